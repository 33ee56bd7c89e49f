"""What moves do to a position of Stack Up!, and the telling of it (SU-04 to SU-25).

``events`` collects what happened; None when nobody listens, which is how searches and playouts go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stackhub.engine import shedding
from stackhub.engine.events import Event
from stackhub.engine.game import Outcome
from stackhub.engine.pieces import mask_of, members
from stackhub.games.stackup.cards import CARDS, COLOURS
from stackhub.games.stackup.knowledge import learns_theft, leaves_hand
from stackhub.games.stackup.moves import DOWN, UP, Kind, Move
from stackhub.games.stackup.phases import ANSWERS, ANSWERS_ON, HAS_DRAWN, PLAYS

if TYPE_CHECKING:
    from stackhub.games.stackup.situation import Situation

Events = list[Event] | None
PENALTY = 3
NONE = -1
DIRECTION_NAMES = {UP: "up", DOWN: "down", 0: None}


def leave(now: Situation, by: int, events: Events) -> None:
    """SU-25: the hand goes into the draw pile, a pending Crash moves on, one who is left wins."""
    hand, on_turn, answering = now.hands[by], by == now.to_play, now.answering
    _forget(now, by)
    if hand:
        now.stock.face_down += members(hand)
        now.passes = 0
    elif _passed(now, by):
        now.passes -= 1
    now.seating = now.seating.without(by)
    now.spare &= ~(1 << by)
    if on_turn:
        now.to_play = now.seating.following[by]
        now.drawn = NONE
        # Whose turn it is now plays by the rules of as many as are left.
        now.phase = ANSWERS if answering else min(now.phase, PLAYS)
    elif answering and now.seating.present == 2:
        now.phase = ANSWERS_ON
    if events is not None:
        details: dict[str, object] = {"what": "leaves", "count": hand.bit_count()}
        if on_turn and answering and now.seating.present > 1:
            details["target"] = now.to_play
        events.append(Event("announced", by, details))
    if now.seating.present == 1:
        _end(now, outcome_alone(now), "left", events)
    elif now.passes >= now.seating.present:
        _end_blocked(now, events)


# --- one turn


def _choose_direction(now: Situation, move: Move, events: Events) -> None:
    """SU-04."""
    now.step = move.step
    now.phase = PLAYS
    if events is not None:
        events.append(Event("turned", now.to_play, {"direction": DIRECTION_NAMES[move.step], "opening": True}))


def _lay_numbers(now: Situation, move: Move, events: Events) -> None:
    """SU-06, SU-07, SU-12, SU-13."""
    seat = now.to_play
    hand = now.hands[seat] = now.hands[seat] & ~move.mask
    if now.known is not None:
        leaves_hand(now.known, now.seats, seat, move.mask)
    now.stock.face_up += move.cards
    now.colour = move.colour
    now.number = move.number
    now.passes = 0
    if events is not None:
        _tell_played(now, CARDS.named(move.cards), move, events)
    if not hand:
        _end_emptied(now, events)
        return
    if move.bonus is not None and events is not None:
        events.append(Event("bonus", seat, {"bonus": move.bonus}))
    if move.bonus == "skip":
        _miss(now, events)
        return
    if move.bonus == "spare":
        now.spare |= 1 << seat
    now.to_play = now.seating.following[seat]
    now.phase = PLAYS
    now.drawn = NONE


def _lay_special(now: Situation, move: Move, events: Events) -> None:
    """SU-08, SU-14 to SU-21: what all specials have in common, then what each does."""
    seat = now.to_play
    of_kind = now.hands[seat] & move.mask
    low = of_kind & -of_kind
    hand = now.hands[seat] = now.hands[seat] ^ low
    if now.known is not None:
        leaves_hand(now.known, now.seats, seat, low)
    now.stock.face_up.append(low.bit_length() - 1)
    now.passes = 0
    if events is not None:
        _tell_played(now, [move.kind], move, events)
    if not hand:
        _end_emptied(now, events)
        return
    _EFFECTS[move.kind](now, move, events)


def _flip(now: Situation, move: Move, events: Events) -> None:
    now.step = -now.step
    if events is not None:
        events.append(Event("turned", now.to_play, {"direction": DIRECTION_NAMES[now.step], "opening": False}))
    _pass_on(now)


def _freeze(now: Situation, move: Move, events: Events) -> None:
    _miss(now, events)


def _switch(now: Situation, move: Move, events: Events) -> None:
    now.colour = move.colour
    if events is not None:
        events.append(Event("switched", now.to_play, {"colour": COLOURS[move.colour]}))
    _pass_on(now)


def _snatch(now: Situation, move: Move, events: Events) -> None:
    """SU-16."""
    thief, victim = now.to_play, move.target
    taken = mask_of(now.chance.sample(list(members(now.hands[victim])), move.taken))
    now.hands[victim] &= ~taken
    now.hands[thief] |= taken
    if now.known is None:
        now.known = [0] * now.seats**2
    learns_theft(now.known, now.seats, thief, victim, taken, left=now.hands[victim])
    if events is not None:
        details = {"victim": victim, "count": move.taken}
        events.append(Event("snatched", thief, details, {"pieces": CARDS.listed(taken)}, (thief, victim)))
    _pass_on(now)


def _crash(now: Situation, move: Move, events: Events) -> None:
    """SU-18 to SU-20: an attack, or an answer to one."""
    seat = now.to_play
    target: int | None = now.seating.following[seat]
    answered = now.answering
    cancelled = now.phase == ANSWERS and now.seating.present == 2
    _pass_on(now)
    if not cancelled:
        now.phase = ANSWERS
    if events is None:
        return
    if answered:
        events.append(Event("answered", seat, {"cancelled": cancelled, "target": None if cancelled else target}))
    else:
        events.append(Event("crashed", seat, {"target": target}))


def _draw(now: Situation, move: Move, events: Events) -> None:
    """SU-09: the turn goes on, with this card alone."""
    now.drawn = _draw_one(now, events)
    now.phase = HAS_DRAWN
    if events is not None:
        _tell_hidden(now, "drew", {"count": 1}, [now.drawn], events)


def _keep(now: Situation, move: Move, events: Events) -> None:
    """SU-09: the turn ends."""
    if events is not None:
        events.append(Event("kept", now.to_play))
    _pass_on(now)


def _use_spare(now: Situation, move: Move, events: Events) -> None:
    """SU-12: the turn ends without drawing."""
    now.spare &= ~(1 << now.to_play)
    if events is not None:
        events.append(Event("passed", now.to_play, {"spare": True}))
    _pass_on(now)


def _take(now: Situation, move: Move, events: Events) -> None:
    """SU-10, SU-18, SU-20, SU-22."""
    drawn = [card for card in [_draw_one(now, events) for _ in range(PENALTY)] if card != NONE]
    if events is not None:
        _tell_hidden(now, "penalised", {"count": len(drawn), "reason": "crash"}, drawn, events)
    _pass_on(now)


def _pass(now: Situation, move: Move, events: Events) -> None:
    """SU-23."""
    now.passes += 1
    if events is not None:
        events.append(Event("passed", now.to_play, {"spare": False}))
    if now.passes >= now.seating.present:
        _end_blocked(now, events)
    else:
        _pass_on(now)


# --- what turns are made of


def _pass_on(now: Situation) -> None:
    now.to_play = now.seating.following[now.to_play]
    now.phase = PLAYS
    now.drawn = NONE


def _miss(now: Situation, events: Events) -> None:
    """SU-12, SU-15: the next player misses their turn; with two the same player goes on."""
    by = now.to_play
    now.to_play, missing = now.seating.after(by, 1)
    now.phase = PLAYS
    now.drawn = NONE
    if events is not None:
        events += [Event("skipped", seat, {"by": by}) for seat in missing]


def _draw_one(now: Situation, events: Events) -> int:
    """A card from the draw pile into the hand of the player to move (NONE: there is none left); an empty pile is made
    anew from what was laid (SU-22)."""
    stock = now.stock
    if not stock.face_down:
        moved = stock.refill(1)
        if not moved:
            return NONE
        if events is not None:
            events.append(Event("reshuffled", None, {"count": moved}))
    card = stock.draw(now.chance)
    now.hands[now.to_play] |= 1 << card
    return card


def _forget(now: Situation, seat: int) -> None:
    """The hand of ``seat`` is gone, and with it all that was known of it or by it."""
    now.hands[seat] = 0
    if now.known is not None:
        for other in range(now.seats):
            now.known[other * now.seats + seat] = now.known[seat * now.seats + other] = 0


def _passed(now: Situation, seat: int) -> bool:
    """Whether ``seat`` is one of those who passed last (SU-23)."""
    before, passed = now.to_play, []
    for _ in range(now.passes):
        before = now.seating.facing(-1).following[before]
        passed.append(before)
    return seat in passed


def _counts(now: Situation) -> list[int]:
    return [hand.bit_count() for hand in now.hands]


# --- telling, and the end


def _tell_played(now: Situation, pieces: list[str], move: Move, events: list[Event]) -> None:
    seat = now.to_play
    details = {"pieces": pieces, "left": now.hands[seat].bit_count(), "move": move.notation}
    events.append(Event("played", seat, details))


def _tell_hidden(now: Situation, name: str, details: dict[str, Any], cards: list[int], events: list[Event]) -> None:
    seat = now.to_play
    events.append(Event(name, seat, details, {"pieces": CARDS.named(cards)}, (seat,)))


def outcome_emptied(now: Situation) -> Outcome:
    """SU-21, SU-24: the player to move has no card left."""
    winner, order = now.to_play, []
    seat = now.seating.following[winner]
    while seat != winner:
        order.append(seat)
        seat = now.seating.following[seat]
    return shedding.emptied(winner, _counts(now), order)


def outcome_blocked(now: Situation) -> Outcome:
    """SU-23: everybody has passed in a row."""
    still = now.seating.still()
    return shedding.blocked(_counts(now), still, last=[seat for seat in still if not now.hands[seat]])


def outcome_alone(now: Situation) -> Outcome:
    """SU-25: everybody else has left."""
    (winner,) = now.seating.still()
    return shedding.alone(winner, _counts(now))


def _end_emptied(now: Situation, events: Events) -> None:
    _end(now, outcome_emptied(now), "emptied", events)


def _end_blocked(now: Situation, events: Events) -> None:
    _end(now, outcome_blocked(now), "blocked", events)


def _end(now: Situation, outcome: Outcome, reason: str, events: Events) -> None:
    now.ended = outcome
    now.phase = PLAYS
    now.drawn = NONE
    if events is not None:
        events.append(Event("round_over", None, {**outcome.as_dict(), "reason": reason}))


#: By kind what plays it; the move must be one of ``now.choices()``.
PLAY: dict[Kind, Callable[[Situation, Move, Events], None]] = {
    "numbers": _lay_numbers,
    "flip": _lay_special,
    "freeze": _lay_special,
    "snatch": _lay_special,
    "switch": _lay_special,
    "crash": _lay_special,
    "direction": _choose_direction,
    "draw": _draw,
    "keep": _keep,
    "spare": _use_spare,
    "take": _take,
    "pass": _pass,
}
_EFFECTS: dict[Kind, Callable[[Situation, Move, Events], None]] = {
    "flip": _flip,
    "freeze": _freeze,
    "snatch": _snatch,
    "switch": _switch,
    "crash": _crash,
}
