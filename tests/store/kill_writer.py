"""Killed while it saves: forks children that play and save, kills each with SIGKILL at a random point, and looks.

Run by test_saves.py in a process of its own (nothing else may run in a process that forks). Usage:
``python kill_writer.py FOLDER COUNT SEED``; prints one line per kill: the moves whose save had returned, and the
moves found on disk afterwards (-1: nothing could be read).
"""

import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.store import saves
from stackhub.store.saves import read_match_or_last, write_match

#: The system calls that saving makes; the child dies just before or just after one of them.
CALLS = ("fsync", "replace", "rename", "link", "open", "unlink")


def play_and_save(path: Path, report: int) -> None:
    """Play a whole round, saving after each move and reporting each save that returned."""
    rules = registry.rules_of("babylon")
    options = make_options(rules.options_model, {})
    match = Match(rules, options, (Player("Ada", "red"), Player("Léa", "blue")), 5)
    match.next_round()
    match.choose_order(begin=True)
    saves.write_match(path, match)
    os.write(report, b"\0")
    while match.phase == "round":
        match.play(match.referee.state.legal_moves()[0])
        write_match(path, match)
        os.write(report, bytes([match.referee.moves_played]))


def die_at(call: int, *, after: bool) -> None:
    """Have this process kill itself at its ``call``-th system call of CALLS."""
    count = 0

    def deadly(original: Callable[..., Any]) -> Callable[..., Any]:
        def call_it(*args: Any, **kwargs: Any) -> Any:
            nonlocal count
            count += 1
            if count == call and not after:
                os.kill(os.getpid(), signal.SIGKILL)
            result = original(*args, **kwargs)
            if count == call and after:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return call_it

    for name in CALLS:
        setattr(os, name, deadly(getattr(os, name)))


def one_kill(path: Path, dice: random.Random, *, by_call: bool) -> tuple[int, int]:
    """Fork, kill, look. Returns (last move whose save returned, moves on disk)."""
    for old in path.parent.glob("*"):
        old.unlink()
    for old in path.parent.glob(".*"):
        old.unlink()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        if by_call:
            die_at(dice.randint(1, 60), after=dice.random() < 0.5)
        with contextlib.suppress(BaseException):
            play_and_save(path, writing)
        os._exit(0)
    os.close(writing)
    if not by_call:
        time.sleep(dice.uniform(0.0, 0.03))
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        reported = pipe.read()
    done = reported[-1] if reported else -1
    try:
        found = read_match_or_last(path, registry.rules_of).match.referee.moves_played
    except Exception:  # noqa: BLE001 - whatever it is, the test must see that nothing could be read
        found = -1
    return done, found


def main() -> None:
    folder, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    dice = random.Random(seed)
    registry.rules_of("babylon")
    for number in range(count):
        done, found = one_kill(folder / "match.stackhub", dice, by_call=number % 2 == 0)
        sys.stdout.write(f"{done} {found}\n")


if __name__ == "__main__":
    main()
