"""Contacts add up to the tower's weight; what sank, fell or touches the table is found."""

from __future__ import annotations

import pytest

from stackhub.games.stacko.table import TABLE, Site, Tower, equal_sizes
from stackhub.physics.contacts import contacts, touching
from stackhub.physics.pose import Pose
from stackhub.physics.rest import fallen_on, fastest_mm_s, sunk
from tests.physics.towers import FALLEN_MM, SCENE, rested, settled

BOTTOM = frozenset(Site(0, position).name for position in range(3))


def test_the_table_carries_the_whole_tower() -> None:
    tower = settled(0, pauses=False)
    frames, carried = 30, 0.0
    for _ in range(frames):
        tower.world.advance()
        carried += sum(c.force_n for c in contacts(tower.world) if TABLE in (c.one, c.other)) / frames
    weight_n = 48 * SCENE.block.mass_g / 1000 * SCENE.physics.gravity_mm_s2 / 1000
    assert carried == pytest.approx(weight_n, rel=0.02)


def test_only_the_bottom_storey_touches_the_table() -> None:
    tower = rested(0)
    assert touching(tower.world, TABLE) <= BOTTOM
    assert fallen_on(tower.world, TABLE, BOTTOM) == []


def test_a_block_on_the_table_has_fallen() -> None:
    tower = rested(0)
    before, block = tower.poses(), tower.blocks["block15.0"]
    tower.world.put(block, block.motion._replace(pose=Pose(200, 0, 30)))
    tower.world.run(0.02)
    assert fastest_mm_s(tower.blocks.values()) > 100
    assert sunk(before, tower.blocks, FALLEN_MM) == ["block15.0"]
    assert fallen_on(tower.world, TABLE, BOTTOM) == []
    tower.world.run(1)
    assert fallen_on(tower.world, TABLE, BOTTOM) == ["block15.0"]
    assert fastest_mm_s(tower.blocks.values()) < 2


def test_a_body_that_left_has_not_sunk() -> None:
    tower = Tower(SCENE)
    tower.build(equal_sizes(SCENE))
    before = tower.poses()
    tower.world.remove(tower.blocks.pop("block15.0"))
    assert sunk(before, tower.blocks, FALLEN_MM) == []


def test_names_are_unique_and_poses_are_numbers() -> None:
    tower = Tower(SCENE)
    block = tower.add_block("block", SCENE.block.size_mm, Pose(0, 0, 10))
    with pytest.raises(KeyError, match="already"):
        tower.add_block("block", SCENE.block.size_mm, Pose(0, 0, 30))
    with pytest.raises(KeyError, match="already"):
        tower.world.add(TABLE, (10, 10, 10), 0, 1, Pose(0, 0, 0))
    with pytest.raises(ValueError, match="cannot be put"):
        tower.world.put(block, block.motion._replace(pose=Pose(float("nan"), 0, 0)))
