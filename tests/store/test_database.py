"""The scoreboard's memory: what was recorded comes back, and a file that cannot be used is said and left alone."""

import sqlite3
from pathlib import Path

import pytest

from stackhub.engine.save import match_to_json
from stackhub.store.atomic import StoreError
from stackhub.store.database import Database
from stackhub.store.history import History
from stackhub.store.schema import SCHEMA_VERSION
from tests.store.matches import a_match


def test_a_result_is_recorded_once(tmp_path: Path) -> None:
    """Recording and removing the save are two steps: dying in between must not count the match twice."""
    match = a_match()
    match.leave(1)
    database = History(Database(tmp_path / "x.sqlite3"))
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


def test_a_damaged_database_is_said_when_read_and_put_aside_when_written(tmp_path: Path) -> None:
    """What could not be read is kept under a name of its own, and results are kept from then on."""
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"this is no database at all" * 100)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"x\.sqlite3"):
        History(Database(file)).matches()
    assert file.read_bytes() == before
    aside = History(Database(file)).record("k", a_match(), "", "")
    assert aside == tmp_path / "x.damaged-1.sqlite3"
    assert aside.read_bytes() == before
    assert [result.key for result in History(Database(file)).matches()] == ["k"]
    assert History(Database(file)).record("l", a_match(), "", "") is None
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)  # all pages but the first
    file.write_bytes(data)
    assert History(Database(file)).record("m", a_match(), "", "") == tmp_path / "x.damaged-2.sqlite3"
    assert [result.key for result in History(Database(file)).matches()] == ["m"]


def test_matches_come_newest_first_and_by_game(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "x.sqlite3"
    database = History(Database(file))
    assert database.matches() == []
    assert not file.parent.exists(), "looking writes nothing"
    for number, finished in enumerate(("2026-01-01", "2026-03-01", "2026-02-01")):
        database.record(f"k{number}", a_match(), "2025-12-31", finished)
    assert [result.key for result in database.matches("babylon")] == ["k1", "k2", "k0"]
    assert [result.key for result in database.matches(limit=1)] == ["k1"]
    assert database.save_of("k9") is None


def test_a_newer_database_is_said_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    History(Database(file)).record("k", a_match(), "", "")
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    before = file.read_bytes()
    for use in (History(Database(file)).matches, lambda: History(Database(file)).save_of("k")):
        with pytest.raises(StoreError, match=r"^x\.sqlite3 was written by a newer StackHub"):
            use()
    assert file.read_bytes() == before


def test_a_database_that_another_program_holds_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.sqlite3"
    History(Database(file)).record("k", a_match(), "", "")
    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: real(path, **{**more, "timeout": 0.01}))
    other = real(file)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match=r"another program is using it$"):
        History(Database(file)).record("k2", a_match(), "", "")
    other.rollback()
    other.close()
    History(Database(file)).record("k2", a_match(), "", "")
    assert len(History(Database(file)).matches()) == 2


def test_a_folder_in_its_place_is_said(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").mkdir()
    with pytest.raises(StoreError, match=r"^x\.sqlite3 could not be read: the file cannot be opened$"):
        History(Database(tmp_path / "x.sqlite3")).matches()
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"a file stands where a folder should be$"):
        History(Database(tmp_path / "file" / "x.sqlite3")).record("k", a_match(), "", "")
