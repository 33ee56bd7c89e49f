"""A situation of Stick & Stack as JSON data, and back (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

from stackhub.engine.errors import BadPosition
from stackhub.engine.game import Json
from stackhub.engine.options import make_options
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.challenge_cards import Pack
from stackhub.games.stickstack.challenge_position import with_challenges
from stackhub.games.stickstack.material import Material, StickStackOptions
from stackhub.games.stickstack.situation import Crash, Situation, Source

_KEYS = (
    "bag",
    "tower",
    "fronts",
    "penalties",
    "held",
    "source",
    "to_play",
    "after",
    "ended",
    "left",
    "mode",
    "options",
)
_CHALLENGE_KEYS = ("deck", "discards", "kept", "markers", "card", "drawer", "votes")
"""Only with challenges (SS-15)."""
_MOST_POINTS = 1000


def position_of(now: Situation) -> Json:
    """The whole position."""
    return {**_position_of(now), **(_challenges_of(now) if now.has_challenges else {})}


def _challenges_of(now: Situation) -> Json:
    return {
        "deck": list(now.deck),
        "discards": list(now.discards),
        "kept": [list(cards) for cards in now.kept],
        "markers": list(now.markers),
        "card": now.card,
        "drawer": now.drawer,
        "votes": [[seat, done] for seat, done in now.votes],
    }


def _position_of(now: Situation) -> Json:
    options = now.options.as_dict()
    if not now.has_challenges:  # what nobody plays with is not told
        del options["decks"]
    return {
        "bag": list(now.bag),
        "tower": list(now.tower),
        "fronts": [list(front) for front in now.fronts],
        "penalties": list(now.penalties),
        "held": now.held,
        "source": now.source,
        "to_play": now.to_play,
        "after": now.after,
        "ended": now.crash,
        "left": list(now.left),
        "mode": now.options.mode,
        "options": options,
    }


def situation_from(
    given: Mapping[str, Any],
    options: StickStackOptions,
    seats: int,
    material: Material,
    packed: Callable[[StickStackOptions], Pack],
) -> Situation:
    """The situation of a position. Sticks that it names nowhere are in the bag when it has no ``bag``, else out of
    play; cards likewise, with the ``deck``. `packed` knows the cards that a match with such options is played with.
    Raises BadPosition, or BadOptions for its ``options`` and ``mode``, which win over `options`."""
    options = _options(given, options)
    keys = (*_KEYS, *_CHALLENGE_KEYS) if options.mode == "challenges" else _KEYS
    for key in given:
        if key not in keys:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "a position of Stick & Stack has no '{key}' (keys: {keys})"),
                key=str(key)[:40],
                keys=", ".join(keys),
            )
    places = _Places(material)
    tower = places.sticks(given.get("tower", []), "tower")
    fronts = _fronts(given.get("fronts", [[]] * seats), seats, places)
    held = given.get("held")
    if held is not None:
        (held,) = places.sticks([held], "held")
    bag = places.sticks(given["bag"], "bag") if "bag" in given else places.rest()
    left = tuple(_seats(given.get("left", []), seats))
    if len(set(left)) != len(left) or len(left) == seats:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "left must name each seat once, and not all of them"))
    seated = [seat for seat in range(seats) if seat not in left]
    to_play = _seat(given.get("to_play", seated[0]), "to_play", seats, left)
    now = Situation(
        seats=seats,
        options=options,
        material=material,
        bag=tuple(sorted(bag)),
        tower=tower,
        fronts=fronts,
        penalties=_penalties(given.get("penalties", [0] * seats), seats),
        to_play=to_play,
        after=to_play,
        held=held,
        source=_source(given.get("source", None if held is None else "bag")),
        crash=_crash(given.get("ended")),
        left=left,
    )
    drawer = given.get("drawer")  # while the others vote, it is still their turn
    usual = now.opponent_after(drawer if type(drawer) is int and now.plays(drawer) else to_play)
    now = replace(now, after=_seat(given.get("after", usual), "after", seats, left))
    _check(now, usual)
    return with_challenges(now, given, packed(options)) if now.has_challenges else now


def _check(now: Situation, usual: int) -> None:
    """What goes together."""
    if (now.held is None) != (now.source is None):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "source belongs to a stick that is held"))
    if now.crash is not None and now.held is not None:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "no stick is held when the round has ended"))
    if now.crash is not None and now.tower:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "no stick is on the tower when the round has ended with a fall"))
    for seat in now.left:
        if now.fronts[seat] or now.penalties[seat]:
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "seat {seat} has left, so it has no sticks or points"), seat=seat
            )
    if now.options.mode == "coop" and any(now.penalties):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "there are no penalties when all play together"))
    if now.has_challenges and (any(now.penalties) or now.crash is not None):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "with challenges there are no penalties, and no fall ends the game")
        )
    if now.after != usual and (now.options.mode != "teams" or now.after in now.side_of(now.to_play)):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "after cannot be seat {seat}: it would not be their turn"), seat=now.after
        )


class _Places:
    """Reads where sticks are and sees that each is in one place only."""

    def __init__(self, material: Material) -> None:
        self._known = material.kinds
        self._found: dict[str, str] = {}

    def sticks(self, given: object, key: str) -> tuple[str, ...]:
        if not isinstance(given, list | tuple):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "{key} must be a list of sticks"), key=key)
        for stick in given:
            if not isinstance(stick, str) or stick not in self._known:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "{key} names '{stick}' (sticks: s01 to s36)"),
                    key=key,
                    stick=str(stick)[:40],
                )
            if stick in self._found:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "{stick} is named twice, in {first} and in {second}"),
                    stick=stick,
                    first=self._found[stick],
                    second=key,
                )
            self._found[stick] = key
        return tuple(given)

    def rest(self) -> tuple[str, ...]:
        """The sticks that were named nowhere."""
        return tuple(stick for stick in self._known if stick not in self._found)


def _fronts(given: object, seats: int, places: _Places) -> tuple[tuple[str, ...], ...]:
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "fronts must be a list of {seats} lists of sticks, one for each seat"),
            seats=seats,
        )
    return tuple(places.sticks(front, "fronts") for front in given)


def _penalties(given: object, seats: int) -> tuple[int, ...]:
    good = isinstance(given, list | tuple) and len(given) == seats
    if not good or not all(type(points) is int and 0 <= points <= _MOST_POINTS for points in given):  # type: ignore[attr-defined]
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "penalties must be a list of {seats} whole numbers from 0 to {most}"),
            seats=seats,
            most=_MOST_POINTS,
        )
    return tuple(given)  # type: ignore[arg-type]


def _options(given: Mapping[str, Any], options: StickStackOptions) -> StickStackOptions:
    own = given.get("options", {})
    if not isinstance(own, Mapping):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "options must be an object"))
    if "mode" in given:
        if own.get("mode", given["mode"]) != given["mode"]:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "mode and the mode of the options differ"))
        own = {**own, "mode": given["mode"]}
    return make_options(StickStackOptions, {**options.as_dict(), **own})


def _seat(given: object, key: str, seats: int, left: tuple[int, ...]) -> int:
    if type(given) is not int or not 0 <= given < seats or given in left:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "{key} must be a seat from 0 to {last} that has not left"),
            key=key,
            last=seats - 1,
        )
    return given


def _seats(given: object, seats: int) -> list[int]:
    if not isinstance(given, list | tuple) or len(given) > seats:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "{key} must be a list of seats"), key="left")
    return [_seat(seat, "left", seats, ()) for seat in given]


def _source(given: object) -> Source | None:
    if given is None:
        return None
    for source in get_args(Source):
        if given == source:
            return source
    raise BadPosition(QT_TRANSLATE_NOOP("errors", "source must be bag, front or null"))


def _crash(given: object) -> Crash | None:
    if given is None:
        return None
    for crash in get_args(Crash):
        if given == crash:
            return crash
    raise BadPosition(QT_TRANSLATE_NOOP("errors", "ended must be toppled, all_fell or null"))
