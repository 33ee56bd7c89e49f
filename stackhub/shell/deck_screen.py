"""The decks of a game, on a screen of their own: read, write, try, import and export them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.game import Json
from stackhub.games import registry
from stackhub.shell.free_table import FreeTableScreen
from stackhub.shell.hub import Hub
from stackhub.shell.match_keeper import TABLE
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.saves import read_match_or_last, unfinished
from stackhub.tabletop.board import Board
from stackhub.tabletop.translate import say, written

_LOOKED_AT = 20
"""So many of the newest saves are looked through for a tower."""


class DeckScreen(Screen):
    """The editor that the room ``decks`` of ``game`` makes."""

    def __init__(self, hub: Hub, game: str, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.game = game
        self._title = registry.entry(game).room("title")
        self.header = PageHeader(self)
        self.editor = registry.entry(game).room("decks").make_editor(hub.folder.decks)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 16, 32, 20)
        column.setSpacing(12)
        column.addWidget(self.header)
        column.addWidget(self.editor, 1)
        self.editor.problem.connect(self._tell)
        self.editor.said.connect(hub.inform)
        self.editor.tried.connect(self._try)
        self.retranslate()

    def take(self, path: Path) -> None:
        """Import the deck of a file."""
        self.editor.take(path)

    def _try(self, card: Any) -> None:
        tower = newest_table(self.hub, self.game)
        self.opens.emit(lambda: TryScreen(self.hub, self.game, card, tower))

    def _tell(self, error: SaidError) -> None:
        self.hub.tell(error)

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("{game}: challenge decks").format(game=say(self._title.TITLE)))

    def first_focus(self) -> QWidget:
        first: QWidget = self.editor.deck_list
        return first

    def about_to_close(self) -> None:
        self.editor.flush()


class TryScreen(FreeTableScreen):
    """One card is tried on a tower: of the match of ``game`` that was played last, or on one laid for it."""

    def __init__(self, hub: Hub, game: str, card: Any, tower: Json | None, parent: QWidget | None = None) -> None:
        self._card, self._tower = card, tower
        super().__init__(hub, game, parent)

    def make_board(self) -> Board:
        made: Board = registry.entry(self.game).room("decks").make_try_table(self.hub.look, self._card, self._tower)
        return made

    def retranslate(self) -> None:
        super().retranslate()
        self.header.set_texts(self.tr("Try: {card}").format(card=written(self._card.title.wording)))
        self.again_button.setText(self.tr("Tower as before"))
        self.again_button.setAccessibleName(self.tr("Tower as before"))


def newest_table(hub: Hub, game: str) -> Json | None:
    """The physical table of the match of ``game`` that was played last and goes on; None where there is none."""
    for path in unfinished(hub.folder.saves)[:_LOOKED_AT]:
        try:
            match = read_match_or_last(path, registry.rules_of).match
        except SaidError:  # home says what is wrong with it
            continue
        if match.rules.id == game and match.phase == "round":
            table: Json | None = match.referee.journal.attachments.get(TABLE)
            return table
    return None
