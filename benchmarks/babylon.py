"""Babylon solved: our solver against the independent one of the tests, which keeps whole piles and knows no renaming of
colours. Target: at most a quarter of its time, so that nobody notices that the game is solved when first needed.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, finish, ratio_of_medians
from stackhub.games.babylon.solver import Solver
from tests.games.babylon import second_solver

TARGET = 0.25


def seconds(solve: Callable[[], object]) -> float:
    start = time.perf_counter()
    solve()
    return time.perf_counter() - start


def ours() -> object:
    """The value of the start, which solves everything that can come up from it."""
    return Solver().of([(colour,) for colour in ("green", "black", "red", "beige") for _ in range(3)])


def measure(runs: int) -> list[Figure]:
    """Both solvers by turns."""
    first, second = [], []
    for _ in range(runs):
        first.append(seconds(ours))
        second.append(seconds(second_solver.solve))
    ratio = ratio_of_medians(first, second)
    return [Figure("solving Babylon", "the independent solver of the tests", ratio, TARGET, "x")]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    sys.exit(
        finish("babylon", measure(given.runs), write=given.write, notes=[f"Medians of {given.runs} runs by turns."])
    )
