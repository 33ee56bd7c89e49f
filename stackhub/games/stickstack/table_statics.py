"""How firmly each stick of a tower lies, by the levers of its weights: no physics, a person's eye.

Every stick hands what it carries down to what it lies on. Where the weight on a stick acts near the edge of what
supports it, or beyond, it is about to tip. Seen from above; all sticks weigh the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from stackhub.games.stickstack.table import CupTable, into
from stackhub.games.stickstack.table_cup import CUP
from stackhub.physics.contacts import contacts
from stackhub.physics.pose import Pose

Flat = tuple[float, float]
Support = tuple[str, Flat]
"""What a stick lies on, and where."""

_SIDE_SHARE = 0.6
"""A contact nearer to the middle of a stick's height than this share of half of it is at its side: no support."""


class Statics:
    """The tower as it lies now: what lies on what."""

    def __init__(self, table: CupTable, without: str | None = None) -> None:
        self._centre: dict[str, Flat] = {}
        self._axis: dict[str, Flat] = {}
        self._high: dict[str, float] = {}
        self._supports: dict[str, list[Support]] = {}
        poses = {name: body.pose for name, body in table.sticks.items() if name != without}
        for name, pose in poses.items():
            self._add(name, pose)
        side = _SIDE_SHARE * table.scene.stick.height_mm / 2
        for touch in contacts(table.world):
            for upper, lower in ((touch.one, touch.other), (touch.other, touch.one)):
                if upper in poses and (lower in poses or lower == CUP):
                    inside = into(poses[upper], Pose(*touch.at_mm)).z
                    up = poses[upper].direction((0.0, 0.0, 1.0))[2]
                    if inside * math.copysign(1.0, up) < -side:
                        self._supports[upper].append((lower, touch.at_mm[:2]))

    def _add(self, name: str, pose: Pose) -> None:
        x, y, _ = pose.direction((1.0, 0.0, 0.0))
        size = math.hypot(x, y) or 1.0
        self._centre[name], self._axis[name], self._high[name] = (pose.x, pose.y), (x / size, y / size), pose.z
        self._supports.setdefault(name, [])

    def margins(self, name: str, pose: Pose, supports: Sequence[Support]) -> dict[str, float]:
        """For every stick how far, in mm, the weight on it acts from the edge of what supports it (negative: beyond),
        once the stick `name` lies at `pose` on `supports` as well."""
        centre = self._centre | {name: (pose.x, pose.y)}
        x, y, _ = pose.direction((1.0, 0.0, 0.0))
        size = math.hypot(x, y) or 1.0
        axis = self._axis | {name: (x / size, y / size)}
        below = self._supports | {name: list(supports)}
        loads: dict[str, list[tuple[float, Flat]]] = {one: [(1.0, at)] for one, at in centre.items()}
        found: dict[str, float] = {}
        for one in self._downwards(below, name, pose.z):
            weight = sum(load for load, _ in loads[one])
            acts = _mean(loads[one], weight)
            found[one] = margin(acts, [at for _, at in below[one]])
            for lower, load, at in _handed(below[one], acts, axis[one], weight):
                if lower != CUP:
                    loads[lower].append((load, at))
        return found

    def _downwards(self, below: dict[str, list[Support]], new: str, high: float) -> list[str]:
        """Every stick after all that lie on it; where sticks lie on each other in a ring, the highest first."""
        above = dict.fromkeys(below, 0)
        lowers = {name: {lower for lower, _ in supports if lower != CUP} for name, supports in below.items()}
        for names in lowers.values():
            for lower in names:
                above[lower] += 1
        heights = self._high | {new: high}
        left = sorted(below, key=lambda name: -heights[name])
        order: list[str] = []
        while left:
            name = next((one for one in left if above[one] == 0), left[0])
            left.remove(name)
            order.append(name)
            for lower in lowers[name]:
                above[lower] -= 1
        return order


def _mean(loads: Iterable[tuple[float, Flat]], weight: float) -> Flat:
    x = y = 0.0
    for load, at in loads:
        x += load * at[0]
        y += load * at[1]
    return x / weight, y / weight


def _handed(supports: Sequence[Support], acts: Flat, axis: Flat, weight: float) -> list[tuple[str, float, Flat]]:
    """What each of the things below gets: the two on both sides of where the weight acts share it by the lever."""
    groups: dict[str, list[Flat]] = {}
    for lower, at in supports:
        groups.setdefault(lower, []).append(at)
    if not groups:
        return []
    along = sorted((_along(_middle(points), acts, axis), lower) for lower, points in groups.items())
    before = [entry for entry in along if entry[0] <= 0]
    after = [entry for entry in along if entry[0] > 0]
    if not before or not after:
        lower = (after or before[::-1])[0][1]
        return [(lower, weight, _nearest(acts, groups[lower]))]
    (left, low), (right, high) = before[-1], after[0]
    share = right / (right - left)
    return [(low, weight * share, _middle(groups[low])), (high, weight * (1 - share), _middle(groups[high]))]


def _along(at: Flat, origin: Flat, axis: Flat) -> float:
    return (at[0] - origin[0]) * axis[0] + (at[1] - origin[1]) * axis[1]


def _middle(points: Sequence[Flat]) -> Flat:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _nearest(at: Flat, points: Sequence[Flat]) -> Flat:
    """The place within the box around `points` that is nearest to `at`."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(max(at[0], min(xs)), max(xs)), min(max(at[1], min(ys)), max(ys))


def margin(at: Flat, points: Sequence[Flat]) -> float:
    """How far `at` is within the convex hull of `points`, mm; negative outside it (by the nearest side's line)."""
    hull = _hull(points)
    if len(hull) < 3:
        return -min((math.dist(at, point) for point in hull), default=math.inf)
    return min(
        ((bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax)) / math.hypot(bx - ax, by - ay)
        for (ax, ay), (bx, by) in zip(hull, hull[1:] + hull[:1], strict=True)
    )


def _hull(points: Sequence[Flat]) -> list[Flat]:
    """The corners of the convex hull, anticlockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower: list[Flat] = []
    upper: list[Flat] = []
    for chain, run in ((lower, ordered), (upper, ordered[::-1])):
        for point in run:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 1e-9:
                chain.pop()
            chain.append(point)
    return lower[:-1] + upper[:-1]


def _turn(a: Flat, b: Flat, c: Flat) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
