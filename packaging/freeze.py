"""Freezes StackHub (or, for comparison, its bare peer) with PyInstaller: ``python packaging/freeze.py [--bare]``.

Makes ``dist/frozen/stackhub`` (or ``bare``); what PyInstaller keeps in between lies in ``build/``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROZEN = ROOT / "dist" / "frozen"


class FreezeError(Exception):
    """What went wrong, in a sentence; what PyInstaller said has been printed."""


def freeze(*, bare: bool = False) -> Path:
    """Freeze anew and return the folder. Raises FreezeError."""
    name = "bare" if bare else "stackhub"
    run([sys.executable, "-m", "stackhub.translations.compile"], "The translations could not be compiled.")
    shutil.rmtree(FROZEN / name, ignore_errors=True)
    # PyInstaller warns of every library that a plugin we leave out would need; what the bundle itself lacks is found by
    # packaging/linux/dependencies.py and by the self-test.
    run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
            *("--distpath", str(FROZEN), "--workpath", str(ROOT / "build" / f"freeze-{name}")),
            str(ROOT / "packaging" / "stackhub.spec"),
        ],
        "PyInstaller could not freeze it.",
        STACKHUB_BARE="1" if bare else "0",
        PYINSTALLER_CONFIG_DIR=str(ROOT / "build" / "pyinstaller"),
    )
    return FROZEN / name


def self_test(program: Path) -> None:
    """Let the frozen ``program`` try itself, as somebody who has no Python. Raises FreezeError."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.txt"
        hidden = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
        environment = {key: value for key, value in os.environ.items() if key not in hidden} | {"PATH": os.defpath}
        command = [str(program), "--self-test", "--out", str(report)]
        done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
        said = report.read_text(encoding="utf-8") if report.exists() else done.stdout + done.stderr
        lines = said.splitlines()
        if done.returncode != 0 or not lines or lines[-1] != "self-test passed":
            print("\n".join(lines[-60:]), file=sys.stderr)
            raise FreezeError(f"{program} does not pass its self-test.")
        print(f"{program.name}: {len(lines)} lines, {lines[-1]}")


def run(command: list[str], otherwise: str, **variables: str) -> None:
    """Run ``command`` on this checkout. Raises FreezeError with the sentence ``otherwise``."""
    environment = dict(os.environ, PYTHONPATH=str(ROOT), **variables)
    if subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise FreezeError(otherwise)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bare", action="store_true", help="freeze the bare peer instead")
    try:
        print(freeze(bare=parser.parse_args().bare))
    except FreezeError as error:
        sys.exit(f"freeze.py: {error}")
