"""The evening as lines: everybody's points after each game, told apart by colour and sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.engine.party.members import Member
from stackhub.shell.hub import Hub
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import paint_chip

#: Two members of one colour are told apart by the line as well.
_PENS = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
#: At most so many lines of the grid are drawn across.
_GRID_LINES = 5
#: Lines of equal points run so far beside one another, in letters' heights.
_BESIDE = 0.3
#: The names beside the lines get no more than this share of the width; signs and gaps before them, in letters' heights.
_WIDEST_NAME, _BEFORE_NAMES = 0.36, 2.8


class Lines(QWidget):
    """Paints :meth:`show_lines`: one line each, a chip at every game, the name at its end."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._members: tuple[Member, ...] = ()
        self._chart: tuple[Mapping[str, Fraction], ...] = ()
        self._games: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        hub.look_changed.connect(self.update)

    def show_lines(
        self, members: Sequence[Member], chart: Sequence[Mapping[str, Fraction]], games: Sequence[str], name: str
    ) -> None:
        """``chart`` has everybody's points by key, at the start and after each of ``games`` (their titles); ``name`` is
        what a screen reader says."""
        self._members, self._chart, self._games = tuple(members), tuple(chart), tuple(games)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 360)

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._chart) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = max(13.0, min(self.height() * 0.045, self.width() * 0.036))
        font = QFont(self.font())
        font.setPixelSize(round(size))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        most = max([float(value) for row in self._chart for value in row.values()] + [1.0])
        left = metrics.horizontalAdvance(f"{most:.0f}") + size
        names = max((metrics.horizontalAdvance(member.name) for member in self._members), default=0.0)
        beside = min(self.width() * _WIDEST_NAME, names + size * _BEFORE_NAMES)
        plot = QRectF(left, size * 1.2, self.width() - beside - left, self.height() - size * 3.6)
        self._paint_grid(painter, plot, most, metrics)
        ends: list[tuple[float, Member]] = []
        drawn: list[str] = []
        shared: Counter[tuple[int, Fraction]] = Counter()
        for member in reversed(self._members):
            points = []
            for number, row in enumerate(self._chart):
                value = row.get(member.key, Fraction(0))
                beside = size * _BESIDE * shared[number, value] if number else 0.0
                shared[number, value] += 1
                x = plot.left() + plot.width() * number / (len(self._chart) - 1)
                points.append(QPointF(x, plot.bottom() - plot.height() * float(value) / most - beside))
            self._paint_line(painter, member, points, size, drawn.count(member.colour))
            drawn.append(member.colour)
            ends.append((points[-1].y(), member))
        self._paint_ends(painter, plot, ends, size, metrics)

    def _paint_grid(self, painter: QPainter, plot: QRectF, most: float, metrics: QFontMetricsF) -> None:
        theme = self.hub.theme
        step = next(s for e in range(6) for s in (10**e, 2 * 10**e, 5 * 10**e) if most / s <= _GRID_LINES)
        value = 0
        while value <= most:
            y = plot.bottom() - plot.height() * value / most
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(theme.text_muted))
            at = QRectF(0, y - metrics.height() / 2, plot.left() - 8, metrics.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
            value += step
        room = plot.width() / len(self._games)
        fits = all(metrics.horizontalAdvance(title) < room - 6 for title in self._games)
        for number, title in enumerate(self._games, 1):
            x = plot.left() + plot.width() * number / len(self._games)
            at = QRectF(x - room / 2, plot.bottom() + metrics.height() * 0.4, room, metrics.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, title if fits else str(number))

    def _paint_line(self, painter: QPainter, member: Member, points: list[QPointF], size: float, twin: int) -> None:
        swatch = paint(self.hub.palette, member.colour)
        line = QPolygonF(points)
        outline = QColor(self.hub.theme.text_muted)  # black is seen on a dark ground so, and white on a light one
        for colour, width in ((outline, size * 0.34), (swatch.base, size * 0.22)):
            pen = QPen(colour, width, _PENS[twin % len(_PENS)])
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(line)
        for point in points[1:]:
            side = size * 1.3
            paint_chip(painter, QRectF(point.x() - side / 2, point.y() - side / 2, side, side), member.colour, swatch)

    def _paint_ends(
        self, painter: QPainter, plot: QRectF, ends: list[tuple[float, Member]], size: float, metrics: QFontMetricsF
    ) -> None:
        """Names beside the ends of their lines, moved apart where they would lie on one another."""
        lowest = plot.bottom() + metrics.height() / 2
        height = min(metrics.height(), lowest / max(1, len(ends)))
        ends.sort(key=lambda end: end[0])
        ys: list[float] = []
        for y, _ in ends:
            ys.append(max(y, ys[-1] + height if ys else height / 2))
        over = (ys[-1] + height / 2 - lowest) if ys else 0
        if over > 0:
            ys[-1] -= over
            for at in range(len(ys) - 2, -1, -1):
                ys[at] = min(ys[at], ys[at + 1] - height)
        x = plot.right() + size
        for y, (_, member) in zip(ys, ends, strict=True):
            side = min(size * 1.1, height)
            swatch = paint(self.hub.palette, member.colour)
            paint_chip(painter, QRectF(x, y - side / 2, side, side), member.colour, swatch)
            room = QRectF(x + side + 4, y - height / 2, self.width() - x - side - 4, height)
            painter.setPen(QColor(self.hub.theme.text))
            cut = metrics.elidedText(member.name, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, cut)
