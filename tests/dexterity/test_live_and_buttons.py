"""Bodies are shown where they are, time passes only while it may, and buttons say their keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stackhub.dexterity.buttons import ActionRow
from stackhub.dexterity.live import LiveBodies
from stackhub.engine.controls import Controls
from stackhub.physics.pose import Pose
from stackhub.store.look import load_themes
from stackhub.store.quality import load_quality
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Surface
from stackhub.view3d.tick import the_tick
from stackhub.view3d.viewport import Viewport


class ToyBody:
    def __init__(self, name: str) -> None:
        self.name, self.size_mm, self.pose = name, (10.0, 10.0, 10.0), Pose(0, 0, 5)


class ToyBench:
    """Two bodies; one of them moves by `step` mm a frame."""

    def __init__(self) -> None:
        self.world: Any = self
        self.bodies = {name: ToyBody(name) for name in ("a", "b")}
        self.paused = False
        self.frames, self.step = 0, 1.0

    def frame(self) -> None:
        self.frames += 1
        self.bodies["a"].pose = self.bodies["a"].pose.moved(self.step)


class ToyTable(LiveBodies[Any]):
    def add(self, body: Any) -> Box:
        return self.viewport.scene.add_box(body.size_mm, Surface("#c62f2a"))


@pytest.fixture
def live(qtbot: QtBot) -> Iterator[ToyTable]:
    view = Viewport(load_themes()["light"], load_quality(), level="software")
    qtbot.addWidget(view)
    view.resize(120, 90)
    view.show()
    made = ToyTable(view, 60)
    made.frames_per_beat = 2
    made.stand(ToyBench())
    yield made
    view.close_view()


def test_boxes_come_go_and_move_with_their_bodies(live: ToyTable) -> None:
    bench = live.bench
    assert set(live.boxes) == {"a", "b"}
    live.viewport.draw_now()
    assert bench.frames >= 2
    assert live.boxes["a"].pose.x == pytest.approx(bench.frames)
    assert live.name_of(live.boxes["b"]) == "b"
    gone = bench.bodies.pop("b")
    bench.bodies["c"] = ToyBody("c")
    live.sync()
    assert set(live.boxes) == {"a", "c"}
    assert live.name_of(Box.__new__(Box)) is None
    bench.bodies["b"] = gone
    live.stand(bench)
    assert len(live.viewport.scene.boxes) == 3


@pytest.mark.parametrize("how", ["paused", "stopped"])
def test_nothing_passes_while_the_table_stands_still(live: ToyTable, how: str) -> None:
    setattr(live, how, True)
    before = live.bench.frames
    for _ in range(3):
        live.wake()
        live.viewport.draw_now()
    assert live.bench.frames == before


def test_it_is_called_before_each_frame_and_once_a_beat(live: ToyTable) -> None:
    called: list[str] = []
    live.before_frame = lambda: called.append("frame")
    live.looked = lambda: called.append("beat")
    live.viewport.draw_now()
    assert called == ["frame", "frame", "beat"]


def test_what_nobody_can_see_costs_no_picture(live: ToyTable) -> None:
    live.viewport.draw_now()
    before = live.viewport.scene.changes
    live.bench.step = 0.0005
    live.run(2)
    assert live.viewport.scene.changes == before
    live.run(6)
    assert live.viewport.scene.changes == before + 1, "it adds up until it is seen"


def test_whoever_wakes_a_table_at_rest_gets_a_frame_of_it(live: ToyTable, qtbot: QtBot) -> None:
    """A beat is shorter than a frame of the world may be: what the hand did must not wait for the next waking."""
    live.bench.paused = True
    qtbot.waitUntil(lambda: not the_tick.is_running)
    live.frames_per_beat = 0
    live.wake()
    the_tick.beat()
    frames = live.bench.frames
    assert the_tick.is_running
    live.frames_per_beat = 2
    the_tick.beat()
    assert live.bench.frames == frames + 2
    assert not the_tick.is_running


class Row(ActionRow):
    def __init__(self) -> None:
        super().__init__()
        self.tap = QPushButton()
        self.place(self.tap, primary=True)
        self.retranslate()

    def retranslate(self) -> None:
        self.name(self.tap, "Tap", self.controls.key("tap"), "Feel it")


def test_a_button_says_its_key_and_what_it_does(qtbot: QtBot) -> None:
    row = Row()
    qtbot.addWidget(row)
    assert row.tap.text() == "Tap  (T)"
    row.set_controls(Controls().with_key("tap", "J"))
    assert (row.tap.text(), row.tap.accessibleName(), row.tap.accessibleDescription()) == ("Tap  (J)", "Tap", "Feel it")
    row.name(row.tap, "Tap", "", "Feel it")
    assert row.tap.text() == "Tap"
