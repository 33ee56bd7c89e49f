"""Which blocks may be thin: towers drawn so that they agree with what was felt, storey by storey.

In the scene thin blocks come in patterns (the middle, one side, both sides, none), each with its chance; a bot knows
these as it knows the rules. What was felt makes some of them likelier.
"""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.engine.chance import Chance
from stackhub.games.stacko.bot_sight import Felt, Question
from stackhub.games.stacko.storeys import POSITIONS, Storey
from stackhub.games.stacko.table import Site
from stackhub.games.stacko.table_scene import ThinChance
from stackhub.physics.pose import Vec

Guess = frozenset[str]
"""The blocks that are thin in one tower of thought."""

_LOOSE, _STIFF, _TIGHT = (0.95, 0.03), (0.10, 0.40), (0.03, 0.95)
"""How likely a block feels so when it is thin, and when it carries load."""
_TAKEN = (0.8, 0.25)
"""How likely a block that is gone from its storey was thin, or not: people take what is loose."""
_LIGHT_STOREYS = 3
"""So near to the top what carries load may feel loose as well."""
_LOOSE_ON_TOP = 0.4
_MOVED_THIN = 0.7
"""What was moved was loose mostly, so probably thin."""


def patterns(chances: ThinChance) -> list[tuple[frozenset[int], float]]:
    """The positions that are thin in a storey, and how often."""
    return [
        (frozenset({1}), chances.middle),
        (frozenset({0}), chances.one_side / 2),
        (frozenset({2}), chances.one_side / 2),
        (frozenset({0, 2}), chances.both_sides),
        (frozenset(), chances.none),
    ]


def guess(question: Question, chance: Chance) -> Guess:
    """One tower that agrees with what was felt."""
    thin: set[str] = set()
    tall = len(question.storeys)
    for storey, row in enumerate(question.storeys):
        if storey < question.scene.tower.storeys:
            drawn = _pattern(question, row, chance, light=storey >= tall - _LIGHT_STOREYS)
        else:
            there = [at for at, name in enumerate(row) if name is not None]
            drawn = frozenset(at for at in there if chance.chance_of(_moved(question, row[at])))
        thin.update(name for at, name in enumerate(row) if name is not None and at in drawn)
    return frozenset(thin)


def _moved(question: Question, name: str | None) -> float:
    felt = question.felt.get(name or "")
    if felt is None:
        return _MOVED_THIN
    return {"loose": 0.95, "stiff": 0.4, "tight": 0.1}[felt.kind]


def _pattern(question: Question, row: Storey, chance: Chance, *, light: bool) -> frozenset[int]:
    weighed = [
        (thin, share * _agrees(thin, row, question.felt, light=light))
        for thin, share in patterns(question.scene.tower.thin_chance)
    ]
    drawn = chance.below(1_000_000) / 1_000_000 * sum(weight for _, weight in weighed)
    for thin, weight in weighed:
        drawn -= weight
        if drawn < 0:
            return thin
    return weighed[-1][0]


def _agrees(thin: frozenset[int], row: Storey, felt: Mapping[str, Felt], *, light: bool) -> float:
    likely = 1.0
    for at in range(POSITIONS):
        name, is_thin = row[at], at in thin
        if name is None:
            likely *= _TAKEN[0] if is_thin else _TAKEN[1]
        elif name in felt:
            kind = felt[name].kind
            by_kind = {"loose": _LOOSE, "stiff": _STIFF, "tight": _TIGHT}[kind]
            likely *= by_kind[0] if is_thin else _LOOSE_ON_TOP if light and kind == "loose" else by_kind[1]
    return likely


def sizes_of(question: Question, thin: Guess, chance: Chance) -> dict[Site, Vec]:
    """Length, width and height (mm) of every block of such a tower, by its place."""
    scene, sizes = question.scene, {}
    for storey, row in enumerate(question.storeys):
        for at, name in enumerate(row):
            if name is None:
                continue
            lower = scene.tower.lower_mm * _share(chance)
            if name in thin:
                least, most = scene.tower.thin_mm.least, scene.tower.thin_mm.most
                lower += least + (most - least) * _share(chance)
            # All as narrow as any: what is seen to a third of a millimetre must not be stuck in its neighbour.
            width = scene.block.width_mm - scene.tower.narrower_mm - scene.tower.side_gap_mm
            sizes[Site(storey, at)] = (scene.block.length_mm, width, scene.block.height_mm - lower)
    return sizes


def _share(chance: Chance) -> float:
    return chance.below(10_001) / 10_000
