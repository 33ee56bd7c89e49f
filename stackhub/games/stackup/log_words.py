"""What the log of Stack Up! says, before translation: a sentence for each event, as far as its reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stackhub.engine.events import Event
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.names import COLOUR_TEXTS, names_text, spoken_cards

Details = Mapping[str, Any]

_PLAYED = QT_TRANSLATE_NOOP("stackup", "{name} plays {cards}.")
_PLAYED_ONE_LEFT = QT_TRANSLATE_NOOP("stackup", "{name} plays {cards} and has one card left.")
_PLAYED_LAST = QT_TRANSLATE_NOOP("stackup", "{name} plays {cards} and has no card left.")
_OPENED_UP = QT_TRANSLATE_NOOP("stackup", "{name} has chosen: the numbers go up.")
_OPENED_DOWN = QT_TRANSLATE_NOOP("stackup", "{name} has chosen: the numbers go down.")
_TURNED_UP = QT_TRANSLATE_NOOP("stackup", "The numbers go up now.")
_TURNED_DOWN = QT_TRANSLATE_NOOP("stackup", "The numbers go down now.")
_SWITCHED = QT_TRANSLATE_NOOP("stackup", "{name} names a new colour: {colour}.")
_SKIPPED = QT_TRANSLATE_NOOP("stackup", "{name} misses a turn.")
_BONUS_SPARE = QT_TRANSLATE_NOOP("stackup", "{name} earns a spare draw with the combo.")
_BONUS_SKIP = QT_TRANSLATE_NOOP("stackup", "{name} has the next player skipped with the combo.")
_DREW = QT_TRANSLATE_NOOP("stackup", "{name} draws a card.")
_DREW_SEEN = QT_TRANSLATE_NOOP("stackup", "{name} draws {cards}.")
_KEPT = QT_TRANSLATE_NOOP("stackup", "{name} keeps the card.")
_SPARED = QT_TRANSLATE_NOOP("stackup", "{name} uses the spare draw and draws nothing.")
_PASSED = QT_TRANSLATE_NOOP("stackup", "{name} can neither play nor draw, and passes.")
_SNATCHED = QT_TRANSLATE_NOOP("stackup", "{name} snatches %n card(s) from {victim}.")
_SNATCHED_SEEN = QT_TRANSLATE_NOOP("stackup", "{name} snatches {cards} from {victim}.")
_CRASHED = QT_TRANSLATE_NOOP("stackup", "{target} must answer with a Crash or take three cards.")
_CANCELLED = QT_TRANSLATE_NOOP("stackup", "{name} answers: the two Crashes cancel each other out.")
_MOVED_ON = QT_TRANSLATE_NOOP("stackup", "{name} answers: the Crash moves on to {target}.")
_PENALISED = QT_TRANSLATE_NOOP("stackup", "{name} does not answer and takes %n card(s).")
_PENALISED_SEEN = QT_TRANSLATE_NOOP("stackup", "{name} does not answer and takes {cards}.")
_PENALISED_NONE = QT_TRANSLATE_NOOP("stackup", "{name} does not answer, but no card is left to take.")
_RESHUFFLED = QT_TRANSLATE_NOOP(
    "stackup", "The draw pile is empty: %n card(s) from the discard pile are shuffled into a new one."
)
_LEAVES = QT_TRANSLATE_NOOP("stackup", "{name} leaves the table.")
_LEAVES_CARDS = QT_TRANSLATE_NOOP("stackup", "{name} leaves the table: %n card(s) go back into the draw pile.")
_LEAVES_CRASH = QT_TRANSLATE_NOOP("stackup", "{name} leaves the table, and the Crash moves on to {target}.")
_WINS = QT_TRANSLATE_NOOP("stackup", "{winner} wins the round.")
_WINS_FEWEST = QT_TRANSLATE_NOOP("stackup", "Nobody can go on: {winner} holds the fewest cards and wins the round.")
_SHARE = QT_TRANSLATE_NOOP("stackup", "Nobody can go on: {winners} hold the fewest cards and share the win.")
_WINS_LEFT = QT_TRANSLATE_NOOP("stackup", "Everybody else has left: {winner} wins.")


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for ``event`` as somebody at the table sees it; ``names`` by seat. The cards of a draw, a
    penalty or a Snatch are named where the event shows them. None when there is nothing to say."""
    details: Details = event.details
    if event.name == "round_over":
        return _round_over(details, names)
    if event.name == "reshuffled":
        return text(_RESHUFFLED, details["count"])
    say = _SAYINGS.get(event.name)
    return say(details, names[event.seat], names) if say is not None and event.seat is not None else None


