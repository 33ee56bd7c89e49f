"""What a game of hidden hands says to the board all such games share: how its pieces look and are called, what its
moves allow, what it asks. A game's board is a subclass of :class:`stackhub.tabletop.hand_board.HandBoard` that fills
this in; nothing in it decides a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from stackhub.engine.events import Event
from stackhub.engine.look import ColourName
from stackhub.tabletop.board import Board, Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.film import Shot
from stackhub.tabletop.hand import SortKey
from stackhub.tabletop.hand_actions import Action
from stackhub.tabletop.hand_table import TableShown, seat_names
from stackhub.tabletop.order_sign import SignShown
from stackhub.tabletop.palette import paint
from stackhub.tabletop.picking import Picking
from stackhub.tabletop.question import Choice, Panel
from stackhub.tabletop.seat_plate import SeatShown
from stackhub.tabletop.signs import sign_icon


@dataclass(frozen=True)
class Order:
    """A way to sort a hand: its name for the button, and its key (None: the player's own order)."""

    words: Callable[[], str]
    key: SortKey | None


@dataclass(frozen=True)
class Question:
    """What is asked before a move is complete: ``choices`` whose values are the moves that remain, or a ``panel`` of
    the game's own, made when it opens, whose answer ``narrow`` turns into the moves that remain."""

    title: str
    choices: Sequence[Choice] = ()
    panel: Callable[[QWidget], Panel] | None = None
    narrow: Callable[[Any], Sequence[Any]] = lambda value: value
    can_cancel: bool = True
    seats: Sequence[int] = ()
    """The seats that the answers stand for, in order, where they are asked for: a click on a plate answers too."""


class HandGame(Board):
    """``view`` is what is shown, None while the table is bare. Views have the common fields seat, to_play, hand,
    counts, stock, laid, gone and over."""

    row = False
    """Whether what is laid lies in a row (and the hand in a rack) instead of a pile (and a fan)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.undoes = False  # what was laid has been seen: hardly anything can be taken back
        self.view: Any = None
        self.traces: dict[int, str] = {}
        """What each seat did last, in a few words."""

    def make_faces(self, look: Look, family: str) -> Faces:
        """What the pieces look like."""
        raise NotImplementedError

    def make_orders(self) -> Sequence[Order]:
        """The ways to sort a hand, the first one is the usual; the player's own order comes last by itself."""
        raise NotImplementedError

    def picking_for(self, moves: Sequence[Any]) -> Picking:
        """What the moves offered allow to take out of the hand."""
        raise NotImplementedError

    def question(self, moves: Sequence[Any]) -> Question | None:
        """What has to be asked so that one of ``moves`` remains; None: the first of them is the one."""
        raise NotImplementedError

    def sign_of(self, view: Any) -> SignShown:
        """The sign in the middle."""
        raise NotImplementedError

    def badges(self, view: Any, seat: int) -> tuple[str, ...]:
        """Short words on a seat's plate."""
        return ()

    def offered_actions(self) -> Sequence[Action]:
        """What may be done besides laying pieces, as buttons; their names are those of :meth:`Picking.action`."""
        raise NotImplementedError

    def own_action(self, name: str) -> bool:
        """Do an action of the game's own that is no move. False: it is none of those."""
        return False

    def special_shot(self, event: Event) -> Callable[[], Shot] | None:
        """How an event of the game's own is shown; None: as all games show it."""
        return None

    def trace(self, event: Event) -> str:
        """The last action of a seat in a few words."""
        raise NotImplementedError

    def piece_words(self, name: str) -> str:
        """What a piece is called."""
        raise NotImplementedError

    def piece_does(self, name: str) -> str:
        """What a piece that may be played brings about, in a sentence; empty: it is there to be laid, no more."""
        return ""

    def leads(self, name: str) -> bool:
        """Whether a piece of the row can be the one that the next has to follow: the last such one lies largest."""
        return True

    def laid_words(self) -> str:
        """What lies on the table, for a screen reader; empty: the piece on top is enough."""
        return ""

    def why_not(self, name: str, chosen: tuple[str, ...]) -> str:
        """Why a piece cannot be played."""
        raise NotImplementedError

    def why_incomplete(self, chosen: tuple[str, ...]) -> str:
        """Why what is chosen cannot be laid as it is."""
        raise NotImplementedError

    def why_not_draw(self) -> str:
        """Why one may not draw."""
        return ""

    def hinted_pieces(self, move: str) -> tuple[str, ...]:
        """The pieces that a move of a hint lays; none when it draws."""
        return ()

    def begin_turn(self) -> None:
        """It is the turn of the person in front: ask what has to be asked at once (``self.turn.picking`` is set)."""

    def end_turn(self) -> None:
        """It is not any more."""

    # --- what follows from it

    def players_by_seat(self) -> list[tuple[str, ColourName]]:
        """Name and colour of every seat."""
        count = len(self.view.counts) if self.view is not None else 0
        known = [(player.name, player.colour) for player in self.players]
        return seat_names(count, known, self.tr("Seat {number}"))

    def seat_icon(self, seat: int) -> QIcon:
        """The sign of a seat's colour."""
        colour = self.players_by_seat()[seat][1]
        return sign_icon(colour, paint(self.look.palette, colour), 32)

    def shown(self, view: Any) -> TableShown:
        """What lies on the table."""
        seats = tuple(
            SeatShown(
                name,
                colour,
                view.counts[seat],
                to_play=seat == view.to_play and not view.over,
                gone=seat in view.gone,
                badges=self.badges(view, seat),
                trace=self.traces.get(seat, ""),
            )
            for seat, (name, colour) in enumerate(self.players_by_seat())
        )
        return TableShown(view.seat, seats, tuple(view.hand), view.stock, tuple(view.laid), self.sign_of(view))
