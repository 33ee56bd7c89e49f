"""How a searching bot of Stack Up! ranks its moves."""

from __future__ import annotations

from stackhub.bots.bot import Budget
from stackhub.bots.racing import Runner, race
from stackhub.engine.chance import Chance
from stackhub.games.stackup.judgement import judged, wins
from stackhub.games.stackup.view import StackUpView
from stackhub.games.stackup.worlds import Dealer, play_out


def searched(view: StackUpView, chance: Chance, budget: Budget, most: int) -> list[Runner]:
    """The legal moves of ``view`` that look best, ``most`` of them, in the order of what came of them in playouts."""
    moves = view.legal_moves()
    worth = dict(zip(moves, judged(view.table(), moves), strict=True))
    promising = sorted(moves, key=lambda move: -worth[move])[:most]
    if len(promising) == 1 or wins(len(view.hand), promising[0]):
        return [Runner(promising[0])]
    dealer = Dealer(view, chance)
    return race(promising, dealer.deal, lambda world: play_out(world, view.seat), chance, budget)
