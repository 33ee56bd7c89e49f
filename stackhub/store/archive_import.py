"""Taking an archive in: checked whole first, then joined to what is here. Nothing that was here is lost.

Before anything changes, all that is here goes into an archive of its own. Results, profiles and parties are joined by
their keys; a file that is here under the same name with other content gets a second name. House rules, of which a game
has one file only, stay as they are here, and so does the save of a party's match: under a second name it would be
nobody's party any more, and the same match could end twice. Where a party is over once both are joined, or has gone on
here in another way than there, nobody will play on with its saves: they are not taken in, and one that lies here goes
(the archive of what was here keeps it). Whatever goes wrong, everything is as it was. Dying in between leaves at most
some files more, and doing it again completes it.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from stackhub.engine.errors import SaidError
from stackhub.engine.save import MAX_SAVE_LENGTH, SAVE_FORMAT
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.archive import DATABASE, KINDS, SETTINGS, Limits, Manifest, export_everything, unpacked
from stackhub.store.archive_rows import NO_ROWS, CheckedRows, RowCounts, checked_rows, join_rows
from stackhub.store.atomic import StoreError, name_of, read_text, replacing, why_refused, write_atomically
from stackhub.store.database import Database
from stackhub.store.folder import DataFolder
from stackhub.store.party_rows import saves_begun
from stackhub.store.saves import SUFFIX, remove_match
from stackhub.store.settings import Settings
from stackhub.store.yaml_file import load_yaml

_HOUSE_RULES = "config/games"
_SCRATCH = ".import-"


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in an archive: to be shown before it is taken in. ``made`` is ISO 8601 in UTC; ``rows`` are results."""

    app: str
    made: str
    rows: RowCounts
    saves: int
    replays: int
    decks: int
    house_rules: int
    settings: bool


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import has done: rows and files (names below the data folder) that are new here, ``left_out`` (house
    rules and saves of parties' matches: they stay as they were here), and where what was here before lies (None: there
    was nothing). ``damaged`` is where a damaged database was put aside."""

    rows: RowCounts
    files: tuple[str, ...]
    left_out: tuple[str, ...]
    settings: bool
    aside: Path | None
    damaged: Path | None


def look_into(path: Path, limits: Limits | None = None) -> Contents:
    """Check the archive ``path`` and say what is in it. Raises StoreError, one sentence; changes nothing."""
    with tempfile.TemporaryDirectory(prefix="stackhub-import-", ignore_cleanup_errors=True) as scratch:
        with unpacked(path, Path(scratch), limits) as manifest:
            rows = _checked_content(path, Path(scratch), manifest)
        saves, replays, decks, house_rules = (
            sum(name.startswith(f"{kind}/") for name in manifest.files) for kind in KINDS
        )
        return Contents(
            manifest.app, manifest.made, rows.counts, saves, replays, decks, house_rules, SETTINGS in manifest.files
        )


def import_archive(folder: DataFolder, path: Path, *, settings: bool = False, limits: Limits | None = None) -> Imported:
    """Take in the archive ``path``, its settings only when ``settings`` says so (they hold from the next start; what
    was set stays beside, as ``settings.yaml.last``). Raises StoreError, one sentence, and has then changed nothing.
    No match should be open meanwhile, and the folder's lock be held."""
    with _scratch_in(folder.root) as scratch, unpacked(path, scratch, limits) as manifest:
        rows = _checked_content(path, scratch, manifest)
        damaged = folder.database.put_aside_if_damaged()
        aside = _put_aside(folder)
        settings = settings and SETTINGS in manifest.files
        with contextlib.ExitStack() as undo:
            # a match that is finished, here or there, must not come to life again
            over = folder.history.keys() | {str(row[0]) for row in rows.tables["match"]}
            wanted = [name for name in manifest.files if not _is_save_of(name, over)]
            with folder.database.writing() as connection:
                counts = join_rows(connection, rows)
                saves = _saves_of_parties(connection, rows)
                added, left_out = _add_files(folder.root, scratch, wanted, saves, undo)
                if settings:
                    _take_settings(folder.root, scratch, undo)
            undo.pop_all()
        for key in saves.dead:
            with contextlib.suppress(StoreError):  # it is offered as a match then, and may be left there
                remove_match(folder.saves / f"{key}{SUFFIX}")
    return Imported(counts, tuple(added), tuple(left_out), settings, aside, damaged)


# --- checks


def _checked_content(path: Path, scratch: Path, manifest: Manifest) -> CheckedRows:
    """The rows of the unpacked database. Raises StoreError for a part that this StackHub could not use."""
    rows = NO_ROWS
    try:
        if DATABASE in manifest.files:
            with Database(scratch / DATABASE).reading() as connection:
                rows = checked_rows(connection)
        if SETTINGS in manifest.files:
            load_yaml(scratch / SETTINGS, Settings)
        for name in manifest.files:
            if name.endswith(KINDS["saves"]):
                _check_save(scratch / name)
    except SaidError as error:
        reason = QT_TRANSLATE_NOOP("errors", "{file} cannot be taken in: {reason}")
        raise StoreError(reason, file=name_of(path), reason=error.text) from error
    return rows


