"""How long bots keep a tower standing: whole games by the rules and the physics (figures in docs/bots.md)."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from stackhub.engine.config import LEVELS, Level
from stackhub.games.registry import rules_of
from stackhub.games.stacko.bot_arena import Game, median_interval, play
from stackhub.games.stacko.bots import make_bot
from tests.games.stacko.bench_play import SCENE

EXPERTS, OTHERS, MIXED = 40, 16, 24
MOST_CPU_S = 3.0


def games_of(levels: Sequence[Level], count: int) -> list[Game]:
    """Games of seeds from 1 on, the seats rotated."""
    rules: Any = rules_of("stacko")
    games = []
    for seed in range(1, count + 1):
        at = seed % len(levels)
        bots = [make_bot(level, rules) for level in (*levels[at:], *levels[:at])]
        games.append(play(rules, SCENE, bots, seed, rules.options_model()))
        print(levels, seed, len(games[-1].turns), games[-1].turns[-1].fall)
    return games


@cache
def turns_of(level: Level) -> tuple[int, ...]:
    """Turns of games of a level against itself."""
    games = games_of((level, level), EXPERTS if level == "expert" else OTHERS)
    cpu = [turn.cpu_s for game in games for turn in game.turns]
    fallen = sum(game.loser is not None for game in games)
    turns = tuple(len(game.turns) for game in games)
    print(f"{level}: turns {median_interval(turns)}, {fallen} of {len(games)} fell, CPU {max(cpu):.2f} s at most")
    assert fallen >= 0.9 * len(games)
    assert max(cpu) <= MOST_CPU_S
    return turns


def test_the_interval_of_a_median() -> None:
    """By ranks: of 40 values the 14th and the 27th, of 6 the ends."""
    assert median_interval(range(1, 41)) == (20.5, 14, 27)
    assert median_interval([3, 1, 2, 6, 5, 4]) == (3.5, 1, 6)
    assert median_interval([7]) == (7, 7, 7)


@pytest.mark.long
def test_two_experts_play_15_to_30_turns() -> None:
    """ST-14, ST-18: and nearly every game ends in a fall."""
    assert 15 <= statistics.median(turns_of("expert")) <= 30


@pytest.mark.long
def test_each_level_survives_longer_than_the_one_below() -> None:
    medians = [statistics.median(turns_of(level)) for level in LEVELS]
    assert medians == sorted(set(medians))


@pytest.mark.long
@pytest.mark.parametrize("pair", [("easy", "medium"), ("medium", "hard"), ("hard", "expert")])
def test_the_lower_level_loses_more_often(pair: tuple[Level, Level]) -> None:
    games = games_of(pair, MIXED)
    lost = [game.levels[game.loser] for game in games if game.loser is not None]
    print(pair, lost.count(pair[0]), lost.count(pair[1]))
    assert lost.count(pair[0]) > lost.count(pair[1])
