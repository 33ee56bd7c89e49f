"""Points from ranks, exactly; and ranks from matches of every kind."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.game import MatchFormat, Outcome, Rules
from stackhub.engine.match import Match, Player
from stackhub.engine.party.errors import NotNow
from stackhub.engine.party.scoring import merged, points_for, points_text, ranks_of, without_fillers
from tests.engine.party.parties import random_ranks

USUAL = (10, 7, 5, 4, 3, 2, 1, 1, 1, 1)


@given(
    count=st.integers(1, 10), table=st.lists(st.integers(0, 50), min_size=1, max_size=10), seed=st.integers(0, 10**6)
)
def test_points_sum_to_those_of_the_places(count: int, table: list[int], seed: int) -> None:
    table.sort(reverse=True)
    ranks = random_ranks(tuple(f"m{number}" for number in range(1, count + 1)), Chance(seed))
    points = points_for(ranks, table)
    assert len(points) == count
    assert sum(points.values()) == sum(table[:count])
    for group, worse in itertools.pairwise(ranks):
        assert len({points[key] for key in group}) == 1
        assert points[group[0]] >= points[worse[0]]


def test_who_did_equally_well_shares_the_points_of_their_places() -> None:
    ranks = (("m1",), ("m2", "m3", "m4"), ("m5",))
    assert points_for(ranks, USUAL) == {
        "m1": 10,
        "m2": Fraction(16, 3),
        "m3": Fraction(16, 3),
        "m4": Fraction(16, 3),
        "m5": 3,
    }


def test_winners_of_groups_share_the_first_places_seconds_the_next() -> None:
    ranks = merged(((("m1",), ("m2",), ("m3",)), (("m4", "m5"), ("m6",)), (("m7",), ("m8",))))
    assert ranks == (("m1", "m4", "m5", "m7"), ("m2", "m8"), ("m3", "m6"))


def test_bots_that_fill_up_take_nobodys_place() -> None:
    assert without_fillers((("f1",), ("m2", "f2"), ("m1",))) == (("m2",), ("m1",))


@pytest.mark.parametrize(
    ("points", "shown"),
    [
        ("7", "7"),
        ("17/2", "8,5"),
        ("1/2", "0,5"),
        ("16/3", "5,3"),
        ("155/6", "25,8"),
        ("77/4", "19,3"),
        ("21/5", "4,2"),
        ("29/7", "4,1"),
        ("0", "0"),
    ],
)
def test_points_are_shown_as_people_read_them(points: str, shown: str) -> None:
    assert points_text(Fraction(points), ",") == shown


class _Decided(Match):
    """A match whose rounds ended as told."""

    def __init__(self, rules: Rules, seats: int, form: MatchFormat, *told: Outcome) -> None:
        super().__init__(rules, rules.options_model(), tuple(Player(f"P{n}", "red") for n in range(seats)), 1)
        self._form, self._told = form, list(told)

    @property
    def format(self) -> MatchFormat:
        return self._form

    def outcomes(self) -> list[Outcome]:
        return self._told


SINGLE = MatchFormat("single")


@pytest.mark.parametrize(
    ("form", "told", "ranks"),
    [
        # Cards left in hand: the fewest are best.
        (SINGLE, [Outcome((2,), 0, (5, 3, 0, 5))], ((2,), (1,), (0, 3))),
        # A tower: the winner has +1, who brought it down -1.
        (SINGLE, [Outcome((1,), 3, (0, 1, 0, -1))], ((1,), (0, 2), (3,))),
        # Nobody wins a tower built together that came to nothing.
        (SINGLE, [Outcome((), None, (7, 7, 7, 7), sides=((0, 1, 2, 3),))], ((0, 1, 2, 3),)),
        # SU-23: blocked; somebody without cards ranks behind all others, so figures do not tell.
        (SINGLE, [Outcome((1,), 3, (4, 2, 5, 0))], ((1,), (0, 2), (3,))),
        (MatchFormat("wins", 2), [Outcome((w,), None, (0,) * 4) for w in (3, 0, 3)], ((3,), (0,), (1, 2))),
        (
            MatchFormat("points", 10),
            [Outcome((0,), None, s) for s in ((0, 4, 9, 2), (1, 2, 9, 4))],
            ((0,), (1, 3), (2,)),
        ),
        (
            MatchFormat("rounds", 2),
            [Outcome((0,), 1, (1, -1, 0, 0)), Outcome((0,), 3, (1, 0, 0, -1))],
            ((0,), (2,), (1, 3)),
        ),
        # SS-14: both of a team have its points.
        (MatchFormat("points", 10), [Outcome((1, 3), None, (12, 6, 12, 6))], ((1, 3), (0, 2))),
    ],
)
def test_a_match_is_ranked_by_what_decides_it(
    nullgame: Rules, form: MatchFormat, told: list[Outcome], ranks: tuple[tuple[int, ...], ...]
) -> None:
    """Penalty games and win games on one scale."""
    assert ranks_of(_Decided(nullgame, 4, form, *told)) == ranks


def test_who_left_comes_last_the_first_to_leave_at_the_very_end(nullgame: Rules) -> None:
    match = _Decided(nullgame, 4, SINGLE)
    with pytest.raises(NotNow, match="not over"):
        ranks_of(match)
    match.left = [1, 3]
    match._told = [Outcome((2,), 0, (5, 0, 0, 0))]
    assert ranks_of(match) == ((2,), (0,), (3,), (1,))
    match.left = [1, 3, 0]
    match._told = []
    assert ranks_of(match) == ((2,), (0,), (3,), (1,))
