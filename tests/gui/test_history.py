"""The history: filters, parties, statistics, and matches of the past on their boards again, by real clicks and keys."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem

from stackhub.engine.save import match_to_json
from stackhub.games import registry
from stackhub.shell.history_charts import Bar, Bars
from stackhub.shell.history_person import PersonScreen
from stackhub.shell.history_replay import ReplayScreen
from stackhub.shell.history_rewind import rewound
from stackhub.shell.history_tables import MatchTable
from stackhub.shell.hub import Hub
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.window import MainWindow
from stackhub.store.history import PartyLink
from stackhub.store.parties import Guest
from stackhub.store.results import MatchResult
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.past_matches import ADA, BOT, EVENING, LEA, NOOR, keep, played_match

QT_GAMES = [game.id for game in registry.games() if not getattr(registry.rules_of(game.id), "physical", False)]


def open_scores(window: MainWindow) -> ScoresScreen:
    window.open_scores()
    screen = window.screen_on_top
    assert isinstance(screen, ScoresScreen)
    return screen


def fill(hub: Hub) -> None:
    """Three evenings: Ada beats a bot, Ada and Léa play Upturn, Léa and Noor play Stack Up!."""
    keep(hub.folder, played_match("babylon", (ADA, BOT), 1), 0)
    keep(hub.folder, played_match("upturn", (ADA, LEA), 2), 1)
    keep(hub.folder, played_match("stackup", (LEA, NOOR), 3), 2)


def shown(screen: ScoresScreen) -> list[str]:
    """The games that are listed, from above."""
    found = [screen.table.item(row, 1) for row in range(screen.table.rowCount())]
    return [item.text() for item in found if item is not None]


# --- filters


def test_matches_are_found_by_game_people_and_date(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    screen = open_scores(window)
    bar = screen.filters
    assert shown(screen) == ["Stack Up!", "Upturn", "Babylon"]
    assert bar.other_box.isHidden()
    bar.person_box.setCurrentIndex(bar.person_box.findText("Léa"))
    assert shown(screen) == ["Stack Up!", "Upturn"]
    bar.other_box.setCurrentIndex(bar.other_box.findText("Ada"))
    assert shown(screen) == ["Upturn"]
    bar.game_box.setCurrentIndex(bar.game_box.findData("babylon"))
    assert screen.empty_label.isVisible()
    assert not screen.play_button.isVisible(), "there are matches: the invitation is for those who have none"
    click(screen.all_button)
    assert len(shown(screen)) == 3
    bar.period_box.setFocus()
    press(window, Qt.Key.Key_End)
    assert bar.first_day.isVisible()
    day = QDate(2026, 3, 15)
    bar.first_day.setDate(day)
    bar.last_day.setDate(day)
    assert shown(screen) == ["Upturn"], "both days are included"
    bar.last_day.setDate(day.addDays(-1))
    assert shown(screen) == ["Upturn", "Babylon"], "whichever is the first"


def test_today_is_what_was_finished_since_midnight(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    screen = open_scores(window)
    screen.filters.period_box.setCurrentIndex(screen.filters.period_box.findData("today"))
    assert shown(screen) == []
    since, until = screen.filters.filter.since, screen.filters.filter.until
    assert since is not None
    assert until is None
    assert since.astimezone().hour == 0


def test_the_player_that_is_chosen_stays_when_others_come(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    screen = open_scores(window)
    screen.filters.person_box.setCurrentIndex(screen.filters.person_box.findText("Noor"))
    keep(hub.folder, played_match("babylon", (replace(ADA, name="Bea"), NOOR), 4), 3)
    screen.refresh()
    assert screen.filters.person_box.currentText() == "Noor"
    assert shown(screen) == ["Babylon", "Stack Up!"]


def test_parties_are_listed_with_their_matches(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    assert open_scores(window).parties.rowCount() == 0
    party = hub.folder.parties.begin("{}", [Guest("Ada"), Guest("Léa")], EVENING + timedelta(days=5))
    match = played_match("babylon", (ADA, LEA), 5)
    times = ("2026-03-19T20:10:00+00:00", "2026-03-19T20:20:00+00:00")
    hub.folder.history.record("babylon-x", match, *times, party=PartyLink(party, 0, '{"kind":"other"}'))
    hub.folder.parties.finish(party)
    screen = open_scores(window)
    click(screen.parties_button)
    assert screen.parties.rowCount() == 1
    people = screen.parties.item(0, 3)
    assert people is not None
    assert people.text() == "Ada, Léa"
    screen.parties.setFocus()
    press(window, Qt.Key.Key_Return)
    assert shown(screen) == ["Babylon"], "the matches of that party alone"
    assert screen.header.title.text().startswith("Party of ")
    click(screen.all_button)
    assert len(shown(screen)) == 4


def test_parties_invite_where_there_was_none(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    screen = open_scores(window)
    click(screen.parties_button)
    assert screen.empty_label.text() == "There has been no party yet. The first one could be tonight."
    click(screen.matches_button)
    assert len(shown(screen)) == 3


# --- statistics


def test_the_statistics_of_a_player_are_an_enter_away(window: MainWindow, hub: Hub) -> None:
    for number in range(4):
        keep(hub.folder, played_match("babylon", (ADA, LEA), number + 1), number)
    screen = open_scores(window)
    names = [who.name for who in screen.wins.people]
    screen.wins.setCurrentCell(names.index("Ada"), 0)
    screen.wins.setFocus()
    press(window, Qt.Key.Key_Return)
    person = window.screen_on_top
    assert isinstance(person, PersonScreen)
    won = sum(seat.won for match in hub.folder.history.matches() for seat in match.seats if seat.name == "Ada")
    assert person.tiles[0].accessibleName() == "4 played"
    assert person.tiles[1].accessibleName() == f"{won} won, that is {25 * won} %"
    assert person.line.accessibleName() == f"Wins: {won} of 4 matches"
    assert person.opponents.accessibleName() == f"Léa: won {won}, lost {4 - won} of 4"
    assert "Babylon: the quickest match took 12" in person.records.text()
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is screen


def test_statistics_of_one_game_leave_the_others_out(window: MainWindow, hub: Hub) -> None:
    fill(hub)
    screen = open_scores(window)
    screen.wins.picked.emit([who.name for who in screen.wins.people].index("Ada"))
    person = window.screen_on_top
    assert isinstance(person, PersonScreen)
    assert person.games.isVisible()
    person.game_box.setCurrentIndex(person.game_box.findData("upturn"))
    assert person.tiles[0].accessibleName() == "1 played"
    assert not person.games.isVisible()
    assert person.opponents.accessibleName().startswith("Léa")


def test_the_parts_of_a_bar_differ_without_their_colour(hub: Hub) -> None:
    bars = Bars(hub)
    bars.show_bars([Bar("Léa", (3, 3, 3), "")])
    bars.resize(300, 60)
    picture = bars.grab().toImage().convertToFormat(bars.grab().toImage().Format.Format_Grayscale8)
    middles = [
        {picture.pixel(x, y) for x in range(at - 12, at + 12) for y in (30, 31, 32, 33)} for at in (50, 150, 250)
    ]
    assert [len(shades) > 1 for shades in middles] == [False, True, False], "only the second is hatched"
    assert middles[0] != middles[2]
    bars.deleteLater()


# --- watching again


@pytest.mark.parametrize("game", QT_GAMES)
def test_any_past_match_is_on_its_board_again(window: MainWindow, hub: Hub, game: str) -> None:
    match = played_match(game, (ADA, LEA), 7)
    keep(hub.folder, match)
    screen = open_scores(window)
    screen.table.setFocus()
    press(window, Qt.Key.Key_Return)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    bar = replay.bar
    assert bar is not None
    assert bar.length == match.rounds[0].referee.moves_played  # type: ignore[union-attr]
    assert window.focusWidget() is bar.play_button
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Left)
    assert bar.position == 1
    assert replay.said.text()
    bar.line.setFocus()
    press(window, Qt.Key.Key_End)
    assert bar.position == bar.length
    assert not replay.go_on_button.isEnabled(), "the match is over there"
    press(window, Qt.Key.Key_Escape)
    assert window.screen_on_top is screen


def test_a_replay_plays_by_itself_pauses_and_changes_its_speed(
    window: MainWindow, hub: Hub, wait: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stackhub.shell.replay.STEP_MS", 20)
    keep(hub.folder, played_match("babylon", (ADA, LEA), 7))
    open_scores(window).table.picked.emit(0)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    bar = replay.bar
    assert bar is not None
    bar.speed_box.setFocus()
    press(window, Qt.Key.Key_Down)
    assert bar.speed_box.currentData() == 2.0
    click(bar.play_button)
    wait(lambda: bar.position >= 2)
    click(bar.play_button)
    stands = bar.position
    QTest.qWait(80)
    assert bar.position == stands
    click(bar.play_button)
    wait(lambda: bar.position == bar.length)


@pytest.mark.parametrize("by_key", [True, False])
def test_who_walks_through_a_replay_that_plays_by_itself_pauses_it(
    window: MainWindow, hub: Hub, wait: Waiter, monkeypatch: pytest.MonkeyPatch, by_key: bool
) -> None:
    monkeypatch.setattr("stackhub.shell.replay.STEP_MS", 20)
    keep(hub.folder, played_match("stackup", (ADA, LEA), 7))
    open_scores(window).table.picked.emit(0)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    bar = replay.bar
    assert bar is not None
    click(bar.play_button)
    wait(lambda: bar.position >= 1)
    assert bar.position < bar.length
    if by_key:
        press(window, Qt.Key.Key_Right)
    else:
        click(bar.next_button)
    stands = bar.position
    assert bar.play_button.accessibleName() == "Play by itself"
    QTest.qWait(80)
    assert bar.position == stands


def test_the_players_of_a_replay_are_shown_as_they_stood_then(window: MainWindow, hub: Hub) -> None:
    """Who left in the middle has not left at its beginning, and it is somebody's turn there."""
    match = played_match("upturn", (ADA, LEA, NOOR), 7)
    past = rewound(match, 0, 4)
    past.leave(1)
    chance = Random(7)
    while past.phase != "over":
        past.play(chance.choice(past.referee.state.legal_moves()))
    keep(hub.folder, past)
    open_scores(window).table.picked.emit(0)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    assert replay.bar is not None

    def told() -> list[tuple[bool, bool]]:
        assert replay.panel is not None
        names = [row.accessibleName() for row in replay.panel.rows]
        return [("has left" in name, "to move" in name) for name in names]

    first = past.rounds[0].first
    assert told() == [(False, seat == first) for seat in range(3)]
    replay.bar.go(4)
    assert [left for left, _ in told()] == [False, False, False]
    replay.bar.go(5)
    assert [left for left, _ in told()] == [False, True, False]
    replay.bar.go(replay.bar.length)
    assert told() == [(False, False), (True, False), (False, False)]


