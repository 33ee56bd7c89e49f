"""Pictures of the real boards, for the home screen: the board itself, grabbed without ever being shown."""

from __future__ import annotations

import logging

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from stackhub.engine.chance import Chance
from stackhub.engine.game import View
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.picture_cache import keep_picture, kept_picture, picture_key
from stackhub.tabletop.board import Board

log = logging.getLogger(__name__)

#: The same shuffle on every card of the picker.
_PICTURE_SEED = 4
#: Boards are laid out this wide, as for a real table, before they are made small.
_BOARD_WIDTH = 600


def make_board(game: str, hub: Hub) -> Board:
    """The board of ``game``, dressed in the hub's look."""
    board: Board = registry.entry(game).room("board").make_board(hub.look)
    return board


def picture_of(game: str, hub: Hub, size: QSize, view: View | None = None) -> QPixmap:
    """The table of ``game`` as ``view`` shows it (None: some moves into a game), ``size`` logical pixels large."""
    ratio = hub.app.devicePixelRatio()
    key = picture_key(game, hub.look, size, ratio) if view is None else ""
    kept = kept_picture(hub.folder.root, key, size, ratio) if key else None
    if kept is not None:
        return kept
    picture = _drawn(game, hub, size, ratio, view)
    if key:
        keep_picture(hub.folder.root, key, picture)
    return picture


def _drawn(game: str, hub: Hub, size: QSize, ratio: float, view: View | None) -> QPixmap:
    board = make_board(game, hub)
    try:
        board.resize(_BOARD_WIDTH, round(_BOARD_WIDTH * size.height() / size.width()))
        board.show_view(view if view is not None else _picture_view(game))
        picture = board.picture().toImage()
        target = size * ratio
        scaled = picture.scaled(
            target, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        left, top = (scaled.width() - target.width()) // 2, (scaled.height() - target.height()) // 2
        scaled = scaled.copy(left, top, target.width(), target.height())
        scaled.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(scaled)
    finally:
        board.close_board()
        board.deleteLater()


def _picture_view(game: str) -> View:
    """The position that the board room names as its ``PICTURE``, or else some moves into a game."""
    rules = registry.rules_of(game)
    chance = Chance(_PICTURE_SEED)
    options = make_options(rules.options_model, rules.config.defaults())
    position = getattr(registry.entry(game).room("board"), "PICTURE", None)
    if position is not None:
        return rules.from_position(position, options, rules.config.seats.min, chance).view(0)
    state = rules.setup(options, rules.config.seats.min, chance)
    for _ in range(4):
        if state.outcome() is None:
            state.play(chance.choice(state.legal_moves()))
    return state.view(0)
