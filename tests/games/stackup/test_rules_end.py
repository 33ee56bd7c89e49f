"""How a round of Stack Up! ends, and who leaves it: SU-21 to SU-25."""

import pytest

from stackhub.engine.game import MatchFormat, Outcome
from stackhub.engine.match import Match, Player
from stackhub.games.stackup.rules import StackUpOptions, StackUpState
from tests.games.stackup.tables import counts, hand, moves, names, place, play, refused, stackup


def outcome(state: StackUpState) -> Outcome:
    """The outcome there must be."""
    found = state.outcome()
    assert found is not None
    return found


# --- winning (SU-21)


@pytest.mark.parametrize("move", ["blue9", "red6", "switch:red", "crash"])
def test_su21_the_last_card_may_be_a_number_a_switch_or_a_crash(move: str) -> None:
    state = place(move.partition(":")[0], "red2 red3", "red4")
    told = play(state, move)
    assert names(told) == ["played", "round_over"], "a winning Crash asks nobody anything"
    assert told[-1].details == {"winners": [0], "loser": 1, "scores": [0, 2, 1], "reason": "emptied"}
    assert outcome(state) == Outcome((0,), 1, (0, 2, 1))
    assert not any(state.legal_moves(seat) for seat in range(3))


def test_su21_an_answering_crash_may_win() -> None:
    state = place("crash red1", "crash", "red2")
    play(state, "crash")
    told = play(state, "crash")
    assert names(told) == ["played", "round_over"]
    assert (outcome(state).winners, counts(state)) == ((1,), [1, 0, 1])


@pytest.mark.parametrize("card", ["flip", "freeze", "snatch"])
def test_su21_holding_only_a_freeze_snatch_or_flip_you_are_stuck_and_draw(card: str) -> None:
    state = place(card, "red2 red3 red4 red5")
    assert moves(state) == ["draw"]
    move = "snatch:1x1" if card == "snatch" else card
    refused(state, move, f"{card.capitalize()} may not be your last card")


@pytest.mark.parametrize("card", ["flip", "freeze", "snatch"])
def test_su21_two_of_them_leave_one_that_cannot_be_laid(card: str) -> None:
    state = place(f"{card} {card}", "red2 red3 red4 red5 red7")
    assert len(moves(state)) >= 1
    play(state, moves(state)[0])
    assert state.outcome() is None


def test_su21_after_the_end_nothing_may_be_played() -> None:
    state = place("blue9", "red2")
    play(state, "blue9")
    refused(state, "draw", "the round is over")
    refused(state, "leave", "the round is over")


# --- drawing from nothing (SU-22, SU-23)


def test_su22_the_discard_pile_but_its_top_becomes_the_draw_pile() -> None:
    state = place("red9", "red2", top="green1 green2 blue5", draw="")
    told = play(state, "draw")
    assert told[0].as_dict() == {"event": "reshuffled", "seat": None, "count": 2}
    assert names(told) == ["reshuffled", "drew"]
    view = state.view(0)
    assert (view.laid, view.stock, view.colour, view.number, view.direction) == (("blue5",), 1, "blue", 5, "up")


def test_su22_the_state_of_the_table_stays_when_the_top_is_a_special() -> None:
    state = place("red9", "red2", top="green1 blue5 switch", colour="yellow", number=5, draw="", direction="down")
    play(state, "draw")
    view = state.view(0)
    assert (view.laid, view.colour, view.number, view.direction) == (("switch",), "yellow", 5, "down")


def test_su22_in_the_middle_of_a_crash() -> None:
    state = place("crash red1", "red2", top="green1 green2 green3 blue5", draw="green4")
    told = play(state, "crash", "take")
    assert names(told) == ["reshuffled", "penalised"]
    assert told[0].details == {"count": 4}, "all but the Crash on top"
    assert counts(state) == [1, 4]


def test_su22_fewer_cards_than_due() -> None:
    state = place("crash red1", "red2", top="blue5", draw="green4")
    told = play(state, "crash", "take")
    assert told[-1].details == {"count": 2, "reason": "crash"}
    assert (counts(state), state.to_play) == ([1, 3], 0)
    state = place("red2", "red9", "red8", top="blue5 crash", crash=True, draw="", colour="red", number=1)
    play(state, "take")
    assert counts(state) == [2, 1, 1], "the number card below the Crash was all there was"


def test_su22_no_card_at_all_for_a_crash() -> None:
    state = place("red2", "red9", top="crash", crash=True, draw="", colour="blue", number=5)
    (told,) = play(state, "take")
    assert told.details == {"count": 0, "reason": "crash"}
    assert (counts(state), state.to_play) == ([1, 1], 1)


def test_su23_both_piles_exhausted_a_stuck_player_passes() -> None:
    state = place("red9", "red2 blue9", draw="")
    assert moves(state) == ["pass"]
    refused(state, "draw", "there is no card left to draw")
    (told,) = play(state, "pass")
    assert told.as_dict() == {"event": "passed", "seat": 0, "spare": False}
    assert moves(state) == ["blue9"]
    refused(state, "pass", "you can play, so you may not pass")


