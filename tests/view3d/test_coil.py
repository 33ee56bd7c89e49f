"""A spring follows the pieces at its ends, shortens as it bends, and costs a frame only when something has moved."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from panda3d.core import GeomVertexReader

from stackhub.physics.pose import Pose
from stackhub.view3d.coil import Coil, Winding
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport

WOUND = Winding(radius_mm=10.0, wire_mm=1.5, turns=5)
LOW = Pose(0.0, 0.0, 20.0)


def _corners(coil: Coil) -> list[tuple[float, float, float]]:
    reader = GeomVertexReader(coil.path.node().get_geom(0).get_vertex_data(), "vertex")
    found = []
    while not reader.is_at_end():
        place = reader.get_data3()
        found.append((place.x, place.y, place.z))
    return found


def _leant(degrees: float, high: float = 40.0) -> Pose:
    """The upper end, turned about a joint in the middle of the spring."""
    turn = math.radians(degrees) / 2
    pose = Pose(0, 0, 0, math.cos(turn), 0.0, math.sin(turn), 0.0)
    x, y, z = pose.direction((0.0, 0.0, high / 2))
    return pose._replace(x=x, y=y, z=LOW.z + high / 2 + z)


@pytest.fixture
def coil(make_view: Callable[..., Viewport]) -> Coil:
    return make_view().scene.add_coil(WOUND, Surface("#c0c0c0"))


def test_it_stands_between_its_ends_and_as_wide_as_it_is_wound(coil: Coil) -> None:
    coil.stretch(LOW, _leant(0))
    corners = _corners(coil)
    assert min(z for _, _, z in corners) == pytest.approx(20 - 1.5, abs=0.25)
    assert max(z for _, _, z in corners) == pytest.approx(60 + 1.5, abs=0.25)
    radii = [math.hypot(x, y) for x, y, _ in corners]
    assert (min(radii), max(radii)) == (pytest.approx(8.5, abs=0.1), pytest.approx(11.5, abs=0.1))


def test_it_bends_after_the_upper_end_and_its_lower_end_stays(coil: Coil) -> None:
    coil.stretch(LOW, _leant(0))
    foot = _corners(coil)[:6]
    coil.stretch(LOW, _leant(50))
    corners = _corners(coil)
    assert all(math.dist(one, other) < 0.001 for one, other in zip(corners[:6], foot, strict=True))
    head = _leant(50)
    out = head.direction((10.0, 0.0, 0.0))
    end = [sum(part) / 6 for part in zip(*corners[-6:], strict=True)]
    assert end == pytest.approx([head.x + out[0], head.y + out[1], head.z + out[2]], abs=0.01)
    low, middle = corners[len(corners) // 4], corners[len(corners) // 2]
    assert middle[0] > low[0] or middle[2] > low[2]


def test_it_shortens_as_it_bends(coil: Coil) -> None:
    straight, bent = _leant(0), _leant(60)
    assert math.dist(LOW.place, bent.place) < math.dist(LOW.place, straight.place) - 4


def test_only_what_moves_asks_for_a_frame(make_view: Callable[..., Viewport]) -> None:
    scene = make_view().scene
    coil = scene.add_coil(WOUND, Surface("#c0c0c0"))
    coil.stretch(LOW, _leant(0))
    before = scene.changes
    coil.stretch(LOW, _leant(0.001))
    assert scene.changes == before
    coil.stretch(LOW, _leant(5))
    assert scene.changes == before + 1


@pytest.mark.parametrize("level", ["full", "medium", "light", "software"])
def test_it_is_seen_at_every_level(make_view: Callable[..., Viewport], level: str) -> None:
    view = make_view(level=level, storeys=1)
    view.draw_now()
    before = view.snapshot()
    view.scene.add_coil(WOUND, Surface("#ffffff")).stretch(Pose(0, 0, 16), Pose(0, 0, 50))
    view.draw_now()
    assert view.snapshot() != before
