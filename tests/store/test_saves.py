"""Saves on disk: what was written comes back, whatever happened while it was written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stackhub.engine.errors import BadSave
from stackhub.engine.save import match_to_json
from stackhub.games import registry
from stackhub.store.saves import read_match, read_match_or_last, remove_match, unfinished, write_match
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
