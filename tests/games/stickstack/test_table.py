"""The cup with its sticks: what leans, touches, hangs and falls, and how it is kept."""

from __future__ import annotations

import json
import math

import pytest

from stackhub.engine.errors import BadSave
from stackhub.games.stickstack.table import CupTable, into
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Motion, Pose
from tests.games.stickstack.cup_poses import FLAT_MM, SCENE, flat, settle

WHITE, WHITE_RED, RED_WHITE_YELLOW = "s01", "s05", "s19"


def test_an_empty_cup_stands_upright_and_pauses() -> None:
    table = CupTable(SCENE)
    table.world.run(1)
    assert table.world.paused
    assert table.tilt_deg < 0.01
    assert table.base_lift_mm < 0.01
    assert table.cup.pose.place == pytest.approx((0, 0, SCENE.cup.above_table_mm), abs=0.01)
    assert table.hanging() == table.fallen() == set()


def test_ss_04_contacts_have_the_colours_of_both_sides() -> None:
    """White over the hub, its red end on the red third of the rim."""
    table = CupTable(SCENE)
    yaw = math.radians(60)
    table.add_stick(WHITE_RED, flat(30 * math.cos(yaw), 30 * math.sin(yaw), yaw, 0.1))
    settle(table)
    found = table.contacts_of(WHITE_RED)
    rim = [contact for contact in found if contact.theirs == "r"]
    assert rim
    assert all(contact.other == "cup" and contact.own == "r" and contact.own_next == "w" for contact in rim)
    hub = [contact for contact in found if contact.theirs == "w"]
    assert hub
    assert all(contact.own == "w" for contact in hub)
    for contact in rim:
        assert math.hypot(*contact.at_mm[:2]) == pytest.approx(SCENE.cup.rim.radius_mm, abs=4)
        assert abs(contact.gap_mm) < 0.3
        assert contact.own_border_mm is not None
    assert table.hanging() == {WHITE_RED}
    assert table.fallen() == set()


def test_ss_08_a_stick_below_the_cup_does_not_hang_on_it() -> None:
    """Held up against the cup's floor by whatever it is wedged in."""
    table = CupTable(SCENE)
    under = SCENE.cup.above_table_mm - SCENE.cup.floor.thickness_mm - SCENE.stick.height_mm / 2
    table.add_stick(WHITE, Pose(0.0, 14.0, under + 0.02))
    table.world._step(1)
    assert {contact.other for contact in table.contacts_of(WHITE)} == {"cup"}
    assert table.hanging() == set()
    table.add_stick(WHITE_RED, Pose(0.0, 14.0, under - SCENE.stick.height_mm))
    table.world._step(1)
    assert table.hanging() == set(), "nor what is below that one"


def test_contacts_of_two_sticks_are_seen_from_both() -> None:
    table = CupTable(SCENE)
    table.add_stick(WHITE, flat(0, 0, 0, 0.1))
    settle(table)
    table.add_stick(WHITE_RED, flat(8, 0, math.pi / 2, SCENE.stick.height_mm + 0.1))
    settle(table)
    upper = [contact for contact in table.contacts_of(WHITE_RED) if contact.other == WHITE]
    lower = [contact for contact in table.contacts_of(WHITE) if contact.other == WHITE_RED]
    assert len(upper) == len(lower) > 0
    assert {(c.own, c.theirs, c.at_mm) for c in upper} == {(c.theirs, c.own, c.at_mm) for c in lower}
    assert table.all_contacts()[WHITE_RED] == table.contacts_of(WHITE_RED)
    assert table.hanging() == {WHITE, WHITE_RED}


def test_ss_08_fallen_is_what_lies_on_the_table_and_does_not_hang() -> None:
    table = CupTable(SCENE)
    table.add_stick(WHITE, flat(0, 0, 0, 0.1))
    table.add_stick("s02", Pose(150, 0, 3))
    table.add_stick("s03", Pose(150, 0, 9).turned(1.0))
    table.add_stick("s04", Pose(0, 300, 300))
    table.world.run(0.1)
    assert table.hanging() == {WHITE}
    assert table.fallen() == {"s02", "s03"}  # one lies on the other; the last is still in the air
    settle(table)
    assert table.fallen() == {"s02", "s03", "s04"}


