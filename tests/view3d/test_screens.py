"""Picking and painting on a screen with two device pixels to each of Qt's, and on one with one and a half."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("ratio", ["1.5", pytest.param("2", marks=pytest.mark.long)])
def test_picking_on_a_fine_screen(ratio: str) -> None:
    environment = os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(HERE / "test_picking.py"),
    ]
    done = subprocess.run(
        command, env=environment, cwd=HERE.parents[1], capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stdout
