"""Matches: who opens a round, how it goes on, and who has won. BA-02 and BA-05 on the way."""

from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, IllegalMove
from stackhub.engine.game import Outcome, Rules
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.games.babylon.solver import shared_solver
from tests.conformance.random_play import play_match


def new_match(rules: Rules, seats: int = 2, seed: int = 1, years: tuple[int | None, ...] = (), **options: Any) -> Match:
    born = (*years, *(None for _ in range(seats - len(years))))
    players = tuple(Player(f"P{seat}", "red", birth_year=born[seat]) for seat in range(seats))
    return Match(rules, make_options(rules.options_model, options), players, seed)


def win_round(match: Match, seat: int) -> None:
    """Play the current round of Babylon so that ``seat`` wins it: it plays second, and perfectly."""
    match.choose_order(begin=match.round.opening.seat != seat)
    assert match.referee.state.to_play != seat
    while match.phase == "round":
        view: Any = match.referee.view(seat)
        moves = match.referee.state.legal_moves()
        match.play(shared_solver().winning(view.piles)[0] if view.to_play == seat else moves[0])


def test_ba02_the_opening_seat_chooses_and_the_round_begins(babylon: Rules) -> None:
    for begin, first in ((True, 1), (False, 0)):
        match = new_match(babylon, years=(1980, 2015))
        assert (match.phase, match.to_decide) == ("between", None)
        match.next_round()
        assert (match.phase, match.to_decide) == ("order", 1)
        with pytest.raises(IllegalMove, match="still to be chosen"):
            _ = match.referee
        with pytest.raises(IllegalMove, match="no round is being played"):
            match.play("1>2")
        match.choose_order(begin=begin)
        assert (match.phase, match.to_decide, match.round.first) == ("round", first, first)
        with pytest.raises(IllegalMove, match="no order to choose"):
            match.choose_order(begin=True)
        with pytest.raises(IllegalMove, match="cannot begin now"):
            match.next_round()


@pytest.mark.parametrize(("name", "target"), [("single", 1), ("best_of_3", 2), ("first_to_3", 3)])
def test_ba05_a_match_is_over_when_somebody_has_won_enough(babylon: Rules, name: str, target: int) -> None:
    match = new_match(babylon, match=name)
    for won in range(target):
        assert match.phase == "between"
        assert match.winners() is None
        match.next_round()
        win_round(match, 0)
        assert match.wins() == (won + 1, 0) == match.points()
    assert (match.phase, match.winners()) == ("over", (0,))
    with pytest.raises(IllegalMove):
        match.next_round()


def test_ba05_the_loser_of_a_round_chooses_in_the_next(babylon: Rules) -> None:
    match = new_match(babylon, years=(2015, 1980), match="first_to_3")
    for winner in (0, 1, 1, 0):
        match.next_round()
        if len(match.rounds) > 1:
            assert match.round.opening.seat == match.outcomes()[-1].loser
            assert match.round.opening.why == "loser"
        win_round(match, winner)
    assert match.wins() == (2, 2)
    match.next_round()
    win_round(match, 1)
    assert match.winners() == (1,)


def test_ba05_who_leaves_loses_the_match(babylon: Rules) -> None:
    match = new_match(babylon, match="first_to_3")
    match.next_round()
    win_round(match, 0)
    match.next_round()
    match.leave(0)
    assert (match.phase, match.winners(), match.to_decide) == ("over", (1,), None)
    for seat in (0, 1, 7):
        with pytest.raises(IllegalMove, match="cannot leave"):
            match.leave(seat)


def test_points_add_up_and_the_fewest_win(nullgame: Rules) -> None:
    match = new_match(nullgame, seats=3, match="points")
    while match.phase != "over":
        if match.phase == "between":
            match.next_round()
        match.play(match.referee.state.legal_moves()[-1])
    points = match.points()
    assert max(points) >= 20
    assert len(match.rounds) > 1
    assert points == tuple(sum(outcome.scores[seat] for outcome in match.outcomes()) for seat in range(3))
    assert match.winners() == tuple(seat for seat in range(3) if points[seat] == min(points))


def test_when_one_of_three_leaves_the_others_play_on(nullgame: Rules) -> None:
    match = new_match(nullgame, seats=3)
    match.next_round()
    match.leave(1)
    assert match.winners() is None
    match.leave(0)
    assert match.winners() == (2,)


