"""Any call in any order: the bench never raises, never loses its numbers, and every turn that may close is one that the
judge takes."""

from __future__ import annotations

import json
import math
from typing import Any

import hypothesis.strategies as st
from hypothesis import Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.record import record_from
from stackhub.games.stickstack.table_bench import Bench
from tests.games.stickstack.bench_play import bench_with, carry_to, scene, spot_for

STICKS = scene().stick_names()
FAR = st.floats(-400, 400) | st.sampled_from((math.nan, math.inf, 1e9))
NEAR = st.floats(-80, 80)
ANGLE = st.floats(-7, 7) | st.just(math.nan)


class AnythingGoes(RuleBasedStateMachine):
    @initialize(
        count=st.sampled_from((0, 1, 2, 5)),
        colours=st.sampled_from(("refuse", "take_back", "warn")),
        strict=st.booleans(),
        literal=st.booleans(),
    )
    def start(self, count: int, colours: Any, strict: bool, literal: bool) -> None:
        self.options = {"colours": colours, "strict": strict, "literal": literal}
        self.bench = bench_with(*STICKS[4 : 4 + count], **self.options)

    @rule(name=st.sampled_from(STICKS), towards=st.floats(0, 360))
    def take(self, name: str, towards: float) -> None:
        if name not in self.bench.table.sticks:
            self.bench.take(name, towards)

    @rule(to=st.tuples(FAR, FAR, FAR))
    def drag(self, to: Any) -> None:
        self.bench.drag_to(to)

    @rule(x=NEAR | FAR, y=NEAR | FAR)
    def hover(self, x: float, y: float) -> None:
        self.bench.hover(x, y)

    @rule(x=st.floats(-20, 20), y=st.floats(-20, 20), frames=st.integers(20, 90))
    def hang_over_and_let_go(self, x: float, y: float, frames: int) -> None:
        self.bench.hover(x, y)
        self.wait(frames)
        self.bench.release()
        self.wait(70)

    @rule(legal=st.booleans())
    def place(self, legal: bool) -> None:
        if self.bench.held is not None and self.bench.outcome is None:
            try:
                carry_to(self.bench, spot_for(self.bench, legal=legal, least_margin_mm=5.0))
            except LookupError:
                return
            self.bench.release()
            self.wait(70)

    @rule(yaw=ANGLE, long=ANGLE, cross=ANGLE)
    def turn(self, yaw: float, long: float, cross: float) -> None:
        self.bench.turn(yaw, long, cross)

    @rule(what=st.sampled_from((Bench.release, Bench.keep, Bench.give_back, Bench.preview, Bench.touching)))
    def do(self, what: Any) -> None:
        what(self.bench)

    @rule(frames=st.integers(1, 25))
    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.bench.frame()

    @rule(x=st.floats(-1e5, 1e5), y=st.floats(-1e5, 1e5))
    def knock(self, x: float, y: float) -> None:
        """A blow to the cup in somebody's turn; a hard one brings it down."""
        if self.bench.stick is not None:
            self.bench.world.kick(self.bench.table.cup, (x, y, 0.0))

    @rule()
    def keep_and_resume(self) -> None:
        """Between two turns, as the program does it."""
        if self.bench.stick is None:
            data = json.loads(json.dumps(self.bench.snapshot()))
            self.bench = Bench.resume(scene(), data, self.bench.standing, **self.options)  # type: ignore[arg-type]

    @rule(settled=st.booleans())
    def close(self, settled: bool) -> None:
        """The next player takes, at once or when everything rests."""
        bench = self.bench
        if settled:
            for _ in range(200):
                if bench.rest_s > 0.2:
                    break
                bench.frame()
        if bench.ending is None or bench.stick is None:
            return
        record = bench.record()
        assert record == record_from(str(record))
        verdict = judge(record, bench.standing, held=bench.stick, **self.options)  # type: ignore[arg-type]
        assert verdict.refusal is None, (verdict.refusal.english(), str(record))
        assert verdict.is_over == (record.end in ("toppled", "all_fell")), str(record)
        assert {*verdict.tower, *verdict.front} == {*bench.standing, bench.stick}
        if verdict.is_over:
            self.bench = bench_with(**self.options)
        else:
            bench.begin_turn(verdict.tower)
            assert set(bench.table.sticks) == set(verdict.tower)

    @invariant()
    def numbers_are_sound(self) -> None:
        if not hasattr(self, "bench"):
            return
        for name, pose in self.bench.table.poses().items():
            assert all(map(math.isfinite, pose)), name
        held = self.bench.held
        assert held is None or (held == self.bench.stick and held in self.bench.table.sticks)
        assert (self.bench.mode == "carry") == (held is not None)
        assert self.bench.refused <= len(self.bench._attempts)


TestAnythingGoes = AnythingGoes.TestCase
TestAnythingGoes.settings = settings(
    max_examples=12, stateful_step_count=30, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
