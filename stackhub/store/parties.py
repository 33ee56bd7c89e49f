"""Parties as they happen: the plan, then entry after entry, each on disk before the evening goes on.

Plan and entries are the engine's JSON and opaque here. Entries are counted from 0 and ordered by their number alone: a
clock that is set back changes nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import randbits

from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError
from stackhub.store.database import Database
from stackhub.store.party_rows import add_entry, add_person, check_json
from stackhub.store.profiles import resolved


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a party: the name, and the id of the profile, None for somebody without one."""

    name: str
    profile: str | None = None


@dataclass(frozen=True, slots=True)
class StoredParty:
    """A party as it lies on disk. Times are ISO 8601 in UTC; ``finished`` None: it can be gone on with."""

    key: str
    started: str
    finished: str | None
    plan: str
    entries: tuple[str, ...]


class Parties:
    """The parties in ``database``. Everything raises StoreError, one sentence, and has then changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, plan: str, people: Iterable[Guest] = (), started: datetime | None = None) -> str:
        """Write a new party down and return its key. ``people`` are those of its members who are no bots (``history``
        finds the party by them), ``started`` is now unless given."""
        check_json(plan)
        moment = (started or datetime.now(UTC)).astimezone(UTC)
        key = f"party-{moment:%Y%m%d-%H%M%S}-{randbits(16):04x}"
        with self._database.writing() as connection:
            row = (key, moment.isoformat(timespec="seconds"), None, plan)
            connection.execute("INSERT INTO party VALUES (?, ?, ?, ?)", row)
            for guest in people:
                add_person(connection, key, guest.name, resolved(connection, guest.profile))
        return key

    def append(self, key: str, number: int, entry: str, joined: Guest | None = None) -> None:
        """Write entry ``number`` (from 0) down; it is on disk when this returns. Refuses a number that is not the next
        one, and a party that is over. ``joined`` is who came late, where the entry says that somebody did."""
        with self._database.writing() as connection:
            add_entry(connection, key, number, entry)
            if joined is not None:
                add_person(connection, key, joined.name, resolved(connection, joined.profile))

    def restore(self, party: StoredParty, people: Iterable[Guest] = ()) -> bool:
        """Write a whole party down that is still known to the program but not here: a damaged database was put aside
        in the middle of the evening. Returns False, and changes nothing, when it is here."""
        for content in (party.plan, *party.entries):
            check_json(content)
        with self._database.writing() as connection:
            if connection.execute("SELECT 1 FROM party WHERE key = ?", (party.key,)).fetchone() is not None:
                return False
            row = (party.key, party.started, party.finished, party.plan)
            connection.execute("INSERT INTO party VALUES (?, ?, ?, ?)", row)
            entries = [(party.key, number, entry) for number, entry in enumerate(party.entries)]
            connection.executemany("INSERT INTO party_entry VALUES (?, ?, ?)", entries)
            for guest in people:
                add_person(connection, party.key, guest.name, resolved(connection, guest.profile))
        return True

    def load(self, key: str) -> StoredParty:
        """The party of that key."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT key, started, finished, plan FROM party WHERE key = ?", (key,)).fetchone()
            if row is None:
                raise StoreError(QT_TRANSLATE_NOOP("errors", "this party is not known"))
            return _stored(connection, row)

    def all(self) -> list[StoredParty]:
        """Every party, the one begun first first."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT key, started, finished, plan FROM party ORDER BY rowid").fetchall()
            return [_stored(connection, row) for row in rows]

    def last(self) -> StoredParty | None:
        """The party that was begun last; None where there was none."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT key, started, finished, plan FROM party ORDER BY started DESC, rowid DESC LIMIT 1"
            ).fetchone()
            return None if row is None else _stored(connection, row)

    def unfinished(self) -> list[StoredParty]:
        """The parties that can be gone on with, the one begun last first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT key, started, finished, plan FROM party WHERE finished IS NULL ORDER BY rowid DESC"
            ).fetchall()
            return [_stored(connection, row) for row in rows]

    def finish(self, key: str, finished: datetime | None = None) -> None:
        """The party is over, now unless ``finished`` is given; never before it began. Doing it again changes
        nothing."""
        moment = (finished or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
        with self._database.writing() as connection:
            if connection.execute("SELECT 1 FROM party WHERE key = ?", (key,)).fetchone() is None:
                raise StoreError(QT_TRANSLATE_NOOP("errors", "this party is not known"))
            connection.execute(
                "UPDATE party SET finished = MAX(started, ?) WHERE key = ? AND finished IS NULL", (moment, key)
            )

    def remove(self, key: str) -> None:
        """Forget a party; the results of its matches stay."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM party WHERE key = ?", (key,))


def _stored(connection: sqlite3.Connection, row: tuple[str, str, str | None, str]) -> StoredParty:
    key, started, finished, plan = row
    entries = connection.execute("SELECT entry FROM party_entry WHERE party = ? ORDER BY number", (key,))
    return StoredParty(key, started, finished, plan, tuple(str(entry) for (entry,) in entries))
