"""People come, go, are back and change places in the middle of an evening; the pause hides everything; games are
skipped, the evening is ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.members import Member
from stackhub.shell.curtain import Curtain
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_pause import PauseCover
from stackhub.shell.party_players import PlayersCard
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.tabletop.hand_board import HandBoard
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.evenings import (
    begin,
    button,
    flow_of,
    go_on,
    leave_round_end,
    member,
    open_players,
    party_of,
    party_screen,
    without_bots,
)


def at_cards(window: MainWindow, people: int = 3, bots: int = 0) -> GameScreen:
    """A match of Stack Up! between so many people, the first of whom has sat down."""
    members = [member(number) for number in range(1, people + 1)]
    members += [member(number, "easy") for number in range(people + 1, people + bots + 1)]
    begin(window, ["stackup", "babylon"], members)
    go_on(window)
    screen = game_screen(window)
    if isinstance(screen.overlay, Curtain):
        click(screen.overlay.take_over)
    return screen


def agreed(window: MainWindow, screen: GameScreen) -> None:
    """Party and match say the same of who sits where, and so does the save."""
    party = party_of(window)
    assert party.running is not None
    names = [party.member(key).name for key in party.running.seats]
    assert [player.name for player in screen.play.match.players] == names
    gone = [seat for seat, key in enumerate(party.running.seats) if key in party.gone]
    assert sorted(screen.play.match.left) == gone
    stored = screen.hub.folder.parties.load(flow_of(window).evening.key)
    assert len(stored.entries) == len(party.entries)


def test_somebody_leaves_in_mid_match_and_has_not_left_after_all(window: MainWindow, wait: Waiter) -> None:
    screen = at_cards(window)
    hands = screen.play.match.referee.state.position()["hands"]
    click(button(open_players(screen), "Noor leaves"))
    agreed(window, screen)
    assert screen.play.match.left == [2]
    assert screen.play.match.phase == "round"
    wait(lambda: not screen.play.settling)
    if isinstance(screen.overlay, Curtain):
        click(screen.overlay.take_over)
    card = open_players(screen)
    click(card.undo_button)
    agreed(window, screen)
    assert screen.play.match.left == []
    assert screen.play.match.referee.state.position()["hands"] == hands


def test_whoever_the_curtain_waits_for_may_have_gone_home(window: MainWindow, wait: Waiter) -> None:
    """Their hand is not shown to whoever says so; the next one is asked to sit down."""
    members = [member(1), member(2), member(3)]
    begin(window, ["stackup"], members)
    go_on(window)
    screen = game_screen(window)
    curtain = screen.overlay
    assert isinstance(curtain, Curtain)
    awaited = screen.play.curtain
    assert awaited is not None
    click(button(curtain, "Who plays…"))
    card = screen.overlay
    assert isinstance(card, PlayersCard)
    click(button(card, f"{screen.play.match.players[awaited].name} leaves"))
    wait(lambda: isinstance(screen.overlay, Curtain))
    assert screen.play.curtain not in (None, awaited)
    assert screen.play.seat_in_front is None
    agreed(window, screen)


def test_the_card_put_away_leads_back_to_the_curtain(window: MainWindow) -> None:
    begin(window, ["stackup"], [member(1), member(2)])
    go_on(window)
    screen = game_screen(window)
    assert isinstance(screen.overlay, Curtain)
    awaited = screen.play.curtain
    click(button(screen.overlay, "Who plays…"))
    press(window, Qt.Key.Key_Escape)
    assert isinstance(screen.overlay, Curtain)
    assert screen.play.curtain == awaited


def test_a_bot_plays_on_and_the_person_is_back(window: MainWindow) -> None:
    screen = at_cards(window)
    card = open_players(screen)
    click(button(card, "A bot plays on for Léa"))
    assert screen.play.match.players[1].is_bot
    agreed(window, screen)
    if isinstance(screen.overlay, PlayersCard):
        screen.close_overlay()
    flow_of(window).seats.open_card()
    card = screen.overlay
    assert isinstance(card, PlayersCard)
    click(button(card, "Léa is back"))
    assert not screen.play.match.players[1].is_bot
    agreed(window, screen)


def bots_take_over(window: MainWindow, screen: GameScreen, *names: str) -> None:
    """Everybody at the table is called ``names``; somebody who plays from the next game on has come."""
    card = open_players(screen)
    card.name_edit.setText("Zoe")
    click(card.join_button)
    for name in names:
        flow_of(window).seats.open_card()
        asked = screen.overlay
        assert isinstance(asked, PlayersCard)
        click(button(asked, f"A bot plays on for {name}"))
        agreed(window, screen)
        if isinstance(screen.overlay, Curtain):
            click(screen.overlay.take_over)
    screen.close_overlay()


def test_where_bots_play_on_for_everybody_no_hand_is_seen(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """Everybody in the room sees backs only, in the log as well; who comes back finds a curtain before their hand."""
    hub.bot_pause_ms = 10_000
    screen = at_cards(window)
    board = screen.board
    assert isinstance(board, HandBoard)
    assert board.table.hand.items
    bots_take_over(window, screen, "Ada", "Léa", "Noor")
    assert screen.play.seat_in_front is None
    assert screen.overlay is None, "nobody is waited for"
    state = screen.play.match.referee.state
    assert screen.play.view == state.view(0).without_hand()  # type: ignore[attr-defined]
    assert not board.table.hand.items
    assert not board.sorting.button.isVisible()
    flow_of(window).seats.open_card()
    assert isinstance(screen.overlay, PlayersCard)
    click(button(screen.overlay, "Léa is back"))
    agreed(window, screen)
    if isinstance(screen.overlay, PlayersCard):
        screen.close_overlay()
    wait(lambda: isinstance(screen.overlay, Curtain))
    assert screen.play.curtain == 1
    assert not board.table.hand.items
    assert isinstance(screen.overlay, Curtain)
    click(screen.overlay.take_over)
    wait(lambda: not screen.play.settling)
    assert screen.play.seat_in_front == 1
    assert len(board.table.hand.items) == state.view(1).as_dict()["counts"][1]
    assert not screen.play.hot_seat.veiled, "alone they need no curtain any more"


def test_two_change_places_and_nobody_sees_the_hand_of_the_other(window: MainWindow, wait: Waiter) -> None:
    """Each plays on with what lies before the other: the screen is passed first."""
    screen = at_cards(window)
    front = screen.play.seat_in_front
    assert front is not None
    card = open_players(screen)
    card.one.setCurrentIndex(0)
    card.other.setCurrentIndex(1)
    click(card.swap_button)
    assert [player.name for player in screen.play.match.players] == ["Léa", "Ada", "Noor"]
    agreed(window, screen)
    wait(lambda: isinstance(screen.overlay, Curtain))
    assert screen.play.seat_in_front is None


def test_a_late_arrival_plays_from_the_next_game_on(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """With nothing yet; a profile of that name is taken for them."""
    known = hub.folder.profiles.add("Tom", "black")
    screen = at_cards(window, people=2)
    card = open_players(screen)
    card.name_edit.setText("tom")
    card.name_edit.setFocus()
    press(window, Qt.Key.Key_Return)
    party = party_of(window)
    assert [one.name for one in party.present] == ["Ada", "Léa", "Tom"]
    assert party.member("m3").profile == known.id
    assert len(screen.play.match.players) == 2
    agreed(window, screen)
    assert [who.name for who in hub.folder.history.parties()[0].people] == ["Ada", "Léa", "Tom"]


def test_who_comes_when_every_colour_is_taken_gets_the_rarest(window: MainWindow) -> None:
    """Not always the first of them: the next one gets another."""
    people = [Member(key=f"m{n}", name=f"P{n}", colour=colour) for n, colour in enumerate(COLOUR_NAMES, 1)]
    begin(window, ["babylon", "babylon"], people)
    for name in ("Late", "Later"):
        flow_of(window).seats.open_card()
        card = party_screen(window).overlay
        assert isinstance(card, PlayersCard)
        card.name_edit.setText(name)
        click(card.join_button)
    late, later = party_of(window).present[-2:]
    assert (late.name, later.name) == ("Late", "Later")
    assert late.colour != later.colour


def test_a_name_is_not_taken_twice(window: MainWindow) -> None:
    screen = at_cards(window, people=2)
    card = open_players(screen)
    card.name_edit.setText("ada")
    assert not card.join_button.isEnabled()
    assert card.why_not_join.text() == "There are two people called ada."
    assert card.why_not_join.isVisible()


def test_why_something_cannot_be_done_stands_on_the_card(window: MainWindow) -> None:
    """Not in the tool tip of a button that no key reaches."""
    card = open_players(at_cards(window, people=2))
    assert not card.join_button.isEnabled()
    assert card.why_not_join.text() == card.name_edit.accessibleDescription() == "Who joins needs a name."
    card.name_edit.setText("a\N{RIGHT-TO-LEFT OVERRIDE}")
    assert "characters in it that cannot be seen" in card.why_not_join.text()
    card.name_edit.setText("👩\N{ZERO WIDTH JOINER}👧 Léa")
    assert card.join_button.isEnabled()
    assert card.why_not_join.text() == ""
    click(button(card, "A bot plays on for Léa"))
    flow_of(window).seats.open_card()
    card = game_screen(window).overlay  # type: ignore[assignment]
    assert not button(card, "Ada leaves").isEnabled()
    assert "The last one at the table can only end the party." in card.told.text()


@pytest.mark.parametrize("in_match", [True, False])
def test_who_changes_something_stays_where_they_were_on_the_card(
    window: MainWindow, wait: Waiter, in_match: bool
) -> None:
    """With ten at the table the list is longer than the card."""
    colours = (*COLOUR_NAMES, *COLOUR_NAMES)
    people = [Member(key=f"m{n}", name=f"P{n}", colour=colours[n]) for n in range(1, 11)]
    begin(window, ["babylon", "babylon"], people)
    if in_match:
        go_on(window)
        card = open_players(game_screen(window))
    else:
        click(party_screen(window).players_button)
        card = party_screen(window).overlay  # type: ignore[assignment]
    scrolled = card.rows.verticalScrollBar()
    wait(lambda: scrolled.maximum() > 0)
    scrolled.setValue(scrolled.maximum() - 20)
    before = scrolled.value()
    asked = button(card, "A bot plays on for P8")
    asked.setFocus()
    press(window, Qt.Key.Key_Space)
    screen = window.screen_on_top
    assert isinstance(screen, GameScreen if in_match else AnnounceScreen)
    card = screen.overlay  # type: ignore[assignment]
    assert isinstance(card, PlayersCard)
    focused = window.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "P8 is back"
    wait(lambda: card.rows.verticalScrollBar().value() == before)
    press(window, Qt.Key.Key_Space)
    focused = window.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "A bot plays on for P8"


def test_with_one_left_the_match_is_over_and_counted(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    screen = at_cards(window, people=2)
    click(button(open_players(screen), "Léa leaves"))
    assert screen.play.match.phase == "round"
    assert screen.overlay is not None
    click(button(screen.overlay, "End the match"))
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    party = party_of(window)
    assert [(row.member.name, row.points) for row in party.standings()] == [("Ada", 10), ("Léa", 7)]
    assert len(hub.folder.history.matches()) == 1
    leave_round_end(screen)
    assert isinstance(window.screen_on_top, ScoreboardScreen)


@pytest.mark.parametrize("by_key", [True, False])
def test_leaving_that_ends_the_match_is_asked_first_and_may_be_thought_better_of(
    window: MainWindow, hub: Hub, by_key: bool
) -> None:
    """Its result is written at once, and cannot be taken back."""
    screen = at_cards(window, people=2)
    click(button(open_players(screen), "Léa leaves"))
    question = screen.overlay
    assert question is not None
    assert not isinstance(question, RoundEnd)
    told = " ".join(label.text() for label in question.findChildren(QLabel))
    assert "Without Léa the match is over at once" in told
    if by_key:
        press(window, Qt.Key.Key_Escape)
    else:
        click(button(question, "Go on playing"))
    assert screen.overlay is None
    assert screen.play.match.left == []
    agreed(window, screen)
    assert hub.folder.history.matches() == []


def test_a_game_that_those_present_cannot_play_may_be_skipped(
    window: MainWindow, wait: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_bots(monkeypatch, "stacko")
    begin(window, ["babylon", "stacko", "babylon"], [member(1), member(2)])
    go_on(window)
    screen = game_screen(window)
    click(button(open_players(screen), "Léa leaves"))
    assert screen.overlay is not None
    click(button(screen.overlay, "End the match"))
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    leave_round_end(screen)
    board = window.screen_on_top
    assert isinstance(board, ScoreboardScreen)
    go_on(window)
    assert window.screen_on_top is board
    assert window.notice.sentence
    click(board.skip_button)
    assert isinstance(board.overlay, Overlay)
    click(button(board.overlay, "Skip it"))
    assert [game.skipped for game in party_of(window).played] == [False, True]
    assert party_screen(window).next_button.accessibleName() == "Next: Babylon"
    go_on(window)
    assert isinstance(window.screen_on_top, AnnounceScreen), "a bot fills up"


@pytest.mark.parametrize("by_key", [True, False])
def test_the_pause_hides_everything_and_no_bot_plays_on(
    window: MainWindow, hub: Hub, wait: Waiter, by_key: bool
) -> None:
    hub.bot_pause_ms = 50
    screen = at_cards(window, people=1, bots=2)
    wait(lambda: bool(screen.play.moves()) or screen.play.thinking)
    if by_key:
        screen.board.setFocus()
        press(window, Qt.Key.Key_P)
    else:
        screen.cards.pause_wanted.emit()
    cover = screen.overlay
    assert isinstance(cover, PauseCover)
    assert cover.size() == screen.size()
    shown = window.grab().toImage()
    wait(lambda: not screen.play.settling)
    moves = screen.play.match.moves_played
    QTest.qWait(200)
    assert screen.play.match.moves_played == moves
    assert not screen.play.thinking
    assert window.grab().toImage() == shown, "nothing of what is below is seen"
    press(window, Qt.Key.Key_P)
    assert screen.overlay is None
    wait(lambda: bool(screen.play.moves()))


def test_the_pause_over_the_curtain_gives_it_back(window: MainWindow) -> None:
    begin(window, ["stackup"], [member(1), member(2)])
    go_on(window)
    screen = game_screen(window)
    assert isinstance(screen.overlay, Curtain)
    press(window, Qt.Key.Key_P)
    assert isinstance(screen.overlay, PauseCover)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(screen.overlay, Curtain)
    assert screen.play.seat_in_front is None


def test_the_pause_over_the_scoreboard(window: MainWindow, wait: Waiter) -> None:
    begin(window, ["babylon", "babylon"], [member(1), member(2)])
    announced = party_screen(window)
    press(window, Qt.Key.Key_P)
    assert isinstance(announced.overlay, PauseCover)
    press(window, Qt.Key.Key_Return)
    assert announced.overlay is None
    assert window.focusWidget() is announced.next_button


def test_a_game_is_skipped_in_mid_match(window: MainWindow, hub: Hub) -> None:
    """It counts nothing, and its save is gone: nobody is offered it again."""
    screen = at_cards(window)
    screen.cards.skip_wanted.emit()
    assert screen.overlay is not None
    click(button(screen.overlay, "Skip it"))
    assert isinstance(window.screen_on_top, ScoreboardScreen)
    assert window.screen_on_top.title.text() == "Nobody has a point yet."
    assert list(hub.folder.saves.glob("*")) == []
    assert hub.folder.history.matches() == []


def test_the_evening_is_ended_from_the_table(window: MainWindow, hub: Hub) -> None:
    screen = at_cards(window)
    click(screen.status.menu_button)
    assert screen.overlay is not None
    click(button(screen.overlay, "End the evening…"))
    assert screen.overlay is not None
    click(button(screen.overlay, "End it"))
    podium = window.screen_on_top
    assert isinstance(podium, PodiumScreen)
    assert podium.title.text() == "The evening is over."
    assert list(hub.folder.saves.glob("*")) == []
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.screen_on_top, HomeScreen)
    assert hub.folder.parties.unfinished() == []


def test_before_a_match_changes_are_made_and_taken_back(window: MainWindow) -> None:
    begin(window, ["babylon", "babylon"], [member(1), member(2), member(3)])
    click(party_screen(window).players_button)
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    click(button(card, "Noor leaves"))
    party = party_of(window)
    assert party.gone == ("m3",)
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    click(card.undo_button)
    assert party.gone == ()
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    click(card.done_button)
    go_on(window)
    assert isinstance(window.screen_on_top, GameScreen)


@pytest.mark.parametrize(("watchers", "told"), [(1, "Regarde\u00a0: "), (2, "Regardent\u00a0: ")])
def test_who_watches_is_said_in_french_of_one_and_of_several(
    window: MainWindow, hub: Hub, watchers: int, told: str
) -> None:
    hub.language.use("fr")
    people = [member(number, team=None) for number in range(1, 3 + watchers)]
    begin(window, ["babylon"], people)
    announced = party_screen(window)
    assert isinstance(announced, AnnounceScreen)
    assert len(announced.watching.text().split(",")) == watchers
    assert announced.watching.text().startswith(told)


def test_nobody_is_called_a_man_in_french_who_has_left(window: MainWindow, hub: Hub) -> None:
    hub.language.use("fr")
    screen = at_cards(window)
    flow_of(window).seats.open_card()
    card = screen.overlay
    assert isinstance(card, PlayersCard)
    click(button(card, "Noor s’en va"))
    flow_of(window).seats.open_card()
    card = screen.overlay
    assert card is not None
    told = [label.text() for label in card.findChildren(QLabel)]
    assert "Noor (a quitté la table)" in told
    assert not any("parti" in words.split() for words in told)


def test_the_words_on_the_buttons_of_the_players_card_are_whole(window: MainWindow, hub: Hub) -> None:
    """Beside two long names, and in the language with the longer words."""
    hub.language.use("fr")
    people = [Member(key=f"m{n}", name=name * 12, colour=COLOUR_NAMES[n]) for n, name in enumerate(("Wa", "Xe"), 1)]
    begin(window, ["babylon"], people)
    click(party_screen(window).players_button)
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    for shown in (card.swap_button, card.join_button):
        metrics = shown.fontMetrics()
        assert shown.width() >= metrics.horizontalAdvance(shown.text()) + 20, shown.text()


@pytest.mark.parametrize("people", [2, 3, 5])
def test_up_to_five_are_seen_whole_on_the_card(window: MainWindow, people: int) -> None:
    """The buttons of the last one were cut, and the list scrolled by a few pixels."""
    begin(
        window,
        ["stackup"],
        [Member(key=f"m{n}", name=f"P{n}", colour=COLOUR_NAMES[n - 1]) for n in range(1, people + 1)],
    )
    flow_of(window).seats.open_card()
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    QTest.qWait(20)
    assert card.rows.verticalScrollBar().maximum() == 0
    last = button(card, f"P{people} leaves")
    assert last.visibleRegion().boundingRect() == last.rect()


@pytest.mark.parametrize("how", ["A bot plays on for {name}", "{name} leaves"])
@pytest.mark.parametrize("sat_down", [True, False])
def test_whoever_is_left_alone_with_bots_sits_down_before_their_hand_is_shown(
    window: MainWindow, wait: Waiter, how: str, sat_down: bool
) -> None:
    """Else whoever has just gone, and sits there still, would see it."""
    members = [member(1), member(2), member(3, "easy")]
    begin(window, ["stackup", "babylon"], members)
    go_on(window)
    screen = game_screen(window)
    curtain = screen.overlay
    assert isinstance(curtain, Curtain)
    first = screen.play.curtain
    assert first is not None
    if sat_down:
        click(curtain.take_over)
        wait(lambda: bool(screen.play.moves()))
        card = open_players(screen)
    else:
        click(button(curtain, "Who plays…"))
        assert isinstance(screen.overlay, PlayersCard)
        card = screen.overlay
    click(button(card, how.format(name=screen.play.match.players[first].name)))
    if isinstance(screen.overlay, PlayersCard):
        screen.close_overlay()
    wait(lambda: isinstance(screen.overlay, Curtain))
    assert screen.play.curtain == 1 - first
    assert screen.play.seat_in_front is None
    assert isinstance(screen.overlay, Curtain)
    click(screen.overlay.take_over)
    assert screen.play.seat_in_front == 1 - first
    wait(lambda: bool(screen.play.moves()))
    assert screen.overlay is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_every_button_of_the_card_is_pressed_by_key(window: MainWindow, key: Qt.Key) -> None:
    """Those in the rows and beside the names as well as the large ones."""
    begin(window, ["babylon", "babylon"], [member(1), member(2), member(3)])

    def presses(name: str) -> None:
        card = party_screen(window).overlay
        assert isinstance(card, PlayersCard)
        button(card, name).setFocus()
        press(window, key)

    flow_of(window).seats.open_card()
    party = party_of(window)
    presses("Noor leaves")
    assert party.gone == ("m3",)
    presses("Take the last change back")
    assert party.gone == ()
    presses("A bot plays on for Noor")
    assert party.replaced == ("m3",)
    presses("Noor is back")
    assert party.replaced == ()
    presses("Change places")
    assert [one.name for one in party.present] == ["Léa", "Ada", "Noor"]
    presses("Done")
    assert party_screen(window).overlay is None
