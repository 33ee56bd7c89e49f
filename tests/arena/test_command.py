"""``stackhub arena`` as a process of its own: exit codes, streams, and what dies under it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.contests import ROOT, program
from tests.arena.processes import at_work_in, deserted

BABYLON = ("babylon", "--games", "2", "--jobs", "1", "--bots")


def command(*given: str) -> list[str]:
    return [sys.executable, "-m", "stackhub", "arena", *given]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), **more}


def ran(*given: str, **more: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    done = subprocess.run(
        command(*given), env=environment(**more), capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, done.stdout, done.stderr


def test_a_mistake_is_one_line_and_exit_code_2() -> None:
    assert ran("babylon", "--bots", "easy,medium", "--jobs", "0") == (
        2,
        "",
        "stackhub: --jobs takes a whole number from 1 to 1024\n",
    )


def test_whatever_a_program_says_can_be_told_on_any_terminal(tmp_path: Path) -> None:
    bot = program(tmp_path, before="sys.stderr.buffer.write('\\u2603 \\x1b[2J'.encode()); sys.exit(1)")
    code, out, err = ran(*BABYLON, f"easy,{bot}", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert code == 0
    assert out.startswith("babylon, 2 seats: ")
    assert err.splitlines()[-1].endswith("ended by itself (exit code 1); its last words: \\u2603  [2J")


@pytest.mark.skipif(os.name != "posix", reason="closes streams through a shell")
def test_a_reader_that_goes_away_ends_the_arena_quietly() -> None:
    words = " ".join(command(*BABYLON, "easy,medium"))
    done = subprocess.run(
        ["sh", "-c", f"({words}; echo ended $? >&2) | true"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    *told, last = done.stderr.splitlines()
    assert last == "ended 0"
    assert all(" games" in line for line in told), told


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks for the worker in /proc")
def test_a_worker_that_dies_is_said_and_the_rest_ends(tmp_path: Path) -> None:
    arena = subprocess.Popen(
        command("babylon", "--bots", "easy,medium", "--games", "1000000", "--jobs", "2"),
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert arena.stderr is not None
    while " of 1,000,000 games," not in (line := arena.stderr.readline()):
        assert line
    workers = [number for number, line in at_work_in(tmp_path).items() if "LokyProcess-1" in line]
    os.kill(workers[0], signal.SIGKILL)
    out, err = arena.communicate(timeout=120)
    assert arena.returncode == 1
    assert out.startswith("babylon, 2 seats: ")
    assert err.splitlines()[-1] == "stackhub: the games broke off: a process that played died {SIGKILL(-9)}"
    assert deserted(tmp_path)