def test_what_lies_beside_a_swaying_tower_is_not_carried_along() -> None:
    table = CupTable(SCENE)
    table.add_stick("s02", Pose(150, 0, 2.5))
    table.world.run(0.5)
    before = table.sticks["s02"].pose
    table.world.kick(table.cup, (5000.0, 3000.0, 0.0))
    table.world.run(1)
    assert math.dist(table.sticks["s02"].pose.place, before.place) < 0.1


def test_it_leans_to_the_side_of_the_weight() -> None:
    """By the torque of the weights about the joint, against the spring."""
    table = CupTable(SCENE)
    for index, name in enumerate(("s01", "s02", "s03")):
        table.add_stick(name, Pose(20, 0, FLAT_MM + 0.1 + 5.1 * index))
    settle(table, 3)
    cup = SCENE.cup
    up = table.cup.pose.direction((0.0, 0.0, 1.0))
    assert up[0] > 0
    assert abs(up[1]) < 0.1 * up[0]
    joint = cup.above_table_mm - cup.pivot_mm
    pose = table.cup.pose
    torque = cup.mass_g * pose.x + SCENE.stick.mass_g * sum(body.pose.x for body in table.sticks.values())
    assert joint == pytest.approx(pose.z - cup.pivot_mm * up[2], abs=0.5)
    bend_deg, bend_n_mm = cup.spring.torque_n_mm[1]
    lean = torque * SCENE.physics.gravity_mm_s2 / 1e6 / (bend_n_mm / math.radians(bend_deg))
    assert math.radians(table.tilt_deg) == pytest.approx(lean, rel=0.08)


def test_the_base_is_lifted_when_something_pushes_the_rim() -> None:
    table = CupTable(SCENE)
    turn = Pose(0, 0, 0)
    half = math.radians(30) / 2
    turn = turn._replace(w=math.cos(half), j=math.sin(half))
    table.base.set_motion(Motion(turn._replace(z=50.0)))
    assert table.base_deg == pytest.approx(30, abs=0.01)
    low = 50 - 12 * math.cos(2 * half)
    assert table.base_lift_mm == pytest.approx(low + 50 * math.sin(2 * half), abs=0.1)


def test_the_cups_frame() -> None:
    table = CupTable(SCENE)
    table.cup.set_motion(Motion(Pose(3, 4, 150).turned(0.7)))
    inside = table.cup_frame(Pose(13, 4, 160).turned(1.0))
    assert inside.place == pytest.approx((10 * math.cos(0.7), -10 * math.sin(0.7), 10), abs=1e-3)
    assert 2 * math.atan2(inside.k, inside.w) == pytest.approx(0.3, abs=1e-4)
    assert into(Pose(0, 0, 0), Pose(1, 2, 3)) == Pose(1, 2, 3)


def test_unknown_and_doubled_sticks_are_refused() -> None:
    table = CupTable(SCENE)
    table.add_stick(WHITE, flat(0, 0))
    with pytest.raises(KeyError):
        table.add_stick(WHITE, flat(0, 0, above_mm=50))
    with pytest.raises(KeyError):
        table.add_stick("s99", flat(0, 0))
    table.remove_stick(WHITE)
    table.add_stick(WHITE, flat(0, 0))
    assert set(table.poses()) == {"base", "cup", WHITE}


# --- Kept ---------------------------------------------------------------------------------------------------------


def loaded() -> CupTable:
    table = CupTable(SCENE)
    for index, name in enumerate(("s01", "s06", "s20", "s30")):
        table.add_stick(name, flat(6 * (-1) ** index, 0, index * math.pi / 2, 0.1 + 5.1 * index))
    settle(table, 2)
    return table


