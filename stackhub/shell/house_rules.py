"""The options of a game in the set-up: variants as rows of buttons, house rules folded away, presets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.config import GameConfig, OptionConfig, OptionValue
from stackhub.engine.words import Text
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.words import labelled
from stackhub.tabletop.translate import say

OptionWords = tuple[Text, Text, Mapping[OptionValue, Text]]


class VariantRow(QWidget):
    """One option as a row of buttons, one of which is down."""

    changed = Signal()

    def __init__(self, key: str, option: OptionConfig, words: OptionWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._words = words
        self._group = QButtonGroup(self)
        self._label = QLabel()
        self._label.setProperty("role", "heading")
        self._explanation = QLabel()
        self._explanation.setProperty("role", "muted")
        self._explanation.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._buttons: dict[OptionValue, QPushButton] = {}
        for value in option.values:
            button = QPushButton()
            button.setCheckable(True)
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        self._group.buttonToggled.connect(lambda _button, down: self.changed.emit() if down else None)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._label)
        column.addLayout(row)
        column.addWidget(self._explanation)
        self.set_value(option.default)

    @property
    def value(self) -> OptionValue:
        return next(value for value, button in self._buttons.items() if button.isChecked())

    def button(self, value: OptionValue) -> QPushButton:
        """The button of ``value``."""
        return self._buttons[value]

    def set_value(self, value: OptionValue) -> None:
        """Press the button of ``value``."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def retranslate(self) -> None:
        """Set every text again."""
        label, explanation, values = self._words
        self._label.setText(say(label))
        self._explanation.setText(say(explanation))
        for value, button in self._buttons.items():
            button.setText(say(values[value]))
            button.setAccessibleName(labelled(say(label), say(values[value])))


class HouseRules(QWidget):
    """The options that are not variants: a line each with its values and the ruling in a sentence."""

    changed = Signal()

    def __init__(self, config: GameConfig, words: Mapping[str, OptionWords], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._config = config
        self._words = words
        self._boxes: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._explanations: dict[str, QLabel] = {}
        self.fold = QPushButton()
        self.fold.setCheckable(True)
        self.fold.setProperty("role", "quiet")
        self._inner = QWidget()
        self._inner.hide()
        self.fold.toggled.connect(self._unfold)
        grid = QGridLayout(self._inner)
        grid.setContentsMargins(8, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        offered = ((key, one) for key, one in config.options.items() if not one.variant and len(one.values) > 1)
        for row, (key, option) in enumerate(offered):
            self._add_row(grid, 2 * row, key, option)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.fold)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self._inner)
        self.fold.setHidden(not self._boxes)  # never setVisible(True) here: without a parent it would be a window

    def _add_row(self, grid: QGridLayout, row: int, key: str, option: OptionConfig) -> None:
        label, box, explanation = QLabel(), ChoiceBox(), QLabel()
        explanation.setProperty("role", "muted")
        explanation.setWordWrap(True)
        label.setBuddy(box)
        for value in option.values:
            box.addItem("", value)
        box.setMinimumWidth(220)
        box.currentIndexChanged.connect(self._value_changed)
        grid.addWidget(label, row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(explanation, row + 1, 0, 1, 2)
        self._labels[key], self._boxes[key], self._explanations[key] = label, box, explanation
        self.set_value(key, option.default)

    @property
    def values(self) -> dict[str, OptionValue]:
        """Every house rule as it is set now."""
        return {key: box.currentData() for key, box in self._boxes.items()}

    def set_value(self, key: str, value: OptionValue) -> None:
        """Choose ``value`` for the option ``key``; what is not offered is ignored."""
        if key in self._boxes:
            offered = list(self._config.options[key].values)
            if value in offered:
                self._boxes[key].setCurrentIndex(offered.index(value))

    def retranslate(self) -> None:
        """Set every text again."""
        self.fold.setText(self._fold_text())
        self.fold.setAccessibleName(self.tr("House rules"))
        for key, box in self._boxes.items():
            label, explanation, values = self._words[key]
            option = self._config.options[key]
            self._labels[key].setText(say(label))
            box.setAccessibleName(say(label))
            for index, value in enumerate(option.values):
                word = say(values[value])
                box.setItemText(
                    index,
                    word if value == option.printed else self.tr("{value} – differs from print").format(value=word),
                )
            self._explanations[key].setText(f"{say(explanation)} ({option.ruling})")

    def _fold_text(self) -> str:
        changed = sum(box.currentData() != self._config.options[key].default for key, box in self._boxes.items())
        arrow = "▾" if self.fold.isChecked() else "▸"
        words = self.tr("House rules")
        if changed:
            words = self.tr("House rules (%n changed)", "", changed)
        return f"{arrow}  {words}"

    def _unfold(self, unfolded: bool) -> None:
        self._inner.setVisible(unfolded)
        self.fold.setText(self._fold_text())

    def _value_changed(self) -> None:
        self.fold.setText(self._fold_text())
        self.changed.emit()
