"""Paired deals: who sits where, and that luck is the same for all."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.bots.paired import Pairing, deal_seed, forfeited, line_up, played, seatings, thoughts
from stackhub.engine.errors import BadOptions
from stackhub.engine.game import Outcome

PLACES = st.lists(st.integers(0, 3), min_size=1, max_size=6)
SEEDS = st.integers(0, 2**63 - 1)


def test_the_last_bot_takes_the_places_that_are_left() -> None:
    assert line_up(["hard", "medium"], 4) == (["hard", "medium"], (0, 1, 1, 1))
    assert line_up(["hard", "easy", "medium"], 3) == (["hard", "easy", "medium"], (0, 1, 2))
    assert line_up(["easy"], 2) == (["easy"], (0, 0))


def test_a_bot_named_twice_is_one_bot_with_two_places() -> None:
    assert line_up(["hard", "medium", "medium", "medium"], 4) == line_up(["hard", "medium"], 4)
    assert line_up(["a", "b", "a", "b"], 4) == (["a", "b"], (0, 1, 0, 1))


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match="3 bots are named for 2 seats"):
        line_up(["easy", "medium", "hard"], 2)


def test_two_bots_change_their_seats() -> None:
    assert sorted(seatings((0, 1), 1, 1)) == [(0, 1), (1, 0)]


@given(PLACES, SEEDS, st.integers(1, 100))
def test_everybody_sits_everywhere_equally_often(places: list[int], seed: int, deal: int) -> None:
    """Over the games of a deal every place of the line-up has each seat once."""
    games = seatings(places, seed, deal)
    assert len(games) == len(places)
    for game in games:
        assert Counter(game) == Counter(places)
    for seat in range(len(places)):
        assert Counter(game[seat] for game in games) == Counter(places)
    assert games == seatings(places, seed, deal)


@given(SEEDS)
def test_who_sits_next_to_whom_changes_from_deal_to_deal(seed: int) -> None:
    """Three bots have two orders around a table: both come up."""
    first = [seatings((0, 1, 2), seed, deal)[0] for deal in range(60)]
    orders = {game[game.index(0) :] + game[: game.index(0)] for game in first}
    assert orders == {(0, 1, 2), (0, 2, 1)}


@given(SEEDS)
def test_a_deal_has_one_seed_and_its_games_have_thoughts_of_their_own(seed: int) -> None:
    assert deal_seed(seed, 1) == deal_seed(seed, 1) != deal_seed(seed, 2)
    pairings = [Pairing(deal, game, (0, 1)) for deal in (1, 2) for game in (1, 2)]
    assert len({thoughts(seed, pairing).seed for pairing in pairings}) == 4
    assert thoughts(seed, pairings[0]).seed == thoughts(seed, Pairing(1, 1, (1, 0))).seed


def test_a_forfeit_loses_and_the_others_share_the_win() -> None:
    game = forfeited(Pairing(3, 2, (0, 1, 1)), 1, "went home")
    assert (game.winners, game.loser, game.scores) == ((0, 2), 1, ())
    assert (game.deal, game.game, game.forfeit, game.said, game.reason) == (3, 2, 1, "went home", "forfeit")


def test_a_game_that_was_broken_off_is_nobodys() -> None:
    game = played(Pairing(1, 1, (0, 1)), None)
    assert (game.winners, game.loser, game.scores, game.reason) == ((), None, (), "broken_off")
    ended = played(Pairing(1, 1, (0, 1)), Outcome((1,), 0, (3, 0), reason="emptied"))
    assert (ended.winners, ended.loser, ended.scores, ended.reason) == ((1,), 0, (3, 0), "emptied")
