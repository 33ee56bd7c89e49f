"""The player's hand in a turn of Stick & Stack, with the real physics (SS-04 to SS-10)."""

from __future__ import annotations

import math

import pytest

from stackhub.engine.errors import BadSave
from stackhub.games.stickstack import table_carry
from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_carry import yaw_of
from stackhub.physics.pose import Pose, distance_mm
from tests.games.stickstack.bench_play import bench_with, carry_to, close, let_go, place, scene, spot_for, wait


def poses(bench: Bench) -> dict[str, Pose]:
    return {name: pose for name, pose in bench.table.poses().items() if name != bench.held}


def furthest_mm(before: dict[str, Pose], after: dict[str, Pose]) -> float:
    assert before.keys() == after.keys()
    return max(distance_mm(before[name], after[name]) for name in before)


def test_ss08_what_seemed_to_fall_and_hangs_after_all_is_judged_then() -> None:
    """Otherwise the turn could never close: the rules take neither a stick that hangs and was not judged, nor one that
    fell and hangs."""
    bench = bench_with("s01", "s04", "s05")
    bench.take("s20")
    x, y, yaw = spot_for(bench, legal=True)
    body = bench.table.sticks["s20"]
    bench.turn(yaw=yaw - yaw_of(body.pose))
    bench.hover(x, y)
    wait(bench, 2)
    assert bench.release() is None
    bench.frame()
    bench.watch.seen.fell["s20"] = bench.time_s
    bench.frame()
    assert bench.can_close
    wait(bench, 3)
    record = bench.record()
    assert record.fell == ()
    assert record.attempts[-1].judged_s is not None
    verdict = judge(record, ("s01", "s04", "s05"), held="s20", colours="refuse", strict=False, literal=False)
    assert verdict.refusal is None
    assert verdict.fate == "placed"


def test_a_stick_taken_hangs_over_the_tower_and_stays_in_the_hand() -> None:
    """SS-03."""
    bench = bench_with()
    bench.take("s19", towards_deg=30)
    assert (bench.mode, bench.held, bench.stick) == ("carry", "s19", "s19")
    wait(bench, 2)
    pose = bench.table.sticks["s19"].pose
    assert pose.z > scene().cup.above_table_mm + scene().cup.rim.height_mm + 30
    ahead = pose.direction((1.0, 0.0, 0.0))
    assert math.degrees(math.atan2(ahead[1], ahead[0])) == pytest.approx(30, abs=1)
    assert pose.tilt_rad == pytest.approx(0, abs=0.02)
    assert bench.may_release() == "high"
    assert bench.release() == "high"
    assert bench.held == "s19"


def test_it_finds_its_height_and_lies_legal_where_its_colours_fit() -> None:
    """SS-04."""
    bench = bench_with()
    place(bench, "s19")
    assert bench.judgement is not None
    assert (bench.judgement.result, bench.judgement.wrong) == ("legal", ())
    assert bench.judgement.contacts
    record, verdict = close(bench)
    assert verdict.refusal is None
    assert (verdict.fate, verdict.tower, verdict.front) == ("placed", ("s19",), ())
    (attempt,) = record.attempts
    assert attempt.judged_s is not None
    assert attempt.judged_s - attempt.at_s <= 1.01
    assert record.rested
    assert record.hung == ("s19",)


def test_a_wrong_colour_is_refused_and_the_tower_is_as_it_was() -> None:
    """SS-06, Default."""
    bench = bench_with("s01", "s05", "s20")
    bench.take("s25")
    wait(bench, 0.1)
    spot = spot_for(bench, legal=False)
    carry_to(bench, spot)
    before, seconds = poses(bench), bench.time_s
    assert let_go(bench) is None
    assert bench.judgement is not None
    assert bench.judgement.result == "wrong"
    assert bench.judgement.wrong
    assert (bench.mode, bench.held, bench.refused) == ("carry", "s25", 1)
    assert furthest_mm(before, poses(bench)) < 0.01
    assert bench.time_s > seconds
    wait(bench, 1)
    assert furthest_mm(before, poses(bench)) < 0.5
    assert bench.held == "s25"
    assert not bench.can_close
    carry_to(bench, spot_for(bench, legal=True, least_margin_mm=6))
    assert let_go(bench) is None
    record, verdict = close(bench)
    assert verdict.refusal is None
    assert verdict.fate == "placed"
    assert [len(attempt.contacts) > 0 for attempt in record.attempts] == [True, True]


def test_after_three_refusals_the_player_may_keep_the_stick() -> None:
    """SS-06: the rules are silent on a stick that fits nowhere."""
    bench = bench_with("s01", "s05")
    bench.take("s31")
    wait(bench, 0.1)
    spot = spot_for(bench, legal=False)
    for number in range(3):
        assert not bench.can_keep
        carry_to(bench, spot)
        assert let_go(bench) is None
        assert bench.refused == number + 1
    assert bench.can_keep
    bench.keep()
    assert bench.held is None
    assert bench.ending == "kept"
    record, verdict = close(bench)
    assert verdict.refusal is None
    assert (verdict.fate, verdict.tower, verdict.front) == ("kept", ("s01", "s05"), ("s31",))
    assert "s31" not in bench.table.sticks
    assert len(record.attempts) == 3


