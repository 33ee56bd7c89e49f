"""One StackHub at a time on a data folder: a second one is told who has it, and a dead one has it no more."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from stackhub.store.atomic import StoreError
from stackhub.store.lock import FolderLock, Holder

COMMAND = [sys.executable, str(Path(__file__).with_name("hold_lock.py"))]


def another(root: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.Popen(
        [*COMMAND, str(root)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_second_process_is_refused_and_told_who_holds_it(tmp_path: Path) -> None:
    with another(tmp_path) as first:
        assert first_line(first) == "mine"
        lock = FolderLock(tmp_path)
        holder = lock.acquire()
        assert holder is not None
        assert holder.process == first.pid
        assert holder.since.endswith("+00:00")
        assert not lock.held
        with another(tmp_path) as third:
            assert first_line(third) == str(first.pid)
            third.communicate("\n")
        first.communicate("\n")
    assert lock.acquire() is None, "whoever ends in peace gives it back"
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    for _ in range(3):
        with another(tmp_path) as first:
            assert first_line(first) == "mine"
            first.send_signal(signal.SIGKILL)
            first.wait()
        lock = FolderLock(tmp_path)
        assert lock.acquire() is None
        lock.release()


def test_two_windows_of_one_process_are_two(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path / "new"), FolderLock(tmp_path / "new")
    assert first.acquire() is None
    assert first.acquire() is None, "what is ours already stays ours"
    assert second.acquire() == Holder(os.getpid(), *list(json.loads(second.path.read_text()).values())[1:])
    first.release()
    first.release()
    assert second.acquire() is None
    second.release()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"process": "x"}', "\0" * 10, '{"process": 1, "computer": 2}'])
def test_a_holder_that_has_not_said_its_name_yet_holds_it_all_the_same(tmp_path: Path, content: str) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    first.acquire()
    first.path.write_text(content)
    assert second.acquire() == Holder(0, "", "")
    first.release()


def test_where_there_can_be_no_lock_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"for this StackHub alone: a file stands where a folder should be$"):
        FolderLock(tmp_path / "file").acquire()
    (tmp_path / "stackhub.lock").mkdir()
    lock = FolderLock(tmp_path)
    with pytest.raises(StoreError, match=r"a folder stands where a file should be$"):
        lock.acquire()
    assert not lock.held


def test_a_process_that_is_just_ending_is_waited_for(tmp_path: Path) -> None:
    """Whoever starts again at once is not refused."""
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.acquire() is None
    assert second.acquire() is not None
    ending = threading.Timer(0.3, first.release)
    ending.start()
    assert second.acquire(patience_s=30) is None
    ending.join()
    second.release()
