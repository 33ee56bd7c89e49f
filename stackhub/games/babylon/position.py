"""The form of a Babylon position: twelve places for piles, and the moves that lead from one pile to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

PLACES = 12
#: A pile: the colours of its tablets from bottom to top; empty where a pile was lifted away.
Pile = tuple[str, ...]


class Lift(NamedTuple):
    """Lift the whole pile ``source`` onto the pile ``target`` (pile numbers 1-12, BA-03). Prints as ``3>7``."""

    source: int
    target: int

    def __str__(self) -> str:
        return f"{self.source}>{self.target}"


#: Every move there is, made once: ``LIFTS[i][j]`` lifts the pile at place i onto the one at place j (places from 0).
LIFTS: tuple[tuple[Lift, ...], ...] = tuple(tuple(Lift(i + 1, j + 1) for j in range(PLACES)) for i in range(PLACES))


def fits(lifted: Pile, onto: Pile) -> bool:
    """BA-03: whether ``lifted`` may be laid on ``onto`` (two different piles): same height or same colour on top."""
    return bool(lifted) and bool(onto) and (len(lifted) == len(onto) or lifted[-1] == onto[-1])


def legal_lifts(piles: Sequence[Pile]) -> list[Lift]:
    """Every legal move (BA-03), by the number of the lifted pile, then by that of its target."""
    live = [(place, len(pile), pile[-1]) for place, pile in enumerate(piles) if pile]
    return [
        LIFTS[i][j]
        for i, height, top in live
        for j, other_height, other_top in live
        if (height == other_height or top == other_top) and i != j
    ]


def is_final(piles: Sequence[Pile]) -> bool:
    """Whether nobody could move: all heights differ and so do all colours on top (BA-04)."""
    live = [pile for pile in piles if pile]
    return len({len(pile) for pile in live}) == len(live) == len({pile[-1] for pile in live})


def numbered(piles: Sequence[Pile]) -> Iterator[tuple[int, Pile]]:
    """The piles that are there, with their numbers (1-12)."""
    return ((place + 1, pile) for place, pile in enumerate(piles) if pile)
