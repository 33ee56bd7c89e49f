"""What changes of the seats do to a party: somebody swaps, comes, goes, or is back. Pure functions."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from stackhub.engine.names import fold
from stackhub.engine.party import entries
from stackhub.engine.party.errors import BadEntry, NotNow
from stackhub.engine.party.members import Member
from stackhub.engine.party.progress import GameUnderWay
from stackhub.engine.party.sections import MOST_MEMBERS, MOST_PRESENT
from stackhub.engine.party.state import State
from stackhub.engine.words import QT_TRANSLATE_NOOP

_NOT_THERE = QT_TRANSLATE_NOOP("errors", "there is nobody called {key} at the table")

_NO_ROOM = QT_TRANSLATE_NOOP("errors", "there is no room for more than {most} at the table")


def changed(state: State, entry: entries.SeatChange) -> State:
    """The party after ``entry``. Raises PartyError."""
    if (state.running is None) != (entry.moves is None):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "moves are counted while a match is played, and only then"))
    match entry:
        case entries.Swapped():
            return _swapped(state, entry)
        case entries.Joined():
            return _joined(state, entry.member)
        case entries.Left():
            return _left(state, entry)
        case entries.Returned():
            return _returned(state, entry.member)
        case _:
            assert_never(entry)


def _swapped(state: State, entry: entries.Swapped) -> State:
    one, other = entry.one, entry.other
    if one == other:
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "nobody can change places with themselves"))
    for key in (one, other):
        if key not in state.order:
            raise BadEntry(_NOT_THERE, key=key)
    under_way = state.under_way
    if under_way is not None and under_way.arrangement.form == "teams" and _team(state, one) != _team(state, other):
        raise NotNow(QT_TRANSLATE_NOOP("errors", "while teams play, places are changed within a team"))
    order = _with_swap(state.order, one, other)
    running = state.running
    if entry.now:
        if running is None or one not in running.seats or other not in running.seats:
            raise NotNow(QT_TRANSLATE_NOOP("errors", "only two who play this match can change places in it"))
        running = replace(running, seats=_with_swap(running.seats, one, other))
    if under_way is not None:
        under_way = _tables_swapped(under_way, one, other, begun=None if running is None else running.table)
    return replace(state, order=order, running=running, under_way=under_way)


def _tables_swapped(under_way: GameUnderWay, one: str, other: str, *, begun: int | None) -> GameUnderWay:
    """At tables that are still to be played they change places; who plays whom in pairs was settled before."""
    arrangement = under_way.arrangement
    if arrangement.form not in ("table", "groups", "teams"):
        return under_way
    closed = {*under_way.results, *(() if begun is None else (begun,))}
    waiting = {key for number, table in enumerate(arrangement.tables) if number not in closed for key in table}
    if not {one, other} <= waiting:
        return under_way
    tables = tuple(
        table if number in closed else _with_swap(table, one, other) for number, table in enumerate(arrangement.tables)
    )
    return replace(under_way, arrangement=arrangement.model_copy(update={"tables": tables}))


def _with_swap(keys: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    others = {one: other, other: one}
    return tuple(others.get(key, key) for key in keys)


def _joined(state: State, member: Member) -> State:
    if len(state.order) >= MOST_PRESENT or len(state.members) >= MOST_MEMBERS:
        raise NotNow(_NO_ROOM, most=MOST_PRESENT)
    if member.key != f"m{len(state.members) + 1}":
        raise BadEntry(
            QT_TRANSLATE_NOOP("errors", "who joins must have the key m{number}"), number=len(state.members) + 1
        )
    _check_name(state, member)
    return replace(state, members=(*state.members, member), order=(*state.order, member.key))


def _check_name(state: State, member: Member) -> None:
    """Two names alike at one table could not be told apart."""
    names = {fold(other.name) for other in state.members if other.key != member.key}
    if fold(member.name) in names:
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "there are two people called {name}"), name=member.name)


def _left(state: State, entry: entries.Left) -> State:
    member = state.member(entry.member)
    if member is None or entry.member not in state.order:
        raise BadEntry(_NOT_THERE, key=entry.member)
    if not any(_is_person(state, key) for key in state.order if key != member.key):
        raise NotNow(QT_TRANSLATE_NOOP("errors", "the last one at the table can only end the party"))
    if entry.how == "leaves":
        order = tuple(key for key in state.order if key != member.key)
        return replace(state, order=order, gone=(*state.gone, member.key))
    if member.is_bot:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "a bot plays there already"))
    running, under_way = state.running, state.under_way
    playing = running is not None and member.key in running.seats
    if playing and under_way is not None and not under_way.arrangement.limits.levels:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "no bot can play this game yet"))
    return replace(
        _with_member(state, member.model_copy(update={"level": entry.how})), replaced=(*state.replaced, member.key)
    )


def _is_person(state: State, key: str) -> bool:
    member = state.member(key)
    return member is not None and not member.is_bot


def _returned(state: State, key: str) -> State:
    member = state.member(key)
    if member is None:
        raise BadEntry(_NOT_THERE, key=key)
    under_way = state.under_way
    if under_way is not None and (key in state.gone or not under_way.arrangement.limits.levels):
        raise NotNow(QT_TRANSLATE_NOOP("errors", "who has left can come back between two games"))
    if key in state.replaced and key in state.order:
        replaced = tuple(other for other in state.replaced if other != key)
        return replace(_with_member(state, member.model_copy(update={"level": None})), replaced=replaced)
    if key not in state.gone:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "nobody can come back who has not left"))
    if len(state.order) >= MOST_PRESENT:
        raise NotNow(_NO_ROOM, most=MOST_PRESENT)
    back = member
    replaced = state.replaced
    if key in replaced:
        back, replaced = member.model_copy(update={"level": None}), tuple(other for other in replaced if other != key)
    gone = tuple(other for other in state.gone if other != key)
    return replace(_with_member(state, back), order=(*state.order, key), gone=gone, replaced=replaced)


def _with_member(state: State, member: Member) -> State:
    members = tuple(member if other.key == member.key else other for other in state.members)
    return replace(state, members=members)


def _team(state: State, key: str) -> int | None:
    member = state.member(key)
    return None if member is None else member.team
