"""The die falls like one, stays on its side of the table, and shows what Chance drew (ST-02, ST-04)."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest

from stackhub.games.stacko.board_die import CLEAR_MM, ROLLING, ROUND_MM, DieTumble, die_throw
from stackhub.games.stacko.board_pieces import DIE_FACES, DIE_MM, framing
from stackhub.physics.pose import Pose
from stackhub.view3d.camera import CameraRig

FACES = tuple(DIE_FACES)
# Out of a face, and up in its picture, in the die's own frame: written out, so that a mistake is not made twice.
OUT = {
    "red1": (0, 0, 1),
    "blue2": (0, -1, 0),
    "green3": (1, 0, 0),
    "yellow4": (0, 1, 0),
    "reverse": (0, 0, -1),
    "draw2": (-1, 0, 0),
}
UP = {name: (0, 0, 1) if out[2] == 0 else (0, 1, 0) for name, out in OUT.items()}


def _throw(face: str = "red1", azimuth: float = 30.0, seed: int = 1, *, from_left: bool = False) -> DieTumble:
    start, stop = die_throw(azimuth, from_left=from_left)
    return DieTumble(face, start, stop, 1.4, seed, azimuth=azimuth)


def _times(tumble: DieTumble, count: int = 400) -> list[float]:
    return [tumble.seconds * step / count for step in range(count + 1)]


def _lowest(pose: Pose) -> float:
    """Height of the lowest point of a cube with rounded edges."""
    half = DIE_MM[0] / 2 - ROUND_MM
    return min(pose.z + pose.direction((x, y, z))[2] for x, y, z in product((-half, half), repeat=3)) - ROUND_MM


@pytest.mark.parametrize("azimuth", [0.0, 30.0, 200.0, -75.0])
@pytest.mark.parametrize("face", FACES)
def test_st02_it_shows_the_face_upright_for_who_looks(face: str, azimuth: float) -> None:
    lies = _throw(face, azimuth).rests
    assert lies.direction(OUT[face])[2] == pytest.approx(1)
    x, y, _ = lies.direction(UP[face])
    away = -math.sin(math.radians(azimuth)), math.cos(math.radians(azimuth))
    assert x * away[0] + y * away[1] > math.cos(math.radians(10))
    assert lies.z == pytest.approx(DIE_MM[2] / 2)


@pytest.mark.parametrize("seed", range(6))
def test_it_never_sinks_into_the_table_and_touches_it_when_it_bounces(seed: int) -> None:
    tumble = _throw("green3", seed=seed)
    heights = [_lowest(tumble.pose(t)) for t in _times(tumble)]
    assert min(heights) > -0.01
    assert heights[0] > 80
    landed = [high < 1 for high in heights]
    assert sum(now and not before for before, now in pairwise(landed)) >= 3
    assert all(high < 0.01 for high in heights[-100:])


@pytest.mark.parametrize("azimuth", range(0, 360, 45))
@pytest.mark.parametrize("from_left", [False, True])
def test_it_stays_beside_the_tower(azimuth: int, from_left: bool) -> None:
    tumble = _throw(azimuth=float(azimuth), from_left=from_left)
    nearest = min(math.hypot(pose.x, pose.y) for pose in map(tumble.pose, _times(tumble)))
    assert nearest >= CLEAR_MM
    assert math.hypot(37.5, 37.5) + math.dist((0, 0, 0), DIE_MM) / 2 < CLEAR_MM


@pytest.mark.parametrize("seed", range(6))
def test_it_only_rocks_in_the_end(seed: int) -> None:
    tumble = _throw("draw2", seed=seed)
    rests = tumble.rests
    for t in _times(tumble):
        if t >= ROLLING * tumble.seconds:
            pose = tumble.pose(t)
            assert (pose.x, pose.y) == pytest.approx((rests.x, rests.y))
            assert pose.direction(OUT["draw2"])[2] > math.cos(math.radians(8))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("face", ["red1", "reverse"])
def test_nothing_jumps(face: str, seed: int) -> None:
    tumble = _throw(face, seed=seed)
    poses = [tumble.pose(t) for t in _times(tumble, 700)]  # every 2 ms
    for one, other in pairwise(poses):
        assert math.dist(one.place, other.place) < 3.5
        same = abs(sum(a * b for a, b in zip(one[3:], other[3:], strict=True)))
        assert 2 * math.acos(min(1.0, same)) < math.radians(9)


def test_it_turns_over_several_times() -> None:
    tumble = _throw()
    ups = [tumble.pose(t).direction((0, 0, 1))[2] for t in _times(tumble)]
    assert sum(a * b < 0 for a, b in pairwise(ups)) >= 3


def test_the_same_throw_twice_and_another_one() -> None:
    middle = 0.6
    assert _throw(seed=4).pose(middle) == _throw(seed=4).pose(middle)
    assert _throw(seed=4).pose(middle) != _throw(seed=5).pose(middle)


def test_it_is_done_in_time_and_at_once_without_any() -> None:
    tumble = _throw()
    assert not tumble.done(1.39)
    assert tumble.done(1.4)
    assert tumble.pose(5.0) == tumble.rests
    assert tumble.pose(-1.0) == tumble.pose(0.0)
    start, stop = die_throw(0)
    still = DieTumble("yellow4", start, stop, 0.0, 1)
    assert still.done(0.0)
    assert still.pose(0.0) == still.rests
    with pytest.raises(KeyError):
        DieTumble("blue9", start, stop, 1.0, 1)


@pytest.mark.parametrize("height", [6.0, 14.0, 20.0, 45.0, 80.0])
@pytest.mark.parametrize("from_left", [False, True])
@pytest.mark.parametrize("storeys", [16, 30])
def test_where_it_lies_is_in_sight(height: float, from_left: bool, storeys: int) -> None:
    """Board of 900 x 600, and a square one."""
    for aspect in (1.5, 1.0):
        rig = CameraRig()
        rig.set_aspect(aspect)
        rig.frame(framing(storeys * 15.0))
        rig.orbit(0, height - rig.goal.height)
        rig.jump()
        tumble = _throw(azimuth=rig.goal.turn, from_left=from_left)
        x, y, z = tumble.rests.place
        for dx, dy, dz in product((-11, 11), repeat=3):
            assert rig.project((x + dx, y + dy, z + dz)) is not None
