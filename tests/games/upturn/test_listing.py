"""The legal moves as a sequence that is made when asked for (UP-14)."""

from itertools import combinations, islice

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.upturn.listing import LISTED
from stackhub.games.upturn.material import ACTIONS
from stackhub.games.upturn.notation import ANNOUNCE, DRAW, KEEP, PASS, Move
from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import fresh, legal, options, placed, play, upturn


def everything(state: UpturnState) -> set[Move]:
    """Every move that the rack of the seat to move could be thought to allow: all subsets in both orders."""
    rack = state.position()["racks"][state.to_play]
    numbers = sorted(int(name) for name in rack if name.isdigit())
    runs = [run for size in range(1, len(numbers) + 1) for run in combinations(numbers, size)]
    runs += [run[::-1] for run in runs if len(run) > 1]
    plain = [Move("number", run) for run in runs] + [Move("joker", run) for run in runs]
    plain += [Move(kind) for kind in ACTIONS]  # type: ignore[arg-type]
    return {*plain, *(move._replace(shout=True) for move in plain), DRAW, KEEP, PASS, ANNOUNCE}


def accepted(state: UpturnState, move: Move) -> bool:
    """Whether the state really plays it."""
    copy = state.clone()
    copy.chance = Chance(1)
    try:
        copy.play(move)
    except ValueError:
        return False
    return True


OPTIONS = [
    {},
    {"announce": "button"},
    {"last_token": "no_action", "announce": "button"},
    {"last_token": "no_action_left", "announce": "button"},
    {"last_token": "no_action_left"},
]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_the_listing_is_what_may_be_played(chosen: dict[str, str]) -> None:
    """Neither less nor more, by trying every move that there is on small racks, in all kinds of positions."""
    chance = Chance(8)
    box = upturn().box
    for number in range(120):
        deal = Chance(number)
        hand = [deal.choice((deal.choice(ACTIONS), str(11 * (1 + deal.below(9))), "x")) for _ in range(5)]
        spare = [str(n) for n in range(1, 100) if box.standard >> n & 1 and n % 11]
        deal.shuffle(spare)
        rack = list(dict.fromkeys(spare.pop() if name == "x" else name for name in hand))[: 1 + number % 5]
        order = deal.choice(("up", "down", None))
        state = placed(
            " ".join(rack), f"{spare.pop()} {spare.pop()}", row=spare.pop(), order=order, pool=spare, **chosen
        )
        if chance.chance_of(0.3) and "draw" in legal(state):
            play(state, "draw")
        listed = list(state.legal_moves())
        assert len(set(listed)) == len(listed)
        assert set(listed) == {move for move in everything(state) if accepted(state, move)}


def test_the_listing_is_a_sequence() -> None:
    state = placed("42 44 46 50 55 joker 1 3 11", "4 6", announce="button")
    moves = state.legal_moves()
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[at] for at in range(len(moves))] == listed
    assert [moves[at] for at in range(-len(moves), 0)] == listed
    assert moves[2:7] == listed[2:7]
    assert all(move in moves for move in listed)
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert Move("leave") not in moves
    assert "42" not in moves, "a move, not its text"


def test_the_order_is_numbers_with_runs_actions_jokers_and_the_rest() -> None:
    state = placed("42 44 50 turn skip joker 33 35", "4 6", row="20 40", numbers="random")
    assert legal(state) == [
        "42", "44", "42-44", "50", "turn", "skip", "joker", "joker+33", "joker+35-33", "joker+35", "draw",
    ]  # fmt: skip


def hoarder() -> UpturnState:
    """Forty numbers between the row and a twin."""
    numbers = [number for number in range(1, 99) if upturn().box.standard >> number & 1 and number not in (1, 98)][:62]
    rack = [*map(str, numbers[20:60]), "99", "joker", "77"]
    return placed(" ".join(dict.fromkeys(rack)), "1 2", row=str(numbers[19]), order="up", pool=["97", "96"])


def test_a_rack_of_forty_tokens_lists_the_subsets_nearest_to_each_twin_and_knows_all() -> None:
    state = hoarder()
    moves = state.legal_moves()
    turn = state.turn()
    assert turn.count >= 40
    front = turn.between(99, 1)
    assert len(front) >= 38
    assert len(moves) < 12 * 2 ** (LISTED + 1)
    assert Move("number", (*front, 99)) in moves, "the whole run, which is not listed"
    assert Move("number", (*front[::2], 99)) in moves
    assert Move("number", (*front[:2][::-1], 99)) not in moves
    assert moves[len(moves) - 1] == moves[-1]
    assert len(list(islice(moves, 500))) == 500
    state.play(Move("number", (*front, 99)))
    assert state.gift == len(front) + 1


def test_somebody_who_always_draws_hangs_nothing() -> None:
    """With every token on two racks there are still moves, hints of length and an end."""
    state = fresh(2, 4)
    state.play(state.legal_moves()[0])
    if state.gift:
        state.play(state.legal_moves()[0])
    while state.can_draw():
        state.play(DRAW)
        assert len(state.legal_moves()) > 0
        state.play(KEEP)
    assert sum(state.counts) > 100
    moves = state.legal_moves()
    assert PASS in moves
    assert moves[len(moves) // 2] in moves
    assert state.clone().legal_moves()[-1] == moves[-1]


def test_gifts_are_listed_for_all_shares() -> None:
    state = placed("42 44 46 47 55 1", "2 3", "4 6", "7 9")
    play(state, "42-44-46-47-55")
    shares = legal(state)
    assert len(shares) == 21, "five tokens between three"
    assert len(set(shares)) == 21


def test_nothing_is_legal_out_of_turn_or_after_the_end() -> None:
    state = placed("60", "4 6")
    assert legal(state, 1) == []
    play(state, "60")
    assert legal(state) == legal(state, 0) == legal(state, 1) == []


def test_an_unknown_seat_is_refused() -> None:
    state = placed("60 1", "4 6")
    for seat in (-1, 2, 9):
        with pytest.raises(ValueError, match="nobody sits at seat"):
            state.play(DRAW, seat)
    assert options().announce == "off"
