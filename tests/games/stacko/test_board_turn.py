"""Turns on the board as the rules see them: a state, a board, and nothing between them but moves, events and views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stackhub.engine.chance import Chance
from stackhub.games import registry
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.games.stacko.notation import Move
from stackhub.games.stacko.rules import StackoState
from stackhub.games.stacko.storeys import places
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from tests.games.stacko.tower_player import LEFT, TowerPlayer, buttons_up


class Table:
    """Plays what the board sends, as the screen of a match does."""

    def __init__(self, board: StackoBoard, state: StackoState) -> None:
        self.board, self.state = board, state
        self.sent: list[Move] = []
        self.listening = True
        board.move_chosen.connect(self._play)
        board.settled.connect(self._invite)
        board.show_view(state.view(0))
        self._invite()
        self.player = TowerPlayer(board)
        self.player.wait(15)

    def _play(self, move: Move) -> None:
        if not self.listening:
            return
        self.sent.append(move)
        events = self.state.play(move)
        self.board.invite(())
        self.board.animate(events, self.state.view(0))

    def _invite(self) -> None:
        self.board.invite(self.state.legal_moves())

    @property
    def record(self) -> Any:
        return self.sent[-1].record


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    """Makes a table in a position."""
    boards: list[StackoBoard] = []

    def make(options: dict[str, object] | None = None, **position: object) -> Table:
        look = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")
        board = StackoBoard(look)
        qtbot.addWidget(board)
        boards.append(board)
        board.resize(720, 520)
        with qtbot.waitActive(board):
            board.show()
            board.activateWindow()
        board.setFocus()
        rules = registry.rules_of("stacko")
        state = rules.from_position({"to_play": 0, **position}, rules.options_model(**(options or {})), 3, Chance(5))
        assert isinstance(state, StackoState)
        board.set_table(None, 5)
        return Table(board, state)

    yield make
    for board in boards:
        buttons_up(board.viewport)
        board.close_board()


@pytest.mark.long
def test_two_blocks_of_a_draw_two_are_moved_one_after_the_other(lay: Callable[..., Table]) -> None:
    """ST-06: any two blocks; the first laid becomes tower, and the die passes only after the second."""
    table = lay(owed=2)
    player, bench = table.player, table.player.bench
    assert len(table.board.hand.legal) == 45
    first = player.thin_one()
    player.takes(first)
    player.wait(20)
    assert bench.laid == (first,)
    assert not bench.can_pass
    assert table.sent == []
    legal = set(table.board.hand.legal)
    assert first not in legal
    assert {name for name, (storey, _) in places(bench.storeys).items() if storey == 15} <= legal, "no longer the top"
    second = player.thin_one()
    player.takes(second)
    player.wait_until(lambda: bool(table.sent), "passing the die")
    assert [lift.block for lift in table.record.lifts] == [first, second]
    assert (table.record.end, table.state.to_play, table.state.view(0).phase) == ("rested", 1, "roll")


def test_when_time_runs_out_the_die_passes_and_nothing_is_lost(lay: Callable[..., Table]) -> None:
    """ST-17: the block in the hand is out of play."""
    table = lay({"turn_seconds": 10}, face="blue2")
    player = table.player
    assert "second" in table.board.marks.clock
    block = player.thin_one()
    player.pulls_out(block)
    player.wait_until(lambda: bool(table.sent), "the end of the time", 400)
    assert table.record.end == "time"
    assert table.state.outcome() is None
    assert table.state.to_play == 1
    player.wait(5)
    assert block not in player.bench.tower.blocks
    assert block not in table.board.live.boxes
    state = table.board.table_state
    assert state is not None
    assert block not in {body["name"] for body in state["world"]["bodies"]}


def test_an_illegal_block_is_felt_but_not_taken(lay: Callable[..., Table]) -> None:
    """ST-10: the hand draws it no further than 20 mm, and it comes back."""
    table = lay(face="red1")
    player = table.player
    legal = set(table.board.hand.legal)
    table.board.hand.legal = [n for n in player.bench.tower.blocks if player.bench.may_hold(n) is None]
    illegal = next(
        name
        for name in sorted(table.board.hand.legal, key=lambda n: -player.bench.tower.blocks[n].pose.z)
        if name not in legal and len(player.seen(name)) > 12
    )
    table.board.hand.legal = tuple(legal)
    before = player.bench.tower.blocks[illegal].pose
    start = player.middle(illegal)
    player.press(start)
    player.move(start, start + (player.out_of(illegal) * 90).toPoint(), 20)
    player.wait(10)
    now = player.bench.tower.blocks[illegal].pose
    assert abs(now.x - before.x) + abs(now.y - before.y) < 24
    assert player.bench.mode == "pull"
    player.board.cancel()
    player.wait_until(lambda: player.bench.mode == "idle", "putting it back")


def test_a_fall_is_sent_when_the_card_that_lay_over_the_board_is_gone(lay: Callable[..., Table]) -> None:
    table = lay(face="yellow4")
    player = table.player
    table.listening = False
    top = max(player.bench.tower.blocks.values(), key=lambda body: body.pose.z)
    player.bench.world.put(top, top.motion._replace(pose=top.pose.moved(dx=150)))
    player.wait_until(lambda: table.board.clock.fall is not None, "the fall")
    player.wait(120)
    assert table.sent == []
    table.listening = True
    player.wait_until(lambda: bool(table.sent), "sending it again", 200)
    assert table.record.end == "fallen"
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.loser == 0


def test_the_die_is_passed_early_with_the_held_button(lay: Callable[..., Table]) -> None:
    """ST-13, with a guard against an accidental press."""
    table = lay(owed=1)
    player, button = table.player, table.board.bar.pass_button
    assert not button.isEnabled()
    player.takes(player.thin_one())
    assert player.bench.can_pass
    table.board.bar.setParent(None)  # type: ignore[call-overload]
    table.board.bar.show()
    QTest.mouseClick(button, LEFT)
    assert table.sent == [], "a click is too short"
    QTest.mousePress(button, LEFT)
    QTest.qWait(700)
    QTest.mouseRelease(button, LEFT)
    table.board.bar.close()
    table.board.bar.setParent(table.board)
    assert table.record.end == "passed"


def test_the_flat_hand_and_the_stick_push_only_while_they_are_held(lay: Callable[..., Table]) -> None:
    """ST-09, ST-11, ST-12."""
    table = lay(face="green3")
    player = table.player
    for key, tool in ((Qt.Key.Key_F, "palm"), (Qt.Key.Key_X, "stick")):
        block = player.thin_one()
        player.key(key)
        assert table.board.hand.tool == tool
        start = player.middle(block)
        player.press(start)
        assert player.bench.held == tool
        player.wait()
        assert tool in table.board.live.boxes
        player.move(start, start - (player.out_of(block) * 10).toPoint(), 8)
        player.release(start)
        player.wait(5)
        assert player.bench.held is None
        assert tool not in table.board.live.boxes
        player.key(key)
        assert table.board.hand.tool is None
    assert set(player.bench.record("passed").tools) == {"palm", "stick"}


def test_nobody_touches_the_tower_before_the_roll(lay: Callable[..., Table]) -> None:
    table = lay()
    player = table.player
    block = next(iter(player.bench.tower.blocks))
    at = player.view.project(player.bench.tower.blocks[block].pose.place)
    assert at is not None
    player.press(at.toPoint())
    assert player.bench.held is None
    player.release(at.toPoint())
    table.board.bar.roll_button.click()
    QApplication.processEvents()
    assert str(table.sent[-1]) == "roll"


@pytest.mark.parametrize("rule", ["retry", "loses"])
def test_a_block_let_go_of_in_the_air(lay: Callable[..., Table], rule: str) -> None:
    """ST-14: put down beside the tower, to be picked up again; where a drop loses, it drops."""
    table = lay({"dropped_block": rule}, owed=1)
    player = table.player
    at = player.pulls_out(player.thin_one())
    player.move(at, at + (player.out_of(player.bench.in_work or "") * 60).toPoint(), 8)
    player.release(at)
    player.wait_until(lambda: player.bench.mode == "idle" and player.bench.world.still_s > 0.2, "coming down", 300)
    if rule == "retry":
        assert table.sent == []
        assert player.bench.record("passed").lifts[0].dropped_s == ()
        assert player.bench.may_hold(player.bench.in_work or "") is None
    else:
        player.wait_until(lambda: bool(table.sent), "losing", 400)
        assert table.record.lifts[0].dropped_s
        outcome = table.state.outcome()
        assert outcome is not None
        assert outcome.loser == 0


def test_a_table_under_a_card_stands_still(lay: Callable[..., Table]) -> None:
    table = lay({"turn_seconds": 60}, face="blue2")
    player = table.player
    table.board.set_paused(True)
    before = player.bench.time_s, player.bench.world.frames
    player.wait(20)
    assert (player.bench.time_s, player.bench.world.frames) == before
    table.board.set_paused(False)
    player.wait(5)
    assert player.bench.world.frames > before[1]
    assert player.bench.time_s > before[0], "the clock of the turn goes on, though everything rests (ST-17)"


def test_the_clock_goes_on_after_a_roll_that_was_seen(lay: Callable[..., Table]) -> None:
    """ST-17: the die comes to rest within a beat; the turn's time must go on after it, though nothing else moves."""
    table = lay({"turn_seconds": 90})
    board, player = table.board, table.player
    board.set_look(replace(board.look, motion=True, speed=3.0))
    player.wait_until(lambda: player.bench.world.paused, "resting")
    board.bar.roll_button.click()
    for _ in range(300):
        QTest.qWait(20)
        if not board.dice.is_rolling and table.state.view(0).phase == "take":
            break
        if not board.dice.is_rolling and board.bar.roll_button.isEnabled():
            board.bar.roll_button.click()
    before = player.bench.time_s
    QTest.qWait(300)
    assert player.bench.time_s > before
    assert board.marks.clock
