"""What each entry does to a party: a new state, or a PartyError that says why not. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from stackhub.engine.party import entries
from stackhub.engine.party.errors import BadEntry, NotNow
from stackhub.engine.party.progress import GameUnderWay, MatchPlayed
from stackhub.engine.party.scoring import points_for
from stackhub.engine.party.seat_steps import changed
from stackhub.engine.party.state import GamePlayed, Running, State
from stackhub.engine.party.tables import check_arrangement
from stackhub.engine.party.tally import added
from stackhub.engine.words import QT_TRANSLATE_NOOP

_ENDED = QT_TRANSLATE_NOOP("errors", "the party is over")
_NOT_PLAYING = QT_TRANSLATE_NOOP("errors", "no match of the party is being played")


def after(state: State, entry: entries.AnyEntry) -> State:
    """The party after ``entry``. Raises PartyError; ``state`` itself never changes."""
    if state.phase == "over" and not (isinstance(entry, entries.Undone) and not state.ended):
        raise NotNow(_ENDED)
    if isinstance(entry, entries.Undone):
        return undone(state, entry.moves)
    if isinstance(entry, entries.Swapped | entries.Joined | entries.Left | entries.Returned):
        return _settled(replace(changed(state, entry), before=state, before_moves=entry.moves))
    return replace(_gone_on(state, entry), before=None, before_moves=None)


def undone(state: State, moves: int | None) -> State:
    """The party before the last change of its seats. Raises NotNow when there is none, or it has gone on since."""
    if state.before is None or state.before_moves != moves:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "there is no change of the seats that could be taken back"))
    return state.before


def _gone_on(
    state: State,
    entry: entries.Chosen
    | entries.MatchBegun
    | entries.MatchEnded
    | entries.MatchDropped
    | entries.GameSkipped
    | entries.Ended,
) -> State:
    match entry:
        case entries.Chosen():
            return _chosen(state, entry)
        case entries.MatchBegun():
            return _begun(state, entry)
        case entries.MatchEnded():
            return _match_ended(state, entry)
        case entries.MatchDropped():
            if state.running is None:
                raise NotNow(_NOT_PLAYING)
            return _settled(replace(state, running=None))
        case entries.GameSkipped():
            return _skipped(state)
        case entries.Ended():
            return replace(state, under_way=None, running=None, ended=True)
        case _:
            assert_never(entry)


def _chosen(state: State, entry: entries.Chosen) -> State:
    under_way = state.under_way
    if state.running is not None or (under_way is not None and under_way.matches):
        raise NotNow(QT_TRANSLATE_NOOP("errors", "a game is being played: finish or skip it before the next is chosen"))
    if entry.game >= len(state.plan.games) or (state.plan.picks == "list" and entry.game != len(state.played)):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "this is not the game whose turn it is"))
    check_arrangement(entry.arrangement, state.order)
    chosen = replace(state, under_way=GameUnderWay(entry.game, entry.arrangement))
    if chosen.due is None:
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "with these tables nobody would play"))
    return chosen


def _begun(state: State, entry: entries.MatchBegun) -> State:
    due = state.due
    if due is None:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "no match of the party is due"))
    if entry.table != due.table or sorted(entry.seats) != sorted(due.seats):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "this is not the match that is due"))
    return replace(state, running=Running(entry.table, entry.save, entry.seats), begun=state.begun + 1)


def _match_ended(state: State, entry: entries.MatchEnded) -> State:
    running, under_way = state.running, state.under_way
    if running is None or under_way is None:
        raise NotNow(_NOT_PLAYING)
    ranked = [key for group in entry.ranks for key in group]
    if sorted(ranked) != sorted(running.seats):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "the result does not name everybody of the match once"))
    if not set(entry.counts) <= set(running.seats):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "something was counted of somebody who did not play"))
    played = MatchPlayed(running.table, running.save, running.seats, entry.ranks)
    counts: dict[str, Mapping[str, int]] = dict(state.counts)
    for key, more in entry.counts.items():
        counts[key] = added(counts.get(key, {}), more)
    return _settled(replace(state, running=None, under_way=under_way.with_match(played), counts=counts))


def _skipped(state: State) -> State:
    if state.under_way is None:
        if state.plan.picks == "wheel":
            raise NotNow(QT_TRANSLATE_NOOP("errors", "no game is chosen that could be skipped"))
        index = len(state.played)  # those who are there cannot play it, say
        skipped = GamePlayed(index, state.plan.games[index].game, "table", (), (), {}, skipped=True)
        return replace(state, played=(*state.played, skipped))
    return _counted(replace(state, running=None), state.under_way, skipped=True)


def _settled(state: State) -> State:
    """A game of which no match is due any more is counted."""
    if state.under_way is None or state.running is not None or state.due is not None:
        return state
    return _counted(state, state.under_way, skipped=not state.under_way.matches)


def _counted(state: State, under_way: GameUnderWay, *, skipped: bool) -> State:
    ranks = () if skipped else under_way.ranks(state.absent)
    game = GamePlayed(
        under_way.index,
        state.plan.games[under_way.index].game,
        under_way.arrangement.form,
        under_way.matches,
        ranks,
        points_for(ranks, state.plan.scoring),
        skipped,
    )
    return replace(state, under_way=None, played=(*state.played, game))
