"""The database of an archive: checked row by row, then its results, profiles and parties joined to ours.

What both have stays as it is here. A party that went on elsewhere after it was taken along goes on here from there.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from stackhub.engine.look import ColourName
from stackhub.engine.names import LONGEST_NAME
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError
from stackhub.store.party_rows import LONGEST_ENTRY
from stackhub.store.profiles import (
    FIRST_YEAR,
    LAST_YEAR,
    LONGEST_AVATAR,
    Aids,
    Profile,
    checked_name,
    insert_profile,
    name_is_taken,
    resolved,
)
from stackhub.store.schema import bring_up_to_date, table_columns

_Key = Annotated[str, Field(min_length=1, max_length=200, pattern=r'^[^\x00-\x1f/\\:*?"<>|]+$')]
_Id = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
_Time = Annotated[str, Field(max_length=40)]
_Count = Annotated[int, Field(ge=0, le=10_000)]
_Flag = Annotated[int, Field(ge=0, le=1)]
_Json = Annotated[str, Field(max_length=LONGEST_ENTRY)]
_Name = Annotated[str, Field(max_length=60)]
_Avatar = Annotated[str, Field(max_length=LONGEST_AVATAR)]
_Year = Annotated[int, Field(ge=FIRST_YEAR, le=LAST_YEAR)]

_ROWS: dict[str, TypeAdapter[Any]] = {
    "profile": TypeAdapter(tuple[_Id, _Name, str, ColourName, _Avatar, _Year | None, _Json, _Time]),
    "merged": TypeAdapter(tuple[_Id, _Id]),
    "party": TypeAdapter(tuple[_Key, _Time, _Time | None, _Json]),
    "party_entry": TypeAdapter(tuple[_Key, _Count, _Json]),
    "party_person": TypeAdapter(tuple[_Key, _Count, _Name, _Id | None]),
    "match": TypeAdapter(tuple[_Key, _Name, _Time, _Time, _Count, str, _Key | None]),
    "seat": TypeAdapter(
        tuple[_Key, _Count, _Name, _Name, _Name | None, _Count, int, _Flag, _Flag, _Id | None],
    ),
}
_DAMAGED = QT_TRANSLATE_NOOP("errors", "the results in the archive are damaged")


@dataclass(frozen=True, slots=True)
class RowCounts:
    """How many of each: what a database holds, or what was added to one."""

    profiles: int = 0
    matches: int = 0
    parties: int = 0


@dataclass(frozen=True, slots=True)
class CheckedRows:
    """The rows of an archive's database by table, every value of the kind it must be; the profiles, and the entries of
    the parties by key, as what they are."""

    tables: dict[str, list[tuple[Any, ...]]]
    profiles: list[Profile]
    entries: dict[str, list[str]]

    @property
    def counts(self) -> RowCounts:
        return RowCounts(*(len(self.tables[name]) for name in ("profile", "match", "party")))


NO_ROWS = CheckedRows({name: [] for name in _ROWS}, [], {})


def checked_rows(source: sqlite3.Connection) -> CheckedRows:
    """All rows of ``source``, a database at the present version. Raises StoreError when it has other tables than ours,
    a trigger or a view, or rows that do not make sense."""
    fresh = sqlite3.connect(":memory:")
    try:
        bring_up_to_date(fresh)
        expected = table_columns(fresh)
    finally:
        fresh.close()
    sound = source.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
    if not sound or table_columns(source) != expected or source.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreError(_DAMAGED)
    tables: dict[str, list[tuple[Any, ...]]] = {}
    try:
        for name, kind in _ROWS.items():
            rows = source.execute(f"SELECT {', '.join(expected[name])} FROM {name} ORDER BY rowid")
            tables[name] = [kind.validate_python(row, strict=True) for row in rows]
        profiles = [_profile(row) for row in tables["profile"]]
    except ValidationError as error:
        raise StoreError(_DAMAGED) from error
    return CheckedRows(tables, profiles, _entries(tables["party_entry"]))


def _profile(row: tuple[Any, ...]) -> Profile:
    identity, name, _, colour, avatar, birth_year, aids, created = row
    return Profile(identity, checked_name(name), colour, avatar, birth_year, Aids.model_validate_json(aids), created)


def _entries(rows: list[tuple[Any, ...]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for party, number, entry in sorted(rows, key=lambda row: (row[0], row[1])):
        if number != len(found.setdefault(party, [])):
            raise StoreError(_DAMAGED)
        found[party].append(entry)
    return found


def join_rows(ours: sqlite3.Connection, theirs: CheckedRows) -> RowCounts:
    """Add what ``ours``, in a transaction, has not got yet. Returns how much that was. Raises StoreError."""
    tables = theirs.tables
    profiles = sum(_join_profile(ours, profile) for profile in theirs.profiles)
    for gone, into in tables["merged"]:
        if resolved(ours, gone) is None and (kept := resolved(ours, into)) is not None:
            ours.execute("INSERT INTO merged VALUES (?, ?)", (gone, kept))
    new_parties = {row[0] for row in tables["party"] if _join_party(ours, row, theirs.entries.get(row[0], []))}
    for party, place, name, profile in tables["party_person"]:
        if party in new_parties:
            row = party, place, name, resolved(ours, profile)
            ours.execute("INSERT INTO party_person VALUES (?, ?, ?, ?)", row)
    new_matches = set()
    for *facts, party in tables["match"]:
        known = ours.execute("SELECT key FROM party WHERE key = ?", (party,)).fetchone()
        row = *facts, None if known is None else party
        if ours.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?, ?, ?)", row).rowcount == 1:
            new_matches.add(facts[0])
    for *facts, profile in tables["seat"]:
        if facts[0] in new_matches:
            row = *facts, resolved(ours, profile)
            ours.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    return RowCounts(profiles, len(new_matches), len(new_parties))


def _join_profile(ours: sqlite3.Connection, profile: Profile) -> bool:
    """Whether it is new here. A name that somebody else has here gets a number."""
    if resolved(ours, profile.id) is not None:
        return False
    name = profile.name
    number = 2
    while name_is_taken(ours, profile):
        ending = f" ({number})"
        profile = replace(profile, name=name[: LONGEST_NAME - len(ending)].rstrip() + ending)
        number += 1
    insert_profile(ours, profile)
    return True


def _join_party(ours: sqlite3.Connection, row: tuple[Any, ...], entries: list[str]) -> bool:
    """Whether it is new here."""
    key, _, finished, plan = row
    known = ours.execute("SELECT finished, plan FROM party WHERE key = ?", (key,)).fetchone()
    if known is None:
        ours.execute("INSERT INTO party VALUES (?, ?, ?, ?)", row)
        _add_entries(ours, key, 0, entries)
        return True
    written = [
        entry for (entry,) in ours.execute("SELECT entry FROM party_entry WHERE party = ? ORDER BY number", (key,))
    ]
    if known == (None, plan) and entries[: len(written)] == written:
        _add_entries(ours, key, len(written), entries[len(written) :])
        ours.execute("UPDATE party SET finished = ? WHERE key = ?", (finished, key))
    return False


def _add_entries(ours: sqlite3.Connection, party: str, first: int, entries: list[str]) -> None:
    rows = [(party, number, entry) for number, entry in enumerate(entries, first)]
    ours.executemany("INSERT INTO party_entry VALUES (?, ?, ?)", rows)
