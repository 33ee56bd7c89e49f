"""The large sign in the middle: which way is stacked, with arrow and word, and what counts now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.engine.look import ColourName
from stackhub.tabletop.colour_vision import mix
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.fonts import font
from stackhub.tabletop.palette import paint
from stackhub.tabletop.piece_item import rounded
from stackhub.tabletop.signs import paint_chip

Arrow = Literal["up", "down"]


@dataclass(frozen=True)
class SignShown:
    """``arrow`` and its ``word`` (both empty before it is chosen); the ``number`` that is followed, with its ``colour``
    where that counts; ``below`` is a short line under all; ``clockwise`` puts an arrow before it that goes round the
    way play goes, where that turns (None where it never does)."""

    arrow: Arrow | None = None
    word: str = ""
    number: str = ""
    colour: ColourName | None = None
    clockwise: bool | None = None
    below: str = ""


class OrderSign(QGraphicsItem):
    """``turning`` is how far the arrow has still to turn, in degrees; ``pulse`` (0 to 1) how much it draws the eye."""

    def __init__(self, faces: Faces, unit: float, rect: QRectF) -> None:
        super().__init__()
        self.faces = faces
        self.unit = unit
        self.rect = rect
        self.shown = SignShown()
        self.turning = 0.0
        self.pulse = 0.0

    def say(self, shown: SignShown) -> None:
        """Say this."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    def turn(self, degrees: float, pulse: float) -> None:
        """Stand so many degrees before the end of a turn."""
        self.turning, self.pulse = degrees, pulse
        self.update()

    # --- Qt

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit, rect, shown = self.faces.look.theme, self.unit, self.rect, self.shown
        ground = QColor(theme.surface_raised)
        ground.setAlphaF(0.94)
        path = rounded(rect, 12 * unit)
        painter.fillPath(path, ground)
        edge = QColor(mix(theme.border, theme.accent, self.pulse))
        painter.strokePath(path, QPen(edge, (1.5 + 4 * self.pulse) * unit))
        strip = 32.0 if shown.clockwise is None else 54.0
        below = strip * unit if shown.below else 0.0
        upper = rect.adjusted(0, 0, 0, -below)
        if shown.arrow is None:
            self._undecided(painter)
            return
        self._arrow(painter, QRectF(upper.left() + 8 * unit, upper.top(), upper.width() * 0.42, upper.height()))
        self._beside(
            painter, QRectF(upper.left() + upper.width() * 0.47, upper.top(), upper.width() * 0.5, upper.height())
        )
        if shown.below:
            self._below(painter, QRectF(rect.left(), rect.bottom() - below - 2 * unit, rect.width(), below))

    def _undecided(self, painter: QPainter) -> None:
        """No arrow yet: a question mark, and what is below in as many lines as it takes."""
        rect, unit = self.rect, self.unit
        half = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2)
        self._words(painter, half, "?", 48)
        painter.setFont(font(self.faces.family, max(9, round(18 * unit)), QFont.Weight.ExtraBold))
        low = half.translated(0, half.height()).adjusted(10 * unit, 0, -10 * unit, -8 * unit)
        painter.drawText(low, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.shown.below)

    def _below(self, painter: QPainter, area: QRectF) -> None:
        unit, shown = self.unit, self.shown
        if shown.clockwise is None:
            self._words(painter, area, shown.below, 18)
            return
        line = QPen(QColor(self.faces.look.theme.border), unit)
        painter.setPen(line)
        painter.drawLine(area.topLeft() + QPointF(10 * unit, 0), area.topRight() - QPointF(10 * unit, 0))
        self._round(painter, QRectF(area.left() + 4 * unit, area.top(), 52 * unit, area.height()))
        beside = area.adjusted(56 * unit, 0, -6 * unit, 0)
        face = font(self.faces.family, max(9, round(18 * unit)), QFont.Weight.ExtraBold)
        painter.setFont(face)
        painter.setPen(QColor(self.faces.look.theme.text))
        painter.drawText(beside, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), shown.below)

    def _arrow(self, painter: QPainter, area: QRectF) -> None:
        theme = self.faces.look.theme
        angle = (0.0 if self.shown.arrow == "up" else 180.0) - self.turning
        painter.save()
        painter.translate(area.center())
        painter.rotate(angle)
        size = min(area.width() * 0.52, area.height() * 0.46)
        outline = QPolygonF(
            [
                QPointF(x * size, y * size)
                for x, y in (
                    (0, -1),
                    (0.86, -0.06),
                    (0.38, -0.06),
                    (0.38, 1),
                    (-0.38, 1),
                    (-0.38, -0.06),
                    (-0.86, -0.06),
                )
            ]
        )
        pen = QPen(QColor(mix(theme.accent, "#000000", 0.6)), 3 * self.unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(outline)
        painter.restore()

    def _beside(self, painter: QPainter, area: QRectF) -> None:
        """The word, and below it the colour and number that are followed."""
        unit, shown = self.unit, self.shown
        self._words(painter, QRectF(area.left(), area.top() + 6 * unit, area.width(), 34 * unit), shown.word, 24)
        rest = QRectF(area.left(), area.top() + 40 * unit, area.width(), area.height() - 46 * unit)
        if shown.colour is not None:
            side = min(rest.height(), rest.width() * 0.5, 42 * unit)
            chip = QRectF(rest.left(), rest.center().y() - side / 2, side, side)
            paint_chip(painter, chip, shown.colour, paint(self.faces.look.palette, shown.colour))
            rest.setLeft(chip.right())
        if shown.number:
            self._words(painter, rest, shown.number, 34 if shown.colour else 28)

    def _round(self, painter: QPainter, area: QRectF) -> None:
        """Three quarters of a circle with a head: the way play goes round the table; it turns as the arrow does."""
        size = min(area.width(), area.height()) * 0.36
        ink = QColor(self.faces.look.theme.text)
        painter.save()
        painter.translate(area.center())
        painter.rotate(-self.turning if self.shown.clockwise else self.turning)
        if not self.shown.clockwise:
            painter.scale(-1, 1)
        way = QPainterPath()
        circle = QRectF(-size, -size, 2 * size, 2 * size)
        way.arcMoveTo(circle, 200)
        way.arcTo(circle, 200, -250)
        pen = QPen(ink, size * 0.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(way, pen)
        end = way.currentPosition()
        painter.translate(end)
        painter.rotate(140)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(
            QPolygonF([QPointF(size * 0.75, 0), QPointF(-size * 0.2, -size * 0.55), QPointF(-size * 0.2, size * 0.55)])
        )
        painter.restore()

    def _words(self, painter: QPainter, area: QRectF, words: str, pixels: float) -> None:
        face = font(self.faces.family, max(9, round(pixels * self.unit)), QFont.Weight.ExtraBold)
        wide = QFontMetricsF(face).horizontalAdvance(words)
        if wide > area.width() > 0:
            face.setPixelSize(max(9, int(face.pixelSize() * area.width() / wide)))
        painter.setFont(face)
        painter.setPen(QColor(self.faces.look.theme.text))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), words)
