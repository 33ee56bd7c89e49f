"""The few actions of a turn at the wobbling cup, each with its key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
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
    voted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draw_button = QPushButton()
        self.drop_button = QPushButton()
        self.up_button = QPushButton()
        self.contacts_button = QPushButton()
        self.contacts_button.setCheckable(True)
        self.keep_button = QPushButton()
        self.next_button = QPushButton()
        self.yes_button = QPushButton()
        self.no_button = QPushButton()
        self._voter = ""
        self._challenge = False
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
        self._votes = []
        for button, done in ((self.yes_button, True), (self.no_button, False)):
            self.place(button, primary=done)
            button.clicked.connect(lambda _=False, done=done: self.voted.emit(done))
            button.hide()
            key = QShortcut(self)
            key.setContext(Qt.ShortcutContext.WindowShortcut)
            key.activated.connect(button.click)
            key.setEnabled(False)
            self._votes.append((button, key))
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

    def show_votes(self, voter: str) -> None:
        """Whoever is called so votes on a challenge now; empty: nobody at this screen."""
        for button, key in self._votes:
            button.setVisible(bool(voter))
            key.setEnabled(bool(voter))
        if voter != self._voter:
            self._voter = voter
            self.retranslate()

    def show_challenge(self, *, due: bool) -> None:
        """Whether what is drawn next is a challenge."""
        if due != self._challenge:
            self._challenge = due
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
        if self._challenge:
            draw, draw_more = (
                self.tr("Draw a challenge"),
                self.tr("Draw a challenge card: it says how to place your stick"),
            )
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
            (
                self.yes_button,
                self._vote_words(self.tr("Done")),
                self.tr("Y"),
                self.tr("You vote that the challenge is done"),
            ),
            (self.no_button, self._vote_words(self.tr("Not done")), self.tr("N"), self.tr("You vote that it is not")),
        ):
            self.name(button, words, shown, more)
        for (_, shortcut), letter in zip(self._votes, (self.tr("Y"), self.tr("N")), strict=True):
            shortcut.setKey(QKeySequence(letter))

    def _vote_words(self, words: str) -> str:
        return self.tr("{name}: {words}").format(name=self._voter, words=words) if self._voter else words
