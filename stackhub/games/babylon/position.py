"""The form of a Babylon position: twelve places for piles, and the moves that lead from one pile to another."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

PLACES = 12
#: A pile: the colours of its tablets from bottom to top; empty where a pile was lifted away.
Pile = tuple[str, ...]
#: For each colour that shows, the heights of its piles; both sorted. The start is ``((1, 1, 1),) * 4``.
Canonical = tuple[tuple[int, ...], ...]


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


def after(piles: Sequence[Pile], move: Lift) -> list[Pile]:
    """The piles once ``move``, a legal one, has been played."""
    result = list(piles)
    result[move.target - 1] += result[move.source - 1]
    result[move.source - 1] = ()
    return result


def canonical(piles: Sequence[Pile]) -> Canonical:
    """The position up to renaming the colours and the piles."""
    heights: dict[str, list[int]] = {}
    for pile in piles:
        if pile:
            heights.setdefault(pile[-1], []).append(len(pile))
    return sorted_groups(heights.values())


def sorted_groups(groups: Iterable[Collection[int]]) -> Canonical:
    """The canonical form of heights grouped by colour."""
    return tuple(sorted(tuple(sorted(heights)) for heights in groups if heights))
