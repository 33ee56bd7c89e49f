"""The few actions of the moment below the board, each with its key."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from stackhub.shell.hub import Hub
from stackhub.tabletop.icons import icon


class ActionBar(QFrame):
    """Hint, undo, redo and rules, and *what next* once a round is over and its card was put aside. The game screen
    connects the buttons and says what is enabled."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "bar")
        self.undo = QPushButton()
        self.redo = QPushButton()
        self.hint = QPushButton()
        self.rules = QPushButton()
        self.go_on = QPushButton()
        self.go_on.setProperty("role", "primary")
        self.go_on.hide()
        self.skip = QPushButton()
        self.skip.hide()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addStretch(1)
        row.addWidget(self.rules)
        row.addWidget(self.hint)
        row.addWidget(self.skip)
        row.addWidget(self.go_on)
        hub.look_changed.connect(self._dress)
        self._dress()

    def lead_with(self, widget: QWidget) -> None:
        """Put ``widget`` before everything else."""
        self._row.insertWidget(0, widget)

    def host(self, actions: QWidget, *, alone: bool, undo: bool = True) -> None:
        """Show a game's own actions; ``alone``: instead of undo, redo and hint, which it has no use for. Without
        ``undo`` only undo and redo give way."""
        self.hint.setVisible(not alone)
        for button in (self.undo, self.redo):
            button.setVisible(undo and not alone)
        row = self._row
        row.insertWidget(row.indexOf(self.rules), actions)
        row.removeWidget(self.rules)
        row.insertWidget(0, self.rules)
        actions.show()

    def retranslate(self) -> None:
        """Set every text again."""
        for button, words, key in (
            (self.undo, self.tr("Undo"), "Ctrl+Z"),
            (self.redo, self.tr("Redo"), "Ctrl+Y"),
            (self.hint, self.tr("Hint"), "H"),
            (self.rules, self.tr("Rules"), "F1"),
        ):
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setText(f"{words}  ({shown})")
            button.setAccessibleName(words)

        self.skip.setText(self.tr("Show how it stands"))
        self.skip.setAccessibleName(self.tr("Show how it stands"))
        self.go_on.setText(self.tr("What next?"))
        self.go_on.setAccessibleName(self.tr("What next?"))

    def _dress(self) -> None:
        colour = self.hub.theme.text
        for name in ("undo", "redo", "hint", "rules"):
            getattr(self, name).setIcon(icon(name, colour))
