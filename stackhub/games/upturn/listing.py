"""The legal moves of a turn as a sequence that makes them only when they are asked for.

In front of a twin any subset of the numbers between may be laid (UP-14): a rack of forty tokens can have billions of
legal moves. So ``in`` asks the rules (:func:`~stackhub.games.upturn.turn.refusal`) and knows every one of them, while
the listing (``len``, ``[i]``, iteration) has, for each twin, the subsets of the ``LISTED`` numbers nearest to it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import cast, overload

from stackhub.games.upturn.material import ACTIONS, is_twin
from stackhub.games.upturn.notation import ANNOUNCE, DRAW, KEEP, PASS, Kind, Move
from stackhub.games.upturn.turn import DOWN, UP, Turn, refusal

#: Of so many numbers in front of a twin, those nearest to it, all subsets are listed.
LISTED = 12


class _Runs(Sequence[Move]):
    """Every run of ``candidates`` (in order) and ``twin``: run number i has candidate j when bit j of i is set. The
    runs of ``skipped`` numbers are left out at the end, those of ``shouted`` are added with an announcement."""

    def __init__(self, kind: Kind, candidates: Sequence[int], twin: int, skipped: int, shouted: Sequence[int]) -> None:
        self._kind = kind
        self._candidates = candidates
        self._twin = twin
        self._plain = (1 << len(candidates)) - skipped
        self._shouted = shouted

    def __len__(self) -> int:
        return self._plain + len(self._shouted)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        shout = at >= self._plain
        run = self._shouted[at - self._plain] if shout else at
        front = [number for bit, number in enumerate(self._candidates) if run >> bit & 1]
        return Move(self._kind, (*front, self._twin), shout=shout)


class LegalMoves(Sequence[Move]):
    """The legal moves of ``turn``, in a stable order: numbers from the lowest up with their runs, actions, Jokers with
    what follows them, then giving, drawing, keeping, passing, announcing."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self._parts: list[Sequence[Move]] = list(_parts(turn))
        self._starts = [0, *accumulate(map(len, self._parts))]

    def __len__(self) -> int:
        return self._starts[-1]

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable(self._parts)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.kind != "leave" and refusal(self.turn, move) is None

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        part = bisect_right(self._starts, at) - 1
        return self._parts[part][at - self._starts[part]]


def _parts(turn: Turn) -> Iterator[Sequence[Move]]:
    if turn.gift:
        yield _gifts(turn.receivers, turn.gift)
    else:
        for number in turn.fitting(turn.order):
            yield _with_runs(turn, "number", number, turn.order or (UP if number > turn.last else DOWN))
        yield from _actions(turn)
        yield [move for move in (DRAW, KEEP, PASS) if refusal(turn, move) is None]
    if turn.window:
        yield [ANNOUNCE]


def _actions(turn: Turn) -> Iterator[Sequence[Move]]:
    if not turn.order or turn.lone_action_barred:
        return
    for kind in ACTIONS:
        if kind in turn.actions and kind != ("up" if turn.order == UP else "down"):
            yield _said_and_unsaid(turn, Move(cast(Kind, kind)))
    if "joker" in turn.actions:
        for number in turn.fitting(-turn.order):
            yield _with_runs(turn, "joker", number, -turn.order)


def _said_and_unsaid(turn: Turn, move: Move) -> list[Move]:
    """``move`` as it is and with an announcement, where they are legal."""
    laid = len(move.tokens)
    if turn.leaves_lone_action(laid, sum(1 << number for number in move.numbers)):
        return []
    says = turn.options.announce == "button" and turn.count - laid == 1
    return [move, move._replace(shout=True)] if says else [move]


def _with_runs(turn: Turn, kind: Kind, number: int, order: int) -> Sequence[Move]:
    """``number`` alone and, when it is a twin, with every run in front of it."""
    front = turn.between(number, order)[-LISTED:] if is_twin(number) else []
    if not front:
        return _said_and_unsaid(turn, Move(kind, (number,)))
    laid = len(front) + 1 + (kind == "joker")
    left = turn.count - laid
    whole = (1 << len(front)) - 1
    skipped = int(turn.leaves_lone_action(laid, sum(1 << at for at in front) | 1 << number))
    shouted: list[int] = []
    if turn.options.announce == "button" and not skipped:
        if left == 1:
            shouted = [whole]
        elif left == 0:
            shouted = [whole ^ 1 << at for at in range(len(front))]
    return _Runs(kind, front, number, skipped, shouted)


def _gifts(receivers: Sequence[int], gift: int) -> list[Move]:
    """Every way to share ``gift`` tokens out, seats in their order. Naming the seats in another order is legal as well,
    but nobody can be given anything by it that these do not give."""
    shares: list[list[tuple[int, int]]] = [[]]
    for at, seat in enumerate(receivers):
        is_last = at == len(receivers) - 1
        grown: list[list[tuple[int, int]]] = []
        for share in shares:
            rest = gift - sum(count for _, count in share)
            counts = [rest] if is_last else range(rest, -1, -1)
            grown += [[*share, (seat, count)] if count else share for count in counts]
        shares = grown
    return [Move("give", gifts=tuple(share)) for share in shares]
