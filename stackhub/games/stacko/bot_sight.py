"""What a bot may know of the tower: where blocks are seen to lie, and how those felt that somebody touched.

Never the true sizes: an eye sees places to a third of a millimetre, and what makes a block loose is a tenth of one. So
heights are not read at all; a tower in thought is stacked up anew from sizes that agree with what was felt.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from stackhub.engine.scene import Part
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.storeys import Storeys
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_feel import Kind
from stackhub.games.stacko.table_places import axis_of
from stackhub.games.stacko.table_scene import StackoScene

EYE_MM, EYE_DEG = 0.3, 0.3
"""No eye sees finer."""
_FEEL_N = 0.02


class Seen(Part):
    """A block as an eye sees it from above: its centre (mm), and the direction of its length (degrees from x)."""

    x: float
    y: float
    deg: float


class Felt(Part):
    """How a block felt, and under which force it gave, or did not (N)."""

    kind: Kind
    force_n: float


class Question(Part):
    """All that a bot thinks from, as plain JSON: complete in itself."""

    scene: StackoScene
    skill: Skill
    seed: int
    storeys: Storeys
    seen: dict[str, Seen]
    felt: dict[str, Felt]
    legal: tuple[str, ...]
    refused: tuple[str, ...] = ()
    """Blocks that were given back in this turn."""
    worlds: int = 0
    """Worlds of thought that may still be tried in this turn."""
    wants: str = "feel"
    """``feel``: which blocks to touch. ``take``: which to take, and where to lay it."""


def look(bench: Bench) -> dict[str, Seen]:
    """Where the blocks of the tower are seen to lie."""
    seen = {}
    for row in bench.storeys:
        for name in row:
            if name is not None:
                pose = bench.tower.blocks[name].pose
                x, y = axis_of(pose)
                deg = math.degrees(math.atan2(y, x)) % 180
                seen[name] = Seen(x=_to(pose.x, EYE_MM), y=_to(pose.y, EYE_MM), deg=_to(deg, EYE_DEG))
    return seen


def feels(bench: Bench, known: Collection[str]) -> dict[str, Felt]:
    """What was felt of the blocks `known`."""
    found: Mapping[str, object] = bench.felt
    return {
        name: Felt(kind=bench.felt[name].kind, force_n=_to(bench.felt[name].force_n, _FEEL_N))
        for name in sorted(known)
        if name in found
    }


def _to(value: float, step: float) -> float:
    return round(round(value / step) * step, 4)
