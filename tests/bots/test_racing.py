"""Moves in a race: the better one is found, within the budget, and luck is the same for all."""

from __future__ import annotations

from typing import Self

import pytest

from stackhub.bots.bot import Budget
from stackhub.bots.racing import race
from stackhub.engine.chance import Chance


class Coin:
    """A world in which a move is how likely it wins, in percent."""

    def __init__(self) -> None:
        self.chance = Chance(0)
        self.move = -1

    def clone(self) -> Self:
        return type(self)()

    def advance(self, move: int) -> None:
        self.move = move


def toss(world: Coin) -> float:
    return float(world.chance.below(100) < world.move)


def best(moves: list[int], iterations: int, seed: int = 1) -> list[int]:
    return [runner.move for runner in race(moves, Coin, toss, Chance(seed), Budget(iterations))]


@pytest.mark.parametrize("seed", range(20))
def test_the_better_move_is_found(seed: int) -> None:
    assert best([30, 40, 70, 50], 4000, seed)[0] == 70


def test_the_same_luck_for_all_makes_a_small_difference_plain() -> None:
    """Of two that win 50 and 53 times in a hundred, two thousand tosses each of their own would often name the wrong
    one; with the same tosses the better one is never behind."""
    assert all(best([50, 53], 400, seed)[0] == 53 for seed in range(30))


def test_who_is_clearly_behind_leaves_and_the_rest_go_on() -> None:
    runners = race([5, 90, 95], Coin, toss, Chance(3), Budget(3000))
    tries = {runner.move: len(runner.rewards) for runner in runners}
    assert tries[5] < tries[90] == tries[95]
    assert [runner.move for runner in runners][-1] == 5


def test_no_more_is_tried_than_the_budget_allows() -> None:
    for iterations in (0, 1, 2, 3, 10, 100):
        runners = race([50, 51, 52], Coin, toss, Chance(1), Budget(iterations))
        assert sum(len(runner.rewards) for runner in runners) <= iterations
        assert len(runners) == 3


def test_without_time_the_first_move_stays_first() -> None:
    """The moves come in the order in which they look best."""
    stopped = Budget(1000, stop=lambda: True)
    assert [runner.move for runner in race([3, 1, 2], Coin, toss, Chance(1), stopped)] == [3, 1, 2]


def test_it_stops_when_it_is_told_to() -> None:
    asked = iter(range(1000))
    runners = race([50, 51], Coin, toss, Chance(1), Budget(stop=lambda: next(asked) >= 5))
    assert sum(len(runner.rewards) for runner in runners) == 10


def test_the_same_chance_gives_the_same_race() -> None:
    assert best([48, 50, 52], 300, 7) == best([48, 50, 52], 300, 7)


def test_of_one_move_nothing_is_tried() -> None:
    (runner,) = race([50], Coin, toss, Chance(1), Budget(100))
    assert (runner.move, runner.rewards, runner.mean) == (50, [], 0.0)
