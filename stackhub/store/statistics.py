"""What finished matches say about those who played: wins, streaks, records, head to head. Pure functions over results.

Results may come in any order; "first" and "last" are by the moment a match was over. Somebody who sat at two seats of a
match (two profiles that became one) played it once, and won it if either did. A seat where a bot stood in for somebody
at the end counts for nobody: they did not win or lose, and the bot is not one of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from stackhub.store.results import MatchResult, Who


@dataclass(frozen=True, slots=True)
class Tally:
    """How often ``who`` played and won. ``streak`` is the longest row of wins, ``current`` the row that still goes
    on (0 after a loss)."""

    who: Who
    played: int
    won: int
    streak: int
    current: int

    @property
    def share(self) -> float:
        """The part of the matches that was won, 0 to 1."""
        return self.won / self.played


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people over the matches in which both sat. ``both``: won together (a team, or a tie)."""

    met: int
    first: int
    second: int
    both: int

    @property
    def neither(self) -> int:
        return self.met - self.first - self.second - self.both


@dataclass(frozen=True, slots=True)
class Records:
    """The extremes of one game; None where nothing was played or no length is known. Points are those of winners: in
    games of penalties the fewest are the record, in the others the most."""

    game: str
    played: int
    shortest: MatchResult | None
    longest: MatchResult | None
    most_rounds: MatchResult | None
    most_points: MatchResult | None
    fewest_points: MatchResult | None
    best_streak: Tally | None


@dataclass(frozen=True, slots=True)
class Step:
    """A point of the line of somebody's wins: after this match, ``played`` and ``won`` so far."""

    finished: str
    played: int
    won: int


def in_order(results: Iterable[MatchResult]) -> list[MatchResult]:
    """The results, first to last."""
    return sorted(results, key=lambda result: (result.finished, result.key))


def played_by(results: Iterable[MatchResult], who: Who) -> list[MatchResult]:
    """Those that ``who`` played to their end, and not a bot for them."""
    return [result for result in results if _won(result, who) is not None]


def tallies(results: Iterable[MatchResult], *, bots: bool = True) -> list[Tally]:
    """Everybody who played, most wins first, then fewest matches, then by name. ``bots`` False leaves them out."""
    wins: dict[tuple[str, str], list[bool]] = {}
    latest: dict[tuple[str, str], Who] = {}
    for result in in_order(results):
        won: dict[tuple[str, str], bool] = {}
        for seat in result.seats:
            if not seat.stood_in and (bots or seat.level is None):
                key = seat.who.key
                won[key] = won.get(key, False) or seat.won
                latest[key] = seat.who
        for key, did in won.items():
            wins.setdefault(key, []).append(did)
    found = [
        Tally(latest[key], len(row), sum(row), longest_streak(row), current_streak(row)) for key, row in wins.items()
    ]
    return sorted(found, key=lambda tally: (-tally.won, tally.played, tally.who.key))


def longest_streak(row: Sequence[bool]) -> int:
    """The longest run of True."""
    best = run = 0
    for won in row:
        run = run + 1 if won else 0
        best = max(best, run)
    return best


def current_streak(row: Sequence[bool]) -> int:
    """The run of True at the end."""
    run = 0
    for won in reversed(row):
        if not won:
            break
        run += 1
    return run


def head_to_head(results: Iterable[MatchResult], first: Who, second: Who) -> HeadToHead:
    """How ``first`` and ``second`` did against each other."""
    counts = {(True, False): 0, (False, True): 0, (True, True): 0, (False, False): 0}
    for result in results:
        pair = _won(result, first), _won(result, second)
        if pair[0] is not None and pair[1] is not None:
            counts[pair[0], pair[1]] += 1
    return HeadToHead(sum(counts.values()), counts[True, False], counts[False, True], counts[True, True])


def rivals(results: Iterable[MatchResult], who: Who) -> list[tuple[Who, HeadToHead]]:
    """Everybody whom ``who`` has met, most often first."""
    kept = list(results)
    met = {
        seat.who.key: seat.who
        for result in in_order(kept)
        if _won(result, who) is not None
        for seat in result.seats
        if seat.who.key != who.key and not seat.stood_in
    }
    found = [(other, head_to_head(kept, who, other)) for other in met.values()]
    return sorted(found, key=lambda pair: (-pair[1].met, pair[0].key))


def line_of(results: Iterable[MatchResult], who: Who) -> list[Step]:
    """The wins of ``who`` as they came about, one step per match played."""
    steps: list[Step] = []
    for result in in_order(results):
        won = _won(result, who)
        if won is not None:
            before = steps[-1].won if steps else 0
            steps.append(Step(result.finished, len(steps) + 1, before + won))
    return steps


def records(results: Iterable[MatchResult], game: str) -> Records:
    """The records of ``game``. Whoever did it first keeps a record that is only equalled. Matches that somebody left
    count for streaks alone: they ended before their time. So do those that a bot played to the end for somebody: what
    it did is nobody's record."""
    played = [result for result in in_order(results) if result.game == game]
    whole = [result for result in played if not any(seat.left_early or seat.stood_in for seat in result.seats)]
    timed = [(length, result) for result in whole if (length := seconds_of(result)) is not None]
    pointed = [(_points(result), result) for result in whole if any(seat.won for seat in result.seats)]
    streaks = [tally for tally in tallies(played, bots=False) if tally.streak]
    return Records(
        game,
        len(played),
        shortest=min(timed, key=lambda pair: pair[0])[1] if timed else None,
        longest=max(timed, key=lambda pair: pair[0])[1] if timed else None,
        most_rounds=max(whole, key=lambda result: result.rounds) if whole else None,
        most_points=max(pointed, key=lambda pair: pair[0])[1] if pointed else None,
        fewest_points=min(pointed, key=lambda pair: pair[0])[1] if pointed else None,
        best_streak=max(streaks, key=lambda tally: tally.streak) if streaks else None,
    )


def seconds_of(result: MatchResult) -> float | None:
    """How long the match took from its first to its last moment (nights in between included), in seconds; None when
    its times cannot be read or the clock was set back in between."""
    try:
        length = (datetime.fromisoformat(result.finished) - datetime.fromisoformat(result.started)).total_seconds()
    except (ValueError, TypeError):
        return None
    return length if length > 0 else None


def _won(result: MatchResult, who: Who) -> bool | None:
    """Whether ``who`` won; None when they did not play."""
    wins = [seat.won for seat in result.seats if seat.who.key == who.key and not seat.stood_in]
    return any(wins) if wins else None


def _points(result: MatchResult) -> int:
    return max(seat.points for seat in result.seats if seat.won)
