"""Chance: one seed, one sequence; recorded and replayed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadSave

seeds = st.integers(0, 2**63 - 1)
sizes = st.lists(st.integers(1, 100), max_size=30)


@given(seeds, sizes)
def test_the_seed_decides_everything(seed: int, sizes: list[int]) -> None:
    first, second = Chance(seed), Chance(seed)
    results = [first.below(n) for n in sizes]
    assert results == [second.below(n) for n in sizes]
    assert all(0 <= result < n for result, n in zip(results, sizes, strict=True))


@given(seeds, seeds, sizes, sizes)
def test_a_replay_gives_the_recorded_results_and_then_goes_on_as_it_would_have(
    seed: int, other: int, before: list[int], after: list[int]
) -> None:
    first = Chance(seed)
    first.log = []
    recorded = [first.below(n) for n in before]
    assert first.log == recorded
    again, strange = Chance(seed), Chance(other)
    for chance in (again, strange):
        chance.replay(recorded)
        assert [chance.below(n) for n in before] == recorded, "whatever the seed"
        assert chance.unreplayed == 0
    first.log = None
    assert [again.below(n) for n in after] == [first.below(n) for n in after]


def test_a_recorded_result_that_does_not_fit_is_refused() -> None:
    chance = Chance(1)
    chance.replay([6])
    with pytest.raises(BadSave, match="is 6, but it must be from 0 to 5"):
        chance.below(6)


def test_what_nobody_asked_for_is_counted() -> None:
    chance = Chance(1)
    chance.replay([0, 1, 2])
    chance.below(5)
    assert chance.unreplayed == 2


@given(seeds, st.lists(st.integers(), max_size=20))
def test_shuffles_and_samples_lose_nothing(seed: int, items: list[int]) -> None:
    chance = Chance(seed)
    shuffled = items.copy()
    chance.shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)
    assert Counter(chance.sample(items, len(items))) == Counter(items)
    assert not Counter(chance.sample(items, len(items) // 2)) - Counter(items)
    if items:
        assert chance.choice(items) in items


def test_shuffles_are_fair() -> None:
    """Each of the six orders of three cards comes up about equally often."""
    chance, orders = Chance(7), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_probability_is_kept() -> None:
    chance = Chance(3)
    assert not any(chance.chance_of(0) for _ in range(100))
    assert all(chance.chance_of(1) for _ in range(100))
    assert 2300 < sum(chance.chance_of(0.25) for _ in range(10_000)) < 2700


@given(seeds)
def test_a_fork_is_independent(seed: int) -> None:
    plain, forked = Chance(seed), Chance(seed)
    bot, same = forked.fork("bot 1"), Chance(seed).fork("bot 1")
    assert [bot.below(100) for _ in range(10)] == [same.below(100) for _ in range(10)]
    assert [plain.below(100) for _ in range(10)] == [forked.below(100) for _ in range(10)], "drawing left no trace"
    assert Chance(seed).fork("bot 1").seed != Chance(seed).fork("bot 2").seed
    assert 0 <= bot.seed < 2**63
