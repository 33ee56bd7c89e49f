"""Killed in the middle of writing: whatever was acknowledged is there, and nothing is there by halves."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks")

SCRIPT = Path(__file__).with_name("kill_store.py")


def kills(mode: str, folder: Path, count: int) -> list[dict[str, Any]]:
    command = [sys.executable, str(SCRIPT), mode, str(folder / "home"), str(count), "17"]
    environment = {**os.environ, "PYTHONPATH": str(SCRIPT.parents[2])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=environment)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == count
    assert [kill for kill in found if kill["wrong"]] == []
    return found


def test_an_evening_keeps_every_entry_and_result(tmp_path: Path, is_long: bool) -> None:
    """200 kills with --long."""
    found = kills("evening", tmp_path, 200 if is_long else 40)
    assert len({kill["acknowledged"] for kill in found}) > 5, "the kills must fall at different moments"
    assert any(kill["journal"] for kill in found), "some must fall within a transaction"


def test_a_migration_leaves_the_old_or_the_new(tmp_path: Path, is_long: bool) -> None:
    found = kills("migration", tmp_path, 100 if is_long else 10)
    assert {kill["found"] for kill in found} == {1, 2}, "the kills must fall before and after"


def test_an_import_is_completed_by_doing_it_again(tmp_path: Path, is_long: bool) -> None:
    found = kills("import", tmp_path, 100 if is_long else 10)
    assert {kill["found"] for kill in found} == {1, 3}, "the kills must fall before and after"
