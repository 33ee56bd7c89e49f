"""The end of a round of Upturn: UP-16, UP-19 and UP-20; what concerns the last token is in test_last_token.py."""

import pytest

from stackhub.engine.game import MatchFormat
from stackhub.games.upturn.notation import LEAVE
from tests.games.upturn.racks import legal, options, placed, play, row, told, upturn

# --- the first empty rack


@pytest.mark.parametrize("last", ["60", "skip", "skip2", "down", "turn", "joker", "44", "joker+1"])
def test_up16_the_first_empty_rack_wins(last: str) -> None:
    state = placed(last.replace("+", " "), "2 3 4", "6")
    events = told(play(state, last))
    over = {"winners": [0], "loser": 1, "scores": [0, 3, 1]}
    assert events[-1] == {"event": "round_over", "seat": None, **over, "reason": "emptied"}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.as_dict() == over
    assert legal(state) == []
    with pytest.raises(ValueError, match="the round is over"):
        play(state, "draw")


def test_up16_of_equal_losers_the_first_to_the_winners_left_lost() -> None:
    state = placed("2 3", "60", "6 7", "9 10", to_play=1)
    play(state, "60")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.loser == 2


def test_up16_a_match_is_a_round_some_wins_or_points() -> None:
    def format_of(**values: object) -> MatchFormat:
        return upturn().match_format(options(**values))

    assert format_of() == MatchFormat("single")
    assert format_of(match="first_to") == MatchFormat("wins", 3)
    assert format_of(match="first_to", target=5) == MatchFormat("wins", 5)
    assert format_of(match="points") == MatchFormat("points", 50)
    assert format_of(match="points", target=100) == MatchFormat("points", 100)


# --- an empty pool


def test_up19_all_pass_in_a_row_and_the_fewest_tokens_win() -> None:
    state = placed("1 2 3", "4 6", "7 9 10", pool=[])
    play(state, "pass", "pass")
    assert state.outcome() is None
    events = told(play(state, "pass"))
    assert events[-1] == {
        "event": "round_over", "seat": None, "winners": [1], "loser": 2, "scores": [3, 2, 3], "reason": "blocked",
    }  # fmt: skip


