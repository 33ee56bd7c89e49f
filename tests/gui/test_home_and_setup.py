"""From the first start to the first move, with real clicks and keys."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stackhub.shell.first_start import FirstStart
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SettingsFile
from tests.gui.conftest import Waiter, click, close, game_screen, press


def open_setup(window: MainWindow) -> SetupScreen:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    home.focus_on_game("babylon")
    press(window, Qt.Key.Key_Return)
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    return setup


def test_first_start_asks_language_and_name_and_nothing_else(hub: Hub) -> None:
    hub.settings.name = ""
    window = MainWindow(hub)
    window.open_first()
    window.show()
    first = window.screen_on_top
    assert isinstance(first, FirstStart)
    click(first.buttons["fr"])
    assert first.start_button.text() == "Voir les jeux"
    first.name_edit.selectAll()
    QTest.keyClicks(first.name_edit, "Zoe")
    QTest.keyClick(first.name_edit, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, HomeScreen)
    assert SettingsFile(hub.folder.root).settings.name == "Zoe"
    assert SettingsFile(hub.folder.root).settings.language == "fr"
    close(window)


def test_first_start_wants_a_name(hub: Hub) -> None:
    hub.settings.name = ""
    window = MainWindow(hub)
    window.open_first()
    window.show()
    first = window.screen_on_top
    assert isinstance(first, FirstStart)
    first.name_edit.clear()
    assert not first.start_button.isEnabled()
    QTest.keyClick(first.name_edit, Qt.Key.Key_Return)
    assert window.screen_on_top is first
    close(window)


def test_every_page_is_one_click_from_home_and_esc_comes_back(window: MainWindow) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    for button in home.page_buttons.values():
        click(button)
        assert window.screen_on_top is not home
        press(window, Qt.Key.Key_Escape)
        assert window.screen_on_top is home


def test_arrows_and_enter_reach_the_game(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Home)
    for _ in range(12):
        press(window, Qt.Key.Key_Down)
        focus = window.focusWidget()
        assert focus is not None
        if focus.accessibleName() == "Babylon":
            break
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, SetupScreen)


def test_play_starts_with_the_names_and_the_bot_that_were_chosen(window: MainWindow, wait: Waiter) -> None:
    setup = open_setup(window)
    chips = setup.seats.chips
    chips[0].name_edit.selectAll()
    QTest.keyClicks(chips[0].name_edit, "Grace")
    chips[1].kind.setCurrentIndex(chips[1].kind.findData("hard"))
    click(setup.play_button)
    players = game_screen(window).play.match.players
    assert [(player.name, player.level) for player in players] == [("Grace", None), (chips[1].choice.name, "hard")]


def test_two_players_of_one_name_are_refused_in_words(window: MainWindow) -> None:
    setup = open_setup(window)
    for chip in setup.seats.chips:
        chip.name_edit.setText("Ada")
    assert not setup.play_button.isEnabled()
    assert setup.problem_label.text() == "Two players have the same name."
    setup.seats.chips[1].name_edit.setText("")
    assert setup.problem_label.text() == "Every player needs a name."


def test_seats_change_places_by_key_and_by_drag(window: MainWindow) -> None:
    setup = open_setup(window)
    first, second = (chip.choice.name for chip in setup.seats.chips)
    grip = setup.seats.chips[0].grip
    grip.setFocus()
    QTest.keyClick(grip, Qt.Key.Key_Right)
    assert [chip.choice.name for chip in setup.seats.chips] == [second, first]
    assert window.focusWidget() is grip
    middle = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(grip, middle - setup.seats.chips[1].rect().topRight() * 0.9)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert [chip.choice.name for chip in setup.seats.chips] == [first, second]


def test_a_colour_belongs_to_one_seat(window: MainWindow) -> None:
    setup = open_setup(window)
    one, two = setup.seats.chips
    mine, other = one.colour, two.colour
    one.colour_asked.emit(other)
    assert (one.colour, two.colour) == (other, mine)


def test_what_was_chosen_is_there_next_time(window: MainWindow) -> None:
    """BA-05: the variants are one click away, and kept."""
    setup = open_setup(window)
    variant = next(row for row in setup.variants if row.key == "match")
    click(variant.button("best_of_3"))
    assert setup.options()["match"] == "best_of_3"
    click(setup.play_button)
    window.open_home()
    again = open_setup(window)
    assert again.options()["match"] == "best_of_3"


def test_presets_by_the_book_default_and_ones_own(window: MainWindow, hub: Hub) -> None:
    setup = open_setup(window)
    labels = [setup.preset_box.itemText(index) for index in range(setup.preset_box.count())]
    assert labels[:2] == ["By the book", "Default"]
    setup.set_options({"chooser": "random", "match": "first_to_3"})
    setup.store_preset("Ours")
    setup.set_options({"chooser": "youngest", "match": "single"})
    setup.preset_box.setCurrentIndex(setup.preset_box.findText("Ours"))
    setup.preset_box.activated.emit(setup.preset_box.currentIndex())
    assert setup.options() == {"match": "first_to_3", "chooser": "random"}
    assert SettingsFile(hub.folder.root).settings.games["babylon"].presets["Ours"]["chooser"] == "random"
    click(setup.remove_preset)
    assert setup.preset_box.findText("Ours") == -1


def test_house_rules_explain_their_ruling(window: MainWindow) -> None:
    setup = open_setup(window)
    click(setup.house_rules.fold)
    texts = [label.text() for label in setup.house_rules.findChildren(QWidget) if hasattr(label, "text")]
    assert any("BA-02" in text for text in texts)


def test_language_switches_while_the_screen_is_open(window: MainWindow, hub: Hub) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.page_buttons["settings"])
    settings = window.screen_on_top
    assert isinstance(settings, SettingsScreen)
    settings.language.setCurrentIndex(settings.language.findData("fr"))
    settings.language.activated.emit(settings.language.currentIndex())
    QApplication.processEvents()
    assert settings.header.title.text() == "Réglages"
    press(window, Qt.Key.Key_Escape)
    assert home.page_buttons["scores"].text() == "Scores"
    assert home.page_buttons["rules"].text() == "Règles"
    assert SettingsFile(hub.folder.root).settings.language == "fr"


def test_settings_work_at_once_are_kept_and_can_be_reset(window: MainWindow, hub: Hub) -> None:
    window.open_settings()
    settings = window.screen_on_top
    assert isinstance(settings, SettingsScreen)
    settings.theme.setCurrentIndex(settings.theme.findData("dark"))
    settings.theme.activated.emit(0)
    click(settings.animation)
    settings.volume.setValue(20)
    kept = SettingsFile(hub.folder.root).settings
    assert (kept.theme, kept.animation, kept.volume) == ("dark", True, 20)
    assert hub.theme is hub.themes["dark"]
    click(settings.reset_button)
    kept = SettingsFile(hub.folder.root).settings
    assert (kept.theme, kept.volume, kept.name, kept.language) == ("light", 70, "Ada", "en")
    assert settings.theme.currentData() == "light"


def test_empty_scoreboard_invites_to_a_first_game(window: MainWindow) -> None:
    window.open_scores()
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    click(scores.play_button)
    assert isinstance(window.screen_on_top, HomeScreen)


def test_a_left_match_is_offered_again_and_can_be_discarded(window: MainWindow, hub: Hub) -> None:
    setup = open_setup(window)
    setup.seats.chips[1].kind.setCurrentIndex(0)
    click(setup.play_button)
    screen = game_screen(window)
    screen.close_overlay()
    screen.play.choose_order(True)
    screen.play.play(screen.play.moves()[0])
    moves = screen.play.match.referee.moves_played
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.continue_cards[0])
    assert game_screen(window).play.match.referee.moves_played == moves
    window.open_home()
    click(home.discard_buttons[0])
    card = home.findChild(Overlay)
    assert card is not None
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert home.saved_paths() == []
    assert list(hub.folder.saves.glob("*")) == []


def test_every_widget_that_takes_the_focus_has_a_name(window: MainWindow) -> None:
    """Everything can be done from the keyboard, and screen readers can say where one is."""
    openers = (
        window.open_home,
        lambda: window.open_setup("babylon"),
        window.open_scores,
        window.open_settings,
        lambda: window.open_rules("babylon"),
        window.open_about,
    )
    for opener in openers:
        opener()
        screen = window.screen_on_top
        for widget in screen.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                name = widget.accessibleName() or getattr(widget, "text", str)()
                assert name, f"{type(screen).__name__}: {type(widget).__name__} has no accessible name"


def test_the_window_opens_a_broken_file_with_a_sentence_and_stays(window: MainWindow, tmp_path: Path) -> None:
    broken = tmp_path / "party.stackhub"
    broken.write_text('{"format": "stackhub-save", "version": 1')
    window.open_file(broken)
    assert window.notice.sentence == "party.stackhub: the file is not a StackHub save, or it was cut short"
    assert isinstance(window.screen_on_top, HomeScreen)
    click(window.notice.close_button)
    assert window.notice.sentence == ""
