"""Ctrl-C, in real processes: what was played so far is said and written, and nothing goes on running."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.contests import ROOT, program
from tests.arena.processes import at_work_in, deserted

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="signals to a process group, and /proc to look at it")


def interrupted(bots: str, *more: str, folder: Path, group: bool) -> tuple[int, str, str]:
    """An arena that would play for days, interrupted after its first games: exit code, stdout, stderr. The signal goes
    to all its processes, as a terminal sends it, or to itself alone."""
    arena = subprocess.Popen(
        [sys.executable, "-m", "stackhub", "arena", "babylon", "--bots", bots, "--games", "1000000", *more],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert arena.stderr is not None
    told = ""
    while " of 1,000,000 games," not in told:  # the second line: some games are whole deals by then
        line = arena.stderr.readline()
        assert line, told
        told += line
    working = len(at_work_in(folder))
    (os.killpg if group else os.kill)(arena.pid, signal.SIGINT)
    out, err = arena.communicate(timeout=60)
    assert working >= 1
    return arena.returncode, out, told + err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_was_played_is_said_and_all_processes_end(jobs: str, tmp_path: Path) -> None:
    """The signal goes to all processes."""
    file = tmp_path / "result.json"
    code, out, err = interrupted("easy,medium", "--jobs", jobs, "--json", str(file), folder=tmp_path, group=True)
    assert code == 130
    assert "Traceback" not in err
    assert {line.partition(" ")[0] for line in err.splitlines()} == {"stackhub:"}
    assert out.startswith("babylon, 2 seats: ")
    assert "\nmedium " in out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["complete"] is False
    assert 0 < found["standings"]["games"] <= len(found["games"]) < 1_000_000
    assert deserted(tmp_path)


def test_programs_end_with_the_arena(tmp_path: Path) -> None:
    """External bots are in sessions of their own, where no Ctrl-C reaches them, and these would stay for ever. The
    signal goes to the arena alone."""
    bot = program(tmp_path, "if told == 'quit': time.sleep(600)")
    code, out, err = interrupted(f"easy,{bot}", "--jobs", "2", folder=tmp_path, group=False)
    assert code == 130
    assert "Traceback" not in err
    assert "forfeits" not in err
    assert out.startswith("babylon, 2 seats: ")
    assert deserted(tmp_path)


def test_a_second_one_breaks_off(tmp_path: Path) -> None:
    """In this process, by the handler itself: the first asks, the second raises, and afterwards Ctrl-C is as before."""
    from stackhub.arena.interrupt import interruptible

    before = signal.getsignal(signal.SIGINT)
    with interruptible() as interrupt:
        assert not interrupt.asked
        signal.raise_signal(signal.SIGINT)
        assert interrupt.asked
        assert interrupt.stop_file.exists()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
    assert not interrupt.stop_file.exists()


def test_the_second_one_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not let itself be left holds nobody up for longer than the grace."""
    from stackhub.arena import interrupt

    monkeypatch.setattr(interrupt, "GRACE_S", 0.05)
    with interrupt.interruptible() as asked:
        signal.raise_signal(signal.SIGINT)
        assert asked.asked
        with pytest.raises(KeyboardInterrupt):
            time.sleep(30)
