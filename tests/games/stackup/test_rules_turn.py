"""A turn of Stack Up!: one number, a combo, a special, or drawing. SU-06 to SU-13."""

import pytest

from stackhub.engine.errors import InvalidMove
from tests.games.stackup.tables import DULL, counts, hand, moves, names, place, play, refused, stackup

# --- one number (SU-06)


def test_su06_the_colour_that_lies_with_any_number() -> None:
    state = place("blue1 blue4 blue15 red9", "red2")
    assert moves(state) == ["blue1", "blue4", "blue15"]


@pytest.mark.parametrize(("direction", "fits"), [("up", "red6"), ("down", "red4")])
def test_su06_the_next_number_in_any_colour(direction: str, fits: str) -> None:
    state = place("red4 red5 red6 red7", "red2", direction=direction)
    assert [move for move in moves(state) if "-" not in move] == [fits]


def test_su06_the_card_played_lies_on_top_and_the_turn_is_over() -> None:
    state = place("red6 red9", "red2", "red3")
    (told,) = play(state, "red6")
    assert told.as_dict() == {"event": "played", "seat": 0, "pieces": ["red6"], "left": 1, "move": "red6"}
    assert state.view(0).laid == ("blue5", "red6")
    assert state.to_play == 1


def test_su06_no_other_card() -> None:
    state = place("red7 blue1", "red2")
    refused(state, "red7", "the red 7 is neither blue nor number 6")
    refused(state, "red6", "the red 6 is not in your hand")


@pytest.mark.parametrize(("top", "direction", "end"), [("blue15", "up", "red1"), ("blue1", "down", "red15")])
def test_su06_no_way_round_from_15_to_1(top: str, direction: str, end: str) -> None:
    state = place(f"{end} red7", "red2", top=top, direction=direction)
    assert moves(state) == ["draw"]


# --- combos (SU-07)


def test_su07_worked_example() -> None:
    """Down, Red 10 on top: Red 9, Red 8, Red 7 is a combo of three."""
    state = place("red9 red8 red7 green1", "red2", top="red10", direction="down")
    told = play(state, "red9-red8-red7+skip")
    assert told[0].details["pieces"] == ["red9", "red8", "red7"]
    assert state.view(0).laid == ("red10", "red9", "red8", "red7")
    assert (state.view(0).colour, state.view(0).number) == ("red", 7)
    assert hand(state, 0) == ["green1"]


def test_su07_every_start_and_length_in_one_direction_only() -> None:
    state = place("blue7 blue8 blue9 blue11 red1", "red2")
    assert moves(state) == [
        "blue7", "blue7-blue8", "blue7-blue8-blue9+spare", "blue7-blue8-blue9+skip",
        "blue8", "blue8-blue9", "blue9", "blue11",
    ]  # fmt: skip
    refused(state, "blue9-blue8", "the numbers go up now: the blue 8 cannot follow the blue 9 in a combo")
    refused(state, "blue9-blue10", "the blue 10 is not in your hand")


def test_su07_the_first_card_may_reset_the_colour() -> None:
    state = place("blue12 blue13 red1", "red2")
    assert "blue12-blue13" in moves(state)


@pytest.mark.parametrize(
    "text", ["red9-blue10", "red9-red11", "red9-red9", "red9-red10-red9", "red15-red1", "red1-red15"]
)
def test_su07_one_colour_each_exactly_one_step_further(text: str) -> None:
    with pytest.raises(InvalidMove, match="a combo is of one colour"):
        stackup().parse_move(text)


def test_su07_option_strict_start() -> None:
    state = place("blue6 blue7 blue12 blue13 red6 red7", "red2", options={"combo_start": "strict"})
    assert moves(state) == ["red6", "red6-red7", "blue6", "blue6-blue7", "blue7", "blue12", "blue13"]
    refused(state, "blue12-blue13", "a combo has to start with the next number, 6")


def test_su07_option_strict_start_at_the_end() -> None:
    state = place("blue6 blue7 red1", "red2", top="blue15", options={"combo_start": "strict"})
    assert moves(state) == ["blue6", "blue7"]
    refused(state, "blue6-blue7", "and none comes after 15")


# --- one special (SU-08)


def test_su08_specials_may_be_played_on_anything() -> None:
    state = place("flip freeze snatch switch crash", "red2", "red3 red4 red6 red7", top="blue15")
    assert moves(state) == [
        "flip", "freeze", "snatch:1x1", "snatch:2x1", "snatch:2x2", "snatch:2x3",
        "switch:red", "switch:yellow", "switch:green", "crash",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["flip-freeze", "red9-flip", "flip-red9", "crash-crash"])
def test_su08_never_two_in_a_turn_and_never_in_a_combo(text: str) -> None:
    with pytest.raises(InvalidMove, match="a special card is played alone"):
        stackup().parse_move(text)


# --- drawing (SU-09, SU-10)


