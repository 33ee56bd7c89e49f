"""The room of the challenge decks: what the set-up offers to mix, and the editor (SS-17, SS-18)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stackhub.engine.config import OptionValue
from stackhub.engine.game import Json
from stackhub.engine.words import Text, Wording
from stackhub.games.stickstack.board_try import TryTable
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.deck_shelf import DeckShelf
from stackhub.games.stickstack.editor import DeckEditor
from stackhub.tabletop.board import Look

__all__ = ["MIXED", "choices", "make_editor", "make_try_table", "matters", "option"]

MIXED = "decks"
"""The option that says which decks a match is played with."""


def matters(options: dict[str, OptionValue]) -> bool:
    """Whether cards are drawn in a match with these options."""
    return options.get("mode") == "challenges"


def choices(folder: Path) -> list[tuple[str, Wording | str, int, Text | None]]:
    """The decks in reach: key, name, how many cards, and what is wrong with a file that cannot be used. Raises
    SaidError when the folder cannot be read."""
    found: list[tuple[str, Wording | str, int, Text | None]] = []
    for one in DeckShelf(folder).decks():
        name = one.key if one.deck is None else one.deck.name.wording
        found.append((one.key, name, 0 if one.deck is None else len(one.deck.cards), one.problem))
    return found


def option(folder: Path, keys: Sequence[str]) -> str:
    """The value of `MIXED` for a match with these decks."""
    return DeckShelf(folder).option(keys)


def make_editor(folder: Path) -> DeckEditor:
    """The editor of the decks in that folder."""
    return DeckEditor(folder)


def make_try_table(look: Look, card: Card, tower: Json | None) -> TryTable:
    """A table to try a card on: on the tower of a match, if there is one (its kept table), or on one laid for it."""
    return TryTable(look, card, tower)
