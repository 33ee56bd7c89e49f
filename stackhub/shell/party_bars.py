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
from stackhub.shell.party_faces import paint_face
from stackhub.shell.profile_avatar import Avatar
from stackhub.tabletop.motion import Motion, arriving
from stackhub.tabletop.palette import paint

#: How long the bars grow, in milliseconds.
GROWING_MS = 1100
#: The highest a row gets, as a share of the widget's height; the widest a name, of its width.
_HIGHEST_ROW, _WIDEST_NAME = 0.2, 0.42
#: Where a name is too long all words are written smaller before it is cut.
_SHRINKING = (1.0, 0.85, 0.72)
#: A row so many times as high as its words has room for a second line.
_TWO_LINES = 2.4
#: The side of a sign, and of a head with its sign, in heights of the words. A row is at least two of them high.
_CHIP, _HEAD = 1.5, 1.95


@dataclass(frozen=True, slots=True)
class BarRow:
    """One member: ``points`` now, of which ``gained`` came last; ``note`` says what else is to be known of them;
    ``head``: that of their profile."""

    name: str
    colour: ColourName
    place: int
    points: Fraction
    gained: Fraction
    note: str = ""
    head: Avatar | None = None


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
        columns = self._columns(height)
        share = arriving(self._motion.progress)
        for number, row in enumerate(self.rows):
            self._paint_row(painter, row, QRectF(0, number * height, self.width(), height), columns, share)

    def _columns(self, height: float) -> _Columns:
        """Where everything stands in rows of that height, so that the longest bar has the most room there is."""
        for share in _SHRINKING:
            size = min(height * 0.5, self.width() * 0.045) * share
            bold = QFontMetricsF(_font(self.font(), size, bold=True))
            small = QFontMetricsF(_font(self.font(), size * 0.75))
            under = height >= size * _TWO_LINES
            names = max(bold.horizontalAdvance(row.name) for row in self.rows)
            if under:
                names = max(names, *(small.horizontalAdvance(row.note) for row in self.rows))
            if names <= self.width() * _WIDEST_NAME:
                break
        name_width = min(names, self.width() * _WIDEST_NAME) + 2
        face = _HEAD if any(row.head for row in self.rows) else _CHIP
        bars_from = bold.horizontalAdvance("10.") + size * (1.5 + face) + name_width
        length, most = float(self.width()), self._most
        for row in self.rows:
            beside = " ".join(("", self._gained(row), "" if under else row.note))
            words = bold.horizontalAdvance(points_text(row.points, self._decimal)) + small.horizontalAdvance(beside)
            if row.points > 0:
                length = min(length, (self.width() - bars_from - words - size * 1.7) * float(most / row.points))
        return _Columns(size, face, name_width, max(0.0, length), under)

    @property
    def _most(self) -> Fraction:
        return max([row.points for row in self.rows] + [Fraction(1)])

    def _gained(self, row: BarRow) -> str:
        return f"+{points_text(row.gained, self._decimal)}" if row.gained else ""

    def _paint_row(self, painter: QPainter, row: BarRow, room: QRectF, columns: _Columns, share: float) -> None:
        theme, size, gap = self.hub.theme, columns.size, columns.size * 0.5
        bold, small = _font(self.font(), size, bold=True), _font(self.font(), size * 0.75)
        metrics, x = QFontMetricsF(bold), room.left()
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        place = QRectF(x, room.top(), metrics.horizontalAdvance("10."), room.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"{row.place}.")
        side, swatch = size * columns.face, paint(self.hub.palette, row.colour)
        face = QRectF(place.right() + gap, room.center().y() - side / 2, side, side)
        paint_face(painter, face, self.hub, row.colour, row.head)
        x = face.right() + gap
        lines = [(row.name, bold, theme.text), (row.note if columns.under else "", small, theme.text_muted)]
        self._paint_lines(painter, QRectF(x, room.top(), columns.name_width, room.height()), lines)
        x += columns.name_width + gap
        now = row.points - row.gained * (1 - Fraction(share).limit_denominator(1000))
        width = columns.length * float(now / self._most)
        bar = QRectF(x, room.center().y() - room.height() * 0.28, width, room.height() * 0.56)
        painter.setPen(QPen(QColor(theme.text_muted), 2))
        painter.setBrush(swatch.base)
        if now > 0:
            painter.drawRoundedRect(bar, 6, 6)
        shown = points_text(row.points if share >= 1 else Fraction(int(now)), self._decimal)
        at = QRectF(bar.right() + gap, room.top(), room.right() - bar.right(), room.height())
        self._paint_lines(painter, at, [(shown, bold, theme.text)])
        at.setLeft(at.left() + metrics.horizontalAdvance(shown) + gap * 0.7)
        beside = "  ".join(part for part in (self._gained(row), "" if columns.under else row.note) if part)
        self._paint_lines(painter, at, [(beside, small, theme.text_muted)])

    def _paint_lines(self, painter: QPainter, room: QRectF, lines: Sequence[tuple[str, QFont, str]]) -> None:
        """Words below one another in the middle of ``room``, each in its font and colour, cut where they do not fit."""
        shown = [line for line in lines if line[0]]
        y = room.center().y() - sum(font.pixelSize() * 1.25 for _, font, _ in shown) / 2
        for words, font, colour in shown:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            cut = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            line = QRectF(room.left(), y, room.width() + 2, font.pixelSize() * 1.25)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, cut)
            y += line.height()


@dataclass(frozen=True, slots=True)
class _Columns:
    """The height of the words in pixels, the side of a face in such heights, how wide names are and how long the
    longest bar may get in pixels; ``under``: a note stands under the name, else beside the points."""

    size: float
    face: float
    name_width: float
    length: float
    under: bool


def _font(base: QFont, pixels: float, *, bold: bool = False) -> QFont:
    font = QFont(base)
    font.setPixelSize(max(9, round(pixels)))
    font.setBold(bold)
    return font
