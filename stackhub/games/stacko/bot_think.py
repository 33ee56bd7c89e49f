"""Thinks about a tower that is seen: what to feel, what to take, and where to lay it. Counts limit it, never a clock.

First every block is weighed against every storey, in several towers that agree with what was felt; then the best few
are pulled in worlds of thought, until one went well twice or no more worlds may be tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.games.stacko.bot_guess import Guess, guess
from stackhub.games.stacko.bot_sight import Question, Seen
from stackhub.games.stacko.bot_weigh import NONE_MM, Balance, Draft, Loads
from stackhub.games.stacko.bot_worlds import places_seen, tried
from stackhub.games.stacko.storeys import Place

_SURE = 2
"""A block that came out well in so many worlds is taken."""
_WELL_MM = 1.0
"""It went well when nothing else moved further."""
_MOVED_COSTS, _STUCK_MM = 2.0, 15.0
"""What a trial takes from the margin: for each mm that something else moved, and for a block that did not come out."""
_REFUSED_MM = 30.0
"""What a block is worth less that was given back in this turn already."""
_GOOD_MM = 5.0
"""A block of that margin is good enough to be taken when it feels loose, without feeling others."""
_TIPS_MM, _RISKY = 0.5, 0.15
"""A tap under which a margin becomes so small tips the tower; a bot does not take a greater risk to feel a block."""
_FLOOR_MM = NONE_MM / 2
"""What falls anyhow counts the same."""


class Worth(NamedTuple):
    """A block, weighed."""

    draft: Draft
    mm: float
    """Its margin as this bot sees it."""
    loose_mm: float
    """The same, should it turn out to be loose."""
    loose: float
    """How likely that is, 0 to 1."""
    risk: float
    """How likely the tower tips when it is tapped."""


def think(question: Json, stop: Callable[[], bool]) -> Json:
    """Answers a question of a hand: ``{"feel": [[block, good], …]}`` names blocks to touch, and whether each is good
    enough to be taken at once when it feels loose; ``{"take": block, "way": 1 or -1, "to": [storey, position],
    "worlds": how many were tried}``. Raises pydantic.ValidationError when it is no question."""
    asked = Question.model_validate(question)
    chance = Chance(asked.seed)
    guesses = [guess(asked, chance) for _ in range(asked.skill.guesses)]
    found = weighed(asked, guesses, chance, stop)
    if asked.wants == "feel":
        return {"feel": [[worth.draft.block, worth.loose_mm >= _GOOD_MM] for worth in _to_feel(asked, found)]}
    draft, used = _tested(asked, found, guesses, chance, stop)
    return {"take": draft.block, "way": draft.way, "to": list(draft.to), "worlds": used}


def weighed(asked: Question, guesses: Sequence[Guess], chance: Chance, stop: Callable[[], bool]) -> list[Worth]:
    """Every block that may be taken, drawn and laid in its best way, the best first; fewer when it is stopped."""
    loads = Loads(asked)
    balances = [Balance(loads, thin) for thin in guesses]
    open_places = {
        place: Seen(x=pose.x, y=pose.y, deg=0.0) for place, pose in places_seen(asked, guesses[0], chance).items()
    }
    blurs = {block: asked.skill.blur_mm * bell(chance) for block in asked.legal}
    found: list[Worth] = []
    for block in asked.legal:
        if found and stop():
            break
        found.append(_worth(block, balances, open_places, blurs[block] - _REFUSED_MM * (block in asked.refused)))
    return sorted(found, key=lambda worth: (-worth.mm, worth.draft.block))


def _worth(block: str, balances: Sequence[Balance], open_places: dict[Place, Seen], more_mm: float) -> Worth:
    drawn = {way: [max(one.drawn(block, way), _FLOOR_MM) for one in balances] for way in (1, -1)}
    way = max(drawn, key=lambda way: fmean(drawn[way]))
    laid = {
        place: [max(one.laid(block, at, place[0]), _FLOOR_MM) for one in balances] for place, at in open_places.items()
    }
    to = max(laid, key=lambda place: (fmean(laid[place]), -abs(place[1] - 1)))
    margins = [min(pair) for pair in zip(drawn[way], laid[to], strict=True)]
    if_thin = [mm for mm, one in zip(margins, balances, strict=True) if block in one.thin]
    return Worth(
        Draft(block, way, to),
        fmean(margins) + more_mm,
        fmean(if_thin) + more_mm if if_thin else _FLOOR_MM,
        len(if_thin) / len(balances),
        sum(one.tapped(block) < _TIPS_MM for one in balances) / len(balances),
    )


def bell(chance: Chance) -> float:
    """A number drawn from the normal distribution, near enough: within 6 of 0, its standard deviation 1."""
    return sum(chance.below(10_001) for _ in range(12)) / 10_000 - 6


def _to_feel(asked: Question, found: list[Worth]) -> list[Worth]:
    """The blocks to touch, the most promising first: what was felt already only when it would be taken."""
    fresh = [
        worth
        for worth in found
        if worth.draft.block not in asked.refused
        and worth.risk < _RISKY
        and (worth is found[0] or worth.draft.block not in asked.felt)
    ]
    fresh.sort(key=lambda worth: -max(worth.loose_mm - _FLOOR_MM, 0.0) * worth.loose)
    return fresh[: asked.skill.taps]


def _tested(
    asked: Question, found: list[Worth], guesses: Sequence[Guess], chance: Chance, stop: Callable[[], bool]
) -> tuple[Draft, int]:
    """The block to take, and how many worlds were tried: the best that went well, or what went least badly."""
    used, worths = 0, {worth.draft: worth.mm for worth in found}
    for worth in found:
        for attempt in range(_SURE):
            if used == asked.worlds or stop():
                return max(worths, key=worths.__getitem__), used
            trial = tried(asked, _world_for(asked, worth.draft.block, guesses, used), worth.draft, chance)
            used += 1
            if not trial.out or trial.moved_mm > _WELL_MM:
                worths[worth.draft] -= _MOVED_COSTS * trial.moved_mm + (0 if trial.out else _STUCK_MM)
                break
            if attempt == _SURE - 1:
                return worth.draft, used
    return max(worths, key=worths.__getitem__), used


def _world_for(asked: Question, block: str, guesses: Sequence[Guess], number: int) -> Guess:
    """A tower in which the block is as it felt."""
    felt = asked.felt.get(block)
    agree = guesses if felt is None else [one for one in guesses if (block in one) == (felt.kind == "loose")]
    return (agree or guesses)[number % len(agree or guesses)]
