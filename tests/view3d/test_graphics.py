"""What draws is found by trying, and there is always something."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stackhub.engine.errors import SaidError
from stackhub.view3d.graphics import NoGraphicsError, graphics, open_graphics, pipe_order
from stackhub.view3d.target import Target
from stackhub.view3d.upright import is_upright
from tests.view3d.conftest import MakeView

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("platform", "display", "order"),
    [
        ("linux", "", ("p3headlessgl", "p3tinydisplay")),
        ("linux", ":0", ("p3headlessgl", "pandagl", "p3tinydisplay")),
        ("win32", "", ("pandagl", "p3tinydisplay")),
        ("darwin", "", ("pandagl", "p3tinydisplay")),
    ],
)
def test_the_order_for_each_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, display: str, order: tuple[str, ...]
) -> None:
    monkeypatch.delenv("STACKHUB_PIPES", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(sys, "platform", platform)
    assert pipe_order() == order


def test_a_player_may_name_the_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STACKHUB_PIPES", "pandagl, p3tinydisplay")
    assert pipe_order() == ("pandagl", "p3tinydisplay")


def test_it_is_opened_once() -> None:
    assert graphics() is graphics()


def test_a_module_that_is_not_there_is_passed_over() -> None:
    found = open_graphics(("p3nosuchthing", "p3tinydisplay"))
    assert found.name == "p3tinydisplay"
    assert found.attempts == ("p3nosuchthing is not there",)
    assert found.levels == ("software",)
    assert found.by_processor


def test_when_nothing_draws_it_is_said_what_was_tried() -> None:
    with pytest.raises(NoGraphicsError, match="p3nosuchthing is not there") as caught:
        open_graphics(("p3nosuchthing",))
    assert isinstance(caught.value, SaidError)  # the shell can say it in the player's language
    assert caught.value.text.context == "errors"
    with pytest.raises(NoGraphicsError, match="–"):
        open_graphics(())


def test_tinydisplay_paints_and_its_buffers_are_used_again(make_view: MakeView) -> None:
    drawing = open_graphics(("p3tinydisplay",))
    for number in range(4):  # the software level comes whatever is asked for
        view = make_view(size=(200 + 20 * number, 150), level="full", drawing=drawing)
        assert view.level == "software"
        image = view.grab().toImage()
        assert image.pixelColor(2, 2) != image.pixelColor(image.width() // 2, image.height() // 2)
        view.close_view()
        assert [len(spares) for spares in drawing.spares.values()] == [1]


WITHOUT_GL = """
from PySide6.QtWidgets import QApplication
app = QApplication(["test"])
from stackhub.store.look import load_themes
from stackhub.store.quality import load_quality
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import build_tower
view = Viewport(load_themes()["light"], load_quality())
view.resize(200, 150)
build_tower(view.scene)
view.rig.frame(view.scene.bounds())
view.show()
for _ in range(5):
    view.rig.orbit(5, 0)
    view.draw_now()
image = view.grab().toImage()
colours = {image.pixelColor(x, y).name() for x in range(0, 200, 5) for y in range(0, 150, 5)}
print(view.graphics.name, view.level, len(colours) > 10, view.pick(view.rect().center()) is not None)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="how to take OpenGL away differs by system")
def test_without_any_opengl_it_plays() -> None:
    environment = os.environ | {
        "__EGL_VENDOR_LIBRARY_FILENAMES": "/nonexistent.json",
        "__GLX_VENDOR_LIBRARY_NAME": "nonexistent",
        "QT_QPA_PLATFORM": "offscreen",
    }
    environment.pop("DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_GL], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["p3tinydisplay", "software", "True", "True"]


@pytest.mark.parametrize("name", ["p3headlessgl", "p3tinydisplay"])
def test_what_is_drawn_arrives_the_right_way_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first row in memory is the top one for Qt; and where it is not, that is seen."""
    drawing = open_graphics((name,))
    assert is_upright(drawing)
    real = Target.image
    monkeypatch.setattr(Target, "image", lambda self: real(self).flipped())  # type: ignore[union-attr]
    assert not is_upright(drawing)
