"""Boxes come, go, move and glow; table and light are always there."""

from __future__ import annotations

import math

import pytest
from panda3d.core import GeomVertexReader, Vec3
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QPainter

from stackhub.engine.look import Theme
from stackhub.physics.pose import Pose
from stackhub.store.look import load_themes
from stackhub.view3d.atlas import ATLAS_PIXELS, FACES, FRONT, LEFT_END, RIGHT_END, TOP, blank_atlas, face_on_image
from stackhub.view3d.atlas import paint_on_face as paint_on
from stackhub.view3d.meshes import bevelled_box
from stackhub.view3d.scene import Scene
from stackhub.view3d.surface import Glow, Surface
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView

BLOCK = (75.0, 25.0, 15.0)
RED = Surface("#c62f2a")


def _only(view: Viewport, surface: Surface, size: tuple[float, float, float] = BLOCK) -> None:
    """Leave one box, seen from the front."""
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.scene.add_box(size, surface)
    bounds = view.scene.bounds()
    assert bounds is not None
    view.rig.frame(bounds)
    view.rig.look_from("front")
    view.draw_now()


def test_bounds_follow_the_boxes(theme: Theme) -> None:
    scene = Scene(theme)
    assert scene.bounds() is None
    box = scene.add_box(BLOCK, RED)
    low, high = scene.bounds() or ((0, 0, 0), (0, 0, 0))
    assert low == pytest.approx((-37.5, -12.5, 0))
    assert high == pytest.approx((37.5, 12.5, 15))
    box.move(Pose(10, 0, 7.5).turned(math.pi / 2))
    low, high = scene.bounds() or ((0, 0, 0), (0, 0, 0))
    assert low == pytest.approx((-2.5, -37.5, 0))
    assert high == pytest.approx((22.5, 37.5, 15))
    scene.remove(box)
    assert scene.bounds() is None
    with pytest.raises(ValueError):
        scene.remove(box)
    scene.close()


def test_only_what_changes_something_asks_for_a_frame(theme: Theme) -> None:
    scene = Scene(theme)
    asked: list[int] = []
    scene.on_change = lambda: asked.append(scene.changes)
    box = scene.add_box(BLOCK, RED)
    assert asked
    for change in (
        lambda: box.move(Pose(1, 2, 3)),
        lambda: box.set_glow(Glow("#ffb020")),
        lambda: box.set_glow(None),
        lambda: box.paint(Surface("#1d62b8")),
        lambda: box.set_shown(False),
        lambda: scene.set_theme(load_themes()["dark"]),
        lambda: scene.remove(box),
    ):
        before = len(asked)
        change()
        assert len(asked) > before
    box = scene.add_box(BLOCK, RED)
    before = len(asked)
    box.move(box.pose)
    box.set_shown(True)
    assert len(asked) == before
    scene.close()


def test_a_removed_box_is_not_painted(view: Viewport) -> None:
    found = view.pick(QPoint(120, 80))
    assert found is not None
    before = view.snapshot()
    view.scene.remove(found[0])
    view.draw_now()
    assert view.snapshot() != before


