"""What one seat believes of the hidden pieces: a chain of guesses, each as often as it explains what was seen.

A guess gives every hidden piece a place, in somebody's hand or in the stock. The next one comes from exchanging two of
them, kept as often as it explains the decisions better (Metropolis and others, 1953).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from stackhub.bots.holding import Holding
from stackhub.engine.chance import Chance

#: Whether a piece may be in the hand of a seat beside the pieces that are there, when a chain begins.
Fits = Callable[[int, int, int], bool]

#: How often a piece is looked for that fits, before any is taken.
_TRIES = 40
#: A chain begins anew after so many guesses.
_FRESH = 40
_MILLION = 1_000_000


class Beliefs:
    """A chain of guesses of where the ``hidden`` pieces (masks of one bit) are: in the hands that ``hold`` makes anew
    for each chain, filled in their order, or in the stock. So many exchanges are tried before the first guess
    (``settling``) and between two of them (``between``)."""

    def __init__(
        self,
        hidden: Sequence[int],
        hold: Callable[[], list[Holding]],
        chance: Chance,
        *,
        fits: Fits = lambda seat, piece, hand: True,
        settling: int = 120,
        between: int = 10,
    ) -> None:
        self.holdings: list[Holding] = []
        self.stock: list[int] = []
        self._hidden = list(hidden)
        self._hold = hold
        self._chance = chance
        self._fits = fits
        self._settling, self._between_guesses = settling, between
        self._guesses = 0

    def guess(self) -> None:
        """The next one: ``holdings`` and ``stock``."""
        if self._guesses % _FRESH == 0:
            self._begin()
            self._exchange(self._settling)
        else:
            self._exchange(self._between_guesses)
        self._guesses += 1

    def _begin(self) -> None:
        self.stock = self._hidden.copy()
        self.holdings = self._hold()
        for holding in self.holdings:
            holding.begin(self._taken(holding))

    def _taken(self, holding: Holding) -> list[int]:
        """As many pieces of the stock as ``holding`` needs, in any order."""
        below, stock = self._chance.below, self.stock
        hand, pieces = sum(holding.sure), []
        for _ in range(holding.open):
            at = below(len(stock))
            for _ in range(_TRIES):
                if self._fits(holding.seat, stock[at], hand):
                    break
                at = below(len(stock))
            hand |= stock[at]
            pieces.append(stock[at])
            stock[at] = stock[-1]
            stock.pop()
        return pieces

    def _exchange(self, times: int) -> None:
        """Try so many exchanges of a piece in a hand with another hidden one."""
        below = self._chance.below
        places = [(holding, at) for holding in self.holdings for at in range(holding.open)]
        if not places:
            return
        everywhere = len(places) + len(self.stock)
        for _ in range(times):
            holding, at = places[below(len(places))]
            other = below(everywhere)
            if other >= len(places):
                self._with_stock(holding, at, other - len(places))
            elif places[other][0] is holding:
                self._within(holding, at, places[other][1])
            else:
                self._between(holding, at, *places[other])

    def _with_stock(self, holding: Holding, at: int, other: int) -> None:
        mine = holding.pieces[at]
        each = holding.exchanged(at, self.stock[other])
        if self._accepts(sum(each) - holding.odds):
            holding.settle(each)
            self.stock[other] = mine
        else:
            holding.pieces[at] = mine

    def _between(self, one: Holding, at: int, other: Holding, there: int) -> None:
        mine, theirs = one.pieces[at], other.pieces[there]
        each, others = one.exchanged(at, theirs), other.exchanged(there, mine)
        if self._accepts(sum(each) + sum(others) - one.odds - other.odds):
            one.settle(each)
            other.settle(others)
        else:
            one.pieces[at], other.pieces[there] = mine, theirs

    def _within(self, holding: Holding, at: int, there: int) -> None:
        """Of two pieces of a hand the one came when the other did."""
        first, second = sorted((at, there))
        older, newer = holding.pieces[first], holding.pieces[second]
        if older == newer:
            return
        holding.pieces[second] = older
        each = holding.exchanged(first, newer)
        if self._accepts(sum(each) - holding.odds):
            holding.settle(each)
        else:
            holding.pieces[first], holding.pieces[second] = older, newer

    def _accepts(self, better: float) -> bool:
        return better >= 0 or self._chance.below(_MILLION) < exp(better) * _MILLION
