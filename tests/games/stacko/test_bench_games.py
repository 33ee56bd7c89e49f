"""Long runs on the bench (ST-18): every drag of a loose block works, taps tell the truth, whole games are played."""

from __future__ import annotations

import random
import statistics

import pytest

from stackhub.games.stacko.judge import judge
from stackhub.games.stacko.storeys import NumberedFace, Storeys, takeable
from stackhub.games.stacko.table_bench import Bench
from stackhub.physics.pose import distance_mm
from tests.games.stacko.bench_play import (
    EVERY,
    WHOLE,
    bench_of,
    lay_on,
    loose_blocks,
    pull_out,
    run,
    run_until_idle,
)

pytestmark = pytest.mark.long
FACES: tuple[NumberedFace, ...] = ("red1", "blue2", "green3", "yellow4")
FELT_LOOSE = 0.85
MOST_TURNS = 80


@pytest.mark.parametrize("seed", range(5))
def test_one_drag_takes_a_loose_block_and_the_tower_stands(seed: int) -> None:
    moved = []
    for name in loose_blocks(bench_of(seed))[::3]:
        bench = bench_of(seed)
        bench.begin_turn(WHOLE)
        bench.allow(EVERY, 1)
        assert pull_out(bench, name), name
        lay_on(bench, (16, 1))
        run(bench, 0.5)
        assert bench.can_pass, name
        start = bench.watch.start
        moved.append(max(distance_mm(start[n], body.pose) for n, body in bench.tower.blocks.items() if n != name))
    print(f"seed {seed}: {len(moved)} laid, others {statistics.median(moved):.2f} mm, at most {max(moved):.2f} mm")


@pytest.mark.parametrize("seed", range(3))
def test_taps_tell_loose_from_tight(seed: int) -> None:
    bench = bench_of(seed)
    bench.begin_turn(WHOLE)
    thin = set(loose_blocks(bench))
    taps = EVERY[3::4]
    wrong = [name for name in taps if (tapped(bench, name) > FELT_LOOSE) != (name in thin)]
    print(f"seed {seed}: {len(taps)} taps, wrong {wrong}")
    assert len(wrong) <= 1
    assert bench.fall() is None


def tapped(bench: Bench, name: str) -> float:
    assert bench.tap(name) is None
    run_until_idle(bench)
    run(bench, 0.2)
    return bench.felt[name].looseness


def take_turn(bench: Bench, storeys: Storeys, chance: random.Random) -> Storeys | None:
    """Tap until a block feels loose, take it, lay it on the first open place; None: the tower fell."""
    face = chance.choice(FACES)
    legal = list(takeable(storeys, face, "any"))
    chance.shuffle(legal)
    bench.begin_turn(storeys)
    bench.allow(legal, 1)
    felt: dict[str, float] = {}
    for name in legal:
        felt[name] = tapped(bench, name)
        if bench.fall() is not None:
            return None
        if felt[name] > FELT_LOOSE:
            break
    out = pull_out(bench, max(felt, key=felt.__getitem__), seconds=5)
    if bench.fall() is None and out:
        lay_on(bench)
    for _ in range(300):
        if bench.fall() is not None:
            return None
        if bench.rest_s >= 1:
            break
        bench.frame()
    verdict = judge(bench.record("passed"), storeys, face=face, owed=0, top="any", dropped_loses=False, timed=False)
    assert verdict.refusal is None, verdict.refusal.english()
    assert verdict.storeys == bench.storeys
    return verdict.storeys


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_is_judged_as_it_stands(seed: int) -> None:
    chance, bench, turns = random.Random(seed), bench_of(seed), 0
    storeys: Storeys | None = WHOLE
    while storeys is not None and turns < MOST_TURNS:
        storeys = take_turn(bench, storeys, chance)
        turns += 1
    print(f"seed {seed}: {turns} turns")
    assert 5 <= turns < MOST_TURNS
    assert bench.fall() is not None
