"""Babylon solved exactly (BA-06). What decides a position is only, for each colour, how high the piles with that
colour on top are; which colour it is and where the piles stand is forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from stackhub.games.babylon.position import Canonical, Lift, Pile, after, canonical, legal_lifts, sorted_groups


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to the player to move. ``distance`` is the number of moves left when the winner hurries
    and the loser holds out, ``mistakes`` the share of the legal moves that lose, ``misere_wins`` whether they win when
    the player without a move is the winner instead."""

    wins: bool
    distance: int
    mistakes: float
    misere_wins: bool
    grundy: int


def successors(position: Canonical) -> Iterator[tuple[Canonical, int]]:
    """The positions one move away, each with the number of ordered pairs of piles that lead there; a position may come
    up more than once."""
    counts = [Counter(heights) for heights in position]
    for colour, here in enumerate(counts):
        for height, n in here.items():
            for other, there in enumerate(counts):
                for other_height, m in there.items():
                    same = other == colour and other_height == height
                    pairs = n * (m - 1 if same else m)
                    if pairs and (other == colour or other_height == height):
                        yield _lift(position, colour, height, other, other_height), pairs


class Solver:
    """Values of positions, worked out when first asked for and kept (688 of them cover the whole game)."""

    def __init__(self) -> None:
        self._values: dict[Canonical, Value] = {}

    def value(self, position: Canonical) -> Value:
        """The exact value of ``position`` for the player to move."""
        found = self._values.get(position)
        if found is None:
            found = self._values[position] = self._solve(position)
        return found

    def of(self, piles: Sequence[Pile]) -> Value:
        """The exact value of ``piles`` for the player to move."""
        return self.value(canonical(piles))

    def after_each(self, piles: Sequence[Pile]) -> dict[Lift, Value]:
        """The legal moves in their order, each with the value of what it leaves to the opponent."""
        alike: dict[tuple[str, int, str, int], Value] = {}
        values: dict[Lift, Value] = {}
        for move in legal_lifts(piles):
            lifted, onto = piles[move.source - 1], piles[move.target - 1]
            kind = (lifted[-1], len(lifted), onto[-1], len(onto))
            if kind not in alike:
                alike[kind] = self.of(after(piles, move))
            values[move] = alike[kind]
        return values

    def winning(self, piles: Sequence[Pile]) -> list[Lift]:
        """The legal moves after which the opponent has lost."""
        return [move for move, left in self.after_each(piles).items() if not left.wins]

    def _solve(self, position: Canonical) -> Value:
        pairs: Counter[Canonical] = Counter()
        for next_, count in successors(position):
            pairs[next_] += count
        replies = {next_: self.value(next_) for next_ in pairs}
        lost = [reply.distance for reply in replies.values() if not reply.wins]
        distance = 1 + min(lost) if lost else max((1 + reply.distance for reply in replies.values()), default=0)
        wrong = sum(pairs[next_] for next_, reply in replies.items() if reply.wins)
        return Value(
            wins=bool(lost),
            distance=distance,
            mistakes=wrong / pairs.total() if pairs else 0.0,
            misere_wins=not replies or any(not reply.misere_wins for reply in replies.values()),
            grundy=_least_missing({reply.grundy for reply in replies.values()}),
        )


@cache
def shared_solver() -> Solver:
    """The solver that all bots, hints and analyses ask, so that the game is solved once."""
    return Solver()


def _lift(position: Canonical, colour: int, height: int, other: int, other_height: int) -> Canonical:
    """The lifted pile's colour gains a pile of both heights; the colours lose the two piles."""
    groups = [list(heights) for heights in position]
    groups[colour].remove(height)
    groups[other].remove(other_height)
    groups[colour].append(height + other_height)
    return sorted_groups(groups)


def _least_missing(values: set[int]) -> int:
    """The least whole number that is not in ``values``."""
    least = 0
    while least in values:
        least += 1
    return least
