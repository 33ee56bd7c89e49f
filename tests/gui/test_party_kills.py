"""The whole application is killed in the middle of an evening: it goes on where it was, and counts everything once."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from stackhub.store.folder import DataFolder

SCRIPT = Path(__file__).with_name("kill_evening.py")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")


def run(home: Path, lines: int | None, wait: float) -> tuple[list[dict[str, Any]], int]:
    """What the application says until it is killed, ``wait`` seconds after so many lines; None: to its end."""
    environment = {**os.environ, "PYTHONPATH": str(SCRIPT.parents[2]), "STACKHUB_HOME": str(home)}
    told: list[dict[str, Any]] = []
    command = [sys.executable, str(SCRIPT), str(home)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            told.append(json.loads(line))
            if len(told) == lines:
                time.sleep(wait)
                process.kill()
                break
        told += [json.loads(line) for line in process.stdout if line.endswith("\n")]
    return told, process.returncode


def test_an_evening_is_killed_and_goes_on(tmp_path: Path, is_long: bool) -> None:
    """Five kills with --long. Entries that were acknowledged are there; of the moves at most the last is missing."""
    chance = random.Random(5)
    home = tmp_path / "home"
    entries, moves = 0, ("", 0)
    for _ in range(5 if is_long else 1):
        told, code = run(home, chance.randrange(4, 30), chance.random() * 0.05)
        assert code != 0
        begun = told[0]
        assert begun["stands"] >= entries
        if begun["save"] == moves[0]:
            assert begun["moves"] >= moves[1] - 1
        entries = max(one.get("entries", one.get("stands", 0)) for one in told)
        moves = next(((one["save"], one["moves"]) for one in reversed(told) if "moves" in one), moves)
    told, code = run(home, None, 0)
    assert code == 0
    assert told[0]["stands"] >= entries
    podium = told[-1]["podium"]
    assert sum(points for _, points in podium) == 3 * (10 + 7 + 5)
    folder = DataFolder(home)
    (kept,) = folder.history.parties()
    assert kept.finished is not None
    assert len(kept.matches) == 3 + 1 + 1, "everybody against everybody at Babylon, then two tables"
    assert [file for file in folder.saves.iterdir() if not file.name.startswith(".")] == [], (
        "but for what was cut short"
    )
