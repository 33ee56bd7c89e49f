"""What turn, focus, pointer and hint say about everything on the table: its marks, its name to a screen reader, the
shape of the pointer over it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from stackhub.engine.hint import Hint
from stackhub.tabletop.hand_asking import HandAsking
from stackhub.tabletop.hand_game import HandGame
from stackhub.tabletop.hand_table import LAID, STOCK, HandTable, Thing
from stackhub.tabletop.hand_turn import HandTurn, hand_item
from stackhub.tabletop.order_sign import SignShown
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.seat_plate import SeatShown
from stackhub.tabletop.walk import Walk


class HandMarks(QObject):
    """Marks the ``table`` for the ``game`` whose board it is."""

    def __init__(self, game: HandGame, table: HandTable, turn: HandTurn, walk: Walk, asking: HandAsking) -> None:
        super().__init__(game)
        self.hint: Hint | None = None
        self._game = game
        self._table = table
        self._turn = turn
        self._walk = walk
        self._asking = asking

    def mark(self, over: object) -> None:
        """Mark everything anew; the pointer is over ``over``."""
        turn, hand, focused = self._turn, self._table.hand, self._walk.shown
        turn.chosen = [item for item in turn.chosen if item in hand.items]
        hand.hovered = hand_item(self._table, over)
        levels = {item: turn.level(item) for item in hand.items}
        hinted = list(self._hinted())
        for index, item in enumerate(hand.items):
            is_hinted = item.name in hinted
            if is_hinted:
                hinted.remove(item.name or "")
            item.mark(
                lit=levels[item] in ("plays", "chosen"),
                hinted=is_hinted,
                focused=focused == Thing("hand", index),
                hovered=item is hand.hovered and turn.invited,
                badge=turn.badge(item),
            )
        hand.levels = levels
        hand.lay_out()
        self._mark_table(focused, over)
        self.name()

    def _hinted(self) -> tuple[str, ...]:
        best = self.hint.best if self.hint is not None else ()
        return self._game.hinted_pieces(best[0]) if best else ()

    def _mark_table(self, focused: object, over: object) -> None:
        table, turn = self._table, self._turn
        if table.stock is not None and table.laid_ring is not None:
            draws = turn.picking.action("draw") is not None and not turn.chosen
            hinted = self.hint is not None and self.hint.best[:1] == ("draw",)
            table.stock.mark(lit=draws, focused=focused == STOCK, hovered=over == STOCK, hinted=hinted)
            lays = bool(turn.chosen) and bool(turn.moves())
            table.laid_ring.mark(lit=lays, focused=focused == LAID, hovered=over == LAID or turn.over_laid)
        for seat, plate in table.plates.items():
            thing = Thing("seat", seat)
            plate.change(focused=focused == thing, targeted=seat in self._asking.seats, hovered=over == thing)

    def pointer_shape(self, over: object) -> Qt.CursorShape:
        """What the pointer says it would do."""
        turn = self._turn
        if turn.dragging:
            return Qt.CursorShape.ClosedHandCursor
        if self._asking.panel is not None:
            asked = isinstance(over, Thing) and over.kind == "seat" and over.number in self._asking.seats
            return Qt.CursorShape.PointingHandCursor if asked else Qt.CursorShape.ArrowCursor
        item = hand_item(self._table, over)
        if item is not None:
            return Qt.CursorShape.ForbiddenCursor if turn.why_not(item) else Qt.CursorShape.OpenHandCursor
        if over == STOCK and turn.invited:
            draws = turn.picking.action("draw") is not None
            return Qt.CursorShape.PointingHandCursor if draws else Qt.CursorShape.ForbiddenCursor
        return Qt.CursorShape.PointingHandCursor if over == LAID and turn.chosen else Qt.CursorShape.ArrowCursor

    # --- names

    def name(self) -> None:
        """Say to screen readers what everything is, and what can be done with it."""
        if self._game.view is None:
            return
        names = self._game.players_by_seat()
        for thing in list(self._walk.buttons):
            item = hand_item(self._table, thing)
            if item is not None:
                self._walk.name(thing, self._game.piece_words(item.name or ""), self._piece_state(item))
            elif thing == STOCK:
                count = self._table.stock.count if self._table.stock is not None else 0
                state = self.tr("You may draw.") if self._turn.picking.action("draw") is not None else ""
                self._walk.name(thing, self.tr("Draw pile: {count}").format(count=count), state)
            elif thing == LAID:
                self._walk.name(thing, self._game.laid_words() or self._top(), self.sign_words())
            elif isinstance(thing, Thing) and thing.kind == "seat" and thing.number in self._table.plates:
                self._walk.name(thing, *self._seat(names[thing.number][0], self._table.plates[thing.number].shown))

    def sign_words(self) -> str:
        """What the sign in the middle says, as a sentence."""
        shown = self._table.sign.shown if self._table.sign is not None else SignShown()
        return " ".join(part for part in (shown.word, shown.below) if part)

    def _top(self) -> str:
        laid = self._game.view.laid
        if not laid:
            return self.tr("Nothing laid")
        return self.tr("On top: {piece}").format(piece=self._game.piece_words(laid[-1]))

    def _piece_state(self, item: PieceItem) -> str:
        if item in self._turn.chosen:
            return self.tr("Chosen. Enter plays, Space puts it back.")
        if self._turn.invited and self._turn.fit(item) != "no":
            return " ".join(filter(None, (self.tr("You may play this."), self._game.piece_does(item.name or ""))))
        return self._turn.why_not(item)

    def _seat(self, name: str, shown: SeatShown) -> tuple[str, str]:
        if shown.gone:
            return self.tr("{name} has left").format(name=name), ""
        said = self.tr("{name} holds %n piece(s)", "", shown.count).format(name=name)
        state = [self.tr("It is their turn.")] if shown.to_play else []
        return said, " ".join([*state, *shown.badges, shown.trace]).strip()
