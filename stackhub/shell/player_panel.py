"""The side panel of a game: players, scores, and the log in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
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
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.standing import decides, progress, standings
from stackhub.shell.words import level_word
from stackhub.tabletop.icons import bot_icon_name, icon_pixmap
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap
from stackhub.tabletop.translate import say

PANEL_WIDTH = 300
_LOG_SPACING = 6
#: More players than this get a row of one line each, so that the log keeps its room in a window of the least height.
_MOST_TALL_ROWS = 5


class PlayerRow(QFrame):
    """One player: sign, name, rounds won or points; framed while it is their turn, greyed when they have left.
    ``low``: everything in one line."""

    def __init__(self, hub: Hub, match: Match, seat: int, *, low: bool = False) -> None:
        super().__init__()
        self.hub = hub
        self._match = match
        self._seat = seat
        self.sign = QLabel()
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setProperty("role", "game")
        self._kind = QLabel()
        self._level = QLabel()
        self._level.setProperty("role", "muted")
        self.count = QLabel()
        self.count.setProperty("role", "game" if low else "heading")
        self._sign_side = 22 if low else 32
        self._low = low
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 1 if low else 8, 12, 1 if low else 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.sign, 0, 0, 1 if low else 2, 1)
        grid.addWidget(self._name, 0, 1)
        kind = QHBoxLayout()
        kind.setSpacing(6)
        kind.addWidget(self._kind)
        if low:
            grid.addLayout(kind, 0, 2)
        else:
            grid.addLayout(kind, 1, 1)
        kind.addWidget(self._level, 1)
        grid.addWidget(self.count, 0, 3, 1 if low else 2, 1)
        grid.setColumnStretch(1, 1)

    def show_match(self, match: Match) -> None:
        """From now on :meth:`refresh` shows ``match``."""
        self._match = match

    def refresh(self) -> None:
        """Show how the match stands."""
        match, seat = self._match, self._seat
        player = match.players[seat]
        ratio = self.devicePixelRatioF()
        left = seat in match.left
        sign = sign_pixmap(player.colour, paint(self.hub.palette, player.colour), self._sign_side, ratio)
        self.sign.setPixmap(_faint(sign) if left else sign)
        self._show_name(player.name, greyed=left)
        icon_name = bot_icon_name(player.level) if player.level is not None else "person"
        self._kind.setPixmap(icon_pixmap(icon_name, self.hub.theme.text_muted, 18, ratio))
        if left:
            words = self.tr("has left")
        elif player.level is not None:
            words = self.tr("bot, {level}").format(level=level_word(player.level))
        else:
            words = self.tr("person")
        here = self._round_words()
        shown = here if here and not left else words  # who it is the icon says, and its hint
        self._level.setText(shown)
        self._kind.setToolTip(words)
        if here and not left:
            words = here if player.level is None else f"{words} · {here}"
        self._level.setVisible(left or bool(here) or not self._low)
        count = self._show_count()
        turn = match.to_decide == seat
        self.setProperty("role", "turn" if turn else "seat")
        _dress_again(self)
        state = self.tr("to move") if turn else ""
        self.setAccessibleName(", ".join(part for part in (player.name, words, count, state) if part))

    def _round_words(self) -> str:
        """What the game says of the seat in this round (``seat_words`` of its words), where it says something."""
        match = self._match
        told = getattr(registry.entry(match.rules.id).room("words"), "seat_words", None)
        if told is None or match.phase == "order" or not match.rounds or self._seat in match.left:
            return ""
        return say(told(match.referee.view(self._seat), self._seat))

    def _show_count(self) -> str:
        """Show what decides the match; returns it as a screen reader says it."""
        counts = standings(self._match)
        if not counts:
            return ""
        mine = counts[self._seat]
        self.count.setText(mine.figure)
        if decides(self._match) == "wins":
            words = self.tr("%n round(s) won", "", mine.now)
        else:
            words = self.tr("Points: {points}").format(points=mine.figure)
        self.count.setToolTip(words)
        return words

    def _show_name(self, name: str, *, greyed: bool) -> None:
        width = PANEL_WIDTH - (200 if self._low and greyed else 150 if self._low else 130)  # what the rest leaves
        self._name.setText(self._name.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width))
        self._name.setToolTip(escape(name))
        role = "muted" if greyed else "game"
        if self._name.property("role") != role:
            self._name.setProperty("role", role)
            _dress_again(self._name)


def _dress_again(widget: QWidget) -> None:
    """Have the style sheet look at the widget's role once more."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _faint(picture: QPixmap) -> QPixmap:
    """The same picture, hardly there."""
    faint = QPixmap(picture.size())
    faint.setDevicePixelRatio(picture.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.35)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return faint


class PlayerPanel(QFrame):
    """Players above, log below."""

    def __init__(self, hub: Hub, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setFixedWidth(PANEL_WIDTH)
        self._match = match
        low = match.seats > _MOST_TALL_ROWS
        self.rows = [PlayerRow(hub, match, seat, low=low) for seat in range(match.seats)]
        self.progress = QLabel()
        """How many of the rounds have been played, where their number is fixed."""
        self.progress.setProperty("role", "muted")
        self.progress.setWordWrap(True)
        self._log_title = QLabel()
        self._log_title.setProperty("role", "heading")
        self.log = QTextEdit()
        self.log.setReadOnly(True)
        self.log.setUndoRedoEnabled(False)  # what was cleared is gone
        self.log.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setTabChangesFocus(True)
        self._logged: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        players = QVBoxLayout()
        players.setSpacing(2 if low else 8)
        column.addLayout(players)
        for row in self.rows:
            players.addWidget(row)
        column.addWidget(self.progress)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)

    def show_match(self, match: Match) -> None:
        """Show how the same people stand in ``match`` instead."""
        self._match = match
        for row in self.rows:
            row.show_match(match)
        self.refresh()

    def refresh(self) -> None:
        """Show how the match stands now."""
        for row in self.rows:
            row.refresh()
        words = progress(self._match)
        self.progress.setText(words)
        self.progress.setVisible(bool(words))

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