def test_up19_ties_share_the_win() -> None:
    state = placed("1 2", "4 6", pool=[])
    play(state, "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.as_dict() == {"winners": [0, 1], "loser": None, "scores": [2, 2]}


def test_up19_a_play_ends_the_run_of_passes() -> None:
    state = placed("1 2", "60 4", pool=[])
    play(state, "pass", "60", "pass")
    assert state.outcome() is None
    play(state, "pass")
    assert state.outcome() is not None


def test_up19_up20_who_left_need_not_pass() -> None:
    state = placed("1 2", "4 6 7", "", pool=[], left=[2])
    play(state, "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.loser) == ((0,), 1)


def test_up19_missed_turns_do_not_count_as_passes() -> None:
    state = placed("skip 1 2", "4 6", "7 9", pool=[])
    play(state, "skip", "pass", "pass")
    assert state.outcome() is None, "seat 1 only missed its turn"
    play(state, "pass")
    assert state.outcome() is not None


def test_up19_drawing_the_last_token_and_keeping_it_is_no_pass() -> None:
    state = placed("1 2", "4 6", pool=["7"])
    play(state, "draw", "keep", "pass")
    assert state.outcome() is None
    play(state, "pass")
    assert state.outcome() is not None


def test_up19_reshuffle_the_row_but_its_last_number_becomes_the_pool() -> None:
    state = placed("1 2", "4 6", row="20 40 skip 60 turn up", pool=[], pool_empty="reshuffle")
    assert legal(state) == ["draw"]
    events = told(play(state, "draw"))
    assert [event["event"] for event in events] == ["reshuffled", "drew"]
    assert events[0]["count"] == 5
    assert row(state) == "60"
    assert state.last == 60
    assert len(state.position()["pool"]) == 4


def test_up19_reshuffle_also_in_the_middle_of_a_gift_and_a_penalty() -> None:
    state = placed("42 44 1", "2 3", pool=["70"], pool_empty="reshuffle")
    play(state, "42-44")
    events = told(play(state, "give:1x2"))
    assert [event["event"] for event in events] == ["reshuffled", "gave"]
    assert events[1]["count"] == 2
    assert row(state) == "44"
    state = placed("60 1", "70 80 90", pool=["2"], pool_empty="reshuffle", announce="button")
    play(state, "60")
    assert told(play(state, "70"), "penalised")[0]["count"] == 3
    assert row(state) == "70"


def test_up19_reshuffle_with_nothing_to_shuffle_one_passes() -> None:
    state = placed("1 2", "4 6", row="60", pool=[], pool_empty="reshuffle")
    assert legal(state) == ["pass"]


# --- somebody leaves


def test_up20_the_rack_goes_into_the_pool_and_the_others_play_on() -> None:
    state = placed("1 2", "4 6 7", "9 10", pool=["70"])
    events = told(play(state, "@1 leave"))
    assert events == [{"event": "announced", "seat": 1, "what": "leaves"}]
    assert set(state.position()["pool"]) == {"70", "4", "6", "7"}
    assert state.position()["left"] == [1]
    assert state.to_play == 0
    play(state, "draw", "keep")
    assert state.to_play == 2
    with pytest.raises(ValueError, match="nobody sits at seat 1"):
        play(state, "@1 leave")


def test_up20_leaving_in_ones_turn_passes_it_on_the_way_play_goes() -> None:
    state = placed("1 2", "4 6", "7 9", "10 12", order="down")
    play(state, "draw", "leave")
    assert (state.to_play, state.position()["drawn"]) == (3, None)


def test_up20_leaving_is_possible_at_any_time_and_listed_out_of_turn() -> None:
    state = placed("60 1", "70 80 90", "2 3", announce="button")
    play(state, "60")
    assert [str(move) for move in state.legal_moves(0)] == ["announce", "leave"]
    assert [str(move) for move in state.legal_moves(2)] == ["leave"]
    assert LEAVE not in state.legal_moves()
    assert not state.undoable(LEAVE)
    play(state, "@2 leave")
    assert state.legal_moves(2) == state.legal_moves(7) == ()


def test_up20_a_gift_that_was_due_lapses_with_the_giver() -> None:
    state = placed("42 44 1", "2 3", "4 6")
    play(state, "42-44", "leave")
    assert (state.gift, state.to_play) == (0, 1)


def test_up20_who_left_gets_no_gift() -> None:
    state = placed("42 44 1", "2 3", "4 6")
    play(state, "42-44", "@1 leave")
    assert legal(state) == ["give:2x2"]
    with pytest.raises(ValueError, match="nobody sits at seat 1"):
        play(state, "give:1x2")


def test_up20_a_pending_penalty_lapses() -> None:
    state = placed("60 1", "70 80 90", "2 3", announce="button")
    play(state, "60", "@0 leave")
    assert told(play(state, "70"), "penalised") == []


def test_up20_with_two_left_the_rules_for_two_hold() -> None:
    state = placed("skip2 1", "4 6", "7 9")
    play(state, "@2 leave")
    assert told(play(state, "skip2"), "skipped") == [{"event": "skipped", "seat": 1, "by": 0}]
    assert state.to_play == 0


def test_up20_the_first_player_may_leave_before_the_first_token() -> None:
    state = placed("1 2", "60 6", "7 9", order=None)
    play(state, "leave")
    assert legal(state) == ["6", "60"]


def test_up20_the_last_one_at_the_table_wins() -> None:
    state = placed("1 2", "4 6", "7 9")
    play(state, "@2 leave")
    events = told(play(state, "leave"))
    assert events[-1] == {
        "event": "round_over", "seat": None, "winners": [1], "loser": None, "scores": [0, 2, 0], "reason": "left",
    }  # fmt: skip


def test_up20_passes_before_somebody_left_no_longer_count() -> None:
    """Their tokens are in the pool now: there is something to draw again."""
    state = placed("1 2", "4 6", "7 9", pool=[])
    play(state, "pass", "pass", "leave")
    assert state.outcome() is None
    assert "draw" in legal(state)
