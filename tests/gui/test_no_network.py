"""No network: the application makes no AF_INET or AF_INET6 socket, neither in Python nor in any library."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("no_network.py")
LINUX = sys.platform.startswith("linux")
GUARDS = "python,kernel" if LINUX else "python"

#: A match with two people, hidden hands behind the curtain, a tower in 3D with its physics, the sounds, the disk.
STOPS = (
    "home", "setup-babylon", "rules-babylon", "game-babylon-start", "game-babylon", "game-babylon-menu",
    "game-babylon-end", "game-stackup-curtain", "game-stackup-start", "game-stacko-start", "game-stacko", "scores",
    "settings", "about", "home-continue",
)  # fmt: skip


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SCRIPT.parents[2]), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("STACKHUB_HOME", None)
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_the_application_asks_for_no_network_socket(is_long: bool) -> None:
    """With --long on the whole walk through every screen and game."""
    done = run(GUARDS, "tour", *(() if is_long else STOPS))
    assert done.returncode == 0, f"{done.returncode}\n{done.stdout}\n{done.stderr}"
    seen = [line for line in done.stdout.splitlines() if not line.startswith("guarded")]
    if is_long:
        assert set(STOPS) < set(seen)
    else:
        assert tuple(sorted(seen)) == tuple(sorted(STOPS))


@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_the_guards_bite(family: str) -> None:
    done = run("python", "socket", family)
    assert done.returncode == 97
    assert "socket.socket(" in done.stderr, "it says where"
    if LINUX:
        done = run("kernel", "socket", family)
        if "guarded by the kernel: False" in done.stdout:
            pytest.skip("this kernel takes no filter")
        assert done.returncode == -signal.SIGSYS


@pytest.mark.skipif(not LINUX, reason="the kernel's guard is Linux's")
def test_the_guards_let_other_sockets_pass() -> None:
    """The sound server and the display are on sockets of the machine's own."""
    done = run(GUARDS, "socket", "AF_UNIX")
    assert done.returncode == 0
    assert done.stdout.endswith("made\n")
