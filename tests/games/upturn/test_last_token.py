"""The last token of a rack of Upturn: UP-17 and UP-18."""

import pytest

from tests.games.upturn.racks import legal, placed, play, rack, told, upturn

# --- announcing it


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


def test_up17_a_token_that_the_penalty_brings_need_not_be_announced() -> None:
    """The pool had but one: the play itself left none, so no window opens, and the round goes on."""
    state = placed("skip 60", "2 3", announce="button", pool=["4"])
    play(state, "skip", "60")
    assert (rack(state, 0), state.outcome(), state.view(0).must_announce) == ("4", None, ())


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
