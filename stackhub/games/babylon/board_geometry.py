"""Where everything lies on Babylon's table: twelve places seen in perspective, tablets stacked on them.

World unit: the width of a tablet. x to the right, y away from the player, z up; the table is z = 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from stackhub.games.babylon.position import PLACES, Pile
from stackhub.tabletop.perspective import Camera, hull

COLUMNS, ROWS = 4, 3
WIDTH, DEPTH, CORNER = 1.0, 0.9, 0.17
COLUMN_PITCH, ROW_PITCH = 1.32, 1.38
THICKNESS = 0.21
#: How far a lifted pile hovers above where it lay.
LIFT = 0.3

_PITCH, _DISTANCE = 53.0, 7.0
_CORNER_STEPS = 8
#: Room around the outermost tablets: for numbers and fans beside them, and for tall piles behind.
_MARGIN_X, _MARGIN_FRONT, _HEADROOM = 0.33, 0.12, 1.04
#: Outlines of tablets remembered for pointing at them: enough for all at rest, and then some in the air.
_BODIES_KEPT = 64


class Layer(NamedTuple):
    """One tablet in space: its colour, the middle of its outline, its turn in degrees, and how high its two faces
    are."""

    colour: str
    x: float
    y: float
    turn: float
    bottom: float
    top: float

    def moved(self, dx: float, dy: float, dz: float) -> Layer:
        return self._replace(x=self.x + dx, y=self.y + dy, bottom=self.bottom + dz, top=self.top + dz)


def between(first: Layer, last: Layer, share: float) -> Layer:
    """``first`` on its way to ``last``."""
    ways = (a + (b - a) * share for a, b in zip(first[1:], last[1:], strict=True))
    return Layer(first.colour, *ways)


def height_of(tablets: int) -> float:
    """How high a pile stands. Tall piles are pressed together, so that they do not hide the row behind them."""
    if tablets <= 3:
        return THICKNESS * tablets
    return THICKNESS * 3 + 0.42 * (1 - math.exp(-(tablets - 3) * THICKNESS / 0.42))


def place_of(number: int) -> tuple[float, float]:
    """The middle of a place (1-12, row by row from the back left), on the table."""
    row, column = divmod(number - 1, COLUMNS)
    return (column - (COLUMNS - 1) / 2) * COLUMN_PITCH, ((ROWS - 1) / 2 - row) * ROW_PITCH


def layers_of(pile: Sequence[str], number: int) -> tuple[Layer, ...]:
    """The tablets of ``pile`` at rest on the place ``number``, from the table up. Hands are not exact: every tablet
    lies a little differently, always the same in the same place."""
    x, y = place_of(number)
    thick = height_of(len(pile)) / max(1, len(pile))
    layers = []
    for level, colour in enumerate(pile):
        side = 1 if level % 2 else -1
        dx = side * (0.008 + 0.014 * _noise(number, level, 1)) if len(pile) > 1 else 0.02 * (_noise(number, 0, 1) - 0.5)
        dy = 0.02 * (_noise(number, level, 2) - 0.5)
        turn = 3.0 * (_noise(number, level, 3) - 0.5)
        layers.append(Layer(colour, x + dx, y + dy, turn, level * thick, (level + 1) * thick))
    return tuple(layers)


def outline(layer: Layer, inset: float = 0.0) -> list[tuple[float, float]]:
    """A tablet's rounded outline seen from above, on the table, ``inset`` smaller (larger where negative)."""
    radius = max(0.02, CORNER - inset * 0.8)
    half_width, half_depth = WIDTH / 2 - inset - radius, DEPTH / 2 - inset - radius
    angle = math.radians(layer.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    points = []
    for nx, ny, sx, sy in _ROUNDED:
        px, py = sx * half_width + nx * radius, sy * half_depth + ny * radius
        points.append((layer.x + px * cos - py * sin, layer.y + px * sin + py * cos))
    return points


def _rounded() -> tuple[tuple[float, float, float, float], ...]:
    """For each point of an outline: the way it faces, and the corner it belongs to; anticlockwise from the right."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(_CORNER_STEPS):
            angle = math.pi / 2 * (quarter + step / (_CORNER_STEPS - 1))
            points.append((math.cos(angle), math.sin(angle), float(sx), float(sy)))
    return tuple(points)


_ROUNDED = _rounded()
#: The way each point of an outline faces.
NORMALS = tuple((nx, ny) for nx, ny, _, _ in _ROUNDED)


class Layout:
    """The table fitted into a widget of ``size``."""

    def __init__(self, size: QSizeF) -> None:
        self.size = size
        rect = QRectF(QPointF(), size).adjusted(10, 10, -10, -10)
        right = COLUMN_PITCH * (COLUMNS - 1) / 2 + WIDTH / 2 + _MARGIN_X
        back = ROW_PITCH * (ROWS - 1) / 2 + DEPTH / 2
        corners = [(x, y, 0.0) for x in (-right, right) for y in (-back - _MARGIN_FRONT, back)]
        corners.append((0.0, back, _HEADROOM))
        fitted = Camera.fitted(_PITCH, _DISTANCE, corners, rect)
        # What is left over goes to the back, where tall piles rise.
        spare = rect.bottom() - fitted.project(0.0, corners[0][1]).y()
        self.camera = replace(fitted, top=fitted.top + spare * 0.4)
        #: Pixels across a tablet in the middle of the table.
        self.unit = self.camera.pixels(0, 0)
        self._bodies: dict[Layer, QPolygonF] = {}

    def text_size(self, share: float, least: int) -> int:
        """A size for text in pixels: a share of a tablet's width, never less than ``least``."""
        return max(least, round(self.unit * share))

    def body(self, layer: Layer) -> QPolygonF:
        """What a tablet covers in the picture."""
        found = self._bodies.get(layer)
        if found is None:
            points = outline(layer)
            found = hull(self.camera.ring(points, layer.bottom) + self.camera.ring(points, layer.top))
            if len(self._bodies) >= _BODIES_KEPT:
                self._bodies.clear()
            self._bodies[layer] = found
        return found

    def face_centre(self, layer: Layer) -> QPointF:
        """Where the middle of a tablet's face is painted."""
        return self.camera.project(layer.x, layer.y, layer.top)

    def silhouette(self, layers: Iterable[Layer], grow: float = 0.0) -> QPolygonF:
        """The outline around a pile, ``grow`` world units wider."""
        points: list[QPointF] = []
        for layer in layers:
            ring = outline(layer, -grow)
            points += self.camera.ring(ring, layer.bottom) + self.camera.ring(ring, layer.top)
        return hull(points)

    def bounds(self, layers: Iterable[Layer], slack: float = 3.0) -> QRectF:
        """The rectangle a pile is painted in."""
        rect = QRectF()
        for layer in layers:
            rect = rect.united(self.body(layer).boundingRect())
        return rect.adjusted(-slack, -slack, slack, slack)

    @cached_property
    def place_outlines(self) -> dict[int, QPainterPath]:
        """The mark of each place on the table, in the picture."""
        outlines = {}
        for number in range(1, PLACES + 1):
            path = QPainterPath()
            ring = outline(Layer("", *place_of(number), 0.0, 0.0, 0.0), 0.02)
            path.addPolygon(QPolygonF(self.camera.ring(ring, 0.0)))
            path.closeSubpath()
            outlines[number] = path
        return outlines


def pile_at(layout: Layout, piles: Mapping[int, Sequence[Layer]], point: QPointF) -> int | None:
    """Whose tablets are painted at ``point``: of several the one that is painted last, which is the nearest."""
    for number in sorted(piles, reverse=True):
        if any(layout.body(layer).containsPoint(point, Qt.FillRule.WindingFill) for layer in piles[number]):
            return number
    return None


def place_near(x: float, y: float, numbers: Iterable[int], reach: float) -> int | None:
    """The place of ``numbers`` nearest to (x, y) on the table, at most ``reach`` units away."""
    near = [(math.dist((x, y), place_of(number)), number) for number in numbers]
    distance, number = min(near, default=(math.inf, 0))
    return number if distance <= reach else None


def neighbour(number: int, numbers: Iterable[int], dx: int, dy: int) -> int | None:
    """The next pile from ``number`` towards (dx, dy): of those that way the one with the shortest way along the axes.
    With that measure, and no other that was tried, arrows lead from every pile to every other, whichever are left."""
    x, y = place_of(number)
    best: tuple[float, int] | None = None
    for other in numbers:
        ox, oy = place_of(other)
        along, across = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
        if along > 0.1 and (best is None or (along + across, other) < best):
            best = (along + across, other)
    return best[1] if best else None


def resting(piles: Sequence[Pile]) -> dict[int, tuple[Layer, ...]]:
    """The tablets of every pile there is, by its number."""
    return {number: layers_of(pile, number) for number, pile in enumerate(piles, 1) if pile}


def _noise(*key: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    value = math.sin(sum(part * factor for part, factor in zip(key, (127.1, 311.7, 74.7), strict=True))) * 43758.5453
    return value - math.floor(value)
