"""A match as it stood at some moment of the past: to be watched, or to be played on from there."""

from __future__ import annotations

from stackhub.engine.game import Leavable
from stackhub.engine.match import Match, Round
from stackhub.engine.referee import Referee


def rewound(match: Match, number: int, moves: int | None = None) -> Match:
    """A match of its own, with the same people at the same seats, as ``match`` stood after ``moves`` moves of its round
    ``number`` (from 0; None: all of them). Later rounds have not been played, and who left later has not left. Rounds
    before it are those of ``match`` itself: nothing plays in them any more."""
    past = Match(match.rules, match.options, match.players, match.seed)
    for at, played in enumerate(match.rounds[: number + 1]):
        if played.referee is None:
            raise ValueError("the round was not begun")
        if at < number:
            past.rounds.append(played)
            continue
        journal = played.referee.journal
        kept = journal.up_to(len(journal.entries) if moves is None else moves)
        past.rounds.append(Round(played.opening, played.first, Referee(match.rules, match.options, match.seats, kept)))
    past.left = _left_by_then(match, past, whole=number == len(match.rounds) - 1 and moves is None)
    return past


def _left_by_then(match: Match, past: Match, *, whole: bool) -> list[int]:
    if whole or not isinstance(match.rules, Leavable):
        return list(match.left) if whole else []
    leave = str(match.rules.leave_move)
    gone = {
        entry.seat
        for played in past.rounds
        if played.referee is not None
        for entry in played.referee.journal.entries
        if entry.move == leave
    }
    return [seat for seat in match.left if seat in gone]
