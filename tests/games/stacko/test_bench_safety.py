"""Any call in any order: the bench never raises, never holds two things, and never loses its numbers."""

from __future__ import annotations

import math
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from stackhub.engine.errors import BadSave
from stackhub.games.stacko.storeys import after_lift, places
from stackhub.games.stacko.table_bench import Bench
from tests.games.stacko.bench_play import EVERY, SCENE, WHOLE, bench_of, pull_out, run

NAMES = st.sampled_from((*sorted(places(WHOLE)), "stick", "nothing"))
FAR = st.floats(-500, 500) | st.sampled_from((math.nan, math.inf, 1e9))
POINT = st.tuples(FAR, FAR, FAR)
ANGLE = st.floats(-7, 7) | st.just(math.nan)


class AnythingGoes(RuleBasedStateMachine):
    @initialize(count=st.integers(0, 2), legal=st.booleans(), seed=st.sampled_from((0, 1)))
    def start(self, count: int, legal: bool, seed: int) -> None:
        self.bench = bench_of(seed)
        self.bench.begin_turn(WHOLE)
        self.standing = WHOLE
        self.bench.allow(EVERY if legal else (), count)

    @rule(count=st.integers(0, 2), legal=st.booleans())
    def allow(self, count: int, legal: bool) -> None:
        self.bench.allow(EVERY if legal else (), count)

    @rule(name=NAMES, at=POINT | st.none())
    def hold(self, name: str, at: Any) -> None:
        refused = self.bench.may_hold(name)
        assert self.bench.hold(name, at) == refused
        assert refused is not None or self.bench.held == name

    @rule()
    def hold_what_may_be_held(self) -> None:
        name = next((name for name in places(WHOLE) if self.bench.may_hold(name) is None), None)
        if name is not None:
            self.bench.hold(name)

    @rule(name=NAMES)
    def tap(self, name: str) -> None:
        self.bench.tap(name)

    @rule(tool=st.sampled_from(("stick", "palm")), at=POINT, normal=POINT)
    def use(self, tool: Any, at: Any, normal: Any) -> None:
        self.bench.hold_tool(tool, at, normal)

    @rule(to=POINT)
    def drag(self, to: Any) -> None:
        self.bench.drag_to(to)

    @rule(along=st.sampled_from((-100.0, 12.0, 100.0)))
    def drag_along(self, along: float) -> None:
        held = self.bench.held
        if held is not None:
            pose = self.bench.world.bodies[held].pose
            x, y, _ = pose.direction((1.0, 0.0, 0.0))
            self.bench.drag_to((pose.x + along * x, pose.y + along * y, pose.z))

    @rule(yaw=ANGLE, long=ANGLE, cross=ANGLE)
    def turn(self, yaw: float, long: float, cross: float) -> None:
        self.bench.turn(yaw, long, cross)

    @rule(what=st.sampled_from((Bench.level, Bench.lay, Bench.let_go, Bench.give_back, Bench.open_places)))
    def do(self, what: Any) -> None:
        what(self.bench)

    @rule(frames=st.integers(1, 25))
    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.bench.frame()

    @rule()
    def next_turn(self) -> None:
        self.standing = self.bench.storeys
        self.bench.begin_turn(self.standing)
        assert self.bench.held is None
        assert set(self.bench.tower.blocks) == set(places(self.standing))

    @rule()
    def resume(self) -> None:
        if self.bench.mode == "idle" and set(places(self.bench.storeys)) == set(self.bench.tower.blocks):
            self.standing = self.bench.storeys
            self.bench = Bench.resume(SCENE, self.bench.snapshot(), self.standing)

    @invariant()
    def one_thing_in_the_hand(self) -> None:
        bench = self.bench
        tools = [name for name in ("stick", "palm") if name in bench.world.bodies]
        assert tools == ([bench.held] if bench.mode == "tool" else [])
        assert (bench.held is None) == (bench.mode == "idle") == (bench.hand.held is None)
        if bench.hand.held is not None:
            assert bench.hand.held.name == bench.held

    @invariant()
    def numbers_are_sound(self) -> None:
        bench = self.bench
        for body in bench.world.bodies.values():
            assert all(map(math.isfinite, (*body.pose, *body.velocity_mm_s)))
            assert body.pose.z > -5 or body.speed_mm_s > 0
        assert math.isfinite(bench.force_n)
        assert 0 <= bench.strain <= 1
        assert len(bench.laid) + bench.missing >= bench.duty.quota
        assert bench.rest_s >= 0
        assert not (bench.can_pass and bench.mode != "idle")
        for end in ("passed", "time"):
            str(bench.record(end))  # type: ignore[arg-type]


AnythingGoes.TestCase.settings = settings(
    AnythingGoes.TestCase.settings,
    max_examples=8,
    stateful_step_count=30,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # making a failure shorter takes minutes of physics
)
TestAnythingGoes = AnythingGoes.TestCase


def test_a_bench_is_resumed_as_it_was() -> None:
    bench = bench_of(0)
    bench.begin_turn(WHOLE)
    bench.tap("blue2a")
    run(bench, 2)
    kept = bench.snapshot()
    again = Bench.resume(SCENE, kept, WHOLE)
    assert again.felt == bench.felt
    run(again, 1)
    for name, body in bench.tower.blocks.items():
        assert math.dist(again.tower.blocks[name].pose.place, body.pose.place) < 0.2


def test_a_block_out_of_play_leaves_the_table() -> None:
    """ST-17: time ran out with the block in the hand."""
    bench = bench_of(0)
    bench.begin_turn(WHOLE)
    bench.allow(EVERY, 1)
    assert pull_out(bench, "blue2c")
    assert bench.record("time").lifts[0].to is None
    bench.begin_turn(after_lift(WHOLE, "blue2c", None))
    assert bench.held is None
    assert "blue2c" not in bench.world.bodies
    run(bench, 1)
    assert bench.fall() is None


def _changed(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    body = dict(data["world"]["bodies"][5], **changes)
    bodies = [*data["world"]["bodies"][:5], body, *data["world"]["bodies"][6:]]
    return data | {"world": {"bodies": bodies}}


@pytest.mark.parametrize(
    "break_it",
    [
        lambda data: None,
        lambda data: [],
        lambda data: data | {"version": 2},
        lambda data: data | {"more": 1},
        lambda data: data | {"felt": {"red1a": {"looseness": 3, "kind": "loose", "force_n": 0, "moved_mm": 0}}},
        lambda data: data | {"world": {"bodies": data["world"]["bodies"][:-1]}},
        lambda data: data | {"world": {"bodies": [*data["world"]["bodies"], data["world"]["bodies"][3]]}},
        lambda data: data | {"world": {"bodies": data["world"]["bodies"][1:]}},
        lambda data: _changed(data, name="red9z"),
        lambda data: _changed(data, size_mm=[750, 25, 15]),
        lambda data: _changed(data, mass_g=0),
        lambda data: _changed(data, mass_g=1000),
        lambda data: _changed(data, pose=[math.nan, 0, 0, 1, 0, 0, 0]),
        lambda data: _changed(data, pose=[0, 0, 0, 0, 0, 0, 0]),
        lambda data: _changed(data, pose=[1e6, 0, 0, 1, 0, 0, 0]),
        lambda data: _changed(data, coefficient=50),
        lambda data: _changed(data, velocity_mm_s=[1e9, 0, 0]),
    ],
)
def test_a_broken_snapshot_is_refused(break_it: Any) -> None:
    with pytest.raises(BadSave):
        Bench.resume(SCENE, break_it(bench_of(0).snapshot()), WHOLE)
