"""A game with challenges on the board, by mouse and keys: cards, what they do to eyes and hand, votes, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stackhub.engine.chance import Chance
from stackhub.games import registry
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.rules import StickStackState
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look, Player
from tests.games.stickstack.cup_player import buttons_up
from tests.games.stickstack.test_board_turn import Table

Lay = Callable[..., Table]
CALM = ("s19", "s25", "s31")
"""Sticks that lie well on each other."""


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Makes a table with challenges, with these `cards` as the next ones (all the others are out of play)."""
    boards: list[StickStackBoard] = []

    def make(*cards: str, seats: int = 3, **position: object) -> Table:
        look = Look(theme=load_themes()["light"], palette=load_palettes()["standard"], motion=False, quality="software")
        board = StickStackBoard(look)
        qtbot.addWidget(board)
        boards.append(board)
        board.set_players([Player(name, "red") for name in ("Ann", "Ben", "Cleo")[:seats]])
        board.resize(940, 480)
        with qtbot.waitActive(board):
            board.show()
            board.activateWindow()
        board.setFocus()
        rules = registry.rules_of("stickstack")
        state = rules.from_position(
            {"to_play": 0, "deck": list(cards), **position},
            rules.options_model(mode="challenges"),
            seats,
            Chance(5),
        )
        assert isinstance(state, StickStackState)
        board.set_table(None, 5)
        table = Table(board, state)
        board.bar.show()
        return table

    yield make
    for board in boards:
        buttons_up(board.viewport)
        board.close_board()


def draws_challenge(table: Table) -> None:
    table.player.breathes()
    table.player.key(Qt.Key.Key_Space)
    assert table.kinds[-1] == "challenge"


def shown(table: Table) -> Any:
    return table.board.challenge.panel.shown


