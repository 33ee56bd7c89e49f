"""What a guest has played: a profile made later takes it over only if that is said; a merge keeps who came as whom."""

from __future__ import annotations

from PySide6.QtCore import Qt

from stackhub.shell.hub import Hub
from stackhub.shell.profile_questions import AdoptCard, GoCard
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.window import MainWindow
from stackhub.store.parties import Guest
from stackhub.store.profiles import Played
from tests.gui.conftest import Waiter, click, press
from tests.gui.test_playing import ADA, EASY, choose_order, play_out, start
from tests.gui.test_profiles import open_profiles
from tests.store.matches import a_match


def test_a_new_profile_gets_what_a_guest_of_that_name_has_played(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    screen_of_match = start(window, [ADA, EASY])
    choose_order(screen_of_match, "Play first")
    play_out(screen_of_match, wait)
    window.open_home()
    screen = open_profiles(window)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert isinstance(screen.card, AdoptCard)
    assert hub.folder.profiles.all() == [], "asked first"
    press(window, Qt.Key.Key_Return)
    assert "Ada played as a guest now count" in window.notice.sentence
    assert screen.current is not None
    assert hub.folder.profiles.played(screen.current.id).matches == 1


def test_a_new_profile_may_start_afresh_beside_the_guest_of_its_name(window: MainWindow, hub: Hub) -> None:
    """Nothing is taken over unasked, and in the lists the two are told apart."""
    hub.folder.history.record("k", a_match(), "2026-11-30T10:00:00+00:00", "2026-11-30T10:05:00+00:00")
    screen = open_profiles(window)
    for _ in range(2):
        click(screen.new_button)
        press(window, Qt.Key.Key_Return)
        assert isinstance(screen.card, AdoptCard)
        press(window, Qt.Key.Key_Escape)
        assert hub.folder.profiles.all() == [], "Esc makes none"
    click(screen.new_button)
    press(window, Qt.Key.Key_Return)
    assert isinstance(screen.card, AdoptCard)
    click(screen.card.afresh_button)
    (ada,) = hub.folder.profiles.all()
    assert hub.folder.profiles.played(ada.id) == Played(0, 0)
    assert not window.notice.sentence
    hub.folder.history.record("k2", a_match(), "2026-11-30T11:00:00+00:00", "2026-11-30T11:05:00+00:00")
    window.open_scores()
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    box = scores.filters.person_box
    assert sorted(box.itemText(index) for index in range(1, box.count())) == ["Ada", "Ada (guest)"]
    items = [scores.wins.item(row, 0) for row in range(scores.wins.rowCount())]
    assert {item.text() for item in items if item is not None} >= {"Ada", "Ada (guest)"}


def test_after_merging_an_evening_says_who_came_as_whom_and_nothing_dangerous_has_the_focus(
    window: MainWindow, hub: Hub
) -> None:
    """Ada and Bo played against each other, and were one person: no "Ada, Ada"."""
    people = [hub.profiles.add(name)[0] for name in ("Ada", "Bo")]
    hub.folder.parties.begin("{}", [Guest(profile.name, profile.id) for profile in people])
    screen = open_profiles(window)
    click(screen.editor.merge_button)
    assert isinstance(screen.card, GoCard)
    click(screen.card.yes_button)
    assert window.focusWidget() is screen.list
    (party,) = hub.folder.history.parties()
    assert [who.name for who in party.people] == ["Bo", "Bo"]
    window.open_scores()
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    click(scores.parties_button)
    there = scores.parties.item(0, 3)
    assert there is not None
    assert there.text() == "Ada, Bo"