def _played(details: Details, name: str, names: Sequence[str]) -> Text:
    marked = {0: _PLAYED_LAST, 1: _PLAYED_ONE_LEFT}.get(details["left"], _PLAYED)
    return text(marked, name=name, cards=spoken_cards(details["pieces"]))


def _turned(details: Details, name: str, names: Sequence[str]) -> Text:
    up = details["direction"] == "up"
    if details["opening"]:
        return text(_OPENED_UP if up else _OPENED_DOWN, name=name)
    return text(_TURNED_UP if up else _TURNED_DOWN)


def _drew(details: Details, name: str, names: Sequence[str]) -> Text:
    if "pieces" in details:
        return text(_DREW_SEEN, name=name, cards=spoken_cards(details["pieces"]))
    return text(_DREW, name=name)


def _snatched(details: Details, name: str, names: Sequence[str]) -> Text:
    victim = names[details["victim"]]
    if "pieces" in details:
        return text(_SNATCHED_SEEN, name=name, victim=victim, cards=spoken_cards(details["pieces"]))
    return text(_SNATCHED, details["count"], name=name, victim=victim)


def _answered(details: Details, name: str, names: Sequence[str]) -> Text:
    if details["cancelled"]:
        return text(_CANCELLED, name=name)
    return text(_MOVED_ON, name=name, target=names[details["target"]])


def _penalised(details: Details, name: str, names: Sequence[str]) -> Text:
    if not details["count"]:
        return text(_PENALISED_NONE, name=name)
    if "pieces" in details:
        return text(_PENALISED_SEEN, name=name, cards=spoken_cards(details["pieces"]))
    return text(_PENALISED, details["count"], name=name)


def _announced(details: Details, name: str, names: Sequence[str]) -> Text:
    if "target" in details:
        return text(_LEAVES_CRASH, name=name, target=names[details["target"]])
    return text(_LEAVES_CARDS, details["count"], name=name) if details["count"] else text(_LEAVES, name=name)


def _round_over(details: Details, names: Sequence[str]) -> Text:
    winners = [names[seat] for seat in details["winners"]]
    if len(winners) > 1:
        return text(_SHARE, winners=names_text(winners))
    marked = {"emptied": _WINS, "blocked": _WINS_FEWEST, "left": _WINS_LEFT}[details["reason"]]
    return text(marked, winner=winners[0])


_SAYINGS: Mapping[str, Callable[[Details, str, Sequence[str]], Text]] = {
    "played": _played,
    "turned": _turned,
    "switched": lambda details, name, names: text(_SWITCHED, name=name, colour=COLOUR_TEXTS[details["colour"]]),
    "skipped": lambda details, name, names: text(_SKIPPED, name=name),
    "bonus": lambda details, name, names: text(_BONUS_SPARE if details["bonus"] == "spare" else _BONUS_SKIP, name=name),
    "drew": _drew,
    "kept": lambda details, name, names: text(_KEPT, name=name),
    "passed": lambda details, name, names: text(_SPARED if details["spare"] else _PASSED, name=name),
    "snatched": _snatched,
    "crashed": lambda details, name, names: text(_CRASHED, target=names[details["target"]]),
    "answered": _answered,
    "penalised": _penalised,
    "announced": _announced,
}
