"""Where a stick let down on the tower would come to rest, and what it would touch there, by geometry alone.

Of all planes above everything in the stick's outline it rests on the one that is lowest under its middle: that one is
held by three points around the middle. The tower itself does not move; how it leans under the stick, and whether that
makes something slide, only the physics tells.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from panda3d.core import BitMask32, Point3, Quat, TransformState, Vec3

from stackhub.games.stickstack.colours import Patch, on_cup, on_stick
from stackhub.games.stickstack.table import CupTable, StickContact, into
from stackhub.games.stickstack.table_cup import CUP
from stackhub.games.stickstack.table_relief import Point, Relief
from stackhub.physics.body import Body
from stackhub.physics.pose import Pose, Vec

_FAR, _DEEP = 1e4, 1e6
_PROPS: tuple[Point, ...] = ((-_FAR, -_FAR, -_DEEP, -1), (_FAR, -_FAR, -_DEEP, -1), (0.0, _FAR, -_DEEP, -1))
"""Far and deep points that hold the plane until real ones do: a stick that still needs one tips over."""
_STEEPEST = 0.4
"""Slope on which a stick slides, or soon will: friction is 0.6, and the cup leans."""
_ROUNDING = 1e-7
_MOST_TURNS = 60
_HELD_BODY = BitMask32.bit(30)


class Spot(NamedTuple):
    """Where a stick is let down: its middle, mm, and the direction of its length, rad."""

    x: float
    y: float
    yaw: float


class Plane(NamedTuple):
    """The lower face of a stick at rest: h = height + slope * u + roll * v."""

    height: float
    slope: float
    roll: float
    steady: bool
    """Held by three points around its middle, and not too steep to stay."""
    support: tuple[Point, Point, Point]

    def gap(self, point: Point) -> float:
        """Free air between the stick and a point below it, mm."""
        return self.height + self.slope * point[0] + self.roll * point[1] - point[2]

    def margin_mm(self) -> float:
        """How far along the stick its middle is within what holds it; 0 where it tips."""
        if not self.steady:
            return 0.0
        places = [point[0] for point in self.support]
        return max(0.0, min(-min(places), max(places)))


class Rest(NamedTuple):
    """How a stick would lie, or where it would first touch if it would not stay."""

    pose: Pose
    """With the pitch and roll that it would have; level where it would not stay."""
    meets_mm: float
    """Height of its middle at which it first meets something when it is lowered level."""
    steady: bool
    """It would stay; otherwise it tips, or slides, from there."""
    margin_mm: float
    """How far along the stick its middle is within what holds it."""
    contacts: tuple[StickContact, ...]
    """Where it would touch, with the colours on both sides (its own only when its name was told: w otherwise)."""


def rest_under(  # noqa: PLR0917 - a place is three numbers
    table: CupTable, size: Vec, x: float, y: float, yaw: float, name: str | None = None
) -> Rest | None:
    """How a stick of that size (mm) would rest that is let down with its middle at (x, y), its length along `yaw`
    (rad). `name` is the stick: it is not lain on itself, and its colours are those of the contacts. None where there is
    nothing below."""
    relief = Relief(table, name)
    points = relief.below(x, y, yaw, size)
    if not points:
        return None
    plane = settle(points)
    if not plane.steady:
        plane = level(points)
    touching = [point for point in points if plane.gap(point) <= table.scene.physics.touch_mm]
    if plane.steady:
        touching += beside(relief, plane, Spot(x, y, yaw), size)
    return Rest(
        lying(plane, x, y, yaw, size),
        max(point[2] for point in points) + size[2] / 2,
        plane.steady,
        plane.margin_mm(),
        tuple(coloured(relief, plane, point, Spot(x, y, yaw), name) for point in touching),
    )


def settle(points: Sequence[Point]) -> Plane:
    """The lowest plane under the middle that is above all points. `points` is not empty.

    Three points around the middle hold it; whichever point sticks out most takes the place of the one that keeps the
    middle between them (the dual simplex method, in three unknowns).
    """
    one, two, three = _PROPS
    for _ in range(_MOST_TURNS):
        u1, v1, h1, _n1 = one
        du2, dv2, dh2 = two[0] - u1, two[1] - v1, two[2] - h1
        du3, dv3, dh3 = three[0] - u1, three[1] - v1, three[2] - h1
        size = du2 * dv3 - dv2 * du3
        if abs(size) < _ROUNDING:
            break
        slope = (dh2 * dv3 - dv2 * dh3) / size
        roll = (du2 * dh3 - dh2 * du3) / size
        height = h1 - slope * u1 - roll * v1
        most, out = _ROUNDING, None
        for point in points:
            over = point[2] - slope * point[0] - roll * point[1] - height
            if over > most:
                most, out = over, point
        # Weights of the three at the middle: they are what each of them carries.
        w2 = (-u1 * dv3 + v1 * du3) / size
        w3 = (-du2 * v1 + dv2 * u1) / size
        weights = (1 - w2 - w3, w2, w3)
        if out is None:
            break
        pu, pv = out[0] - u1, out[1] - v1
        b2, b3 = (pu * dv3 - pv * du3) / size, (du2 * pv - dv2 * pu) / size
        shares = (1 - b2 - b3, b2, b3)
        # Among those that tie, the one that leaves the widest triangle: a line would hold no plane.
        leaving = min(
            (place for place in range(3) if shares[place] > _ROUNDING),
            key=lambda place: (round(weights[place] / shares[place], 9), -shares[place]),
        )
        one, two, three = (out if place == leaving else held for place, held in enumerate((one, two, three)))
    steady = all(point[3] >= 0 or weight < _ROUNDING for point, weight in zip((one, two, three), weights, strict=True))
    return Plane(height, slope, roll, steady and math.hypot(slope, roll) <= _STEEPEST, (one, two, three))


def level(points: Sequence[Point]) -> Plane:
    """The lowest level plane above all points, on which nothing has to stay."""
    highest = max(points, key=lambda point: point[2])
    return Plane(highest[2], 0.0, 0.0, False, (highest, highest, highest))


def beside(relief: Relief, plane: Plane, spot: Spot, size: Vec) -> list[Point]:
    """Where a stick that lies in the plane touches its neighbours with its sides: what reaches above its lower face
    within the little that counts as touching."""
    touch = relief.scene.physics.touch_mm
    wider = (size[0] + 2 * touch, size[1] + 2 * touch, size[2])
    return [
        point
        for point in relief.below(*spot, wider)
        if touch < -plane.gap(point) < size[2] + relief.scene.stick.height_mm
    ]


def lying(plane: Plane, x: float, y: float, yaw: float, size: Vec) -> Pose:
    """The pose of a stick whose lower face lies in the plane."""
    slope, roll = plane.slope, plane.roll
    steep = math.sqrt(1 + slope * slope + roll * roll)
    level = math.sqrt(1 + slope * slope)
    normal = (-slope / steep, -roll / steep, 1 / steep)
    ahead = (1 / level, 0.0, slope / level)
    left = (
        normal[1] * ahead[2] - normal[2] * ahead[1],
        normal[2] * ahead[0] - normal[0] * ahead[2],
        normal[0] * ahead[1] - normal[1] * ahead[0],
    )
    w = math.sqrt(max(0.0, 1 + ahead[0] + left[1] + normal[2])) / 2
    turn = (left[2] - normal[1], normal[0] - ahead[2], ahead[1] - left[0])
    pose = Pose(x, y, plane.height + size[2] / 2 * steep, w, *(part / (4 * w) for part in turn))
    return pose.turned(yaw)


def coloured(relief: Relief, plane: Plane, point: Point, spot: Spot, name: str | None) -> StickContact:
    """A point of contact with its colours."""
    u, v, h, index = point
    x, y, yaw = spot
    c, s = math.cos(yaw), math.sin(yaw)
    at = (x + u * c - v * s, y + u * s + v * c, h)
    along = u * math.sqrt(1 + plane.slope * plane.slope)
    own = Patch("w") if name is None else on_stick(relief.scene.kind_of(name), along)
    other = relief.names[index]
    if other == CUP:
        local = into(relief.cup, Pose(*at))
        theirs = on_cup(relief.scene.cup, local.x, local.y)
    else:
        theirs = on_stick(relief.scene.kind_of(other), into(relief.sticks[other], Pose(*at)).x)
    return StickContact.of(other, own, theirs, at, plane.gap(point))


def drop_gap(table: CupTable, body: Body, pose: Pose | None = None) -> float | None:
    """How many mm of free air are straight below a stick of the table as it is, or as it would be at `pose`. None
    where there is nothing below down to the table's edge."""
    pose = body.pose if pose is None else pose
    unit = table.scene.physics.unit_mm
    start, turn = Point3(*pose.place) / unit, Quat(*pose[3:])
    far = (pose.z + table.scene.table.thickness_mm / 2) / unit
    mask = body.node.get_into_collide_mask()
    body.node.set_into_collide_mask(_HELD_BODY)  # the sweep must not meet the stick itself
    try:
        hit = table.world.bullet.sweep_test_closest(
            body.node.get_shape(0),
            TransformState.make_pos_quat_scale(start, turn, Vec3(1)),
            TransformState.make_pos_quat_scale(start - Vec3(0, 0, far), turn, Vec3(1)),
            ~_HELD_BODY,
            0.0,
        )
    finally:
        body.node.set_into_collide_mask(mask)
    return float(hit.get_hit_fraction()) * far * unit if hit.has_hit() else None
