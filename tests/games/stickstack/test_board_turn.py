"""Turns on the board as the rules see them: a state, a board, and nothing between them but moves, events and views."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stackhub.engine.chance import Chance
from stackhub.games import registry
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_pieces import wrong_glow
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.notation import LEAVE, Move
from stackhub.games.stickstack.rules import StickStackState
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look, Player
from tests.games.stickstack.cup_player import LEFT, CupPlayer, buttons_up


class Table:
    """Plays what the board sends, as the screen of a match does."""

    def __init__(self, board: StickStackBoard, state: StickStackState) -> None:
        self.board, self.state = board, state
        self.sent: list[Move] = []
        self.said: list[str] = []
        self.head = ""
        """What stands in place of whose turn it is."""
        self.listening = True
        board.talk.said.connect(self.said.append)
        board.explained.connect(lambda sentence: setattr(self, "head", sentence))
        board.move_chosen.connect(self._play)
        board.settled.connect(self._invite)
        board.show_view(state.view(0))
        self._invite()
        self.player = CupPlayer(board)
        self.player.wait(8)

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
    def kinds(self) -> list[str]:
        return [move.kind for move in self.sent]

    @property
    def record(self) -> Any:
        return next(move.record for move in reversed(self.sent) if move.record is not None)

    def ends(self, turns: int = 1) -> None:
        """Wait until so many records were sent."""
        self.player.wait_until(lambda: self.kinds.count("record") >= turns, "the end of the turn", 260)


Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Makes a table in a position."""
    boards: list[StickStackBoard] = []

    def make(options: dict[str, object] | None = None, seats: int = 3, bots: int = 0, **position: object) -> Table:
        look = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")
        board = StickStackBoard(look)
        qtbot.addWidget(board)
        boards.append(board)
        board.set_players([Player(name, "red", number >= seats - bots) for number, name in enumerate("ABC"[:seats])])
        board.resize(640, 480)
        with qtbot.waitActive(board):
            board.show()
            board.activateWindow()
        board.setFocus()
        rules = registry.rules_of("stickstack")
        state = rules.from_position(
            {"to_play": 0, **position}, rules.options_model(**(options or {})), seats, Chance(5)
        )
        assert isinstance(state, StickStackState)
        board.set_table(None, 5)
        return Table(board, state)

    yield make
    for board in boards:
        buttons_up(board.viewport)
        board.close_board()


def _keys_of_the_turn_before_do_nothing(table: Table) -> None:
    """A turn is over at once, with the arrows still going down; the breath must be set to end only when the player
    breathes."""
    player = table.player
    before, kinds = player.view.rig.goal, table.kinds
    for key in (Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_Space):
        player.key(key)
    assert (player.view.rig.goal, table.kinds) == (before, kinds)
    player.breathes()
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "", True)
    QCoreApplication.sendEvent(player.view, repeat)
    assert player.view.rig.goal == before, "it is still held down"
    player.key(Qt.Key.Key_Right)
    assert player.view.rig.goal != before
    player.key(Qt.Key.Key_Space)
    assert table.kinds == [*kinds, "bag"]


def test_ss03_ss04_a_stick_is_drawn_hung_and_the_turn_passes_when_all_rests(lay: Lay) -> None:
    table = lay()
    player = table.player
    assert not table.board.bar.drop_button.isVisibleTo(table.board.bar)
    player.draws()
    assert table.kinds == ["bag"]
    assert table.state.view(0).phase == "place"
    assert table.board.marks.hand is not None
    player.places()
    table.ends()
    assert table.record.end == "closed"
    assert table.state.view(0).tower == (table.record.stick,)
    assert table.state.to_play == 1
    assert table.board.table_state is not None
    assert set(table.board.table_state["sticks"]) == {table.record.stick}


def test_ss06_a_wrong_colour_is_shown_and_the_stick_is_back_in_the_hand(lay: Lay) -> None:
    table = lay()
    player = table.player
    player.draws()
    stick = player.bench.held
    player.places(legal=False)
    assert player.bench.held == stick
    assert player.bench.refused == 1
    assert any("Wrong colours" in sentence for sentence in table.said)
    assert any(not plate.good for plate in table.board.marks.plates), "where, and which colours"
    assert table.board.sight._ghost is not None
    assert table.board.sight._ghost.is_shown
    assert player.bench.table.tilt_deg < 1, "the tower is as it was"
    assert table.board.bar.up_button.isEnabled(), "it hangs at the tower"
    table.board.sight.forget_wrong()  # by itself after a while
    player.wait()
    assert table.board.sight.rest is not None, "where it hangs is seen without moving it"
    assert any(not plate.good for plate in table.board.marks.plates)
    player.places()
    table.ends()
    assert [bool(attempt.contacts) for attempt in table.record.attempts] == [True, True]
    assert table.state.view(0).tower == (stick,)


