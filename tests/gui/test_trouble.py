"""Bad files, a folder that cannot be used, a full disk: one clear sentence, nothing lost, the rest goes on."""

import errno
import os
import shutil
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from stackhub.games import registry
from stackhub.resources import config_dir
from stackhub.shell.first_start import FirstStart
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.shell.window_place import MINIMUM_SIZE, placed
from stackhub.shell.words import level_word
from stackhub.store.folder import DataFolder
from stackhub.store.settings import SettingsFile, WindowPlace
from tests.gui.conftest import Waiter, click, close, game_screen, make_hub, press
from tests.gui.test_playing import ADA, EASY, LEA, choose_order, play_out, start


def open_window(app: QApplication, home: Path) -> MainWindow:
    window = MainWindow(make_hub(app, home))
    window.open_first()
    window.show()
    return window


def test_broken_settings_are_named_with_their_line_and_kept(qapp: QApplication, stackhub_home: Path) -> None:
    stackhub_home.mkdir(parents=True)
    broken = "language: en\ntheme: purple\n"
    (stackhub_home / "settings.yaml").write_text(broken)
    window = open_window(qapp, stackhub_home)
    assert "settings.yaml, line 2" in window.notice.sentence
    close(window)  # writes the settings: the broken file is put aside, not overwritten
    assert (stackhub_home / "settings.broken-1.yaml").read_text() == broken
    assert SettingsFile(stackhub_home).problem is None


