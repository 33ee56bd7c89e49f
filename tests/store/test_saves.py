"""Saves on disk: what was written comes back, whatever happened while it was written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stackhub.engine.errors import BadSave
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_to_json
from stackhub.games import registry
from stackhub.store.atomic import StoreError, read_text, write_atomically
from stackhub.store.database import Database
from stackhub.store.saves import read_match, read_match_or_last, remove_match, unfinished, write_match

KILLS = 200


def a_match(moves: int = 0, seed: int = 1) -> Match:
    rules = registry.rules_of("babylon")
    options = make_options(rules.options_model, {})
    match = Match(rules, options, (Player("Ada", "red"), Player("Léa", "blue", "easy")), seed)
    match.next_round()
    match.choose_order(begin=True)
    for _ in range(moves):
        match.play(match.referee.state.legal_moves()[0])
    return match


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    match = a_match(moves=4)
    write_match(tmp_path / "a.stackhub", match)
    assert match_to_json(read_match(tmp_path / "a.stackhub", registry.rules_of)) == match_to_json(match)


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_killed_at_200_random_points_of_writing_loses_at_most_the_last_move(tmp_path: Path) -> None:
    """Half of the kills at a system call of the saving, half at a random time."""
    command = [sys.executable, str(Path(__file__).with_name("kill_writer.py")), str(tmp_path / "k"), str(KILLS), "11"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=environment)
    assert done.returncode == 0, done.stderr
    kills = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(kills) == KILLS
    assert len({saved for saved, _ in kills}) > 5, "the kills must fall at different moments"
    for saved, found in kills:
        assert found in (saved, saved + 1), f"{saved} moves were saved and {found} found"


def test_the_last_good_save_serves_when_the_newest_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "a.stackhub"
    write_match(path, a_match(moves=2))
    write_match(path, a_match(moves=3))
    path.write_text(path.read_text()[:50])
    saved = read_match_or_last(path, registry.rules_of)
    assert saved.used_last
    assert saved.match.referee.moves_played == 2
    path.with_name("a.stackhub.last").write_text("")
    with pytest.raises(BadSave, match=r"^a\.stackhub"):
        read_match_or_last(path, registry.rules_of)


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


@pytest.mark.parametrize("broken", ["", "\0\0\0", "[]", '{"format": "other"}', "x" * 100])
def test_foreign_files_are_refused_by_name(tmp_path: Path, broken: str) -> None:
    (tmp_path / "a.stackhub").write_text(broken)
    with pytest.raises(BadSave, match=r"^a\.stackhub: "):
        read_match(tmp_path / "a.stackhub", registry.rules_of)


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


def test_unfinished_matches_newest_first_and_removable(tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b", "c")):
        write_match(tmp_path / f"{name}.stackhub", a_match())
        os.utime(tmp_path / f"{name}.stackhub", (number, number))
    (tmp_path / "notes.txt").write_text("not a match")
    assert [path.stem for path in unfinished(tmp_path)] == ["c", "b", "a"]
    write_match(tmp_path / "b.stackhub", a_match(moves=1))
    remove_match(tmp_path / "b.stackhub")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.stackhub", "c.stackhub", "notes.txt"]
    assert unfinished(tmp_path / "missing") == []


def test_a_result_is_recorded_once(tmp_path: Path) -> None:
    """Recording and removing the save are two steps: dying in between must not count the match twice."""
    match = a_match()
    match.leave(1)
    database = Database(tmp_path / "x.sqlite3")
    for _ in range(2):
        database.record("babylon-1", match, "2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")
    (result,) = database.matches()
    assert result.game == "babylon"
    assert [(seat.name, seat.level, seat.won, seat.left_early) for seat in result.seats] == [
        ("Ada", None, True, False),
        ("Léa", "easy", False, True),
    ]
    assert database.save_of("babylon-1") == match_to_json(match)
    assert database.matches("stacko") == []


def test_a_damaged_database_is_said_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"this is no database at all" * 100)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"x\.sqlite3"):
        Database(file).matches()
    with pytest.raises(StoreError, match=r"x\.sqlite3"):
        Database(file).record("k", a_match(), "", "")
    assert file.read_bytes() == before
