"""The wheel that says which game comes next."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.engine.look import COLOUR_NAMES
from stackhub.shell.hub import Hub
from stackhub.tabletop.motion import Motion, arriving
from stackhub.tabletop.palette import paint

#: How long it turns, in milliseconds, and how often it goes round.
SPIN_MS = 1500
_TURNS = 4


class Wheel(QWidget):
    """Sectors with titles and a pointer above. :meth:`spin` turns it to a sector; ``stopped()`` once it is there."""

    stopped = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._titles: tuple[str, ...] = ()
        self._from, self._to = 0.0, 0.0
        self._motion = Motion(self)
        self._motion.moved.connect(lambda _: self.update())
        self._motion.ended.connect(self.stopped)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        hub.look_changed.connect(self.update)

    @property
    def turning(self) -> bool:
        return self._motion.running

    def set_titles(self, titles: Sequence[str]) -> None:
        """One sector for each."""
        self._titles = tuple(titles)
        self.setAccessibleName(", ".join(titles))
        self.update()

    def spin(self, sector: int) -> None:
        """Turn until the pointer stands over ``sector``: some rounds, or at once where motion is switched off."""
        self._from = self._to % 360
        goal = -(sector + 0.5) * 360 / len(self._titles) % 360
        self._to = self._from + (goal - self._from) % 360 + 360 * _TURNS
        self._motion.start(SPIN_MS, self.hub.look)

    def stop(self) -> None:
        """Stand where it was to stop, and say nothing."""
        self._motion.stop()

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._titles:
            return
        theme = self.hub.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(self.width() / 2, self.height() / 2 * 0.94) - 6
        centre = QPointF(self.width() / 2, self.height() - radius - 6)
        angle = self._from + (self._to - self._from) * arriving(self._motion.progress)
        span = 360 / len(self._titles)
        painter.save()
        painter.translate(centre)
        painter.rotate(angle - 90)
        font = QFont(self.font())
        font.setPixelSize(round(max(13.0, min(radius * 0.11, radius * math.radians(span) * 0.36))))
        font.setBold(True)
        painter.setFont(font)
        disc = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        for number, title in enumerate(self._titles):
            swatch = paint(self.hub.palette, COLOUR_NAMES[number % len(COLOUR_NAMES)])
            painter.setPen(QPen(swatch.edge, 2))
            painter.setBrush(swatch.base)
            painter.drawPie(disc, round(-number * span * 16), round(-span * 16))
            painter.save()
            way = (number + 0.5) * span
            painter.rotate(way)
            painter.setPen(swatch.ink)
            room = QRectF(radius * 0.14, -radius * 0.2, radius * 0.68, radius * 0.4)
            side = Qt.AlignmentFlag.AlignRight  # the outer end of the room
            if math.cos(math.radians(angle - 90 + way)) < 0:  # in the left half: else it would stand on its head
                painter.rotate(180)
                room.moveRight(-room.left())
                side = Qt.AlignmentFlag.AlignLeft
            cut = QFontMetricsF(font).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, cut)
            painter.restore()
        painter.setPen(QPen(QColor(theme.border), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        painter.restore()
        painter.setPen(QPen(QColor(theme.window), 2))
        painter.setBrush(QColor(theme.text))
        painter.drawEllipse(centre, radius * 0.08, radius * 0.08)
        top = centre.y() - radius
        width = radius * 0.09
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(centre.x() - width, top - width * 0.6),
                    QPointF(centre.x() + width, top - width * 0.6),
                    QPointF(centre.x(), top + width * 1.6),
                ]
            )
        )
