"""A match being played on screen: turns go round, bots think, moves are written to disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.bots.bot import Hint
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.errors import GameError
from stackhub.engine.game import Json, View
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.bot_thread import BotThread
from stackhub.shell.match_files import put_aside_words, record_result
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.saves import write_match

log = logging.getLogger(__name__)

#: The name of a physical table's state among a journal's attachments.
TABLE = "table"
#: How long a bot of each level may think (engine.md), in seconds.
THINKING_SECONDS = {"easy": 0.3, "medium": 0.3, "hard": 0.3, "expert": 0.8}


class MatchPlay(QObject):
    """Drives ``match``, saved as ``path`` after every move.

    Signals: ``happened(events, view)`` a move was played, animate it; ``jumped(view)`` show this view at once;
    ``changed()`` look again at whose turn it is and what may be done; ``order_wanted()`` a person must choose the
    order; ``round_over()``; ``problem(error)`` a SaidError or a sentence. After ``happened`` it waits for
    :meth:`board_settled`.
    """

    happened = Signal(list, object)
    jumped = Signal(object)
    changed = Signal()
    order_wanted = Signal()
    round_over = Signal()
    problem = Signal(object)

    def __init__(
        self,
        match: Match,
        path: Path,
        folder: DataFolder,
        parent: QObject | None = None,
        *,
        bot_pause_ms: int,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.players = match.players  # as they sat down: a bot that takes a seat over does not play again in it
        self.path = path
        self.folder = folder
        self.bot_pause_ms = bot_pause_ms
        self._thread: BotThread | None = None
        self._bot_move: Any = None
        self._settling = False
        self._late: list[Any] = []
        """What happened while the board was still showing something else."""
        self.table_state: Callable[[], Json | None] = lambda: None
        """Asked for the physical table before every save."""
        self._recorded = match.phase == "over"  # an old match that is only looked at
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play_bot_move)

    # --- what the screen asks

    @property
    def seat_in_front(self) -> int:
        """The seat whose eyes the board looks through: the person to move, else the first person, else seat 0."""
        deciding = self.match.to_decide
        left = self.match.left
        people = [seat for seat, player in enumerate(self.match.players) if not player.is_bot and seat not in left]
        if deciding in people:
            return int(deciding)
        return people[0] if people else 0

    @property
    def view(self) -> View:
        return self.match.referee.view(self.seat_in_front)

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing or waiting to show its move."""
        return self._thread is not None or self._pause.isActive()

    @property
    def settling(self) -> bool:
        """Whether the board still shows what happened last."""
        return self._settling

    def moves(self) -> list[Any]:
        """The legal moves of the person to move; empty while it is nobody's turn here."""
        if self._settling or self.match.phase != "round" or self._bot_to_move():
            return []
        return list(self.match.referee.state.legal_moves())

    def hint(self) -> Hint | None:
        """What the adviser says to the person to move, or None."""
        adviser = registry.adviser_of(self.match.rules.id)
        return adviser.hint(self.view) if adviser is not None and self.moves() else None

    @property
    def undo_count(self) -> int:
        """How many moves *undo* takes back: to the last decision of a person. 0: nothing can be taken back."""
        if self.match.phase != "round":
            return 0
        referee = self.match.referee
        entries = referee.journal.entries
        for count in range(1, referee.takebacks + 1):
            if not self.match.players[entries[-count].seat].is_bot:
                return count
        return 0

    @property
    def can_redo(self) -> bool:
        return self.match.phase == "round" and self.match.referee.can_redo and not self._settling

    # --- what happens

    def start(self) -> None:
        """Begin or go on: show the board, then see whose turn it is."""
        if not self.match.rounds and self.match.phase == "between":
            self.match.next_round()
            self._save()
        self._show()
        self._proceed()

    def choose_order(self, begin: bool) -> None:
        """The opening seat begins or not."""
        self.match.choose_order(begin=begin)
        self._save()
        self._show()
        self._proceed()

    def play(self, move: Any) -> None:
        """Play a person's move. What is not legal is refused with a sentence and changes nothing."""
        if self._settling:
            return
        try:
            events = self.match.play(move)
        except GameError as error:
            self.problem.emit(error)
            return
        self._after_move(events)

    def board_settled(self) -> None:
        """The board has shown what happened: go on."""
        if not self._settling:
            return
        self._settling = False
        if self._late:
            events, self._late = self._late, []
            self._show_events(events)
        else:
            self._proceed()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        count = self.undo_count
        if count:
            self._stop_bot()
            for _ in range(count):
                self.match.referee.undo()
            self._after_jump()

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        if not self.can_redo:
            return
        self._stop_bot()
        self.match.referee.redo()
        while self.match.referee.can_redo and self._bot_to_move():
            self.match.referee.redo()
        self._after_jump()

    def next_round(self) -> None:
        self.match.next_round()
        self._save()
        self._show()
        self._proceed()

    def leave(self, seat: int) -> None:
        """``seat`` gives up the match (BA-05 and its like). Where the others play on (ST-17) it is shown like a move; a
        physical table that the leaver may have touched in this turn is shown as it stood before it."""
        self._stop_bot()
        in_turn = self.match.phase == "round" and self.match.to_decide == seat
        try:
            events = self.match.leave(seat)
        except GameError as error:
            self.problem.emit(error)
            return
        if self.match.phase == "over":
            self._finish()
        else:
            self._save()
        if self._settling:  # the board still shows what happened before
            self._late += events
            self.changed.emit()
        elif in_turn and self.match.phase == "round" and TABLE in self.match.referee.journal.attachments:
            self._show()
            self._proceed()
        elif events:
            self._show_events(events)
        elif self.match.phase == "between":  # whoever looks at the round's end goes on looking at it
            self.changed.emit()
        else:
            self._proceed()

    def hand_over(self, seat: int, level: Level) -> None:
        """A bot plays on for the person at ``seat``."""
        self._stop_bot()
        try:
            self.match.hand_over(seat, level)
        except GameError as error:
            self.problem.emit(error)
            return
        self._save()
        self._proceed()

    def close(self) -> None:
        """Stop everything that runs; the match stays on disk as it is."""
        self._stop_bot()
        self._settling = False

    # --- inside

    def _bot_to_move(self) -> bool:
        deciding = self.match.to_decide
        return deciding is not None and self.match.players[deciding].is_bot

    def _after_move(self, events: list[Any]) -> None:
        self._save()
        self._show_events(events)

    def _show_events(self, events: list[Any]) -> None:
        """Have the board show what happened, and go on when it has."""
        self._settling = True
        self.changed.emit()
        self.happened.emit(events, self.view)

    def _after_jump(self) -> None:
        self._save()
        self._settling = False
        self._late = []
        self._show()
        self._proceed()

    def _show(self) -> None:
        if self.match.phase == "order":
            self.jumped.emit(self.match.lay_out())
        elif self.match.rounds and self.match.round.referee is not None:
            self.jumped.emit(self.view)

    def _proceed(self) -> None:
        phase = self.match.phase
        if phase == "over":
            self._finish()
        self.changed.emit()
        if phase in ("over", "between"):
            self.round_over.emit()
        elif phase == "order":
            self._order()
        elif self._bot_to_move():
            self._think()

    def _order(self) -> None:
        seat = self.match.round.opening.seat
        level = self.match.players[seat].level
        if level is None:
            self.order_wanted.emit()
            return
        try:
            begin = registry.make_bot(self.match.rules.id, level).begins(self._bot_chance("order"))
        except GameError as error:
            self.problem.emit(error)
            begin = True
        self.choose_order(begin)

    def _bot_chance(self, label: str) -> Chance:
        number = len(self.match.rounds)
        return Chance(self.match.seed).fork(f"bot {number} {label}")

    def _think(self) -> None:
        seat = self.match.referee.state.to_play
        level = self.match.players[seat].level
        if level is None or self.thinking:
            return
        try:
            bot = registry.make_bot(self.match.rules.id, level)
        except GameError as error:
            self.problem.emit(error)
            return
        view = self.match.referee.view(seat)
        chance = self._bot_chance(f"move {self.match.referee.moves_played}")
        self._pause.start(self.bot_pause_ms)
        self._thread = BotThread(bot, view, chance, THINKING_SECONDS[level], self)
        self._thread.chosen.connect(self._bot_chose)
        self._thread.failed.connect(self._bot_failed)
        self._thread.start()

    def _is_late(self) -> bool:
        """Whether this signal was on its way when its thread was cancelled: it speaks of a position that is gone."""
        return self._thread is None or self.sender() is not self._thread

    def _bot_chose(self, move: Any) -> None:
        if self._is_late():
            return
        self._end_thread()
        self._bot_move = move
        if not self._pause.isActive():
            self._play_bot_move()

    def _bot_failed(self, sentence: str) -> None:
        """A bot that errs must not stop the match: its first legal move is played instead, and the log says so."""
        if self._is_late():
            return
        log.error("a bot failed (%s); its first legal move is played", sentence)
        self._bot_chose(self.match.referee.state.legal_moves()[0])

    def _play_bot_move(self) -> None:
        move, self._bot_move = self._bot_move, None
        if move is None:  # still thinking: it is played as soon as it is chosen
            return
        self._after_move(self.match.play(move))

    def _end_thread(self) -> None:
        if self._thread is not None:
            self._thread.wait()
            self._thread.deleteLater()
            self._thread = None

    def _stop_bot(self) -> None:
        self._pause.stop()
        self._bot_move = None
        if self._thread is not None:
            self._thread.cancel()
            self._end_thread()

    def _save(self) -> None:
        self._attach_table()
        try:
            write_match(self.path, self.match)
        except StoreError as error:
            self.problem.emit(error)

    def _attach_table(self) -> None:
        """Moves alone do not build a tower again: its poses are kept beside them."""
        if self.match.phase == "round" and (state := self.table_state()) is not None:
            self.match.referee.journal.attachments[TABLE] = state

    def _finish(self) -> None:
        """Write the result down, then let the save go; if writing fails the save stays."""
        if self._recorded:
            return
        try:
            aside = record_result(self.folder, self.path, self.match)
            self._recorded = True
            if aside is not None:
                self.problem.emit(put_aside_words(aside))
        except StoreError as error:
            self.problem.emit(error)
