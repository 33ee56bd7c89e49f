"""What the options of Stick & Stack are called, and what each of them means."""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.engine.config import OptionValue
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

Marked = tuple[str, str]

_OPTIONS: Mapping[str, tuple[Marked, Marked]] = {
    "mode": (
        QT_TRANSLATE_NOOP("stickstack", "How you play"),
        QT_TRANSLATE_NOOP(
            "stickstack",
            "Each for themselves; all together for one high score; two teams in turn, every second seat in the same "
            "team; or with challenge cards: whoever keeps the fewest wins.",
        ),
    ),
    "threshold": (
        QT_TRANSLATE_NOOP("stickstack", "Last round"),
        QT_TRANSLATE_NOOP(
            "stickstack",
            "The match ends with the round in which somebody reaches so many points; the fewest win. All together and "
            "with challenges you play one round.",
        ),
    ),
    "colours": (
        QT_TRANSLATE_NOOP("stickstack", "A wrong colour"),
        QT_TRANSLATE_NOOP("stickstack", "What happens when a stick comes to rest and different colours touch."),
    ),
    "fouls": (
        QT_TRANSLATE_NOOP("stickstack", "Pushing"),
        QT_TRANSLATE_NOOP("stickstack", "What happens when the stick in the hand pushes the tower."),
    ),
    "all_fell": (
        QT_TRANSLATE_NOOP("stickstack", "The last sticks"),
        QT_TRANSLATE_NOOP("stickstack", "Whether the round ends when the only stick on the tower falls off."),
    ),
    "crash_sticks": (
        QT_TRANSLATE_NOOP("stickstack", "After a crash"),
        QT_TRANSLATE_NOOP("stickstack", "What it costs to bring down the tower or its last sticks."),
    ),
    "decks": (
        QT_TRANSLATE_NOOP("stickstack", "Challenge cards"),
        QT_TRANSLATE_NOOP("stickstack", "Which cards you draw from when you play with challenges."),
    ),
}
_VALUES: Mapping[str, Mapping[OptionValue, Marked]] = {
    "mode": {
        "base": QT_TRANSLATE_NOOP("stickstack", "Each for themselves"),
        "coop": QT_TRANSLATE_NOOP("stickstack", "All together"),
        "teams": QT_TRANSLATE_NOOP("stickstack", "Two teams"),
        "challenges": QT_TRANSLATE_NOOP("stickstack", "Challenges"),
    },
    "decks": {
        "standard": QT_TRANSLATE_NOOP("stickstack", "The standard deck"),
    },
    "colours": {
        "refuse": QT_TRANSLATE_NOOP("stickstack", "The stick comes back into the hand"),
        "take_back": QT_TRANSLATE_NOOP("stickstack", "The stick goes in front of you, and your turn is over"),
        "warn": QT_TRANSLATE_NOOP("stickstack", "The table says so, and the stick stays"),
    },
    "fouls": {
        "warn": QT_TRANSLATE_NOOP("stickstack", "The table says so, and play goes on"),
        "strict": QT_TRANSLATE_NOOP("stickstack", "The stick goes in front of you, and your turn is over"),
    },
    "all_fell": {
        "two": QT_TRANSLATE_NOOP("stickstack", "No, it takes two or more"),
        "literal": QT_TRANSLATE_NOOP("stickstack", "Yes, even a single one"),
    },
    "crash_sticks": {
        "collected": QT_TRANSLATE_NOOP("stickstack", "5 points and the fallen sticks"),
        "five_only": QT_TRANSLATE_NOOP("stickstack", "5 points; the sticks go into the bag"),
    },
}
_POINTS = QT_TRANSLATE_NOOP("stickstack", "%n point(s)")
_MOST_POINTS = 100


def option_words(option: str) -> tuple[Text, Text, dict[OptionValue, Text]]:
    """Name of an option, its explanation in a sentence, and the name of each value that it takes."""
    label, explanation = _OPTIONS[option]
    if option == "threshold":
        values: dict[OptionValue, Text] = {points: text(_POINTS, points) for points in range(1, _MOST_POINTS + 1)}
    else:
        values = {value: text(marked) for value, marked in _VALUES[option].items()}
    return text(label), text(explanation), values


def preset_words(preset: str) -> Text:
    """The name of a preset that somebody added to the YAML, as it stands there; the two that every game has belong to
    the set-up."""
    return Text("stickstack", preset)
