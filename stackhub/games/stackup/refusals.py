"""Why a move may not be played now, in one sentence for whoever tried it (SU-04 to SU-23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stackhub.engine.errors import InvalidMove
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.cards import CARDS, COLOURS, NEVER_LAST, OF_NUMBER, SPECIALS
from stackhub.games.stackup.moves import CRASHED, FLIPS, FREEZES, SNATCHES, SWITCHES, UP, Move, move_from
from stackhub.games.stackup.names import COLOUR_TEXTS, SPECIAL_TEXTS, spoken_card
from stackhub.games.stackup.phases import CHOOSES, HAS_DRAWN

if TYPE_CHECKING:
    from stackhub.games.stackup.situation import Situation
    from stackhub.games.stackup.view import StackUpView

_OVER = QT_TRANSLATE_NOOP("errors", "the round is over")
_NOT_YOURS = QT_TRANSLATE_NOOP("errors", "it is the turn of seat {mover}, not of seat {seat}")
_GONE = QT_TRANSLATE_NOOP("errors", "seat {seat} does not play any more")
_WAIT = QT_TRANSLATE_NOOP("errors", "it is not your turn")
_ALONE = QT_TRANSLATE_NOOP("errors", "a special card is played alone, never in a combo or with another special")
_CHOOSE_FIRST = QT_TRANSLATE_NOOP("errors", "the stacking direction has to be chosen first: up or down")
_CHOSEN = QT_TRANSLATE_NOOP("errors", "the stacking direction is chosen already")
_ANSWER = QT_TRANSLATE_NOOP("errors", "a Crash has hit you: answer it with a Crash of your own, or take the cards")
_NO_CRASH = QT_TRANSLATE_NOOP("errors", "there is no Crash that you would have to take cards for")
_NOT_HELD = QT_TRANSLATE_NOOP("errors", "{card} is not in your hand")
_NO_SUCH_SPECIAL = QT_TRANSLATE_NOOP("errors", "you hold no {card}")
_ONLY_DRAWN = QT_TRANSLATE_NOOP("errors", "you have drawn {card}: only that card may be played now, or kept")
_DRAWN_ALONE = QT_TRANSLATE_NOOP("errors", "a card that was just drawn is played alone, not in a combo")
_NEITHER = QT_TRANSLATE_NOOP("errors", "{card} is neither {colour} nor number {number}")
_NOT_COLOUR_UP = QT_TRANSLATE_NOOP("errors", "{card} is not {colour}, and no number comes after 15")
_NOT_COLOUR_DOWN = QT_TRANSLATE_NOOP("errors", "{card} is not {colour}, and no number comes below 1")
_GOES_UP = QT_TRANSLATE_NOOP("errors", "the numbers go up now: {card} cannot follow {before} in a combo")
_GOES_DOWN = QT_TRANSLATE_NOOP("errors", "the numbers go down now: {card} cannot follow {before} in a combo")
_STRICT = QT_TRANSLATE_NOOP("errors", "a combo has to start with the next number, {number}")
_STRICT_END = QT_TRANSLATE_NOOP("errors", "a combo has to start with the next number, and none comes after {number}")
_EARNS = QT_TRANSLATE_NOOP("errors", "a combo of three cards or more earns a bonus: choose a spare draw or a skip")
_EARNS_SKIP = QT_TRANSLATE_NOOP("errors", "you hold a spare draw already: the bonus of this combo can only be a skip")
_WINS = QT_TRANSLATE_NOOP("errors", "a combo that empties your hand wins: it earns no bonus")
_LAST = QT_TRANSLATE_NOOP("errors", "{card} may not be your last card")
_NO_VICTIM = QT_TRANSLATE_NOOP("errors", "nobody else holds a card that could be snatched")
_SELF = QT_TRANSLATE_NOOP("errors", "you cannot snatch your own cards")
_NOBODY = QT_TRANSLATE_NOOP("errors", "nobody plays at seat {seat}")
_EMPTY = QT_TRANSLATE_NOOP("errors", "seat {seat} holds no card that could be snatched")
_ONE_ONLY = QT_TRANSLATE_NOOP("errors", "from a player with three cards or fewer exactly one is snatched")
_SAME_COLOUR = QT_TRANSLATE_NOOP("errors", "the colour is {colour} already: Switch names another one")
_MUST_PLAY = QT_TRANSLATE_NOOP("errors", "you can play, so you may not draw")
_DRAWN_ALREADY = QT_TRANSLATE_NOOP("errors", "you have drawn already: play that card or keep it")
_NOTHING_LEFT = QT_TRANSLATE_NOOP("errors", "there is no card left to draw")
_NOT_DRAWN = QT_TRANSLATE_NOOP("errors", "you have drawn no card that could be kept")
_NO_SPARE = QT_TRANSLATE_NOOP("errors", "you hold no spare draw")
_SPARE_STUCK = QT_TRANSLATE_NOOP("errors", "a spare draw is for when you are stuck, and you can play")
_SPARE_EMPTY = QT_TRANSLATE_NOOP("errors", "a spare draw cannot be used without a card in hand")
_SPARE_PASS = QT_TRANSLATE_NOOP("errors", "there is no card left to draw, so no spare draw is needed: pass")
_PASS_PLAY = QT_TRANSLATE_NOOP("errors", "you can play, so you may not pass")
_PASS_DRAW = QT_TRANSLATE_NOOP("errors", "you may pass only when no card is left to draw")

#: Some move that plays the special.
_EXAMPLES: Mapping[str, Move] = {
    "flip": FLIPS,
    "freeze": FREEZES,
    "snatch": SNATCHES[0][0],
    "switch": SWITCHES[0],
    "crash": CRASHED,
}


def refusal(now: Situation, move: Move, by: int) -> Text | None:
    """Why the seat ``by`` may not play ``move`` now; None when it may."""
    if now.ended is not None:
        return text(_OVER)
    if move.kind == "leave":
        return None if 0 <= by < now.seats and by not in now.seating.gone else text(_GONE, seat=by)
    if by != now.to_play:
        return text(_NOT_YOURS, mover=now.to_play, seat=by)
    if move in now.choices():
        return None
    if move.kind == "direction":
        return text(_CHOSEN)
    if now.phase == CHOOSES:
        return text(_CHOOSE_FIRST)
    if now.answering:
        return text(_ANSWER) if move.kind != "crash" else text(_NO_SUCH_SPECIAL, card=SPECIAL_TEXTS["crash"])
    if move.kind == "numbers":
        return _numbers(now, move)
    return _special(now, move) if move.mask else _without_card(now, move)


def _numbers(now: Situation, move: Move) -> Text:
    first, hand = move.cards[0], now.hands[now.to_play]
    for card in move.cards:
        if not hand >> card & 1:
            return text(_NOT_HELD, card=_said(card))
    if now.phase == HAS_DRAWN and first != now.drawn:
        return text(_ONLY_DRAWN, card=_said(now.drawn))
    following = now.number + now.step
    if first >> 4 != now.colour and first & 15 != following:
        colour = COLOUR_TEXTS[COLOURS[now.colour]]
        if OF_NUMBER[following]:
            return text(_NEITHER, card=_said(first), colour=colour, number=following)
        return text(_NOT_COLOUR_UP if now.step == UP else _NOT_COLOUR_DOWN, card=_said(first), colour=colour)
    if now.phase == HAS_DRAWN and not now.house.drawn_may_combo:
        return text(_DRAWN_ALONE)
    if move.step != now.step:
        goes = _GOES_UP if now.step == UP else _GOES_DOWN
        return text(goes, card=_said(move.cards[1]), before=_said(first))
    if now.house.strict_start and first & 15 != following:
        if OF_NUMBER[following]:
            return text(_STRICT, number=following)
        return text(_STRICT_END, number=now.number)
    if move.mask == hand:
        return text(_WINS)
    return text(_EARNS_SKIP) if move.bonus == "spare" or now.spare >> now.to_play & 1 else text(_EARNS)


def _special(now: Situation, move: Move) -> Text:
    hand = now.hands[now.to_play]
    if not hand & move.mask:
        return text(_NO_SUCH_SPECIAL, card=SPECIAL_TEXTS[move.kind])
    if now.phase == HAS_DRAWN and not 1 << now.drawn & move.mask:
        return text(_ONLY_DRAWN, card=_said(now.drawn))
    if move.mask & NEVER_LAST and hand.bit_count() == 1:
        return text(_LAST, card=spoken_card(move.kind))
    if move.kind == "switch":
        return text(_SAME_COLOUR, colour=COLOUR_TEXTS[COLOURS[now.colour]])
    if not any(other for seat, other in enumerate(now.hands) if seat != now.to_play):
        return text(_NO_VICTIM)
    if move.target == now.to_play:
        return text(_SELF)
    if move.target >= now.seats or move.target in now.seating.gone:
        return text(_NOBODY, seat=move.target)
    return text(_ONE_ONLY) if now.hands[move.target] else text(_EMPTY, seat=move.target)


def _without_card(now: Situation, move: Move) -> Text:
    if move.kind == "take":
        return text(_NO_CRASH)
    if now.phase == HAS_DRAWN:
        return text(_DRAWN_ALREADY)
    if move.kind == "keep":
        return text(_NOT_DRAWN)
    can_play = any(choice.mask for choice in now.choices())
    nothing_left = not now.stock.face_down and len(now.stock.face_up) <= 1
    if move.kind == "draw":
        return text(_NOTHING_LEFT if nothing_left else _MUST_PLAY)
    if move.kind == "pass":
        return text(_PASS_PLAY if can_play else _PASS_DRAW)
    if not now.spare >> now.to_play & 1:
        return text(_NO_SPARE)
    if can_play:
        return text(_SPARE_STUCK)
    return text(_SPARE_PASS if nothing_left else _SPARE_EMPTY)


def _said(card: int) -> Text:
    return spoken_card(CARDS.names[card])


def why_not(view: StackUpView, card: str, chosen: Sequence[str] = ()) -> Text | None:
    """Why ``card`` of one's own hand may not be laid now, after the cards ``chosen`` for the same combo; None when some
    move begins with them and it. ``card`` is a name of the notation."""
    if view.over:
        return text(_OVER)
    if view.seat != view.to_play:
        return text(_WAIT)
    world = view.table()
    special = bool(CARDS.called(card) & SPECIALS)
    if chosen and special:
        return text(_ALONE)
    begun = [CARDS.called(name).bit_length() - 1 for name in (*chosen, card)]
    for move in world.choices():
        if move.kind == card if special else list(move.cards[: len(begun)]) == begun:
            return None
    if special:
        return refusal(world, _EXAMPLES[card], view.seat)
    try:
        return refusal(world, move_from("-".join([*chosen, card])), view.seat)
    except InvalidMove as broken:
        return broken.text
