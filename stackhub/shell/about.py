"""What StackHub is, its version, its licences, and where its files are."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from stackhub import __version__
from stackhub.shell.hub import Hub
from stackhub.shell.report_card import ReportCard, ask_report
from stackhub.shell.screen import PageHeader, Screen, page_layout
from stackhub.tabletop.icons import application_icon


class AboutScreen(Screen):
    """Name, version, independence, licences, data folder."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self._logo = QLabel()
        self._logo.setPixmap(application_icon().pixmap(QSize(96, 96), self.devicePixelRatioF()))
        self._texts = [QLabel() for _ in range(5)]
        for label in self._texts:
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._texts[0].setProperty("role", "game")
        self.folder_button = QPushButton()
        self.folder_button.clicked.connect(self._open_folder)
        self.report_button = QPushButton()
        self.report_button.clicked.connect(self._report)
        self.card: ReportCard | None = None
        column = page_layout(self, width=760)
        column.addWidget(self.header)
        column.addWidget(self._logo)
        for label in self._texts:
            column.addWidget(label)
        row = QHBoxLayout()
        row.addWidget(self.folder_button)
        row.addWidget(self.report_button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)

    def _report(self) -> None:
        self.card = ask_report(self.hub, self)

    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.hub.folder.root))):
            self.hub.tell(self.tr("The folder could not be opened: {folder}").format(folder=self.hub.folder.root))

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("About"))
        sentences = (
            self.tr("StackHub {version}: stacking games on one computer, offline.").format(version=__version__),
            self.tr("The names of the games belong to their owners. StackHub is independent of them."),
            self.tr(
                "Free software under the MIT licence, by the StackHub authors. The font Nunito is under the SIL OFL."
            ),
            self.tr("Made with Python {python}, Qt {qt} and PySide6 (LGPL), and Panda3D.").format(
                python=platform.python_version(), qt=qVersion()
            ),
            self.tr("Matches, results and settings are kept in {folder}").format(folder=self.hub.folder.root),
        )
        for label, sentence in zip(self._texts, sentences, strict=True):
            label.setText(sentence)
        self.folder_button.setText(self.tr("Open the folder"))
        self.folder_button.setAccessibleName(self.tr("Open the folder"))
        self.report_button.setText(self.tr("Report a problem…"))
        self.report_button.setAccessibleName(self.tr("Report a problem"))

    def first_focus(self) -> QWidget:
        return self.header.back_button