def test_a_snapshot_comes_back_from_text_as_the_same_tower_and_stands() -> None:
    table = loaded()
    data = json.loads(json.dumps(table.snapshot()))
    resumed, twin = CupTable.restored(SCENE, data), CupTable.restored(SCENE, data)
    assert resumed.poses() == table.poses()
    assert resumed.hanging() == table.hanging()
    for one in (resumed, twin):
        one.world.run(3)
    assert twin.poses() == resumed.poses()
    for name, pose in table.poses().items():
        assert math.dist(resumed.poses()[name].place, pose.place) < 1.0, name
    assert resumed.world.paused


def test_a_clone_goes_on_alone_and_the_tower_knows_nothing_of_it() -> None:
    table = loaded()
    before = table.poses()
    twin, other = table.clone(), table.clone()
    for one in (twin, other):
        one.add_stick("s36", flat(30, 0, 0.0, 30.0))
        one.world.run(1)
    assert twin.poses() == other.poses()
    assert table.poses() == before
    still = table.clone(pauses=False)
    still.world.run(2)
    for name, pose in before.items():
        assert math.dist(still.poses()[name].place, pose.place) < 1.0, name  # the cup sways as loads are found again


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("version", 2, "version"),
        ("cup", {"pose": [0, 0, 160, 1, 0, 0]}, "cup"),
        ("cup", {"pose": [0, 0, 160, 0.5, 0, 0, 0]}, "cup"),
        ("base", {"pose": [0, 0, float("nan"), 1, 0, 0, 0]}, "base"),
        ("sticks", {"s99": {"pose": [0, 0, 3, 1, 0, 0, 0]}}, "s99"),
        ("sticks", {"cup": {"pose": [0, 0, 3, 1, 0, 0, 0]}}, "cup"),
        ("sticks", {"s01": {"pose": [0, 1e9, 3, 1, 0, 0, 0]}}, "s01"),
        ("at_rest", None, "at_rest"),
        ("colour", "red", "colour"),
    ],
)
def test_a_broken_snapshot_is_refused_in_one_sentence(key: str, value: object, said: str) -> None:
    data = loaded().snapshot()
    CupTable.restored(SCENE, data)
    with pytest.raises(BadSave) as refused:
        CupTable.restored(SCENE, data | {key: value})
    assert said in str(refused.value)
    with pytest.raises(BadSave):
        CupTable.restored(SCENE, None)


# --- The hand -----------------------------------------------------------------------------------------------------


def test_the_hand_carries_a_stick_steadily_turns_it_and_lets_go_without_a_kick() -> None:
    table = CupTable(SCENE)
    stick = table.add_stick("s05", Pose(0, 0, 240))
    hand = Hand(table.world)
    hand.grab(stick, SCENE.hand.carry)
    table.world.run(0.5)
    assert math.dist(stick.pose.place, (0, 0, 240)) < 0.01
    for frame in range(90):
        angle = frame / 30
        hand.aim(Pose(60 * math.sin(angle), 40 * math.cos(angle), 240).turned(angle))
        table.world.advance()
        ghost = hand.ghost
        assert ghost is not None
        assert math.dist(stick.pose.place, ghost.place) < 5
    tilted = Pose(20, 5, 250, 0.9, 0.3, 0.2, 0.245)
    size = math.sqrt(sum(part**2 for part in tilted[3:]))
    tilted = Pose(*tilted.place, *(part / size for part in tilted[3:]))
    hand.aim(tilted)
    table.world.run(1.5)
    assert stick.pose == pytest.approx(tilted, abs=0.02)
    hand.aim(flat(20, 5, 0.3, 4.0))
    table.world.run(1.5)
    assert table.tilt_deg < 0.01  # nothing was touched
    hand.release()
    table.world.advance()
    x, y, z = stick.velocity_mm_s
    assert math.hypot(x, y) < 2
    assert z == pytest.approx(-SCENE.physics.gravity_mm_s2 / 60, rel=0.1)
    settle(table)
    assert table.hanging() == {"s05"}
    assert math.dist(stick.pose.place[:2], (20, 5)) < 4
