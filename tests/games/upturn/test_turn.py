"""A turn of Upturn: numbers, drawing, actions, the Joker, twins: UP-06 to UP-15."""

import pytest

from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import legal, placed, play, rack, row, told


def refuse(state: UpturnState, move: str, sentence: str) -> None:
    """``move`` is refused with ``sentence``, is not legal, and changes nothing."""
    before = state.position()
    with pytest.raises(ValueError) as error:
        play(state, move)
    assert sentence in str(error.value)
    assert state.position() == before
    assert move not in legal(state)


# --- numbers and drawing


def test_up06_up_takes_any_higher_number() -> None:
    """20, 40 on the table and up: 41-99."""
    for number in (41, 42, 60, 97):
        state = placed(f"{number} 1", "2 3", row="20 40")
        assert str(number) in legal(state)
        play(state, str(number))
        assert row(state) == f"20 40 {number}"
        assert state.to_play == 1
    refuse(placed("30 1", "2 3"), "30", "the order is up, and 30 is not higher than 40")


def test_up06_down_takes_any_lower_number() -> None:
    state = placed("39 50", "2 3", order="down")
    refuse(state, "50", "the order is down, and 50 is not lower than 40")
    play(state, "39")
    assert row(state) == "20 40 39"


def test_up06_only_tokens_of_the_own_rack() -> None:
    refuse(placed("41 1", "42 3"), "42", "there is no token 42 on the rack")
    refuse(placed("41 1", "turn 3"), "turn", "there is no token turn on the rack")
    refuse(placed("41 1", "42 3"), "joker+1", "there is no token joker on the rack")


def test_up07_an_action_may_be_laid_instead_of_a_number() -> None:
    state = placed("60 skip", "2 3")
    assert {"60", "skip"} <= set(legal(state))
    play(state, "skip")
    assert row(state) == "20 40 skip"


def test_up08_one_may_draw_although_one_could_lay() -> None:
    state = placed("60 1", "2 3", pool=["70"])
    assert legal(state) == ["60", "draw"]
    events = play(state, "draw")
    assert told(events) == [{"event": "drew", "seat": 0, "count": 1, "pieces": ["70"]}]
    assert "pieces" not in events[0].seen_by(1).details
    assert events[0].seen_by(0).details["pieces"] == ["70"]
    assert legal(state) == ["60", "70", "keep"]


@pytest.mark.parametrize("move", ["60", "70", "keep"])
def test_up08_the_drawn_token_may_be_laid_or_kept_or_another_laid(move: str) -> None:
    state = placed("60 1", "2 3", pool=["70"])
    play(state, "draw", move)
    assert state.to_play == 1
    assert state.position()["drawn"] is None
    assert set(rack(state, 0).split()) == {"60", "70", "1"} - {move}


def test_up08_at_most_one_token_is_drawn() -> None:
    state = placed("60 1", "2 3")
    play(state, "draw")
    refuse(state, "draw", "only one token may be drawn in a turn")
    refuse(state, "pass", "a token has been drawn: lay one or keep it")


def test_up08_without_drawing_one_must_play() -> None:
    state = placed("60 1", "2 3")
    refuse(state, "pass", "passing is only possible once the pool is empty")
    refuse(state, "keep", "no token has been drawn")


def test_up08_with_an_empty_pool_one_may_pass_although_one_could_lay() -> None:
    state = placed("60 1", "2 3", pool=[])
    assert legal(state) == ["60", "pass"]
    refuse(state, "draw", "the pool is empty")


@pytest.mark.parametrize(("line", "order"), [("20 99", "up"), ("20 1", "down")])
def test_up09_at_the_end_of_the_order_only_actions_or_a_draw_are_left(line: str, order: str) -> None:
    state = placed("50 skip", "2 3", row=line, order=order)
    assert legal(state) == ["skip", "draw"]


# --- actions


@pytest.mark.parametrize(("name", "order", "to", "nxt"), [("up", "down", "up", 1), ("down", "up", "down", 2)])
def test_up10_up_and_down_only_turn_the_other_order(name: str, order: str, to: str, nxt: int) -> None:
    state = placed(f"{name} 1 99", "2 3", "4 6", order=order)
    assert told(play(state, name), "turned") == [
        {"event": "turned", "seat": 0, "order": to, "clockwise": to == "up"},
    ]
    assert state.position()["order"] == to
    assert state.to_play == nxt, "the left neighbour after Up, the right one after Down"


