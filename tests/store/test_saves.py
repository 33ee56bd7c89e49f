"""Saves on disk: what was written comes back, whatever happened while it was written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stackhub.engine.errors import BadSave
from stackhub.engine.save import match_to_json
from stackhub.games import registry
from stackhub.store.saves import (
    read_match,
    read_match_or_last,
    remove_match,
    rename_person,
    unfinished,
    write_match,
)
from tests.store.matches import a_match

KILLS = 200


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


@pytest.mark.parametrize("broken", ["", "\0\0\0", "[]", '{"format": "other"}', "x" * 100])
def test_foreign_files_are_refused_by_name(tmp_path: Path, broken: str) -> None:
    (tmp_path / "a.stackhub").write_text(broken)
    with pytest.raises(BadSave, match=r"^a\.stackhub: "):
        read_match(tmp_path / "a.stackhub", registry.rules_of)


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


def test_a_person_is_called_otherwise_and_nothing_else_changes(tmp_path: Path) -> None:
    path = tmp_path / "babylon-1.stackhub"
    match = a_match(moves=4)
    before = match.players[0].name
    write_match(path, match)
    os.utime(path, (1_000_000, 1_000_000))
    assert rename_person(path, before.upper(), "Zoé")
    assert path.stat().st_mtime == 1_000_000, "it stays where it was among the others"
    found = read_match(path, registry.rules_of)
    assert [player.name for player in found.players] == ["Zoé", *(player.name for player in match.players[1:])]
    assert found.moves_played == match.moves_played
    found.players = match.players
    assert match_to_json(found) == match_to_json(match)


def test_nobody_is_called_as_somebody_else_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "babylon-1.stackhub"
    match = a_match(moves=4)
    write_match(path, match)
    saved = path.read_bytes()
    assert not rename_person(path, match.players[0].name, match.players[1].name)
    assert not rename_person(path, "Nobody", "Zoé")
    assert path.read_bytes() == saved
    path.write_bytes(b"{broken")
    assert not rename_person(path, match.players[0].name, "Zoé")
    assert path.read_bytes() == b"{broken"
    assert not rename_person(tmp_path / "none.stackhub", "Ada", "Zoé")
