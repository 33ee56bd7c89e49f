"""Light plays on what is carved; meshes come from files and are stretched; textures are shared."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from stackhub.engine.look import Theme
from stackhub.physics.pose import Pose
from stackhub.resources import models_dir
from stackhub.view3d.atlas import ATLAS_PIXELS, FRONT, blank_atlas, paint_on_face
from stackhub.view3d.scene import Scene
from stackhub.view3d.shapes import ShapeError, load_shape
from stackhub.view3d.surface import Surface
from stackhub.view3d.textures import shared_texture
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView

BLOCK = (75.0, 25.0, 15.0)
GREY = "#a0a0a0"


def _carved() -> Surface:
    """A square hole of 8 mm with slanted walls of 1.5 mm in the front, and its painted light."""
    relief = QImage(ATLAS_PIXELS, ATLAS_PIXELS, QImage.Format.Format_Grayscale8)
    relief.fill(255)
    painter = QPainter(relief)
    for step in range(16):
        shade = 255 - 17 * step
        painter.fillRect(paint_on_face(painter, BLOCK, FRONT, 8.0 + 3.0 - 0.2 * step), QColor(shade, shade, shade))
    painter.end()
    embossed = blank_atlas("#303030")
    return Surface("#ffffff", 0.6, blank_atlas(GREY), relief, embossed)


def _show(view: Viewport, surface: Surface) -> QImage:
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.scene.add_box(BLOCK, surface)
    bounds = view.scene.bounds()
    assert bounds is not None
    view.rig.frame(bounds)
    view.rig.look_from("front")
    view.rig.zoom(0.5)
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    return image


def _light(view: Viewport, image: QImage, x: float, z: float) -> int:
    point = view.project((x, -12.5, 7.5 + z))
    assert point is not None
    ratio = image.width() / view.width()
    return image.pixelColor(round(point.x() * ratio), round(point.y() * ratio)).lightness()


@pytest.mark.parametrize("level", ["medium", "light"])
def test_the_sun_from_above_lights_the_lower_wall_of_a_hole_and_leaves_the_upper_dark(
    make_view: MakeView, level: str
) -> None:
    view = make_view(level=level, size=(320, 240))
    image = _show(view, _carved())
    face, upper, lower = (_light(view, image, 0.0 if z else 15.0, z) for z in (0.0, 4.75, -4.75))
    assert upper < face - 12
    assert lower > face + 12
    # From the left, too: the wall at the right faces it.
    left, right = _light(view, image, -4.75, 0.0), _light(view, image, 4.75, 0.0)
    assert left < face - 4
    assert right > left + 12
    flat = _show(view, Surface("#ffffff", 0.6, blank_atlas(GREY)))
    assert _light(view, flat, 0.0, 4.75) == pytest.approx(_light(view, flat, 15.0, 0.0), abs=3)


def test_without_shaders_the_painted_light_is_worn(make_view: MakeView) -> None:
    view = make_view(level="software")
    surface = _carved()
    dark = _light(view, _show(view, surface), 10.0, 0.0)
    plain = _light(view, _show(view, Surface("#ffffff", 0.6, surface.texture)), 10.0, 0.0)
    assert dark < plain * 0.6
    view = make_view(level="light")
    assert _light(view, _show(view, surface), 10.0, 0.0) > plain * 0.8


def test_the_same_picture_is_one_texture_however_many_wear_it(theme: Theme) -> None:
    scene = Scene(theme)
    surface = _carved()
    boxes = [scene.add_box(BLOCK, surface) for _ in range(48)]
    worn = {box.path.get_texture().this for box in boxes}
    assert len(worn) == 1
    assert surface.texture is not None
    assert shared_texture(surface.texture, surface.relief) == boxes[0].path.get_texture()
    assert shared_texture(surface.texture) != boxes[0].path.get_texture()
    boxes[0].paint(Surface("#ffffff", texture=blank_atlas("#123456")))
    assert boxes[0].path.get_texture() != boxes[1].path.get_texture()
    scene.close()


# --- Shapes


def test_a_shape_is_stretched_to_the_size_of_its_box(theme: Theme) -> None:
    scene = Scene(theme)
    shape = load_shape(models_dir() / "stacko" / "block.egg")
    box = scene.add_box((74.6, 24.8, 14.98), Surface(GREY), shape=shape)
    for _ in range(2):
        low, high = box.path.get_tight_bounds(scene.root)
        assert tuple(high - low) == pytest.approx((74.6, 24.8, 14.98), abs=1e-3)
        assert box.distance_along((0, -100, 7.5), (0, 1, 0)) == pytest.approx(100 - 12.4)
        box.set_detail(3, framed=False)
        box.move(Pose(0, 0, 7.49))
    scene.close()


def test_a_mesh_that_is_missing_or_broken_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ShapeError, match=r"none\.egg"):
        load_shape(tmp_path / "none.egg")
    broken = tmp_path / "broken.egg"
    broken.write_text("<Group> steps1 {", encoding="utf-8")
    with pytest.raises(ShapeError, match=r"broken\.egg"):
        load_shape(broken)
    empty = tmp_path / "empty.egg"
    empty.write_text("<CoordinateSystem> { Z-Up }\n<Group> other { }\n", encoding="utf-8")
    with pytest.raises(ShapeError, match="no mesh named steps1"):
        load_shape(empty)
    capfd.readouterr()  # Panda3D says what it thinks of it
