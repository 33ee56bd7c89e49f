"""What the five specials of Stack Up! do: SU-14 to SU-20."""

from collections import Counter

import pytest

from stackhub.engine.errors import InvalidMove
from tests.games.stackup.tables import counts, hand, moves, names, place, play, refused, stackup

# --- Flip and Freeze


@pytest.mark.parametrize(("direction", "after"), [("up", "down"), ("down", "up")])
def test_su14_flip_reverses_the_stacking_direction(direction: str, after: str) -> None:
    state = place("flip red1", "red2", "red3", direction=direction)
    played, turned = play(state, "flip")
    assert (played.details["pieces"], turned.as_dict()) == (
        ["flip"],
        {"event": "turned", "seat": 0, "direction": after, "opening": False},
    )
    assert state.view(2).direction == after


def test_su14_flip_never_changes_the_order_of_seats() -> None:
    state = place("flip red1", "flip red2", "red3 red8")
    play(state, "flip")
    assert state.to_play == 1
    play(state, "flip")
    assert state.to_play == 2


def test_su15_freeze_makes_the_next_player_miss_their_turn() -> None:
    state = place("freeze red1", "red2", "red3")
    told = play(state, "freeze")[-1]
    assert told.as_dict() == {"event": "skipped", "seat": 1, "by": 0}
    assert state.to_play == 2


@pytest.mark.parametrize("move", ["freeze", "blue6-blue7-blue8+skip"])
def test_su15_with_two_players_you_play_again_at_once(move: str) -> None:
    """The skip of a combo behaves the same."""
    state = place("freeze blue6 blue7 blue8 red1", "red2")
    told = play(state, move)[-1]
    assert (told.name, told.seat, state.to_play) == ("skipped", 1, 0)


def test_su15_two_freezes_in_a_row_with_two_players() -> None:
    state = place("freeze freeze blue9", "red2 red3")
    play(state, "freeze", "freeze", "blue9")
    assert state.outcome() is not None


# --- Snatch (SU-16)


@pytest.mark.parametrize(
    ("held", "counted"),
    [("red1", [1]), ("red1 red2", [1]), ("red1 red2 red3", [1]), ("red1 red2 red3 red4", [1, 2, 3])],
)
def test_su16_one_to_three_cards_but_one_from_three_or_fewer(held: str, counted: list[int]) -> None:
    state = place("snatch green1", held)
    assert moves(state) == [f"snatch:1x{count}" for count in counted]
    if counted == [1]:
        refused(state, "snatch:1x2", "from a player with three cards or fewer exactly one is snatched")


def test_su16_from_any_opponent_who_holds_a_card() -> None:
    state = place("green2", "snatch green1", "", "red1 red2 red3 red4", to_play=1)
    assert moves(state) == ["snatch:0x1", "snatch:3x1", "snatch:3x2", "snatch:3x3"]
    refused(state, "snatch:2x1", "seat 2 holds no card that could be snatched")
    refused(state, "snatch:1x1", "you cannot snatch your own cards")
    refused(state, "snatch:5x1", "nobody plays at seat 5")


@pytest.mark.parametrize("text", ["snatch:1x4", "snatch:1x0", "snatch:6x1", "snatch:10x10"])
def test_su16_never_more_than_three_and_only_from_seats_there_are(text: str) -> None:
    with pytest.raises(InvalidMove, match="a Snatch takes 1 to 3 cards from one seat"):
        stackup().parse_move(text)


def test_su16_chance_picks_which() -> None:
    taken = Counter()  # type: ignore[var-annotated]
    for seed in range(300):
        state = place("snatch green1", "red1 red2 red3 red4", seed=seed)
        play(state, "snatch:1x2")
        taken.update(set(hand(state, 0)) - {"green1"})
    assert set(taken) == {"red1", "red2", "red3", "red4"}
    assert all(110 <= count <= 190 for count in taken.values())


def test_su16_only_thief_and_victim_see_them() -> None:
    state = place("snatch green1", "red1 red2 red3 red4", "green2")
    (told,) = [event for event in play(state, "snatch:1x2") if event.name == "snatched"]
    cards = told.seen_by(0).details["pieces"]
    assert told.seen_by(1).details["pieces"] == cards
    assert told.seen_by(2).as_dict() == {"event": "snatched", "seat": 0, "victim": 1, "count": 2}
    assert told.seen_by(None) == told.seen_by(2)
    assert [state.view(seat).seen for seat in range(3)] == [(), tuple((0, card) for card in hand(state, 0)[:-1]), ()]


