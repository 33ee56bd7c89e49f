"""The guided first turn of a game: a card below the board that says in short steps what to do, and follows it.

A game has one when its words room offers ``guide_steps()``: first what the game is about, second how to take something
in hand, third where it goes, then whatever else a beginner needs. A game whose turns go otherwise says with
``GUIDE_CUES`` what leads from each step to the next: a sound of its board, or ``phase:NAME`` of its view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.words import Text
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.play import MatchPlay
from stackhub.shell.seats_row import BOT_NAMES
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Board
from stackhub.tabletop.translate import say

# The step that comes up when something is taken in hand (counted from 0): where it goes.
_LAY = 2
_TEXT_PIXELS = 18
_LIFTED = ("lift", "flick", "click")
"""What is heard when a tablet, a card or a token is taken in hand."""


def steps_of(game: str) -> Sequence[Text]:
    """What the guide of ``game`` says; nothing when the game has no guide."""
    words = registry.entry(game).room("words")
    make: Callable[[], Sequence[Text]] | None = getattr(words, "guide_steps", None)
    return make() if make else ()


def can_be_shown(game: str) -> bool:
    """Whether a first turn of ``game`` can be played with the guide: it has one."""
    return bool(steps_of(game))


def seats_for(game: str, name: str) -> list[SeatChoice]:
    """A person called ``name`` and as many of the easiest bots as the game needs, or, while it has none, persons
    without a name. Raises GameError."""
    seats = [SeatChoice(name=name, colour=COLOUR_NAMES[0])]
    levels = registry.levels_of(game)
    for number in range(1, registry.rules_of(game).config.seats.min):
        level = levels[0] if levels else None
        other = QCoreApplication.translate("shell", "Player {number}").format(number=number + 1)
        called = other if level is None else BOT_NAMES[number - 1]
        seats.append(SeatChoice(name=called, colour=COLOUR_NAMES[number], level=level))
    return seats


class Guide(QFrame):
    """The guide of the match ``play`` on ``board``. Hidden until :meth:`begin`, or until the first round in which a
    person plays a game they were not guided through. ``ended`` comes when it is finished or skipped.

    Each turn of the player takes it one step further; the buttons go anywhere at any time.
    """

    ended = Signal()

    def __init__(self, hub: Hub, play: MatchPlay, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._play = play
        self._board = board
        self._game = play.match.rules.id
        self._steps = steps_of(self._game)
        self._cues: Sequence[str] = getattr(registry.entry(self._game).room("words"), "GUIDE_CUES", ())
        self.step = 0
        self._turn_played = False
        self._due = bool(self._steps) and self._game not in hub.settings.guided and not play.match.rounds
        self.count_label = QLabel()
        self.count_label.setProperty("role", "muted")
        self.text_label = QLabel()
        self.text_label.setWordWrap(True)
        self.text_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        font = QFont(self.text_label.font())
        font.setPixelSize(_TEXT_PIXELS)
        self.text_label.setFont(font)
        self.skip_button = QPushButton()
        self.skip_button.setProperty("role", "quiet")
        self.back_button = QPushButton()
        self.next_button = QPushButton()
        self.next_button.setProperty("role", "primary")
        self._lay_out()
        self.back_button.clicked.connect(lambda: self.go(self.step - 1))
        self.next_button.clicked.connect(self._next)
        self.skip_button.clicked.connect(self.end)
        play.changed.connect(self._look)
        play.round_over.connect(self.end)
        board.sounded.connect(self._heard)
        board.move_chosen.connect(self._played)
        self.hide()

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "turn")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.count_label)
        texts.addWidget(self.text_label)
        row = QHBoxLayout(card)
        row.setContentsMargins(20, 6, 12, 8)
        row.setSpacing(8)
        row.addLayout(texts, 1)
        row.addSpacing(8)
        stays = self.skip_button.sizePolicy()
        stays.setRetainSizeWhenHidden(True)  # the other buttons stay under the pointer
        self.skip_button.setSizePolicy(stays)
        for button in (self.skip_button, self.back_button, self.next_button):
            button.setAutoDefault(True)  # Enter presses it
            row.addWidget(button)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(12, 8, 12, 8)
        outer.addWidget(card)

    # --- where it is

    def begin(self) -> None:
        """Show it from the first step."""
        if self._steps:
            self._due = False
            self._turn_played = False
            self.show()
            self.go(0)

    def go(self, step: int) -> None:
        """Show another step, and say it."""
        self.step = max(0, min(len(self._steps) - 1, step))
        focused = self.hasFocusInside()
        self.retranslate()
        self.back_button.setEnabled(self.step > 0)
        if focused and not self.hasFocusInside():  # the button that had it is off now
            self.next_button.setFocus()
        announce(self, f"{self.count_label.text()}. {self.text_label.text()}")

    def end(self) -> None:
        """Finished or skipped: the game's guide does not come again by itself."""
        if self.isHidden():
            return
        self.hide()
        if self._game not in self.hub.settings.guided:
            self.hub.settings.guided = [*self.hub.settings.guided, self._game]
            self.hub.save_settings()
        self.ended.emit()

    def hasFocusInside(self) -> bool:  # noqa: N802 - beside QWidget.hasFocus
        """Whether the keyboard is on one of its buttons."""
        return any(button.hasFocus() for button in (self.back_button, self.next_button, self.skip_button))

    def _next(self) -> None:
        if self.step == len(self._steps) - 1:
            self.end()
        else:
            self.go(self.step + 1)

    # --- what the player does

    def _look(self) -> None:
        """Begin by itself as soon as a round is played with a person in it."""
        match = self._play.match
        if self._due and match.phase == "round" and any(not player.is_bot for player in match.players):
            self.begin()
        shown_first = self._board.shows_first and self._play.settling  # or the next step gives away how the die falls
        if self._cues and match.phase == "round" and not shown_first:
            self._cue(f"phase:{getattr(self._play.view, 'phase', '')}")

    def _cue(self, cue: str) -> None:
        """Go on when this is what the step waits for."""
        if self.isVisible() and self.step < len(self._cues) and self._cues[self.step] == cue and self._play.moves():
            self.go(self.step + 1)

    def _heard(self, sound: str) -> None:
        if self._cues:
            self._cue(sound)
        elif sound in _LIFTED and self._play.moves():  # and not a bot, whose move is only shown
            self._go_on(_LAY)

    def _played(self) -> None:
        if not self._cues:
            self._go_on(_LAY)
            self._turn_played = True

    def _go_on(self, step: int) -> None:
        """To ``step``; in the turn after it was reached, one further."""
        if self.isHidden():
            return
        if self.step < step:
            self._turn_played = False
            self.go(step)
        elif self.step == step and self._turn_played:
            self.go(step + 1)

    # --- texts

    def retranslate(self) -> None:
        """Set every text again."""
        if not self._steps:
            return
        last = self.step == len(self._steps) - 1
        count = self.tr("First turn: step {number} of {count}").format(number=self.step + 1, count=len(self._steps))
        self.count_label.setText(count)
        self.text_label.setText(say(self._steps[self.step]))
        self.setAccessibleName(count)
        self.setAccessibleDescription(self.text_label.text())
        for button, words, name in (
            (self.back_button, self.tr("Back"), self.tr("Back to the step before")),
            (self.next_button, self.tr("Got it") if last else self.tr("Next"), ""),
            (self.skip_button, self.tr("Skip"), self.tr("Skip the first turn")),
        ):
            button.setText(words)
            button.setAccessibleName(name or words)
        self.next_button.setToolTip(self.tr("F2 leads here from the board, and back"))
        self.skip_button.setVisible(not last)
        self._keep_height()

    def _keep_height(self) -> None:
        """As high as the longest step, so that the board does not jump when the step changes."""
        room = QRect(0, 0, max(1, self.text_label.width()), 10_000)
        metrics = self.text_label.fontMetrics()
        wrapped = [
            metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), say(step)).height() for step in self._steps
        ]
        self.text_label.setMinimumHeight(max(wrapped, default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()
