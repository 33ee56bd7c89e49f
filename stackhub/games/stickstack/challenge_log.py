"""What is told of challenge cards, before translation: log, status, panel and end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, Wording, text
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.naming import joined

Details = Mapping[str, object]

# --- log

_DREW = QT_TRANSLATE_NOOP("stickstack", "{name} draws the challenge “{card}”.")
_DREW_DUO = QT_TRANSLATE_NOOP("stickstack", "{name} draws the DUO challenge “{card}” and plays it with {partner}.")
_RESHUFFLED = QT_TRANSLATE_NOOP("stickstack", "The challenges that were done are shuffled into the deck again.")
_CLEARED = QT_TRANSLATE_NOOP("stickstack", "The tower is cleared: %n stick(s) go back into the bag, and play goes on.")
_VOTED_YES = QT_TRANSLATE_NOOP("stickstack", "{name} votes: done.")
_VOTED_NO = QT_TRANSLATE_NOOP("stickstack", "{name} votes: not done.")
_DONE = QT_TRANSLATE_NOOP("stickstack", "{name} has done the challenge “{card}”.")
_DONE_DUO = QT_TRANSLATE_NOOP("stickstack", "{name} and {partner} have done the challenge “{card}”.")
_FAILED = QT_TRANSLATE_NOOP("stickstack", "{name} keeps the challenge “{card}”: {why}.")
_FAILED_DUO = QT_TRANSLATE_NOOP("stickstack", "{name} and {partner} keep the challenge “{card}”: {why}.")
_EASED = QT_TRANSLATE_NOOP("stickstack", "{said} Its condition was left away.")
_WHY: Mapping[str, Text] = {
    "fell": text(QT_TRANSLATE_NOOP("stickstack", "something fell")),
    "kept": text(QT_TRANSLATE_NOOP("stickstack", "the stick was not placed")),
    "foul": text(QT_TRANSLATE_NOOP("stickstack", "the stick pushed the tower")),
    "taken_back": text(QT_TRANSLATE_NOOP("stickstack", "wrong colours touched")),
    "toppled": text(QT_TRANSLATE_NOOP("stickstack", "the tower came down")),
    "all_fell": text(QT_TRANSLATE_NOOP("stickstack", "every stick fell")),
    "check": text(QT_TRANSLATE_NOOP("stickstack", "it was not as the card says")),
    "vote": text(QT_TRANSLATE_NOOP("stickstack", "the others have voted so")),
}


def title_in(details: Details) -> Wording:
    """The title of the card that an event tells of."""
    return Wording(cast("dict[str, str]", details["title"]))


def drew(details: Details, names: Sequence[str], seat: int) -> Text:
    partner = cast("int | None", details["partner"])
    if partner is None:
        return text(_DREW, name=names[seat], card=title_in(details))
    return text(_DREW_DUO, name=names[seat], card=title_in(details), partner=names[partner])


def cleared(details: Details) -> Text:
    return text(_CLEARED, cast(int, details["sticks"]))


def reshuffled() -> Text:
    return text(_RESHUFFLED)


def voted(details: Details, name: str) -> Text:
    return text(_VOTED_YES if details["done"] else _VOTED_NO, name=name)


def scored(details: Details, names: Sequence[str], seat: int) -> Text:
    """What became of a challenge, and why."""
    partner = cast("int | None", details["partner"])
    name, card, duo = names[seat], title_in(details), "" if partner is None else names[partner]
    if details["done"]:
        said = text(_DONE if partner is None else _DONE_DUO, name=name, partner=duo, card=card)
    else:
        why = _WHY[str(details["why"])]
        said = text(_FAILED if partner is None else _FAILED_DUO, name=name, partner=duo, card=card, why=why)
    return text(_EASED, said=said) if details.get("eased") else said


def why_not(failure: str) -> Text:
    """Why a challenge is not done, as a clause."""
    return _WHY[failure]


# --- status, panel and end

_CHALLENGE = QT_TRANSLATE_NOOP("stickstack", "{name}: draw a challenge.")
_VOTE = QT_TRANSLATE_NOOP("stickstack", "{name}: has {player} done the challenge “{card}”? Vote.")
_PLACE_ANY = QT_TRANSLATE_NOOP("stickstack", "{name}: hang {stick} on the tower. Any colours may touch.")
_PLACE_UNLIKE = QT_TRANSLATE_NOOP("stickstack", "{name}: hang {stick} on the tower. Only different colours may touch.")
_CARDS_IN_FRONT = QT_TRANSLATE_NOOP("stickstack", "%n challenge(s) · {in_front}")
_FEWEST_CARDS = QT_TRANSLATE_NOOP("stickstack", "Fewest challenges kept: {names}, with %n.")
_FEWEST_STICKS = QT_TRANSLATE_NOOP(
    "stickstack", "Fewest challenges kept: a tie at %n. Fewest sticks in front: {names}."
)
LAST_CARD = QT_TRANSLATE_NOOP("stickstack", "{name} keeps a third challenge.")


def challenge_due(name: str) -> Text:
    return text(_CHALLENGE, name=name)


def vote_due(name: str, player: str, card: Card) -> Text:
    return text(_VOTE, name=name, player=player, card=card.title.wording)


def place_freely(card: Card, name: str, stick: Text) -> Text | None:
    """What is said in place of the usual colour rule, where the card suspends or replaces it."""
    if card.colours == "like":
        return None
    return text(_PLACE_ANY if card.colours == "any" else _PLACE_UNLIKE, name=name, stick=stick)


def in_front_words(cards: int, in_front: Text) -> Text:
    return text(_CARDS_IN_FRONT, cards, in_front=in_front)


def fewest_words(cards: int, names: Sequence[str], *, tied: bool) -> Text:
    """Who wins by the cards; `tied`: others keep as few, and the sticks in front decided (SS-15)."""
    return text(_FEWEST_STICKS if tied else _FEWEST_CARDS, cards, names=joined(names))
