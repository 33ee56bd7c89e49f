"""The display probe: a dead display is one sentence and exit code 2, never a Qt abort."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOUR = "; `python3 dev.py tour` draws every screen into PNG files without a display.\n"

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")


def _probe(**variables: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m stackhub.display` with only these of the variables that choose a display."""
    environment = {k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")}
    environment |= variables | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "stackhub.display"], env=environment, capture_output=True, text=True, check=False
    )


def test_no_display_at_all() -> None:
    done = _probe()
    assert done.returncode == 2
    reason = "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    assert done.stderr == f"StackHub cannot open a window: {reason}{TOUR}"


def test_a_dead_display_is_a_sentence_and_no_abort() -> None:
    done = _probe(DISPLAY=":7654")
    assert done.returncode == 2
    assert done.stderr == f"StackHub cannot open a window: could not connect to display :7654{TOUR}"


def test_an_unknown_platform_is_named() -> None:
    done = _probe(QT_QPA_PLATFORM="abacus")
    assert done.returncode == 2
    assert "abacus" in done.stderr
    assert done.stderr.count("\n") == 1


def test_offscreen_is_usable() -> None:
    done = _probe(QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.fixture
def x_display() -> Iterator[str]:
    """A living X display of its own; Xvfb chooses the number and writes it when it is ready."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def test_a_living_display_is_usable(x_display: str) -> None:
    done = _probe(DISPLAY=x_display)
    assert (done.returncode, done.stderr) == (0, "")
