"""Matches of Stacko: several towers (ST-16), and players who leave (ST-17)."""

from typing import Any

import pytest

from stackhub.engine.errors import BadSave, IllegalMove
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from tests.games.stacko.turns import stacko


def new_match(seats: int = 3, **options: Any) -> Match:
    players = tuple(Player(f"P{seat}", "red") for seat in range(seats))
    return Match(stacko(), make_options(stacko().options_model, options), players, 1)


def begin(match: Match, first: int) -> None:
    """Open a round that the seat `first` begins."""
    match.next_round()
    while match.referee.state.now.phase == "start":  # type: ignore[attr-defined]
        match.play("roll:yellow4" if match.to_decide == first else "roll:red1")
    assert match.to_decide == first


def topple(match: Match, seat: int) -> None:
    """Begin a round with `seat`, who makes the tower fall at once: the seat before wins (ST-15)."""
    begin(match, seat)
    match.play("roll:blue2")
    match.play(match.referee.state.legal_moves()[-1])


def moves(match: Match) -> list[tuple[str, int]]:
    return [(entry.move, entry.seat) for entry in match.referee.journal.entries]


def test_st16_one_tower_makes_a_match() -> None:
    match = new_match()
    topple(match, 1)
    assert (match.phase, match.winners(), match.points()) == ("over", (0,), (1, -1, 0))


def test_st16_the_most_points_win_when_all_towers_have_fallen() -> None:
    match = new_match(towers=3)
    for number, loser in enumerate((1, 1, 0)):
        assert (match.phase, match.winners()) == ("between", None)
        topple(match, loser)
        assert match.round.opening.seat == (0, 1, 1)[number], "the loser of the tower before rolls first"
    assert (match.phase, match.points(), match.winners()) == ("over", (1, -2, 1), (0, 2))


def test_st16_equal_points_share_the_win() -> None:
    match = new_match(2, towers=2)
    topple(match, 0)
    topple(match, 1)
    assert (match.points(), match.winners()) == ((0, 0), (0, 1))


def test_st16_points_of_somebody_who_left_do_not_win() -> None:
    match = new_match(towers=2)
    topple(match, 1)
    match.leave(0)
    topple(match, 1)
    assert match.points() == (1, -2, 1)
    assert match.winners() == (2,)


def test_st17_the_round_goes_on_without_who_leaves() -> None:
    match = new_match()
    begin(match, 0)
    match.play("roll:draw2")
    events = match.leave(1)
    assert [event.name for event in events] == ["announced"]
    assert (match.left, match.to_decide, match.phase) == ([1], 2, "round")
    assert moves(match)[-1] == ("leave", 1)
    with pytest.raises(IllegalMove, match="cannot leave"):
        match.leave(1)
    assert match.leave(0) != []
    assert (match.phase, match.winners()) == ("over", (2,))


def test_st17_leaving_by_a_move_is_leaving_the_match() -> None:
    match = new_match()
    begin(match, 0)
    match.play("leave")
    match.play(stacko().leave_move, 2)
    assert (match.left, match.winners()) == ([0, 2], (1,))


def test_st17_who_left_is_not_there_when_the_next_tower_begins() -> None:
    match = new_match(towers=3)
    match.leave(2)
    match.next_round()
    assert moves(match) == [("leave", 2)]
    assert match.referee.state.now.left == (2,)  # type: ignore[attr-defined]


def test_st17_loading_does_not_let_them_leave_twice() -> None:
    match = new_match(towers=3)
    topple(match, 1)
    match.leave(2)
    begin(match, 1)
    for stage in range(2):
        text = match_to_json(match)
        loaded = match_from_json(text, registry.rules_of)
        assert match_to_json(loaded) == text
        assert (loaded.left, loaded.phase, loaded.to_decide) == (match.left, match.phase, match.to_decide)
        if stage == 0:
            match.leave(1)
    assert loaded.winners() == (0,)


def test_st17_a_save_whose_round_does_not_know_who_left_is_mended() -> None:
    match = new_match()
    begin(match, 1)
    text = match_to_json(match).replace('"left":[]', '"left":[1]')
    loaded = match_from_json(text, registry.rules_of)
    assert (loaded.left, loaded.to_decide) == ([1], 2)
    assert moves(loaded)[-1] == ("leave", 1)


@pytest.mark.parametrize("left", ["[0,0]", "[7]", "[0,1,2]"])
def test_a_save_with_seats_that_cannot_have_left_is_refused(left: str) -> None:
    match = new_match()
    begin(match, 1)
    with pytest.raises(BadSave):
        match_from_json(match_to_json(match).replace('"left":[]', f'"left":{left}'), registry.rules_of)


def test_a_seat_may_be_handed_to_a_bot_instead() -> None:
    match = new_match()
    begin(match, 0)
    match.hand_over(1, "easy")
    assert match.left == []
    assert match.players[1].is_bot