@pytest.mark.parametrize("level", ["medium", "light", "software"])
def test_a_glow_lights_the_edges_and_leaves_the_colour_of_the_faces(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    _only(view, Surface("#1d62b8"))
    before = view.snapshot()
    view.scene.boxes[0].set_glow(Glow("#ffb020"))
    view.draw_now()
    after = view.snapshot()
    assert before is not None
    assert after is not None
    columns = range(before.width())
    changed = [x for x in columns for y in range(before.height()) if before.pixel(x, y) != after.pixel(x, y)]
    assert len(changed) > 40
    ratio = after.width() / view.width()
    middle = view.project((0, -12.5, 7.5))
    assert middle is not None
    face = after.pixelColor(round(middle.x() * ratio), round(middle.y() * ratio))
    assert face.blue() > face.red()
    view.scene.boxes[0].set_glow(None)
    view.draw_now()
    assert view.snapshot() == before


@pytest.mark.parametrize("level", ["medium", "light", "software"])
def test_a_piece_throws_a_shadow_that_follows_it(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    _only(view, RED, (25.0, 25.0, 60.0))
    view.rig.look_from("top")
    view.rig.zoom(2)
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    ratio = image.width() / view.width()

    def light(x: float, y: float) -> int:
        view.draw_now()
        point, now = view.project((x, y, 0)), view.snapshot()
        assert point is not None
        assert now is not None
        return now.pixelColor(round(point.x() * ratio), round(point.y() * ratio)).lightness()

    in_shadow, in_light = light(25, 28), light(-25, -28)  # the sun is to the left and in front
    assert in_shadow < in_light * 0.8
    view.scene.boxes[0].move(Pose(-60, 0, 30))
    assert light(25, 28) > in_shadow * 1.2


@pytest.mark.parametrize("level", ["medium", "light", "software"])
def test_the_shadow_is_there_from_every_side(make_view: MakeView, level: str) -> None:
    """Culling once left it out of some views."""
    view = make_view(level=level)
    _only(view, RED, (75.0, 75.0, 240.0))
    view.rig.zoom(1.6)
    missing = []
    for turn in range(0, 360, 30):
        view.rig.orbit(turn - view.rig.goal.turn, 25 - view.rig.goal.height)
        view.rig.jump()
        places = [view.project((side * 60.0, side * 67.0, 0.0)) for side in (1, -1)]
        for place in places:
            assert place is not None
        if places[0] is None or places[1] is None or view.pick(places[0]) or view.pick(places[1]):
            continue  # the tower is before it
        view.draw_now()
        image = view.snapshot()
        assert image is not None
        ratio = image.width() / view.width()
        dark, light = (image.pixelColor(round(p.x() * ratio), round(p.y() * ratio)).lightness() for p in places if p)
        if dark > 0.85 * light:
            missing.append(turn)
    assert not missing


@pytest.mark.parametrize("level", ["medium", "light"])
def test_it_is_darker_deep_between_pieces(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    _only(view, Surface("#a0a0a0"), (75.0, 75.0, 15.0))
    for x in (-30.0, 30.0):
        view.scene.add_box((15.0, 75.0, 60.0), RED).move(Pose(x, 0, 45))
    view.rig.look_from("front")
    view.rig.frame(((-40, -40, 0), (40, 40, 75)))

    def light() -> int:
        view.draw_now()
        point, image = view.project((0, 0, 15)), view.snapshot()
        assert point is not None
        assert image is not None
        ratio = image.width() / view.width()
        return image.pixelColor(round(point.x() * ratio), round(point.y() * ratio)).lightness()

    before = light()
    view.scene.set_den(((-37.5, -37.5, 0), (37.5, 37.5, 75)))
    assert light() < before * 0.9
    view.scene.set_den(None)
    assert light() == before


def test_the_theme_changes_table_and_backdrop(view: Viewport) -> None:
    before = view.snapshot()
    view.scene.set_theme(load_themes()["dark"])
    view.draw_now()
    after = view.snapshot()
    assert before is not None
    assert after is not None
    assert after.pixelColor(3, 3).lightness() < before.pixelColor(3, 3).lightness() / 2
    assert after.pixelColor(3, after.height() - 3).lightness() < before.pixelColor(3, after.height() - 3).lightness()


# --- Meshes and textures


@pytest.mark.parametrize("size", [BLOCK, (12.0, 12.0, 12.0), (120.0, 8.0, 8.0)])
@pytest.mark.parametrize("steps", [1, 3])
def test_a_bevelled_box_keeps_its_size_and_looks_outwards(size: tuple[float, float, float], steps: int) -> None:
    geom = bevelled_box(size, 1.1, steps)
    vertex = GeomVertexReader(geom.get_vertex_data(), "vertex")
    normal = GeomVertexReader(geom.get_vertex_data(), "normal")
    places = []
    while not vertex.is_at_end():
        place, out = vertex.get_data3(), normal.get_data3()
        assert out.length() == pytest.approx(1, abs=1e-5)
        assert place.dot(out) > 0
        places.append(tuple(place))
    for axis, side in enumerate(size):
        assert max(place[axis] for place in places) == pytest.approx(side / 2, abs=1e-4)
        assert min(place[axis] for place in places) == pytest.approx(-side / 2, abs=1e-4)


def test_every_triangle_is_seen_from_outside() -> None:
    geom = bevelled_box(BLOCK, 1.1, 2)
    vertex = GeomVertexReader(geom.get_vertex_data(), "vertex")
    places = []
    while not vertex.is_at_end():
        places.append(Vec3(vertex.get_data3()))
    triangles = geom.get_primitive(0)
    for number in range(triangles.get_num_primitives()):
        start = triangles.get_primitive_start(number)
        a, b, c = (places[triangles.get_vertex(start + corner)] for corner in range(3))
        assert (b - a).cross(c - a).dot(a + b + c) > 0


def test_the_faces_lie_apart_in_their_texture() -> None:
    rects = [face_on_image(BLOCK, face) for face in FACES]
    whole = QRectF(0, 0, ATLAS_PIXELS, ATLAS_PIXELS).adjusted(-0.1, -0.1, 0.1, 0.1)
    for number, rect in enumerate(rects):
        assert whole.contains(rect)
        for other in rects[:number]:
            shared = rect.intersected(other)
            assert shared.width() * shared.height() < 1


@pytest.mark.parametrize(("face", "side"), [(FRONT, "front"), (RIGHT_END, "right"), (LEFT_END, "left"), (TOP, "top")])
@pytest.mark.parametrize("level", ["medium", "software"])
def test_a_face_is_painted_where_it_belongs_upright_and_not_mirrored(
    make_view: MakeView, level: str, face: tuple[int, int], side: str
) -> None:
    """A red mark at the left and a blue one at the bottom of a face are seen there."""
    atlas = blank_atlas("#e8e8e8")
    painter = QPainter(atlas)
    square = paint_on(painter, BLOCK, face, 12)
    painter.fillRect(QRectF(square.left(), square.top() + 4, 4, 4), QColor("#ff0000"))
    painter.fillRect(QRectF(square.left() + 4, square.bottom() - 4, 4, 4), QColor("#0000ff"))
    painter.end()
    view = make_view(level=level, size=(300, 200))
    _only(view, Surface("#ffffff", texture=atlas))
    view.rig.look_from(side)  # type: ignore[arg-type]
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    pixels = [(x, y, image.pixelColor(x, y)) for x in range(image.width()) for y in range(image.height())]
    box = [(x, y) for x, y, c in pixels if min(c.red(), c.green(), c.blue()) > 60 and abs(c.red() - c.blue()) < 60]
    red = [(x, y) for x, y, c in pixels if c.red() > 60 and c.red() > 4 * max(c.green(), c.blue(), 1)]
    blue = [(x, y) for x, y, c in pixels if c.blue() > 60 and c.blue() > 3 * max(c.green(), c.red(), 1)]
    assert box
    assert red
    assert blue
    red_x, red_y = (sum(values) / len(red) for values in zip(*red, strict=True))
    blue_x, blue_y = (sum(values) / len(blue) for values in zip(*blue, strict=True))
    assert red_x < blue_x - 2
    assert red_y < blue_y - 2
