"""The check of a bundle for macOS can fail: a small bundle that is right, and one fault at a time in a copy of it."""

import hashlib
import importlib
import os
import plistlib
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MACOS = ROOT / "packaging" / "macos"

ARM, INTEL, INTEL_32 = 0x0100000C, 0x01000007, 7
PAGE = 4096


# --- Mach-O, written by hand after Apple's loader.h, fat.h and cs_blobs.h


def _command(kind: int, *numbers: int, text: str = "") -> bytes:
    body = struct.pack(f"<{len(numbers)}I", *numbers) + text.encode() + b"\0" * bool(text)
    body += b"\0" * (-len(body) % 8)
    return struct.pack("<II", kind, 8 + len(body)) + body


def _signature(signed: bytes) -> bytes:
    """A super blob with one code directory of SHA-256, page by page."""
    pages = [signed[at : at + PAGE] for at in range(0, len(signed), PAGE)]
    hashes = b"".join(hashlib.sha256(page).digest() for page in pages)
    head = struct.pack(
        ">9I4B", 0xFADE0C02, 44 + len(hashes), 0x20400, 2, 44, 0, 0, len(pages), len(signed), 32, 2, 0, 12
    )
    directory = head + b"\0" * (44 - len(head)) + hashes
    return struct.pack(">III", 0xFADE0CC0, 20 + len(directory), 1) + struct.pack(">II", 0, 20) + directory


def mach_o(
    processor: int = ARM,
    *,
    libraries: tuple[str, ...] = ("/usr/lib/libSystem.B.dylib",),
    rpaths: tuple[str, ...] = (),
    minimum: tuple[int, int] = (13, 0),
    weak: tuple[str, ...] = (),
    signed: bool = True,
) -> bytes:
    """A library with nothing but its load commands, two pages long, signed by nobody."""
    commands = [_command(0x32, 1, minimum[0] << 16 | minimum[1] << 8, 0, 0)]
    commands += [_command(0x0C, 24, 0, 0, 0, text=library) for library in libraries]
    commands += [_command(0x80000018, 24, 0, 0, 0, text=library) for library in weak]
    commands += [_command(0x8000001C, 12, text=rpath) for rpath in rpaths]
    if signed:
        commands.append(_command(0x1D, 2 * PAGE, 4096))
    block = b"".join(commands)
    head = struct.pack("<8I", 0xFEEDFACF, processor, 0, 6, len(commands), len(block), 0, 0)
    content = (head + block).ljust(2 * PAGE, b"\x11")
    return content + _signature(content) if signed else content


