"""What one seat knows of a round of Upturn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from stackhub.engine.game import Json
from stackhub.games.upturn.history import Decision
from stackhub.games.upturn.listing import LegalMoves
from stackhub.games.upturn.material import ACTIONS, UpturnOptions
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.turn import ORDERS, OrderName, Turn


def can_draw(options: UpturnOptions, stock: int, laid: int) -> bool:
    """Whether somebody can draw: there are tokens in the pool, or with ``pool_empty: reshuffle`` some of the ``laid``
    ones would make a new pool (UP-19)."""
    return stock > 0 or (options.pool_empty == "reshuffle" and laid > 1)


@dataclass(frozen=True, slots=True)
class UpturnView:
    """What ``seat`` knows. Tokens are named as in notation.md and listed in order of numbers, then actions.

    ``hand`` is its own rack, ``counts`` the racks' sizes by seat, ``stock`` the pool's; ``laid`` is the row, its last
    token at the end, and ``last_number`` what the next number follows. ``order`` is None before the first token is
    laid. ``drawn`` is the token just drawn (own view only), ``has_drawn`` says the same of anybody. ``announced`` is by
    seat; ``must_announce`` lists the seats that have to and have not (UP-17). ``gift``: so many tokens ``to_play`` has
    to give away before anything else (UP-14). ``unseen``: all tokens that lie in the pool or on other racks; which
    numbers the box holds is no secret (UP-02). ``gone``: the seats that left. ``passes``: how many passed in a row.
    ``history``: what everybody saw somebody decide lately, oldest first.
    """

    seat: int
    to_play: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    stock: int
    laid: tuple[str, ...]
    last_number: int
    order: OrderName | None
    clockwise: bool
    passes: int
    drawn: str | None
    has_drawn: bool
    announced: tuple[bool, ...]
    must_announce: tuple[int, ...]
    gift: int
    unseen: tuple[str, ...]
    gone: tuple[int, ...]
    history: tuple[Decision, ...]
    options: UpturnOptions
    over: bool

    @property
    def direction(self) -> OrderName | None:
        """The order, under the name that all games of hands have for it."""
        return self.order

    def turn(self) -> Turn:
        """What this seat's turn depends on, as if it were its turn."""
        numbers = [int(token) for token in self.hand if token not in ACTIONS]
        mine = self.seat == self.to_play
        others = [seat for seat in range(len(self.counts)) if seat != self.seat and seat not in self.gone]
        return Turn(
            seat=self.seat,
            count=len(self.hand),
            numbers=sum(1 << number for number in numbers),
            actions=tuple(name for name in ACTIONS if name in self.hand),
            last=self.last_number,
            order=ORDERS[self.order] if self.order else 0,
            drawn=self.has_drawn and mine,
            gift=self.gift if mine else 0,
            can_draw=can_draw(self.options, self.stock, len(self.laid)),
            receivers=tuple(others),
            window=self.seat in self.must_announce,
            options=self.options,
        )

    def legal_moves(self) -> Sequence[Move]:
        """What this seat may play when it is to move, made only when asked for; nothing when it is not."""
        return () if self.over or self.seat != self.to_play else LegalMoves(self.turn())

    def without_hand(self) -> UpturnView:
        """What anybody in the room may see: nothing of what this seat alone knows."""
        return replace(self, hand=(), drawn=None, unseen=())

    def as_dict(self) -> Json:
        return {
            "seat": self.seat,
            "to_play": self.to_play,
            "hand": list(self.hand),
            "counts": list(self.counts),
            "stock": self.stock,
            "laid": list(self.laid),
            "last_number": self.last_number,
            "order": self.order,
            "clockwise": self.clockwise,
            "passes": self.passes,
            "drawn": self.drawn,
            "has_drawn": self.has_drawn,
            "announced": list(self.announced),
            "must_announce": list(self.must_announce),
            "gift": self.gift,
            "unseen": list(self.unseen),
            "gone": list(self.gone),
            "history": [decision.as_list() for decision in self.history],
            "options": self.options.as_dict(),
            "over": self.over,
        }
