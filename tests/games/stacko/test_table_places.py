"""Where the open places are on a real tower, and which one a block lies on (ST-08)."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.games.stacko.storeys import Storeys, after_lift
from stackhub.games.stacko.table import Tower, fresh_tower, tower_of
from stackhub.games.stacko.table_places import (
    angle_between,
    askew_rad,
    axis_of,
    half_breadth_mm,
    half_height_mm,
    in_its_frame,
    levelled,
    lying_on,
    nearest_block,
    place_poses,
    turned_about,
    within,
)
from stackhub.physics.pose import Pose
from tests.games.stacko.bench_play import SCENE, WHOLE

SIZE = SCENE.block.size_mm
PITCH = SCENE.block.width_mm + SCENE.tower.side_gap_mm
ANGLES = st.floats(-3.1, 3.1)


def tower(storeys: Storeys = WHOLE) -> Tower:
    return tower_of(SCENE, storeys, 0)


def shift(built: Tower, names: Iterable[str], dx: float, dy: float, turn: float = 0.0) -> None:
    for name in names:
        body = built.blocks[name]
        body.set_motion(body.motion._replace(pose=body.pose.moved(dx, dy).turned(turn)))


def test_a_new_storey_lies_across_the_one_below_and_goes_with_it() -> None:
    built = tower()
    top = [name for name in WHOLE[15] if name]
    shift(built, top, 3.0, -2.0)
    found = place_poses(built, WHOLE, SIZE)
    assert list(found) == [(16, 0), (16, 1), (16, 2)]
    highest = max(built.blocks[name].pose.z + built.blocks[name].size_mm[2] / 2 for name in top)
    for (_, position), pose in found.items():
        assert (pose.x, pose.y) == pytest.approx((3, -2 + (position - 1) * PITCH), abs=0.01)
        assert pose.z == pytest.approx(highest + 7.5, abs=0.01)
        assert abs(angle_between(axis_of(pose), (1.0, 0.0))) < 0.01


def test_places_turn_with_the_storey_below() -> None:
    built = tower()
    shift(built, (name for name in WHOLE[15] if name), 0.0, 0.0, 0.1)
    for pose in place_poses(built, WHOLE, SIZE).values():
        assert angle_between((1.0, 0.0), axis_of(pose)) == pytest.approx(0.1, abs=0.01)


def test_a_block_partly_drawn_out_below_leaves_the_places_where_they_are() -> None:
    built = tower()
    before = place_poses(built, WHOLE, SIZE)
    shift(built, ["yellow4b"], 0.0, 60.0)
    for place, pose in place_poses(built, WHOLE, SIZE).items():
        assert math.dist(pose.place, before[place].place) < 0.1


def test_a_place_gives_way_to_its_neighbours() -> None:
    storeys = after_lift(WHOLE, "red1a", (16, 0))
    built = tower(storeys)
    shift(built, ["red1a"], 0.0, 4.0)
    found = place_poses(built, storeys, SIZE)
    assert list(found) == [(16, 1), (16, 2)]
    assert found[(16, 1)].y - built.blocks["red1a"].pose.y >= PITCH - 0.01
    assert found[(16, 2)].y == pytest.approx(4 + PITCH, abs=4.1)


@pytest.mark.parametrize("turn", [0.3, -0.3])
def test_beside_a_block_that_lies_askew_a_place_is_parallel_to_it_and_free_of_it(turn: float) -> None:
    for storeys, name, axis in (
        (after_lift(WHOLE, "red1a", (16, 0)), "red1a", (1.0, 0.0)),
        (after_lift(WHOLE[:15], "red1a", (15, 0)), "red1a", (0.0, 1.0)),
    ):
        built = tower(storeys)
        place = (len(storeys) - 1, 1)
        shift(built, [name], 2.0, 2.0, turn)
        lying, pose = built.blocks[name].pose, place_poses(built, storeys, SIZE)[place]
        assert angle_between(axis, axis_of(pose)) == pytest.approx(turn, abs=0.01)
        assert askew_rad(built, storeys, place, pose) == pytest.approx(abs(turn), abs=0.01)
        x, y = axis_of(lying)
        apart = abs((pose.x - lying.x) * y - (pose.y - lying.y) * x)
        assert PITCH - 0.1 <= apart <= PITCH + 8
        middle = (pose.x, pose.y)[0 if axis[0] else 1]
        assert abs(middle) < 1, "it lies across the middle of the storey"


def test_what_lies_on_a_place_and_what_does_not() -> None:
    built = tower()
    places = place_poses(built, WHOLE, SIZE)
    middle = places[(16, 1)]
    limits = SCENE.bench.lying
    assert lying_on(middle, places, limits) == (16, 1)
    askew = middle.moved(dx=5, dy=-7).turned(math.pi + 0.3)
    assert lying_on(askew, places, limits) == (16, 1)
    assert askew_rad(built, WHOLE, (16, 1), askew) == pytest.approx(0.3, abs=1e-3)
    assert lying_on(middle.moved(dy=20), places, limits) == (16, 2)
    for other in (
        middle.turned(math.pi / 2),
        middle.moved(dz=15),
        middle.moved(dz=-15),
        middle.moved(dx=30),
        places[(16, 2)].moved(dy=13),
        turned_about(middle, (0.0, 1.0, 0.0), 0.3),
    ):
        assert lying_on(other, places, limits) is None


def test_a_tower_of_a_position_is_the_fresh_one_by_other_names() -> None:
    named, fresh = tower(), fresh_tower(SCENE, 0)
    sizes = [body.size_mm for body in fresh.blocks.values()]
    assert [body.size_mm for body in named.blocks.values()] == sizes
    assert [body.pose for body in named.blocks.values()] == [body.pose for body in fresh.blocks.values()]
    assert list(named.blocks) == [name for row in WHOLE for name in row]


def test_a_tower_with_gaps_and_more_storeys_stands() -> None:
    storeys = after_lift(after_lift(after_lift(WHOLE, "red2b", None), "blue3b", (16, 1)), "green1c", (16, 0))
    built = tower(storeys)
    assert len(built.blocks) == 47
    before = built.poses()
    built.world.run(3)
    assert max(math.dist(pose.place, built.blocks[name].pose.place) for name, pose in before.items()) < 3


@given(st.tuples(ANGLES, ANGLES, ANGLES), st.sampled_from([(1.0, 0.0), (0.0, 1.0), (0.6, 0.8)]))
def test_levelled_lies_flat_along_the_line(angles: tuple[float, float, float], along: tuple[float, float]) -> None:
    pose = Pose(1, 2, 3)
    for axis, angle in zip(((0.0, 0.0, 1.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)), angles, strict=True):
        pose = turned_about(pose, axis, angle)
    flat = levelled(pose, along)
    assert flat.place == pose.place
    assert half_height_mm(flat, SIZE) == pytest.approx(7.5, abs=1e-6)
    assert abs(angle_between(axis_of(flat), along)) < 1e-6
    assert sum(part * part for part in flat[3:]) == pytest.approx(1)


@given(ANGLES, ANGLES)
def test_reach_of_a_turned_block_covers_its_corners(yaw: float, roll: float) -> None:
    pose = turned_about(Pose(5, -4, 50).turned(yaw), (1.0, 0.0, 0.0), roll)
    corners = [
        pose.direction((a * SIZE[0] / 2, b * SIZE[1] / 2, c * SIZE[2] / 2))
        for a in (-1, 1)
        for b in (-1, 1)
        for c in (-1, 1)
    ]
    assert half_height_mm(pose, SIZE) == pytest.approx(max(corner[2] for corner in corners), abs=1e-6)
    assert half_breadth_mm(pose, SIZE)[0] == pytest.approx(max(corner[0] for corner in corners), abs=1e-6)
    assert half_breadth_mm(pose, SIZE)[1] == pytest.approx(max(corner[1] for corner in corners), abs=1e-6)


def test_a_point_finds_its_block() -> None:
    built = tower()
    body = built.blocks["blue3b"]
    end = body.pose.direction((SIZE[0] / 2, 0.0, 0.0))
    at = (body.pose.x + end[0], body.pose.y + end[1], body.pose.z)
    assert nearest_block(built, at) == "blue3b"
    assert nearest_block(built, (300.0, 0.0, 50.0)) is None
    assert in_its_frame(body.pose, at) == pytest.approx((SIZE[0] / 2, 0, 0), abs=1e-3)
    assert within(body.pose, (at[0] + 500 * end[0], at[1] + 500 * end[1], at[2]), body.size_mm)[0] == pytest.approx(
        37.5
    )
