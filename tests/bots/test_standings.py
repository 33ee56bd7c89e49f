"""The arena's statistics: by hand, against tables, and whatever games there are."""

import math
import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.bots.paired import Played
from stackhub.bots.standings import Estimate, estimate, standings, student


def game(deal: int, number: int, seated: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    """The one with most points lost."""
    return Played(deal, number, seated, winners, scores.index(max(scores)) if scores else None, scores, "emptied")


def test_counted_by_hand() -> None:
    """Three deals of two games. Bot 0 wins 1, 0.5 and 0.75 of its deals: 0.75 ± 4.3027 x 0.25 / sqrt(3), cut at 1."""
    games = [
        game(1, 1, (0, 1), (0,), (0, 4)),
        game(1, 2, (1, 0), (1,), (6, 0)),
        game(2, 1, (0, 1), (0,), (0, 2)),
        game(2, 2, (1, 0), (0,), (0, 8)),
        game(3, 1, (1, 0), (1,), (3, 0)),
        game(3, 2, (0, 1), (0, 1), (1, 1)),
    ]
    found = standings(["hard", "easy"], games)
    assert (found.deals, found.games, found.left_out, found.ends) == (3, 6, 0, {"emptied": 6})
    hard, easy = found.bots
    assert (hard.bot, hard.places, hard.games, hard.forfeits) == ("hard", 1, 6, 0)
    assert hard.wins.mean == pytest.approx(0.75)
    assert easy.wins.mean == pytest.approx(0.25)
    reach = 4.3027 * 0.25 / math.sqrt(3)
    assert hard.wins.low == pytest.approx(0.75 - reach, abs=1e-4)
    assert hard.wins.high == 1
    assert hard.score is not None
    assert easy.score is not None
    assert hard.score.mean == pytest.approx((0 + 4 + 0.5) / 3)
    assert easy.score.mean == pytest.approx((5 + 1 + 2) / 3)
    (over,) = found.differences
    assert (over.bot, over.other) == ("hard", "easy")
    assert over.wins.mean == pytest.approx(0.5)
    assert over.score is not None
    assert over.score.mean == pytest.approx((-5 + 3 - 1.5) / 3)
    assert over.score.high - over.score.mean == pytest.approx(4.3027 * statistics.stdev([-5, 3, -1.5]) / math.sqrt(3))


def test_the_unit_is_the_deal() -> None:
    """Whoever begins wins: ten deals of two games say nothing about who is better, and the interval knows it. Counted
    by games it would be 0.5 ± 0.23."""
    games = [
        game(deal, number, (number % 2, 1 - number % 2), (0,), (0, 1)) for deal in range(1, 11) for number in (1, 2)
    ]
    wins = standings(["a", "b"], games).bots[0].wins
    unseen = 1 - 0.025 ** (1 / 10)
    assert (wins.mean, wins.deals) == (0.5, 10)
    assert wins.low == pytest.approx(0.5 - unseen / 2)
    assert wins.high == pytest.approx(0.5 + unseen / 2)


def test_three_of_a_bot_count_by_place() -> None:
    """One against three: equals have a quarter each, whatever their number."""
    seated = [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    games = [game(1, number + 1, seat, (0,), (0, 1, 2, 3)) for number, seat in enumerate(seated)]
    one, three = standings(["hard", "easy"], games).bots
    assert (one.places, three.places) == (1, 3)
    assert one.wins.mean == three.wins.mean == pytest.approx(0.25)
    assert one.score is not None
    assert one.score.mean == pytest.approx(1.5)


def test_deals_that_were_not_played_from_every_seat_are_left_out() -> None:
    games = [game(1, 1, (0, 1), (0,), (0, 4)), game(1, 2, (1, 0), (0,), (0, 4)), game(2, 1, (0, 1), (0,), (0, 4))]
    found = standings(["a", "b"], games)
    assert (found.deals, found.games, found.left_out) == (1, 2, 1)
    assert found.bots[0].wins.mean == 0.5
    nothing = standings(["a", "b"], games[2:])
    assert (nothing.deals, nothing.left_out, nothing.bots, nothing.differences) == (0, 1, (), ())


def test_forfeits_are_lost_and_their_deals_have_no_score() -> None:
    games = [
        Played(1, 1, (0, 1), (0,), 1, (), "forfeit", 1, "went home"),
        game(1, 2, (1, 0), (0,), (0, 4)),
        game(2, 1, (0, 1), (0,), (0, 5)),
        game(2, 2, (1, 0), (1,), (7, 0)),
    ]
    a, b = standings(["a", "b"], games).bots
    assert (a.forfeits, b.forfeits) == (0, 1)
    assert b.wins.mean == pytest.approx(0.25)
    assert b.score is not None
    assert (b.score.mean, b.score.deals, b.score.high) == (6, 1, math.inf)


@pytest.mark.parametrize(
    ("deals", "quantile"),
    [
        (2, 12.7062),
        (3, 4.3027),
        (5, 2.7764),
        (6, 2.5706),
        (8, 2.3646),
        (11, 2.2281),
        (31, 2.0423),
        (101, 1.9840),
        (1001, 1.9623),
    ],
)
def test_students_quantiles_are_those_of_the_tables(deals: int, quantile: float) -> None:
    assert student(deals) == pytest.approx(quantile, abs=0.004)


def test_one_figure_has_no_quantile() -> None:
    with pytest.raises(ValueError, match="one figure"):
        student(1)


def test_what_was_always_alike_is_not_certain() -> None:
    """The rule of three: won 20 of 20 is 0.83 or better."""
    assert estimate([1.0] * 20, (0, 1)) == Estimate(1.0, pytest.approx(0.8316, abs=1e-4), 1.0, 20)
    assert estimate([0.0] * 20, (0, 1)).high == pytest.approx(0.1684, abs=1e-4)
    assert estimate([7.0] * 20).high == math.inf


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """1,000 times 25 deals, whose true mean is 0.6: in about 950 the interval holds it."""
    chance = random.Random(4)
    held = 0
    for _ in range(1000):
        found = estimate([chance.choice((0, 0.5, 0.5, 1, 1)) for _ in range(25)], (0, 1))
        held += found.low <= 0.6 <= found.high
    assert 930 <= held <= 970


@st.composite
def contests(draw: st.DrawFn) -> list[Played]:
    seats = draw(st.integers(2, 4))
    games = []
    for deal in range(1, draw(st.integers(1, 6)) + 1):
        for number in range(seats):
            seated = tuple((seat - number) % seats for seat in range(seats))
            scores = tuple(draw(st.lists(st.integers(0, 30), min_size=seats, max_size=seats)))
            winners = tuple(seat for seat in range(seats) if scores[seat] == min(scores))
            games.append(game(deal, number + 1, seated, winners, scores))
    return games


@given(contests(), st.randoms(use_true_random=False))
def test_shares_add_up_and_the_order_of_the_games_does_not_matter(games: list[Played], order: random.Random) -> None:
    names = [f"bot {number}" for number in range(len(games[0].seated))]
    found = standings(names, games)
    assert sum(one.wins.mean for one in found.bots) == pytest.approx(1)
    assert sum(one.lost.mean for one in found.bots) == pytest.approx(1)
    for one in found.bots:
        assert 0 <= one.wins.low <= one.wins.mean <= one.wins.high <= 1
    for pair in found.differences:
        wins = {one.bot: one.wins.mean for one in found.bots}
        assert pair.wins.mean == pytest.approx(wins[pair.bot] - wins[pair.other])
    mixed = list(games)
    order.shuffle(mixed)
    assert standings(names, mixed) == found
