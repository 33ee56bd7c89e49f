"""The camera of a table: it turns about a point, and always shows what it was told to frame.

Angles in degrees, lengths in mm. Where it is going (the goal) and where it is are two things: `advance` brings them
together, gently or at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from panda3d.core import Camera, NodePath, PerspectiveLens, Point2, Point3, Vec3

from stackhub.view3d.scene import Bounds

Side = Literal["front", "right", "back", "left", "top"]

_SIDES: dict[Side, tuple[float, float]] = {
    "front": (0.0, 14.0),
    "right": (90.0, 14.0),
    "back": (180.0, 14.0),
    "left": (270.0, 14.0),
    "top": (0.0, 88.0),
}
"""The turn about the vertical and the height of each view."""


class Ray(NamedTuple):
    """A line of sight in the world: from `origin` (mm) along `direction`, which reaches to the far plane."""

    origin: tuple[float, float, float]
    direction: tuple[float, float, float]


@dataclass(frozen=True)
class Limits:
    """How far the camera may go."""

    lowest: float = 4.0
    highest: float = 88.0
    nearest: float = 0.3
    farthest: float = 2.2
    """Distances as shares of the one that frames everything."""
    pan: float = 0.75
    """How far the point it turns about may be moved, as a share of that distance."""


@dataclass(frozen=True)
class Stand:
    """One place of the camera, around what it frames."""

    turn: float = 30.0
    """About the vertical, anticlockwise seen from above; 0 looks from the front."""
    height: float = 20.0
    """Above the horizon."""
    zoom: float = 1.0
    """Distance as a share of the framing one."""
    pan: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """From the middle of what is framed to the point it turns about, mm."""
    middle: tuple[float, float, float] = (0.0, 0.0, 100.0)
    reach: float = 500.0
    """The distance that frames everything, mm."""


class CameraRig:
    """Orbit, pan, zoom, framing and lines of sight."""

    def __init__(self, limits: Limits | None = None, *, fov: float = 34.0) -> None:
        self.limits = limits or Limits()
        self.goal = Stand()
        self.stand = self.goal
        self._fov = fov
        self._aspect = 0.0
        self._bounds: Bounds | None = None
        self._lens: Any = PerspectiveLens()
        self.path: Any = NodePath(Camera("view", self._lens))
        self.set_aspect(1.6)

    # --- Where it is going

    def orbit(self, turn: float, rise: float) -> None:
        """Go around by `turn` degrees and up by `rise`."""
        limits = self.limits
        height = min(max(self.goal.height + rise, limits.lowest), limits.highest)
        self.goal = replace(self.goal, turn=self.goal.turn + turn, height=height)
        self._reframe()

    def zoom(self, factor: float) -> None:
        """Come nearer (below 1) or go away (above 1)."""
        zoom = min(max(self.goal.zoom * factor, self.limits.nearest), self.limits.farthest)
        self.goal = replace(self.goal, zoom=zoom)

    def pan(self, right: float, up: float) -> None:
        """Move across what is seen, by so many heights of the picture."""
        side, _, over = self._axes(self.goal)
        tall = 2 * math.tan(math.radians(self._fov / 2)) * self.goal.reach * self.goal.zoom
        moved = Vec3(*self.goal.pan) + (side * right + over * up) * tall
        most = self.limits.pan * self.goal.reach
        if moved.length() > most:
            moved *= most / moved.length()
        lowest = -self.goal.middle[2]
        self.goal = replace(self.goal, pan=(moved.x, moved.y, max(moved.z, lowest)))

    def look_from(self, side: Side) -> None:
        """Go to one of the four sides, the short way around, or look down from the top."""
        turn, height = _SIDES[side]
        here = self.goal.turn
        turn = here + (turn - here + 180) % 360 - 180
        self.goal = replace(self.goal, turn=turn, height=height, zoom=1.0, pan=(0.0, 0.0, 0.0))
        self._reframe()

    def frame(self, bounds: Bounds, *, keep: bool = False) -> None:
        """Show all of `bounds`. With `keep`, the player's own zoom and pan stay as they are."""
        self._bounds = bounds
        if not keep:
            self.goal = replace(self.goal, zoom=1.0, pan=(0.0, 0.0, 0.0))
        self._reframe()

    def reframe(self) -> None:
        """Give up the player's own zoom and pan: show everything again."""
        self.goal = replace(self.goal, zoom=1.0, pan=(0.0, 0.0, 0.0))
        self._reframe()

    def set_aspect(self, aspect: float) -> None:
        """The picture's width by its height. A picture narrower than high sees less from side to side."""
        if aspect == self._aspect:
            return
        self._aspect = max(aspect, 0.01)
        self._lens.set_aspect_ratio(self._aspect)
        self._lens.set_fov(2 * math.degrees(math.atan(self._tangent[0])), self._fov)
        self._reframe()
        self.stand = replace(self.stand, middle=self.goal.middle, reach=self.goal.reach)
        self._place()

    # --- Getting there

    @property
    def is_moving(self) -> bool:
        return self.stand != self.goal

    def advance(self, seconds: float) -> bool:
        """Go on towards the goal. True while it is not reached."""
        share = 1 - math.exp(-seconds * 11)
        here, goal = self.stand, self.goal
        near = Stand(
            _blend(here.turn, goal.turn, share),
            _blend(here.height, goal.height, share),
            _blend(here.zoom, goal.zoom, share),
            _blend3(here.pan, goal.pan, share),
            _blend3(here.middle, goal.middle, share),
            _blend(here.reach, goal.reach, share),
        )
        self.stand = goal if _close(near, goal) else near
        self._place()
        return self.is_moving

    def jump(self) -> None:
        """Be at the goal at once."""
        self.stand = self.goal
        self._place()

    # --- What is seen

    @property
    def eye(self) -> Vec3:
        """Where the camera is, mm."""
        return self.path.get_pos()

    def ray(self, x: float, y: float) -> Ray:
        """The line of sight through a point of the picture: x and y from -1 (left, bottom) to 1 (right, top)."""
        near, far = Point3(), Point3()
        self._lens.extrude(Point2(x, y), near, far)
        matrix = self.path.get_mat()
        start, end = matrix.xform_point(near), matrix.xform_point(far)
        way = end - start
        return Ray((start.x, start.y, start.z), (way.x, way.y, way.z))

    def project(self, point: tuple[float, float, float]) -> tuple[float, float] | None:
        """Where a point of the world is in the picture, -1 to 1 as in `ray`; None behind the camera or outside."""
        inverse = self.path.get_transform().get_inverse().get_mat()
        seen = Point2()
        if not self._lens.project(inverse.xform_point(Point3(*point)), seen):
            return None
        return seen.x, seen.y

    # --- How

    @property
    def _tangent(self) -> tuple[float, float]:
        """Tangents of half the field of view, across and up."""
        up = math.tan(math.radians(self._fov / 2))
        return up * self._aspect, up

    def _axes(self, stand: Stand) -> tuple[Vec3, Vec3, Vec3]:
        """To the right, ahead and up, as seen from there."""
        turn, height = math.radians(stand.turn), math.radians(stand.height)
        right = Vec3(math.cos(turn), math.sin(turn), 0)
        ahead = Vec3(-math.sin(turn) * math.cos(height), math.cos(turn) * math.cos(height), -math.sin(height))
        return right, ahead, right.cross(ahead)

    def _reframe(self) -> None:
        """Find the middle and the distance from which every corner of the bounds is seen."""
        if self._bounds is None:
            return
        low, high = (Vec3(*corner) for corner in self._bounds)
        middle = (low + high) / 2
        right, ahead, up = self._axes(self.goal)
        across, over = self._tangent
        reach = 60.0
        for number in range(8):
            corner = Vec3(*((high if number >> axis & 1 else low)[axis] for axis in range(3))) - middle
            needed = max(abs(corner.dot(right)) / across, abs(corner.dot(up)) / over)
            reach = max(reach, needed * 1.12 - corner.dot(ahead))
        self.goal = replace(self.goal, middle=(middle.x, middle.y, middle.z), reach=reach)

    def _place(self) -> None:
        stand = self.stand
        _, ahead, up = self._axes(stand)
        distance = stand.reach * stand.zoom
        place = Vec3(*stand.middle) + Vec3(*stand.pan) - ahead * distance
        place.z = max(place.z, 6.0)  # never under the table
        self.path.set_pos(place)
        self.path.look_at(Point3(place + ahead), up)
        self._lens.set_near_far(max(5.0, distance * 0.05), distance + 3000)

    def close(self) -> None:
        self.path.remove_node()


def _blend(here: float, there: float, share: float) -> float:
    return here + (there - here) * share


def _blend3(
    here: tuple[float, float, float], there: tuple[float, float, float], share: float
) -> tuple[float, float, float]:
    x, y, z = (_blend(a, b, share) for a, b in zip(here, there, strict=True))
    return x, y, z


def _close(one: Stand, other: Stand) -> bool:
    """Whether nobody would see the difference."""
    return (
        abs(one.turn - other.turn) + abs(one.height - other.height) < 0.03
        and abs(one.zoom - other.zoom) < 0.0005
        and math.dist(one.pan, other.pan) + math.dist(one.middle, other.middle) + abs(one.reach - other.reach) < 0.05
    )
