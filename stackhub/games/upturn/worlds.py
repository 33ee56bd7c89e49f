"""Possible worlds of Upturn, each as likely as what was seen makes it, and how one is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from stackhub.bots.beliefs import Beliefs
from stackhub.bots.holding import Holding
from stackhub.engine.chance import Chance
from stackhub.engine.pieces import members
from stackhub.games.upturn.habits import TokenHabits
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.playout import greedy
from stackhub.games.upturn.state import UpturnState
from stackhub.games.upturn.view import UpturnView

#: Racks tell less of themselves here than hands of cards do, and to weigh what somebody might have laid takes longer:
#: so many decisions are explained, so many exchanges tried at first and between two worlds.
_EXPLAINED, _SETTLING, _BETWEEN = 6, 40, 4
#: A playout that takes longer is judged by how many tokens everybody has: a round lasts 73 moves on average, most of
#: which say nothing of the first, and twice as many playouts say more (docs/bots.md).
_LONGEST = 30
#: In so many worlds a hint looks at what comes of a play.
_LOOKED_AT = 40
#: How much likelier whoever has a token less wins.
_TOKEN = 0.4


class Dealer:
    """Deals worlds for ``view``: everything it knows, and hidden tokens as it believes them to be. ``redeal`` makes a
    first world, as the rules do."""

    def __init__(self, view: UpturnView, chance: Chance, redeal: Callable[[UpturnView, Chance], UpturnState]) -> None:
        self._world = redeal(view, chance)
        self._world.history = []
        others = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
        hidden = list(self._world.stock.face_down)
        for seat in others:
            hidden += members(self._world.racks[seat])
        habits = TokenHabits(self._world.box, view.options)

        def hold() -> list[Holding]:
            return [
                Holding(seat, view.history, view.counts[seat], habits, chance, explained=_EXPLAINED) for seat in others
            ]

        hidden = [1 << token for token in hidden]
        self._beliefs = Beliefs(hidden, hold, chance, settling=_SETTLING, between=_BETWEEN)

    def deal(self) -> UpturnState:
        """The next world."""
        self._beliefs.guess()
        world = self._world.clone()
        for holding in self._beliefs.holdings:
            world.racks[holding.seat] = sum(holding.pieces)
        world.stock.face_down = [token.bit_length() - 1 for token in self._beliefs.stock]
        return world


def stuck_after(dealer: Dealer, move: Move, chance: Chance) -> float:
    """How likely the next player can lay nothing after ``move``; 0 where it is the same player's turn again."""
    stuck = 0
    for _ in range(_LOOKED_AT):
        world = dealer.deal()
        world.chance = chance
        seat = world.to_play
        world.advance(move)
        if world.gift:
            world.advance(greedy(world))
        stuck += world.ended is None and world.to_play != seat and not greedy(world).lays
    return stuck / _LOOKED_AT


def play_out(world: UpturnState, seat: int) -> float:
    """What ``seat`` gets of a win when everybody plays greedily from here on."""
    for _ in range(_LONGEST):
        if world.ended is not None:
            winners = world.ended[0].winners
            return 1 / len(winners) if seat in winners else 0.0
        world.advance(greedy(world))
    hopes = [exp(-_TOKEN * count) if count else 0.0 for count in world.counts]  # no tokens: has left
    return hopes[seat] / sum(hopes)
