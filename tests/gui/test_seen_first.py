"""What a board wants seen before it is said, and when it must stand still: while nobody can see or reach it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from stackhub.shell import game_screen as game_screen_module
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.tabletop.board import Board
from tests.gui.conftest import click, game_screen, press
from tests.gui.test_playing import ADA, LEA, choose_order, start


@pytest.fixture
def screen(window: MainWindow) -> GameScreen:
    """A round under way between two people."""
    made = start(window, [ADA, LEA])
    choose_order(made, "Play first")
    return made


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers were told."""
    heard: list[str] = []
    monkeypatch.setattr(game_screen_module, "announce", lambda widget, sentence: heard.append(sentence))
    return heard


@pytest.fixture
def paused(screen: GameScreen, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What the board was told of standing still."""
    told: list[bool] = []
    monkeypatch.setattr(screen.board, "set_paused", told.append)
    return told


def moves_slowly(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens is on its way until the test emits ``settled``."""
    monkeypatch.setattr(board, "animate", lambda events, view: None)


def logged(screen: GameScreen) -> str:
    return screen.panel.log.toPlainText()


def test_boards_say_at_once_what_happens_unless_they_ask_for_more(
    screen: GameScreen, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not screen.board.shows_first
    moves_slowly(screen.board, monkeypatch)
    screen.play.play(screen.play.moves()[0])
    assert screen.play.settling
    assert "1. Ada" in logged(screen)
    assert "Léa" in screen.status.sentence
    assert len(said) == 1


def test_what_a_board_shows_first_is_not_given_away(
    screen: GameScreen, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the status line and the log told a roll while the die still tumbled."""
    screen.board.shows_first = True
    moves_slowly(screen.board, monkeypatch)
    status, log, turn = screen.status.sentence, logged(screen), screen.panel.rows[0].accessibleName()
    screen.play.play(screen.play.moves()[0])
    press(screen, Qt.Key.Key_Escape)  # the menu, and away again
    assert screen.overlay is not None
    screen.close_overlay()
    screen.hub.apply_look()
    assert screen.play.settling
    assert (screen.status.sentence, logged(screen)) == (status, log)
    assert screen.panel.rows[0].accessibleName() == turn
    assert said == []
    assert not screen.play.moves()
    screen.board.settled.emit()
    assert not screen.play.settling
    assert "Léa" in screen.status.sentence
    assert "1. Ada" in logged(screen)
    assert screen.panel.rows[0].accessibleName() != turn
    assert len(said) == 1
    assert said[0] in logged(screen)


def test_the_end_of_a_round_is_not_given_away_either(
    screen: GameScreen, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.board.shows_first = True
    moves_slowly(screen.board, monkeypatch)
    status = screen.status.sentence
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
        if screen.play.match.phase == "round":
            screen.board.settled.emit()
            status = screen.status.sentence
    assert screen.status.sentence == status
    assert screen.action_bar.go_on.isHidden()
    assert screen.overlay is None
    screen.board.settled.emit()
    assert screen.status.sentence == "The round is over."
    assert isinstance(screen.overlay, RoundEnd)


def test_who_leaves_meanwhile_is_said_after_what_was_on_its_way(
    screen: GameScreen, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.board.shows_first = True
    moves_slowly(screen.board, monkeypatch)
    screen.play.play(screen.play.moves()[0])
    screen.play.leave(1)
    assert said == []
    screen.board.settled.emit()
    assert said[0].startswith("Ada")


# --- standing still


def test_the_board_stands_still_while_a_card_lies_over_it(screen: GameScreen, paused: list[bool]) -> None:
    screen.board.setFocus()
    press(screen, Qt.Key.Key_Escape)
    assert paused == [True]
    press(screen, Qt.Key.Key_Escape)
    assert paused == [True, False]


def test_the_board_stands_still_while_one_card_gives_way_to_another(screen: GameScreen, paused: list[bool]) -> None:
    screen.cards.open_menu()
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
    assert isinstance(screen.overlay, RoundEnd)
    assert paused == [True]
    screen.close_overlay()
    assert paused == [True, False]


@pytest.mark.parametrize("page", ["rules", "settings"])
def test_the_board_stands_still_while_another_screen_lies_on_top(
    screen: GameScreen, window: MainWindow, paused: list[bool], page: str
) -> None:
    if page == "rules":
        click(screen.action_bar.rules)
    else:
        window.open_settings()
    assert paused == [True]
    window.go_back()
    assert game_screen(window) is screen
    assert paused == [True, False]


def test_it_stands_still_until_both_card_and_screen_are_gone(
    screen: GameScreen, window: MainWindow, paused: list[bool]
) -> None:
    screen.cards.open_menu()
    window.open_settings()
    window.go_back()
    assert paused == [True]
    screen.close_overlay()
    assert paused == [True, False]


def test_a_window_that_is_put_away_has_the_board_stand_still(
    screen: GameScreen, window: MainWindow, paused: list[bool]
) -> None:
    window.hide()
    assert paused == [True]
    window.show()
    QApplication.processEvents()
    assert paused == [True, False]


def test_a_board_that_was_closed_is_left_alone(
    screen: GameScreen, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    close_board = screen.board.close_board

    def close() -> None:
        close_board()
        monkeypatch.setattr(screen.board, "set_paused", told.append)

    monkeypatch.setattr(screen.board, "close_board", close)
    window.open_home()
    QApplication.processEvents()
    assert told == []


def test_the_end_of_a_round_has_the_board_stand_still(screen: GameScreen, paused: list[bool]) -> None:
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
    assert isinstance(screen.overlay, RoundEnd)
    assert paused == [True]
