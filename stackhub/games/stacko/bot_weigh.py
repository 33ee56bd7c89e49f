"""Weighs a tower: how far the centre of mass of everything above each storey is inside what carries it (the margin).

Geometry only, thousands of times in a thought. Thin blocks are no support; a pull at some height is a lever for every
storey below. Lengths are in mm, forces in N; masses count in blocks.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

from stackhub.games.stacko.bot_guess import Guess
from stackhub.games.stacko.bot_sight import Question, Seen
from stackhub.games.stacko.storeys import Place, places

_WAYS = tuple((math.cos(math.pi * way / 4), math.sin(math.pi * way / 4)) for way in range(8))
"""Directions in which a margin is measured."""
NONE_MM = -40.0
"""The margin of what nothing carries."""
MOST_MM = 12.0
"""No storey is safer than one that stands on its middle block, its load right above: more counts as much."""
_THIN_MM = 3.0
"""Where the load is over a thin block, the tower leans on it before it falls: this margin, at most."""
_NO_WORSE_MM = 0.3
_TIGHT_MM_N = 12.0
"""What a pull beyond a gentle one takes from the margin: others come along."""

_Reach = Sequence[float]
"""How far something reaches in each of the directions."""


class Draft(NamedTuple):
    """A block that may be taken: which way it is drawn along its length (1 or -1), and where it is laid."""

    block: str
    way: int
    to: Place


class Loads:
    """The tower that is seen, ready to be weighed."""

    def __init__(self, question: Question) -> None:
        self.question = question
        scene = question.scene
        self.rows = [[name for name in row if name is not None] for row in question.storeys]
        self.at = places(question.storeys)
        self.block_n = scene.block.mass_g * scene.physics.gravity_mm_s2 / 1e6
        self.friction = scene.block.friction
        self.height = scene.block.height_mm
        self.tap_n = scene.bench.tap.force_n
        self.gentle_n = scene.hand.gentle.force_n
        self._pairs: dict[tuple[str, str], _Reach | None] = {}
        self._reach: dict[tuple[frozenset[str], frozenset[str]], _Reach | None] = {}

    @cached_property
    def above(self) -> list[tuple[int, float, float]]:
        """For each storey: how many blocks are in it and above, and the sum of their places."""
        sums, count, x, y = [], 0, 0.0, 0.0
        for row in reversed(self.rows):
            for name in row:
                seen = self.question.seen[name]
                count, x, y = count + 1, x + seen.x, y + seen.y
            sums.append((count, x, y))
        return sums[::-1]

    def _pair(self, lower: str, upper: str) -> _Reach | None:
        """How far the face reaches at which two blocks may touch; None: they do not overlap."""
        if (lower, upper) not in self._pairs:
            self._pairs[lower, upper] = _overlap(self.question, lower, upper)
        return self._pairs[lower, upper]

    def reach(self, lower: frozenset[str], upper: frozenset[str]) -> _Reach | None:
        """How far the faces reach at which two storeys touch."""
        key = lower, upper
        if key not in self._reach:
            faces = [face for one in lower for other in upper if (face := self._pair(one, other)) is not None]
            self._reach[key] = [max(parts) for parts in zip(*faces, strict=True)] if faces else None
        return self._reach[key]


def _overlap(question: Question, lower: str, upper: str) -> _Reach | None:
    scene = question.scene
    low, up = question.seen[lower], question.seen[upper]
    long, wide = scene.block.length_mm / 2, scene.block.width_mm / 2
    c, s = math.cos(math.radians(low.deg)), math.sin(math.radians(low.deg))
    dx, dy = up.x - low.x, up.y - low.y
    along, across = dx * c + dy * s, dy * c - dx * s
    left, right = max(-long, along - wide), min(long, along + wide)
    near, far = max(-wide, across - long), min(wide, across + long)
    if left >= right or near >= far:
        return None
    corners = [(low.x + a * c - b * s, low.y + a * s + b * c) for a in (left, right) for b in (near, far)]
    return [max(x * wx + y * wy for x, y in corners) for wx, wy in _WAYS]


class Balance:
    """The margins of one tower of thought."""

    def __init__(self, loads: Loads, thin: Guess) -> None:
        self.loads = loads
        self.thin = thin
        self._whole = [frozenset(row) for row in loads.rows]
        self._firm = [frozenset(name for name in row if name not in thin) or frozenset(row) for row in loads.rows]
        self._now = [self._margin(q, *self._centre(q)) for q in range(1, len(loads.rows))]

    def _centre(self, storey: int) -> tuple[float, float]:
        count, x, y = self.loads.above[storey]
        return x / count, y / count

    def _margin(self, storey: int, x: float, y: float, gone: str | None = None) -> float:
        """Of all that lies in `storey` and above, on the storey below; its centre of mass is at (x, y)."""
        below, here = self._firm[storey - 1], self._firm[storey]
        own = gone is not None and (gone in self._whole[storey - 1] or gone in self._whole[storey])
        if own and gone is not None:
            below, here = _without(below, self._whole[storey - 1], gone), _without(here, self._whole[storey], gone)
        firm = _inside(self.loads.reach(below, here), x, y)
        if firm >= _THIN_MM or own:
            return firm
        return max(firm, min(_inside(self.loads.reach(self._whole[storey - 1], self._whole[storey]), x, y), _THIN_MM))

    def force_n(self, block: str) -> float:
        """What it takes to draw the block: friction under what rests on it, or what was felt."""
        loads, storey = self.loads, self.loads.at[block][0]
        felt = loads.question.felt.get(block)
        if block in self.thin:
            force = 0.15 * loads.gentle_n + loads.friction * loads.block_n
        else:
            carried = loads.above[storey + 1][0] * loads.block_n / max(1, len(self._firm[storey]))
            force = loads.friction * (2 * carried + loads.block_n)
        if felt is None:
            return force
        return max(force, felt.force_n) if felt.kind == "tight" else min(force, felt.force_n)

    def drawn(self, block: str, way: int) -> float:
        """The least margin while the block is drawn that way, and once it is out."""
        loads, (storey, _) = self.loads, self.loads.at[block]
        seen = loads.question.seen[block]
        force = self.force_n(block)
        ux, uy = _along(seen)
        least = MOST_MM
        for q in range(1, len(loads.rows)):
            count, x, y = loads.above[q]
            if q <= storey:
                count, x, y = count - 1, x - seen.x, y - seen.y
                lever = force * (storey - q + 0.5) * loads.height / (max(1, count) * loads.block_n)
            elif q == storey + 1:
                lever = 0.0
            else:
                continue  # what is above a block feels nothing of it but through its own storey
            if count < 1:
                return NONE_MM
            margin = self._margin(q, x / count + way * ux * lever, y / count + way * uy * lever, gone=block)
            least = min(least, self._if_worse(q, margin, storey))
        return least - _TIGHT_MM_N * max(0.0, force - loads.gentle_n)

    def tapped(self, block: str) -> float:
        """The least margin while a block that does not give is pushed as hard as a tap does, whichever way."""
        loads, storey = self.loads, self.loads.at[block][0]
        if block in self.thin:
            return MOST_MM
        ux, uy = _along(loads.question.seen[block])
        least = MOST_MM
        for q in range(1, storey + 1):
            count, x, y = loads.above[q]
            lever = loads.tap_n * (storey - q + 0.5) * loads.height / (count * loads.block_n)
            for way in (lever, -lever):
                least = min(least, self._margin(q, x / count + ux * way, y / count + uy * way))
        return least

    def laid(self, block: str, at: Seen, top: int) -> float:
        """The least margin once the block lies there, in storey `top`: beside what lies there already, and on the one
        below like that."""
        loads, (storey, _) = self.loads, self.loads.at[block]
        seen = loads.question.seen[block]
        least = MOST_MM
        for q in range(1, min(top, len(loads.rows))):
            count, x, y = loads.above[q]
            if q <= storey:
                count, x, y = count - 1, x - seen.x, y - seen.y
            margin = self._margin(q, (x + at.x) / (count + 1), (y + at.y) / (count + 1), gone=block)
            least = min(least, self._if_worse(q, margin, storey))
        return least

    def _if_worse(self, q: int, margin: float, storey: int) -> float:
        """The margin, unless that storey stands as firmly as before whatever its margin seems to be."""
        if q not in (storey, storey + 1) and margin > self._now[q - 1] - _NO_WORSE_MM:
            return MOST_MM
        return margin


def _along(seen: Seen) -> tuple[float, float]:
    return math.cos(math.radians(seen.deg)), math.sin(math.radians(seen.deg))


def _without(firm: frozenset[str], whole: Collection[str], gone: str) -> frozenset[str]:
    """What carries once a block is gone: what is firm, and if nothing is, what is left."""
    left = firm - {gone}
    return left or frozenset(whole) - {gone}


def _inside(reach: _Reach | None, x: float, y: float) -> float:
    if reach is None:
        return NONE_MM
    return min([far - x * wx - y * wy for far, (wx, wy) in zip(reach, _WAYS, strict=True)])  # a list is quicker here
