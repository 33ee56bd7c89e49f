"""Possible worlds of Stack Up!, dealt as likely as what was seen makes them, and how one is played to its end."""

from __future__ import annotations

from stackhub.engine.chance import Chance
from stackhub.engine.pieces import mask_of, members
from stackhub.games.stackup.inference import Bound, bounds_of
from stackhub.games.stackup.playout import greedy
from stackhub.games.stackup.state import StackUpState
from stackhub.games.stackup.view import StackUpView, redeal

#: How often a card is looked for that no bound speaks against, before any is taken.
_TRIES = 40
#: A playout that takes longer is judged by how many cards everybody holds.
_LONGEST = 200


class Dealer:
    """Deals worlds for ``view``, as likely as its history makes them. ``doubt`` is how likely a card is held against
    which only habit speaks (0: never, 1: habits say nothing)."""

    def __init__(self, view: StackUpView, chance: Chance, *, doubt: float) -> None:
        self._chance = chance
        self._doubt = int(doubt * 1_000_000)
        self._world = StackUpState()
        redeal(self._world, view, chance)
        self._world.history = []
        self._seat = view.seat
        self._stock = view.stock
        bounds = bounds_of(view.history, view.counts, draw_any_time=view.options.draw == "any_time")
        known = self._world.known
        seats = len(view.counts)
        sure = [known[view.seat * seats + seat] if known else 0 for seat in range(seats)]
        others = [seat for seat in range(seats) if seat != view.seat and view.counts[seat]]
        # Who is known best is dealt to first, while there is most to choose from.
        others.sort(key=lambda seat: -sum(bound.cards.bit_count() for bound in bounds[seat]))
        self._hands = [(seat, sure[seat], view.counts[seat], bounds[seat]) for seat in others]
        hidden = mask_of(self._world.stock.face_down)
        for seat in others:
            hidden |= self._world.hands[seat] & ~sure[seat]
        self._pool = list(members(hidden))

    def deal(self) -> StackUpState:
        """The next world."""
        world = self._world.clone()
        pool = self._pool.copy()
        for seat, sure, count, bounds in self._hands:
            world.hands[seat] = self._hand(pool, sure, count, bounds)
        world.stock.face_down = pool
        return world

    def _hand(self, pool: list[int], sure: int, count: int, bounds: tuple[Bound, ...]) -> int:
        """Cards out of ``pool`` to ``sure``, so that there are ``count``."""
        below = self._chance.below
        hand = sure
        for _ in range(count - sure.bit_count()):
            for _ in range(_TRIES):
                at = below(len(pool))
                card = 1 << pool[at]
                likely = True
                for bound in bounds:
                    if bound.cards & card and (bound.cards & hand).bit_count() >= bound.most:
                        if bound.sure or below(1_000_000) >= self._doubt:
                            likely = False
                            break
                if likely:
                    break
            hand |= card
            pool[at] = pool[-1]
            pool.pop()
        return hand


def play_out(world: StackUpState, seat: int) -> float:
    """What ``seat`` gets of a win when everybody plays greedily from here on."""
    for _ in range(_LONGEST):
        ended = world.ended
        if ended is not None:
            return 1 / len(ended.winners) if seat in ended.winners else 0.0
        world.advance(greedy(world))
    counts = [hand.bit_count() for hand in world.hands]
    return 1.0 if counts[seat] == min(counts) else 0.0
