"""What a round of Stick & Stack counts, and who wins it (SS-11 to SS-15, SS-19)."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.engine.game import Outcome
from stackhub.games.stickstack.material import STICKS, Mode

CRASH_POINTS = 5
"""For bringing down the tower, or the last sticks (SS-11)."""
LAST_CARD = 3
"""The game with challenges ends when so many cards lie in front of somebody (SS-15)."""
RANKS: tuple[tuple[int, str], ...] = (
    (36, "mystick"),
    (30, "fantastick"),
    (24, "artistick"),
    (18, "elastick"),
    (12, "humoristick"),
)
"""What a cooperative score is worth: the first threshold that it reaches counts (SS-13)."""


def sides(mode: Mode, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that are counted together: all of them (SS-13), every other one (SS-14), or each alone."""
    everybody = tuple(range(seats))
    if mode == "coop":
        return (everybody,)
    return (everybody[::2], everybody[1::2]) if mode == "teams" else tuple((seat,) for seat in everybody)


def counted(fronts: Sequence[Sequence[str]], penalties: Sequence[int]) -> tuple[int, ...]:
    """Each seat's own penalty points: one a stick, and what else it got (SS-11)."""
    return tuple(len(front) + penalty for front, penalty in zip(fronts, penalties, strict=True))


def rank_of(score: int) -> str | None:
    """The rank that a cooperative score reaches; None under 12 (SS-13)."""
    return next((rank for least, rank in RANKS if score >= least), None)


def challenged(
    cards: Sequence[int], sticks: Sequence[int], seated: Sequence[int], *, reason: str, by: int | None
) -> Outcome:
    """How a game with challenges ended (SS-15): the scores are the cards in front of each seat; the fewest win, then
    the fewest sticks, then the win is shared. Whoever got the last card has lost, unless they win all the same. Where
    the sticks decided the reason is ``sticks`` instead of ``cards``."""
    scores = tuple(cards[seat] if seat in seated else 0 for seat in range(len(cards)))
    best = min((cards[seat], sticks[seat]) for seat in seated)
    winners = tuple(seat for seat in seated if reason == "left" or (cards[seat], sticks[seat]) == best)
    loser = by if reason == "cards" and by not in winners else None
    if reason == "cards" and any(cards[seat] == best[0] for seat in seated if seat not in winners):
        reason = "sticks"
    return Outcome(winners, loser, scores, by=by, reason=reason)


def outcome_of(
    mode: Mode, points: Sequence[int], seated: Sequence[int], *, kept: int, reason: str, by: int | None
) -> Outcome:
    """How a round ended that `by` ended (None: others left). `points` are each seat's own; `kept` is how many sticks
    are in the bag and in front of the players.

    The fewest points win, ties share; in teams a seat has the points of its team. All together (SS-13) everybody
    scores the same, and everybody wins when the score has a rank, else nobody. Who has left has no points.
    """
    seats = len(points)
    together = sides(mode, seats)
    if mode == "coop":
        score = STICKS - kept
        winners = tuple(seated) if len(seated) == 1 or rank_of(score) is not None else ()
        return Outcome(winners, None, (score,) * seats, by=by, reason=reason, sides=together)
    sums = {seat: sum(points[mate] for mate in side if mate in seated) for side in together for seat in side}
    scores = tuple(sums[seat] if seat in seated else 0 for seat in range(seats))
    fewest = min(scores[seat] for seat in seated)
    winners = tuple(seat for seat in seated if reason == "left" or scores[seat] == fewest)
    loser = by if reason in ("toppled", "all_fell") and by not in winners else None
    return Outcome(winners, loser, scores, by=by, reason=reason, sides=together if mode == "teams" else ())
