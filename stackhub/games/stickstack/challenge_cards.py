"""Challenge cards and decks of them, as data (SS-15 to SS-18). docs/challenges.md describes them for people."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
    ValidationError,
    field_validator,
    model_validator,
)

from stackhub.engine.errors import BadConfig
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP, Wording
from stackhub.games.stickstack.challenge_checks import DEEPEST, MOST_LEAVES, AnyCheck, Check, Within, depth_of, leaves

MOST_CARDS = 200
"""So many cards a deck, and a match, may have."""
MOST_DECKS = 10
"""So many decks are mixed at most."""
LONGEST = 1_000_000
"""No option is longer, in characters."""
STANDARD = "standard"
"""The deck that comes with the game (config/challenges/standard.yaml)."""

_SPACES = "\u00a0\u202f"
"""Spaces that do not break, which French needs."""
_JOINERS = "\u200c\u200d"
"""They print nothing, and hold letters and signs together."""
_NO_ID = QT_TRANSLATE_NOOP("errors", "should be a small letter, then at most 39 small letters, digits, - and _")
_NO_WORDS = QT_TRANSLATE_NOOP("errors", "should be a text, or a text by language (en, fr)")


def _is_id(given: str) -> str:
    if re.fullmatch(r"[a-z][a-z0-9_-]{0,39}", given) is None:
        raise BadConfig(_NO_ID)
    return given


CardId = Annotated[str, AfterValidator(_is_id)]
Condition = Literal["blind", "guided", "mirrored", "stiff", "unmarked"]
"""What a card does to the placer's eyes or hand: nothing is seen while the stick is carried; the same, but whoever
guides may look; left and right are exchanged; the stick cannot be turned; no mark says what the stick would touch."""
ColourRule = Literal["like", "any", "unlike"]
"""SS-04 as it is; suspended; or replaced: only different colours may touch."""


class Words(BaseModel):
    """A text in both languages, or in one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: str | None = None
    fr: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _in_one(cls, given: Any) -> Any:
        if not isinstance(given, str | dict | Words):
            raise BadConfig(_NO_WORDS)
        return {"en": given} if isinstance(given, str) else given

    @field_validator("en", "fr")
    @classmethod
    def _printable(cls, words: str | None) -> str | None:
        if words is not None and not words.strip():
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the text is empty"))
        if words is None:
            return None
        kept = "".join(c if c.isprintable() or c in _SPACES + _JOINERS else " " for c in words)
        return re.sub(" {2,}", " ", kept).strip(" ")

    @model_validator(mode="after")
    def _some(self) -> Self:
        if self.en is None and self.fr is None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the text is missing in both languages (en, fr)"))
        return self

    @property
    def wording(self) -> Wording:
        return Wording({code: words for code, words in (("en", self.en), ("fr", self.fr)) if words is not None})


def _shorter(most: int) -> Callable[[Words], Words]:
    def check(words: Words) -> Words:
        for given in (words.en, words.fr):
            if given is not None and len(given) > most:
                raise BadConfig(
                    QT_TRANSLATE_NOOP("errors", "the text is too long (at most {most} characters)"), most=most
                )
        return words

    return check


class Card(BaseModel):
    """One challenge. It is judged by its `check`, by the others' `vote`, or by both: then the check comes first."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: CardId
    title: Words
    text: Words
    duo: bool = False
    """Done together with the left neighbour (SS-16)."""
    places: Literal["drawer", "neighbour"] = "drawer"
    """Whose hand places: it is the drawer's turn all the same."""
    needs: Annotated[int, Field(ge=0, le=12)] = 0
    """It is drawn only while so many sticks hang on the tower: before, nobody could do it."""
    up_to: Annotated[int, Field(ge=0, le=36)] | None = None
    """It is drawn only while no more sticks hang: after, nobody could do it."""
    colours: ColourRule = "like"
    condition: Condition | None = None
    check: AnyCheck | None = None
    vote: bool = False

    @field_validator("title")
    @classmethod
    def _short_title(cls, title: Words) -> Words:
        return _shorter(40)(title)

    @field_validator("text")
    @classmethod
    def _short_text(cls, words: Words) -> Words:
        return _shorter(280)(words)

    @field_validator("check", mode="before")
    @classmethod
    def _shallow(cls, given: Any) -> Any:
        if depth_of(given) > DEEPEST:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "lists of checks stand too deep in one another"))
        return given

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.check is None and not self.vote:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "a card needs a check, or vote: true"))
        if self.check is not None and len(list(leaves(self.check))) > MOST_LEAVES:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "there are too many checks in a card (at most {most})"), most=MOST_LEAVES
            )
        if self.up_to is not None and self.up_to < self.needs:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "up_to must not be smaller than needs"))
        if self.places == "neighbour" and not self.duo:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "only on a DUO card the neighbour may place"))
        return self

    def is_apt(self, sticks: int) -> bool:
        """Whether it may be drawn while so many sticks hang."""
        return self.needs <= sticks and (self.up_to is None or sticks <= self.up_to)

    @property
    def seconds(self) -> float | None:
        """The time limit, where the card has one: it can be played without, as with a `condition`."""
        limits = [leaf.seconds for leaf in self.leaves if isinstance(leaf, Within)]
        return min(limits) if limits else None

    @property
    def leaves(self) -> tuple[Check, ...]:
        """The checks of the card, one by one."""
        return () if self.check is None else tuple(leaves(self.check))

    @property
    def can_be_eased(self) -> bool:
        """Whether there is something in it that may be left away for who cannot play it so."""
        return self.condition is not None or self.seconds is not None


