"""Signs that flash up over a seat and fade: a burst, a crossed-out turn."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.tabletop.faces import Faces
from stackhub.tabletop.film import swell
from stackhub.tabletop.fonts import font

Kind = Literal["burst", "skip", "shield", "speech"]

#: A bubble is so many times as wide as other signs at most.
_BUBBLE = 2.2


class Burst(QGraphicsItem):
    """A sign ``size`` pixels wide around ``middle``: ``burst`` a star with ``words`` in it, ``skip`` a crossed-out
    ring, ``shield`` a burst that was warded off, ``speech`` a bubble that says ``words``. :meth:`show_at` lets it
    swell and fade."""

    def __init__(self, faces: Faces, kind: Kind, middle: QPointF, size: float, words: str = "") -> None:
        super().__init__()
        self.faces = faces
        self.kind = kind
        self.size = size
        self.words = words
        self.setPos(middle)
        self.setZValue(300)
        self.show_at(0.0)

    def show_at(self, progress: float) -> None:
        """Be as it is when ``progress`` (0 to 1) of its time is over."""
        self.setScale(0.5 + 0.6 * min(1.0, progress * 3))
        self.setOpacity(min(1.0, swell(progress) * 2.2))

    def boundingRect(self) -> QRectF:
        half = self.size / 2 + 4
        if self.kind == "speech":
            half *= _BUBBLE
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, half = self.faces.look.theme, self.size / 2
        if self.kind == "skip":
            painter.setPen(QPen(QColor(theme.surface_raised), half * 0.42))
            painter.drawEllipse(QPointF(0, 0), half * 0.75, half * 0.75)
            painter.setPen(QPen(QColor(theme.danger), half * 0.26))
            painter.drawEllipse(QPointF(0, 0), half * 0.75, half * 0.75)
            painter.drawLine(QPointF(-half * 0.5, half * 0.5), QPointF(half * 0.5, -half * 0.5))
            return
        if self.kind == "speech":
            self._bubble(painter, half)
            return
        painter.setPen(QPen(QColor(theme.on_accent), max(2.0, half * 0.06), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(star(11, half, half * 0.68))
        face = font(self.faces.family, max(9, round(half * 0.62)), QFont.Weight.ExtraBold)
        painter.setFont(face)
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), self.words)
        if self.kind == "shield":
            painter.setPen(QPen(QColor(theme.danger), half * 0.2, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-half * 0.6, half * 0.6), QPointF(half * 0.6, -half * 0.6))

    def _bubble(self, painter: QPainter, half: float) -> None:
        theme = self.faces.look.theme
        face = font(self.faces.family, max(12, round(half * 0.5)), QFont.Weight.ExtraBold)
        wide = min(QFontMetricsF(face).horizontalAdvance(self.words) + half * 0.7, 2 * half * _BUBBLE)
        bubble = QRectF(-wide / 2, -half * 0.55, wide, half * 0.95)
        shape = QPainterPath()
        shape.addRoundedRect(bubble, half * 0.3, half * 0.3)
        tail = QPainterPath()
        tail.addPolygon(
            QPolygonF([QPointF(-half * 0.3, half * 0.3), QPointF(half * 0.15, half * 0.3), QPointF(-half * 0.4, half)])
        )
        shape = shape.united(tail)
        painter.setPen(QPen(QColor(theme.on_accent), max(2.0, half * 0.06), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(theme.accent))
        painter.drawPath(shape)
        painter.setFont(face)
        painter.drawText(bubble, int(Qt.AlignmentFlag.AlignCenter), self.words)


def star(points: int, outer: float, inner: float) -> QPolygonF:
    """A star around (0, 0)."""
    return QPolygonF(
        [
            QPointF(radius * math.cos(turn), radius * math.sin(turn))
            for index in range(2 * points)
            for radius, turn in [((outer, inner)[index % 2], math.pi * (index / points - 0.5))]
        ]
    )
