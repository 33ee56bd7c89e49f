"""The analysis after a round of Babylon: what each move was worth, and where the round was lost (BA-06)."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.bots.bot import Analysis, Budget, MoveVerdict
from stackhub.engine.game import Rules
from stackhub.engine.journal import Journal
from stackhub.engine.options import Options
from stackhub.engine.referee import Referee
from stackhub.games.babylon import words
from stackhub.games.babylon.solver import shared_solver


def analyse(rules: Rules, options: Options, journal: Journal, names: Sequence[str], budget: Budget) -> Analysis:
    """Judge every move of ``journal``; the turning point is the loser's last move from a won to a lost position.

    ``names`` by seat, for the sentence; it is found at once, so ``budget`` is not needed. Raises GameError when the
    journal cannot be played.
    """
    solver = shared_solver()
    referee = Referee(rules, options, 2, journal.up_to(0))
    verdicts: list[MoveVerdict] = []
    for entry in journal.entries:
        seat, piles = entry.seat, list(referee.view(entry.seat).piles)  # type: ignore[attr-defined]
        stood_won = solver.of(piles).wins
        referee.play(entry.move)
        keeps = not solver.of(referee.view(seat).piles).wins  # type: ignore[attr-defined]
        better = tuple(str(move) for move in solver.winning(piles)) if stood_won and not keeps else ()
        verdicts.append(MoveVerdict(entry.move, seat, "wins" if keeps else "loses", better))
    outcome = referee.outcome()
    if outcome is None or outcome.loser is None:
        return Analysis(tuple(verdicts), None, (), words.unfinished())
    loser = outcome.loser
    slips = [index for index, verdict in enumerate(verdicts) if verdict.seat == loser and verdict.better]
    if not slips:
        return Analysis(tuple(verdicts), None, (), words.never_stood_won(names[loser], names[1 - loser]))
    turning_point = slips[-1]
    move, better = verdicts[turning_point].move, verdicts[turning_point].better
    return Analysis(
        tuple(verdicts), turning_point, better, words.turning_point(names[loser], turning_point + 1, move, better)
    )
