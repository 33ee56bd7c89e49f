"""Opening matches: from the command line, from elsewhere, finished ones, and what a crash left behind."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.saves import write_match
from tests.gui.conftest import Waiter, click, game_screen
from tests.gui.test_playing import ADA, LEA, choose_order, play_out, start


def test_a_file_from_elsewhere_is_played_as_a_copy(window: MainWindow, hub: Hub, tmp_path: Path) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    screen.play.play(screen.play.moves()[0])
    given = tmp_path / "from a friend.stackhub"
    write_match(given, screen.play.match)
    before = given.read_bytes()
    window.open_home()
    window.open_file(given)
    screen = game_screen(window)
    assert screen.play.match.referee.moves_played == 1
    screen.play.play(screen.play.moves()[0])
    assert given.read_bytes() == before
    assert screen.play.path.parent == hub.folder.saves


def test_a_finished_match_can_be_opened_and_is_not_counted_again(
    window: MainWindow, hub: Hub, tmp_path: Path, wait: Waiter
) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    play_out(screen, wait)
    given = tmp_path / "won.stackhub"
    write_match(given, screen.play.match)
    for _ in range(2):
        window.open_file(given)
        assert isinstance(game_screen(window).overlay, RoundEnd)
    assert len(hub.folder.history.matches()) == 1
    assert given.exists()


def test_a_result_that_a_crash_kept_from_the_scoreboard_is_recorded_at_home(
    window: MainWindow, hub: Hub, wait: Waiter
) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    play_out(screen, wait)
    left_behind = hub.folder.saves / "babylon-20260102-030405-beef.stackhub"
    write_match(left_behind, screen.play.match)
    window.open_home()
    QApplication.processEvents()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    assert home.saved_paths() == []
    assert not left_behind.exists()
    assert "2026-01-02T03:04:05+00:00" in [match.started for match in hub.folder.history.matches()]


def test_folders_and_missing_files_are_said(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(tmp_path)
    assert window.notice.sentence.endswith("is not a file")
    window.notice.close_button.click()
    window.open_file(tmp_path / "gone.stackhub")
    assert window.notice.sentence == "There is no file gone.stackhub"
    assert isinstance(window.screen_on_top, HomeScreen)


def test_a_match_resumes_between_rounds_and_at_the_choice_of_order(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """BA-05."""
    screen = start(window, [ADA, LEA], {"match": "first_to_3"})
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    home.continue_cards[0].click()
    screen = game_screen(window)
    assert screen.play.match.phase == "order"
    choose_order(screen, "Play second")
    play_out(screen, wait)
    assert screen.play.match.phase == "between"
    window.open_home()
    home.continue_cards[0].click()
    assert isinstance(game_screen(window).overlay, RoundEnd)
    assert game_screen(window).play.match.phase == "between"


def test_a_card_on_the_home_screen_opens_the_match_as_it_is_now(window: MainWindow, hub: Hub) -> None:
    """Another window may have played on since the home screen was shown."""
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    screen.play.play(screen.play.moves()[0])
    match, path = screen.play.match, screen.play.path
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    match.play(match.referee.state.legal_moves()[0])
    write_match(path, match)
    home.continue_cards[0].click()
    assert game_screen(window).play.match.referee.moves_played == 2


def test_a_card_whose_match_is_gone_says_so(window: MainWindow) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    path = screen.play.path
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    for file in path.parent.glob(path.name + "*"):
        file.unlink()
    home.continue_cards[0].click()
    assert window.notice.sentence == f"There is no file {path.name}"
    assert window.screen_on_top is home
    assert home.saved_paths() == []


def test_every_unfinished_match_can_be_reached(window: MainWindow, hub: Hub) -> None:
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    match = screen.play.match
    for number in range(30):
        write_match(hub.folder.saves / f"babylon-20260101-0000{number:02}-aaaa.stackhub", match)
        (hub.folder.saves / f"broken-{number}.stackhub").write_text("not a save")
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    QApplication.processEvents()
    assert len(home.saved_paths()) == 31
    assert [card.isVisible() for card in home.continue_cards].count(True) == 3
    assert home.more_button.text() == "28 more"
    click(home.more_button)
    QApplication.processEvents()
    assert all(card.isVisible() for card in home.continue_cards)
    assert home.more_button.text() == "Fewer"
    assert "is not a StackHub save" in window.notice.sentence
