"""Makes python3.dll: the library that modules for any Python 3 link to, each of its names forwarded to python311.dll.

Panda3D's Windows wheel carries the one and not the other. Needs binutils for Windows (dlltool, as, ld)."""

from __future__ import annotations

import struct
import subprocess
import tempfile
from pathlib import Path

_TOOLS = "x86_64-w64-mingw32-"
_PE32_PLUS = 0x20B
_NO_MAIN = ".globl DllMain\nDllMain:\n mov $1,%eax\n ret\n"


def exported_names(library: bytes) -> list[str]:
    """The names that a 64-bit Windows library exports (PE format, Microsoft's specification, section 6.3).
    Raises ValueError when it is something else."""
    header = struct.unpack_from("<I", library, 0x3C)[0]
    (sections,) = struct.unpack_from("<H", library, header + 6)
    (optional_size,) = struct.unpack_from("<H", library, header + 20)
    optional = header + 24
    if library[:2] != b"MZ" or struct.unpack_from("<H", library, optional)[0] != _PE32_PLUS:
        raise ValueError("this is no 64-bit Windows library")
    table = [struct.unpack_from("<8sIIII", library, optional + optional_size + 40 * n) for n in range(sections)]

    def offset(address: int) -> int:
        for _, size, start, raw_size, raw in table:
            if start <= address < start + max(size, raw_size):
                return int(address - start + raw)
        raise ValueError(f"no section holds the address {address:#x}")

    exports = offset(struct.unpack_from("<I", library, optional + 112)[0])
    (count,) = struct.unpack_from("<I", library, exports + 24)
    (names,) = struct.unpack_from("<I", library, exports + 32)
    found = []
    for number in range(count):
        at = offset(struct.unpack_from("<I", library, offset(names) + 4 * number)[0])
        found.append(library[at : library.index(b"\0", at)].decode("ascii"))
    return found


def write_forwarder(library: Path, target: Path) -> None:
    """Write ``target``, which exports every name of ``library`` and has nothing of its own. Raises CalledProcessError,
    or ValueError as :func:`exported_names`."""
    names = exported_names(library.read_bytes())
    lines = [f"  {name} = {library.stem}.{name}" for name in names]
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "names.def").write_text("\n".join([f"LIBRARY {target.name}", "EXPORTS", *lines, ""]), encoding="ascii")
        (work / "main.s").write_text(_NO_MAIN, encoding="ascii")
        link = ["ld", "-shared", "-e", "DllMain", "--subsystem", "windows", "-s"]
        for tool, *arguments in (
            ["dlltool", "-d", "names.def", "-D", target.name, "--output-exp", "names.exp"],
            ["as", "main.s", "-o", "main.o"],
            [*link, "-o", str(target), "names.exp", "main.o"],
        ):
            subprocess.run([_TOOLS + tool, *arguments], cwd=work, check=True)
