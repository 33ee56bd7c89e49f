"""The plate of a seat: who sits there, how many pieces they hold, what they did last."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.engine.look import ColourName
from stackhub.tabletop.colour_vision import mix
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.fonts import font
from stackhub.tabletop.marks import paint_focus, paint_ring
from stackhub.tabletop.palette import paint
from stackhub.tabletop.piece_item import rounded
from stackhub.tabletop.signs import paint_chip
from stackhub.tabletop.spread import Place

#: As many backs are drawn at most; the number beside them says how many there are.
_BACKS = 12
_PLAQUE_HIGH = 88.0


@dataclass(frozen=True)
class SeatShown:
    """What a plate says. ``badges`` are short words (a spare draw); ``trace`` the last action in a few words, ``bad``
    when it was done to this seat; ``targeted``: it can be chosen now."""

    name: str
    colour: ColourName
    count: int = 0
    to_play: bool = False
    gone: bool = False
    badges: tuple[str, ...] = field(default=())
    trace: str = ""
    targeted: bool = False
    hovered: bool = False
    focused: bool = False


class SeatPlate(QGraphicsItem):
    """A plate in ``rect`` of the table. ``own``: the one beside one's own hand, in one line and without backs."""

    def __init__(self, faces: Faces, unit: float, rect: QRectF, *, own: bool = False) -> None:
        super().__init__()
        self.faces = faces
        self.unit = unit
        self.rect = rect
        self.own = own
        self.shown = SeatShown("", "white")

    def say(self, shown: SeatShown) -> None:
        """Say this."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    def change(self, **fields: object) -> None:
        """Say the same but for these fields of SeatShown."""
        self.say(replace(self.shown, **fields))  # type: ignore[arg-type]

    @property
    def hand_place(self) -> Place:
        """Where pieces fly to and from: the middle of the backs, or of one's own name."""
        middle = self.plaque.center()
        if self.own:
            return Place(middle.x(), middle.y(), 0.0, 0.3)
        return Place(self.rect.left() + 84 * self.unit, middle.y() + 18 * self.unit, 0.0, self._back_width / 100)

    @property
    def _back_width(self) -> float:
        return 40 * self.unit / self.faces.aspect

    @property
    def plaque(self) -> QRectF:
        """The plate without the line about the last action."""
        return QRectF(self.rect.topLeft(), self.rect.size()) if self.own else self._upper()

    def _upper(self) -> QRectF:
        return QRectF(self.rect.left(), self.rect.top(), self.rect.width(), _PLAQUE_HIGH * self.unit)

    # --- Qt

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -8, 8 + (380 * self.unit if self.own else 0), 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme, shown, unit = self.faces.look.theme, self.shown, self.unit
        plaque, radius = self.plaque, 10 * unit
        ground = QColor(theme.surface_raised)
        ground.setAlphaF(0.94 if not shown.gone else 0.6)
        path = rounded(plaque, radius)
        painter.fillPath(path, ground)
        line = QColor(mix(theme.accent, "#000000", 0.3)) if shown.to_play else QColor(theme.border)
        painter.strokePath(path, QPen(line, (4.0 if shown.to_play else 1.2) * unit))
        if shown.targeted:
            paint_ring(painter, path.toFillPolygon(), theme, 3 * unit, strong=shown.hovered)
        if shown.focused:
            paint_focus(painter, path.toFillPolygon(), theme)
        self._first_line(painter, plaque)
        if not self.own and not shown.gone:
            self._backs(painter, plaque)
        self._trace(painter)

    def _first_line(self, painter: QPainter, plaque: QRectF) -> None:
        theme, shown, unit = self.faces.look.theme, self.shown, self.unit
        line = QRectF(plaque.left(), plaque.top() + 4 * unit, plaque.width(), 36 * unit)
        chip = QRectF(line.left() + 8 * unit, line.top() + 3 * unit, 30 * unit, 30 * unit)
        paint_chip(painter, chip, shown.colour, paint(self.faces.look.palette, shown.colour))
        left = chip.right() + 8 * unit
        if shown.to_play:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.text))
            middle = line.center().y()
            side = 7 * unit
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(left, middle - side), QPointF(left + side * 1.5, middle), QPointF(left, middle + side)]
                )
            )
            left += 16 * unit
        right = line.right() - 10 * unit
        right -= self._number(painter, right, line) + 8 * unit if not shown.gone else 0
        if self.own:
            for badge in shown.badges:
                right -= self._pill(painter, badge, right, line.center().y()) + 6 * unit
        face = font(self.faces.family, self._pixels(18), QFont.Weight.Bold)
        face.setStrikeOut(shown.gone)
        name = QFontMetricsF(face).elidedText(shown.name, Qt.TextElideMode.ElideRight, max(10.0, right - left))
        painter.setFont(face)
        painter.setPen(QColor(theme.text_muted if shown.gone else theme.text))
        painter.drawText(
            QRectF(left, line.top(), right - left, line.height()),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            name,
        )

    def _backs(self, painter: QPainter, plaque: QRectF) -> None:
        unit, width = self.unit, self._back_width
        right = plaque.right() - 10 * unit
        for badge in self.shown.badges:
            right -= self._pill(painter, badge, right, plaque.bottom() - 25 * unit) + 6 * unit
        count = min(self.shown.count, _BACKS)
        left, high = plaque.left() + 12 * unit, width * self.faces.aspect
        room = min(150 * unit, right - left) - width
        step = min(width * 0.5, room / max(1, count - 1))
        picture = self.faces.pixmap(None, width, painter.device().devicePixelRatioF())
        for index in range(count):
            where = QRectF(left + step * index, plaque.bottom() - high - 6 * unit, width, high)
            painter.drawPixmap(where, picture, QRectF(picture.rect()))

    def _trace(self, painter: QPainter) -> None:
        if not self.shown.trace:
            return
        theme, unit = self.faces.look.theme, self.unit
        face = font(self.faces.family, self._pixels(18), QFont.Weight.Bold)
        metrics = QFontMetricsF(face)
        most = 360 * unit if self.own else self.rect.width()
        words = metrics.elidedText(self.shown.trace, Qt.TextElideMode.ElideRight, most - 24 * unit)
        wide = metrics.horizontalAdvance(words) + 24 * unit
        if self.own:
            pill = QRectF(self.rect.right() + 10 * unit, self.rect.center().y() - 14 * unit, wide, 28 * unit)
        else:
            pill = QRectF(self.rect.center().x() - wide / 2, self.rect.bottom() - 28 * unit, wide, 28 * unit)
        painter.setPen(QPen(QColor(theme.border), unit))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(pill, 14 * unit, 14 * unit)
        painter.setFont(face)
        painter.setPen(QColor(theme.text))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), words)

    def _number(self, painter: QPainter, right: float, line: QRectF) -> float:
        """The count, ending at ``right``; returns how wide it is."""
        face = font(self.faces.family, self._pixels(24), QFont.Weight.ExtraBold)
        words = str(self.shown.count)
        wide = QFontMetricsF(face).horizontalAdvance(words)
        painter.setFont(face)
        painter.setPen(QColor(self.faces.look.theme.text))
        painter.drawText(
            QRectF(right - wide, line.top(), wide + 1, line.height()),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            words,
        )
        return wide

    def _pill(self, painter: QPainter, words: str, right: float, middle: float) -> float:
        """A badge that ends at ``right``; returns how wide it is."""
        theme, unit = self.faces.look.theme, self.unit
        face = font(self.faces.family, self._pixels(16), QFont.Weight.Bold)
        wide = QFontMetricsF(face).horizontalAdvance(words) + 16 * unit
        pill = QRectF(right - wide, middle - 13 * unit, wide, 26 * unit)
        painter.setPen(QPen(QColor(mix(theme.accent, "#000000", 0.4)), unit))
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(pill, 8 * unit, 8 * unit)
        painter.setFont(face)
        painter.setPen(QColor(theme.on_accent))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), words)
        return wide

    def _pixels(self, size: float) -> int:
        return max(9, round(size * self.unit))
