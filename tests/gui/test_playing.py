"""A match on screen: order, bots, undo, rounds, leaving, watching again, coming back."""

import sys
import time
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from stackhub.engine.config import OptionValue
from stackhub.engine.errors import GameError
from stackhub.engine.save import match_from_json
from stackhub.games import registry
from stackhub.shell import log_lines
from stackhub.shell.crash import CrashReporter
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen, press

ADA = SeatChoice(name="Ada", colour="red")
LEA = SeatChoice(name="Léa", colour="blue")
EASY = SeatChoice(name="Zaha", colour="blue", level="easy")
EXPERT = SeatChoice(name="Sinan", colour="green", level="expert")


def start(window: MainWindow, seats: list[SeatChoice], options: dict[str, OptionValue] | None = None) -> GameScreen:
    window.start_match("babylon", seats, options or {})
    QApplication.processEvents()
    return game_screen(window)


def button(screen: GameScreen, words: str) -> QPushButton:
    """The button of the open card that says ``words``."""
    assert screen.overlay is not None
    found = [b for b in screen.overlay.findChildren(QPushButton) if b.text() == words]
    assert found, [b.text() for b in screen.overlay.findChildren(QPushButton)]
    return found[0]


def choose_order(screen: GameScreen, words: str) -> None:
    """Answer the question of the order, if it is asked."""
    if screen.play.match.phase == "order":
        click(button(screen, words))


def play_out(screen: GameScreen, wait: Waiter) -> None:
    """Play the first legal move at every turn of a person until the round is over."""
    while screen.play.match.phase == "round":
        wait(lambda: bool(screen.play.moves()) or screen.play.match.phase != "round")
        if screen.play.moves():
            screen.play.play(screen.play.moves()[0])


def test_the_chooser_is_asked_and_may_play_second(window: MainWindow) -> None:
    """BA-02. What lies on the table is seen before choosing."""
    screen = start(window, [ADA, LEA])
    opening = screen.play.match.round.opening.seat
    seen = screen.play.match.lay_out().as_dict()["piles"]
    click(button(screen, "Play second"))
    assert screen.play.match.referee.state.position()["piles"] == seen
    assert screen.play.match.referee.state.to_play == 1 - opening
    name = screen.play.match.players[1 - opening].name
    assert screen.status.sentence.startswith(name)