@pytest.mark.parametrize("by", ["turning", "nudging", "dragging", "lifting"])
def test_ss06_what_was_wrong_is_shown_until_the_stick_is_led_on(lay: Lay, by: str) -> None:
    table = lay()
    player, steering = table.player, table.board.hand.steering
    player.draws()
    player.places(legal=False)
    wrong = table.board.sight._wrong
    assert wrong
    player.wait(3)
    assert table.board.sight._wrong == wrong
    if by == "turning":
        player.key(Qt.Key.Key_Q)
    elif by == "nudging":
        player.key(Qt.Key.Key_Right)
    elif by == "dragging":
        at = player.held_at()
        player.press(at)
        player.move(at, at + QPoint(30, 0), 3)
    else:
        assert table.board.hand.cancel()
        player.wait(30)
        assert not player.bench.can_release
        return
    player.wait(2)
    assert not table.board.sight._wrong
    assert not steering.parked


def test_ss06_after_three_refusals_the_stick_may_be_kept(lay: Lay) -> None:
    table = lay()
    table.board._breath.setInterval(3_600_000)
    player, bar = table.player, table.board.bar
    player.draws()
    stick = player.bench.held
    player.places(legal=False)
    for number in range(1, 3):
        assert player.bench.refused == number
        assert not bar.keep_button.isVisibleTo(bar)
        player.key(Qt.Key.Key_Space)  # it hangs where it was let go of: once more
        player.judged()
    player.wait_until(lambda: bar.keep_button.isVisibleTo(bar), "offering to give up", 10)
    bar.keep_button.click()
    assert table.record.end == "kept"
    assert table.state.view(0).fronts[0] == (stick,)
    assert stick not in player.bench.table.sticks
    assert stick not in table.board.live.boxes
    _keys_of_the_turn_before_do_nothing(table)


@pytest.mark.parametrize(("colours", "front"), [("take_back", True), ("warn", False)])
def test_ss06_other_house_rules_for_a_wrong_colour(lay: Lay, colours: str, front: bool) -> None:
    table = lay({"colours": colours})
    player = table.player
    player.draws()
    stick = player.bench.held
    player.places(legal=False)
    assert player.bench.held is None
    assert any("goes in front" in sentence if front else "all the same" in sentence for sentence in table.said)
    table.ends()
    view = table.state.view(0)
    assert (view.fronts[0], view.tower) == (((stick,), ()) if front else ((), (stick,)))
    if front:
        player.wait()
        assert table.board.marks.sentence.startswith("A: wrong colours ("), "the next player still reads it"
        assert any(not plate.good for plate in table.board.marks.plates), "and sees where"
        assert table.board.sight._ghost is not None
        assert table.board.sight._ghost.is_shown
        player.breathes()
        player.draws()
        assert not table.board.sight._wrong
        assert "wrong colours" not in table.board.marks.sentence


def test_ss09_the_next_player_takes_early_which_ends_the_turn(lay: Lay) -> None:
    table = lay(fronts=[[], ["s30"], []])
    player, board = table.player, table.board
    player.draws()
    player.places()
    player.wait()
    assert "B draws" in board.bar.draw_button.text()
    assert not board.hand.can_draw, "Space is not for another player"
    chip = board.front.chips["ywb"]
    assert chip.isVisibleTo(board.front)
    assert chip.isEnabled()
    QTest.mouseClick(chip, LEFT)
    player.wait_until(lambda: "own" in table.kinds, "taking", 10)
    assert table.kinds == ["bag", "record", "own"]
    assert table.record.end == "closed"
    assert table.state.to_play == 1
    assert player.bench.held == "s30"
    assert not board.bar.next_button.isVisibleTo(board.bar)


