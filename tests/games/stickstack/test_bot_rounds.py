"""How strong the bots of Stick & Stack are, in whole rounds by the real rules and with the real hands. Long: more than
an hour on two cores, ``pytest tests/games/stickstack/test_bot_rounds.py --long -s -o faulthandler_timeout=0``."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, permutations
from typing import Any

import pytest

from stackhub.engine.config import LEVELS, Level
from stackhub.games.registry import rules_of
from stackhub.games.stickstack.bot_arena import Played, play
from stackhub.games.stickstack.bots import make_bot
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene

ROUNDS = 60
ORDERS = list(permutations(LEVELS))


def round_of(number: int, levels: Sequence[Level], mode: str = "base") -> Played:
    """One round, its chance from ``number``."""
    rules: Any = rules_of("stickstack")
    bots = [make_bot(level, rules) for level in levels]
    return play(rules, load_scene("stickstack", StickStackScene), bots, number, rules.options_model(mode=mode))


def mixed(number: int) -> tuple[Sequence[Level], Played]:
    """All four levels at one table, the seats well mixed."""
    levels = ORDERS[(7 * number) % len(ORDERS)]
    return levels, round_of(number, levels)


def together(number: int) -> Played:
    """All together (SS-13), by an easy one and a medium one."""
    return round_of(number, ("easy", "medium"), "coop")


@pytest.mark.long
def test_each_level_has_fewer_points_than_the_one_below() -> None:
    """In 60 rounds in which all four levels sit at one table; and thinking takes no more than 2 s of processor."""
    with ProcessPoolExecutor(2) as pool:
        played = list(pool.map(mixed, range(1, ROUNDS + 1)))
    points: dict[Level, list[int]] = {level: [] for level in LEVELS}
    for levels, made in played:
        for level, score in zip(levels, made.outcome.scores, strict=True):
            points[level].append(score)
    means = [statistics.mean(points[level]) for level in LEVELS]
    print({level: round(mean, 2) for level, mean in zip(LEVELS, means, strict=True)})
    assert all(high < low for low, high in pairwise(means)), means
    spent = [one for _, made in played for one in made.thinking_s]
    print(f"thinking: {statistics.median(spent):.2f} s in the middle, {max(spent):.2f} s at most")
    assert statistics.median(spent) < 1
    assert max(spent) <= 2


@pytest.mark.long
def test_partners_hang_more_than_two_dozen_sticks_together() -> None:
    """SS-13: even easy hands, which imagine every place to its end where they play together."""
    with ProcessPoolExecutor(2) as pool:
        played = list(pool.map(together, range(1, 9)))
    scores = [made.outcome.scores[0] for made in played]
    print("together:", scores)
    assert statistics.median(scores) >= 24


def test_a_round_is_played_to_its_end_by_the_rules() -> None:
    """With four sticks in the bag."""
    rules: Any = rules_of("stickstack")
    scene = load_scene("stickstack", StickStackScene)
    bots = [make_bot("expert", rules), make_bot("hard", rules)]
    sticks = tuple(f"s{number:02}" for number in (1, 4, 9, 14))
    made = play(rules, scene, bots, 3, rules.options_model(), sticks=sticks)
    assert made.outcome.reason == "empty"
    assert made.turns >= 4
    assert sum(made.outcome.scores) == sum(made.points)