def test_su09_who_can_play_must_play_and_a_special_counts() -> None:
    state = place("red9 flip", "red2")
    assert moves(state) == ["flip"]
    refused(state, "draw", "you can play, so you may not draw")


def test_su09_draw_one_and_play_it_or_keep_it() -> None:
    state = place("red9", "red2", draw="blue8")
    assert moves(state) == ["draw"]
    (told,) = play(state, "draw")
    assert told.details == {"count": 1}
    assert (told.secret, told.only_for) == ({"pieces": ["blue8"]}, (0,))
    assert (state.to_play, moves(state)) == (0, ["blue8", "keep"])
    kept = state.clone()
    assert names(play(kept, "keep")) == ["kept"]
    assert (kept.to_play, hand(kept, 0)) == (1, ["red9", "blue8"])
    play(state, "blue8")
    assert (state.to_play, hand(state, 0)) == (1, ["red9"])


def test_su09_a_drawn_card_that_does_not_fit_is_kept() -> None:
    state = place("red9", "red2", draw="red8")
    play(state, "draw")
    assert moves(state) == ["keep"]
    refused(state, "red8", "the red 8 is neither blue nor number 6")


def test_su09_worked_example_only_the_drawn_card() -> None:
    """Up, Blue 5, hand Red 7, Red 8, you draw Red 6: only Red 6 may be laid."""
    state = place("red7 red8", "red2", draw="red6")
    play(state, "draw")
    assert moves(state) == ["red6", "keep"]
    refused(state, "red6-red7", "a card that was just drawn is played alone")
    refused(state, "red7", "you have drawn the red 6: only that card may be played now, or kept")


def test_su09_option_drawn_card_may_combo() -> None:
    state = place("red7 red8 green1", "red2", draw="red6", options={"drawn_card_may_combo": True})
    play(state, "draw")
    assert moves(state) == ["red6", "red6-red7", "red6-red7-red8+spare", "red6-red7-red8+skip", "keep"]


def test_su09_option_drawn_card_may_combo_begins_with_it() -> None:
    options = {"drawn_card_may_combo": True, "draw": "any_time"}
    state = place("red6 green1", "red2", draw="red7", options=options)
    play(state, "draw")
    assert moves(state) == ["keep"], "red 7 alone does not fit, so it begins nothing"


def test_su09_option_draw_any_time() -> None:
    state = place("blue9 flip", "red2", draw="red8", options={"draw": "any_time"})
    assert moves(state) == ["blue9", "flip", "draw"]
    play(state, "draw")
    assert moves(state) == ["keep"]
    refused(state, "blue9", "you have drawn the red 8")
    refused(state, "flip", "you have drawn the red 8")
    refused(state, "draw", "you have drawn already")


def test_su09_option_draw_any_time_needs_cards_to_draw() -> None:
    state = place("blue9 flip", "red2", draw="", options={"draw": "any_time"})
    assert moves(state) == ["blue9", "flip"]
    refused(state, "draw", "there is no card left to draw")


def test_su09_a_drawn_special_fits() -> None:
    state = place("red9", "red2", draw="switch")
    play(state, "draw")
    assert moves(state) == ["switch:red", "switch:yellow", "switch:green", "keep"]


@pytest.mark.parametrize("card", ["flip", "freeze", "snatch"])
def test_su09_su21_a_drawn_special_that_may_not_be_last(card: str) -> None:
    """Whoever draws their only card (their hand was snatched) may not lay it when it may not be the last."""
    state = place("", "red2", draw=card)
    assert moves(state) == ["draw"]
    play(state, "draw")
    assert moves(state) == ["keep"]


def test_su10_cards_taken_for_a_crash_are_not_played_in_that_turn() -> None:
    state = place("crash red1", "red9", "red2", draw="blue6 blue7 blue8")
    play(state, "crash")
    (told,) = play(state, "take")
    assert told.details == {"count": 3, "reason": "crash"}
    assert state.to_play == 2
    assert counts(state) == [1, 4, 1]


def test_su10_snatched_cards_are_not_played_in_that_turn() -> None:
    state = place("snatch red9", "blue6 blue7 blue8 blue9", "red2")
    play(state, "snatch:1x3")
    assert (state.to_play, counts(state)) == (1, [4, 1, 1])


# --- stuck at the ends (SU-11)


@pytest.mark.parametrize(("top", "direction"), [("blue15", "up"), ("blue1", "down")])
def test_su11_stuck_at_the_ends(top: str, direction: str) -> None:
    """A card of the colour resets the number; any special may be played; only Flip and Switch unblock the pile."""
    state = place("red4 blue7 freeze", "red8 red14 red2", top=top, direction=direction)
    assert moves(state) == ["blue7", "freeze"]
    word = "comes after 15" if direction == "up" else "comes below 1"
    refused(state, "red4", f"the red 4 is not blue, and no number {word}")
    for special, may_go_on in (("freeze", False), ("flip", True), ("switch:red", True)):
        state = place(f"{special.partition(':')[0]} red5", "red14 red2", "red3", top=top, direction=direction)
        play(state, special)
        if special == "freeze":
            play(state, "draw", "keep")
        assert (moves(state) != ["draw"]) == may_go_on


