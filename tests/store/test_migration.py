"""A database of an older version is read as it is and led to the present one without losing a result."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from stackhub.store.atomic import StoreError
from stackhub.store.database import Database
from stackhub.store.history import History
from stackhub.store.profiles import Profiles
from stackhub.store.schema import SCHEMA_VERSION, bring_up_to_date, table_columns, version_of

VERSION_1 = Path(__file__).with_name("version-1.sqlite3")  # written by the StackHub of issue 2
KEYS = ["babylon-20260102-100000-0002", "babylon-20260101-100000-0001"]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(VERSION_1, tmp_path / "stackhub.sqlite3"))


def version(file: Path) -> int:
    connection = sqlite3.connect(file)
    try:
        return version_of(connection)
    finally:
        connection.close()


def test_an_old_file_is_read_without_being_changed(old: Path) -> None:
    found = History(Database(old)).matches()
    assert [result.key for result in found] == KEYS
    assert [(seat.name, seat.level, seat.won, seat.profile) for seat in found[0].seats] == [
        ("Ada", None, False, None),
        ("Léa", "easy", True, None),
    ]
    assert {result.party for result in found} == {None}
    assert History(Database(old)).save_of(KEYS[0]) is not None
    assert History(Database(old)).parties() == []
    assert old.read_bytes() == VERSION_1.read_bytes()
    assert [file.name for file in old.parent.iterdir()] == [old.name]


def test_the_first_writing_leads_it_on_and_keeps_the_old_file(old: Path) -> None:
    saves = [History(Database(old)).save_of(key) for key in KEYS]
    ada = Profiles(Database(old)).add("Ada", "red")
    history = History(Database(old))
    assert [result.key for result in history.matches()] == KEYS
    assert [history.save_of(key) for key in KEYS] == saves
    assert version(old) == SCHEMA_VERSION
    kept = old.with_name("stackhub.version-1.sqlite3")
    assert version(kept) == 1
    assert [result.key for result in History(Database(kept)).matches()] == KEYS
    assert Profiles(Database(old)).adopt(ada.id, "ADA") == 2
    assert history.matches()[0].seats[0].profile == ada.id


def test_prepare_leads_it_on_and_says_nothing(old: Path) -> None:
    assert Database(old).prepare() is None
    assert version(old) == SCHEMA_VERSION
    assert Database(old.with_name("none.sqlite3")).prepare() is None
    assert not old.with_name("none.sqlite3").exists()


def test_a_file_led_on_has_the_tables_of_a_new_one(old: Path) -> None:
    Database(old).prepare()
    fresh = sqlite3.connect(":memory:")
    bring_up_to_date(fresh)
    with Database(old).reading() as connection:
        assert table_columns(connection) == table_columns(fresh)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    fresh.close()


def test_when_a_step_fails_the_old_file_stays_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stackhub.store import schema

    broken = (*schema._VERSION_2[:-1], "CREATE INDEX seat_profile ON seat(no_such_column)")
    monkeypatch.setattr(schema, "_STEPS", (schema._VERSION_1, broken))
    with pytest.raises(StoreError, match="no_such_column"):
        Database(old).prepare()
    assert version(old) == 1
    monkeypatch.undo()
    assert [result.key for result in History(Database(old)).matches()] == KEYS
    assert Database(old).prepare() is None
    assert version(old) == SCHEMA_VERSION


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    """As a kill between opening and the first commit leaves it."""
    file = tmp_path / "x.sqlite3"
    file.touch()
    assert History(Database(file)).matches() == []
    assert Profiles(Database(file)).add("Ada", "red") in Profiles(Database(file)).all()
