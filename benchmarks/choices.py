"""How much better the choices of a searching bot are than medium's, at Stack Up! and Upturn.

    python benchmarks/choices.py stackup --seats 2 --positions 300 --iterations 400,1200

Positions come from rounds of medium bots. There all cards are laid open and every promising move is played to the end
many times, all players greedy: that says what each is worth. Each way to choose is then judged by the worth of what it
chose less that of medium's choice, in points of a hundred won rounds, with its 95 % interval. ``best`` is the most that
somebody could gain who sees all cards. It tells much more in a minute than rounds that are won and lost do, but what it
takes for granted is that greedy players go on; the rounds (``stackhub arena``) have the last word. ``--blind`` leaves
out what was seen before, ``--seed`` begins elsewhere.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.games.registry import make_bot, rules_of
from stackhub.games.stackup import searching as cards
from stackhub.games.stackup import worlds as card_worlds
from stackhub.games.stackup.judgement import wins
from stackhub.games.upturn import searching as tokens
from stackhub.games.upturn import worlds as token_worlds
from stackhub.games.upturn.greedy import plays

#: So many moves are looked at, and each is played out so often.
MOST, PLAYOUTS = 8, 160
#: So often a position is taken, so that they do not all come from a few rounds.
TAKEN = 0.18

Ranked = Callable[[Any, Chance, Budget], list[Any]]


def ranked_by(game: str, rules: Any) -> Ranked:
    """The searching bots' order of the promising moves of a view."""
    if game == "stackup":
        return lambda view, chance, budget: [run.move for run in cards.searched(view, chance, budget, MOST)]
    return lambda view, chance, budget: [run.move for run in tokens.searched(rules, view, chance, budget, MOST)]


def positions(game: str, rules: Any, seats: int, count: int, seed: int) -> Iterator[tuple[Any, Any, Chance]]:
    """Positions with something to decide, what medium plays there, and a chance for each."""
    medium, number, found = make_bot(game, "medium"), seed * 1000, 0
    while found < count:
        number += 1
        chance = Chance(number)
        state = rules.setup(rules.options_model(), seats, chance)
        taking = chance.fork("positions")
        while state.outcome() is None and found < count:
            view = state.view(state.to_play)
            move = medium.choose(view, chance, Budget())
            if taking.chance_of(TAKEN) and decides(game, view):
                found += 1
                yield state.clone(), move, taking
            state.play(move)


def decides(game: str, view: Any) -> bool:
    """Whether there is a choice of plays, none of which wins at once."""
    if game == "stackup":
        moves = view.legal_moves()
        return len(moves) > 1 and not any(wins(len(view.hand), move) for move in moves)
    turn = view.turn()
    if turn.gift or turn.window:
        return False
    moves = list(plays(turn))
    return bool(moves) and not any(len(move.tokens) == turn.count for move in moves)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=("stackup", "upturn"))
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--positions", type=int, default=300)
    asked.add_argument("--iterations", default="400")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--blind", action="store_true")
    given = asked.parse_args()
    rules: Any = rules_of(given.game)
    ranked = ranked_by(given.game, rules)
    play_out: Any = card_worlds.play_out if given.game == "stackup" else token_worlds.play_out
    budgets = [int(word) for word in given.iterations.split(",")]
    gains: dict[str, list[float]] = {}
    spent: dict[str, float] = {}
    for number, (state, medium, chance) in enumerate(
        positions(given.game, rules, given.seats, given.positions, given.seed)
    ):
        seat = state.to_play
        view = state.view(seat)
        promising = ranked(view, Chance(number), Budget(iterations=0))
        promising += [] if medium in promising else [medium]
        worth = dict.fromkeys(promising, 0.0)
        for _ in range(PLAYOUTS):
            luck = chance.below(1 << 60)
            for move in promising:
                world = state.clone()
                world.history = []
                world.chance = Chance(luck)
                world.advance(move)
                worth[move] += play_out(world, seat) / PLAYOUTS
        gains.setdefault("best", []).append(max(worth.values()) - worth[medium])
        seen = replace(view, history=()) if given.blind else view
        for budget in budgets:
            name = f"{budget} iterations"
            before = time.process_time()
            move = ranked(seen, Chance(number), Budget(iterations=budget))[0]
            spent[name] = spent.get(name, 0.0) + time.process_time() - before
            gains.setdefault(name, []).append(worth[move] - worth[medium])
    for name, values in gains.items():
        spread = 196 * statistics.stdev(values) / len(values) ** 0.5
        cost = f", {1000 * spent[name] / len(values):.0f} ms a choice" if name in spent else ""
        print(f"{name}: {100 * statistics.mean(values):+.2f} ± {spread:.2f} points in {len(values)} positions{cost}")


if __name__ == "__main__":
    main()
