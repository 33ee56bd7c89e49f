"""What a seat of Upturn knows, and what boards and bots may ask about it."""

import json

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.upturn.choosing import assembled, fits, in_front_of, refused, why_not
from stackhub.games.upturn.notation import DRAW, LEAVE, Move
from tests.games.upturn.racks import fresh, legal, placed, play, upturn


def test_a_view_holds_what_its_seat_may_know() -> None:
    state = placed("60 turn 1", "70 80", "90", pool=["2", "3"], row="20 40 skip")
    view = state.view(0)
    assert (view.hand, view.counts, view.stock) == (("1", "60", "turn"), (3, 2, 1), 2)
    assert (view.laid, view.last_number, view.order, view.clockwise) == (("20", "40", "skip"), 40, "up", True)
    assert view.unseen == ("2", "3", "70", "80", "90")
    assert view.direction == view.order
    assert json.loads(json.dumps(view.as_dict())) == view.as_dict()


def test_a_drawn_token_is_seen_by_who_drew_it_only() -> None:
    state = placed("60 1", "70 80", pool=["2"])
    play(state, "draw")
    assert (state.view(0).drawn, state.view(0).has_drawn) == ("2", True)
    assert (state.view(1).drawn, state.view(1).has_drawn) == (None, True)


def test_what_is_hidden_changes_no_view() -> None:
    here = placed("60 1", "70 80", pool=["2"])
    there = placed("60 1", "2 80", pool=["70"])
    assert here.view(0) == there.view(0)
    assert here.view(1) != there.view(1)


def test_redealing_keeps_what_the_seat_knows_and_nothing_else() -> None:
    state = fresh(4, 3)
    worlds = [upturn().redeal(state.view(2), Chance(seed)) for seed in range(20)]
    assert all(world.view(2) == state.view(2) for world in worlds)
    assert len({str(world.position()["racks"]) for world in worlds}) == 20
    assert len({str(world.position()["racks"][2]) for world in worlds}) == 1
    assert len({upturn().conserved(world) for world in worlds}) == 1


def test_a_view_lists_the_moves_of_its_seat_when_it_is_to_move() -> None:
    state = placed("42 44 60 skip", "70 80")
    assert list(state.view(0).legal_moves()) == list(state.legal_moves())
    assert state.view(1).legal_moves() == ()
    play(state, "42-44")
    assert list(map(str, state.view(0).legal_moves())) == legal(state) == ["give:1x2"]


def test_moves_fit_a_view_as_they_fit_the_state() -> None:
    for seed in range(20):
        state = fresh(3, seed, announce="button")
        chance = Chance(seed)
        for _ in range(40):
            if state.outcome() is not None:
                break
            view = state.view(state.to_play)
            assert all(fits(view, move) for move in state.legal_moves())
            state.play(chance.choice(state.legal_moves()))


@pytest.mark.parametrize(
    ("token", "why"),
    [
        ("60", None),
        ("turn", None),
        ("joker", None),
        ("12", "the order is up, and 12 is not higher than 40"),
        ("up", "Up can only be laid while the order is down"),
        ("90", "there is no token 90 on the rack"),
    ],
)
def test_why_a_token_cannot_be_laid(token: str, why: str | None) -> None:
    view = placed("60 12 up turn joker", "70 80").view(0)
    found = why_not(view, token)
    assert (found and found.english()) == why


def test_why_a_token_cannot_be_laid_at_other_times() -> None:
    state = placed("42 44 1 50", "70 80")
    there = why_not(state.view(1), "70")
    assert there is not None
    assert there.english() == "it is not your turn"
    play(state, "42-44")
    gift = why_not(state.view(0), "50")
    assert gift is not None
    assert gift.english() == "first the gift must be given away (tokens: 2)"
    over = placed("60", "70")
    play(over, "60")
    end = why_not(over.view(1), "70")
    assert end is not None
    assert end.english() == "the round is over"
    assert refused(placed("60 1", "70").view(1), LEAVE) is None
    assert refused(placed("60 1", "70").view(0), DRAW) is None


@pytest.mark.parametrize(
    ("order", "tokens", "move"),
    [
        ("up", "42", "42"),
        ("up", "44 42", "42-44"),
        ("up", "55 42 47", "42-47-55"),
        ("down", "22 36 31", "36-31-22"),
        ("up", "joker", "joker"),
        ("up", "20 joker", "joker+20"),
        ("up", "11 joker 22 12", "joker+22-12-11"),
        ("down", "joker 44 42", "joker+42-44"),
        ("up", "skip2", "skip2"),
        (None, "42 44", "42-44"),
        (None, "36 33", "36-33"),
    ],
)
def test_a_play_is_made_of_tokens_chosen_in_any_order(order: str | None, tokens: str, move: str) -> None:
    view = placed("1 2", "3 4", order=order, row="40").view(0)
    assert str(assembled(view, tokens.split())) == move


def test_some_tokens_make_no_play() -> None:
    view = placed("1 2", "3 4").view(0)
    for tokens in ("", "up down", "skip 42", "joker joker", "joker turn 42"):
        assert assembled(view, tokens.split()) is None
    assert str(assembled(view, ["42"], shout=True)) == "42!"


def test_what_may_be_laid_in_front_of_a_twin() -> None:
    view = placed("42 44 47 55 60 12 11 joker", "3 4").view(0)
    assert in_front_of(view, 55) == (42, 44, 47)
    assert in_front_of(view, 44) == (42,)
    assert in_front_of(view, 11) == ()
    assert in_front_of(view, 11, after_joker=True) == (12,)
    assert in_front_of(view, 55, after_joker=True) == ()
    opening = placed("42 44 36 33", "3 4", order=None).view(0)
    assert (in_front_of(opening, 44), in_front_of(opening, 33)) == ((42,), (36,))


def test_only_keeping_and_passing_may_be_taken_back() -> None:
    """A token laid has been seen, drawing asks chance."""
    state = placed("60 1", "70 80")
    told = {move: state.undoable(upturn().parse_move(move)) for move in ("60", "draw", "keep", "pass", "give:1x1")}
    assert told == {"60": False, "draw": False, "keep": True, "pass": True, "give:1x1": False}
    assert not state.undoable(Move("announce"))
