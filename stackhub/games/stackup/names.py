"""What cards, colours and directions are called, before translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.cards import COLOURS

COLOUR_TEXTS: Mapping[str, Text] = {
    "red": text(QT_TRANSLATE_NOOP("stackup", "red")),
    "blue": text(QT_TRANSLATE_NOOP("stackup", "blue")),
    "yellow": text(QT_TRANSLATE_NOOP("stackup", "yellow")),
    "green": text(QT_TRANSLATE_NOOP("stackup", "green")),
}
SPECIAL_TEXTS: Mapping[str, Text] = {
    "flip": text(QT_TRANSLATE_NOOP("stackup", "Flip")),
    "freeze": text(QT_TRANSLATE_NOOP("stackup", "Freeze")),
    "snatch": text(QT_TRANSLATE_NOOP("stackup", "Snatch")),
    "switch": text(QT_TRANSLATE_NOOP("stackup", "Switch")),
    "crash": text(QT_TRANSLATE_NOOP("stackup", "Crash")),
}
_NUMBER_CARD = QT_TRANSLATE_NOOP("stackup", "{colour} {number}")
_THE_NUMBER_CARD = QT_TRANSLATE_NOOP("stackup", "the {colour} {number}")
_A_SPECIAL: Mapping[str, Text] = {
    "flip": text(QT_TRANSLATE_NOOP("stackup", "a Flip")),
    "freeze": text(QT_TRANSLATE_NOOP("stackup", "a Freeze")),
    "snatch": text(QT_TRANSLATE_NOOP("stackup", "a Snatch")),
    "switch": text(QT_TRANSLATE_NOOP("stackup", "a Switch")),
    "crash": text(QT_TRANSLATE_NOOP("stackup", "a Crash")),
}
_NEXT_CARD = QT_TRANSLATE_NOOP("stackup", "{before}, {card}")
_AND_CARD = QT_TRANSLATE_NOOP("stackup", "{before} and {card}")
_THEN = QT_TRANSLATE_NOOP("stackup", "{before}, {name}")
_AND = QT_TRANSLATE_NOOP("stackup", "{before} and {name}")


def colour_and_number(card: str) -> tuple[str, int] | None:
    """``red9`` as ``("red", 9)``; None for a special."""
    colour = card.rstrip("0123456789")
    return (colour, int(card[len(colour) :])) if colour in COLOURS else None


def card_text(card: str) -> Text:
    """A card by its name alone, as a label: red 9, Flip."""
    number_card = colour_and_number(card)
    if number_card is None:
        return SPECIAL_TEXTS[card]
    colour, number = number_card
    return text(_NUMBER_CARD, colour=COLOUR_TEXTS[colour], number=number)


def spoken_card(card: str) -> Text:
    """A card within a sentence: the red 9, a Flip."""
    number_card = colour_and_number(card)
    if number_card is None:
        return _A_SPECIAL[card]
    colour, number = number_card
    return text(_THE_NUMBER_CARD, colour=COLOUR_TEXTS[colour], number=number)


def spoken_cards(cards: Sequence[str]) -> Text:
    """One card or more within a sentence, one after the other: the red 9, the red 8 and the red 7."""
    said = spoken_card(cards[0])
    for card in cards[1:-1]:
        said = text(_NEXT_CARD, before=said, card=spoken_card(card))
    return text(_AND_CARD, before=said, card=spoken_card(cards[-1])) if len(cards) > 1 else said


def names_text(names: Sequence[str]) -> Text:
    """Two players or more: Ada, Bo and Cy."""
    said: Text | str = names[0]
    for name in names[1:-1]:
        said = text(_THEN, before=said, name=name)
    return text(_AND, before=said, name=names[-1])
