"""What keyboard and screen reader see of a table: one stop for Tab, rows to walk through, no button too many."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stackhub.tabletop.walk import ThingButton, Walk

K = Qt.Key
ROWS = [["left", "right"], ["one", "two", "three"]]


def areas(rows: list[list[str]]) -> dict[object, QRectF]:
    return {key: QRectF(100 * x, 100 * y, 80, 80) for y, row in enumerate(rows) for x, key in enumerate(row)}


@pytest.fixture
def walk(qtbot: QtBot) -> Walk:
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(board)
    board.resize(400, 300)
    made = Walk(board)
    made.set_things(ROWS, areas(ROWS), "two")
    board.show()
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.setFocus()
    return made


@pytest.mark.parametrize(
    ("key", "target"),
    [(K.Key_Left, "one"), (K.Key_Right, "three"), (K.Key_Home, "one"), (K.Key_End, "three"), (K.Key_Up, "right")],
)
def test_arrows_lead_to_neighbours(walk: Walk, key: Qt.Key, target: str) -> None:
    assert walk.key == "two"
    assert walk.arrow(key)
    assert walk.shown == target
    assert walk.by_keys


def test_at_the_edge_one_stays(walk: Walk) -> None:
    walk.arrow(K.Key_Down)
    assert walk.key == "two"
    walk.arrow(K.Key_End)
    walk.arrow(K.Key_Right)
    assert walk.key == "three"


def test_other_keys_lead_nowhere(walk: Walk) -> None:
    assert not walk.arrow(K.Key_A)


def test_only_one_thing_is_a_stop_for_tab(walk: Walk) -> None:
    stops = [key for key, button in walk.buttons.items() if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == ["two"]


def test_when_the_focused_thing_goes_its_neighbour_takes_over(walk: Walk) -> None:
    rows = [["left", "right"], ["one", "three"]]
    walk.set_things(rows, areas(rows))
    assert walk.shown in ("one", "three")


def test_clear_leaves_no_button(walk: Walk, qtbot: QtBot) -> None:
    board = walk.parent()
    assert isinstance(board, QWidget)
    old = list(walk.buttons.values())
    for button in old:
        button.setAccessibleName("red 9")
    walk.clear()
    assert walk.key is None
    assert board.findChildren(ThingButton) == []
    assert [button.accessibleName() for button in old] == [""] * len(old)


def test_a_press_by_a_screen_reader_is_passed_on(walk: Walk) -> None:
    pressed: list[object] = []
    walk.pressed.connect(pressed.append)
    walk.buttons["three"].click()
    assert pressed == ["three"]


def test_keys_go_on_to_the_board(walk: Walk, qtbot: QtBot) -> None:
    pressed: list[object] = []
    walk.pressed.connect(pressed.append)
    QTest.keyClick(walk.buttons["two"], K.Key_Space)
    assert pressed == [], "the board decides what Space does"
