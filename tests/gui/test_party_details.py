"""Small things of the evening that somebody fell over once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.members import Member
from stackhub.shell.curtain import Curtain
from stackhub.shell.hub import Hub
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_players import PlayersCard
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_question import Question
from stackhub.shell.party_setup import PartySetupScreen
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter, click, game_screen
from tests.gui.evenings import begin, button, go_on, member, open_players, party_screen

NAMES = ("Ada", "Léa", "Noor", "Maximilian der Große", "Tom", "Zoé")


@pytest.fixture
def setup(window: MainWindow) -> PartySetupScreen:
    window.open_party_setup()
    screen = window.screen_on_top
    assert isinstance(screen, PartySetupScreen)
    return screen


def test_the_table_waits_while_the_players_card_is_open(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """Bots that play on put the change out of reach, and the card of the match's end took the place of the other."""
    hub.bot_pause_ms = 0
    begin(window, ["babylon", "upturn"], [member(1), member(2), member(3, "easy")])
    go_on(window)
    screen = game_screen(window)
    if screen.play.match.phase == "order":
        screen.close_overlay()
        screen.play.choose_order(True)
    players = screen.play.match.players
    wait(lambda: (seat := screen.play.match.to_decide) is not None and not players[seat].is_bot)
    seat = screen.play.match.to_decide
    assert seat is not None
    takes_over = f"A bot plays on for {players[seat].name}"
    card = open_players(screen)
    moves = screen.play.match.moves_played
    click(button(card, takes_over))
    for _ in range(30):
        QApplication.processEvents()
    assert screen.overlay is card
    assert screen.play.match.moves_played == moves
    assert card.undo_button.isEnabled(), "until the next move"
    click(card.undo_button)
    assert not screen.play.match.players[seat].is_bot
    click(button(card, takes_over))
    click(card.done_button)
    wait(lambda: screen.play.match.moves_played > moves)


def test_a_curtain_comes_back_when_the_players_card_is_put_away(window: MainWindow) -> None:
    """The table is held while the card is open, and let go of again."""
    begin(window, ["stackup", "babylon"], [member(1), member(2), member(3)])
    go_on(window)
    screen = game_screen(window)
    if not isinstance(screen.overlay, Curtain):
        pytest.fail("three people share the screen")
    click(screen.overlay.take_over)
    click(open_players(screen).done_button)
    legal = screen.play.moves()
    assert legal, "whoever is in front may play"
    screen.play.play(legal[0])
    assert screen.play.match.moves_played == 1


def test_an_ampersand_in_the_menu_of_games_is_read_as_one(setup: PartySetupScreen) -> None:
    """ "Stick & Stack" was offered as "Stick _Stack"."""
    texts = [action.text() for action in setup.program._adders.values()]
    assert "Stick && Stack" in texts


def test_taking_a_game_off_keeps_the_focus_in_the_list(setup: PartySetupScreen) -> None:
    program = setup.program
    while len(program.rows) > 1:
        row = program.rows[0]
        row.remove_button.setFocus()
        click(row.remove_button)
        where = setup.window().focusWidget()
        assert where is program.rows[0].remove_button or (len(program.rows) == 1 and where is program.add_button)


def test_an_evening_without_a_game_crowns_nobody(window: MainWindow, hub: Hub) -> None:
    """Everybody stood on the first step with 0 points."""
    begin(window, ["babylon"], [member(1), member(2)])
    painted: list[str] = []
    click(party_screen(window).end_button)
    overlay = party_screen(window).overlay
    assert isinstance(overlay, Question)
    click(overlay.do)
    screen = window.screen_on_top
    assert isinstance(screen, PodiumScreen)
    real = screen.podium._text
    screen.podium._text = lambda *words: (painted.append(words[2]), real(*words))  # type: ignore[assignment, func-returns-value]
    screen.podium.grab()
    assert painted == ["No game was played to its end."]


@pytest.mark.parametrize("people", [2, 5, 6])
def test_signs_of_who_is_next_are_whole(window: MainWindow, hub: Hub, people: int) -> None:
    """With five rows they were cut at the top and at the bottom, with heads as without."""
    window.resize(1280, 720)
    members = []
    for number, name in enumerate(NAMES[:people]):
        profile, _ = hub.profiles.add(name, COLOUR_NAMES[number])
        members.append(Member(key=f"m{number + 1}", name=name, colour=COLOUR_NAMES[number], profile=profile.id))
    begin(window, ["stackup"], members)
    QApplication.processEvents()
    screen = window.screen_on_top
    assert isinstance(screen, AnnounceScreen)
    for chip, *_ in screen._chips:
        assert isinstance(chip, QLabel)
        assert chip.height() >= chip.pixmap().deviceIndependentSize().height()
        holder = chip.parentWidget()
        assert holder is not None
        assert holder.height() >= chip.height()
    assert window.height() == 720


def test_whoever_a_bot_plays_for_is_called_so_when_they_are_next(window: MainWindow) -> None:
    begin(window, ["babylon", "upturn"], [member(1), member(2)])
    screen = window.screen_on_top
    assert isinstance(screen, AnnounceScreen)
    click(screen.players_button)
    card = party_screen(window).overlay
    click(button(card, "A bot plays on for Léa"))  # type: ignore[arg-type]
    screen = window.screen_on_top
    assert isinstance(screen, AnnounceScreen)
    assert "Léa (a bot plays on)" in [label.accessibleName() for label in screen.names]


@pytest.mark.parametrize(
    ("size", "people", "whole"), [((1280, 720), 5, 5), ((1280, 720), 10, 5), ((1920, 1080), 10, 10)]
)
def test_the_players_card_shows_whole_rows_and_as_many_as_fit(
    window: MainWindow, size: tuple[int, int], people: int, whole: int
) -> None:
    """With a notice above it the fifth row lay half under what follows; on a large screen half of ten were hidden."""
    window.resize(*size)
    members = [Member(key=f"m{n}", name=f"P{n}", colour=COLOUR_NAMES[n % 7]) for n in range(1, people + 1)]
    begin(window, ["stacko"], members)
    click(party_screen(window).players_button)
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    for notice in ("", "Something to be said above everything."):
        if notice:
            window.hub.tell(notice)
        QApplication.processEvents()
        buttons = [button(card, f"P{n} leaves") for n in range(1, people + 1)]
        seen = [one.visibleRegion().boundingRect().height() for one in buttons]
        full = [height for height in seen if height == buttons[0].height()]
        assert len(full) == (whole if not notice or whole == 10 else whole - 1)
        assert all(height <= 8 or height == buttons[0].height() for height in seen), "none is cut in the middle"
