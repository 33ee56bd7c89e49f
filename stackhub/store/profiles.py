"""The people who play here, as far as they want to be known: name, colour, avatar, birth year, aids."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from stackhub.engine import names
from stackhub.engine.look import ColourName, PaletteName
from stackhub.engine.names import fold
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError
from stackhub.store.database import Database

LONGEST_AVATAR = 2_000
FIRST_YEAR, LAST_YEAR = 1900, 2200


class Aids(BaseModel):
    """What makes playing easier for somebody. ``palette`` is None where the settings' own serves."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    palette: PaletteName | None = None
    big_cards: bool = False
    slow_animations: bool = False
    looseness_aid: bool = False
    left_handed: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A stored profile. ``id`` is 16 hexadecimal digits, ``avatar`` the drawn parts as the shell writes them (opaque
    here), ``created`` ISO 8601 in UTC. ``birth_year`` serves only where a rule asks for the youngest."""

    id: str
    name: str
    colour: ColourName
    avatar: str = ""
    birth_year: int | None = None
    aids: Aids = field(default_factory=Aids)
    created: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """In how many matches and parties somebody took part: for the questions before a profile goes, and before it takes
    over what a guest has left. What a bot did for them at the end of a match is not theirs."""

    matches: int
    parties: int


class Profiles:
    """The profiles in ``database``. Everything raises StoreError, one sentence, and has then changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Profile]:
        """Every profile, by name."""
        with self._database.reading() as connection:
            return [_profile(row) for row in connection.execute(f"{_SELECT} ORDER BY folded")]

    def get(self, profile: str) -> Profile | None:
        """The profile of that id, or the one it was merged into; None when it is no more."""
        with self._database.reading() as connection:
            found = resolved(connection, profile)
            row = connection.execute(f"{_SELECT} WHERE id = ?", (found,)).fetchone()
            return None if row is None else _profile(row)

    def add(
        self,
        name: str,
        colour: ColourName,
        *,
        avatar: str = "",
        birth_year: int | None = None,
        aids: Aids | None = None,
    ) -> Profile:
        """A new profile. Its name must be unlike every other's, whatever the case of its letters."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        profile = Profile(token_hex(8), checked_name(name), colour, avatar, birth_year, aids or Aids(), created)
        with self._database.writing() as connection:
            insert_profile(connection, profile)
        return profile

    def rename(self, profile: str, name: str) -> Profile:
        """Another name. Results of earlier matches keep the name they were played under, beside the profile."""
        with self._database.writing() as connection:
            changed = replace(_found(connection, profile), name=checked_name(name))
            _update(connection, changed)
        return changed

    def change(self, profile: Profile) -> Profile:
        """Write down everything of ``profile`` but the date it was created on. Returns it as it now stands."""
        with self._database.writing() as connection:
            created = _found(connection, profile.id).created
            changed = replace(profile, name=checked_name(profile.name), created=created)
            _update(connection, changed)
        return changed

    def merge(self, profile: str, into: str) -> Profile:
        """``profile`` becomes one with ``into``: all its matches and parties are the other's, and whatever still names
        it (:meth:`get`) finds the other. Returns the other, as it was."""
        with self._database.writing() as connection:
            gone, kept = _found(connection, profile), _found(connection, into)
            if gone.id == kept.id:
                raise StoreError(QT_TRANSLATE_NOOP("errors", "a profile cannot be merged with itself"))
            for table in ("seat", "party_person"):
                connection.execute(f"UPDATE {table} SET profile = ? WHERE profile = ?", (kept.id, gone.id))
            connection.execute("UPDATE merged SET into_id = ? WHERE into_id = ?", (kept.id, gone.id))
            connection.execute("INSERT INTO merged VALUES (?, ?)", (gone.id, kept.id))
            connection.execute("DELETE FROM profile WHERE id = ?", (gone.id,))
        return kept

    def delete(self, profile: str) -> None:
        """Forget a profile. Its matches and parties stay, with the name as it was played under."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM profile WHERE id = ?", (_found(connection, profile).id,))

    def adopt(self, profile: str, name: str) -> int:
        """Give the profile the results that a guest called ``name`` has left. Returns how many matches those are."""
        with self._database.writing() as connection:
            owner = _found(connection, profile).id
            connection.execute(
                "UPDATE party_person SET profile = ? WHERE profile IS NULL AND fold(name) = ?", (owner, fold(name))
            )
            changed = connection.execute(
                "UPDATE seat SET profile = ? WHERE profile IS NULL AND level IS NULL AND fold(name) = ?",
                (owner, fold(name)),
            )
            return changed.rowcount

    def played(self, profile: str) -> Played:
        """How much would be touched by merging or deleting the profile."""
        with self._database.reading() as connection:
            return _played(connection, "profile = ?1", resolved(connection, profile))

    def left_by_guest(self, name: str) -> Played:
        """How much a guest called ``name`` has left, which :meth:`adopt` would give to a profile."""
        with self._database.reading() as connection:
            return _played(connection, "profile IS NULL AND fold(name) = ?1", fold(name))


