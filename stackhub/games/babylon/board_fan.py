"""A pile fanned out: its tablets one below the other beside it, large enough to count and to read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from stackhub.games.babylon.board_geometry import COLUMN_PITCH, DEPTH, WIDTH, Layer, Layout
from stackhub.tabletop.board import Look
from stackhub.tabletop.colour_vision import mix
from stackhub.tabletop.signs import paint_sign

_EDGE = 6.0


def fan_rect(layout: Layout, layers: Sequence[Layer]) -> QRectF:
    """Where the fan of a pile lies: in the gap between the columns, never on another pile's face."""
    width, height = _tablet_size(layout, len(layers))
    column, total = width + 2 * _EDGE, height * len(layers) + 2 * _EDGE
    foot, top = layers[0], layers[-1]
    base = layout.camera.project(foot.x, foot.y - DEPTH / 2, foot.bottom)
    side = max(
        layout.camera.project(foot.x + WIDTH / 2, foot.y - DEPTH / 2, foot.bottom).x(),
        layout.camera.project(top.x + WIDTH / 2, top.y - DEPTH / 2, top.top).x(),
    )
    left = min(side + 2, layout.size.width() - column - 4)
    upper = max(4.0, min(base.y() - total + _EDGE, layout.size.height() - total - 4))
    return QRectF(left, upper, column, total)


def paint_fan(painter: QPainter, layout: Layout, look: Look, layers: Sequence[Layer], spread: float) -> None:
    """Paint the fan of a pile, ``spread`` (0 to 1) of the way out of it."""
    rect = fan_rect(layout, layers)
    width, height = _tablet_size(layout, len(layers))
    theme = look.theme
    painter.save()
    painter.setOpacity(min(1.0, spread * 1.5))
    plate = QColor(theme.surface_raised)
    plate.setAlphaF(0.95)
    painter.setPen(QPen(QColor(theme.border), 1.5))
    painter.setBrush(plate)
    painter.drawRoundedRect(rect, 10, 10)
    for level, layer in enumerate(layers):
        there = QRectF(rect.left() + _EDGE, rect.bottom() - _EDGE - (level + 1) * height, width, height)
        from_pile = layout.camera.project(layer.x + WIDTH * 0.3, layer.y - DEPTH / 2, layer.bottom)
        away = (from_pile - there.bottomLeft()) * (1 - spread)
        _tablet(painter, there.translated(QPointF(away.x(), away.y())).adjusted(0, 1, 0, -1), look, layer.colour)
    painter.restore()


def _tablet(painter: QPainter, rect: QRectF, look: Look, colour: str) -> None:
    """One tablet seen from the front."""
    swatch = look.palette.swatch(colour)  # type: ignore[arg-type]
    body = QPainterPath()
    body.addRoundedRect(rect, 5, 5)
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fall.setColorAt(0.0, QColor(mix(swatch.base, "#ffffff", 0.28)))
    fall.setColorAt(0.22, QColor(swatch.base))
    fall.setColorAt(0.8, QColor(mix(swatch.base, swatch.edge, 0.25)))
    fall.setColorAt(1.0, QColor(swatch.edge))
    painter.fillPath(body, fall)
    if look.theme.dark:
        painter.strokePath(body, QPen(QColor(look.theme.border), 1.0))
    painter.setPen(Qt.PenStyle.NoPen)
    size = min(rect.height() * 0.78, rect.width() * 0.6)
    sign = QRectF(0, 0, size, size)
    sign.moveCenter(rect.center())
    paint_sign(painter, sign, colour, QColor(swatch.ink))  # type: ignore[arg-type]


def _tablet_size(layout: Layout, tablets: int) -> tuple[float, float]:
    gap = layout.unit * (COLUMN_PITCH - WIDTH)
    room = (layout.size.height() - 2 * _EDGE - 16) / max(1, tablets)
    return max(24.0, gap - 2 * _EDGE - 6), min(room, max(22.0, layout.unit * 0.18))
