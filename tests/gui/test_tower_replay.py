"""A game of Stacko is recorded while it is played; its fall is shown slowly, and all of it can be watched again. Every
event is a real one; only the fall is hurried on by a push that no hand could give."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from stackhub.dexterity.slow_motion import SlowMotion
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.tower_replay import SLOWLY, TowerReplayScreen
from stackhub.shell.window import MainWindow
from stackhub.store.replays import read_replay, write_replay
from stackhub.store.settings import SeatChoice
from tests.games.stacko.tower_player import TowerPlayer
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.store.replays import fallen_replay, recording_of

ADA, LEA = SeatChoice(name="Ada", colour="red"), SeatChoice(name="Léa", colour="blue")


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> None:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()


def a_game_that_fell(window: MainWindow, *, falls_still: bool = False) -> tuple[GameScreen, StackoBoard]:
    """Two people; the first who has to take a block brings the tower down, or is just about to."""
    window.start_match("stacko", [ADA, LEA], {})
    screen = game_screen(window)
    board = screen.board
    assert isinstance(board, StackoBoard)
    player = TowerPlayer(board)
    player.wait(2)
    for _ in range(60):
        assert board.view is not None
        if board.view.phase == "take":
            break
        press(window, Qt.Key.Key_Space)
        board.finish_animations()
    bench = player.bench
    for body in list(bench.tower.blocks.values()):
        if body.pose.z > 120:
            bench.world.kick(body, (body.mass_g * 900, 0.0, 0.0))
    stages = ("falling",) if falls_still else ("sent", "off")
    player.wait_until(lambda: board.clock.stage in stages, "the fall", 400)
    return screen, board


@pytest.fixture
def replay_screen(window: MainWindow, hub: Hub) -> TowerReplayScreen:
    """A replay of three turns, whose last one ends in a fall, opened from a file."""
    path = hub.folder.root / "evening.stackreplay"
    write_replay(path, fallen_replay())
    window.open_file(path)
    screen = window.screen_on_top
    assert isinstance(screen, TowerReplayScreen)
    return screen


# --- From the table


def test_a_fall_is_shown_slowly_kept_and_watched_again_from_its_end_and_from_the_history(
    window: MainWindow, hub: Hub, wait: Waiter, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("stackhub.games.stacko.board_turn._COLLAPSE_S", 1.2)  # its end is stepped for nothing here
    hub.settings.animation = True
    hub.apply_look()
    screen, board = a_game_that_fell(window)
    slow = board.slow_motion
    assert slow.is_running
    assert slow.isVisible()
    assert screen.overlay is None, "the result waits"
    assert not board.marks.isVisible(), "no card of keys lies over it"
    assert screen.status.sentence == slow.label.text()
    assert board.live.stopped, "the wreck is not stepped on"
    assert board.clock.stage == "sent"
    assert window.focusWidget() is slow.skip_button
    target = tmp_path / "my fall.stackreplay"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(slow.keep_button)
    kept = read_replay(target)
    assert len(kept.manifest.turns) == 1
    assert kept.manifest.turns[0].seconds < 6
    assert slow.is_running, "it goes on after it was kept"
    press(window, Qt.Key.Key_Escape)
    assert not slow.is_running
    assert board.marks.isVisible()
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    card = screen.overlay
    assert isinstance(card, RoundEnd)
    click(card.watch_button)
    replay = window.screen_on_top
    assert isinstance(replay, TowerReplayScreen)
    assert replay.playing
    assert replay.bar.speed == SLOWLY, "the fall is shown slowly"
    assert "brought the tower down" in replay.said.text()
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is screen
    assert screen.overlay is card
    stored = read_replay(hub.folder.replays / f"{screen.play.path.stem}.stackreplay")
    assert [turn.fell_s is not None for turn in stored.manifest.turns] == [True]
    window.open_scores()
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    click(scores.watch_button)
    assert isinstance(window.screen_on_top, TowerReplayScreen)


@pytest.mark.parametrize("how", ["space", "click", "escape", "end"])
def test_the_slow_motion_ends_by_itself_or_as_soon_as_one_wants(window: MainWindow, hub: Hub, how: str) -> None:
    window.start_match("stacko", [ADA, LEA], {})
    board = game_screen(window).board
    assert isinstance(board, StackoBoard)
    slow, ended = board.slow_motion, []
    stands = {name: box.pose for name, box in board.live.boxes.items()}
    board.live.stopped = True
    slow.play(recording_of(2.0, falls=True), 60, lambda: ended.append(how))
    _pass_time(slow, 1.0)
    assert len(board.live.boxes) == 12, "the recorded blocks are shown in place of the tower"
    if how == "space":
        press(window, Qt.Key.Key_Space)
    elif how == "escape":
        press(window, Qt.Key.Key_Escape)
    elif how == "click":
        QTest.mouseClick(board.viewport, Qt.MouseButton.LeftButton, pos=QPoint(40, 300))
    else:
        _pass_time(slow, 30.0)
    assert ended == [how]
    assert not slow.is_running
    assert game_screen(window).overlay is None, "Escape has skipped it, and done no more"
    assert {name: box.pose for name, box in board.live.boxes.items()} == stands


def test_the_slow_motion_stands_still_under_a_card(window: MainWindow) -> None:
    window.start_match("stacko", [ADA, LEA], {})
    screen = game_screen(window)
    board = screen.board
    assert isinstance(board, StackoBoard)
    board.slow_motion.play(recording_of(2.0, falls=True), 60, lambda: None)
    screen.cards.open_menu()
    _pass_time(board.slow_motion, 30.0)
    assert board.slow_motion.is_running
    screen.close_overlay()
    _pass_time(board.slow_motion, 30.0)
    assert not board.slow_motion.is_running


def _pass_time(slow: SlowMotion, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        slow._advance(0.1)


@pytest.mark.long
def test_a_fall_that_somebody_runs_away_from_is_in_the_replay_as_well(window: MainWindow, hub: Hub) -> None:
    screen, _ = a_game_that_fell(window, falls_still=True)
    window.open_home()
    kept = read_replay(hub.folder.replays / f"{screen.play.path.stem}.stackreplay")
    assert [turn.fell_s is not None for turn in kept.manifest.turns] == [True]
    assert kept.manifest.turns[0].events[-1].name == "round_over"


def test_a_match_that_is_thrown_away_takes_its_replay_along(window: MainWindow, hub: Hub) -> None:
    window.start_match("stacko", [ADA, LEA], {})
    path = game_screen(window).play.path
    replay = hub.folder.replays / f"{path.stem}.stackreplay"
    write_replay(replay, fallen_replay())
    window.open_home()
    window._ask_discard(path)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert not path.exists()
    assert not replay.exists()


# --- The screen


def test_a_replay_is_played_paused_and_walked_through_by_keys(
    replay_screen: TowerReplayScreen, window: MainWindow
) -> None:
    screen = replay_screen
    assert screen.playing
    press(window, Qt.Key.Key_Space)
    assert not screen.playing
    screen.viewport.setFocus()
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert screen.reel.turn_at(screen.second) == 1
    assert "Léa" in screen.said.text()
    at = screen.second
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert screen.second == pytest.approx(at + 1 / 60)
    turned = screen.viewport.rig.goal.turn
    press(window, Qt.Key.Key_Right)
    assert screen.viewport.rig.goal.turn != turned, "the camera is free"
    press(window, Qt.Key.Key_F)
    assert screen.playing
    assert screen.bar.speed == SLOWLY
    assert screen.reel.turn_at(screen.second) == 2
    press(window, Qt.Key.Key_Plus)
    assert screen.bar.speed == 0.5
    screen.bar.line.setFocus()
    press(window, Qt.Key.Key_End)
    assert screen.second == screen.reel.seconds
    press(window, Qt.Key.Key_Space)
    assert screen.playing
    assert screen.second < 0.1, "from the end it begins anew"
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is not screen


def test_a_replay_is_sought_and_seen_by_mouse(replay_screen: TowerReplayScreen, window: MainWindow) -> None:
    screen, line = replay_screen, replay_screen.bar.line
    click(line, QPoint(round(line.width() * 0.5), line.height() - 12))
    assert not screen.playing
    assert screen.second == pytest.approx(screen.reel.seconds / 2, rel=0.05)
    click(screen.bar.back_button)
    assert screen.second == screen.reel.starts[1]
    blocks = {name: box.pose for name, box in screen.table.boxes.items()}
    screen.viewport.draw_now()
    first = screen.viewport.snapshot()
    screen.seek(screen.reel.seconds)
    screen.viewport.draw_now()
    last = screen.viewport.snapshot()
    assert {name: box.pose for name, box in screen.table.boxes.items()} != blocks
    assert first is not None
    assert last is not None
    assert first != last, "the wreck is drawn"


def test_a_replay_goes_on_with_time(replay_screen: TowerReplayScreen, wait: Waiter) -> None:
    wait(lambda: replay_screen.second > 0.2)
    replay_screen.seek(replay_screen.reel.seconds - 0.05)
    wait(lambda: not replay_screen.playing)
    assert replay_screen.second == replay_screen.reel.seconds


def test_a_replay_speaks_the_language_of_the_moment(
    replay_screen: TowerReplayScreen, hub: Hub, window: MainWindow
) -> None:
    english = replay_screen.said.text(), replay_screen.bar.close_button.text()
    hub.language.use("fr")
    QApplication.processEvents()
    french = replay_screen.said.text(), replay_screen.bar.close_button.text()
    assert all(one != other for one, other in zip(english, french, strict=True))
    for button in (replay_screen.bar.play_button, replay_screen.bar.fall_button, replay_screen.bar.line):
        assert button.accessibleName()


def test_a_replay_follows_the_theme_and_asks_for_nothing_once_it_is_left(
    replay_screen: TowerReplayScreen, hub: Hub, window: MainWindow
) -> None:
    before = replay_screen.viewport.scene.backdrop
    hub.settings.theme = "dark"
    hub.apply_look()
    assert replay_screen.viewport.scene.backdrop != before
    press(window, Qt.Key.Key_Escape)
    hub.settings.theme = "light"
    hub.apply_look()  # the screen waits to be deleted, and its scene is gone
    assert window.screen_on_top is not replay_screen


def test_a_replay_is_saved_under_a_name_of_ones_own(
    replay_screen: TowerReplayScreen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "ours"), ""))
    click(replay_screen.bar.save_button)
    assert read_replay(tmp_path / "ours.stackreplay") == replay_screen.replay


# --- Files from elsewhere


@pytest.fixture
def drop(window: MainWindow) -> Callable[[Path], bool]:
    """Drag a file on to the window and let go; whether it was taken."""

    def dropped(path: Path) -> bool:
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPoint(50, 50), action, mime, left, none)
        enter.ignore()
        QApplication.sendEvent(window, enter)
        QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), action, mime, left, none))
        return enter.isAccepted()

    return dropped


def test_a_replay_is_opened_by_dropping_it_on_the_window(
    window: MainWindow, tmp_path: Path, drop: Callable[[Path], bool]
) -> None:
    path = tmp_path / "theirs.stackreplay"
    write_replay(path, fallen_replay())
    assert not drop(tmp_path / "picture.png")
    assert drop(path)
    assert isinstance(window.screen_on_top, TowerReplayScreen)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"PK nothing", "is not a replay of StackHub"), (None, "There is no file")],
)
def test_a_replay_that_cannot_be_read_is_told_of_in_a_sentence(
    window: MainWindow, tmp_path: Path, content: bytes | None, said: str
) -> None:
    before = window.screen_on_top
    path = tmp_path / "bad.stackreplay"
    if content is not None:
        path.write_bytes(content)
    window.open_file(path)
    assert window.screen_on_top is before
    assert said in window.notice.sentence


def test_a_replay_of_an_unknown_game_is_told_of(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "chess.stackreplay"
    write_replay(path, fallen_replay(game="chess"))
    before = window.screen_on_top
    window.open_file(path)
    assert window.screen_on_top is before
    assert "chess" in window.notice.sentence
