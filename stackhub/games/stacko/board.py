"""The boards of Stacko, as the registry and the shell ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stackhub.games.stacko.board_free import FreeTable
from stackhub.games.stacko.board_live import LiveTable
from stackhub.games.stacko.board_pieces import block_kinds, block_shape, block_surface, die_shape, die_surface
from stackhub.games.stacko.board_tour import TowerHand
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.store.scenes import load_scene
from stackhub.tabletop.board import Board, Look
from stackhub.view3d.viewport import Viewport

#: ``Look.marks_felt`` has a use here.
MARKS_FELT = True


def make_board(look: Look) -> StackoBoard:
    """The board of a match."""
    return StackoBoard(look)


def prepare(look: Look) -> Iterator[None]:
    """Carve the pieces ahead, one step a call: together they take a second, which nobody should wait for."""
    for kind in block_kinds():
        block_surface(kind, look.palette, look.theme)
        yield
    die_surface(look.palette, look.theme)
    yield
    for shape in (block_shape, die_shape):
        shape()
        yield


def make_tour_hand(board: StackoBoard, wait: Callable[[Callable[[], bool]], None]) -> TowerHand:
    """The hand that shows the table on the tour."""
    return TowerHand(board, wait)


def make_free_table(look: Look) -> Board:
    """A table to try things on."""
    return FreeTable(look)


def make_replay_table(viewport: Viewport, look: Look) -> LiveTable:
    """The table that recorded turns are shown on."""
    return LiveTable(viewport, load_scene("stacko", StackoScene), look.palette, look.theme)
