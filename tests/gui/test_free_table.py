"""The free tables on screen: what may be done when everything has come down."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from stackhub.shell.free_table import FreeTableScreen
from stackhub.shell.hub import Hub
from stackhub.shell.profile_aids import SLOWNESS
from stackhub.shell.window import MainWindow
from stackhub.store.profiles import Aids
from tests.games.stacko.tower_player import TowerPlayer
from tests.games.stickstack.cup_player import CupPlayer
from tests.gui.conftest import click, press


def free_table(window: MainWindow, game: str) -> FreeTableScreen:
    window.open_free_table(game)
    QApplication.processEvents()
    screen = window.screen_on_top
    assert isinstance(screen, FreeTableScreen)
    return screen


def brings_down(screen: FreeTableScreen) -> None:
    """Somebody knocks the tower over."""
    board: Any = screen.board
    player: TowerPlayer | CupPlayer
    if screen.game == "stickstack":
        player = CupPlayer(board)
        player.wait(2)
        player.draws()
        player.bench.world.kick(player.bench.table.cup, (150_000.0, 0.0, 0.0))
    else:
        player = TowerPlayer(board)
        player.wait(2)
        for storey in player.bench.storeys[8:]:
            for block in filter(None, storey):
                player.bench.world.kick(player.bench.tower.blocks[block], (40_000.0, 0.0, 0.0))
    player.wait_until(lambda: "fallen" in board.marks.sentence, "the fall")


@pytest.mark.parametrize("game", ["stickstack", "stacko"])
def test_after_a_fall_the_new_tower_is_the_one_thing_to_do(hub: Hub, window: MainWindow, game: str) -> None:
    hub.settings.quality = "software"
    hub.apply_look()
    screen = free_table(window, game)
    board: Any = screen.board
    again, actions = screen.again_button, board.turn_actions
    assert again.property("role") != "primary"
    for by_keys in (True, False):
        brings_down(screen)
        assert again.property("role") == "primary"
        assert not actions.isVisible(), "nothing that cannot be done stands beside it"
        if by_keys:
            press(window, Qt.Key.Key_Space)
        else:
            click(again)
        assert again.property("role") != "primary"
        assert actions.isVisible()
        assert "fallen" not in board.marks.sentence
        focus = window.focusWidget()
        assert focus is not None
        assert board.isAncestorOf(focus)


def test_the_aids_of_whoever_is_at_home_here_act_at_the_free_table(window: MainWindow, hub: Hub) -> None:
    """Until it is left; it is no match, so that an archive may be taken in below it."""
    hub.folder.profiles.add("Ada", "red", aids=Aids(left_handed=True, slow_animations=True, palette="red_green"))
    hub.profiles.forget()
    assert hub.settings.name == "Ada"
    window.open_free_table("stacko")
    screen = window.screen_on_top
    assert isinstance(screen, FreeTableScreen)
    assert screen.board.look.controls.left_handed
    assert screen.board.look.speed == hub.settings.speed / SLOWNESS
    assert hub.palette is hub.palettes["red_green"]
    assert not hub.is_seated
    window.open_home()
    assert hub.aids == Aids()
    assert not hub.look.controls.left_handed
