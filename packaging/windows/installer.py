"""Packs ``build/windows/win_amd64`` into ``dist/stackhub-VERSION-setup.exe`` with NSIS: ``python installer.py``.

``--folder`` packs another one (PyInstaller's, on Windows itself), ``--version`` under another number (a test of the
upgrade). The installer's lists of files and file types are written from the folder and from ``filetypes.py``.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE), str(ROOT)]

import contents  # noqa: E402 - it lies one folder up, as the next two
import icons  # noqa: E402
from filetypes import FILE_TYPES, FileType  # noqa: E402

_ON_WINDOWS = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def delete_lines(folder: Path) -> Iterator[str]:
    """What takes the files of ``folder`` away again, and the folders that are empty then, the innermost first."""
    inside = sorted(folder.rglob("*"), reverse=True)
    for path in inside:
        name = str(path.relative_to(folder)).replace("/", "\\")
        yield f'  RMDir "$INSTDIR\\{name}"' if path.is_dir() else f'  Delete "$INSTDIR\\{name}"'


def associate_lines(kinds: Iterable[FileType]) -> Iterator[str]:
    """What lets a double click on such files open StackHub."""
    for kind in kinds:
        key = f"Software\\Classes\\{kind.windows_class}"
        yield f'  WriteRegStr HKCU "Software\\Classes\\{kind.suffix}" "" "{kind.windows_class}"'
        yield f'  WriteRegStr HKCU "Software\\Classes\\{kind.suffix}" "Content Type" "{kind.mime}"'
        yield f'  WriteRegStr HKCU "{key}" "" "{kind.name}"'
        yield f'  WriteRegStr HKCU "{key}\\DefaultIcon" "" "$INSTDIR\\stackhub.exe,0"'
        yield f"""  WriteRegStr HKCU "{key}\\shell\\open\\command" "" '"$INSTDIR\\stackhub.exe" "%1"'"""


def dissociate_lines(kinds: Iterable[FileType]) -> Iterator[str]:
    """What ends it; an ending that another program has taken over since is left to it."""
    for kind in kinds:
        yield f'  ReadRegStr $0 HKCU "Software\\Classes\\{kind.suffix}" ""'
        yield f'  ${{If}} $0 == "{kind.windows_class}"'
        yield f'    DeleteRegKey HKCU "Software\\Classes\\{kind.suffix}"'
        yield "  ${EndIf}"
        yield f'  DeleteRegKey HKCU "Software\\Classes\\{kind.windows_class}"'


def lists(folder: Path) -> str:
    """The macros that stackhub.nsi includes."""
    macros = {
        "DELETE_FILES": delete_lines(folder),
        "ASSOCIATE": associate_lines(FILE_TYPES),
        "DISSOCIATE": dissociate_lines(FILE_TYPES),
    }
    return "".join(f"!macro {name}\n" + "\n".join(lines) + "\n!macroend\n" for name, lines in macros.items())


def pack(folder: Path, number: str, out: Path, *, quick: bool = False) -> None:
    """Write the installer ``out``; ``quick``: not made small. Raises CalledProcessError; what is wrong has been
    printed."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        icons.write_ico(ROOT, work / "stackhub.ico")
        (work / "files.nsh").write_text(lists(folder), encoding="utf-8-sig")
        values = {
            "VERSION": number,
            "SOURCE": folder,
            "OUT": out,
            "LISTS": work / "files.nsh",
            "ICON": work / "stackhub.ico",
        }
        makensis = shutil.which("makensis") or str(_ON_WINDOWS)
        if sys.platform != "win32":
            values["TARGET"] = "amd64-unicode"
        defines = [f"-D{name}={value}" for name, value in values.items()] + (["-DQUICK"] if quick else [])
        subprocess.run([makensis, "-V2", "-WX", *defines, str(HERE / "stackhub.nsi")], check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "windows" / "win_amd64")
    parser.add_argument("--version", default=contents.version(ROOT))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--quick", action="store_true", help="do not make it small")
    arguments = parser.parse_args()
    target = arguments.out or ROOT / "dist" / f"stackhub-{arguments.version}-setup.exe"
    pack(arguments.folder.resolve(), arguments.version, target.resolve(), quick=arguments.quick)
    print(f"{target}: {target.stat().st_size / 1e6:.0f} MB")
