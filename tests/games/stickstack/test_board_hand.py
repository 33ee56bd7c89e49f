"""The hand at the wobbling cup: real mouse and key events on a free table, and whatever may interrupt a drag."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.controls import Controls
from stackhub.games.stickstack.board_free import FreeTable
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from stackhub.view3d.tick import the_tick
from tests.games.stickstack.cup_player import LEFT, RIGHT, CupPlayer, buttons_up


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[CupPlayer]:
    """Somebody at a free table, in a window with another widget that can have the focus."""
    look = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")
    window = QWidget()
    qtbot.addWidget(window)
    board = FreeTable(look)
    column = QVBoxLayout(window)
    column.addWidget(board, 1)
    column.addWidget(QPushButton("elsewhere"))
    window.resize(640, 480)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    board.set_table(None, 5)
    board.setFocus()
    made = CupPlayer(board)
    made.wait(10)
    yield made
    buttons_up(board.viewport)
    board.close_board()


def _takes(player: CupPlayer, kind: str = "ywb") -> str:
    """Choose a stick of a kind by its chip."""
    QTest.mouseClick(player.board.front.chips[kind], LEFT)
    player.wait_until(lambda: player.bench.held is not None, "taking", 10)
    player.wait(8)
    return player.bench.held or ""


def test_a_stick_is_drawn_dragged_and_let_go_of_with_the_mouse(player: CupPlayer) -> None:
    player.draws()
    stick = player.bench.held
    player.places()
    assert player.bench.judgement is not None
    assert player.bench.judgement.result == "legal"
    player.wait_until(lambda: player.board.view is not None and player.board.view.tower == (stick,), "closing the turn")


def test_a_stick_is_drawn_led_turned_and_let_go_of_with_the_keyboard(player: CupPlayer) -> None:
    player.key(Qt.Key.Key_Space)
    stick = player.bench.held
    assert stick is not None
    player.wait(20)
    x, y, turns, rest = player.spot(legal=True)
    player.turns(turns)
    player.key(Qt.Key.Key_Tab)
    player.comes_to_hover()
    for _ in range(200):  # arrows by what is seen, in fine steps at the end
        pose = player.bench.table.sticks[stick].pose
        here, there = player.view.project(pose.place), player.view.project((x, y, pose.z))
        assert here is not None
        assert there is not None
        far = math.dist((pose.x, pose.y), (x, y))
        if far < 1:
            break
        across, down = (there - here).x(), (there - here).y()
        flat = abs(across) > abs(down) * 1.5
        key = (Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left) if flat else None
        key = key or (Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        fine = Qt.KeyboardModifier.ShiftModifier if far < 6 else Qt.KeyboardModifier.NoModifier
        player.key(key, fine)
        player.wait(5)
    assert player.board.sight.rest is not None
    assert player.board.sight.rest.pose.z == pytest.approx(rest.pose.z, abs=1.5)
    player.key(Qt.Key.Key_Space)
    assert player.bench.mode == "judging"
    player.judged()
    assert player.bench.judgement is not None
    assert player.bench.judgement.result == "legal"


def test_ss04_space_says_why_it_does_not_let_go(player: CupPlayer) -> None:
    _takes(player)
    assert not player.bench.can_release
    player.key(Qt.Key.Key_Space)  # from high above it is lowered first
    assert player.bench.held is not None
    player.comes_to_hover()
    for _ in range(42):
        player.key(Qt.Key.Key_Right)
    player.wait(30)
    player.key(Qt.Key.Key_Space)
    assert player.bench.held is not None
    assert "nothing below" in player.board.marks.sentence


def test_space_lowers_it_even_if_it_was_led_upright_before(player: CupPlayer) -> None:
    _takes(player)
    player.key(Qt.Key.Key_P)
    player.key(Qt.Key.Key_Space)
    player.comes_to_hover()
    player.key(Qt.Key.Key_Space)
    assert player.bench.mode == "judging"


def test_a_release_too_high_or_beside_the_tower_keeps_the_stick_in_the_hand(player: CupPlayer) -> None:
    stick = _takes(player)
    at = player.held_at()
    player.press(at)
    player.release(at)  # a click is no drag
    assert player.bench.held == stick
    player.press(at)
    player.move(at, at + QPoint(260, 40))
    player.wait(30)
    assert player.board.sight.rest is None
    assert player.board.marks.lines, "straight down, past the cup, from the ends that are in sight"
    assert player.board.sight._shadow is not None
    assert player.board.sight._shadow.is_shown
    assert player.board.sight._shadow.pose.z < 20, "on the table"
    player.release(at + QPoint(260, 40))
    assert player.bench.held == stick
    assert player.bench.mode == "carry"
    assert "nothing below" in player.board.marks.sentence, "it is said at once"


def test_the_preview_shows_where_it_would_lie_and_what_it_would_touch(player: CupPlayer) -> None:
    _takes(player)
    x, y, turns, _ = player.spot(legal=False)
    player.turns(turns)
    at = player.drags_over(x, y)
    marks, rest = player.board.marks, player.board.sight.rest
    assert rest is not None
    assert {plate.good for plate in marks.plates} >= {False}
    assert len(marks.lines) == 2
    boxes = [box for _, box in marks.placed()]
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    assert any(box.ghost and box.is_shown for box in player.view.scene.boxes)
    player.board.cancel()
    player.release(at)
    player.wait(2)
    assert not marks.plates
    assert not any(box.ghost and box.is_shown for box in player.view.scene.boxes)


def test_the_wheel_and_page_keys_move_it_in_depth_and_p_leads_it_upright(player: CupPlayer) -> None:
    stick = _takes(player)
    body = player.bench.table.sticks[stick]
    before, camera = body.pose, player.view.rig.goal
    wheel = QWheelEvent(
        player.held_at(), player.view.mapToGlobal(player.held_at()), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(player.view, wheel)
    player.wait(24)
    rx, ry = player.board.hand.steering.right()
    moved = player.bench.table.sticks[stick].pose
    away = -(moved.x - before.x) * ry + (moved.y - before.y) * rx
    assert away == pytest.approx(-8, abs=2.5)
    player.key(Qt.Key.Key_PageUp)
    player.key(Qt.Key.Key_PageUp)
    player.wait(24)
    assert player.view.rig.goal == camera, "the camera does not go along"
    player.key(Qt.Key.Key_P)
    high = player.bench.table.sticks[stick].pose.z
    for _ in range(5):
        player.key(Qt.Key.Key_Up)
    player.wait(24)
    assert player.bench.table.sticks[stick].pose.z == pytest.approx(high + 20, abs=3)


def test_a_stick_turns_about_three_axes(player: CupPlayer) -> None:
    stick = _takes(player)
    for key, axis in (
        (Qt.Key.Key_Q, (1.0, 0.0, 0.0)),
        (Qt.Key.Key_W, (0.0, 1.0, 0.0)),
        (Qt.Key.Key_A, (0.0, 0.0, 1.0)),
    ):
        before = player.bench.table.sticks[stick].pose.direction(axis)
        for _ in range(4):
            player.key(key)
        player.wait(16)
        after = player.bench.table.sticks[stick].pose.direction(axis)
        turned = math.degrees(math.acos(min(1.0, sum(a * b for a, b in zip(before, after, strict=True)))))
        assert turned == pytest.approx(20, abs=3)


@pytest.mark.parametrize("axis", ["yaw", "cross", "long"])
def test_a_stick_turns_about_three_axes_by_the_mouse_alone(player: CupPlayer, axis: str) -> None:
    """interface.md: a trackpad and a single button suffice."""
    shift, ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    held, seen_by = {
        "yaw": (shift, (1.0, 0.0, 0.0)),
        "cross": (ctrl, (0.0, 0.0, 1.0)),
        "long": (shift | ctrl, (0.0, 1.0, 0.0)),
    }[axis]
    stick = _takes(player)
    start = player.bench.table.sticks[stick].pose
    camera = player.view.rig.goal
    for turn in (QPoint(0, 120), QPoint(120, 0)):  # some systems turn it sideways with Shift
        wheel = QWheelEvent(
            player.held_at(), player.view.mapToGlobal(player.held_at()), QPoint(), turn,
            Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QCoreApplication.sendEvent(player.view, wheel)
    player.wait(24)
    now = player.bench.table.sticks[stick].pose
    before, after = start.direction(seen_by), now.direction(seen_by)
    turned = math.degrees(math.acos(min(1.0, sum(a * b for a, b in zip(before, after, strict=True)))))
    assert turned == pytest.approx(10, abs=2)
    assert math.dist(start.place, now.place) < 2, "it stays where it is"
    assert player.view.rig.goal == camera


def test_between_two_drags_the_camera_may_go_around_the_stick_in_the_hand(player: CupPlayer) -> None:
    stick = _takes(player)
    before = player.view.rig.goal
    at = QPoint(60, 300)
    player.press(at, RIGHT)
    player.move(at, at + QPoint(80, 0), 4)
    QTest.mouseRelease(player.view, RIGHT, pos=at)
    assert player.view.rig.goal.turn != before.turn
    assert player.bench.held == stick


# --- Interruptions: each ends the drag, and the stick rises clear of the tower, still in the hand


def _lost_release(player: CupPlayer, at: QPoint) -> None:
    QTest.mouseMove(player.view, at + QPoint(1, 1))  # Qt's own state still has the button down
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, player.view.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
    )
    QCoreApplication.sendEvent(player.view, event)


def _right_click(player: CupPlayer, at: QPoint) -> None:
    QTest.mousePress(player.view, RIGHT, pos=at)


def _focus_loss(player: CupPlayer, at: QPoint) -> None:
    button = player.board.window().findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert button is not None
    button.setFocus()


def _escape(player: CupPlayer, at: QPoint) -> None:
    assert player.board.cancel()


def _leaving(player: CupPlayer, at: QPoint) -> None:
    QTest.mouseMove(player.view, QPoint(player.view.width() + 400, 50))


def _resize(player: CupPlayer, at: QPoint) -> None:
    player.board.window().resize(QSize(700, 520))
    QApplication.processEvents()


def _minimise(player: CupPlayer, at: QPoint) -> None:
    player.board.window().showMinimized()
    QApplication.processEvents()
    player.board.window().showNormal()
    QApplication.processEvents()


def _deactivation(player: CupPlayer, at: QPoint) -> None:
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


@pytest.mark.parametrize("interrupt", INTERRUPTIONS.values(), ids=INTERRUPTIONS.keys())
def test_whatever_interrupts_a_drag_lifts_the_stick_clear(
    player: CupPlayer, interrupt: Callable[[CupPlayer, QPoint], None]
) -> None:
    stick = _takes(player)
    high = player.bench.table.sticks[stick].pose.z
    at = player.drags_over(player.bench.table.cup.pose.x + 12, player.bench.table.cup.pose.y)
    assert player.board.hand.dragging
    interrupt(player, at)
    assert not player.board.hand.dragging
    player.wait(30)
    assert player.bench.held == stick
    assert player.bench.mode == "carry"
    assert not player.bench.can_release
    assert player.bench.table.sticks[stick].pose.z > high - 5
    assert player.bench.table.tilt_deg < 1
    QTest.mouseMove(player.view, at)
    QTest.mouseRelease(player.view, LEFT, pos=at)
    assert player.bench.held == stick, "the late release lets go of nothing"


def test_the_players_own_keys_hand_and_card(player: CupPlayer) -> None:
    board = player.board
    shown: list[bool] = []
    board.key_card_shown.connect(shown.append)
    assert board.marks.keys
    player.key(Qt.Key.Key_K)
    assert shown == [False]
    controls = Controls(left_handed=True, key_card=False).with_key("yaw_left", "J").with_key("contacts", "U")
    board.set_look(replace(board.look, controls=controls))
    assert not board.marks.keys
    assert "(U)" in board.bar.contacts_button.text()
    player.key(Qt.Key.Key_V)
    assert not board.sight.contacts_shown
    player.key(Qt.Key.Key_U)
    assert board.sight.contacts_shown
    stick = _takes(player)
    before = player.bench.table.sticks[stick].pose
    player.key(Qt.Key.Key_Q)
    player.wait(20)
    assert player.bench.table.sticks[stick].pose.k == pytest.approx(before.k, abs=1e-3)
    player.key(Qt.Key.Key_J)
    player.wait(20)
    assert player.bench.table.sticks[stick].pose.k != pytest.approx(before.k, abs=1e-2)
    at = player.held_at()
    player.press(at)
    assert not board.hand.dragging, "the left button turns the camera now"
    QTest.mouseRelease(player.view, LEFT, pos=at)
    player.press(at, RIGHT)
    assert board.hand.dragging


def test_tab_leads_the_stick_over_cup_and_sticks_and_says_what_it_would_touch(player: CupPlayer) -> None:
    player.draws()
    first = player.bench.held or ""
    player.places()
    player.wait_until(lambda: player.bench.stick is None, "closing the turn")
    player.breathes()
    player.wait(2)
    _takes(player)
    said: list[str] = []
    player.board.talk.said.connect(said.append)
    chosen = []
    for _ in range(6):
        player.key(Qt.Key.Key_Tab)
        chosen.append(player.board.hand.chosen)
    assert chosen == ["middle", "r", "y", "b", first, "middle"]
    assert any("red part of the rim" in sentence for sentence in said)
    player.comes_to_hover()
    QTest.qWait(600)
    player.wait(2)
    assert "ike: " in said[-1]


def test_what_touches_what_is_shown_and_said(player: CupPlayer) -> None:
    player.draws()
    player.places()
    player.wait_until(lambda: player.bench.stick is None, "closing the turn")
    said: list[str] = []
    player.board.talk.said.connect(said.append)
    player.key(Qt.Key.Key_V)
    assert player.board.marks.plates
    assert all(plate.good for plate in player.board.marks.plates)
    assert said[-1] == f"{len(player.board.marks.plates)} contact(s), all of like colours.", "words count plates"
    player.key(Qt.Key.Key_V)
    assert not player.board.marks.plates


def test_a_stick_of_the_tower_is_chosen_by_a_click_and_says_what_it_touches(player: CupPlayer) -> None:
    player.draws()
    stick = player.bench.held or ""
    player.places()
    player.wait_until(lambda: player.bench.stick is None, "closing the turn")
    pose = player.bench.table.sticks[stick].pose
    x, y, z = pose.direction((55.0, 0.0, 0.0))
    at = player.view.project((pose.x + x, pose.y + y, pose.z + z))
    assert at is not None
    player.press(at.toPoint())
    player.release(at.toPoint())
    assert player.board.hand.chosen == stick
    assert "It touches" in player.view.accessibleName()


def test_a_paused_table_stands_still_and_has_given_the_stick_back(player: CupPlayer) -> None:
    _takes(player)
    player.drags_over(player.bench.table.cup.pose.x + 12, player.bench.table.cup.pose.y)
    player.board.set_paused(True)
    assert not player.board.hand.dragging
    before = player.bench.world.frames
    for _ in range(10):
        player.beat()
    assert player.bench.world.frames == before
    player.board.set_paused(False)
    player.wait(30)
    assert not player.bench.can_release


def test_a_toppled_free_table_is_looked_at_until_a_new_tower_is_wanted(player: CupPlayer) -> None:
    _takes(player)
    cup = player.bench.table.cup
    for _ in range(20):
        player.bench.world.kick(cup, (150_000.0, 0.0, 0.0))
        player.wait(2)
        if player.bench.outcome is not None:
            break
    assert player.bench.outcome == "toppled"
    player.wait_until(lambda: player.board.live.stopped, "lying")
    assert "Build a new tower" in player.board.marks.sentence
    assert player.board.live.stopped
    player.board.set_table(None, 6)
    player.wait(3)
    assert not player.board.live.stopped
    assert player.bench.table.tilt_deg < 1
    player.draws()


def test_the_key_card_is_not_over_the_stick_in_the_hand(player: CupPlayer) -> None:
    _takes(player)
    marks = player.board.marks
    assert marks.keys
    card = marks.key_box()
    player.key(Qt.Key.Key_P)
    at = player.held_at()
    player.press(at)
    there = card.center().toPoint()
    player.move(at, there, 12)
    player.wait(12)
    assert marks.gives_way
    player.move(there, at, 12)
    player.release(at)
    player.board.cancel()
    player.view.rig.zoom(0.4)  # from far away it is not where the card is
    player.wait(30)
    assert not marks.gives_way


def test_nothing_is_stepped_or_drawn_while_the_stick_hangs_still(player: CupPlayer, qtbot: QtBot) -> None:
    """Whoever looks and thinks, with a stick in the hand, leaves the processor alone."""
    stick = _takes(player)
    player.key(Qt.Key.Key_Tab)
    player.comes_to_hover()
    player.board.talk.say_preview()  # what it would touch is said
    qtbot.waitUntil(lambda: not the_tick.is_running, timeout=20_000)
    beats, frames = the_tick.beats, player.bench.world.frames
    assert player.board.sight.rest is not None
    qtbot.wait(150)
    assert (the_tick.beats, player.bench.world.frames) == (beats, frames)
    before = player.bench.table.sticks[stick].pose
    QTest.keyClick(player.view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: not the_tick.is_running, timeout=20_000)
    assert math.dist(before.place, player.bench.table.sticks[stick].pose.place) > 1
    assert player.bench.can_release


def test_escape_puts_a_stick_back_that_was_just_taken(player: CupPlayer) -> None:
    _takes(player)
    assert player.board.cancel()
    assert player.bench.held is None
    assert not player.bench.table.sticks
    player.wait(2)
    assert not player.board.cancel(), "nothing is lost by leaving an empty cup"
    _takes(player)
    assert player.bench.mode == "carry"


def test_a_tower_is_left_only_by_a_second_escape(player: CupPlayer) -> None:
    player.draws()
    stick = player.bench.held or ""
    player.places()
    player.wait_until(lambda: player.bench.stick is None, "closing the turn")
    player.breathes()
    player.wait(2)
    _takes(player)
    assert player.board.cancel()
    assert player.bench.held is None
    assert list(player.bench.table.sticks) == [stick], "the tower stands"
    assert player.board.cancel()
    assert "once more" in player.board.marks.sentence
    assert not player.board.cancel()


def test_one_button_has_space_on_it(player: CupPlayer) -> None:
    """Once a stick hangs, Space ends the turn: the bag's button does something else."""
    bar = player.board.bar

    def with_space() -> list[QPushButton]:
        buttons = bar.findChildren(QPushButton)
        return [button for button in buttons if button.isVisibleTo(bar) and "Space" in button.text()]

    assert with_space() == [bar.draw_button]
    player.draws()
    player.wait(2)
    assert with_space() == [bar.drop_button]
    player.places()
    assert player.bench.stick is not None
    assert bar.draw_button.isVisibleTo(bar)
    assert with_space() == [bar.next_button]
    player.wait_until(lambda: player.bench.stick is None, "closing the turn")
    assert with_space() == [bar.draw_button]
