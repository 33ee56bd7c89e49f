"""Writing a party's rows within a transaction: shared by the parties, by the results of their matches, and by the
import."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError

LONGEST_ENTRY = 1 << 20
"""The most characters of a plan or of an entry."""


def add_entry(connection: sqlite3.Connection, party: str, number: int, entry: str) -> None:
    """Write entry ``number`` (from 0) of a party down. Raises StoreError when the party is not known or over, and when
    the number is not the next one: nothing is written twice, and nothing is left out."""
    check_json(entry)
    row = connection.execute(
        "SELECT finished, (SELECT COUNT(*) FROM party_entry WHERE party = key) FROM party WHERE key = ?", (party,)
    ).fetchone()
    if row is None:
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this party is not known"))
    finished, written = row
    if finished is not None:
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this party is over"))
    if number != written:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "entry {number} of the party does not follow: {written} are written"),
            number=number,
            written=int(written),
        )
    connection.execute("INSERT INTO party_entry VALUES (?, ?, ?)", (party, number, entry))


def check_json(content: str) -> None:
    """Refuse, with StoreError, what cannot be written down as it is."""
    if len(content) > LONGEST_ENTRY or any("\ud800" <= char <= "\udfff" for char in content):
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this part of the party cannot be written down"))


def add_person(connection: sqlite3.Connection, party: str, name: str, profile: str | None) -> None:
    """Somebody comes to the party: they take the next place of the list."""
    connection.execute(
        "INSERT INTO party_person SELECT ?1, COALESCE(MAX(place) + 1, 0), ?2, ?3 FROM party_person WHERE party = ?1",
        (party, name, profile),
    )


def saves_begun(entries: Iterable[str]) -> set[str]:
    """The keys of the saves of all matches that began by those entries: the one thing of an entry that concerns the
    store, because such a save is its party's and no match for itself."""
    found: set[str] = set()
    for text in entries:
        try:
            entry = json.loads(text)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, dict) and entry.get("entry") == "match_begun" and isinstance(entry.get("save"), str):
            found.add(entry["save"])
    return found
