"""The challenge cards of a position of Stick & Stack (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stackhub.engine.errors import BadPosition
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.challenge_cards import Pack
from stackhub.games.stickstack.situation import Situation

_MOST_MARKERS = 100


def with_challenges(now: Situation, given: Mapping[str, Any], pack: Pack) -> Situation:
    """`now` with the cards that a position names. Cards that it names nowhere are in the deck when it has no ``deck``,
    else out of play. Raises BadPosition."""
    places = _Places(pack)
    card = given.get("card")
    if card is not None:
        (card,) = places.cards([card], "card")
    kept = given.get("kept", [[]] * now.seats)
    if not isinstance(kept, list | tuple) or len(kept) != now.seats:
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "kept must be a list of {seats} lists of cards, one for each seat"),
            seats=now.seats,
        )
    held = tuple(places.cards(cards, "kept") for cards in kept)
    discards = places.cards(given.get("discards", []), "discards")
    deck = places.cards(given["deck"], "deck") if "deck" in given else places.rest()
    now = replace(
        now,
        pack=pack,
        deck=tuple(sorted(deck)),
        discards=discards,
        kept=held,
        markers=_markers(given.get("markers", [0] * now.seats), now.seats),
        card=card,
    )
    if any(now.kept[seat] or now.markers[seat] for seat in now.left):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "who has left has no cards"))
    if now.held is not None and card is None and now.drawable:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "a challenge is drawn before a stick is taken"))
    return _voting(now, given)


def _voting(now: Situation, given: Mapping[str, Any]) -> Situation:
    """The vote that is being taken, if one is."""
    drawer, votes = given.get("drawer"), given.get("votes", [])
    if drawer is None:
        if votes:
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "votes belong to a drawer"))
        return now
    if type(drawer) is not int or not now.plays(drawer):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "drawer must be null or a seat that has not left"))
    if now.challenge is None or not now.challenge.vote or now.held is not None:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "a vote needs a card that is voted on, and no stick in the hand"))
    now = replace(now, drawer=drawer)
    now = replace(now, votes=_votes(votes, now.voters))
    waiting = [seat for seat in now.voters if seat not in dict(now.votes)]
    if not waiting:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "all have voted already"))
    if given.get("to_play", waiting[0]) != waiting[0]:
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "to_play must be the next seat to vote"))
    return replace(now, to_play=waiting[0])


def _votes(given: object, voters: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    wrong = BadPosition(
        QT_TRANSLATE_NOOP("errors", "votes must be a list of pairs [seat, true or false] of those who may vote")
    )
    if not isinstance(given, list | tuple):
        raise wrong
    found: list[tuple[int, bool]] = []
    for pair in given:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise wrong
        seat, done = pair
        if type(seat) is not int or type(done) is not bool or seat not in voters or seat in dict(found):
            raise wrong
        found.append((seat, done))
    return tuple(found)


def _markers(given: object, seats: int) -> tuple[int, ...]:
    good = isinstance(given, list | tuple) and len(given) == seats
    if not good or not all(type(count) is int and 0 <= count <= _MOST_MARKERS for count in given):  # type: ignore[attr-defined]
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "markers must be a list of {seats} whole numbers from 0 to {most}"),
            seats=seats,
            most=_MOST_MARKERS,
        )
    return tuple(given)  # type: ignore[arg-type]


class _Places:
    """Reads where cards are and sees that each is in one place only."""

    def __init__(self, pack: Pack) -> None:
        self._known = pack.cards
        self._found: dict[str, str] = {}

    def cards(self, given: object, key: str) -> tuple[str, ...]:
        if not isinstance(given, list | tuple):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "{key} must be a list of cards"), key=key)
        for card in given:
            if not isinstance(card, str) or card not in self._known:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "{key} names '{card}', which is no card of this match"),
                    key=key,
                    card=str(card)[:40],
                )
            if card in self._found:
                raise BadPosition(
                    QT_TRANSLATE_NOOP("errors", "{stick} is named twice, in {first} and in {second}"),
                    stick=card,
                    first=self._found[card],
                    second=key,
                )
            self._found[card] = key
        return tuple(given)

    def rest(self) -> tuple[str, ...]:
        """The cards that were named nowhere."""
        return tuple(card for card in self._known if card not in self._found)
