"""Matches that points decide: Stacko over several towers (ST-16); and that rounds won decide, as before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.log_lines import whole_log
from stackhub.shell.match_files import new_save_path, record_result
from stackhub.shell.player_panel import PlayerPanel
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.scores import ScoresScreen
from tests.gui.parties import begins, falls, party


@pytest.fixture
def parent(qtbot: QtBot, hub: Hub) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def two_of_three() -> Match:
    """Ada has made two of three towers fall; Noor, one seat back, has won both."""
    match = party(3, towers=3)
    for number in range(2):
        if number:
            match.next_round()
        begins(match, 0)
        falls(match)
    assert match.points() == (-2, 0, 2)
    return match


def test_st16_points_stand_with_their_signs_and_without_a_bar(parent: QWidget, hub: Hub) -> None:
    end = RoundEnd(hub, two_of_three(), parent)
    assert end.title.text() == "Noor wins the round"
    assert [count.text() for count in end.counts] == ["−2", "0", "+2"]
    assert [count.accessibleName() for count in end.counts] == [
        "Points of Ada: −2",
        "Points of Léa: 0",
        "Points of Noor: +2",
    ]
    assert end.findChildren(QProgressBar) == []
    assert "Rounds played: 2 of 3" in [label.text() for label in end.findChildren(QLabel)]


def test_st16_points_count_from_where_they_were(parent: QWidget, hub: Hub, qtbot: QtBot) -> None:
    hub.settings.animation = True
    end = RoundEnd(hub, two_of_three(), parent)
    assert [count.text() for count in end.counts] == ["−1", "0", "+1"]
    qtbot.waitUntil(lambda: [count.text() for count in end.counts] == ["−2", "0", "+2"], timeout=20_000)


def test_st16_the_panel_shows_points_and_how_many_towers_have_stood(parent: QWidget, hub: Hub) -> None:
    panel = PlayerPanel(hub, two_of_three(), parent)
    panel.retranslate()
    assert [row.count.text() for row in panel.rows] == ["−2", "0", "+2"]
    assert panel.rows[0].accessibleName() == "Ada, person, Points: −2"
    assert panel.progress.text() == "Rounds played: 2 of 3"
    alone = PlayerPanel(hub, party(3), parent)
    alone.retranslate()
    assert [row.count.text() for row in alone.rows] == ["", "", ""]
    assert alone.progress.text() == ""


def test_st16_points_stand_on_the_scoreboard(parent: QWidget, hub: Hub) -> None:
    match = two_of_three()
    match.next_round()
    begins(match, 1)
    falls(match)
    assert match.phase == "over"
    assert match.points() == (-1, -1, 2)
    record_result(hub.folder, new_save_path(hub.folder, "stacko"), match)
    scores = ScoresScreen(hub, parent)
    scores.retranslate()
    item = scores.table.item(0, 3)
    assert item is not None
    assert item.text() == "Ada −1 · Léa −1 · Noor +2"


def test_wins_stay_wins(parent: QWidget, hub: Hub) -> None:
    """BA-05: a match to a number of wins keeps its bars."""
    from stackhub.engine.match import Player
    from stackhub.engine.options import make_options

    rules = registry.rules_of("babylon")
    match = Match(
        rules,
        make_options(rules.options_model, {"match": "best_of_3"}),
        (Player("Ada", "red"), Player("Léa", "blue")),
        seed=1,
    )
    match.next_round()
    match.choose_order(begin=True)
    while match.phase == "round":
        match.play(match.referee.state.legal_moves()[0])
    end = RoundEnd(hub, match, parent)
    wins = match.wins()
    assert sorted(wins) == [0, 1]
    assert [count.text() for count in end.counts] == [str(count) for count in wins]
    assert [bar.value() for bar in end.findChildren(QProgressBar)] == [100 * count for count in wins]
    panel = PlayerPanel(hub, match, parent)
    panel.retranslate()
    assert panel.rows[wins.index(1)].accessibleName().endswith("person, 1 round won")
    assert panel.progress.text() == ""


def test_st03_the_log_opens_with_the_roll_for_who_begins() -> None:
    match = two_of_three()
    lines = whole_log(match)
    assert lines[:2] == ["Round 1", "Everybody rolls to see who begins, Ada first."]
    assert "Ada made the last tower fall and is the first to roll for who begins." in lines
    assert not any(line == "Ada begins." for line in lines)


def test_st16_ten_people_fit_on_the_card_of_the_end(parent: QWidget, hub: Hub) -> None:
    match = party(10, towers=2)
    begins(match, 0)
    falls(match)
    end = RoundEnd(hub, match, parent)
    assert len(end.counts) == 10
    assert end.card.sizeHint().height() <= 720
