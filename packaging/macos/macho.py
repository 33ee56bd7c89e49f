"""Reads programs and libraries of macOS (Mach-O): as much of them as a bundle's check asks about.

Numbers are those of Apple's headers ``mach-o/fat.h``, ``mach-o/loader.h`` and ``kern/cs_blobs.h``.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

ARCHITECTURES = {0x01000007: "x86_64", 0x0100000C: "arm64"}

_64_BIT = 0x01000000
_FAT = b"\xca\xfe\xba\xbe"
_THIN = b"\xcf\xfa\xed\xfe"
_JAVA_VERSIONS = 40  # a Java class begins as a fat file does; where the number of slices is, it has its version
_LIBRARY_LOADS = (0x0C, 0x80000018, 0x8000001F, 0x80000023)  # LC_LOAD_DYLIB, and weak, re-exported, upward ones
_WEAK = 0x80000018
_RPATH = 0x8000001C
_SIGNATURE = 0x1D
_MINIMUM_MACOS = 0x24
_BUILD_VERSION = 0x32
_MACOS = 1
_SUPER_BLOB, _CODE_DIRECTORY = 0xFADE0CC0, 0xFADE0C02
_SHA256 = 2


class MachOError(Exception):
    """Why a file that begins like Mach-O cannot be read, in one sentence."""


@dataclass(frozen=True)
class Page:
    """Where the bytes of one signed page begin and end in the file, and where and what its hash is."""

    start: int
    end: int
    at: int
    digest: bytes


@dataclass
class Slice:
    """The code for one kind of processor. ``minimum`` is the oldest macOS, as ``(13, 0)``; ``libraries`` are the
    references as they stand there, ``weak`` those that may be missing."""

    architecture: str
    offset: int
    minimum: tuple[int, int] | None = None
    libraries: list[str] = field(default_factory=list)
    weak: set[str] = field(default_factory=set)
    rpaths: list[str] = field(default_factory=list)
    signature: int | None = None


def is_mach_o(head: bytes) -> bool:
    """Whether a file that begins with ``head`` (8 bytes) is code of macOS."""
    return head[:4] == _THIN or (head[:4] == _FAT and len(head) >= 8 and 0 < head[7] < _JAVA_VERSIONS)


def slices(data: bytes) -> list[Slice]:
    """What the file ``data`` holds for each kind of 64-bit processor. Raises MachOError."""
    try:
        return [_slice(data, offset) for offset in _offsets(data)]
    except (struct.error, ValueError, IndexError) as error:
        raise MachOError("it is cut off or damaged") from error


def _offsets(data: bytes) -> list[int]:
    if data[:4] == _THIN:
        return [0]
    if data[:4] != _FAT:
        raise MachOError("it is no code of macOS")
    (count,) = struct.unpack_from(">I", data, 4)
    table = [struct.unpack_from(">IIIII", data, 8 + 20 * n) for n in range(count)]
    return [offset for processor, _, offset, _, _ in table if processor & _64_BIT]  # no macOS of today runs the others


def _slice(data: bytes, offset: int) -> Slice:
    if data[offset : offset + 4] != _THIN:
        raise MachOError("it has a part that is no code")
    _, processor, _, _, commands, _, _ = struct.unpack_from("<7I", data, offset)
    found = Slice(ARCHITECTURES.get(processor, f"processor {processor:#x}"), offset)
    at = offset + 32
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, at)
        if size < 8:
            raise MachOError("it has a command without a length")
        if command in _LIBRARY_LOADS:
            found.libraries.append(_text(data, at, size))
            if command == _WEAK:
                found.weak.add(found.libraries[-1])
        elif command == _RPATH:
            found.rpaths.append(_text(data, at, size))
        elif command == _SIGNATURE:
            found.signature = offset + struct.unpack_from("<I", data, at + 8)[0]
        elif command == _MINIMUM_MACOS:
            found.minimum = _version(data, at + 8)
        elif command == _BUILD_VERSION and struct.unpack_from("<I", data, at + 8)[0] == _MACOS:
            found.minimum = _version(data, at + 12)
        at += size
    return found


def _text(data: bytes, at: int, size: int) -> str:
    """A command's text: its third number says where it begins."""
    (begin,) = struct.unpack_from("<I", data, at + 8)
    return data[at + begin : at + size].split(b"\0", 1)[0].decode("utf-8")


def _version(data: bytes, at: int) -> tuple[int, int]:
    (number,) = struct.unpack_from("<I", data, at)
    return number >> 16, number >> 8 & 0xFF


# --- signatures


def pages(data: bytes, part: Slice) -> list[Page]:
    """The pages whose SHA-256 the signature of ``part`` holds; none when it is not signed. Raises MachOError.

    Macs with Apple's processors compare every page with its hash before they run it, whoever signed it."""
    if part.signature is None:
        return []
    try:
        return [page for at in _code_directories(data, part.signature) for page in _pages(data, part.offset, at)]
    except (struct.error, ValueError, IndexError) as error:
        raise MachOError("its signature is cut off or damaged") from error


def _code_directories(data: bytes, at: int) -> Iterator[int]:
    magic, _, count = struct.unpack_from(">III", data, at)
    if magic != _SUPER_BLOB:
        raise MachOError("its signature is cut off or damaged")
    for n in range(count):
        blob = at + struct.unpack_from(">II", data, at + 12 + 8 * n)[1]
        if struct.unpack_from(">I", data, blob)[0] == _CODE_DIRECTORY and data[blob + 37] == _SHA256:
            yield blob


def _pages(data: bytes, offset: int, at: int) -> Iterator[Page]:
    _, _, _, _, hashes, _, _, count, limit = struct.unpack_from(">9I", data, at)
    width, _, _, page_bits = struct.unpack_from(">4B", data, at + 36)
    size = 1 << page_bits if page_bits else limit
    for n in range(count):
        where = at + hashes + n * width
        digest = data[where : where + width]
        if len(digest) != width:
            raise ValueError("the hashes end too early")
        yield Page(offset + n * size, offset + min((n + 1) * size, limit), where, digest)


def digest(data: bytes, page: Page) -> bytes:
    """What the hash of ``page`` has to be."""
    return hashlib.sha256(data[page.start : page.end]).digest()[: len(page.digest)]
