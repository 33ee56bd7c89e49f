"""How long the bots of Stacko keep a tower standing: whole games by the real rules and the real hands.

    python benchmarks/tower_bots.py --games 40 --levels expert,expert --seed 1

Prints each game, and at the end the median of turns with the interval in which it lies (95 %), who lost, and the
process CPU of thinking. Seats are rotated. Several processes may share the seeds: ``--json FILE`` keeps the games so
that ``--add FILE...`` counts them together; ``--verbose`` prints every turn.
"""

from __future__ import annotations

import argparse
import json
import statistics
from dataclasses import asdict
from pathlib import Path
from typing import Any

import PySide6.QtCore  # noqa: F401  Qt before Panda3D

from stackhub.engine.config import level_named
from stackhub.games.registry import rules_of
from stackhub.games.stacko.bot_arena import median_interval, play
from stackhub.games.stacko.bots import make_bot
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.store.scenes import load_scene


def report(games: list[dict[str, Any]]) -> None:
    """Turns, losers and thinking, over all games."""
    turns = [len(game["turns"]) for game in games]
    median, low, high = median_interval(turns)
    fallen = [game for game in games if game["loser"] is not None]
    print(f"{len(games)} games, {len(fallen)} ended in a fall; turns {median:g} [{low}, {high}]")
    lost = [game["levels"][game["loser"]] for game in fallen]
    for level in sorted({level for game in games for level in game["levels"]}):
        print(f"{level} lost {lost.count(level)}")
    played = [turn for game in games for turn in game["turns"]]
    cpu, seconds = [turn["cpu_s"] for turn in played], [turn["seconds"] for turn in played if turn["fall"] is None]
    print(f"thinking: median {statistics.median(cpu):.2f} s, at most {max(cpu):.2f} s of CPU a turn")
    if seconds:
        print(f"a turn takes {statistics.median(seconds):.1f} s, at most {max(seconds):.1f} s")
    felt = [word for game in fallen for word in game["turns"][-1]["felt"].split(",")[-1:]]
    print(
        "the last block felt", ", ".join(f"{word or 'nothing taken'} {felt.count(word)}" for word in sorted(set(felt)))
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=8)
    asked.add_argument("--levels", default="expert,expert")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--verbose", action="store_true")
    asked.add_argument("--json", type=Path)
    asked.add_argument("--add", type=Path, nargs="*")
    given = asked.parse_args()
    if given.add:
        report([one for file in given.add for one in json.loads(file.read_text())])
        return
    scene = load_scene("stacko", StackoScene)
    rules: Any = rules_of("stacko")
    names = [level_named(word) for word in given.levels.split(",")]
    games: list[dict[str, Any]] = []
    for number in range(given.seed, given.seed + given.games):
        seated = names[number % len(names) :] + names[: number % len(names)]
        game = play(rules, scene, [make_bot(level, rules) for level in seated], number, rules.options_model())
        lost = "nobody" if game.loser is None else game.levels[game.loser]
        print(f"game {number}: {len(game.turns)} turns, {lost} lost, {game.turns[-1].fall}", flush=True)
        if given.verbose:
            for turn in game.turns:
                print("   ", turn, flush=True)
        games.append({**asdict(game), "loser": game.loser})
        if given.json:
            given.json.write_text(json.dumps(games))
    report(games)


if __name__ == "__main__":
    main()
