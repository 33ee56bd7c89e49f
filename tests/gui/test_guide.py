"""The guided first turn, as somebody meets it: by itself the first time, skipped, finished, asked for again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from stackhub.games import registry
from stackhub.shell import guide as guide_module
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.guide import Guide, can_be_shown, seats_for, steps_of
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.rules_reader import RulesReader
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice, SettingsFile
from tests.gui.conftest import Waiter, click, game_screen, press

ADA = SeatChoice(name="Ada", colour="red")
LEA = SeatChoice(name="Léa", colour="blue")
EASY = SeatChoice(name="Zaha", colour="blue", level="easy")


@pytest.fixture
def beginner(hub: Hub) -> Hub:
    """Nobody has been guided through any game."""
    hub.settings.guided = []
    return hub


def start(window: MainWindow, *seats: SeatChoice) -> GameScreen:
    """A match in which the chooser plays first."""
    window.start_match("babylon", list(seats), {})
    QApplication.processEvents()
    screen = game_screen(window)
    if screen.play.match.phase == "order":
        assert screen.overlay is not None
        click(screen.overlay.findChildren(QPushButton)[0])
    return screen


def lift(window: MainWindow, screen: GameScreen, wait: Waiter) -> None:
    """Lift the pile of the first legal move, with the keyboard."""
    wait(lambda: bool(screen.play.moves()))
    screen.board.setFocus()
    for digit in str(screen.play.moves()[0].source):
        press(window, getattr(Qt.Key, f"Key_{digit}"))
    press(window, Qt.Key.Key_Return)


def lay(window: MainWindow, screen: GameScreen) -> None:
    """Lay what was lifted by :func:`lift`."""
    press(window, Qt.Key.Key_0)  # ends a number that is being typed
    for digit in str(screen.play.moves()[0].target):
        press(window, getattr(Qt.Key, f"Key_{digit}"))
    press(window, Qt.Key.Key_Return)


def words(guide: Guide) -> str:
    return guide.text_label.text()


def guided(hub: Hub) -> list[str]:
    """What is on disk."""
    return SettingsFile(hub.folder.root).settings.guided


# --- when it comes


def test_it_comes_in_the_first_match_of_a_person_and_not_before_the_order_is_chosen(
    beginner: Hub, window: MainWindow
) -> None:
    window.start_match("babylon", [ADA, LEA], {})
    screen = game_screen(window)
    assert screen.play.match.phase == "order"
    assert not screen.guide.isVisible()
    assert screen.overlay is not None
    click(screen.overlay.findChildren(QPushButton)[0])
    assert screen.guide.isVisible()
    assert screen.guide.step == 0
    assert "leave your opponent without a move" in words(screen.guide)
    assert guided(beginner) == []


def test_it_does_not_come_to_bots_nor_a_second_time(beginner: Hub, window: MainWindow, wait: Waiter) -> None:
    bots = start(window, EASY, SeatChoice(name="Sinan", colour="green", level="easy"))
    wait(lambda: bots.play.match.phase == "over")
    assert not bots.guide.isVisible()
    assert guided(beginner) == []
    click(start(window, ADA, EASY).guide.skip_button)
    assert guided(beginner) == ["babylon"]
    assert not start(window, ADA, EASY).guide.isVisible()


def test_a_game_without_steps_has_no_guide(beginner: Hub, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(registry.entry("babylon").room("words"), "guide_steps")
    screen = start(window, ADA, LEA)
    assert not screen.guide.isVisible()
    press(window, Qt.Key.Key_F2)
    assert not screen.guide.hasFocusInside()
    screen.guide.begin()
    assert not screen.guide.isVisible()
    assert not can_be_shown("babylon")
    window.open_rules("babylon")
    rules = window.screen_on_top
    assert isinstance(rules, RulesReader)
    assert not rules.guide_button.isVisible()


def test_a_match_that_is_left_in_the_middle_of_it_shows_it_again(beginner: Hub, window: MainWindow) -> None:
    click(start(window, ADA, LEA).guide.next_button)
    press(window, Qt.Key.Key_Escape)
    window.go_back()
    assert guided(beginner) == []
    screen = start(window, ADA, LEA)
    assert screen.guide.isVisible()
    assert screen.guide.step == 0


# --- it follows the player


def test_lifting_laying_and_the_turn_after_lead_on(beginner: Hub, window: MainWindow, wait: Waiter) -> None:
    """BA-03: a beginner who never looks at the buttons still gets every step at its time."""
    screen = start(window, ADA, LEA)
    lift(window, screen, wait)
    assert screen.guide.step == 2
    assert "same height" in words(screen.guide)
    lay(window, screen)
    assert screen.play.match.referee.moves_played == 1
    assert screen.guide.step == 2, "there is time to read why it could be laid there"
    lift(window, screen, wait)
    assert screen.guide.step == 3
    assert "Whoever cannot move loses" in words(screen.guide)
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is None, "Esc puts the pile back first"
    assert screen.guide.step == 3


def test_a_pile_that_is_put_back_does_not_lead_on(beginner: Hub, window: MainWindow, wait: Waiter) -> None:
    screen = start(window, ADA, LEA)
    for _ in range(3):
        lift(window, screen, wait)
        press(window, Qt.Key.Key_Escape)
    assert screen.guide.step == 2


def test_a_click_on_a_pile_leads_on(beginner: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    source = screen.play.moves()[0].source
    button = next(b for b in screen.board.findChildren(QPushButton) if f" {source}:" in b.accessibleName())
    QTest.mouseClick(screen.board, Qt.MouseButton.LeftButton, pos=button.geometry().center())
    assert screen.guide.step == 2


def test_what_a_bot_does_does_not_lead_on(beginner: Hub, window: MainWindow, wait: Waiter) -> None:
    screen = start(window, EASY, ADA)
    wait(lambda: bool(screen.play.moves()))
    if not screen.play.match.referee.moves_played:
        screen.play.play(screen.play.moves()[0])  # not by hand
        wait(lambda: bool(screen.play.moves()))
    assert screen.play.match.referee.moves_played
    assert screen.guide.step == 0


def test_the_end_of_the_round_ends_it(beginner: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
    assert isinstance(screen.overlay, RoundEnd)
    assert not screen.guide.isVisible()
    assert guided(beginner) == ["babylon"]
    assert screen.overlay.next_button.hasFocus()


# --- buttons and keys


def test_next_and_back_go_through_it_and_the_last_step_finishes_it(beginner: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    guide = screen.guide
    assert not guide.back_button.isEnabled()
    seen = [words(guide)]
    pointer = guide.next_button.mapTo(guide, guide.next_button.rect().center())
    for _ in range(3):
        assert guide.next_button.text() == "Next"
        assert guide.next_button.rect().contains(guide.next_button.mapFrom(guide, pointer))
        click(guide.next_button)
        seen.append(words(guide))
    assert len(set(seen)) == 4
    assert guide.next_button.rect().contains(guide.next_button.mapFrom(guide, pointer))
    assert guide.count_label.text() == "First turn: step 4 of 4"
    assert not guide.skip_button.isVisible()
    click(guide.back_button)
    assert words(guide) == seen[2]
    click(guide.next_button)
    assert guide.next_button.text() == "Got it"
    click(guide.next_button)
    assert not guide.isVisible()
    assert guided(beginner) == ["babylon"]


def test_it_can_be_used_with_the_keyboard_alone(beginner: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    guide = screen.guide
    on_board = window.focusWidget()
    press(window, Qt.Key.Key_F2)
    assert guide.next_button.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert guide.step == 1
    press(window, Qt.Key.Key_Backtab)
    assert guide.back_button.hasFocus()
    press(window, Qt.Key.Key_Space)
    assert guide.step == 0
    assert guide.next_button.hasFocus(), "the way back is off now"
    press(window, Qt.Key.Key_F2)
    assert window.focusWidget() is on_board
    press(window, Qt.Key.Key_Tab)
    assert guide.skip_button.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert not guide.isVisible()
    assert window.focusWidget() is on_board


def test_esc_opens_the_menu_from_it_and_f2_does_not_reach_below_the_menu(beginner: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    press(window, Qt.Key.Key_F2)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(screen.overlay, Overlay)
    press(window, Qt.Key.Key_F2)
    assert not screen.guide.hasFocusInside()
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is None
    assert screen.guide.isVisible()


def test_each_step_is_said_and_every_part_has_a_name(
    beginner: Hub, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(guide_module, "announce", lambda widget, sentence: said.append(sentence))
    guide = start(window, ADA, LEA).guide
    click(guide.next_button)
    assert said[0].startswith("First turn: step 1 of 4. The aim")
    assert said[-1].startswith("First turn: step 2 of 4. Lift a pile")
    assert guide.accessibleName() == "First turn: step 2 of 4"
    assert guide.accessibleDescription() == words(guide)
    for button in guide.findChildren(QPushButton):
        assert button.accessibleName()
        assert button.height() >= 32


def test_it_speaks_the_language_that_is_switched_on(beginner: Hub, window: MainWindow) -> None:
    guide = start(window, ADA, LEA).guide
    beginner.language.use("fr")
    QApplication.processEvents()
    assert guide.count_label.text() == "Premier tour\u00a0: étape 1 sur 4"
    assert words(guide).startswith("Le but")


# --- where it stands


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_covers_no_part_of_the_board_and_shows_every_step_whole(
    beginner: Hub, window: MainWindow, language: str
) -> None:
    """At the smallest size of the window, beside the open panel."""
    beginner.language.use(language)
    screen = start(window, ADA, LEA)
    guide, board = screen.guide, screen.board
    heights = set()
    for _ in range(4):
        QApplication.processEvents()
        below = guide.mapTo(screen, QPoint(0, 0)).y()
        assert below >= board.mapTo(screen, QPoint(0, board.height())).y()
        assert guide.text_label.heightForWidth(guide.text_label.width()) <= guide.text_label.height()
        heights.add((board.height(), guide.height()))
        guide.go(guide.step + 1)
    assert len(heights) == 1, "the board does not jump"
    assert board.height() > 0.6 * screen.height()


# --- again, from the rules


def test_the_rules_show_a_first_turn_again(hub: Hub, window: MainWindow, wait: Waiter) -> None:
    guided = list(hub.settings.guided)
    assert "babylon" in guided
    window.open_rules("babylon")
    rules = window.screen_on_top
    assert isinstance(rules, RulesReader)
    click(rules.guide_button)
    screen = game_screen(window)
    assert [player.level for player in screen.play.match.players] == [None, "easy"]
    assert screen.play.match.players[0].name == "Ada"
    assert screen.overlay is None
    assert screen.guide.isVisible()
    wait(lambda: bool(screen.play.moves()))
    lift(window, screen, wait)
    assert screen.guide.step == 2
    click(screen.guide.skip_button)
    assert hub.settings.guided == guided


def test_asking_for_a_first_turn_keeps_the_match_that_is_played(hub: Hub, window: MainWindow) -> None:
    screen = start(window, ADA, LEA)
    press(window, Qt.Key.Key_F1)
    rules = window.screen_on_top
    assert isinstance(rules, RulesReader)
    path = screen.play.path
    click(rules.guide_button)
    assert game_screen(window).play.path != path
    assert path.exists()
    assert window.notice.sentence == "This is a new match. The one before is kept: Home has it under “Go on”."
    click(window.notice.close_button)
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    assert path in home.saved_paths()


def test_nothing_is_said_of_a_match_where_there_was_none(hub: Hub, window: MainWindow) -> None:
    window.open_rules("babylon")
    rules = window.screen_on_top
    assert isinstance(rules, RulesReader)
    click(rules.guide_button)
    assert game_screen(window).guide.isVisible()
    assert window.notice.sentence == ""


def test_nothing_is_said_of_a_match_that_was_over(hub: Hub, window: MainWindow) -> None:
    window.start_match("babylon", [ADA, LEA], {"match": "single"})
    screen = game_screen(window)
    screen.close_overlay()
    screen.play.choose_order(True)
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
    assert screen.play.match.phase == "over"
    window.start_guided("babylon")
    assert game_screen(window) is not screen
    assert window.notice.sentence == ""


def test_a_game_that_cannot_be_started_is_said(hub: Hub, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.start_guided("chess")
    assert "chess" in window.notice.sentence


def test_babylon_has_four_steps_and_seats_for_a_person_and_a_bot() -> None:
    assert len(steps_of("babylon")) == 4
    person, bot = seats_for("babylon", "Ada")
    assert (person.name, person.level, bot.level) == ("Ada", None, "easy")
    assert person.colour != bot.colour


def test_what_is_good_to_know_is_marked_otherwise_than_what_is_wrong(hub: Hub, window: MainWindow) -> None:
    def mark() -> QImage:
        return window.notice.findChildren(QLabel)[0].pixmap().toImage()

    hub.tell("this is wrong")
    wrong = mark()
    window.notice.inform("This is good to know")
    known = mark()
    assert known != wrong
    hub.apply_look()
    assert mark() == known
    click(window.notice.close_button)
    assert window.notice.sentence == "This is wrong"
    assert mark() == wrong
