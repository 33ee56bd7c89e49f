"""Matches and parties found again by game, people and date."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from stackhub.store.folder import DataFolder
from stackhub.store.history import Filter, PartyLink
from stackhub.store.parties import Guest
from stackhub.store.results import Who
from stackhub.store.statistics import tallies
from tests.store.matches import a_match

DAY = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """Three matches on three days, the first of them in a party with Ada (a profile) and a guest, Noor, who only
    watches. Ada sits in all of them, at the second as a guest of that name; Léa is a bot."""
    folder = DataFolder(tmp_path / "home")
    ada = folder.profiles.add("Ada", "red")
    party = folder.parties.begin("{}", [Guest("Ada", ada.id), Guest("Noor")], DAY)
    for number, profile in enumerate((ada.id, None, ada.id)):
        finished = (DAY + timedelta(days=number)).isoformat(timespec="seconds")
        link = PartyLink(party, 0, "{}") if number == 0 else None
        match = a_match(moves=number)
        match.leave(1)
        folder.history.record(f"k{number}", match, finished, finished, profiles=[profile, None], party=link)
    return folder


def keys(folder: DataFolder, only: Filter) -> list[str]:
    return [result.key for result in folder.history.matches(only=only)]


def test_matches_by_game_people_date_and_party(folder: DataFolder) -> None:
    (ada,) = folder.profiles.all()
    profile, guest, bot = Who(ada.id, "Ada"), Who(None, "ADA"), Who(None, "Léa", "easy")
    assert keys(folder, Filter()) == ["k2", "k1", "k0"]
    assert keys(folder, Filter("babylon", people=(profile,))) == ["k2", "k0"]
    assert keys(folder, Filter("stacko", people=(profile,))) == []
    assert keys(folder, Filter(people=(guest,))) == ["k1"]
    assert keys(folder, Filter(people=(profile, bot))) == ["k2", "k0"]
    assert keys(folder, Filter(people=(profile, guest))) == []
    assert keys(folder, Filter(people=(Who(None, "Léa"),))) == [], "a person of a bot's name is somebody else"
    assert keys(folder, Filter(since=DAY + timedelta(days=1))) == ["k2", "k1"]
    assert keys(folder, Filter(until=DAY + timedelta(days=1))) == ["k0"]
    (party,) = folder.history.parties()
    assert keys(folder, Filter(party=party.key)) == ["k0"]
    assert keys(folder, Filter("babylon", (profile,), DAY, DAY + timedelta(hours=1), party.key)) == ["k0"]


def test_dates_are_moments_whatever_the_time_zone(folder: DataFolder) -> None:
    east = DAY.astimezone(datetime.fromisoformat("2026-01-01T00:00:00+09:00").tzinfo)
    assert keys(folder, Filter(until=east)) == []
    assert keys(folder, Filter(since=east)) == ["k2", "k1", "k0"]


def test_parties_by_game_people_and_date(folder: DataFolder) -> None:
    (ada,) = folder.profiles.all()
    second = folder.parties.begin("{}", [Guest("Tom")], DAY + timedelta(days=9))
    first = folder.history.parties()[1].key
    assert [party.key for party in folder.history.parties()] == [second, first]

    def found(only: Filter) -> list[str]:
        return [party.key for party in folder.history.parties(only=only)]

    assert found(Filter(people=(Who(ada.id, "Ada"),))) == [first]
    assert found(Filter(people=(Who(None, "noor"),))) == [first], "who came but did not play was there"
    assert found(Filter(people=(Who(None, "Léa", "easy"),))) == [first]
    assert found(Filter(people=(Who(None, "Tom"), Who(None, "Noor")))) == []
    assert found(Filter("babylon")) == [first]
    assert found(Filter(since=DAY + timedelta(days=1))) == [second]
    assert found(Filter(party=first)) == [first]
    assert [len(party.matches) for party in folder.history.parties()] == [0, 1]
    assert folder.history.people() == [
        Who(None, "Ada"), Who(ada.id, "Ada"), Who(None, "Noor"), Who(None, "Tom")
    ]  # fmt: skip
    assert folder.history.keys() == {"k0", "k1", "k2"}
    assert folder.history.has("k1")
    assert not folder.history.has("k9")


def test_a_bot_that_stood_in_is_told_from_one_of_its_own(tmp_path: Path) -> None:
    """By its profile, or by a name that somebody had with whom the party began or who joined it."""
    folder = DataFolder(tmp_path / "other")
    lea = folder.profiles.add("Léa B.", "blue")
    played = DAY.isoformat(timespec="seconds")
    cases = ((None, "Noor", False), (lea.id, "Noor", True), (None, "LÉA", True))
    for number, (profile, name, _) in enumerate(cases):
        match = a_match()
        match.leave(0)
        party = folder.parties.begin("{}", [Guest("Ada"), Guest(name)], DAY)
        link = PartyLink(party, 0, "{}")
        folder.history.record(f"k{number}", match, played, played, profiles=[None, profile], party=link)
    match = a_match()
    match.leave(0)
    folder.history.record("plain", match, played, played)
    told = {result.key: result.seats[1].stood_in for result in folder.history.matches()}
    assert told == {**{f"k{n}": stood_in for n, (_, _, stood_in) in enumerate(cases)}, "plain": False}
    results = [folder.history.matches(only=Filter(people=(Who(lea.id, ""),)))[0]]
    assert [tally.who.name for tally in tallies(results)] == ["Ada"], "neither hers nor a bot's"


def test_without_profiles_given_a_name_is_enough(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    ada = folder.profiles.add("ada", "red")
    folder.profiles.add("Léa", "red")
    folder.history.record("k", a_match(), "", "")
    (result,) = folder.history.matches()
    assert [seat.profile for seat in result.seats] == [ada.id, None], "a bot is nobody's profile"
