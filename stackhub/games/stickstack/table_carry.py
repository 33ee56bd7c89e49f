"""A stick in the hand: led anywhere, hung over the tower at a height that it finds by itself, let down on nothing."""

from __future__ import annotations

import math

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_relief import Relief
from stackhub.games.stickstack.table_rest import Plane, drop_gap, lying, settle
from stackhub.physics.body import Body
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec, distance_mm

_CLEAR_MM = 1.0
_UP_FIRST_MM = 1.5
"""Lower than the way to the goal needs by more than this, the stick first goes up."""
_THERE_MM = 2.0
_EASED_MM, _SLOWEST_MM_S, _EASE_PER_S = 0.5, 30.0, 10.0
"""Coming down by more than the first, its speed downwards is the third times what is left, and at least the second."""
_LEAST_STEPS, _MOST_STEPS, _STEP_RAD = 3, 8, 0.35
"""The way is looked at in so many steps: more where the stick turns on it."""
_LONG_AGO = -1
_STILL_MM, _STILL_TURN = 0.05, 5e-4
"""What moves or turns (parts of a quaternion) by less in all that time hangs still."""
_STILL_FRAMES = 20


class Carry:
    """The player carries the stick: `goal` is where it is wanted."""

    def __init__(self, hand: Hand, table: CupTable, body: Body) -> None:
        self.hand, self.table, self.body = hand, table, body
        hand.grab(body, table.scene.hand.carry)
        self.goal = body.pose
        self.finds_height = False
        """Whether its height, and as long as the player has not tilted it its pitch, follow from what is below."""
        self.tilted = False
        self._relief: Relief | None = None
        self._relief_frame = _LONG_AGO
        self._gap: tuple[int, Pose, float | None] | None = None
        self._hung: tuple[Pose, Pose] = (body.pose, self.goal)
        """Where it was, and was wanted, when it last moved."""
        self._still_frames = 0

    # --- What the player does

    def drag_to(self, centre_mm: Vec) -> None:
        """Want its centre there, within reach and above the table."""
        x, y, z = centre_mm
        reach = self.table.scene.bench.reach_mm
        x, y = _within(x, y, reach)
        low = self._half_height() + _CLEAR_MM
        self.goal = self.goal._replace(x=x, y=y, z=min(max(z, low), 2 * reach))
        self.finds_height = False

    def hover(self, x: float, y: float) -> None:
        """Want it a little above whatever is below it there, as it will lie."""
        x, y = _within(x, y, self.table.scene.bench.reach_mm)
        self.goal = self.goal._replace(x=x, y=y)
        self.finds_height = True

    def turn(self, yaw: float, long: float, cross: float) -> None:
        """Turn it about the vertical, its length and its width."""
        if long or cross:
            self.tilted = True
        goal = self.goal.turned(yaw)
        goal = _turned_about(goal, goal.direction((1.0, 0.0, 0.0)), long)
        goal = _turned_about(goal, goal.direction((0.0, 1.0, 0.0)), cross)
        size = math.sqrt(sum(part * part for part in goal[3:]))
        self.goal = goal._replace(w=goal.w / size, i=goal.i / size, j=goal.j / size, k=goal.k / size)

    def rise(self) -> None:
        """Want it clear of the tower, straight up, and level."""
        scene = self.table.scene
        self.tilted = False
        high = self.relief().top_mm + scene.bench.start_mm
        self.goal = _level(self.goal)._replace(z=max(high, self.body.pose.z))
        self.finds_height = False

    # --- Every frame

    def before(self) -> None:
        """Lead it on, by one frame."""
        if self._is_where_it_was():
            self._still_frames += 1
        else:
            self._hung, self._still_frames = (self.body.pose, self.goal), 0
        if not self.finds_height:
            self.hand.aim(self.goal)
            return
        wanted = self._found()
        self.goal = self.goal._replace(z=wanted.z)
        way = self._way(wanted)
        # It comes down slower and slower: at full speed it would go 3 mm too far, into what it hangs over.
        down, far = self.body.pose.z - way.z, distance_mm(self.body.pose, way)
        eased = max(_SLOWEST_MM_S, _EASE_PER_S * down) * far / down if down > _EASED_MM else None
        self.hand.aim(way, speed_mm_s=eased)

    @property
    def is_still(self) -> bool:
        """Whether it has hung for a while where it is wanted, and is wanted nowhere else now."""
        return self._still_frames >= _STILL_FRAMES and self._is_where_it_was()

    def _is_where_it_was(self) -> bool:
        pose, goal = self._hung
        return _alike(self.body.pose, pose) and _alike(self.goal, goal)

    def gap_mm(self) -> float | None:
        """Free air below it, None where there is nothing below; looked for once a frame."""
        frame, here = self.table.world.frames, self.body.pose
        if self._gap is None or self._gap[:2] != (frame, here):
            self._gap = frame, here, drop_gap(self.table, self.body)
        return self._gap[2]

    def relief(self) -> Relief:
        """The tower under it, looked at once a frame."""
        frame = self.table.world.frames
        if self._relief is None or frame != self._relief_frame:
            self._relief, self._relief_frame = Relief(self.table, self.body.name), frame
        return self._relief

    def _found(self) -> Pose:
        """Where it hangs over the goal: lying as it will rest, or as the player has tilted it."""
        goal, hover = self.goal, self.table.scene.bench.hover_mm
        plane = self._plane(goal.x, goal.y, yaw_of(goal))
        if plane is None:
            return goal
        if self.tilted:
            return goal._replace(z=self._above(goal) + hover)
        size = self.body.size_mm
        if plane.steady:
            rest = lying(plane, goal.x, goal.y, yaw_of(goal), size)
            return rest._replace(z=rest.z + hover)
        return _level(goal)._replace(z=self._high(goal.x, goal.y, yaw_of(goal)) + hover)

    def _plane(self, x: float, y: float, yaw: float) -> Plane | None:
        points = self.relief().below(x, y, yaw, self.body.size_mm)
        return settle(points) if points else None

    def _high(self, x: float, y: float, yaw: float) -> float:
        """Height of its centre at which it first meets something when it comes down level there."""
        points = self.relief().below(x, y, yaw, self.body.size_mm)
        half = self.body.size_mm[2] / 2
        return max((point[2] for point in points), default=-math.inf) + half

    def _above(self, goal: Pose) -> float:
        """The same for a stick that the player has tilted."""
        high = self.relief().top_mm + self.table.scene.bench.start_mm + self.body.size_mm[0] / 2
        gap = drop_gap(self.table, self.body, goal._replace(z=high))
        return goal.z if gap is None else high - gap

    def _way(self, wanted: Pose) -> Pose:
        """On its way it goes over what stands between: up first, then across, then down."""
        here, hover = self.body.pose, self.table.scene.bench.hover_mm
        dx, dy = wanted.x - here.x, wanted.y - here.y
        turn = _angle(yaw_of(here), yaw_of(wanted))
        if math.hypot(dx, dy) < _THERE_MM and abs(turn) < 0.03:
            return wanted
        steps = max(_LEAST_STEPS, min(_MOST_STEPS, math.ceil(abs(turn) / _STEP_RAD)))
        needed = wanted.z
        for step in range(steps + 1):
            share = step / steps
            high = self._high(here.x + share * dx, here.y + share * dy, yaw_of(here) + share * turn)
            needed = max(needed, high + hover)
        if self.tilted:  # an end hangs lower than the middle of a level stick
            needed += half_height_mm(wanted, self.body.size_mm) - self.body.size_mm[2] / 2
            return (_level(here) if here.z < needed - _UP_FIRST_MM else wanted)._replace(z=needed)
        # Level until it is there: pitched as it will lie, an end would sweep through the tower on its way.
        return _level(here if here.z < needed - _UP_FIRST_MM else wanted)._replace(z=needed)

    def _half_height(self) -> float:
        return half_height_mm(self.goal, self.body.size_mm)