def test_a_bot_answers_and_undo_takes_both_moves_back(window: MainWindow, wait: Waiter) -> None:
    screen = start(window, [ADA, EASY])
    choose_order(screen, "Play first")
    wait(lambda: bool(screen.play.moves()))
    before = screen.play.match.referee.state.position()
    played = screen.play.match.referee.moves_played
    screen.play.play(screen.play.moves()[0])
    wait(lambda: bool(screen.play.moves()))
    after = screen.play.match.referee.state.position()
    assert screen.play.match.referee.moves_played == played + 2
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert screen.play.match.referee.state.position() == before
    press(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert screen.play.match.referee.state.position() == after


def test_undo_while_the_bot_thinks_cancels_it(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    hub.bot_pause_ms = 60_000
    screen = start(window, [ADA, EXPERT])
    while screen.play.match.phase == "order" and screen.overlay is None:
        QApplication.processEvents()
    choose_order(screen, "Play first")
    if not screen.play.moves():  # the bot begins: nothing of ours to take back yet
        assert screen.play.thinking
        assert screen.play.undo_count == 0
        return
    screen.play.play(screen.play.moves()[0])
    assert screen.play.thinking
    time.sleep(0.3)  # the bot has chosen by now, and its word is on the way to us
    click(screen.action_bar.undo)
    assert not screen.play.thinking
    assert screen.play.match.referee.moves_played == 0


def test_hint_says_whether_the_moves_win(window: MainWindow, wait: Waiter) -> None:
    """BA-06: at the start every move loses."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    press(window, Qt.Key.Key_H)
    wait(lambda: screen.status.sentence.startswith("Every move loses"))


def test_esc_opens_the_menu_and_home_loses_nothing(window: MainWindow) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    screen.play.play(screen.play.moves()[0])
    position = screen.play.match.referee.state.position()
    press(window, Qt.Key.Key_Escape)
    click(button(screen, "Home"))
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.continue_cards[0])
    assert game_screen(window).play.match.referee.state.position() == position


def test_a_round_ends_with_winner_reason_analysis_and_a_result_in_the_database(
    window: MainWindow, hub: Hub, wait: Waiter
) -> None:
    """BA-04, BA-05, BA-06."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    play_out(screen, wait)
    end = screen.overlay
    assert isinstance(end, RoundEnd)
    (winner,) = screen.play.match.winners() or ()
    name = screen.play.match.players[winner].name
    assert end.title.text() == f"{name} wins the match"
    (result,) = hub.folder.history.matches()
    assert [seat.name for seat in result.seats if seat.won] == [name]
    assert list(hub.folder.saves.glob("*")) == []
    click(end.next_button)
    assert game_screen(window).play.match.phase in ("order", "round")
    assert len(hub.folder.history.matches()) == 1


def test_best_of_three_is_over_at_two_wins_and_the_loser_chooses(window: MainWindow, wait: Waiter) -> None:
    """BA-05."""
    screen = start(window, [ADA, LEA], {"match": "best_of_3"})
    match = screen.play.match
    rounds = 0
    while match.phase != "over":
        if match.phase == "between":
            loser = match.outcomes()[-1].loser
            assert isinstance(screen.overlay, RoundEnd)
            click(screen.overlay.next_button)
            assert match.round.opening.seat == loser
            assert match.round.opening.why == "loser"
        choose_order(screen, "Play first")
        play_out(screen, wait)
        rounds += 1
    assert max(match.wins()) == 2
    assert rounds in (2, 3)


def test_giving_up_loses_the_match(window: MainWindow, hub: Hub) -> None:
    """BA-05: who leaves loses the match."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    press(window, Qt.Key.Key_Escape)
    click(button(screen, "Give up the match…"))
    click(button(screen, "Léa gives up"))
    assert screen.play.match.winners() == (0,)
    (result,) = hub.folder.history.matches()
    assert [(seat.name, seat.won, seat.left_early) for seat in result.seats] == [
        ("Ada", True, False),
        ("Léa", False, True),
    ]


def test_a_bot_can_take_a_seat_over(window: MainWindow, wait: Waiter, hub: Hub) -> None:
    """rules/README: somebody leaves, a bot may take the seat over instead; nobody loses by it."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    press(window, Qt.Key.Key_Escape)
    click(button(screen, "Give up the match…"))
    click(button(screen, "A bot plays on for Léa"))
    assert [player.level for player in screen.play.match.players] == [None, "medium"]
    assert match_from_json(screen.play.path.read_text(), registry.rules_of).players == screen.play.match.players
    play_out(screen, wait)
    assert screen.play.match.left == []
    (result,) = hub.folder.history.matches()
    assert [seat.level for seat in result.seats] == [None, "medium"]


def test_the_card_of_the_end_can_be_put_aside_and_comes_back(window: MainWindow, wait: Waiter) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    play_out(screen, wait)
    assert isinstance(screen.overlay, RoundEnd)
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is None
    press(window, Qt.Key.Key_Return)  # What next? has the focus
    assert isinstance(screen.overlay, RoundEnd)


def test_names_are_never_read_as_markup(window: MainWindow) -> None:
    names = ("<b>Zoé</b> & co", "<img src=x>")
    seats = [SeatChoice(name=name, colour=colour) for name, colour in zip(names, ("red", "blue"), strict=True)]
    screen = start(window, seats)
    for label in screen.findChildren(QLabel):
        if any(name in label.text() for name in names):
            assert label.textFormat() == Qt.TextFormat.PlainText, label.text()
    choose_order(screen, "Play first")
    press(window, Qt.Key.Key_Escape)
    click(button(screen, "Give up the match…"))
    assert button(screen, "<b>Zoé</b> && co gives up").accessibleName() == "<b>Zoé</b> & co gives up"


def test_a_round_can_be_watched_again(window: MainWindow, wait: Waiter) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    play_out(screen, wait)
    assert isinstance(screen.overlay, RoundEnd)
    click(screen.overlay.watch_button)
    assert screen.watching is not None
    bar = screen.watching.bar
    bar.toggle()  # it plays by itself: pause
    for _ in range(bar.length):
        click(bar.next_button)
    assert bar.position == bar.length
    whole = screen.panel.log.toPlainText()
    click(bar.back_button)
    assert bar.position == bar.length - 1
    press(window, Qt.Key.Key_Left)
    assert bar.position == bar.length - 2
    assert len(screen.panel.log.toPlainText()) < len(whole)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert screen.panel.log.toPlainText() == whole
    click(bar.close_button)
    assert isinstance(screen.overlay, RoundEnd)


def test_bots_play_among_themselves_while_people_watch(window: MainWindow, wait: Waiter) -> None:
    screen = start(window, [EASY, EXPERT])
    wait(lambda: screen.play.match.phase == "over")
    assert screen.play.match.referee.outcome() is not None


def test_a_bot_that_errs_does_not_stop_the_match(
    window: MainWindow, wait: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        level = "easy"

        def choose(self, view: Any, chance: Any, budget: Any) -> Any:
            raise RuntimeError("lost in thought")

        def begins(self, chance: Any) -> bool:
            return True

    monkeypatch.setattr(registry, "make_bot", lambda game, level: Broken())
    screen = start(window, [EASY, EXPERT])
    wait(lambda: screen.play.match.phase == "over")


def test_an_illegal_move_is_refused_in_words(window: MainWindow) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    position = screen.play.match.referee.state.position()
    move = screen.play.match.rules.parse_move("1>1")
    screen.play.play(move)
    assert window.notice.sentence
    assert screen.play.match.referee.state.position() == position


def test_an_unexpected_error_is_reported_and_the_match_goes_on(
    window: MainWindow, hub: Hub, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    screen.play.play(screen.play.moves()[0])
    position = screen.play.match.referee.state.position()
    reporter = CrashReporter(hub.folder, window)
    reporter.install()
    try:
        try:
            raise ZeroDivisionError("a planted error")
        except ZeroDivisionError:
            sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    finally:
        reporter.remove()
    (report,) = hub.folder.logs.glob("crash-*.txt")
    words = report.read_text(encoding="utf-8")
    assert "a planted error" in words
    assert "StackHub" in words
    assert '"moves":[{"move":' in words
    assert "nothing is lost" in window.notice.sentence
    assert game_screen(window).play.match.referee.state.position() == position


def test_unknown_games_options_and_seats_are_refused_in_words(window: MainWindow) -> None:
    for game, seats, options, words in (
        ("chess", [ADA, LEA], {}, "there is no game 'chess'"),
        ("babylon", [ADA, LEA], {"speed": 3}, "there is no option 'speed'"),
        ("babylon", [ADA], {}, "babylon takes 2 seats, not 1"),
        ("babylon", [ADA, LEA], {"match": "best_of_9"}, "option 'match' cannot be 'best_of_9'"),
    ):
        window.start_match(game, seats, options)  # type: ignore[arg-type]
        assert words.casefold() in window.notice.sentence.casefold()
        click(window.notice.close_button)
    with pytest.raises(GameError):
        registry.entry("chess")


def end_behind(window: MainWindow, screen: GameScreen, wait: Waiter) -> None:
    """Let the bots play on to the end of the round behind whatever is open."""
    wait(lambda: screen.play.match.phase in ("between", "over") and isinstance(screen.overlay, RoundEnd))


def test_the_end_takes_the_place_of_an_open_menu(window: MainWindow, wait: Waiter, hub: Hub) -> None:
    """Once the two cards lay on top of each other, and giving up in the old one was an unexpected error."""
    hub.bot_pause_ms = 30
    screen = start(window, [EASY, EXPERT])
    screen.cards.open_menu()
    menu = screen.overlay
    end_behind(window, screen, wait)
    assert screen.overlay is not menu
    QApplication.processEvents()
    assert [card for card in screen.findChildren(Overlay) if card.isVisible()] == [screen.overlay]
    assert isinstance(screen.overlay, RoundEnd)
    assert window.focusWidget() is screen.overlay.next_button
    screen.play.leave(1)
    assert window.notice.sentence == "Seat 1 cannot leave now"


def test_the_keyboard_works_on_a_page_behind_which_the_round_ends(window: MainWindow, wait: Waiter, hub: Hub) -> None:
    hub.bot_pause_ms = 30
    screen = start(window, [EASY, EXPERT])
    window.open_rules("babylon")
    rules = window.screen_on_top
    end_behind(window, screen, wait)
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is screen is not rules
    assert isinstance(screen.overlay, RoundEnd)
    assert window.focusWidget() is screen.overlay.next_button


def test_the_board_has_the_focus_when_the_next_round_begins(window: MainWindow, wait: Waiter) -> None:
    """BA-05: the bot lost and chooses the order, so no card follows."""
    for _ in range(30):
        screen = start(window, [ADA, EASY], {"match": "best_of_3"})
        wait(lambda s=screen: s.overlay is not None or bool(s.play.moves()))  # type: ignore[misc]
        choose_order(screen, "Play second")
        play_out(screen, wait)
        wait(lambda s=screen: isinstance(s.overlay, RoundEnd))  # type: ignore[misc]
        if screen.play.match.outcomes()[-1].loser == 1:
            break
    assert isinstance(screen.overlay, RoundEnd)
    click(screen.overlay.next_button)
    wait(lambda: bool(screen.play.moves()))
    focused = window.focusWidget()
    assert focused is screen.board or screen.board.isAncestorOf(focused)
    assert any("Zaha chose to play" in line for line in screen.panel.log.toPlainText().splitlines())


def test_playing_again_seats_the_person_whose_seat_a_bot_took(window: MainWindow, wait: Waiter) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    screen.play.hand_over(0, "easy")
    play_out(screen, wait)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert isinstance(screen.overlay, RoundEnd)
    click(screen.overlay.next_button)
    assert [player.level for player in game_screen(window).play.match.players] == [None, None]


def test_full_screen_gives_back_what_was_there(window: MainWindow) -> None:
    window.showMaximized()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F11)
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_the_log_words_each_move_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a match gets, a move costs its own words only; another language says all of it anew."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    worded: list[object] = []
    say_events = log_lines.sentences
    monkeypatch.setattr(
        log_lines,
        "sentences",
        lambda match, events, seat=None: worded.append(events) or say_events(match, events, seat),
    )
    for number in range(1, 5):
        screen.play.play(screen.play.moves()[0])
        QApplication.processEvents()
        assert len(worded) == number
        assert screen._log.lines(screen.play.seat_in_front) == log_lines.whole_log(screen.play.match)
        del worded[number:]
    screen.play.undo()
    assert screen._log.lines(None) == log_lines.whole_log(screen.play.match)
    worded.clear()
    screen.play.play(screen.play.moves()[-1])
    QApplication.processEvents()
    assert len(worded) == 1
    english = screen.panel.log.toPlainText()
    window.hub.language.use("fr")
    QApplication.processEvents()
    assert screen.panel.log.toPlainText() != english
    french = [line.replace("\u00a0", " ") for line in log_lines.whole_log(screen.play.match)]
    assert screen.panel.log.toPlainText().replace("\u00a0", " ").splitlines() == french
