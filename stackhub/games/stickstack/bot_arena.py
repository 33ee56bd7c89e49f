"""Bots against bots at the wobbling cup, without a screen: whole rounds by the real rules, on one table each.

``stackhub arena stickstack`` plays many and says who won, ``benchmarks/cup_bots.py`` also what their thinking cost.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from stackhub.bots.arena import Stopped
from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.errors import IllegalMove
from stackhub.engine.game import Outcome
from stackhub.engine.hands import Hands, Stop
from stackhub.games.stickstack.bots import StickStackBot, think
from stackhub.games.stickstack.notation import Move, played
from stackhub.games.stickstack.rules import StickStackOptions, StickStackRules, StickStackState
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.games.stickstack.table_scene import StickStackScene

SCENE = StickStackScene
_REST_S = 0.5
"""So long all rests before the turn closes: sooner than on screen, where people look."""
_TAKES_AFTER_S = 3.0
"""SS-09: a bot takes when all is at rest, or after 3 s."""
_COLLAPSE_S = 2.0
_MOST_TURN_S = 150.0
_AGAIN = 10
"""So many seconds more a turn is given that the rules do not take yet."""


class Played(NamedTuple):
    """A round: how it ended, by seat how many sticks each had in front, and what thinking cost."""

    outcome: Outcome
    points: tuple[int, ...]
    turns: int
    refused: int
    fell: int
    thinking_s: tuple[float, ...]
    """Process CPU of each turn's thoughts."""


def play(
    rules: StickStackRules,
    scene: StickStackScene,
    bots: Sequence[StickStackBot],
    seed: int,
    options: StickStackOptions,
    *,
    thoughts: Chance | None = None,
    stop: Stop = lambda: False,
    sticks: Sequence[str] | None = None,
) -> Played:
    """One round, ``bots`` by seat; with these ``sticks`` in the bag, all of them unless told. What they think by comes
    from ``thoughts`` (None: from the round's own seed). Raises RuntimeError for a turn that does not end, Stopped when
    ``stop`` says so."""
    chance = Chance(seed)
    state: StickStackState = rules.setup(options, len(bots), chance.fork("round"))
    if sticks is not None:
        state = rules.from_position({"bag": list(sticks), "tower": []}, options, len(bots), chance.fork("round"))
    bench = _bench(scene, options, ())
    thinking: list[float] = []
    turns = refused = fell = 0
    while (outcome := state.outcome()) is None:
        seat = state.to_play
        view = state.view(seat)
        bot, luck = bots[seat], (thoughts or chance).fork(f"seat {seat} turn {turns}")
        if not bot.wants_hands(view):
            state.play(bot.choose(view, luck, Budget(iterations=1)))
            continue
        if bench.outcome in ("toppled", "all_fell"):  # with challenges the game goes on (SS-15): it is laid anew
            bench = _bench(scene, options, view.tower)
        bench.begin_turn(view.tower)
        if isinstance(bench, ChallengeBench):
            bench.face(view.card)
        assert view.held is not None
        bench.take(view.held)
        move, spent = _turn(bench, bot.hands(bench, view, luck), stop)
        thinking.append(spent)
        turns += 1
        assert move.record is not None
        refused += max(0, len(move.record.attempts) - 1)
        fell += len(move.record.fell)
        _play(state, bench, move)
    return Played(outcome, state.view(0).points, turns, refused, fell, tuple(thinking))


def _bench(scene: StickStackScene, options: StickStackOptions, tower: Sequence[str]) -> Bench:
    kind = ChallengeBench if options.mode == "challenges" else Bench
    return kind(
        built(scene, tower) if tower else CupTable(scene),
        tower,
        colours=options.colours,
        strict=options.fouls == "strict",
        literal=options.all_fell == "literal",
    )


def _play(state: StickStackState, bench: Bench, move: Move) -> None:
    """Play the move. Where the rules refuse it, for a stick that had fallen has caught itself again, the table goes on
    for a while, as on screen. Raises IllegalMove when that helps nothing."""
    for _ in range(_AGAIN):
        try:
            state.play(move)
        except IllegalMove:
            for _ in range(bench.scene.physics.frame_hz):
                bench.frame()
            move = played(bench.record())
        else:
            return
    state.play(move)


def _turn(bench: Bench, hands: Hands, stop: Stop) -> tuple[Move, float]:
    """Let the hands play the turn to its end; returns its move and the CPU seconds of its thoughts. Raises Stopped."""
    spent, decided = 0.0, None
    while bench.time_s < _MOST_TURN_S:
        if hands.question is None:
            hands.frame()
        while hands.question is not None:
            before = time.process_time()
            hands.answer(think(hands.question, stop))
            spent += time.process_time() - before
        if stop():
            raise Stopped
        bench.frame()
        if bench.outcome is not None:
            for _ in range(round(_COLLAPSE_S * bench.scene.physics.frame_hz)):
                bench.frame()
            return played(bench.record(bench.outcome)), spent
        if bench.can_close:
            decided = bench.time_s if decided is None else decided
            if bench.rest_s >= _REST_S or bench.time_s - decided >= _TAKES_AFTER_S:
                return played(bench.record()), spent
    raise RuntimeError("a bot's turn does not end")
