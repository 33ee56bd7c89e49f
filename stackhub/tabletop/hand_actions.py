"""The few things one may do besides laying pieces: buttons for the bar below the table, the default one largest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from stackhub.tabletop.theme import set_role


@dataclass(frozen=True)
class Action:
    """``name`` is what is triggered; ``key`` the letter (or word) of its key; ``primary``: the obvious next step;
    ``checked``: whether it is switched on, None for what is simply done."""

    name: str
    words: str
    key: str
    tip: str = ""
    primary: bool = False
    enabled: bool = True
    checked: bool | None = None


class HandActions(QFrame):
    """Shows :class:`Action` buttons; ``triggered(name)``."""

    triggered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.actions_shown: tuple[Action, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        outer.addLayout(self._row)
        outer.addWidget(self._strut())

    def _strut(self) -> QWidget:
        """What keeps the height of the largest button while none is shown: were the bar to grow and shrink, the table
        above it would be laid anew in the middle of a drag or a flight."""
        strut = QPushButton(self)
        set_role(strut, "primary")
        strut.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        strut.setFixedWidth(0)
        kept = strut.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        strut.setSizePolicy(kept)
        strut.hide()
        return strut

    def show_actions(self, actions: Sequence[Action]) -> None:
        """Offer these and no others, in this order."""
        if tuple(actions) == self.actions_shown:
            return
        self.actions_shown = tuple(actions)
        for name in [name for name in self.buttons if name not in {action.name for action in actions}]:
            button = self.buttons.pop(name)
            self._row.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        for index, action in enumerate(actions):
            button = self.buttons.get(action.name) or self._made(action.name)
            if self._row.indexOf(button) != index:
                self._row.removeWidget(button)
                self._row.insertWidget(index, button)
            mark = "✓ " if action.checked else ""
            button.setText(f"{mark}{action.words}  ({action.key})")
            button.setCheckable(action.checked is not None)
            button.setChecked(bool(action.checked))
            button.setAccessibleName(action.words)
            button.setAccessibleDescription(action.tip)
            button.setToolTip(action.tip)
            button.setEnabled(action.enabled)
            role = "primary" if action.primary else ""
            if button.property("role") != role:
                set_role(button, role)
            button.show()

    def _made(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        button.clicked.connect(lambda: self.triggered.emit(name))
        self.buttons[name] = button
        return button
