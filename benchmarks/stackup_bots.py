"""How strong the bots of Stack Up! are: the share of rounds that medium wins against those who play anyhow, and against
easy, on the same deals with the seats rotated."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, rows, show, write_section
from stackhub.bots.arena import duel
from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.games.registry import GameEntry, load_config
from stackhub.games.stackup.bots import make_bot
from stackhub.games.stackup.rules import Move, StackUpView, make_rules

#: By number of players: the least share that medium is to win against random play (par is one in so many).
TARGETS = {2: 0.58, 4: 0.34}


class Anyhow:
    """Plays any legal move."""

    level: Level = "easy"

    def choose(self, view: StackUpView, chance: Chance, budget: Budget) -> Move:
        return chance.choice(view.legal_moves())

    def begins(self, chance: Chance) -> bool:
        return True


def measure(rounds: int, seed: int) -> list[Figure]:
    rules = make_rules(load_config(GameEntry("stackup", "stackhub.games.stackup")))
    medium, options = make_bot("medium", rules), rules.options_model()
    figures = []
    for seats, least in TARGETS.items():
        for name, other in (("random play", Anyhow()), ("easy", make_bot("easy", rules))):
            won = duel(rules, options, medium, other, rounds=rounds, seed=seed, seats=seats)
            limit = least if name == "random play" else 1 / seats
            figures.append(Figure(f"rounds won by medium, {seats} players", name, won, limit, "", least=True))
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    figures = measure(given.rounds, given.seed)
    status = show(figures)
    if given.write:
        lines = [f"{given.rounds} rounds each, the same deals with the seats rotated.", "", *rows(figures)]
        write_section("stackup-bots", "python benchmarks/stackup_bots.py --write", lines)
    sys.exit(status)
