"""What everybody at the table has seen somebody decide in a round of Stack Up!: all that can be inferred of hidden
hands is inferred from it (and from a Snatch, by the two who saw it)."""

from __future__ import annotations

from typing import NamedTuple

from stackhub.games.stackup.cards import COLOURS
from stackhub.games.stackup.moves import DIRECTIONS, Move

_DIRECTION_NAMES = {step: name for name, step in DIRECTIONS.items()}


#: So many decisions are kept; older ones say next to nothing of what is still in a hand.
REMEMBERED = 64


class Decision(NamedTuple):
    """``seat`` played ``move`` when ``colour`` (0 to 3), ``number`` and ``step`` (1 up, -1 down, 0 not chosen) lay, and
    everybody held ``counts`` cards; ``answering``: there was a Crash to answer; ``drawn``: it had just drawn."""

    seat: int
    move: Move
    colour: int
    number: int
    step: int
    counts: tuple[int, ...]
    answering: bool
    drawn: bool

    def as_list(self) -> list[object]:
        """Plain JSON data, in the order of the fields, as docs/notation.md has it."""
        return [
            self.seat,
            str(self.move),
            COLOURS[self.colour],
            self.number,
            _DIRECTION_NAMES.get(self.step),
            list(self.counts),
            self.answering,
            self.drawn,
        ]