class Deck(BaseModel):
    """A deck, as a file holds it. Version 1."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    version: Literal[1] = 1
    name: Words
    cards: Annotated[tuple[Card, ...], Field(max_length=MOST_CARDS)]

    @field_validator("name")
    @classmethod
    def _short_name(cls, name: Words) -> Words:
        return _shorter(40)(name)

    @field_validator("cards")
    @classmethod
    def _told_apart(cls, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not cards:  # said here: a field that may not be empty complains as well where its only card is broken
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "there is no card in it"))
        ids = [card.id for card in cards]
        twice = next((name for number, name in enumerate(ids) if name in ids[:number]), None)
        if twice is not None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "two cards have the id '{id}'"), id=twice)
        return cards


def _shape(value: Any) -> str:
    return "name" if isinstance(value, str) else "deck"


_OneDeck = Annotated[Annotated[CardId, Tag("name")] | Annotated[Deck, Tag("deck")], Discriminator(_shape)]
_Listed = TypeAdapter(Annotated[tuple[_OneDeck, ...], Field(min_length=1, max_length=MOST_DECKS)])


def decks_text(decks: Iterable[str | Deck]) -> str:
    """The option ``decks``: the name of a deck that comes with the game, or a list of such names and of whole decks as
    JSON. A deck of a player's own is in the option as a whole, so that the match can be opened anywhere."""
    listed = [
        deck if isinstance(deck, str) else deck.model_dump(mode="json", exclude_defaults=True, exclude_none=True)
        for deck in decks
    ]
    if len(listed) == 1 and isinstance(listed[0], str):
        return listed[0]
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":"))


def decks_in(option: str) -> tuple[str | Deck, ...]:
    """The decks of that option. Raises BadConfig, naming deck and card."""
    if not option.startswith("["):
        if re.fullmatch(r"[a-z][a-z0-9_-]{0,39}", option) is None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "there is no deck of that name"))
        return (option,)
    if len(option) > LONGEST:
        raise BadConfig(QT_TRANSLATE_NOOP("errors", "the decks are too large"))
    try:
        return _Listed.validate_json(option)
    except ValidationError as error:
        place, finding = first_finding(error)
        if not place:
            raise BadConfig(reason_of(finding)) from None
        raise BadConfig(
            QT_TRANSLATE_NOOP("errors", "{place}: {reason}"), place=place[:80], reason=reason_of(finding)
        ) from None


@dataclass(frozen=True)
class Pack:
    """The cards that a match is played with, by the name that each has in it."""

    cards: Mapping[str, Card] = field(default_factory=dict)


def pack_of(decks: Iterable[Deck]) -> Pack:
    """The decks shuffled together. A card whose id is taken already gets a number: `whale-2`. Raises BadConfig when
    they are too many."""
    cards: dict[str, Card] = {}
    for deck in decks:
        for card in deck.cards:
            name, number = card.id, 1
            while name in cards:
                number += 1
                name = f"{card.id}-{number}"
            cards[name] = card
    if len(cards) > MOST_CARDS:
        raise BadConfig(QT_TRANSLATE_NOOP("errors", "a match has at most {most} cards"), most=MOST_CARDS)
    return Pack(cards)