@pytest.mark.parametrize("game", QT_GAMES)
def test_playing_on_from_a_moment_is_a_match_of_its_own(window: MainWindow, hub: Hub, game: str) -> None:
    match = played_match(game, (ADA, LEA), 7)
    key = keep(hub.folder, match)
    before = hub.folder.history.matches(), hub.folder.history.save_of(key)
    open_scores(window).table.picked.emit(0)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    assert replay.bar is not None
    replay.bar.go(3)
    click(replay.go_on_button)
    played = game_screen(window).play
    assert played.match.players == (ADA, LEA)
    assert played.match.moves_played == 3
    old = match.rounds[0].referee
    assert old is not None
    assert [e.move for e in played.match.referee.journal.entries] == [e.move for e in old.journal.entries[:3]]
    assert played.path.stem != key
    played.match.play(played.match.referee.state.legal_moves()[0])
    played.keeper.save()
    assert (hub.folder.history.matches(), hub.folder.history.save_of(key)) == before


def test_any_round_may_be_watched_and_through_any_eyes(window: MainWindow, hub: Hub) -> None:
    match = played_match("stackup", (ADA, BOT, LEA), 7, match="first_to")
    assert len(match.rounds) > 1
    keep(hub.folder, match)
    open_scores(window).table.picked.emit(0)
    replay = window.screen_on_top
    assert isinstance(replay, ReplayScreen)
    assert replay.eyes_box.currentText() == "As Ada saw it"
    replay.round_box.setFocus()
    press(window, Qt.Key.Key_End)
    assert replay.bar is not None
    last = match.rounds[-1].referee
    assert last is not None
    assert replay.bar.length == last.moves_played
    replay.eyes_box.setFocus()
    press(window, Qt.Key.Key_End)
    assert replay._replay.seat == 2
    replay.round_box.setCurrentIndex(0)
    replay.bar.go(replay.bar.length)
    assert replay.go_on_button.isEnabled(), "the match goes on with the next round"
    click(replay.go_on_button)
    assert game_screen(window).play.match.phase == "between"
    assert len(game_screen(window).play.match.rounds) == 1


