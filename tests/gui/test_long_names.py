"""Names that are too long for where they stand are cut at their end, and a tool tip has them whole."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stackhub.shell.game_cards import GiveUpCard
from stackhub.shell.hub import Hub
from stackhub.shell.player_panel import PlayerPanel
from stackhub.shell.round_end import RoundEnd
from tests.gui.parties import NAMES, begins, falls, party

LONG = ("Maximiliane Alexandrine", "W" * 24, "Anne-Sophie <de> & Montg", *NAMES[3:])


@pytest.fixture
def parent(qtbot: QtBot, hub: Hub) -> QWidget:
    """Something that cards lie on."""
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def leaving(card: GiveUpCard) -> list[QPushButton]:
    """The buttons by which somebody leaves, below those by which a bot plays on."""
    offered = card.findChildren(QPushButton)[1:]
    return offered[len(offered) // 2 :]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("people", [2, 3, 7])
def test_who_leaves_is_cut_at_the_end_of_names_and_the_sentence_goes_on(
    parent: QWidget, hub: Hub, people: int, language: str
) -> None:
    """Once the middle of the sentence was missing: who else plays on, or who leaves at all."""
    hub.language.use(language)
    card = GiveUpCard(party(people, LONG), parent)
    card.open(card.stay)
    QApplication.processEvents()
    for name, button in zip(LONG[:people], leaving(card), strict=True):
        assert button.text()[:3] == name[:3]
        assert button.text()[-5:] == button.accessibleName()[-5:], "what happens is read"
        assert button.accessibleName().startswith(name)
        assert button.sizeHint().width() <= button.width(), button.text()
        if button.text().replace("&&", "&") != button.accessibleName():
            assert "…" in button.text()
            assert button.toolTip()
    cut = [button for button in leaving(card) if "…" in button.text()]
    assert len(cut) == (1 if people == 2 else 3)


def test_short_names_are_not_cut_and_need_no_tool_tip(parent: QWidget) -> None:
    for button in leaving(GiveUpCard(party(3), parent)):
        assert button.text() == button.accessibleName()
        assert button.toolTip() == ""


def test_a_tool_tip_shows_a_name_that_looks_like_html(parent: QWidget) -> None:
    assert "&lt;de&gt; &amp; Montg" in leaving(GiveUpCard(party(3, LONG), parent))[0].toolTip()


@pytest.mark.parametrize("people", [3, 10])
def test_the_panel_cuts_names_at_the_end_and_keeps_the_figures(parent: QWidget, hub: Hub, people: int) -> None:
    panel = PlayerPanel(hub, party(people, LONG, towers=5), parent)
    panel.resize(panel.width(), 600)
    panel.show()
    panel.refresh()
    QApplication.processEvents()
    for name, row in zip(LONG[:2], panel.rows, strict=False):
        label = next(label for label in row.findChildren(QLabel) if label.toolTip() == name)
        assert label.text().endswith("…")
        assert name.startswith(label.text()[:-1])
        assert row.count.geometry().right() < row.width()
        assert label.sizeHint().width() <= label.width()


def test_the_end_of_a_round_cuts_names_at_the_end(parent: QWidget, hub: Hub) -> None:
    match = party(3, LONG, towers=5)
    begins(match, 0)
    falls(match)
    end = RoundEnd(hub, match, parent)
    labels = [label for label in end.findChildren(QLabel) if label.toolTip() == LONG[1]]
    assert [label.text()[-1] for label in labels] == ["…"]
    assert labels[0].text().startswith("WWWW")
