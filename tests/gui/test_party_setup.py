"""The set-up of a party: who comes, what is played; what does not go explains itself in one sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.entries import Left
from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PartyPlan
from stackhub.games import registry
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.party_setup import PartySetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import GameChoice, Language
from tests.gui.conftest import click, press
from tests.gui.evenings import begin, without_bots


@pytest.fixture
def setup(window: MainWindow) -> PartySetupScreen:
    """The set-up, as it opens the first time."""
    window.open_party_setup()
    screen = window.screen_on_top
    assert isinstance(screen, PartySetupScreen)
    return screen


def planned(setup: PartySetupScreen) -> PartyPlan:
    assert setup.problem_label.text() == ""
    assert setup.begin_button.isEnabled()
    return setup.plan()


def games(setup: PartySetupScreen) -> list[str]:
    return [game.game for game in planned(setup).games]


def test_every_preset_can_be_played_at_once(setup: PartySetupScreen, window: MainWindow) -> None:
    """By two people; how long it takes is said before anything else is asked."""
    for name, button in setup.program.preset_buttons.items():
        click(button)
        preset = setup.book.file.presets[name]
        plan = planned(setup)
        assert [(game.game, dict(game.options)) for game in plan.games] == [
            (game.game, dict(game.options)) for game in preset.games
        ]
        assert (plan.picks, plan.count) == (preset.picks, preset.count)
        assert setup.length_label.text().startswith("About ")
    click(setup.begin_button)
    assert isinstance(window.screen_on_top, PartyScreen)


def test_by_keyboard_from_home(window: MainWindow) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    home.party_card.setFocus()
    press(window, Qt.Key.Key_Return)
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    assert window.focusWidget() is setup.begin_button
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, PartyScreen)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.screen_on_top, HomeScreen)
    assert len(window.screen_on_top.continued.left) == 1


def test_a_list_of_ones_own(setup: PartySetupScreen, hub: Hub) -> None:
    """Games are added, put in another order, given other rules and taken off; the preset is left behind."""
    program = setup.program
    click(program.preset_buttons["all_five"])
    click(program.rows[0].down)
    assert games(setup)[:2] == ["stackup", "babylon"]
    assert program.preset is None
    assert QApplication.focusWidget() is program.rows[1].down
    for row in program.rows[2:]:
        click(row.remove_button)
    program._adders["upturn"].trigger()
    assert games(setup) == ["stackup", "babylon", "upturn"]
    program.rows[0].rules_box.setCurrentIndex(program.rows[0].rules_box.findData("by_the_book"))
    config = setup.book.configs["stackup"]
    options = {**config.defaults(), **planned(setup).games[0].options}
    assert options == config.by_the_book()
    program.picks_box.setCurrentIndex(1)
    program.count_box.setValue(4)
    assert (planned(setup).picks, planned(setup).count) == ("wheel", 4)


def test_presets_of_ones_own_are_offered(hub: Hub, window: MainWindow) -> None:
    """Those that still fit the game."""
    config = registry.rules_of("stackup").config
    key, option = next((key, option) for key, option in config.options.items() if len(option.values) > 1)
    other = next(value for value in option.values if value != option.default)
    presets = {"ours": {key: other}, "old": {"no_such_option": True}}
    hub.settings.games = {"stackup": GameChoice(presets=presets)}
    window.open_party_setup()
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    box = setup.program.rows[0].rules_box
    assert box.findData("own:old") == -1
    box.setCurrentIndex(box.findData("own:ours"))
    assert planned(setup).games[0].options == {key: other}


@pytest.fixture
def no_bots_at_stacko(monkeypatch: pytest.MonkeyPatch) -> None:
    without_bots(monkeypatch, "stacko")


def test_what_does_not_go_is_said_in_a_sentence(no_bots_at_stacko: None, setup: PartySetupScreen) -> None:
    people = setup.people
    people.rows[1].name_edit.setText(" ")
    assert setup.problem_label.text() == "Number 2 on the list has no name yet."
    people.rows[1].name_edit.setText("ada")
    assert setup.problem_label.text() == "Two are called ada."
    people.rows[1].name_edit.setText("a\N{RIGHT-TO-LEFT OVERRIDE}")
    assert setup.problem_label.text() == 'The name "a " has characters in it that cannot be seen.'
    people.rows[1].name_edit.setText("👩\N{ZERO WIDTH JOINER}👧 Léa")
    assert planned(setup).members[1].name == "👩\N{ZERO WIDTH JOINER}👧 Léa", "as the profile is called"
    people.rows[1].name_edit.setText("Léa")
    people.add_bot()
    click(setup.program.preset_buttons["steady_hands"])
    assert planned(setup), "a bot sits out what it cannot play"
    people.remove(people.rows[1])
    assert "Stacko cannot be played by those who come" in setup.problem_label.text()
    assert not setup.begin_button.isEnabled()
    click(people.bot_button)
    people.remove(people.rows[0])
    assert setup.problem_label.text() == "Bots alone make no party: somebody must come."
    click(setup.program.preset_buttons["quick"])
    assert setup.problem_label.text() == "Bots alone make no party: somebody must come."


def test_ten_come_at_most_and_two_at_least(setup: PartySetupScreen) -> None:
    people = setup.people
    assert [row.remove_button.isEnabled() for row in people.rows] == [False, False]
    for number in range(8):
        assert people.add_person(f"Guest {number}") is not None
    assert people.add_person("One more") is None
    assert not people.guest_button.isEnabled()
    assert not people.bot_button.isEnabled()
    assert len(planned(setup).members) == 10


def test_the_order_of_the_table_is_theirs(setup: PartySetupScreen) -> None:
    people = setup.people
    people.add_person("Noor")
    click(people.rows[2].up)
    assert [member.name for member in planned(setup).members] == ["Ada", "Noor", "Player 2"]
    assert [member.key for member in planned(setup).members] == ["m1", "m2", "m3"]


def test_two_teams(setup: PartySetupScreen) -> None:
    """Offered where a game lets teams play and there are four; filled in turn, changed by a click."""
    people = setup.people
    click(setup.program.preset_buttons["all_five"])
    assert not setup.teams_box.isVisible()
    for name in ("Noor", "Tom"):
        people.add_person(name)
    assert setup.teams_box.isVisible()
    setup.teams_box.setCurrentIndex(1)
    assert [member.team for member in planned(setup).members] == [1, 2, 1, 2]
    click(people.rows[0].team_button)
    click(people.rows[1].team_button)
    assert [member.team for member in planned(setup).members] == [2, 1, 1, 2]
    people.remove(people.rows[3])
    assert [member.team for member in planned(setup).members] == [None, None, None]


def test_profiles_are_known_by_their_names(hub: Hub, window: MainWindow) -> None:
    """Picked from the menu, or typed: both come with colour and year of birth."""
    lea = hub.folder.profiles.add("Léa", "green", birth_year=2015)
    window.open_party_setup()
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    setup.people._fill_menu()
    (action,) = [action for action in setup.people.profile_menu.actions() if action.text() == "Léa"]
    action.trigger()
    member = planned(setup).members[2]
    assert (member.name, member.profile, member.birth_year, member.colour) == ("Léa", lea.id, 2015, "green")
    setup.people.rows[2].name_edit.setText("Somebody else")
    assert planned(setup).members[2].profile is None


def test_those_of_the_last_party_are_proposed_again(window: MainWindow, setup: PartySetupScreen) -> None:
    setup.people.rows[1].name_edit.setText("Noor")
    setup.people.add_person("Tom")
    click(setup.begin_button)
    window.open_home()
    window.open_party_setup()
    again = window.screen_on_top
    assert isinstance(again, PartySetupScreen)
    assert [row.name for row in again.people.rows] == ["Ada", "Noor", "Tom"]


def test_bots_levels_and_colours_of_the_last_party_are_proposed_as_well(hub: Hub, window: MainWindow) -> None:
    """Somebody for whom a bot played on comes again themselves; whoever left stands last."""
    members = [
        Member(key="m1", name="Ada", colour="green"),
        Member(key="m2", name="Vitruvius", colour="black", level="hard"),
        Member(key="m3", name="Noor", colour="yellow"),
        Member(key="m4", name="Tom", colour="white"),
    ]
    flow = begin(window, ["babylon"], members)
    flow.evening.happen(Left(member="m1", how="leaves"))
    flow.evening.happen(Left(member="m3", how="easy"))
    window.open_home()
    window.open_party_setup()
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    told = [(row.name, row.colour, row.level_box.currentData() if row.is_bot else None) for row in setup.people.rows]
    assert told == [
        ("Vitruvius", "black", "hard"),
        ("Noor", "yellow", None),
        ("Tom", "white", None),
        ("Ada", "green", None),
    ]


def test_whoever_has_no_profile_any_more_is_proposed_as_a_guest_in_their_colour(hub: Hub, window: MainWindow) -> None:
    """Under the name they came with; who is called otherwise by now comes under the new name."""
    gone, renamed = hub.folder.profiles.add("Léa", "green"), hub.folder.profiles.add("Noor", "black")
    members = [
        Member(key="m1", name="Léa", colour="green", profile=gone.id),
        Member(key="m2", name="Noor", colour="black", profile=renamed.id),
    ]
    begin(window, ["babylon"], members)
    hub.profiles.delete(gone.id)
    hub.profiles.change(replace(renamed, name="Noor B."))
    window.open_home()
    window.open_party_setup()
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    told = [(member.name, member.colour, member.profile) for member in planned(setup).members]
    assert told == [("Léa", "green", None), ("Noor B.", "black", renamed.id)]


def test_the_wheel_picks_as_many_games_as_the_list_had(setup: PartySetupScreen) -> None:
    for name, preset in setup.book.file.presets.items():
        click(setup.program.preset_buttons[name])
        setup.program.picks_box.setCurrentIndex(setup.program.picks_box.findData("wheel"))
        assert planned(setup).count == (preset.count or len(preset.games)), name
    click(setup.program.preset_buttons["quick"])
    setup.program.picks_box.setCurrentIndex(setup.program.picks_box.findData("list"))
    for game in ("upturn", "babylon", "stackup"):
        setup.program._adders[game].trigger()
    setup.program.picks_box.setCurrentIndex(setup.program.picks_box.findData("wheel"))
    assert planned(setup).count == len(setup.program.rows) > 3


def test_points_are_those_of_the_table_that_is_chosen(setup: PartySetupScreen) -> None:
    for index, (name, points) in enumerate(setup.book.file.scoring.items()):
        setup.scoring_box.setCurrentIndex(index)
        assert setup.scoring_box.currentData() == name
        assert planned(setup).scoring == points


def test_the_language_may_change(setup: PartySetupScreen, hub: Hub) -> None:
    hub.language.use("fr")
    QApplication.processEvents()
    assert setup.header.title.text() == "Soirée"
    assert setup.begin_button.text() == "Commencer"
    QTest.qWait(1)
    assert planned(setup)


def test_whose_colour_another_chooses_takes_a_free_one(setup: PartySetupScreen) -> None:
    """Two of the same colour are at the table only when there are more people than colours."""
    ada, other = setup.people.rows[:2]
    former, wanted = ada.colour, other.colour
    ada.choose(wanted)
    assert (ada.colour, other.colour) == (wanted, former)
    assert [member.colour for member in planned(setup).members][:2] == [wanted, former]
    while len(setup.people.rows) < 10:
        setup.people.add_bot()
    ada.choose(former)
    colours = [row.colour for row in setup.people.rows]
    assert sorted(colours.count(colour) for colour in COLOUR_NAMES) == [1, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("preset", ["evening", "kids", "steady_hands", "all_five"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rows_of_games_stand_in_line_and_nothing_is_cut(
    hub: Hub, window: MainWindow, preset: str, language: Language
) -> None:
    """At 1280x720 in French the right column ended beyond its edge, and the rules' names were cut."""
    hub.language.use(language)
    window.resize(1280, 720)
    window.open_party_setup()
    screen = window.screen_on_top
    assert isinstance(screen, PartySetupScreen)
    click(screen.people.bot_button)
    click(screen.program.preset_buttons[preset])
    for _ in range(3):
        QApplication.processEvents()
    rows = screen.program.rows
    assert len({row.rules_box.mapTo(screen, QPoint(0, 0)).x() for row in rows}) == 1
    for row in rows:
        shown = row.remove_button.visibleRegion().boundingRect()
        assert shown == row.remove_button.rect()
    for button in screen.program.preset_buttons.values():
        assert button.visibleRegion().boundingRect() == button.rect()
    for person in screen.people.rows:
        field = person.name_edit
        assert field.fontMetrics().horizontalAdvance(field.text()) < field.width() - 12, field.text()
