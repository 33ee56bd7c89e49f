"""The viewport lives and dies like any widget, draws on demand, and gives everything back."""

from __future__ import annotations

import dataclasses
import threading
from pathlib import Path

import pytest
from panda3d.core import GraphicsEngine
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.look import Theme
from stackhub.engine.quality import LevelName, QualityFile
from stackhub.view3d.graphics import graphics
from stackhub.view3d.surface import Glow
from stackhub.view3d.tick import the_tick
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView, build_tower, delete_now


def buffers() -> int:
    """How many buffers Panda3D has open."""
    engine = GraphicsEngine.get_global_ptr()
    return int(engine.get_num_windows())


def in_use() -> int:
    """How many of them are not waiting for another view."""
    return buffers() - sum(map(len, graphics().spares.values()))


def resident_megabytes() -> float:
    """Memory of this process; 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    return int(status.read_text(encoding="ascii").split()[1]) * 4096 / 2**20 if status.exists() else 0.0


def differs(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)) > 24


def shown(view: Viewport) -> QImage:
    image: QImage = view.grab().toImage()
    return image


def test_the_tower_is_painted_the_right_way_up(view: Viewport) -> None:
    image = shown(view)
    backdrop = QColor(view.scene.backdrop)
    width, height = image.width(), image.height()
    assert not differs(image.pixelColor(3, 3), backdrop)
    assert differs(image.pixelColor(width // 2, height // 2), backdrop)  # the tower
    assert differs(image.pixelColor(3, height - 3), backdrop)  # the table


@pytest.mark.parametrize("level", ["full", "medium", "light", "software"])
def test_every_level_shows_the_same_colours(make_view: MakeView, level: LevelName) -> None:
    view = make_view(level=level)
    assert view.level in (level, "software")
    image = shown(view)
    ratio = image.width() / view.width()
    looked = 0
    for box in view.scene.boxes:
        for direction in ((1.0, 0.0, 0.0), (-1.0, 0.0, 0.0)):  # the ends, which no neighbour can shade
            x, y, z = box.pose.direction(direction)
            end = (box.pose.x + 37.5 * x, box.pose.y + 37.5 * y, box.pose.z + 37.5 * z)
            point = view.project(end)
            found = None if point is None else view.pick(point)
            if found is None or point is None or found[0] is not box:
                continue
            looked += 1
            hue = QColor(box.surface.colour).hue()
            seen = image.pixelColor(int(point.x() * ratio), int(point.y() * ratio)).hue()
            assert min(abs(hue - seen), 360 - abs(hue - seen)) < 25
    assert looked > 5


@pytest.mark.parametrize("level", ["light", "software"])
def test_a_view_that_is_not_shown_can_be_drawn_and_grabbed(
    qtbot: QtBot, theme: Theme, quality: QualityFile, level: LevelName
) -> None:
    view = Viewport(theme, quality, level=level)
    qtbot.addWidget(view)
    view.resize(240, 160)
    build_tower(view.scene)
    bounds = view.scene.bounds()
    assert bounds is not None
    view.rig.frame(bounds)
    view.motion = False
    view.draw_now()
    image = shown(view)
    assert differs(image.pixelColor(120, 80), QColor(view.scene.backdrop))
    assert image.pixelColor(120, 80).hsvSaturation() > 100
    view.scene.boxes[0].set_glow(Glow("#ffffff"))
    assert not the_tick.is_running  # it is drawn when asked, not by itself
    view.close_view()
    view.draw_now()
    assert view.snapshot() is None


def test_a_level_may_be_changed_while_it_is_shown(view: Viewport) -> None:
    before = in_use()
    for level in ("full", "software", "medium", "light"):
        view.set_level(level)
        view.draw_now()
        assert view.level == (level if level in view.graphics.levels else "software")
        assert differs(shown(view).pixelColor(120, 80), QColor(view.scene.backdrop))
    assert in_use() == before


def test_without_a_chosen_level_it_is_found_by_measuring(make_view: MakeView, quality: QualityFile) -> None:
    view = make_view(level=None, size=(60, 40))
    for _ in range(4 * (quality.measuring.frames + quality.measuring.warm_up_frames)):
        the_tick.beat()
    assert not the_tick.is_running  # measuring is over
    assert view.level in view.graphics.levels


def test_the_level_is_found_once_for_all_views(make_view: MakeView, quality: QualityFile) -> None:
    """Once it is settled, no later view steps down by itself in the middle of a game."""
    drawing = dataclasses.replace(graphics(), ladder=None)
    first, second = (make_view(level=None, size=(60, 40), drawing=drawing) for _ in range(2))
    for _ in range(8 * (quality.measuring.frames + quality.measuring.warm_up_frames)):
        the_tick.beat()
    assert drawing.ladder is not None
    assert drawing.ladder.settled
    assert first.level == second.level == drawing.ladder.level
    third = make_view(level=None, size=(60, 40), drawing=drawing)
    for _ in range(2 * quality.measuring.frames):
        third.end_frame(1000.0)
    assert third.level == first.level


def test_all_views_step_down_together(make_view: MakeView, quality: QualityFile) -> None:
    drawing = dataclasses.replace(graphics(), ladder=None)
    first, second = (make_view(level=None, size=(60, 40), drawing=drawing) for _ in range(2))
    if len(drawing.levels) == 1:
        pytest.skip("there is nothing to step down to")
    before = first.level
    for _ in range(quality.measuring.frames + quality.measuring.warm_up_frames):
        first.end_frame(1000.0)
    assert drawing.ladder is not None
    assert first.level == drawing.ladder.level != before
    second.end_frame(1000.0)
    assert second.level == first.level


def test_fifty_views_leave_no_buffer(qtbot: QtBot, theme: Theme, quality: QualityFile) -> None:
    levels: tuple[LevelName, ...] = ("light", "medium", "software")
    before, early, waiting = in_use(), 0.0, 0
    for number in range(50):
        view = Viewport(theme, quality, level=levels[number % 3])
        view.resize(80, 60)
        build_tower(view.scene, 2)
        view.show()
        view.draw_now()
        assert view.snapshot() is not None
        assert in_use() > before
        if number % 2:
            view.close_view()
            view.close()
        view.deleteLater()  # every other one is simply deleted, shown as it is
        delete_now()
        del view
        assert in_use() == before
        assert not the_tick.is_running
        if number == 9:
            early, waiting = resident_megabytes(), buffers()
    assert buffers() == waiting  # those that wait are used again
    assert resident_megabytes() < early + 25  # closing buffers instead of keeping them costs 5 MB for each shadow map


def test_a_view_dies_with_its_parent(qtbot: QtBot, theme: Theme, quality: QualityFile) -> None:
    before = in_use()
    window = QWidget()
    qtbot.addWidget(window)
    view = Viewport(theme, quality, window, level="light")
    QVBoxLayout(window).addWidget(view)
    window.show()
    view.draw_now()
    view.rig.orbit(10, 0)
    view.request_frame()
    assert the_tick.is_running
    window.close()
    window.deleteLater()
    delete_now()
    the_tick.beat()
    assert not the_tick.is_running
    assert in_use() == before


def test_a_closed_view_stays_a_harmless_widget(view: Viewport) -> None:
    view.close_view()
    view.close_view()
    view.request_frame()
    view.resize(100, 90)
    QTest.mouseClick(view, Qt.MouseButton.RightButton)
    view.draw_now()
    assert not differs(shown(view).pixelColor(50, 45), QColor(view.scene.backdrop))


@pytest.mark.parametrize("size", [(300, 90), (91, 203), (33, 17), (1, 1), (240, 160)])
def test_the_picture_follows_the_size(view: Viewport, size: tuple[int, int]) -> None:
    view.resize(*size)
    shown(view)  # the old picture, stretched: no crash before the beat
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    assert (image.width(), image.height()) == size


def test_nothing_ticks_while_nothing_moves(view: Viewport, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not the_tick.is_running)
    beats = the_tick.beats
    qtbot.wait(120)
    assert the_tick.beats == beats
    view.scene.boxes[0].set_glow(Glow("#ffb020"))
    with qtbot.waitSignal(view.frame_drawn):
        pass
    qtbot.waitUntil(lambda: not the_tick.is_running)


def test_a_mover_is_called_until_it_has_arrived(view: Viewport, qtbot: QtBot) -> None:
    calls: list[float] = []

    def mover(seconds: float) -> bool:
        calls.append(seconds)
        box = view.scene.boxes[-1]
        if len(calls) != 3:  # in one frame it moves nothing, and must be called again all the same
            box.move(box.pose.moved(1))
        return len(calls) < 8

    view.movers.append(mover)
    view.request_frame()
    qtbot.waitUntil(lambda: not the_tick.is_running)
    assert len(calls) == 8
    assert all(0 < seconds <= 0.1 for seconds in calls)


def test_with_motion_the_camera_glides_and_without_it_jumps(view: Viewport, qtbot: QtBot) -> None:
    view.rig.orbit(40, 0)
    view.draw_now()
    assert view.rig.stand == view.rig.goal
    view.motion = True
    view.rig.orbit(40, 0)
    view.draw_now()
    assert view.rig.stand != view.rig.goal
    qtbot.waitUntil(lambda: not view.rig.is_moving)


def test_a_hidden_view_is_not_drawn(view: Viewport, qtbot: QtBot) -> None:
    frames: list[int] = []
    view.frame_drawn.connect(lambda: frames.append(1))
    view.movers.append(lambda seconds: True)
    view.request_frame()
    qtbot.waitUntil(lambda: the_tick.is_running)
    view.hide()
    assert not the_tick.is_running
    view.scene.boxes[0].move(view.scene.boxes[0].pose.moved(5))
    view.rig.orbit(9, 0)
    the_tick.beat()
    assert not the_tick.is_running
    assert not frames
    view.show()
    assert the_tick.is_running
    with qtbot.waitSignal(view.frame_drawn):
        pass
    view.movers.clear()


def test_two_views_share_a_beat(make_view: MakeView) -> None:
    one, other = make_view(), make_view()
    drawn: list[str] = []
    one.frame_drawn.connect(lambda: drawn.append("one"))
    other.frame_drawn.connect(lambda: drawn.append("other"))
    one.rig.orbit(10, 0)
    one.request_frame()
    the_tick.beat()
    assert drawn == ["one"]  # the other one has not changed
    for view in (one, other):
        view.rig.orbit(10, 0)
        view.request_frame()
    the_tick.beat()
    assert sorted(drawn) == ["one", "one", "other"]


def test_a_beat_within_a_beat_does_nothing(view: Viewport) -> None:
    beats: list[int] = []

    def mover(seconds: float) -> bool:
        beats.append(the_tick.beats)
        the_tick.beat()
        return False

    view.movers.append(mover)
    view.draw_now()
    assert len(beats) == 1
    assert the_tick.beats == beats[0]


def test_a_mover_that_fails_stops_neither_the_tick_nor_the_view(view: Viewport) -> None:
    def mover(seconds: float) -> bool:
        raise ZeroDivisionError

    view.movers.append(mover)
    view.request_frame()
    with pytest.raises(ZeroDivisionError):
        the_tick.beat()
    assert not the_tick.is_running
    view.movers.clear()
    view.rig.orbit(5, 0)
    view.draw_now()
    assert view.rig.stand == view.rig.goal


def test_a_view_that_its_own_mover_closes_is_not_drawn(view: Viewport) -> None:
    """The shell may put another board in place in the middle of a beat."""
    called: list[str] = []
    view.movers += [lambda seconds: view.close_view() or True, lambda seconds: called.append("after") or True]
    view.rig.orbit(10, 0)
    view.motion = True
    view.request_frame()
    the_tick.beat()
    assert not called
    assert not the_tick.is_running
    assert view.snapshot() is None


@pytest.mark.parametrize("closes", ["while it is prepared", "when it is drawn"])
def test_a_view_that_another_one_closes_in_mid_beat_is_not_asked_again(make_view: MakeView, closes: str) -> None:
    one, other = make_view(), make_view()
    moved: list[str] = []
    other.movers.append(lambda seconds: moved.append("other") or True)
    if closes == "when it is drawn":
        one.frame_drawn.connect(other.close_view)
    else:
        one.movers.append(lambda seconds: other.close_view() or False)
    for view in (one, other):
        view.rig.orbit(10, 0)
        view.request_frame()
    the_tick.beat()
    the_tick.beat()
    assert moved == ["other"] * (closes == "when it is drawn")
    assert other.snapshot() is None
    assert not the_tick.is_running


def test_only_the_applications_own_thread_draws(view: Viewport) -> None:
    errors: list[str] = []

    def elsewhere() -> None:
        try:
            the_tick.beat()
        except RuntimeError as error:
            errors.append(str(error))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert errors == ["views are drawn on the application's own thread only"]


def test_a_snapshot_is_not_overwritten_by_the_next_frame(view: Viewport) -> None:
    first = view.snapshot()
    assert first is not None
    copy = first.copy()
    for box in view.scene.boxes:
        box.set_shown(False)
    view.draw_now()
    assert first == copy
    assert view.snapshot() != first


def test_other_widgets_lie_on_top_and_get_the_mouse(view: Viewport, qtbot: QtBot) -> None:
    button = QPushButton("x", view)
    button.setGeometry(10, 10, 60, 40)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert differs(shown(view).pixelColor(12, 30), QColor(view.scene.backdrop))
