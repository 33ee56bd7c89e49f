"""Hundreds of places for a stick, judged at a glance: would it stay, would the colours agree, how would the cup lean.

Everything here follows from poses that anybody at the table sees.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.colours import Patch, agree, on_cup, on_stick
from stackhub.games.stickstack.judge import BORDER_MM
from stackhub.games.stickstack.table import CupTable, StickContact, into
from stackhub.games.stickstack.table_cup import CUP
from stackhub.games.stickstack.table_relief import Point, Relief
from stackhub.games.stickstack.table_rest import Plane, Spot, beside, coloured, lying, settle
from stackhub.games.stickstack.table_scene import Kind
from stackhub.games.stickstack.table_statics import Statics, Support
from stackhub.physics.pose import Pose

_FINE = 100_000
_ROWS_MM = (-19.5, -6.5, 6.5, 19.5)
"""How far from the axis the rows of a cabin are: so near that the outer ones lie on the hub, and that most sticks are
white where they cross."""
_ALONG_MM = tuple(range(-24, 25, 4))


class Weights(NamedTuple):
    """What a place costs; the lower the better."""

    height: float = 6.0
    """Each mm of the middle's height above the cup's floor."""
    moment: float = 3.0
    """The square of each 100 g·mm by which the tower would be out of balance."""
    slope: float = 150.0
    roll: float = 60.0
    margin: float = 0.5
    """Each mm that the middle is nearer to tipping than `wide_mm`."""
    wide_mm: float = 30.0
    alone: float = 20.0
    """It would lie on one other stick only, along it or astride: what comes next tips both."""
    outside: float = 0.15
    """Each mm that a support is further out than the rim."""
    wrong: float = 40.0
    """A colour that does not agree."""
    firm_mm: float = 8.0
    """A weight that acts so far within what supports it lies firmly."""
    loose: float = 0.5
    """Each mm that is missing from it, for each stick of the tower."""
    close: float = 2.0
    """A colour that would not agree if the stick came to lie a little differently."""


class Candidate(NamedTuple):
    """A place for the stick."""

    spot: Spot
    plane: Plane
    pose: Pose
    legal: bool
    cost: float
    """The lower the better."""
    supports: tuple[Support, ...]
    """What it would lie on, and where."""


class Glance:
    """One tower, and one stick that is to be laid on it."""

    def __init__(self, table: CupTable, stick: str, *, colours: bool = True, weights: Weights | None = None) -> None:
        self.scene = table.scene
        self.stick = stick
        self.relief = Relief(table, stick)
        self._statics = Statics(table, stick)
        self.kind: Kind = table.scene.kind_of(stick)
        self.colours = colours
        self.weights = weights or Weights()
        self._kinds = {name: table.scene.kind_of(name) for name in self.relief.sticks}
        cup = self.relief.cup
        up = cup.direction((0.0, 0.0, 1.0))
        self._foot = tuple(place - self.scene.cup.pivot_mm * part for place, part in zip(cup.place, up, strict=True))
        self.moment = self._moment(cup)

    def _moment(self, cup: Pose) -> tuple[float, float]:
        """Of all weights about the joint, g·mm to the east and north, as if the cup stood upright."""
        weight = self.scene.stick.mass_g
        inside = [into(cup, pose) for pose in self.relief.sticks.values()]
        return weight * sum(pose.x for pose in inside), weight * sum(pose.y for pose in inside)

    def anywhere(self, chance: Chance, count: int, reach_mm: float) -> Iterator[Spot]:
        """So many places around the cup's axis."""
        cup = self.relief.cup
        for _ in range(count):
            angle = math.tau * _share(chance)
            far = reach_mm * math.sqrt(_share(chance))
            yaw = math.tau * _share(chance)
            yield Spot(cup.x + far * math.cos(angle), cup.y + far * math.sin(angle), yaw)

    def rows(self) -> Iterator[Spot]:
        """Four parallel places a layer and its crossing, either end first, shifted along themselves: sticks laid so
        touch each other near the axis only, where most are white."""
        first = self._heading()
        cup = self.relief.cup
        top = max((into(cup, pose).z for pose in self.relief.sticks.values()), default=0.0)
        up = cup.direction((0.0, 0.0, top))
        x, y = cup.x + up[0], cup.y + up[1]
        for quarter in range(4):
            yaw = first + math.pi / 2 * quarter
            c, s = math.cos(yaw), math.sin(yaw)
            for across in _ROWS_MM:
                for along in _ALONG_MM:
                    yield Spot(x + along * c - across * s, y + along * s + across * c, yaw)

    def _heading(self) -> float:
        """How the cabin is turned: the way that most sticks lie along or across; the cup's own when it is empty."""
        turns = [_yaw(pose) for pose in self.relief.sticks.values()] or [_yaw(self.relief.cup)]
        return math.atan2(sum(math.sin(4 * yaw) for yaw in turns), sum(math.cos(4 * yaw) for yaw in turns)) / 4

    def at(self, spot: Spot) -> Candidate | None:
        """What comes of laying the stick there; None where it would not stay."""
        size = self.scene.stick.size_mm
        points = self.relief.below(*spot, size)
        if not points:
            return None
        plane = settle(points)
        margin = plane.margin_mm()
        if not plane.steady or margin < 3:
            return None
        weights = self.weights
        pose = lying(plane, *spot, size)
        inside = into(self.relief.cup, pose)
        weight = self.scene.stick.mass_g
        moment = math.hypot(self.moment[0] + weight * inside.x, self.moment[1] + weight * inside.y)
        cost = (
            weights.height * (pose.z - self.relief.cup.z)
            + weights.moment * (moment / 100) ** 2
            + weights.slope * abs(plane.slope)
            + weights.roll * abs(plane.roll)
            + weights.margin * max(0.0, weights.wide_mm - margin)
            + weights.outside * sum(self._outside(spot, point) for point in plane.support)
        )
        below = {point[3] for point in plane.support}
        if len(below) == 1 and below != {0}:
            cost += weights.alone
        legal = True
        if self.colours:
            wrong, close = self._colours(points, plane, spot)
            legal = wrong == 0
            cost += (weights.wrong + wrong if wrong else 0.0) + weights.close * close
        touch = self.scene.physics.touch_mm
        supports = tuple(
            (self.relief.names[point[3]], _place(spot, point)) for point in points if plane.gap(point) <= touch
        )
        return Candidate(spot, plane, pose, legal, cost, supports)

    def weighed(self, candidate: Candidate) -> Candidate:
        """The same with what takes longer to see: how firmly everything would lie by the levers, and whether its sides
        would touch a neighbour in a colour that does not agree."""
        wide = self.weights.firm_mm
        margins = self._statics.margins(self.stick, candidate.pose, candidate.supports)
        loose = sum(max(0.0, wide - margin) for margin in margins.values())
        cost, legal = candidate.cost + self.weights.loose * loose, candidate.legal
        if self.colours:
            points = beside(self.relief, candidate.plane, candidate.spot, self.scene.stick.size_mm)
            sides = [coloured(self.relief, candidate.plane, point, candidate.spot, self.stick) for point in points]
            if not all(_right(contact) for contact in sides):
                cost, legal = cost + (self.weights.wrong if legal else 0.0), False
        return candidate._replace(cost=cost, legal=legal)

    def _outside(self, spot: Spot, point: Point) -> float:
        """How far a support is beyond the rim, seen from above."""
        x, y = _place(spot, point)
        far = math.hypot(x - self.relief.cup.x, y - self.relief.cup.y)
        return max(0.0, far - self.scene.cup.rim.radius_mm)

    def _colours(self, points: list[Point], plane: Plane, spot: Spot) -> tuple[int, int]:
        """How many points touch in colours that do not agree, and how many nearly do."""
        wrong = close = 0
        touch = self.scene.physics.touch_mm
        along = math.sqrt(1 + plane.slope * plane.slope)
        for point in points:
            gap = plane.height + plane.slope * point[0] + plane.roll * point[1] - point[2]
            if gap > _NEAR_MM:
                continue
            own = on_stick(self.kind, point[0] * along)
            x, y = _place(spot, point)
            other = self.relief.names[point[3]]
            if other == CUP:
                local = into(self.relief.cup, Pose(x, y, point[2]))
                theirs = on_cup(self.scene.cup, local.x, local.y)
            else:
                theirs = on_stick(self._kinds[other], into(self.relief.sticks[other], Pose(x, y, point[2])).x)
            if not agree(own, theirs, _SURE_MM):
                if gap <= touch and not agree(own, theirs, BORDER_MM):
                    wrong += 1
                else:
                    close += 1
        return wrong, close


_NEAR_MM = 1.0
"""What is so near may touch once the cup has leaned."""
_SURE_MM = 1.5
"""What is left of the 3 mm at a border (SS-04) for a hand that is not exact."""


def _place(spot: Spot, point: Point) -> tuple[float, float]:
    c, s = math.cos(spot.yaw), math.sin(spot.yaw)
    return spot.x + point[0] * c - point[1] * s, spot.y + point[0] * s + point[1] * c


def _right(contact: StickContact) -> bool:
    own = Patch(contact.own, contact.own_next, contact.own_border_mm)
    return agree(own, Patch(contact.theirs, contact.theirs_next, contact.theirs_border_mm), BORDER_MM)


def _share(chance: Chance) -> float:
    return chance.below(_FINE) / _FINE


def _yaw(pose: Pose) -> float:
    x, y, _ = pose.direction((1.0, 0.0, 0.0))
    return math.atan2(y, x)
