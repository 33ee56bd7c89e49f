"""Whole rounds of Stick & Stack on screen, from the first stick until all have come down: by mouse and by keyboard,
each for themselves, all together and in teams. Every event is a real one; only time is virtual."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.notation import BAG, played
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.rules import StickStackState
from stackhub.games.stickstack.situation import Situation
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import GameChoice, SeatChoice
from tests.games.stickstack.cup_player import CupPlayer, buttons_up
from tests.gui.conftest import Waiter, click, game_screen
from tests.gui.hands_on_screen import from_home

PEOPLE = [
    SeatChoice(name="Ada", colour="red"),
    SeatChoice(name="Léa", colour="blue"),
    SeatChoice(name="Noor", colour="yellow"),
    SeatChoice(name="Tom", colour="green"),
]
SIDES = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> Iterator[None]:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()
    yield
    buttons_up(window)


def player_of(screen: GameScreen) -> CupPlayer:
    assert isinstance(screen.board, StickStackBoard)
    made = CupPlayer(screen.board)
    made.wait(2)
    return made


def state_of(screen: GameScreen) -> Situation:
    state = screen.play.match.referee.state
    assert isinstance(state, StickStackState)
    return state.now


def turn_by_mouse(screen: GameScreen, player: CupPlayer) -> None:
    """Draw, turn, lead, let go, and wait until the next one is asked. Where what lies below gives way and the stick
    comes back, somebody tries another place."""
    player.draws()
    for but in (0, 4, 9):
        player.places(but=but)
        player.wait_until(
            lambda: state_of(screen).phase == "take" or player.bench.held is not None, "the end of the turn"
        )
        if state_of(screen).phase == "take":
            return
    raise AssertionError("the stick came back three times")


def turn_by_keys(screen: GameScreen, player: CupPlayer) -> None:
    """The same with keys alone: Space draws, Tab leads over the middle, Q turns, arrows move, Space lets go."""
    player.breathes()
    player.key(Qt.Key.Key_Space)
    player.wait_until(lambda: player.bench.held is not None, "drawing", 10)
    x, y, steps, _ = player.spot(legal=True)
    player.turns(steps)
    player.key(Qt.Key.Key_Tab)
    player.comes_to_hover()
    leads_by_keys(player, x, y)
    player.key(Qt.Key.Key_Space)
    player.judged()
    player.wait_until(lambda: state_of(screen).phase == "take", "the end of the turn")


def leads_by_keys(player: CupPlayer, x: float, y: float) -> None:
    """Arrows, with Shift for the last millimetres, until the stick hangs over the point."""
    for _ in range(60):
        pose = player.bench.table.sticks[player.bench.held or ""].pose
        dx, dy = x - pose.x, y - pose.y
        rx, ry = player.board.hand.steering.right()
        right, away = dx * rx + dy * ry, -dx * ry + dy * rx
        if abs(right) < 1 and abs(away) < 1:
            return
        if abs(right) > abs(away):
            key, far = (Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left), abs(right)
        else:
            key, far = (Qt.Key.Key_Up if away > 0 else Qt.Key.Key_Down), abs(away)
        fine = Qt.KeyboardModifier.ShiftModifier if far < 8 else Qt.KeyboardModifier.NoModifier
        player.key(key, fine)
        player.wait(4)
    raise AssertionError("the stick does not get there")


def down(player: CupPlayer) -> bool:
    return player.board.clock.stage not in ("open", "off")


def sweeps_by_mouse(player: CupPlayer) -> None:
    """Whoever is to play draws a stick and drives it through the tower, from one side after the other."""
    player.draws()
    player.key(Qt.Key.Key_P)
    for side in SIDES * 3:
        player.key(side)
        player.wait(12)
        if player.bench.held is None:  # it was enough, or the stick fell out of the hand
            break
        player.turns_across()
        for height in (171.0, 176.0):
            if down(player) or player.bench.held is None:
                break
            beside, through = (player.seen_at(reach, height) for reach in (-120.0, 120.0))
            start = player.held_at()
            player.press(start)
            player.move(start, QPoint(beside.x(), start.y()), 8)
            player.move(QPoint(beside.x(), start.y()), beside, 6)
            player.move(beside, through, 30)
            player.release(through)
            player.wait(6)
    player.wait_until(lambda: down(player), "the end", 60)


def sweeps_by_keys(player: CupPlayer) -> None:
    player.breathes()
    player.key(Qt.Key.Key_Space)
    player.wait_until(lambda: player.bench.held is not None, "drawing", 10)
    player.key(Qt.Key.Key_P)
    for side in SIDES * 3:
        player.key(side)
        player.wait(12)
        player.turns_across()
        for height in (171.0, 176.0):
            for goal in ((-120.0, 240.0), (-120.0, height), (120.0, height), (120.0, 240.0)):
                if down(player):
                    return
                goes_by_keys(player, *goal)
    player.wait_until(lambda: down(player), "the end", 60)


def goes_by_keys(player: CupPlayer, reach: float, height: float) -> None:
    """Upright, arrows lead to the sides, up and down."""
    for _ in range(80):
        if player.bench.held is None:
            return
        x, y, z = player.board.hand.steering._wanted
        rx, ry = player.board.hand.steering.right()
        right, up = reach - (x * rx + y * ry), height - z
        if abs(right) < 5 and abs(up) < 1:
            return
        if abs(right) >= 5:
            player.key(Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left)
        else:
            fine = Qt.KeyboardModifier.ShiftModifier if abs(up) < 8 else Qt.KeyboardModifier.NoModifier
            player.key(Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down, fine)


def ends(screen: GameScreen, player: CupPlayer, wait: Waiter) -> RoundEnd:
    player.wait_until(lambda: player.board.clock.stage in ("sent", "off"), "the end of the round", 400)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert isinstance(screen.overlay, RoundEnd)
    return screen.overlay


def test_a_round_by_mouse_from_the_home_screen(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """SS-03 to SS-11, each for themselves."""
    hub.settings.games["stickstack"] = GameChoice(seats=PEOPLE[:2])
    screen = from_home(window, "stickstack")
    player = player_of(screen)
    first = state_of(screen).to_play
    assert "draw a stick" in screen.status.sentence
    turn_by_mouse(screen, player)
    assert state_of(screen).to_play == 1 - first
    assert len(state_of(screen).tower) == 1
    turn_by_mouse(screen, player)
    assert len(state_of(screen).tower) == 2
    sweeps_by_mouse(player)
    end = ends(screen, player, wait)
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert outcome.by == first
    assert outcome.scores[first] == 8, "three sticks and five more"
    assert outcome.winners == (1 - first,)
    assert screen.play.match.players[1 - first].name in end.title.text()
    assert not end.picture.pixmap().isNull(), "the referee shows what it saw"


@pytest.mark.long
def test_a_round_by_keyboard(window: MainWindow, wait: Waiter) -> None:
    window.start_match("stickstack", PEOPLE[:2], {})
    screen = game_screen(window)
    player = player_of(screen)
    first = state_of(screen).to_play
    turn_by_keys(screen, player)
    turn_by_keys(screen, player)
    assert len(state_of(screen).tower) == 2
    sweeps_by_keys(player)
    ends(screen, player, wait)
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert (outcome.by, outcome.scores[first]) == (first, 8)


@pytest.mark.parametrize("by_keys", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_round_all_together(window: MainWindow, wait: Waiter, by_keys: bool) -> None:
    """SS-13: one round, no five points; under twelve there is no rank."""
    window.start_match("stickstack", PEOPLE[:3], {"mode": "coop"})
    screen = game_screen(window)
    player = player_of(screen)
    for _ in range(2):
        (turn_by_keys if by_keys else turn_by_mouse)(screen, player)
    (sweeps_by_keys if by_keys else sweeps_by_mouse)(player)
    end = ends(screen, player, wait)
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0), "36 less 33 in the bag and three in front"
    assert outcome.winners == ()
    assert end.title.text() == "Not won this time"
    assert screen.play.match.phase == "over"


@pytest.mark.parametrize("by_keys", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_round_in_teams(window: MainWindow, wait: Waiter, by_keys: bool) -> None:
    """SS-14: turns go A, B, A, B, and a team's penalty is its members' sum."""
    window.start_match("stickstack", PEOPLE, {"mode": "teams"})
    screen = game_screen(window)
    player = player_of(screen)
    order = []
    for _ in range(2):
        order.append(state_of(screen).to_play)
        (turn_by_keys if by_keys else turn_by_mouse)(screen, player)
    order.append(state_of(screen).to_play)
    assert [seat % 2 for seat in order] in ([0, 1, 0], [1, 0, 1])
    (sweeps_by_keys if by_keys else sweeps_by_mouse)(player)
    end = ends(screen, player, wait)
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    lost = order[-1] % 2
    assert [outcome.scores[seat] for seat in range(4)] == [8 if seat % 2 == lost else 0 for seat in range(4)]
    assert set(outcome.winners) == {seat for seat in range(4) if seat % 2 != lost}
    names = [screen.play.match.players[seat].name for seat in outcome.winners]
    assert all(name in end.title.text() for name in names)
    QApplication.processEvents()


def test_the_next_round_has_a_tower_of_its_own(window: MainWindow, wait: Waiter) -> None:
    """SS-12: whatever became of the last one. It goes on where it was left, too."""
    window.start_match("stickstack", PEOPLE[:2], {"threshold": 20})
    screen = game_screen(window)
    player = player_of(screen)
    loser = state_of(screen).to_play
    player.draws()
    player.bench.world.kick(player.bench.table.cup, (150_000.0, 0.0, 0.0))
    end = ends(screen, player, wait)
    click(end.next_button)
    assert len(screen.play.match.rounds) == 2
    path = screen.play.path
    for shown in (screen, resumed(window, path)):
        player = player_of(shown)
        assert state_of(shown).to_play == 1 - loser
        assert player.bench.table.tilt_deg < 1
        assert player.bench.table.base_deg < 1
        player.wait(20)
        assert player.bench.outcome is None
        assert "damaged" not in player.board.marks.sentence


def test_nobody_escapes_a_fall_by_leaving(window: MainWindow) -> None:
    """SS-10: it has happened, whether it was watched to its end or not."""
    window.start_match("stickstack", PEOPLE[:2], {"threshold": 20})
    screen = game_screen(window)
    player = player_of(screen)
    loser = state_of(screen).to_play
    player.draws()
    player.bench.world.kick(player.bench.table.cup, (150_000.0, 0.0, 0.0))
    player.wait_until(lambda: player.bench.outcome == "toppled", "the topple")
    assert screen.play.match.phase == "round"
    again = resumed(window, screen.play.path)
    assert again.play.match.phase == "between"
    assert isinstance(again.board, StickStackBoard)
    assert again.board.marks.sentence == "", "nothing is damaged"
    outcome = again.play.match.outcomes()[-1]
    assert (outcome.by, outcome.scores[loser]) == (loser, 6)


def test_a_stick_let_go_of_is_judged_though_its_player_leaves(window: MainWindow) -> None:
    window.start_match("stickstack", PEOPLE[:2], {})
    screen = game_screen(window)
    player = player_of(screen)
    first = state_of(screen).to_play
    player.draws()
    x, y, steps, _ = player.spot(legal=True)
    player.turns(steps)
    player.wait(8)
    player.release(player.drags_over(x, y))
    assert player.bench.mode == "judging"
    stick = player.bench.stick
    again = resumed(window, screen.play.path)
    assert state_of(again).tower == (stick,)
    assert state_of(again).to_play == 1 - first
    assert set(player_of(again).bench.table.sticks) == {stick}


def test_a_stick_still_in_the_hand_is_in_it_again(window: MainWindow) -> None:
    window.start_match("stickstack", PEOPLE[:2], {})
    screen = game_screen(window)
    player = player_of(screen)
    player.draws()
    again = resumed(window, screen.play.path)
    assert player_of(again).bench.held == player.bench.stick
    assert state_of(again).phase == "place"


def test_ss08_what_was_knocked_down_with_the_stick_is_not_escaped_by_leaving(window: MainWindow) -> None:
    """The turn goes on with the stick in the hand, and with what has fallen in it."""
    window.start_match("stickstack", PEOPLE[:2], {"colours": "warn"})
    screen = game_screen(window)
    player = player_of(screen)
    turn_by_mouse(screen, player)
    turn_by_mouse(screen, player)
    seat = state_of(screen).to_play
    lost = player.bench.standing[0]
    player.draws()
    stick, body = player.bench.stick, player.bench.table.sticks[lost]
    player.bench.world.put(body, body.motion._replace(pose=body.pose._replace(x=150.0, y=0.0, z=4.0)))
    player.wait_until(lambda: lost in player.bench.watch.seen.fell, "the fall")
    screen = resumed(window, screen.play.path)
    player = player_of(screen)
    assert player.bench.held == stick
    assert lost not in player.bench.table.sticks
    assert "damaged" not in player.board.marks.sentence
    player.places()
    player.wait_until(lambda: state_of(screen).phase == "take", "the end of the turn")
    assert state_of(screen).fronts[seat] == (lost,)
    assert stick in state_of(screen).tower


def test_what_the_table_says_follows_the_language(window: MainWindow) -> None:
    window.start_match("stickstack", PEOPLE[:2], {})
    screen = game_screen(window)
    player = player_of(screen)
    player.draws()
    marks = player.board.marks
    assert marks.sentence.startswith("In your hand")
    window.hub.language.use("fr")
    QApplication.processEvents()
    assert marks.sentence.startswith("En main")
    player.key(Qt.Key.Key_Tab)
    player.comes_to_hover()
    player.board.talk.say_preview()
    french = marks.sentence
    window.hub.language.use("en")
    QApplication.processEvents()
    assert marks.sentence
    assert marks.sentence != french
    assert " on " in marks.sentence, "which colours would touch"


def resumed(window: MainWindow, path: Path) -> GameScreen:
    window.open_home()
    QApplication.processEvents()
    window.open_file(path)
    QApplication.processEvents()
    return game_screen(window)


def test_ss14_ss19_the_card_of_a_round_names_the_team_and_who_has_left(hub: Hub, qtbot: QtBot) -> None:
    """One of a team of two has left: it is still the team that wins, and who has left is not the best of all."""
    rules = registry.rules_of("stickstack")
    options = make_options(rules.options_model, {"mode": "teams", "threshold": 20})
    match = Match(rules, options, tuple(Player(person.name, person.colour) for person in PEOPLE), seed=1)
    match.next_round()
    first = match.referee.state.to_play
    gone = next(seat for seat in range(4) if seat % 2 != first % 2)
    match.leave(gone)
    match.play(BAG)
    stick = match.referee.state.position()["held"]
    record = TurnRecord(stick=stick, end="toppled", cup_deg=90.0, hung=())
    match.play(played(record))
    assert match.phase == "between"
    parent = QWidget()
    qtbot.addWidget(parent)
    end = RoundEnd(hub, match, parent)
    mate = next(seat for seat in range(4) if seat % 2 == gone % 2 and seat != gone)
    assert end.title.text() == f"The team of {PEOPLE[mate].name} wins the round"
    assert end.counts[gone].text() == "has left"
    assert end.counts[mate].text() == "0"
