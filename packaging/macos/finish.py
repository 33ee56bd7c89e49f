"""Finishes the bundle for macOS that Panda3D's tool made on Linux: Qt's frameworks and plugins, data, plist, icon."""

from __future__ import annotations

import plistlib
import re
import shutil
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE), str(ROOT)]

import contents  # noqa: E402 - it lies one folder up, as the next one
import icons  # noqa: E402
from check import code  # noqa: E402
from macho import digest, pages, slices  # noqa: E402

FRAMEWORKS = ("QtConcurrent", "QtCore", "QtDBus", "QtGui", "QtMultimedia", "QtNetwork", "QtSvg", "QtWidgets")
MODULES = ("QtCore", "QtGui", "QtMultimedia", "QtSvg", "QtWidgets")


def finish(bundle: Path, wheels: list[Path], architecture: str) -> None:
    """Of the ``bundle`` that the tool left, with what is in PySide6's two ``wheels``. Raises KeyError when a module is
    in neither."""
    program = bundle / "Contents" / "MacOS" / contents.PROGRAM
    program.chmod(0o755)
    sign_again(program)
    put_in_qt(bundle / "Contents" / "Frameworks", wheels)
    resources = bundle / "Contents" / "Resources"
    for source, folder in contents.data_files(ROOT):
        (resources / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, resources / folder)
    (resources / "qt.conf").write_text("[Paths]\nPrefix = Frameworks/Qt\n", encoding="utf-8")
    icons.write_icns(ROOT, resources / "stackhub.icns")
    (bundle / "Contents" / "Info.plist").write_bytes(plistlib.dumps(properties()))
    for path in code(bundle):
        if architecture not in {part.architecture for part in slices(path.read_bytes())}:
            path.unlink()


def sign_again(program: Path) -> None:
    """The tool writes into a program that was signed by nobody: the hashes of the pages it changed are put right."""
    data = bytearray(program.read_bytes())
    for part in slices(bytes(data)):
        for page in pages(bytes(data), part):
            data[page.at : page.at + len(page.digest)] = digest(bytes(data), page)
    program.write_bytes(data)


def put_in_qt(frameworks: Path, wheels: list[Path]) -> None:
    """Qt's frameworks and plugins of the two ``wheels``, and PySide6's modules as they were before the tool shortened
    ``@rpath/QtCore.framework/Versions/A/QtCore`` to ``@rpath/QtCore``. Raises KeyError when a module is in neither."""
    modules = dict.fromkeys(MODULES, b"")
    for path in wheels:
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                if _is_wanted(name):
                    target = frameworks / name.removeprefix("PySide6/")  # where the modules' @loader_path/Qt/lib is
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(wheel.read(name))
                    target.chmod(0o755)
                elif re.fullmatch(r"PySide6/libpyside6\..*\.dylib", name):
                    (frameworks / name.rsplit("/", 1)[-1]).write_bytes(wheel.read(name))
                module = re.fullmatch(r"PySide6/(Qt\w+)\.abi3\.so", name)
                if module and module[1] in modules:
                    modules[module[1]] = wheel.read(name)
    for name, content in modules.items():
        if not content:
            raise KeyError(f"PySide6.{name} is in no wheel")
        (frameworks / f"PySide6.{name}.so").write_bytes(content)
    for framework in (frameworks / "Qt" / "lib").glob("*.framework"):
        link(framework)


def link(framework: Path) -> None:
    """The links of a framework, which a wheel cannot hold."""
    (framework / "Versions" / "Current").symlink_to("A")
    for name in (framework.stem, "Resources"):
        (framework / name).symlink_to(f"Versions/Current/{name}")


def _is_wanted(name: str) -> bool:
    framework = re.match(r"PySide6/Qt/lib/(\w+)\.framework/Versions/", name)
    if framework:
        return framework[1] in FRAMEWORKS
    return name.startswith("PySide6/Qt/plugins/") and name.endswith(".dylib") and contents.is_kept(name)


def properties() -> dict[str, object]:
    """Info.plist, as PyInstaller writes it from the spec."""
    number = contents.version(ROOT)
    return {
        "CFBundleName": contents.APP_NAME,
        "CFBundleDisplayName": contents.APP_NAME,
        "CFBundleIdentifier": contents.APP_ID,
        "CFBundleExecutable": contents.PROGRAM,
        "CFBundleIconFile": "stackhub.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleShortVersionString": number,
        "CFBundleVersion": number,
        **contents.mac_properties(),
    }
