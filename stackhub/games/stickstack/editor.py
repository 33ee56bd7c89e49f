"""The editor of challenge decks (SS-18): decks to the left, the card in the middle, how it will look to the right.

What is valid is written into the deck's file a moment after it was typed; what is not yet a card is said in a sentence
and stays on screen only. The deck that comes with the game can be read and copied, not changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QListWidgetItem, QMessageBox, QWidget

from stackhub.engine.errors import SaidError
from stackhub.games.stickstack import editor_words as words
from stackhub.games.stickstack.challenge_cards import Card, Deck, Words
from stackhub.games.stickstack.deck_file import SUFFIX, save_deck
from stackhub.games.stickstack.deck_shelf import (
    DeckChanged,
    DeckShelf,
    Shelved,
    is_full,
    key_of,
    slug,
    with_card,
    without_card,
)
from stackhub.games.stickstack.editor_form import why_not
from stackhub.games.stickstack.editor_look import card_text
from stackhub.games.stickstack.editor_stage import EditorStage
from stackhub.tabletop.translate import say_sentence, written

_SAVE_MS = 400
_LONGEST_NAME = 38


class DeckEditor(EditorStage):
    """``tried(card)`` the player wants to try the card on a tower; ``problem(error)`` a SaidError; ``said(sentence)``
    what was done."""

    tried = Signal(object)
    problem = Signal(object)
    said = Signal(str)

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = DeckShelf(folder)
        self._decks: list[Shelved] = []
        self._valid = True
        self._unsaved: tuple[Card, Words] | None = None
        """The card and the deck's name that were typed and are not in the file yet; always valid."""
        self._save = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._save.timeout.connect(self.flush)
        self._open: Shelved | None = None
        """The deck whose card is in the form."""
        self._connect()
        self.retranslate()
        self.load(None)

    def _connect(self) -> None:
        self.deck_list.currentRowChanged.connect(lambda _row: self._show_deck())
        self.card_list.currentRowChanged.connect(lambda _row: self._show_card())
        self.name.changed.connect(self._edited)
        self.form.changed.connect(self._edited)
        self.new_deck.clicked.connect(self._new_deck)
        self.copy_deck.clicked.connect(self._copy_deck)
        self.take_in.clicked.connect(self._ask_take_in)
        self.give_out.clicked.connect(self._ask_give_out)
        self.remove_deck.clicked.connect(self._ask_remove_deck)
        self.new_card.clicked.connect(lambda: self._change_deck(lambda deck: with_card(deck, new_card()), at=-1))
        self.copy_card.clicked.connect(self._copy_card)
        self.remove_card.clicked.connect(self._remove_card)
        self.try_card.clicked.connect(self._try)

    # --- What is chosen

    @property
    def shelved(self) -> Shelved | None:
        """The deck that is chosen."""
        row = self.deck_list.currentRow()
        return self._decks[row] if 0 <= row < len(self._decks) else None

    @property
    def deck(self) -> Deck | None:
        """Its cards; None when its file is broken."""
        return None if self.shelved is None else self.shelved.deck

    @property
    def is_own(self) -> bool:
        return self.shelved is not None and self.shelved.path is not None

    def load(self, key: str | None, card: int = 0) -> None:
        """Read the shelf again and show this deck (the first one unless told), with this card."""
        self._unsaved = None
        try:
            self._decks = self.shelf.decks()
        except SaidError as error:
            self.problem.emit(error)
            return
        at = next((row for row, one in enumerate(self._decks) if one.key == key), 0)
        self.deck_list.blockSignals(True)
        self.deck_list.clear()
        for one in self._decks:
            self.deck_list.addItem(_deck_item(one))
        self.deck_list.setCurrentRow(at)
        self.deck_list.blockSignals(False)
        self._show_deck(card)

    def take(self, path: Path) -> None:
        """Import the deck of a file."""
        try:
            own = self.shelf.take_in(path)
        except SaidError as error:
            self.problem.emit(error)
            return
        self.load(key_of(own))
        name = "" if self.deck is None else written(self.deck.name.wording)
        self.said.emit(self.tr("The deck “{name}” is yours now.").format(name=name))

    # --- What is shown

    def _show_deck(self, card: int = 0) -> None:
        self.flush()
        self._open = None
        deck, own = self.deck, self.is_own
        self.card_list.blockSignals(True)
        self.card_list.clear()
        for one in () if deck is None else deck.cards:
            self.card_list.addItem(_card_item(one))
        self.card_list.setCurrentRow(min(card, self.card_list.count() - 1))
        self.card_list.blockSignals(False)
        self.name.show_name(None if deck is None else deck.name, own=own)
        for button in (self.remove_deck, self.new_card, self.copy_card, self.remove_card):
            button.setEnabled(own and deck is not None)
        self.remove_deck.setEnabled(own)
        self.copy_deck.setEnabled(deck is not None)
        self.give_out.setEnabled(deck is not None)
        self._show_card()

    def _show_card(self) -> None:
        self.flush()
        self._open = self.shelved
        card = self._card()
        self.form.setVisible(card is not None)
        self.form.setEnabled(self.is_own)
        if card is not None:
            self.form.show_card(card)
        self._look(card)

    def _card(self) -> Card | None:
        deck, row = self.deck, self.card_list.currentRow()
        return deck.cards[row] if deck is not None and 0 <= row < len(deck.cards) else None

    def _look(self, card: Card | None, why: str = "") -> None:
        """How the card will look, or why it is none yet."""
        shelved = self.shelved
        if card is not None:
            self.preview.show_card(card_text(card))
        if shelved is not None and shelved.problem is not None:
            why = say_sentence(shelved.problem)
        elif not self.is_own and not why:
            why = self.tr("This deck comes with the game. Copy it to change its cards.")
        self.preview.setVisible(card is not None)
        self.verdict.setText(why)
        self.verdict.setVisible(bool(why))
        self.try_card.setEnabled(card is not None)
        self._valid = card is not None

    # --- What is changed

    def _edited(self) -> None:
        if not self.is_own or self.deck is None:
            return
        try:
            card, name = self.form.card(), self.name.words()
        except ValidationError as error:  # what was valid before it is saved all the same
            self._look(None, why_not(error) + " " + self.tr("It is not saved yet."))
            return
        self._look(card)
        self._unsaved = card, name
        if not self._save.isActive():  # who types on and on is written down on the way
            self._save.start()

    def flush(self) -> None:
        """Write what is waiting to be written."""
        self._save.stop()
        typed, self._unsaved = self._unsaved, None
        shelved = self._open
        deck = None if shelved is None else shelved.deck
        if typed is None or shelved is None or shelved.path is None or deck is None:
            return
        card, name = typed
        at = next((n for n, one in enumerate(deck.cards) if one.id == card.id), None)
        if at is None:
            return
        try:
            changed = with_card(deck.model_copy(update={"name": name}), card, at)
            self.shelf.keep(shelved.path, changed, before=deck)
        except (ValidationError, SaidError) as error:
            if not isinstance(error, DeckChanged):
                self._unsaved = typed  # it is tried again with the next change, or when the card is left
            self._refuse(error)
            return
        row = self._decks.index(shelved)
        self._decks[row] = self._open = Shelved(shelved.key, shelved.path, changed)
        self.deck_list.item(row).setText(_deck_item(self._decks[row]).text())
        if self.shelved is self._open:
            self.card_list.item(at).setText(_card_item(changed.cards[at]).text())

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, ValidationError):
            self.verdict.setText(why_not(error))
            self.verdict.show()
        else:
            self.problem.emit(error)
        if isinstance(error, DeckChanged) and self._open is not None:
            key = self._open.key
            QTimer.singleShot(0, self, lambda: self.load(key))

    def _change_deck(self, change: Callable[[Deck], Deck], at: int) -> None:
        """Write the changed deck and show the card at that place of it."""
        self.flush()
        shelved, deck = self.shelved, self.deck
        if shelved is None or shelved.path is None or deck is None:
            return
        try:
            changed = change(deck)
            self.shelf.keep(shelved.path, changed, before=deck)
        except (ValidationError, SaidError) as error:
            self._refuse(error)
            return
        self.load(shelved.key, at % len(changed.cards))
        self.form.title_en.setFocus()

    def _copy_card(self) -> None:
        card = self._card()
        if card is not None and self.deck is not None and not is_full(self.deck):
            self._change_deck(lambda deck: with_card(deck, card), at=-1)

    def _remove_card(self) -> None:
        row = self.card_list.currentRow()
        if row >= 0:
            self._change_deck(lambda deck: without_card(deck, row), at=max(0, row - 1))

    def _try(self) -> None:
        self.flush()
        if self._valid:
            self.tried.emit(self.form.card())

    # --- Decks

    def _new_deck(self) -> None:
        name = QCoreApplication.translate(*words.NEW_DECK)
        self._add(Deck(name=Words(en=name), cards=(new_card(),)))

    def _copy_deck(self) -> None:
        if self.deck is not None:
            said = self.deck.name
            name = {
                code: f"{words_[:_LONGEST_NAME]} 2" for code, words_ in (("en", said.en), ("fr", said.fr)) if words_
            }
            self._add(self.deck.model_copy(update={"name": Words.model_validate(name)}))

    def _add(self, deck: Deck) -> None:
        self.flush()
        try:
            path = self.shelf.add(deck)
        except SaidError as error:
            self.problem.emit(error)
            return
        self.load(key_of(path))
        self.name.setFocus()

    def _ask_take_in(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Import a deck"), "", self._kinds())
        if file:
            self.take(Path(file))

    def _ask_give_out(self) -> None:
        self.flush()
        deck = self.deck
        if deck is None:
            return
        start = f"{slug(deck.name.wording.english())}{SUFFIX}"
        file, _ = QFileDialog.getSaveFileName(self, self.tr("Export the deck"), start, self._kinds())
        if file:
            self.give(Path(file))

    def give(self, path: Path) -> None:
        """Export the deck that is chosen."""
        if self.deck is None:
            return
        path = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        try:
            save_deck(path, self.deck)
        except SaidError as error:
            self.problem.emit(error)
            return
        self.said.emit(self.tr("The deck is in {file}.").format(file=path.name))

    def _kinds(self) -> str:
        return self.tr("Challenge decks (*{suffix})").format(suffix=SUFFIX)

    def _ask_remove_deck(self) -> None:
        shelved = self.shelved
        if shelved is None or shelved.path is None:
            return
        name = shelved.path.name if shelved.deck is None else written(shelved.deck.name.wording)
        question = QMessageBox(self)
        question.setWindowTitle(self.tr("Remove the deck"))
        question.setText(self.tr("Remove the deck “{name}” for good?").format(name=name))
        yes = question.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole)
        question.exec()
        if question.clickedButton() is yes:
            self.throw_away(shelved.path)

    def throw_away(self, path: Path) -> None:
        """Remove a deck of the player's."""
        self._unsaved = None
        try:
            self.shelf.remove(path)
        except SaidError as error:
            self.problem.emit(error)
        self.load(None)

    def retranslate(self) -> None:
        super().retranslate()
        for row, one in enumerate(self._decks):
            self.deck_list.item(row).setText(_deck_item(one).text())
        if self.deck is not None:
            for row, card in enumerate(self.deck.cards):
                self.card_list.item(row).setText(_card_item(card).text())
        self._show_card()


def new_card() -> Card:
    """What a new card says."""
    return Card.model_validate(
        {
            "id": "mine",
            "title": QCoreApplication.translate(*words.NEW_TITLE),
            "text": QCoreApplication.translate(*words.NEW_TEXT),
            "needs": 1,
            "check": {"kind": "touches", "what": "sticks", "least": 1},
        }
    )


def _deck_item(one: Shelved) -> QListWidgetItem:
    if one.deck is None:
        return QListWidgetItem(f"⚠  {one.key}{SUFFIX}")
    return QListWidgetItem(f"{written(one.deck.name.wording)}  ·  {len(one.deck.cards)}")


def _card_item(card: Card) -> QListWidgetItem:
    marks = ("  ·  DUO" if card.duo else "") + ("  ·  ☝" if card.vote else "")
    return QListWidgetItem(written(card.title.wording) + marks)
