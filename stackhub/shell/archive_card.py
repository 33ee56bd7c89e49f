"""Everything to one file and back: where to, what is in it, how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QCheckBox, QFileDialog, QProgressBar, QPushButton, QWidget

from stackhub.engine.errors import SaidError
from stackhub.shell.background import Background
from stackhub.shell.history_words import moment_words
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.store.archive import Manifest, archive_name, export_everything
from stackhub.store.archive_import import Contents, Imported, import_archive, look_into
from stackhub.store.archive_rows import RowCounts
from stackhub.tabletop.translate import say_sentence


class ArchiveCard(Overlay):
    """One way through: ``export_to(path)``, or ``look_at(path)`` and then, if the player will, the import. While
    something is written or read the card stays; nothing else can be begun meanwhile."""

    def __init__(self, hub: Hub, parent: QWidget) -> None:
        super().__init__(parent, width=560)
        self.hub = hub
        self.settings_box: QCheckBox | None = None
        self.yes_button: QPushButton | None = None
        self.close_button: QPushButton | None = None
        self.sentence = ""
        """What the card says, all of it."""

    # --- there

    def export_to(self, path: Path) -> None:
        """Write everything to ``path``."""
        self._work(
            self.tr("Writing everything to {file}").format(file=path.name),
            lambda: export_everything(self.hub.folder, path),
            lambda manifest: self._exported(path, manifest),
        )

    def _exported(self, path: Path, manifest: object) -> None:
        assert isinstance(manifest, Manifest)
        files = self.tr("%n file(s) are in it.", "", len(manifest.files))
        self._tell(self.tr("Everything is kept"), [self.tr("It is in {file}.").format(file=path), files])

    # --- and back

    def look_at(self, path: Path) -> None:
        """Look what is in ``path``, and ask whether to take it in."""
        self._work(
            self.tr("Looking into {file}").format(file=path.name),
            lambda: look_into(path),
            lambda contents: self._ask(path, contents),
        )

    def _ask(self, path: Path, contents: object) -> None:
        assert isinstance(contents, Contents)
        self._empty()
        self.add_title(self.tr("Take in {file}?").format(file=path.name))
        made = self.tr("Made on {day} by StackHub {version}.").format(
            day=moment_words(contents.made), version=contents.app
        )
        saves = self.tr("%n unfinished match(es)", "", contents.saves)
        self._say([made, self.tr("In it: {what}, {saves}.").format(what=_counted(contents.rows), saves=saves)])
        self._say([self.tr("It is added to what is here. Nothing that is here is lost or overwritten.")], "muted")
        if contents.settings:
            self.settings_box = QCheckBox(self.tr("Take its settings as well, in place of yours"))
            self.settings_box.setAccessibleName(self.settings_box.text())
            self.body.addWidget(self.settings_box)
        self.yes_button = self.add_button(self.tr("Take it in"), "primary")
        self.yes_button.clicked.connect(lambda: self._import(path))
        no = self.add_button(self.tr("Leave it"))
        no.clicked.connect(self.close_overlay)
        self.dismissable = True
        self._focus(self.yes_button)

    def _import(self, path: Path) -> None:
        settings = self.settings_box is not None and self.settings_box.isChecked()
        self._work(
            self.tr("Taking in {file}").format(file=path.name),
            lambda: import_archive(self.hub.folder, path, settings=settings),
            self._imported,
        )

    def _imported(self, found: object) -> None:
        assert isinstance(found, Imported)
        lines = [self.tr("New here: {what}.").format(what=_counted(found.rows))]
        if found.files:
            lines.append(self.tr("%n file(s) were added.", "", len(found.files)))
        saves = [name for name in found.left_out if name.startswith("saves/")]
        rules = [name for name in found.left_out if name not in saves]
        if rules:
            lines.append(self.tr("Your own house rules stay as they are: {files}.").format(files=", ".join(rules)))
        if saves:
            lines.append(self.tr("Matches of your parties stay as they are: {files}.").format(files=", ".join(saves)))
        if found.aside is not None:
            lines.append(self.tr("What was here before is kept in {file}.").format(file=found.aside))
        if found.damaged is not None:
            lines.append(
                self.tr("The results that were here are damaged; they were put aside as {file}.").format(
                    file=found.damaged.name
                )
            )
        if found.settings:
            self.hub.reload_settings()
            lines.append(self.tr("The settings are those of the archive now."))
        self.hub.profiles.forget()
        self._tell(self.tr("It is taken in"), lines)

    # --- the card itself

    def _work(self, words: str, work: Callable[[], object], then: Callable[[object], None]) -> None:
        """Do ``work`` beside the window, and say so."""
        self._empty()
        self.dismissable = False
        self.add_title(words)
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(words)
        self.body.addWidget(bar)
        self.open(self)
        self._then = then
        self._job = Background(work, self)
        self._job.done.connect(self._done)
        self._job.refused.connect(self._refused)
        self._job.start()

    def _done(self, result: object) -> None:
        self._then(result)

    def _refused(self, error: SaidError) -> None:
        self._tell(
            self.tr("That was not possible"), [say_sentence(error.text), self.tr("Everything is as it was before.")]
        )

    def _tell(self, title: str, lines: list[str]) -> None:
        """The last thing that the card says."""
        self._empty()
        self.add_title(title)
        self._say(lines)
        self.dismissable = True
        self.close_button = self.add_button(self.tr("Good"), "primary")
        self.close_button.clicked.connect(self.close_overlay)
        self._focus(self.close_button)

    def _say(self, lines: list[str], role: str = "") -> None:
        for line in lines:
            self.add_text(line, role)
        self.sentence = " ".join(filter(None, (self.sentence, *lines)))

    def _focus(self, widget: QWidget) -> None:
        self.first = widget
        widget.show()  # the layout would do it, later
        widget.setFocus()

    def _empty(self) -> None:
        """Take everything off the card."""
        self.sentence = ""
        while (item := self.body.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.settings_box = self.yes_button = self.close_button = None

    def wait(self) -> None:
        """Until what is being written is written: the window is about to close."""
        self._job.wait()


def _counted(rows: RowCounts) -> str:
    """How many of each."""
    return ", ".join(
        (
            QCoreApplication.translate("ArchiveCard", "%n result(s)", "", rows.matches),
            QCoreApplication.translate("ArchiveCard", "%n party(ies)", "", rows.parties),
            QCoreApplication.translate("ArchiveCard", "%n profile(s)", "", rows.profiles),
        )
    )


def documents_folder() -> Path:
    """Where a player's own files belong on this system: a folder that there is."""
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((folder for folder in map(Path, places) if folder.is_dir()), Path.home())


def ask_export(hub: Hub, parent: QWidget) -> ArchiveCard | None:
    """Ask where to, and write everything there; None when the player thought better of it."""
    title = QCoreApplication.translate("ArchiveCard", "Export everything")
    kinds = QCoreApplication.translate("ArchiveCard", "Archive (*.zip)")
    proposal = documents_folder() / archive_name(datetime.now().astimezone())
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposal), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    card = ArchiveCard(hub, parent)
    card.export_to(path if path.suffix else path.with_suffix(".zip"))
    return card


def ask_import(hub: Hub, parent: QWidget) -> ArchiveCard | None:
    """Ask for an archive and take it in; None when the player thought better of it, or a match is on the table."""
    if hub.is_seated:
        hub.inform(QCoreApplication.translate("ArchiveCard", "Leave the match first: it is saved. Then import."))
        return None
    title = QCoreApplication.translate("ArchiveCard", "Import")
    kinds = QCoreApplication.translate("ArchiveCard", "Archive (*.zip)")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(documents_folder()), kinds)
    if not chosen:
        return None
    card = ArchiveCard(hub, parent)
    card.look_at(Path(chosen))
    return card
