"""A situation of Stacko as JSON data, and back (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from stackhub.engine.errors import BadPosition
from stackhub.engine.game import Json
from stackhub.engine.options import make_options
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko.material import SYMBOLS, Material, StackoOptions
from stackhub.games.stacko.notation import FACES
from stackhub.games.stacko.situation import OUT, Direction, Situation
from stackhub.games.stacko.storeys import EMPTY, POSITIONS, NumberedFace, Storey, Storeys, takeable

_KEYS = ("storeys", "direction", "to_play", "rolled", "face", "owed", "start", "left", "fallen", "options")
_BEGUN = {"direction", "to_play", "rolled", "face", "owed", "fallen"}
"""A position that says one of these without ``start`` is of a game that has begun."""
_MOST_STOREYS = 48
_MOST_ROLLS = 20_000
_SAME = {"counterclockwise": "anticlockwise"}


def position_of(now: Situation) -> Json:
    """The whole position."""
    return {
        "storeys": [list(storey) for storey in now.storeys],
        "direction": now.direction,
        "to_play": now.to_play,
        "rolled": list(now.rolled),
        "face": now.face,
        "owed": now.owed,
        "start": list(now.start_rolls) or None,
        "left": list(now.left),
        "fallen": now.fallen,
        "options": now.options.as_dict(),
    }


def situation_from(
    given: Mapping[str, Any], options: StackoOptions, seats: int, material: Material, fresh: Storeys
) -> Situation:
    """The situation of a position; `fresh` is the tower of the set-up, for a position without ``storeys``.
    Raises BadPosition, or BadOptions for its ``options``, which win over `options`."""
    for key in given:
        if key not in _KEYS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "a position of Stacko has no '{key}' (keys: {keys})"),
                key=str(key)[:40],
                keys=", ".join(_KEYS),
            )
    own = given.get("options", {})
    if not isinstance(own, Mapping):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "options must be an object"))
    options = make_options(StackoOptions, {**options.as_dict(), **own})
    storeys = _storeys(given["storeys"], material) if "storeys" in given else fresh
    if not takeable(storeys, None, options.top):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "no block of this tower may ever be taken (top: {top})"), top=options.top
        )
    left = tuple(_seats(given.get("left", []), "left", seats, seats))
    if len(set(left)) != len(left) or len(left) == seats:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "left must name each seat once, and not all of them"))
    fallen = given.get("fallen")
    if fallen is not None:
        fallen = _seat(fallen, "fallen", seats, left)
    begun = bool(_BEGUN & given.keys())
    start = _start(given.get("start"), begun, seats, left)
    waiting = [seat for seat, number in enumerate(start) if number is None]
    seated = [seat for seat in range(seats) if seat not in left]
    first = fallen if fallen is not None else (waiting or seated)[0]
    now = Situation(
        seats=seats,
        options=options,
        storeys=storeys,
        to_play=_seat(given.get("to_play", first), "to_play", seats, left),
        direction=_direction(given.get("direction", "clockwise")),
        rolled=tuple(_seats(given.get("rolled", []), "rolled", seats, _MOST_ROLLS)),
        face=_face(given.get("face")),
        owed=_owed(given.get("owed", 0)),
        start_rolls=start,
        left=left,
        fallen=fallen,
    )
    _check(now, waiting)
    return now


def _check(now: Situation, waiting: list[int]) -> None:
    """What goes together."""
    if now.face is not None and now.owed:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "either a face lies or blocks are owed, not both"))
    if now.start_rolls and (now.face or now.owed or now.rolled or now.fallen is not None):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "while everybody rolls for who begins there is no rolled, face, owed or fallen")
        )
    if now.start_rolls and now.to_play not in waiting and len(now.left) < now.seats - 1:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "to_play must be a seat that still rolls for who begins"))
    if now.fallen is not None and (now.to_play != now.fallen):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "to_play must be the seat that made the tower fall"))
    if now.phase == "take" and not now.takeable():
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "no block may be taken for {face}: roll again"), face=now.face)


def _storeys(given: object, material: Material) -> Storeys:
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= _MOST_STOREYS:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "storeys must be a list of storeys from the bottom, at most {most}"),
            most=_MOST_STOREYS,
        )
    known, found = set(material.blocks()), set()
    storeys: list[Storey] = []
    for number, storey in enumerate(given):
        if not isinstance(storey, list | tuple) or len(storey) != POSITIONS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "storey {number} must be a list of three blocks (null: none)"),
                number=number,
            )
        for block in storey:
            if block is None:
                continue
            if not isinstance(block, str) or block not in known:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "storey {number} holds '{block}' (blocks: red1a to yellow4c)"),
                    number=number,
                    block=str(block)[:40],
                )
            if block in found:
                raise BadPosition(QT_TRANSLATE_NOOP("errors", "{block} is in the tower twice"), block=block)
            found.add(block)
        first, middle, last = storey
        storeys.append((first, middle, last))
    while storeys and storeys[-1] == EMPTY:
        storeys.pop()
    if EMPTY in storeys:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "storey {number} is empty, but there are blocks above it"),
            number=storeys.index(EMPTY),
        )
    return tuple(storeys)


def _start(given: object, begun: bool, seats: int, left: tuple[int, ...]) -> tuple[int | None, ...]:
    """The start rolls; none given: everybody still has to roll, unless the game has begun."""
    if given is None:
        return () if begun else tuple(OUT if seat in left else None for seat in range(seats))
    good = isinstance(given, list | tuple) and len(given) == seats
    if isinstance(given, list | tuple) and good:
        good = all(number is None or (type(number) is int and 0 <= number <= 4) for number in given)
        good = good and None in given and all(given[seat] == OUT for seat in left)
    if not good or not isinstance(given, list | tuple):
        raise BadPosition(
            QT_TRANSLATE_NOOP(
                "errors", "start must say for each seat what it rolled: 1 to 4, null (not yet) or 0 (no longer rolls)"
            )
        )
    return tuple(given)


def _seat(given: object, key: str, seats: int, left: tuple[int, ...]) -> int:
    if type(given) is not int or not 0 <= given < seats or given in left:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{key} must be a seat from 0 to {last} that has not left"),
            key=key,
            last=seats - 1,
        )
    return given


def _seats(given: object, key: str, seats: int, most: int) -> list[int]:
    if not isinstance(given, list | tuple) or len(given) > most:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "{key} must be a list of seats"), key=key)
    return [_seat(seat, key, seats, ()) for seat in given]


def _direction(given: object) -> Direction:
    if isinstance(given, str):
        given = _SAME.get(given, given)
    for direction in get_args(Direction):
        if given == direction:
            return direction
    raise BadPosition(QT_TRANSLATE_NOOP("errors", "direction must be clockwise or anticlockwise"))


def _face(given: object) -> NumberedFace | None:
    if given is None:
        return None
    for face in FACES:
        if given == face and face not in SYMBOLS:
            return face  # type: ignore[return-value]
    raise BadPosition(QT_TRANSLATE_NOOP("errors", "face must be red1, blue2, green3, yellow4 or null"))


def _owed(given: object) -> int:
    if type(given) is not int or not 0 <= given <= 2:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "owed must be 0, 1 or 2"))
    return given
