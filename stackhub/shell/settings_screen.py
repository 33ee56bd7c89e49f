"""The settings: language, look, motion, sound, quality. Every change works at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)
from shiboken6 import isValid

from stackhub.engine.errors import SaidError
from stackhub.shell import television
from stackhub.shell.archive_card import ArchiveCard, ask_export, ask_import
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hand_card import HandCard
from stackhub.shell.hub import Hub
from stackhub.shell.language import LANGUAGES
from stackhub.shell.profile_screen import ProfilesScreen
from stackhub.shell.screen import PageHeader, Screen, page_layout
from stackhub.shell.seat_chip import MAX_NAME

#: Speeds offered, in hundredths.
_SPEED_STEPS = (50, 300)


class SettingsScreen(Screen):
    """``reset_done`` comes after a reset, for whoever shows something of it."""

    reset_done = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(MAX_NAME)
        self.language = self._choice("language", ("", *LANGUAGES), self._use_language)
        self.theme = self._choice("theme", tuple(hub.themes), hub.apply_look)
        self.palette_box = self._choice("palette", tuple(hub.palettes), hub.apply_look)
        self.television = QCheckBox()
        self.television.toggled.connect(lambda on: self._set("television", on))
        self.again_button = QPushButton()
        self.again_button.clicked.connect(self._start_again)
        self.quality = self._choice("quality", ("auto", "full", "medium", "light", "software"), hub.apply_look)
        self.animation = QCheckBox()
        self.animation.toggled.connect(lambda on: self._set("animation", on, hub.apply_look))
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.speed.setRange(*_SPEED_STEPS)
        self.speed.setSingleStep(25)
        self.speed.setPageStep(50)
        self.speed.valueChanged.connect(lambda value: self._set("speed", value / 100, hub.apply_look))
        self.sound = QCheckBox()
        self.sound.toggled.connect(lambda on: self._set("sound", on))
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.valueChanged.connect(lambda value: self._set("volume", value))
        self.name_edit.editingFinished.connect(self._rename)
        self.profiles_button = QPushButton()
        self.profiles_button.clicked.connect(lambda: self.opens.emit(lambda: ProfilesScreen(self.hub)))
        self.hand_button = QPushButton()
        self.hand_button.clicked.connect(self._open_hand_card)
        self.reset_button = QPushButton()
        self.reset_button.clicked.connect(self._reset)
        self.export_button, self.import_button = QPushButton(), QPushButton()
        self.export_button.clicked.connect(self._export)
        self.import_button.clicked.connect(self._import)
        self.card: ArchiveCard | None = None
        """The export or the import that was begun last."""
        self._labels: list[tuple[QLabel, QWidget, Callable[[], str]]] = []
        self._notes: list[tuple[QLabel, Callable[[], str]]] = []
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        column = page_layout(self, width=920)
        column.addWidget(self.header)
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 16, 0)
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._row(form, self.name_edit, lambda: self.tr("Your name"))
        self._row(form, self.language, lambda: self.tr("Language"))
        self._row(form, self.theme, lambda: self.tr("Theme"))
        self._row(form, self.palette_box, lambda: self.tr("Colours"))
        self._row(form, self.animation, lambda: self.tr("Motion"))
        self._row(form, self.speed, lambda: self.tr("Speed of motion"))
        self._row(form, self.sound, lambda: self.tr("Sound"))
        self._row(form, self.volume, lambda: self.tr("Volume"))
        self._row(form, self.quality, lambda: self.tr("Picture quality"))
        self._row(form, self.television, lambda: self.tr("Television"))
        form.addRow("", self.again_button)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        column.addWidget(scroll, 1)
        last = QHBoxLayout()
        last.addWidget(self.profiles_button)
        last.addWidget(self.hand_button)
        last.addWidget(self.reset_button)
        last.addWidget(self.export_button)
        last.addWidget(self.import_button)
        last.addStretch(1)
        column.addLayout(last)

    def _row(self, form: QFormLayout, widget: QWidget, words: Callable[[], str]) -> None:
        label = QLabel()
        label.setBuddy(widget)
        form.addRow(label, widget)
        self._labels.append((label, widget, words))

    def _choice(self, field: str, values: Sequence[str], then: Callable[[], None]) -> QComboBox:
        box = ChoiceBox()
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda _: self._set(field, box.currentData(), then))
        return box

    # --- changing

    def _set(self, field: str, value: object, then: Callable[[], None] | None = None) -> None:
        if getattr(self.hub.settings, field) == value:
            return
        setattr(self.hub.settings, field, value)
        if then is not None:
            then()
        self.hub.save_settings()
        self._enable()

    def _rename(self) -> None:
        """Your profile, if you have one, is called as you are; nobody is called nothing."""
        name, before = self.name_edit.text().strip(), self.hub.settings.name
        profile = self.hub.profiles.named(before)
        if not name:
            self.name_edit.setText(before)
            return
        if profile is not None and name != before and self.hub.profiles.named(name) in (None, profile):
            try:
                self.hub.profiles.change(replace(profile, name=name))
            except SaidError as error:
                self.hub.tell(error)
                self.name_edit.setText(before)
                return
            self.hub.renamed(before, name)
        self._set("name", name)

    def _export(self) -> None:
        self.card = ask_export(self.hub, self)

    def _import(self) -> None:
        self.card = ask_import(self.hub, self)
        if self.card is not None:
            self.card.closed.connect(self._show)  # the settings may have come with it

    def about_to_close(self) -> None:
        if self.card is not None and isValid(self.card):
            self.card.wait()

    def _start_again(self) -> None:
        """Large, or as usual again: Qt takes the scale only when a process starts. What is played is kept."""
        self.hub.starts_again = True
        self.window().close()

    def _use_language(self) -> None:
        self.hub.language.use(self.hub.settings.language)

    def _reset(self) -> None:
        self.hub.settings.reset()
        self.hub.apply_look()
        self.hub.save_settings()
        self._show()
        self.reset_done.emit()

    def _open_hand_card(self) -> None:
        self.hand_card = HandCard(self.hub, self)

    def _show(self) -> None:
        settings = self.hub.settings
        widgets = (self.name_edit, self.animation, self.speed, self.sound, self.volume, self.television)
        for widget in widgets:
            widget.blockSignals(True)
        self.name_edit.setText(settings.name)
        self.animation.setChecked(settings.animation)
        self.speed.setValue(round(settings.speed * 100))
        self.sound.setChecked(settings.sound)
        self.volume.setValue(settings.volume)
        self.television.setChecked(settings.television)
        for widget in widgets:
            widget.blockSignals(False)
        for box, value in (
            (self.language, settings.language),
            (self.theme, settings.theme),
            (self.palette_box, settings.palette),
            (self.quality, settings.quality),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self._enable()

    def _enable(self) -> None:
        self.speed.setEnabled(self.hub.settings.animation)
        self.volume.setEnabled(self.hub.settings.sound)
        self.again_button.setVisible(self.hub.settings.television != television.is_on())
        self.theme.setEnabled(not television.is_on())

    # --- texts

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("Settings"))
        for label, widget, words in self._labels:
            label.setText(words())
            widget.setAccessibleName(words())
        self.animation.setText(self.tr("Pieces move, cards turn"))
        self.sound.setText(self.tr("Pieces can be heard"))
        self.television.setText(self.tr("Everything large, full screen and in high contrast, from the next start"))
        self.again_button.setText(self.tr("Start again now"))
        self.again_button.setAccessibleName(self.tr("Start StackHub again now; what is played is kept"))
        self._name_items(self.language, {"": self.tr("As the system"), **LANGUAGES})
        self._name_items(
            self.theme,
            {"light": self.tr("Light"), "dark": self.tr("Dark"), "high_contrast": self.tr("High contrast")},
        )
        self._name_items(
            self.palette_box,
            {
                "standard": self.tr("Standard"),
                "red_green": self.tr("For red-green colour blindness"),
                "blue_yellow": self.tr("For blue-yellow colour blindness"),
            },
        )
        self._name_items(
            self.quality,
            {
                "auto": self.tr("Automatic"),
                "full": self.tr("Full"),
                "medium": self.tr("Medium"),
                "light": self.tr("Light, for slow computers"),
                "software": self.tr("Least, without a graphics card"),
            },
        )
        self.profiles_button.setText(self.tr("Profiles…"))
        self.profiles_button.setAccessibleName(self.tr("Profiles"))
        self.hand_button.setText(self.tr("Hand and keys…"))
        self.hand_button.setAccessibleName(self.tr("Hand and keys at the towers"))
        self.export_button.setText(self.tr("Export everything…"))
        self.export_button.setAccessibleName(self.tr("Export everything"))
        self.export_button.setToolTip(self.tr("Results, profiles, parties, saves and settings in one file"))
        self.import_button.setText(self.tr("Import…"))
        self.import_button.setAccessibleName(self.tr("Import"))
        self.import_button.setToolTip(self.tr("Take in what was exported, here or on another computer"))
        self.reset_button.setText(self.tr("Reset the settings"))
        self.reset_button.setAccessibleName(self.tr("Reset the settings"))
        self.reset_button.setToolTip(self.tr("Back to how StackHub came; your name, language and matches stay."))

    @staticmethod
    def _name_items(box: QComboBox, words: dict[str, str]) -> None:
        for index in range(box.count()):
            box.setItemText(index, words[box.itemData(index)])

    def first_focus(self) -> QWidget:
        return self.language
