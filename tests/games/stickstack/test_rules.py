"""Who takes what, where sticks go and what a round costs: SS-01 to SS-12 by moves alone."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, IllegalMove
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee, fresh_round
from stackhub.games.stickstack.rules import StickStackOptions
from tests.games.stickstack.turns import (
    falls,
    fresh,
    placed,
    play,
    pushes,
    record,
    right,
    slipped,
    stickstack,
    toppled,
    wrong,
)

EVERY = tuple(f"s{number:02}" for number in range(1, 37))


def events(state: Any, move: Any) -> list[tuple[str, int | None, dict[str, Any]]]:
    parsed = stickstack().parse_move(move if isinstance(move, str) else f"record {move}")
    return [(event.name, event.seat, dict(event.details)) for event in state.play(parsed)]


# --- material and set-up (SS-01, SS-02)


def test_ss01_36_sticks_are_in_the_bag() -> None:
    view = fresh().view(0)
    assert view.bag == EVERY
    assert (view.tower, view.fronts, view.penalties, view.held) == ((), ((), (), ()), (0, 0, 0), None)


@pytest.mark.parametrize("seats", [0, 1, 8, -1])
def test_ss01_two_to_seven_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="stickstack takes 2-7 seats"):
        fresh(seats)
    assert [fresh(count).seats for count in (2, 7)] == [2, 7]


def test_ss01_the_first_player_is_random_or_said() -> None:
    assert {fresh(7, seed, None).to_play for seed in range(60)} == set(range(7))
    assert fresh(7, 3, 5).to_play == 5
    with pytest.raises(BadPosition, match="nobody sits there"):
        fresh(3, 1, 3)


def test_ss01_the_turn_passes_to_the_left() -> None:
    state = fresh(4, first=2)
    takers = []
    for _ in range(6):
        takers.append(state.to_play)
        assert state.view(0).after == (state.to_play + 1) % 4
        play(state, "bag", "ok")
    assert takers == [2, 3, 0, 1, 2, 3]


def test_ss02_white_and_the_three_rim_colours_in_one_two_or_three_bands() -> None:
    kinds = stickstack().material.kinds
    assert list(kinds) == list(EVERY)
    assert {len(kind) for kind in kinds.values()} == {1, 2, 3}
    assert set("".join(kinds.values())) == set("wryb")


# --- taking (SS-03)


def test_ss03_a_stick_comes_out_of_the_bag_at_random() -> None:
    drawn = Counter(str(events(fresh(seed=seed), "bag")[0][2]["stick"]) for seed in range(1500))
    assert set(drawn) == set(EVERY)
    assert all(count < 90 for count in drawn.values()), "42 are to be expected"


def test_ss03_the_drawn_stick_is_in_the_hand_and_seen_by_all() -> None:
    state = fresh()
    assert events(state, "bag:s20") == [("drew", 0, {"stick": "s20", "kind": "rwy"})]
    view = state.view(2)
    assert (view.phase, view.held, view.source, view.to_play) == ("place", "s20", "bag", 0)
    assert "s20" not in view.bag


def test_ss03_or_one_of_the_own_sticks() -> None:
    state = placed(fronts=[["s04", "s31"], ["s05"], []])
    assert [str(move) for move in state.legal_moves()] == ["bag", "own:s04", "own:s31"]
    assert events(state, "own:s31") == [("chose", 0, {"stick": "s31", "kind": "bwr"})]
    assert (state.now.held, state.now.source, state.now.fronts[0]) == ("s31", "front", ("s04",))
    play(state, "ok")
    assert (state.now.tower, state.to_play) == (("s31",), 1)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("own:s05", "s05 does not lie in front of seat 0"),
        ("own:s10", "s10 does not lie in front of seat 0"),
        ("bag:s05", "s05 is not in the bag"),
        (record("s01", right()), "no stick has been taken yet"),
    ],
)
def test_ss03_nothing_else_may_be_taken(move: Any, why: str) -> None:
    state = placed(fronts=[["s04"], ["s05"], []])
    before = state.position()
    with pytest.raises(IllegalMove) as refused:
        events(state, move)
    assert str(refused.value) == why
    assert state.position() == before


def test_ss03_one_stick_a_turn() -> None:
    state = play(placed(fronts=[["s04"], [], []]), "bag:s09")
    for move in ("bag", "bag:s10", "own:s04"):
        with pytest.raises(IllegalMove, match="s09 has been taken: place it"):
            play(state, move)


def test_ss03_an_empty_bag_gives_nothing() -> None:
    state = placed(bag=[], fronts=[["s04"], [], []])
    with pytest.raises(IllegalMove, match="the bag is empty"):
        play(state, "bag")
    assert [str(move) for move in state.legal_moves()] == ["own:s04"]


# --- a turn (SS-04 to SS-09)


def test_ss04_a_stick_that_hangs_right_stays() -> None:
    state = play(fresh(), "bag:s09")
    assert events(state, record("s09", right())) == [
        ("placed", 0, {"stick": "s09", "kind": "wy", "contacts": 1, "attempts": 1})
    ]
    assert (state.now.tower, state.now.held, state.now.source, state.to_play) == (("s09",), None, None, 1)


def test_ss05_a_push_is_told() -> None:
    state = play(placed(tower=["s01"], options={"fouls": "warn"}), "bag:s09")
    told = events(state, record("s09", right(), tower=("s01",), pushed=pushes("s01", 4.0)))
    assert told[0] == (
        "fouled",
        0,
        {"stick": "s09", "kind": "wy", "pushed": [{"what": "s01", "mm": 4.0}], "strict": False},
    )
    assert told[1][0] == "placed"


def test_ss05_strict_ends_the_turn() -> None:
    state = play(placed(tower=["s01"], options={"fouls": "strict"}), "bag:s09")
    told = events(state, record("s09", tower=("s01",), pushed=pushes("base", 9.0), end="foul"))
    assert [(name, details.get("strict")) for name, _, details in told] == [("fouled", True)]
    assert (state.now.fronts, state.now.tower, state.to_play) == ((("s09",), (), ()), ("s01",), 1)


def test_ss06_each_refused_attempt_is_told() -> None:
    state = play(fresh(), "bag:s09")
    told = events(state, record("s09", wrong(1.0), wrong(5.0), right(9.0)))
    contacts = [{"other": "cup", "own": "w", "theirs": "r"}]
    refused = ("refused", 0, {"stick": "s09", "kind": "wy", "contacts": contacts, "result": "back"})
    assert told[:2] == [refused, refused]
    assert (told[2][0], told[2][2]["attempts"]) == ("placed", 3)


def test_ss06_a_stick_that_is_kept_lies_in_front() -> None:
    state = play(fresh(), "bag:s09")
    told = events(state, record("s09", wrong(1.0), wrong(5.0), wrong(9.0), end="kept"))
    assert [name for name, *_ in told] == ["refused"] * 3 + ["kept"]
    assert (state.now.fronts, state.now.tower, state.to_play) == ((("s09",), (), ()), (), 1)


@pytest.mark.parametrize(("mode", "points"), [("base", 1), ("teams", 1), ("coop", 0)])
def test_ss06_keeping_ones_own_stick_costs_a_point(mode: str, points: int) -> None:
    """Otherwise whoever has one in front could pass for ever."""
    state = play(placed(options={"mode": mode}, fronts=[["s09"], [], []], tower=["s01"]), "own:s09")
    told = events(state, record("s09", wrong(1.0), wrong(5.0), wrong(9.0), end="kept", hung=("s01",)))
    assert told[-1] == ("kept", 0, {"stick": "s09", "kind": "wy", "point": points > 0})
    assert (state.now.fronts[0], state.now.penalties[0]) == (("s09",), points)


@pytest.mark.parametrize(("colours", "result"), [("take_back", "front"), ("warn", "warned")])
def test_ss06_the_other_ways(colours: str, result: str) -> None:
    state = play(placed(options={"colours": colours}), "bag:s09")
    told = events(state, record("s09", wrong(), back=colours == "take_back"))
    assert (told[0][0], told[0][2]["result"]) == ("refused", result)
    in_front = colours == "take_back"
    assert state.now.fronts[0] == (("s09",) if in_front else ())
    assert state.now.tower == (() if in_front else ("s09",))
    assert [name for name, *_ in told[1:]] == ([] if in_front else ["placed"])


def test_ss08_fallen_sticks_go_in_front_and_may_be_used_later() -> None:
    state = play(placed(tower=["s01", "s02"], fronts=[["s03"], [], []]), "bag:s09")
    told = events(state, record("s09", right(), tower=("s01", "s02"), fell=falls("s02")))
    assert told[1] == ("fell", 0, {"sticks": ["s02"], "kinds": ["w"]})
    assert (state.now.fronts[0], state.now.tower) == (("s03", "s02"), ("s01", "s09"))
    play(state, "bag", "ok", "bag", "ok", "own:s02", "ok")
    assert state.now.tower[-1] == "s02"


def test_ss09_what_falls_until_the_next_player_takes_belongs_to_the_turn() -> None:
    """The record closes with the next player's hand, rested or not."""
    state = play(placed(tower=["s01", "s02"]), "bag:s09")
    play(state, record("s09", right(), tower=("s01", "s02"), fell=falls("s09", at_s=19.0), rested=False))
    assert state.now.fronts == (("s09",), (), ())


