"""Everything as one file: what goes out comes back, and nothing of a file from anywhere is believed unchecked."""

import os
import shutil
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pytest

from stackhub.store import archive_import
from stackhub.store.archive import carried_files, export_everything
from stackhub.store.archive_import import Contents, import_archive, look_into
from stackhub.store.archive_rows import RowCounts
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.parties import Guest
from stackhub.store.saves import remove_match, unfinished, write_match
from stackhub.store.settings import SettingsFile
from tests.store.archives import SAVE, TIMES, a_full_folder, contents_of, repack
from tests.store.matches import a_match


@pytest.fixture
def home(tmp_path: Path) -> DataFolder:
    return a_full_folder(tmp_path / "home")


@pytest.fixture
def packed(home: DataFolder, tmp_path: Path) -> Path:
    export_everything(home, tmp_path / "out.zip")
    return tmp_path / "out.zip"


def test_everything_comes_back_in_an_empty_folder(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    fresh = DataFolder(tmp_path / "fresh")
    assert look_into(packed) == Contents(
        app=look_into(packed).app,
        made=look_into(packed).made,
        rows=RowCounts(profiles=2, matches=2, parties=1),
        saves=1,
        replays=1,
        decks=1,
        house_rules=1,
        settings=True,
    )
    assert not fresh.root.exists()
    done = import_archive(fresh, packed, settings=True)
    assert done.aside is None, "there was nothing to keep"
    assert done.rows == RowCounts(2, 2, 1)
    expected = contents_of(home.root)
    for left in ("logs/stackhub.log", "saves/babylon-3.stackhub.last"):
        del expected[left]
    assert contents_of(fresh.root) == expected


def test_doing_it_again_changes_nothing(home: DataFolder, packed: Path) -> None:
    before = contents_of(home.root)
    done = import_archive(home, packed)
    assert (done.rows, done.files, done.left_out) == (RowCounts(), (), ())
    after = contents_of(home.root)
    assert after.pop("before-import/1.zip")
    assert after == before


def test_what_was_here_stays_and_lies_aside(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    write_match(here.saves / "babylon-3.stackhub", a_match(moves=1))
    (here.root / "config" / "games").mkdir(parents=True)
    (here.root / "config" / "games" / "babylon.yaml").write_text("mine\n")
    other = here.profiles.add("ada", "black")
    here.history.record("babylon-9", a_match(), *TIMES)
    settings = SettingsFile(here.root)
    settings.settings.name = "Zoé"
    settings.save()
    before = contents_of(here.root)
    done = import_archive(here, packed)
    assert done.left_out == ("config/games/babylon.yaml",)
    assert set(done.files) == {"saves/babylon-3-2.stackhub", "replays/a fine one.stackreplay", "decks/défis.stackdeck"}
    after = contents_of(here.root)
    assert {name: after[name] for name in before if name != "stackhub.sqlite3"} == {
        name: content for name, content in before.items() if name != "stackhub.sqlite3"
    }
    assert {result.key for result in here.history.matches()} == {"babylon-1", "babylon-2", "babylon-9"}
    assert [profile.name for profile in here.profiles.all()] == ["ada", "Ada (2)", "Léa B."]
    assert here.profiles.get(other.id) == other
    assert settings.settings != SettingsFile(home.root).settings
    assert done.aside is not None
    back = DataFolder(tmp_path / "back")
    import_archive(back, done.aside, settings=True)
    assert contents_of(back.root) == before
    taken = import_archive(here, packed, settings=True)
    assert taken.settings
    assert SettingsFile(here.root).settings.name == "Ada"
    assert "Zoé" in (here.root / "settings.yaml.last").read_text(encoding="utf-8")


def test_a_party_that_went_on_elsewhere_goes_on_here_from_there(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    there = DataFolder(tmp_path / "there")
    import_archive(there, packed)
    (party,) = there.parties.unfinished()
    there.parties.append(party.key, 2, '{"there": 1}')
    there.parties.finish(party.key)
    export_everything(there, tmp_path / "second.zip")
    import_archive(home, tmp_path / "second.zip")
    assert home.parties.load(party.key) == there.parties.load(party.key)
    import_archive(home, packed)  # the older state does not turn it back
    assert home.parties.load(party.key) == there.parties.load(party.key)


def test_a_party_that_went_on_in_two_places_stays_as_it_is_here(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    there = DataFolder(tmp_path / "there")
    import_archive(there, packed)
    (party,) = there.parties.unfinished()
    there.parties.append(party.key, 2, '{"there": 1}')
    export_everything(there, tmp_path / "second.zip")
    home.parties.append(party.key, 2, '{"here": 1}')
    import_archive(home, tmp_path / "second.zip")
    assert home.parties.load(party.key).entries[2] == '{"here": 1}'


def test_a_finished_match_does_not_come_to_life_again(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    here.history.record("babylon-3", a_match(), *TIMES)
    import_archive(here, packed)
    assert not (here.saves / "babylon-3.stackhub").exists()


@pytest.mark.parametrize("known_here", [True, False])
def test_the_match_of_a_party_does_not_become_a_second_one(tmp_path: Path, known_here: bool) -> None:
    """The archive was made in mid-match, and the match went on: it stays as it is here, once, and its party's."""
    here = DataFolder(tmp_path / "here")
    party = here.parties.begin('{"version": 1}', [Guest("Ada")])
    here.parties.append(party, 0, '{"entry": "match_begun", "table": 0, "save": "babylon-7", "seats": ["m1"]}')
    write_match(here.saves / "babylon-7.stackhub", a_match(moves=1))
    write_match(here.saves / "plain.stackhub", a_match(moves=1))
    export_everything(here, tmp_path / "mid.zip")
    write_match(here.saves / "babylon-7.stackhub", a_match(moves=2))
    write_match(here.saves / "plain.stackhub", a_match(moves=2))
    if not known_here:
        here.parties.remove(party)
    went_on = (here.saves / "babylon-7.stackhub").read_bytes()
    done = import_archive(here, tmp_path / "mid.zip")
    assert done.left_out == ("saves/babylon-7.stackhub",)
    assert done.files == ("saves/plain-2.stackhub",), "a match for itself may be there twice"
    assert (here.saves / "babylon-7.stackhub").read_bytes() == went_on
    assert [one.key for one in here.parties.unfinished()] == [party]


def test_a_match_that_an_ended_party_gave_up_does_not_come_back(tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    party = here.parties.begin('{"version": 1}', [Guest("Ada")])
    here.parties.append(party, 0, '{"entry": "match_begun", "table": 0, "save": "babylon-7", "seats": ["m1"]}')
    write_match(here.saves / "babylon-7.stackhub", a_match(moves=1))
    export_everything(here, tmp_path / "mid.zip")
    remove_match(here.saves / "babylon-7.stackhub")
    here.parties.finish(party)
    assert import_archive(here, tmp_path / "mid.zip").left_out == ("saves/babylon-7.stackhub",)
    assert not (here.saves / "babylon-7.stackhub").exists()


BEGUN = '{"entry": "match_begun", "table": 0, "save": "babylon-7", "seats": ["m1"]}'


@pytest.mark.parametrize("newer", ["there", "here"])
def test_no_match_of_an_evening_that_is_over_by_then_stays_behind(tmp_path: Path, newer: str) -> None:
    """Home would offer it as a match of its own. In mid-match the evening was copied, then ended in one of the two
    places: whichever takes the other in, no save is left, and what was here lies aside."""
    older, other = DataFolder(tmp_path / "older"), DataFolder(tmp_path / "newer")
    party = older.parties.begin('{"version": 1}', [Guest("Ada")])
    older.parties.append(party, 0, BEGUN)
    write_match(older.saves / "babylon-7.stackhub", a_match(moves=1))
    shutil.copytree(older.root, other.root)
    other.parties.append(party, 1, '{"entry": "ended"}')
    other.parties.finish(party)
    remove_match(other.saves / "babylon-7.stackhub")
    here, there = (older, other) if newer == "there" else (other, older)
    export_everything(there, tmp_path / "there.zip")
    done = import_archive(here, tmp_path / "there.zip")
    assert here.parties.unfinished() == []
    assert unfinished(here.saves) == []
    assert done.left_out == (() if newer == "there" else ("saves/babylon-7.stackhub",))
    assert done.aside is not None
    with zipfile.ZipFile(done.aside) as kept:
        assert ("saves/babylon-7.stackhub" in kept.namelist()) == (newer == "there")


def test_the_match_of_an_evening_that_went_on_otherwise_there_is_not_taken_in(tmp_path: Path) -> None:
    """Here the same evening plays another match by now, which stays."""
    here, there = DataFolder(tmp_path / "here"), DataFolder(tmp_path / "there")
    party = here.parties.begin('{"version": 1}', [Guest("Ada")])
    shutil.copytree(here.root, there.root)
    for folder, save in ((here, "babylon-8"), (there, "babylon-7")):
        folder.parties.append(party, 0, BEGUN.replace("babylon-7", save))
        write_match(folder.saves / f"{save}.stackhub", a_match(moves=1))
    export_everything(there, tmp_path / "there.zip")
    assert import_archive(here, tmp_path / "there.zip").left_out == ("saves/babylon-7.stackhub",)
    assert [path.stem for path in unfinished(here.saves)] == ["babylon-8"]


def test_a_match_of_its_own_stays_whatever_becomes_of_the_evening(tmp_path: Path) -> None:
    here, there = DataFolder(tmp_path / "here"), DataFolder(tmp_path / "there")
    party = here.parties.begin('{"version": 1}', [Guest("Ada")])
    write_match(here.saves / "plain.stackhub", a_match(moves=1))
    shutil.copytree(here.root, there.root)
    there.parties.finish(party)
    export_everything(there, tmp_path / "there.zip")
    import_archive(here, tmp_path / "there.zip")
    assert [path.stem for path in unfinished(here.saves)] == ["plain"]


def test_an_archive_of_version_1_of_the_tables_is_led_on(tmp_path: Path) -> None:
    old = DataFolder(tmp_path / "old")
    old.root.mkdir()
    old.database.path.write_bytes(Path(__file__).with_name("version-1.sqlite3").read_bytes())
    repack(tmp_path / "old.zip", {"stackhub.sqlite3": old.database.path.read_bytes()})
    done = import_archive(DataFolder(tmp_path / "here"), tmp_path / "old.zip")
    assert done.rows == RowCounts(matches=2)


def test_a_damaged_database_here_is_put_aside_and_the_import_goes_on(packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    here.root.mkdir()
    here.database.path.write_bytes(b"no database" * 1_000)
    done = import_archive(here, packed)
    assert done.damaged == here.root / "stackhub.damaged-1.sqlite3"
    assert done.rows.matches == 2


def test_a_failure_half_way_takes_everything_back(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = DataFolder(tmp_path / "here")
    settings = SettingsFile(here.root)
    settings.settings.name = "Zoé"
    settings.save()
    before = contents_of(here.root)

    take_settings = archive_import._take_settings

    def refuse(*what: Any) -> None:
        """The last thing before all of it holds."""
        take_settings(*what)
        raise sqlite3.OperationalError("planted")

    monkeypatch.setattr(archive_import, "_take_settings", refuse)
    with pytest.raises(StoreError, match="planted"):
        import_archive(here, packed, settings=True)
    after = contents_of(here.root)
    for name in ("before-import/1.zip", "settings.yaml.last", "stackhub.sqlite3"):
        after.pop(name)
    assert after == before
    assert here.history.matches() == []


def test_links_out_of_the_folder_are_neither_read_nor_written(packed: Path, home: DataFolder, tmp_path: Path) -> None:
    secret = tmp_path / "secret.stackhub"
    secret.write_bytes(SAVE)
    (home.saves / "link.stackhub").symlink_to(secret)
    assert "saves/link.stackhub" not in dict(carried_files(home))
    here = DataFolder(tmp_path / "here")
    here.root.mkdir()
    (tmp_path / "elsewhere").mkdir()
    (here.root / "decks").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="leads out of the data folder"):
        import_archive(here, packed)
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert not (here.saves).exists() or list(here.saves.iterdir()) == []


def test_export_says_what_it_cannot_write_and_keeps_the_old_file(home: DataFolder, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="the folder does not exist"):
        export_everything(home, tmp_path / "no" / "x.zip")
    full = Path("/dev/full")
    if full.exists():
        (tmp_path / f".x.zip.{os.getpid()}.tmp").symlink_to(full)
        (tmp_path / "x.zip").write_text("old")
        with pytest.raises(StoreError, match="the disk is full"):
            export_everything(home, tmp_path / "x.zip")
        assert (tmp_path / "x.zip").read_text() == "old"
