"""What a person does with their hand: chooses pieces, puts them back, drags them to the table or elsewhere in the
hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, Signal

from stackhub.tabletop.hand import Level
from stackhub.tabletop.hand_table import HandTable, Thing
from stackhub.tabletop.picking import Fit, NoPicking, Picking
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place

#: A piece that is dropped so near to the middle of another (in widths) joins it; farther away it goes between.
_ONTO = 0.24
_DRAG_LEVEL = 400.0


class Reasons(Protocol):
    """What a game says about pieces that do not go."""

    def why_not(self, name: str, chosen: tuple[str, ...]) -> str:
        """Why ``name`` cannot be played (with ``chosen``)."""
        ...

    def why_incomplete(self, chosen: tuple[str, ...]) -> str:
        """Why ``chosen`` cannot be laid as it is."""
        ...


class HandTurn(QObject):
    """``chosen`` are the pieces that are to be laid, in the order of choosing. ``wanted(moves)`` the person wants to
    play one of these moves; ``said(sentence)`` why something does not go; ``lifted()`` a piece was chosen;
    ``rearranged()`` the hand is in the player's own order now; ``changed()`` asks for new marks."""

    wanted = Signal(object)
    said = Signal(str)
    lifted = Signal()
    rearranged = Signal()
    changed = Signal()

    def __init__(self, table: HandTable, reasons: Reasons, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self.picking: Picking = NoPicking()
        self.invited = False
        self.chosen: list[PieceItem] = []
        self.over_laid = False
        """Whether what is dragged is above the place where it would be laid."""
        self._reasons = reasons
        self._dragged: PieceItem | None = None
        self._grip: dict[PieceItem, QPointF] = {}

    # --- what may be done

    @property
    def names(self) -> tuple[str, ...]:
        """The names of what is chosen."""
        return tuple(item.name or "" for item in self.chosen)

    @property
    def dragging(self) -> bool:
        return self._dragged is not None

    def moves(self) -> Sequence[Any]:
        """The moves that lay what is chosen."""
        return self.picking.moves(self.names) if self.chosen else ()

    def fit(self, item: PieceItem) -> Fit:
        """What becomes of a piece with those that are chosen already."""
        return self.picking.fits(self.names, item.name or "")

    def level(self, item: PieceItem) -> Level:
        """How far a piece stands up."""
        if item in self.chosen:
            return "chosen"
        fit = self.fit(item) if self.invited else "no"
        return "plays" if fit == "plays" else "follows" if fit == "follows" else "rest"

    def badge(self, item: PieceItem) -> int:
        """The number of a chosen piece in the order in which they will be laid; 0 for others and for a single one."""
        if item not in self.chosen or len(self.chosen) < 2:
            return 0
        return self.picking.ordered(self.names).index(item.name or "") + 1

    def why_not(self, item: PieceItem) -> str:
        """Why a piece cannot be played now; empty when it can, or when it is not this person's turn."""
        if not self.invited or item in self.chosen or self.fit(item) != "no":
            return ""
        alone = self.picking.fits((), item.name or "")
        return "" if alone != "no" else self._reasons.why_not(item.name or "", self.names)

    # --- what the board passes on

    def invite(self, picking: Picking | None) -> None:
        """These plays and no others; what is chosen or dragged goes home."""
        if picking is None and not (self.invited or self.chosen or self.dragging):
            return
        self.chosen = []
        self._end_drag()
        self.invited = picking is not None
        self.picking = picking or NoPicking()
        self.changed.emit()

    def drop_all(self) -> None:
        """Nothing is chosen, nothing dragged."""
        self.chosen = []
        self._end_drag()
        self.changed.emit()

    # --- what the person does

    def act_on(self, item: PieceItem) -> None:
        """A click, Space, or a press through a screen reader: choose a piece or put it back."""
        if item in self.chosen:
            self.chosen.remove(item)
            self.said.emit("")
        elif self.invited and self.fit(item) != "no":
            self.chosen.append(item)
            self.said.emit("")
            self.lifted.emit()
        elif self.invited and self.picking.fits((), item.name or "") != "no":
            self.chosen = [item]
            self.said.emit("")
            self.lifted.emit()
        else:
            self.said.emit(self.why_not(item))
        self.changed.emit()

    def choose(self, names: Sequence[str]) -> None:
        """Choose the pieces of these names and no others."""
        wanted, self.chosen = list(names), []
        for item in self.table.hand.items:
            if item.name in wanted:
                wanted.remove(item.name or "")
                self.chosen.append(item)
        self.said.emit("")
        self.lifted.emit()
        self.changed.emit()

    def play(self, item: PieceItem | None = None) -> bool:
        """Lay what is chosen; with nothing chosen, lay ``item``. False when there is nothing to lay."""
        if not self.invited:
            return False
        if not self.chosen and item is not None:
            if self.fit(item) == "no":
                self.said.emit(self.why_not(item))
                return False
            self.chosen = [item]
            self.changed.emit()
        if not self.chosen:
            return False
        moves = self.moves()
        if not moves:
            self.said.emit(self._reasons.why_incomplete(self.names))
            return False
        self.said.emit("")
        self.wanted.emit(moves)
        return True

    def cancel(self) -> bool:
        """Put back what is chosen or dragged. True when there was something."""
        if not self.chosen and self._dragged is None:
            return False
        self.drop_all()
        self.said.emit("")
        return True

    # --- dragging

    def grab(self, item: PieceItem, point: QPointF) -> None:
        """A drag begins: of the piece and, when it is one of those that are chosen, of all of them."""
        hand = self.table.hand
        if self.invited and item not in self.chosen:
            if self.fit(item) != "no":
                self.chosen.append(item)
            elif self.picking.fits((), item.name or "") != "no":
                self.chosen = [item]
        together = self.chosen if item in self.chosen else [item]
        self._dragged = item
        hand.held = list(together)
        middle = item.place
        for number, held in enumerate(self._in_order(together)):
            spread = (number - self._in_order(together).index(item)) * hand.width * 0.34
            self._grip[held] = QPointF(middle.x - point.x() + spread, middle.y - point.y())
            held.setZValue(_DRAG_LEVEL + number)
            held.lift = 1.0
        self.lifted.emit()
        self.carry(point)
        self.changed.emit()

    def carry(self, point: QPointF) -> None:
        """The dragged pieces follow the pointer."""
        if self._dragged is None:
            return
        for held in self.table.hand.held:
            grip = self._grip[held]
            held.put(Place(point.x() + grip.x(), point.y() + grip.y(), 0.0, held.scale()))
        over = self._is_over_laid(point)
        if over != self.over_laid:
            self.over_laid = over
            self.changed.emit()

    def drop(self, point: QPointF) -> None:
        """The dragged pieces are let go: laid, joined with another, put elsewhere in the hand, or they glide home."""
        item = self._dragged
        if item is None:
            return
        self.carry(point)
        chosen = item in self.chosen
        over_laid, near = self.over_laid, self._neighbour(item, point)
        in_hand = self.table.hand.area.adjusted(-20, -40, 20, 40).contains(point)
        self._end_drag()
        if over_laid and self.invited:
            if chosen:
                self.play()
                return
            self.said.emit(self.why_not(item))
        elif near is not None and chosen and near not in self.chosen and self.fit(near) != "no":
            self.chosen.append(near)
            self.said.emit("")
        elif in_hand:
            self.chosen = [other for other in self.chosen if other is not item]
            self.table.hand.move(item, self.table.hand.gap_at(point, item))
            self.rearranged.emit()
        elif chosen and len(self.chosen) == 1:
            self.chosen = []
        self.changed.emit()

    def _end_drag(self) -> None:
        for held in self.table.hand.held:
            held.lift = 0.0
        self._dragged, self.over_laid = None, False
        self.table.hand.held, self._grip = [], {}

    def _in_order(self, items: list[PieceItem]) -> list[PieceItem]:
        order = self.picking.ordered(tuple(item.name or "" for item in items))
        return sorted(items, key=lambda item: order.index(item.name or ""))

    def _is_over_laid(self, point: QPointF) -> bool:
        """Anywhere above the hand counts as the middle of the table: one need not aim."""
        area = self.table.laid_area
        if area is None:
            return False
        near = area.rect.adjusted(-90, -50, 90, 50)
        return near.contains(point) and point.y() < self.table.hand.area.top()

    def _neighbour(self, item: PieceItem, point: QPointF) -> PieceItem | None:
        """The piece of the hand in whose middle the dragged one is let go."""
        hand = self.table.hand
        for other, place in zip(hand.items, hand.base_places(), strict=True):
            if other in (item, *self.chosen):
                continue
            width, height = other.size
            beside, above = abs(place.x - point.x()), abs(place.y - point.y())
            if beside < width * place.scale * _ONTO and above < height * place.scale / 2:
                return other
        return None


def hand_item(table: HandTable, thing: object) -> PieceItem | None:
    """The piece of the hand that a thing stands for."""
    if isinstance(thing, Thing) and thing.kind == "hand" and thing.number < len(table.hand.items):
        return table.hand.items[thing.number]
    return None
