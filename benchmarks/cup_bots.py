"""How strong the bots of Stick & Stack are: rounds by the real rules and the real hands, seats rotated.

    python benchmarks/cup_bots.py --rounds 15 --levels expert,expert --mode base --seed 1

Prints each round, and at the end points a player by level with the interval in which the mean lies (95 %), and the
process CPU of thinking. A level is measured among its own: where levels are mixed, a tower that the weaker ones built
falls on whoever lays next. Several processes may share the seeds: ``--seed`` says where they begin, ``--json FILE``
keeps the scores so that `--add FILE...` counts them together.
"""

from __future__ import annotations

import argparse
import json
import statistics
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import PySide6.QtCore  # noqa: F401  Qt before Panda3D

from stackhub.engine.config import level_named
from stackhub.games.registry import rules_of
from stackhub.games.stickstack.bot_arena import play
from stackhub.games.stickstack.bots import make_bot
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene


def interval(scores: list[float]) -> str:
    """The mean and how far the true one may lie from it."""
    spread = 1.96 * statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    return f"{statistics.mean(scores):.2f} ± {spread:.2f}"


def report(rounds: list[dict[str, Any]]) -> None:
    """Points of a player by level: of rounds in which a level is among its own the mean of the round, which is what
    is independent; where levels are mixed, also by how much each was better than the one below in the same round."""
    levels = sorted(
        {level for one in rounds for level in one["levels"]}, key=["easy", "medium", "hard", "expert"].index
    )
    of: dict[str, list[float]] = {level: [] for level in levels}
    for one in rounds:
        if len(set(one["levels"])) == 1:
            of[one["levels"][0]].append(statistics.mean(one["scores"]))
            continue
        for level, score in zip(one["levels"], one["scores"], strict=True):
            of[level].append(score)
    for level, scores in of.items():
        print(f"{level}: {interval(scores)} points a player, from {len(scores)}")
    for low, high in pairwise(levels) if all(len(set(one["levels"])) > 1 for one in rounds) else ():
        if len(of[low]) == len(of[high]) > 1:
            by = [a - b for a, b in zip(of[low], of[high], strict=True)]
            print(f"{high} has {interval(by)} fewer than {low} in the same round")
    thinking = [spent for one in rounds for spent in one["thinking"]]
    print(f"thinking: median {statistics.median(thinking):.2f} s, at most {max(thinking):.2f} s of CPU")
    ends = [one["reason"] for one in rounds]
    print("ends:", ", ".join(f"{reason} {ends.count(reason)}" for reason in sorted(set(ends))))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--levels", default="easy,medium,hard,expert")
    asked.add_argument("--mode", default="base")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--json", type=Path)
    asked.add_argument("--add", type=Path, nargs="*")
    given = asked.parse_args()
    if given.add:
        report([one for file in given.add for one in json.loads(file.read_text())])
        return
    names = [level_named(word) for word in given.levels.split(",")]
    orders = list(permutations(names)) if len(set(names)) == len(names) else [tuple(names)]
    scene = load_scene("stickstack", StickStackScene)
    rules: Any = rules_of("stickstack")
    rounds: list[dict[str, Any]] = []
    for number in range(given.seed, given.seed + given.rounds):
        seated = orders[(7 * number) % len(orders)]  # 7 goes round all orders, the neighbours well mixed
        bots = [make_bot(level, rules) for level in seated]
        made = play(rules, scene, bots, number, rules.options_model(mode=given.mode))
        rounds.append(
            {
                "levels": seated,
                "scores": made.outcome.scores,
                "reason": made.outcome.reason,
                "thinking": made.thinking_s,
            }
        )
        said = " ".join(f"{level}={score}" for level, score in zip(seated, made.outcome.scores, strict=True))
        print(
            f"round {number}: {said}; {made.outcome.reason} after {made.turns} turns,",
            f"{made.refused} refused, {made.fell} fell",
            flush=True,
        )
        if given.json:
            given.json.write_text(json.dumps(rounds))
    report(rounds)


if __name__ == "__main__":
    main()