def fat(*parts: tuple[int, bytes]) -> bytes:
    """Several processors' code in one file."""
    offset, table, body = PAGE, b"", b""
    for processor, part in parts:
        table += struct.pack(">5I", processor, 0, offset + len(body), len(part), 12)
        body += part.ljust(-(-len(part) // PAGE) * PAGE, b"\0")
    return (struct.pack(">II", 0xCAFEBABE, len(parts)) + table).ljust(PAGE, b"\0") + body


# --- a bundle


@pytest.fixture
def modules() -> Iterator[dict[str, ModuleType]]:
    """Modules of packaging/macos and packaging/; forgotten afterwards, for others may be called the same."""
    before = set(sys.modules)
    folders = [str(MACOS), str(ROOT / "packaging")]
    sys.path[:0] = folders
    yield {name: importlib.import_module(name) for name in ("check", "sign", "finish", "macho", "contents")}
    sys.path[:] = [entry for entry in sys.path if entry not in folders]
    for name in set(sys.modules) - before:
        if str(ROOT / "packaging") in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def _icns(size: int = 512) -> bytes:
    picture = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", size, size)
    chunk = b"ic09" + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(chunk)) + chunk


@pytest.fixture
def bundle(tmp_path: Path, modules: dict[str, ModuleType]) -> Path:
    """A bundle that is right for arm64: a program, a framework, two libraries, one of them for both processors."""
    app = tmp_path / "StackHub.app"
    contents = app / "Contents"
    framework = contents / "Frameworks" / "PySide6" / "Qt" / "lib" / "QtCore.framework"
    (framework / "Versions" / "A" / "Resources").mkdir(parents=True)
    (contents / "MacOS").mkdir()
    (contents / "Resources").mkdir()
    (contents / "Info.plist").write_bytes(plistlib.dumps(modules["finish"].properties()))
    (contents / "Resources" / "stackhub.icns").write_bytes(_icns())
    program = contents / "MacOS" / "stackhub"
    program.write_bytes(
        mach_o(libraries=("@executable_path/../Frameworks/libpanda.dylib",), rpaths=("@loader_path/../Frameworks",))
    )
    program.chmod(0o755)
    (framework / "Versions" / "A" / "QtCore").write_bytes(fat((INTEL, mach_o(INTEL)), (ARM, mach_o())))
    modules["finish"].link(framework)
    (contents / "Frameworks" / "libpanda.dylib").write_bytes(fat((INTEL_32, b"\xce\xfa\xed\xfe"), (ARM, mach_o())))
    (contents / "Frameworks" / "PySide6" / "QtCore.so").write_bytes(
        mach_o(
            libraries=("@rpath/QtCore.framework/Versions/A/QtCore", "@rpath/libpanda.dylib", "/usr/lib/libc++.1.dylib"),
            rpaths=("@loader_path/Qt/lib",),
            weak=("@rpath/may-be-missing.dylib",),
        )
    )
    return app


def test_a_bundle_that_is_right_has_no_faults(bundle: Path, modules: dict[str, ModuleType]) -> None:
    assert modules["check"].faults(bundle, "arm64") == []
    assert modules["check"].main([str(bundle)]) == 0


def _plist(**changes: object) -> Callable[[Path], None]:
    def change(contents: Path) -> None:
        plist = plistlib.loads((contents / "Info.plist").read_bytes()) | changes
        (contents / "Info.plist").write_bytes(plistlib.dumps(plist))

    return change


def _write(name: str, content: bytes) -> Callable[[Path], object]:
    return lambda contents: (contents / name).write_bytes(content)


def _flip(contents: Path) -> None:
    file = contents / "Frameworks" / "PySide6" / "QtCore.so"
    data = bytearray(file.read_bytes())
    data[PAGE + 7] ^= 1
    file.write_bytes(data)


FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "no plist": (lambda contents: (contents / "Info.plist").unlink(), "Contents/Info.plist is missing."),
    "plist is text": (_write("Info.plist", b"<plist>"), "Contents/Info.plist is no property list."),
    "another version": (
        _plist(CFBundleShortVersionString="0.0.9"),
        "Info.plist says CFBundleShortVersionString = '0.0.9' where ",
    ),
    "another identifier": (_plist(CFBundleIdentifier="org.other"), "Info.plist says CFBundleIdentifier = 'org.other'"),
    "an older macOS": (_plist(LSMinimumSystemVersion="10.9"), "Info.plist says LSMinimumSystemVersion = '10.9'"),
    "no kinds of files": (
        _plist(UTExportedTypeDeclarations=[]),
        "Info.plist declares no kind of file that ends in .stackhub.",
    ),
    "no program": (
        lambda contents: (contents / "MacOS" / "stackhub").unlink(),
        "The program stackhub that Info.plist names is not in Contents/MacOS.",
    ),
    "a program that may not run": (
        lambda contents: (contents / "MacOS" / "stackhub").chmod(0o644),
        "The program stackhub may not be run",
    ),
    "a script": (_write("MacOS/stackhub", b"#!/bin/sh\necho\n"), "The program stackhub is no code of macOS."),
    "no icon": (
        lambda contents: (contents / "Resources" / "stackhub.icns").unlink(),
        "The icon stackhub.icns that Info.plist names is not in Contents/Resources.",
    ),
    "a PNG": (_write("Resources/stackhub.icns", b"\x89PNG\r\n\x1a\n"), "stackhub.icns is no icon of macOS"),
    "half an icon": (
        _write("Resources/stackhub.icns", _icns()[:-9]),
        "stackhub.icns is no icon of macOS, or not whole.",
    ),
    "a picture too long": (
        _write("Resources/stackhub.icns", _icns()[:12] + struct.pack(">I", 999) + _icns()[16:]),
        "stackhub.icns is not whole: a picture ends behind its end.",
    ),
    "a small icon": (
        _write("Resources/stackhub.icns", _icns(128)),
        "no picture of 512 points or more (the largest has 128)",
    ),
    "another processor": (
        _write("Frameworks/libpanda.dylib", mach_o(INTEL)),
        "Contents/Frameworks/libpanda.dylib is for x86_64 and not for arm64.",
    ),
    "a newer macOS": (
        _write("Frameworks/libnew.dylib", mach_o(minimum=(99, 4))),
        "Contents/Frameworks/libnew.dylib needs macOS 99.4, and the bundle promises ",
    ),
    "a library that is missing": (
        lambda contents: (contents / "Frameworks" / "libpanda.dylib").unlink(),
        "Contents/MacOS/stackhub asks for @executable_path/../Frameworks/libpanda.dylib, which is neither",
    ),
    "an rpath that leads nowhere": (
        _write("Frameworks/PySide6/QtCore.so", mach_o(libraries=("@rpath/QtCore.framework/Versions/A/QtCore",))),
        "Contents/Frameworks/PySide6/QtCore.so asks for @rpath/QtCore.framework/Versions/A/QtCore, which is neither",
    ),
    "a library of the machine it was built on": (
        _write("Frameworks/libx.dylib", mach_o(libraries=("/opt/homebrew/lib/libz.dylib",))),
        "Contents/Frameworks/libx.dylib asks for /opt/homebrew/lib/libz.dylib, which is neither",
    ),
    "a library outside of the bundle": (
        lambda contents: (
            (contents.parent.parent / "libz.dylib").write_bytes(mach_o()),
            (contents / "Frameworks" / "libx.dylib").write_bytes(
                mach_o(libraries=("@loader_path/../../../libz.dylib",))
            ),
        ),
        "Contents/Frameworks/libx.dylib asks for @loader_path/../../../libz.dylib, which is neither",
    ),
    "a byte changed after signing": (
        _flip,
        "Contents/Frameworks/PySide6/QtCore.so was changed after it was signed: 1 of 2 pages.",
    ),
    "not signed at all": (
        _write("Frameworks/libx.dylib", mach_o(signed=False)),
        "Contents/Frameworks/libx.dylib is not signed, by nobody even",
    ),
    "cut off": (
        _write("Frameworks/libx.dylib", mach_o()[:100]),
        "Contents/Frameworks/libx.dylib cannot be read: it is cut off or damaged.",
    ),
    "a signature cut off": (
        _write("Frameworks/libx.dylib", mach_o()[:-40]),
        "Contents/Frameworks/libx.dylib cannot be read: its signature is cut off or damaged.",
    ),
    "a link to nothing": (
        lambda contents: (contents / "Resources" / "gone").symlink_to("nowhere"),
        "Contents/Resources/gone is a link to nothing.",
    ),
    "a link out of the bundle": (
        lambda contents: (contents / "Resources" / "out").symlink_to("/"),
        "Contents/Resources/out is a link out of the bundle.",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_said_in_a_sentence(name: str, bundle: Path, modules: dict[str, ModuleType]) -> None:
    break_it, sentence = FAULTS[name]
    break_it(bundle / "Contents")
    found = modules["check"].faults(bundle, "arm64")
    assert any(said.startswith(sentence) or sentence in said for said in found), found
    assert modules["check"].main([str(bundle)]) == 1


def test_a_bundle_for_one_processor_is_wrong_for_the_other(bundle: Path, modules: dict[str, ModuleType]) -> None:
    said = modules["check"].faults(bundle, "x86_64")
    assert "Contents/MacOS/stackhub is for arm64 and not for x86_64." in said
    assert not [sentence for sentence in said if "QtCore.framework/Versions/A/QtCore is for" in sentence]


def test_a_bundle_without_code_is_said(tmp_path: Path, modules: dict[str, ModuleType]) -> None:
    (tmp_path / "Empty.app" / "Contents").mkdir(parents=True)
    assert "There is no code of macOS in the bundle." in modules["check"].faults(tmp_path / "Empty.app", "arm64")


def test_a_java_class_is_no_code_of_macos(modules: dict[str, ModuleType]) -> None:
    assert not modules["macho"].is_mach_o(b"\xca\xfe\xba\xbe\x00\x00\x00\x34")
    assert modules["macho"].is_mach_o(fat((ARM, mach_o()))[:8])
    assert not modules["macho"].is_mach_o(b"")


def test_the_program_that_was_written_into_is_signed_again(bundle: Path, modules: dict[str, ModuleType]) -> None:
    _flip(bundle / "Contents")
    modules["finish"].sign_again(bundle / "Contents" / "Frameworks" / "PySide6" / "QtCore.so")
    assert modules["check"].faults(bundle, "arm64") == []


# --- what PyInstaller keeps on a Mac


@pytest.mark.parametrize("machine", ["arm64", "x86_64"])
def test_the_bundle_keeps_every_framework_it_was_looked_at_with(
    machine: str, modules: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("platform.machine", lambda: machine)
    is_kept = modules["contents"].is_kept
    for framework in modules["finish"].FRAMEWORKS:
        for file in (f"Versions/A/{framework}", "Versions/A/Resources/Info.plist", "Versions/Current", framework):
            assert is_kept(f"PySide6/Qt/lib/{framework}.framework/{file}")
    for framework in ("QtQml", "QtQuick", "QtPdf", "QtVirtualKeyboard", "QtMultimediaWidgets"):
        assert not is_kept(f"PySide6/Qt/lib/{framework}.framework/Versions/A/{framework}")
    assert not is_kept("PySide6/Qt/lib/libavcodec.61.dylib")
    assert is_kept("panda3d/libpandagl.dylib")
    assert is_kept("panda3d/libCg.dylib") == (machine == "x86_64"), "it holds no code for Apple's processors"


# --- signing


def test_a_bundle_is_signed_from_the_inside_out(bundle: Path, modules: dict[str, ModuleType]) -> None:
    parts = [part.relative_to(bundle.parent).as_posix() for part in modules["sign"].parts(bundle)]
    assert parts == [
        "StackHub.app/Contents/Frameworks/PySide6/QtCore.so",
        "StackHub.app/Contents/Frameworks/libpanda.dylib",
        "StackHub.app/Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A",
        "StackHub.app",
    ]


def test_only_a_real_identity_gets_the_hardened_runtime(bundle: Path, modules: dict[str, ModuleType]) -> None:
    command = modules["sign"].command
    assert command(bundle, bundle, "-") == ["codesign", "--force", "--sign", "-", str(bundle)]
    named = command(bundle, bundle, "Developer ID Application: X")
    assert named[named.index("--options") + 1] == "runtime"
    entitlements = plistlib.loads(Path(named[named.index("--entitlements") + 1]).read_bytes())
    assert all(value is True for value in entitlements.values())
    assert "--entitlements" not in command(bundle / "Contents" / "Frameworks" / "libpanda.dylib", bundle, "X")


# --- the shell scripts, with Apple's commands played by others


def _run(
    script: str, *arguments: str, fakes: dict[str, str], folder: Path, **variables: str
) -> subprocess.CompletedProcess[str]:
    tools = folder / "tools"
    tools.mkdir()
    for name, text in fakes.items():
        (tools / name).write_text(f'#!/bin/sh\necho "{name} $*" >>"$CALLS"\n{text}\n')
        (tools / name).chmod(0o755)
    secrets = ("MACOS_CERTIFICATE", "APPLE_ID", "APPLE_TEAM_ID", "APPLE_APP_PASSWORD")
    environment = {key: value for key, value in os.environ.items() if key not in secrets}
    environment |= {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "CALLS": str(folder / "calls")} | variables
    command = ["bash", str(MACOS / script), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
class TestScripts:
    def test_they_can_be_read_and_run(self) -> None:
        for script in sorted(MACOS.glob("*.sh")):
            done = subprocess.run(["bash", "-n", str(script)], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            assert os.access(script, os.X_OK)

    @pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not here")
    def test_shellcheck_has_nothing_to_say(self) -> None:
        done = subprocess.run(["shellcheck", *sorted(MACOS.glob("*.sh"))], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout

    def test_without_a_certificate_nobody_signs(self, tmp_path: Path) -> None:
        done = _run("keychain.sh", fakes={"security": ""}, folder=tmp_path)
        assert (done.returncode, done.stdout) == (0, "-\n")
        assert "signed by nobody" in done.stderr

    def test_the_certificate_is_opened_in_a_keychain_of_its_own(self, tmp_path: Path) -> None:
        listed = '  1) ABC "Developer ID Application: StackHub (T1)"'
        security = f"""[ "$1" = find-identity ] && echo '{listed}'; [ "$1" != import ] || cp "$2" "$CALLS.p12" """
        done = _run(
            "keychain.sh",
            fakes={"security": security, "uuidgen": "echo word"},
            folder=tmp_path,
            MACOS_CERTIFICATE="c2VjcmV0",
            RUNNER_TEMP=str(tmp_path),
        )
        assert done.stdout == "Developer ID Application: StackHub (T1)\n", done.stderr
        assert (tmp_path / "calls.p12").read_text() == "secret"

    def test_another_kind_of_certificate_is_refused(self, tmp_path: Path) -> None:
        fakes = {"security": "true", "uuidgen": "echo word"}
        done = _run(
            "keychain.sh", fakes=fakes, folder=tmp_path, MACOS_CERTIFICATE="c2VjcmV0", RUNNER_TEMP=str(tmp_path)
        )
        assert done.returncode == 1
        assert 'no "Developer ID Application"' in done.stderr

    def test_without_an_account_nothing_is_sent_to_apple(self, tmp_path: Path) -> None:
        done = _run("notarise.sh", "x.dmg", fakes={"xcrun": ""}, folder=tmp_path)
        assert done.returncode == 0
        assert "by hand" in done.stderr
        assert not (tmp_path / "calls").exists()

    @pytest.mark.parametrize("answer", ["Accepted", "Invalid"])
    def test_apples_answer_decides(self, answer: str, tmp_path: Path) -> None:
        xcrun = f"""[ "$2" != submit ] || echo '{{"id": "12-ab", "status": "{answer}"}}'"""
        account = {"APPLE_ID": "a", "APPLE_TEAM_ID": "t", "APPLE_APP_PASSWORD": "p"}
        done = _run("notarise.sh", "x.dmg", fakes={"xcrun": xcrun, "spctl": ""}, folder=tmp_path, **account)
        calls = (tmp_path / "calls").read_text()
        assert done.returncode == (0 if answer == "Accepted" else 1), done.stderr
        assert ("stapler staple x.dmg" in calls) == (answer == "Accepted")
        assert ("notarytool log 12-ab" in calls) == (answer == "Invalid")


def test_the_disk_image_links_to_applications(tmp_path: Path) -> None:
    settings: dict[str, object] = {"defines": {"app": str(tmp_path / "StackHub.app")}}
    exec(compile((MACOS / "dmg_settings.py").read_text(encoding="utf-8"), "dmg_settings.py", "exec"), settings)
    assert settings["files"] == [str(tmp_path / "StackHub.app")]
    assert settings["symlinks"] == {"Applications": "/Applications"}
    assert set(settings["icon_locations"]) == {"StackHub.app", "Applications"}  # type: ignore[call-overload]
