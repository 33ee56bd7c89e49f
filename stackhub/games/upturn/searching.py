"""How a searching bot of Upturn ranks its moves."""

from __future__ import annotations

from stackhub.bots.bot import Budget
from stackhub.bots.racing import Runner, race
from stackhub.engine.chance import Chance
from stackhub.games.upturn.greedy import Worth, announced, plays, value
from stackhub.games.upturn.notation import DRAW, KEEP
from stackhub.games.upturn.rules import UpturnRules
from stackhub.games.upturn.turn import refusal
from stackhub.games.upturn.view import UpturnView
from stackhub.games.upturn.worlds import Dealer, play_out


def searched(rules: UpturnRules, view: UpturnView, chance: Chance, budget: Budget, most: int) -> list[Runner]:
    """The plays of ``view`` that look best, ``most`` of them, and to lay nothing where that is allowed (UP-08), in the
    order of what came of them in playouts. There must be a play."""
    turn = view.turn()
    possible = list(plays(turn))
    worth = {move: value(view, turn, move, Worth()) for move in possible}
    promising = sorted(possible, key=lambda move: -worth[move])[:most]
    if len(promising[0].tokens) == turn.count:
        return [Runner(promising[0])]
    candidates = [announced(turn, move) for move in promising]
    candidates += [move for move in (KEEP, DRAW) if refusal(turn, move) is None]
    dealer = Dealer(view, chance, rules.redeal)
    return race(candidates, dealer.deal, lambda world: play_out(world, view.seat), chance, budget)
