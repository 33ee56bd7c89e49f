"""The program as a whole, in processes of its own: signals, files on the command line, the self-test."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stackhub.games import registry
from stackhub.store.settings import SettingsFile

ROOT = Path(__file__).parents[2]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "stackhub", *arguments]


def environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "STACKHUB_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", **more}


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_polite_kill_close_the_window_in_order(stackhub_home: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(command(), env=environment(stackhub_home), stderr=subprocess.PIPE)
    log = stackhub_home / "logs" / "stackhub.log"
    until = time.monotonic() + 60
    while "window is open" not in (log.read_text() if log.exists() else ""):
        assert time.monotonic() < until
        time.sleep(0.05)
    process.send_signal(number)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0, said
    assert SettingsFile(stackhub_home).settings.window is not None


@pytest.mark.long
def test_the_self_test_passes_and_writes_versions(tmp_path: Path, stackhub_home: Path) -> None:
    out = tmp_path / "report.txt"
    done = subprocess.run(
        command("--self-test", "--out", str(out)),
        env=environment(stackhub_home),
        capture_output=True,
        text=True,
        check=False,
    )
    report = out.read_text(encoding="utf-8")
    assert done.returncode == 0, report
    assert re.search(r"^StackHub \d+\.\d+\.\d+$", report, re.MULTILINE)
    assert "PySide6 6." in report
    for stop in ("game-babylon-end", "game-stacko-held", "game-stacko-free", "game-stacko-end", "game-stickstack-end"):
        assert f"{stop}: ok" in report
    assert report.endswith("self-test passed\n")
    assert not stackhub_home.exists(), "the self-test must not touch the player's data"


def test_a_self_test_of_one_game_passes(tmp_path: Path, stackhub_home: Path) -> None:
    """Without the other games, a party and the history; the whole one is for --long, and for every package."""
    out = tmp_path / "report.txt"
    code = f"""
import sys
from pathlib import Path
from stackhub.shell.history_walk import HistoryWalk
from stackhub.shell.party_walk import PartyWalk
from stackhub.shell.selftest import run_self_test
from stackhub.shell.walk import Walk
PartyWalk.stops = lambda self: ()
HistoryWalk.stops = lambda self: ()  # it looks back at that party
stops = Walk._game_stops
Walk._game_stops = lambda self, game: stops(self, game) if game == "babylon" else ()
sys.exit(run_self_test(Path({str(out)!r})))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(stackhub_home), capture_output=True, check=False
    )
    report = out.read_text(encoding="utf-8")
    assert done.returncode == 0, report
    assert re.search(r"^StackHub \d+\.\d+\.\d+$", report, re.MULTILINE)
    assert "PySide6 6." in report
    for stop in ("home", "game-babylon-end", "game-babylon-replay", "rules-stacko", "settings"):
        assert f"{stop}: ok" in report
    assert report.endswith("self-test passed\n")
    assert not stackhub_home.exists(), "the self-test must not touch the player's data"


def test_the_self_test_names_what_failed(tmp_path: Path, stackhub_home: Path) -> None:
    """A screen that errs, and one that shows a window of its own, are found: the test is not a formality."""
    out = tmp_path / "report.txt"
    code = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QLabel
from stackhub.shell.about import AboutScreen
from stackhub.shell.history_walk import HistoryWalk
from stackhub.shell.party_walk import PartyWalk
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.selftest import run_self_test
from stackhub.shell.walk import Walk
def fail(self):
    raise RuntimeError("a planted error")
ScoresScreen._read = fail
retranslate = AboutScreen.retranslate
def flash(self):
    retranslate(self)
    QLabel("no parent").show()
AboutScreen.retranslate = flash
HistoryWalk.stops = lambda self: ()  # its screens are these two and what they open
PartyWalk.stops = lambda self: ()
Walk._game_stops = lambda self, game: ()  # the games have had their turn in the test before
sys.exit(run_self_test(Path({str(out)!r})))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(stackhub_home), capture_output=True, check=False
    )
    assert done.returncode == 1
    report = out.read_text(encoding="utf-8")
    assert "a planted error" in report
    assert "about: a window of its own: QLabel" in report
    assert report.endswith("self-test failed: scores, about\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("table", "chess"), f"there is no game 'chess' (games: {', '.join(game.id for game in registry.games())})"),
        (("table", "babylon", "--option", "speed=3"), "there is no option 'speed'"),
        (("table", "babylon", "--option", "match"), "'match' is not of the form key=value"),
        (("table", "babylon", "--seats", "3"), "babylon takes 2 seats, not 3"),
        (("table", "babylon", "--seats", "three"), "--seats"),
        (("table", "babylon", "--seats", "-1"), "babylon takes 2 seats, not -1"),
        (("table", "babylon", "--option", "match=single", "--option", "match=single"), "'match' is given twice"),
        (("--out", "report.txt"), "--out goes with --self-test"),
        (("--self-test", "--out", "no such folder/report.txt"), "cannot be written: No such file or directory"),
    ],
)
def test_a_wrong_command_line_ends_in_one_sentence(stackhub_home: Path, arguments: tuple[str, ...], words: str) -> None:
    done = subprocess.run(
        command(*arguments), env=environment(stackhub_home), capture_output=True, text=True, check=False, input=""
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_table_plays_a_game_through_lines(stackhub_home: Path) -> None:
    lines = "moves\nplay 1>99\nstate\nquit\n"
    done = subprocess.run(
        command("table", "babylon", "--seed", "5"),
        env=environment(stackhub_home),
        capture_output=True,
        text=True,
        check=False,
        input=lines,
    )
    assert done.returncode == 0
    answers = done.stdout.splitlines()
    assert answers.count("ok") == 3
    assert sum(line.startswith("error: ") for line in answers) == 1
    assert len(re.findall(r"^\d+>\d+$", done.stdout, re.MULTILINE)) == 132
