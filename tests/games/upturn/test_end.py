"""The end of a round of Upturn and the rules that may be added: UP-16 to UP-20."""

import pytest

from stackhub.engine.game import MatchFormat
from stackhub.games.upturn.notation import LEAVE
from tests.games.upturn.racks import legal, options, placed, play, rack, row, told, upturn

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


# --- announcing the last token


def test_up17_off_nobody_announces() -> None:
    state = placed("60 1", "70 80 90")
    with pytest.raises(ValueError, match="nobody announces the last token in this match"):
        play(state, "60!")
    play(state, "60")
    assert legal(state, 0) == []
    with pytest.raises(ValueError, match="there is nothing to announce now"):
        play(state, "@0 announce")
    play(state, "70")
    assert rack(state, 0) == "1"


def test_up17_whoever_does_not_announce_draws_three_when_the_next_token_is_laid() -> None:
    state = placed("60 1", "70 80 90", announce="button")
    play(state, "60")
    assert state.view(1).must_announce == (0,)
    assert legal(state, 0) == ["announce"]
    events = play(state, "70")
    penalty = next(event for event in events if event.name == "penalised")
    assert (penalty.seat, penalty.details, penalty.only_for) == (0, {"count": 3, "reason": "unannounced"}, (0,))
    assert len(penalty.secret["pieces"]) == 3  # type: ignore[arg-type]
    assert state.counts == (4, 2)
    assert legal(state, 1) == []


def test_up17_it_may_be_announced_out_of_turn_until_then() -> None:
    state = placed("60 1", "70 80 90", announce="button")
    play(state, "60")
    assert told(play(state, "@0 announce")) == [{"event": "announced", "seat": 0, "what": "last"}]
    assert state.view(1).announced == (True, False)
    assert legal(state, 0) == []
    play(state, "70")
    assert state.counts == (1, 2)


def test_up17_it_may_be_announced_with_the_move() -> None:
    state = placed("60 1", "70 80 90", announce="button")
    assert {"60", "60!"} <= set(legal(state))
    events = told(play(state, "60!"))
    assert events[-1] == {"event": "announced", "seat": 0, "what": "last"}
    play(state, "70")
    assert state.counts == (1, 2)


def test_up17_only_a_play_that_leaves_one_token_can_announce() -> None:
    state = placed("60 61 1", "70 80 90", announce="button")
    assert "60!" not in legal(state)
    with pytest.raises(ValueError, match="only a play that leaves one token can announce it"):
        play(state, "60!")
    assert "60!" not in legal(placed("60", "70 80 90", announce="button"))


def test_up17_automatic_it_announces_itself() -> None:
    state = placed("60 1", "70 80 90", announce="automatic")
    assert "60!" not in legal(state)
    with pytest.raises(ValueError, match="the last token announces itself in this match"):
        play(state, "60!")
    assert told(play(state, "60"), "announced") == [{"event": "announced", "seat": 0, "what": "last"}]
    play(state, "70")
    assert state.counts == (1, 2)


def test_up17_the_window_closes_with_ones_own_next_token_too() -> None:
    """A Skip with two players: whoever lays the last token without a word has three more instead of having won."""
    state = placed("skip 60", "2 3", announce="button")
    play(state, "skip")
    assert state.to_play == 0
    assert "announce" in legal(state)
    events = told(play(state, "60"))
    assert [event["event"] for event in events] == ["played", "penalised"]
    assert state.counts == (3, 2)
    assert state.outcome() is None
    assert state.to_play == 1


def test_up17_announcing_in_ones_own_turn_saves_it() -> None:
    state = placed("skip 60", "2 3", announce="button")
    play(state, "skip", "announce")
    assert "announce" not in legal(state)
    assert told(play(state, "60"))[-1]["event"] == "round_over"


def test_up17_inside_a_run_or_a_joker_pair_no_window_opens() -> None:
    state = placed("joker 1", "2 3", announce="button")
    events = told(play(state, "joker+1"))
    assert [event["event"] for event in events] == ["played", "turned", "played", "round_over"]
    assert state.outcome() is not None


def test_up17_a_run_closes_a_window_once() -> None:
    state = placed("60 1", "70 74 77 2 3", announce="button")
    play(state, "60")
    events = told(play(state, "70-74-77"), "penalised")
    assert [event["count"] for event in events] == [3]


def test_up17_a_draw_without_laying_keeps_it_open() -> None:
    state = placed("60 1", "70 80", "90 91", announce="button")
    play(state, "60", "draw", "keep", "draw")
    assert state.view(0).must_announce == (0,)
    play(state, "keep")
    assert state.view(0).must_announce == (0,), "everybody has drawn and kept"
    assert "announce" in legal(state)