def test_up10_up_while_up_is_refused_and_down_while_down() -> None:
    refuse(placed("up 60", "2 3"), "up", "Up can only be laid while the order is down")
    refuse(placed("down 1", "2 3", order="down"), "down", "Down can only be laid while the order is up")


@pytest.mark.parametrize(("order", "to", "nxt"), [("up", "down", 2), ("down", "up", 1)])
def test_up10_up_and_down_turns_whichever_way_it_is(order: str, to: str, nxt: int) -> None:
    state = placed("turn 1 99", "2 3", "4 6", order=order)
    play(state, "turn")
    assert (state.position()["order"], state.to_play) == (to, nxt)


@pytest.mark.parametrize("move", ["down", "turn", "joker"])
def test_up10_with_two_players_the_turn_simply_passes(move: str) -> None:
    state = placed("down turn joker 1", "2 3")
    play(state, move)
    assert state.to_play == 1


@pytest.mark.parametrize(
    ("move", "seats", "misses", "then"),
    [
        ("skip", 2, [1], 0),
        ("skip", 3, [1], 2),
        ("skip", 4, [1], 2),
        ("skip2", 2, [1], 0),
        ("skip2", 3, [1, 2], 0),
        ("skip2", 4, [1, 2], 3),
    ],
)
def test_up11_the_next_one_or_two_miss_a_turn(move: str, seats: int, misses: list[int], then: int) -> None:
    state = placed("skip skip2 1", *["2 3", "4 6", "7 9"][: seats - 1])
    events = told(play(state, move), "skipped")
    assert events == [{"event": "skipped", "seat": seat, "by": 0} for seat in misses]
    assert state.to_play == then
    assert (state.position()["order"], state.last) == ("up", 40), "neither value nor direction changes"


def test_up11_misses_go_the_way_play_goes() -> None:
    state = placed("skip 1", "2 3", "4 6", "7 9", order="down")
    assert told(play(state, "skip"), "skipped") == [{"event": "skipped", "seat": 3, "by": 0}]
    assert state.to_play == 2


def test_up12_a_joker_turns_and_lets_a_number_of_the_new_order_follow() -> None:
    """81, 86, Joker, 20."""
    state = placed("joker 20 90 1", "2 3", "4 6", row="81 86")
    assert {"joker", "joker+20", "joker+1"} <= set(legal(state))
    refuse(state, "joker+90", "the order is down, and 90 is not lower than 86")
    events = told(play(state, "joker+20"))
    assert events == [
        {"event": "played", "seat": 0, "pieces": ["joker"], "left": 3, "move": "joker+20"},
        {"event": "turned", "seat": 0, "order": "down", "clockwise": False},
        {"event": "played", "seat": 0, "pieces": ["20"], "left": 2, "move": "joker+20"},
    ]
    assert row(state) == "81 86 joker 20"
    assert state.to_play == 2


def test_up12_the_extra_token_is_optional_and_may_be_a_twin() -> None:
    state = placed("joker 22 1", "2 3", row="81 86")
    play(state, "joker")
    assert (row(state), state.gift) == ("81 86 joker", 0)
    state = placed("joker 22 1", "2 3", row="81 86")
    play(state, "joker+22")
    assert state.gift == 1, "the Joker is not counted"


@pytest.mark.parametrize("action", ["down", "turn"])
def test_up13_the_next_number_follows_the_last_number(action: str) -> None:
    """9, 23, 32 and a Down (or an Up & Down): now 31-1."""
    state = placed(f"{action} 4", "31 1 33 99", row="9 23 32")
    play(state, action)
    assert [move for move in legal(state) if move != "draw"] == ["1", "31"]


# --- twins


def test_up14_a_run_in_front_of_a_twin_and_its_gift() -> None:
    """… 71 and a turn to down: you lay 64, 48, 40, 36, 22 and give 5 away."""
    state = placed("64 48 40 36 22 1 2", "3 4", "6 7", "9 10", row="60 71 turn", order="down")
    events = told(play(state, "64-48-40-36-22"))
    run = ["64", "48", "40", "36", "22"]
    assert events == [{"event": "played", "seat": 0, "pieces": run, "left": 2, "move": "64-48-40-36-22"}]
    assert (state.to_play, state.gift) == (0, 5)
    assert row(state) == "60 71 turn 64 48 40 36 22"
    events = play(state, "give:1x2,2x3")
    assert [(event.name, event.seat, event.details) for event in events] == [
        ("gave", 0, {"to": 1, "count": 2}),
        ("gave", 0, {"to": 2, "count": 3}),
    ]
    assert [event.only_for for event in events] == [(1,), (2,)], "dealt unseen, also by the giver"
    assert state.counts == (2, 4, 5, 2)
    assert (state.to_play, state.gift) == (3, 0)


