"""Parties on screen, for tests: who comes, what is played, and how they go from one screen to the next."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.games import registry
from stackhub.shell.game_cards import MenuCard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_flow import PartyFlow
from stackhub.shell.party_players import PlayersCard
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter, click, game_screen

NAMES = ("Ada", "Léa", "Noor", "Tom")


def member(number: int, level: Any = None, team: int | None = None) -> Member:
    name = NAMES[number - 1] if level is None else f"Bot {number}"
    return Member(key=f"m{number}", name=name, colour=COLOUR_NAMES[number - 1], level=level, team=team)


def begin(window: MainWindow, games: Sequence[str], members: Sequence[Member], **plan: Any) -> PartyFlow:
    """A party of those games in that order, or as ``plan`` says."""
    planned = tuple(PlannedGame(game=game) for game in games)
    window.party.begin(make_plan(members=tuple(members), games=planned, **{"seed": 7, **plan}))
    return flow_of(window)


def flow_of(window: MainWindow) -> PartyFlow:
    assert window.party.flow is not None
    return window.party.flow


def party_of(window: MainWindow) -> Party:
    return flow_of(window).evening.party


def party_screen(window: MainWindow) -> PartyScreen:
    screen = window.screen_on_top
    assert isinstance(screen, PartyScreen), type(screen).__name__
    return screen


def go_on(window: MainWindow) -> None:
    """The one next step of the party's screen."""
    click(party_screen(window).next_button)


def play_out(window: MainWindow, wait: Waiter) -> GameScreen:
    """The bots at the table play the match to its end; between rounds somebody asks for the next one."""
    screen = game_screen(window)
    while True:
        wait(lambda: screen.overlay is not None)
        assert isinstance(screen.overlay, RoundEnd)
        if screen.play.match.phase == "over":
            return screen
        click(screen.overlay.next_button)


def leave_round_end(screen: GameScreen) -> None:
    assert isinstance(screen.overlay, RoundEnd)
    click(screen.overlay.next_button)


def button(card: Overlay, name: str) -> QPushButton:
    return next(b for b in card.findChildren(QPushButton) if b.accessibleName() == name and b.isVisible())


def open_players(screen: GameScreen) -> PlayersCard:
    """By the menu, as a player does; whoever is asked for the order plays first."""
    if screen.play.match.phase == "order":
        screen.close_overlay()
        screen.play.choose_order(True)
    click(screen.status.menu_button)
    assert isinstance(screen.overlay, MenuCard)
    click(button(screen.overlay, "Who plays…"))
    assert isinstance(screen.overlay, PlayersCard)
    return screen.overlay


def snapshot(window: MainWindow, to: Path) -> Path:
    """The data folder as a kill would leave it now."""
    flow = window.party.flow
    screen = window.screen_on_top
    if flow is not None and isinstance(screen, GameScreen):
        screen.play.keeper.flush()
    QApplication.processEvents()
    shutil.copytree(window.hub.folder.root, to)
    return to


def without_bots(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """As if the bots of a game were still to come."""
    levels_of = registry.levels_of
    monkeypatch.setattr(registry, "levels_of", lambda name: () if name == game else levels_of(name))


def is_tower(game: str) -> bool:
    """Whether hands play it: bots need time there."""
    return bool(getattr(registry.rules_of(game), "physical", False))
