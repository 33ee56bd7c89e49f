"""What everybody at the table has seen somebody decide in a round of Upturn: all that can be inferred of hidden racks
is inferred from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stackhub.games.upturn.notation import Move

if TYPE_CHECKING:
    from stackhub.games.upturn.turn import OrderName

#: So many decisions are kept; older ones say next to nothing of what is still on a rack.
REMEMBERED = 64


class Decision(NamedTuple):
    """``seat`` played ``move`` when ``last`` was the row's last number and ``order`` held (None: not yet); everybody
    had ``counts`` tokens; ``drawn``: it had just drawn."""

    seat: int
    move: Move
    last: int
    order: OrderName | None
    counts: tuple[int, ...]
    drawn: bool

    def as_list(self) -> list[object]:
        """Plain JSON data, in the order of the fields, as docs/notation.md has it."""
        return [self.seat, str(self.move), self.last, self.order, list(self.counts), self.drawn]
