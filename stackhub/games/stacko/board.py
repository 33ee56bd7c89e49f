"""The boards of Stacko, as the registry and the shell ask for them."""

from __future__ import annotations

from stackhub.games.stacko.board_free import FreeTable
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.tabletop.board import Board, Look


def make_board(look: Look) -> StackoBoard:
    """The board of a match."""
    return StackoBoard(look)


def make_free_table(look: Look) -> Board:
    """A table to try things on."""
    return FreeTable(look)
