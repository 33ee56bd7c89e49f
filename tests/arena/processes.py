"""Who is at work in a folder: the arena's tests start theirs in one of their own. Linux only."""

from __future__ import annotations

import time
from pathlib import Path


def at_work_in(folder: Path) -> dict[int, str]:
    """The processes whose folder it is, with their command lines: the arena, its workers and their programs."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").readlink() == folder:
                found[int(process.name)] = (process / "cmdline").read_text(errors="replace")
        except OSError:
            continue
    return found


def deserted(folder: Path) -> bool:
    """Whether nobody is at work there; those that clear up after the others get a moment."""
    for _ in range(250):
        if not at_work_in(folder):
            return True
        time.sleep(0.02)
    return False