@pytest.mark.parametrize(("bots", "also"), [(0, ", or when B takes the next stick"), (2, "")])
def test_ss09_the_head_line_says_when_the_turn_ends(lay: Lay, bots: int, also: str) -> None:
    """While the buttons ask the next one already, it must not ask the last one to hang the stick."""
    table = lay(bots=bots)
    player = table.player
    player.draws()
    assert table.head == ""
    player.places()
    player.wait()
    assert table.head == f"A: your turn ends when everything rests{also}."
    table.ends()
    assert table.head == ""


def test_ss09_the_bag_is_clicked_early_for_the_next_player(lay: Lay) -> None:
    table = lay()
    player = table.player
    player.draws()
    player.places()
    player.press(player.bag_at())
    player.release(player.bag_at())
    player.wait_until(lambda: table.kinds == ["bag", "record", "bag"], "drawing", 10)
    assert table.state.to_play == 1


def test_ss09_a_bot_takes_only_when_all_rests(lay: Lay) -> None:
    table = lay(seats=2, bots=1)
    player, board = table.player, table.board
    player.draws()
    player.places()
    player.wait()
    assert not board.bar.draw_button.isEnabled()
    player.press(player.bag_at())
    player.release(player.bag_at())
    assert table.kinds == ["bag"]
    table.ends()
    assert table.state.to_play == 1


def test_the_turn_may_be_closed_as_soon_as_all_rests(lay: Lay) -> None:
    table = lay()
    player, bar = table.player, table.board.bar
    player.draws()
    player.places()
    player.wait_until(bar.next_button.isEnabled, "resting")
    assert table.kinds == ["bag"]
    bar.next_button.click()
    assert table.kinds == ["bag", "record"]


def test_a_click_meant_for_the_last_turn_draws_for_nobody(lay: Lay) -> None:
    table = lay()
    player = table.player
    assert 100 < table.board._breath.interval() < 2_000
    table.board._breath.setInterval(3_600_000)  # over only when the player breathes, however slow this machine is
    player.draws()
    player.places()
    table.ends()
    player.press(player.bag_at())
    player.release(player.bag_at())
    player.key(Qt.Key.Key_Space)
    assert table.kinds == ["bag", "record"]
    player.breathes()
    player.key(Qt.Key.Key_Space)
    assert table.kinds == ["bag", "record", "bag"]


def test_ss08_what_fell_lies_in_front_of_the_player(lay: Lay) -> None:
    table = lay({"colours": "warn"}, tower=["s01", "s02", "s03"])
    player = table.player
    assert len(player.bench.table.sticks) == 3
    player.draws()
    lowest = player.bench.table.sticks["s03"]
    player.bench.world.put(lowest, lowest.motion._replace(pose=lowest.pose.moved(dx=170, dz=-40)))
    player.places()
    table.ends()
    assert [fact.stick for fact in table.record.fell] == ["s03"]
    assert table.state.view(0).fronts[0] == ("s03",)
    assert "s03" not in table.board.live.boxes
    player.breathes()
    player.wait()
    assert table.board.front.label.text() == "Nothing lies in front of B."


def test_ss10_a_topple_is_shown_and_ends_the_round(lay: Lay) -> None:
    table = lay(tower=["s01", "s02"])
    player = table.player
    player.draws()
    player.places(legal=False)
    assert table.board.sight._wrong
    cup = player.bench.table.cup
    for _ in range(30):  # somebody leans on it, with all their weight
        lean = math.radians(80)
        pivot = player.bench.scene.cup.pivot_mm
        turned = cup.pose._replace(w=math.cos(lean / 2), i=math.sin(lean / 2), j=0.0, k=0.0)
        x, y, z = turned.direction((0.0, 0.0, pivot))
        at = player.bench.scene.cup.above_table_mm - pivot
        player.bench.world.put(cup, cup.motion._replace(pose=turned._replace(x=x, y=y, z=at + z)))
        player.wait()
        if player.bench.outcome is not None:
            break
    assert player.bench.outcome == "toppled"
    player.wait()
    assert table.head == "The tower topples."
    table.ends()
    assert table.head == ""
    assert table.record.end == "toppled"
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "toppled"
    assert table.board.verdict_picture() is not None
    assert not table.board.sight._wrong, "the picture is of the fall, not of colours that were wrong before it"
    assert table.board.sight._ghost is not None
    assert not table.board.sight._ghost.is_shown
    before = player.bench.world.frames
    player.beat()
    assert player.bench.world.frames == before, "the wreck is looked at, not stepped"


