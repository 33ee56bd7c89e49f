"""How a search plays a round of Upturn to its end: every player greedy, as one judges at a glance.

It values plays as :mod:`stackhub.games.upturn.greedy` does, on masks and without listing moves, which makes it many
times as fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from stackhub.engine.pieces import members
from stackhub.games.upturn.greedy import Worth
from stackhub.games.upturn.material import ACTIONS, HIGHEST, NUMBERS, TWINS
from stackhub.games.upturn.notation import ANNOUNCE, DRAW, KEEP, PASS, Kind, Move
from stackhub.games.upturn.turn import DOWN, UP

if TYPE_CHECKING:
    from stackhub.games.upturn.state import UpturnState

_WORTH = Worth()
_SPENT = dict(_WORTH.spent)
_SINGLE = tuple(Move("number", (number,)) for number in range(HIGHEST + 1))
_ACTION = {kind: Move(cast(Kind, kind)) for kind in ACTIONS}
_WINS = 100.0
#: What an order near its end is worth, for each number that it has left (``Worth.tight``).
_ROOM = _WORTH.tight / HIGHEST


def greedy(now: UpturnState) -> Move:
    """The move of a greedy player to move: always a legal one."""
    by = now.to_play
    rack = now.racks[by]
    if now.announcements.open >> by & 1:
        return ANNOUNCE
    if now.gift:
        return _share(now)
    move = _best(now, rack)
    if move is None:
        if now.drawn is not None and now.order:
            return KEEP
        return DRAW if now.can_draw() else PASS
    if now.options.announce == "button" and rack.bit_count() - len(move.tokens) == 1:
        return move._replace(shout=True)
    return move


def _share(now: UpturnState) -> Move:
    """A gift for whoever has the fewest tokens, one token at a time (UP-14)."""
    counts = {seat: now.racks[seat].bit_count() for seat in now.seating.still() if seat != now.to_play}
    if len(counts) == 1:
        (seat,) = counts
        return Move("give", gifts=((seat, now.gift),))
    given = dict.fromkeys(counts, 0)
    for _ in range(now.gift):
        seat = min(counts, key=lambda other: counts[other] + given[other])
        given[seat] += 1
    return Move("give", gifts=tuple([(seat, count) for seat, count in given.items() if count]))


def _best(now: UpturnState, rack: int) -> Move | None:
    """The play that is worth most; None when there is none."""
    count = rack.bit_count()
    numbers = rack & NUMBERS
    last, order = now.last, now.order
    rule = now.options.last_token
    best: Move | None = None
    most = -_WINS
    if order != DOWN:
        best, most = _number(now, "number", numbers, count, UP, 0, best, most)
    if order != UP:
        best, most = _number(now, "number", numbers, count, DOWN, 0, best, most)
    actions = rack & ~NUMBERS
    if not actions or not order or (count == 1 and rule == "no_action"):
        return best
    lone = rule == "no_action_left" and count == 2 and not numbers
    others = now.seating.present - 1
    for kind, mask in now.box.by_action:
        if not actions & mask or (kind == "up" and order == UP) or (kind == "down" and order == DOWN):
            continue
        turned = order if kind in ("skip", "skip2") else -order
        if not lone:
            room = HIGHEST - last if turned == UP else last - 1
            value = 1 - _SPENT[kind] + _WORTH.tight - _ROOM * room
            if kind in ("skip", "skip2"):
                misses = min(1 if kind == "skip" else 2, others)
                value += _WORTH.again if misses == others else _WORTH.skipped * misses
            if count == 1:
                value = _WINS
            if value > most:
                best, most = _ACTION[kind], value
        if kind == "joker":
            best, most = _number(now, "joker", numbers, count, turned, 1, best, most)
    return best


def _number(
    now: UpturnState, kind: Kind, numbers: int, count: int, order: int, extra: int, best: Move | None, most: float
) -> tuple[Move | None, float]:
    """``best`` or the best play of numbers in ``order``, ``extra`` tokens (a Joker) laid before; and its worth."""
    last = now.last
    below = (1 << last) - 1
    fitting = numbers & (~below & ~(1 << last) if order == UP else below)
    gifts = _WORTH.given / (now.seating.present - 1)
    stock = len(now.stock.face_down)
    strict = now.options.last_token == "no_action_left"
    bonus = extra - (_SPENT["joker"] if extra else 0.0)
    front = fitting
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        number = low.bit_length() - 1
        room = HIGHEST - number if order == UP else number - 1
        base = bonus + _WORTH.tight - _ROOM * room
        between = front & (low - 1) if order == UP else front & ~(low - 1) & ~low
        passed = between.bit_count()
        twin = low & TWINS
        value = base + 1 - _WORTH.passed_over * passed
        if twin and stock and now.options.twin_gift == "always":
            value += gifts
        laid = 1 + extra
        if count == laid:
            value = _WINS
        if value > most and not (strict and count - laid == 1 and not numbers & ~low):
            best, most = (_SINGLE[number] if kind == "number" else Move(kind, (number,))), value
        if twin and passed:
            laid = passed + 1 + extra
            value = _WINS if count == laid else base + passed + 1 + gifts * min(passed + 1, stock)
            if value > most and not (strict and count - laid == 1 and not numbers & ~low & ~between):
                best, most = Move(kind, (*list(members(between))[::order], number)), value
    return best, most
