"""The very first start: the language and one name, nothing else."""

from __future__ import annotations

import getpass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from stackhub.engine.errors import SaidError
from stackhub.shell.hub import Hub
from stackhub.shell.language import LANGUAGES
from stackhub.shell.screen import Screen, page_layout
from stackhub.shell.seat_chip import MAX_NAME
from stackhub.tabletop.icons import application_icon


class FirstStart(Screen):
    """``done`` when both are answered; they are in the settings then."""

    done = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        logo = QLabel()
        logo.setPixmap(application_icon().pixmap(QSize(96, 96), self.devicePixelRatioF()))
        self._welcome = QLabel()
        self._welcome.setProperty("role", "title")
        self._language_label = QLabel()
        self._name_label = QLabel()
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        languages = QHBoxLayout()
        for code, name in LANGUAGES.items():
            button = QPushButton(name)
            button.setCheckable(True)
            button.setAccessibleName(name)
            button.setChecked(code == hub.language.current)
            button.clicked.connect(lambda _=False, chosen=code: self._use(chosen))
            self._group.addButton(button)
            self.buttons[code] = button
            languages.addWidget(button)
        languages.addStretch(1)
        self.name_edit = QLineEdit(_user_name())
        self.name_edit.setMaxLength(MAX_NAME)
        self.name_edit.setMaximumWidth(360)
        self.name_edit.textChanged.connect(self._check)
        self.name_edit.returnPressed.connect(self._finish)
        self.start_button = QPushButton()
        self.start_button.setProperty("role", "primary")
        self.start_button.setMinimumSize(200, 52)
        self.start_button.clicked.connect(self._finish)
        column = page_layout(self, width=560)
        column.addStretch(1)
        column.addWidget(logo)
        column.addWidget(self._welcome)
        column.addSpacing(8)
        column.addWidget(self._language_label)
        column.addLayout(languages)
        column.addSpacing(8)
        column.addWidget(self._name_label)
        column.addWidget(self.name_edit)
        column.addSpacing(16)
        column.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(2)

    def _use(self, code: str) -> None:
        self.hub.settings.language = self.hub.language.use(code)  # type: ignore[assignment]

    def _check(self) -> None:
        self.start_button.setEnabled(bool(self.name_edit.text().strip()))

    def _finish(self) -> None:
        name = self.name_edit.text().strip()
        if name:
            self.hub.settings.name = name
            self.hub.settings.language = self.hub.language.current  # type: ignore[assignment]
            self.hub.save_settings()
            self._make_profile(name)
            self.done.emit()

    def _make_profile(self, name: str) -> None:
        """The first profile; whoever has one already (the settings were lost) keeps it."""
        if self.hub.profiles.named(name) is None:
            try:
                self.hub.profiles.add(name)
            except SaidError as error:
                self.hub.tell(error)

    def retranslate(self) -> None:
        self._welcome.setText(self.tr("Welcome to the table"))
        self._language_label.setText(self.tr("Which language do you play in?"))
        self._name_label.setText(self.tr("What shall we call you?"))
        self.name_edit.setAccessibleName(self.tr("Your name"))
        self.start_button.setText(self.tr("To the games"))
        self.start_button.setAccessibleName(self.tr("To the games"))

    def first_focus(self) -> QWidget:
        self.name_edit.selectAll()
        return self.name_edit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # there is nowhere to go back to


def _user_name() -> str:
    """A guess at the name, to be typed over."""
    try:
        return getpass.getuser()[:MAX_NAME].capitalize()
    except (OSError, KeyError, ImportError):
        return ""