def test_a_tower_whose_match_was_not_recorded_says_so(window: MainWindow, hub: Hub) -> None:
    match = played_match("babylon", (ADA, LEA), 7)
    keep(hub.folder, match)
    with hub.folder.database.writing() as connection:
        connection.execute("UPDATE match SET game = 'stacko'")
    screen = open_scores(window)
    assert not screen.watch_button.isEnabled()
    screen.table.setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.screen_on_top is screen
    assert window.notice.sentence == "This match was not recorded, so it cannot be watched again."


def test_a_match_whose_save_cannot_be_read_is_said(window: MainWindow, hub: Hub) -> None:
    key = keep(hub.folder, played_match("babylon", (ADA, LEA), 7))
    with hub.folder.database.writing() as connection:
        connection.execute("UPDATE match SET save = '{}' WHERE key = ?", (key,))
    screen = open_scores(window)
    screen.table.picked.emit(0)
    assert window.screen_on_top is screen
    assert window.notice.sentence


def test_a_rewound_match_is_the_one_that_was_played_so_far() -> None:
    match = played_match("upturn", (ADA, LEA, NOOR), 3, match="first_to")
    last = len(match.rounds) - 1
    whole = rewound(match, last)
    assert match_to_json(whole) == match_to_json(match)
    assert whole is not match
    early = rewound(match, 0, 2)
    assert early.phase == "round"
    assert early.moves_played == 2
    assert len(early.rounds) == 1


