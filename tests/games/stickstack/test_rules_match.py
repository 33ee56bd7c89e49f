"""Matches, modes and leaving: SS-12 to SS-14 and SS-19."""

import json
from typing import Any

import pytest

from stackhub.engine.errors import IllegalMove
from stackhub.engine.game import Rules
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games.stickstack.rules import StickStackState
from stackhub.games.stickstack.scoring import rank_of
from tests.engine.tables import make_table
from tests.games.stickstack.turns import falls, fresh, placed, play, record, right, slipped, stickstack, toppled


def new_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    players = tuple(Player(f"P{seat}", "red") for seat in range(seats))
    return Match(stickstack(), make_options(stickstack().options_model, options), players, seed)


def state_of(match: Match) -> StickStackState:
    state = match.referee.state
    assert isinstance(state, StickStackState)
    return state


def hang(match: Match) -> None:
    """The player to move draws a stick and hangs it."""
    match.play("bag")
    now = state_of(match).now
    assert now.held is not None
    match.play(f"record {record(now.held, right(), tower=now.tower)}")


def crash(match: Match, seat: int, sticks: int = 0) -> None:
    """A new round in which `seat` topples a tower of so many sticks besides its own; all others hang theirs."""
    match.next_round()
    while state_of(match).to_play != seat or len(state_of(match).now.tower) < sticks:
        hang(match)
    match.play("bag")
    held = state_of(match).now.held
    assert held is not None
    match.play(f"record {toppled(held)}")


def reloaded(match: Match) -> Match:
    def only(game: str) -> Rules:
        assert game == "stickstack"
        return stickstack()

    return match_from_json(match_to_json(match), only)


# --- a match (SS-12)


def test_ss12_the_match_ends_after_the_round_in_which_somebody_reaches_the_threshold() -> None:
    match = new_match()
    match.next_round()
    match.play("bag")
    first = state_of(match).to_play
    match.play(f"record {toppled(str(state_of(match).now.held))}")
    assert (match.phase, match.points()[first], match.winners()) == ("between", 6, None)
    crash(match, first)
    assert match.phase == "over"
    assert match.points()[first] >= 11
    assert match.winners() == tuple(seat for seat in range(3) if seat != first)


@pytest.mark.parametrize("threshold", [5, 11, 15, 20])
def test_ss12_the_threshold_may_be_set(threshold: int) -> None:
    match = new_match(2, threshold=threshold)
    while match.phase != "over":
        assert max(match.points()) < threshold
        crash(match, 0)
    assert match.points()[0] >= threshold
    assert match.winners() == (1,)


def test_ss12_fewest_points_win_and_ties_share() -> None:
    match = new_match(4, threshold=5)
    crash(match, 2, 3)
    assert match.phase == "over"
    assert match.winners() == (0, 1, 3)


def test_ss12_the_left_neighbour_of_who_ended_the_round_begins_the_next() -> None:
    match = new_match(4, threshold=100)
    crash(match, 1)
    match.next_round()
    assert (match.round.opening.seat, match.round.opening.why, state_of(match).to_play) == (2, "neighbour", 2)
    while match.phase == "round":  # case b: the seat that finds nothing to place has ended it
        hang(match)
    outcome = match.outcomes()[-1]
    assert (outcome.reason, outcome.by) == ("empty", 2)
    match.next_round()
    assert match.round.opening.seat == 3
    crash_now(match)
    match.next_round()
    assert match.round.opening.seat == 0, "after the last seat comes the first"


def crash_now(match: Match) -> None:
    match.play("bag")
    match.play(f"record {toppled(str(state_of(match).now.held), tower=state_of(match).now.tower)}")


def test_ss12_the_first_round_is_begun_by_lot() -> None:
    begun = set()
    for seed in range(40):
        match = new_match(3, seed)
        match.next_round()
        assert match.round.opening.why == "random"
        begun.add(state_of(match).to_play)
    assert begun == {0, 1, 2}


def test_ss12_all_sticks_are_in_the_bag_again() -> None:
    match = new_match(threshold=100)
    crash(match, 0, 5)
    match.next_round()
    assert len(state_of(match).now.bag) == 36


# --- cooperative (SS-13)


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (36, "mystick"),
        (35, "fantastick"),
        (30, "fantastick"),
        (29, "artistick"),
        (24, "artistick"),
        (23, "elastick"),
        (18, "elastick"),
        (17, "humoristick"),
        (12, "humoristick"),
        (11, None),
        (0, None),
    ],
)
def test_ss13_the_highest_threshold_reached_counts(score: int, rank: str | None) -> None:
    assert rank_of(score) == rank


