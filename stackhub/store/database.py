"""The database file: opened for reading or for writing, led to the present version, put aside when it is damaged.

What stands in it is the business of ``history``, ``profiles`` and ``parties``.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from stackhub.engine.names import fold
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text
from stackhub.store.atomic import StoreError, may_exist, why_refused
from stackhub.store.schema import SCHEMA_VERSION, bring_up_to_date, version_of

_DAMAGED = QT_TRANSLATE_NOOP("errors", "the file is damaged")
_IN_USE = QT_TRANSLATE_NOOP("errors", "another program is using it")
_FULL = QT_TRANSLATE_NOOP("errors", "the disk is full; make room, then try again")
_NOT_ALLOWED = QT_TRANSLATE_NOOP("errors", "you may not write or read there")
_REASONS = {
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_CANTOPEN: QT_TRANSLATE_NOOP("errors", "the file cannot be opened"),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: QT_TRANSLATE_NOOP("errors", "the disk reports a fault"),
    sqlite3.SQLITE_PERM: _NOT_ALLOWED,
    sqlite3.SQLITE_READONLY: _NOT_ALLOWED,
}
_NOT_READ = QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}")
NOT_WRITTEN = QT_TRANSLATE_NOOP("errors", "{file} could not be written: {reason}")

# What SQLite keeps beside a database; it must never meet another database of that name.
_COMPANIONS = ("-journal", "-wal", "-shm")


class Database:
    """``stackhub.sqlite3``. Raises StoreError, one sentence, when it cannot be used: damaged, unreadable, or written
    by a newer StackHub (it is then left alone). Opened and closed around each use; it holds no lock in between."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # --- use

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection to read from, at the present version, which sees one moment however often it is asked. Changes
        nothing on disk: a file of an older version is read through a copy in memory, and where there is no file an
        empty database stands in for it."""
        connection = self._open_to_read()
        try:
            connection.execute("BEGIN")
            yield connection
        except sqlite3.Error as error:
            raise self._refused(error, _NOT_READ) from error
        finally:
            connection.close()

    @contextlib.contextmanager
    def writing(self, failed: tuple[str, str] = NOT_WRITTEN) -> Iterator[sqlite3.Connection]:
        """A connection within a transaction, which is on disk when the block has ended well and undone whole when not.
        ``failed`` is what is said then, with places for ``file`` and ``reason``."""
        connection = self._open_to_write()
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._refused(error, failed) from error
        finally:
            connection.close()  # rolls back what was not committed

    def prepare(self) -> Path | None:
        """Make the file ready at the start of the program: one of an older version is led to the present one (a copy
        of the old stays beside it), a damaged one is put aside under the name that is returned."""
        if not may_exist(self.path):
            return None
        aside = self.put_aside_if_damaged()
        if aside is None:
            self._open_to_write().close()
        return aside

    def put_aside_if_damaged(self) -> Path | None:
        """Move a damaged file out of the way, under a name of its own, which is returned."""
        return self._put_aside() if self._is_damaged() else None

    def copy_to(self, path: Path) -> None:
        """A copy of the database as it stands now, in one piece whoever writes meanwhile, as the new file ``path``."""
        with self.reading() as connection:
            target = sqlite3.connect(path)
            try:
                connection.backup(target)
            finally:
                target.close()

    # --- opening

    def _open_to_read(self) -> sqlite3.Connection:
        if not may_exist(self.path):
            return _in_memory(None)
        connection = self._connect("rw")  # not "ro": what a killed program left half written must be rolled back
        try:
            version = self._checked_version(connection)
            if version < SCHEMA_VERSION:
                copy = _in_memory(connection if version else None)
                connection.close()
                return copy
            connection.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            connection.close()
            raise self._refused(error, _NOT_READ) from error
        except StoreError:
            connection.close()
            raise
        return connection

    def _open_to_write(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._refused(error, _NOT_READ) from error
        connection = self._connect("rwc")
        try:
            version = self._checked_version(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = EXTRA")  # the folder is synced too: power may fail after it
            if version < SCHEMA_VERSION:
                if version:
                    self._keep_old(connection, version)
                connection.execute("BEGIN IMMEDIATE")
                bring_up_to_date(connection)  # looks again: another program may have been quicker
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            connection.close()
            raise self._refused(error, _NOT_READ) from error
        except StoreError:
            connection.close()
            raise
        return connection

    def _connect(self, mode: str) -> sqlite3.Connection:
        try:
            uri = f"{self.path.absolute().as_uri()}?mode={mode}"
            connection = sqlite3.connect(uri, uri=True, timeout=5.0, isolation_level=None)
        except sqlite3.Error as error:
            raise self._refused(error, _NOT_READ) from error
        connection.create_function("fold", 1, fold, deterministic=True)
        return connection

    def _checked_version(self, connection: sqlite3.Connection) -> int:
        version = version_of(connection)
        if version > SCHEMA_VERSION:
            raise StoreError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{file} was written by a newer StackHub: it is left alone; update to keep results",
                ),
                file=self.path.name,
            )
        return version

    def _keep_old(self, connection: sqlite3.Connection, version: int) -> None:
        """An older StackHub can go on with the copy, and so can we when the steps turn out to be wrong."""
        kept = self.path.with_name(f"{self.path.stem}.version-{version}{self.path.suffix}")
        if kept.exists():
            return
        unfinished = kept.with_name(f".{kept.name}.tmp")
        try:
            unfinished.unlink(missing_ok=True)
            copy = sqlite3.connect(unfinished)
            try:
                connection.backup(copy)
            finally:
                copy.close()
            unfinished.replace(kept)
        except OSError as error:
            raise self._refused(error, NOT_WRITTEN) from error

    # --- damage

    def _is_damaged(self) -> bool:
        if not may_exist(self.path):
            return False
        try:
            connection = self._connect("rw")
        except StoreError:
            return False
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found is None or found[0] != "ok"
        except sqlite3.Error as error:
            return _primary(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
        finally:
            connection.close()

    def _put_aside(self) -> Path:
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.damaged-{number}{self.path.suffix}")).exists():
            number += 1
        try:
            for companion in _COMPANIONS:
                beside = self.path.with_name(self.path.name + companion)
                if beside.exists():
                    beside.rename(aside.with_name(aside.name + companion))
            self.path.rename(aside)
        except OSError as error:
            raise self._refused(error, _NOT_READ) from error
        return aside

    def _refused(self, error: OSError | sqlite3.Error, sentence: tuple[str, str]) -> StoreError:
        return StoreError(sentence, file=self.path.name, reason=_reason(error))


def _in_memory(source: sqlite3.Connection | None) -> sqlite3.Connection:
    """A copy of ``source``, or an empty database, at the present version."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if source is not None:
            source.backup(copy)
        bring_up_to_date(copy)
    except BaseException:
        copy.close()
        raise
    copy.create_function("fold", 1, fold, deterministic=True)
    return copy


def _primary(error: sqlite3.Error) -> int:
    """SQLite's code without its second byte, which tells kinds of it apart; 0 where there is none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reason(error: OSError | sqlite3.Error) -> Text:
    """Why the file could not be used, in plain words where SQLite's code says it."""
    if isinstance(error, OSError):
        return why_refused(error)
    return Text(*_REASONS.get(_primary(error), ("errors", str(error))))
