"""What Babylon says to its players, before translation: log, status, options, opening and outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.babylon.rules import BabylonView

Marked = tuple[str, str]

TITLE = text(QT_TRANSLATE_NOOP("babylon", "Babylon"))
TAGLINE = text(QT_TRANSLATE_NOOP("babylon", "Twelve tablets, no luck: leave your opponent without a move."))

COLOURS: Mapping[str, Text] = {
    "red": text(QT_TRANSLATE_NOOP("babylon", "red")),
    "blue": text(QT_TRANSLATE_NOOP("babylon", "blue")),
    "yellow": text(QT_TRANSLATE_NOOP("babylon", "yellow")),
    "green": text(QT_TRANSLATE_NOOP("babylon", "green")),
    "white": text(QT_TRANSLATE_NOOP("babylon", "white")),
    "black": text(QT_TRANSLATE_NOOP("babylon", "black")),
    "beige": text(QT_TRANSLATE_NOOP("babylon", "beige")),
}

_MOVED = QT_TRANSLATE_NOOP("babylon", "{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.")
_ROUND_OVER = QT_TRANSLATE_NOOP("babylon", "{loser} has no move left. {winner} wins the round.")
_OUTCOME = QT_TRANSLATE_NOOP("babylon", "{winner} wins: {loser} had no move left.")
_STATUS = QT_TRANSLATE_NOOP("babylon", "{name}: lay a pile on one of the same height or with the same colour on top.")
_STATUS_OVER = QT_TRANSLATE_NOOP("babylon", "No two piles fit any more: the round is over.")

_OPENINGS: Mapping[str, Marked] = {
    "youngest": QT_TRANSLATE_NOOP("babylon", "{name} is the youngest: play first or second?"),
    "drawn": QT_TRANSLATE_NOOP("babylon", "The draw fell on {name}: play first or second?"),
    "loser": QT_TRANSLATE_NOOP("babylon", "{name} lost the last round: play first or second?"),
}
_BEGINS = QT_TRANSLATE_NOOP("babylon", "{name} begins.")

_OPTIONS: Mapping[str, tuple[Marked, Marked, Mapping[str, Marked]]] = {
    "match": (
        QT_TRANSLATE_NOOP("babylon", "Match"),
        QT_TRANSLATE_NOOP(
            "babylon",
            "How many rounds you play. After each round its loser chooses to play first or second in the next.",
        ),
        {
            "single": QT_TRANSLATE_NOOP("babylon", "One round"),
            "first_to_3": QT_TRANSLATE_NOOP("babylon", "First to 3 wins"),
            "best_of_3": QT_TRANSLATE_NOOP("babylon", "Best of 3"),
        },
    ),
    "chooser": (
        QT_TRANSLATE_NOOP("babylon", "Who chooses the order"),
        QT_TRANSLATE_NOOP(
            "babylon",
            "Who decides, before the first round, to play first or second. When the birth years are unknown or equal, "
            "lots are drawn.",
        ),
        {
            "youngest": QT_TRANSLATE_NOOP("babylon", "The youngest"),
            "random": QT_TRANSLATE_NOOP("babylon", "Drawn by lot"),
        },
    ),
}


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for ``event``; ``names`` by seat. None when there is nothing to say."""
    details = event.details
    if event.name == "moved" and event.seat is not None:
        return text(
            _MOVED,
            cast(int, details["height"]),
            name=names[event.seat],
            source=details["from"],
            target=details["to"],
            colour=COLOURS[str(details["colour"])],
        )
    if event.name == "round_over":
        loser = cast(int, details["loser"])
        return text(_ROUND_OVER, loser=names[loser], winner=names[1 - loser])
    return None


def option_words(option: str) -> tuple[Text, Text, dict[str, Text]]:
    """Name of an option, its explanation in a sentence, and the name of each of its values."""
    label, explanation, values = _OPTIONS[option]
    return text(label), text(explanation), {value: text(marked) for value, marked in values.items()}


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who opens the round and why (BA-02, BA-05)."""
    marked = _OPENINGS.get(opening.why, _BEGINS) if opening.chooses else _BEGINS
    return text(marked, name=names[opening.seat])


def status(view: BabylonView, names: Sequence[str]) -> Text:
    """Whose turn it is and what may be done now."""
    return text(_STATUS, name=names[view.to_play]) if view.legal_moves() else text(_STATUS_OVER)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won and why (BA-04)."""
    winner = outcome.winners[0]
    return text(_OUTCOME, winner=names[winner], loser=names[1 - winner])