# --- the end of a round (SS-10, SS-11)


def test_ss10a_a_topple_ends_the_round() -> None:
    state = play(placed(tower=["s01", "s02"]), "bag:s09")
    told = events(state, toppled("s09"))
    assert told == [
        ("toppled", 0, {"count": 3, "how": "cup"}),
        (
            "round_over",
            None,
            {"winners": [1, 2], "loser": 0, "scores": [8, 0, 0], "by": 0, "reason": "toppled"},
        ),
    ]
    assert (state.view(0).phase, state.legal_moves(), state.legal_moves(1)) == ("over", [], [])
    with pytest.raises(IllegalMove, match="the round is over"):
        play(state, "bag")


def test_ss10a_the_base_may_topple_it_too() -> None:
    state = play(placed(tower=["s01"]), "bag:s09")
    assert events(state, toppled("s09", cup_deg=75.0, base_deg=45.0, base_s=0.7))[0][2]["how"] == "base"


def test_ss10a_every_stick_fell() -> None:
    state = play(placed(tower=["s01", "s02"], fronts=[[], ["s20"], []]), "bag:s09")
    told = events(state, record("s09", slipped(), fell=falls("s02", "s09", "s01"), end="all_fell"))
    assert [name for name, *_ in told] == ["fell", "round_over"]
    assert told[1][2]["reason"] == "all_fell"
    assert state.now.fronts[0] == ("s02", "s09", "s01")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.loser, outcome.by) == ((8, 1, 0), (2,), 0, 0)


