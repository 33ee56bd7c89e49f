"""A position of Stack Up! as the kernel plays it. What may be played is in :mod:`stackhub.games.stackup.situation`, why
something may not in :mod:`stackhub.games.stackup.refusals`, what moves do in :mod:`stackhub.games.stackup.turns`."""

from __future__ import annotations

from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, Outcome
from stackhub.games.stackup.history import REMEMBERED, Decision
from stackhub.games.stackup.moves import LEAVE, Move
from stackhub.games.stackup.phases import HAS_DRAWN
from stackhub.games.stackup.position import position_of
from stackhub.games.stackup.refusals import refusal
from stackhub.games.stackup.situation import Situation
from stackhub.games.stackup.turns import PLAY, leave
from stackhub.games.stackup.view import StackUpView, view_of


class StackUpState(Situation):
    """A situation that is played on."""

    __slots__ = ()

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """For the seat to move :meth:`choices`; it may ``leave`` as well. Out of turn everybody may leave (SU-25)."""
        if self.ended is not None:
            return []
        if seat is None or seat == self.to_play:
            return self.choices()
        return [LEAVE] if 0 <= seat < self.seats and seat not in self.seating.gone else []

    # --- playing

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Play ``move`` and say what happened. Raises IllegalMove and changes nothing when it may not be played."""
        by = self.to_play if seat is None else seat
        refused = refusal(self, move, by)
        if refused is not None:
            raise IllegalMove(refused)
        self.history.append(self._decision(by, move))
        del self.history[:-REMEMBERED]
        events: list[Event] = []
        if move is LEAVE:
            leave(self, by, events)
        else:
            PLAY[move.kind](self, move, events)
        return events

    def _decision(self, by: int, move: Move) -> Decision:
        counts = tuple([hand.bit_count() for hand in self.hands])
        drawn = self.phase == HAS_DRAWN
        return Decision(by, move, self.colour, self.number, self.step, counts, self.answering, drawn)

    def advance(self, move: Move) -> None:
        """Play a move that :meth:`choices` gave, without asking whether it may be played and telling nobody: the way
        that searches go."""
        PLAY[move.kind](self, move, None)

    def undoable(self, move: Move) -> bool:
        """A card that was played has been seen, and a draw, a Snatch or a penalty asks chance; the rest may be taken
        back: the direction, keeping a card, a spare draw, a pass."""
        return move.kind in ("direction", "keep", "spare", "pass")

    # --- how it stands

    def outcome(self) -> Outcome | None:
        return self.ended

    def view(self, seat: int) -> StackUpView:
        return view_of(self, seat)

    def position(self) -> Json:
        return position_of(self)