def test_up17_rising_above_one_token_cancels_it() -> None:
    """By drawing, and by a gift; and what was announced no longer holds."""
    state = placed("60 1", "70 80", announce="button")
    play(state, "60", "draw", "keep", "draw")
    assert state.view(0).must_announce == ()
    state = placed("60 1", "70 77 80", announce="button")
    play(state, "60!", "77")
    assert state.view(1).announced == (True, False)
    play(state, "give:0x1")
    assert (state.view(1).announced, state.counts) == ((False, False), (2, 2))


def test_up17_the_window_opens_again_with_the_next_last_token() -> None:
    state = placed("60 1", "70 80 90", announce="button", pool=["92"])
    play(state, "60!", "70", "draw", "92")
    assert state.view(0).must_announce == (0,)


def test_up17_it_opens_as_soon_as_the_play_lies_before_the_gift() -> None:
    state = placed("44 1", "2 3", announce="button")
    play(state, "44")
    assert state.gift == 1
    assert legal(state) == ["give:1x1", "announce"]
    play(state, "announce", "give:1x1")
    assert state.view(1).announced == (True, False)


def test_up17_a_short_pool_makes_a_small_penalty_and_the_window_is_closed() -> None:
    state = placed("60 1", "70 80 90", announce="button", pool=["2"])
    play(state, "60")
    assert told(play(state, "70"), "penalised")[0]["count"] == 1
    state = placed("60 1", "70 80 90", announce="button", pool=[])
    play(state, "60")
    assert told(play(state, "70"), "penalised")[0]["count"] == 0
    assert state.view(0).must_announce == ()
    assert state.counts == (1, 2)


def test_up17_a_penalty_is_drawn_before_the_round_ends() -> None:
    """Somebody else's last token closes the window as well."""
    state = placed("60 1", "70", announce="button")
    play(state, "60")
    events = told(play(state, "70"))
    assert [event["event"] for event in events] == ["played", "penalised", "round_over"]
    assert events[-1]["scores"] == [4, 0]


# --- an action as the last token


def test_up18_any_a_lone_action_may_be_laid() -> None:
    assert "skip" in legal(placed("skip", "2 3"))


@pytest.mark.parametrize("action", ["down", "turn", "skip", "skip2", "joker"])
def test_up18_no_action_a_lone_action_cannot_be_laid(action: str) -> None:
    state = placed(action, "2 3", last_token="no_action", pool=["70"])
    assert legal(state) == ["draw"]
    with pytest.raises(ValueError, match="an action token cannot be laid as the last one"):
        play(state, action)
    play(state, "draw")
    assert action in legal(state), "it is not alone any more"
    assert legal(placed(action, "2 3", last_token="no_action", pool=[])) == ["pass"]


def test_up18_no_action_a_number_may_be_the_last_also_after_a_joker() -> None:
    assert "60" in legal(placed("60", "2 3", last_token="no_action"))
    state = placed("joker 1", "2 3", last_token="no_action")
    assert "joker+1" in legal(state)


def test_up18_no_action_left_a_play_may_not_leave_a_single_action() -> None:
    state = placed("60 skip", "2 3", last_token="no_action_left")
    assert legal(state) == ["skip", "draw"]
    with pytest.raises(ValueError, match="that would leave a single action token"):
        play(state, "60")
    runs = legal(placed("42 44 skip", "2 3", last_token="no_action_left"))
    assert "42-44" not in runs
    assert {"42", "44"} <= set(runs)
    jokers = legal(placed("joker 1 skip", "2 3", last_token="no_action_left"))
    assert "joker+1" not in jokers
    assert {"joker", "skip"} <= set(jokers)
    assert legal(placed("skip turn", "2 3", last_token="no_action_left")) == ["draw"]
    assert legal(placed("skip", "2 3", last_token="no_action_left")) == ["skip", "draw"]


def test_up18_no_action_left_a_first_player_who_may_not_lay_draws() -> None:
    state = placed("60 skip", "2 3", order=None, row="40", last_token="no_action_left", pool=["70"])
    assert legal(state) == ["draw"]
    play(state, "draw")
    assert legal(state) == ["60", "70"]


def test_up18_the_preset_harder() -> None:
    harder = upturn().config.presets["harder"]
    assert (harder["announce"], harder["last_token"]) == ("button", "no_action")
    others = {key: value for key, value in harder.items() if key not in ("announce", "last_token")}
    assert others.items() <= upturn().config.defaults().items()


# --- an empty pool


def test_up19_all_pass_in_a_row_and_the_fewest_tokens_win() -> None:
    state = placed("1 2 3", "4 6", "7 9 10", pool=[])
    play(state, "pass", "pass")
    assert state.outcome() is None
    events = told(play(state, "pass"))
    assert events[-1] == {
        "event": "round_over", "seat": None, "winners": [1], "loser": 0, "scores": [3, 2, 3], "reason": "blocked",
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
