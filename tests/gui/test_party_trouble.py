"""What breaks evenings: the application itself, with a party going on, and a disk that fills up, a folder that turns
read-only, a database that is damaged, a second StackHub, a clock that is set back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

import pytest

from stackhub.shell import match_files
from stackhub.shell.folder_start import IN_USE_EXIT_CODE
from stackhub.shell.party_evening import party_of as stored_party
from stackhub.shell.party_evening import saves_of
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.window import MainWindow
from stackhub.store import parties
from stackhub.store.folder import DataFolder
from stackhub.store.history import Filter
from stackhub.store.settings import SettingsFile
from tests.gui.conftest import Waiter, game_screen
from tests.gui.evenings import begin, flow_of, go_on, member, party_of, snapshot
from tests.gui.test_party_resume import Reopened, gives_up, leave_round_end, reopened, resume

__all__ = ["reopened"]

SCRIPT = Path(__file__).with_name("paced_evening.py")
ROOT = SCRIPT.parents[2]
#: More steps than an evening has.
TO_THE_END = 60
#: What the first of two has after three matches that the same one wins, and so on: 10 and 7 each time.
POINTS = 3 * 17

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="file systems as Linux has them")


class Application:
    """StackHub in a process of its own on ``home``, one step at a time."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "STACKHUB_HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.told: list[str] = []
        """The sentences that were said since :meth:`asks` was called last."""
        self.stands = self._listen()

    def asks(self, command: str) -> dict[str, Any]:
        """Have it done; returns how it stands then."""
        assert self.process.stdin is not None
        self.told = []
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        self.stands = self._listen()
        return self.stands

    def steps(self, count: int) -> dict[str, Any]:
        return self.asks(f"step {count}")

    def plays_on(self) -> dict[str, Any]:
        """Step by step to the podium."""
        told: list[str] = []
        for _ in range(TO_THE_END):
            if self.stands["podium"]:
                break
            self.steps(1)
            told += self.told
        self.told = told
        return self.stands

    def ends(self) -> int:
        assert self.process.stdin is not None
        if self.process.poll() is None:
            self.process.stdin.write("quit\n")
            self.process.stdin.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(30)

    def _listen(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found: dict[str, Any] = json.loads(line)
            if "told" not in found:
                return found
            self.told.append(found["told"])
        raise AssertionError(f"it has ended with {self.process.wait(30)}")


Started = Callable[[Path], Application]


@pytest.fixture
def started() -> Iterator[Started]:
    made: list[Application] = []

    def start(home: Path) -> Application:
        made.append(Application(home))
        return made[-1]

    yield start
    for application in made:
        if application.process.poll() is None:
            application.process.kill()
        for pipe in (application.process.stdin, application.process.stdout):
            if pipe is not None:
                pipe.close()
        application.process.wait(30)


def at_home(home: Path) -> Path:
    """Somebody called Ada lives in ``home``."""
    file = SettingsFile(home)
    file.settings.name = "Ada"
    file.settings.animation = False
    file.save()
    return home


def mounted(home: Path, options: str) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(home)], check=True, capture_output=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes of its own, for whoever may mount one."""
    home = tmp_path / "disk"
    home.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root mounts a disk")
    try:
        mounted(home, "size=2m")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk may be mounted here")
    yield home
    subprocess.run(["umount", "-l", str(home)], check=False)


def all_is_there(home: Path) -> None:
    """The evening is over; its three matches are counted once, and nothing is left of them."""
    folder = DataFolder(home)
    (kept,) = folder.history.parties()
    assert len(kept.matches) == 3
    assert len(folder.history.matches()) == 3
    assert [file.name for file in folder.saves.iterdir()] == []


# --- the disk


@linux
@pytest.mark.long  # in one process: test_trouble.py
@pytest.mark.parametrize("kind", ["limit", "disk"])
def test_a_disk_that_fills_up_in_mid_match_is_said_once_and_nothing_is_lost(
    tmp_path: Path, started: Started, request: pytest.FixtureRequest, kind: str
) -> None:
    """The match goes on in memory; once there is room again everything is written."""
    home = at_home(request.getfixturevalue("small_disk") if kind == "disk" else tmp_path / "home")
    application = started(home)
    application.steps(4)
    filler = home / "something large"
    if kind == "limit":
        application.asks("limit")
    else:
        fill(filler)
    moves = application.stands["moves"]
    told: list[str] = []
    for _ in range(3):
        application.steps(1)
        told += application.told
    assert application.stands["moves"] == moves + 3, "the match goes on"
    assert len(told) == 1, told
    assert "could not be written" in told[0]
    before = saves_in(home)
    if kind == "limit":
        application.asks("unlimit")
    else:
        filler.unlink()
    application.steps(1)
    assert application.told == []
    until = time.monotonic() + 30
    while saves_in(home) == before and time.monotonic() < until:  # it is written beside the play
        time.sleep(0.05)
    settled(home)
    process = application.process
    process.kill()
    process.wait()
    again = started(home)
    assert again.stands["moves"] >= moves + 3, "everything was written once there was room"
    stands = again.plays_on()
    assert again.told == []
    assert sum(points for _, points in stands["podium"]) == POINTS
    again.steps(1)
    assert again.ends() == 0
    all_is_there(home)


@linux
@pytest.mark.parametrize("kind", ["limit", pytest.param("disk", marks=pytest.mark.long)])
def test_a_disk_that_is_full_when_a_match_ends_holds_the_evening_up_until_there_is_room(
    tmp_path: Path, started: Started, request: pytest.FixtureRequest, kind: str, is_long: bool
) -> None:
    """Every press says it again; nobody goes on without the result, and the first press with room goes on. With --long
    the evening is played to its end."""
    home = at_home(request.getfixturevalue("small_disk") if kind == "disk" else tmp_path / "home")
    application = started(home)
    application.steps(3)
    filler = home / "something large"
    if kind == "limit":
        application.asks("limit")
    else:
        fill(filler)
    while application.stands["match"] != "over":
        application.steps(1)
    entries = application.stands["entries"]
    for _ in range(2):
        application.steps(1)
        assert application.stands["screen"] == "GameScreen"
        assert application.stands["entries"] == entries
        assert application.stands["notice"], "what holds it up is on the screen"
    if kind == "limit":
        application.asks("unlimit")
    else:
        filler.unlink()
    application.steps(1)
    assert application.stands["screen"] == "ScoreboardScreen"
    if not is_long:
        assert application.ends() == 0
        assert len(DataFolder(home).history.matches()) == 1
        return
    application.plays_on()
    application.steps(1)
    assert application.ends() == 0
    all_is_there(home)


def fill(file: Path) -> None:
    """Until nothing more goes in."""
    with file.open("wb", buffering=0) as written:
        for size in (65_536, 4_096, 512, 1):
            while True:
                try:
                    written.write(b"x" * size)
                except OSError:
                    break


@linux
@pytest.mark.long
def test_a_folder_that_turns_read_only_in_mid_evening(small_disk: Path, started: Started) -> None:
    """Said; the match goes on in memory, and the evening on disk is what it was. Writable again, nothing is lost."""
    home = at_home(small_disk)
    application = started(home)
    application.steps(4)
    closed = [home / "saves", home / "stackhub.sqlite3"]
    for path in closed:  # not the whole disk: the lock is open for writing
        subprocess.run(["mount", "--bind", str(path), str(path)], check=True)
        subprocess.run(["mount", "-o", "remount,bind,ro", str(path)], check=True)
    told: list[str] = []
    while application.stands["match"] == "round":
        application.steps(1)
        told += application.told
    assert application.stands["match"] == "over"
    assert len(told) == 2, "the save once, the result once"
    assert "could not be written: the disk is read-only" in told[0]
    assert "The result could not be written" in told[1]
    application.steps(1)
    assert application.stands["screen"] == "GameScreen", "nobody goes on without the result"
    assert application.stands["notice"]
    for path in closed:
        subprocess.run(["umount", "-l", str(path)], check=True)
    stands = application.plays_on()
    assert sum(points for _, points in stands["podium"]) == POINTS
    application.steps(1)
    assert application.ends() == 0
    all_is_there(home)


@pytest.mark.long  # in one process: test_party_resume.py
def test_a_database_that_is_damaged_in_mid_match_loses_nothing_of_the_evening(tmp_path: Path, started: Started) -> None:
    """It is put aside and said once; the party stands whole in the new one, after a kill as well."""
    home = at_home(tmp_path / "home")
    application = started(home)
    while application.stands["played"] != 1:
        application.steps(1)
    application.steps(5)
    assert application.stands["match"] == "round"
    (home / "stackhub.sqlite3").write_bytes(os.urandom(40_000))
    told: list[str] = []
    while application.stands["played"] != 2:
        application.steps(1)
        told += application.told
    assert len(told) == 1, told
    assert "put aside as stackhub.damaged-1.sqlite3" in told[0]
    entries = application.stands["entries"]
    application.process.kill()
    application.process.wait()
    again = started(home)
    assert again.stands["entries"] == entries
    stands = again.plays_on()
    assert sum(points for _, points in stands["podium"]) == POINTS
    again.steps(1)
    assert again.ends() == 0
    (kept,) = DataFolder(home).history.parties()
    assert kept.finished is not None
    assert len(kept.matches) == 2, "the first match lies in the damaged one"


# --- two at once


@pytest.mark.long  # without an evening: test_data_folder.py
def test_a_second_stackhub_says_so_and_leaves_the_first_alone(tmp_path: Path, started: Started) -> None:
    """It ends by itself, has changed no file, and the evening goes on as if nothing had been."""
    home = at_home(tmp_path / "home")
    application = started(home)
    application.steps(5)
    before = settled(home)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "STACKHUB_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    second = subprocess.run(
        [sys.executable, "-m", "stackhub"], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode == IN_USE_EXIT_CODE
    assert f"Another StackHub (process {application.process.pid}" in second.stderr
    assert contents(home) == before
    stands = application.plays_on()
    assert application.told == []
    assert sum(points for _, points in stands["podium"]) == POINTS
    application.steps(1)
    assert application.ends() == 0
    all_is_there(home)


def settled(home: Path) -> dict[str, bytes]:
    """What lies there once the first, which writes beside what it shows, has written everything."""
    found = contents(home)
    while True:
        time.sleep(0.5)
        before, found = found, contents(home)
        if found == before:
            return found


def saves_in(home: Path) -> dict[str, bytes]:
    """The saves of the matches."""
    return {name: content for name, content in contents(home).items() if name.startswith("saves")}


def contents(home: Path) -> dict[str, bytes]:
    """All but pictures, which the first goes on drawing meanwhile."""
    files = [file for file in sorted(home.rglob("*")) if file.is_file() and file.parent.name != "cache"]
    return {str(file.relative_to(home)): file.read_bytes() for file in files}


# --- the clock


class Clock:
    """What the program takes for the time; ``ahead`` of the real one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock = self
        self.ahead = timedelta()

        class Now(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return datetime.now(tz) + clock.ahead

        for module in (match_files, parties):
            monkeypatch.setattr(module, "datetime", Now)


def test_a_clock_that_is_set_back_a_day_in_mid_evening_changes_no_order(
    window: MainWindow, wait: Waiter, reopened: Reopened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a match, between two, and before the evening is over: nothing lasts less than no time, matches stand in
    the order in which they were played, and what was left is gone on with."""
    clock = Clock(monkeypatch)
    begin(window, ["babylon"] * 4, [member(1), member(2)])
    for number in range(3):
        go_on(window)
        if number == 1:
            clock.ahead = timedelta(days=-1)
        gives_up(game_screen(window), wait)
        leave_round_end(game_screen(window))
        go_on(window)
    clock.ahead = timedelta(days=-2)
    assert party_of(window).phase == "ready"
    key = flow_of(window).evening.key
    again = reopened(snapshot(window, tmp_path / "killed"))
    resume(again)
    assert len(party_of(again).played) == 3
    go_on(again)
    gives_up(game_screen(again), wait)
    leave_round_end(game_screen(again))
    assert isinstance(again.screen_on_top, PodiumScreen)
    go_on(again)
    history = again.hub.folder.history
    (kept,) = history.parties()
    assert kept.key == key
    assert kept.finished is not None
    assert kept.started <= kept.finished
    matches = history.matches(only=Filter(party=key))
    assert all(match.started <= match.finished for match in matches)
    begun = saves_of(stored_party(again.hub.folder.parties.load(key)))
    assert [match.key for match in kept.matches] == begun
    assert [match.key for match in matches] == begun[::-1], "the newest first"
