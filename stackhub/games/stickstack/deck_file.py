"""Decks of challenge cards as files, `NAME.stackdeck`: YAML that a person can read and write (SS-18).

docs/challenges.md describes the form. What is wrong with a file is said in one sentence with its name, the line, and
the card; the deck that comes with the game is read by the same code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.challenge_cards import Deck
from stackhub.store.atomic import write_atomically
from stackhub.store.yaml_file import YamlFileError, dump_yaml, load_yaml
from stackhub.store.yaml_subset import YamlMistake, line_of, read_tree, short

SUFFIX = ".stackdeck"
_IN_CARD = QT_TRANSLATE_NOOP("errors", "{problem} (in the card '{card}')")


class DeckFileError(SaidError):
    """A deck that cannot be used; its text is one sentence: file, line, what is wrong, and in which card."""


def load_deck(path: Path) -> Deck:
    """The deck in a file. Raises DeckFileError, and nothing else, for whatever may be wrong with it: too large (1 MiB),
    too deep, aliases, unknown keys, checks that there are not."""
    try:
        return load_yaml(path, Deck)
    except YamlFileError as error:
        card = None if error.line is None else _card_at(path, error.line)
        if card is None:
            raise DeckFileError(error.text) from error
        raise DeckFileError(_IN_CARD, problem=error.text, card=card) from error


def save_deck(path: Path, deck: Deck) -> None:
    """Write a deck, whole or not at all. Raises StoreError, one sentence."""
    write_atomically(path, deck_text(deck))


def deck_text(deck: Deck) -> str:
    """A deck as the text of its file, which `load_deck` reads back as the same deck. What is at its default is left
    out."""
    data: dict[str, Any] = deck.model_dump(mode="json", exclude_defaults=True, exclude_none=True)
    return dump_yaml({"version": deck.version, **data})


def _card_at(path: Path, line: int) -> str | None:
    """The card that stands on that line: by its id, or its number where it has none."""
    try:
        root = read_tree(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, YamlMistake):
        return None
    cards = _value(root, "cards")
    if not isinstance(cards, SequenceNode):
        return None
    number = sum(line_of(card) <= line for card in cards.value)
    after = [line_of(key) for key, _ in root.value if line_of(key) > line_of(cards)]
    if not number or any(line >= key for key in after):
        return None
    name = _value(cards.value[number - 1], "id")
    return short(name.value) if isinstance(name, ScalarNode) and name.value else str(number)


def _value(node: Node, key: str) -> Node | None:
    if not isinstance(node, MappingNode):
        return None
    return next((value for found, value in node.value if found.value == key), None)
