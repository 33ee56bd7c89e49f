"""A position of Stack Up! as JSON data, and back (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadPosition
from stackhub.engine.game import Json
from stackhub.engine.options import make_options
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.seating import seating
from stackhub.engine.stock import Stock
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stackup import turns
from stackhub.games.stackup.cards import CARDS, COLOURS, HIGHEST, is_number
from stackhub.games.stackup.dealing import hand_from, turn_start_card
from stackhub.games.stackup.house import StackUpOptions, house_of
from stackhub.games.stackup.moves import DIRECTIONS
from stackhub.games.stackup.phases import ANSWERS, ANSWERS_ON, CHOOSES, HAS_DRAWN, PLAYS
from stackhub.games.stackup.situation import Situation

KEYS = (
    "hands", "draw", "discard", "colour", "number", "direction", "to_play", "spare", "crash", "drawn", "passes", "seen",
    "left", "moves_on", "winner", "options",
)  # fmt: skip


def position_of(now: Situation) -> Json:
    """The whole position. ``left``, ``moves_on`` and ``winner`` are there only when there is something to say."""
    seats = now.seats
    position: Json = {
        "hands": [CARDS.listed(hand) for hand in now.hands],
        "draw": CARDS.named(sorted(now.stock.face_down)),
        "discard": CARDS.named(now.stock.face_up),
        "colour": COLOURS[now.colour],
        "number": now.number,
        "direction": turns.DIRECTION_NAMES[now.step],
        "to_play": now.to_play,
        "spare": [bool(now.spare >> seat & 1) for seat in range(seats)],
        "crash": now.answering,
        "drawn": CARDS.names[now.drawn] if now.phase == HAS_DRAWN else None,
        "passes": now.passes,
        "seen": [
            [viewer, holder, card]
            for viewer in range(seats)
            for holder in range(seats)
            for card in CARDS.listed(now.known[viewer * seats + holder] if now.known else 0)
        ],
    }
    if now.seating.gone:
        position["left"] = sorted(now.seating.gone)
    if now.phase == ANSWERS_ON:
        position["moves_on"] = True
    if now.ended is not None and not now.hands[now.to_play] and now.seating.present > 1 and not _blocked(now):
        position["winner"] = now.to_play
    return {**position, "options": now.house.options.as_dict()}


def read(
    now: Situation, given: Mapping[str, Any], options: StackUpOptions, seats: int, dealt: int, *, chance: Chance
) -> None:
    """Make ``now`` the situation of a position; what that leaves out is dealt by ``chance``, ``dealt`` cards a hand
    (SU-03). Raises BadPosition with one sentence, or BadOptions for its ``options``, which win over ``options``."""
    for key in given:
        if key not in KEYS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "a position of Stack Up! has no '{key}' (keys: {keys})"),
                key=str(key)[:40],
                keys=", ".join(KEYS),
            )
    own = given.get("options", {})
    if not isinstance(own, Mapping):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "options must be an object"))
    now.chance = chance
    now.house = house_of(make_options(StackUpOptions, {**options.as_dict(), **own}))
    left = _distinct_seats(given.get("left", []), "left", seats)
    if len(left) >= seats:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "somebody must still be at the table"))
    now.seating = seating(seats, gone=frozenset(left))
    _place_cards(now, given, dealt)
    _read_top(now, given)
    drawn_lots = "hands" not in given and "to_play" not in given
    now.to_play = chance.choice(now.seating.still()) if drawn_lots else now.seating.still()[0]
    if "to_play" in given:
        now.to_play = _seat(given["to_play"], "to_play", seats)
        if now.to_play in left:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "to_play must be a seat that is still at the table"))
    now.spare = mask_of(seat for seat, holds in enumerate(_flags(given, "spare", seats)) if holds)
    now.passes = _whole(given.get("passes", 0), "passes", 0, seats)
    now.known = _known(given.get("seen", []), now)
    now.history = []
    _read_phase(now, given)
    _read_end(now, given)


# --- what lies where


def _place_cards(now: Situation, given: Mapping[str, Any], dealt: int) -> None:
    """Every card once: those that the position names first, then what the set-up would deal of the rest (SU-03)."""
    seats, free = now.seats, CARDS.all
    hands: list[int] = [0] * seats
    if "hands" in given:
        named = given["hands"]
        if not isinstance(named, list) or len(named) != seats:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "hands must be a list of {seats} hands"), seats=seats)
        for seat, cards in enumerate(named):
            hands[seat] = mask_of(CARDS.claim(cards, free, f"hands.{seat}"))
            free &= ~hands[seat]
    face_up = CARDS.claim(given.get("discard", []), free, "discard")
    free &= ~mask_of(face_up)
    if "discard" in given and not face_up:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "discard must hold at least one card"))
    face_down = CARDS.claim(given["draw"], free, "draw") if "draw" in given else list(members(free))
    stock = now.stock = Stock(face_down, face_up)
    if "hands" not in given:
        # A draw pile that the position names stays as it is; the hands come from the cards beside it.
        beside = Stock(list(members(free & ~mask_of(face_down))), []) if "draw" in given else stock
        for seat in now.seating.still():
            hands[seat] = hand_from(beside, dealt, now.chance)
    now.hands = hands
    for seat in now.seating.gone:
        if hands[seat]:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} has left and holds no cards"), seat=seat)
    if not face_up:
        turn_start_card(stock, now.chance)


def _read_top(now: Situation, given: Mapping[str, Any]) -> None:
    """SU-05: colour and number are those of the last number card, unless the position says otherwise."""
    last = next((card for card in reversed(now.stock.face_up) if is_number(card)), None)
    if last is None and not {"colour", "number"} <= given.keys():
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "no number card was laid, so the position must say colour and number")
        )
    if "colour" in given:
        if given["colour"] not in COLOURS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "colour must be one of these: {colours}"), colours=", ".join(COLOURS)
            )
        now.colour = COLOURS.index(given["colour"])
    else:
        now.colour = cast(int, last) >> 4
    now.number = _whole(given["number"], "number", 1, HIGHEST) if "number" in given else cast(int, last) & 15


def _known(seen: object, now: Situation) -> list[int] | None:
    """``seen`` by viewer and holder (SU-16)."""
    if not isinstance(seen, list):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "seen must be a list of [viewer, holder, card]"))
    if not seen:
        return None
    known = [0] * now.seats**2
    for entry in seen:
        if not isinstance(entry, list) or len(entry) != 3:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seen must be a list of [viewer, holder, card]"))
        viewer, holder = _seat(entry[0], "seen", now.seats), _seat(entry[1], "seen", now.seats)
        if viewer == holder:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seen: nobody needs to be told their own cards"))
        row = viewer * now.seats + holder
        known[row] |= mask_of(CARDS.claim([entry[2]], now.hands[holder] & ~known[row], "seen"))
    return known


# --- whose decision it is


def _read_phase(now: Situation, given: Mapping[str, Any]) -> None:
    direction, drawn = given.get("direction"), given.get("drawn")
    if direction is not None and not (isinstance(direction, str) and direction in DIRECTIONS):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "direction must be up, down or null"))
    crash, moves_on = _flag(given, "crash"), _flag(given, "moves_on")
    now.step = DIRECTIONS[direction] if direction is not None else 0
    now.drawn = -1
    if direction is None and (crash or drawn is not None or now.passes or now.spare):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "before the direction is chosen there is no crash, drawn, spare or passes")
        )
    if crash and drawn is not None:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "either a Crash is to be answered or a card was drawn, not both"))
    if moves_on and not (crash and now.seating.present == 2):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "moves_on is only for a crash with two players left"))
    if drawn is not None:
        (now.drawn,) = CARDS.claim([drawn], now.hands[now.to_play], "drawn")
    if now.passes and (now.stock.face_down or len(now.stock.face_up) > 1):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "nobody passes as long as there are cards to draw"))
    if direction is None:
        now.phase = CHOOSES
    elif crash:
        now.phase = ANSWERS_ON if moves_on else ANSWERS
    else:
        now.phase = PLAYS if drawn is None else HAS_DRAWN


def _read_end(now: Situation, given: Mapping[str, Any]) -> None:
    """SU-21, SU-23, SU-25: whether the round is over."""
    now.ended = None
    winner = given.get("winner")
    if winner is not None:
        if _seat(winner, "winner", now.seats) != now.to_play or now.hands[winner] or now.phase != PLAYS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "winner must be to_play, with no card in hand and nothing left to decide")
            )
        now.ended = turns.outcome_emptied(now)
    elif now.seating.present == 1:
        now.ended = turns.outcome_alone(now)
    elif _blocked(now):
        now.ended = turns.outcome_blocked(now)
    if now.ended is not None:
        now.phase, now.drawn = PLAYS, -1
    elif not any(now.hands):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "somebody must hold a card"))


def _blocked(now: Situation) -> bool:
    return now.passes >= now.seating.present


# --- single values


def _whole(value: object, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{where} must be a whole number from {least} to {most}"),
            where=where,
            least=least,
            most=most,
        )
    return value


def _seat(value: object, where: str, seats: int) -> int:
    return _whole(value, where, 0, seats - 1)


def _distinct_seats(value: object, where: str, seats: int) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "{where} must be a list of seats"), where=where)
    found = [_seat(seat, where, seats) for seat in value]
    if len(set(found)) != len(found):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "{where} names a seat twice"), where=where)
    return found


def _flag(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "{where} must be true or false"), where=key)
    return value


def _flags(given: Mapping[str, Any], key: str, seats: int) -> list[bool]:
    value = given.get(key, [False] * seats)
    if not isinstance(value, list) or len(value) != seats or not all(isinstance(flag, bool) for flag in value):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{where} must be a list of {seats} times true or false"),
            where=key,
            seats=seats,
        )
    return value
