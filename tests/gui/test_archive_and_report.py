"""Everything to one file and back, and the bug report, by real clicks."""

import errno
import json
import os
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from stackhub.engine.save import match_to_json
from stackhub.shell.about import AboutScreen
from stackhub.shell.archive_card import ArchiveCard, documents_folder
from stackhub.shell.hub import Hub
from stackhub.shell.report_card import ReportCard
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.window import MainWindow
from stackhub.store.archive import export_everything
from stackhub.store.folder import DataFolder
from stackhub.store.settings import SettingsFile
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.past_matches import ADA, BOT, LEA, keep, played_match
from tests.gui.test_playing import ADA as ADA_SEAT
from tests.gui.test_playing import EASY


def open_settings(window: MainWindow) -> SettingsScreen:
    window.open_settings()
    screen = window.screen_on_top
    assert isinstance(screen, SettingsScreen)
    return screen


def answer(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """What the player answers to the next questions for a file."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))


def finished(card: ArchiveCard | None, wait: Waiter) -> ArchiveCard:
    assert card is not None
    wait(lambda: card.close_button is not None or card.yes_button is not None)
    return card


# --- export and import


def test_everything_goes_into_one_file_where_the_player_picks(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    keep(hub.folder, played_match("babylon", (ADA, BOT)))
    hub.profiles.add("Ada")
    answer(monkeypatch, tmp_path / "mine")
    screen = open_settings(window)
    click(screen.export_button)
    card = finished(screen.card, wait)
    assert f"It is in {tmp_path / 'mine.zip'}." in card.sentence
    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        assert "stackhub.sqlite3" in archive.namelist()
    assert window.focusWidget() is card.close_button
    press(window, Qt.Key.Key_Return)
    assert window.screen_on_top is screen


def test_a_disk_that_is_full_is_said_and_nothing_is_left_there(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    answer(monkeypatch, tmp_path / "mine.zip")
    screen = open_settings(window)

    def no_space(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        click(screen.export_button)
        card = finished(screen.card, wait)
    assert "could not be written: the disk is full; make room, then try again." in card.sentence
    assert list(tmp_path.iterdir()) == []
    click_close(card)


def click_close(card: ArchiveCard) -> None:
    assert isinstance(card.close_button, QPushButton)
    click(card.close_button)


def test_an_archive_is_shown_before_it_is_added_to_what_is_here(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    other = DataFolder(tmp_path / "other")
    keep(other, played_match("babylon", (ADA, LEA), 2), 1)
    keep(other, played_match("upturn", (ADA, LEA), 3), 2)
    other.profiles.add("Léa", "blue")
    settings = SettingsFile(other.root)
    settings.settings.theme = "dark"
    settings.settings.name = "Léa"
    settings.settings.language = "en"
    settings.save()
    export_everything(other, tmp_path / "other.zip")
    keep(hub.folder, played_match("babylon", (ADA, BOT)))
    answer(monkeypatch, tmp_path / "other.zip")
    screen = open_settings(window)
    click(screen.import_button)
    card = finished(screen.card, wait)
    assert (
        "2 result(s), 0 party(ies), 1 profile(s)" in card.sentence or "2 results, 0 parties, 1 profile" in card.sentence
    )
    assert len(hub.folder.history.matches()) == 1, "nothing has changed yet"
    assert card.settings_box is not None
    assert not card.settings_box.isChecked()
    assert card.yes_button is not None
    click(card.yes_button)
    card = finished(card, wait)
    wait(lambda: card.close_button is not None)
    assert card.sentence.startswith("New here: 2 result")
    assert "before-import" in card.sentence
    assert len(hub.folder.history.matches()) == 3
    assert hub.profiles.named("léa") is not None, "the screens know the new profile"
    assert hub.settings.theme == "light"
    click_close(card)


def test_the_settings_of_an_archive_are_taken_when_asked_for_and_stay(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    other = SettingsFile(tmp_path / "other")
    other.settings.theme = "dark"
    other.settings.language = "en"
    other.settings.name = "Léa"
    other.save()
    export_everything(DataFolder(tmp_path / "other"), tmp_path / "other.zip")
    answer(monkeypatch, tmp_path / "other.zip")
    screen = open_settings(window)
    click(screen.import_button)
    card = finished(screen.card, wait)
    assert card.settings_box is not None
    card.settings_box.setFocus()
    press(window, Qt.Key.Key_Space)
    assert card.yes_button is not None
    click(card.yes_button)
    wait(lambda: card.close_button is not None)
    click_close(card)
    assert hub.theme is hub.themes["dark"]
    assert screen.theme.currentData() == "dark"
    assert screen.name_edit.text() == "Léa"
    window.close()
    assert SettingsFile(hub.folder.root).settings.theme == "dark", "closing does not write the old ones back"


def test_what_is_no_archive_is_refused_in_a_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: Waiter
) -> None:
    (tmp_path / "holiday.zip").write_bytes(b"nothing of ours")
    answer(monkeypatch, tmp_path / "holiday.zip")
    screen = open_settings(window)
    click(screen.import_button)
    card = finished(screen.card, wait)
    assert card.sentence.startswith("Holiday.zip is not an archive of StackHub, or it is damaged.") or (
        card.sentence.startswith("holiday.zip is not an archive of StackHub, or it is damaged.")
    )
    assert card.yes_button is None
    click_close(card)


def test_nothing_is_imported_below_a_match_and_no_answer_is_an_answer(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "")
    screen = open_settings(window)
    click(screen.export_button)
    click(screen.import_button)
    assert screen.card is None
    window.start_match("babylon", [ADA_SEAT, EASY], {})
    screen = open_settings(window)
    click(screen.import_button)
    assert screen.card is None
    assert window.notice.sentence == "Leave the match first: it is saved. Then import."


# --- the bug report


def test_a_report_of_a_match_holds_it_the_words_and_the_picture_without_the_card(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_match("babylon", [ADA_SEAT, EASY], {})
    screen = game_screen(window)
    screen.close_overlay()
    before = window.grab().toImage()
    press(window, Qt.Key.Key_Escape)
    menu = screen.overlay
    assert menu is not None
    (button,) = [b for b in menu.findChildren(QPushButton) if b.text() == "Report a problem…"]
    click(button)
    card = screen.overlay
    assert isinstance(card, ReportCard)
    assert window.focusWidget() is card.words
    card.words.setPlainText("The tablet flew away")
    answer(monkeypatch, tmp_path / "report.zip")
    click(card.save_button)
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        names = archive.namelist()
        assert {"versions.txt", "words.txt", "match.stackhub", "screen.png"} <= set(names)
        assert archive.read("words.txt").decode() == "The tablet flew away"
        assert archive.read("match.stackhub").decode() == match_to_json(screen.play.match)
        picture = archive.read("screen.png")
    seen = before.fromData(picture)
    assert seen.size() == before.size()
    middle = before.rect().center()
    difference = abs(seen.pixelColor(middle).lightness() - before.pixelColor(middle).lightness())
    assert difference < 20, "no card and no veil lies over it"
    assert window.notice.sentence == f"The report is in {tmp_path / 'report.zip'}"


def test_the_picture_may_stay_out_and_a_party_goes_in(
    window: MainWindow, hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = hub.folder.parties.begin('{"games":[]}')
    hub.folder.parties.append(party, 0, '{"kind":"chosen"}')
    window.open_about()
    about = window.screen_on_top
    assert isinstance(about, AboutScreen)
    click(about.report_button)
    card = about.card
    assert card is not None
    card.picture_box.setFocus()
    press(window, Qt.Key.Key_Space)
    answer(monkeypatch, tmp_path / "report")
    click(card.save_button)
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert "screen.png" not in archive.namelist()
        assert "match.stackhub" not in archive.namelist()
        assert json.loads(archive.read("party.json"))["entries"] == [{"kind": "chosen"}]


def test_a_report_that_cannot_be_written_leaves_the_words_on_screen(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_about()
    about = window.screen_on_top
    assert isinstance(about, AboutScreen)
    click(about.report_button)
    assert about.card is not None
    about.card.words.setPlainText("It is lost")
    answer(monkeypatch, tmp_path / "nowhere" / "report.zip")
    click(about.card.save_button)
    assert "could not be written" in window.notice.sentence
    assert about.card.isVisible()
    assert about.card.words.toPlainText() == "It is lost"
    press(window, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("there", [True, False])
def test_files_go_to_the_documents_where_there_is_such_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """A dialog that is given a folder that is not there opens wherever the program was started."""
    documents = tmp_path / "Documents"
    if there:
        documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "standardLocations", lambda _: [str(documents)])
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert documents_folder() == (documents if there else tmp_path)
