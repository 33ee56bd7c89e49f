"""From a point of the screen to places on the table: where the line of sight meets a level plane, or an upright one."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from stackhub.physics.pose import Vec
from stackhub.view3d.viewport import Viewport


class SightPlanes:
    """Lines of sight through one view."""

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport

    def right(self) -> tuple[float, float]:
        """The screen's right, on the table."""
        turn = math.radians(self.viewport.rig.stand.turn)
        return math.cos(turn), math.sin(turn)

    def met_level(self, pointer: QPointF, z: float) -> Vec | None:
        """Where the line of sight meets the level plane at this height (mm); None: behind the viewer, or nowhere."""
        origin, way = self.viewport.ray(pointer)
        if abs(way[2]) < 1e-9:
            return None
        share = (z - origin[2]) / way[2]
        return None if share <= 0 else on(origin, way, share)

    def met_upright(self, pointer: QPointF, through: Vec) -> Vec | None:
        """Where it meets the upright plane through a point that faces the camera."""
        origin, way = self.viewport.ray(pointer)
        rx, ry = self.right()
        nx, ny = -ry, rx
        toward = way[0] * nx + way[1] * ny
        if abs(toward) < 1e-9:
            return None
        share = ((through[0] - origin[0]) * nx + (through[1] - origin[1]) * ny) / toward
        return None if share <= 0 else on(origin, way, share)

    def aside(self, right: float, away: float) -> tuple[float, float]:
        """So many mm to the screen's right and away from the viewer, as a step on the table."""
        rx, ry = self.right()
        return rx * right - ry * away, ry * right + rx * away


def on(place: Vec, way: Vec, share: float) -> Vec:
    """A point so far along a way."""
    return place[0] + way[0] * share, place[1] + way[1] * share, place[2] + way[2] * share
