"""Babylon by keyboard and by screen reader: every pile can be reached, lifted, laid and heard."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from stackhub.games.babylon.board_geometry import neighbour
from tests.games.babylon.board_table import MIDDLE, START, BoardTable, lift, unnumbered

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


@pytest.fixture
def table(qtbot: QtBot) -> BoardTable:
    made = BoardTable(qtbot, piles=MIDDLE)
    made.board.activateWindow()
    made.board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(made.board.hasFocus)
    return made


def test_a_match_can_be_played_with_arrows_and_enter(table: BoardTable) -> None:
    table.play_on_choice()
    assert table.board.focused == 1
    table.key(Qt.Key.Key_Return)
    assert table.held == 1
    table.key(Qt.Key.Key_Down)
    assert table.board.focused == 5
    table.key(Qt.Key.Key_Right)
    assert table.board.focused == 7
    table.key(Qt.Key.Key_Space)
    assert table.chosen == [lift(1, 7)]
    assert table.board.focused == 7
    assert table.board.hasFocus()
    assert table.name(7) == "Pile 7: 2 tablet(s), green on top, then red"


def test_piles_that_do_not_fit_are_not_skipped_and_say_why(table: BoardTable) -> None:
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Down)
    assert table.board.focused == 5
    table.key(Qt.Key.Key_Return)
    assert table.held == 1
    assert table.explained[-1].startswith("Pile 1 is 1 high with green on top; pile 5 is 4 high with red:")
    assert table.button(5).accessibleDescription() == table.explained[-1]


def test_escape_puts_the_pile_back_and_then_does_nothing(table: BoardTable) -> None:
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert table.held is None
    assert table.board.cancel() is False


def test_enter_on_the_lifted_pile_puts_it_back(table: BoardTable) -> None:
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Return)
    assert (table.held, table.chosen) == (None, [])


def test_numbers_go_to_their_pile(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, piles=START)
    table.board.activateWindow()
    table.board.setFocus()
    qtbot.waitUntil(table.board.hasFocus)
    table.key(Qt.Key.Key_7)
    assert table.board.focused == 7
    table.key(Qt.Key.Key_1)
    assert table.board.focused == 1
    table.key(Qt.Key.Key_2)
    assert table.board.focused == 12


def test_enter_ends_a_number(qtbot: QtBot) -> None:
    """Lift pile 1, lay it on pile 2: once the digits joined across Enter and it was laid on 12, without a word."""
    table = BoardTable(qtbot, piles=START)
    table.board.activateWindow()
    table.board.setFocus()
    qtbot.waitUntil(table.board.hasFocus)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_2):
        table.key(key)
    assert table.board.focused == 2
    table.key(Qt.Key.Key_Return)
    assert table.chosen == [lift(1, 2)]


def test_keys_the_board_does_not_know_are_left_to_the_window(table: BoardTable) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    for key in (Qt.Key.Key_H, Qt.Key.Key_F1, Qt.Key.Key_Escape):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        table.board.keyPressEvent(event)
        assert not event.isAccepted()


def test_the_focus_stays_on_the_board_when_its_pile_is_lifted_away(table: BoardTable) -> None:
    from stackhub.games.babylon.position import after
    from tests.games.babylon.board_table import moved, view

    piles = after(MIDDLE, lift(1, 8))
    table.board.animate([moved(piles, lift(1, 8))], view(piles))
    assert table.board.focused == 8
    assert table.board.hasFocus()


def test_the_ring_is_seen_while_the_board_has_the_focus(table: BoardTable) -> None:
    with_ring = table.board.grab().toImage()
    table.button(1).clearFocus()
    assert table.board.grab().toImage() != with_ring


def test_a_pile_fans_out_under_the_keyboard(table: BoardTable) -> None:
    table.key(Qt.Key.Key_Down)
    assert table.board.fanned == 5
    table.key(Qt.Key.Key_Up)
    assert table.board.fanned is None


def test_tab_enters_the_board_once_not_twelve_times(table: BoardTable) -> None:
    stops = [n for n in range(1, 13) if table.button(n).focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [table.board.focused]


def test_a_screen_reader_finds_every_pile_by_name_and_can_press_it(table: BoardTable) -> None:
    table.play_on_choice()
    board = QAccessible.queryAccessibleInterface(table.board)
    children = [board.child(index) for index in range(board.childCount())]
    names = [unnumbered(child.text(QAccessible.Text.Name)) for child in children if not child.state().invisible]
    assert names == [
        "Pile 1: 1 tablet(s), green on top",
        "Pile 3: 2 tablet(s), black on top, then red",
        "Pile 5: 4 tablet(s), red on top, then black, then green, then beige",
        "Pile 7: 1 tablet(s), red on top",
        "Pile 8: 1 tablet(s), black on top",
        "Pile 10: 3 tablet(s), beige on top, then beige, then green",
    ]
    by_name = {unnumbered(child.text(QAccessible.Text.Name)): child for child in children}
    press(by_name["Pile 8: 1 tablet(s), black on top"])
    assert table.held == 8
    press(by_name["Pile 3: 2 tablet(s), black on top, then red"])
    assert table.chosen == [lift(8, 3)]


def press(accessible: object) -> None:
    """Do what a screen reader does to press a button."""
    accessible.object().click()  # type: ignore[attr-defined]


def test_reasons_and_lifted_piles_are_announced(table: BoardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "stackhub.games.babylon.board.announce", lambda _widget, sentence: spoken.append(unnumbered(sentence))
    )
    table.key(Qt.Key.Key_Return)
    assert spoken[-1] == "Pile 1 is lifted. It fits on 2 pile(s): 7, 8."
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Return)
    assert spoken[-1].startswith("Pile 1 is 1 high with green on top; pile 5")
    table.key(Qt.Key.Key_Escape)
    assert spoken[-1] == "Pile 1 is back in its place."


@given(st.sets(st.integers(1, 12), min_size=1), st.data())
def test_arrows_reach_every_pile_from_every_other(piles: set[int], data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(sorted(piles)))
    reached, edge = {start}, [start]
    while edge:
        number = edge.pop()
        for dx, dy in ARROWS.values():
            other = neighbour(number, piles, dx, dy)
            if other is not None and other not in reached:
                reached.add(other)
                edge.append(other)
    assert reached == piles
