"""The cards of an evening speak the language of the moment while they are open, and what they hide stays hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from stackhub.shell.curtain import Curtain
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_pause import PauseCover
from stackhub.shell.party_players import PlayersCard
from stackhub.shell.party_question import Question
from stackhub.shell.window import MainWindow
from tests.gui.conftest import click, game_screen, press
from tests.gui.evenings import begin, button, flow_of, go_on, member, party_screen


@pytest.fixture(autouse=True)
def english_again(hub: Hub) -> Iterator[None]:
    yield
    hub.language.use("en")


def words_of(card: Overlay) -> set[str]:
    """All that is read on a card, by eye or aloud."""
    parts: list[QWidget] = [card, *card.findChildren(QWidget)]
    said = {part.accessibleName() for part in parts}
    said |= {part.text() for part in parts if isinstance(part, QLabel | QPushButton)}
    return {words for words in said if words}


def speaks_french(window: MainWindow, card: Overlay, *, names: set[str]) -> None:
    """Everything on ``card`` but ``names`` is said otherwise now, and the same again back in English."""
    before = words_of(card)
    window.hub.language.use("fr")
    QApplication.processEvents()
    assert card.isVisible()
    assert not (words_of(card) & before) - names
    window.hub.language.use("en")
    QApplication.processEvents()
    assert words_of(card) == before


@pytest.mark.parametrize("at_table", [True, False])
def test_pause_and_questions_follow_the_language(window: MainWindow, at_table: bool) -> None:
    """Below the pause nothing is shown meanwhile: at a table with hidden hands the curtain comes back after it."""
    begin(window, ["stackup"], [member(1), member(2)])
    flow = flow_of(window)
    if at_table:
        go_on(window)
    flow.breaks.toggle_pause()
    cover = game_screen(window).overlay if at_table else party_screen(window).overlay
    assert isinstance(cover, PauseCover)
    speaks_french(window, cover, names={"Pause"})
    press(window, Qt.Key.Key_P)
    if at_table:
        assert isinstance(game_screen(window).overlay, Curtain)
        assert game_screen(window).play.seat_in_front is None
    for ask in (flow.breaks.ask_skip, flow.breaks.ask_end):
        ask()
        question = game_screen(window).overlay if at_table else party_screen(window).overlay
        assert isinstance(question, Question)
        speaks_french(window, question, names=set())
        click(question.keep)


def test_the_players_card_and_its_question_follow_the_language(window: MainWindow) -> None:
    begin(window, ["babylon"], [member(1), member(2)])
    go_on(window)
    screen = game_screen(window)
    flow_of(window).seats.open_card()
    card = screen.overlay
    assert isinstance(card, PlayersCard)
    card.name_edit.setText("Tom")
    speaks_french(window, card, names={"Ada", "Léa"})
    assert card.name_edit.text() == "Tom"
    click(button(card, "Léa leaves"))
    question = screen.overlay
    assert isinstance(question, Question)
    speaks_french(window, question, names=set())
    click(question.do)
    assert screen.play.match.phase == "over"
