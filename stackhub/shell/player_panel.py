"""The side panel of a game: players, scores, and the log in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.match import Match
from stackhub.shell.hub import Hub
from stackhub.shell.words import level_word
from stackhub.tabletop.icons import bot_icon_name, icon_pixmap
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap

PANEL_WIDTH = 300
_LOG_SPACING = 6


class PlayerRow(QFrame):
    """One player: sign, name, rounds won; framed while it is their turn."""

    def __init__(self, hub: Hub, match: Match, seat: int) -> None:
        super().__init__()
        self.hub = hub
        self._match = match
        self._seat = seat
        self._sign = QLabel()
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setProperty("role", "game")
        self._kind = QLabel()
        self._level = QLabel()
        self._level.setProperty("role", "muted")
        self._wins = QLabel()
        self._wins.setProperty("role", "heading")
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._sign, 0, 0, 2, 1)
        grid.addWidget(self._name, 0, 1)
        kind = QHBoxLayout()
        kind.setSpacing(6)
        kind.addWidget(self._kind)
        kind.addWidget(self._level, 1)
        grid.addLayout(kind, 1, 1)
        grid.addWidget(self._wins, 0, 2, 2, 1)
        grid.setColumnStretch(1, 1)

    def refresh(self) -> None:
        """Show how the match stands."""
        player = self._match.players[self._seat]
        ratio = self.devicePixelRatioF()
        colour = player.colour
        self._sign.setPixmap(sign_pixmap(colour, paint(self.hub.palette, colour), 32, ratio))
        width = PANEL_WIDTH - 130  # what sign, figures and margins leave
        self._name.setText(self._name.fontMetrics().elidedText(player.name, Qt.TextElideMode.ElideRight, width))
        self._name.setToolTip(escape(player.name))
        bot = player.level is not None
        icon_name = bot_icon_name(player.level) if bot else "person"
        self._kind.setPixmap(icon_pixmap(icon_name, self.hub.theme.text_muted, 18, ratio))
        left = self._seat in self._match.left
        if left:
            words = self.tr("has left")
        elif player.level is not None:
            words = self.tr("bot, {level}").format(level=level_word(player.level))
        else:
            words = self.tr("person")
        self._level.setText(words)
        several = self._match.format.kind != "single"
        wins = self._match.wins()[self._seat]
        self._wins.setText(str(wins) if several else "")
        self._wins.setToolTip(self.tr("%n round(s) won", "", wins) if several else "")
        turn = self._match.to_decide == self._seat
        self.setProperty("role", "turn" if turn else "seat")
        self.style().unpolish(self)
        self.style().polish(self)
        state = self.tr("to move") if turn else ""
        won = self.tr("%n round(s) won", "", wins) if several else ""
        self.setAccessibleName(", ".join(part for part in (player.name, words, won, state) if part))


class PlayerPanel(QFrame):
    """Players above, log below."""

    def __init__(self, hub: Hub, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setFixedWidth(PANEL_WIDTH)
        self.rows = [PlayerRow(hub, match, seat) for seat in range(match.seats)]
        self.target = QLabel()
        self.target.setProperty("role", "muted")
        self.target.setWordWrap(True)
        self._log_title = QLabel()
        self._log_title.setProperty("role", "heading")
        self.log = QTextEdit()
        self.log.setReadOnly(True)
        self.log.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setTabChangesFocus(True)
        self._logged: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self.target)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)

    def refresh(self) -> None:
        """Show how the match stands now."""
        for row in self.rows:
            row.refresh()

    def set_log(self, sentences: Sequence[str]) -> None:
        """Show these sentences, the newest at the bottom in sight."""
        if self._logged == list(sentences):
            return
        if self._logged != list(sentences[: len(self._logged)]):
            self.log.clear()
            self._logged = []
        for sentence in sentences[len(self._logged) :]:
            cursor = self.log.textCursor()
            cursor.movePosition(cursor.MoveOperation.End)
            if self._logged:
                cursor.insertBlock()
            paragraph = cursor.blockFormat()
            paragraph.setBottomMargin(_LOG_SPACING)
            cursor.setBlockFormat(paragraph)
            cursor.insertText(sentence)
            self._logged.append(sentence)
        bar = self.log.verticalScrollBar()
        bar.setValue(bar.maximum())

    def retranslate(self) -> None:
        """Set every text again."""
        self._log_title.setText(self.tr("What happened"))
        self.log.setAccessibleName(self.tr("What happened"))
        self.setAccessibleName(self.tr("Players and log"))
        self.refresh()
