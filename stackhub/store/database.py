"""Finished matches in SQLite: the scoreboard's memory."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stackhub.engine.match import Match
from stackhub.engine.save import match_to_json
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text
from stackhub.store.atomic import StoreError, may_exist, why_refused

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE match (
    key TEXT PRIMARY KEY,        -- the name of the save it was played in
    game TEXT NOT NULL,
    started TEXT NOT NULL,       -- ISO 8601, UTC
    finished TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    save TEXT NOT NULL           -- the whole match, as a save
);
CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match(key) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    level TEXT,                  -- NULL: a person
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    won INTEGER NOT NULL,
    left_early INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX match_finished ON match(finished);
"""


_DAMAGED = QT_TRANSLATE_NOOP("errors", "the file is damaged")
_IN_USE = QT_TRANSLATE_NOOP("errors", "another program is using it")
_REASONS = {
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_CANTOPEN: QT_TRANSLATE_NOOP("errors", "the file cannot be opened"),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
    sqlite3.SQLITE_FULL: QT_TRANSLATE_NOOP("errors", "the disk is full"),
    sqlite3.SQLITE_PERM: QT_TRANSLATE_NOOP("errors", "you may not write or read there"),
    sqlite3.SQLITE_READONLY: QT_TRANSLATE_NOOP("errors", "you may not write or read there"),
}


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did in a finished match."""

    name: str
    colour: str
    level: str | None
    wins: int
    points: int
    won: bool
    left_early: bool


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match as the scoreboard shows it; ``finished`` is ISO 8601 in UTC."""

    key: str
    game: str
    started: str
    finished: str
    rounds: int
    seats: tuple[SeatResult, ...]


class Database:
    """``stackhub.sqlite3``. Raises StoreError, one sentence, when it cannot be used: damaged, unreadable, or written
    by a newer StackHub (it is then left alone). Open and close it around each use; it holds no lock in between."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def record(self, key: str, match: Match, started: str, finished: str) -> Path | None:
        """Write a finished match down; once written, the same ``key`` changes nothing.

        A damaged file is put aside under a name of its own, which is returned, and a new one begun."""
        aside = self._put_aside() if self._is_damaged() else None
        self._write(key, match, started, finished)
        return aside

    def _is_damaged(self) -> bool:
        if not may_exist(self.path):
            return False
        try:
            connection = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0)
        except sqlite3.Error:
            return False
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found is None or found[0] != "ok"
        except sqlite3.Error as error:
            return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
        finally:
            connection.close()

    def _put_aside(self) -> Path:
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.damaged-{number}{self.path.suffix}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as error:
            raise self._unreadable(error) from error
        return aside

    def _write(self, key: str, match: Match, started: str, finished: str) -> None:
        winners = match.winners() or ()
        wins, points = match.wins(), match.points()
        seats = [
            (key, seat, p.name, p.colour, p.level, wins[seat], points[seat], seat in winners, seat in match.left)
            for seat, p in enumerate(match.players)
        ]
        connection = self._open()
        try:
            with connection:
                added = connection.execute(
                    "INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?, ?)",
                    (key, match.rules.id, started, finished, len(match.rounds), match_to_json(match)),
                )
                if added.rowcount == 1:
                    connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
        except sqlite3.Error as error:
            raise StoreError(
                QT_TRANSLATE_NOOP("errors", "the result could not be written to {file}: {reason}"),
                file=self.path.name,
                reason=_reason(error),
            ) from error
        finally:
            connection.close()

    def matches(self, game: str | None = None, limit: int = 200) -> list[MatchResult]:
        """Finished matches, newest first."""
        if not may_exist(self.path):
            return []
        connection = self._open()
        try:
            rows = connection.execute(
                "SELECT key, game, started, finished, rounds FROM match WHERE ? IS NULL OR game = ? "
                "ORDER BY finished DESC, key DESC LIMIT ?",
                (game, game, limit),
            ).fetchall()
            return [
                MatchResult(key, of_game, started, finished, rounds, self._seats(connection, key))
                for key, of_game, started, finished, rounds in rows
            ]
        except sqlite3.Error as error:
            raise self._unreadable(error) from error
        finally:
            connection.close()

    def save_of(self, key: str) -> str | None:
        """The whole match as a save, to watch it again; None when there is none of that key."""
        connection = self._open()
        try:
            row = connection.execute("SELECT save FROM match WHERE key = ?", (key,)).fetchone()
            return None if row is None else str(row[0])
        except sqlite3.Error as error:
            raise self._unreadable(error) from error
        finally:
            connection.close()

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, timeout=5.0)
        except (OSError, sqlite3.Error) as error:
            raise self._unreadable(error) from error
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA_VERSION:
                raise StoreError(
                    QT_TRANSLATE_NOOP(
                        "errors",
                        "{file} was written by a newer StackHub: it is left alone; update to keep results",
                    ),
                    file=self.path.name,
                )
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            if version == 0:
                connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
        except sqlite3.Error as error:
            connection.close()
            raise self._unreadable(error) from error
        except StoreError:
            connection.close()
            raise
        return connection

    def _unreadable(self, error: OSError | sqlite3.Error) -> StoreError:
        return StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}"),
            file=self.path.name,
            reason=_reason(error),
        )

    @staticmethod
    def _seats(connection: sqlite3.Connection, key: str) -> tuple[SeatResult, ...]:
        rows: list[tuple[Any, ...]] = connection.execute(
            "SELECT name, colour, level, wins, points, won, left_early FROM seat WHERE match = ? ORDER BY seat", (key,)
        ).fetchall()
        return tuple(
            SeatResult(name, colour, level, wins, points, bool(won), bool(left))
            for name, colour, level, wins, points, won, left in rows
        )


def _reason(error: OSError | sqlite3.Error) -> Text:
    """Why the file could not be used, in plain words where SQLite's code says it."""
    if isinstance(error, OSError):
        return why_refused(error)
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the code tells kinds of it apart
    return Text(*_REASONS.get(primary, ("errors", str(error))))
