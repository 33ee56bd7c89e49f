"""Babylon by mouse: drag and drop, click and click, and every way a drag can break off."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stackhub.games.babylon.position import legal_lifts
from tests.games.babylon.board_table import LEFT, MIDDLE, BoardTable, lift, look


@pytest.fixture
def table(qtbot: QtBot) -> BoardTable:
    return BoardTable(qtbot, piles=MIDDLE)


def shape(table: BoardTable) -> Qt.CursorShape:
    return table.board.cursor().shape()


def test_a_pile_dropped_where_it_fits_is_a_move(table: BoardTable) -> None:
    table.drag(1, 7)
    assert table.chosen == [lift(1, 7)]
    assert table.sounded == ["lift"]
    assert table.held is None


def test_dragging_plays_a_move_to_its_end(table: BoardTable) -> None:
    table.play_on_choice()
    table.drag(1, 7)
    assert table.settled == 1
    assert table.sounded == ["lift", "clack"], "it was lifted once, by hand"
    assert table.name(7) == "Pile 7: 2 tablet(s), green on top, then red"


def test_a_pile_near_enough_to_its_target_finds_it(table: BoardTable) -> None:
    beside = table.at(7) - QPoint(62, 0)
    assert table.board.pile_at(beside.toPointF()) is None
    table.drag(1, beside)
    assert table.chosen == [lift(1, 7)]


def test_a_pile_dropped_where_it_does_not_fit_goes_back_with_a_reason(table: BoardTable) -> None:
    table.drag(1, 10)
    assert table.chosen == []
    assert table.held is None
    assert table.explained[-1] == (
        "Pile 1 is 1 high with green on top; pile 10 is 3 high with beige: neither the height nor the colour agrees."
    )
    assert table.sounded == ["lift", "refuse"]


@pytest.mark.parametrize("point", [QPoint(6, 6), QPoint(-40, -400), QPoint(5000, 300), QPoint(300, 5000)])
def test_a_pile_dropped_beside_every_pile_or_outside_goes_back_with_a_reason(table: BoardTable, point: QPoint) -> None:
    table.drag(1, point)
    assert table.chosen == []
    assert table.held is None
    assert table.explained[-1] == "A pile can only be laid on another pile."


def test_a_pile_dropped_on_its_own_place_goes_back_without_a_word(table: BoardTable) -> None:
    start = table.at(8)
    table.press(8)
    table.pull(start, start + QPoint(40, 0))
    table.pull(start + QPoint(40, 0), start + QPoint(2, 2))
    table.release(start + QPoint(2, 2))
    assert table.chosen == []
    assert table.held is None
    assert [sentence for sentence in table.explained if sentence] == []


def test_a_pile_that_fits_nowhere_cannot_be_dragged(table: BoardTable) -> None:
    start = table.at(10)
    table.press(10)
    table.pull(start, table.at(7))
    assert table.held is None
    table.release(table.at(7))
    assert table.chosen == []
    assert (
        "Pile 10 is 3 high with beige on top: no other pile has that height or that colour on top." in table.explained
    )


def test_click_and_click_is_a_move(table: BoardTable) -> None:
    table.click(5)
    assert table.held == 5
    table.click(7)
    assert table.chosen == [lift(5, 7)]
    assert table.held is None


@pytest.mark.parametrize("again", ["the same pile", "the bare table", "the right button", "Esc"])
def test_what_was_lifted_by_a_click_is_put_back(table: BoardTable, again: str) -> None:
    table.click(5)
    match again:
        case "the same pile":
            table.click(5)
        case "the bare table":
            table.click(table.bare())
        case "the right button":
            table.click(7, Qt.MouseButton.RightButton)
        case _:
            table.key(Qt.Key.Key_Escape)
    assert table.held is None
    assert table.chosen == []


def test_clicking_where_it_does_not_fit_explains_and_keeps_the_pile_lifted(table: BoardTable) -> None:
    table.click(5)
    table.click(8)
    assert table.held == 5
    assert table.explained[-1].startswith("Pile 5 is 4 high with red on top; pile 8 is 1 high with black:")


def test_clicking_a_pile_that_fits_nowhere_explains_it(table: BoardTable) -> None:
    table.click(10)
    assert table.held is None
    assert table.explained[-1].startswith("Pile 10 is 3 high with beige on top:")


def test_dragging_another_pile_puts_the_lifted_one_back(table: BoardTable) -> None:
    table.click(5)
    table.drag(1, 8)
    assert table.chosen == [lift(1, 8)]
    assert table.held is None


def test_nothing_is_lifted_without_an_invitation(table: BoardTable) -> None:
    table.board.invite(())
    table.click(5)
    table.drag(1, 7)
    assert (table.held, table.chosen) == (None, [])


def test_only_the_invited_moves_can_be_chosen(table: BoardTable) -> None:
    table.board.invite([lift(1, 8)])
    table.drag(1, 7)
    table.drag(7, 8)
    assert table.chosen == []
    table.drag(1, 8)
    assert table.chosen == [lift(1, 8)]


def test_a_chosen_move_that_is_not_played_glides_back(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True, speed=4), MIDDLE)
    resting = table.at(1)
    table.drag(1, 7)
    assert table.chosen == [lift(1, 7)]
    qtbot.waitUntil(lambda: table.at(1) == resting)


@pytest.mark.parametrize(
    "end", ["invite", "Esc", "right click", "focus", "resize", "lost release", "hide", "leave", "view"]
)
def test_a_drag_that_breaks_off_puts_the_pile_back(table: BoardTable, qtbot: QtBot, end: str) -> None:
    other = QPushButton(table.board)
    other.show()
    table.board.activateWindow()
    table.board.setFocus()
    start = table.at(1)
    table.press(1)
    table.pull(start, table.at(7))
    assert table.held == 1
    match end:
        case "invite":
            table.board.invite(legal_lifts(table.piles))
        case "Esc":
            table.key(Qt.Key.Key_Escape)
        case "right click":
            QTest.mousePress(table.board, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, table.at(7))
        case "focus":
            qtbot.waitUntil(table.board.hasFocus)
            other.setFocus()
        case "resize":
            table.board.resize(1000, 640)
        case "lost release":
            table.hover(table.bare())
        case "hide":
            table.board.hide()
        case "leave":
            QApplication.sendEvent(table.board, QEvent(QEvent.Type.Leave))
        case "view":
            table.lay(MIDDLE)
    assert table.held is None
    table.board.show()
    target = table.at(7)
    table.pull(start, target)
    table.release(target)
    assert table.chosen == [], "the release that comes late plays nothing"
    table.drag(1, 7)
    assert table.chosen == [lift(1, 7)], "and the next drag is as good as any"


def test_the_pointer_says_what_it_would_do(table: BoardTable) -> None:
    table.hover(table.bare())
    assert shape(table) == Qt.CursorShape.ArrowCursor
    table.hover(5)
    assert shape(table) == Qt.CursorShape.OpenHandCursor
    table.hover(10)
    assert shape(table) == Qt.CursorShape.ForbiddenCursor
    start = table.at(1)
    table.press(1)
    table.pull(start, table.bare())
    assert shape(table) == Qt.CursorShape.ClosedHandCursor
    table.pull(table.bare(), table.at(10))
    assert shape(table) == Qt.CursorShape.ForbiddenCursor
    table.pull(table.at(10), table.at(7))
    assert shape(table) == Qt.CursorShape.ClosedHandCursor
    table.release(table.bare())
    table.board.invite(())
    table.hover(5)
    assert shape(table) == Qt.CursorShape.ArrowCursor


def test_resting_on_a_pile_that_cannot_move_explains_it_until_the_pointer_goes(table: BoardTable, qtbot: QtBot) -> None:
    table.hover(10)
    assert table.explained == []
    qtbot.waitUntil(lambda: bool(table.explained))
    assert table.explained[-1].startswith("Pile 10 is 3 high")
    table.hover(5)
    assert table.explained[-1] == ""


def test_a_pile_fans_out_under_the_pointer_and_closes_again(table: BoardTable) -> None:
    table.hover(table.bare())
    closed = table.board.grab().toImage()
    table.hover(5)
    assert table.board.fanned == 5
    assert table.board.grab().toImage() != closed
    table.hover(1)
    assert table.board.fanned is None, "a single tablet has nothing to fan out"
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.Leave))
    assert table.board.grab().toImage() == closed


def test_a_short_twitch_is_a_click_and_no_drag(table: BoardTable) -> None:
    start = table.at(5)
    QTest.mousePress(table.board, LEFT, Qt.KeyboardModifier.NoModifier, start)
    table.pull(start, start + QPoint(2, 1))
    table.release(start + QPoint(2, 1))
    assert table.held == 5
