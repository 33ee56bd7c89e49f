"""The few actions of a turn at the wobbling cup, each with its key."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.dexterity.buttons import ActionRow


class StickActions(ActionRow):
    """Signals say what was asked for; the board says with `allow` what may be asked now."""

    draw = Signal()
    let_go = Signal()
    up = Signal()
    contacts = Signal()
    keep = Signal()
    close_turn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draw_button = QPushButton()
        self.drop_button = QPushButton()
        self.up_button = QPushButton()
        self.contacts_button = QPushButton()
        self.contacts_button.setCheckable(True)
        self.keep_button = QPushButton()
        self.next_button = QPushButton()
        self._taker = self._bag = ""
        self._closing = False
        for button, asked in (
            (self.contacts_button, self.contacts),
            (self.keep_button, self.keep),
            (self.up_button, self.up),
            (self.draw_button, self.draw),
            (self.drop_button, self.let_go),
            (self.next_button, self.close_turn),
        ):
            self.place(button, primary=button in (self.draw_button, self.drop_button))
            button.clicked.connect(asked)
        self.retranslate()

    def allow(
        self,
        *,
        draw: bool,
        drawing: bool,
        let_go: bool,
        placing: bool,
        up: bool,
        keep: bool,
        close: bool,
        closing: bool,
    ) -> None:
        """What may be done now. `drawing`, `placing`, `closing`: the phases whose buttons stand there."""
        for button, shown, enabled in (
            (self.draw_button, drawing, draw),
            (self.drop_button, placing, let_go),
            (self.up_button, placing, up),
            (self.keep_button, keep, keep),
            (self.next_button, closing, close),
        ):
            button.setVisible(shown)
            button.setEnabled(enabled)
        if closing != self._closing:
            self._closing = closing
            self.retranslate()

    def show_contacts(self, shown: bool) -> None:
        """Whether what touches what is shown."""
        self.contacts_button.setChecked(shown)

    def show_taker(self, name: str) -> None:
        """Who draws next, where that is not whose turn it is: they may end it by drawing (SS-09)."""
        if name != self._taker:
            self._taker = name
            self.retranslate()

    def show_bag(self, words: str) -> None:
        """How many sticks are in the bag."""
        if words != self._bag:
            self._bag = words
            self.retranslate()

    def retranslate(self) -> None:
        key = self.controls.key
        space = self.tr("Space")
        draw = self.tr("From the bag")
        draw_more = self.tr("Draw a stick from the bag, unseen")
        if self._taker:
            draw = self.tr("{name} draws").format(name=self._taker)
            draw_more = self.tr("{name} draws a stick, which ends this turn").format(name=self._taker)
        # Space draws only where it does not end the turn
        draw_more = ". ".join(part for part in (draw_more, self._bag) if part)
        for button, words, shown, more in (
            (self.draw_button, draw, "" if self._taker or self._closing else space, draw_more),
            (self.drop_button, self.tr("Let go"), space, self.tr("Let go of the stick, close above the tower")),
            (self.up_button, self.tr("Back up"), "Esc", self.tr("Lift the stick up and clear of the tower")),
            (
                self.contacts_button,
                self.tr("What touches what"),
                key("contacts"),
                self.tr("Show every contact of the tower, like or unlike"),
            ),
            (self.keep_button, self.tr("Give up"), "", self.tr("Lay the stick in front of you: your turn is over")),
            (self.next_button, self.tr("Next"), space, self.tr("End the turn: everything rests")),
        ):
            self.name(button, words, shown, more)
