"""The data folder at the start: another StackHub has it, nothing can be kept in it, its results were damaged."""

import errno
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stackhub.shell.folder_start import IN_USE_EXIT_CODE, look_after
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.store.atomic import StoreError
from stackhub.store.database import NOT_WRITTEN
from stackhub.store.folder import DataFolder
from stackhub.store.history import RESULT_NOT_WRITTEN
from stackhub.store.lock import FolderLock, Holder
from tests.gui.conftest import Waiter, click, close, make_hub
from tests.gui.test_playing import ADA, EASY, choose_order, play_out, start
from tests.gui.test_program import command, environment


@pytest.fixture
def running(stackhub_home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A whole StackHub on the data folder, its window open."""
    process = subprocess.Popen(command(), env=environment(stackhub_home))
    log = stackhub_home / "logs" / "stackhub.log"
    until = time.monotonic() + 60
    while "window is open" not in (log.read_text() if log.exists() else ""):
        assert time.monotonic() < until
        time.sleep(0.05)
    yield process
    process.kill()
    process.wait()


def test_a_second_instance_says_who_has_the_folder_and_ends(
    running: subprocess.Popen[bytes], stackhub_home: Path
) -> None:
    before = {file: file.read_bytes() for file in stackhub_home.rglob("*") if file.is_file()}
    second = subprocess.run(
        command(), env=environment(stackhub_home), capture_output=True, text=True, check=False, timeout=60
    )
    assert second.returncode == IN_USE_EXIT_CODE
    assert f"Another StackHub (process {running.pid} on " in second.stderr
    assert "go on in its window, or close it first." in second.stderr
    assert "Traceback" not in second.stderr
    assert {file: file.read_bytes() for file in stackhub_home.rglob("*") if file.is_file()} == before


def test_the_folder_is_free_again_once_its_stackhub_was_killed(
    running: subprocess.Popen[bytes], stackhub_home: Path
) -> None:
    lock = FolderLock(stackhub_home)
    assert isinstance(lock.acquire(), Holder)
    running.kill()
    running.wait()
    assert lock.acquire() is None
    lock.release()


def test_a_folder_that_cannot_be_written_is_said_once_and_a_match_is_played_to_its_end(
    qapp: QApplication, stackhub_home: Path, wait: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StoreError) as found:
        DataFolder(stackhub_home).check_writable()
    hub = make_hub(qapp, stackhub_home)
    window = MainWindow(hub)
    window.open_first()
    window.show()
    look_after(hub, found.value)
    assert window.notice.sentence == (
        "You can play, but no match, result or setting can be kept. "
        f"Nothing can be written to {stackhub_home}: you may not write or read there."
    )
    click(window.notice.close_button)
    screen = start(window, [ADA, EASY])
    choose_order(screen, "Play first")
    for _ in range(2):
        screen.play.play(screen.play.moves()[0])
        wait(lambda: bool(screen.play.moves()) or screen.play.match.phase == "over")
    screen.play.keeper.flush()
    QApplication.processEvents()
    assert window.notice.sentence == "", "it was said"
    play_out(screen, wait)
    assert screen.play.match.phase == "over"
    close(window)


def test_the_folder_of_a_sound_start_is_written_to_and_left_as_it_was(stackhub_home: Path) -> None:
    DataFolder(stackhub_home).check_writable()
    assert list(stackhub_home.iterdir()) == []


def test_damaged_results_are_put_aside_at_the_start_and_the_player_is_told(
    qapp: QApplication, stackhub_home: Path
) -> None:
    stackhub_home.mkdir(parents=True)
    (stackhub_home / "stackhub.sqlite3").write_bytes(b"this is no database, whatever its name says" * 40)
    hub = make_hub(qapp, stackhub_home)
    window = MainWindow(hub)
    window.open_first()
    window.show()
    look_after(hub, None)
    assert "put aside as stackhub.damaged-1.sqlite3" in window.notice.sentence
    assert (stackhub_home / "stackhub.damaged-1.sqlite3").exists()
    close(window)


def test_where_nothing_can_be_kept_what_does_not_go_on_says_so(hub: Hub) -> None:
    """A save is silent after the first sentence; an evening that cannot begin is not."""
    heard: list[str] = []
    hub.problem.connect(heard.append)
    hub.keeps = False
    hub.tell(StoreError(NOT_WRITTEN, file="2026.stackhub", reason="the disk is full"))
    hub.tell(StoreError(RESULT_NOT_WRITTEN, file="stackhub.sqlite3", reason="the disk is full"))
    assert heard == []
    hub.tell(StoreError(NOT_WRITTEN, file="stackhub.sqlite3", reason="the disk is full"))
    assert heard == ["stackhub.sqlite3 could not be written: the disk is full"]
