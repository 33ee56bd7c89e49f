"""What is said of the data folder at the start: another StackHub has it, nothing can be kept in it, or the results
in it were damaged."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from stackhub.shell.hub import Hub
from stackhub.shell.match_files import put_aside_words
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.lock import Holder
from stackhub.tabletop.translate import say_sentence

IN_USE_EXIT_CODE = 3
#: Qt's platforms on which nobody sees a window: a box there would wait for ever.
_UNSEEN = ("offscreen", "minimal")


def in_use_words(holder: Holder) -> str:
    """Who has the data folder, and what to do, in one sentence."""
    if not holder.process:
        return QCoreApplication.translate(
            "shell", "Another StackHub is using your matches and results: go on in its window, or close it first."
        )
    words = QCoreApplication.translate(
        "shell",
        "Another StackHub (process {process} on {computer}, since {time}) is using your matches and results: go on in "
        "its window, or close it first.",
    )
    moment = QDateTime.fromString(holder.since, Qt.DateFormat.ISODate).toLocalTime()
    time = QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else holder.since
    return words.format(process=holder.process, computer=holder.computer or "?", time=time)


def refuse(app: QApplication, folder: DataFolder, holder: Holder) -> int:
    """Say that ``holder`` has the folder. Returns the exit code; nothing is written."""
    hub = Hub(app, folder)  # its language and its look; it only reads
    words = in_use_words(holder)
    if sys.stderr is not None:
        sys.stderr.write(f"stackhub: {words}\n")
    if app.platformName() not in _UNSEEN:
        box = QMessageBox(QMessageBox.Icon.Information, "StackHub", words, QMessageBox.StandardButton.Close)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.exec()
    hub.deleteLater()
    return IN_USE_EXIT_CODE


def look_after(hub: Hub, trouble: StoreError | None) -> None:
    """Make the database ready and say what the player should know. ``trouble``: why nothing can be kept here."""
    if trouble is not None:
        hub.keeps = False
        words = QCoreApplication.translate(
            "shell", "You can play, but no match, result or setting can be kept. {reason}"
        )
        hub.tell(words.format(reason=say_sentence(trouble.text)))
        return
    try:
        aside = hub.folder.database.prepare()
    except StoreError as error:
        hub.tell(error)
        return
    if aside is not None:
        hub.tell(put_aside_words(aside))