@pytest.mark.parametrize(("all_fell", "is_over"), [("two", False), ("literal", True)])
def test_ss10a_a_single_stick(all_fell: str, is_over: bool) -> None:
    state = play(placed(options={"all_fell": all_fell}), "bag:s09")
    turn = record("s09", slipped(), fell=falls("s09"), end="all_fell" if is_over else "closed")
    play(state, turn)
    assert (state.outcome() is not None) == is_over
    assert state.now.fronts[0] == ("s09",)
    assert state.now.penalties[0] == 5 * is_over


def test_ss10b_nothing_to_place_ends_the_round_for_the_player_whose_turn_it_is() -> None:
    state = placed(bag=["s09"], fronts=[[], [], ["s05"]])
    play(state, "bag")
    told = events(state, record("s09", right()))
    assert told[1] == (
        "round_over",
        None,
        {"winners": [0, 1], "loser": None, "scores": [0, 0, 1], "by": 1, "reason": "empty"},
    )


def test_ss10b_with_sticks_in_front_the_round_goes_on() -> None:
    state = play(placed(bag=["s09"], fronts=[[], ["s05"], []]), "bag", "ok")
    assert (state.outcome(), state.to_play) == (None, 1)
    assert [str(move) for move in state.legal_moves()] == ["own:s05"]
    play(state, "own:s05", "ok")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.by, outcome.scores) == ("empty", 2, (0, 0, 0))


def test_ss10b_all_36_may_be_placed() -> None:
    state = fresh(4)
    for _ in EVERY:
        play(state, "bag", "ok")
    assert sorted(state.now.tower) == list(EVERY)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.by) == ((0, 0, 0, 0), (0, 1, 2, 3), 0)


