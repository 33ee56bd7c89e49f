"""Nothing of an evening is lost, wherever the program dies: what lies on disk then is opened by another window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stackhub.shell import match_keeper
from stackhub.shell.continue_row import ContinueRow
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_continued import ContinuedParty
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.atomic import StoreError
from tests.gui.conftest import Waiter, click, close, game_screen, make_hub
from tests.gui.evenings import begin, button, flow_of, go_on, leave_round_end, member, open_players, party_of, snapshot

Reopened = Callable[[Path], MainWindow]


@pytest.fixture
def reopened(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reopened]:
    """A new window on a copy of the data folder, as after a kill."""
    made: list[MainWindow] = []

    def open_on(folder: Path) -> MainWindow:
        monkeypatch.setenv("STACKHUB_HOME", str(folder))
        window = MainWindow(make_hub(qapp, folder))
        window.resize(1280, 720)
        window.open_first()
        window.show()
        made.append(window)
        return window

    yield open_on
    for window in made:
        close(window)


def offered(window: MainWindow) -> ContinuedParty:
    """The one thing that home offers to go on with: the party, and no match of it."""
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    (left,) = home.continued.left
    assert isinstance(left, ContinuedParty)
    assert len(home.continue_cards) == 1
    return left


def resume(window: MainWindow) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.continue_cards[0])


def begin_babylon(window: MainWindow, games: int = 2, **plan: object) -> None:
    begin(window, ["babylon"] * games, [member(1), member(2)], **plan)


def gives_up(screen: GameScreen, wait: Waiter) -> None:
    """Whoever sits first gives up: the match is over."""
    screen.play.leave(0)
    wait(lambda: isinstance(screen.overlay, RoundEnd))


def takes_first_order(screen: GameScreen) -> None:
    if screen.overlay is not None and screen.play.match.phase == "order":
        screen.close_overlay()
        screen.play.choose_order(True)


def test_after_the_set_up_the_wheel_waits(window: MainWindow, reopened: Reopened, tmp_path: Path) -> None:
    begin_babylon(window, picks="wheel", count=2)
    again = reopened(snapshot(window, tmp_path / "killed"))
    left = offered(again)
    assert (left.line, left.stand) == ("Nobody has a point yet.", "Game 1 of 2")
    resume(again)
    assert isinstance(again.screen_on_top, PickScreen)


def test_once_chosen_the_table_is_announced_again(window: MainWindow, reopened: Reopened, tmp_path: Path) -> None:
    begin_babylon(window)
    before = party_of(window).next_table()
    again = reopened(snapshot(window, tmp_path / "killed"))
    assert offered(again).line == "Next: Babylon"
    resume(again)
    assert isinstance(again.screen_on_top, AnnounceScreen)
    assert party_of(again).next_table() == before


def test_in_mid_match_the_same_position_is_on_the_table(window: MainWindow, reopened: Reopened, tmp_path: Path) -> None:
    begin_babylon(window)
    go_on(window)
    screen = game_screen(window)
    takes_first_order(screen)
    for _ in range(3):
        screen.play.play(screen.play.moves()[0])
    position = screen.play.match.referee.state.position()
    again = reopened(snapshot(window, tmp_path / "killed"))
    left = offered(again)
    mover = screen.play.match.players[screen.play.match.to_decide or 0].name
    assert left.line == f"Babylon: {mover} is to move"
    resume(again)
    assert game_screen(again).play.match.referee.state.position() == position
    assert game_screen(again).play.path.name == screen.play.path.name


def test_begun_but_never_saved_the_match_is_due_again(window: MainWindow, reopened: Reopened, tmp_path: Path) -> None:
    """The entry is written before the save: dying between them leaves the party ahead."""
    begin_babylon(window)
    go_on(window)
    killed = snapshot(window, tmp_path / "killed")
    for save in (killed / "saves").glob("*"):
        save.unlink()
    again = reopened(killed)
    resume(again)
    assert isinstance(again.screen_on_top, AnnounceScreen)
    assert party_of(again).entries[-1].entry == "match_dropped"
    go_on(again)
    assert game_screen(again).play.match.phase in ("order", "round")


def test_a_damaged_save_is_kept_aside_and_the_match_is_due_again(
    window: MainWindow, reopened: Reopened, tmp_path: Path
) -> None:
    begin_babylon(window)
    go_on(window)
    killed = snapshot(window, tmp_path / "killed")
    for save in list((killed / "saves").glob("*")):
        if save.suffix == ".stackhub":
            save.write_text("{", encoding="utf-8")
        else:
            save.unlink()
    again = reopened(killed)
    resume(again)
    assert isinstance(again.screen_on_top, AnnounceScreen)
    assert "not a StackHub save" in again.notice.sentence
    assert [file.suffix for file in (killed / "saves").iterdir()] == [".damaged"]


def test_after_a_match_before_its_scoreboard(
    window: MainWindow, wait: Waiter, reopened: Reopened, tmp_path: Path
) -> None:
    """Result and entry are on disk before the end of the match is on screen."""
    begin_babylon(window)
    go_on(window)
    gives_up(game_screen(window), wait)
    again = reopened(snapshot(window, tmp_path / "killed"))
    assert offered(again).line == "Léa leads."
    resume(again)
    assert isinstance(again.screen_on_top, ScoreboardScreen)
    assert [row.points for row in party_of(again).standings()] == [10, 7]
    assert len(again.hub.folder.history.matches()) == 1


def test_over_but_not_written_down_the_result_counts_once(
    window: MainWindow, wait: Waiter, reopened: Reopened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk was full when the match ended: its save says that it is over, and the party goes on from there."""

    def full(*args: object, **kwargs: object) -> None:
        raise StoreError("the disk is full")

    begin_babylon(window)
    go_on(window)
    screen = game_screen(window)
    card = open_players(screen)
    with monkeypatch.context() as context:
        context.setattr(match_keeper, "record_result", full)
        click(button(card, "Ada leaves"))
        assert screen.overlay is not None
        click(button(screen.overlay, "End the match"))
        wait(lambda: isinstance(screen.overlay, RoundEnd))
        screen.play.keeper.save()
        leave_round_end(screen)
        assert window.screen_on_top is screen, "nobody goes on without the result"
        killed = snapshot(window, tmp_path / "killed")
    screen.play.round_over.emit()
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    leave_round_end(screen)
    assert isinstance(window.screen_on_top, ScoreboardScreen), "the disk has room again"
    again = reopened(killed)
    resume(again)
    assert isinstance(again.screen_on_top, ScoreboardScreen)
    assert len(again.hub.folder.history.matches()) == 1
    assert list((killed / "saves").glob("*.stackhub")) == []
    assert len(party_of(again).played) == 1


