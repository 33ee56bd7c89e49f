"""A match being played on screen: turns go round, bots think, moves are written to disk."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.engine.config import Level
from stackhub.engine.errors import GameError, SaidError
from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.shell.hot_seat import HotSeat, Shown, seen_by
from stackhub.shell.match_bots import MatchBots
from stackhub.shell.match_keeper import TABLE, MatchKeeper
from stackhub.shell.takebacks import Takebacks
from stackhub.store.folder import DataFolder

log = logging.getLogger(__name__)

#: So many times as long whoever has played looks at what it led to, before the curtain comes down.
_LAST_LOOK = 2


class MatchPlay(QObject):
    """Drives ``match``, saved as ``path`` after every move.

    Signals: ``happened(events, view)`` a move was played, animate it; ``jumped(view)`` show this view at once;
    ``changed()`` look again at whose turn it is and what may be done; ``order_wanted()`` a person must choose the
    order; ``curtain_wanted(seat)`` the person at ``seat`` must take the place in front of the screen
    (:meth:`take_over`); ``round_over()``; ``problem(error)`` a SaidError or a sentence. After ``happened`` it waits for
    :meth:`board_settled`. Events and views are those of whoever is in front.
    """

    happened = Signal(list, object)
    jumped = Signal(object)
    changed = Signal()
    order_wanted = Signal()
    curtain_wanted = Signal(int)
    round_over = Signal()
    problem = Signal(object)

    def __init__(
        self, match: Match, path: Path, folder: DataFolder, parent: QObject | None = None, *, bot_pause_ms: int
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.players = match.players  # as they sat down: a bot that takes a seat over does not play again in it
        self.keeper = MatchKeeper(match, path, folder, self)
        self.keeper.problem.connect(self.problem)
        self.bots = MatchBots(match, self, pause_ms=bot_pause_ms)
        self.bots.ready.connect(self._play_bot_move)
        self.bots.problem.connect(self.problem)
        self._last_look = QTimer(self, singleShot=True)
        self._last_look.timeout.connect(self._draw_curtain)
        self._settling = False
        self.hot_seat = HotSeat(match)
        self._takebacks = Takebacks(match, self.hot_seat)
        self.curtain: int | None = None
        """Who must take over; until then nothing of any hand may be shown."""
        self._held = self._withheld = False
        self._coming: list[Shown] = []
        """What the board is to show after what it shows now."""

    # --- what the screen asks

    @property
    def path(self) -> Path:
        """Where the match is saved."""
        return self.keeper.path

    @property
    def seat_in_front(self) -> int | None:
        """The seat whose eyes the board looks through; None while the curtain is down or no person is at the table."""
        return self.hot_seat.front if self.curtain is None else None

    @property
    def view(self) -> View | None:
        """What the seat in front knows; None while the curtain is down."""
        return self.hot_seat.view if self.curtain is None else None

    @property
    def catching_up(self) -> bool:
        """Whether the board shows what the person in front has missed."""
        return bool(self._coming)

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing or waiting to show its move."""
        return self.bots.thinking

    @property
    def settling(self) -> bool:
        """Whether the board still shows what happened last."""
        return self._settling

    def moves(self) -> Sequence[Any]:
        """The legal moves of the person to move; empty while it is nobody's turn here."""
        waits = self._settling or self.hot_seat.due is not None
        if waits or self.match.phase != "round" or self.bots.to_move:
            return ()
        return self.match.referee.state.legal_moves()

    def shouts(self) -> list[tuple[int, Any]]:
        """What people may announce now, in turn or not, with their seats."""
        return self.hot_seat.shouts()

    @property
    def undo_count(self) -> int:
        """How many moves *undo* takes back; 0: nothing can be taken back."""
        return self._takebacks.count

    @property
    def can_redo(self) -> bool:
        return not self._settling and self._takebacks.can_redo

    # --- what happens

    def start(self) -> None:
        """Begin or go on: show the board, then see whose turn it is."""
        if not self.match.rounds and self.match.phase == "between":
            self.match.next_round()
            self.keeper.save()
        self._show()
        self._proceed()

    def choose_order(self, begin: bool) -> None:
        """The opening seat begins or not."""
        self.match.choose_order(begin=begin)
        self.keeper.save()
        self._show()
        self._proceed()

    def play(self, move: Any) -> None:
        """Play a person's move. What is not legal is refused with a sentence and changes nothing."""
        if self._settling or self.hot_seat.due is not None:
            return
        try:
            events = self.match.play(move)
        except GameError as error:
            self.problem.emit(error)
            return
        self.bots.hands_done()
        self._after_move(events)

    def shout(self, seat: int, move: Any) -> None:
        """A person announces something, in turn or not, whatever the board is showing."""
        try:
            events = self.match.play(move, seat)
        except GameError as error:
            self.problem.emit(error)
            return
        self.keeper.save_soon()
        if not self.shouts():
            self.bots.hurry()
        self._show_soon(events)

    def take_over(self) -> None:
        """The person whom the curtain waits for sits down: they see what they have missed, then play."""
        seat, self.curtain = self.curtain, None
        if seat is None:
            return
        missed = self.hot_seat.take_over(seat)
        self.jumped.emit(self.hot_seat.view_at(self.match.referee.moves_played - len(missed), seat))
        self._coming = missed
        self._show_next()

    def skip_missed(self) -> None:
        """Show at once where everything has led."""
        if self._coming:
            self._coming.clear()
            self._after_jump()

    def board_settled(self) -> None:
        """The board has shown what happened: go on."""
        if self._settling:
            self._settling = False
            self._show_next()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        if self.undo_count:
            self._takebacks.undo()
            self._after_jump()

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        if self.can_redo:
            self._takebacks.redo()
            self._after_jump()

    def conclude(self, move: Any) -> None:
        """Play what the turn had come to when its player left the table; nobody is shown it."""
        if self._settling or self.match.to_decide is None:
            return
        try:
            self.match.play(move)
        except GameError as error:
            log.warning("what was due could not be played: %s", error)
            return
        self.keeper.keep()

    def keep_table(self) -> None:
        """Write the physical table down as it stands, where its player leaves it in mid-turn."""
        if self._settling or self.match.phase != "round":
            return
        state = self.keeper.table_state()
        if state is not None and state != self.match.referee.journal.attachments.get(TABLE):
            self.keeper.save()

    def next_round(self) -> None:
        self.match.next_round()
        self.keeper.save()
        self._show()
        self._proceed()

    def leave(self, seat: int, noted: Callable[[], None] = lambda: None) -> None:
        """``seat`` gives up the match (BA-05 and its like). Where the others play on (ST-17) it is shown like a move; a
        physical table that the leaver may have touched in this turn is shown as it stood before it. ``noted`` is done
        before the match is saved: where it raises a SaidError they have not left."""
        self.bots.stop()
        in_turn = self.match.phase == "round" and self.match.to_decide == seat
        gone = len(self.match.left)
        try:
            events = self.match.leave(seat)
            noted()
        except SaidError as error:
            if len(self.match.left) > gone:
                self.match.take_back_leave(seat)
                self._look_anew()
            self._proceed()
            self.problem.emit(error)
            return
        self.keeper.keep()
        in_turn = in_turn and self.match.phase == "round" and TABLE in self.match.referee.journal.attachments
        if self._settling:
            self._show_soon(events)
        elif in_turn or self.curtain is not None:
            self._look_anew()
            self._proceed()
        elif events:
            self._show_events(events)
        elif self.match.phase == "between":  # whoever looks at the round's end goes on looking at it
            self.changed.emit()
        else:
            self._proceed()

    def hand_over(self, seat: int, level: Level) -> None:
        """A bot plays on for the person at ``seat``."""
        self.reseat(lambda: self.match.hand_over(seat, level))

    def reseat(self, change: Callable[[], None], *, moved: bool = False) -> None:
        """Let ``change`` alter who plays where; ``moved``: people have changed places, nobody sits in front."""
        self.bots.stop()
        before = self.hot_seat.looks_on
        try:
            change()
        except SaidError as error:
            self.problem.emit(error)
        else:
            self.keeper.save()
            if moved or self.hot_seat.deserted:
                self.hot_seat.vacate()
        if self.curtain is not None or self.hot_seat.looks_on != before:
            self._look_anew()
        self._proceed()

    def set_held(self, held: bool) -> None:
        """While ``held`` nothing goes on: no bot plays, no curtain comes down."""
        if held:
            self._withheld = self.bots.thinking or self._last_look.isActive()
            self.bots.stop()
            self._last_look.stop()
        self._held = held
        if self._withheld and not held:
            self._proceed()

    def close(self) -> None:
        """Stop everything that runs; the match stays on disk as it is."""
        self.bots.stop()
        self._last_look.stop()
        self._settling = False
        self._coming.clear()
        self.keeper.flush()

    # --- inside

    def _after_move(self, events: list[Any]) -> None:
        self.keeper.save_soon()
        self._show_events(events)

    def _show_events(self, events: list[Any]) -> None:
        """Have the board show to whoever is in front what happened, and go on when it has."""
        view = self.view
        if view is None:
            self._proceed()
            return
        self.hot_seat.has_seen()
        self._coming.append(Shown(seen_by(events, self.seat_in_front), view))
        self._show_next()

    def _show_soon(self, events: list[Any]) -> None:
        """Show what happened after what the board is showing; nobody who is behind the curtain sees it now."""
        view = self.view
        if view is None or not events:
            self.changed.emit()
        elif self._settling:
            self.hot_seat.has_seen()
            self._coming.append(Shown(seen_by(events, self.seat_in_front), view))
            self.changed.emit()
        else:
            self._show_events(events)

    def _show_next(self) -> None:
        """Have the board show the next of what is coming; when nothing is, go on."""
        if not self._coming:
            self._proceed()
            return
        shown = self._coming.pop(0)
        self._settling = True
        self.changed.emit()
        self.happened.emit(shown.events, shown.view)

    def _after_jump(self) -> None:
        self.bots.stop()
        self.keeper.save()
        self._settling = False
        self._last_look.stop()
        self.curtain = None
        self._coming.clear()
        self.hot_seat.has_seen()
        self._show()
        self._proceed()

    def _look_anew(self) -> None:
        """Show at once how it stands to whoever is in front now: behind a curtain nobody is."""
        if self.curtain is not None:
            self.curtain = None
            self.hot_seat.vacate()
        self._settling = False
        self._coming.clear()
        self._show()

    def _show(self) -> None:
        """Show at once how it stands, if anybody is in front."""
        if self.match.phase == "order":
            self.jumped.emit(self.match.lay_out())
        elif self.hot_seat.referee is not None and (view := self.view) is not None:
            self.jumped.emit(view)

    def _proceed(self) -> None:
        phase = self.match.phase
        self._withheld = self._held
        if self._held:
            self.changed.emit()
            return
        if phase == "over":
            self.keeper.finish()
        due = self.hot_seat.due
        self.changed.emit()
        if due is not None:
            pause = self.bots.pause_ms * _LAST_LOOK if self.seat_in_front is not None else 0
            if pause:
                self._last_look.start(pause)
            else:
                self._draw_curtain()
        elif phase in ("over", "between"):
            self.round_over.emit()
        elif phase == "order":
            self._order()
        elif self.bots.to_move:
            self.bots.think(patient=bool(self.shouts()))

    def _draw_curtain(self) -> None:
        self.curtain = self.hot_seat.due
        if self.curtain is not None:
            self.changed.emit()
            self.curtain_wanted.emit(self.curtain)

    def _order(self) -> None:
        level = self.match.players[self.match.round.opening.seat].level
        if level is None:
            self.order_wanted.emit()
        else:
            self.choose_order(self.bots.begins(level))

    def _play_bot_move(self) -> None:
        if not self._settling:  # else it is played when the board is free
            self._after_move(self.match.play(self.bots.take()))
