"""Somebody leaves a table of several people: who goes on, what is said and written down. ST-17, without a tower."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.events import Event
from stackhub.engine.look import ColourName
from stackhub.engine.match import Match
from stackhub.engine.save import match_from_json
from stackhub.games import registry
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.shell.game_cards import GiveUpCard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.log_lines import sentences, whole_log
from stackhub.shell.match_files import new_save_path
from stackhub.shell.match_keeper import TABLE
from stackhub.shell.play import MatchPlay
from stackhub.shell.player_panel import PlayerPanel
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.games.stacko.tower_player import TowerPlayer
from tests.gui.conftest import game_screen
from tests.gui.parties import NAMES, begins, falls, party, rolls


class Screen:
    """What the screen is told of a match; ``quick``: its board has shown everything at once."""

    def __init__(self, hub: Hub, match: Match, *, quick: bool = True) -> None:
        self.play = MatchPlay(match, new_save_path(hub.folder, "stacko"), hub.folder, bot_pause_ms=0)
        self.happened: list[str] = []
        self.jumps = 0
        self.ends = 0
        self.problems: list[str] = []
        self.quick = quick
        self.play.happened.connect(self._show)
        self.play.jumped.connect(self._jump)
        self.play.round_over.connect(self._end)
        self.play.problem.connect(lambda problem: self.problems.append(str(problem)))

    def _show(self, events: list[Event], view: object) -> None:
        self.happened += sentences(self.play.match, events)
        if self.quick:
            self.play.board_settled()

    def _jump(self, view: object) -> None:
        self.jumps += 1

    def _end(self) -> None:
        self.ends += 1

    def saved(self) -> Match:
        return match_from_json(self.play.path.read_text(encoding="utf-8"), registry.rules_of)


@pytest.fixture
def three(hub: Hub) -> Screen:
    """Three people, of whom seat 0 is to roll."""
    match = party(3)
    begins(match, 0)
    return Screen(hub, match)


def test_st17_the_others_play_on_and_it_is_told_and_saved(three: Screen, hub: Hub) -> None:
    three.play.leave(1)
    assert three.happened == ["Léa leaves the table."]
    assert whole_log(three.play.match)[-1].endswith("Léa leaves the table.")
    assert three.play.match.phase == "round"
    assert three.play.match.to_decide == 0
    assert three.play.moves(), "the turn goes on"
    assert three.ends == 0
    assert three.saved().left == [1]
    assert three.saved().referee.state.position() == three.play.match.referee.state.position()
    assert hub.folder.history.matches() == []


def test_st17_who_leaves_in_turn_hands_the_die_on(three: Screen) -> None:
    rolls(three.play.match)
    three.play.leave(0)
    assert three.play.match.to_decide == 1
    assert three.play.seat_in_front == 1
    assert three.happened == ["Ada leaves the table."]


def test_st17_with_one_left_the_round_and_the_match_are_over(three: Screen, hub: Hub) -> None:
    three.play.leave(1)
    three.play.leave(0)
    assert three.ends == 1
    assert three.play.match.winners() == (2,)
    assert not three.play.path.exists()
    (result,) = hub.folder.history.matches()
    assert [(seat.name, seat.won, seat.left_early) for seat in result.seats] == [
        ("Ada", False, True),
        ("Léa", False, True),
        ("Noor", True, False),
    ]
    three.play.leave(2)
    assert len(three.problems) == 1, "the last one cannot leave"


def test_st17_who_leaves_while_something_is_shown_is_told_afterwards(hub: Hub) -> None:
    match = party(3)
    begins(match, 0)
    screen = Screen(hub, match, quick=False)
    screen.play.play("roll:reverse")
    assert screen.happened[0] == "Ada rolls Reverse."
    told = len(screen.happened)
    screen.play.leave(1)
    assert screen.saved().left == [1], "written down at once, whatever is on screen"
    assert len(screen.happened) == told
    screen.play.board_settled()
    assert screen.happened[told:] == ["Léa leaves the table."]
    assert not screen.play.moves()
    screen.play.board_settled()
    assert screen.play.moves()


def test_st17_a_tower_touched_by_who_leaves_is_shown_as_it_was(three: Screen) -> None:
    """Like coming back after a crash in mid-turn: the block in the leaver's hand lies in the tower again."""
    three.play.keeper.table_state = lambda: {"as it stood when": "the turn began"}
    rolls(three.play.match)
    three.play.leave(0)
    assert three.jumps == 1
    assert three.play.match.referee.journal.attachments[TABLE] == {"as it stood when": "the turn began"}
    assert three.play.moves()
    three.play.leave(1)  # in turn as well, and the last but one: over
    assert three.ends == 1


def test_st17_the_turn_of_another_is_not_disturbed(three: Screen) -> None:
    three.play.keeper.table_state = lambda: {"as it stood when": "the turn began"}
    rolls(three.play.match)
    three.play.leave(2)
    assert three.jumps == 0
    assert three.happened == ["Noor leaves the table."]


def test_between_two_towers_the_next_one_waits(hub: Hub) -> None:
    match = party(3, towers=2)
    begins(match, 0)
    falls(match)
    screen = Screen(hub, match)
    screen.play.leave(1)
    assert screen.ends == 0, "the card of the round's end is not opened once more"
    screen.play.next_round()
    assert match.phase == "round"
    assert match.to_decide in (0, 2)


# --- at a real tower


