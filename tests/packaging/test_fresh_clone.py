"""A clean clone in a new folder: the first start installs, the second finds everything there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = [pytest.mark.long, pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs no display")]


def _play(clone: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `python3 dev.py play` as somebody without a display, or with the one given."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH", "VIRTUAL_ENV")
    environment = {k: v for k, v in os.environ.items() if k not in hidden} | variables
    command = [sys.executable, "dev.py", "play"]
    return subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)


def test_play_on_a_clean_clone_without_a_display(tmp_path: Path) -> None:
    clone = tmp_path / "a clone with spaces"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)

    first = _play(clone)
    assert first.returncode == 2, first.stderr
    assert "making .venv" in first.stderr
    assert "there is no display" in first.stderr
    assert "`python3 dev.py tour`" in first.stderr

    second = _play(clone, DISPLAY=":7654")
    assert second.returncode == 2
    (sentence,) = second.stderr.splitlines()
    assert "could not connect to display :7654" in sentence
    assert "`python3 dev.py tour`" in sentence
    status = subprocess.run(["git", "status", "--porcelain"], cwd=clone, capture_output=True, text=True, check=True)
    assert status.stdout == "", "starting the program leaves no file that git would want"
