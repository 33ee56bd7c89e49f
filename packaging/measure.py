"""How heavy the frozen StackHub is, and how fast it starts: ``python packaging/measure.py [--runs N]``.

Run freeze.py before it. Weight: against a bare PySide6 and Panda3D program frozen by the same spec and rules, plus
StackHub's own data; target at most 1.15. Start: until its log says that the window is open,
against the same commit in the virtual environment, by turns, each on a data folder that has been started on before;
target at most 1.5. Ends 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from contents import data_files
from freeze import FROZEN, ROOT, freeze

WEIGHT_TARGET, START_TARGET = 1.15, 1.5
_PATIENCE_S = 120


def weight(folder: Path) -> int:
    """The bytes of all files in ``folder``, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def start(command: list[str], home: Path) -> float:
    """Start StackHub on ``home`` and close it again. Returns the seconds until its window is open."""
    log = home / "logs" / "stackhub.log"
    log.unlink(missing_ok=True)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", STACKHUB_HOME=str(home), PYTHONPATH=str(ROOT))
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        while not (log.exists() and "the window is open" in log.read_text(encoding="utf-8")):
            if process.poll() is not None or time.perf_counter() - begun > _PATIENCE_S:
                raise RuntimeError(f"{command[0]} opened no window")
            time.sleep(0.005)
        return time.perf_counter() - begun
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def measure_weight() -> float:
    """Print the weights and return the ratio."""
    bare = FROZEN / "bare"
    if not bare.is_dir():
        freeze(bare=True)
    ours, peer = weight(FROZEN / "stackhub"), weight(bare)
    data = sum(Path(source).stat().st_size for source, _ in data_files(ROOT))
    ratio = ours / (peer + data)
    print(
        f"weight: {ours / 1e6:.1f} MB against {peer / 1e6:.1f} MB bare + {data / 1e6:.1f} MB of data: "
        f"{ratio:.2f} x (target {WEIGHT_TARGET})"
    )
    return ratio


def measure_start(runs: int) -> float:
    """Print the medians and return the ratio."""
    commands = {
        "venv": [sys.executable, "-m", "stackhub"],
        "frozen": [str(FROZEN / "stackhub" / "stackhub")],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        for name, command in commands.items():  # fills the caches and the data folder
            start(command, Path(folder) / name)
        for _ in range(runs):
            for name, command in commands.items():
                times[name].append(start(command, Path(folder) / name))
    medians = {name: statistics.median(found) for name, found in times.items()}
    ratio = medians["frozen"] / medians["venv"]
    print(
        f"start: {medians['frozen']:.2f} s frozen against {medians['venv']:.2f} s in the virtual environment, "
        f"medians of {runs} by turns: {ratio:.2f} x (target {START_TARGET})"
    )
    return ratio


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=11)
    runs = parser.parse_args().runs
    sys.exit(1 if measure_weight() > WEIGHT_TARGET or measure_start(runs) > START_TARGET else 0)
