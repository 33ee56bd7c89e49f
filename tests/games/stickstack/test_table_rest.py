"""Where a stick would rest, by geometry, against where the physics lays it."""

from __future__ import annotations

import math
import random

import pytest

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_rest import drop_gap, rest_under
from stackhub.physics.pose import Pose
from tests.games.stickstack.cup_poses import FLAT_MM, SCENE, flat
from tests.games.stickstack.cup_poses import settle as let_settle

SIZE = SCENE.stick.size_mm


def test_on_the_hub_it_lies_level() -> None:
    rest = rest_under(CupTable(SCENE), SIZE, 0.0, 0.0, math.radians(60), "s19")
    assert rest is not None
    assert rest.steady
    assert tuple(rest.pose) == pytest.approx(tuple(Pose(0, 0, FLAT_MM).turned(math.radians(60))), abs=1e-4)
    assert rest.meets_mm == pytest.approx(FLAT_MM)
    assert {(contact.own, contact.theirs) for contact in rest.contacts} == {("w", "w")}
    assert rest.margin_mm == pytest.approx(SCENE.cup.hub.radius_mm, abs=1)


def test_ss_04_off_the_middle_it_lies_on_hub_and_rim() -> None:
    """White over the hub, its red end on the red third of the rim."""
    yaw = math.radians(60)
    rest = rest_under(CupTable(SCENE), SIZE, 30 * math.cos(yaw), 30 * math.sin(yaw), yaw, "s05")
    assert rest is not None
    assert rest.steady
    assert {(contact.own, contact.theirs) for contact in rest.contacts} == {("w", "w"), ("r", "r")}


def test_beyond_the_tower_there_is_nothing_below() -> None:
    assert rest_under(CupTable(SCENE), SIZE, 160.0, 0.0, 0.0) is None


def test_with_its_middle_outside_it_tips() -> None:
    rest = rest_under(CupTable(SCENE), SIZE, 60.0, 0.0, 0.0, "s01")
    assert rest is not None
    assert not rest.steady
    assert rest.margin_mm == 0.0
    assert rest.pose.z == pytest.approx(FLAT_MM)
    assert rest.contacts


def test_it_leans_on_a_stick_and_the_rim() -> None:
    """Across a stick that lies off the middle: one end on it, the other on the rim."""
    table = CupTable(SCENE)
    table.add_stick("s01", flat(25, 0, math.pi / 2))
    rest = rest_under(table, SIZE, 0.0, 0.0, 0.0, "s02")
    assert rest is not None
    assert rest.steady
    assert {contact.other for contact in rest.contacts} == {"s01", "cup"}
    slope = math.tan(2 * math.atan2(-rest.pose.j, rest.pose.w))
    up = SCENE.cup.hub.above_rim_mm + SCENE.stick.height_mm
    assert slope == pytest.approx(up / (25 - SCENE.stick.width_mm / 2 + 47.5), rel=0.02)


def test_the_physics_lays_sticks_where_geometry_says() -> None:
    """Stacking at random places, where they lie about level: the pose but for the cup's leaning, and what is touched.
    Now and then a stick below gives way, and on steeper ones it slides by a millimetre or two as it is laid."""
    agreed = looked = near = laid = 0
    for seed in range(9):
        chance = random.Random(seed)
        table = CupTable(SCENE)
        for name in SCENE.stick_names()[:10]:
            x, y, yaw = chance.uniform(-12, 12), chance.uniform(-12, 12), chance.uniform(0, math.tau)
            rest = rest_under(table, SIZE, x, y, yaw, name)
            assert rest is not None
            if not rest.steady or rest.margin_mm < 6 or rest.pose.tilt_rad > 0.14:
                continue
            twin = table.clone()
            twin.add_stick(name, rest.pose.moved(dz=0.1))
            twin.world.run(0.1)  # before the cup has leaned far
            there = twin.sticks[name].pose
            pitch = there.direction((1.0, 0.0, 0.0))[2] - rest.pose.direction((1.0, 0.0, 0.0))[2]
            laid += 1
            near += math.dist(there.place, rest.pose.place) < 1.0 and abs(pitch) < 0.05
            table.add_stick(name, rest.pose.moved(dz=0.1))
            let_settle(table)
            said = {(contact.other, contact.own, contact.theirs) for contact in rest.contacts}
            found = {(contact.other, contact.own, contact.theirs) for contact in table.contacts_of(name)}
            looked += len(said | found)
            agreed += len(said & found)
    assert laid > 15
    assert near >= 0.8 * laid
    assert looked > 35
    assert agreed >= 0.8 * looked


@pytest.mark.parametrize(("apart_mm", "touches"), [(0.2, True), (0.5, False), (5.0, False)])
def test_a_neighbour_at_its_side_is_touched(apart_mm: float, touches: bool) -> None:
    """Two sticks side by side on the hub, so near that the physics counts it as a touch."""
    table = CupTable(SCENE)
    table.add_stick("s01", flat(0, 0))
    wide = SCENE.stick.width_mm
    rest = rest_under(table, SIZE, 5.0, wide + apart_mm, 0.0, "s02")
    assert rest is not None
    assert rest.steady
    assert ("s01" in {contact.other for contact in rest.contacts}) == touches
    assert rest.pose.z == pytest.approx(FLAT_MM, abs=0.01)


def test_the_stick_itself_is_not_in_its_way() -> None:
    table = CupTable(SCENE)
    table.add_stick("s05", flat(0, 0))
    above = rest_under(table, SIZE, 0.0, 0.0, 0.0, "s06")
    again = rest_under(table, SIZE, 0.0, 0.0, 0.0, "s05")
    assert above is not None
    assert again is not None
    assert above.pose.z - again.pose.z == pytest.approx(SCENE.stick.height_mm, abs=1e-3)
    assert {contact.other for contact in above.contacts} == {"s05"}


# --- Free air -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("above_mm", [0.5, 4.9, 5.1, 60.0])
def test_ss_04_the_free_air_below_a_stick(above_mm: float) -> None:
    table = CupTable(SCENE)
    stick = table.add_stick("s05", flat(5, 3, 0.4, above_mm))
    assert drop_gap(table, stick) == pytest.approx(above_mm, abs=0.05)
    tipped = Pose(0, 0, FLAT_MM + above_mm + 30, math.cos(0.1), 0.0, math.sin(0.1), 0.0)
    gap = drop_gap(table, stick, tipped)
    assert gap is not None
    assert above_mm < gap < above_mm + 30
    assert drop_gap(table, stick, Pose(0, 300, 100)) == pytest.approx(
        100 - SCENE.stick.height_mm / 2, abs=0.1
    )  # down to the table
    assert drop_gap(table, stick, Pose(5000, 0, 100)) is None
    stick.node.set_into_collide_mask(stick.node.get_into_collide_mask())
    table.world.run(0.5)
    assert table.hanging() == {"s05"}  # it still meets the cup


def test_the_free_air_above_another_stick() -> None:
    table = CupTable(SCENE)
    table.add_stick("s01", flat(0, 0))
    upper = table.add_stick("s02", flat(0, 0, 1.0, SCENE.stick.height_mm + 3))
    assert drop_gap(table, upper) == pytest.approx(3, abs=0.05)
