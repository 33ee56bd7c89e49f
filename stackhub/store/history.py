"""Finished matches and parties: written down once, found again by game, people and date."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from stackhub.engine.match import Match
from stackhub.engine.names import fold
from stackhub.engine.save import match_to_json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.database import Database
from stackhub.store.party_rows import add_entry
from stackhub.store.profiles import profiles_named, resolved
from stackhub.store.results import MatchResult, PartyResult, SeatResult, Who

RESULT_NOT_WRITTEN = QT_TRANSLATE_NOOP("errors", "the result could not be written to {file}: {reason}")


@dataclass(frozen=True, slots=True)
class PartyLink:
    """The party that a match was played in, and the entry that says so, which is written in the same transaction:
    ``number`` as in :meth:`stackhub.store.parties.Parties.append`."""

    party: str
    number: int
    entry: str


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches or parties are wanted. ``people``: all of them took part. ``since`` (included) and ``until`` (not)
    bound the moment at which a match was over, or at which a party began; they know their time zone."""

    game: str | None = None
    people: tuple[Who, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    party: str | None = None


class History:
    """The finished matches and the parties in ``database``. Everything raises StoreError, one sentence."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- writing

    def record(
        self,
        key: str,
        match: Match,
        started: str,
        finished: str,
        *,
        profiles: Sequence[str | None] | None = None,
        party: PartyLink | None = None,
    ) -> Path | None:
        """Write a finished match down; once written, the same ``key`` changes nothing. Times are ISO 8601 in UTC.

        ``profiles`` are those of the seats (None: a guest or a bot); left out, a person whose name is that of a
        profile is taken for it. The match and the entry of ``party`` are both on disk afterwards, or neither is. A
        damaged file is put aside under a name of its own, which is returned, and a new one begun; a match of a party
        that stood in it is then kept without its party."""
        aside = self._database.put_aside_if_damaged()
        with self._database.writing(RESULT_NOT_WRITTEN) as connection:
            known = party is not None and _has_party(connection, party.party)
            row = (
                key, match.rules.id, started, finished, len(match.rounds), match_to_json(match),
                party.party if party is not None and known else None,
            )  # fmt: skip
            added = connection.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            if added.rowcount == 1:
                seats = _seat_rows(connection, key, match, profiles)
                connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
                if party is not None and known:
                    add_entry(connection, party.party, party.number, party.entry)
        return aside

    # --- reading

    def matches(self, game: str | None = None, limit: int = 200, *, only: Filter | None = None) -> list[MatchResult]:
        """Finished matches, newest first: those of ``game``, or those that ``only`` wants. ``limit`` -1: all."""
        only = only or Filter(game)
        where, values = _bounds(only, "finished")
        if only.party is not None:
            where.append("party = ?")
            values.append(only.party)
        if only.game is not None:
            where.append("game = ?")
            values.append(only.game)
        for who in only.people:
            where.append(f"key IN (SELECT match FROM seat WHERE {_is(who, values)})")
        with self._database.reading() as connection:
            return _matches(connection, where, values, limit, as_played=only.party is not None)

    def parties(self, limit: int = 200, *, only: Filter | None = None) -> list[PartyResult]:
        """Parties, newest first, those that are not over among them: all, or those that ``only`` wants."""
        only = only or Filter()
        where, values = _bounds(only, "started")
        if only.party is not None:
            where.append("key = ?")
            values.append(only.party)
        if only.game is not None:
            where.append("key IN (SELECT party FROM match WHERE game = ?)")
            values.append(only.game)
        for who in only.people:
            seats = f"SELECT match FROM seat WHERE {_is(who, values)}"
            sat = f"key IN (SELECT party FROM match WHERE key IN ({seats}))"
            if who.level is None:
                came = f"SELECT party FROM party_person WHERE {_is(who, values, bots=False)}"
                sat = f"({sat} OR key IN ({came}))"
            where.append(sat)
        sought = f"SELECT key, started, finished FROM party{_all(where)} ORDER BY started DESC, rowid DESC LIMIT ?"
        with self._database.reading() as connection:
            rows = connection.execute(sought, (*values, limit)).fetchall()
            return [_party(connection, *row) for row in rows]

    def people(self) -> list[Who]:
        """Everybody who ever finished a match or came to a party, bots left out, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT seat.profile, COALESCE(profile.name, seat.name) FROM seat "
                "LEFT JOIN profile ON profile.id = seat.profile WHERE level IS NULL "
                "UNION SELECT party_person.profile, COALESCE(profile.name, party_person.name) FROM party_person "
                "LEFT JOIN profile ON profile.id = party_person.profile"
            ).fetchall()
        found: dict[tuple[str, str], Who] = {}
        for profile, name in sorted(rows, key=lambda row: (fold(row[1]), row[1], row[0] or "")):
            who = Who(profile, name)
            found.setdefault(who.key, who)
        return list(found.values())

    def keys(self) -> set[str]:
        """The keys of all finished matches."""
        with self._database.reading() as connection:
            return {str(key) for (key,) in connection.execute("SELECT key FROM match")}

    def has(self, key: str) -> bool:
        """Whether the match of that key was written down."""
        return self.save_of(key) is not None

    def save_of(self, key: str) -> str | None:
        """The whole match as a save, to watch it again; None when there is none of that key."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT save FROM match WHERE key = ?", (key,)).fetchone()
            return None if row is None else str(row[0])


def _seat_rows(
    connection: sqlite3.Connection, key: str, match: Match, profiles: Sequence[str | None] | None
) -> list[tuple[Any, ...]]:
    if profiles is None:
        named = profiles_named(connection, [player.name for player in match.players if player.level is None])
        profiles = [named.get(player.name) if player.level is None else None for player in match.players]
    winners = match.winners() or ()
    wins, points = match.wins(), match.points()
    return [
        (
            key, seat, p.name, p.colour, p.level, wins[seat], points[seat], seat in winners, seat in match.left,
            resolved(connection, profile),
        )
        for seat, (p, profile) in enumerate(zip(match.players, profiles, strict=True))
    ]  # fmt: skip


def _has_party(connection: sqlite3.Connection, party: str) -> bool:
    return connection.execute("SELECT 1 FROM party WHERE key = ?", (party,)).fetchone() is not None


def _bounds(only: Filter, column: str) -> tuple[list[str], list[Any]]:
    """The conditions for ``since`` and ``until``: times are written so that they sort as text."""
    where: list[str] = []
    values: list[Any] = []
    for moment, comparison in ((only.since, ">="), (only.until, "<")):
        if moment is not None:
            where.append(f"{column} {comparison} ?")
            values.append(moment.astimezone(UTC).isoformat(timespec="seconds"))
    return where, values


def _is(who: Who, values: list[Any], *, bots: bool = True) -> str:
    """The condition that a row of people is ``who``; its values are added to ``values``. ``bots``: the table has
    them."""
    if who.profile is not None:
        values.append(who.profile)
        return "profile = ?"
    values.append(fold(who.name))
    if not bots:
        return "profile IS NULL AND fold(name) = ?"
    values.append(who.level)
    return "profile IS NULL AND fold(name) = ? AND level IS ?"


def _all(where: list[str]) -> str:
    return f" WHERE {' AND '.join(where)}" if where else ""


def _matches(
    connection: sqlite3.Connection, where: list[str], values: list[Any], limit: int, *, as_played: bool = False
) -> list[MatchResult]:
    """Newest first by the clock, or ``as_played``: by the order in which they were written down, whatever it said."""
    order = "" if as_played else "finished DESC, "
    rows = connection.execute(
        f"SELECT key, game, started, finished, rounds, party FROM match{_all(where)} "
        f"ORDER BY {order}rowid DESC LIMIT ?",
        (*values, limit),
    ).fetchall()
    return [
        MatchResult(key, game, started, finished, rounds, _seats(connection, key), party)
        for key, game, started, finished, rounds, party in rows
    ]


def _party_matches(connection: sqlite3.Connection, party: str) -> list[MatchResult]:
    """In the order in which they were written down, whatever the clock said."""
    keys = [row[0] for row in connection.execute("SELECT key FROM match WHERE party = ? ORDER BY rowid", (party,))]
    return [_matches(connection, ["key = ?"], [key], 1)[0] for key in keys]


def _party(connection: sqlite3.Connection, key: str, started: str, finished: str | None) -> PartyResult:
    rows = connection.execute(
        "SELECT party_person.profile, COALESCE(profile.name, party_person.name), party_person.name FROM party_person "
        "LEFT JOIN profile ON profile.id = party_person.profile WHERE party = ? ORDER BY place",
        (key,),
    ).fetchall()
    people = tuple(Who(profile, name) for profile, name, _ in rows)
    came_as = tuple(str(name) for _, _, name in rows)
    return PartyResult(key, started, finished, people, tuple(_party_matches(connection, key)), came_as)


#: Whether the seat's name is that of a person who came to the party of the match: a bot that has it stands in for them.
_CAME = (
    "EXISTS (SELECT 1 FROM match, party_person WHERE match.key = seat.match AND party_person.party = match.party "
    "AND fold(party_person.name) = fold(seat.name))"
)


def _seats(connection: sqlite3.Connection, key: str) -> tuple[SeatResult, ...]:
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT seat.name, seat.colour, level, wins, points, won, left_early, seat.profile, profile.name, "
        f"level IS NOT NULL AND (seat.profile IS NOT NULL OR {_CAME}) "
        "FROM seat LEFT JOIN profile ON profile.id = seat.profile WHERE match = ? ORDER BY seat",
        (key,),
    ).fetchall()
    return tuple(
        SeatResult(name, colour, level, wins, points, bool(won), bool(left), profile, known_as, bool(stood_in))
        for name, colour, level, wins, points, won, left, profile, known_as, stood_in in rows
    )
