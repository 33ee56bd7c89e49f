"""Babylon written down: moves as text, positions as JSON (docs/notation.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from stackhub.engine.errors import BadPosition, InvalidMove
from stackhub.engine.game import Json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.babylon.position import LIFTS, PLACES, Lift, Pile, numbered

_MOVE = re.compile(r"([1-9][0-9]?)>([1-9][0-9]?)")
_PILES = '{"1": ["green"], "7": ["black", "red"]}'


def lift_from(text: str) -> Lift:
    """The move written as ``3>7``. Raises InvalidMove."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "'{move}' is not a move of Babylon (write 3>7 to lift pile 3 onto pile 7)"),
            move=text[:40],
        )
    source, target = int(match[1]), int(match[2])
    if source > PLACES or target > PLACES:
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "there is no pile {pile} (piles: 1 to {last})"),
            pile=max(source, target),
            last=PLACES,
        )
    return LIFTS[source - 1][target - 1]


def position_of(piles: Sequence[Pile], to_play: int) -> Json:
    """The position as JSON data; piles that were lifted away are left out."""
    return {"piles": {str(number): list(pile) for number, pile in numbered(piles)}, "to_play": to_play}


def piles_from(given: object, tablets: Sequence[str]) -> list[Pile]:
    """The twelve places of the ``piles`` of a position. Raises BadPosition unless they hold exactly ``tablets``."""
    if not isinstance(given, Mapping):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "piles must be an object such as {example}"), example=_PILES)
    names = [str(place + 1) for place in range(PLACES)]
    wanted = Counter(tablets)
    for name, pile in given.items():
        if name not in names:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "there is no pile '{name}' (piles: 1 to {last})"),
                name=str(name)[:40],
                last=PLACES,
            )
        if not isinstance(pile, list | tuple) or not pile:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "pile {name} must be a list of one colour or more, from bottom to top"),
                name=name,
            )
        for tablet in pile:
            if not isinstance(tablet, str) or tablet not in wanted:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "pile {name} holds '{tablet}' (colours: {colours})"),
                    name=name,
                    tablet=str(tablet)[:40],
                    colours=", ".join(wanted),
                )
    piles: list[Pile] = [tuple(given.get(name, ())) for name in names]
    found = Counter(tablet for pile in piles for tablet in pile)
    for colour, count in wanted.items():
        if found[colour] != count:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "there must be {wanted} {colour} tablets, not {given}"),
                wanted=count,
                colour=colour,
                given=found[colour],
            )
    return piles