def _check_save(file: Path) -> None:
    """Only the beginning: what a save means is for the games to say, when it is opened."""
    if f'"format":"{SAVE_FORMAT}"' not in read_text(file, 4 * MAX_SAVE_LENGTH)[:200].replace(" ", ""):
        raise StoreError(QT_TRANSLATE_NOOP("errors", "{file} is not a StackHub save"), file=file.name)


# --- what is here already


@contextlib.contextmanager
def _scratch_in(root: Path) -> Iterator[Path]:
    """A folder for the unpacked files, gone afterwards; one that a killed import left goes as well."""
    try:
        root.mkdir(parents=True, exist_ok=True)
        for old in root.glob(f"{_SCRATCH}*"):
            shutil.rmtree(old, ignore_errors=True)
        scratch = Path(tempfile.mkdtemp(prefix=_SCRATCH, dir=root))
    except OSError as error:
        raise _refused(root, error) from error
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _put_aside(folder: DataFolder) -> Path | None:
    """An archive of everything that is here, below ``before-import/``."""
    there = [*(folder.root / kind for kind in KINDS), folder.root / SETTINGS, folder.database.path]
    if not any(path.exists() for path in there):
        return None
    kept = folder.root / "before-import"
    number = 1
    while (aside := kept / f"{number}.zip").exists():
        number += 1
    try:
        kept.mkdir(exist_ok=True)
    except OSError as error:
        raise _refused(kept, error) from error
    export_everything(folder, aside)
    return aside


# --- files


@dataclass(frozen=True, slots=True)
class _PartySaves:
    """The keys of the saves of parties that go on, and of those that nobody will go on with."""

    alive: set[str]
    dead: set[str]


def _saves_of_parties(joined: sqlite3.Connection, theirs: CheckedRows) -> _PartySaves:
    told = joined.execute("SELECT finished, entry FROM party_entry JOIN party ON party.key = party").fetchall()
    alive = saves_begun(entry for finished, entry in told if finished is None)
    begun = saves_begun(entry for _, entry in told)
    begun |= saves_begun(entry for entries in theirs.entries.values() for entry in entries)
    return _PartySaves(alive, begun - alive)


def _add_files(
    root: Path, scratch: Path, names: list[str], saves: _PartySaves, undo: contextlib.ExitStack
) -> tuple[list[str], list[str]]:
    """Copy what is not here yet. Returns the names that are new, and those that were left out."""
    added: list[str] = []
    left_out: list[str] = []
    for name in names:
        if name in (DATABASE, SETTINGS):
            continue
        target = _free_place(root, name, scratch / name)
        if target is None:
            continue
        one_only = name.startswith(_HOUSE_RULES) or _is_save_of(name, saves.alive)
        if (one_only and target != root / name) or _is_save_of(name, saves.dead):
            left_out.append(name)
            continue
        undo.callback(target.unlink, missing_ok=True)
        with (scratch / name).open("rb") as source, replacing(target) as copy:
            shutil.copyfileobj(source, copy)
        added.append(target.relative_to(root).as_posix())
    return added, left_out


def _is_save_of(name: str, keys: set[str]) -> bool:
    """Whether ``name`` is the save of a match of those keys."""
    return name.startswith("saves/") and Path(name).stem in keys


def _free_place(root: Path, name: str, content: Path) -> Path | None:
    """Where the file ``name`` may be written without touching another; None where it is here already."""
    wanted = root / name
    if wanted.parent.exists() and not wanted.parent.resolve().is_relative_to(root.resolve()):
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "the folder {folder} leads out of the data folder"), folder=wanted.parent.name
        )
    number = 1
    target = wanted
    try:
        while target.is_symlink() or target.exists():
            if target.is_file() and target.read_bytes() == content.read_bytes():
                return None
            number += 1
            target = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    except OSError as error:
        raise _refused(target, error) from error
    return target


def _take_settings(root: Path, scratch: Path, undo: contextlib.ExitStack) -> None:
    present = root / SETTINGS
    before = read_text(present, 1 << 20) if present.exists() else None
    if before is None:
        undo.callback(present.unlink, missing_ok=True)
    else:
        undo.callback(write_atomically, present, before)
    write_atomically(present, read_text(scratch / SETTINGS, 1 << 20), keep_last=True)


def _refused(path: Path, error: OSError) -> StoreError:
    return StoreError(
        QT_TRANSLATE_NOOP("errors", "{file} could not be written: {reason}"),
        file=name_of(path),
        reason=why_refused(error),
    )