@pytest.mark.parametrize(("in_front", "score", "rank"), [(4, 23, "elastick"), (3, 24, "artistick")])
def test_ss13_worked_examples(in_front: int, score: int, rank: str) -> None:
    """Nine in the bag, four in front: 23, ElaStick; three in front: 24, ArtiStick."""
    names = list(stickstack().material.kinds)
    fronts = [names[9:11], names[11 : 9 + in_front], []]
    outcome = placed(mode="coop", bag=names[:9], fronts=fronts, ended="toppled", to_play=1).outcome()
    assert outcome is not None
    assert (outcome.scores, rank_of(outcome.scores[0])) == ((score,) * 3, rank)
    assert (outcome.winners, outcome.loser) == ((0, 1, 2), None)


@pytest.mark.parametrize(
    ("mode", "more"), [("coop", {"score": 24, "rank": "artistick"}), ("teams", {"teams": [5, 3]}), ("base", {})]
)
def test_ss13_ss14_the_headless_table_tells_what_its_mode_counts(mode: str, more: dict[str, Any]) -> None:
    """As the event that ended the round does, but after any position as well."""
    names = list(stickstack().material.kinds)
    given = {
        "bag": names[:9],
        "fronts": [[], names[9:12], []],
        "penalties": [5, 0, 0] if mode != "coop" else [0, 0, 0],
        "ended": "toppled",
        "to_play": 0,
        "options": {"mode": mode},
    }
    table = make_table("stickstack", 3)
    assert table.answer(f"position {json.dumps(given)}") == ["ok"]
    told = json.loads(table.answer("outcome")[0])
    assert {key: told[key] for key in ("score", "rank", "teams") if key in told} == more


def test_ss13_toppled_sticks_count_as_in_front() -> None:
    tower = [f"s{number:02}" for number in range(1, 21)]
    state = play(placed(mode="coop", tower=tower, fronts=[[], ["s30"], []]), "bag:s36")
    told = state.play(stickstack().parse_move(f"record {toppled('s36')}"))[-1].details
    assert state.now.fronts == ((*tower, "s36"), ("s30",), ())
    assert len(state.now.bag) == 14
    assert (told["score"], told["rank"], told["winners"]) == (0, None, [])


def test_ss13_no_five_points_and_one_score_for_all() -> None:
    state = play(placed(mode="coop", tower=["s01", "s02"], bag=["s09", "s10"]), "bag:s09", toppled("s09"))
    assert state.now.penalties == (0, 0, 0)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.loser, outcome.sides) == ((32, 32, 32), None, ((0, 1, 2),))


def test_ss13_the_sticks_of_a_crash_count_even_where_only_five_points_are_paid() -> None:
    options = {"mode": "coop", "crash_sticks": "five_only"}
    state = play(placed(tower=["s01", "s02"], options=options), "bag:s09", toppled("s09"))
    assert state.now.fronts[0] == ("s01", "s02", "s09")


def test_ss13_the_game_ends_when_the_player_to_move_has_nothing_to_place() -> None:
    match = new_match(mode="coop")
    match.next_round()
    while match.phase == "round":
        hang(match)
    assert match.phase == "over", "one round is the game"
    outcome = match.outcomes()[-1]
    assert (outcome.reason, outcome.scores, match.winners()) == ("empty", (36, 36, 36), (0, 1, 2))
    told = match.referee.events[-1][-1].details
    assert (told["score"], told["rank"]) == (36, "mystick")


def test_ss13_others_may_still_have_sticks_in_front() -> None:
    state = play(placed(mode="coop", bag=["s09"], fronts=[["s01"], [], []]), "bag", "ok")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.by, outcome.scores) == ("empty", 1, (35, 35, 35))


def test_ss13_under_12_nobody_wins() -> None:
    match = new_match(mode="coop")
    match.next_round()
    crash_now(match)
    assert (match.phase, match.winners()) == ("over", ())
    assert match.referee.events[-1][-1].details["rank"] is None
    assert reloaded(match).winners() == ()


# --- teams (SS-14)


def turns_of(seats: int, count: int, first: int = 0) -> list[int]:
    state = fresh(seats, first=first, mode="teams")
    order = []
    for _ in range(count):
        order.append(state.to_play)
        play(state, "bag", "ok")
    return order


