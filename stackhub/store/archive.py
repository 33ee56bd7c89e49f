"""Everything in one file: a zip of the database, saves, replays, decks, house rules and settings, with a manifest.

An archive may come from anywhere. Before anything of it is believed, its names must be of the few kinds below, its
files must be those of the manifest with their sizes and checksums, and none may be larger than it can sensibly be.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stackhub import __version__
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError, name_of, replacing, why_refused
from stackhub.store.folder import DataFolder

DATABASE, SETTINGS, MANIFEST = "stackhub.sqlite3", "settings.yaml", "manifest.json"
KINDS = {"saves": ".stackhub", "replays": ".stackreplay", "decks": ".stackdeck", "config/games": ".yaml"}
"""The folders that are carried, each with how its files end."""

_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
_PLAIN = re.compile(r'[^\x00-\x1f\x7f/\\:*?"<>|. ][^\x00-\x1f\x7f/\\:*?"<>|]{0,150}')
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """What an archive may hold at most; sizes in bytes, unpacked."""

    files: int = 20_000
    file: int = 128 << 20
    database: int = 1 << 30
    whole: int = 2 << 30
    manifest: int = 8 << 20


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Part(_Section):
    """A file of the archive."""

    size: Annotated[int, Field(ge=0)]
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Manifest(_Section):
    """``manifest.json``; ``made`` is ISO 8601 in UTC."""

    format: Literal["stackhub-archive"] = "stackhub-archive"
    version: Literal[1] = 1
    app: Annotated[str, Field(max_length=40)] = ""
    made: Annotated[str, Field(max_length=40)] = ""
    files: dict[str, Part]


def archive_name(now: datetime) -> str:
    """What to call the file, as a proposal to the player."""
    return f"stackhub-{now:%Y%m%d-%H%M%S}.zip"


# --- writing


def export_everything(folder: DataFolder, target: Path) -> Manifest:
    """Write everything in ``folder`` to ``target``. Raises StoreError; a file that stood there is then untouched."""
    parts: dict[str, Part] = {}
    with tempfile.TemporaryDirectory(prefix="stackhub-export-", ignore_cleanup_errors=True) as scratch:
        files = dict(carried_files(folder))
        if folder.database.path.exists():
            files[DATABASE] = Path(scratch) / DATABASE
            folder.database.copy_to(files[DATABASE])
        with replacing(target, make_folder=False) as written, zipfile.ZipFile(written, "w") as archive:
            for name, file in files.items():
                with contextlib.suppress(FileNotFoundError):  # a match that has just come to its end
                    parts[name] = _pack(archive, name, file)
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = Manifest(app=__version__, made=made, files=parts)
            archive.writestr(zipfile.ZipInfo(MANIFEST), manifest.model_dump_json(), zipfile.ZIP_DEFLATED)
    return manifest


def carried_files(folder: DataFolder) -> Iterator[tuple[str, Path]]:
    """What an archive takes from ``folder`` beside the database: names in the archive and files. Links that lead out
    of the folder are not followed."""
    root = folder.root.resolve()
    if (folder.root / SETTINGS).is_file():
        yield SETTINGS, folder.root / SETTINGS
    for kind, suffix in KINDS.items():
        for file in sorted((folder.root / kind).glob(f"*{suffix}")):
            inside = file.is_file() and file.resolve().is_relative_to(root)
            if inside and is_carried(name := f"{kind}/{file.name}"):
                yield name, file


def _pack(archive: zipfile.ZipFile, name: str, file: Path) -> Part:
    digest, size = hashlib.sha256(), 0
    with file.open("rb") as source:
        info = zipfile.ZipInfo(name)  # without a date: a file from before 1980 would be refused
        info.compress_type = zipfile.ZIP_DEFLATED
        with archive.open(info, "w", force_zip64=True) as packed:
            while chunk := source.read(_CHUNK):
                digest.update(chunk)
                size += len(chunk)
                packed.write(chunk)
    return Part(size=size, sha256=digest.hexdigest())


# --- reading


def is_carried(name: str) -> bool:
    """Whether a file of an archive may be called so: nothing that leads elsewhere, on any system."""
    if name in (DATABASE, SETTINGS):
        return True
    kind, _, file = name.rpartition("/")
    suffix = KINDS.get(kind)
    if suffix is None or not file.endswith(suffix) or len(file) == len(suffix):
        return False
    return _PLAIN.fullmatch(file) is not None and _RESERVED.match(file) is None


@contextlib.contextmanager
def unpacked(path: Path, scratch: Path, limits: Limits | None = None) -> Iterator[Manifest]:
    """The files of the archive ``path``, checked, below the empty folder ``scratch`` while the block runs. Raises
    StoreError, one sentence, for an archive that is not sound."""
    limits = limits or Limits()
    try:
        with zipfile.ZipFile(path) as archive:
            manifest = _checked(path, archive, limits)
            for name, part in manifest.files.items():
                _unpack(path, archive, name, part, scratch / name)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise StoreError(_NOT_OURS, file=name_of(path)) from error
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}"),
            file=name_of(path),
            reason=why_refused(error),
        ) from error
    yield manifest


_NOT_OURS = QT_TRANSLATE_NOOP("errors", "{file} is not an archive of StackHub, or it is damaged")
_TOO_LARGE = QT_TRANSLATE_NOOP("errors", "{file} is too large to be an archive of StackHub")
_STRANGE = QT_TRANSLATE_NOOP("errors", 'the archive {file} holds "{part}", which does not belong into one')
_CHANGED = QT_TRANSLATE_NOOP("errors", 'in the archive {file}, "{part}" is damaged')


def _checked(path: Path, archive: zipfile.ZipFile, limits: Limits) -> Manifest:
    entries = archive.infolist()
    if len(entries) > limits.files:
        raise StoreError(_TOO_LARGE, file=name_of(path))
    for entry in entries:
        link = stat.S_ISLNK(entry.external_attr >> 16)
        if link or entry.flag_bits & 1 or not (entry.filename == MANIFEST or is_carried(entry.filename)):
            raise StoreError(_STRANGE, file=name_of(path), part=_tame(entry.filename))
    names = [entry.filename for entry in entries]
    twice = {name.casefold() for name in names}  # some systems do not tell cases apart
    manifest = _manifest(path, archive, limits)
    if len(twice) != len(names) or set(manifest.files) | {MANIFEST} != set(names):
        raise StoreError(_NOT_OURS, file=name_of(path))
    sizes = [(limits.database if name == DATABASE else limits.file, part.size) for name, part in manifest.files.items()]
    if any(size > most for most, size in sizes) or sum(size for _, size in sizes) > limits.whole:
        raise StoreError(_TOO_LARGE, file=name_of(path))
    return manifest


def _manifest(path: Path, archive: zipfile.ZipFile, limits: Limits) -> Manifest:
    if MANIFEST not in archive.namelist():
        raise StoreError(_NOT_OURS, file=name_of(path))
    with archive.open(MANIFEST) as file:
        raw = file.read(limits.manifest + 1)
    if len(raw) > limits.manifest:
        raise StoreError(_TOO_LARGE, file=name_of(path))
    if (version := _version_in(raw)) > 1:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} was written by a newer StackHub (archive version {version})"),
            file=name_of(path),
            version=version,
        )
    try:
        return Manifest.model_validate_json(raw)
    except ValidationError as error:
        raise StoreError(_NOT_OURS, file=name_of(path)) from error


def _version_in(raw: bytes) -> int:
    """The version that the manifest says it has; 0 when it does not."""
    found = re.search(rb'"version"\s*:\s*(\d{1,9})\b', raw[:200])
    return int(found[1]) if found else 0


def _unpack(path: Path, archive: zipfile.ZipFile, name: str, part: Part, target: Path) -> None:
    """Write one file, and never a byte more than the manifest says."""
    target.parent.mkdir(parents=True, exist_ok=True)
    digest, left = hashlib.sha256(), part.size
    with archive.open(name) as packed, target.open("xb") as file:
        while chunk := _at_most(packed, left + 1):
            left -= len(chunk)
            if left < 0:
                break
            digest.update(chunk)
            file.write(chunk)
    if left != 0 or digest.hexdigest() != part.sha256:
        raise StoreError(_CHANGED, file=name_of(path), part=_tame(name))


def _at_most(file: IO[bytes], size: int) -> bytes:
    return file.read(min(size, _CHUNK))


def _tame(name: str) -> str:
    """A name that anybody may have written, as a word that fits into a sentence."""
    return name if len(name) <= 60 else name[:59] + "…"