def test_with_take_back_the_stick_goes_to_the_player() -> None:
    """SS-06, Option."""
    bench = bench_with("s01", "s05", colours="take_back")
    before = poses(bench)
    place(bench, "s31", legal=False)
    assert bench.can_close
    assert furthest_mm(before, poses(bench)) < 1.0
    _, verdict = close(bench)
    assert verdict.refusal is None
    assert (verdict.fate, verdict.tower, verdict.front) == ("taken_back", ("s01", "s05"), ("s31",))


def test_with_warn_a_wrong_stick_stays() -> None:
    """SS-06, Option."""
    bench = bench_with("s01", "s05", colours="warn")
    place(bench, "s31", legal=False)
    assert bench.judgement is not None
    assert bench.judgement.result == "wrong"
    _, verdict = close(bench)
    assert verdict.refusal is None
    assert (verdict.fate, verdict.tower) == ("placed", ("s01", "s05", "s31"))


def test_beside_the_tower_nothing_is_let_go_of() -> None:
    """SS-04, SS-08: it stays in the hand."""
    bench = bench_with()
    bench.take("s01")
    bench.drag_to((200.0, 0.0, 4.0))
    wait(bench, 2)
    gap = bench.gap_mm
    assert gap is not None
    assert gap < 5
    assert bench.release() == "beside"
    bench.give_back()
    wait(bench, 2)
    assert bench.held == "s01"
    assert bench.table.sticks["s01"].pose.z > 200


def test_a_stick_that_falls_is_the_players_and_the_first_one_ends_nothing() -> None:
    """SS-08, SS-10: every stick fell needs two."""
    bench = bench_with(colours="warn")
    bench.take("s01")
    carry_to(bench, (68.0, 0.0, 0.0))
    assert let_go(bench) is None
    wait(bench, 1.5)
    assert bench.outcome is None
    record, verdict = close(bench)
    assert verdict.refusal is None
    assert [fact.stick for fact in record.fell] == ["s01"]
    assert (verdict.fate, verdict.tower, verdict.front) == ("fell", (), ("s01",))


def sweep(bench: Bench, height_mm: float, frames: int = 90) -> None:
    """Drive the held stick against the ends of what lies along x, from outside, 2 mm a frame."""
    z = scene().cup.above_table_mm + height_mm
    bench.drag_to((-100.0, 0.0, z + 60))
    wait(bench, 1)
    bench.drag_to((-100.0, 0.0, z))
    wait(bench, 1)
    for _ in range(frames):
        x, y, _z = bench._carry.goal.place if bench._carry is not None else (0.0, 0.0, 0.0)
        bench.drag_to((x + 2, y, z))
        bench.frame()


def test_what_the_held_stick_pushes_is_written_down() -> None:
    """SS-05, Default: the table shows what was moved, play goes on."""
    bench = bench_with("s01", "s05")
    bench.take("s25", towards_deg=90)
    sweep(bench, 11.5, 20)
    wait(bench, 1)
    record = bench.record("closed")
    assert any(push.mm > 3 for push in record.pushed)
    assert bench.outcome != "foul"


def test_strict_fouls_end_the_turn() -> None:
    """SS-05, Option."""
    bench = bench_with("s01", "s05", strict=True)
    bench.take("s25", towards_deg=90)
    sweep(bench, 11.5, 20)
    assert bench.outcome == "foul"
    assert bench.held is None
    _, verdict = close(bench)
    assert verdict.refusal is None
    assert verdict.fate == "foul"
    assert "s25" in verdict.front


def test_a_blow_topples_the_tower() -> None:
    """SS-10; what is in the hand goes to the player's front."""
    bench = bench_with("s01", "s05", "s09")
    bench.take("s25", towards_deg=90)
    wait(bench, 0.2)
    bench.world.kick(bench.table.cup, (150_000.0, 0.0, 0.0))
    wait(bench, 3)
    assert bench.outcome == "toppled"
    assert bench.held is None
    assert bench.mode == "over"
    record, verdict = close(bench)
    assert verdict.refusal is None
    assert verdict.fate == "toppled"
    assert set(verdict.front) == {"s01", "s05", "s09", "s25"}
    assert record.cup_deg > 75 or record.base_s >= 0.5
    assert record.end == "toppled"


def test_all_fell_within_one_turn_ends_it() -> None:
    """SS-10."""
    bench = bench_with("s01", "s02")
    bench.take("s25", towards_deg=90)
    sweep(bench, 11.5)
    for _ in range(240):
        bench.drag_to((100.0, 0.0, scene().cup.above_table_mm + 11.5))
        bench.frame()
    if bench.outcome is None:  # one of them still hangs: it is knocked down as well
        pytest.fail(f"still up: {bench.hanging()}")
    assert bench.outcome in ("all_fell", "toppled")
    _, verdict = close(bench)
    assert verdict.refusal is None
    assert set(verdict.front) == {"s01", "s02", "s25"}


