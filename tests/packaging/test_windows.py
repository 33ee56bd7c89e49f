"""What the installer for Windows is made from, as far as it shows without Windows: what is installed is taken away
again, nothing else is, and the shims of wine are never shipped."""

import importlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import stackhub

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOWS = ROOT / "packaging" / "windows"


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The scripts import one another by their plain names."""
    before = set(sys.modules)
    path = list(sys.path)
    sys.path[:0] = [str(WINDOWS), str(WINDOWS.parent)]
    yield
    sys.path[:] = path
    for added in set(sys.modules) - before:
        if str(WINDOWS.parent) in str(getattr(sys.modules[added], "__file__", "")):
            del sys.modules[added]


def script(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The folder of a program, with a folder in a folder."""
    folder = tmp_path / "program"
    for name in ("stackhub.exe", "models/icons/a.png", "models/b.egg", "Lib/shiboken6/_config.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x")
    return folder


# --- the lists of the installer


def test_every_file_is_taken_away_before_its_folder_and_nothing_else(program: Path) -> None:
    lines = list(script("installer").delete_lines(program))
    deleted = [line.split('"')[1] for line in lines if line.startswith("  Delete")]
    removed = [line.split('"')[1] for line in lines if line.startswith("  RMDir")]
    assert sorted(deleted) == [
        "$INSTDIR\\Lib\\shiboken6\\_config.py",
        "$INSTDIR\\models\\b.egg",
        "$INSTDIR\\models\\icons\\a.png",
        "$INSTDIR\\stackhub.exe",
    ]
    assert sorted(removed) == [
        "$INSTDIR\\Lib",
        "$INSTDIR\\Lib\\shiboken6",
        "$INSTDIR\\models",
        "$INSTDIR\\models\\icons",
    ]
    for folder in removed:
        inside = [place for place, line in enumerate(lines) if folder + "\\" in line]
        itself = next(place for place, line in enumerate(lines) if f'"{folder}"' in line)
        assert itself > max(inside)
    assert "/r" not in "".join(lines), "what somebody has put there stays"


def test_only_the_players_data_is_removed_whole_and_only_when_asked() -> None:
    text = (WINDOWS / "stackhub.nsi").read_text(encoding="utf-8")
    whole = re.findall(r"RMDir /r (.*)", text)
    assert whole == ['"${DATA}"']
    (question,) = [line for line in text.splitlines() if "$(DATA_TOO)" in line]
    assert text.index(question) < text.index('RMDir /r "${DATA}"')
    assert "MB_YESNO" in question
    assert "/SD IDNO" in question, "a silent uninstall keeps it"
    assert "MB_DEFBUTTON2" in question, "Enter keeps it"


def test_every_kind_of_file_is_opened_and_let_go_of() -> None:
    installer, kinds = script("installer"), script("filetypes").FILE_TYPES
    made, undone = list(installer.associate_lines(kinds)), list(installer.dissociate_lines(kinds))
    for kind in kinds:
        assert any(f'Classes\\{kind.suffix}" "" "{kind.windows_class}"' in line for line in made)
        opens = next(line for line in made if f'{kind.windows_class}\\shell\\open\\command"' in line)
        assert '"$INSTDIR\\stackhub.exe" "%1"' in opens, "a path with spaces is one argument"
        assert any(f'DeleteRegKey HKCU "Software\\Classes\\{kind.windows_class}"' in line for line in undone)
        at = next(
            place
            for place, line in enumerate(undone)
            if f'DeleteRegKey HKCU "Software\\Classes\\{kind.suffix}"' in line
        )
        assert f'$0 == "{kind.windows_class}"' in undone[at - 1], "another program's stays"


def test_what_the_installer_says_it_says_in_both_languages() -> None:
    text = (WINDOWS / "stackhub.nsi").read_text(encoding="utf-8")
    said: dict[str, set[str]] = {}
    for name, language in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", text, re.MULTILINE):
        said.setdefault(name, set()).add(language)
    assert said
    assert all(languages == {"ENGLISH", "FRENCH"} for languages in said.values())
    assert all(f"$({name})" in text for name in said), "nothing is written that is not said"


