"""The camera rig frames, turns, shifts and zooms within its limits, and says which ray belongs to which point."""

from __future__ import annotations

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.view3d.camera import CameraRig, Side
from stackhub.view3d.scene import Bounds

TOWER: Bounds = ((-40.0, -38.0, 0.0), (40.0, 38.0, 240.0))


def _corners(bounds: Bounds) -> list[tuple[float, float, float]]:
    low, high = bounds
    return [(x, y, z) for x, y, z in product(*zip(low, high, strict=True))]


def _rig(aspect: float = 1.6) -> CameraRig:
    rig = CameraRig()
    rig.set_aspect(aspect)
    rig.frame(TOWER)
    rig.jump()
    return rig


@pytest.mark.parametrize("aspect", [0.4, 1.0, 1.6, 3.0])
@pytest.mark.parametrize("side", ["front", "right", "back", "left", "top"])
def test_every_side_shows_everything_and_fills_the_picture(side: Side, aspect: float) -> None:
    rig = _rig(aspect)
    rig.look_from(side)
    rig.jump()
    seen = [rig.project(corner) for corner in _corners(TOWER)]
    assert all(seen)
    assert max(max(abs(x), abs(y)) for x, y in filter(None, seen)) > 0.6


def test_the_sides_are_where_they_are_called() -> None:
    rig = _rig()
    eyes = {}
    sides: tuple[Side, ...] = ("front", "right", "back", "left", "top")
    for side in sides:
        rig.look_from(side)
        rig.jump()
        eyes[side] = rig.eye
    assert eyes["front"].y < -100
    assert eyes["right"].x > 100
    assert eyes["back"].y > 100
    assert eyes["left"].x < -100
    assert eyes["top"].z > 300


def test_a_side_is_reached_the_short_way_around() -> None:
    rig = _rig()
    rig.orbit(340 - rig.goal.turn, 0)
    rig.look_from("front")
    assert rig.goal.turn == pytest.approx(360)


@given(
    st.lists(
        st.tuples(st.floats(-400, 400), st.floats(-200, 200), st.floats(0.1, 5), st.floats(-3, 3), st.floats(-3, 3)),
        max_size=8,
    )
)
def test_no_order_leads_beyond_the_limits(orders: list[tuple[float, float, float, float, float]]) -> None:
    rig = _rig()
    for turn, rise, zoom, right, up in orders:
        rig.orbit(turn, rise)
        rig.zoom(zoom)
        rig.pan(right, up)
    rig.jump()
    limits = rig.limits
    assert limits.lowest <= rig.stand.height <= limits.highest
    assert limits.nearest <= rig.stand.zoom <= limits.farthest
    assert math.dist(rig.stand.pan, (0, 0, 0)) <= limits.pan * rig.stand.reach * 1.35
    assert rig.eye.z > 0
    assert all(math.isfinite(number) for number in rig.eye)


@given(st.floats(-0.95, 0.95), st.floats(-0.95, 0.95))
def test_a_point_on_a_ray_is_seen_where_the_ray_began(x: float, y: float) -> None:
    rig = _rig()
    ray = rig.ray(x, y)
    place = tuple(start + 0.2 * step for start, step in zip(ray.origin, ray.direction, strict=True))
    seen = rig.project((place[0], place[1], place[2]))
    assert seen is not None
    assert seen == pytest.approx((x, y), abs=1e-3)


def test_what_is_behind_is_not_seen() -> None:
    rig = _rig()
    eye = rig.eye
    assert rig.project((eye.x * 2, eye.y * 2, eye.z)) is None


def test_it_glides_and_arrives() -> None:
    rig = _rig()
    rig.orbit(90, 10)
    start = rig.stand
    assert rig.advance(0.016)
    assert start.turn < rig.stand.turn < rig.goal.turn
    beats = 0
    while rig.advance(0.016):
        beats += 1
        assert beats < 120  # two seconds
    assert rig.stand == rig.goal


def test_a_growing_tower_stays_in_sight_and_the_players_zoom_with_it() -> None:
    rig = _rig()
    rig.zoom(0.8)
    taller: Bounds = (TOWER[0], (40.0, 38.0, 400.0))
    rig.frame(taller, keep=True)
    assert rig.goal.zoom == pytest.approx(0.8)
    rig.frame(taller)
    rig.jump()
    assert rig.goal.zoom == 1
    assert all(rig.project(corner) for corner in _corners(taller))
