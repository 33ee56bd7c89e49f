"""What the player to move may do, and one sentence for everything that they may not.

A :class:`Turn` holds what the answer depends on, and nothing that the player to move does not know: the rules make one
of a state, boards and bots get one of a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stackhub.engine.pieces import members
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.material import NUMBERS, UpturnOptions, is_twin
from stackhub.games.upturn.notation import Move

UP, DOWN = 1, -1
OrderName = Literal["up", "down"]
#: The order by name, and the name by order; None before the first token is laid.
ORDERS = {"up": UP, "down": DOWN}
ORDER_NAMES: dict[int, OrderName | None] = {UP: "up", DOWN: "down", 0: None}

_NOT_HELD = QT_TRANSLATE_NOOP("errors", "there is no token {token} on the rack")
_NOT_HIGHER = QT_TRANSLATE_NOOP("errors", "the order is up, and {number} is not higher than {last}")
_NOT_LOWER = QT_TRANSLATE_NOOP("errors", "the order is down, and {number} is not lower than {last}")
_NO_TWIN = QT_TRANSLATE_NOOP("errors", "a run must end in a twin (11, 22, … 99), and {number} is none")
_UP_ALREADY = QT_TRANSLATE_NOOP("errors", "Up can only be laid while the order is down")
_DOWN_ALREADY = QT_TRANSLATE_NOOP("errors", "Down can only be laid while the order is up")
_OPENS_WITH_NUMBER = QT_TRANSLATE_NOOP("errors", "the first token laid must be a numbered one")
_LONE_ACTION = QT_TRANSLATE_NOOP("errors", "an action token cannot be laid as the last one")
_LEAVES_ACTION = QT_TRANSLATE_NOOP("errors", "that would leave a single action token, which is not allowed")
_SHOUTS_OFF = QT_TRANSLATE_NOOP("errors", "nobody announces the last token in this match")
_SHOUTS_ALONE = QT_TRANSLATE_NOOP("errors", "the last token announces itself in this match")
_SHOUTS_EARLY = QT_TRANSLATE_NOOP("errors", "only a play that leaves one token can announce it")
_NOTHING_TO_ANNOUNCE = QT_TRANSLATE_NOOP("errors", "there is nothing to announce now")
_MUST_OPEN = QT_TRANSLATE_NOOP("errors", "the first player must lay a numbered token")
_DRAWN_ALREADY = QT_TRANSLATE_NOOP("errors", "only one token may be drawn in a turn")
_POOL_EMPTY = QT_TRANSLATE_NOOP("errors", "the pool is empty")
_NOTHING_DRAWN = QT_TRANSLATE_NOOP("errors", "no token has been drawn that could be kept")
_LAY_OR_DRAW = QT_TRANSLATE_NOOP("errors", "passing is only possible once the pool is empty: lay a token or draw one")
_LAY_OR_KEEP = QT_TRANSLATE_NOOP("errors", "a token has been drawn: lay one or keep it")
_GIVE_FIRST = QT_TRANSLATE_NOOP("errors", "first the gift must be given away (tokens: {count})")
_NO_GIFT = QT_TRANSLATE_NOOP("errors", "there is nothing to give away now")
_WRONG_GIFT = QT_TRANSLATE_NOOP("errors", "the gift is of another size (tokens to give: {count}, named: {named})")
_GIFT_TO_SELF = QT_TRANSLATE_NOOP("errors", "nobody may give tokens to themselves")
_GIFT_TO_NOBODY = QT_TRANSLATE_NOOP("errors", "nobody sits at seat {seat}")


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of ``seat``. ``count``: tokens on its rack; ``numbers``: the numbered ones as a mask, bit n for n;
    ``actions``: the kinds of action token among them; ``last``: the row's last number; ``order``: 1 up, -1 down, 0
    before the first token; ``drawn``: it has drawn; ``gift``: how many tokens it has to give away now; ``can_draw``:
    there is something to draw; ``receivers``: the others at the table; ``window``: it must announce and has not."""

    seat: int
    count: int
    numbers: int
    actions: tuple[str, ...]
    last: int
    order: int
    drawn: bool
    gift: int
    can_draw: bool
    receivers: tuple[int, ...]
    window: bool
    options: UpturnOptions

    @property
    def stuck_opening(self) -> bool:
        """Whether the first player has no numbered token that they may lay (UP-05, UP-18)."""
        if not self.numbers:
            return True
        return self.options.last_token == "no_action_left" and self.count == 2 and len(self.actions) == 1

    def order_after(self, move: Move) -> int:
        """The order that the numbers of ``move`` must follow, and that holds afterwards."""
        return order_after(self.order, self.last, move)

    def between(self, twin: int, order: int) -> list[int]:
        """The numbered tokens that may be laid in front of ``twin``, in order (UP-14)."""
        low, high = min(self.last, twin), max(self.last, twin)
        inside = self.numbers & ((1 << high) - (2 << low)) if high > low else 0
        return list(members(inside))[::order]

    def fitting(self, order: int) -> list[int]:
        """The numbered tokens that continue ``order``, lowest first (UP-06); before the first token all of them."""
        if not order:
            return list(members(self.numbers))
        below = (1 << self.last) - 1
        return list(members(self.numbers & (NUMBERS & ~below & ~(1 << self.last) if order == UP else below)))

    def leaves_lone_action(self, laid: int, numbers: int) -> bool:
        """Whether laying so many tokens, the mask ``numbers`` among them, is illegal for what it leaves (UP-18)."""
        if self.options.last_token != "no_action_left":
            return False
        return self.count - laid == 1 and not self.numbers & ~numbers

    @property
    def lone_action_barred(self) -> bool:
        """Whether no action may be laid now because it would be the last token (UP-18)."""
        return self.count == 1 and self.options.last_token == "no_action"