def test_ss05_strict_fouls_end_the_turn(lay: Lay) -> None:
    """At once, and the next player's table says why."""
    table = lay({"fouls": "strict"}, tower=["s01", "s02", "s03"])
    table.board._breath.setInterval(3_600_000)
    player = table.player
    player.draws()
    stick = player.bench.held
    player.turns_across()
    player.key(Qt.Key.Key_P)
    high = max(player.bench.table.sticks[name].pose.z for name in ("s01", "s02", "s03"))
    at = player.held_at()
    player.press(at)
    for lower in (0.0, 4.0, 8.0, 2.0):  # it sweeps one aside; now and then it slides over it, or throws it off at once
        for right, height in ((110.0, high + 50), (110.0, high + 1 - lower), (-120.0, high + 1 - lower)):
            if table.sent[-1].record is None:
                there = player.seen_at(right, height)
                player.move(at, there, 14)
                at = there
    player.wait(4)
    assert table.record.end == "foul"
    assert any("pushed" in sentence for sentence in table.said)
    assert stick in table.state.view(0).fronts[0]
    assert table.state.to_play == 1
    assert table.board.marks.sentence.startswith("A: the stick in your hand has pushed"), "B's table still says why"
    pushed = table.board.sight._pushed
    assert pushed & {"s01", "s02", "s03", "cup"}
    for name in pushed & table.board.live.boxes.keys():  # and which one was pushed, unless it was swept off
        assert table.board.live.boxes[name].glow == wrong_glow(table.board.look.theme)
    _keys_of_the_turn_before_do_nothing(table)


def test_a_record_is_sent_when_the_card_that_lay_over_the_board_is_gone(lay: Lay) -> None:
    table = lay()
    player = table.player
    player.draws()
    player.places()
    table.listening = False
    player.wait(80)
    assert table.kinds == ["bag"]
    table.listening = True
    table.ends()
    assert table.state.to_play == 1


def test_a_table_that_was_left_in_mid_turn_begins_it_again(lay: Lay) -> None:
    table = lay()
    player, board = table.player, table.board
    player.draws()
    player.places()
    table.ends()
    player.breathes()
    player.draws()
    kept, held = board.table_state, player.bench.held
    pose = player.bench.table.sticks[table.record.stick].pose
    player.drags_over(8, 0)
    board.set_table(kept, 5)
    board.show_view(table.state.view(0))
    board.invite(table.state.legal_moves())
    player.wait(4)
    assert player.bench.held == held
    again = player.bench.table.sticks[table.record.stick].pose
    assert again.place == pytest.approx(pose.place, abs=0.3)


def test_a_stick_stays_safe_in_the_hand_when_nobody_may_play_any_more(lay: Lay) -> None:
    table = lay()
    player = table.player
    player.draws()
    player.drags_over(10, 0)
    table.board.invite(())
    assert not table.board.hand.dragging
    player.wait(30)
    assert player.bench.mode == "carry"
    assert not player.bench.can_release
    table.board.invite(table.state.legal_moves())
    assert table.board.hand.is_holding


def test_ss19_who_leaves_with_a_stick_in_the_hand_leaves_no_stick_there(lay: Lay) -> None:
    table = lay()
    player = table.player
    player.draws()
    stick = player.bench.held
    player.wait(4)
    events = table.state.play(LEAVE)
    table.board.invite(())
    table.board.animate(events, table.state.view(0))
    assert player.bench.held is None
    assert stick not in player.bench.table.sticks
    assert stick not in table.board.live.boxes
    assert table.board.marks.hand is None
    player.breathes()
    player.draws()
    assert player.bench.held is not None


def test_a_damaged_table_is_laid_anew(lay: Lay) -> None:
    table = lay(tower=["s01", "s05"])
    board = table.board
    board.set_table({"sticks": "none"}, 5)
    board.show_view(table.state.view(0))
    board.invite(table.state.legal_moves())
    assert set(table.player.bench.table.sticks) == {"s01", "s05"}
    assert any("damaged" in sentence for sentence in table.said)