def test_ss11_as_printed_a_topple_of_ten_costs_fifteen() -> None:
    tower = EVERY[:9]
    state = play(placed(tower=list(tower)), "bag:s20", toppled("s20"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (15, 0, 0)
    assert len(state.now.fronts[0]) == 10


def test_ss11_five_only_the_sticks_of_the_crash_go_back_to_the_bag() -> None:
    position = {"tower": list(EVERY[:9]), "fronts": [["s30"], [], []], "options": {"crash_sticks": "five_only"}}
    state = play(placed(**position), "bag:s20", toppled("s20", fell=falls("s03")))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (6, 0, 0), "what lay in front before goes on counting"
    assert state.now.fronts == (("s30",), (), ())
    assert len(state.now.bag) == 35
    assert list(state.now.bag) == sorted(state.now.bag)


def test_ss11_sticks_in_front_count_one_each() -> None:
    state = placed(bag=[], fronts=[[], ["s05", "s06"], ["s07"]])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.by) == ((0, 2, 1), (0,), 0)


def test_ss11_who_brought_it_down_may_still_have_the_fewest() -> None:
    state = play(placed(tower=["s01"], fronts=[[], list(EVERY[3:12]), list(EVERY[12:20])]), "bag:s36", toppled("s36"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.loser) == ((7, 9, 8), (0,), None)


# --- what holds in any round


PLAYS = st.lists(st.integers(0, 10_000), max_size=60)
OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["base", "coop", "teams"]),
        "colours": st.sampled_from(["refuse", "take_back", "warn"]),
        "fouls": st.sampled_from(["warn", "strict"]),
        "all_fell": st.sampled_from(["two", "literal"]),
        "crash_sticks": st.sampled_from(["collected", "five_only"]),
    }
)


def round_of(seats: int, options: dict[str, str], choices: list[int]) -> Referee:
    """A round of sampled turns; the tower seldom comes down, and now and then somebody leaves."""
    rules = stickstack()
    referee = fresh_round(rules, make_options(StickStackOptions, options), seats, 1)
    for choice in choices:
        if referee.outcome() is not None:
            break
        moves = referee.state.legal_moves()
        if len(moves) > 3 and choice % 5:
            moves = [
                move for move in moves if '"end":"toppled"' not in str(move) and '"end":"all_fell"' not in str(move)
            ]
        leaver = choice % referee.seats
        if choice % 37 == 0 and leaver not in referee.state.position()["left"]:
            referee.play("leave", leaver)
        else:
            referee.play(moves[choice % len(moves)])
    return referee


@settings(max_examples=150, deadline=None)
@given(seats=st.integers(2, 7), options=OPTIONS, choices=PLAYS)
def test_no_stick_is_ever_lost_or_doubled(seats: int, options: dict[str, str], choices: list[int]) -> None:
    referee = round_of(seats, options, choices)
    state = referee.state
    assert stickstack().conserved(state) == EVERY  # type: ignore[arg-type]
    again = stickstack().from_position(state.position(), StickStackOptions(), seats, Chance(2))
    assert again.position() == state.position()
    assert again.outcome() == state.outcome()
    assert again.legal_moves() == state.legal_moves()


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 7), options=OPTIONS, choices=PLAYS)
def test_every_turn_that_is_listed_may_be_played(seats: int, options: dict[str, str], choices: list[int]) -> None:
    state = round_of(seats, options, choices).state
    for move in state.legal_moves():
        parsed = stickstack().parse_move(str(move))
        assert parsed == move
        assert state.clone().play(parsed)


def test_nothing_may_be_undone() -> None:
    referee = fresh_round(stickstack(), StickStackOptions(), 3, 1)
    referee.play("bag")
    assert not referee.can_undo
    referee.play(referee.state.legal_moves()[0])
    assert not referee.can_undo


def test_out_of_turn_one_may_only_leave() -> None:
    state = fresh(3)
    with pytest.raises(IllegalMove, match="it is the turn of seat 0, not of seat 1"):
        state.play(stickstack().parse_move("bag"), 1)
    assert [str(move) for move in state.legal_moves(2)] == ["leave"]
