"""The Windows wheels of Qt, brought into a shape that Panda3D's tool understands.

PySide6 lies in two wheels that share a folder, of which the tool only sees the first. So what StackHub needs of the
second goes into a copy of the first.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

FROM_ADDONS = ("PySide6/QtMultimedia.pyd", "PySide6/Qt6Multimedia.dll")
"""Sound is all that StackHub needs of the second wheel."""


def fetch(distribution: str, platform: str, folder: Path) -> Path:
    """The wheel of ``NAME==VERSION`` for ``platform`` in ``folder``; downloaded unless it is there. Raises
    CalledProcessError."""
    name, _, version = distribution.partition("==")
    pattern = f"{name.replace('-', '_').lower()}-{version}-*{platform}.whl"
    if not list(folder.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        subprocess.run([*command, "--platform", platform, "-d", str(folder), distribution], check=True)
    return next(folder.glob(pattern))


def merged(essentials: Path, addons: Path, target: Path) -> None:
    """Write ``target``: the wheel ``essentials`` with :data:`FROM_ADDONS` of the wheel ``addons``. Raises KeyError when
    one of them is missing there."""
    with (
        zipfile.ZipFile(essentials) as first,
        zipfile.ZipFile(addons) as second,
        zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as whole,
    ):
        for member in first.infolist():
            whole.writestr(member.filename, first.read(member))
        for name in FROM_ADDONS:
            whole.writestr(name, second.read(name))
