"""The camera of every table that is painted: true perspective, for paths, points and the way back to the table.

The world has x to the right, y away from the player and z up, in any unit; the camera looks at its origin.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

Point3 = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """``pitch`` in degrees (90 looks straight down), ``distance`` from the origin in world units; ``scale`` and
    ``left``, ``top`` place the picture: the origin is painted at (left, top), ``scale / distance`` pixels a unit."""

    pitch: float
    distance: float
    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0

    @classmethod
    def fitted(cls, pitch: float, distance: float, points: Iterable[Point3], rect: QRectF) -> Camera:
        """The camera that shows all ``points`` as large as they fit into the middle of ``rect``."""
        bare = cls(pitch, distance)
        bounds = QPolygonF([bare.project(*point) for point in points]).boundingRect()
        scale = min(rect.width() / bounds.width(), rect.height() / bounds.height())
        return cls(
            pitch,
            distance,
            scale,
            rect.center().x() - bounds.center().x() * scale,
            rect.center().y() - bounds.center().y() * scale,
        )

    @property
    def _sin(self) -> float:
        return math.sin(math.radians(self.pitch))

    @property
    def _cos(self) -> float:
        return math.cos(math.radians(self.pitch))

    def project(self, x: float, y: float, z: float = 0.0) -> QPointF:
        """Where a point of the world is painted."""
        sin, cos = self._sin, self._cos
        near = self.scale / (y * cos - z * sin + self.distance)
        return QPointF(self.left + x * near, self.top - (y * sin + z * cos) * near)

    def ring(self, points: Sequence[tuple[float, float]], z: float) -> list[QPointF]:
        """Where the points of a flat outline at the height ``z`` are painted."""
        sin, cos = self._sin, self._cos
        scale, left, top = self.scale, self.left, self.top
        lift, depth = z * cos, self.distance - z * sin
        painted = []
        for x, y in points:
            near = scale / (y * cos + depth)
            painted.append(QPointF(left + x * near, top - (y * sin + lift) * near))
        return painted

    def pixels(self, x: float, y: float, z: float = 0.0) -> float:
        """How many pixels a unit across is at that point."""
        return self.scale / (y * self._cos - z * self._sin + self.distance)

    def plane(self, z: float = 0.0) -> QTransform:
        """What maps (x, y) of the level plane at the height ``z`` to the picture."""
        sin, cos = self._sin, self._cos
        depth = self.distance - z * sin
        return QTransform(
            self.scale,
            0.0,
            0.0,
            self.left * cos,
            self.top * cos - self.scale * sin,
            cos,
            self.left * depth,
            self.top * depth - self.scale * z * cos,
            depth,
        )

    def on_plane(self, point: QPointF, z: float = 0.0) -> tuple[float, float]:
        """Which (x, y) at the height ``z`` is painted at ``point``. Raises ValueError at and above the horizon."""
        sin, cos = self._sin, self._cos
        across, up = (point.x() - self.left) / self.scale, (self.top - point.y()) / self.scale
        slope = sin - up * cos
        if slope <= 1e-6:
            raise ValueError("nothing of the plane is painted there")
        y = (up * (self.distance - z * sin) - z * cos) / slope
        return across * (y * cos - z * sin + self.distance), y


def hull(points: Iterable[QPointF]) -> QPolygonF:
    """The convex outline around ``points``: what a solid without hollows covers in the picture."""
    ordered = sorted({(point.x(), point.y()) for point in points})
    if len(ordered) < 3:
        return QPolygonF([QPointF(x, y) for x, y in ordered])
    lower, upper = _half_hull(ordered), _half_hull(ordered[::-1])
    return QPolygonF([QPointF(x, y) for x, y in lower[:-1] + upper[:-1]])


def _half_hull(ordered: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    for x, y in ordered:
        while len(kept) > 1:
            (ax, ay), (bx, by) = kept[-2], kept[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    return kept
