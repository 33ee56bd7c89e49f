"""What the watch writes down, with blocks that are put where they are wanted (ST-10, ST-14)."""

from __future__ import annotations

import pytest

from stackhub.games.stacko.judge import find_fall
from stackhub.games.stacko.table_bench import Bench
from stackhub.physics.pose import Pose
from tests.games.stacko.bench_play import EVERY, WHOLE, bench_of, drag, lay_on, pull_out, run


def begun(count: int = 1) -> Bench:
    bench = bench_of(0)
    bench.begin_turn(WHOLE)
    bench.allow(EVERY, count)
    return bench


def put(bench: Bench, name: str, pose: Pose) -> None:
    body = bench.tower.blocks[name]
    bench.world.put(body, body.motion._replace(pose=pose))


def test_a_block_on_the_table_is_a_touch_and_a_sink() -> None:
    """ST-14."""
    bench = begun()
    put(bench, "yellow4a", Pose(200, 0, 30))
    run(bench, 1)
    record = bench.record("fallen")
    assert [touch.block for touch in record.touches] == ["yellow4a"]
    assert record.sinks[0].block == "yellow4a"
    assert record.sinks[0].mm == pytest.approx(225, abs=2)
    assert record.sinks[0].at_s <= record.touches[0].at_s
    assert record.pushed[0].block == "yellow4a"
    fall = bench.fall()
    assert fall is not None
    assert fall.phase == "before"


def test_the_bottom_storey_may_touch_the_table() -> None:
    """ST-14."""
    bench = begun()
    body = bench.tower.blocks["blue1a"]
    put(bench, "blue1a", body.pose.moved(dx=2))
    run(bench, 0.5)
    assert bench.record("passed").touches == ()
    assert bench.fall() is None


def test_a_small_sink_is_noted_and_is_no_fall() -> None:
    """ST-14: 0.8 of a storey."""
    bench = begun()
    first = bench.tower.blocks["yellow4c"]
    put(bench, "yellow4c", first.pose.moved(dz=-2.5))
    bench.watch.look(None, None)
    record = bench.record("passed")
    assert [(sink.block, sink.mm) for sink in record.sinks] == [("yellow4c", pytest.approx(2.5, abs=0.1))]
    assert find_fall(record, WHOLE, dropped_loses=False) is None


@pytest.mark.parametrize(("depth", "falls"), [(11.9, False), (12.1, True)])
def test_the_limit_of_a_sink(depth: float, falls: bool) -> None:
    """ST-14."""
    bench = begun()
    put(bench, "yellow4c", bench.tower.blocks["yellow4c"].pose.moved(dz=-depth))
    bench.watch.look(None, None)
    assert (bench.fall() is not None) == falls


def test_times_count_from_the_beginning_of_the_turn() -> None:
    bench = bench_of(0)
    run(bench, 1)
    bench.begin_turn(WHOLE)
    assert bench.time_s == 0
    bench.allow(EVERY, 1)
    run(bench, 0.5)
    assert pull_out(bench, "blue2c")
    lay_on(bench, (16, 0))
    run(bench, 0.5)
    lift = bench.record("passed").lifts[0]
    assert lift.grabbed_s == pytest.approx(0.5)
    assert lift.freed_s is not None
    assert lift.laid_s is not None
    assert lift.grabbed_s < lift.freed_s < lift.laid_s < bench.time_s
    bench.begin_turn(bench.storeys)
    assert bench.record("passed").lifts == ()


def test_the_first_of_two_is_tower_once_the_second_is_touched() -> None:
    """ST-14."""
    bench = begun(2)
    assert pull_out(bench, "blue2c")
    lay_on(bench, (16, 0))
    run(bench, 0.5)
    bench.allow(EVERY, 1)
    assert bench.hold("red3a") is None
    drag(bench, dx=5, seconds=0.3)
    put(bench, "blue2c", Pose(250, 0, 30))
    run(bench, 0.5)
    fall = bench.fall()
    assert fall is not None
    assert fall.block == "blue2c"
    assert bench.record("fallen").lifts[0].dropped_s == ()


def test_before_that_it_was_only_dropped() -> None:
    """ST-14."""
    bench = begun(2)
    assert pull_out(bench, "blue2c")
    lay_on(bench, (16, 0))
    run(bench, 0.5)
    put(bench, "blue2c", Pose(250, 0, 30))
    run(bench, 1)
    assert bench.fall() is None
    assert bench.missing == 2
    assert bench.may_hold("red3a") == "lay_first"
    assert len(bench.record("passed").lifts[0].dropped_s) == 1
    assert bench.record("passed").touches == ()


def test_a_felt_block_put_back_leaves_the_first_in_work() -> None:
    """ST-14: only the block that is moved second makes the first tower."""
    bench = begun(2)
    assert pull_out(bench, "blue2c")
    lay_on(bench, (16, 0))
    run(bench, 0.5)
    bench.allow(EVERY, 1)
    assert bench.hold("red3a") is None
    drag(bench, dx=8, seconds=0.5)
    bench.give_back()
    run(bench, 1.5)
    assert bench.mode == "idle"
    put(bench, "blue2c", Pose(250, 0, 30))
    run(bench, 1)
    assert bench.fall() is None
    assert bench.may_hold("blue2c") is None


def test_a_block_that_tips_out_by_itself_was_dropped() -> None:
    """ST-14: let go of when it was nearly out."""
    bench = begun()
    assert bench.hold("blue2c") is None
    drag(bench, dy=70, seconds=2)
    assert bench.mode == "pull"
    bench.let_go()
    assert bench.probed_out == "blue2c"
    run(bench, 2)
    if bench.in_work is None:  # it hangs there: somebody touches it
        put(bench, "blue2c", bench.tower.blocks["blue2c"].pose.moved(dy=12))
        run(bench, 2)
    assert bench.in_work == "blue2c"
    assert bench.probed_out is None
    assert bench.fall() is None
    assert len(bench.record("passed").lifts[0].dropped_s) == 1
    assert bench.hold("blue2c") is None
    assert bench.mode == "carry"
