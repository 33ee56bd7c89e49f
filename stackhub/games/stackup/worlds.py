"""Possible worlds of Stack Up!, each as likely as what was seen makes it, and how one is played to its end."""

from __future__ import annotations

from stackhub.bots.beliefs import Beliefs
from stackhub.bots.holding import Holding
from stackhub.engine.chance import Chance
from stackhub.engine.pieces import members
from stackhub.games.stackup.habits import CardHabits
from stackhub.games.stackup.inference import bounds_of
from stackhub.games.stackup.playout import greedy
from stackhub.games.stackup.state import StackUpState
from stackhub.games.stackup.view import StackUpView, redeal

#: How likely a card is dealt at first against which only habit speaks, in millionths.
_DOUBT = 100_000
#: A playout that takes longer is judged by how many cards everybody holds.
_LONGEST = 200


class Dealer:
    """Deals worlds for ``view``: everything it knows, and hidden cards as it believes them to be."""

    def __init__(self, view: StackUpView, chance: Chance) -> None:
        self._world = StackUpState()
        redeal(self._world, view, chance)
        self._world.history = []
        seats = range(len(view.counts))
        known = self._world.known
        sure = [known[view.seat * len(seats) + seat] if known else 0 for seat in seats]
        bounds = bounds_of(view.history, view.counts, draw_any_time=view.options.draw == "any_time")
        others = [seat for seat in seats if seat != view.seat and view.counts[seat]]
        # Who is known best is dealt to first, while there is most to choose from.
        others.sort(key=lambda seat: -sum(bound.cards.bit_count() for bound in bounds[seat]))
        hidden = list(self._world.stock.face_down)
        for seat in others:
            hidden += members(self._world.hands[seat] & ~sure[seat])
        habits = CardHabits(view.options)

        def hold() -> list[Holding]:
            return [
                Holding(seat, view.history, view.counts[seat], habits, chance, sure=_pieces(sure[seat]))
                for seat in others
            ]

        def fits(seat: int, card: int, hand: int) -> bool:
            for bound in bounds[seat]:
                full = bound.cards & card and (bound.cards & hand).bit_count() >= bound.most
                if full and (bound.sure or chance.below(1_000_000) >= _DOUBT):
                    return False
            return True

        self._beliefs = Beliefs([1 << card for card in hidden], hold, chance, fits=fits)

    def deal(self) -> StackUpState:
        """The next world."""
        self._beliefs.guess()
        world = self._world.clone()
        for holding in self._beliefs.holdings:
            world.hands[holding.seat] = sum(holding.pieces)
        world.stock.face_down = [card.bit_length() - 1 for card in self._beliefs.stock]
        return world


def _pieces(mask: int) -> list[int]:
    return [1 << card for card in members(mask)]


def play_out(world: StackUpState, seat: int) -> float:
    """What ``seat`` gets of a win when everybody plays greedily from here on."""
    for _ in range(_LONGEST):
        ended = world.ended
        if ended is not None:
            return 1 / len(ended.winners) if seat in ended.winners else 0.0
        world.advance(greedy(world))
    counts = [hand.bit_count() for hand in world.hands]
    return 1.0 if counts[seat] == min(counts) else 0.0
