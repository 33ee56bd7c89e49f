"""Who rolls, who takes what and who wins: ST-01 to ST-08 and ST-13 to ST-17, by moves alone."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, IllegalMove
from stackhub.games.stacko.notation import FACES
from stackhub.games.stacko.rules import StackoOptions, StackoState
from stackhub.games.stacko.storeys import matches, takeable
from tests.games.stacko.turns import RED, SMALL, lift, placed, play, record, stacko, topple


def fresh(seats: int = 4, seed: int = 1, first: int | None = None, **options: object) -> StackoState:
    return stacko().setup(StackoOptions.model_validate(options), seats, Chance(seed), first)


# --- material


@given(seed=st.integers(0, 2**32))
def test_st01_sixteen_storeys_of_three_with_three_of_each_kind(seed: int) -> None:
    storeys = fresh(seed=seed).now.storeys
    assert [len(storey) for storey in storeys] == [3] * 16
    kinds = Counter(str(block)[:-1] for storey in storeys for block in storey)
    assert kinds == {f"{colour}{number}": 3 for colour in ("red", "blue", "green", "yellow") for number in (1, 2, 3, 4)}


def test_st01_the_layout_is_shuffled() -> None:
    assert len({fresh(seed=seed).now.storeys for seed in range(20)}) == 20
    assert fresh(seed=3).now.storeys == fresh(seed=3).now.storeys


def test_st02_the_die_has_six_faces_each_as_likely() -> None:
    assert set(stacko().material.die) == set(FACES)
    assert len(stacko().material.die) == 6
    state, seen = placed(2, start=[None, None]), Counter[str]()
    for _ in range(600):
        seen[str(state.clone().play(stacko().parse_move("roll"))[0].details["face"])] += 1
    assert set(seen) == set(FACES)
    assert all(60 <= count <= 150 for count in seen.values())


# --- the start (ST-03)


@pytest.mark.parametrize("seats", [1, 11, 0, -2])
def test_st03_two_to_ten_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="stacko takes 2-10 seats"):
        fresh(seats)
    assert [fresh(seats).seats for seats in (2, 10)] == [2, 10]


def test_st03_the_highest_number_begins() -> None:
    state = play(fresh(), "roll:red1", "roll:green3", "roll:yellow4", "roll:blue2")
    assert (state.now.phase, state.to_play, state.now.direction) == ("roll", 2, "clockwise")


def test_st03_a_symbol_is_rolled_again_at_once() -> None:
    state = fresh(2)
    for face in ("reverse", "draw2", "reverse"):
        events = state.play(stacko().parse_move(f"roll:{face}"))
        assert [event.details["again"] for event in events] == [True]
        assert (state.to_play, state.now.direction, state.now.owed) == (0, "clockwise", 0)
    play(state, "roll:red1")
    assert state.to_play == 1


def test_st03_only_those_tied_for_the_highest_roll_again() -> None:
    state = play(fresh(), "roll:green3", "roll:red1", "roll:green3", "roll:blue2")
    assert (state.now.start_rolls, state.to_play) == ((None, 0, None, 0), 0)
    play(state, "roll:red1")
    assert state.to_play == 2
    play(state, "roll:reverse", "roll:red1")
    assert (state.now.start_rolls, state.to_play) == ((None, 0, None, 0), 0), "and again, as long as they are tied"
    play(state, "roll:red1", "roll:blue2")
    assert (state.now.phase, state.to_play) == ("roll", 2)


def test_st03_start_rolls_never_count_as_rolled_before() -> None:
    state = play(fresh(3), "roll:yellow4", "roll:red1", "roll:red1")
    assert state.now.rolled == ()
    assert play(state, "roll:red1").now.rolled == (0,)


def test_st03_the_first_to_roll_may_be_said() -> None:
    assert fresh(first=2).to_play == 2
    with pytest.raises(BadPosition, match="nobody sits there"):
        fresh(first=4)


def test_st03_before_somebody_has_begun_nothing_else_may_be_done() -> None:
    state = fresh(2, turn_seconds=30)
    for move in (topple(), "pass"):
        with pytest.raises(IllegalMove, match="nobody has begun"):
            play(state, move)
    assert [str(move) for move in state.legal_moves()] == ["roll"]


# --- a turn


def test_st04_the_face_says_what_may_be_taken() -> None:
    view = play(placed(), "roll:blue2").view(0)
    assert (view.phase, view.face) == ("take", "blue2")
    assert set(view.takeable()) == {"red2a", "blue1a", "blue2a", "blue3a", "green2a"}
    assert view.open_places() == ((4, 0), (4, 1), (4, 2))


@given(seed=st.integers(0, 2**32), face=st.sampled_from(("red1", "blue2", "green3", "yellow4")))
def test_st04_at_least_twelve_of_the_twenty_one_matching_blocks_may_be_taken(seed: int, face: str) -> None:
    storeys = fresh(seed=seed).now.storeys
    matching = [block for storey in storeys for block in storey if block and matches(block, face)]  # type: ignore[arg-type]
    assert len(matching) == 21
    for top in ("any", "completed", "three_rows"):
        assert len(takeable(storeys, face, top)) >= 12  # type: ignore[arg-type]


def test_st04_when_no_block_fits_the_same_player_rolls_again() -> None:
    state = placed(storeys=(("red2a", "red3a", "red2b"), ("red3b", "red2c", "red3c"), ("blue1a", "blue1b", "blue1c")))
    (event,) = state.play(stacko().parse_move("roll:yellow4"))
    assert event.details["again"] is True
    assert (state.now.phase, state.to_play, state.now.face) == ("roll", 0, None)


def test_st04_one_takes_only_after_the_roll_and_rolls_only_once() -> None:
    state = placed()
    with pytest.raises(IllegalMove, match="before the roll"):
        play(state, record(lift("blue1a", (1, 0))))
    play(state, "roll:blue2")
    with pytest.raises(IllegalMove, match="take a block"):
        play(state, "roll")
    play(state, record(lift("blue1a", (1, 0))))
    assert (state.now.phase, state.to_play) == ("roll", 1)
    assert state.now.storeys == (RED, (None, "blue2a", "blue3a"), *SMALL[2:], ("blue1a", None, None))


def test_st05_reverse_example_a_plays_b_reverses_a_rolls_then_d() -> None:
    state = play(placed(), "roll:blue2", "take", "roll:reverse")
    assert (state.to_play, state.now.direction) == (0, "anticlockwise")
    play(state, "roll:blue2", "take")
    assert state.to_play == 3


def test_st05_reverse_example_on_turn_one_d_rolls() -> None:
    assert play(placed(), "roll:reverse").to_play == 3


def test_st05_the_direction_stays_until_the_next_reverse() -> None:
    state = play(placed(), "roll:reverse")
    for seat in (3, 2, 1):
        assert (state.to_play, state.now.direction) == (seat, "anticlockwise")
        play(state, f"roll:{('red1', 'blue2', 'green3')[seat - 1]}", "take")
    assert play(state, "roll:reverse").now.direction == "clockwise"
    assert state.to_play == 1


def test_st06_draw_two_the_next_player_moves_two_without_rolling() -> None:
    state = play(placed(), "roll:draw2")
    assert (state.to_play, state.now.owed, state.now.phase, state.now.face) == (1, 2, "take", None)
    assert len(state.now.takeable()) == 9, "of their choice: everything below the top"
    with pytest.raises(IllegalMove, match="take a block"):
        play(state, "roll")
    two = record(lift("blue1a", (1, 0)), lift("yellow1a", (3, 0), (4, 1), at=10))
    play(state, two)
    assert (state.to_play, state.now.owed, state.now.phase) == (2, 0, "roll")
    assert state.now.storeys[3:] == ((None, "yellow2a", "yellow3a"), ("blue1a", "yellow1a", None))


def test_st07_options_are_those_of_the_round() -> None:
    for top, count in (("any", 9), ("completed", 9), ("three_rows", 3)):
        state = play(placed(options={"top": top}), "roll:draw2")
        assert len(state.now.takeable()) == count
    begun = (*SMALL, ("red1b", None, None))
    for top, count in (("any", 12), ("completed", 9), ("three_rows", 6)):
        assert len(play(placed(storeys=begun, options={"top": top}), "roll:draw2").now.takeable()) == count


def test_st08_where_a_block_may_be_laid() -> None:
    assert placed().now.open_places() == ((4, 0), (4, 1), (4, 2))
    assert placed(storeys=(*SMALL, (None, "red1b", None))).now.open_places() == ((4, 0), (4, 2))


# --- the fall (ST-14 to ST-16)


def test_st14_what_falls_after_the_die_was_received_is_that_players() -> None:
    for moves, loser in (((), 0), (("roll:blue2", "take"), 1), (("roll:draw2",), 1), (("roll:reverse",), 3)):
        state = play(placed(), *moves, topple())
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.loser == loser


def test_st14_option_dropped_block_loses() -> None:
    turn = record(lift("blue1a", (1, 0), dropped_s=(3.0,)), touches=[("blue1a", 3.0)])
    assert play(placed(), "roll:blue2", turn).outcome() is None
    outcome = play(placed(options={"dropped_block": "loses"}), "roll:blue2", turn).outcome()
    assert outcome is not None
    assert outcome.loser == 0


def test_st15_example_a_plays_b_draws_two_c_moves_a_topples_b_wins() -> None:
    outcome = play(placed(3), "roll:red1", "take", "roll:draw2", "take", "roll:red1", topple()).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.loser, outcome.scores) == ((1,), 0, (-1, 1, 0))


def test_st15_the_last_roller_other_than_the_loser_wins_after_reverse() -> None:
    state = play(placed(), "roll:reverse", topple())
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.loser) == ((0,), 3)


def test_st15_own_rolls_do_not_count() -> None:
    state = placed(2, rolled=[1, 0, 0])
    outcome = play(state, topple()).outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize(("direction", "winner"), [("clockwise", 1), ("anticlockwise", 3)])
def test_st15_nobody_rolled_before_the_previous_seat_wins(direction: str, winner: int) -> None:
    for rolled in ([], [2, 2]):
        outcome = play(placed(to_play=2, direction=direction, rolled=rolled), topple()).outcome()
        assert outcome is not None
        assert outcome.winners == (winner,)


def test_st15_rolling_again_for_want_of_a_block_is_still_the_same_roller() -> None:
    storeys = (("red2a", "red3a", "red2b"), ("red3b", "red2c", "red3c"), ("blue1a", "blue1b", "blue1c"))
    state = play(placed(3, storeys, rolled=[2]), "roll:yellow4", "roll:yellow4")
    fallen = record(end="fallen", touches=[("blue1c", 1.0)])
    outcome = play(state, fallen).outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


def test_st16_after_the_fall_nothing_may_be_played() -> None:
    state = play(placed(), topple())
    assert state.now.phase == "over"
    assert state.legal_moves() == state.legal_moves(2) == []
    for move in ("roll", "leave", topple(), "pass"):
        with pytest.raises(IllegalMove, match="the round is over"):
            play(state, move)


def test_st16_the_loser_rolls_first_for_the_next_tower() -> None:
    rules, options = stacko(), StackoOptions(towers=3)
    outcome = play(placed(), topple()).outcome()
    years = [None] * 4
    assert rules.opening(options, years, None, Chance(1)).seat == 0
    opening = rules.opening(options, years, outcome, Chance(1))
    assert (opening.seat, opening.chooses) == (0, False)
    assert (rules.match_format(options).kind, rules.match_format(options).target) == ("rounds", 3)
    assert rules.match_format(StackoOptions()).kind == "single"


# --- leaving and time (ST-17)


def test_st17_a_duty_of_two_goes_to_the_next_seat() -> None:
    state = play(placed(), "roll:draw2", "leave")
    assert (state.to_play, state.now.owed) == (2, 2)


def test_st17_a_numbered_face_does_not_go_on() -> None:
    state = play(placed(), "roll:blue2", "leave")
    assert (state.to_play, state.now.face, state.now.phase) == (1, None, "roll")


def test_st17_out_of_turn_nothing_else_changes() -> None:
    state = play(placed(), "roll:blue2", "@2 leave")
    assert (state.to_play, state.now.face, state.now.left) == (0, "blue2", (2,))
    assert play(state, "take", "roll:blue2", "take").to_play == 3, "and is passed over from now on"
    with pytest.raises(IllegalMove, match="seat 2 does not play any more"):
        play(state, "@2 leave")
    assert state.legal_moves(2) == []


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_st17_who_does_not_sit_there_cannot_leave(seat: int) -> None:
    with pytest.raises(IllegalMove):
        placed().play(stacko().parse_move("leave"), seat)


def test_st17_rolled_before_looks_only_at_those_still_seated() -> None:
    state = play(placed(rolled=[1, 2]), "@2 leave", topple())
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    outcome = play(placed(rolled=[2]), "@2 leave", "@3 leave", topple()).outcome()
    assert outcome is not None
    assert outcome.winners == (1,), "nobody of them rolled: the previous seat that is still there"


def test_st17_one_left_wins() -> None:
    state = play(placed(3), "leave", "@2 leave")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.loser, outcome.scores) == ((1,), None, (0, 1, 0))


def test_st17_leaving_while_everybody_rolls_for_the_start() -> None:
    state = play(fresh(), "roll:red1", "leave")
    assert (state.to_play, state.now.start_rolls) == (2, (1, 0, None, None))
    play(state, "@3 leave")
    assert play(state, "roll:blue2").to_play == 2
    assert state.now.phase == "roll"


def test_st17_the_last_to_roll_for_the_start_leaves() -> None:
    state = play(fresh(3), "roll:red1", "roll:green3", "leave")
    assert (state.now.phase, state.to_play) == ("roll", 1)


def test_st17_all_who_were_tied_leave() -> None:
    state = play(fresh(), "roll:yellow4", "roll:yellow4", "roll:red1", "roll:red1", "leave")
    assert (state.now.phase, state.to_play) == ("roll", 1), "who is left of the tied begins"
    state = play(fresh(), "roll:yellow4", "roll:yellow4", "roll:red1", "roll:red1", "@1 leave", "leave")
    assert state.now.left == (1, 0)
    assert state.now.phase == "roll"
    assert state.to_play == 2


def test_st17_option_turn_seconds_the_die_passes_without_loss() -> None:
    for moves in ((), ("roll:blue2",), ("roll:draw2",)):
        state = play(placed(options={"turn_seconds": 30}), *moves)
        by = state.to_play
        assert "pass" in [str(move) for move in state.legal_moves()]
        (event,) = state.play(stacko().parse_move("pass"))
        assert (event.name, event.seat, event.details["why"]) == ("passed", by, "time")
        assert (state.to_play, state.now.phase, state.now.owed) == (by + 1, "roll", 0)


def test_st17_without_a_limit_nobody_passes() -> None:
    with pytest.raises(IllegalMove, match="no time limit"):
        play(placed(), "pass")
    assert "pass" not in [str(move) for move in placed().legal_moves()]


def test_st17_time_is_up_with_a_block_in_the_hand() -> None:
    state = play(placed(options={"turn_seconds": 30}), "roll:blue2")
    before = stacko().conserved(state)
    (event,) = state.play(stacko().parse_move(f"record {record(lift('blue1a', (1, 0), None), end='time')}"))
    assert event.details["out"] == ["blue1a"]
    assert state.now.storeys[1] == (None, "blue2a", "blue3a")
    assert stacko().conserved(state) == before


# --- what the table lists


def test_listed_turns_are_accepted_and_the_last_one_is_a_fall() -> None:
    for moves in (("roll:blue2",), ("roll:draw2",)):
        state = play(placed(), *moves)
        listed = state.legal_moves()
        assert 1 < len(listed) <= 50
        for move in listed[:-1]:
            after = state.clone()
            assert [event.name for event in after.play(move)] == ["moved"] * (2 if moves[0] == "roll:draw2" else 1)
        assert [event.name for event in state.clone().play(listed[-1])] == ["fell", "round_over"]


def test_st18_listed_turns_leave_storeys_that_stand() -> None:
    thin = (("red1a", None, "red3a"), (None, "blue2a", None), ("green1a", "green2a", None), SMALL[3])
    listed = play(placed(storeys=thin), "roll:draw2").legal_moves()
    taken = {move.record.lifts[0].block for move in listed[:-1] if move.record}
    assert taken <= {"green1a"}


def test_a_move_of_another_seat_is_refused() -> None:
    state = placed()
    before = state.position()
    with pytest.raises(IllegalMove, match="the turn of seat 0, not of seat 1"):
        state.play(stacko().parse_move("roll"), 1)
    assert state.position() == before
