"""The same inputs give the same tower to the last bit; towers come back from snapshots."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from stackhub.engine.chance import Chance
from stackhub.games.stacko.table import draw_sizes, fresh_tower
from stackhub.physics.snapshot import Snapshot, restore, snapshot
from tests.physics.pulling import pull
from tests.physics.towers import SCENE, again, fallen, furthest_mm, rested, settled

ROOT = Path(__file__).parents[2]


def played() -> str:
    """A fingerprint of everything after some seconds with a hand in the tower."""
    tower = fresh_tower(SCENE, 5)
    tower.world.run(0.5)
    pull(tower, "block9.1")
    return hashlib.sha256(snapshot(tower.world).model_dump_json().encode()).hexdigest()


def test_the_same_inputs_give_the_same_tower_here_and_in_another_process() -> None:
    here = played()
    assert played() == here
    code = "from tests.physics.test_same import played; print(played())"
    other = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == here


def test_the_seed_makes_the_sizes_and_another_seed_makes_others() -> None:
    assert draw_sizes(SCENE, Chance(3)) == draw_sizes(SCENE, Chance(3))
    assert draw_sizes(SCENE, Chance(3)) != draw_sizes(SCENE, Chance(4))
    for length, width, height in draw_sizes(SCENE, Chance(3)).values():
        assert length == SCENE.block.length_mm
        assert 0 <= SCENE.block.width_mm - width <= SCENE.tower.narrower_mm
        assert SCENE.thinnest_mm <= height <= SCENE.block.height_mm


def test_a_snapshot_comes_back_from_text_as_the_same_tower_and_stands() -> None:
    tower = rested(1)
    tower.world.run(0.5)
    state = snapshot(tower.world)
    back = Snapshot.model_validate_json(state.model_dump_json())
    assert back == state
    before = tower.poses()
    resumed = again(back)
    assert resumed.poses() == before
    assert [body.size_mm for body in resumed.blocks.values()] == [body.size_mm for body in tower.blocks.values()]
    resumed.world.run(3)
    assert furthest_mm(before, resumed) < 0.3
    assert not fallen(before, resumed)
    twin = again(back)
    twin.world.run(3)
    assert twin.poses() == resumed.poses()


def test_a_snapshot_in_motion_keeps_the_speeds() -> None:
    tower = settled(1, 0.3)
    tower.world.kick(tower.blocks["block15.0"], (0.0, 0.0, 5000.0))
    tower.world.run(0.05)
    state = snapshot(tower.world)
    moving = restore(SCENE.physics, state, at_rest=False)
    assert snapshot(moving) == state


@pytest.mark.parametrize(
    "damage",
    [
        {"mass_g": -1},
        {"pose": (0, 0, float("nan"), 1, 0, 0, 0)},
        {"size_mm": (0, 1, 1)},
        {"pose": (0, 0, 0)},
        {"colour": "red"},
    ],
)
def test_a_damaged_snapshot_is_refused(damage: dict[str, object]) -> None:
    state = snapshot(settled(1, 0.1).world).model_dump()
    Snapshot.model_validate(state)
    state["bodies"][3].update(damage)
    with pytest.raises(ValidationError):
        Snapshot.model_validate(state)
