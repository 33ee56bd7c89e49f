"""How the hand works at a physical table: which hand, how far drags go, the card of keys, and every key."""

from __future__ import annotations

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from stackhub.engine.controls import HAND_ACTIONS, Controls, HandAction
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.words import labelled

_PERCENT = (25, 400)
_COLUMNS = 2
_ACTIONS: dict[HandAction, tuple[str, str]] = {
    "tap": QT_TRANSLATE_NOOP("HandCard", "Tap a block"),
    "stick": QT_TRANSLATE_NOOP("HandCard", "Push stick"),
    "palm": QT_TRANSLATE_NOOP("HandCard", "Flat hand"),
    "plane": QT_TRANSLATE_NOOP("HandCard", "Upright or flat"),
    "yaw_left": QT_TRANSLATE_NOOP("HandCard", "Turn to the left"),
    "yaw_right": QT_TRANSLATE_NOOP("HandCard", "Turn to the right"),
    "long_left": QT_TRANSLATE_NOOP("HandCard", "Roll to the left"),
    "long_right": QT_TRANSLATE_NOOP("HandCard", "Roll to the right"),
    "cross_left": QT_TRANSLATE_NOOP("HandCard", "Tip up"),
    "cross_right": QT_TRANSLATE_NOOP("HandCard", "Tip down"),
    "contacts": QT_TRANSLATE_NOOP("HandCard", "What touches what"),
    "card": QT_TRANSLATE_NOOP("HandCard", "Card of keys"),
}


class HandCard(Overlay):
    """Every change works at once and is kept. Press a key's button, then the key it is to be."""

    def __init__(self, hub: Hub, parent: QWidget) -> None:
        super().__init__(parent, width=600)
        self.hub = hub
        self.waiting: HandAction | None = None
        """The action that waits for its key."""
        self.add_title(self.tr("Hand and keys"))
        self.left_handed = QCheckBox(self.tr("Left-handed: the buttons of the mouse change places"))
        self.key_card = QCheckBox(self.tr("Show the card of keys at the table"))
        self.sensitivity = QSlider(Qt.Orientation.Horizontal)
        self.sensitivity.setRange(*_PERCENT)
        self.sensitivity.setSingleStep(25)
        self.sensitivity.setPageStep(50)
        label = QLabel(self.tr("How far a drag moves the camera"))
        label.setBuddy(self.sensitivity)
        self.sensitivity.setAccessibleName(label.text())
        felt = QLabel(self.tr("Stacko: mark blocks that were felt"))
        self.felt = ChoiceBox()
        for value, words in (
            ("profile", self.tr("as each profile says")),
            ("on", self.tr("always")),
            ("off", self.tr("never")),
        ):
            self.felt.addItem(words, value)
        felt.setBuddy(self.felt)
        self.felt.setAccessibleName(felt.text())
        row = QHBoxLayout()
        row.addWidget(felt)
        row.addWidget(self.felt, 1)
        for widget in (self.left_handed, self.key_card, label, self.sensitivity):
            self.body.addWidget(widget)
        self.body.addLayout(row)
        self.buttons: dict[HandAction, QPushButton] = {}
        self._add_keys()
        self.said = self.add_text("", "muted")
        self.done = self.add_button(self.tr("Done"), "primary")
        self.done.clicked.connect(self.close_overlay)
        self._show()
        self.left_handed.toggled.connect(lambda on: self._change(left_handed=on))
        self.key_card.toggled.connect(lambda on: self._change(key_card=on))
        self.sensitivity.valueChanged.connect(lambda value: self._change(sensitivity=value / 100))
        self.felt.activated.connect(self._change_felt)
        self.open(self.left_handed)

    def _add_keys(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        rows = -(-len(HAND_ACTIONS) // _COLUMNS)
        for number, action in enumerate(HAND_ACTIONS):
            button = QPushButton()
            button.setAutoDefault(True)
            button.setFixedWidth(88)
            button.clicked.connect(lambda _=False, chosen=action: self._wait_for(chosen))
            self.buttons[action] = button
            column, row = divmod(number, rows)
            grid.addWidget(QLabel(self._name(action)), row, 2 * column)
            grid.addWidget(button, row, 2 * column + 1)
            grid.setColumnStretch(2 * column, 1)
        self.body.addLayout(grid)

    @staticmethod
    def _name(action: HandAction) -> str:
        return QCoreApplication.translate(*_ACTIONS[action])

    @property
    def _controls(self) -> Controls:
        return self.hub.settings.controls

    def _wait_for(self, action: HandAction) -> None:
        self.waiting = action
        words = self.tr("{action}: press the key it is to have (Esc: leave it).")
        self.said.setText(words.format(action=self._name(action)))
        self._show()

    def _change(self, **fields: object) -> None:
        self._keep(self._controls.model_copy(update=fields))

    def _change_felt(self) -> None:
        self.hub.settings.looseness_aid = self.felt.currentData()
        self._keep(self._controls)

    def _keep(self, controls: Controls) -> None:
        self.hub.settings.controls = controls
        self.hub.save_settings()
        self.hub.apply_look()
        self._show()

    def _show(self) -> None:
        controls = self._controls
        for widget in (self.left_handed, self.key_card, self.sensitivity):
            widget.blockSignals(True)
        self.left_handed.setChecked(controls.left_handed)
        self.key_card.setChecked(controls.key_card)
        self.sensitivity.setValue(round(controls.sensitivity * 100))
        for widget in (self.left_handed, self.key_card, self.sensitivity):
            widget.blockSignals(False)
        self.felt.setCurrentIndex(self.felt.findData(self.hub.settings.looseness_aid))
        for action, button in self.buttons.items():
            key = controls.key(action)
            button.setText("…" if action == self.waiting else key)
            button.setAccessibleName(labelled(self._name(action), key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.waiting
        if action is None:
            super().keyPressEvent(event)
            return
        event.accept()
        self.waiting = None
        self.said.setText("")
        if event.key() != Qt.Key.Key_Escape:
            try:
                self._keep(self._controls.with_key(action, event.text().upper()))
            except ValidationError:
                self.said.setText(self.tr("That key cannot be used: take a letter, or a digit from 6 to 0."))
        self._show()
