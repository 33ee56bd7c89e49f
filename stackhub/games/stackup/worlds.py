"""Possible worlds of Stack Up!, each as likely as what was seen makes it, and how one is played to its end."""

from __future__ import annotations

from math import exp

from stackhub.engine.chance import Chance
from stackhub.engine.pieces import members
from stackhub.games.stackup.holdings import Holding
from stackhub.games.stackup.inference import Bound, bounds_of
from stackhub.games.stackup.playout import greedy
from stackhub.games.stackup.state import StackUpState
from stackhub.games.stackup.view import StackUpView, redeal

#: How often a card is looked for that no bound speaks against, before any is taken.
_TRIES = 40
#: How likely a card is dealt all the same against which only habit speaks.
_DOUBT = 0.1
_MILLION = 1_000_000
#: A chain of exchanges begins anew after so many worlds, this long before its first and between two of them.
_FRESH, _SETTLING, _BETWEEN = 40, 120, 10
#: A playout that takes longer is judged by how many cards everybody holds.
_LONGEST = 200


class Dealer:
    """Deals worlds for ``view``: hands drawn within the bounds of what was seen, then a chain of exchanges of hidden
    cards, each kept as often as it explains the decisions better (Metropolis and others, 1953)."""

    def __init__(self, view: StackUpView, chance: Chance) -> None:
        self._view = view
        self._chance = chance
        self._world = StackUpState()
        redeal(self._world, view, chance)
        self._world.history = []
        seats = range(len(view.counts))
        known = self._world.known
        self._sure = [known[view.seat * len(seats) + seat] if known else 0 for seat in seats]
        self._bounds = bounds_of(view.history, view.counts, draw_any_time=view.options.draw == "any_time")
        # Who is known best is dealt to first, while there is most to choose from.
        others = [seat for seat in seats if seat != view.seat and view.counts[seat]]
        self._others = sorted(others, key=lambda seat: -sum(b.cards.bit_count() for b in self._bounds[seat]))
        self._hidden = [1 << card for card in self._world.stock.face_down]
        for seat in others:
            self._hidden += [1 << card for card in members(self._world.hands[seat] & ~self._sure[seat])]
        self._dealt = 0
        self._holdings: list[Holding] = []
        self._pool: list[int] = []

    def deal(self) -> StackUpState:
        """The next world."""
        if self._dealt % _FRESH == 0:
            self._begin()
        else:
            self._exchange(_BETWEEN)
        self._dealt += 1
        world = self._world.clone()
        for holding in self._holdings:
            world.hands[holding.seat] = sum(holding.cards)
        world.stock.face_down = [card.bit_length() - 1 for card in self._pool]
        return world

    def _begin(self) -> None:
        pool = self._hidden.copy()
        self._holdings = []
        for seat in self._others:
            holding = Holding(seat, self._view, self._sure[seat], self._chance)
            holding.begin(self._hand(pool, self._sure[seat], holding.open, self._bounds[seat]))
            self._holdings.append(holding)
        self._pool = pool
        self._exchange(_SETTLING)

    def _hand(self, pool: list[int], hand: int, count: int, bounds: tuple[Bound, ...]) -> list[int]:
        """So many cards out of ``pool`` beside those of ``hand``, in any order."""
        below = self._chance.below
        cards: list[int] = []
        for _ in range(count):
            at = below(len(pool))
            for _ in range(_TRIES):
                if not self._spoken_against(pool[at], hand, bounds):
                    break
                at = below(len(pool))
            hand |= pool[at]
            cards.append(pool[at])
            pool[at] = pool[-1]
            pool.pop()
        return cards

    def _spoken_against(self, card: int, hand: int, bounds: tuple[Bound, ...]) -> bool:
        for bound in bounds:
            full = bound.cards & card and (bound.cards & hand).bit_count() >= bound.most
            if full and (bound.sure or self._chance.below(_MILLION) >= _DOUBT * _MILLION):
                return True
        return False

    def _exchange(self, times: int) -> None:
        """Try to exchange a hidden card of somebody with another hidden one, so many times."""
        below = self._chance.below
        places = [(holding, at) for holding in self._holdings for at in range(holding.open)]
        if not places:
            return
        everywhere = len(places) + len(self._pool)
        for _ in range(times):
            holding, at = places[below(len(places))]
            other = below(everywhere)
            if other < len(places):
                self._between_hands(holding, at, *places[other])
            else:
                self._with_pool(holding, at, other - len(places))

    def _with_pool(self, holding: Holding, at: int, other: int) -> None:
        mine = holding.cards[at]
        each = holding.exchanged(at, self._pool[other])
        if self._accepts(sum(each) - holding.odds):
            holding.settle(each)
            self._pool[other] = mine
        else:
            holding.cards[at] = mine

    def _between_hands(self, one: Holding, at: int, other: Holding, there: int) -> None:
        if one is other:
            self._within(one, at, there)
            return
        mine, theirs = one.cards[at], other.cards[there]
        each, others = one.exchanged(at, theirs), other.exchanged(there, mine)
        if self._accepts(sum(each) + sum(others) - one.odds - other.odds):
            one.settle(each)
            other.settle(others)
        else:
            one.cards[at], other.cards[there] = mine, theirs

    def _within(self, holding: Holding, at: int, there: int) -> None:
        """Two cards of a hand came the one when the other did."""
        first, second = sorted((at, there))
        older, newer = holding.cards[first], holding.cards[second]
        if older == newer:
            return
        holding.cards[second] = older
        each = holding.exchanged(first, newer)
        if self._accepts(sum(each) - holding.odds):
            holding.settle(each)
        else:
            holding.cards[first], holding.cards[second] = older, newer

    def _accepts(self, better: float) -> bool:
        return better >= 0 or self._chance.below(_MILLION) < exp(better) * _MILLION


def play_out(world: StackUpState, seat: int) -> float:
    """What ``seat`` gets of a win when everybody plays greedily from here on."""
    for _ in range(_LONGEST):
        ended = world.ended
        if ended is not None:
            return 1 / len(ended.winners) if seat in ended.winners else 0.0
        world.advance(greedy(world))
    counts = [hand.bit_count() for hand in world.hands]
    return 1.0 if counts[seat] == min(counts) else 0.0
