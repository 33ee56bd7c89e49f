"""Whole evenings on screen: of every registered game with bots on a virtual clock, and of two people by real events."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stackhub.games import registry
from stackhub.shell.curtain import Curtain
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.party_setup import PartySetupScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from tests.games.stacko.tower_player import buttons_up
from tests.gui.cards_on_screen import CardScreen
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.evenings import (
    begin,
    flow_of,
    go_on,
    is_tower,
    leave_round_end,
    member,
    party_of,
    party_screen,
    play_out,
)
from tests.gui.hands_on_screen import waits
from tests.gui.test_stacko_match import fells, player_of, rolls
from tests.gui.test_tower_bots import goes_on

GAMES = [game.id for game in registry.games()]


@pytest.fixture(autouse=True)
def quick(hub: Hub) -> None:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()


@pytest.mark.parametrize(
    "game",
    [
        game if game == "babylon" else pytest.param(game, marks=pytest.mark.long)  # a whole game of cards in between
        for game in GAMES
        if not is_tower(game)
    ],
)
def test_a_short_party_with_bots(window: MainWindow, hub: Hub, wait: Waiter, game: str) -> None:
    """Bots play the whole evening, for Ada as well where she is at the table; all is counted, and nothing left over."""
    begin(window, [game], [member(1), member(2, "easy"), member(3, "easy")])
    flow = flow_of(window)
    matches = 0
    while not isinstance(window.screen_on_top, PodiumScreen):
        assert isinstance(window.screen_on_top, AnnounceScreen)
        assert "You are next" in window.screen_on_top.next_head.text()
        go_on(window)
        screen = game_screen(window)
        seat = flow.evening.seat_of("m1")
        if seat is not None and screen.play.match.phase != "over":
            if screen.overlay is not None:
                screen.close_overlay()
                screen.play.choose_order(True)
            screen.play.hand_over(seat, "easy")
        leave_round_end(play_out(window, wait))
        matches += 1
    party = party_of(window)
    assert party.phase == "over"
    assert sum(row.points for row in party.standings()) > 0
    (kept,) = hub.folder.history.parties()
    assert len(kept.matches) == matches == len(party.played[0].matches)
    assert list(hub.folder.saves.glob("*")) == []
    go_on(window)
    assert isinstance(window.screen_on_top, HomeScreen)
    assert hub.folder.parties.unfinished() == []


@pytest.mark.parametrize("game", [game for game in GAMES if is_tower(game)])
def test_a_short_party_at_a_tower(window: MainWindow, hub: Hub, wait: Waiter, game: str) -> None:
    """Two people: the tower is brought down by hand, time is virtual."""
    begin(window, [game], [member(1), member(2)])
    announced = window.screen_on_top
    assert isinstance(announced, AnnounceScreen)
    assert [label.text() for label in announced.names] == ["Ada", "Léa"]
    go_on(window)
    screen = game_screen(window)
    if game == "stacko":
        player = player_of(screen)
        rolls(screen, by_key=True)
        fells(player)
        buttons_up(window)
    else:
        hand = registry.entry(game).room("board").make_tour_hand(screen.board, wait)
        assert hand.prepare()
        assert hand.end_round()
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert screen.play.match.phase == "over"
    leave_round_end(screen)
    assert isinstance(window.screen_on_top, PodiumScreen)
    points = {row.member.name: row.points for row in party_of(window).standings()}
    assert points["Ada"] + points["Léa"] == 17
    (kept,) = hub.folder.history.parties()
    assert len(kept.matches) == 1


@pytest.mark.long
def test_bots_play_a_tower_of_an_evening(window: MainWindow, hub: Hub) -> None:
    """They build until it falls, for Ada as well; time is virtual."""
    hub.settings.quality = "software"
    begin(window, ["stacko"], [member(1), member(2, "easy")])
    go_on(window)
    screen = game_screen(window)
    seat = flow_of(window).evening.seat_of("m1")
    assert seat is not None
    screen.play.hand_over(seat, "easy")
    goes_on(screen, lambda: isinstance(screen.overlay, RoundEnd), 60_000)
    leave_round_end(screen)
    assert isinstance(window.screen_on_top, PodiumScreen)
    assert sum(row.points for row in party_of(window).standings()) == 17


def test_two_people_by_real_events(window: MainWindow, hub: Hub, wait: Waiter, tmp_path: Path) -> None:
    """From home through set-up, wheel and announcement, at the table with the curtain between them, to the podium."""
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.party_card)
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    second = setup.people.rows[1]
    click(second.name_edit)
    press(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(second.name_edit, "Ada")
    assert setup.problem_label.text() == "Two are called Ada."
    assert not setup.begin_button.isEnabled()
    press(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(second.name_edit, "Noor")
    for row in setup.program.rows[1:]:
        click(row.remove_button)
    assert [planned.game for planned in setup.program.games()] == ["stackup"]
    click(setup.begin_button)
    wheel = window.screen_on_top
    assert isinstance(wheel, PickScreen)
    press(window, Qt.Key.Key_Return)
    assert wheel.result.text() == "Stack Up! it is"
    press(window, Qt.Key.Key_Return)
    announced = window.screen_on_top
    assert isinstance(announced, AnnounceScreen)
    assert [label.text() for label in announced.names] == ["Ada", "Noor"]
    press(window, Qt.Key.Key_Return)
    plays_by_mouse_and_keys(window, wait)
    screen = game_screen(window)
    assert isinstance(screen.overlay, RoundEnd)
    assert screen.overlay.next_button.accessibleName() == "Go on with the party"
    press(window, Qt.Key.Key_Return)
    podium = window.screen_on_top
    assert isinstance(podium, PodiumScreen)
    winner = next(row for row in party_of(window).standings() if row.place == 1)
    assert podium.title.text() == f"{winner.member.name} wins the evening!"
    assert len(podium.award_words) == len(party_of(window).awards(flow_of(window).evening.book.file.awards))
    takes_it_along(podium, tmp_path)
    press(window, Qt.Key.Key_Return)
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    assert home.continue_cards == []
    (match,) = hub.folder.history.matches()
    assert match.party is not None


def plays_by_mouse_and_keys(window: MainWindow, wait: Waiter) -> None:
    """A match of Stack Up!, turn about with the mouse and with keys, as many cards as possible each time."""
    screen = game_screen(window)
    cards = CardScreen(window, screen)
    for turn in range(400):
        wait(lambda: waits(screen))
        if isinstance(screen.overlay, Curtain):
            press(window, Qt.Key.Key_Return)
            continue
        if screen.overlay is not None:
            return
        move = max(screen.play.moves(), key=lambda move: (len(move.cards), bool(move.mask)))
        cards.play(move, by_mouse=bool(turn % 2))
    raise AssertionError("the match did not come to an end")


def takes_it_along(podium: PodiumScreen, folder: Path) -> None:
    """The result as a picture and as a table; a folder that is not there is told."""
    podium.keepsake.save_picture(folder / "evening.png")
    assert not QImage(str(folder / "evening.png")).isNull()
    podium.keepsake.save_table(folder / "evening.csv")
    with (folder / "evening.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    assert lines[0] == ["Place", "Name", "Stack Up!", "Points"]
    assert sorted(line[1] for line in lines[1:]) == ["Ada", "Noor"]
    assert {line[3] for line in lines[1:]} == {"10", "7"}
    podium.keepsake.save_table(folder / "missing" / "evening.csv")
    assert not (folder / "missing").exists()


def test_five_at_a_game_for_two_knock_each_other_out(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """One line says why; who has no opponent goes on; the final comes last; everybody gets the points of a place."""
    begin(window, ["babylon"], [*(member(number) for number in range(1, 5)), member(5, "easy")])
    stages = []
    while isinstance(announced := window.screen_on_top, AnnounceScreen):
        assert announced.reason.text() == (
            "Only two play at a time and you are many: who loses is out, 4 matches in all."
        )
        assert len(announced.names) == 2
        stages.append(announced.line.text().removeprefix("Game 1 of 1 · "))
        go_on(window)
        screen = game_screen(window)
        screen.play.leave(0)
        wait(lambda screen=screen: isinstance(screen.overlay, RoundEnd))
        leave_round_end(screen)
    assert stages[0].startswith("Quarter-final; ")
    assert stages[0].endswith(" has no opponent and goes on")
    assert stages[-1] == "The final"
    assert len(stages) == 4
    assert isinstance(window.screen_on_top, PodiumScreen)
    assert sum(row.points for row in party_of(window).standings()) == 10 + 7 + 5 + 4 + 3


def test_two_teams_play_against_each_other(window: MainWindow) -> None:
    """Where a game lets them: it is announced with the teams, and played with the option that it takes."""
    begin(window, ["stickstack"], [member(number, team=1 + number // 3) for number in range(1, 5)])
    announced = window.screen_on_top
    assert isinstance(announced, AnnounceScreen)
    assert announced.reason.text() == "You have come as two teams: they play against each other."
    assert [label.text() for label in announced.names] == [
        "Ada · team 1",
        "Noor · team 2",
        "Léa · team 1",
        "Tom · team 2",
    ]
    go_on(window)
    assert game_screen(window).play.match.options.model_dump()["mode"] == "teams"


def test_the_scoreboard_stands_between_two_games(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """By the list: who leads, how the points came together, what comes next."""
    begin(window, ["babylon", "babylon"], [member(1), member(2, "easy")])
    go_on(window)
    screen = game_screen(window)
    screen.play.leave(0)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    leave_round_end(screen)
    board = window.screen_on_top
    assert isinstance(board, ScoreboardScreen)
    assert board.title.text() == "Bot 2 leads."
    assert [(row.name, row.points, row.place) for row in board.bars.rows] == [("Bot 2", 10, 1), ("Ada", 7, 2)]
    assert board.line.text() == "After 1 of 2 games"
    assert board.next_button.accessibleName() == "Next: Babylon"
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, AnnounceScreen)


def test_the_wheel_turns_to_its_game_and_may_be_turned_again(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """With motion on it takes a moment, and stops where the party's chance says."""
    hub.settings.animation = True
    hub.settings.speed = 3.0
    hub.apply_look()
    games = ["babylon", "stackup", "upturn", "babylon"]
    begin(window, games, [member(1), member(2)], picks="wheel", count=1)
    wheel = window.screen_on_top
    assert isinstance(wheel, PickScreen)
    party = party_of(window)
    press(window, Qt.Key.Key_Return)
    assert wheel.stopped_at is None
    assert wheel.wheel.turning
    wait(lambda: wheel.stopped_at is not None)
    assert wheel.stopped_at == party.next_game(0)
    click(wheel.again_button)
    wait(lambda: wheel.stopped_at is not None)
    assert wheel.stopped_at == party.next_game(1)
    click(wheel.next_button)
    assert party.under_way is not None
    assert party.under_way.index == party.next_game(1)


def test_every_widget_of_the_evening_has_a_name(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """Set-up, wheel, announcement, scoreboard and podium by keyboard and screen reader."""

    def check() -> None:
        screen = window.screen_on_top
        for widget in screen.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                name = widget.accessibleName() or getattr(widget, "text", str)()
                assert name, f"{type(screen).__name__}: {type(widget).__name__} has no accessible name"
        assert screen.first_focus() is window.focusWidget()

    window.open_party_setup()
    check()
    begin(window, ["babylon", "babylon"], [member(1), member(2, "easy")], picks="wheel", count=2)
    for _ in range(2):
        check()
        go_on(window)
        go_on(window)
        check()
        go_on(window)
        screen = game_screen(window)
        screen.play.leave(0)
        wait(lambda screen=screen: isinstance(screen.overlay, RoundEnd))
        leave_round_end(screen)
        check()
        if isinstance(window.screen_on_top, ScoreboardScreen):
            go_on(window)
    assert isinstance(window.screen_on_top, PodiumScreen)
    QApplication.processEvents()
    assert party_screen(window).bar.isVisible()
