"""What the set-up says about the options that all shedding games have, before translation."""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.engine.config import OptionValue
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

_MATCH = QT_TRANSLATE_NOOP("shedding", "Match")
_MATCH_WHY = QT_TRANSLATE_NOOP(
    "shedding",
    "How many rounds you play: one; until somebody has won enough; or until somebody has too many penalty points, one "
    "for each piece left in hand, and the fewest win.",
)
_MATCHES: Mapping[OptionValue, tuple[str, str]] = {
    "single": QT_TRANSLATE_NOOP("shedding", "One round"),
    "first_to": QT_TRANSLATE_NOOP("shedding", "Rounds won"),
    "points": QT_TRANSLATE_NOOP("shedding", "Penalty points"),
}
_TARGET = QT_TRANSLATE_NOOP("shedding", "To play to")
_TARGET_WHY = QT_TRANSLATE_NOOP(
    "shedding", "How many rounds won, or how many penalty points, end a match of several rounds."
)
_USUAL = QT_TRANSLATE_NOOP("shedding", "The usual: 3 rounds, or 50 points")
_COUNT = QT_TRANSLATE_NOOP("shedding", "%n round(s) or point(s)")
_MOST = 1000


def match_words() -> tuple[Text, Text, dict[OptionValue, Text]]:
    """``match``: its name, its explanation, and the name of each value."""
    return text(_MATCH), text(_MATCH_WHY), {value: text(marked) for value, marked in _MATCHES.items()}


def target_words() -> tuple[Text, Text, dict[OptionValue, Text]]:
    """``target`` likewise."""
    values: dict[OptionValue, Text] = {count: text(_COUNT, count) for count in range(1, _MOST + 1)}
    return text(_TARGET), text(_TARGET_WHY), {0: text(_USUAL), **values}