def test_su16_without_an_opponent_who_holds_a_card() -> None:
    state = place("snatch red1", "", "")
    assert moves(state) == ["draw"]
    refused(state, "snatch:1x1", "nobody else holds a card that could be snatched")


def test_su16_a_player_whose_last_card_is_snatched_has_not_won_and_draws() -> None:
    state = place("snatch green1", "red9", "red3", draw="blue9 blue10")
    play(state, "snatch:1x1")
    assert state.outcome() is None
    assert (state.to_play, counts(state), moves(state)) == (1, [2, 0, 1], ["draw"])
    play(state, "draw")
    assert len(moves(state)) == 2, "the card drawn may be played at once (SU-09), which wins"
    play(state, moves(state)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


# --- what a Snatch lets everybody conclude (SU-16)


def test_su16_a_known_card_that_is_played_is_known_no_more() -> None:
    state = place("red6 green1", "red9", seen=[[1, 0, "red6"]])
    assert state.view(1).seen == ((0, "red6"),)
    play(state, "red6")
    assert state.view(1).seen == ()


def test_su16_of_like_cards_one_less_is_known_whichever_was_played() -> None:
    state = place("flip flip flip green1", "red9", seen=[[1, 0, "flip"], [1, 0, "flip"]])
    play(state, "flip")
    assert state.view(1).seen == ((0, "flip"),)
    play(state, "draw", "keep", "flip")
    assert state.view(1).seen == ()


def test_su16_which_of_like_cards_was_played_is_not_seen() -> None:
    """The Flip played may be the one that was snatched, whichever it really was."""
    state = place("snatch flip green1", "flip", draw="green12")
    play(state, "snatch:1x1")
    assert state.view(1).seen == ((0, "flip"),)
    play(state, "draw", "keep", "flip")
    assert (hand(state, 0), state.view(1).seen) == (["green1", "flip"], ())


def test_su16_a_second_theft_leaves_nobody_else_sure_of_the_victims_cards() -> None:
    """Whether the card they knew was among those taken is not seen, so it must not show either."""
    for seed in range(20):
        state = place("red1 red2 red3 red4", "green1", "snatch green2", to_play=2, seen=[[1, 0, "red1"]], seed=seed)
        play(state, "snatch:0x1")
        assert state.view(1).seen == ()
        (stolen,) = {"red1", "red2", "red3", "red4"} - set(hand(state, 0))
        assert state.view(0).seen == ((2, stolen),)


def test_su16_the_thief_goes_on_knowing_what_is_left() -> None:
    state = place("snatch green1", "red1", "green2", seen=[[0, 1, "red1"]])
    play(state, "snatch:1x1")
    assert state.view(0).seen == ()
    state = place("snatch green1", "flip flip flip", "green2", seen=[[0, 1, "flip"]])
    play(state, "snatch:1x1")
    assert state.view(0).seen == (), "it may have been the one that was known"


def test_su16_whose_only_card_was_known_it_is_known_who_has_it_now() -> None:
    state = place("red1", "green1", "snatch green2", to_play=2, seen=[[1, 0, "red1"]])
    play(state, "snatch:0x1")
    assert state.view(1).seen == ((2, "red1"),)


@pytest.mark.parametrize(
    ("held", "known", "taken", "seen"),
    [
        ("flip flip", 2, 1, [(0, "flip"), (2, "flip")]),
        ("flip flip red1", 2, 1, [(0, "flip")]),
        ("flip flip flip red1", 3, 2, [(0, "flip"), (2, "flip")]),
        ("flip flip flip red1", 3, 3, [(2, "flip"), (2, "flip")]),
        ("flip flip flip red1", 2, 2, []),
    ],
)
def test_su16_of_like_cards_some_are_sure_whichever_were_taken(
    held: str, known: int, taken: int, seen: list[tuple[int, str]]
) -> None:
    for seed in range(20):
        state = place(held, "green1", "snatch green2", to_play=2, seen=[[1, 0, "flip"]] * known, seed=seed)
        play(state, f"snatch:0x{taken}")
        assert state.view(1).seen == tuple(seen)
        assert stackup().redeal(state.view(1), state.chance).view(1) == state.view(1)


# --- Switch (SU-17)


def test_su17_switch_names_another_colour_and_the_number_stays() -> None:
    state = place("switch red1", "red2")
    assert moves(state) == ["switch:red", "switch:yellow", "switch:green"]
    refused(state, "switch:blue", "the colour is blue already: Switch names another one")
    told = play(state, "switch:red")[-1]
    assert told.as_dict() == {"event": "switched", "seat": 0, "colour": "red"}
    assert (state.view(0).colour, state.view(0).number, state.to_play) == ("red", 5, 1)


def test_su17_option_switch_same_colour() -> None:
    state = place("switch red1", "red2", options={"switch_same_colour": True})
    assert moves(state) == ["switch:red", "switch:blue", "switch:yellow", "switch:green"]
    play(state, "switch:blue")
    assert state.view(0).colour == "blue"


# --- Crash (SU-18 to SU-20)


def test_su18_the_next_player_draws_three_and_their_turn_is_over() -> None:
    state = place("crash red1", "red9", "red2")
    told = play(state, "crash")[-1]
    assert told.as_dict() == {"event": "crashed", "seat": 0, "target": 1}
    assert (state.to_play, state.view(2).crash, moves(state)) == (1, True, ["take"])
    (penalty,) = play(state, "take")
    assert (penalty.name, penalty.seat, penalty.details) == ("penalised", 1, {"count": 3, "reason": "crash"})
    assert len(penalty.seen_by(1).details["pieces"]) == 3  # type: ignore[arg-type]
    assert "pieces" not in penalty.seen_by(0).details
    assert (counts(state), state.to_play) == ([1, 4, 1], 2)


def test_su18_only_the_target_may_answer_and_may_decline() -> None:
    state = place("crash red1", "crash blue9", "crash red2")
    play(state, "crash")
    assert moves(state) == ["crash", "take"]
    refused(state, "blue9", "a Crash has hit you: answer it with a Crash of your own, or take the cards")
    assert [str(move) for move in state.legal_moves(2)] == ["leave"]
    play(state, "take")
    assert (counts(state), state.to_play) == ([1, 5, 2], 2)


def test_su18_who_holds_no_crash_cannot_answer_and_nobody_takes_for_nothing() -> None:
    state = place("crash red1", "red9")
    refused(state, "take", "there is no Crash that you would have to take cards for")
    play(state, "crash")
    refused(state, "crash", "you hold no Crash")


@pytest.mark.parametrize("seconds", [0, 5, 20])
def test_su18_option_answer_seconds_is_the_screens_business(seconds: int) -> None:
    """The rules wait as long as it takes; the view says the time so that a board can show the wait."""
    state = place("crash red1", "red9", options={"answer_seconds": seconds})
    play(state, "crash")
    assert moves(state) == ["take"]
    assert state.view(0).options.answer_seconds == seconds


def test_su19_answering_with_two_players_cancels_both_and_the_attacker_plays() -> None:
    state = place("crash red1", "crash red2")
    play(state, "crash")
    told = play(state, "crash")[-1]
    assert told.as_dict() == {"event": "answered", "seat": 1, "cancelled": True, "target": None}
    assert (state.to_play, counts(state), state.view(0).crash) == (0, [1, 1], False)


def test_su20_with_three_the_penalty_moves_on_the_attacker_included() -> None:
    state = place("crash crash red1", "crash red2", "crash red3")
    play(state, "crash")
    told = play(state, "crash")[-1]
    assert told.as_dict() == {"event": "answered", "seat": 1, "cancelled": False, "target": 2}
    play(state, "crash")
    assert (state.to_play, moves(state)) == (0, ["crash", "take"])
    play(state, "crash")
    assert (state.to_play, moves(state)) == (1, ["take"]), "and on round the table"
    play(state, "take")
    assert counts(state) == [1, 4, 1], "always three cards, never more"
    assert state.to_play == 2, "play goes on after the player who drew"


def test_su20_the_attacker_draws_when_everybody_answers() -> None:
    state = place("crash red1", "crash red2", "crash red3")
    play(state, "crash", "crash", "crash", "take")
    assert (counts(state), state.to_play) == ([4, 1, 1], 1)


def test_su20_an_answer_is_the_answerers_turn_with_six_players() -> None:
    state = place("red1", "red2", "crash red3", "crash red4", "red6", "red7", to_play=2)
    play(state, "crash", "crash", "take")
    assert (counts(state), state.to_play) == ([1, 1, 1, 1, 4, 1], 5)
    assert names(play(state, "draw")) == ["drew"]


def test_su20_a_crash_wraps_round_from_the_last_seat() -> None:
    state = place("red1", "red2", "crash red3", to_play=2)
    play(state, "crash")
    assert state.to_play == 0
