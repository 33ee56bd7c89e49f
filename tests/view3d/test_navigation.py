"""Mouse, wheel and keys turn the camera as interface.md says, and nothing that is lost on the way keeps it turning."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stackhub.view3d.viewport import Viewport

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def _move(view: Viewport, point: QPoint, buttons: Qt.MouseButton) -> None:
    where = QPointF(point)
    event = QMouseEvent(QEvent.Type.MouseMove, where, view.mapToGlobal(where), Qt.MouseButton.NoButton, buttons, NONE)
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize(
    ("button", "modifier", "drag"),
    [
        (LEFT, NONE, "orbit"),
        (RIGHT, NONE, "orbit"),
        (LEFT, CTRL, "orbit"),
        (MIDDLE, NONE, "pan"),
        (LEFT, SHIFT, "pan"),
    ],
)
def test_drags(view: Viewport, button: Qt.MouseButton, modifier: Qt.KeyboardModifier, drag: str) -> None:
    before = view.rig.goal
    QTest.mousePress(view, button, modifier, QPoint(50, 50))
    assert view.navigation.drag == drag
    _move(view, QPoint(90, 70), button)
    after = view.rig.goal
    assert (after.turn != before.turn, after.pan != before.pan) == (drag == "orbit", drag == "pan")
    QTest.mouseRelease(view, button, modifier, QPoint(90, 70))
    assert view.navigation.drag is None
    _move(view, QPoint(10, 10), button)
    assert view.rig.goal == after


def test_a_drag_to_the_right_turns_the_table_with_the_hand(view: Viewport) -> None:
    front = view.project((0, -38, 40))
    QTest.mousePress(view, RIGHT, NONE, QPoint(100, 80))
    _move(view, QPoint(110, 80), RIGHT)
    view.draw_now()
    after = view.project((0, -38, 40))
    assert front is not None
    assert after is not None
    assert after.x() > front.x()
    QTest.mouseRelease(view, RIGHT, NONE, QPoint(110, 80))


def test_a_drag_for_the_left_hand(view: Viewport) -> None:
    view.navigation.swapped = True
    QTest.mousePress(view, RIGHT, SHIFT, QPoint(50, 50))
    assert view.navigation.drag == "pan"
    QTest.mouseRelease(view, RIGHT, SHIFT, QPoint(50, 50))


def test_a_second_button_does_not_disturb_a_drag(view: Viewport) -> None:
    QTest.mousePress(view, RIGHT, NONE, QPoint(50, 50))
    QTest.mousePress(view, MIDDLE, NONE, QPoint(50, 50))
    assert view.navigation.drag == "orbit"
    QTest.mouseRelease(view, MIDDLE, NONE, QPoint(50, 50))
    assert view.navigation.drag == "orbit"
    QTest.mouseRelease(view, RIGHT, NONE, QPoint(50, 50))
    assert view.navigation.drag is None


def test_a_lost_release_ends_the_drag(view: Viewport) -> None:
    QTest.mousePress(view, RIGHT, NONE, QPoint(50, 50))
    before = view.rig.goal
    _move(view, QPoint(90, 90), Qt.MouseButton.NoButton)
    assert view.navigation.drag is None
    assert view.rig.goal == before


def test_lost_focus_and_hiding_end_the_drag(view: Viewport) -> None:
    QTest.mousePress(view, RIGHT, NONE, QPoint(50, 50))
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
    assert view.navigation.drag is None
    QTest.mousePress(view, RIGHT, NONE, QPoint(50, 50))
    view.hide()
    assert view.navigation.drag is None


def test_the_wheel_comes_nearer_and_goes_away(view: Viewport) -> None:
    def turn(notches: int) -> float:
        where = QPointF(50, 50)
        event = QWheelEvent(
            where,
            view.mapToGlobal(where),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)
        return view.rig.goal.zoom

    assert turn(1) < 1
    assert turn(-1) == pytest.approx(1)
    assert turn(-1) > 1
    assert turn(-100) == view.rig.limits.farthest
    assert turn(100) == view.rig.limits.nearest


def test_keys(view: Viewport) -> None:
    start = view.rig.goal
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.rig.goal.turn > start.turn
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.rig.goal.turn == pytest.approx(start.turn)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.rig.goal.height > start.height
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.rig.goal.zoom < 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.rig.goal.zoom == 1
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.rig.goal.zoom > 1
    heights = set()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5):
        QTest.keyClick(view, key)
        heights.add((round(view.rig.goal.turn) % 360, view.rig.goal.height))
    assert len(heights) == 5


def test_other_keys_are_left_to_the_board(view: Viewport) -> None:
    for key, modifier in ((Qt.Key.Key_T, NONE), (Qt.Key.Key_Escape, NONE), (Qt.Key.Key_Left, CTRL)):
        before = view.rig.goal
        QTest.keyClick(view, key, modifier)
        assert view.rig.goal == before


def test_a_drag_as_long_as_the_view_is_high_turns_to_the_next_side_and_not_past_it(view: Viewport) -> None:
    before = view.rig.goal.turn
    QTest.mousePress(view, RIGHT, NONE, QPoint(0, 50))
    for x in range(0, view.height() + 1, 20):
        _move(view, QPoint(x, 50), RIGHT)
    QTest.mouseRelease(view, RIGHT, NONE, QPoint(view.height(), 50))
    assert 90 < abs(view.rig.goal.turn - before) < 180
