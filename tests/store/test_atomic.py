"""Files are either the old one or the new one, and what cannot be read or written is said in a sentence."""

import errno
import os
from pathlib import Path

import pytest

from stackhub.store.atomic import StoreError, may_exist, read_text, write_atomically


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    write_atomically(path, "old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(StoreError, match=r"^a\.txt could not be written: the disk is full"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]


def test_a_real_full_disk_is_said(tmp_path: Path) -> None:
    """/dev/full refuses every byte, as a full disk does."""
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / f".a.txt.{os.getpid()}.tmp").symlink_to(full)
    with pytest.raises(StoreError, match="the disk is full"):
        write_atomically(folder / "a.txt", "x" * 10_000)


def test_missing_folders_and_binary_files_are_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no file"):
        read_text(tmp_path / "none.stackhub", 100)
    with pytest.raises(StoreError, match="is not a file"):
        read_text(tmp_path, 100)
    (tmp_path / "b.stackhub").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(StoreError, match="not text"):
        read_text(tmp_path / "b.stackhub", 100)
    with pytest.raises(StoreError, match="too large"):
        read_text(tmp_path / "b.stackhub", 2)


def test_with_keep_last_the_file_before_stays_beside(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "a.txt"
    for content in ("one", "two", "three"):
        write_atomically(path, content, keep_last=True)
    assert path.read_text() == "three"
    assert path.with_name("a.txt.last").read_text() == "two"
    assert len(list(path.parent.iterdir())) == 2


def test_a_file_system_without_hard_links_keeps_the_last_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    test_with_keep_last_the_file_before_stays_beside(tmp_path)


def test_a_folder_is_made_only_when_it_may_be(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"^a\.txt could not be written: the folder does not exist$"):
        write_atomically(tmp_path / "no" / "a.txt", "x", make_folder=False)
    assert list(tmp_path.iterdir()) == []
    write_atomically(tmp_path / "yes" / "a.txt", "x")
    assert (tmp_path / "yes" / "a.txt").read_text() == "x"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("/", "^/ is not a file$"),
        (".", r"^\. is not a file$"),
        ("..", r"^\.\. is not a file$"),
        ("x" * 300, "could not be written: the name is too long$"),
        ("loop/a", "^a could not be written: the links go round in a circle$"),
        ("file/a", "^a could not be written: a file stands where a folder should be$"),
        ("folder", "^folder could not be written: a folder stands where a file should be$"),
    ],
)
def test_names_that_no_file_can_have_are_said(
    tmp_path: Path, name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match=why):
        write_atomically(Path(name), "x", make_folder=False)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder", "loop"]


def test_a_folder_that_may_not_be_entered_may_hold_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not may_exist(tmp_path / "a.txt")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "stat", refuse)
    assert may_exist(tmp_path / "a.txt")
    for use in (lambda: read_text(tmp_path / "a.txt", 10), lambda: write_atomically(tmp_path / "a.txt", "x")):
        with pytest.raises(StoreError, match=r"you may not write or read there$"):
            use()