def _played(connection: sqlite3.Connection, is_them: str, value: str | None) -> Played:
    """``is_them`` says of a row of ``seat`` or ``party_person`` that it is theirs, by ``value`` (?1). A party counts
    unless all that they did at it was done by a bot."""
    (matches,) = connection.execute(
        f"SELECT COUNT(DISTINCT match) FROM seat WHERE {is_them} AND level IS NULL", (value,)
    ).fetchone()
    (parties,) = connection.execute(
        f"WITH came AS (SELECT party, fold(name) AS called FROM party_person WHERE {is_them}), "
        "sat AS (SELECT match.party, seat.level IS NULL AS themselves FROM seat JOIN match ON match.key = seat.match "
        "JOIN came ON came.party = match.party AND fold(seat.name) = called) "
        "SELECT COUNT(DISTINCT party) FROM came WHERE party NOT IN (SELECT party FROM sat) "
        "OR party IN (SELECT party FROM sat WHERE themselves)",
        (value,),
    ).fetchone()
    return Played(int(matches), int(parties))


def checked_name(name: str) -> str:
    """As :func:`stackhub.engine.names.checked_name`; raises StoreError when nobody can be called so."""
    try:
        return names.checked_name(name)
    except names.BadName as error:
        raise StoreError(error.text) from None


def resolved(connection: sqlite3.Connection, profile: str | None) -> str | None:
    """The id that ``profile`` has today: its own, that of the profile it was merged into, or None when it is no
    more."""
    row = connection.execute(
        "SELECT id FROM profile WHERE id = ?1 UNION ALL SELECT into_id FROM merged WHERE id = ?1", (profile,)
    ).fetchone()
    return None if row is None else str(row[0])


def profiles_named(connection: sqlite3.Connection, called: Iterable[str]) -> dict[str, str]:
    """The ids of the profiles that are called as ``called`` say, by name; who has none is not in it."""
    found = {}
    for name in called:
        row = connection.execute("SELECT id FROM profile WHERE folded = ?", (fold(name),)).fetchone()
        if row is not None:
            found[name] = str(row[0])
    return found


def name_is_taken(connection: sqlite3.Connection, profile: Profile) -> bool:
    """Whether another profile is called as this one."""
    sought = (fold(profile.name), profile.id)
    return connection.execute("SELECT 1 FROM profile WHERE folded = ? AND id <> ?", sought).fetchone() is not None


def insert_profile(connection: sqlite3.Connection, profile: Profile) -> None:
    """Write a new profile down. Raises StoreError when its name is taken or it does not make sense."""
    _check(connection, profile)
    row = (
        profile.id, profile.name, fold(profile.name), profile.colour, profile.avatar, profile.birth_year,
        profile.aids.model_dump_json(), profile.created,
    )  # fmt: skip
    connection.execute("INSERT INTO profile VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


_SELECT = "SELECT id, name, colour, avatar, birth_year, aids, created FROM profile"


def _profile(row: tuple[Any, ...]) -> Profile:
    identity, name, colour, avatar, birth_year, aids, created = row
    return Profile(identity, name, colour, avatar, birth_year, _aids(aids), created)


def _aids(content: str) -> Aids:
    try:
        return Aids.model_validate_json(content)
    except ValidationError:  # a palette that is no more: better none of the aids than no profile
        return Aids()


def _found(connection: sqlite3.Connection, profile: str) -> Profile:
    row = connection.execute(f"{_SELECT} WHERE id = ?", (resolved(connection, profile),)).fetchone()
    if row is None:
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this profile is no more"))
    return _profile(row)


def _check(connection: sqlite3.Connection, profile: Profile) -> None:
    if name_is_taken(connection, profile):
        raise StoreError(QT_TRANSLATE_NOOP("errors", 'there is a profile "{name}" already'), name=profile.name)
    if profile.birth_year is not None and not FIRST_YEAR <= profile.birth_year <= LAST_YEAR:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "a year of birth lies between {first} and {last}"),
            first=str(FIRST_YEAR),
            last=str(LAST_YEAR),
        )
    if len(profile.avatar) > LONGEST_AVATAR or not _is_text(profile.avatar):
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this picture cannot be kept in a profile"))


def _is_text(content: str) -> bool:
    """Whether it can be written as UTF-8: a half of a pair of surrogates cannot."""
    return not any("\ud800" <= char <= "\udfff" for char in content)


def _update(connection: sqlite3.Connection, profile: Profile) -> None:
    _check(connection, profile)
    connection.execute(
        "UPDATE profile SET name = ?, folded = ?, colour = ?, avatar = ?, birth_year = ?, aids = ? WHERE id = ?",
        (
            profile.name, fold(profile.name), profile.colour, profile.avatar, profile.birth_year,
            profile.aids.model_dump_json(), profile.id,
        ),
    )  # fmt: skip
