"""A table to try things on: no match, no turns, nothing is written down. For games whose entry says `free_table`."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.tabletop.board import Board
from stackhub.tabletop.icons import icon
from stackhub.tabletop.theme import set_role
from stackhub.tabletop.translate import say


class FreeTableScreen(Screen):
    """The free table of `game`. `rules_wanted(game)` asks for its rules."""

    rules_wanted = Signal(str)

    def __init__(self, hub: Hub, game: str, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.game = game
        entry = registry.entry(game)
        self._words, self._title = entry.room("words"), entry.room("title")
        aids = hub.practise(self, game)
        self.board = self.make_board()
        self.header = PageHeader(self)
        self.said = QLabel()
        self.said.setProperty("role", "game")
        self.said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rules_button = QPushButton()
        self.again_button = QPushButton()
        self._lay_out()
        self.board.explained.connect(self.said.setText)
        self.board.sounded.connect(hub.sounds.play)
        if isinstance(self.board, RecordedBoard):
            self.board.heard.connect(hub.sounds.play)
        self.board.key_card_shown.connect(hub.show_key_card)
        self.board.used_up.connect(self._used_up)
        self.again_button.clicked.connect(self._again)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.game))
        hub.look_changed.connect(self._dress)
        self._dress()
        self.retranslate()
        self._again()
        if aids:
            hub.mentioned.emit(aids)

    def make_board(self) -> Board:
        """The table."""
        board: Board = registry.entry(self.game).room("board").make_free_table(self.hub.look)
        return board

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(20, 8, 20, 8)
        top.addWidget(self.header)
        top.addWidget(self.said, 1)
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        row.addWidget(self.rules_button)
        row.addWidget(self.again_button)
        row.addStretch(1)
        if self.board.turn_actions is not None:
            row.addWidget(self.board.turn_actions)
            self.board.turn_actions.show()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.board, 1)
        column.addWidget(bar)

    def _again(self) -> None:
        self._offer_again(alone=False)
        self.board.set_table(None, self.hub.new_seed())
        self.board.setFocus()

    def _used_up(self) -> None:
        """Only one thing can be done now, and Space does it."""
        self._offer_again(alone=True)
        self.again_button.setFocus()

    def _offer_again(self, *, alone: bool) -> None:
        """`alone`: in place of what one does at the table."""
        set_role(self.again_button, "primary" if alone else "")
        if self.board.turn_actions is not None:
            self.board.turn_actions.setHidden(alone)

    def keyPressEvent(self, event: object) -> None:
        """Esc puts back what is held, before it leads back."""
        if getattr(event, "key", lambda: None)() == Qt.Key.Key_Escape and self.board.cancel():
            return
        super().keyPressEvent(event)  # type: ignore[arg-type]

    def retranslate(self) -> None:
        title = say(self._title.TITLE)
        self.header.set_texts(self.tr("{game}: free table").format(game=title))
        self.rules_button.setText(self.tr("Rules"))
        self.rules_button.setAccessibleName(self.tr("Rules of {game}").format(game=title))
        self.again_button.setText(self.tr("New tower"))
        self.again_button.setAccessibleName(self.tr("New tower"))

    def first_focus(self) -> QWidget:
        return self.board

    def about_to_close(self) -> None:
        self.hub.look_changed.disconnect(self._dress)  # its scene is gone before the screen is
        self.board.blockSignals(True)
        self.board.finish_animations()
        self.board.close_board()
        self.hub.unseat(self)

    def _dress(self) -> None:
        self.board.set_look(self.hub.look)
        self.rules_button.setIcon(icon("rules", self.hub.theme.text))
