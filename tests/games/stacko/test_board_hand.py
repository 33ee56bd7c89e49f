"""The hand on the screen: real mouse and key events on a free table, and whatever may interrupt a drag."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.controls import Controls
from stackhub.games.stacko.board_free import FreeTable
from stackhub.games.stacko.storeys import places
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from tests.games.stacko.tower_player import LEFT, TowerPlayer, buttons_up


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[TowerPlayer]:
    """Somebody at a free table, in a window with another widget that can have the focus."""
    look = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")
    window = QWidget()
    qtbot.addWidget(window)
    board = FreeTable(look)
    column = QVBoxLayout(window)
    column.addWidget(board, 1)
    column.addWidget(QPushButton("elsewhere"))
    window.resize(720, 560)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    board.set_table(None, 5)
    board.setFocus()
    made = TowerPlayer(board)
    made.wait(15)
    yield made
    buttons_up(board.viewport)
    board.close_board()


def test_a_block_is_pulled_out_carried_and_laid_with_the_mouse(player: TowerPlayer) -> None:
    block = player.loose_one()
    player.takes(block)
    assert player.bench.laid == (block,)
    player.wait_until(lambda: player.bench.laid == () and player.bench.time_s < 1, "passing the die")
    assert player.board.view is not None
    assert player.board.view.storeys[-1] == (block, None, None)


def test_a_block_is_taken_and_laid_with_the_keyboard(player: TowerPlayer) -> None:
    block = player.thin_one()
    player.board.hand.cancel()
    for _ in range(60):
        player.key(Qt.Key.Key_Tab)
        if player.board.hand.chosen == block:
            break
    player.key(Qt.Key.Key_Space)
    assert player.bench.held == block
    out = player.out_of(block)
    arrow = Qt.Key.Key_Right if out.x() > 0 else Qt.Key.Key_Left
    for _ in range(60):
        player.key(arrow)
        if player.bench.mode == "carry":
            break
    player.key(Qt.Key.Key_Tab)
    player.wait_until(lambda: player.board.hand.steering.over_top and player.bench.snap is not None, "hovering")
    player.key(Qt.Key.Key_Space)
    player.wait_until(lambda: player.bench.mode == "idle", "laying")
    assert player.bench.laid == (block,)


def test_the_top_storey_is_not_touched_and_says_why(player: TowerPlayer) -> None:
    """ST-07."""
    said: list[str] = []
    player.board.talk.said.connect(said.append)
    top = next(name for name, (storey, _) in places(player.bench.storeys).items() if storey == 15)
    at = player.middle(top)
    player.press(at)
    assert player.bench.held is None
    player.release(at)
    assert "top storey" in said[-1]


# --- Interruptions: each ends the drag, and nothing falls


def _lost_release(player: TowerPlayer, at: QPoint) -> None:
    QTest.mouseMove(player.view, at + QPoint(1, 1))  # Qt's own state still has the button down
    event_type, button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(event_type, at, player.view.mapToGlobal(at), button, button, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(player.view, event)


def _right_click(player: TowerPlayer, at: QPoint) -> None:
    QTest.mousePress(player.view, Qt.MouseButton.RightButton, pos=at)


def _focus_loss(player: TowerPlayer, at: QPoint) -> None:
    window = player.board.window()
    button = window.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert button is not None
    button.setFocus()


def _escape(player: TowerPlayer, at: QPoint) -> None:
    assert player.board.cancel()


def _leaving(player: TowerPlayer, at: QPoint) -> None:
    QTest.mouseMove(player.view, QPoint(player.view.width() + 400, 50))


def _resize(player: TowerPlayer, at: QPoint) -> None:
    player.board.window().resize(QSize(800, 620))
    QApplication.processEvents()


def _minimise(player: TowerPlayer, at: QPoint) -> None:
    player.board.window().showMinimized()
    QApplication.processEvents()
    player.board.window().showNormal()
    QApplication.processEvents()


def _deactivation(player: TowerPlayer, at: QPoint) -> None:
    QCoreApplication.sendEvent(player.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))


INTERRUPTIONS = {
    "lost release": _lost_release,
    "right click": _right_click,
    "focus loss": _focus_loss,
    "escape": _escape,
    "leaving the window": _leaving,
    "resize": _resize,
    "minimise": _minimise,
    "another window": _deactivation,
}


#: The other ways are tried with --long: each takes a tower that is pulled at for five seconds.
ALWAYS = ("lost release", "focus loss", "escape", "resize")


@pytest.mark.parametrize(
    "interrupt",
    [
        pytest.param(how, id=name, marks=() if name in ALWAYS else pytest.mark.long)
        for name, how in INTERRUPTIONS.items()
    ],
)
def test_whatever_interrupts_a_pull_puts_the_block_back(
    player: TowerPlayer, interrupt: Callable[[TowerPlayer, QPoint], None]
) -> None:
    block = player.thin_one()
    before = player.bench.tower.blocks[block].pose
    start = player.middle(block)
    player.press(start)
    end = start + (player.out_of(block) * 30).toPoint()
    player.move(start, end)
    out = player.bench.tower.blocks[block].pose
    assert abs(out.x - before.x) + abs(out.y - before.y) > 10
    interrupt(player, end)
    player.wait_until(lambda: player.bench.held is None, "letting go")
    player.wait(10)
    assert player.bench.mode == "idle"
    assert not player.board.hand.dragging
    after = player.bench.tower.blocks[block].pose
    assert abs(after.x - before.x) + abs(after.y - before.y) < 8
    assert player.bench.fall() is None
    QTest.mouseMove(player.view, start)
    QTest.mouseRelease(player.view, LEFT, pos=start)
    assert player.bench.held is None


@pytest.mark.parametrize(
    "interrupt",
    [_escape, _resize, *(pytest.param(how, marks=pytest.mark.long) for how in (_lost_release, _right_click))],
)
def test_whatever_interrupts_a_carry_puts_the_block_down(
    player: TowerPlayer, interrupt: Callable[[TowerPlayer, QPoint], None]
) -> None:
    block = player.thin_one()
    at = player.pulls_out(block)
    interrupt(player, at)
    player.wait_until(lambda: player.bench.mode == "idle", "putting it down")
    player.wait(20)
    record = player.bench.record("passed")
    assert record.lifts[0].block == block
    assert record.lifts[0].dropped_s == ()
    assert player.bench.fall() is None
    assert player.bench.may_hold(block) is None, "it can be picked up again"


def test_the_camera_does_not_move_while_a_block_is_held(player: TowerPlayer) -> None:
    block = player.thin_one()
    before = player.view.rig.goal
    start = player.middle(block)
    player.press(start)
    player.move(start, start + QPoint(30, 10))
    player.key(Qt.Key.Key_1)
    player.key(Qt.Key.Key_PageUp)
    assert player.view.rig.goal == before
    player.release(start)


def test_the_players_own_keys_hand_and_card(player: TowerPlayer) -> None:
    board = player.board
    shown: list[bool] = []
    board.key_card_shown.connect(shown.append)
    assert board.marks.keys
    player.key(Qt.Key.Key_K)
    assert shown == [False]
    controls = Controls(left_handed=True, key_card=False).with_key("palm", "J")
    board.set_look(replace(board.look, controls=controls))
    assert not board.marks.keys
    assert "(J)" in board.bar.palm_button.text()
    player.key(Qt.Key.Key_F)
    assert board.hand.tool is None
    player.key(Qt.Key.Key_J)
    assert board.hand.tool == "palm"
    player.key(Qt.Key.Key_J)
    at = player.middle(player.thin_one())
    QTest.mousePress(player.view, LEFT, pos=at)
    assert player.bench.held is None, "the left button turns the camera now"
    QTest.mouseRelease(player.view, LEFT, pos=at)
    QTest.mousePress(player.view, Qt.MouseButton.RightButton, pos=at)
    assert player.bench.held is not None
    QTest.mouseRelease(player.view, Qt.MouseButton.RightButton, pos=at)


def test_a_key_that_is_held_down_acts_once(player: TowerPlayer) -> None:
    block = player.thin_one()
    player.pulls_out(block)
    player.release(QPoint(3, 3))
    player.wait_until(lambda: player.bench.mode == "idle", "putting it down")
    player.board.hand.chosen = block
    player.key(Qt.Key.Key_Space)
    assert player.bench.held == block
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    for _ in range(20):
        QCoreApplication.sendEvent(player.view, again)
        player.wait()
    assert player.bench.mode == "carry"
    assert player.board.hand.steering.place is None


def test_the_order_of_the_walk_does_not_depend_on_taps(player: TowerPlayer) -> None:
    keys = player.board.hand.keys
    before = keys.walk_order()
    player.taps(player.thin_one())
    assert keys.walk_order() == before
