"""The same games on a Dask cluster: a local one of two workers, each a process of its own. In a process of their own:
Dask keeps threads for whoever may need them next."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.contests import ROOT

pytestmark = pytest.mark.long  # half a dozen processes that load a lot
GIVEN = ("stackup", "--bots", "easy,medium", "--games", "6")


def arena(*given: str, folder: Path, first: str = "") -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``stackhub arena``."""
    done = subprocess.run(
        [sys.executable, "-c", f"{first}\nfrom stackhub.cli import main; main()", "arena", *GIVEN, *given],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_cluster_of_two_workers_gives_the_same_result(tmp_path: Path) -> None:
    """joblib's Dask backend plays them unchanged."""
    code, table, _ = arena("--jobs", "1", "--json", "cores.json", folder=tmp_path)
    assert code == 0
    code, same, told = arena("--cluster", "local:2", "--json", "cluster.json", folder=tmp_path)
    assert (code, same) == (0, table)
    assert told.startswith("stackhub: 6 games of 3 deals on 2 processes; ")
    assert {line.partition(" ")[0] for line in told.splitlines()} == {"stackhub:"}
    assert (tmp_path / "cores.json").read_bytes() == (tmp_path / "cluster.json").read_bytes()


def test_a_cluster_that_is_not_there_is_said(tmp_path: Path) -> None:
    impatient = "import stackhub.arena.spread as spread; spread._CONNECT_S = 0.5"
    code, table, told = arena("--cluster", "tcp://127.0.0.1:9", folder=tmp_path, first=impatient)
    assert (code, table) == (2, "")
    assert told.startswith("stackhub: the cluster at tcp://127.0.0.1:9 cannot be used (")
    assert told.count("\n") == 1
