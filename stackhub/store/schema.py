"""The tables of the database, and the steps that lead from each version of them to the next."""

from __future__ import annotations

import sqlite3

_VERSION_1 = (
    """CREATE TABLE match (
    key TEXT PRIMARY KEY,        -- the name of the save it was played in
    game TEXT NOT NULL,
    started TEXT NOT NULL,       -- ISO 8601, UTC
    finished TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    save TEXT NOT NULL           -- the whole match, as a save
)""",
    """CREATE TABLE seat (
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
)""",
    "CREATE INDEX match_finished ON match(finished)",
)

_VERSION_2 = (
    """CREATE TABLE profile (
    id TEXT PRIMARY KEY,         -- 16 random hexadecimal digits: the same profile on every computer it is taken to
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE, -- the name as names are compared
    colour TEXT NOT NULL,
    avatar TEXT NOT NULL,        -- the drawn parts, as the shell writes them
    birth_year INTEGER,
    aids TEXT NOT NULL,          -- JSON
    created TEXT NOT NULL        -- ISO 8601, UTC
)""",
    """CREATE TABLE merged (
    id TEXT PRIMARY KEY,         -- a profile that is no more; plans and entries of parties may still name it
    into_id TEXT NOT NULL REFERENCES profile(id) ON DELETE CASCADE
)""",
    """CREATE TABLE party (
    key TEXT PRIMARY KEY,
    started TEXT NOT NULL,       -- ISO 8601, UTC
    finished TEXT,               -- NULL: it can be gone on with
    plan TEXT NOT NULL           -- JSON, the engine's
)""",
    """CREATE TABLE party_entry (
    party TEXT NOT NULL REFERENCES party(key) ON DELETE CASCADE,
    number INTEGER NOT NULL,     -- from 0, without a gap
    entry TEXT NOT NULL,         -- JSON, the engine's
    PRIMARY KEY (party, number)
)""",
    """CREATE TABLE party_person (
    party TEXT NOT NULL REFERENCES party(key) ON DELETE CASCADE,
    place INTEGER NOT NULL,      -- in the order in which they came
    name TEXT NOT NULL,
    profile TEXT REFERENCES profile(id) ON DELETE SET NULL,
    PRIMARY KEY (party, place)
)""",
    "ALTER TABLE match ADD COLUMN party TEXT REFERENCES party(key) ON DELETE SET NULL",
    "ALTER TABLE seat ADD COLUMN profile TEXT REFERENCES profile(id) ON DELETE SET NULL",
    "CREATE INDEX match_party ON match(party)",
    "CREATE INDEX seat_profile ON seat(profile)",
)

_STEPS = (_VERSION_1, _VERSION_2)

SCHEMA_VERSION = len(_STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables that ``connection`` sees; 0 where there are none yet."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Lead the tables to SCHEMA_VERSION. Belongs into a transaction of the caller's, so that a database is of the old
    version or of the new one and of nothing in between."""
    for step in range(version_of(connection), SCHEMA_VERSION):
        for statement in _STEPS[step]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {step + 1}")


def table_columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of every table, view and trigger of ``connection`` by its name (a trigger has none)."""
    names = [
        str(row[0])
        for row in connection.execute("SELECT name FROM sqlite_master WHERE type <> 'index' ORDER BY name")
        if not str(row[0]).startswith("sqlite_")
    ]
    return {name: [str(row[0]) for row in _columns(connection, name)] for name in names}


def _columns(connection: sqlite3.Connection, table: str) -> list[tuple[str]]:
    return connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
