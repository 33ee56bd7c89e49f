"""What a greedy player of Upturn looks at: the plays worth considering, and what each is worth to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from stackhub.games.upturn.material import HIGHEST, is_twin
from stackhub.games.upturn.notation import ANNOUNCE, DRAW, KEEP, PASS, Kind, Move
from stackhub.games.upturn.turn import DOWN, UP, Turn, refusal
from stackhub.games.upturn.view import UpturnView


@dataclass(frozen=True, slots=True)
class Worth:
    """What things are worth, measured in tokens on one's rack; found by playing many rounds against easy bots."""

    given: float = 0.8  # a token that an opponent gets, shared by their number
    again: float = 0.9  # to play again at once
    skipped: float = 0.4  # an opponent misses a turn and somebody else plays
    passed_over: float = 0.25  # a number of mine that the row passes by
    tight: float = 2.0  # an order near its end, with which nobody can do much
    spent: tuple[tuple[str, float], ...] = (
        ("up", 0.25), ("down", 0.25), ("turn", 0.45), ("skip", 0.3), ("skip2", 0.35), ("joker", 0.7),
    )  # fmt: skip


def plays(turn: Turn) -> Iterator[Move]:
    """The plays worth considering: each number that fits, each run with everything that fits in front of its twin, each
    action, and a Joker with any of these. Never all subsets of a run."""
    for number in turn.fitting(turn.order):
        order = turn.order or (UP if number > turn.last else DOWN)
        yield from _sound(turn, _ending_in(turn, "number", number, order))
    for kind in turn.actions:
        yield from _sound(turn, [Move(cast(Kind, kind))])
        if kind == "joker" and turn.order:
            for number in turn.fitting(-turn.order):
                yield from _sound(turn, _ending_in(turn, "joker", number, -turn.order))


def _ending_in(turn: Turn, kind: Kind, number: int, order: int) -> list[Move]:
    front = turn.between(number, order) if is_twin(number) else []
    runs = [Move(kind, (number,))]
    if front:
        runs.append(Move(kind, (*front, number)))
        runs += [Move(kind, (*front[:at], *front[at + 1 :], number)) for at in range(len(front)) if len(front) > 1]
    return runs


def _sound(turn: Turn, moves: list[Move]) -> Iterator[Move]:
    for move in moves:
        if refusal(turn, move) is None:
            yield move


def without_laying(turn: Turn) -> Move:
    """What remains when no token is laid: keep, draw or pass."""
    return next(move for move in (KEEP, DRAW, PASS) if refusal(turn, move) is None)


def announced(turn: Turn, move: Move) -> Move:
    """``move`` with the announcement that belongs to it, where one does (UP-17)."""
    loud = move._replace(shout=True)
    return loud if move.lays and refusal(turn, loud) is None else move


def must_speak(turn: Turn) -> Move | None:
    """The announcement that is due before anything else (UP-17)."""
    return ANNOUNCE if turn.window else None


def share(view: UpturnView, gift: int) -> Move:
    """A gift for whoever has the fewest tokens, one token at a time (UP-14)."""
    counts = {seat: view.counts[seat] for seat in view.turn().receivers}
    given = dict.fromkeys(counts, 0)
    for _ in range(gift):
        seat = min(counts, key=lambda other: counts[other] + given[other])
        given[seat] += 1
    return Move("give", gifts=tuple((seat, count) for seat, count in given.items() if count))


def value(view: UpturnView, turn: Turn, move: Move, worth: Worth) -> float:
    """What ``move``, a legal play, is worth: the tokens shed, and what it does to everybody's next turns."""
    laid = len(move.tokens)
    if laid == turn.count:
        return 100.0
    others = len(turn.receivers)
    order = turn.order_after(move)
    last = move.numbers[-1] if move.numbers else turn.last
    total = float(laid)
    if move.numbers and is_twin(last):
        free = len(move.numbers) == 1 and view.options.twin_gift == "runs_only"
        total += 0 if free else worth.given * min(len(move.numbers), max(view.stock, 0)) / others
    if move.kind != "number":
        total -= dict(worth.spent)[move.kind]
    if move.kind in ("skip", "skip2"):
        misses = min(1 if move.kind == "skip" else 2, others)
        total += worth.again if misses == others else worth.skipped * misses
    rest = turn.numbers & ~sum(1 << number for number in move.numbers)
    low, high = sorted((turn.last, last))
    total -= worth.passed_over * (rest & ((1 << high) - (1 << low))).bit_count()
    room = HIGHEST - last if order == UP else last - 1
    return total + worth.tight * (1 - room / HIGHEST)
