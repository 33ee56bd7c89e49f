"""A full disk, a folder that may not be written: said in a sentence, nothing half written, and it goes on afterwards.

As root on Linux on a real small disk (a tmpfs of its own); elsewhere SQLite is told that its file may not grow, and the
folder is taken away the right to be written.
"""

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stackhub.store.archive import export_everything
from stackhub.store.archive_import import import_archive
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.lock import FolderLock
from stackhub.store.parties import Guest
from stackhub.store.report import write_report
from stackhub.store.saves import write_match
from tests.store.matches import a_match

TIMES = ("2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")
FULL = "the disk is full; make room, then try again"


def mount(*arguments: str) -> bool:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 400 KiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if not mount("-t", "tmpfs", "-o", "size=400k", "tmpfs", str(disk)):
        pytest.skip("no small disk can be made here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Take what is left of the disk."""
    filler = disk / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)
    return filler


@pytest.fixture
def folder_on_small_disk(small_disk: Path) -> tuple[DataFolder, str]:
    folder = DataFolder(small_disk / "home")
    ada = folder.profiles.add("Ada", "red")
    key = folder.parties.begin('{"plan": 1}', [Guest("Ada", ada.id)])
    folder.parties.append(key, 0, "{}")
    write_match(folder.saves / "k.stackhub", a_match(moves=2))
    return folder, key


def test_a_party_on_a_full_disk_is_kept_and_goes_on_when_there_is_room(
    folder_on_small_disk: tuple[DataFolder, str], small_disk: Path
) -> None:
    folder, key = folder_on_small_disk
    save = (folder.saves / "k.stackhub").read_bytes()
    filler = fill(small_disk)

    def append_until_full() -> None:  # the file may have a free page or two
        for number in range(1, 100):
            folder.parties.append(key, number, "x" * 5_000)

    with pytest.raises(StoreError, match=FULL):
        append_until_full()
    number = len(folder.parties.load(key).entries)
    attempts: tuple[Callable[[], object], ...] = (
        lambda: folder.history.record("k", a_match(2), *TIMES, party=PartyLink(key, number, "y" * 9_000)),
        lambda: folder.parties.begin("z" * 9_000),
        lambda: write_match(folder.saves / "k.stackhub", a_match(moves=3)),
        lambda: export_everything(folder, small_disk / "x.zip"),
        lambda: write_report(small_disk / "r.zip", folder, versions="v" * 9_000),
    )
    for attempt in attempts:
        with pytest.raises(StoreError, match=FULL):
            attempt()
    assert len(folder.parties.load(key).entries) == number < 50
    assert folder.history.matches() == []
    assert len(folder.parties.unfinished()) == 1
    assert (folder.saves / "k.stackhub").read_bytes() == save
    assert {path.name for path in small_disk.iterdir()} == {"home", "filler"}
    assert {path.name for path in folder.root.iterdir()} == {"saves", "stackhub.sqlite3"}
    filler.unlink()
    folder.history.record("k", a_match(2), *TIMES, party=PartyLink(key, number, "y" * 9_000))
    assert folder.parties.load(key).entries[number] == "y" * 9_000
    with folder.database.reading() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_an_import_on_a_full_disk_takes_everything_back(
    folder_on_small_disk: tuple[DataFolder, str], small_disk: Path, tmp_path: Path
) -> None:
    folder, key = folder_on_small_disk
    other = DataFolder(tmp_path / "other")
    (other.root / "replays").mkdir(parents=True)
    for number in range(4):
        (other.root / "replays" / f"{number}.stackreplay").write_bytes(os.urandom(60_000))
        other.history.record(f"o{number}", a_match(), *TIMES)
    export_everything(other, tmp_path / "other.zip")
    with pytest.raises(StoreError, match=FULL):
        import_archive(folder, tmp_path / "other.zip")
    assert list(folder.root.glob("replays/*")) == []
    assert list(folder.root.glob(".import-*")) == []
    assert folder.history.matches() == []
    folder.parties.append(key, 1, "{}")


def test_a_lock_on_a_full_disk_holds_all_the_same(small_disk: Path) -> None:
    fill(small_disk)
    first, second = FolderLock(small_disk), FolderLock(small_disk)
    assert first.acquire() is None
    assert second.acquire() is not None
    first.release()


def test_a_database_that_may_not_grow_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs everywhere: SQLite's own limit gives the error of a full disk."""
    folder = DataFolder(tmp_path / "home")
    key = folder.parties.begin("{}")
    real = sqlite3.connect

    def narrow(*arguments: object, **more: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = real(*arguments, **more)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count = 1")  # never less than there are
        return connection

    with monkeypatch.context() as full:
        full.setattr(sqlite3, "connect", narrow)
        with pytest.raises(StoreError, match=rf"^stackhub\.sqlite3 could not be written: {FULL}$"):
            folder.parties.append(key, 0, "x" * 50_000)
        with pytest.raises(StoreError, match=rf"^the result could not be written to stackhub\.sqlite3: {FULL}$"):
            folder.history.record("k", a_match(moves=9), *TIMES, party=PartyLink(key, 0, "x" * 50_000))
    assert folder.parties.load(key).entries == ()
    assert folder.history.matches() == []
    folder.parties.append(key, 0, "x" * 50_000)


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """``folder`` and all below it may not be written."""
    if mount("--bind", str(folder), str(folder)):
        done = mount("-o", "remount,ro,bind", str(folder))
        try:
            if not done:
                pytest.skip("nothing can be made read-only here")
            yield
        finally:
            subprocess.run(["umount", str(folder)], check=True)
        return
    if sys.platform == "win32" or os.geteuid() == 0:
        pytest.skip("nothing can be made read-only here")
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        yield
    finally:
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)


@pytest.mark.parametrize("version", [1, 2])
def test_a_read_only_folder_is_shown_and_not_written(tmp_path: Path, version: int) -> None:
    folder = DataFolder(tmp_path / "home")
    key = ""
    if version == 1:
        folder.root.mkdir()
        folder.database.path.write_bytes(Path(__file__).with_name("version-1.sqlite3").read_bytes())
    else:
        key = folder.parties.begin("{}", [Guest("Ada")])
        for number in range(2):
            folder.history.record(f"k{number}", a_match(), *TIMES, party=PartyLink(key, number, "{}"))
    write_match(folder.saves / "k.stackhub", a_match())
    before = {path: path.read_bytes() for path in folder.root.rglob("*") if path.is_file()}
    with read_only(folder.root):
        assert len(folder.history.matches()) == 2
        assert folder.profiles.all() == []
        export_everything(folder, tmp_path / "out.zip")
        for attempt in (
            lambda: folder.profiles.add("Ada", "red"),
            lambda: folder.parties.begin("{}"),
            lambda: folder.history.record("k9", a_match(), *TIMES),
            lambda: write_match(folder.saves / "k.stackhub", a_match(moves=1)),
            lambda: import_archive(folder, tmp_path / "out.zip"),
            FolderLock(folder.root).acquire,
        ):
            with pytest.raises(StoreError, match=r"the disk is read-only|may not write|cannot be opened"):
                attempt()
        if key:
            assert folder.parties.unfinished()[0].entries == ("{}", "{}")
    assert {path: path.read_bytes() for path in folder.root.rglob("*") if path.is_file()} == before
    folder.profiles.add("Ada", "red")
    assert len(import_archive(DataFolder(tmp_path / "new"), tmp_path / "out.zip").files) == 1
