"""What the null game says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from tests.nullgame.rules import NullView

_EVENTS: Mapping[str, tuple[str, str]] = {
    "rolled": QT_TRANSLATE_NOOP("nullgame", "{name} rolls a {die}."),
    "moved": QT_TRANSLATE_NOOP("nullgame", "{name} takes {count}, {left} left."),
    "announced": QT_TRANSLATE_NOOP("nullgame", "{name} shows the token {token}."),
}
_WINS = QT_TRANSLATE_NOOP("nullgame", "{winner} took the last counter and wins.")
_ROLL = QT_TRANSLATE_NOOP("nullgame", "{name}: roll the die.")
_TAKE = QT_TRANSLATE_NOOP("nullgame", "{name}: take up to {die}.")
_BEGINS = QT_TRANSLATE_NOOP("nullgame", "{name} begins.")
_MATCH = QT_TRANSLATE_NOOP("nullgame", "Match")
_MATCH_WHY = QT_TRANSLATE_NOOP("nullgame", "One round, or until somebody has 20 points.")
_VALUES = {
    "single": QT_TRANSLATE_NOOP("nullgame", "One round"),
    "points": QT_TRANSLATE_NOOP("nullgame", "To 20 points"),
}


def describe(event: Event, names: Sequence[str]) -> Text | None:
    if event.name == "round_over":
        winners = event.details["winners"]
        assert isinstance(winners, list)
        return text(_WINS, winner=names[winners[0]])
    if event.seat is None or event.name not in _EVENTS:
        return None
    context, source = _EVENTS[event.name]
    return Text(context, source, {"name": names[event.seat], **event.details})


def option_words(option: str) -> tuple[Text, Text, dict[str, Text]]:
    values = {value: text(marked) for value, marked in _VALUES.items()}
    return {"match": (text(_MATCH), text(_MATCH_WHY), values)}[option]


def preset_words(preset: str) -> Text:
    return Text("nullgame", preset)


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    return text(_BEGINS, name=names[opening.seat])


def status(view: NullView, names: Sequence[str]) -> Text:
    name = names[view.to_play]
    return text(_ROLL, name=name) if view.die is None else text(_TAKE, name=name, die=view.die)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    return text(_WINS, winner=names[outcome.winners[0]])
