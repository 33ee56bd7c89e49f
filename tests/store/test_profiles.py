"""Profiles: names are unique whatever their case, merging moves everything, deleting keeps the results."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.names import fold
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.history import Filter, PartyLink
from stackhub.store.parties import Guest
from stackhub.store.profiles import Aids, Played, checked_name
from stackhub.store.results import Who
from tests.store.matches import a_match

TIMES = ("2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "home")


def test_a_profile_comes_back_as_it_was_written(folder: DataFolder) -> None:
    assert folder.profiles.all() == []
    assert not folder.root.exists(), "looking writes nothing"
    aids = Aids(palette="red_green", big_cards=True, slow_animations=True, looseness_aid=True, left_handed=True)
    lea = folder.profiles.add("  Léa\t von  Bar ", "blue", avatar='{"eyes": 3}', birth_year=1999, aids=aids)
    ada = folder.profiles.add("Ada", "red")
    assert lea.name == "Léa von Bar"
    assert folder.profiles.all() == [ada, lea]
    assert folder.profiles.get(lea.id) == lea
    assert folder.profiles.get("nobody") is None


def test_names_are_unique_whatever_case_and_accents_are_made_of(folder: DataFolder) -> None:
    lea = folder.profiles.add("Léa", "blue")
    ada = folder.profiles.add("Ada", "red")
    for name in ("léa", "LÉA", "LE\N{COMBINING ACUTE ACCENT}A"):
        with pytest.raises(StoreError, match=r'^there is a profile "[^"]+" already$'):
            folder.profiles.add(name, "red")
        with pytest.raises(StoreError, match="already"):
            folder.profiles.rename(ada.id, name)
    assert folder.profiles.rename(lea.id, "LÉA").name == "LÉA", "one's own name in other letters"
    assert [profile.name for profile in folder.profiles.all()] == ["Ada", "LÉA"]


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\x00b", "a\ud800", "a\N{RIGHT-TO-LEFT OVERRIDE}b", "\N{ZERO WIDTH JOINER}", "\u3164"],
)
def test_names_that_nobody_can_have_are_refused(folder: DataFolder, name: str) -> None:
    ada = folder.profiles.add("Ada", "red")
    for use in (lambda: folder.profiles.add(name, "red"), lambda: folder.profiles.rename(ada.id, name)):
        with pytest.raises(
            StoreError,
            match=r"^(a name cannot be empty$|the name \")",
        ):
            use()
    assert folder.profiles.all() == [ada]


@given(st.text(max_size=30))
def test_a_name_that_passes_is_shown_whole_and_stays_the_same(name: str) -> None:
    try:
        checked = checked_name(name)
    except StoreError:
        return
    assert 1 <= len(checked) <= 24
    assert checked_name(checked) == checked
    assert fold(checked) == fold(checked.upper().lower()) or not checked.isascii()


def test_everything_but_the_date_can_be_changed(folder: DataFolder) -> None:
    from dataclasses import replace

    ada = folder.profiles.add("Ada", "red")
    wanted = replace(ada, name="Ada L.", colour="green", avatar="{}", birth_year=1985, aids=Aids(left_handed=True))
    assert folder.profiles.change(replace(wanted, created="1900")) == wanted
    assert folder.profiles.get(ada.id) == wanted
    for wrong in (replace(wanted, birth_year=1850), replace(wanted, avatar="x" * 2_001), replace(wanted, name="")):
        with pytest.raises(StoreError):
            folder.profiles.change(wrong)
    assert folder.profiles.get(ada.id) == wanted


def test_merging_moves_matches_and_parties_and_leaves_a_trace(folder: DataFolder) -> None:
    ada, other, third = (folder.profiles.add(name, "red") for name in ("Ada", "Adda", "A."))
    for number, profile in enumerate((ada, other)):
        folder.history.record(f"k{number}", a_match(), *TIMES, profiles=[profile.id, None])
    party = folder.parties.begin("{}", [Guest("Adda", other.id)])
    assert folder.profiles.played(other.id).matches == folder.profiles.played(other.id).parties == 1
    assert folder.profiles.merge(other.id, ada.id) == ada
    assert folder.profiles.all() == [third, ada]
    assert folder.profiles.get(other.id) == ada, "plans of parties still name the one that is no more"
    assert len(folder.history.matches(only=Filter(people=(Who(ada.id, "Ada"),)))) == 2
    assert [result.key for result in folder.history.parties(only=Filter(people=(Who(ada.id, ""),)))] == [party]
    folder.profiles.merge(ada.id, third.id)
    assert folder.profiles.get(other.id) == folder.profiles.get(ada.id) == third
    assert folder.profiles.played(ada.id).matches == 2
    with pytest.raises(StoreError, match="merged with itself"):
        folder.profiles.merge(ada.id, third.id)
    folder.history.record("k3", a_match(), *TIMES, profiles=[other.id, None])
    assert folder.profiles.played(third.id).matches == 3
    folder.profiles.delete(third.id)
    assert folder.profiles.get(other.id) is None


def test_deleting_keeps_the_results_under_the_name(folder: DataFolder) -> None:
    ada = folder.profiles.add("Ada", "red")
    folder.history.record("k", a_match(), *TIMES, profiles=[ada.id, None])
    party = folder.parties.begin('{"members": []}', [Guest("Ada", ada.id)])
    folder.profiles.delete(ada.id)
    (result,) = folder.history.matches()
    assert (result.seats[0].name, result.seats[0].profile) == ("Ada", None)
    assert folder.history.parties()[0].people == (Who(None, "Ada"),)
    assert folder.parties.load(party).plan == '{"members": []}'
    for use in (lambda: folder.profiles.delete(ada.id), lambda: folder.profiles.rename(ada.id, "X")):
        with pytest.raises(StoreError, match=r"^this profile is no more$"):
            use()


def test_results_keep_the_name_they_were_played_under_and_know_todays(folder: DataFolder) -> None:
    ada = folder.profiles.add("Ada", "red")
    folder.history.record("k", a_match(), *TIMES)
    folder.profiles.rename(ada.id, "Countess")
    seat = folder.history.matches()[0].seats[0]
    assert (seat.name, seat.known_as, seat.who) == ("Ada", "Countess", Who(ada.id, "Countess"))
    assert folder.history.people() == [Who(ada.id, "Countess")]


def test_a_guests_results_can_be_given_to_a_profile(folder: DataFolder) -> None:
    folder.history.record("k", a_match(), *TIMES)
    folder.parties.begin("{}", [Guest("ada")])
    bot_like = folder.profiles.add("Léa", "blue")
    ada = folder.profiles.add("Countess", "red")
    assert folder.profiles.adopt(bot_like.id, "Léa") == 0, "the bot at that table is nobody's"
    assert folder.profiles.adopt(ada.id, "ADA") == 1
    assert folder.profiles.adopt(ada.id, "ADA") == 0
    assert (folder.profiles.played(ada.id).matches, folder.profiles.played(ada.id).parties) == (1, 1)


def test_what_a_bot_did_for_somebody_to_the_end_is_nothing_they_took_part_in(folder: DataFolder) -> None:
    """Léa's name is that of a bot at the table: it stood in for her at the one evening, at the other she only came."""
    stood_in, came = (folder.parties.begin("{}", [Guest("Ada"), Guest("Léa")]) for _ in range(2))
    folder.history.record("k", a_match(), *TIMES, party=PartyLink(stood_in, 0, "{}"))
    assert folder.profiles.left_by_guest("ADA") == Played(1, 2)
    assert folder.profiles.left_by_guest("léa") == Played(0, 1)
    assert folder.profiles.left_by_guest("Noor") == Played(0, 0)
    lea = folder.profiles.add("Léa", "blue")
    assert folder.profiles.adopt(lea.id, "Léa") == 0
    assert folder.profiles.played(lea.id) == Played(0, 1)
    assert folder.profiles.left_by_guest("léa") == Played(0, 0)
    folder.parties.remove(came)
    assert folder.profiles.played(lea.id) == Played(0, 0)
