"""The decks that a player has: the one that comes with the game, and their own in the data folder (SS-18)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text
from stackhub.games.stickstack.challenge_cards import MOST_CARDS, STANDARD, Card, Deck, decks_text
from stackhub.games.stickstack.deck_file import SUFFIX, DeckFileError, load_deck, save_deck
from stackhub.resources import config_dir
from stackhub.store.atomic import StoreError, name_of, why_refused

_NOT_REMOVED = QT_TRANSLATE_NOOP("errors", "{file} cannot be removed: {reason}")
_CHANGED = QT_TRANSLATE_NOOP("errors", "{file} was changed elsewhere meanwhile; it is read again, and left as it is")
_NOT_READ = QT_TRANSLATE_NOOP("errors", "the folder of decks cannot be read: {reason}")
_LONGEST = 40
_RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""No file of Windows may be called so."""


class DeckChanged(SaidError):
    """The file of a deck is no longer what was read from it."""


@dataclass(frozen=True)
class Shelved:
    """One deck: ``key`` names it among all, ``path`` is its file (None: it comes with the game). Of a file that cannot
    be used there is no ``deck`` but a ``problem``."""

    key: str
    path: Path | None
    deck: Deck | None
    problem: Text | None = None


class DeckShelf:
    """The decks of the folder ``folder``, which may not exist yet. A broken file stands on the shelf with what is wrong
    with it; it is never overwritten, nor hides the others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def decks(self) -> list[Shelved]:
        """The standard deck, then the player's own by file name."""
        standard = load_deck(config_dir() / "challenges" / f"{STANDARD}.yaml")
        return [Shelved(STANDARD, None, standard), *map(_shelved, self._files())]

    def _files(self) -> Iterator[Path]:
        try:
            yield from sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX and path.is_file())
        except FileNotFoundError:
            return
        except OSError as error:
            raise StoreError(_NOT_READ, reason=why_refused(error)) from error

    def add(self, deck: Deck) -> Path:
        """Write a deck into a file of its own, called after it. Raises StoreError."""
        path = self._free(deck)
        save_deck(path, deck)
        return path

    def keep(self, path: Path, deck: Deck, *, before: Deck) -> None:
        """Write a deck into its file, which held ``before``. Raises DeckChanged when it holds something else by now,
        for somebody has changed it from outside, and StoreError."""
        if _shelved(path).deck != before:
            raise DeckChanged(_CHANGED, file=name_of(path))
        save_deck(path, deck)

    def take_in(self, path: Path) -> Path:
        """Copy the deck of a file from anywhere. Raises DeckFileError when it is none, and StoreError."""
        return self.add(load_deck(path))

    def remove(self, path: Path) -> None:
        """Throw the file of a deck away. Raises StoreError."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(_NOT_REMOVED, file=name_of(path), reason=why_refused(error)) from error

    def option(self, keys: Sequence[str]) -> str:
        """The option ``decks`` for a match with these decks: own ones as a whole, so that its save opens anywhere.
        Decks that are not there or broken are left out; without any it is the standard one."""
        if not set(keys) - {STANDARD}:
            return STANDARD
        found = {one.key: one for one in self.decks()}
        chosen: list[str | Deck] = []
        for key in keys:
            one = found.get(key)
            if one is not None and one.deck is not None:
                chosen.append(key if one.path is None else one.deck)
        return decks_text(chosen or [STANDARD])

    def _free(self, deck: Deck) -> Path:
        name = slug(deck.name.wording.english())
        if name == STANDARD or name in _RESERVED:
            name = f"deck-{name}"
        path, number = self.folder / f"{name}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = self.folder / f"{name}-{number}{SUFFIX}"
        return path


def _shelved(path: Path) -> Shelved:
    key = key_of(path)
    try:
        return Shelved(key, path, load_deck(path))
    except (DeckFileError, SaidError) as error:
        return Shelved(key, path, None, error.text)


def key_of(path: Path) -> str:
    """What the deck in a file of the shelf is called among all; the plain name ``standard`` is the game's own."""
    return path.name if path.stem == STANDARD else path.stem


def slug(words: str) -> str:
    """A name for a file, or of a card: small letters, digits, `-`; a letter first."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST].strip("-")
    return name if name[:1].isalpha() else f"deck-{name}".strip("-")


def named_apart(card: Card, others: Sequence[Card]) -> Card:
    """The same card under an id that no other has."""
    taken = {other.id for other in others}
    base, name, number = card.id[: _LONGEST - 4], card.id, 1
    while name in taken:
        number += 1
        name = f"{base}-{number}"
    return card.model_copy(update={"id": name})


def with_card(deck: Deck, card: Card, at: int | None = None) -> Deck:
    """The deck with the card at that place, or after all others. Raises pydantic.ValidationError past
    ``MOST_CARDS``."""
    cards = list(deck.cards)
    if at is None:
        cards.append(named_apart(card, cards))
    else:
        cards[at] = named_apart(card, cards[:at] + cards[at + 1 :])
    return Deck(version=deck.version, name=deck.name, cards=tuple(cards))


def without_card(deck: Deck, at: int) -> Deck:
    """The deck without that card. Raises pydantic.ValidationError for the last one: a deck has cards."""
    return Deck(version=deck.version, name=deck.name, cards=deck.cards[:at] + deck.cards[at + 1 :])


def is_full(deck: Deck) -> bool:
    return len(deck.cards) >= MOST_CARDS
