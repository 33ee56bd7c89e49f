"""Replays of tower games on disk: one ``.stackreplay`` each, a zip of a manifest and the recorded poses turn by turn.

A replay needs nothing else to be watched. It may come from anywhere: names, counts and sizes are checked before
anything of it is believed; what a recording holds is checked by whoever plays it (``stackhub.physics.recording``).
"""

from __future__ import annotations

import stat
import zipfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from stackhub.engine.look import ColourName
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import NO_FILE, StoreError, may_exist, name_of, replacing, why_refused

SUFFIX = ".stackreplay"
MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Limits:
    """What a replay may hold at most; sizes in bytes, unpacked."""

    turns: int = 2_000
    turn: int = 8 << 20
    whole: int = 96 << 20
    manifest: int = 4 << 20


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Seated(_Section):
    """Who sat at a seat."""

    name: Annotated[str, Field(max_length=80)]
    colour: ColourName
    bot: bool = False


class Happened(_Section):
    """An event of the engine, as everybody may know it."""

    name: Annotated[str, Field(max_length=40)]
    seat: Annotated[int, Field(ge=0, le=20)] | None = None
    details: dict[str, JsonValue] = {}


class Turn(_Section):
    """One turn at the tower. ``round`` counts from 1; ``moves`` had been played in it before; ``seconds`` it took;
    ``fell_s`` is when the tower began to fall, if it did."""

    round: Annotated[int, Field(ge=1, le=10_000)]
    moves: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=20)]
    seconds: Annotated[float, Field(ge=0, le=40_000, allow_inf_nan=False)]
    fell_s: Annotated[float, Field(ge=0, le=40_000, allow_inf_nan=False)] | None = None
    events: Annotated[tuple[Happened, ...], Field(max_length=100, strict=False)] = ()

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands in the match."""
        return self.round, self.moves


class Manifest(_Section):
    """``manifest.json``: what was played, by whom, turn by turn; ``made`` is ISO 8601 in UTC, ``seeds`` those of the
    rounds. The recording of turn N (from 1) is the member :func:`member_of` N."""

    format: Literal["stackhub-replay"] = "stackhub-replay"
    version: Literal[1] = 1
    app: Annotated[str, Field(max_length=40)] = ""
    made: Annotated[str, Field(max_length=40)] = ""
    game: Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9_]+$")]
    options: dict[str, JsonValue] = {}
    players: Annotated[tuple[Seated, ...], Field(min_length=1, max_length=20, strict=False)]
    seeds: dict[Annotated[int, Field(strict=False)], int] = {}
    turns: Annotated[tuple[Turn, ...], Field(strict=False)] = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """A manifest with the bytes of each turn's recording."""

    manifest: Manifest
    recordings: tuple[bytes, ...] = field(default=())

    def with_turn(self, turn: Turn, recording: bytes) -> Replay:
        """The same with one more turn. Turns that were recorded at this place of the match or after it are dropped:
        the match has gone on from a save before them."""
        kept = sum(1 for earlier in self.manifest.turns if earlier.place < turn.place)
        turns = (*self.manifest.turns[:kept], turn)
        return Replay(
            self.manifest.model_copy(update={"turns": turns}),
            (*self.recordings[:kept], recording),
        )


def member_of(number: int) -> str:
    """The name of the recording of a turn, counted from 1."""
    return f"turns/{number:04}"


def replay_path(folder: Path, key: str) -> Path:
    """Where the replay of the match ``key`` (its save's name without the ending) lies in ``folder``."""
    return folder / f"{Path(key).name}{SUFFIX}"


def write_replay(path: Path, replay: Replay) -> None:
    """Write ``replay`` to ``path`` through a temporary file: a crash leaves the one before. Raises StoreError."""
    with replacing(path) as file, zipfile.ZipFile(file, "w") as archive:
        info = zipfile.ZipInfo(MANIFEST)  # without a date: the same replay is the same file
        archive.writestr(info, replay.manifest.model_dump_json(exclude_defaults=False), zipfile.ZIP_DEFLATED)
        for number, recording in enumerate(replay.recordings, 1):
            archive.writestr(zipfile.ZipInfo(member_of(number)), recording)  # packed already


def read_replay(path: Path, limits: Limits | None = None) -> Replay:
    """The replay in ``path``. Raises StoreError, one sentence that names the file."""
    limits = limits or Limits()
    if not path.is_file() and not may_exist(path):
        raise StoreError(NO_FILE, file=name_of(path))
    try:
        with zipfile.ZipFile(path) as archive:
            manifest = _manifest(path, archive, limits)
            return Replay(manifest, tuple(_recordings(path, archive, len(manifest.turns), limits)))
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise StoreError(_NOT_OURS, file=name_of(path)) from error
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}"),
            file=name_of(path),
            reason=why_refused(error),
        ) from error


def remove_replay(folder: Path, key: str) -> None:
    """Delete the replay of the match ``key``, if there is one. Raises StoreError."""
    path = replay_path(folder, key)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be removed: {reason}"),
            file=path.name,
            reason=why_refused(error),
        ) from error


_NOT_OURS = QT_TRANSLATE_NOOP("errors", "{file} is not a replay of StackHub, or it is damaged")
_TOO_LARGE = QT_TRANSLATE_NOOP("errors", "{file} is too large to be a replay of StackHub")
_NEWER = QT_TRANSLATE_NOOP("errors", "{file} was written by a newer StackHub")


def _manifest(path: Path, archive: zipfile.ZipFile, limits: Limits) -> Manifest:
    entries = archive.infolist()
    if len(entries) > limits.turns + 1:
        raise StoreError(_TOO_LARGE, file=name_of(path))
    if any(stat.S_ISLNK(entry.external_attr >> 16) or entry.flag_bits & 1 for entry in entries):
        raise StoreError(_NOT_OURS, file=name_of(path))
    names = [entry.filename for entry in entries]
    if sorted(names) != sorted([MANIFEST, *map(member_of, range(1, len(names)))]):
        raise StoreError(_NOT_OURS, file=name_of(path))
    raw = _read(path, archive, MANIFEST, limits.manifest)
    try:
        manifest = Manifest.model_validate_json(raw)
    except ValidationError as error:
        newer = any(part["loc"] == ("version",) and isinstance(part["input"], int) for part in error.errors())
        raise StoreError(_NEWER if newer else _NOT_OURS, file=name_of(path)) from error
    if len(manifest.turns) != len(names) - 1:
        raise StoreError(_NOT_OURS, file=name_of(path))
    return manifest


def _recordings(path: Path, archive: zipfile.ZipFile, turns: int, limits: Limits) -> list[bytes]:
    found, size = [], 0
    for number in range(1, turns + 1):
        found.append(_read(path, archive, member_of(number), limits.turn))
        size += len(found[-1])
        if size > limits.whole:
            raise StoreError(_TOO_LARGE, file=name_of(path))
    return found


def _read(path: Path, archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """One member, and never a byte more than there may be."""
    with archive.open(name) as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise StoreError(_TOO_LARGE, file=name_of(path))
    return raw
