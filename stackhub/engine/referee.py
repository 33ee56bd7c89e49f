"""The referee: one round being played. Owns the state and its journal; the only one who plays, undoes and redoes."""

from __future__ import annotations

from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadSave, GameError, IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, Outcome, Rules, State, View
from stackhub.engine.journal import Entry, Journal
from stackhub.engine.options import Options
from stackhub.engine.words import QT_TRANSLATE_NOOP


class Referee:
    """A round of ``rules``, from its set-up or from ``journal.position``, with every entry of ``journal`` played.

    Raises BadPosition or BadSave, naming the move, when the journal cannot be played.
    """

    def __init__(self, rules: Rules, options: Options, seats: int, journal: Journal) -> None:
        self.rules = rules
        self.options = options
        self.seats = seats
        self.journal = journal
        self.events: list[list[Event]] = []
        self._undone: list[Entry] = []
        self._undoable: list[bool] = []
        self.state = self._rebuild(journal.entries)

    # --- what the round is

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    @property
    def moves_played(self) -> int:
        return len(self.journal.entries)

    # --- playing

    def play(self, move: Any, seat: int | None = None) -> list[Event]:
        """Play ``move`` (a move or its notation) and write it down. Raises GameError and changes nothing."""
        if isinstance(move, str):
            move = self.rules.parse_move(move)
        by = self.state.to_play if seat is None else seat
        undoable = self.state.undoable(move)
        log: list[int] = []
        self.state.chance.log = log
        try:
            events = self.state.play(move, seat)
        finally:
            self.state.chance.log = None
        self.journal.entries.append(Entry(str(move), by, tuple(log)))
        self.events.append(events)
        self._undoable.append(undoable and not log)
        self._undone.clear()
        return events

    # --- taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: nothing hidden was revealed, chance was not asked."""
        return bool(self._undoable) and self._undoable[-1]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def undone(self) -> tuple[Entry, ...]:
        """The moves taken back, the next one to redo first."""
        return tuple(reversed(self._undone))

    @property
    def takebacks(self) -> int:
        """How many moves in a row, from the last one backwards, may be taken back."""
        count = 0
        while count < len(self._undoable) and self._undoable[-1 - count]:
            count += 1
        return count

    def undo(self, *, force: bool = False) -> Entry:
        """Take the last move back and return it. ``force`` also takes back what revealed something (analysis,
        the headless table). Raises IllegalMove when there is nothing to take back, or nothing that may be."""
        if not self.journal.entries:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "there is no move to take back"))
        if not (force or self.can_undo):
            raise IllegalMove(
                QT_TRANSLATE_NOOP(
                    "errors", "this move cannot be taken back: it revealed something hidden or asked chance"
                )
            )
        entry = self.journal.entries.pop()
        undone = [*self._undone, entry]
        self.state = self._rebuild(self.journal.entries)
        self._undone = undone
        return entry

    def redo(self) -> list[Event]:
        """Play the move last taken back again. Raises IllegalMove when there is none."""
        if not self._undone:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "there is no move to play again"))
        entry = self._undone[-1]
        rest = self._undone[:-1]
        events = self.replay(entry)
        self._undone = rest
        return events

    # --- building a state from the journal

    def _rebuild(self, entries: list[Entry]) -> State:
        chance = Chance(self.journal.seed)
        log: list[int] = []
        chance.replay(self.journal.setup_chance)
        chance.log = log
        if self.journal.position is None:
            self.state = self.rules.setup(self.options, self.seats, chance, self.journal.first)
        else:
            self.state = self.rules.from_position(self.journal.position, self.options, self.seats, chance)
        chance.log = None
        if chance.unreplayed:
            raise BadSave(QT_TRANSLATE_NOOP("errors", "the set-up holds more chance results than it asked for"))
        self.journal.setup_chance = tuple(log)
        self.events, self._undone, self._undoable = [], [], []
        replayed, self.journal.entries = entries, []
        for number, entry in enumerate(replayed, 1):
            try:
                self.replay(entry)
            except GameError as error:
                self.journal.entries = replayed
                raise BadSave(
                    QT_TRANSLATE_NOOP("errors", "move {number} ({move}) cannot be played: {reason}"),
                    number=number,
                    move=entry.move[:40],
                    reason=error.text,
                ) from None
        return self.state

    def replay(self, entry: Entry) -> list[Event]:
        """Play an entry of a journal as it was played then, chance included. Raises GameError."""
        chance = self.state.chance
        chance.replay(entry.chance)
        move = self.rules.parse_move(entry.move)
        seat = None if entry.seat == self.state.to_play else entry.seat
        try:
            events = self.play(move, seat)
        finally:
            left = chance.unreplayed
            chance.replay(())
        if left:
            raise BadSave(QT_TRANSLATE_NOOP("errors", "more chance results are recorded than the move asked for"))
        return events


def fresh_round(
    rules: Rules,
    options: Options,
    seats: int,
    seed: int,
    *,
    first: int | None = None,
    position: Json | None = None,
) -> Referee:
    """A new round, from the set-up or from ``position``."""
    return Referee(rules, options, seats, Journal(seed=seed, first=first, position=position))
