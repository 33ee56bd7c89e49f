"""The arena: bots against bots by a fixed number of iterations, seats rotated, so that a result repeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stackhub.bots.bot import Bot, Budget
from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.engine.game import Outcome, Rules
from stackhub.engine.options import Options


class Stopped(Exception):
    """A round was left before its end: the budget said to stop."""


class Refused(Exception):
    """The rules refused the ``move`` that the bot at ``seat`` chose; ``error`` says why."""

    def __init__(self, seat: int, move: object, error: GameError) -> None:
        super().__init__(f"the bot at seat {seat} chose {move}: {error}")
        self.seat = seat
        self.move = move
        self.error = error


def play_round(
    rules: Rules,
    options: Options,
    bots: Sequence[Bot],
    seed: int,
    budget: Budget,
    *,
    thoughts: Chance | None = None,
) -> Outcome:
    """One round from a fresh set-up, ``bots`` by seat. What they think by comes from ``thoughts`` (None: from the
    round's own seed). Raises RuntimeError when it does not end within the game's bound, Refused when a bot chooses what
    may not be played, and Stopped when ``budget.stop`` says so between two moves."""
    chance = Chance(seed)
    state: Any = rules.setup(options, len(bots), chance)
    source = thoughts or chance
    by_seat = [source.fork(f"bot {seat}") for seat in range(len(bots))]
    for _ in range(rules.max_moves):
        outcome: Outcome | None = state.outcome()
        if outcome is not None:
            return outcome
        seat = state.to_play
        move = bots[seat].choose(state.view(seat), by_seat[seat], budget)
        if budget.stop():
            raise Stopped
        try:
            state.play(move)
        except GameError as error:
            raise Refused(seat, move, error) from error
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError(f"a round of {rules.id} did not end within {rules.max_moves} moves (seed {seed})")
    return outcome


def duel(
    rules: Rules,
    options: Options,
    challenger: Bot,
    other: Bot,
    *,
    rounds: int,
    seed: int,
    seats: int = 2,
    budget: Budget | None = None,
) -> float:
    """The share of ``rounds`` that ``challenger`` wins against ``other`` at all remaining seats (a shared win counts
    its part). Each deal is played once from every seat."""
    thinking = budget or Budget(iterations=500)
    won = 0.0
    for number in range(rounds):
        deal, seat = divmod(number, seats)
        bots = [challenger if at == seat else other for at in range(seats)]
        outcome = play_round(rules, options, bots, Chance(seed).fork(f"deal {deal}").seed, thinking)
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / rounds