def click(button: QPushButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_ss15_a_card_is_drawn_shown_done_and_discarded(lay: Lay) -> None:
    table = lay("first_go", "snow", tower=CALM)
    player, panel = table.player, table.board.challenge.panel
    assert panel.isVisible()
    assert table.board.bar.draw_button.text() == "Draw a challenge  (Space)"
    draws_challenge(table)
    card = table.state.view(0).card
    assert card is not None
    assert (panel.title.text(), panel.text.text()) == (card.title.en, card.text.en)
    assert "○" in panel.lines.text()
    assert table.board.bar.draw_button.text() == "From the bag  (Space)"
    player.draws()
    player.places()
    player.wait_until(lambda: "✓  Nothing falls" in panel.lines.text(), "a look at what holds so far")
    table.ends()
    record = table.record
    assert record.facts is not None
    assert record.facts.lie is not None
    now = table.state.now
    assert now.card is None
    assert (now.discards or now.kept[0]) == (card.id,)
    assert panel.title.text() == "Challenges"
    assert "“" + str(card.title.en) + "”" in panel.text.text(), "what came of it is told"


def test_ss09_drawing_a_challenge_ends_the_turn_before(lay: Lay) -> None:
    table = lay("first_go", "snow", tower=CALM)
    draws_challenge(table)
    table.player.draws()
    table.player.places()
    table.player.wait_until(lambda: table.board._now().closing, "the decision")
    assert table.board.bar.draw_button.text() == "Ben draws"
    click(table.board.bar.draw_button)
    table.player.wait_until(lambda: "record" in table.kinds, "the record", 5)
    assert table.state.to_play == 1


def test_ss17_it_stays_dark_under_a_card(lay: Lay) -> None:
    """The menu is no way to look at the tower while the stick is led in the dark."""
    table = lay("lights_out", tower=list(CALM))
    draws_challenge(table)
    table.player.draws()
    table.player.key(Qt.Key.Key_Tab)
    table.player.wait_until(table.board.challenge.veil.isVisible, "darkness", 60)
    table.board.set_paused(True)
    assert table.board.challenge.veil.isVisible()
    table.board.set_paused(False)
    assert not table.board.challenge.veil.isVisible(), "the stick hangs beside again, as after Esc"


def test_ss16_with_a_bot_for_a_partner_nobody_helps_and_nobody_votes(lay: Lay) -> None:
    """The card says so, and no longer that the others vote."""
    table = lay("silent_film", seats=2)
    table.board.set_players([Player("Ann", "red"), Player("Bot", "blue", is_bot=True)])
    table.board.offer()
    draws_challenge(table)
    said = " ".join(shown(table).changes)
    assert "A bot cannot help you" in said
    assert "Nobody is there to vote" in said
    assert "The others vote" not in said


def test_ss17_the_others_vote_one_after_the_other(lay: Lay) -> None:
    table = lay("animal_cry", tower=CALM)
    draws_challenge(table)
    assert "The others vote on it." in table.board.challenge.panel.changes.text()
    table.player.draws()
    table.player.places()
    table.ends()
    bar = table.board.bar
    assert table.state.view(0).drawer == 0
    assert bar.yes_button.text() == "Ben: Done  (Y)"
    assert not bar.draw_button.isVisible()
    click(bar.no_button)
    assert bar.yes_button.text() == "Cleo: Done  (Y)"
    table.player.key(Qt.Key.Key_N)
    assert not bar.yes_button.isVisible()
    assert table.kinds[-2:] == ["vote", "vote"]
    assert table.state.now.kept[0] == ("animal_cry",)
    assert "the others have voted so" in table.board.challenge.panel.text.text()
    assert set(table.player.bench.standing) == set(table.state.now.tower)


def test_ss17_it_is_dark_while_the_stick_is_led_and_light_when_it_is_played_without(lay: Lay) -> None:
    table = lay("lights_out", tower=CALM)
    side, player = table.board.challenge, table.player
    draws_challenge(table)
    player.draws()
    assert not side.veil.isVisible(), "it hangs high above: have a good look"
    player.key(Qt.Key.Key_Tab)
    player.wait(2)
    assert side.veil.isVisible()
    assert side.veil.geometry() == table.board.viewport.rect()
    assert table.board.cancel(), "Escape"
    player.wait(2)
    assert not side.veil.isVisible()
    player.key(Qt.Key.Key_F3)
    player.key(Qt.Key.Key_Tab)
    player.wait(2)
    assert not side.veil.isVisible()
    assert "Played without its condition." in side.panel.changes.text()
    assert table.board.cancel()
    player.places()
    table.ends()
    assert table.record.eased
    assert table.state.now.discards == ("lights_out",)


def test_ss17_a_turn_that_was_left_goes_on_with_its_card(lay: Lay) -> None:
    """As when a save is opened in mid-turn: the card is there again, and what it does to the eyes."""
    table = lay("lights_out", tower=CALM)
    side, player = table.board.challenge, table.player
    draws_challenge(table)
    player.draws()
    table.board.set_table(table.board.table_state, 5)
    table.board.show_view(table.state.view(0))
    table.board.invite(table.state.legal_moves())
    player.wait(4)
    assert side.panel.title.text() == "Lights out"
    player.key(Qt.Key.Key_Tab)
    player.wait(2)
    assert side.veil.isVisible()
    assert isinstance(player.bench, ChallengeBench)
    assert player.bench.card is table.state.view(0).card


@pytest.mark.long
def test_ss17_whoever_guides_may_look(lay: Lay) -> None:
    table = lay("pilot", tower=CALM)
    side, player = table.board.challenge, table.player
    draws_challenge(table)
    assert shown(table).head == "DUO: Ann and Ben"
    player.draws()
    player.key(Qt.Key.Key_Tab)
    player.wait(2)
    assert side.veil.isVisible()
    player.key(Qt.Key.Key_F5)
    assert not side.veil.isVisible()
    player.key(Qt.Key.Key_F5)
    assert side.veil.isVisible()


def test_ss17_a_mirrored_hand_goes_the_other_way(lay: Lay) -> None:
    table = lay("looking_glass", tower=CALM)
    player, view = table.player, table.board.viewport
    draws_challenge(table)
    player.draws()
    player.wait(10)
    start = player.held_at()
    player.press(start)
    player.move(start, start + QPoint(90, 0))
    player.wait(20)
    assert player.held_at().x() < start.x() - 20, "dragged to the right, it went to the left"
    player.release(start + QPoint(90, 0))
    here = player.held_at().x()
    for _ in range(6):
        QTest.keyClick(view, Qt.Key.Key_Left)
    player.wait(15)
    assert player.held_at().x() > here
    assert table.board.challenge.panel.clock.text().endswith(" s")


def test_ss17_the_clock_runs_although_the_hand_is_still(lay: Lay) -> None:
    table = lay("quick_draw", tower=CALM)
    player = table.player
    draws_challenge(table)
    player.draws()
    player.wait(5)
    first = int(table.board.challenge.panel.clock.text().split()[0])
    player.wait(40)
    player.beat()
    assert int(table.board.challenge.panel.clock.text().split()[0]) <= first - 3
    player.wait(200)
    assert table.board.challenge.panel.clock.text() == "0 s"


@pytest.mark.long
def test_ss17_a_stiff_wrist_does_not_turn(lay: Lay) -> None:
    table = lay("stiff_wrist", tower=CALM)
    player = table.player
    draws_challenge(table)
    player.draws()
    before = player.bench.table.sticks[player.bench.held or ""].pose.direction((1.0, 0.0, 0.0))
    player.turns(5)
    after = player.bench.table.sticks[player.bench.held or ""].pose.direction((1.0, 0.0, 0.0))
    assert after == pytest.approx(before, abs=0.02)
    assert "Your wrist is stiff: the stick cannot be turned." in table.said


@pytest.mark.long
def test_ss04_a_card_replaces_the_rule_of_colours(lay: Lay) -> None:
    """Different colours may touch, and only they: nothing is refused, and like colours are what is shown as wrong."""
    table = lay("topsy_turvy", tower=CALM)
    player = table.player
    draws_challenge(table)
    player.draws()
    x, y, steps, _ = player.spot(legal=True)
    player.turns(steps)
    end = player.drags_over(x, y)
    assert all(not plate.good for plate in table.board.marks.plates)
    player.release(end)
    player.judged()
    table.ends()
    assert len(table.record.attempts) == 1
    assert table.state.now.kept[0] == ("topsy_turvy",)
    assert table.state.now.tower[-1] == table.record.stick, "it was not refused"


@pytest.mark.long
def test_ss15_a_topple_clears_the_tower_and_play_goes_on(lay: Lay) -> None:
    table = lay("first_go", "snow", tower=CALM, to_play=0)
    player = table.player
    draws_challenge(table)
    player.draws()
    bench = player.bench
    bench.world.kick(bench.table.cup, (150_000.0, 0.0, 0.0))
    table.ends()
    player.wait_until(lambda: table.state.to_play == 1 and not table.board._settling, "the next turn", 200)
    now = table.state.now
    assert now.outcome is None
    assert now.tower == ()
    assert len(now.kept[0]) == 1
    assert player.bench is not bench
    assert player.bench.table.tilt_deg < 2, "a new tower stands there"
    draws_challenge(table)
    player.draws()
    player.places()
    table.ends(2)
    assert len(table.state.now.tower) == 1


@pytest.mark.long
def test_ss15_the_third_card_ends_the_game(lay: Lay) -> None:
    table = lay("animal_cry", seats=2, tower=CALM, kept=[["snow", "loner"], []])
    draws_challenge(table)
    table.player.draws()
    table.player.places()
    table.ends()
    table.player.key(Qt.Key.Key_N)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("cards", (1,), (3, 0))
