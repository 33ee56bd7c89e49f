"""The referee's eye (ST-04 to ST-14) on records written by hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.games.stacko.judge import Verdict, find_fall, judge
from stackhub.games.stacko.record import TurnRecord
from stackhub.games.stacko.storeys import Storeys, places
from tests.games.stacko.turns import GREEN, RED, SMALL, YELLOW, lift, probe, record

NONE: dict[str, Any] = {"face": None, "owed": 0, "top": "any", "dropped_loses": False, "timed": False}


def verdict(turn: TurnRecord, storeys: Storeys = SMALL, **terms: Any) -> Verdict:
    return judge(turn, storeys, **{**NONE, "owed": 1, **terms})


def refused(turn: TurnRecord, storeys: Storeys = SMALL, **terms: Any) -> str:
    found = verdict(turn, storeys, **terms)
    assert found.fall is None
    if found.refusal is None:
        return ""
    assert found.storeys == storeys, "a refused record changes nothing"
    return found.refusal.english()


def cause(turn: TurnRecord, *, dropped_loses: bool = False) -> tuple[str, str, str, float] | None:
    """What fell, how, when, and at what time."""
    fall = find_fall(turn, SMALL, dropped_loses=dropped_loses)
    return fall and (fall.block, fall.cause, fall.phase, fall.at_s)


# --- what is a fall (ST-14)


def test_st14_a_block_of_the_tower_that_touches_the_table_is_a_fall() -> None:
    assert cause(record(end="fallen", touches=[("green1a", 2.5)])) == ("green1a", "table", "before", 2.5)


@pytest.mark.parametrize("end", ["rested", "passed", "time", "fallen"])
def test_st14_the_fall_does_not_depend_on_how_the_turn_ended(end: Any) -> None:
    assert cause(record(lift("blue1a", (1, 0)), end=end, touches=[("green1a", 9)])) is not None


def test_st14_a_block_of_the_lowest_storey_may_slide_on_the_table() -> None:
    assert cause(record(lift("blue1a", (1, 0)), touches=[("red2a", 2)])) is None


@pytest.mark.parametrize(("mm", "fell"), [(11.99, False), (12.0, True), (15.0, True)])
def test_st14_a_block_that_sinks_by_four_fifths_of_a_storey_has_fallen(mm: float, fell: bool) -> None:
    found = cause(record(lift("blue1a", (1, 0)), sinks=[("yellow1a", mm, 1.5)]))
    assert found == (("yellow1a", "sank", "pull", 1.5) if fell else None)


def test_st14_the_block_in_work_is_moved_until_the_turn_ends() -> None:
    down = lift("blue1a", (1, 0), dropped_s=(3.0,))
    assert cause(record(down, touches=[("blue1a", 3.0)], sinks=[("blue1a", 40, 3.0)])) is None
    assert cause(record(down, touches=[("blue1a", 500.0)])) is None, "also long after it was laid"


def test_st14_what_comes_down_with_the_block_in_work_is_a_fall() -> None:
    turn = record(lift("blue1a", (1, 0), dropped_s=(3.0,)), touches=[("blue1a", 3.0), ("green1a", 3.2)])
    assert cause(turn) == ("green1a", "table", "place", 3.2)


def test_st14_before_it_is_grabbed_the_block_is_tower() -> None:
    assert cause(record(lift("blue1a", (1, 0), at=5), touches=[("blue1a", 4.9)])) is not None
    assert cause(record(lift("blue1a", (1, 0), at=5), touches=[("blue1a", 5.0)])) is None


def test_st14_the_first_of_two_is_tower_once_the_second_is_touched() -> None:
    def two(at: float) -> TurnRecord:
        lifts = lift("blue1a", (1, 0)), lift("green1a", (2, 0), (4, 1), at=10)
        return record(*lifts, touches=[("blue1a", at)])

    assert cause(two(9.9)) is None, "before, it was dropped by the hand"
    assert cause(two(10.0)) == ("blue1a", "table", "pull", 10.0)


def test_st14_a_second_drop_counts_although_only_the_first_touch_is_listed() -> None:
    first = lift("blue1a", (1, 0), dropped_s=(3.0, 11.0), laid_s=8.0)
    second = lift("green1a", (2, 0), (4, 1), at=10)
    assert cause(record(first, second, touches=[("blue1a", 3.0)])) == ("blue1a", "table", "place", 11.0)


def test_st14_the_first_of_two_from_the_lowest_storey_is_tower_like_any_other() -> None:
    lifts = lift("red1a", (0, 0)), lift("green1a", (2, 0), (4, 1), at=10)
    assert cause(record(*lifts, touches=[("red1a", 12)])) == ("red1a", "table", "place", 12)


def test_st14_the_second_of_two_that_sank_before_it_was_grabbed_is_tower() -> None:
    lifts = lift("blue1a", (1, 0)), lift("green1a", (2, 0), (4, 1), at=10)
    assert cause(record(*lifts, sinks=[("green1a", 13, 7)])) == ("green1a", "sank", "after", 7)
    assert cause(record(*lifts, sinks=[("green1a", 13, 10.5)])) is None


def test_st14_a_felt_block_is_moved_while_it_is_held_only() -> None:
    felt = (probe("green1a", (1, 2), (5, 6)),)
    for at, fell in ((0.9, True), (1.0, False), (2.0, False), (3.0, True), (5.5, False), (6.1, True)):
        assert (cause(record(probes=felt, touches=[("green1a", at)])) is not None) is fell, at


def test_st14_of_several_falls_the_earliest_counts() -> None:
    turn = record(touches=[("green1a", 3), ("green2a", 4)], sinks=[("yellow1a", 20, 2.5)], end="fallen")
    assert cause(turn) == ("yellow1a", "sank", "before", 2.5)


@pytest.mark.parametrize(
    ("at", "phase"), [(0.5, "before"), (1.5, "pull"), (2.0, "place"), (3.9, "place"), (4.0, "after"), (60.0, "after")]
)
def test_st14_the_phase_says_when_it_fell(at: float, phase: str) -> None:
    found = cause(record(lift("blue1a", (1, 0)), touches=[("green1a", at)], end="fallen"))
    assert found == ("green1a", "table", phase, at)


def test_st10_a_fall_while_a_block_was_felt_says_so() -> None:
    found = cause(record(probes=(probe("blue1a", (1, 2)),), touches=[("green1a", 1.5)], end="fallen"))
    assert found == ("green1a", "table", "probe", 1.5)


def test_st14_option_dropped_block() -> None:
    dropped = record(lift("blue1a", (1, 0), dropped_s=(3.0,)), touches=[("blue1a", 3.0)])
    assert cause(dropped) is None
    assert cause(dropped, dropped_loses=True) == ("blue1a", "dropped", "place", 3.0)
    assert verdict(dropped).storeys != SMALL, "picked up again and laid"
    laid_down = record(lift("blue1a", (1, 0)), touches=[("blue1a", 3.0)])
    assert cause(laid_down, dropped_loses=True) is None, "laid on the table by the hand, not dropped"


# --- what may be taken (ST-04, ST-06, ST-07)


def test_st04_the_colour_or_the_number_of_the_face() -> None:
    for block, origin, fits in (("blue3a", (1, 2), True), ("red2a", (0, 1), True), ("red1a", (0, 0), False)):
        found = refused(record(lift(block, origin)), owed=0, face="blue2")
        assert (found == "") is fits
        if not fits:
            assert found == "red1a may not be taken: it has neither the colour nor the number of blue2"


def test_st04_one_block_and_no_more() -> None:
    two = record(lift("blue1a", (1, 0)), lift("green1a", (2, 0), (4, 1), at=10))
    assert "more blocks were taken" in refused(two)
    assert "more blocks were taken" in refused(two, owed=0, face="red1")
    assert refused(two, owed=2) == ""


def test_st06_both_blocks_must_be_moved() -> None:
    assert "blocks still to be laid: 1" in refused(record(lift("blue1a", (1, 0))), owed=2)
    assert "blocks still to be laid: 1" in refused(record(end="passed"))


def test_st06_the_first_block_may_open_a_storey_and_free_the_former_top() -> None:
    opens = lift("blue1a", (1, 0), (4, 0))
    former = lift("yellow1a", (3, 0), (4, 1), at=10)
    assert verdict(record(opens, former), owed=2).storeys == (
        RED,
        (None, "blue2a", "blue3a"),
        GREEN,
        (None, "yellow2a", "yellow3a"),
        ("blue1a", "yellow1a", None),
    )
    assert "lies at the top" in refused(record(former), owed=2), "not as the first"


def test_st07_nothing_from_the_top_storey() -> None:
    assert refused(record(lift("yellow1a", (3, 0)))) == "yellow1a lies at the top: nothing may be taken from there"
    begun = (*SMALL, ("red1b", None, None))
    assert refused(record(lift("yellow1a", (3, 0), (4, 1))), begun) == "", "the new storey is the top, one block or not"
    assert "at the top" in refused(record(lift("red1b", (4, 0), (4, 1))), begun)


def test_st07_option_completed_bars_the_highest_complete_storey_too() -> None:
    begun = (*SMALL, ("red1b", None, None))
    assert "at the top" in refused(record(lift("yellow1a", (3, 0), (4, 1))), begun, top="completed")
    assert refused(record(lift("green1a", (2, 0), (4, 1))), begun, top="completed") == ""


def test_st07_option_three_rows_bars_three_storeys() -> None:
    assert "at the top" in refused(record(lift("blue1a", (1, 0))), top="three_rows")
    assert refused(record(lift("red1a", (0, 0))), top="three_rows") == ""


def test_st14_before_the_roll_only_a_fall_counts() -> None:
    assert "before the roll" in refused(record(lift("blue1a", (1, 0))), owed=0)
    assert "before the roll" in refused(record(), owed=0)
    assert verdict(record(end="fallen", touches=[("green1a", 1)]), owed=0).fall is not None


# --- where it is laid (ST-08)


@pytest.mark.parametrize(("to", "fits"), [((4, 0), True), ((4, 2), True), ((3, 0), False), ((5, 0), False)])
def test_st08_on_a_complete_top_a_new_storey_begins(to: tuple[int, int], fits: bool) -> None:
    found = refused(record(lift("blue1a", (1, 0), to)))
    assert (found == "") is fits
    if not fits:
        assert found == f"blue1a may not lie in storey {to[0]}, position {to[1]}"


@pytest.mark.parametrize(("to", "fits"), [((4, 0), False), ((4, 1), True), ((4, 2), True), ((5, 1), False)])
def test_st08_the_highest_storey_is_completed_first(to: tuple[int, int], fits: bool) -> None:
    begun = (*SMALL, ("red1b", None, None))
    assert (refused(record(lift("blue1a", (1, 0), to)), begun) == "") is fits


def test_st08_a_block_may_lie_askew_but_not_across() -> None:
    assert refused(record(lift("blue1a", (1, 0), askew_deg=30))) == ""
    assert refused(record(lift("blue1a", (1, 0), askew_deg=80))) == "blue1a lies across its storey"


def test_st08_a_block_that_was_not_laid() -> None:
    for lost in (
        lift("blue1a", (1, 0), None),
        lift("blue1a", (1, 0), laid_s=None),
        lift("blue1a", (1, 0), freed_s=None),
    ):
        assert refused(record(lost, end="passed")) == "blue1a was not laid on the tower"


def test_st18_a_storey_without_blocks_cannot_have_stood() -> None:
    thin: Storeys = (RED, (None, "blue2a", None), GREEN, YELLOW)
    assert "nothing is left in storey 1" in refused(record(lift("blue2a", (1, 1))), thin)


# --- how it ended (ST-09 to ST-13, ST-17)


def test_st09_the_first_is_laid_before_the_second_is_taken() -> None:
    lifts = lift("blue1a", (1, 0), laid_s=11.0), lift("green1a", (2, 0), (4, 1), at=10)
    assert refused(record(*lifts), owed=2) == "blue1a must be laid before the next one is taken"
    assert "in the order" in refused(record(lifts[1], lifts[0]), owed=2)


@pytest.mark.parametrize(("out", "fits"), [(0.0, True), (12.5, True), (12.6, False), (20.0, False)])
def test_st10_a_felt_block_is_pushed_back_to_half_its_width(out: float, fits: bool) -> None:
    turn = record(lift("blue1a", (1, 0), at=5), probes=(probe("red1a", (1, 2), out=out),), end="passed")
    found = refused(turn)
    assert (found == "") is fits
    if not fits:
        assert found == f"red1a must be pushed back first: it was left out by {out} mm"


def test_st10_any_block_may_be_felt_whatever_its_colour() -> None:
    felt = tuple(probe(block, (at, at + 0.5)) for at, block in enumerate(("green3a", "red1a", "red2a")))
    assert refused(record(lift("blue1a", (1, 0), at=5), probes=felt), owed=0, face="blue2") == ""


@pytest.mark.parametrize("tool", ["palm", "stick"])
def test_st11_st12_straightening_and_the_stick_are_allowed(tool: Any) -> None:
    assert refused(record(lift("blue1a", (1, 0)), tools=(tool,))) == ""


def test_st13_resting_means_resting() -> None:
    turn = lift("blue1a", (1, 0))
    assert "not everything was at rest" in refused(record(turn, rested=False))
    assert refused(record(turn, end="passed", rested=False)) == "", "passed with something creeping"


def test_st13_a_fall_must_be_seen_in_the_record() -> None:
    assert refused(record(lift("blue1a", (1, 0)), end="fallen")) == "nothing fell"


def test_st17_time_runs_out_only_where_there_is_a_limit() -> None:
    assert "no time limit" in refused(record(end="time"))
    assert refused(record(end="time"), timed=True) == ""


def test_st17_when_time_is_up_a_block_in_the_hand_is_out_of_play() -> None:
    found = verdict(record(lift("blue1a", (1, 0), None), end="time"), timed=True)
    assert found.out == ("blue1a",)
    assert found.storeys[1] == (None, "blue2a", "blue3a")


def test_st17_when_time_is_up_a_block_that_was_not_out_stays() -> None:
    for lost in (lift("blue1a", (1, 0), None, freed_s=None), lift("blue1a", (1, 0), (1, 0))):
        found = verdict(record(lost, probes=(probe("red1a", (1, 2), out=18),), end="time"), timed=True)
        assert found == Verdict(SMALL)


def test_st17_when_time_is_up_after_the_first_of_two_it_stays_where_it_lies() -> None:
    turn = record(lift("blue1a", (1, 0)), lift("green1a", (2, 0), None, at=10), end="time")
    found = verdict(turn, owed=2, timed=True)
    assert found.out == ("green1a",)
    assert found.storeys[4] == ("blue1a", None, None)


# --- times that cannot follow each other


@pytest.mark.parametrize(
    "times",
    [
        {"at": 2.1, "freed_s": 1.0, "laid_s": 0.3},
        {"at": 1.0, "freed_s": 0.9, "laid_s": 3.0},
        {"at": 1.0, "freed_s": 2.0, "laid_s": 1.9},
        {"at": 1.0, "freed_s": None, "laid_s": 0.5},
        {"at": 1.0, "freed_s": 2.0, "laid_s": 9.0, "dropped_s": (1.5,)},
        {"at": 1.0, "freed_s": 2.0, "laid_s": 9.0, "dropped_s": (5.0, 4.0)},
    ],
)
@pytest.mark.parametrize("end", ["rested", "time", "fallen"])
def test_st14_times_of_a_lift_that_run_backwards_are_refused(times: dict[str, Any], end: str) -> None:
    """Also where something fell: which block was tower then hangs on them."""
    turn = record(lift("blue1a", (1, 0), **times), end=end, touches=[("green1a", 9.5)] if end == "fallen" else ())
    assert refused(turn, timed=True) == (
        "the times of blue1a are out of order: it is grabbed first, then freed, then laid or dropped"
    )


def test_st14_times_of_a_lift_may_fall_together() -> None:
    turn = record(lift("blue1a", (1, 0), at=1.0, freed_s=1.0, laid_s=1.0, dropped_s=(1.0, 1.0)))
    assert refused(turn) == ""


@pytest.mark.parametrize("held", [((2.0, 1.0),), ((1.0, 2.0), (1.5, 3.0)), ((4.0, 5.0), (1.0, 2.0))])
def test_st10_a_block_cannot_have_been_let_go_before_it_was_held(held: Any) -> None:
    turn = record(lift("blue1a", (1, 0), at=6.0), probes=[probe("red1a", *held)])
    assert refused(turn) == "the times at which red1a was held are out of order"


def test_st10_a_block_may_be_felt_again_at_once() -> None:
    turn = record(lift("blue1a", (1, 0), at=6.0), probes=[probe("red1a", (1.0, 2.0), (2.0, 2.0))])
    assert refused(turn) == ""


# --- records that are about another tower


def test_records_of_another_tower_are_refused() -> None:
    assert refused(record(lift("red4a", (1, 0)))) == "red4a is not in the tower"
    assert refused(record(touches=[("red4a", 1)])) == "red4a is not in the tower"
    assert refused(record(lift("blue1a", (2, 0)))) == "blue1a was not taken from there: it lay in storey 1, position 0"


_BLOCKS = st.sampled_from(list(places(SMALL)))
_TIMES = st.floats(0, 20, allow_nan=False)


@given(
    touches=st.lists(st.tuples(_BLOCKS, _TIMES), unique_by=lambda touch: touch[0], max_size=6),
    sinks=st.lists(st.tuples(_BLOCKS, st.floats(2, 40), _TIMES), unique_by=lambda sink: sink[0], max_size=6),
    held=st.lists(st.tuples(_TIMES, _TIMES), max_size=2),
    dropped=st.booleans(),
)
def test_st14_more_facts_never_undo_a_fall(touches: Any, sinks: Any, held: Any, dropped: bool) -> None:
    """A running record only grows: once the tower has fallen it stays fallen, at the same time or an earlier one."""
    work = lift("blue1a", (1, 0), dropped_s=(4.0,) if dropped else ())
    felt = (probe("green1a", *held),)
    before = find_fall(record(work, probes=felt, touches=touches[:3], sinks=sinks[:3]), SMALL, dropped_loses=dropped)
    after = find_fall(record(work, probes=felt, touches=touches, sinks=sinks), SMALL, dropped_loses=dropped)
    if before is not None:
        assert after is not None
        assert after.at_s <= before.at_s


@given(touches=st.lists(st.tuples(_BLOCKS, _TIMES), unique_by=lambda touch: touch[0], max_size=6))
def test_st14_the_lowest_storey_and_the_block_in_work_never_lose(touches: Any) -> None:
    own = {*RED, "blue1a"}
    found = find_fall(record(lift("blue1a", (1, 0), at=0), touches=touches), SMALL, dropped_loses=False)
    assert (found is not None) == any(block not in own for block, _ in touches)
