"""A position of Upturn as JSON data, and what such data says (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadPosition
from stackhub.engine.options import make_options
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.stock import Stock
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.upturn.material import NUMBERED, NUMBERS, TWINS, Box, UpturnOptions
from stackhub.games.upturn.turn import ORDERS

_KEYS = (
    "racks", "pool", "row", "order", "to_play", "announced", "must_announce", "drawn", "gift", "passes", "left",
    "options",
)  # fmt: skip


@dataclass
class Placed:
    """A position, read and checked. Tokens are pieces, racks masks by seat; ``order`` is 1 up, -1 down, 0 before the
    first token; ``announced`` and ``must_announce`` are masks of seats."""

    options: UpturnOptions
    racks: list[int]
    stock: Stock
    left: frozenset[int]
    order: int = 0
    to_play: int = 0
    announced: int = 0
    must_announce: int = 0
    drawn: int | None = None
    gift: int = 0
    passes: int = 0


def placed(given: Mapping[str, Any], options: UpturnOptions, seats: int, box: Box, chance: Chance) -> Placed:
    """The position that ``given`` describes. What it leaves out is as in the set-up, dealt from the tokens that it does
    not name (UP-04). Raises BadPosition, or BadOptions for its ``options``, which win over ``options``."""
    for key in given:
        if key not in _KEYS:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "a position of Upturn has no '{key}' (keys: {keys})"),
                key=str(key)[:40],
                keys=", ".join(_KEYS),
            )
    own = given.get("options", {})
    if not isinstance(own, Mapping):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "options must be an object"))
    options = make_options(UpturnOptions, {**options.as_dict(), **own})
    left = frozenset(_seats(given, "left", seats))
    if len(left) == seats:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "left must name each seat once, and not all of them"))
    racks, stock = _tokens(given, options, seats, box, chance, left=left)
    if not mask_of(stock.face_up) & NUMBERS:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "the row must hold a numbered token"))
    found = Placed(options, racks, stock, left)
    _read_rest(found, given, seats, box)
    return found


def _tokens(
    given: Mapping[str, Any], options: UpturnOptions, seats: int, box: Box, chance: Chance, *, left: frozenset[int]
) -> tuple[list[int], Stock]:
    """Where the tokens are: those named first, then the rest dealt as far as it is not told."""
    free = box.standard if options.numbers == "standard" else box.pieces.all
    claimed = 0

    def claim(names: Any, where: str) -> list[int]:
        nonlocal claimed
        pieces = box.pieces.claim(names, free & ~claimed, where)
        claimed |= mask_of(pieces)
        return pieces

    racks = [0] * seats
    if "racks" in given:
        named = given["racks"]
        if not isinstance(named, list) or len(named) != seats:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "racks must be a list with the rack of each of the {seats} seats"),
                seats=seats,
            )
        racks = [mask_of(claim(rack, f"racks.{seat}")) for seat, rack in enumerate(named)]
        for seat in left:
            if racks[seat]:
                raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} has left and has no tokens"), seat=seat)
    pool = claim(given["pool"], "pool") if "pool" in given else None
    row = claim(given["row"], "row") if "row" in given else None
    if options.numbers == "random" and (claimed & NUMBERS | TWINS).bit_count() > NUMBERED:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "the box holds {most} numbers, all twins among them"), most=NUMBERED
        )
    if "racks" in given and pool is not None and row is not None:
        return racks, Stock(pool, row)
    in_box = free if options.numbers == "standard" else box.chosen(claimed, chance)
    rest = Stock(list(members(in_box & ~claimed)), [])
    if "racks" not in given:
        if len(rest.face_down) <= box.rack * seats:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "there are not enough tokens left to deal"))
        for seat in range(seats):
            if seat not in left:
                racks[seat] = mask_of(rest.draw(chance) for _ in range(box.rack))
    if row is None:
        row = [_start_token(rest, chance)]
    return racks, Stock(rest.face_down if pool is None else pool, row)


def _start_token(rest: Stock, chance: Chance) -> int:
    """UP-04: a numbered token turned up; that action tokens go back makes each numbered one equally likely."""
    numbered = sorted(piece for piece in rest.face_down if NUMBERS >> piece & 1)
    if not numbered:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "there are not enough tokens left to deal"))
    start = chance.choice(numbered)
    rest.face_down.remove(start)
    return start


def _read_rest(found: Placed, given: Mapping[str, Any], seats: int, box: Box) -> None:
    """Everything but the tokens and who has left."""
    order = given.get("order")
    if order is not None and (not isinstance(order, str) or order not in ORDERS):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "order must be 'up', 'down' or null"))
    found.order = ORDERS[order] if order else 0
    still = [seat for seat in range(seats) if seat not in found.left]
    found.to_play = given.get("to_play", still[0])
    if type(found.to_play) is not int or found.to_play not in still:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "to_play must be a seat at the table (seats: {seats})"),
            seats=", ".join(map(str, still)),
        )
    found.announced = mask_of(_announced(given, seats))
    found.must_announce = mask_of(_must_announce(found, given, seats))
    found.gift = _count(given, "gift", NUMBERED)
    found.passes = _count(given, "passes", len(still))
    drawn = given.get("drawn")
    if drawn is not None:
        where = QT_TRANSLATE_NOOP("errors", "drawn must name a token on the rack of to_play, or be null")
        mask = box.pieces.called(drawn) & found.racks[found.to_play] if isinstance(drawn, str) else 0
        if not mask:
            raise BadPosition(where)
        found.drawn = next(members(mask))


def _announced(given: Mapping[str, Any], seats: int) -> list[int]:
    flags = given.get("announced", [False] * seats)
    if not isinstance(flags, list) or len(flags) != seats or not all(type(flag) is bool for flag in flags):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "announced must be a list of true or false for each of the {seats} seats"),
            seats=seats,
        )
    return [seat for seat, flag in enumerate(flags) if flag]


def _must_announce(found: Placed, given: Mapping[str, Any], seats: int) -> list[int]:
    """Left out, it follows from ``announced``: everybody with one token who has not (UP-17); nobody without either."""
    could: list[int] = []
    if found.options.announce == "button":
        could = [seat for seat in range(seats) if _is_single(found.racks[seat]) and not found.announced >> seat & 1]
    if "must_announce" not in given:
        return could if "announced" in given else []
    named = _seats(given, "must_announce", seats)
    if not set(named) <= set(could):
        raise BadPosition(
            QT_TRANSLATE_NOOP(
                "errors", "must_announce may only name seats that have one token and have not announced it"
            )
        )
    return named


def _is_single(rack: int) -> bool:
    return rack.bit_count() == 1


def _seats(given: Mapping[str, Any], key: str, seats: int) -> list[int]:
    named = given.get(key, [])
    sound = isinstance(named, list) and all(type(seat) is int and 0 <= seat < seats for seat in named)
    if not sound or len(set(named)) != len(named):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{key} must be a list of seats (0 to {last}), each once"),
            key=key,
            last=seats - 1,
        )
    return list(named)


def _count(given: Mapping[str, Any], key: str, most: int) -> int:
    count = given.get(key, 0)
    if type(count) is not int or not 0 <= count <= most:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{key} must be a whole number from 0 to {most}"), key=key, most=most
        )
    return count