def test_between_two_games_and_on_the_podium(
    window: MainWindow, wait: Waiter, reopened: Reopened, tmp_path: Path
) -> None:
    begin_babylon(window, games=1)
    go_on(window)
    gives_up(game_screen(window), wait)
    leave_round_end(game_screen(window))
    assert isinstance(window.screen_on_top, PodiumScreen)
    again = reopened(snapshot(window, tmp_path / "killed"))
    assert offered(again).line == "The podium is waiting"
    resume(again)
    assert isinstance(again.screen_on_top, PodiumScreen)
    go_on(again)
    home = again.screen_on_top
    assert isinstance(home, HomeScreen)
    assert home.continued.left == []


def test_who_left_in_mid_match_has_left_although_the_save_is_older(
    window: MainWindow, reopened: Reopened, tmp_path: Path
) -> None:
    begin(window, ["stackup"], [member(1), member(2), member(3)])
    go_on(window)
    screen = game_screen(window)
    screen.play.keeper.flush()
    older = screen.play.path.read_bytes()
    flow = flow_of(window)
    flow.seats.open_card()
    assert isinstance(screen.overlay, Overlay)
    click(button(screen.overlay, "Noor leaves"))
    killed = snapshot(window, tmp_path / "killed")
    (killed / "saves" / screen.play.path.name).write_bytes(older)
    again = reopened(killed)
    resume(again)
    assert game_screen(again).play.match.left == [2]