def test_the_data_is_looked_for_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As platformdirs places it on Windows: %LOCALAPPDATA%\\StackHub."""
    text = (WINDOWS / "stackhub.nsi").read_text(encoding="utf-8")
    assert '!define DATA "$LOCALAPPDATA\\StackHub"' in text
    source = (ROOT / "stackhub" / "resources.py").read_text(encoding="utf-8")
    assert 'user_data_dir("StackHub", appauthor=False)' in source


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
def test_the_installer_is_made(program: Path, tmp_path: Path) -> None:
    out = tmp_path / "stackhub-setup.exe"
    script("installer").pack(program, stackhub.__version__, out, quick=True)
    assert out.read_bytes()[:2] == b"MZ"


# --- the program


def test_qt_is_one_wheel_and_everything_else_is_pinned_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build, wheels = script("cross_build"), script("wheels")
    for part, names in (("Essentials", ["PySide6/QtCore.pyd"]), ("Addons", [*wheels.FROM_ADDONS, "PySide6/Qt3D.pyd"])):
        with zipfile.ZipFile(tmp_path / f"pyside6_{part.lower()}-1.2-cp310-abi3-win_amd64.whl", "w") as wheel:
            for name in names:
                wheel.writestr(name, part)
    monkeypatch.setattr(wheels.subprocess, "run", lambda *_, **__: pytest.fail("they are here already"))
    found = build.requirements(["PySide6==1.2", "panda3d==3.4"], tmp_path)
    assert found[1:] == ["shiboken6==1.2", "panda3d==3.4"]
    with zipfile.ZipFile(found[0]) as merged:
        assert sorted(merged.namelist()) == sorted(["PySide6/QtCore.pyd", *wheels.FROM_ADDONS])
    assert len([name for name in build.dependencies() if name.startswith("PySide6==")]) == 1
    assert all("==" in name for name in build.dependencies())


def test_one_runtime_is_left_and_it_is_qts(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Panda3D's of 2016 kills Qt in std::mutex, and Windows has its own C library."""
    repair = script("repair")
    for name in ("MSVCP140.dll", "vcruntime140.dll", "api-ms-win-crt-heap-l1-1-0.dll", "python311.dll", "Qt6Qml.dll"):
        (program / name).write_bytes(b"old")
    with zipfile.ZipFile(tmp_path / "shiboken6-1.2-win_amd64.whl", "w") as wheel:
        for name in ("msvcp140", "vcruntime140"):
            wheel.writestr(f"shiboken6/{name}.dll", "new")
    monkeypatch.setattr(repair, "write_forwarder", lambda library, target: target.write_bytes(library.name.encode()))
    repair.repair(program, tmp_path)
    assert (program / "msvcp140.dll").read_text() == (program / "vcruntime140.dll").read_text() == "new"
    assert (program / "python3.dll").read_text() == "python311.dll"
    left = {path.name for path in program.iterdir()}
    assert not left & {"MSVCP140.dll", "api-ms-win-crt-heap-l1-1-0.dll", "Qt6Qml.dll"}
    with pytest.raises(repair.RepairError, match="shiboken6"):
        repair.repair(program, program)


def library(names: list[str]) -> bytes:
    """The smallest 64-bit library that exports ``names``, after Microsoft's PE format: one section at 0x1000."""
    start, raw = 0x1000, 0x200
    strings = b"".join(name.encode() + b"\0" for name in names)
    table = start + 40
    addresses, at = [], table + 4 * len(names)
    for name in names:
        addresses.append(at)
        at += len(name) + 1
    directory = struct.pack("<10I", 0, 0, 0, 0, 0, 0, len(names), 0, table, 0)
    section = directory + struct.pack(f"<{len(names)}I", *addresses) + strings
    optional = struct.pack("<H", 0x20B) + b"\0" * 110 + struct.pack("<II", start, len(section))
    header = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, len(optional), 0x2022) + optional
    header += struct.pack("<8sIIII", b".edata", len(section), start, len(section), raw) + b"\0" * 16
    dos = b"MZ" + b"\0" * 0x3A + struct.pack("<I", 0x40)
    return (dos + header).ljust(raw, b"\0") + section


def test_the_names_of_a_library_are_read() -> None:
    forwarder = script("forwarder")
    assert forwarder.exported_names(library(["PyList_New", "Py_Main"])) == ["PyList_New", "Py_Main"]
    with pytest.raises(ValueError, match="64-bit"):
        forwarder.exported_names(library(["Py_Main"]).replace(struct.pack("<H", 0x20B), struct.pack("<H", 0x10B)))


@pytest.mark.skipif(shutil.which("x86_64-w64-mingw32-dlltool") is None, reason="needs binutils for Windows")
def test_python3_hands_every_name_on(tmp_path: Path) -> None:
    forwarder = script("forwarder")
    (tmp_path / "python311.dll").write_bytes(library(["PyList_New", "Py_Main"]))
    forwarder.write_forwarder(tmp_path / "python311.dll", tmp_path / "python3.dll")
    made = (tmp_path / "python3.dll").read_bytes()
    assert sorted(forwarder.exported_names(made)) == ["PyList_New", "Py_Main"]
    assert b"python311.PyList_New" in made


def test_the_shims_of_wine_stay_in_its_own_folder() -> None:
    names = {path.stem for path in (WINDOWS / "wine").glob("*.c")}
    assert names == {"icuuc", "mscms", "bcryptprimitives"}
    for path in (*WINDOWS.glob("*.py"), WINDOWS / "stackhub.nsi", WINDOWS / "build.sh"):
        text = path.read_text(encoding="utf-8")
        assert not [name for name in names if name in text], path.name


@pytest.mark.parametrize("name", ["build.sh", "check.sh"])
def test_the_scripts_can_be_read_by_a_shell(name: str) -> None:
    assert subprocess.run(["bash", "-n", str(WINDOWS / name)], check=False).returncode == 0
