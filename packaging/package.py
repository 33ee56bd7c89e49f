"""Makes installers and checks them: ``python3 dev.py package [--check] [--fast] [WHAT...]``.

WHAT is linux, windows or macos, or one of Linux's formats (deb, appdir, appimage, rpm, flatpak); without any it is
everything that can be made on this machine. --check installs, upgrades and removes what was made, where such a check
can run; --fast packs loosely, for trials. Whatever cannot be made or checked here is said in words.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from contents import version
from freeze import FROZEN, ROOT, FreezeError, freeze, run, self_test

SYSTEMS = ("linux", "windows", "macos")
FORMATS = ("deb", "appdir", "appimage", "rpm", "flatpak")
TOOLS = {"strip": "binutils", "desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}
CHECK_TOOLS = {
    "mmdebstrap": "mmdebstrap",
    "lintian": "lintian",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
# What builds and checks the installers of other systems on Linux.
OTHER_TOOLS = {
    "windows": {"makensis": "nsis", "x86_64-w64-mingw32-ld": "binutils-mingw-w64-x86-64"},
    "macos": {},
}
OTHER_CHECK_TOOLS = {
    "windows": {
        "wine": "wine",
        "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
        "Xvfb": "xvfb",
        "xdotool": "xdotool",
        "import": "imagemagick",
    },
    "macos": {},
}
# What a bundle asks for beyond what dev.py installs: Qt's side of Wayland, and what the cursors of X need.
LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-util.so.1": "libxcb-util1",
}


def missing_packages(tools: dict[str, str]) -> list[str]:
    """The Debian packages of the commands and libraries that are not here."""
    libraries = dict(LIBRARIES)
    if sys.base_prefix == "/usr":  # Debian's Python does without the library that PyInstaller takes along
        name = f"libpython3.{sys.version_info.minor}"
        libraries[f"{name}.so.1.0"] = name
    missing = {package for command, package in tools.items() if shutil.which(command) is None}
    for library, package in libraries.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.add(package)
    return sorted(missing)


def install_missing(tools: dict[str, str]) -> None:
    """Install what is missing, as root on Debian or its relatives. Raises FreezeError where that cannot be."""
    missing = missing_packages(tools)
    if not missing:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise FreezeError("Some tools are missing; please run: sudo apt-get install " + " ".join(missing))
    print("installing " + " ".join(missing), flush=True)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
    for command in (install, ["apt-get", "update", "-qq"], install):
        done = subprocess.run(
            command,
            env=dict(os.environ, DEBIAN_FRONTEND="noninteractive"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if command is install and done.returncode == 0:
            return
    raise FreezeError("apt-get could not install them: " + done.stdout.strip())


def package_linux(formats: list[str], *, check: bool, fast: bool) -> None:
    """Freeze, pack, and let what is in the package try itself. Raises FreezeError."""
    install_missing(TOOLS | (CHECK_TOOLS if check else {}))
    program = freeze() / "stackhub"
    build = ROOT / "packaging" / "linux" / "build.sh"
    run(["bash", str(build), *(["--fast"] if fast else []), *formats], "The Linux packages could not be built.")
    if formats and "deb" not in formats:
        self_test(program)
        return
    (deb,) = (ROOT / "dist").glob(f"stackhub_{version(ROOT)}_*.deb")
    with tempfile.TemporaryDirectory() as folder:
        run(["dpkg-deb", "-x", str(deb), folder], f"{deb.name} could not be unpacked.")
        self_test(Path(folder) / "usr" / "bin" / "stackhub")
    if check:
        run(["bash", str(ROOT / "packaging" / "linux" / "check.sh"), str(deb)], f"{deb.name} does not pass its check.")


def package_other(system: str, *, check: bool) -> None:
    """Run the scripts of Windows or macOS, with what they need. Raises FreezeError."""
    if sys.platform == "linux":
        install_missing(OTHER_TOOLS[system] | (OTHER_CHECK_TOOLS[system] if check else {}))
    for script in ("build.sh", "check.sh") if check else ("build.sh",):
        path = ROOT / "packaging" / system / script
        if not path.exists():
            print(f"there is no {path.relative_to(ROOT)}")
            continue
        run(["bash", str(path)], f"{path.relative_to(ROOT)} did not come to a good end.", PYTHON=sys.executable)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="WHAT", help=", ".join((*SYSTEMS, *FORMATS)))
    parser.add_argument("--check", action="store_true", help="install, upgrade and remove what was made")
    parser.add_argument("--fast", action="store_true", help="pack loosely, for trials")
    given = parser.parse_args()
    unknown = [what for what in given.what if what not in (*SYSTEMS, *FORMATS)]
    if unknown:
        parser.error(f"there is no {unknown[0]} (choose of {', '.join((*SYSTEMS, *FORMATS))})")
    formats = [what for what in given.what if what in FORMATS]
    systems = [what for what in given.what if what in SYSTEMS] + (["linux"] if formats else [])
    begun = time.monotonic()
    try:
        for system in systems or SYSTEMS:
            if system != "linux":
                package_other(system, check=given.check)
            elif sys.platform == "linux":
                package_linux(formats, check=given.check, fast=given.fast)
            else:
                self_test(freeze() / "stackhub")
                print("Linux's packages are built on Linux")
    except FreezeError as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    print(f"package: all done in {time.monotonic() - begun:.0f} s; what was made is in {FROZEN.parent.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