def test_ss14_three_against_two() -> None:
    """a1 b1 a2 b2 a3 b1 a1 b2 a2 b1 a3 b2; a1, a2, a3 sit at 0, 2, 4 and b1, b2 at 1, 3."""
    a1, b1, a2, b2, a3 = range(5)
    assert turns_of(5, 12) == [a1, b1, a2, b2, a3, b1, a1, b2, a2, b1, a3, b2]
    assert turns_of(5, 14)[12:] == [0, 1], "and from the beginning"


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("first", range(2))
def test_ss14_turns_alternate_and_each_member_comes_as_often(seats: int, first: int) -> None:
    order = turns_of(seats, 24, first)
    teams = [seat % 2 for seat in order]
    assert teams == [first, 1 - first] * 12
    for team in (0, 1):
        members = [seat for seat in range(seats) if seat % 2 == team]
        played = [seat for seat in order if seat % 2 == team]
        assert [played.count(member) for member in members] == [12 // len(members)] * len(members)


def test_ss14_a_teams_penalty_is_its_members_sum() -> None:
    state = placed(4, mode="teams", tower=["s01"], fronts=[["s02"], ["s03", "s04"], ["s05", "s06"], []])
    play(state, "bag:s36")
    events = state.play(stickstack().parse_move(f"record {toppled('s36')}"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.loser) == ((10, 2, 10, 2), (1, 3), 0)
    assert outcome.sides == ((0, 2), (1, 3))
    assert events[-1].details["teams"] == [10, 2]


def test_ss14_the_sum_decides_the_threshold() -> None:
    match = new_match(4, mode="teams")
    match.next_round()
    start = state_of(match).to_play
    crash_now(match)
    assert match.points() == tuple(6 if seat % 2 == start % 2 else 0 for seat in range(4))
    match.next_round()
    assert state_of(match).to_play == (start + 1) % 4
    hang(match)
    assert state_of(match).to_play == (start + 2) % 4, "the mate of who toppled it before"
    crash_now(match)
    assert max(match.points()) == 13
    assert (match.phase, match.winners()) == ("over", tuple(seat for seat in range(4) if seat % 2 != start % 2))


def test_ss14_equal_teams_share() -> None:
    state = placed(4, mode="teams", bag=[], fronts=[[], ["s01"], ["s02"], []])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 1, 1, 1), (0, 1, 2, 3))


def test_ss14_the_left_neighbour_begins_whatever_the_team() -> None:
    match = new_match(5, mode="teams", threshold=100)
    crash(match, 4)
    match.next_round()
    assert (state_of(match).to_play, state_of(match).now.after) == (0, 1)


# --- leaving (SS-19)


@pytest.mark.parametrize("mode", ["base", "coop", "teams"])
def test_ss19_the_sticks_of_who_leaves_go_to_the_bag(mode: str) -> None:
    state = placed(4, mode=mode, tower=["s01"], fronts=[["s02"], ["s03", "s04"], [], []])
    events = state.play(stickstack().parse_move("leave"), 1)
    assert [(event.name, event.seat, dict(event.details)) for event in events] == [
        ("announced", 1, {"what": "leaves", "sticks": 2})
    ]
    assert {"s03", "s04"} <= set(state.now.bag)
    assert (state.now.fronts[1], state.now.left, state.to_play) == ((), (1,), 0)


def test_ss19_who_leaves_in_turn_gives_back_the_stick_in_the_hand() -> None:
    state = play(placed(3, tower=["s01"], fronts=[["s02"], [], []]), "bag:s09", "leave")
    assert {"s02", "s09"} <= set(state.now.bag)
    assert (state.now.held, state.now.tower, state.to_play, state.view(1).after) == (None, ("s01",), 1, 2)


def test_ss19_turns_go_on_without_them() -> None:
    state = fresh(4)
    state.play(stickstack().parse_move("leave"), 1)
    order = []
    for _ in range(6):
        order.append(state.to_play)
        play(state, "bag", "ok")
    assert order == [0, 2, 3, 0, 2, 3]
    with pytest.raises(IllegalMove, match="does not play any more"):
        state.play(stickstack().parse_move("leave"), 1)


def test_ss19_in_teams_the_others_of_the_team_take_their_turns() -> None:
    state = fresh(5, mode="teams")
    play(state, "bag", "ok")
    state.play(stickstack().parse_move("leave"), 2)  # a2, who would come next of the first team
    order = []
    for _ in range(6):
        order.append(state.to_play)
        play(state, "bag", "ok")
    assert order == [1, 4, 3, 0, 1, 4]


def test_ss19_in_teams_the_next_of_the_same_team_takes_the_turn_of_who_leaves() -> None:
    state = placed(7, mode="teams", to_play=0, after=3)
    state.play(stickstack().parse_move("leave"), 3)
    order = []
    for _ in range(5):
        order.append(state.to_play)
        play(state, "bag", "ok")
    assert order == [0, 5, 2, 1, 4]