def test_nothing_is_stepped_at_rest() -> None:
    bench = bench_with("s01", "s05")
    wait(bench, 2)
    steps = bench.world.steps
    wait(bench, 2)
    assert bench.world.steps == steps


def test_a_tower_is_kept_and_resumed_with_what_hangs_on_it() -> None:
    bench = bench_with("s01", "s05", "s20")
    wait(bench, 1)
    data = bench.snapshot()
    again = Bench.resume(scene(), data, ("s01", "s05", "s20"))
    before = poses(bench)
    wait(again, 1)
    assert furthest_mm(before, poses(again)) < 0.2
    again.take("s25")
    assert set(again.snapshot()["sticks"]) == {"s01", "s05", "s20"}, "what is in the hand is not kept"
    with pytest.raises(BadSave, match="other sticks"):
        Bench.resume(scene(), data, ("s01", "s05"))
    with pytest.raises(BadSave):
        Bench.resume(scene(), {"sticks": 3}, ())


@pytest.mark.parametrize(
    ("what", "pose"),
    [
        ("s01", (0, 0, -500, 1, 0, 0, 0)),
        ("s01", (300, 0, 172, 1, 0, 0, 0)),
        ("cup", (500, 0, 160, 1, 0, 0, 0)),
        ("cup", (0, 0, 120, 0, 1, 0, 0)),
        ("base", (0, 0, 400, 1, 0, 0, 0)),
        ("base", (0, 0, 50, 0.7071, 0.7071, 0, 0)),
    ],
)
def test_a_tower_that_cannot_stand_is_not_resumed(what: str, pose: tuple[float, ...]) -> None:
    """Whoever took next would pay for its fall."""
    bench = bench_with("s01", "s05")
    data = bench.snapshot()
    found = data["sticks"] if what == "s01" else data
    found[what]["pose"] = list(pose)
    with pytest.raises(BadSave, match="does not stand"):
        Bench.resume(scene(), data, ("s01", "s05"))


@pytest.mark.parametrize("up_mm", [-9.0, -4.0, 5.0, 4_700.0])
@pytest.mark.parametrize("sticks", [2, 10])
def test_a_stick_in_its_neighbours_or_in_the_air_is_not_resumed(sticks: int, up_mm: float) -> None:
    """A tower kept at rest has each stick hanging: pushed apart by the solver, all would fall in the next turn."""
    names = scene().stick_names()[:sticks]
    data = bench_with(*names).snapshot()
    assert data["at_rest"]
    pose = list(data["sticks"][names[-1]]["pose"])
    pose[2] += up_mm
    data["sticks"][names[-1]]["pose"] = pose
    with pytest.raises(BadSave, match="does not stand"):
        Bench.resume(scene(), data, names)


def test_a_tower_kept_while_it_sways_is_resumed_as_it_was() -> None:
    bench = bench_with("s01", "s05")
    data = bench.snapshot() | {"at_rest": False}
    data["sticks"]["s05"]["pose"] = [*data["sticks"]["s05"]["pose"][:2], 190.0, *data["sticks"]["s05"]["pose"][3:]]
    assert set(Bench.resume(scene(), data, ("s01", "s05")).table.sticks) == {"s01", "s05"}
    data["sticks"]["s05"]["pose"] = [*data["sticks"]["s05"]["pose"][:2], 4_900.0, *data["sticks"]["s05"]["pose"][3:]]
    with pytest.raises(BadSave, match="does not stand"):
        Bench.resume(scene(), data, ("s01", "s05"))


@pytest.mark.parametrize("sticks", [0, 9])
def test_a_stick_that_hangs_still_over_a_tower_at_rest_needs_no_time(sticks: int) -> None:
    bench = bench_with(*scene().stick_names()[:sticks])
    assert not bench.is_still, "there is no stick in the hand"
    bench.take("s30")
    assert not bench.is_still
    wait(bench, 1.5)
    assert bench.is_still
    for lead in (lambda: bench.hover(6, -4), lambda: bench.turn(yaw=0.02), bench.give_back):
        lead()
        assert not bench.is_still, "it is wanted elsewhere before a frame has passed"
        wait(bench, 2)
        assert bench.is_still
    before, stick = poses(bench), bench.table.sticks["s30"].pose
    wait(bench, 1)
    assert furthest_mm(before, poses(bench)) < 0.1
    assert math.dist(stick.place, bench.table.sticks["s30"].pose.place) < 0.1
    bench.world.kick(bench.table.cup, (150_000.0, 0.0, 0.0))
    wait(bench, 0.3)
    assert not bench.is_still


def test_what_is_below_the_stick_is_looked_for_once_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    sweep = table_carry.drop_gap
    monkeypatch.setattr(
        table_carry, "drop_gap", lambda table, body, *at: (swept.append(table.world.frames), sweep(table, body, *at))[1]
    )
    bench = bench_with("s01", "s05")
    bench.take("s30")
    bench.hover(3, 2)
    wait(bench, 1)
    swept.clear()
    for _ in range(3):
        bench.frame()
        told = {(bench.can_release, bench.gap_mm, bench.may_release()) for _ in range(4)}
        assert len(told) == 1
    assert len(swept) == len(set(swept)) == 3
