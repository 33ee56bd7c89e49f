"""The hand of any dexterity table, by real events: what begins, leads and ends a drag, whatever is held."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stackhub.dexterity.hand import DragHand
from stackhub.dexterity.keys import LetterKeys
from stackhub.engine.controls import Controls, HandAction
from stackhub.store.look import load_themes
from stackhub.store.quality import load_quality
from stackhub.view3d.viewport import Viewport

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Letters(LetterKeys):
    """Remembers what was asked for."""

    def __init__(self, hand: ToyHand) -> None:
        super().__init__(hand)
        self.done: list[tuple[str, bool]] = []
        self.known: set[str] = {"plane", "yaw_left", "card"}

    def means(self, action: HandAction) -> bool:
        return action in self.known

    def do(self, action: HandAction, *, finely: bool) -> None:
        self.done.append((action, finely))

    def press(self, event: object) -> bool:
        return False


class ToyHand(DragHand):
    """Holds one thing that is wherever the pointer is."""

    keys: Letters

    def __init__(self, view: Viewport) -> None:
        super().__init__(view, view)
        self.full = False
        self.told: list[str] = []
        self.keys = Letters(self)

    @property
    def has_bench(self) -> bool:
        return True

    @property
    def is_full(self) -> bool:
        return self.full

    is_holding = is_full  # type: ignore[assignment]

    def press_on(self, pointer: QPointF) -> bool:
        self.full = True
        self.drags_from(pointer)
        return True

    def drag_on(self, pointer: QPointF) -> None:
        self.drags_from(pointer)

    def point(self, pointer: QPointF) -> None:
        self.told.append("point")

    def let_go(self) -> None:
        self.full = False
        self.told.append("let go")

    def put_back(self) -> None:
        self.full = False
        self.told.append("put back")

    def nudge_depth(self, notches: float) -> None:
        self.told.append(f"depth {notches:g}")

    def hover(self, at: QPointF | None) -> None:
        self.told.append("left" if at is None else "hover")


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[ToyHand]:
    view = Viewport(load_themes()["light"], load_quality(), level="software")
    qtbot.addWidget(view)
    view.resize(200, 150)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    view.setFocus()
    yield ToyHand(view)
    for button in (LEFT, RIGHT):
        QTest.mouseRelease(view, button)
    view.close_view()


def _drag(hand: ToyHand) -> None:
    QTest.mousePress(hand.view, LEFT, pos=QPoint(50, 50))
    QTest.mouseMove(hand.view, QPoint(80, 60))
    assert hand.dragging


def test_press_drag_and_release(hand: ToyHand) -> None:
    _drag(hand)
    QTest.mouseRelease(hand.view, LEFT, pos=QPoint(90, 60))
    assert hand.told[-2:] == ["point", "let go"]
    assert not hand.dragging


def test_another_button_in_mid_drag_gives_back_and_the_late_release_does_nothing(hand: ToyHand) -> None:
    _drag(hand)
    QTest.mousePress(hand.view, RIGHT, pos=QPoint(80, 60))
    assert hand.told[-1] == "put back"
    QTest.mouseRelease(hand.view, LEFT, pos=QPoint(80, 60))
    assert "let go" not in hand.told


@pytest.mark.parametrize(
    "event",
    [
        QFocusEvent(QEvent.Type.FocusOut),
        QEvent(QEvent.Type.WindowDeactivate),
        QEvent(QEvent.Type.UngrabMouse),
        QEvent(QEvent.Type.Hide),
    ],
    ids=lambda event: event.type().name,
)
def test_what_interrupts_gives_back(hand: ToyHand, event: QEvent) -> None:
    _drag(hand)
    hand.eventFilter(hand.view, event)
    assert hand.told[-1] == "put back"
    assert not hand.dragging


def test_a_lost_release_gives_back(hand: ToyHand) -> None:
    _drag(hand)
    none = Qt.MouseButton.NoButton
    at = QPointF(70, 60)
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(hand.view, event)
    assert hand.told[-1] == "put back"


def test_leaving_the_window_gives_back(hand: ToyHand) -> None:
    _drag(hand)
    QTest.mouseMove(hand.view, QPoint(900, 40))
    assert hand.told[-1] == "put back"


def test_what_the_keyboard_holds_is_led_on_by_the_mouse(hand: ToyHand) -> None:
    hand.full = True
    QTest.mousePress(hand.view, LEFT, pos=QPoint(50, 50))
    assert hand.dragging
    QTest.mouseRelease(hand.view, LEFT, pos=QPoint(50, 50))
    assert hand.told[-1] == "let go"


def test_another_button_gives_back_what_hangs_in_the_hand(hand: ToyHand) -> None:
    hand.full = True
    QTest.mousePress(hand.view, RIGHT, pos=QPoint(50, 50))
    assert hand.told == ["put back"]


def test_hands_are_swapped(hand: ToyHand) -> None:
    hand.set_controls(Controls(left_handed=True))
    QTest.mousePress(hand.view, LEFT, pos=QPoint(50, 50))
    assert not hand.full
    QTest.mouseRelease(hand.view, LEFT, pos=QPoint(50, 50))
    QTest.mousePress(hand.view, RIGHT, pos=QPoint(50, 50))
    assert hand.dragging


def test_the_wheel_is_depth_only_while_something_is_held(hand: ToyHand) -> None:
    def turn() -> None:
        at = QPointF(50, 50)
        event = QWheelEvent(
            at,
            at,
            QPoint(),
            QPoint(0, 240),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(hand.view, event)

    turn()
    assert "depth 2" not in hand.told
    hand.full = True
    turn()
    assert hand.told[-1] == "depth 2"


def test_letters_mean_what_the_player_has_set_and_shift_makes_steps_fine(hand: ToyHand) -> None:
    QTest.keyClick(hand.view, Qt.Key.Key_Q)
    QTest.keyClick(hand.view, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(hand.view, Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)  # no steps to make fine: not ours
    QTest.keyClick(hand.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert hand.keys.done == [("yaw_left", False), ("yaw_left", True)]
    hand.set_controls(Controls().with_key("yaw_left", "J"))
    QTest.keyClick(hand.view, Qt.Key.Key_Q)
    QTest.keyClick(hand.view, Qt.Key.Key_J)
    assert hand.keys.done[2:] == [("yaw_left", False)]


def test_a_letter_that_means_nothing_now_is_left_to_others(hand: ToyHand) -> None:
    hand.keys.known = set()
    QTest.keyClick(hand.view, Qt.Key.Key_Q)
    assert hand.keys.done == []
