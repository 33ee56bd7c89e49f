"""Parties on disk: entry after entry, none twice, none left out, whatever the clock says."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.parties import Guest
from stackhub.store.results import Who
from tests.store.matches import a_match

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TIMES = ("2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "home")


def test_a_party_comes_back_as_it_was(folder: DataFolder) -> None:
    assert folder.parties.unfinished() == []
    assert not folder.root.exists(), "looking writes nothing"
    key = folder.parties.begin('{"version": 1}', [Guest("Ada")], NOON)
    assert key.startswith("party-20260501-120000-")
    for number, entry in enumerate(('{"kind": "chosen"}', '{"name": "Léa ▲"}', "{}")):
        folder.parties.append(key, number, entry)
    party = folder.parties.load(key)
    assert (party.plan, party.started, party.finished) == ('{"version": 1}', "2026-05-01T12:00:00+00:00", None)
    assert party.entries == ('{"kind": "chosen"}', '{"name": "Léa ▲"}', "{}")
    assert folder.parties.unfinished() == [party]
    folder.parties.finish(key, NOON + timedelta(hours=1))
    folder.parties.finish(key, NOON + timedelta(hours=2))
    assert folder.parties.unfinished() == []
    assert folder.parties.load(key).finished == "2026-05-01T13:00:00+00:00"


def test_a_number_is_never_written_twice_nor_left_out(folder: DataFolder) -> None:
    key = folder.parties.begin("{}")
    folder.parties.append(key, 0, "a")
    for number in (0, 2, -1):
        with pytest.raises(StoreError, match=rf"^entry {number} of the party does not follow: 1 are written$"):
            folder.parties.append(key, number, "b")
    assert folder.parties.load(key).entries == ("a",)
    folder.parties.finish(key)
    with pytest.raises(StoreError, match=r"^this party is over$"):
        folder.parties.append(key, 1, "b")
    for use in (
        lambda: folder.parties.append("no-party", 0, "a"),
        lambda: folder.parties.load("no-party"),
        lambda: folder.parties.finish("no-party"),
    ):
        with pytest.raises(StoreError, match=r"^this party is not known$"):
            use()


@pytest.mark.parametrize("entry", ["\ud800", "x" * ((1 << 20) + 1)])
def test_what_cannot_be_written_as_it_is_is_refused(folder: DataFolder, entry: str) -> None:
    key = folder.parties.begin("{}")
    with pytest.raises(StoreError, match="cannot be written down"):
        folder.parties.append(key, 0, entry)
    with pytest.raises(StoreError, match="cannot be written down"):
        folder.parties.begin(entry)
    assert folder.parties.load(key).entries == ()
    assert len(folder.history.parties()) == 1


def test_a_clock_set_back_changes_neither_order_nor_sense(folder: DataFolder) -> None:
    first = folder.parties.begin("{}", started=NOON)
    second = folder.parties.begin("{}", started=NOON - timedelta(days=400))
    for number in range(3):
        folder.parties.append(second, number, str(number))
        later = ("2026-01-01T10:00:00+00:00", f"2026-01-0{9 - number}T10:00:00+00:00")  # each ends "before" the last
        folder.history.record(f"k{number}", a_match(), *later, party=PartyLink(first, number, "{}"))
    assert [party.key for party in folder.parties.unfinished()] == [second, first]
    assert folder.parties.load(second).entries == ("0", "1", "2")
    results = {party.key: party for party in folder.history.parties()}
    assert [match.key for match in results[first].matches] == ["k0", "k1", "k2"]
    folder.parties.finish(first, NOON - timedelta(hours=3))
    party = folder.parties.load(first)
    assert party.finished == party.started, "a party is never over before it began"


def test_a_match_and_its_entry_are_written_together_or_not_at_all(folder: DataFolder) -> None:
    key = folder.parties.begin("{}")
    with pytest.raises(StoreError, match="does not follow"):
        folder.history.record("k", a_match(), *TIMES, party=PartyLink(key, 1, "{}"))
    assert not folder.history.has("k")
    for _ in range(2):  # the program may have died before the save went
        folder.history.record("k", a_match(), *TIMES, party=PartyLink(key, 0, '{"over": 1}'))
    assert folder.parties.load(key).entries == ('{"over": 1}',)
    assert [match.key for match in folder.history.parties()[0].matches] == ["k"]
    assert folder.history.matches()[0].party == key


def test_a_result_is_kept_though_its_party_is_gone(folder: DataFolder) -> None:
    """As after a damaged database was put aside in the middle of an evening."""
    folder.history.record("k", a_match(), *TIMES, party=PartyLink("party-gone", 7, "{}"))
    assert folder.history.matches()[0].party is None
    key = folder.parties.begin("{}")
    folder.history.record("k2", a_match(), *TIMES, party=PartyLink(key, 0, "{}"))
    folder.parties.remove(key)
    assert [(match.key, match.party) for match in folder.history.matches()] == [("k2", None), ("k", None)]
    assert folder.history.parties() == []


def test_an_evening_goes_on_though_its_database_was_put_aside(folder: DataFolder) -> None:
    key = folder.parties.begin("{}", [Guest("Ada")])
    folder.parties.append(key, 0, "a")
    party = folder.parties.load(key)
    assert not folder.parties.restore(party, [Guest("Ada")]), "it is still here"
    folder.database.path.write_bytes(b"no database" * 1_000)
    aside = folder.history.record("k", a_match(), *TIMES, party=PartyLink(key, 1, "b"))
    assert aside == folder.root / "stackhub.damaged-1.sqlite3"
    assert folder.parties.restore(party, [Guest("Ada")])
    folder.parties.append(key, 1, "b")
    assert folder.parties.load(key).entries == ("a", "b")
    assert folder.history.parties()[0].people == (Who(None, "Ada"),)


def test_a_reader_sees_one_moment(folder: DataFolder) -> None:
    folder.profiles.add("Ada", "red")
    with folder.database.reading() as connection:
        before = connection.execute("SELECT COUNT(*) FROM profile").fetchone()
        with pytest.raises(sqlite3.OperationalError, match=r"readonly|read-only|query_only"):
            connection.execute("DELETE FROM profile")
        assert connection.execute("SELECT COUNT(*) FROM profile").fetchone() == before == (1,)


def test_who_comes_late_is_at_the_end_of_the_list(folder: DataFolder) -> None:
    lea = folder.profiles.add("Léa", "blue")
    key = folder.parties.begin("{}", [Guest("Ada"), Guest("Noor")])
    folder.parties.append(key, 0, "{}", joined=Guest("Léa", lea.id))
    assert folder.history.parties()[0].people == (Who(None, "Ada"), Who(None, "Noor"), Who(lea.id, "Léa"))


@settings(max_examples=25)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), max_size=6))
def test_any_text_comes_back_letter_by_letter(tmp_path_factory: pytest.TempPathFactory, entries: list[str]) -> None:
    folder = DataFolder(tmp_path_factory.mktemp("home"))
    key = folder.parties.begin("{}")
    for number, entry in enumerate(entries):
        folder.parties.append(key, number, entry)
    assert folder.parties.load(key).entries == tuple(entries)
