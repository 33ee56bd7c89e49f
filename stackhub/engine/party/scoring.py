"""From ranks to points, on one scale for every game: only the order counts, whether few points win or many.

Who did equally well shares the points of the places they hold together, exactly, as fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from stackhub.engine.game import Outcome
from stackhub.engine.match import Match
from stackhub.engine.party.errors import NotNow
from stackhub.engine.party.sections import Ranks, is_filler
from stackhub.engine.words import QT_TRANSLATE_NOOP


def points_for(ranks: Ranks, table: Sequence[int]) -> dict[str, Fraction]:
    """The points of everybody in ``ranks``; ``table`` are the points by place, further places get nothing."""
    points: dict[str, Fraction] = {}
    place = 0
    for group in ranks:
        held = table[place : place + len(group)]
        for key in group:
            points[key] = Fraction(sum(held), len(group))
        place += len(group)
    return points


def without_fillers(ranks: Ranks) -> Ranks:
    """``ranks`` among the members alone: bots that fill up take nobody's place."""
    kept = (tuple(key for key in group if not is_filler(key)) for group in ranks)
    return tuple(group for group in kept if group)


def merged(tables: Iterable[Ranks]) -> Ranks:
    """The ranks of several tables as one: all who were first at theirs did equally well, then all who were second …"""
    tiers: dict[int, list[str]] = {}
    for ranks in tables:
        place = 0
        for group in ranks:
            tiers.setdefault(place, []).extend(group)
            place += len(group)
    return tuple(tuple(tiers[place]) for place in sorted(tiers))


def ranks_of(match: Match) -> tuple[tuple[int, ...], ...]:
    """The seats of a match that is over, best first; those in one group did equally well.

    Its winners come first, who left comes last (the first to leave at the very end). In between whatever decides the
    match: rounds won, or points, of which in some games the fewest are best. Raises NotNow while it goes on.
    """
    winners = match.winners()
    if winners is None:
        raise NotNow(QT_TRANSLATE_NOOP("errors", "the match is not over yet"))
    others = [seat for seat in range(match.seats) if seat not in winners and seat not in match.left]
    outcomes = match.outcomes()
    if not outcomes:
        between: list[tuple[int, ...]] = [tuple(others)]
    elif match.format.kind == "single":
        between = _by_outcome(outcomes[-1], winners, others)
    elif match.format.kind == "wins":
        between = _by(others, match.wins(), fewest=False)
    else:
        between = _by(others, match.points(), fewest=match.format.kind == "points")
    gone = [(seat,) for seat in reversed(match.left)]
    return tuple(group for group in (winners, *between, *gone) if group)


def _by(seats: Iterable[int], figures: Sequence[int], *, fewest: bool) -> list[tuple[int, ...]]:
    tiers: dict[int, list[int]] = {}
    for seat in seats:
        tiers.setdefault(figures[seat] if fewest else -figures[seat], []).append(seat)
    return [tuple(tiers[figure]) for figure in sorted(tiers)]


def _by_outcome(outcome: Outcome, winners: Sequence[int], others: Sequence[int]) -> list[tuple[int, ...]]:
    """A single round does not say whether few points are good; those of the winners show it. Where they do not, only
    the loser is told from the rest."""
    won = [outcome.scores[seat] for seat in winners]
    rest = [outcome.scores[seat] for seat in others]
    if won and rest and max(won) < min(rest):
        return _by(others, outcome.scores, fewest=True)
    if won and rest and min(won) > max(rest):
        return _by(others, outcome.scores, fewest=False)
    middle = tuple(seat for seat in others if seat != outcome.loser)
    return [middle, *([(outcome.loser,)] if outcome.loser in others and outcome.loser is not None else [])]


def points_text(points: Fraction, decimal: str = ".") -> str:
    """``points`` as people read them: whole, or with one decimal after ``decimal``. Signs such as ½ would be shorter,
    but there is none for many a sum of thirds and quarters, and the two beside one another look like a mistake."""
    tenths = int(points * 10 + Fraction(1, 2))
    whole, rest = divmod(tenths, 10)
    return f"{whole}{decimal}{rest}" if points.denominator > 1 else str(whole)
