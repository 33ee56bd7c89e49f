"""How a search plays a round of Upturn to its end: every player greedy, as one judges at a glance.

It values plays as :mod:`stackhub.games.upturn.greedy` does, on masks and without listing moves, which makes it many
times as fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

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


class Scene(NamedTuple):
    """What a greedy player looks at beside their rack: the row's ``last`` number and the ``order`` (1 up, -1 down, 0
    not yet), how many ``others`` play, how many tokens can be given (``stock``), the kinds of action token by mask."""

    last: int
    order: int
    others: int
    stock: int
    by_action: tuple[tuple[str, int], ...]
    last_token: str
    twin_gift: str


def greedy(now: UpturnState) -> Move:
    """The move of a greedy player to move: always a legal one."""
    by = now.to_play
    rack = now.racks[by]
    if now.announcements.open >> by & 1:
        return ANNOUNCE
    if now.gift:
        return _share(now)
    options = now.options
    move = best_play(
        Scene(
            now.last,
            now.order,
            now.seating.present - 1,
            len(now.stock.face_down),
            now.box.by_action,
            options.last_token,
            options.twin_gift,
        ),
        rack,
    )
    if move is None:
        if now.drawn is not None and now.order:
            return KEEP
        return DRAW if now.can_draw() else PASS
    if options.announce == "button" and rack.bit_count() - len(move.tokens) == 1:
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


def best_play(now: Scene, rack: int) -> Move | None:
    """The play of ``rack`` that is worth most; None when there is none."""
    order = now.order
    best: tuple[float, Move | None] = (-_WINS, None)
    if order != DOWN:
        best = _better_number(now, rack, best, order=UP)
    if order != UP:
        best = _better_number(now, rack, best, order=DOWN)
    if not order or not rack & ~NUMBERS or (not rack & (rack - 1) and now.last_token == "no_action"):
        return best[1]
    for kind, mask in now.by_action:
        if rack & mask and not (kind == "up" and order == UP) and not (kind == "down" and order == DOWN):
            best = _better_action(now, rack, best, kind)
            if kind == "joker":
                best = _better_number(now, rack, best, order=-order, joker=True)
    return best[1]


def _better_action(now: Scene, rack: int, best: tuple[float, Move | None], kind: str) -> tuple[float, Move | None]:
    """``best``, or an action laid by itself, with what it is worth."""
    count = rack.bit_count()
    if now.last_token == "no_action_left" and count == 2 and not rack & NUMBERS:
        return best
    skips = kind in ("skip", "skip2")
    order = now.order if skips else -now.order
    value = _tight(now.last, order) + 1 - _SPENT[kind]
    if skips:
        misses = min(1 if kind == "skip" else 2, now.others)
        value += _WORTH.again if misses == now.others else _WORTH.skipped * misses
    if count == 1:
        value = _WINS
    return (value, _ACTION[kind]) if value > best[0] else best


def _better_number(
    now: Scene, rack: int, best: tuple[float, Move | None], *, order: int, joker: bool = False
) -> tuple[float, Move | None]:
    """``best``, or a play of numbers in ``order``, a Joker before it or not, with what it is worth."""
    most, move = best
    count, numbers = rack.bit_count(), rack & NUMBERS
    kind: Kind = "joker" if joker else "number"
    below = (1 << now.last) - 1
    fitting = numbers & (~below & ~(1 << now.last) if order == UP else below)
    gift = _WORTH.given / now.others
    strict = now.last_token == "no_action_left"
    front, before = fitting, int(joker)
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        number = low.bit_length() - 1
        base = _tight(number, order) + (1 - _SPENT["joker"] if joker else 0.0)
        between = front & (low - 1 if order == UP else ~(low - 1) & ~low)
        passed, twin = between.bit_count(), low & TWINS
        value = base + 1 - _WORTH.passed_over * passed
        if twin and now.stock and now.twin_gift == "always":
            value += gift
        laid = 1 + before
        if count == laid:
            value = _WINS
        if value > most and not (strict and count - laid == 1 and not numbers & ~low):
            most, move = value, Move(kind, (number,)) if joker else _SINGLE[number]
        if twin and passed:
            laid += passed
            value = _WINS if count == laid else base + passed + 1 + gift * min(passed + 1, now.stock)
            if value > most and not (strict and count - laid == 1 and not numbers & ~low & ~between):
                most, move = value, Move(kind, (*list(members(between))[::order], number))
    return most, move


def _tight(last: int, order: int) -> float:
    """What it is worth that the row stands at ``last``: with an order near its end nobody can do much."""
    return _WORTH.tight - _ROOM * (HIGHEST - last if order == UP else last - 1)
