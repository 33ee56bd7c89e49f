"""How strong the bots of Stick & Stack are, in whole rounds by the real rules and with the real hands. Long: more than
an hour on two cores, ``pytest tests/games/stickstack/test_bot_rounds.py --long -s -o faulthandler_timeout=0``."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any

import pytest

from stackhub.engine.config import LEVELS, Level
from stackhub.games.registry import rules_of
from stackhub.games.stickstack.bot_arena import Played, play
from stackhub.games.stickstack.bots import make_bot
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene

EACH = 15


def round_of(number: int, levels: Sequence[Level], mode: str = "base") -> Played:
    """One round, its chance from ``number``."""
    rules: Any = rules_of("stickstack")
    bots = [make_bot(level, rules) for level in levels]
    return play(rules, load_scene("stickstack", StickStackScene), bots, number, rules.options_model(mode=mode))


def among_equals(asked: tuple[Level, int]) -> Played:
    """Two of a level at one table. Where levels are mixed, a tower that the weaker ones built falls on whoever lays
    next, and a round says next to nothing."""
    level, number = asked
    return round_of(number, (level, level))


def together(number: int) -> Played:
    """All together (SS-13), by an easy one and a medium one."""
    return round_of(number, ("easy", "medium"), "coop")


@pytest.mark.long
def test_each_level_has_fewer_points_than_the_one_below() -> None:
    """In 60 rounds, 15 of each level among its own; and thinking takes no more than 2 s of processor."""
    asked = [(level, number) for number in range(1, EACH + 1) for level in LEVELS]
    with ProcessPoolExecutor(2) as pool:
        played = list(pool.map(among_equals, asked))
    points: dict[Level, list[float]] = {level: [] for level in LEVELS}
    for (level, _), made in zip(asked, played, strict=True):
        points[level].append(statistics.mean(made.outcome.scores))
    print(points)
    means = [statistics.mean(points[level]) for level in LEVELS]
    assert all(high < low for low, high in pairwise(means)), means
    spent = [one for made in played for one in made.thinking_s]
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
