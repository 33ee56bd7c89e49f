"""The bug report: what is in it, a few words of the player, and where to."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPlainTextEdit, QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.save import match_to_json
from stackhub.shell.archive_card import documents_folder
from stackhub.shell.crash import versions
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.store.report import report_name, write_report
from stackhub.tabletop.translate import say_sentence

#: What the player says may be so long, in characters.
_MOST_WORDS = 10_000


class ReportCard(Overlay):
    """Asks for words and a place over ``parent``. ``match`` is being played (None: none is); ``picture`` shows the
    window as it was before this card. Nothing is sent anywhere."""

    def __init__(self, hub: Hub, parent: QWidget, match: Match | None, picture: QPixmap) -> None:
        super().__init__(parent, width=600)
        self.hub = hub
        self._match = match
        self._picture = picture
        self.add_title(self.tr("Report a problem"))
        self.add_text(
            self.tr(
                "This writes a file that you can send to whoever mends StackHub. Nothing is sent by itself. In it: the "
                "versions, the log, the match and the party with the names at the table, and your words."
            )
        )
        self.words = QPlainTextEdit()
        self.words.setPlaceholderText(self.tr("What did you do, what happened, and what should have?"))
        self.words.setAccessibleName(self.tr("Your words"))
        self.words.setTabChangesFocus(True)
        self.words.setFixedHeight(110)
        self.body.addWidget(self.words)
        self.picture_box = QCheckBox(self.tr("With a picture of the window, as it was a moment ago"))
        self.picture_box.setAccessibleName(self.picture_box.text())
        self.picture_box.setChecked(True)
        self.body.addWidget(self.picture_box)
        self.save_button = self.add_button(self.tr("Save the report…"), "primary")
        self.save_button.clicked.connect(self._ask)
        cancel = self.add_button(self.tr("Cancel"))
        cancel.clicked.connect(self.close_overlay)
        self.open(self.words)

    def _ask(self) -> None:
        proposal = documents_folder() / report_name(datetime.now().astimezone())
        title, kinds = self.tr("Save the report"), self.tr("Archive (*.zip)")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(proposal), kinds)
        if chosen:
            path = Path(chosen)
            self.save(path if path.suffix else path.with_suffix(".zip"))

    def save(self, path: Path) -> None:
        """Write the report to ``path``; what cannot be written is said, and the card stays."""
        try:
            write_report(
                path,
                self.hub.folder,
                versions=versions(),
                match=match_to_json(self._match) if self._match is not None else None,
                party=self._party(),
                screenshot=_png(self._picture) if self.picture_box.isChecked() else None,
                words=self.words.toPlainText()[:_MOST_WORDS],
            )
        except SaidError as error:
            self.hub.tell(say_sentence(error.text))
            return
        self.close_overlay()
        self.hub.mention(self.tr("The report is in {file}").format(file=path))

    def _party(self) -> str | None:
        """The party that is not over: its plan and its journal."""
        try:
            going_on = self.hub.folder.parties.unfinished()
        except SaidError:  # the report says what it can
            return None
        if not going_on:
            return None
        party = going_on[0]
        entries = [json.loads(entry) for entry in party.entries]
        return json.dumps({"key": party.key, "plan": json.loads(party.plan), "entries": entries}, ensure_ascii=False)


def _png(picture: QPixmap) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ask_report(hub: Hub, screen: QWidget) -> ReportCard:
    """Ask for a bug report over a page of the window; a match that is open below it goes into it."""
    from stackhub.shell.window import MainWindow

    window = screen.window()
    match = window.match_on_top() if isinstance(window, MainWindow) else None
    return ReportCard(hub, screen, match, window.grab())
