"""The bug report holds what is needed to mend a fault, and of the player nothing but names at the table."""

import json
import os
import platform
import zipfile
from datetime import datetime
from pathlib import Path

import pytest

from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.party.entries import Joined, entry_as_dict
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PlannedGame, make_plan, plan_from_json
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.report import report_name, without_names, write_report
from tests.store.matches import a_match


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DataFolder:
    monkeypatch.setenv("HOME", str(tmp_path / "users" / "eva.example"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "users" / "eva.example"))
    monkeypatch.setattr(platform, "node", lambda: "evas-laptop")
    folder = DataFolder(tmp_path / "users" / "eva.example" / "data")
    folder.logs.mkdir(parents=True)
    return folder


def parts_of(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_everything_is_in_it(folder: DataFolder, tmp_path: Path) -> None:
    home = tmp_path / "users" / "eva.example"
    (folder.logs / "stackhub.log").write_text(f"on evas-laptop\n{folder.root}/saves/x\n{home}/other é\n")
    (folder.logs / "stackhub.log.1").write_text("older")
    for number in range(5):
        (folder.logs / f"crash-2026010{number}.txt").write_text(f"crash {number} {home}")
    (folder.root / "settings.yaml").write_text("name: Eva Example\n")
    target = tmp_path / report_name(datetime(2026, 5, 1, 12, 3, 4))  # noqa: DTZ001 - the player's own clock
    assert target.name == "stackhub-report-20260501-120304.zip"
    save = match_to_json(a_match(moves=2))
    names = write_report(
        target, folder, versions="StackHub 1", match=save, party='{"entries": []}', screenshot=b"\x89PNG", words="Oh ▲"
    )
    parts = parts_of(target)
    assert list(parts) == names
    assert parts["stackhub.log"].decode() == "on <computer>\n<data>/saves/x\n~/other é\n"
    assert parts["match.stackhub"].decode() == save
    assert parts["party.json"] == b'{"entries": []}'
    assert parts["screen.png"] == b"\x89PNG"
    assert parts["words.txt"].decode() == "Oh ▲"
    assert parts["versions.txt"] == b"StackHub 1"
    assert [name for name in names if "crash" in name] == [f"crash-2026010{number}.txt" for number in (4, 3, 2)]
    for name, content in parts.items():
        for private in (b"eva.example", b"evas-laptop", b"Eva Example", os.fsencode(tmp_path)):
            assert private not in content, name


def test_of_people_there_is_nothing_but_names_at_the_table(folder: DataFolder, tmp_path: Path) -> None:
    """No year of birth, no profile, nobody who does not play: not in the match, the party, a crash report, the log."""
    lea = folder.profiles.add("Léa", "red", birth_year=1987)
    cousin = folder.profiles.add("Cousin Eva", "blue", birth_year=1991)
    members = (
        Member(key="m1", name="Léa", colour="red", birth_year=1987, profile=lea.id),
        Member(key="m2", name="Noor", colour="blue"),
    )
    plan = make_plan(members=members, games=(PlannedGame(game="babylon"),), seed=1).to_json()
    late = Member(key="m3", name="Cy", colour="green", birth_year=1991, profile=cousin.id)
    party = json.dumps({"plan": json.loads(plan), "entries": [entry_as_dict(Joined(member=late))]}, ensure_ascii=False)
    players = (Player("Léa", "red", birth_year=1987), Player("Noor", "blue"))
    rules = registry.rules_of("babylon")
    match = Match(rules, make_options(rules.options_model, {}), players, 1)
    match.next_round()
    (folder.logs / "stackhub.log").write_text('there is a profile "Cousin Eva" already\nThe evening of Léa\n')
    (folder.logs / "crash-1.txt").write_text(match_to_json(match))
    write_report(tmp_path / "x.zip", folder, versions="v", match=match_to_json(match), party=party)
    parts = parts_of(tmp_path / "x.zip")
    for name, content in parts.items():
        for private in ("1987", "1991", lea.id, cousin.id, "Cousin Eva"):
            assert private.encode() not in content, name
    assert 'a profile "<somebody>" already\nThe evening of Léa' in parts["stackhub.log"].decode()
    written = match_from_json(parts["match.stackhub"].decode(), registry.rules_of)
    assert [player.name for player in written.players] == ["Léa", "Noor"]
    told = json.loads(parts["party.json"])
    assert Party(plan_from_json(json.dumps(told["plan"])), told["entries"]).members[2].name == "Cy"


def test_without_log_or_match_it_is_written_all_the_same(folder: DataFolder, tmp_path: Path) -> None:
    folder.logs.rmdir()
    assert write_report(tmp_path / "x.zip", folder, versions="v") == ["versions.txt"]
    assert parts_of(tmp_path / "x.zip") == {"versions.txt": b"v"}


def test_of_a_huge_log_the_end_is_kept(folder: DataFolder, tmp_path: Path) -> None:
    (folder.logs / "stackhub.log").write_bytes(b"x" * (9 << 20) + b"\xffthe end")
    write_report(tmp_path / "x.zip", folder, versions="v")
    log = parts_of(tmp_path / "x.zip")["stackhub.log"]
    assert len(log) < 5 << 20
    assert log.decode().endswith("the end")


def test_where_it_cannot_be_written_that_is_said_and_the_old_file_stays(folder: DataFolder, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="the folder does not exist"):
        write_report(tmp_path / "no" / "x.zip", folder, versions="v")
    full = Path("/dev/full")
    if full.exists():
        (tmp_path / f".x.zip.{os.getpid()}.tmp").symlink_to(full)
        (tmp_path / "x.zip").write_text("old")
        with pytest.raises(
            StoreError, match=r"^x\.zip could not be written: the disk is full; make room, then try .*$"
        ):
            write_report(tmp_path / "x.zip", folder, versions="v")
        assert (tmp_path / "x.zip").read_text() == "old"


def test_a_home_that_is_the_root_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    monkeypatch.setattr(platform, "node", lambda: "")
    assert without_names("/a/b", tmp_path) == "/a/b"
