"""What the shell may rely on: views, animations that settle once, sounds, hints, looks, languages, and no leaks."""

import gc
import weakref
from itertools import product

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QPointF, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from stackhub.engine.events import Event
from stackhub.engine.hint import Hint
from stackhub.engine.words import text
from stackhub.games.babylon.board import BabylonBoard, make_board
from stackhub.games.babylon.position import PLACES, after, legal_lifts
from tests.games.babylon.board_table import MIDDLE, START, BoardTable, lift, look, moved, view


@pytest.fixture
def table(qtbot: QtBot) -> BoardTable:
    return BoardTable(qtbot)


def test_make_board_shows_a_view_without_ever_being_shown(qtbot: QtBot) -> None:
    board = make_board(look())
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show_view(view(START))
    full = board.grab().toImage()
    board.show_view(view(MIDDLE))
    assert full.size() == QSize(900, 560)
    assert board.grab().toImage() != full, "another position is another picture"


def test_a_move_without_motion_settles_at_once_and_sounds(table: BoardTable) -> None:
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    assert (table.settled, table.sounded) == (1, ["lift", "clack"])
    assert table.button(5).isHidden()
    assert table.name(1) == "Pile 1: 2 tablet(s), green on top, then green"


def test_a_move_with_motion_settles_once_when_it_has_landed(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True, speed=4))
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    assert table.settled == 0
    assert table.sounded == ["lift"]
    qtbot.waitUntil(lambda: table.settled == 1)
    qtbot.wait(50)
    assert table.settled == 1
    assert table.sounded == ["lift", "clack"]


def test_several_moves_in_one_call_settle_once(table: BoardTable) -> None:
    first = after(START, lift(5, 1))
    second = after(first, lift(2, 3))
    events = [moved(first, lift(5, 1)), moved(second, lift(2, 3)), Event("round_over", None, {})]
    table.board.animate(events, view(second))
    assert table.settled == 1
    assert table.sounded == ["lift", "clack", "lift", "clack"]
    assert table.name(3).startswith("Pile 3: 2 tablet(s), black on top")


def test_events_that_do_not_lead_to_the_view_show_the_view(table: BoardTable) -> None:
    table.board.animate([moved(after(START, lift(5, 1)), lift(5, 1))], view(MIDDLE))
    assert table.settled == 1
    assert [n for n in range(1, PLACES + 1) if not table.button(n).isHidden()] == [1, 3, 5, 7, 8, 10]


def test_no_events_settle_too(table: BoardTable) -> None:
    table.board.animate([], view(START))
    assert table.settled == 1


def test_finishing_jumps_to_the_end_and_settles(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True))
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    table.board.finish_animations()
    table.board.finish_animations()
    assert table.settled == 1
    assert table.button(5).isHidden()


def test_an_animation_overtaken_by_another_settles_for_both(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True))
    first = after(START, lift(5, 1))
    second = after(first, lift(2, 3))
    table.board.animate([moved(first, lift(5, 1))], view(first))
    table.board.animate([moved(second, lift(2, 3))], view(second))
    assert table.settled == 1
    table.board.finish_animations()
    assert table.settled == 2


def test_a_view_shown_in_mid_flight_settles_what_was_under_way(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True))
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    table.board.show_view(view(START))
    assert table.settled == 1
    assert not table.button(5).isHidden()


def test_the_last_move_leaves_a_trace_until_the_next_view(table: BoardTable) -> None:
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    with_trace = table.board.grab().toImage()
    table.board.show_view(view(piles))
    assert table.board.grab().toImage() != with_trace


def test_a_hint_marks_sources_and_then_targets_by_shape(table: BoardTable) -> None:
    legal = {str(move): "loses" for move in legal_lifts(list(START))}
    hint = Hint(("1>5",), legal | {"1>5": "wins"}, text(("babylon", "Only {move} wins; every other move loses.")))
    plain = table.board.grab().toImage()
    table.board.show_hint(hint)
    marked = table.board.grab().toImage()
    assert marked != plain
    assert table.button(1).accessibleDescription() == "You can lift this pile. This wins."
    assert table.button(2).accessibleDescription() == "You can lift this pile."
    table.click(1)
    assert table.button(5).accessibleDescription() == "The lifted pile fits here. This wins."
    assert table.button(9).accessibleDescription() == "The lifted pile fits here. This loses."
    table.board.cancel()
    table.board.show_hint(None)
    table.hover(table.bare())
    assert table.button(1).accessibleDescription() == "You can lift this pile."