def yaw_of(pose: Pose) -> float:
    """The direction of its length seen from above, rad."""
    x, y, _ = pose.direction((1.0, 0.0, 0.0))
    return math.atan2(y, x)


def half_height_mm(pose: Pose, size_mm: Vec) -> float:
    """How far a box reaches below its centre."""
    axes = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    return sum(abs(pose.direction(axis)[2]) * size / 2 for axis, size in zip(axes, size_mm, strict=True))


def _alike(one: Pose, other: Pose) -> bool:
    return math.dist(one[:3], other[:3]) < _STILL_MM and math.dist(one[3:], other[3:]) < _STILL_TURN


def _level(pose: Pose) -> Pose:
    """The same place and direction, lying level."""
    half = yaw_of(pose) / 2
    return Pose(pose.x, pose.y, pose.z, math.cos(half), 0.0, 0.0, math.sin(half))


def _within(x: float, y: float, reach: float) -> tuple[float, float]:
    far = math.hypot(x, y)
    return (x, y) if far <= reach else (x * reach / far, y * reach / far)


def _angle(one: float, other: float) -> float:
    """From one direction to the other, the shorter way."""
    return math.remainder(other - one, math.tau)


def _turned_about(pose: Pose, axis: Vec, angle: float) -> Pose:
    c, s = math.cos(angle / 2), math.sin(angle / 2)
    a, (b_w, b_i, b_j, b_k) = (c, s * axis[0], s * axis[1], s * axis[2]), pose[3:]
    return pose._replace(
        w=a[0] * b_w - a[1] * b_i - a[2] * b_j - a[3] * b_k,
        i=a[0] * b_i + a[1] * b_w + a[2] * b_k - a[3] * b_j,
        j=a[0] * b_j - a[1] * b_k + a[2] * b_w + a[3] * b_i,
        k=a[0] * b_k + a[1] * b_j - a[2] * b_i + a[3] * b_w,
    )
