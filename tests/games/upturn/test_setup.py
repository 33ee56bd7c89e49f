"""Upturn's material, the set-up and the first token: UP-01 to UP-05."""

from collections import Counter

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.game import Outcome
from stackhub.games.upturn.material import NUMBERS, TWINS
from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import fresh, legal, options, placed, play, rack, told, upturn

LEFT_OUT = {5, 15, 25, 35, 45, 65, 75, 85, 95, 8, 18, 28, 38, 58, 68, 78, 98, 43, 83}


def tokens(state: UpturnState) -> Counter[str]:
    return Counter(upturn().conserved(state))  # type: ignore[arg-type]


def numbers(state: UpturnState) -> set[int]:
    return {int(name) for name in tokens(state) if name.isdigit()}


def test_up01_the_box_holds_106_tokens() -> None:
    found = tokens(fresh(4))
    assert sum(found.values()) == 106
    actions = {name: count for name, count in found.items() if not name.isdigit()}
    assert actions == {"up": 6, "down": 6, "turn": 6, "skip": 3, "skip2": 3, "joker": 2}
    assert all(count == 1 for name, count in found.items() if name.isdigit())


def test_up01_two_to_four_players() -> None:
    assert (upturn().config.seats.min, upturn().config.seats.max) == (2, 4)


def test_up02_the_standard_numbers() -> None:
    assert numbers(fresh()) == set(range(1, 100)) - LEFT_OUT


def test_up02_random_numbers_are_80_with_all_twins_and_come_from_the_seed() -> None:
    seen = set()
    for seed in range(20):
        drawn = numbers(fresh(seed=seed, numbers="random"))
        assert len(drawn) == 80
        assert set(range(11, 100, 11)) <= drawn
        assert drawn == numbers(fresh(seed=seed, numbers="random"))
        seen |= drawn
    assert seen == set(range(1, 100)), "every number comes up in some box"


def test_up03_twins_are_11_22_to_99() -> None:
    twins = [number for number in range(100) if TWINS >> number & 1]
    assert twins == [11, 22, 33, 44, 55, 66, 77, 88, 99]
    assert TWINS & NUMBERS == TWINS


def test_up04_seven_tokens_each_and_a_numbered_start_token() -> None:
    for seats in (2, 3, 4):
        for seed in range(40):
            state = fresh(seats, seed)
            position = state.position()
            assert [len(hand) for hand in position["racks"]] == [7] * seats
            assert len(position["row"]) == 1
            assert position["row"][0].isdigit()
            assert len(position["pool"]) == 106 - 7 * seats - 1


def test_up04_any_number_may_be_the_start_token() -> None:
    starts = {fresh(2, seed).position()["row"][0] for seed in range(600)}
    assert len(starts) >= 75, "of 80 numbers, each as likely"


def test_up04_the_deal_comes_from_the_seed() -> None:
    assert fresh(3, 5).position() == fresh(3, 5).position()
    assert len({str(fresh(3, seed).position()) for seed in range(30)}) == 30


@pytest.mark.parametrize(
    ("years", "among", "why"),
    [
        ((1960, 2015, 1990), {1}, "youngest"),
        ((2016, 2015, 1990), {0}, "youngest"),
        ((1960, None, 1990), {0, 1, 2}, "drawn"),
        ((1960, 1990, 1990), {1, 2}, "drawn"),
        ((1990, 1990, 1990), {0, 1, 2}, "drawn"),
        ((None, None, None), {0, 1, 2}, "drawn"),
    ],
)
def test_up05_the_youngest_begins(years: tuple[int | None, ...], among: set[int], why: str) -> None:
    """Of equally young ones somebody is drawn, not of those who are older; of all when a year is unknown."""
    openings = [upturn().opening(options(), years, None, Chance(seed)) for seed in range(60)]
    assert {opening.why for opening in openings} == {why}
    assert not any(opening.chooses for opening in openings)
    assert {opening.seat for opening in openings} == among


def test_up05_the_loser_begins_a_later_round() -> None:
    opening = upturn().opening(options(), (1960, 2015), Outcome((1,), 0, (4, 0)), Chance(1))
    assert (opening.seat, opening.why) == (0, "loser")
    nobody_lost = Outcome((0, 1), None, (4, 4))
    assert upturn().opening(options(), (1960, 2015), nobody_lost, Chance(1)).seat == 1


def test_up05_a_higher_first_number_means_up_and_clockwise() -> None:
    state = placed("60 3 up", "1 2", "4 6", row="20", order=None)
    assert told(play(state, "60")) == [
        {"event": "played", "seat": 0, "pieces": ["60"], "left": 2, "move": "60"},
        {"event": "turned", "seat": 0, "order": "up", "clockwise": True},
    ]
    assert state.to_play == 1
    assert (state.view(1).order, state.view(1).clockwise) == ("up", True)


def test_up05_a_lower_first_number_means_down_and_counter_clockwise() -> None:
    state = placed("60 3 up", "1 2", "4 6", row="20", order=None)
    assert told(play(state, "3"), "turned") == [{"event": "turned", "seat": 0, "order": "down", "clockwise": False}]
    assert state.to_play == 2
    assert (state.view(1).order, state.view(1).clockwise) == ("down", False)


def test_up05_the_first_token_is_a_numbered_one() -> None:
    state = placed("60 3 up turn skip joker", "1 2", row="20", order=None)
    assert legal(state) == ["3", "60"]
    for move in ("up", "turn", "skip", "joker", "joker+3"):
        with pytest.raises(ValueError, match="the first token laid must be a numbered one"):
            play(state, move)
    for move in ("draw", "pass"):
        with pytest.raises(ValueError, match="the first player must lay a numbered token"):
            play(state, move)


@pytest.mark.parametrize(("start", "move"), [("20", "23-42-44"), ("70", "60-49-44"), ("20", "44"), ("70", "44")])
def test_up05_a_twin_with_a_run_may_be_first(start: str, move: str) -> None:
    state = placed("23 42 44 49 60 1 2", "3 4", row=start, order=None)
    assert move in legal(state)
    play(state, move)
    assert state.gift == len(move.split("-"))
    assert state.order == (1 if start == "20" else -1)


def test_up05_without_a_number_the_first_player_draws_until_there_is_one() -> None:
    """Keeping everything; and the number must be laid."""
    state = placed("up down", "1 2", row="20", order=None, pool=["up", "skip", "skip", "30"])
    drawn = 0
    while legal(state) == ["draw"]:
        with pytest.raises(ValueError, match=r"must lay a numbered token|could be kept"):
            play(state, "keep")
        play(state, "draw")
        drawn += 1
    assert legal(state) == ["30"]
    assert len(rack(state, 0).split()) == 2 + drawn
    with pytest.raises(ValueError, match="the first player must lay a numbered token"):
        play(state, "keep")
    play(state, "30")
    assert state.to_play == 1


def test_up05_a_first_player_who_can_never_lay_passes_the_beginning_on() -> None:
    state = placed("up down", "1 2", row="20", order=None, pool=[])
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.to_play == 1
    assert legal(state) == ["1", "2"]


def test_up05_the_seat_that_is_named_begins() -> None:
    assert fresh(3, first=2).to_play == 2
    assert fresh(3).to_play == 0
