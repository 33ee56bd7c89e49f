"""How the cards are dealt when a round begins (SU-03, SU-04)."""

from __future__ import annotations

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadPosition
from stackhub.engine.pieces import members
from stackhub.engine.seating import seating
from stackhub.engine.stock import Stock
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stackup.cards import CARDS, is_number
from stackhub.games.stackup.house import House
from stackhub.games.stackup.phases import CHOOSES
from stackhub.games.stackup.situation import Situation

_ALL = list(members(CARDS.all))


def deal(now: Situation, house: House, seats: int, cards: int, chance: Chance, *, first: int | None) -> None:
    """Make ``now`` a round before its first decision, ``cards`` in each hand; ``first`` begins (None: drawn by lot)."""
    now.chance = chance
    now.house = house
    now.seating = seating(seats)
    stock = now.stock = Stock(_ALL.copy(), [])
    now.hands = [hand_from(stock, cards, chance) for _ in range(seats)]
    turn_start_card(stock, chance)
    (top,) = stock.face_up
    now.colour = top >> 4
    now.number = top & 15
    now.step = 0
    now.to_play = chance.below(seats) if first is None else first
    now.phase = CHOOSES
    now.drawn = -1
    now.spare = 0
    now.passes = 0
    now.known = None
    now.history = []
    now.ended = None


def hand_from(stock: Stock, cards: int, chance: Chance) -> int:
    """So many cards of the draw pile, as a mask. Raises BadPosition when it has not so many."""
    if cards > len(stock.face_down):
        raise BadPosition(QT_TRANSLATE_NOOP("errors", "there are not enough cards left to deal the hands"))
    hand = 0
    for _ in range(cards):
        hand |= 1 << stock.draw(chance)
    return hand


def turn_start_card(stock: Stock, chance: Chance) -> None:
    """Turn cards until one has a number; the specials are buried again. Raises BadPosition when none has."""
    card = _turned(stock, chance)
    while not is_number(card):
        stock.face_down.append(card)
        card = _turned(stock, chance)
    stock.face_up.append(card)


def _turned(stock: Stock, chance: Chance) -> int:
    if not any(map(is_number, stock.face_down)):
        raise BadPosition(
            QT_TRANSLATE_NOOP("errors", "the draw pile holds no number card for the discard pile to start with")
        )
    return stock.draw(chance)