def test_up14_any_subset_may_be_laid_in_front() -> None:
    state = placed("64 48 22 1 2", "3 4", row="60 71", order="down")
    runs = {move for move in legal(state) if move.endswith("22")}
    assert runs == {"22", "64-22", "48-22", "64-48-22"}


def test_up14_only_numbers_strictly_between_in_order_and_a_twin_last() -> None:
    state = placed("10 42 47 49 55 60", "3 4", row="20 40")
    refuse(state, "47-42-55", "the order is up, and 42 is not higher than 47")
    refuse(state, "10-55", "the order is up, and 10 is not higher than 40")
    refuse(state, "60-55", "the order is up, and 55 is not higher than 60")
    refuse(state, "42-47", "a run must end in a twin (11, 22, … 99), and 47 is none")
    refuse(state, "44-55", "there is no token 44 on the rack")


def test_up14_a_twin_alone_gives_one_away() -> None:
    state = placed("44 1", "2 3")
    play(state, "44")
    assert legal(state) == ["give:1x1"]


def test_up14_runs_only_a_twin_alone_gives_nothing() -> None:
    state = placed("42 44 1", "2 3", twin_gift="runs_only")
    play(state, "44")
    assert (state.gift, state.to_play) == (0, 1)
    state = placed("42 44 1", "2 3", twin_gift="runs_only")
    play(state, "42-44")
    assert state.gift == 2


def test_up14_twins_inside_a_run_are_plain_numbers() -> None:
    state = placed("44 50 55 66 1", "2 3")
    play(state, "44-50-55-66")
    assert state.gift == 4


def test_up14_a_gift_names_others_only_and_the_whole_of_it() -> None:
    state = placed("42 44 1", "2 3", "4 6", "7 9", left=[], announced=[False] * 4)
    play(state, "42-44")
    assert legal(state) == ["give:1x2", "give:1x1,2x1", "give:1x1,3x1", "give:2x2", "give:2x1,3x1", "give:3x2"]
    refuse(state, "give:0x2", "nobody may give tokens to themselves")
    refuse(state, "give:1x1,5x1", "nobody sits at seat 5")
    refuse(state, "give:1x1", "the gift is of another size (tokens to give: 2, named: 1)")
    refuse(state, "1", "first the gift must be given away (tokens: 2)")
    refuse(state, "draw", "first the gift must be given away (tokens: 2)")
    play(state, "give:3x1,1x1")
    refuse(state, "give:2x1", "there is nothing to give away now")


def test_up14_a_short_pool_is_dealt_in_the_order_named() -> None:
    def counts(gift: str) -> tuple[int, ...]:
        state = placed("42 44 47 55 1", "2 3", "4 6", pool=["70", "71", "72"])
        play(state, "42-44-47-55", gift)
        return state.counts

    assert counts("give:1x2,2x2") == (1, 4, 3)
    assert counts("give:2x2,1x2") == (1, 3, 4)
    assert counts("give:2x3,1x1") == (1, 2, 5)


def test_up14_the_gift_stops_when_the_pool_is_empty() -> None:
    state = placed("42 44 1", "2 3", "4 6", pool=[])
    play(state, "42-44")
    assert (state.gift, state.to_play) == (0, 1), "there is nothing to give"


def test_up14_no_gift_is_due_when_the_play_wins() -> None:
    state = placed("42 44", "2 3")
    events = told(play(state, "42-44"))
    assert events[-1]["event"] == "round_over"
    assert events[-1]["winners"] == [0]
    assert state.position()["gift"] == 0
    assert state.counts == (0, 2)


def test_up15_joker_and_twin_turn_the_order_and_lay_a_run() -> None:
    state = placed("joker 64 48 22 1", "3 4", "6 7", row="60 71", order="up")
    assert {"joker+22", "joker+64-22", "joker+48-22", "joker+64-48-22"} <= set(legal(state))
    play(state, "joker+64-48-22")
    assert row(state) == "60 71 joker 64 48 22"
    assert (state.position()["order"], state.gift) == ("down", 3)
    play(state, "give:2x3")
    assert state.to_play == 2, "the right neighbour: play goes counter-clockwise"