@pytest.mark.parametrize(
    ("sides", "leaving", "winners"),
    [
        (((0, 2), (1, 3)), (1, 3), (0, 2)),
        (((0,), (1,), (2, 3)), (0, 1), (2, 3)),
        (((0, 1, 2, 3),), (3, 0, 2), (1,)),
    ],
)
def test_the_last_side_at_the_table_has_won(
    nullgame: Rules,
    monkeypatch: pytest.MonkeyPatch,
    sides: tuple[tuple[int, ...], ...],
    leaving: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    """Where all play together, they play on until one is left."""
    monkeypatch.setattr(type(nullgame), "sides", lambda self, options, seats: sides, raising=False)
    match = new_match(nullgame, seats=4)
    for seat in leaving:
        assert match.winners() is None
        match.leave(seat)
    assert (match.phase, match.winners()) == ("over", winners)


def test_an_outcome_says_only_what_the_game_says() -> None:
    assert Outcome((1,), 0, (0, 1)).as_dict() == {"winners": [1], "loser": 0, "scores": [0, 1]}
    full = Outcome((0, 2), 1, (1, 4, 1), by=1, reason="toppled", sides=((0, 2), (1,)))
    assert full.as_dict() == {
        "winners": [0, 2],
        "loser": 1,
        "scores": [1, 4, 1],
        "by": 1,
        "reason": "toppled",
        "sides": [[0, 2], [1]],
    }
    assert Outcome((1,), None, (0, 0), by=0).as_dict()["by"] == 0


def test_each_round_has_a_seed_of_its_own(babylon: Rules) -> None:
    match = new_match(babylon, match="first_to_3", seed=7)
    layouts = []
    for _ in range(3):
        match.next_round()
        win_round(match, 0)
        layouts.append(match.referee.journal.setup_chance)
    assert len(set(layouts)) == 3
    assert [match.round_seed(n) for n in range(3)] == [r.referee.journal.seed for r in match.rounds if r.referee]
    assert new_match(babylon, seed=7).round_seed(0) == match.round_seed(0) != new_match(babylon, seed=8).round_seed(0)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_needs_the_games_seats(babylon: Rules, seats: int) -> None:
    with pytest.raises(BadOptions, match="babylon takes 2 seats"):
        new_match(babylon, seats=seats)


def test_an_unknown_level_is_refused(babylon: Rules) -> None:
    players = (Player("Ada", "red"), Player("Bot", "blue", level="godlike"))  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="no bot level 'godlike'"):
        Match(babylon, babylon.options_model(), players, 1)
    assert not players[0].is_bot
    assert players[1].is_bot


def test_two_who_change_places_play_on_for_each_other(nullgame: Rules) -> None:
    match = new_match(nullgame, seats=3)
    match.next_round()
    before = match.players
    match.swap(0, 2)
    assert match.players == (before[2], before[1], before[0])
    loaded = match_from_json(match_to_json(match), lambda game: nullgame)
    assert loaded.players == match.players
    match.leave(1)
    for one, other in ((0, 0), (0, 1), (1, 2), (0, 3), (-1, 0)):
        with pytest.raises(IllegalMove, match="change places"):
            match.swap(one, other)
    match.leave(0)
    with pytest.raises(IllegalMove, match="change places"):
        match.swap(1, 2)


def test_who_is_back_takes_over_from_the_bot(nullgame: Rules) -> None:
    match = new_match(nullgame, seats=2)
    before = match.players
    match.hand_over(1, "easy")
    match.hand_back(1)
    assert match.players == before
    for seat in (0, 1, 2, -1):
        with pytest.raises(IllegalMove, match="handed back"):
            match.hand_back(seat)


@pytest.mark.parametrize("game", ["stackup", "upturn", "stacko", "stickstack", "babylon"])
def test_that_somebody_left_can_be_taken_back_until_the_next_move(game: str) -> None:
    """SU-25, UP-20, ST-17, SS-19, BA-05: the round is exactly as it was, and so is its save."""
    rules = registry.rules_of(game)
    for number in range(12):
        chance = Chance(number)
        match = new_match(rules, seats=rules.config.seats.min + (game != "babylon"), seed=number)
        play_match(match, chance, 1 + chance.below(15))
        seat = chance.below(match.seats)
        if match.phase == "over" or seat in match.left:
            continue
        before, moves = match_to_json(match), match.moves_played
        match.leave(seat)
        match.take_back_leave(seat)
        assert match_to_json(match) == before
        assert match.moves_played == moves
        assert match_to_json(match_from_json(before, registry.rules_of)) == before
        with pytest.raises(IllegalMove, match="taken back"):
            match.take_back_leave(seat)


def test_that_somebody_left_stays_so_after_the_next_move() -> None:
    match = new_match(registry.rules_of("stackup"), seats=4)
    match.next_round()
    match.leave(1)
    with pytest.raises(IllegalMove, match="taken back"):
        match.take_back_leave(0)
    match.leave(3)
    with pytest.raises(IllegalMove, match="taken back"):
        match.take_back_leave(1)
    match.take_back_leave(3)
    match.play(match.referee.state.legal_moves()[0])
    with pytest.raises(IllegalMove, match="taken back"):
        match.take_back_leave(1)
    assert match.left == [1]
