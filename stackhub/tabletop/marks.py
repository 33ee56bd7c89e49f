"""Marks laid over a table: rings around what may be used, discs with a shape, arrows through the air.

None of them speaks by colour alone: a ring comes with a disc, and every disc has a shape of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from stackhub.engine.look import Theme
from stackhub.tabletop.colour_vision import mix

Mark = Literal["here", "wins", "loses"]
Point3 = tuple[float, float, float]


def paint_ring(painter: QPainter, outline: QPolygonF, theme: Theme, width: float, *, strong: bool = False) -> None:
    """A glowing ring along ``outline``: light with a dark casing, so that it shows on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    glow = QColor(theme.accent)
    for spread, alpha in ((4.2, 0.16), (3.2, 0.22), (2.4, 0.3)):
        glow.setAlphaF(min(1.0, alpha * (1.7 if strong else 1.0)))
        _stroke(painter, outline, glow, width * spread)
    _stroke(painter, outline, QColor(mix(theme.accent, "#000000", 0.55)), width * 1.9)
    _stroke(painter, outline, QColor(theme.accent if strong else mix(theme.accent, "#ffffff", 0.55)), width)


def paint_focus(painter: QPainter, outline: QPolygonF, theme: Theme) -> None:
    """The ring around what the keyboard acts on, cased so that it shows on a piece of any colour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    casing = QColor("#ffffff" if _is_dark(theme.focus) else "#000000")
    casing.setAlphaF(0.9)
    _stroke(painter, outline, casing, theme.focus_width + 3.0)
    _stroke(painter, outline, QColor(theme.focus), float(theme.focus_width))


def paint_mark(painter: QPainter, centre: QPointF, size: float, mark: Mark, theme: Theme) -> None:
    """A disc with the shape of ``mark`` on it: an arrow down, a tick, a cross."""
    ground, ink = {
        "here": (theme.accent, theme.on_accent),
        "wins": (mix(theme.success, "#000000" if not theme.dark else "#ffffff", 0.0), theme.surface_raised),
        "loses": (theme.surface_raised, theme.danger),
    }[mark]
    edge = mix(ground, "#000000", 0.6) if mark != "loses" else theme.danger
    disc = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.setPen(QPen(QColor(edge), max(1.5, size / 14)))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(disc)
    stroke = QPen(QColor(ink), size * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath()
    for line in _STROKES[mark]:
        path.moveTo(_in(disc, line[0]))
        for point in line[1:]:
            path.lineTo(_in(disc, point))
    painter.strokePath(path, stroke)


def paint_count(painter: QPainter, centre: QPointF, number: int, face: QFont, theme: Theme) -> None:
    """A number on a small plate; ``face`` has its size in pixels."""
    words, pixels = str(number), face.pixelSize()
    painter.setFont(face)
    width = max(pixels * 1.5, painter.fontMetrics().horizontalAdvance(words) + pixels * 0.8)
    plate = QRectF(centre.x() - width / 2, centre.y() - pixels * 0.75, width, pixels * 1.5)
    painter.setPen(QPen(QColor(theme.border), 1.5))
    painter.setBrush(QColor(theme.surface_raised))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    painter.setPen(QColor(theme.text))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)


def paint_arrow(
    painter: QPainter,
    way: Sequence[QPointF],
    width: float,
    colour: QColor,
    casing: QColor,
    *,
    fading: bool = False,
) -> None:
    """An arrow along ``way``, narrow at its tail; ``fading`` lets the tail vanish."""
    outline = arrow_outline(way, width)
    fill, edge = QLinearGradient(way[0], way[-1]), QLinearGradient(way[0], way[-1])
    for gradient, shade in ((fill, colour), (edge, casing)):
        for share, alpha in ((0.0, 0.0 if fading else 0.85), (0.55 if fading else 0.3, 1.0), (1.0, 1.0)):
            there = QColor(shade)
            there.setAlphaF(shade.alphaF() * alpha)
            gradient.setColorAt(share, there)
    pen = QPen(edge, max(2.0, width * 0.3))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPolygon(outline)


def arc(project: Callable[[float, float, float], QPointF], start: Point3, end: Point3, rise: float) -> list[QPointF]:
    """The way of a throw from ``start`` to ``end``, ``rise`` above the straight line in its middle, in the picture."""
    way = []
    for step in range(25):
        share = step / 24
        x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        way.append(project(x, y, z + rise * 4 * share * (1 - share)))
    return way


_STROKES: dict[Mark, tuple[tuple[tuple[float, float], ...], ...]] = {
    "here": (((0.5, 0.24), (0.5, 0.74)), ((0.29, 0.54), (0.5, 0.76), (0.71, 0.54))),
    "wins": (((0.27, 0.53), (0.44, 0.70), (0.74, 0.33)),),
    "loses": (((0.32, 0.32), (0.68, 0.68)), ((0.68, 0.32), (0.32, 0.68))),
}


def _in(rect: QRectF, point: tuple[float, float]) -> QPointF:
    return QPointF(rect.left() + rect.width() * point[0], rect.top() + rect.height() * point[1])


def _stroke(painter: QPainter, outline: QPolygonF, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolygon(outline)


def _is_dark(colour: str) -> bool:
    return QColor(colour).lightnessF() < 0.62


def arrow_outline(way: Sequence[QPointF], width: float) -> QPolygonF:
    """The outline of an arrow that grows to ``width`` and ends in a head at the last point of ``way``."""
    head = width * 2.6
    tip, last = _xy(way[-1]), len(way) - 2
    while last > 1 and math.dist(_xy(way[last]), tip) < head:  # as the crow flies: a steep way may fold back at its end
        last -= 1
    left, right = [], []
    for index in range(last + 1):
        before, after = _xy(way[max(0, index - 1)]), tip if index == last else _xy(way[index + 1])
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1.0
        half = width / 2 * (0.35 + 0.65 * index / max(1, last))
        nx, ny = -dy / size, dx / size
        x, y = _xy(way[index])
        left.append(QPointF(x + nx * half, y + ny * half))
        right.append(QPointF(x - nx * half, y - ny * half))
        if index == last:
            left.append(QPointF(x + nx * width * 1.3, y + ny * width * 1.3))
            right.append(QPointF(x - nx * width * 1.3, y - ny * width * 1.3))
    return QPolygonF([*left, way[-1], *reversed(right)])


def _xy(point: QPointF) -> tuple[float, float]:
    return point.x(), point.y()
