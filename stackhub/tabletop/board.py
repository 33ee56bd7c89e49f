"""What every board is: a widget that shows one seat's view and lets a person choose moves.

The shell drives it with views and events only; the board answers with moves. It never decides a rule: what may be
played is what it was told in :meth:`Board.invite`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stackhub.engine.chance import Chance
from stackhub.engine.controls import Controls
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.hands import HandsBot
from stackhub.engine.hint import Hint
from stackhub.engine.look import ColourName, Palette, Theme


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, as a board shows it: a view knows seats only."""

    name: str
    colour: ColourName
    is_bot: bool = False


@dataclass(frozen=True)
class Look:
    """How a board is to look and move: ``speed`` divides every duration; ``motion`` off means no animation at all;
    ``rich`` asks for shadows and gloss (off on slow machines); ``quality`` names the rung of the quality ladder for a
    table in 3D, ``auto`` the finest that is quick enough here; ``controls`` is for tables handled by hand,
    ``big_pieces`` for those with a hand of cards or tokens: they are larger, and the table between them smaller.
    ``marks_felt``: at a tower, what was felt of a piece stays marked on it."""

    theme: Theme
    palette: Palette
    motion: bool = True
    speed: float = 1.0
    rich: bool = True
    quality: str = "auto"
    controls: Controls = field(default_factory=Controls)
    big_pieces: bool = False
    marks_felt: bool = False


class Board(QWidget):
    """Base of all boards.

    Signals: ``move_chosen(move)`` a person chose a legal move; ``settled()`` the animation of the last
    :meth:`animate` is over (emitted exactly once per call, at once without motion); ``explained(sentence)`` why
    something may not be done, or what is under the pointer (empty: nothing to say); ``sounded(name)`` a sound of
    models/sounds that belongs to what is seen now; ``key_card_shown(shown)`` the player wants the card of keys, or not;
    ``hands_failed()`` a bot's hands cannot go on with their turn; ``used_up()`` on a free table nothing is left to play
    with: only a new one helps.
    """

    move_chosen = Signal(object)
    settled = Signal()
    explained = Signal(str)
    sounded = Signal(str)
    key_card_shown = Signal(bool)
    used_up = Signal()
    hands_failed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.turn_actions: QWidget | None = None
        """The game's own actions of the moment, for the bar below the board."""
        self.takes_back = True
        """Whether undo, redo and hint have a use; where they have none, ``turn_actions`` get their room."""
        self.undoes = True
        """Whether undo and redo are worth buttons beside ``turn_actions``; their keys do what they can either way."""
        self.players: Sequence[Player] = ()
        self.replayable = True
        """Whether :meth:`animate` can show a finished round again."""
        self.shows_first = False
        """Whether what happened is seen before it is said: the shell's status, panel, log and announcement then wait
        for ``settled``, so that words do not give away what still moves."""

    # --- what the shell calls

    def set_look(self, look: Look) -> None:
        """Theme, palette or motion changed: repaint."""
        self.look = look
        self.update()

    def set_players(self, players: Sequence[Player]) -> None:
        """Who sits where, by seat, before the first view; again when a bot takes a seat over."""
        self.players = players

    def clear(self) -> None:
        """Show nothing that belongs to a seat, as between two people who share the screen: no picture, item, widget or
        accessible name of a hand is left. Whatever moved has come to its end (``settled`` is emitted for it); the next
        :meth:`show_view` begins afresh. Boards of games without hidden hands ignore it."""

    def show_view(self, view: Any) -> None:
        """Show ``view`` at once: a fresh round, a resumed one, a move taken back."""
        raise NotImplementedError

    def set_table(self, state: Json | None, seed: int) -> None:
        """What moves alone cannot build again, before :meth:`show_view` of another round: ``state`` is what
        :attr:`table_state` was, None at the start of a round, whose hidden sizes then follow from ``seed``. Raises
        GameError when ``state`` cannot be used; the table is then as at the start. Boards without a physical table
        ignore it."""

    @property
    def table_state(self) -> Json | None:
        """The physical table as it stood when the turn began, as JSON; None when moves say everything."""
        return None

    def play_hands(self, bot: HandsBot, view: Any, chance: Chance) -> None:
        """Have the hands of ``bot`` play the turn that the table is at, from its beginning or the middle: what comes of
        it is told as of a person, with ``move_chosen``. ``view`` is the bot's. Boards without hands are never asked."""
        raise NotImplementedError

    def stop_hands(self) -> None:
        """A bot's hands do nothing more; the table stays as it is."""

    def due_move(self) -> Any | None:
        """What the turn has come to though it is still being watched, such as a fall: whoever leaves the table now must
        not escape it. None when nothing is due. :attr:`table_state` then is the table after it, or as it is left."""
        return None

    def picture(self) -> QPixmap:
        """The board as it would look, although it is not on screen."""
        return self.grab()

    def verdict_picture(self) -> QPixmap | None:
        """What the referee saw when it ended the round, for a table that is watched; None otherwise."""
        return None

    def animate(self, events: Sequence[Event], view: Any) -> None:
        """Play ``events`` from what is shown to ``view``, then emit ``settled``."""
        raise NotImplementedError

    def invite(self, moves: Sequence[Any]) -> None:
        """The moves the person in front of the screen may choose from now; empty while it is not their turn."""
        raise NotImplementedError

    def show_hint(self, hint: Hint | None) -> None:
        """Mark the hint's moves, or take the marks away."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """Put back whatever is held or chosen. True when there was something (Esc then does nothing else)."""
        return False

    def finish_animations(self) -> None:
        """Jump to the end of what is moving (and emit ``settled`` for it): the board is about to go away."""

    def set_paused(self, paused: bool) -> None:
        """A card lies over the board, or the board is not on screen (True), or neither (False): a table that goes on
        by itself, where hands play or turns are timed, stands still meanwhile. Called only when it changes; a new board
        is not paused. Other boards ignore it."""

    def close_board(self) -> None:
        """The board is about to go away for good: give back what Qt does not."""

    def retranslate(self) -> None:
        """The language changed: rebuild every visible and accessible string."""

    # --- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