def test_sticks_in_front_are_chips_for_mouse_and_keyboard(lay: Lay) -> None:
    """SS-03: one of those in front of the player, instead of a new one."""
    table = lay(fronts=[["s04", "s05", "s20"], [], []])
    board, player = table.board, table.player
    chips = {kind: chip for kind, chip in board.front.chips.items() if chip.isVisibleTo(board.front)}
    assert {kind: chip.sticks for kind, chip in chips.items()} == {"wr": ("s04", "s05"), "rwy": ("s20",)}
    assert chips["wr"].accessibleName().startswith("The white-red stick, 2 stick")
    chips["rwy"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(chips["rwy"], Qt.Key.Key_Return)
    player.wait_until(lambda: player.bench.held == "s20", "taking", 10)
    assert table.kinds == ["own"]
    assert not chips["wr"].isEnabled()
    assert board.viewport.hasFocus(), "the keys go on with the stick"


def test_whoever_takes_an_own_stick_has_the_keys_on_the_board(lay: Lay, qtbot: QtBot) -> None:
    """Wherever the focus was: a chip that is clicked does not get it."""
    table = lay(fronts=[["s04"], [], []])
    elsewhere = QPushButton("elsewhere", table.board)
    elsewhere.show()
    elsewhere.setFocus()
    assert not table.board.viewport.hasFocus()
    QTest.mouseClick(table.board.front.chips["wr"], LEFT)
    table.player.wait_until(lambda: table.player.bench.held == "s04", "taking", 10)
    assert table.board.viewport.hasFocus()


@pytest.mark.parametrize("mode", ["coop", "teams"])
def test_ss13_ss14_turns_of_the_other_modes(lay: Lay, mode: str) -> None:
    table = lay({"mode": mode}, seats=3)
    player = table.player
    for turn in range(2):
        player.breathes()
        player.draws()
        player.places()
        table.ends(turn + 1)
    assert len(table.state.view(0).tower) == 2
    assert table.state.to_play == table.state.view(0).to_play
    score = table.board.front.score
    assert score.isVisibleTo(table.board.front) == (mode == "coop")
    said = score.text().replace("stick(s)", "sticks")  # as it is where English is switched on, which others may do
    assert said == ("Together: 2 sticks · HumoriStick from 12 on" if mode == "coop" else "")


@pytest.mark.parametrize(
    ("placed", "said"),
    [
        (11, "HumoriStick from 12 on"),
        (12, "HumoriStick · ElaStick from 18 on"),
        (35, "FantaStick · MyStick! from 36 on"),
        (36, "MyStick!"),
    ],
)
def test_ss13_the_table_says_what_is_placed_together_and_what_the_next_rank_takes(placed: int, said: str) -> None:
    assert words.together(placed).partition(" · ")[2] == said


def test_ss08_what_falls_while_a_stick_is_in_the_hand_is_said_at_once(lay: Lay) -> None:
    table = lay(tower=["s01", "s02", "s03"])
    player = table.player
    player.draws()
    lost = player.bench.table.sticks["s03"]
    player.bench.world.put(lost, lost.motion._replace(pose=lost.pose._replace(x=150.0, y=0.0, z=4.0)))
    player.wait_until(lambda: "s03" in player.bench.watch.seen.fell, "the fall")
    player.wait()
    assert player.bench.held is not None
    assert "fell" in table.board.marks.sentence
    assert "turn ends" in table.board.marks.sentence


def test_ss04_a_place_that_looks_good_but_gives_way_is_doubted_before_the_stick_is_let_go_of(
    lay: Lay, qtbot: QtBot
) -> None:
    table = lay(tower=["s01"])
    player, board = table.player, table.board
    body = player.bench.table.sticks["s01"]
    ahead = body.pose.direction((1.0, 0.0, 0.0))
    player.bench.world.put(body, body.motion._replace(pose=body.pose.moved(26 * ahead[0], 26 * ahead[1], 0.3)))
    player.wait(8)
    player.draws()
    x, y, _ = player.bench.table.sticks["s01"].pose.place
    board.hand.steering.lead_to(player.bench, x + 66 * ahead[0], y + 66 * ahead[1])
    player.comes_to_hover()
    player.wait_until(lambda: player.bench.is_still, "hanging still")
    player.beat()
    assert board.sight.rest is not None
    assert board.sight.rest.steady
    qtbot.waitUntil(lambda: board.sight.ahead.doubts, timeout=20_000)
    assert "give way" in board.marks.sentence
    player.key(Qt.Key.Key_Left)
    player.wait(3)
    assert not board.sight.ahead.doubts
