"""The boards of Stick & Stack, as the registry and the shell ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from stackhub.games.stickstack.board_cup import cup_surfaces, shapes
from stackhub.games.stickstack.board_free import FreeTable
from stackhub.games.stickstack.board_live import LiveTable, bands_of
from stackhub.games.stickstack.board_pieces import stick_shape, stick_surface
from stackhub.games.stickstack.board_tour import StickHand
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene
from stackhub.tabletop.board import Board, Look
from stackhub.view3d.viewport import Viewport

PICTURE: Mapping[str, object] = {"tower": [f"s{number:02d}" for number in (19, 25, 31, 20, 26, 32, 21, 27, 33, 22)]}
"""The position of the picture on the home screen: sticks with a white middle, which lie on each other in right colours
when they are laid crosswise (`table_build`)."""


def make_board(look: Look) -> StickStackBoard:
    """The board of a match."""
    return StickStackBoard(look)


def prepare(look: Look) -> Iterator[None]:
    """Paint the pieces ahead, one step a call: together they take a second, which nobody should wait for."""
    scene = load_scene("stickstack", StickStackScene)
    for kind in scene.kinds:
        stick_surface(bands_of(kind), scene.stick.size_mm, look.palette, look.theme)
        yield
    cup_surfaces(look.palette, look.theme)
    yield
    stick_shape()
    for _ in shapes():
        yield


def make_tour_hand(board: StickStackBoard, wait: Callable[[Callable[[], bool]], None]) -> StickHand:
    """The hand that shows the table on the tour."""
    return StickHand(board, wait)


def make_free_table(look: Look) -> Board:
    """A table to try things on."""
    return FreeTable(look)


def make_replay_table(viewport: Viewport, look: Look) -> LiveTable:
    """The table that recorded turns are shown on."""
    return LiveTable(viewport, load_scene("stickstack", StickStackScene), look.palette, look.theme)