@pytest.mark.parametrize("in_turn", [True, False])
def test_ss19_a_turn_passes_on_when_its_player_leaves(in_turn: bool) -> None:
    state = fresh(4, mode="teams")
    if in_turn:
        play(state, "bag")
    play(state, "leave")
    assert (state.to_play, state.now.after) == (1, 2)
    play(state, "bag", "ok")
    assert (state.to_play, state.now.after) == (2, 3)


def test_ss19_the_score_is_dropped() -> None:
    state = placed(3, bag=["s09"], fronts=[[], ["s03"], []], penalties=[0, 7, 0])
    state.play(stickstack().parse_move("leave"), 1)
    play(state, "bag:s09", "ok", "bag:s03", "ok")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (0, 2)


def test_ss19_one_left_ends_the_match() -> None:
    match = new_match(3)
    match.next_round()
    match.leave(2)
    assert match.phase == "round"
    match.leave(0)
    assert (match.phase, match.winners()) == ("over", (1,))
    outcome = match.outcomes()[-1]
    assert (outcome.reason, outcome.by, outcome.winners) == ("left", None, (1,))
    assert reloaded(match).winners() == (1,)


def test_ss19_the_round_is_over_even_with_a_stick_in_the_hand() -> None:
    state = play(fresh(2), "bag:s09")
    state.play(stickstack().parse_move("leave"), 1)
    assert (state.view(0).phase, state.now.held, state.legal_moves()) == ("over", "s09", [])
    assert len(stickstack().conserved(state)) == 36  # type: ignore[arg-type]


def test_ss19_a_team_that_is_left_empty_has_lost() -> None:
    match = new_match(5, mode="teams")
    match.next_round()
    match.leave(1)
    assert match.phase == "round"
    match.leave(3)
    assert (match.phase, match.winners()) == ("over", (0, 2, 4))
    outcome = match.outcomes()[-1]
    assert (outcome.reason, outcome.winners) == ("left", (0, 2, 4))
    assert reloaded(match).winners() == (0, 2, 4)


def test_ss19_a_team_may_leave_between_rounds() -> None:
    match = new_match(4, mode="teams", threshold=100)
    crash(match, 0)
    match.leave(0)
    assert match.phase == "between"
    match.leave(2)
    assert (match.phase, match.winners()) == ("over", (1, 3))


def test_ss19_all_together_the_others_play_on() -> None:
    match = new_match(3, mode="coop")
    match.next_round()
    match.leave(1)
    while match.phase == "round":
        hang(match)
    assert match.winners() == (0, 2)


def test_ss19_leaving_with_the_last_sticks_gives_them_to_the_others() -> None:
    state = placed(3, bag=[], fronts=[["s01"], ["s02"], []])
    state.play(stickstack().parse_move("leave"))
    assert (state.now.bag, state.to_play, state.outcome()) == (("s01",), 1, None)


def test_ss19_somebody_left_with_nothing_ends_the_round() -> None:
    state = placed(3, bag=[], fronts=[["s01"], [], []])
    play(state, "own:s01")
    state.play(stickstack().parse_move("leave"), 2)
    play(state, record("s01", right()))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.by) == ("empty", 1)


@pytest.mark.parametrize("mode", ["base", "coop", "teams"])
def test_ss19_leaving_is_possible_at_every_moment(mode: str) -> None:
    for moment in range(7):
        for leaver in range(4):
            state = fresh(4, mode=mode)
            moves = ["bag", "ok", "bag", "own", "bag", "ok", "bag"][:moment]
            for move in moves:
                if move == "own":
                    held = str(state.now.held)
                    turn = record(held, slipped(), tower=state.now.tower, fell=falls(held))
                    play(state, turn)
                else:
                    play(state, move)
            state.play(stickstack().parse_move("leave"), leaver)
            assert leaver not in (state.to_play, state.now.after)
            assert state.legal_moves()
            assert len(stickstack().conserved(state)) == 36  # type: ignore[arg-type]


def test_a_match_comes_back_from_a_save() -> None:
    match = new_match(5, mode="teams", threshold=100)
    crash(match, 3, 4)
    match.next_round()
    hang(match)
    match.leave(2)
    match.play("bag")
    again = reloaded(match)
    assert again.referee.state.position() == match.referee.state.position()
    assert (again.left, again.points(), again.to_decide) == (match.left, match.points(), match.to_decide)
