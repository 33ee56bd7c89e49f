"""Round robin and knock-out: everybody meets everybody, byes are fair, somebody wins."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.party.pairings import knockout, round_robin, round_robin_ranks
from stackhub.engine.party.sections import Ranks

KEYS = [f"m{number}" for number in range(1, 11)]
counts = st.integers(min_value=2, max_value=10)


@pytest.mark.parametrize("count", range(2, 11))
def test_everybody_meets_everybody_once(count: int) -> None:
    pairs = round_robin(KEYS[:count])
    assert sorted(tuple(sorted(pair)) for pair in pairs) == sorted(
        tuple(sorted(pair)) for pair in combinations(KEYS[:count], 2)
    )
    first = Counter(one for one, _ in pairs)
    assert max(first[key] for key in KEYS[:count]) - min(first[key] for key in KEYS[:count]) <= 2
    per_round = count // 2
    for turn in range(0, len(pairs), per_round):
        busy = [key for pair in pairs[turn : turn + per_round] for key in pair]
        assert len(set(busy)) == len(busy), "nobody plays twice in a round"


def test_a_round_robin_is_ranked_by_matches_won() -> None:
    pairs = (("m1", "m2"), ("m1", "m3"), ("m2", "m3"))
    won: dict[int, Ranks] = {0: (("m2",), ("m1",)), 1: (("m1",), ("m3",)), 2: (("m2",), ("m3",))}
    assert round_robin_ranks(pairs, won, ()) == (("m2",), ("m1",), ("m3",))
    won[2] = (("m3",), ("m2",))
    assert round_robin_ranks(pairs, won, ()) == (("m1", "m2", "m3"),)
    won[2] = (("m2", "m3"),)
    assert round_robin_ranks(pairs, won, ()) == (("m2",), ("m1",), ("m3",))
    del won[2]
    assert round_robin_ranks(pairs, won, ("m2",)) == (("m1", "m3"), ("m2",)), "who is gone comes last"


@given(count=counts, seed=st.integers(0, 10**6))
def test_byes_are_fair_and_somebody_wins(count: int, seed: int) -> None:
    """Nobody gets two byes while another who is still in has none; each loses once; the last two met in the final."""
    chance, order = Chance(seed), KEYS[:count]
    results: dict[int, Ranks] = {}
    byes: Counter[str] = Counter()
    stand = knockout(order, results, ())
    while stand.ranks is None:
        current = stand.rounds[-1]
        first = sum(len(earlier.pairs) for earlier in stand.rounds[:-1])
        alive = [key for pair in current.pairs for key in pair] + ([current.bye] if current.bye else [])
        assert len(set(alive)) == len(alive) == current.size
        if stand.due[0] == first and current.bye is not None:
            assert byes[current.bye] == min(byes[key] for key in alive)
            assert len(alive) % 2 == 1
            byes[current.bye] += 1
        assert (current.bye is None) == (len(alive) % 2 == 0)
        pair = list(current.pairs[stand.due[0] - first])
        chance.shuffle(pair)
        results[stand.due[0]] = ((pair[0],), (pair[1],))
        stand = knockout(order, results, ())
    assert len(results) == count - 1
    assert sorted(key for group in stand.ranks for key in group) == sorted(order)
    assert len(stand.ranks[0]) == 1
    assert stand.ranks[1] == tuple(key for key in stand.rounds[-1].pairs[0] if key not in stand.ranks[0])


def test_the_losers_of_the_semi_finals_are_level() -> None:
    order = ["m1", "m2", "m3", "m4"]
    results: dict[int, Ranks] = {0: (("m1",), ("m4",)), 1: (("m3",), ("m2",)), 2: (("m3",), ("m1",))}
    stand = knockout(order, results, ())
    assert [current.pairs for current in stand.rounds] == [(("m1", "m4"), ("m2", "m3")), (("m1", "m3"),)]
    assert stand.ranks == (("m3",), ("m1",), ("m2", "m4"))


def test_a_draw_lets_the_better_placed_pass_and_who_is_gone_their_opponent() -> None:
    order = ["m1", "m2", "m3", "m4"]
    assert knockout(order, {0: (("m4", "m1"),)}, ("m2",)).rounds[-1].pairs == (("m1", "m3"),)
    stand = knockout(order, {0: (("m1",), ("m4",)), 1: (("m2",), ("m3",))}, ("m1", "m4"))
    assert stand.ranks == (("m2",), ("m1",), ("m3", "m4"))
    everybody_left = knockout(["m1", "m2"], {}, ("m1", "m2"))
    assert everybody_left.due == ()
    assert everybody_left.ranks == (("m1", "m2"),)
