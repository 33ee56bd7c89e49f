"""Looks at a bundle for macOS without running it: ``check.py StackHub.app [--architecture arm64]``.

Info.plist, the icon, and of every program and library: the processor, the oldest macOS, whether each library it asks
for is in the bundle or macOS's own, and whether signed pages are what was signed. One sentence for each fault.
"""

from __future__ import annotations

import argparse
import contextlib
import plistlib
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.parsers.expat import ExpatError

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE)]

import contents  # noqa: E402 - it lies one folder up, as the next one
from filetypes import FILE_TYPES  # noqa: E402
from macho import MachOError, Slice, digest, is_mach_o, pages, slices  # noqa: E402

OF_MACOS = ("/usr/lib/", "/System/Library/")
"""Where the libraries of macOS itself are."""

_PNG = b"\x89PNG\r\n\x1a\n"
_LARGE_ICON = 512


# --- Info.plist and the icon


def plist_faults(bundle: Path) -> Iterator[str]:
    """What is wrong with the bundle's Info.plist, and with what it names."""
    file = bundle / "Contents" / "Info.plist"
    try:
        plist = plistlib.loads(file.read_bytes())
    except OSError:
        yield "Contents/Info.plist is missing."
        return
    except (ValueError, ExpatError, plistlib.InvalidFileException):
        yield "Contents/Info.plist is no property list."
        return
    number = contents.version(ROOT)
    wanted = {
        "CFBundleName": contents.APP_NAME,
        "CFBundleIdentifier": contents.APP_ID,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": number,
        "CFBundleVersion": number,
        **contents.mac_properties(),
    }
    for key, value in wanted.items():
        if plist.get(key) != value:
            yield f"Info.plist says {key} = {plist.get(key)!r} where {value!r} is right."
    suffixes = {
        suffix
        for kind in plist.get("UTExportedTypeDeclarations", [])
        for suffix in kind.get("UTTypeTagSpecification", {}).get("public.filename-extension", [])
    }
    for kind in FILE_TYPES:
        if kind.suffix.removeprefix(".") not in suffixes:
            yield f"Info.plist declares no kind of file that ends in {kind.suffix}."
    program = bundle / "Contents" / "MacOS" / str(plist.get("CFBundleExecutable"))
    if not program.is_file():
        yield f"The program {program.name} that Info.plist names is not in Contents/MacOS."
    elif not program.stat().st_mode & 0o100:
        yield f"The program {program.name} may not be run: it has not the right to."
    elif not is_mach_o(program.read_bytes()[:8]):
        yield f"The program {program.name} is no code of macOS."
    yield from icon_faults(bundle / "Contents" / "Resources" / str(plist.get("CFBundleIconFile")))


def icon_faults(icon: Path) -> Iterator[str]:
    """What is wrong with a macOS icon: chunks, each with four letters, its length (4 bytes, its head counted) and a
    picture."""
    if not icon.is_file():
        yield f"The icon {icon.name} that Info.plist names is not in Contents/Resources."
        return
    data = icon.read_bytes()
    if data[:4] != b"icns" or len(data) < 8 or struct.unpack_from(">I", data, 4)[0] != len(data):
        yield f"{icon.name} is no icon of macOS, or not whole."
        return
    at, largest = 8, 0
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4) if at + 8 <= len(data) else (0,)
        if length < 8 or at + length > len(data):
            yield f"{icon.name} is not whole: a picture ends behind its end."
            return
        picture = data[at + 8 : at + length]
        if picture.startswith(_PNG):
            largest = max(largest, struct.unpack_from(">I", picture, 16)[0])
        at += length
    if largest < _LARGE_ICON:
        yield f"{icon.name} holds no picture of {_LARGE_ICON} points or more (the largest has {largest})."


# --- code


