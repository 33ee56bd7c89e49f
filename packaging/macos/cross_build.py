"""Builds StackHub for macOS on Linux, to look at: ``python packaging/macos/cross_build.py [arm64|x86_64]...`` makes
``build/macos/macosx_13_0_ARCHITECTURE/StackHub.app``.

What players get is made on macOS by PyInstaller (``build.sh``). This bundle is made of the same wheels, data, plist
and icon by Panda3D's tool, as the one for Windows; nobody has ever started it. ``check.py`` tells whether it hangs
together.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE), str(ROOT)]

ARCHITECTURES = ("arm64", "x86_64")
BUILD = ROOT / "build" / "macos"
REQUIREMENTS = BUILD / "requirements.txt"


def platform(architecture: str) -> str:
    """What pip calls macOS 13 on such a machine: the wheels of PySide6 are called so."""
    return f"macosx_13_0_{architecture}"


def requirements(pinned: list[str]) -> list[str]:
    """What the tool is to gather: ``pinned``, but the first of PySide6's two wheels, the only one it can read."""
    found: list[str] = []
    for dependency in pinned:
        name, _, version = dependency.partition("==")
        parts = ("PySide6-Essentials", "shiboken6") if name == "PySide6" else (name,)
        found += [f"{part}=={version}" for part in parts]
    return found


def pinned_dependencies() -> list[str]:
    """The direct dependencies of StackHub, as pyproject.toml pins them."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["project"]["dependencies"]
    return found


def fetch(distribution: str, architecture: str) -> Path:
    """The wheel of ``NAME==VERSION``, downloaded unless it is there. Raises CalledProcessError."""
    folder = BUILD / "wheels"
    name, _, version = distribution.partition("==")
    pattern = f"{name.replace('-', '_').lower()}-{version}-*macosx*.whl"
    if not list(folder.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        subprocess.run([*command, "--platform", platform(architecture), "-d", str(folder), distribution], check=True)
    return next(folder.glob(pattern))


def build(architecture: str) -> Path:
    """Build anew and return the bundle; what goes wrong has been printed. Raises CalledProcessError."""
    from finish import finish

    folder = BUILD / platform(architecture)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(BUILD / "__whl_cache__", ignore_errors=True)  # the tool takes whatever lies there
    BUILD.mkdir(parents=True, exist_ok=True)
    pinned = pinned_dependencies()
    REQUIREMENTS.write_text("\n".join(requirements(pinned)) + "\n", encoding="utf-8")
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    subprocess.run([sys.executable, "-m", "stackhub.translations.compile"], cwd=ROOT, env=environment, check=True)
    # Not in the checkout: setuptools would read its pyproject.toml.
    command = [sys.executable, str(HERE / "dist_setup.py"), "build_apps", "--platforms", platform(architecture)]
    subprocess.run(command, cwd=BUILD, env=environment, check=True)
    bundle = folder / "StackHub.app"
    (folder / "stackhub.app").rename(bundle)
    (version,) = (entry.partition("==")[2] for entry in pinned if entry.startswith("PySide6=="))
    wheels = [fetch(f"PySide6-{part}=={version}", architecture) for part in ("Essentials", "Addons")]
    finish(bundle, wheels, architecture)
    return bundle


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("architectures", nargs="*", choices=(*ARCHITECTURES, []))
    for wanted in parser.parse_args().architectures or ARCHITECTURES:
        print(build(wanted))
