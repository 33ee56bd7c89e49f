"""A hand that plays on the bench of Stick & Stack: it looks for a place by geometry and lets go there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from stackhub.games.stickstack.judge import Verdict, judge
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_attempt import clashes
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.games.stickstack.table_turn import Refusal
from stackhub.store.scenes import load_scene

Spot = tuple[float, float, float]
"""x and y in mm, and the direction of the length in rad."""


@lru_cache(maxsize=1)
def scene() -> StickStackScene:
    return load_scene("stickstack", StickStackScene)


def bench_with(*standing: str, **options: object) -> Bench:
    """A bench whose tower a careful hand has laid; colours are not looked at."""
    table = built(scene(), standing) if standing else CupTable(scene())
    return Bench(table, standing, **options)  # type: ignore[arg-type]


def spots(far_mm: float = 24.0) -> Iterator[Spot]:
    """Places over the cup, the middle first."""
    for ring in range(int(far_mm // 3) + 1):
        radius = 3.0 * ring
        for step in range(1 if ring == 0 else 8):
            angle = step * math.tau / 8
            for turn in range(12):
                yield radius * math.cos(angle), radius * math.sin(angle), turn * math.tau / 12


def spot_for(bench: Bench, *, legal: bool, least_margin_mm: float = 15.0) -> Spot:
    """Where the stick in the hand would lie well, in right colours or in wrong ones. Raises LookupError."""
    assert bench.held is not None
    size = scene().stick.size_mm
    for x, y, yaw in spots():
        rest = rest_under(bench.table, size, x, y, yaw, bench.held)
        if rest is None or not rest.steady or rest.margin_mm < least_margin_mm:
            continue
        wrong = [contact for contact in rest.contacts if clashes(contact)]
        if (not wrong) if legal else len(wrong) == len(rest.contacts):
            return x, y, yaw
    raise LookupError("no such place")


def wait(bench: Bench, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        bench.frame()


def carry_to(bench: Bench, spot: Spot, seconds: float = 1.5) -> None:
    """Hang the stick over a place."""
    x, y, yaw = spot
    assert bench._carry is not None
    pose = bench._carry.goal
    ahead = pose.direction((1.0, 0.0, 0.0))
    bench.turn(yaw=yaw - math.atan2(ahead[1], ahead[0]))
    bench.hover(x, y)
    wait(bench, seconds)


def let_go(bench: Bench) -> Refusal | None:
    """Let go, and wait until it is judged."""
    refused = bench.release()
    for _ in range(200):
        if bench.mode != "judging":
            break
        bench.frame()
    return refused


def place(bench: Bench, stick: str, *, legal: bool = True, spot: Spot | None = None) -> Spot:
    """Take a stick and let it go where it is legal, or where it is not."""
    bench.take(stick)
    wait(bench, 0.1)
    spot = spot or spot_for(bench, legal=legal)
    carry_to(bench, spot)
    assert let_go(bench) is None
    return spot


def close(bench: Bench) -> tuple[TurnRecord, Verdict]:
    """Wait until everything rests, and have the record judged."""
    for _ in range(300):
        if bench.rest_s > 0.3:
            break
        bench.frame()
    record = bench.record()
    assert bench.stick is not None
    verdict = judge(
        record,
        bench.standing,
        held=bench.stick,
        colours=bench.colours,
        strict=bench.strict,
        literal=bench.literal,
    )
    return record, verdict