def test_home_from_a_match_and_back(window: MainWindow, hub: Hub) -> None:
    """Esc never loses a game: nor an evening."""
    begin_babylon(window)
    go_on(window)
    screen = game_screen(window)
    takes_first_order(screen)
    screen.cards.home_wanted.emit()
    offered(window)
    resume(window)
    assert game_screen(window).play.match.phase == "round"


def test_a_file_of_the_evening_opens_the_evening(window: MainWindow, hub: Hub) -> None:
    begin_babylon(window)
    go_on(window)
    path = game_screen(window).play.path
    game_screen(window).play.keeper.flush()
    window.open_home()
    window.open_file(path)
    assert window.party.flow is not None
    assert game_screen(window).play.path == path


def test_after_an_error_the_evening_is_open_again(window: MainWindow) -> None:
    begin_babylon(window)
    go_on(window)
    game_screen(window).play.keeper.flush()
    window.recover("report.txt")
    assert window.party.flow is not None
    assert isinstance(window.screen_on_top, GameScreen)


def test_an_evening_can_be_thrown_away(window: MainWindow, hub: Hub) -> None:
    begin_babylon(window)
    go_on(window)
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    assert isinstance(home.continued, ContinueRow)
    click(home.discard_buttons[0])
    question = home.findChild(Overlay)
    assert question is not None
    click(button(question, "Discard it"))
    assert home.continued.left == []
    assert list(hub.folder.saves.glob("*")) == []
    assert hub.folder.parties.unfinished() == []


def test_a_damaged_database_in_mid_evening_loses_nothing(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    begin_babylon(window)
    go_on(window)
    screen = game_screen(window)
    hub.folder.database.path.write_bytes(b"not a database any more" * 400)
    gives_up(screen, wait)
    leave_round_end(screen)
    assert isinstance(window.screen_on_top, ScoreboardScreen)
    (stored,) = hub.folder.parties.unfinished()
    assert len(stored.entries) == len(party_of(window).entries)


def damage(hub: Hub) -> None:
    hub.folder.database.path.write_bytes(b"not a database any more" * 400)


@pytest.mark.parametrize("where", ["wheel", "you are next", "seats", "result", "scoreboard", "podium"])
def test_a_database_damaged_anywhere_in_the_evening_is_begun_anew_with_the_whole_party(
    window: MainWindow, hub: Hub, wait: Waiter, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put aside, said once, and the evening goes on; another window finds the party as it is here."""
    told: list[object] = []
    monkeypatch.setattr(hub, "tell", told.append)
    picks = {"picks": "wheel", "count": 1} if where == "wheel" else {}
    begin(window, ["stackup"] * (1 if where in ("wheel", "podium") else 2), [member(n) for n in (1, 2, 3)], **picks)
    evening = flow_of(window).evening
    if where in ("wheel", "you are next"):
        damage(hub)
    if where == "wheel":
        evening.choose_next()
    else:
        go_on(window)
        screen = game_screen(window)
        if where in ("seats", "result"):
            damage(hub)
        if where == "seats":
            flow_of(window).seats.open_card()
            assert isinstance(screen.overlay, Overlay)
            click(button(screen.overlay, "Noor leaves"))
        elif where != "you are next":
            for seat in (0, 1):
                if screen.play.match.phase != "over":
                    screen.play.leave(seat)
            wait(lambda: isinstance(screen.overlay, RoundEnd))
            leave_round_end(screen)
    if where in ("scoreboard", "podium"):
        damage(hub)
        go_on(window)
    assert len(told) == 1, told
    assert "put aside as stackhub.damaged-1.sqlite3" in str(told[0])
    stored = hub.folder.parties.load(evening.key)
    assert len(stored.entries) == len(evening.party.entries)
    assert (stored.finished is None) == (where != "podium")
    assert [who.name for who in hub.folder.history.parties()[0].people] == ["Ada", "Léa", "Noor"]
    if where == "result":
        assert [result.party for result in hub.folder.history.matches()] == [evening.key]