def test_broken_settings_are_said_on_the_very_first_screen_and_put_aside_by_name(
    qapp: QApplication, stackhub_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Without a name to fall back on the application begins by asking for one: once nothing was said there."""
    stackhub_home.mkdir(parents=True)
    broken = "name: Ada\ntheme: purple\n"
    (stackhub_home / "settings.yaml").write_text(broken)
    hub = Hub(qapp, DataFolder(stackhub_home))
    hub.language.use("en")
    window = MainWindow(hub)
    window.open_first()
    window.show()
    assert isinstance(window.screen_on_top, FirstStart)
    said = window.notice.sentence
    assert said.startswith(
        "Your settings could not be read: they were put aside as settings.broken-1.yaml, and the defaults serve. "
        'settings.yaml, line 2: "theme" should be '
    )
    assert said in caplog.text
    assert (stackhub_home / "settings.broken-1.yaml").read_text() == broken
    window.screen_on_top.name_edit.setText("Léa")
    click(window.screen_on_top.start_button)
    assert isinstance(window.screen_on_top, HomeScreen)
    click(window.notice.close_button)
    assert window.notice.sentence == "", "it is said once"
    close(window)


def test_the_last_good_settings_serve_in_place_of_broken_ones(qapp: QApplication, stackhub_home: Path) -> None:
    window = open_window(qapp, stackhub_home)
    window.hub.settings.theme = "dark"
    window.hub.save_settings()
    close(window)
    path = stackhub_home / "settings.yaml"
    path.write_text(path.read_text() + "sparkle: true\n")
    hub = Hub(qapp, DataFolder(stackhub_home))
    assert hub.theme is hub.themes["dark"]
    window = MainWindow(hub)
    window.open_first()
    window.show()
    assert isinstance(window.screen_on_top, HomeScreen), "the name is known"
    assert window.notice.sentence.startswith(
        "Your settings could not be read: they were put aside as settings.broken-1.yaml, and the last good ones "
        "(settings.yaml.last) serve. settings.yaml, line "
    )
    assert "sparkle" in window.notice.sentence
    close(window)
    assert SettingsFile(stackhub_home).settings.theme == "dark"


def test_broken_settings_that_cannot_be_put_aside_are_said_and_left(
    qapp: QApplication, stackhub_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stackhub_home.mkdir(parents=True)
    path = stackhub_home / "settings.yaml"
    path.write_text("theme: purple\n")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "rename", refuse)
    window = open_window(qapp, stackhub_home)
    assert window.notice.sentence.startswith("Your settings could not be read, so the defaults serve. settings.yaml")
    click(window.notice.close_button)
    assert "could not be put aside: you may not write or read there" in window.notice.sentence
    close(window)
    assert path.read_text() == "theme: purple\n"


@pytest.mark.parametrize("slip", [("max: 2", "max: nine", 3), ("colour: 3", "colour: 4", 6)])
def test_a_broken_game_file_of_the_players_is_named_and_ours_serves(
    qapp: QApplication, stackhub_home: Path, wait: Waiter, slip: tuple[str, str, int]
) -> None:
    own = stackhub_home / "config" / "games" / "babylon.yaml"
    own.parent.mkdir(parents=True)
    sound, broken_by, line = slip
    ours = (config_dir() / "games" / "babylon.yaml").read_text(encoding="utf-8")
    broken = ours.replace(sound, broken_by)
    assert broken != ours
    own.write_text(broken, encoding="utf-8")
    registry.forget_rules()
    try:
        window = open_window(qapp, stackhub_home)
        wait(lambda: bool(window.notice.sentence))
        assert f"babylon.yaml, line {line}: " in window.notice.sentence
        window.open_setup("babylon")
        assert isinstance(window.screen_on_top, SetupScreen)
        close(window)
        assert own.read_text(encoding="utf-8") == broken
    finally:
        registry.forget_rules()


def test_a_broken_game_file_of_ours_costs_only_that_game(
    qapp: QApplication, stackhub_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(config_dir() / "games", tmp_path / "games")
    (tmp_path / "games" / "babylon.yaml").write_text("game: babylon\nseats: [\n")
    monkeypatch.setattr(registry, "config_dir", lambda: tmp_path)
    registry.forget_rules()
    try:
        window = open_window(qapp, stackhub_home)
        assert "babylon.yaml, line" in window.notice.sentence
        home = window.screen_on_top
        assert isinstance(home, HomeScreen)
        assert set(home.game_cards) == {entry.id for entry in registry.games()} - {"babylon"}
        window.open_setup("babylon")
        window.open_settings()
        close(window)
    finally:
        registry.forget_rules()


def test_a_file_of_ours_that_only_the_rules_find_wrong_costs_its_card(
    qapp: QApplication, stackhub_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    """Home is up before the rules are read; what they refuse then goes."""
    ours = (config_dir() / "games" / "stacko.yaml").read_text(encoding="utf-8")
    shutil.copytree(config_dir() / "games", tmp_path / "games")
    (tmp_path / "games" / "stacko.yaml").write_text(ours.replace("storeys: 16", "storeys: 15"))
    monkeypatch.setattr(registry, "config_dir", lambda: tmp_path)
    registry.forget_rules()
    try:
        window = open_window(qapp, stackhub_home)
        home = window.screen_on_top
        assert isinstance(home, HomeScreen)
        wait(lambda: home.is_painted)
        assert "must make 45 blocks" in window.notice.sentence
        assert set(home.game_cards) == {entry.id for entry in registry.games()} - {"stacko"}
        close(window)
    finally:
        registry.forget_rules()


@pytest.mark.parametrize("what", ["file", "unwritable"])
def test_a_data_folder_that_cannot_be_used_is_said_and_the_game_goes_on(
    qapp: QApplication, stackhub_home: Path, what: str, wait: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    stackhub_home.parent.mkdir(parents=True, exist_ok=True)
    if what == "file":
        stackhub_home.write_text("a file stands where the folder should be")
    else:

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

        monkeypatch.setattr(Path, "mkdir", refuse)
    window = open_window(qapp, stackhub_home)
    screen = start(window, [ADA, EASY])
    assert "could not be written" in window.notice.sentence
    choose_order(screen, "Play first")
    play_out(screen, wait)
    assert screen.play.match.phase == "over"
    window.open_scores()
    close(window)


def test_a_full_disk_is_said_once_and_the_next_save_catches_up(
    qapp: QApplication, stackhub_home: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    window = open_window(qapp, stackhub_home)
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    path = screen.play.path
    before = path.read_text()
    with monkeypatch.context() as full:

        def no_space(_: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        full.setattr(os, "fsync", no_space)
        screen.play.play(screen.play.moves()[0])
        full_disk = "could not be written: the disk is full; make room, then try again"
        wait(lambda: window.notice.sentence == f"{path.name} {full_disk}")
        assert path.read_text() == before
        assert not list(path.parent.glob(".*"))
        screen.play.play(screen.play.moves()[0])
        screen.play.keeper.flush()
    screen.play.play(screen.play.moves()[0])
    screen.play.keeper.flush()
    assert path.read_text().count('"move"') == 3
    close(window)


def test_a_database_from_a_newer_version_is_left_alone(qapp: QApplication, stackhub_home: Path, wait: Waiter) -> None:
    stackhub_home.mkdir(parents=True)
    file = stackhub_home / "stackhub.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE future (x)")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    window = open_window(qapp, stackhub_home)
    window.open_scores()
    assert isinstance(window.screen_on_top, ScoresScreen)
    assert "newer StackHub" in window.notice.sentence
    assert window.screen_on_top.empty_label.text() == "The results cannot be shown now. Nothing was changed."
    assert window.screen_on_top.play_button.isHidden()
    window.open_home()
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    path = screen.play.path
    play_out(screen, wait)
    assert path.exists(), "the match that could not be recorded must stay on disk"
    assert file.read_bytes() == before
    close(window)


def test_a_damaged_newest_save_gives_the_one_before(qapp: QApplication, stackhub_home: Path) -> None:
    window = open_window(qapp, stackhub_home)
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    for _ in range(3):
        screen.play.play(screen.play.moves()[0])
    path = screen.play.path
    window.open_home()
    path.write_bytes(path.read_bytes()[:-40])
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.continue_cards[0])
    assert game_screen(window).play.match.referee.moves_played == 2
    assert "one move earlier" in window.notice.sentence
    close(window)


def test_the_window_comes_back_on_screen_when_its_monitor_is_gone() -> None:
    one = QRect(0, 0, 1920, 1080)
    two = QRect(1920, 0, 1920, 1080)
    there = WindowPlace(x=2200, y=100, width=1400, height=800)
    assert placed(there, [one, two]) == QRect(2200, 100, 1400, 800)
    back = placed(there, [one])
    assert one.contains(back)
    assert back.size() == QRect(0, 0, 1400, 800).size()


def test_the_window_is_never_smaller_than_its_minimum_and_fits_a_small_screen() -> None:
    small = QRect(0, 0, 1366, 768)
    assert placed(None, [small]).size() == MINIMUM_SIZE
    assert placed(WindowPlace(x=-500, y=-500, width=3000, height=2000), [small]).topLeft() == small.topLeft()


def test_the_window_remembers_its_place(qapp: QApplication, stackhub_home: Path) -> None:
    window = open_window(qapp, stackhub_home)
    window.setGeometry(40, 60, 1300, 740)
    close(window)
    place = SettingsFile(stackhub_home).settings.window
    assert place is not None
    assert (place.x, place.y, place.width, place.height) == (40, 60, 1300, 740)


def test_the_newest_problem_is_said_first_and_none_is_lost(qapp: QApplication, stackhub_home: Path) -> None:
    window = open_window(qapp, stackhub_home)
    for problem in ("one", "two", "one", "three"):
        window.hub.tell(problem)
    said = []
    while window.notice.sentence:
        said.append(window.notice.sentence)
        click(window.notice.close_button)
    assert said == ["Three", "One", "Two"]
    close(window)


def test_a_second_hub_speaks_its_own_language(qapp: QApplication, stackhub_home: Path) -> None:
    """The tour makes one after the other; once the first one's translators stayed."""
    first = make_hub(qapp, stackhub_home)
    first.language.use("fr")
    assert level_word("hard") == "difficile"
    second = make_hub(qapp, stackhub_home)
    second.language.use("en")
    assert level_word("hard") == "hard"


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_message_that_is_dismissed_gives_the_focus_back(window: MainWindow, by: str) -> None:
    """Whoever plays by keyboard goes on with the next key."""
    window.start_match("stackup", [ADA, LEA], {})
    board = game_screen(window).board
    board.setFocus()
    before = window.focusWidget()
    assert before is not None
    window.notice.tell("Something is wrong.")
    window.notice.tell("Something else is wrong.")
    for _ in range(2):
        if by == "mouse":
            click(window.notice.close_button)
        else:
            window.notice.close_button.setFocus(Qt.FocusReason.TabFocusReason)
            press(window, Qt.Key.Key_Space)
    assert window.notice.sentence == ""
    assert window.focusWidget() is before
