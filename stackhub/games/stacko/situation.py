"""One situation of a game of Stacko: all that anybody knows, for nothing is hidden, and what may be done in it.

A situation never changes; the state and the views of all seats share it. What takes long to find
out is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from stackhub.engine.game import Outcome
from stackhub.games.stacko.material import StackoOptions
from stackhub.games.stacko.notation import Move, taken
from stackhub.games.stacko.samples import clean_turns, falling_turn
from stackhub.games.stacko.storeys import NumberedFace, Place, Storeys, open_places, takeable

Direction = Literal["clockwise", "anticlockwise"]
Phase = Literal["start", "roll", "take", "over"]
"""Rolling for who begins (ST-03); the die has to be rolled; blocks have to be taken; somebody has won."""

OUT = 0
"""Start roll of a seat that no longer rolls for who begins."""
ROLL, PASS, LEAVE = Move("roll"), Move("pass"), Move("leave")


@dataclass(frozen=True)
class Situation:
    """`face` is the numbered face that lies, `owed` how many blocks of a Draw Two are due; one of them at most.

    `rolled` names who rolled, oldest first, start rolls apart (ST-15). `start_rolls` is empty once somebody has begun;
    until then it holds for each seat its number, None when it still has to roll, or OUT. `left` names who has left, in
    order; `fallen` who made the tower fall. `storeys` after a fall are those before the turn.
    """

    seats: int
    options: StackoOptions
    storeys: Storeys
    to_play: int = 0
    direction: Direction = "clockwise"
    rolled: tuple[int, ...] = ()
    face: NumberedFace | None = None
    owed: int = 0
    start_rolls: tuple[int | None, ...] = ()
    left: tuple[int, ...] = ()
    fallen: int | None = None

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        if self.start_rolls:
            return "start"
        return "take" if self.face is not None or self.owed else "roll"

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(seat for seat in range(self.seats) if self.plays(seat))

    def plays(self, seat: int) -> bool:
        """Whether somebody sits at `seat` and has not left."""
        return 0 <= seat < self.seats and seat not in self.left

    def next_seat(self, seat: int, *, back: bool = False) -> int:
        """The seat that plays after `seat` in the direction of play (`back`: before it); those that left are not
        counted."""
        step = 1 if (self.direction == "clockwise") != back else -1
        seat = (seat + step) % self.seats
        while seat in self.left:
            seat = (seat + step) % self.seats
        return seat

    @property
    def outcome(self) -> Outcome | None:
        """ST-15, ST-16; and ST-17: one left wins."""
        if self.fallen is None and len(self.left) < self.seats - 1:
            return None
        if self.fallen is not None:
            before = self._rolled_before(self.fallen)
            winner = before[-1] if before else self.next_seat(self.fallen, back=True)
        else:
            winner = self.seated[0]
        scores = [0] * self.seats
        scores[winner] += 1
        if self.fallen is not None:
            scores[self.fallen] -= 1
        return Outcome((winner,), self.fallen, tuple(scores))

    @property
    def winner_rolled(self) -> bool:
        """Whether somebody won because they had rolled last before the fall; else it was their seat (ST-15), or the
        round is not over."""
        return self.fallen is not None and bool(self._rolled_before(self.fallen))

    def _rolled_before(self, loser: int) -> list[int]:
        """The rolls of those still seated other than `loser`, the last one last."""
        return [seat for seat in self.rolled if seat not in (loser, *self.left)]

    # --- what may be done

    def takeable(self) -> tuple[str, ...]:
        """The blocks that the seat to move may take out of the tower now, from the bottom up; none before the roll
        (ST-04, ST-06, ST-07). After the first of two: `storeys.takeable`."""
        return self._takeable

    @cached_property
    def _takeable(self) -> tuple[str, ...]:
        return takeable(self.storeys, self.face, self.options.top) if self.phase == "take" else ()

    def open_places(self) -> tuple[Place, ...]:
        """Where a block may be laid now, as long as none has been laid in this turn (ST-08)."""
        return open_places(self.storeys)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: before the roll ``roll``, after it a sample of turns (each block that may be
        taken, laid properly, and one turn in which the tower falls), and ``pass`` where turns have a time limit."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.phase in ("start", "roll"):
            yield ROLL
        elif self.phase == "take":
            for record in clean_turns(self.storeys, self.takeable(), self.owed):
                yield taken(record)
            yield taken(falling_turn(self.storeys, self.takeable()))
        if self.phase in ("roll", "take") and self.options.turn_seconds:
            yield PASS
