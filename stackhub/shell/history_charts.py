"""Charts of the history, painted with QPainter: a charting library (pyqtgraph) would bring numpy, which is larger than
everything that is drawn here needs together.

Each chart says its figures in words as well, on it and as its accessible name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.shell.hub import Hub
from stackhub.shell.words import labelled
from stackhub.store.statistics import Step

_LEFT, _RIGHT, _TOP, _BOTTOM = 44.0, 20.0, 14.0, 30.0
_ROW = 44
_BAR = 14.0
#: Marks of single matches are drawn while there are no more than this.
_MOST_MARKS = 40


class _Chart(QWidget):
    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        hub.look_changed.connect(self.update)

    def _colour(self, name: str) -> QColor:
        return QColor(getattr(self.hub.theme, name))

    def _write(
        self, painter: QPainter, rect: QRectF, words: str, align: Qt.AlignmentFlag, *, bold: bool = False
    ) -> None:
        font = QFont(self.font())
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(self._colour("text"))
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)


class WinsLine(_Chart):
    """How the wins of one person came about: matches from left to right, wins upwards, filled marks for matches that
    were won and open ones for the others."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._steps: list[Step] = []
        self.setMinimumHeight(170)
        self.setMaximumHeight(360)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Draw the line of ``steps``."""
        self._steps = list(steps)
        last = self._steps[-1] if self._steps else None
        self.setAccessibleName(
            self.tr("Wins: {won} of {played} matches").format(won=last.won, played=last.played) if last else ""
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._steps:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)
        played, won = self._steps[-1].played, self._steps[-1].won
        top = max(1, won)
        self._paint_frame(painter, room, played, top)
        points = [QPointF(room.left(), room.bottom())]
        for step in self._steps:
            x = room.left() + room.width() * step.played / played
            points.append(QPointF(x, room.bottom() - room.height() * step.won / top))
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setPen(QPen(self._colour("accent"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if played <= _MOST_MARKS:
            painter.setPen(QPen(self._colour("text"), 2))
            before = 0
            for step, point in zip(self._steps, points[1:], strict=True):
                painter.setBrush(self._colour("text" if step.won > before else "field"))
                painter.drawEllipse(point, 4, 4)
                before = step.won
        painter.end()

    def _paint_frame(self, painter: QPainter, room: QRectF, played: int, top: int) -> None:
        painter.setPen(QPen(self._colour("line"), 1))
        steps = sorted({0, top, *(round(top * part / 4) for part in (1, 2, 3))})
        for wins in steps:
            y = room.bottom() - room.height() * wins / top
            painter.setPen(QPen(self._colour("border" if wins == 0 else "line"), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            self._write(
                painter, QRectF(0, y - 12, _LEFT - 10, 24), QLocale().toString(wins), Qt.AlignmentFlag.AlignRight
            )
        words = self.tr("%n match(es)", "", played)
        below = QRectF(room.left(), room.bottom() + 4, room.width(), _BOTTOM - 4)
        self._write(painter, below, words, Qt.AlignmentFlag.AlignRight)
        self._write(painter, below, self.tr("Wins, match by match"), Qt.AlignmentFlag.AlignLeft)


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a bar chart: what it is about, its parts from left to right, and the figures in words."""

    name: str
    parts: tuple[int, ...]
    figures: str


class Bars(_Chart):
    """Rows of bars of one scale. The first part is solid, the second hatched, the others empty, each with its outline,
    so that nobody needs a colour."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._bars: list[Bar] = []

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw ``bars``, one below the other."""
        self._bars = list(bars)
        self.setAccessibleName("; ".join(labelled(bar.name, bar.figures) for bar in bars))
        self.setMinimumHeight(_ROW * len(bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, _ROW * len(self._bars))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max((sum(bar.parts) for bar in self._bars), default=0)
        if not most:
            return
        for number, bar in enumerate(self._bars):
            row = QRectF(0, number * _ROW, self.width(), _ROW)
            words = QRectF(row.left(), row.top() + 2, row.width(), 22)
            figures = painter.fontMetrics().horizontalAdvance(bar.figures) + 16
            self._write(painter, words, bar.figures, Qt.AlignmentFlag.AlignRight)
            self._write(painter, words.adjusted(0, 0, -figures, 0), bar.name, Qt.AlignmentFlag.AlignLeft, bold=True)
            x = 1.0
            for kind, part in enumerate(bar.parts):
                wide = (row.width() - 2) * part / most
                box = QRectF(x, row.top() + 25, wide, _BAR)
                x += wide
                if part:
                    self._paint_part(painter, box, kind)
        painter.end()

    def _paint_part(self, painter: QPainter, box: QRectF, kind: int) -> None:
        painter.setPen(QPen(self._colour("border"), 1.2))
        painter.setBrush(self._colour("accent" if kind == 0 else "field"))
        painter.drawRect(box)
        if kind == 1:
            painter.fillRect(box, QBrush(self._colour("text"), Qt.BrushStyle.BDiagPattern))
