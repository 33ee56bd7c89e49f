"""Television: the whole application large, full screen and in high contrast, to be read from the sofa.

Qt takes the scale of everything when a process starts, and only then. So StackHub starts itself once more, with the
scale at which its smallest window (1280 × 720) fills the screen: on 1920 × 1080 everything is half as large again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from stackhub.store.settings import WindowPlace

SMALLEST = QSize(1280, 720)
SCREEN = WindowPlace(full_screen=True)
_STEP = 0.05
#: In the environment: the scale of everything, and what it was before this process was started large.
SCALE, MARK = "QT_SCALE_FACTOR", "STACKHUB_TELEVISION"


def is_on() -> bool:
    """This process was started large."""
    return bool(os.environ.get(MARK))


def scale_for(screen: QSize) -> float:
    """The scale at which the smallest window fills a screen of so many logical pixels; at least 1."""
    fits = min(screen.width() / SMALLEST.width(), screen.height() / SMALLEST.height())
    return max(1.0, int(fits / _STEP + 1e-6) * _STEP)


def environment(screen: QSize, *, large: bool) -> dict[str, str]:
    """What a process inherits that is to be large, or as usual again. A scale that somebody set by hand multiplies."""
    found = {name: value for name, value in os.environ.items() if name != MARK}
    by_hand = found.pop(SCALE, "") if not is_on() else os.environ.get(MARK, "")
    if large:
        found[MARK] = by_hand or "1"
        found[SCALE] = f"{scale_for(screen) * _number(by_hand):g}"
    elif by_hand not in ("", "1"):
        found[SCALE] = by_hand
    else:
        found.pop(SCALE, None)
    return found


def start_again(*, large: bool, arguments: Sequence[str] = ()) -> int:
    """Run StackHub once more in place of this process, which must have let go of its folder. Returns the exit code
    where the system cannot put one process in another's place (Windows)."""
    screen = QGuiApplication.primaryScreen().size()
    frozen = getattr(sys, "frozen", False)
    command = [sys.executable, *([] if frozen else ["-m", "stackhub"]), *arguments]
    surroundings = environment(screen, large=large)
    if sys.platform != "win32":
        os.execve(command[0], command, surroundings)
    return subprocess.call(command, env=surroundings)


def _number(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 1.0
