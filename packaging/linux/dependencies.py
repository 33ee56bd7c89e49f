"""Print the Depends of a .deb: what the ELF files of a bundle need and it does not carry, as packages of this Debian.

``python3 dependencies.py BUNDLE``; with ``--rpm`` as the Requires of an .rpm, which go by the libraries' names. Where
a package lists the symbols of its libraries, the oldest version that has what the bundle asks for is named. A library
that is neither in the bundle nor on this machine is an error: the program would not start. dpkg-shlibdeps finds the
same, but takes minutes over the symbols of Python and Qt.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

INTERPRETERS = re.compile(r"ld-linux.*\.so\.\d")


def elf_files(bundle: Path) -> list[Path]:
    """The programs and libraries in ``bundle``, each once."""
    files = (path for path in sorted(bundle.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if path.open("rb").read(4) == b"\x7fELF"]


def needs_of(files: list[Path]) -> tuple[dict[str, Path], dict[str, set[str]]]:
    """What the files need: each library with a file that does, and of each library the symbol versions asked for."""
    needed: dict[str, Path] = {}
    versions: dict[str, set[str]] = defaultdict(set)
    for file in files:
        said = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True).stdout
        for library in re.findall(r"^\s+NEEDED\s+(\S+)", said, re.MULTILINE):
            needed.setdefault(library, file)
        library = ""
        for line in said.partition("Version References:")[2].splitlines():
            if found := re.match(r"\s+required from (\S+):", line):
                library = found[1]
            elif found := re.match(r"\s+0x\S+ 0x\S+ \d+ (\S+)", line):
                versions[library].add(found[1])
    return needed, versions


def places() -> dict[str, str]:
    """Where this machine has its libraries, by name."""
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    found: dict[str, str] = {}
    for library, path in re.findall(r"^\s+(\S+) \(libc6,x86-64.*=> (\S+)$", listed, re.MULTILINE):
        found.setdefault(library, path)
    return found


def package_of(path: str) -> str | None:
    """The package that owns ``path``, however the system spells its folder."""
    spellings = {path, str(Path(path).resolve()), path.removeprefix("/usr"), "/usr" + path}
    for spelling in sorted(spellings):
        said = subprocess.run(["dpkg", "-S", spelling], capture_output=True, text=True, check=False)
        if said.returncode == 0:
            return said.stdout.split(":")[0]
    return None


def least_version(package: str, library: str, symbols: set[str]) -> str | None:
    """The oldest version of ``package`` that has ``symbols`` in ``library``, as its own list says; None without one."""
    lists = sorted(Path("/var/lib/dpkg/info").glob(f"{package}*.symbols"))
    known: dict[str, str] = {}
    for file in lists:
        inside = False
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith((" ", "|", "*")):
                inside = line.split()[0] == library
            elif inside and (found := re.match(r"\s+(\S+)@(\S+) (\S+)", line)) and found[1] == found[2]:
                known[found[1]] = found[3]
    versions = [known[symbol] for symbol in symbols if symbol in known]
    return max(versions, key=numbers_of, default=None)


def numbers_of(version: str) -> list[int]:
    """What versions are compared by."""
    return [int(part) for part in re.findall(r"\d+", version)]


def depends(bundle: Path) -> str:
    """The line for the control file. Raises LookupError with a sentence where something is missing."""
    files = elf_files(bundle)
    carried = {path.name for path in bundle.rglob("*.so*")}
    needed, versions = needs_of(files)
    here = places()
    found: dict[str, str | None] = {}
    missing = []
    for library in sorted(needed.keys() - carried):
        if INTERPRETERS.fullmatch(library):
            continue
        package = package_of(here[library]) if library in here else None
        if package is None:
            missing.append(f"{library} (of {needed[library].relative_to(bundle)})")
            continue
        least = least_version(package, library, versions[library])
        if package not in found or (least is not None and numbers_of(least) > numbers_of(found[package] or "")):
            found[package] = least
    if missing:
        raise LookupError("needed, but neither in the bundle nor on this machine: " + ", ".join(missing))
    return ", ".join(f"{package} (>= {least})" if least else package for package, least in sorted(found.items()))


def requires(bundle: Path) -> str:
    """The line for an .rpm: libraries by name, and of the C library's parts the oldest that has every symbol."""
    carried = {path.name for path in bundle.rglob("*.so*")}
    needed, versions = needs_of(elf_files(bundle))
    names = [library for library in sorted(needed.keys() - carried) if not INTERPRETERS.fullmatch(library)]
    parts = []
    for name in names:
        numbers = [re.fullmatch(r"GLIBC_(\d+)\.(\d+)", version) for version in versions[name]]
        newest = max(((int(number[1]), int(number[2])) for number in numbers if number), default=None)
        if newest is not None:
            parts.append(f"{name}(GLIBC_{newest[0]}.{newest[1]})(64bit)")
    return ", ".join([*(f"{name}()(64bit)" for name in names), *parts])


if __name__ == "__main__":
    try:
        print((requires if "--rpm" in sys.argv else depends)(Path(sys.argv[-1])))
    except LookupError as error:
        sys.exit(f"dependencies.py: {error}")
