"""What a scenario of a Stacko turn says and does: the tower, the duty, what somebody's hand does, and the verdict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stackhub.games.stacko.record import Ending, Place, TurnRecord
from stackhub.games.stacko.storeys import NumberedFace, Storeys, Top, takeable
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from tests.games.stacko.bench_play import (
    SCENE,
    WHOLE,
    bench_of,
    drag,
    lay_on,
    pull_out,
    run,
    run_until_idle,
)


@dataclass(frozen=True, slots=True)
class Stands:
    """Nothing fell, and the turn was in order."""

    out: tuple[str, ...] = ()
    """Blocks that are out of play from now on."""


@dataclass(frozen=True, slots=True)
class Falls:
    """The player whose turn it was loses."""

    cause: str
    phase: str
    block: str | None = None
    """Which block it was; None: of many that come down together, any."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Such a turn cannot be passed; the sentence that says why begins with, or holds, these words."""

    words: str


Expected = Stands | Falls | Refused


class Stage:
    """The bench, and shorthand for what a hand does on it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.bench: Bench = bench_of(scenario.seed, scenario.storeys, dropped_loses=scenario.dropped_loses)
        self.bench.begin_turn(scenario.storeys)

    # --- The turn

    def roll(self, legal: tuple[str, ...] | None = None) -> None:
        """The die has fallen. `legal` other than what it allows is for tables that do not look."""
        it = self.scenario
        allowed = takeable(it.storeys, it.face, it.top) if legal is None else legal
        self.bench.allow(allowed, it.owed or 1)

    def second(self) -> None:
        """The first of two lies: what may be taken now."""
        self.bench.allow(takeable(self.bench.storeys, None, self.scenario.top), 1)

    def rest(self) -> Ending:
        """Wait until the die passes by itself."""
        for _ in range(round(10 * SCENE.physics.frame_hz)):
            if self.bench.fall() is not None:
                return "fallen"
            if self.bench.rest_s >= 3:
                return "rested"
            self.bench.frame()
        return "passed"

    def until_fallen(self, seconds: float = 4.0) -> Ending:
        for _ in range(round(seconds * SCENE.physics.frame_hz)):
            if self.bench.fall() is not None:
                return "fallen"
            self.bench.frame()
        return "passed"

    # --- The hand

    def wait(self, seconds: float) -> None:
        run(self.bench, seconds)

    def take(self, block: str, *, mm: float = 100.0, sign: int = 1, seconds: float = 4.0) -> None:
        """Draw a block out; it must come."""
        assert pull_out(self.bench, block, mm, seconds, sign), f"{block} did not come"

    def lay(self, place: Place | None = None, *, askew_rad: float = 0.0, off_mm: float = 0.0) -> None:
        lay_on(self.bench, place, askew_rad, off_mm)

    def feel(self, block: str, mm: float, seconds: float = 1.0) -> None:
        """Draw a block so far and hold it there."""
        refused = self.bench.hold(block)
        assert refused is None, refused
        self.along(mm, seconds)

    def along(self, mm: float, seconds: float = 0.0) -> None:
        """Want what is held so far further along its axis."""
        assert self.bench.held is not None
        x, y = axis_of(self.bench.world.bodies[self.bench.held].pose)
        drag(self.bench, mm * x, mm * y, seconds=seconds)

    def move(self, dx: float = 0.0, dy: float = 0.0, dz: float = 0.0, seconds: float = 0.0) -> None:
        drag(self.bench, dx, dy, dz, seconds)

    def put_back(self) -> None:
        self.bench.give_back()
        run_until_idle(self.bench)
        run(self.bench, 0.3)

    def drop(self, seconds: float = 1.5) -> None:
        self.bench.let_go()
        run(self.bench, seconds)

    def tap(self, block: str) -> None:
        refused = self.bench.tap(block)
        assert refused is None, refused
        run_until_idle(self.bench)
        run(self.bench, 0.3)

    def stick(self, block: str, mm: float) -> None:
        """Start a block with the push stick, from behind."""
        body = self.bench.tower.blocks[block]
        x, y = axis_of(body.pose)
        half = body.size_mm[0] / 2
        at = (body.pose.x - half * x, body.pose.y - half * y, body.pose.z)
        assert self.bench.hold_tool("stick", at, (-x, -y, 0.0)) is None
        self.along(SCENE.tools.stick.gap_mm + mm, 2.5)
        self.bench.let_go()
        run(self.bench, 0.5)

    def palm(self, block: str, mm: float, sign: int = 1) -> None:
        """Push at the end of a block with the flat hand, `mm` beyond touching it."""
        body = self.bench.tower.blocks[block]
        x, y = (sign * part for part in axis_of(body.pose))
        half = body.size_mm[0] / 2
        at = (body.pose.x + half * x, body.pose.y + half * y, body.pose.z)
        assert self.bench.hold_tool("palm", at, (x, y, 0.0)) is None
        far = SCENE.tools.palm.gap_mm + mm
        drag(self.bench, -far * x, -far * y, seconds=2.0)
        self.bench.let_go()
        run(self.bench, 0.5)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One turn to be played and judged."""

    name: str
    why: str
    play: Callable[[Stage], Ending]
    expected: Expected
    seed: int = 0
    storeys: Storeys = WHOLE
    face: NumberedFace | None = None
    owed: int = 0
    top: Top = "any"
    dropped_loses: bool = False
    timed: bool = False


def played(scenario: Scenario) -> tuple[TurnRecord, Storeys]:
    """The turn's record, from the real physics, and the tower when it began."""
    stage = Stage(scenario)
    end = scenario.play(stage)
    record = stage.bench.record("fallen" if stage.bench.fall() is not None else end)
    return record, stage.bench.duty.standing