def test_every_look_is_another_picture(table: BoardTable) -> None:
    before = table.board.grab().toImage()
    for theme, palette in product(("dark", "high_contrast", "light"), ("red_green", "blue_yellow", "standard")):
        table.board.set_look(look(theme=theme, palette=palette))  # type: ignore[arg-type]
        same = (theme, palette) == ("light", "standard")
        assert (table.board.grab().toImage() == before) is same, (theme, palette)


def test_a_plain_look_has_no_shadows(table: BoardTable) -> None:
    before = table.board.grab().toImage()
    table.board.set_look(look(rich=False))
    assert brightness(table.board.grab().toImage()) > brightness(before)


def brightness(image: QImage) -> float:
    small = image.scaled(40, 40)
    return sum(small.pixelColor(x, y).lightnessF() for x in range(40) for y in range(40))


@pytest.mark.parametrize("size", [QSize(700, 450), QSize(980, 595), QSize(1600, 1000), QSize(3000, 1700)])
def test_every_pile_fits_into_the_board_and_can_be_pointed_at(table: BoardTable, size: QSize) -> None:
    """Twelve tablets in one pile, at the back, are the highest there can be."""
    table.board.resize(size)
    colours = tuple(pile[0] for pile in START)
    for piles in (START, ((), (), colours, *((),) * 9), ((*((),) * 11, colours))):
        table.lay(piles)
        for number, pile in enumerate(piles, 1):
            if pile:
                point = table.board.face_of(number)
                assert table.board.rect().contains(point.toPoint())
                table.hover(point.toPoint())
                assert table.board.pile_at(point) == number
                assert table.board.rect().contains(table.button(number).geometry())


def test_a_tall_pile_does_not_hide_the_one_behind_it(table: BoardTable) -> None:
    colours = tuple(pile[0] for pile in START)
    for front in range(5, 13):
        piles = [() if number != front else colours[:11] for number in range(1, 13)]
        piles[front - 5] = colours[11:]
        table.lay(piles)
        assert table.board.pile_at(table.board.face_of(front - 4)) == front - 4
        assert table.board.pile_at(table.board.face_of(front)) == front


def test_bare_table_is_no_pile(table: BoardTable) -> None:
    table.lay(MIDDLE)
    empty = table.board.face_of(1) + (table.board.face_of(3) - table.board.face_of(1)) / 2
    assert table.board.pile_at(empty) is None
    assert table.board.pile_at(QPointF(1, 1)) is None


def test_a_change_of_language_names_the_piles_anew(table: BoardTable) -> None:
    table.button(1).setAccessibleName("stale")
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert table.name(1) == "Pile 1: 1 tablet(s), green on top"
    assert table.board.accessibleName()
    assert table.board.accessibleDescription()


def test_resizing_again_and_again_stretches_the_picture_and_then_sharpens_it(table: BoardTable, qtbot: QtBot) -> None:
    for width in range(1000, 1100, 20):
        table.board.resize(width, 600)
        table.board.grab()
    stretched = table.board.grab().toImage()
    assert stretched.size() == QSize(1080, 600)
    qtbot.waitUntil(lambda: not table.board.is_stretched)
    fresh = BoardTable(qtbot)
    fresh.board.resize(1080, 600)
    for board in (table.board, fresh.board):
        board.pile_button(1).clearFocus()
    assert table.board.grab().toImage() == fresh.board.grab().toImage()


def test_nothing_ticks_while_nothing_moves(qtbot: QtBot) -> None:
    table = BoardTable(qtbot, look(motion=True, speed=4))
    table.hover(1)
    table.click(1)
    table.board.cancel()
    piles = after(START, lift(5, 1))
    table.board.animate([moved(piles, lift(5, 1))], view(piles))
    qtbot.waitUntil(lambda: table.settled == 1)
    table.hover(1)
    qtbot.waitUntil(lambda: not ticking(table.board))


def ticking(board: BabylonBoard) -> list[QObject]:
    """Every timer and animation of the board that runs."""
    timers = [timer for timer in board.findChildren(QTimer) if timer.isActive()]
    running = QAbstractAnimation.State.Running
    return timers + [moving for moving in board.findChildren(QAbstractAnimation) if moving.state() == running]


def test_boards_that_are_closed_leave_nothing_behind(qtbot: QtBot) -> None:
    left = []
    for _ in range(100):
        board = BabylonBoard(look())
        board.resize(700, 450)
        board.show_view(view(START))
        board.invite(legal_lifts(list(START)))
        left.append(weakref.ref(board))
        board.deleteLater()
        del board
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [ref for ref in left if (kept := ref()) is not None and isValid(kept)] == []