def test_su11_a_reset_goes_on_from_there() -> None:
    state = place("blue7 red1", "red8 red9", top="blue15")
    play(state, "blue7")
    assert "red8" in moves(state)


# --- the bonus (SU-12, SU-13)


def test_su12_three_or_more_earn_exactly_one_bonus() -> None:
    state = place("blue6 blue7 blue8 blue9 red1", "red2")
    combos = [move for move in moves(state) if move.startswith("blue6-")]
    assert combos == [
        "blue6-blue7", "blue6-blue7-blue8+spare", "blue6-blue7-blue8+skip",
        "blue6-blue7-blue8-blue9+spare", "blue6-blue7-blue8-blue9+skip",
    ]  # fmt: skip
    refused(state, "blue6-blue7-blue8", "a combo of three cards or more earns a bonus")
    for text, sentence in (
        ("blue6-blue7+skip", "only a combo of three cards or more earns a bonus"),
        ("blue6-blue7-blue8+spare+skip", "either"),
    ):
        with pytest.raises(InvalidMove, match=sentence):
            stackup().parse_move(text)


def test_su12_the_skip_makes_the_next_player_miss_a_turn() -> None:
    state = place("blue6 blue7 blue8 red1", "red2", "red3")
    assert [event.as_dict() for event in play(state, "blue6-blue7-blue8+skip")[1:]] == [
        {"event": "bonus", "seat": 0, "bonus": "skip"},
        {"event": "skipped", "seat": 1, "by": 0},
    ]
    assert state.to_play == 2


def test_su12_a_spare_draw_saves_from_drawing_once() -> None:
    state = place("blue6 blue7 blue8 red1", "red2")
    told = play(state, "blue6-blue7-blue8+spare")
    assert told[1].as_dict() == {"event": "bonus", "seat": 0, "bonus": "spare"}
    assert state.view(1).spare == (True, False)
    play(state, "draw", "keep")
    assert moves(state) == ["draw", "spare"]
    (told_spare,) = play(state, "spare")
    assert told_spare.as_dict() == {"event": "passed", "seat": 0, "spare": True}
    assert (counts(state)[0], state.to_play, state.view(0).spare) == (1, 1, (False, False))
    play(state, "draw", "keep")
    assert moves(state) == ["draw"], "it is used up"


def test_su12_declining_keeps_the_spare_draw() -> None:
    state = place("red1", "red2", spare=[True, False])
    play(state, "draw")
    assert state.view(0).spare == (True, False)
    play(state, "keep", "draw", "keep")
    assert "spare" in moves(state)


def test_su12_who_holds_a_spare_draw_can_only_choose_the_skip() -> None:
    state = place("blue6 blue7 blue8 red1", "red2", spare=[True, False])
    assert [move for move in moves(state) if "+" in move] == ["blue6-blue7-blue8+skip"]
    refused(state, "blue6-blue7-blue8+spare", "you hold a spare draw already")


def test_su12_it_never_cancels_a_crash() -> None:
    state = place("crash red1", "red2", spare=[False, True])
    play(state, "crash")
    assert moves(state) == ["take"]
    refused(state, "spare", "a Crash has hit you")


def test_su12_it_cannot_be_used_with_an_empty_hand() -> None:
    state = place("", "red2", spare=[True, False])
    assert moves(state) == ["draw"]
    refused(state, "spare", "cannot be used without a card in hand")


def test_su12_it_is_for_who_is_stuck() -> None:
    refused(place("blue9 red1", "red2", spare=[True, False]), "spare", "for when you are stuck")
    refused(place("red9", "red2"), "spare", "you hold no spare draw")
    state = place("blue9 red1", "red2", spare=[True, False], options={"draw": "any_time"})
    assert moves(state) == ["blue9", "draw"], "drawing of one's own free will is not being stuck"


def test_su12_it_is_not_needed_when_there_is_nothing_to_draw() -> None:
    state = place("red9", "red2", draw="", spare=[True, False])
    assert moves(state) == ["pass"]
    refused(state, "spare", "there is no card left to draw, so no spare draw is needed")


def test_su13_a_combo_that_empties_the_hand_wins_without_a_bonus() -> None:
    state = place("blue6 blue7 blue8", "red2")
    assert [move for move in moves(state) if move.count("-") == 2] == ["blue6-blue7-blue8"]
    refused(state, "blue6-blue7-blue8+skip", "a combo that empties your hand wins: it earns no bonus")
    assert names(play(state, "blue6-blue7-blue8")) == ["played", "round_over"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_dull_cards_fit_on_nothing_in_these_tests() -> None:
    assert moves(place(DULL, "red2", draw="red1")) == ["draw"]