@pytest.fixture
def tower(window: MainWindow, hub: Hub) -> tuple[GameScreen, TowerPlayer]:
    """Three people; seat 0 has rolled and is to take a block."""
    hub.settings.quality = "light"
    hub.apply_look()
    colours: tuple[ColourName, ...] = ("red", "blue", "yellow")
    seats = [SeatChoice(name=name, colour=colour) for name, colour in zip(NAMES, colours, strict=False)]
    window.start_match("stacko", seats, {})
    screen = game_screen(window)
    assert isinstance(screen.board, StackoBoard)
    begins(screen.play.match, 0)
    screen.play.start()
    screen.play.play("roll:green3")
    player = TowerPlayer(screen.board)
    player.wait(2)
    assert player.board.hand.legal
    return screen, player


def test_st17_the_next_player_gets_the_tower_as_it_stood(tower: tuple[GameScreen, TowerPlayer]) -> None:
    """The block in the leaver's hand lies where it was."""
    screen, player = tower
    before = player.bench.tower.poses()
    block = player.thin_one()
    at = player.pulls_out(block)
    assert math.dist(player.bench.tower.poses()[block].place, before[block].place) > 50
    screen.play.leave(0)
    assert screen.play.match.to_decide == 1
    assert player.board.bar.roll_button.isEnabled()
    assert player.bench.held is None
    player.release(at)
    player.wait(10)
    after = player.bench.tower.poses()
    assert max(math.dist(before[name].place, after[name].place) for name in before) < 1.0
    assert "Ada leaves the table." in screen.panel.log.toPlainText()


def test_st17_a_turn_goes_on_while_somebody_else_leaves(tower: tuple[GameScreen, TowerPlayer]) -> None:
    screen, player = tower
    block = player.thin_one()
    player.pulls_out(block)
    screen.play.leave(2)
    assert screen.play.match.to_decide == 0
    player.wait_until(lambda: player.bench.mode == "idle" or player.bench.held == block, "a safe end")
    assert player.bench.in_work == block, "it is still to be laid"
    assert player.board.hand.may_touch


# --- cards and panel


def buttons(card: QWidget) -> list[str]:
    return [button.accessibleName() for button in card.findChildren(QPushButton)]


Table = Callable[[], QWidget]


@pytest.fixture
def parent(qtbot: QtBot, hub: Hub) -> QWidget:
    """Something that cards lie on."""
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def test_st17_the_card_says_who_goes_on(parent: QWidget) -> None:
    match = party(3)
    card = GiveUpCard(match, parent)
    asked: list[int] = []
    card.left.connect(asked.append)
    assert buttons(card) == [
        "Go on playing",
        "A bot plays on for Ada",
        "A bot plays on for Léa",
        "A bot plays on for Noor",
        "Ada leaves, Léa and Noor play on",
        "Léa leaves, Ada and Noor play on",
        "Noor leaves, Ada and Léa play on",
    ]
    card.findChildren(QPushButton)[5].click()
    assert asked == [1]
    match.leave(1)
    assert buttons(GiveUpCard(match, parent))[3:] == ["Ada gives up", "Noor gives up"]


def test_no_bot_takes_a_seat_over_where_there_is_none(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "levels_of", lambda game: ())
    assert not any("bot" in words for words in buttons(GiveUpCard(party(2), parent)))


def test_ten_people_fit_on_the_card(parent: QWidget) -> None:
    card = GiveUpCard(party(10), parent)
    card.open(card.stay)
    assert buttons(card)[1] == "A bot plays on for Ada"
    assert buttons(card)[11] == "Ada leaves, 9 play on"
    assert len(buttons(card)) == 21
    assert card.card.sizeHint().height() <= 720
    for button in card.findChildren(QPushButton):
        assert button.sizeHint().width() <= button.width(), button.text()


def test_a_seat_that_left_is_grey_and_says_so(parent: QWidget, hub: Hub) -> None:
    match = party(3)
    panel = PlayerPanel(hub, match, parent)
    panel.retranslate()
    before = panel.rows[1].sign.pixmap().toImage()
    match.leave(1)
    panel.refresh()
    assert panel.rows[1].accessibleName() == "Léa, has left"
    assert panel.rows[1].sign.pixmap().toImage() != before
    assert panel.rows[0].accessibleName() == "Ada, person, to move"


def test_ten_people_leave_the_log_room_in_the_smallest_window(parent: QWidget, hub: Hub) -> None:
    match = party(10)
    match.leave(9)
    panel = PlayerPanel(hub, match, parent)
    panel.retranslate()
    panel.resize(panel.width(), 580)  # what status line and actions leave of 720
    panel.show()
    panel.layout().activate()  # type: ignore[union-attr]
    assert panel.minimumSizeHint().height() <= 580
    assert panel.log.height() >= 100
    assert panel.rows[9].accessibleName() == "Kim, has left"


def test_the_end_says_who_left_only_where_that_ended_it(parent: QWidget, hub: Hub) -> None:
    """ST-15, ST-17."""
    match = party(3)
    begins(match, 0)
    match.leave(1)
    falls(match)
    said = " ".join(RoundEnd(hub, match, parent)._sentences())
    assert "made the tower fall" in said
    assert "has left" not in said
    match = party(3)
    match.leave(1)
    match.leave(2)
    end = RoundEnd(hub, match, parent)
    assert end.title.text() == "Ada wins the match"
    assert end._sentences()[:2] == ["Léa has left the match.", "Noor has left the match."]
