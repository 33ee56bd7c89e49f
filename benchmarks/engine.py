"""Stack Up!'s rules against other card games: random games and moves per second, played by turns in one run.

The peers (RLCard's UNO, OpenSpiel's crazy eights) have an environment of their own; --peers says where.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, ratio_of_medians, rows, show, write_section
from stackhub.engine.chance import Chance
from stackhub.games.registry import GameEntry, load_config
from stackhub.games.stackup.rules import make_rules

TOP = Path(__file__).parents[1]
INSTALL = (
    "The peers are missing in {peers}: install them with `{python} -m venv {peers}` and "
    "`{pip} install -r benchmarks/peers.txt`, or say with --peers where they are."
)
#: Ours over the peer's, at least.
CORE_GAMES, ENVIRONMENT_GAMES, EIGHTS_MOVES = 2.5, 8.0, 0.9


class Speed(NamedTuple):
    """Of one slot: games and moves per second of processor time."""

    games: float
    moves: float


def our_game() -> Callable[[], int]:
    """A random game of Stack Up! for two; returns the number of moves."""
    rules = make_rules(load_config(GameEntry("stackup", "stackhub.games.stackup")))
    options, chance, pick = rules.options_model(), Chance(1), random.Random(1).random

    def play() -> int:
        state, moves = rules.setup(options, 2, chance), 0
        while state.ended is None:
            choices = state.choices()
            state.advance(choices[int(pick() * len(choices))])
            moves += 1
        return moves

    return play


def ours(play: Callable[[], int], seconds: float) -> Speed:
    games = moves = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        moves += play()
        games += 1
    return Speed(games / taken, moves / taken)


class Peers:
    """The other process. Asked for a slot, it plays; meanwhile we wait."""

    def __init__(self, python: Path) -> None:
        command = [str(python), str(Path(__file__).with_name("engine_peers.py"))]
        self.process: subprocess.Popen[str] = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _answer(self) -> dict:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The peers did not answer: see above.")
        return json.loads(line)

    def play(self, name: str, seconds: float) -> Speed:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {name}\n")
        self.process.stdin.flush()
        slot = self._answer()
        return Speed(slot["games"] / slot["seconds"], slot["moves"] / slot["seconds"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Measured(NamedTuple):
    """The figures, and the speeds they come from as lines of a table."""

    figures: list[Figure]
    speeds: list[str]


def measure(python: Path, rounds: int, seconds: float) -> Measured:
    """Everybody by turns, ``rounds`` times for ``seconds`` each."""
    peers, play = Peers(python), our_game()
    names = ("uno core", "uno environment", "crazy eights")
    found: dict[str, list[Speed]] = {name: [] for name in ("stackup", *names)}
    for _ in range(rounds):
        found["stackup"].append(ours(play, seconds))
        for name in names:
            found[name].append(peers.play(name, seconds))
    peers.close()
    games = {name: [speed.games for speed in speeds] for name, speeds in found.items()}
    moves = {name: [speed.moves for speed in speeds] for name, speeds in found.items()}
    speeds = ["| medians | games a second | moves a second |", "| --- | ---: | ---: |"]
    speeds += [
        f"| {name} | {statistics.median(games[name]):,.0f} | {statistics.median(moves[name]):,.0f} |" for name in found
    ]
    figures = [
        Figure(
            "games per second, Stack Up!",
            "the core of RLCard's UNO",
            ratio_of_medians(games["stackup"], games["uno core"]),
            CORE_GAMES,
            "x",
            least=True,
        ),
        Figure(
            "games per second, Stack Up!",
            "RLCard's environment of UNO",
            ratio_of_medians(games["stackup"], games["uno environment"]),
            ENVIRONMENT_GAMES,
            "x",
            least=True,
        ),
        Figure(
            "moves per second, Stack Up!",
            "OpenSpiel's crazy eights",
            ratio_of_medians(moves["stackup"], moves["crazy eights"]),
            EIGHTS_MOVES,
            "x",
            least=True,
        ),
    ]
    return Measured(figures, speeds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, default=TOP / "build" / "peers", help="their virtual environment")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    binaries = given.peers / ("Scripts" if sys.platform == "win32" else "bin")
    their_python = binaries / ("python.exe" if sys.platform == "win32" else "python")
    missing = (
        not their_python.exists()
        or subprocess.run(
            [str(their_python), "-c", "import pyspiel, rlcard"], capture_output=True, check=False
        ).returncode
    )
    if missing:
        sys.exit(INSTALL.format(peers=given.peers, python=Path(sys.executable).name, pip=binaries / "pip"))
    measured = measure(their_python, given.rounds, given.seconds)
    print("\n".join(measured.speeds))
    status = show(measured.figures)
    if given.write:
        played = f"Random games for two by turns, {given.rounds} times {given.seconds:g} s of processor time each."
        lines = [played, "", *measured.speeds, "", *rows(measured.figures)]
        write_section("engine", "python benchmarks/engine.py --write", lines)
    sys.exit(status)
