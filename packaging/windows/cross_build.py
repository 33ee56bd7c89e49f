"""Builds StackHub for Windows on Linux: ``python packaging/windows/cross_build.py`` makes ``build/windows/win_amd64``.

Panda3D's tool gathers the Windows wheels and freezes the modules (``dist_setup.py``); ``repair.py`` puts right what it
gets wrong; the data files are the ones of every other installer (``packaging/contents.py``).
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE), str(ROOT)]

PLATFORM = "win_amd64"
BUILD = ROOT / "build" / "windows"
FOLDER = BUILD / PLATFORM
WHEELS = BUILD / "wheels"
REQUIREMENTS = BUILD / "requirements.txt"

QT_MODULES = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg", "PySide6.QtMultimedia")
SHIBOKEN_IMPORTS = (
    "__future__", "argparse", "ast", "collections.abc", "copy", "dataclasses", "dis", "enum", "functools",
    "importlib.abc", "importlib.util", "inspect", "io", "keyword", "linecache", "logging", "marshal", "pathlib", "re",
    "string", "tempfile", "textwrap", "tokenize", "traceback", "types", "typing", "zipfile", "zipimport",
)  # fmt: skip
"""What the Python code inside shiboken6.dll imports, which no scan can see."""


WHOLE = ("typer",)
"""Packages of which the tool's scan misses modules (one that is called as a built-in one, in another package)."""


def whole_packages() -> list[str]:
    """Every module of the packages :data:`WHOLE`."""
    found = []
    for name in WHOLE:
        package = importlib.import_module(name)
        found += [name, *(part.name for part in pkgutil.walk_packages(package.__path__, f"{name}."))]
    return [module for module in found if not module.endswith("__main__")]


def dependencies() -> list[str]:
    """The direct dependencies of StackHub, as pyproject.toml pins them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["project"]["dependencies"]
    return found


def requirements(pinned: list[str], folder: Path) -> list[str]:
    """What the tool is to gather: of ``pinned`` PySide6 is one wheel made of two, written into ``folder``."""
    from wheels import fetch, merged

    folder.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    for dependency in pinned:
        name, _, version = dependency.partition("==")
        if name != "PySide6":
            found.append(dependency)
            continue
        essentials = fetch(f"PySide6-Essentials=={version}", PLATFORM, folder)
        addons = fetch(f"PySide6-Addons=={version}", PLATFORM, folder)
        whole = folder / "merged" / essentials.name
        whole.parent.mkdir(exist_ok=True)
        merged(essentials, addons, whole)
        found += [str(whole), f"shiboken6=={version}"]
    return found


def build() -> Path:
    """Build anew and return the folder; what goes wrong has been printed. Raises CalledProcessError."""
    import contents
    import icons
    from repair import repair

    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.rmtree(BUILD / "__whl_cache__", ignore_errors=True)  # the tool takes whatever lies there
    icons.main(BUILD / "icons")
    REQUIREMENTS.write_text("\n".join(requirements(dependencies(), WHEELS)) + "\n", encoding="utf-8")
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    subprocess.run([sys.executable, "-m", "stackhub.translations.compile"], cwd=ROOT, env=environment, check=True)
    # Not in the checkout: setuptools would read its pyproject.toml.
    subprocess.run([sys.executable, str(HERE / "dist_setup.py"), "build_apps"], cwd=BUILD, env=environment, check=True)
    for source, folder in contents.data_files(ROOT):
        (FOLDER / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, FOLDER / folder)
    repair(FOLDER, BUILD / "__whl_cache__")
    return FOLDER


if __name__ == "__main__":
    print(build())
