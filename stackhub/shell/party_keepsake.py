"""An evening's result to take along: a picture of the podium, and the points as a table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.party.party import Party
from stackhub.shell.archive_card import documents_folder
from stackhub.shell.hub import Hub
from stackhub.shell.party_export import csv_of
from stackhub.store.atomic import replacing, write_atomically


class Keepsake(QObject):
    """Two buttons, ``picture_button`` and ``table_button``, for a page that shows ``party``, which began at ``started``
    (ISO 8601). ``picture()`` paints what is kept, ``saved(words)`` hears that it is. What cannot be written is said."""

    def __init__(self, page: QWidget, hub: Hub, party: Party, started: str, picture: Callable[[], QPixmap]) -> None:
        super().__init__(page)
        self._page, self._hub, self._party, self._started, self._picture = page, hub, party, started, picture
        self.saved: Callable[[str], None] = hub.inform
        self.picture_button, self.table_button = QPushButton(), QPushButton()
        self.picture_button.clicked.connect(self._ask_picture)
        self.table_button.clicked.connect(self._ask_table)
        for button in (self.picture_button, self.table_button):
            button.setProperty("icon_name", "save")

    def retranslate(self) -> None:
        """Both buttons in the language that is spoken."""
        for button, words in (
            (self.picture_button, self.tr("Save as a picture…")),
            (self.table_button, self.tr("Save as a table (CSV)…")),
        ):
            button.setText(words)
            button.setAccessibleName(words)

    def file_name(self, ending: str) -> str:
        """What the file is called unless somebody calls it otherwise."""
        try:
            day = datetime.fromisoformat(self._started).astimezone().date().isoformat()
        except ValueError:  # one of a later StackHub
            day = self._started[:10]
        return self.tr("party-{date}", "a file name: plain letters").format(date=day) + f".{ending}"

    def save_picture(self, path: Path) -> None:
        """Write the picture as a PNG."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._picture().save(buffer, "PNG")
        try:
            with replacing(path, make_folder=False) as file:
                file.write(bytes(buffer.data().data()))
        except SaidError as error:
            self._hub.tell(error)
        else:
            self._tell_saved(path)

    def save_table(self, path: Path) -> None:
        """Write the result as CSV."""
        head = self.tr("Place"), self.tr("Name"), self.tr("Points")
        try:
            write_atomically(path, csv_of(self._party, head), make_folder=False)
        except SaidError as error:
            self._hub.tell(error)
        else:
            self._tell_saved(path)

    def _ask_picture(self) -> None:
        path = self._ask(self.tr("Save as a picture"), "png", self.tr("Picture (*.png)"))
        if path is not None:
            self.save_picture(path)

    def _ask_table(self) -> None:
        path = self._ask(self.tr("Save as a table"), "csv", self.tr("Table (*.csv)"))
        if path is not None:
            self.save_table(path)

    def _ask(self, title: str, ending: str, kinds: str) -> Path | None:
        proposal = documents_folder() / self.file_name(ending)
        chosen, _ = QFileDialog.getSaveFileName(self._page, title, str(proposal), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(f".{ending}")

    def _tell_saved(self, path: Path) -> None:
        self.saved(self.tr("Saved as {file}.").format(file=path.name))
