"""Every board keeps to what stackhub/tabletop/board.py says, in a random round."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.game import Rules
from stackhub.games import registry
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Board, Look
from tests.conformance.random_play import play_on, random_rounds


@pytest.fixture
def board(game: str, qtbot: QtBot) -> Iterator[Board]:
    palette, theme = next(iter(load_palettes().values())), next(iter(load_themes().values()))
    made: Board = registry.entry(game).room("board").make_board(Look(theme=theme, palette=palette, motion=False))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    yield made
    made.finish_animations()


#: So many moves of a long round are shown, and its end.
SHOWN = 25


def test_a_board_shows_a_round_and_settles_once_per_move(board: Board, rules: Rules, qtbot: QtBot) -> None:
    settled: list[None] = []
    chosen: list[object] = []
    board.settled.connect(lambda: settled.append(None))
    board.move_chosen.connect(chosen.append)
    played = 0
    for referee, chance in random_rounds(rules, 3):
        board.show_view(referee.view(0))
        while referee.outcome() is None:
            before = referee.view(0)
            board.invite(referee.state.legal_moves())
            events = play_on(referee, chance)
            if referee.moves_played > SHOWN and referee.outcome() is None:
                continue
            if referee.moves_played > SHOWN:
                board.show_view(before)
            board.invite(())
            board.animate(events, referee.view(0))
            played += 1
            qtbot.waitUntil(lambda: len(settled) == played)  # noqa: B023 - asked before the loop goes on
        QApplication.processEvents()
    assert len(settled) == played
    assert chosen == [], "nobody chose anything"


def test_a_board_bears_whatever_the_shell_may_do(board: Board, game: str, rules: Rules) -> None:
    adviser = registry.adviser_of(game)
    for referee, chance in random_rounds(rules, 2):
        while referee.outcome() is None:
            if referee.moves_played > SHOWN and referee.moves_played % 10:
                play_on(referee, chance)
                continue
            view = referee.view(referee.state.to_play)
            board.show_view(view)
            board.invite(referee.state.legal_moves())
            board.show_hint(adviser.hint(view, Chance(1), Budget(iterations=0)) if adviser else None)
            board.set_look(board.look)
            QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
            assert board.cancel() is False, "nothing is held"
            board.show_hint(None)
            board.grab()
            play_on(referee, chance)
        board.show_view(referee.view(0))
        board.invite(())
        assert not board.grab().isNull()