def test_su23_nobody_passes_as_long_as_there_are_cards_to_draw() -> None:
    refused(place("red9", "red2"), "pass", "you may pass only when no card is left to draw")
    refused(
        place("red9", "red2", top="green1 blue5", draw=""), "pass", "you may pass only when no card is left to draw"
    )


def test_su23_everybody_passes_in_a_row_and_the_fewest_cards_win() -> None:
    state = place("red9 red10", "red2", "red12 red13 red14", draw="")
    play(state, "pass", "pass")
    assert state.outcome() is None
    told = play(state, "pass")
    assert told[-1].details == {"winners": [1], "loser": 2, "scores": [2, 1, 3], "reason": "blocked"}


def test_su04_su23_of_equal_losers_the_first_to_the_left_of_the_winner() -> None:
    state = place("red9 red10", "red2", "red12 red13", draw="")
    play(state, "pass", "pass", "pass")
    assert outcome(state) == Outcome((1,), 2, (2, 1, 2))


def test_su23_ties_share_the_win() -> None:
    state = place("red9", "red2 red3", "red12", draw="")
    play(state, "pass", "pass", "pass")
    assert outcome(state) == Outcome((0, 2), 1, (1, 2, 1))
    state = place("red9", "red2", draw="")
    play(state, "pass", "pass")
    assert outcome(state) == Outcome((0, 1), None, (1, 1))


@pytest.mark.parametrize("move", ["flip", "blue9"])
def test_su23_a_play_breaks_the_run(move: str) -> None:
    state = place("red9", "red2 flip blue9", "red12", draw="", passes=1, to_play=1)
    play(state, move)
    assert state.view(0).passes == 0


def test_su23_missed_turns_neither_count_nor_break_the_run() -> None:
    """Four players, one is frozen: the run is four passes, whoever missed a turn before."""
    state = place("freeze red1", "red9", "red10", "red12", draw="")
    play(state, "freeze")
    assert (state.to_play, state.view(0).stock, len(state.view(0).laid)) == (2, 0, 2)
    state = place("red1", "red9", "red10", "red12", draw="", top="freeze", colour="blue", number=5, to_play=2)
    play(state, "pass", "pass", "pass")
    assert state.outcome() is None, "seat 1 has not passed"
    play(state, "pass")
    assert state.outcome() is not None


def test_su23_a_player_whose_hand_was_snatched_empty_ranks_last() -> None:
    state = place("red9 red10", "", "red12", draw="")
    play(state, "pass", "pass", "pass")
    assert outcome(state) == Outcome((2,), 1, (2, 0, 1))


# --- matches (SU-24)


@pytest.mark.parametrize(
    ("options", "form"),
    [
        ({}, MatchFormat("single")),
        ({"match": "single", "target": 5}, MatchFormat("single", 1)),
        ({"match": "first_to"}, MatchFormat("wins", 3)),
        ({"match": "first_to", "target": 5}, MatchFormat("wins", 5)),
        ({"match": "points"}, MatchFormat("points", 50)),
        ({"match": "points", "target": 100}, MatchFormat("points", 100)),
    ],
)
def test_su24_match(options: dict[str, object], form: MatchFormat) -> None:
    assert stackup().match_format(StackUpOptions.model_validate(options)) == form


def test_su24_the_loser_has_the_most_cards_of_equals_the_first_to_the_left_of_the_winner() -> None:
    state = place("red1 red3", "red2 red4", "blue9", "red7 red8", "red11", to_play=2)
    play(state, "blue9")
    assert outcome(state).loser == 3
    state = place("red1 red3", "red2 red4", "blue9", "red7", "red11", to_play=2)
    play(state, "blue9")
    assert outcome(state).loser == 0


def test_su24_cards_left_are_penalty_points_until_the_threshold() -> None:
    options = StackUpOptions(match="points", target=25)
    match = Match(stackup(), options, (Player("Ada", "red"), Player("Bo", "blue")), 3)
    while match.phase != "over":
        match.next_round()
        while match.phase == "round":
            match.play(match.referee.state.legal_moves()[0])
        last = match.outcomes()[-1]
        assert last.scores[last.winners[0]] == 0
    assert max(match.points()) >= 25
    assert sum(scores := match.points()) == sum(sum(outcome.scores) for outcome in match.outcomes())
    assert match.winners() == tuple(seat for seat in (0, 1) if scores[seat] == min(scores))


# --- leaving (SU-25)


def test_su25_the_hand_goes_into_the_draw_pile() -> None:
    state = place("red1 red2", "red3 red4", "red6", draw="green4", seen=[[0, 1, "red3"], [1, 0, "red1"]])
    (told,) = play(state, "@1 leave")
    assert told.as_dict() == {"event": "announced", "seat": 1, "what": "leaves", "count": 2}
    view = state.view(0)
    assert (view.counts, view.stock, view.gone, view.seen) == ((2, 0, 1), 3, (1,), ())
    assert sorted(state.position()["draw"]) == ["green4", "red3", "red4"]
    assert state.position()["seen"] == []


