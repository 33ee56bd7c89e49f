"""A match of Stacko goes on where it stood: the tower is the one that was left, at the beginning of the turn."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.physics.pose import Pose
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.match_keeper import TABLE
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.games.stacko.tower_player import TowerPlayer, buttons_up
from tests.gui.conftest import game_screen

SEATS = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Léa", colour="blue")]
NEAR_MM = 0.5


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> Iterator[None]:
    hub.settings.quality = "software"
    hub.apply_look()
    yield
    buttons_up(window)


def board_of(screen: GameScreen) -> StackoBoard:
    assert isinstance(screen.board, StackoBoard)
    return screen.board


def rolled(screen: GameScreen) -> TowerPlayer:
    board = board_of(screen)
    player = TowerPlayer(board)
    player.wait(20)
    while board.view is not None and board.view.phase != "take":
        board.bar.roll_button.click()
        QApplication.processEvents()
    player.wait()
    return player


def resumed(window: MainWindow, path: Path) -> GameScreen:
    """Leave the match without a word to it, as a crash does, and open its file."""
    window.open_home()
    QApplication.processEvents()
    window.open_file(path)
    QApplication.processEvents()
    return game_screen(window)


def poses_of(screen: GameScreen) -> dict[str, Pose]:
    bench = board_of(screen).live.bench
    assert bench is not None
    return bench.tower.poses()


def furthest_mm(one: dict[str, Pose], other: dict[str, Pose]) -> float:
    assert one.keys() == other.keys()
    return max(math.dist(one[name].place, other[name].place) for name in one)


def test_a_tower_left_after_a_turn_is_the_same_tower(window: MainWindow) -> None:
    window.start_match("stacko", SEATS, {})
    screen = game_screen(window)
    player = rolled(screen)
    block = player.thin_one()
    first = screen.play.match.referee.state.to_play
    player.takes(block)
    player.wait_until(lambda: screen.play.match.referee.state.to_play != first, "passing the die")
    left = poses_of(screen)
    again = resumed(window, screen.play.path)
    state = again.play.match.referee.state
    assert state.to_play != first
    assert board_of(again).view == state.view(again.play.seat_in_front)
    assert furthest_mm(left, poses_of(again)) < NEAR_MM
    later = TowerPlayer(board_of(again))
    later.wait(45)  # three seconds
    assert furthest_mm(left, poses_of(again)) < NEAR_MM
    assert later.bench.fall() is None


def test_a_turn_that_was_cut_off_begins_again(window: MainWindow) -> None:
    window.start_match("stacko", SEATS, {})
    screen = game_screen(window)
    player = rolled(screen)
    before = poses_of(screen)
    face = board_of(screen).view.face  # type: ignore[union-attr]
    block = player.thin_one()
    player.pulls_out(block)
    assert player.bench.held == block
    again = resumed(window, screen.play.path)
    view = board_of(again).view
    assert view is not None
    assert (view.phase, view.face) == ("take", face)
    bench = board_of(again).live.bench
    assert bench is not None
    assert bench.held is None
    assert furthest_mm(before, poses_of(again)) < 2.5, "as it was when the die was received; settling leans it"
    assert block in board_of(again).hand.legal


def test_a_damaged_table_is_said_and_the_match_goes_on_with_a_tower_built_anew(window: MainWindow) -> None:
    window.start_match("stacko", SEATS, {})
    screen = game_screen(window)
    rolled(screen)
    path = screen.play.path
    window.open_home()
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["rounds"][0]["attachments"][TABLE] = {"bodies": "nonsense"}
    path.write_text(json.dumps(saved), encoding="utf-8")
    window.open_file(path)
    again = game_screen(window)
    assert again.play.match.referee.moves_played > 0
    assert len(poses_of(again)) == 48
    assert "damaged" in board_of(again).marks.sentence


def test_two_towers_of_one_match_differ_and_one_seed_gives_one_tower(window: MainWindow) -> None:
    def sizes(seed: int) -> list[float]:
        window.hub.new_seed = lambda: seed
        window.start_match("stacko", SEATS, {})
        bench = board_of(game_screen(window)).live.bench
        assert bench is not None
        return [round(body.size_mm[2], 4) for _, body in sorted(bench.tower.blocks.items())]

    assert sizes(11) == sizes(11)
    assert sizes(11) != sizes(12)
