"""The arena of Stacko: bots play whole games by the real rules on one bench, thinking in the same process.

``stackhub arena stacko`` plays many and says who lost, ``benchmarks/tower_bots.py`` how long they lasted.
"""

from __future__ import annotations

import json
import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from stackhub.bots.arena import Stopped
from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Outcome
from stackhub.engine.hands import Stop
from stackhub.games.stacko.bots import StackoBot, think
from stackhub.games.stacko.judge import Fall
from stackhub.games.stacko.notation import taken
from stackhub.games.stacko.rules import StackoOptions, StackoRules, StackoState
from stackhub.games.stacko.table import tower_of
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_scene import StackoScene

SCENE = StackoScene
MOST_TURNS = 120
REST_S = 3.0
"""ST-13."""
_TURN_FRAMES = 60 * 200


@dataclass
class Turn:
    """One turn that hands played."""

    seat: int
    blocks: tuple[str, ...]
    seconds: float
    """On the table's clock."""
    taps: int
    cpu_s: float
    """Of thinking."""
    fall: Fall | None
    felt: str
    """How the blocks felt that were taken."""


@dataclass
class Game:
    """A whole game."""

    seed: int
    levels: tuple[Level, ...]
    turns: list[Turn] = field(default_factory=list)
    outcome: Outcome | None = None
    """None: it was broken off standing."""

    @property
    def loser(self) -> int | None:
        """Who made the tower fall."""
        return self.outcome.loser if self.outcome is not None else None


def median_interval(values: Sequence[int]) -> tuple[float, int, int]:
    """The median, and between which of the values that were found the true one lies (95 %, by ranks)."""
    ordered, n = sorted(values), len(values)
    out, below = -1, 0.0
    while True:  # as many on either side as are below the true median with a chance of 2.5 %
        below += math.comb(n, out + 1) / 2**n
        if below > 0.025:
            break
        out += 1
    low = max(out, 0)
    return statistics.median(ordered), ordered[low], ordered[n - 1 - low]


def play(
    rules: StackoRules,
    scene: StackoScene,
    bots: Sequence[StackoBot],
    seed: int,
    options: StackoOptions,
    *,
    thoughts: Chance | None = None,
    stop: Stop = lambda: False,
) -> Game:
    """A game of bots, by seat. What they think by comes from ``thoughts`` (None: from the game's own seed). Raises
    IllegalMove when a record of the bench is refused, Stopped when ``stop`` says so."""
    chance = Chance(seed)
    state = rules.setup(options, len(bots), chance)
    tower = tower_of(scene, state.now.storeys, seed)
    tower.world.run(3.0)
    bench = Bench(tower, state.now.storeys)
    by_seat = [(thoughts or chance).fork(f"bot {seat}") for seat in range(len(bots))]
    game = Game(seed, tuple(bot.level for bot in bots))
    while state.outcome() is None and len(game.turns) < MOST_TURNS:
        seat = state.to_play
        view, bot = state.view(seat), bots[seat]
        if bot.wants_hands(view):
            game.turns.append(play_turn(bench, state, bot, by_seat[seat], stop))
        else:
            state.play(bot.choose(view, by_seat[seat], Budget()))
    game.outcome = state.outcome()
    return game


def play_turn(bench: Bench, state: StackoState, bot: StackoBot, chance: Chance, stop: Stop) -> Turn:
    """A turn by hands, judged by the rules. Raises Stopped."""
    seat, now = state.to_play, state.now
    bench.begin_turn(now.storeys)
    bench.allow(now.takeable(), now.owed or 1)
    hands = bot.hands(bench, state.view(seat), chance)
    cpu_s, taps, mode = 0.0, 0, bench.mode
    for _ in range(_TURN_FRAMES):
        if hands.question is not None:
            begun = time.process_time()
            hands.answer(think(json.loads(json.dumps(hands.question)), stop))
            cpu_s += time.process_time() - begun
        if stop():
            raise Stopped
        hands.frame()
        taps += bench.mode == "tap" != mode
        mode = bench.mode
        bench.frame()
        if bench.fall() is not None or hands.passes or (hands.finished and bench.rest_s >= REST_S):
            break
    fall = bench.fall()
    record = bench.record("fallen" if fall is not None else "passed" if bench.rest_s < REST_S else "rested")
    blocks = tuple(lift.block for lift in record.lifts)
    felt = ",".join(bench.felt[name].kind if name in bench.felt else "-" for name in blocks)
    turn = Turn(seat, blocks, bench.time_s, taps, cpu_s, fall, felt)
    state.play(taken(record))
    return turn
