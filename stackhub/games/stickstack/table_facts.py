"""Measures what the checks of challenge cards ask for (SS-17): facts of a turn, no verdicts. Lengths are mm, angles
degrees, heights above the floor of the cup along its axis."""

from __future__ import annotations

import math
from collections.abc import Collection

from stackhub.games.stickstack.record import Beside, Facts, Lean, Lie
from stackhub.games.stickstack.table import CupTable
from stackhub.physics.body import Body
from stackhub.physics.pose import Pose, Vec

_MOST_MM = 9_999.0


class Facing:
    """The tower as it was when the stick was taken; `facts` says what has become of it."""

    def __init__(self, table: CupTable, before: Facts | None = None) -> None:
        """`before`: what was known of the turn when the table was left, and the stick is taken up again."""
        self._lean = lean_of(table)
        self._shifted_mm = 0.0
        self._were = {name: table.cup_frame(body.pose) for name, body in table.sticks.items()}
        by_height = sorted(self._were, key=lambda name: (self._were[name].z, name))
        self._lowest = by_height[0] if by_height else None
        self._highest = by_height[-1] if by_height else None
        if before is not None:
            self._lean, self._shifted_mm = before.lean_before, before.shifted_mm
            self._highest, self._lowest = before.highest, before.lowest

    def facts(self, table: CupTable, stick: str, hung: Collection[str]) -> Facts:
        """What is known now; `hung` hangs on the cup."""
        moved = (
            math.dist(self._were[name].place, table.cup_frame(table.sticks[name].pose).place)
            for name in hung
            if name in self._were and name in table.sticks
        )
        lies = stick in hung and stick in table.sticks
        return Facts(
            lean_before=self._lean,
            lean_after=lean_of(table),
            highest=self._highest,
            lowest=self._lowest,
            shifted_mm=_mm(max([self._shifted_mm, *moved])),
            lie=lie_of(table, stick, [name for name in hung if name != stick]) if lies else None,
        )


def lean_of(table: CupTable) -> Lean:
    """How the cup leans, and to which side."""
    x, y, _ = table.cup.pose.direction((0.0, 0.0, 1.0))
    return Lean(deg=round(min(180.0, table.tilt_deg), 2), to_deg=round(math.degrees(math.atan2(y, x)) % 360.0, 1))


def lie_of(table: CupTable, stick: str, others: Collection[str]) -> Lie:
    """How the stick hangs among the `others`."""
    body = table.sticks[stick]
    here = table.cup_frame(body.pose)
    beside = [(name, table.sticks[name]) for name in others if name in table.sticks]
    spans = [_heights(table, other) for _, other in beside]
    low, high = _heights(table, body)
    ends = _ends(here, body)
    rim = table.scene.cup.rim
    outside = rim.radius_mm + rim.width_mm / 2
    up = body.pose.direction((1.0, 0.0, 0.0))[2]
    return Lie(
        high_mm=_height(high),
        low_mm=_height(low),
        slope_deg=round(math.degrees(math.asin(min(1.0, abs(up)))), 2),
        off_mm=_mm(math.hypot(here.x, here.y)),
        reach_mm=_mm(max(0.0, max(math.hypot(x, y) for x, y, _ in ends) - outside)),
        others_high_mm=_height(max(high for _, high in spans)) if spans else None,
        others_low_mm=_height(min(low for low, _ in spans)) if spans else None,
        others=tuple(
            Beside(stick=name, angle_deg=round(_angle(body, other), 1), crosses=_cross(ends, _ends_of(table, other)))
            for name, other in beside
        ),
    )


def _heights(table: CupTable, body: Body) -> tuple[float, float]:
    """The lowest and the highest point of a stick."""
    pose = table.cup_frame(body.pose)
    half = [size / 2 for size in body.size_mm]
    axes = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    up = sum(abs(pose.direction(axis)[2]) * part for axis, part in zip(axes, half, strict=True))
    return pose.z - up, pose.z + up


def _ends_of(table: CupTable, body: Body) -> tuple[Vec, Vec]:
    return _ends(table.cup_frame(body.pose), body)


def _ends(pose: Pose, body: Body) -> tuple[Vec, Vec]:
    """The middles of both ends."""
    half = body.size_mm[0] / 2
    x, y, z = (half * part for part in pose.direction((1.0, 0.0, 0.0)))
    return (pose.x - x, pose.y - y, pose.z - z), (pose.x + x, pose.y + y, pose.z + z)


def _angle(one: Body, other: Body) -> float:
    """Between two sticks, seen from above: 0 to 90°."""
    (ax, ay, _), (bx, by, _) = (body.pose.direction((1.0, 0.0, 0.0)) for body in (one, other))
    size = math.hypot(ax, ay) * math.hypot(bx, by)
    return math.degrees(math.acos(min(1.0, abs(ax * bx + ay * by) / size))) if size > 0 else 0.0


def _cross(one: tuple[Vec, Vec], other: tuple[Vec, Vec]) -> bool:
    """Whether the middle lines of two sticks cross, seen along the axis of the cup."""
    return _sides(one, other) and _sides(other, one)


def _sides(line: tuple[Vec, Vec], ends: tuple[Vec, Vec]) -> bool:
    """Whether both `ends` lie on different sides of the line."""
    (ax, ay, _), (bx, by, _) = line
    first, second = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y, _ in ends)
    return first * second < 0


def _mm(length: float) -> float:
    return round(min(length, _MOST_MM), 2)


def _height(mm: float) -> float:
    return round(min(max(mm, -_MOST_MM), _MOST_MM), 2)
