"""Hand and keys, in the settings: by mouse and keyboard, kept on disk, and refused when they cannot be."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stackhub.shell.hand_card import HandCard
from stackhub.shell.hub import Hub
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.window import MainWindow
from stackhub.store.profiles import Aids, Profile
from stackhub.store.settings import SettingsFile
from tests.gui.conftest import click, press


def card_of(window: MainWindow) -> HandCard:
    window.open_settings()
    screen = window.screen_on_top
    assert isinstance(screen, SettingsScreen)
    click(screen.hand_button)
    return screen.hand_card


def test_a_key_is_changed_and_kept(hub: Hub, window: MainWindow) -> None:
    card = card_of(window)
    click(card.buttons["tap"])
    assert card.waiting == "tap"
    press(window, Qt.Key.Key_J)
    assert card.waiting is None
    assert card.buttons["tap"].text() == "J"
    assert SettingsFile(hub.folder.root).settings.controls.key("tap") == "J"
    assert hub.look.controls.key("tap") == "J"


def test_a_key_that_is_taken_changes_places(hub: Hub, window: MainWindow) -> None:
    card = card_of(window)
    click(card.buttons["tap"])
    press(window, Qt.Key.Key_F)
    assert (card.buttons["tap"].text(), card.buttons["palm"].text()) == ("F", "T")


def test_space_and_enter_can_wait_for_a_key_and_refuse_one(hub: Hub, window: MainWindow) -> None:
    card = card_of(window)
    card.buttons["plane"].setFocus()
    press(window, Qt.Key.Key_Space)
    assert card.waiting == "plane"
    press(window, Qt.Key.Key_1)
    assert card.waiting is None
    assert card.said.text()
    assert hub.settings.controls.key("plane") == "P"
    press(window, Qt.Key.Key_Space)
    press(window, Qt.Key.Key_Escape)
    assert card.isVisible(), "Esc leaves the key as it is, not the card"
    press(window, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_what_was_felt_is_marked_always_never_or_as_profiles_say(hub: Hub, window: MainWindow) -> None:
    """The looseness aid: by profile from the start, else for everybody, or for nobody."""
    card = card_of(window)
    assert card.felt.currentData() == "profile"
    assert card.felt.accessibleName() == "Stacko: mark blocks that were felt"
    seen = []
    for _ in range(2):
        card.felt.setFocus()
        press(window, Qt.Key.Key_Down)
        seen.append((hub.settings.looseness_aid, hub.look.marks_felt))
    assert seen == [("on", True), ("off", False)]
    assert SettingsFile(hub.folder.root).settings.looseness_aid == "off", "it is kept"
    tom, _ = hub.profiles.add("Ada")
    hub.profiles.change(Profile(tom.id, "Ada", tom.colour, aids=Aids(looseness_aid=True)))
    hub.settings.looseness_aid = "off"
    assert hub.practise(card, "stacko") == ""
    assert not hub.look.marks_felt
    hub.settings.looseness_aid = "profile"
    assert "what was felt stays marked" in hub.practise(card, "stacko")
    assert hub.look.marks_felt
    hub.unseat(card)


def test_hand_card_of_keys_and_sensitivity(hub: Hub, window: MainWindow) -> None:
    card = card_of(window)
    QTest.keyClick(card.left_handed, Qt.Key.Key_Space)
    QTest.keyClick(card.key_card, Qt.Key.Key_Space)
    QTest.keyClick(card.sensitivity, Qt.Key.Key_Right)
    controls = hub.settings.controls
    assert (controls.left_handed, controls.key_card, controls.sensitivity) == (True, False, 1.25)
    hub.settings.reset()
    assert hub.settings.controls.key_card
