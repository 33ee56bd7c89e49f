"""The scoreboard's bars: everybody's points, growing by what the last game was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.engine.look import ColourName
from stackhub.engine.party.scoring import points_text
from stackhub.shell.hub import Hub
from stackhub.tabletop.motion import Motion, arriving
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import paint_chip

#: How long the bars grow, in milliseconds.
GROWING_MS = 1100
#: The highest a row gets, as a share of the widget's height.
_HIGHEST_ROW = 0.2


@dataclass(frozen=True, slots=True)
class BarRow:
    """One member: ``points`` now, of which ``gained`` came last; ``note`` says what else is to be known of them."""

    name: str
    colour: ColourName
    place: int
    points: Fraction
    gained: Fraction
    note: str = ""


class Bars(QWidget):
    """Paints rows, the best first: place, sign, name, bar, points. :meth:`grow` has the bars grow."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.rows: tuple[BarRow, ...] = ()
        self._decimal = "."
        self._motion = Motion(self)
        self._motion.moved.connect(lambda _: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        hub.look_changed.connect(self.update)

    def show_rows(self, rows: Sequence[BarRow], decimal: str) -> None:
        """Show ``rows``, points written with that decimal sign."""
        self.rows, self._decimal = tuple(rows), decimal
        self.setAccessibleName(
            "; ".join(f"{row.place}. {row.name} {points_text(row.points, decimal)} {row.note}".strip() for row in rows)
        )
        self.update()

    def grow(self) -> None:
        """Let the bars grow from before the last game, unless motion is switched off."""
        self._motion.start(GROWING_MS, self.hub.look)

    def stop(self) -> None:
        self._motion.finish()

    def sizeHint(self) -> QSize:
        return QSize(560, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = min(self.height() / len(self.rows), self.height() * _HIGHEST_ROW)
        share = arriving(self._motion.progress)
        for number, row in enumerate(self.rows):
            self._paint_row(painter, row, QRectF(0, number * height, self.width(), height), share)

    def _paint_row(self, painter: QPainter, row: BarRow, room: QRectF, share: float) -> None:
        theme = self.hub.theme
        size = min(room.height() * 0.5, room.width() * 0.045)
        bold = _font(self.font(), size, bold=True)
        metrics = QFontMetricsF(bold)
        gap, x = size * 0.5, room.left()
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        place_width = metrics.horizontalAdvance("10.")
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x, room.top(), place_width, room.height()), middle | Qt.AlignmentFlag.AlignRight,
                         f"{row.place}.")  # fmt: skip
        x += place_width + gap
        side = size * 1.5
        swatch = paint(self.hub.palette, row.colour)
        paint_chip(painter, QRectF(x, room.center().y() - side / 2, side, side), row.colour, swatch)
        x += side + gap
        name_width = room.width() * 0.3
        at = QRectF(x, room.top(), name_width, room.height())
        painter.setPen(QColor(theme.text))
        painter.drawText(at, middle, metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, name_width))
        x += name_width + gap
        small = _font(self.font(), size * 0.75)
        notes = max(QFontMetricsF(small).horizontalAdvance(one.note) for one in self.rows)
        points_width = metrics.horizontalAdvance("888½") + QFontMetricsF(small).horizontalAdvance(" +88½") + notes
        length = max(0.0, room.right() - x - points_width - gap)
        now = row.points - row.gained * (1 - Fraction(share).limit_denominator(1000))
        most = max([one.points for one in self.rows] + [Fraction(1)])
        bar = QRectF(x, room.center().y() - room.height() * 0.28, length * float(now / most), room.height() * 0.56)
        painter.setPen(QPen(QColor(theme.text_muted), 2))
        painter.setBrush(swatch.base)
        if now > 0:
            painter.drawRoundedRect(bar, 6, 6)
        painter.setPen(QColor(theme.text))
        painter.setFont(bold)
        shown = points_text(row.points if share >= 1 else Fraction(int(now)), self._decimal)
        at = QRectF(bar.right() + gap, room.top(), points_width, room.height())
        painter.drawText(at, middle, shown)
        gained = f"+{points_text(row.gained, self._decimal)}" if row.gained else ""
        painter.setFont(small)
        painter.setPen(QColor(theme.text_muted))
        at.setLeft(at.left() + metrics.horizontalAdvance(shown) + gap * 0.7)
        painter.drawText(at, middle, "  ".join(part for part in (gained, row.note) if part))


def _font(base: QFont, pixels: float, *, bold: bool = False) -> QFont:
    font = QFont(base)
    font.setPixelSize(max(9, round(pixels)))
    font.setBold(bold)
    return font
