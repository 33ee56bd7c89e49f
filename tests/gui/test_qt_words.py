"""Qt's own dialogs speak the language that is spoken, switched while the application runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from stackhub.shell.hub import Hub


def words_of(dialog: QWidget) -> set[str]:
    """All that stands in it, and what its columns are called."""
    found = {label.text() for label in dialog.findChildren(QLabel)}
    found |= {button.text() for button in dialog.findChildren(QPushButton)}
    for view in dialog.findChildren(QTreeView):
        model = view.model()
        found |= {str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount())}
    return {words.replace("&", "") for words in found if words}


def saving(qtbot: QtBot, folder: Path) -> QFileDialog:
    dialog = QFileDialog(None, "", str(folder))
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    return dialog


def test_the_dialog_for_files_says_nothing_in_two_languages(hub: Hub, qtbot: QtBot, tmp_path: Path) -> None:
    hub.language.use("en")
    english = words_of(saving(qtbot, tmp_path))
    assert {"Look in:", "Files of type:", "Cancel", "Save", "Name", "Size"} <= english
    hub.language.use("fr")
    french = words_of(saving(qtbot, tmp_path))
    hub.language.use("en")
    assert {"Chercher dans\u00a0:", "Type de fichier\u00a0:", "Annuler", "Enregistrer", "Nom", "Taille"} <= french
    same = {"Type"} | {words for words in english if not any(char.isalpha() for char in words)}
    assert french & english <= same
    assert words_of(saving(qtbot, tmp_path)) == english, "and back"


def test_the_buttons_of_questions_are_switched_as_well(hub: Hub, qtbot: QtBot) -> None:
    def buttons() -> set[str]:
        box = QMessageBox()
        qtbot.addWidget(box)
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
        return words_of(box)

    hub.language.use("fr")
    french = buttons()
    hub.language.use("en")
    assert french == {"Oui", "Annuler"}
    assert buttons() == {"Yes", "Cancel"}
