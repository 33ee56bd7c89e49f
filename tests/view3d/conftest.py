"""A small tower in a small view, drawn at a level that processors can stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from stackhub.engine.look import Theme
from stackhub.engine.quality import LevelName, QualityFile
from stackhub.physics.pose import Pose
from stackhub.store.look import load_themes
from stackhub.store.quality import load_quality
from stackhub.view3d.graphics import Graphics, graphics
from stackhub.view3d.scene import Scene
from stackhub.view3d.surface import Surface
from stackhub.view3d.tick import the_tick
from stackhub.view3d.viewport import Viewport

COLOURS = ("#c62f2a", "#1d62b8", "#f5c11f", "#2e7d3c")
MakeView = Callable[..., Viewport]


def build_tower(scene: Scene, storeys: int = 6) -> None:
    """Three blocks a storey, as in Stacko, all of them in the middle of the table."""
    for storey in range(storeys):
        for place in range(3):
            box = scene.add_box((75.0, 24.8, 14.98), Surface(COLOURS[(storey + place) % 4]))
            aside, height = (place - 1) * 25.1, 7.5 + 15 * storey
            lies = Pose(0, aside, height) if storey % 2 == 0 else Pose(aside, 0, height).turned(math.pi / 2)
            box.move(lies)


def delete_now() -> None:
    """Let Qt delete what waits for it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="session")
def theme() -> Theme:
    return load_themes()["light"]


@pytest.fixture(scope="session")
def quality() -> QualityFile:
    """Our ladder, with all the pixels at the level that is left without OpenGL: tests look at single ones."""
    ours = load_quality()
    software = ours.levels["software"].model_copy(update={"scale": 1.0})
    return ours.model_copy(update={"levels": ours.levels | {"software": software}})


@pytest.fixture
def make_view(qtbot: QtBot, theme: Theme, quality: QualityFile) -> Iterator[MakeView]:
    """Makes shown views with a framed tower, drawn once; all are closed afterwards."""
    made: list[Viewport] = []

    def make(
        size: tuple[int, int] = (240, 160),
        level: LevelName | None = "light",
        drawing: Graphics | None = None,
        storeys: int = 6,
    ) -> Viewport:
        if drawing is None and level in ("full", "medium") and level not in graphics().levels:
            pytest.skip(f"{level} needs OpenGL")
        view = Viewport(theme, quality, level=level, drawing=drawing)
        qtbot.addWidget(view)
        made.append(view)
        view.motion = False
        view.resize(*size)
        build_tower(view.scene, storeys)
        bounds = view.scene.bounds()
        assert bounds is not None
        view.rig.frame(bounds)
        view.show()
        view.draw_now()
        return view

    yield make
    for view in made:
        view.close_view()
    assert not the_tick.is_running


@pytest.fixture
def view(make_view: MakeView) -> Viewport:
    return make_view()