def test_su25_in_turn_the_next_player_goes_on() -> None:
    state = place("red1 red2", "red3 red4", "red6", spare=[True, False, False])
    play(state, "leave")
    assert (state.to_play, state.view(1).spare) == (1, (False, False, False))
    assert moves(state) == ["draw"]
    play(state, "draw", "keep")
    assert state.to_play == 2
    play(state, "red6")
    assert outcome(state).winners == (2,)


def test_su25_after_drawing_the_card_drawn_goes_as_well() -> None:
    state = place("red1", "red3", "red6", draw="blue9")
    play(state, "draw", "leave")
    assert (state.to_play, state.view(1).stock, state.view(1).has_drawn) == (1, 2, False)


def test_su25_before_the_direction_is_chosen_the_next_player_chooses() -> None:
    state = place("red1", "red3", "red6", direction=None)
    play(state, "leave")
    assert (state.to_play, moves(state)) == (1, ["direction:up", "direction:down"])


def test_su25_a_pending_crash_moves_on() -> None:
    state = place("crash red1", "crash red2", "red3", "red4")
    play(state, "crash")
    (told,) = play(state, "leave")
    assert told.details == {"what": "leaves", "count": 2, "target": 2}
    assert (state.to_play, moves(state)) == (2, ["take"])
    play(state, "take")
    assert (counts(state), state.to_play) == ([1, 0, 4, 1], 3)


def test_su25_with_two_left_the_two_player_rules_hold_from_the_next_turn() -> None:
    """The Crash moves on to the next player, whose answer cancels it."""
    state = place("crash red1", "crash red2", "crash red3")
    play(state, "crash", "leave")
    told = play(state, "crash")[-1]
    assert told.details == {"cancelled": True, "target": None}
    assert state.to_play == 0


def test_su25_but_not_in_the_turn_under_way() -> None:
    """Somebody else leaves while the target thinks: this answer still moves on, the next one cancels."""
    state = place("crash crash red1", "crash red2", "red3")
    play(state, "crash", "@2 leave")
    assert state.view(0).moves_on
    again = stackup().from_position(state.position(), StackUpOptions(), 3, state.chance)
    assert again.position() == state.position()
    told = play(state, "crash")[-1]
    assert told.details == {"cancelled": False, "target": 0}
    assert not state.view(0).moves_on
    told = play(state, "crash")[-1]
    assert told.details == {"cancelled": True, "target": None}
    assert (state.to_play, counts(state)) == (1, [1, 1, 0])


def test_su25_freeze_with_two_left() -> None:
    state = place("freeze red1", "red2", "red3")
    play(state, "@1 leave", "freeze")
    assert state.to_play == 0


def test_su25_who_has_left_is_nobodys_target_and_cannot_leave_again() -> None:
    state = place("snatch red1", "red2", "red3", "red4")
    play(state, "@1 leave")
    assert moves(state) == ["snatch:2x1", "snatch:3x1"]
    refused(state, "snatch:1x1", "nobody plays at seat 1")
    refused(state, "@1 leave", "seat 1 does not play any more")
    assert state.legal_moves(1) == []


def test_su25_one_left_wins() -> None:
    state = place("red1 red3", "red2", "red4")
    play(state, "@1 leave")
    told = play(state, "leave")
    assert told[-1].details == {"winners": [2], "loser": None, "scores": [0, 0, 1], "reason": "left"}
    assert stackup().from_position(state.position(), StackUpOptions(), 3, state.chance).outcome() == outcome(state)


def test_su25_cards_that_come_back_end_a_run_of_passes() -> None:
    state = place("red1", "red9", "red2", draw="")
    play(state, "pass", "@2 leave")
    assert (state.view(0).passes, moves(state)) == (0, ["draw"])


def test_su25_su23_who_leaves_with_an_empty_hand_may_complete_the_run() -> None:
    state = place("red1", "red9", "", draw="")
    play(state, "pass", "pass")
    told = play(state, "leave")
    assert names(told) == ["announced", "round_over"]
    assert outcome(state) == Outcome((0, 1), None, (1, 1, 0))


def test_su25_su23_who_has_passed_and_leaves_no_longer_counts() -> None:
    state = place("", "red9", "red2", "red1", draw="")
    play(state, "pass", "pass", "@0 leave")
    assert state.view(1).passes == 1
    play(state, "pass")
    assert state.outcome() is None
    play(state, "pass")
    assert outcome(state).winners == (1, 2, 3)


def test_su25_leaving_is_not_listed_in_turn_but_may_be_played() -> None:
    state = place("red9", "red2")
    assert moves(state) == ["draw"]
    assert [str(move) for move in state.legal_moves(1)] == ["leave"]
    assert hand(state, 1) == ["red2"]
