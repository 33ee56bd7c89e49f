"""The bench: whole turns, played with the real physics by simple drags (ST-10 to ST-14, ST-18)."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from stackhub.games.stacko.judge import judge
from stackhub.games.stacko.storeys import after_lift, open_places, places
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from stackhub.physics.pose import distance_mm
from tests.games.stacko.bench_play import (
    EVERY,
    SCENE,
    WHOLE,
    bench_of,
    drag,
    lay_on,
    loose_blocks,
    pull_out,
    run,
    run_until_idle,
)

MOST_MM = SCENE.bench.out_mm


def begun(seed: int = 0, count: int = 1, legal: tuple[str, ...] = EVERY) -> Bench:
    bench = bench_of(seed)
    bench.begin_turn(WHOLE)
    bench.allow(legal, count)
    return bench


def loose(bench: Bench, number: int = 6) -> str:
    return loose_blocks(bench)[number]


def others_mm(bench: Bench, but: str) -> float:
    """How far the block that moved most has moved since the turn began."""
    return max(
        distance_mm(pose, bench.tower.blocks[name].pose) for name, pose in bench.watch.start.items() if name != but
    )


@pytest.mark.parametrize(
    ("seed", "number"),
    [pytest.param(0, 4, marks=pytest.mark.long), (1, 8), pytest.param(2, 12, marks=pytest.mark.long)],
)
def test_a_whole_turn_by_simple_drags(seed: int, number: int) -> None:
    bench = begun(seed)
    name = loose(bench, number)
    assert pull_out(bench, name)
    assert bench.in_work == name
    assert not bench.can_pass
    lay_on(bench, (16, 1))
    assert bench.laid == (name,)
    assert bench.missing == 0
    run(bench, 0.5)
    assert bench.can_pass
    assert 0 < bench.rest_s < 3
    run(bench, 3)
    assert bench.rest_s >= 3
    assert bench.fall() is None
    record = bench.record("rested")
    assert [(lift.block, lift.to) for lift in record.lifts] == [(name, (16, 1))]
    assert record.lifts[0].askew_deg < 2
    assert not record.touches
    assert not record.sinks
    verdict = judge(record, WHOLE, face=None, owed=1, top="any", dropped_loses=False, timed=False)
    assert verdict.refusal is None
    assert verdict.storeys == bench.storeys == after_lift(WHOLE, name, (16, 1))


def test_a_loose_block_needs_no_more_than_a_gentle_force() -> None:
    """ST-18."""
    bench = begun()
    name = loose(bench)
    forces = []
    assert bench.hold(name) is None
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, 100 * x, 100 * y)
    while bench.mode == "pull":
        bench.frame()
        forces.append(bench.force_n)
    assert max(forces) < SCENE.hand.gentle.force_n
    assert bench.felt[name].kind == "loose"
    assert others_mm(bench, name) < 1


def test_the_force_grows_with_the_lead_but_not_at_once() -> None:
    """ST-18: a tight block is drawn hard only by somebody who insists."""
    bench = begun()
    tight = next(name for name in EVERY[6:] if name not in loose_blocks(bench))
    assert bench.hold(tight) is None
    x, y = axis_of(bench.tower.blocks[tight].pose)
    drag(bench, 4 * x, 4 * y)
    small = []
    for _ in range(30):
        bench.frame()
        small.append(bench.force_n)
    assert max(small) <= SCENE.hand.gentle.force_n * 1.001
    drag(bench, 90 * x, 90 * y)
    bench.frame()
    assert bench.force_n < SCENE.hand.gentle.force_n * 1.2
    forces = [bench.force_n]
    for _ in range(25):
        bench.frame()
        forces.append(bench.force_n)
    assert max(forces) > 1.5 * SCENE.hand.gentle.force_n
    assert 0 < bench.strain <= 1


def test_an_illegal_block_is_drawn_no_further_than_allowed() -> None:
    """ST-10."""
    bench = begun(legal=())
    name = loose(bench)
    assert not pull_out(bench, name, seconds=2)
    assert bench.mode == "pull"
    assert abs(bench.watch.out_mm(name)) == pytest.approx(MOST_MM, abs=0.5)
    bench.let_go()
    run(bench, 0.5)
    assert bench.probed_out == name
    assert bench.may_hold(loose(bench, 7)) == "probe_out"
    assert bench.may_hold(name) is None
    record = bench.record("passed")
    assert record.lifts == ()
    assert [probe.block for probe in record.probes] == [name]
    assert record.probes[0].out_mm > 12.5
    bench.hold(name)
    bench.give_back()
    assert bench.mode == "return"
    run_until_idle(bench)
    assert bench.probed_out is None
    assert abs(bench.watch.out_mm(name)) < 1
    assert bench.may_hold(loose(bench, 7)) is None
    probe = bench.record("passed").probes[0]
    assert probe.most_mm == pytest.approx(MOST_MM, abs=1)
    assert probe.out_mm < 1
    assert len(probe.held_s) == 2


def test_a_block_left_out_counts_from_its_place_in_the_next_turn() -> None:
    """ST-10: two players do not draw an illegal block twice as far."""
    bench = begun(legal=())
    name = loose(bench)
    assert bench.hold(name) is None
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, 11 * x, 11 * y, seconds=1)
    bench.let_go()
    assert bench.probed_out is None
    run(bench, 0.5)
    bench.begin_turn(WHOLE)
    assert not pull_out(bench, name, seconds=2)
    assert abs(bench.watch.out_mm(name)) == pytest.approx(MOST_MM, abs=0.5)
    again = Bench.resume(SCENE, bench.snapshot(), WHOLE)
    assert abs(again.watch.out_mm(name)) == pytest.approx(MOST_MM, abs=0.5)


def test_a_tap_tells_loose_from_tight_and_leaves_the_tower_alone() -> None:
    """ST-10: felt from force and displacement only; a test may know the true sizes."""
    bench = begun()
    thin = loose_blocks(bench)
    for name in ("blue2a", "red2b", "blue3b", "red3c", "blue4b"):
        assert bench.tap(name) is None
        assert bench.mode == "tap"
        assert bench.held == name
        run_until_idle(bench, 3)
        run(bench, 0.3)
        feel = bench.felt[name]
        assert (feel.kind == "loose") == (name in thin), (name, feel)
        assert (feel.looseness > 0.5) == (name in thin)
    assert others_mm(bench, "") < 1
    assert bench.fall() is None
    assert not bench.record("passed").lifts


def test_what_may_be_held() -> None:
    """ST-07, ST-09."""
    bench = begun()
    name = loose(bench)
    assert bench.may_hold("yellow4a") == "top"
    assert bench.may_hold("nothing") == "unknown"
    assert bench.hold("yellow4a") == "top"
    assert bench.mode == "idle"
    assert bench.hold(name) is None
    assert bench.hold("blue1a") == "holding"
    assert bench.tap("blue1a") == "holding"
    assert bench.hold_tool("stick", (0.0, 40.0, 60.0), (0.0, 1.0, 0.0)) == "holding"
    bench.let_go()
    assert pull_out(bench, name)
    bench.let_go()
    run(bench, 1)
    assert bench.may_hold("blue1a") == "lay_first"
    assert bench.may_use("stick") == "lay_first"
    assert bench.may_hold(name) is None
    bench.hold(name)
    lay_on(bench)
    assert bench.may_hold("blue1a") == "laid_done"
    assert bench.may_use("palm") == "laid_done"
    assert bench.may_hold(name) is None, "it may be corrected until the die is passed"


def test_a_dropped_block_is_picked_up_again() -> None:
    """ST-14: the default differs from print."""
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    drag(bench, *(60 * part for part in axis_of(bench.tower.blocks[name].pose)), seconds=0.5)
    bench.let_go()
    run(bench, 1.5)
    assert bench.fall() is None
    assert bench.missing == 1
    assert not bench.can_pass
    assert len(bench.record("passed").lifts[0].dropped_s) == 1
    assert bench.hold(name) is None
    assert bench.mode == "carry"
    lay_on(bench)
    assert bench.laid == (name,)
    run(bench, 0.5)
    assert bench.can_pass
    assert bench.fall() is None


def test_a_dropped_block_loses_where_that_is_chosen() -> None:
    """ST-14, ``dropped_block: loses``."""
    bench = begun()
    bench.dropped_loses = True
    name = loose(bench)
    assert pull_out(bench, name)
    assert bench.fall() is None
    bench.let_go()
    run(bench, 1.5)
    fall = bench.fall()
    assert fall is not None
    assert (fall.block, fall.cause) == (name, "dropped")
    assert bench.may_hold(name) == "fallen"


def test_a_free_block_that_is_given_back_lies_beside_the_tower() -> None:
    """Esc, and every interruption."""
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    bench.give_back()
    assert bench.mode == "return"
    run_until_idle(bench)
    run(bench, 0.5)
    pose = bench.tower.blocks[name].pose
    assert math.hypot(pose.x, pose.y) > 100
    assert pose.z == pytest.approx(SCENE.block.height_mm / 2, abs=0.5)
    assert bench.record("passed").lifts[0].dropped_s == (), "it was put down, not dropped"
    assert bench.fall() is None
    assert others_mm(bench, name) < 1
    assert bench.missing == 1


def test_given_back_from_above_the_tower() -> None:
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    drag(bench, dz=300, seconds=1)
    bench.drag_to((0.0, 0.0, bench.tower.blocks[name].pose.z))
    run(bench, 1)
    bench.give_back()
    run_until_idle(bench)
    run(bench, 0.5)
    assert bench.tower.blocks[name].pose.z < 20
    assert bench.fall() is None
    assert others_mm(bench, name) < 1


def test_the_ghost_is_led_to_an_open_place_and_may_leave_it() -> None:
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    assert bench.snap is None
    drag(bench, dz=300, seconds=1)
    bench.level()
    there = bench.open_places()
    assert set(there) == set(open_places(after_lift(WHOLE, name, None)))
    goal = there[(16, 2)]
    bench.drag_to((goal.x + 4, goal.y - 3, goal.z + 30))
    run(bench, 1.5)
    assert bench.snap == (16, 2)
    here = bench.tower.blocks[name].pose
    assert math.hypot(here.x - goal.x, here.y - goal.y) < 0.5
    bench.drag_to((goal.x + 12, goal.y, goal.z + 30))
    run(bench, 0.5)
    assert bench.snap is None
    bench.drag_to((goal.x, goal.y, goal.z + 30))
    bench.turn(yaw=0.4)
    run(bench, 0.5)
    assert bench.snap is None, "turned further than a few degrees it is to lie askew"


def test_a_block_may_be_laid_askew() -> None:
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    lay_on(bench, (16, 1), askew_rad=0.35)
    run(bench, 1)
    assert bench.laid == (name,)
    assert bench.record("passed").lifts[0].askew_deg == pytest.approx(20, abs=2)


def test_a_block_laid_where_none_may_is_not_laid() -> None:
    """ST-08: across the open storey."""
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    lay_on(bench, (16, 1), askew_rad=math.pi / 2)
    run(bench, 1)
    assert bench.mode == "idle"
    assert bench.laid == ()
    assert bench.missing == 1
    assert not bench.can_pass


def test_two_blocks_one_after_the_other() -> None:
    """ST-06: the first opens a new storey, which frees the former top one."""
    bench = begun(count=2)
    first, second = loose(bench, 4), loose(bench, 10)
    assert bench.missing == 2
    assert pull_out(bench, first)
    lay_on(bench, (16, 1))
    run(bench, 1)
    assert bench.missing == 1
    assert not bench.can_pass
    bench.allow(EVERY, 1)
    assert bench.may_hold("yellow4a") is None
    assert bench.may_hold(first) is None
    assert pull_out(bench, second)
    assert (16, 1) not in bench.open_places()
    lay_on(bench, (16, 0))
    assert bench.laid == (first, second)
    run(bench, 3.5)
    assert bench.rest_s >= 3
    assert bench.fall() is None
    verdict = judge(bench.record("rested"), WHOLE, face=None, owed=2, top="any", dropped_loses=False, timed=False)
    assert verdict.refusal is None
    assert verdict.storeys == bench.storeys


def stick_behind(bench: Bench, name: str) -> None:
    body = bench.tower.blocks[name]
    x, y = axis_of(body.pose)
    half = body.size_mm[0] / 2
    at = (body.pose.x - half * x, body.pose.y - half * y, body.pose.z)
    assert bench.hold_tool("stick", at, (-x, -y, 0.0)) is None


def test_the_stick_starts_a_block_and_the_hand_takes_it() -> None:
    """ST-12."""
    bench = begun()
    name = loose(bench)
    stick_behind(bench, name)
    assert bench.mode == "tool"
    assert bench.held == "stick"
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, 29 * x, 29 * y, seconds=2)
    assert bench.watch.out_mm(name) == pytest.approx(25, abs=2)
    bench.let_go()
    run(bench, 0.5)
    assert "stick" not in bench.world.bodies
    assert bench.probed_out == name
    assert pull_out(bench, name)
    lay_on(bench)
    run(bench, 1)
    record = bench.record("passed")
    assert record.tools == ("stick",)
    assert bench.can_pass
    assert bench.fall() is None


def test_the_stick_pushes_an_illegal_block_no_further_than_the_hand_may() -> None:
    """ST-10."""
    bench = begun(legal=())
    name = loose(bench)
    stick_behind(bench, name)
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, 90 * x, 90 * y, seconds=4)
    assert bench.watch.out_mm(name) <= MOST_MM + 1
    bench.give_back()
    assert bench.mode == "idle"


def test_the_flat_hand_straightens_slowly_however_it_is_moved() -> None:
    """ST-11."""
    bench = begun()
    name = loose(bench)
    assert bench.hold(name) is None
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, 10 * x, 10 * y, seconds=1)
    bench.let_go()
    run(bench, 0.5)
    out = bench.watch.out_mm(name)
    assert out > 8
    body = bench.tower.blocks[name]
    at = (body.pose.x + 37.5 * x, body.pose.y + 37.5 * y, body.pose.z)
    assert bench.hold_tool("palm", at, (x, y, 0.0)) is None
    palm = bench.world.bodies["palm"]
    gap = SCENE.tools.palm.gap_mm
    drag(bench, -(gap + 9) * x, -(gap + 9) * y)
    fastest = 0.0
    for _ in range(120):
        bench.frame()
        fastest = max(fastest, palm.speed_mm_s)
    assert fastest < 1.5 * SCENE.tools.palm.careful.speed_mm_s
    assert bench.watch.out_mm(name) < 2.5
    bench.let_go()
    run(bench, 1)
    assert bench.record("passed").tools == ("palm",)
    assert bench.fall() is None
    assert others_mm(bench, name) < 3


def test_a_fall_is_noticed_and_ends_the_holding() -> None:
    """ST-14, ST-18: a sideways jerk of a block that is half out."""
    bench = begun()
    name = loose(bench)
    assert pull_out(bench, name)
    drag(bench, dz=80, seconds=1)
    bench.drag_to((0.0, 0.0, bench.tower.blocks[name].pose.z))
    for _ in range(180):
        bench.frame()
        if bench.fall() is not None:
            break
    fall = bench.fall()
    assert fall is not None, "a block rammed into the tower"
    assert fall.block != name
    assert fall.phase == "place"
    assert bench.may_hold("blue1a") in {"holding", "fallen"}
    record = bench.record("fallen")
    assert record.touches or record.sinks


@pytest.mark.parametrize("interrupt", [Bench.let_go, Bench.give_back])
def test_nothing_is_stepped_once_it_is_over(interrupt: Callable[[Bench], None]) -> None:
    bench = begun()
    name = loose(bench)
    bench.hold(name)
    run(bench, 0.3)
    interrupt(bench)
    run_until_idle(bench)
    run(bench, 2)
    assert bench.world.paused
    time_s, steps = bench.time_s, bench.world.steps
    bench.frame()
    assert bench.world.steps == steps
    assert bench.time_s > time_s


def test_every_block_has_its_place_in_the_tower_that_is_built() -> None:
    bench = bench_of(3)
    for name, (storey, position) in places(WHOLE).items():
        pose = bench.tower.blocks[name].pose
        across = pose.y if storey % 2 == 0 else pose.x
        assert pose.z == pytest.approx(15 * storey + 7.5, abs=1)
        assert across == pytest.approx(25.3 * (position - 1), abs=2)
