"""What was felt of a block stays marked on it, for whoever has asked for that (the looseness aid of a profile)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stackhub.games.stacko.board_free import FreeTable
from stackhub.games.stacko.board_marks import Felt
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from tests.games.stacko.tower_player import TowerPlayer, buttons_up

LOOK = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[TowerPlayer]:
    """Somebody at a free table with the aid."""
    window = QWidget()
    qtbot.addWidget(window)
    board = FreeTable(replace(LOOK, marks_felt=True))
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


def test_a_tapped_block_keeps_a_mark_at_its_end_for_whoever_wants_it(player: TowerPlayer) -> None:
    """ST-10: feeling is allowed; the mark says no more than the hand has felt."""
    board, block = player.board, player.thin_one()
    assert board.marks.felt == ()
    kind = player.taps(block)
    board.hand.cancel()
    player.wait(3)
    (felt,) = board.marks.felt
    assert felt.kind == kind == "loose"
    assert any(abs(felt.at.x() - at.x()) + abs(felt.at.y() - at.y()) < 30 for at in player.seen(block))
    empty = _lightness(board, felt)
    board.marks.show_felt((replace(felt, kind="tight", looseness=0.0),))
    full = _lightness(board, felt)
    assert abs(empty - full) > 60, "a ring that is full differs from an empty one without its colour"
    assert len(felt.outline) == 4
    outlines = {kind: _row(board, replace(felt, kind=kind)) for kind in ("loose", "stiff", "tight")}
    assert len(set(outlines.values())) == 3, "and the outlines differ as well"
    board.set_look(LOOK)
    player.wait(2)
    assert board.marks.felt == ()


def _row(board: StackoBoard, felt: Felt) -> tuple[int, ...]:
    """The lower edge of a marked end, as it is painted."""
    board.marks.show_felt((felt,))
    picture = board.marks.grab().toImage()
    one, other = felt.outline[0], felt.outline[1]
    spots = [one + (other - one) * (step / 30) for step in range(31)]
    return tuple(picture.pixelColor(spot.toPoint()).lightness() // 64 for spot in spots)


def _lightness(board: StackoBoard, felt: Felt) -> int:
    """Of the middle of a mark, as it is painted."""
    picture = board.marks.grab().toImage()
    return picture.pixelColor(felt.at.toPoint()).lightness()
