"""An evening of the past is opened again from the history: its podium, its points, its matches."""

from __future__ import annotations

import csv
from datetime import datetime
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from stackhub.engine.party import entries
from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.shell.history_evening import PastEveningScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import load_book
from stackhub.shell.party_evening import Evening
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.window import MainWindow
from tests.gui.conftest import click, press
from tests.gui.evenings import member


def an_evening(
    hub: Hub, *ranks: tuple[str, ...], over: bool = True, members: tuple[Member, ...] | None = None
) -> Evening:
    """Two games of Upturn between three, both with these ranks."""
    plan = make_plan(
        members=members or tuple(member(number) for number in (1, 2, 3)),
        games=(PlannedGame(game="upturn"),) * 2,
        seed=5,
    )
    evening = Evening.begin(hub.folder, load_book(), plan)
    for number in range(2 if over else 1):
        evening.choose_next()
        evening.happen(evening.party.begin(f"upturn-{number}"))
        counts = {"m2": {"upturn.played.most.pieces": 6}}
        evening.happen(entries.MatchEnded(ranks=ranks, counts=counts))
    if over:
        evening.finish()
    return evening


def open_parties(window: MainWindow) -> ScoresScreen:
    window.open_scores()
    screen = window.screen_on_top
    assert isinstance(screen, ScoresScreen)
    click(screen.parties_button)
    return screen


def past(window: MainWindow) -> PastEveningScreen:
    screen = window.screen_on_top
    assert isinstance(screen, PastEveningScreen), type(screen).__name__
    return screen


@pytest.mark.parametrize(
    ("ranks", "told", "french"),
    [
        ((("m2",), ("m1",), ("m3",)), "Léa wins the evening!", "Léa"),
        ((("m1", "m2"), ("m3",)), "Ada and Léa share the evening.", "Ada et Léa se partagent la soirée."),
    ],
)
def test_an_evening_opens_its_podium_and_changes_nothing(
    window: MainWindow, hub: Hub, ranks: tuple[tuple[str, ...], ...], told: str, french: str
) -> None:
    evening = an_evening(hub, *ranks)
    before = hub.folder.parties.all()
    scores = open_parties(window)
    assert scores.podium_button.accessibleName() == "Podium and points"
    click(scores.podium_button)
    screen = past(window)
    assert screen.said.text() == told
    points = {row.member.name: row.points for row in evening.party.standings()}
    assert all(f"{name} " in screen.podium.accessibleName() for name in points)
    assert sum(points.values()) == Fraction(2 * (10 + 7 + 5))
    assert "Léa laid 6 tokens in one go." in screen.awards.text()
    hub.language.use("fr")
    screen.retranslate()
    assert french in screen.said.text()
    hub.language.use("en")
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is scores
    assert hub.folder.parties.all() == before


def test_an_evening_of_the_past_can_still_be_kept(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a picture and as a table, under a name that says when it was in the language that is spoken; awards stand
    with their titles. A folder that is not there is told."""
    evening = an_evening(hub, ("m2",), ("m1",), ("m3",))
    asked: list[Path] = []

    def chosen(_page: object, _title: str, proposal: str, *_: object) -> tuple[str, str]:
        asked.append(tmp_path / Path(proposal).name)
        return str(asked[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    click(open_parties(window).podium_button)
    screen = past(window)
    assert "<b>The longest run</b>" in screen.awards.text()
    assert screen.awards.accessibleName() == "The longest run: Léa laid 6 tokens in one go."
    day = datetime.fromisoformat(evening.started).astimezone().date().isoformat()
    click(screen.keepsake.picture_button)
    hub.language.use("fr")
    screen.retranslate()
    click(screen.keepsake.table_button)
    assert [path.name for path in asked] == [f"party-{day}.png", f"soiree-{day}.csv"]
    assert not QImage(str(asked[0])).isNull()
    with asked[1].open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    assert [(line[0], line[1], line[-1]) for line in lines[1:]] == [
        ("1", "Léa", "20"),
        ("2", "Ada", "14"),
        ("3", "Noor", "10"),
    ]
    hub.language.use("en")
    screen.keepsake.save_picture(tmp_path / "missing" / "evening.png")
    assert window.notice.sentence
    assert not (tmp_path / "missing").exists()


def test_a_name_is_never_read_as_markup_among_the_awards(window: MainWindow, hub: Hub) -> None:
    named = [member(1), member(2), member(3)]
    named[1] = named[1].model_copy(update={"name": "<i>Léa"})
    evening = an_evening(hub, ("m2",), ("m1",), ("m3",), members=tuple(named))
    click(open_parties(window).podium_button)
    assert "&lt;i&gt;Léa laid" in past(window).awards.text()
    assert evening.party.member("m2").name == "<i>Léa"


def test_from_its_matches_the_podium_is_a_click_away_as_well(window: MainWindow, hub: Hub) -> None:
    an_evening(hub, ("m1",), ("m2", "m3"))
    scores = open_parties(window)
    scores._open_party(0)
    assert scores.table.rowCount() == 0, "its matches were played without a table"
    scores.podium_button.click()
    assert past(window).said.text() == "Ada wins the evening!"


def test_an_evening_that_is_not_over_says_who_leads(window: MainWindow, hub: Hub) -> None:
    an_evening(hub, ("m3",), ("m2",), ("m1",), over=False)
    scores = open_parties(window)
    click(scores.podium_button)
    assert past(window).said.text() == "Noor leads."


def test_an_evening_that_cannot_be_read_is_said_and_nothing_opens(window: MainWindow, hub: Hub) -> None:
    hub.folder.parties.begin('{"version": 99}')
    scores = open_parties(window)
    click(scores.podium_button)
    assert window.screen_on_top is scores
    assert window.notice.sentence


def test_two_evenings_of_a_day_are_told_apart_by_their_time(window: MainWindow, hub: Hub) -> None:
    noon = datetime(2026, 11, 30, 12, 5).astimezone()
    plan = make_plan(members=(member(1), member(2)), games=(PlannedGame(game="upturn"),), seed=5)
    for hour in (12, 20):
        hub.folder.parties.begin(plan.to_json(), started=noon.replace(hour=hour))
    scores = open_parties(window)
    titles = []
    for row in (0, 1):
        scores.parties.setCurrentCell(row, 0)
        click(scores.podium_button)
        titles.append(past(window).header.title.text())
        press(window, Qt.Key.Key_Escape)
    assert ["8:05" in title for title in titles] == [True, False]
    assert ["12:05" in title for title in titles] == [False, True]
    scores._open_party(1)
    assert "12:05" in scores.header.title.text()


def test_an_evening_given_up_before_anything_was_played_is_no_row(window: MainWindow, hub: Hub) -> None:
    """One that can be gone on with is, and so is one in which somebody won something."""
    plan = make_plan(members=(member(1), member(2)), games=(PlannedGame(game="upturn"),) * 2, seed=5)
    given_up, skipped, open_still = (Evening.begin(hub.folder, load_book(), plan) for _ in range(3))
    skipped.choose_next()
    skipped.happen(entries.GameSkipped())
    for evening in (given_up, skipped):
        evening.happen(entries.Ended())
        evening.finish()
    played = an_evening(hub, ("m2",), ("m1",), ("m3",))
    scores = open_parties(window)
    assert [party.key for party in scores._parties] == [played.key, open_still.key]
    items = [scores.parties.item(row, 1) for row in (0, 1)]
    assert [item.text() for item in items if item is not None] == ["Léa", "–"]