def order_after(order: int, last: int, move: Move) -> int:
    """The order that ``move`` leaves where ``order`` was and the row's last number was ``last``."""
    if move.kind in ORDERS:
        return ORDERS[move.kind]
    if move.kind in ("turn", "joker"):
        return -order
    if move.kind == "number" and not order:
        return UP if move.numbers[-1] > last else DOWN
    return order


def refusal(turn: Turn, move: Move) -> Text | None:
    """Why ``move`` may not be played in ``turn``, in one sentence; None when it may."""
    if move.kind == "announce":
        return None if turn.window else text(_NOTHING_TO_ANNOUNCE)
    if move.kind == "give":
        return _refused_gift(turn, move)
    if turn.gift:
        return text(_GIVE_FIRST, count=turn.gift)
    if move.lays:
        return _refused_play(turn, move)
    opening = not turn.order
    if opening and not turn.stuck_opening:
        return text(_MUST_OPEN)
    if move.kind == "draw":
        if turn.drawn and not opening:
            return text(_DRAWN_ALREADY)
        return None if turn.can_draw else text(_POOL_EMPTY)
    if move.kind == "keep":
        if not turn.drawn:
            return text(_NOTHING_DRAWN)
        return text(_MUST_OPEN) if opening else None
    if turn.drawn and not opening:
        return text(_LAY_OR_KEEP)
    return text(_LAY_OR_DRAW) if turn.can_draw else None


def _refused_play(turn: Turn, move: Move) -> Text | None:
    if move.kind != "number" and move.kind not in turn.actions:
        return text(_NOT_HELD, token=move.kind)
    for number in move.numbers:
        if not turn.numbers >> number & 1:
            return text(_NOT_HELD, token=number)
    if not turn.order and move.kind != "number":
        return text(_OPENS_WITH_NUMBER)
    if move.kind == "up" and turn.order == UP:
        return text(_UP_ALREADY)
    if move.kind == "down" and turn.order == DOWN:
        return text(_DOWN_ALREADY)
    refused = _refused_run(turn.last, turn.order_after(move), move.numbers)
    if refused is not None:
        return refused
    if move.kind != "number" and turn.lone_action_barred:
        return text(_LONE_ACTION)
    laid = len(move.tokens)
    if turn.leaves_lone_action(laid, sum(1 << number for number in move.numbers)):
        return text(_LEAVES_ACTION)
    return _refused_shout(turn, laid) if move.shout else None


def _refused_run(last: int, order: int, numbers: tuple[int, ...]) -> Text | None:
    """UP-06 for each number after the one before it, UP-14 for the last of several."""
    for number in numbers:
        if (number - last) * order <= 0:
            return text(_NOT_HIGHER if order == UP else _NOT_LOWER, number=number, last=last)
        last = number
    return text(_NO_TWIN, number=last) if len(numbers) > 1 and not is_twin(last) else None


def _refused_shout(turn: Turn, laid: int) -> Text | None:
    if turn.options.announce != "button":
        return text(_SHOUTS_OFF if turn.options.announce == "off" else _SHOUTS_ALONE)
    return None if turn.count - laid == 1 else text(_SHOUTS_EARLY)


def _refused_gift(turn: Turn, move: Move) -> Text | None:
    if not turn.gift:
        return text(_NO_GIFT)
    for seat, _ in move.gifts:
        if seat == turn.seat:
            return text(_GIFT_TO_SELF)
        if seat not in turn.receivers:
            return text(_GIFT_TO_NOBODY, seat=seat)
    named = sum(count for _, count in move.gifts)
    return None if named == turn.gift else text(_WRONG_GIFT, count=turn.gift, named=named)