def test_who_left_later_sits_at_the_rewound_table_again() -> None:
    """ST-17: a round goes on without who leaves."""
    match = played_match("stackup", (ADA, LEA, NOOR), 3)
    begun = rewound(match, 0, 4)
    begun.leave(2)
    while begun.phase == "round":
        begun.play(begun.referee.state.legal_moves()[0])
    assert rewound(begun, 0, 4).left == []
    assert rewound(begun, 0, 6).left == [2]


def test_no_column_is_measured_while_a_table_is_filled(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """With some thousand matches the second filling took minutes: each item had all rows measured."""
    match = MatchResult("k", "babylon", "", EVENING.isoformat(), 1, ())
    table = MatchTable(hub)
    modes = set()
    put = MatchTable.setItem

    def watched(self: MatchTable, row: int, column: int, item: QTableWidgetItem) -> None:
        modes.add(self.horizontalHeader().sectionResizeMode(column))
        put(self, row, column, item)

    monkeypatch.setattr(MatchTable, "setItem", watched)
    for _ in range(2):
        table.show_matches([match] * 3)
    assert modes == {QHeaderView.ResizeMode.Interactive}
    assert table.horizontalHeader().sectionResizeMode(0) == QHeaderView.ResizeMode.ResizeToContents
    table.deleteLater()
