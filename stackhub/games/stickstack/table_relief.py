"""What a stick that comes down from above can meet: the upper faces of the sticks on the cup, its rim and its hub.

Geometry only, so that hundreds of places can be looked at in the time of one step of the physics. A place is seen in
the stick's own frame: `u` along its length, `v` across, `h` the height in the world.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_cup import CUP, hub_top_mm
from stackhub.physics.pose import Pose, Vec

_STEEP = 0.3
"""A face whose normal rises less than this is a side, not something to lie on."""
_PARALLEL = 0.35
"""Below this sine of the angle between two sticks the edges of the upper one count as well."""

Point = tuple[float, float, float, int]
"""u, v, h, and the place in `Relief.names` of what is met there."""


class _Face(NamedTuple):
    """An upper face of a stick: its middle, half its length and half its breadth as vectors."""

    middle: Vec
    long: Vec
    across: Vec
    reach: float
    """Of the face from its middle, seen from above."""
    top: float
    name: int


class _Ring(NamedTuple):
    """An edge of the cup, seen from above: a circle in the cup's tilted plane."""

    middle: Vec
    east: Vec
    """The cup's x axis times the radius."""
    north: Vec


class Relief:
    """The tower as it is at this moment, without one stick."""

    def __init__(self, table: CupTable, without: str | None = None) -> None:
        self.scene = table.scene
        self.names: list[str] = [CUP]
        """What may be met: the cup, then sticks."""
        self.cup: Pose = table.cup.pose
        self.sticks: dict[str, Pose] = {}
        self.top_mm = -math.inf
        """The highest point of all."""
        self._faces: list[_Face] = []
        self._rings = self._cup_rings()
        for name, body in table.sticks.items():
            pose = body.pose
            if name != without and pose.z > self.scene.lying_below_mm:
                self.sticks[name] = pose
                self._add_faces(name, pose)
        self._faces.sort(key=lambda face: -face.top)
        self.top_mm = max([self.top_mm, *(face.top for face in self._faces)])

    def _cup_rings(self) -> list[_Ring]:
        cup, pose = self.scene.cup, self.cup
        x, y, z = (pose.direction(axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
        rings = []
        inner, outer = cup.rim.radius_mm - cup.rim.width_mm / 2, cup.rim.radius_mm + cup.rim.width_mm / 2
        for radius, height in (
            (inner, cup.rim.height_mm),
            (outer, cup.rim.height_mm),
            (cup.hub.radius_mm, hub_top_mm(cup)),
        ):
            middle = (pose.x + height * z[0], pose.y + height * z[1], pose.z + height * z[2])
            rings.append(_Ring(middle, _times(x, radius), _times(y, radius)))
            self.top_mm = max(self.top_mm, middle[2] + radius * math.hypot(x[2], y[2]))
        return rings

    def _add_faces(self, name: str, pose: Pose) -> None:
        length, width, height = self.scene.stick.size_mm
        long = _times(pose.direction((1.0, 0.0, 0.0)), length / 2)
        y, z = pose.direction((0.0, 1.0, 0.0)), pose.direction((0.0, 0.0, 1.0))
        for normal, half, other, breadth in ((z, height / 2, y, width / 2), (y, width / 2, z, height / 2)):
            if abs(normal[2]) < _STEEP:
                continue
            up = math.copysign(half, normal[2])
            across = _times(other, breadth)
            middle = (pose.x + up * normal[0], pose.y + up * normal[1], pose.z + up * normal[2])
            reach = math.hypot(long[0], long[1]) + math.hypot(across[0], across[1])
            self._faces.append(
                _Face(middle, long, across, reach, middle[2] + abs(long[2]) + abs(across[2]), len(self.names))
            )
        self.names.append(name)

    def below(self, x: float, y: float, yaw: float, size_mm: Vec) -> list[Point]:
        """The corners of everything within the stick's outline seen from above, lying level at (x, y) with that yaw."""
        half, side = size_mm[0] / 2, size_mm[1] / 2
        c, s = math.cos(yaw), math.sin(yaw)
        points: list[Point] = []
        for middle, east, north in self._rings:
            dx, dy = middle[0] - x, middle[1] - y
            u0, v0 = dx * c + dy * s, dy * c - dx * s
            eu, ev = east[0] * c + east[1] * s, east[1] * c - east[0] * s
            nu, nv = north[0] * c + north[1] * s, north[1] * c - north[0] * s
            size, phase = math.hypot(ev, nv), math.atan2(nv, ev)
            for v in (-side, 0.0, side):
                share = (v - v0) / size
                if -1.0 < share < 1.0:
                    off = math.acos(share)
                    for angle in (phase - off, phase + off):
                        ca, sa = math.cos(angle), math.sin(angle)
                        u = u0 + eu * ca + nu * sa
                        if -half <= u <= half:
                            points.append((u, v, middle[2] + east[2] * ca + north[2] * sa, 0))
        for face in self._faces:
            mx, my, mz = face.middle
            dx, dy = mx - x, my - y
            v0 = dy * c - dx * s
            if v0 - side > face.reach or -v0 - side > face.reach:
                continue
            lx, ly, lz = face.long
            ax, ay, az = face.across
            u0, lu, lv, au, av = dx * c + dy * s, lx * c + ly * s, ly * c - lx * s, ax * c + ay * s, ay * c - ax * s
            for sign in (-1.0, 1.0):
                eu, ev, eh = u0 + sign * au, v0 + sign * av, mz + sign * az
                low, high = _within(eu, lu, half, *_within(ev, lv, side, -1.0, 1.0))
                if low < high:
                    points.append((eu + low * lu, ev + low * lv, eh + low * lz, face.name))
                    points.append((eu + high * lu, ev + high * lv, eh + high * lz, face.name))
            if abs(lv) < _PARALLEL * math.hypot(lu, lv):
                self._edges(points, face, (u0, v0, lu, lv, au, av), half, side)
        return points

    @staticmethod
    def _edges(
        points: list[Point],
        face: _Face,
        flat: tuple[float, float, float, float, float, float],
        half: float,
        side: float,
    ) -> None:
        """Add where the long edges of the stick above run over a face that lies nearly along it."""
        u0, v0, lu, lv, au, av = flat
        size = lu * av - lv * au
        if abs(size) < 1e-6:
            return
        for v in (-side, side):
            # Along the edge, u = half * t: the place in the face's own measure, from -1 to 1 both ways.
            along, along_t = (-u0 * av - (v - v0) * au) / size, half * av / size
            over, over_t = ((v - v0) * lu + u0 * lv) / size, -half * lv / size
            low, high = _within(over, over_t, 1.0, *_within(along, along_t, 1.0, -1.0, 1.0))
            if low < high:
                for t in (low, high):
                    p, q = along + along_t * t, over + over_t * t
                    points.append((half * t, v, face.middle[2] + p * face.long[2] + q * face.across[2], face.name))


def _within(start: float, step: float, limit: float, low: float, high: float) -> tuple[float, float]:
    """The part of low to high in which `start + t * step` is within `limit` of 0."""
    if abs(step) < 1e-9:
        return (low, high) if abs(start) <= limit else (1.0, -1.0)
    one, other = (-limit - start) / step, (limit - start) / step
    if one > other:
        one, other = other, one
    return max(low, one), min(high, other)


def _times(vector: Vec, factor: float) -> Vec:
    return vector[0] * factor, vector[1] * factor, vector[2] * factor
