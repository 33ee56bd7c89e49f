"""What games have in common in which whoever empties their hand first wins: how a round and a match are counted, and
how hidden hands are dealt anew for somebody who knows only some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from stackhub.engine.chance import Chance
from stackhub.engine.game import MatchFormat, Outcome
from stackhub.engine.options import Options
from stackhub.engine.pieces import members

#: What ``target: 0`` stands for, by match.
USUAL_TARGET = {"first_to": 3, "points": 50}


class SheddingOptions(Options):
    """``match`` (SU-24): one round; first to ``target`` round wins; or what is left in hand as penalty points, until
    somebody has ``target`` of them and the fewest win. ``target`` 0 is the usual one, 3 rounds or 50 points."""

    match: Literal["single", "first_to", "points"] = "single"
    target: Annotated[int, Field(ge=0, le=1000)] = 0

    def match_format(self) -> MatchFormat:
        """The match these options describe."""
        if self.match == "single":
            return MatchFormat("single")
        target = self.target or USUAL_TARGET[self.match]
        return MatchFormat("wins" if self.match == "first_to" else "points", target)


def emptied(winner: int, counts: Sequence[int], order: Sequence[int]) -> Outcome:
    """``winner`` has emptied their hand. ``counts`` is what each seat has left (its score), ``order`` the seats still
    at the table, from the winner's left on: the loser is the first of them with the most (SU-24)."""
    return Outcome((winner,), _most(counts, [seat for seat in order if seat != winner]), tuple(counts))


def blocked(counts: Sequence[int], still: Sequence[int], *, last: Sequence[int] = ()) -> Outcome:
    """Nobody can go on: the fewest left of the seats ``still`` at the table (clockwise) win, ties share; the seats of
    ``last`` rank behind all others (SU-23, UP-19). Of equals the first to the left of the (first) winner has lost
    (SU-04)."""
    ranked = [seat for seat in still if seat not in last] or list(still)
    fewest = min(counts[seat] for seat in ranked)
    winners = tuple(seat for seat in ranked if counts[seat] == fewest)
    at = still.index(winners[0])
    others = [seat for seat in (*still[at:], *still[:at]) if seat not in winners]
    behind = [seat for seat in others if seat in last]
    return Outcome(winners, behind[0] if behind else _most(counts, others), tuple(counts))


def alone(winner: int, counts: Sequence[int]) -> Outcome:
    """Everybody else has left."""
    return Outcome((winner,), None, tuple(counts))


def _most(counts: Sequence[int], seats: Sequence[int]) -> int | None:
    return max(seats, key=lambda seat: counts[seat]) if seats else None


def deal_hidden(
    unseen: int, known: Sequence[int], counts: Sequence[int], chance: Chance
) -> tuple[list[int], list[int]]:
    """Deal the pieces of the mask ``unseen`` so that every seat has ``counts[seat]`` pieces, those of the mask
    ``known[seat]`` among them; returns the hands as masks and what is left over, in no order."""
    pool = list(members(unseen))
    hands = list(known)
    for seat, count in enumerate(counts):
        for _ in range(count - known[seat].bit_count()):
            at = chance.below(len(pool))
            hands[seat] |= 1 << pool[at]
            pool[at] = pool[-1]
            pool.pop()
    return hands, pool
