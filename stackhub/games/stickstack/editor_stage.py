"""What stands on the screen of the deck editor, and how it is called."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QScrollArea, QVBoxLayout, QWidget

from stackhub.games.stickstack.board_card import WIDTH, CardPanel
from stackhub.games.stickstack.editor_form import CardForm
from stackhub.games.stickstack.editor_name import DeckName

_LEFT_PX = 260


class EditorStage(QWidget):
    """Lists, form, preview and buttons. What they do the editor knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck_list, self.card_list = QListWidget(), QListWidget()
        self.name = DeckName()
        self.form = CardForm()
        self.preview = CardPanel()
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        self.verdict.setProperty("role", "game")
        self.new_deck, self.copy_deck, self.take_in, self.give_out, self.remove_deck = (QPushButton() for _ in range(5))
        self.new_card, self.copy_card, self.remove_card, self.try_card = (QPushButton() for _ in range(4))
        self.try_card.setProperty("role", "primary")
        self._decks_label, self._cards_label = QLabel(), QLabel()
        for label in (self._decks_label, self._cards_label):
            label.setProperty("role", "heading")
        self._lay_out()

    def _lay_out(self) -> None:
        left = QWidget()
        left.setFixedWidth(_LEFT_PX)
        for shown in (self.deck_list, self.card_list):
            shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._decks_label)
        column.addWidget(self.deck_list, 2)
        row = QHBoxLayout()
        for button in (self.new_deck, self.take_in):
            row.addWidget(button)
        column.addLayout(row)
        column.addWidget(self._cards_label)
        column.addWidget(self.card_list, 3)
        row = QHBoxLayout()
        for button in (self.new_card, self.copy_card):
            row.addWidget(button)
        column.addLayout(row)
        middle = QVBoxLayout()
        middle.addWidget(self.name)
        row = QHBoxLayout()
        for button in (self.copy_deck, self.give_out, self.remove_deck):
            row.addWidget(button)
        row.addStretch(1)
        middle.addLayout(row)
        scroll = QScrollArea()
        scroll.setWidget(self.form)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle.addWidget(scroll, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.remove_card)
        middle.addLayout(row)
        self.form.added.connect(lambda row: QTimer.singleShot(0, self, lambda: scroll.ensureWidgetVisible(row)))
        side = QWidget()
        side.setFixedWidth(WIDTH)
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.verdict)
        right.addWidget(self.preview, 1)
        right.addStretch(0)
        right.addWidget(self.try_card)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(16)
        whole.addWidget(left)
        whole.addLayout(middle, 1)
        whole.addWidget(side)

    def retranslate(self) -> None:
        for button, label, more in (
            (self.new_deck, self.tr("New deck"), ""),
            (self.copy_deck, self.tr("Copy the deck"), self.tr("Copy the deck, to change it")),
            (self.take_in, self.tr("Import…"), self.tr("Import a deck from a file")),
            (self.give_out, self.tr("Export…"), self.tr("Export the deck into a file")),
            (self.remove_deck, self.tr("Remove the deck"), ""),
            (self.new_card, self.tr("New"), self.tr("A new card")),
            (self.copy_card, self.tr("Copy"), self.tr("Copy the card")),
            (self.remove_card, self.tr("Remove the card"), ""),
            (self.try_card, self.tr("Try it on the tower"), ""),
        ):
            button.setText(label)
            button.setAccessibleName(more or label)
            button.setToolTip(more)
        self._decks_label.setText(self.tr("Decks"))
        self._cards_label.setText(self.tr("Cards"))
        self.deck_list.setAccessibleName(self.tr("Decks"))
        self.card_list.setAccessibleName(self.tr("Cards"))
        self.form.retranslate()
        self.name.retranslate()
