"""What sticks and colours are called: by the colours of their bands, as people call them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

COLOURS: Mapping[str, Text] = {
    "w": text(QT_TRANSLATE_NOOP("stickstack", "white")),
    "r": text(QT_TRANSLATE_NOOP("stickstack", "red")),
    "y": text(QT_TRANSLATE_NOOP("stickstack", "yellow")),
    "b": text(QT_TRANSLATE_NOOP("stickstack", "blue")),
}
_STICKS = (
    QT_TRANSLATE_NOOP("stickstack", "the {first} stick"),
    QT_TRANSLATE_NOOP("stickstack", "the {first}-{second} stick"),
    QT_TRANSLATE_NOOP("stickstack", "the {first}-{second}-{third} stick"),
)
_PLACES = ("first", "second", "third")
_AND = QT_TRANSLATE_NOOP("stickstack", "{before} and {last}")
_COMMA = QT_TRANSLATE_NOOP("stickstack", "{before}, {next}")


def stick_words(kind: str) -> Text:
    """A stick as players call it, by its kind: the red-white-yellow stick."""
    context, source = _STICKS[len(kind) - 1]
    return Text(context, source, {place: COLOURS[letter] for place, letter in zip(_PLACES, kind, strict=False)})


def joined(names: Sequence[str]) -> Text | str:
    """Several names in a sentence: Ann, Ben and Cleo."""
    *before, last = names
    if not before:
        return last
    listed: Text | str = before[0]
    for name in before[1:]:
        listed = text(_COMMA, before=listed, next=name)
    return text(_AND, before=listed, last=last)