def code(bundle: Path) -> Iterator[Path]:
    """Every program and library in the bundle, links left out."""
    for path in sorted((bundle / "Contents").rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if is_mach_o(file.read(8)):
                    yield path


def code_faults(bundle: Path, path: Path, architecture: str, rpaths: list[Path]) -> Iterator[str]:
    """What is wrong with one program or library, for a machine with such a processor; ``rpaths`` are the program's."""
    name = path.relative_to(bundle).as_posix()
    data = path.read_bytes()
    try:
        found = {part.architecture: part for part in slices(data)}
        part = found.get(architecture)
        if part is None:
            yield f"{name} is for {', '.join(sorted(found))} and not for {architecture}."
            return
        promised = tuple(int(number) for number in str(contents.mac_properties()["LSMinimumSystemVersion"]).split("."))
        if part.minimum and part.minimum > promised:
            oldest, wanted = (".".join(map(str, version)) for version in (promised, part.minimum))
            yield f"{name} needs macOS {wanted}, and the bundle promises {oldest}."
        for library in part.libraries:
            if library not in part.weak and not resolves(bundle, path, part, library, rpaths):
                yield f"{name} asks for {library}, which is neither in the bundle nor macOS's own."
        if architecture == "arm64" and part.signature is None:
            yield f"{name} is not signed, by nobody even, and Apple's processors run nothing of the kind."
        signed = pages(data, part)
        changed = sum(page.digest != digest(data, page) for page in signed)
        if changed:
            yield f"{name} was changed after it was signed: {changed} of {len(signed)} pages."
    except MachOError as error:
        yield f"{name} cannot be read: {error}."


def resolves(bundle: Path, path: Path, part: Slice, library: str, rpaths: list[Path]) -> bool:
    """Whether the code at ``path`` finds ``library``, as dyld looks for it: an @rpath in its own list and in the
    program's (``rpaths``)."""
    if library.startswith(OF_MACOS):
        return True
    program = bundle / "Contents" / "MacOS"
    if not library.startswith("@rpath/"):
        place = _place(library, path.parent, program)
        return place is not None and _is_inside(bundle, place)
    places = [place for rpath in part.rpaths if (place := _place(rpath, path.parent, program))]
    rest = library.removeprefix("@rpath/")
    return any(_is_inside(bundle, place / rest) for place in [*places, *rpaths])


def _place(reference: str, loader: Path, program: Path) -> Path | None:
    """Where ``reference`` points; None when that is no place beside the code or the program."""
    for start, folder in (("@loader_path", loader), ("@executable_path", program)):
        if reference == start or reference.startswith(start + "/"):
            return folder / reference.removeprefix(start).lstrip("/")
    return None


def _is_inside(bundle: Path, place: Path) -> bool:
    return place.is_file() and place.resolve().is_relative_to(bundle.resolve())


def rpaths_of_the_programs(bundle: Path, architecture: str) -> list[Path]:
    """The folders that every program in Contents/MacOS has dyld look into. What cannot be read is left to
    :func:`code_faults`."""
    folder = bundle / "Contents" / "MacOS"
    found: list[Path] = []
    for program in (path for path in code(bundle) if path.parent == folder):
        with contextlib.suppress(MachOError):
            parts = [part for part in slices(program.read_bytes()) if part.architecture == architecture]
            rpaths = [rpath for part in parts for rpath in part.rpaths]
            found += [place for rpath in rpaths if (place := _place(rpath, folder, folder))]
    return found


# --- the whole


def faults(bundle: Path, architecture: str) -> list[str]:
    """Everything that is wrong with ``bundle`` for a Mac with such a processor, a sentence each."""
    found = list(plist_faults(bundle))
    files = list(code(bundle))
    if not files:
        found.append("There is no code of macOS in the bundle.")
    rpaths = rpaths_of_the_programs(bundle, architecture)
    for path in files:
        found += code_faults(bundle, path, architecture, rpaths)
    for path in sorted(bundle.rglob("*")):
        if path.is_symlink() and not path.exists():
            found.append(f"{path.relative_to(bundle).as_posix()} is a link to nothing.")
        elif path.is_symlink() and not path.resolve().is_relative_to(bundle.resolve()):
            found.append(f"{path.relative_to(bundle).as_posix()} is a link out of the bundle.")
    return found


def main(arguments: list[str]) -> int:
    """Print what is wrong, or that nothing is; 1 or 0."""
    parser = argparse.ArgumentParser(prog="check.py", description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--architecture", choices=("arm64", "x86_64"), default="arm64")
    given = parser.parse_args(arguments)
    bundle = given.bundle.absolute()
    found = faults(bundle, given.architecture)
    for sentence in found:
        print(f"check.py: {sentence}")
    size = sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    files = len(list(code(bundle)))
    verdict = f"{len(found)} faults" if found else "nothing is wrong"
    print(f"check.py: {bundle.name} for {given.architecture}, {files} files of code, {size / 1e6:.0f} MB: {verdict}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
