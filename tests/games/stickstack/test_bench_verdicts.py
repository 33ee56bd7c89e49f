"""What is accepted is right where it rests (SS-04): a stick that still tips over something is not judged yet."""

from __future__ import annotations

import math
import random

import pytest

from stackhub.games.stickstack.table_attempt import clashes
from tests.games.stickstack.bench_play import bench_with, scene, wait


def accepted_wrong(seed: int, trials: int) -> list[str]:
    """Drops sticks anywhere on towers of one to three, and names those accepted in colours that are wrong at rest."""
    chance = random.Random(seed)
    found = []
    for _ in range(trials):
        names = chance.sample(scene().stick_names(), chance.choice([1, 2, 3]) + 1)
        bench = bench_with(*names[:-1])
        bench.take(names[-1], chance.uniform(0, 360))
        far, angle = chance.uniform(0, 20), chance.uniform(0, math.tau)
        bench.hover(far * math.cos(angle), far * math.sin(angle))
        wait(bench, 1.5)
        if bench.release() is not None:
            continue
        wait(bench, 3)
        right = bench.judgement is not None and bench.judgement.result == "legal"
        if right and names[-1] in bench.hanging() and any(map(clashes, bench.table.contacts_of(names[-1]))):
            found.append(f"{names} at {far:.1f} mm, {math.degrees(angle):.0f}°")
    return found


@pytest.mark.parametrize(("seed", "trials", "most"), [(7, 12, 0), pytest.param(2, 120, 1, marks=pytest.mark.long)])
def test_a_stick_is_not_accepted_while_it_tips_into_wrong_colours(seed: int, trials: int, most: int) -> None:
    """One of 120 may stop a quarter of a millimetre above what it then counts as touching."""
    found = accepted_wrong(seed, trials)
    assert len(found) <= most, found
