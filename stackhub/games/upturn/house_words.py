"""The words of Upturn's options and presets, before translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from stackhub.engine.config import OptionValue
from stackhub.engine.shedding_words import match_words, target_words
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.material import UpturnOptions

Marked = tuple[str, str]

_OPTIONS: Mapping[str, tuple[Marked, Marked]] = {
    "announce": (
        QT_TRANSLATE_NOOP("upturn", "The last token"),
        QT_TRANSLATE_NOOP(
            "upturn",
            "Whoever has one token left must say so before the next token is laid, or draws three. You do it with a "
            "button, or it happens by itself.",
        ),
    ),
    "last_token": (
        QT_TRANSLATE_NOOP("upturn", "An action as the last token"),
        QT_TRANSLATE_NOOP("upturn", "Whether somebody may finish with an action token, or keep one as the last."),
    ),
    "twin_gift": (
        QT_TRANSLATE_NOOP("upturn", "Gift of a twin"),
        QT_TRANSLATE_NOOP("upturn", "Whether a twin gives a token away when it is laid without a run, too."),
    ),
    "numbers": (
        QT_TRANSLATE_NOOP("upturn", "Numbers in the box"),
        QT_TRANSLATE_NOOP(
            "upturn",
            "Which 80 of the numbers from 1 to 99 there are: always the same ones, or drawn anew with all twins.",
        ),
    ),
    "pool_empty": (
        QT_TRANSLATE_NOOP("upturn", "When the pool is empty"),
        QT_TRANSLATE_NOOP("upturn", "What happens when there is nothing left to draw."),
    ),
}
_VALUES: Mapping[str, Mapping[str, Marked]] = {
    "announce": {
        "off": QT_TRANSLATE_NOOP("upturn", "Nobody announces it"),
        "button": QT_TRANSLATE_NOOP("upturn", "Announced with a button"),
        "automatic": QT_TRANSLATE_NOOP("upturn", "Announced by itself"),
    },
    "last_token": {
        "any": QT_TRANSLATE_NOOP("upturn", "Allowed"),
        "no_action": QT_TRANSLATE_NOOP("upturn", "It cannot be laid"),
        "no_action_left": QT_TRANSLATE_NOOP("upturn", "It must not be left"),
    },
    "twin_gift": {
        "always": QT_TRANSLATE_NOOP("upturn", "Every twin gives"),
        "runs_only": QT_TRANSLATE_NOOP("upturn", "Only with a run"),
    },
    "numbers": {
        "standard": QT_TRANSLATE_NOOP("upturn", "The usual 80"),
        "random": QT_TRANSLATE_NOOP("upturn", "Drawn for each round"),
    },
    "pool_empty": {
        "pass": QT_TRANSLATE_NOOP("upturn", "You pass"),
        "reshuffle": QT_TRANSLATE_NOOP("upturn", "The row becomes a new pool"),
    },
}
_PRESETS: Mapping[str, Marked] = {"harder": QT_TRANSLATE_NOOP("upturn", "Harder")}


def option_words(option: str) -> tuple[Text, Text, dict[OptionValue, Text]]:
    """Name of an option, its explanation, and the name of each value that it takes."""
    if option == "match":
        return match_words()
    if option == "target":
        return target_words()
    label, explanation = _OPTIONS[option]
    choices = get_args(UpturnOptions.model_fields[option].annotation)
    values: dict[OptionValue, Text] = {value: text(_VALUES[option][value]) for value in choices}
    return text(label), text(explanation), values


def preset_words(preset: str) -> Text:
    """The name of the preset *Harder*; of one that somebody added to the YAML, as it stands there. The two that every
    game has belong to the set-up."""
    marked = _PRESETS.get(preset)
    return text(marked) if marked else Text("upturn", preset)
