"""Puts right what Panda3D's tool leaves of a program for Windows, before it is packed."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import contents
from forwarder import write_forwarder

RUNTIME = ("msvcp140", "msvcp140_1", "msvcp140_2", "vcruntime140", "vcruntime140_1", "concrt140")
"""Microsoft's C++ runtime, by the names of its files."""

#: Parts of Windows itself since Windows 10.
_OF_WINDOWS = "api-ms-win-crt-"


class RepairError(Exception):
    """What is missing, in one sentence."""


def repair(folder: Path, wheels: Path) -> None:
    """Of the program in ``folder``, made of the wheels below ``wheels``. Raises RepairError.

    1. One C++ runtime, PySide6's: the 14.0 of 2016 in Panda3D's wheel kills Qt in std::mutex.
    2. python3.dll, to which PySide6 and shiboken6 are linked, and which Panda3D's wheel does not bring.
    3. Nothing of what no other installer carries either (``contents.is_kept``).
    """
    for file in sorted(folder.iterdir()):
        name = file.name.lower()
        if name.startswith((*RUNTIME, _OF_WINDOWS)) and file.is_file():
            file.unlink()
    with zipfile.ZipFile(_one(wheels, "shiboken6-*.whl")) as wheel:
        for name in RUNTIME:
            member = f"shiboken6/{name}.dll"
            if member in wheel.namelist():
                (folder / f"{name}.dll").write_bytes(wheel.read(member))
    write_forwarder(_one(folder, "python3[0-9][0-9].dll"), folder / "python3.dll")
    for file in sorted(path for path in folder.rglob("*.dll") if path.is_file()):
        if not contents.is_kept(file.relative_to(folder).as_posix()):
            file.unlink()


def _one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.rglob(pattern))
    if not found:
        raise RepairError(f"{pattern} is missing in {folder}.")
    return found[-1]
