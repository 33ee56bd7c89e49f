"""The table of a game of hidden hands as it is seen: wood, plates, piles, sign, one's own hand. It shows what it is
told and knows no rule; nothing on it bears a name of a piece that the seat in front may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from stackhub.engine.look import ColourName
from stackhub.tabletop.board import Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.hand import Hand
from stackhub.tabletop.laid import Laid
from stackhub.tabletop.order_sign import OrderSign, SignShown
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.piles import LaidArea, LaidRing, StockItem
from stackhub.tabletop.seat_plate import SeatPlate, SeatShown
from stackhub.tabletop.spread import Place, fan, lines_of, rack
from stackhub.tabletop.table_layout import TableLayout, table_layout
from stackhub.tabletop.wood import paint_wood


class Thing(NamedTuple):
    """Something on the table that one can point at: a piece in one's hand by its index, a seat by its number, the draw
    pile or what is laid (both number 0)."""

    kind: Literal["hand", "seat", "stock", "laid"]
    number: int = 0


STOCK, LAID = Thing("stock"), Thing("laid")


@dataclass(frozen=True)
class TableShown:
    """What lies on the table. ``hand`` and ``laid`` are names (``laid`` with its last piece on top), ``seats`` the
    plates by seat, ``own`` the seat in front."""

    own: int
    seats: tuple[SeatShown, ...]
    hand: tuple[str, ...]
    stock: int
    laid: tuple[str, ...]
    sign: SignShown


class HandTable(QGraphicsView):
    """``shown`` is None while the table is bare (before the first view, and between two people). ``leads``: whether a
    piece of the row can be the one that the next follows."""

    def __init__(
        self,
        faces: Callable[[Look], Faces],
        look: Look,
        *,
        row: bool,
        leads: Callable[[str], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.row = row
        self._leads = leads
        self.shown: TableShown | None = None
        self._make_faces = faces
        self.faces = faces(look)
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setInteractive(False)
        self.hand = Hand(self._scene, rack if row else fan, look, self)
        self.plates: dict[int, SeatPlate] = {}
        self.stock: StockItem | None = None
        self.laid_area: LaidArea | None = None
        self.laid_ring: LaidRing | None = None
        self.laid: Laid | None = None
        self.sign: OrderSign | None = None
        self.layout_now = table_layout(QSizeF(980, 560), 2, 0, self.faces.aspect, row=row, big=look.big_pieces)
        self._loose: list[PieceItem] = []

    # --- what it shows

    def show_table(self, shown: TableShown) -> None:
        """Show exactly this, at once."""
        fresh = self.shown is None or (self.shown.own, len(self.shown.seats)) != (shown.own, len(shown.seats))
        if fresh:
            self.clear_table()
        self.shown = shown
        if fresh:
            self._furnish()
        self.drop_loose()
        assert self.stock is not None
        assert self.laid is not None
        assert self.sign is not None
        for seat, plate in self.plates.items():
            plate.say(shown.seats[seat])
        self.stock.set_count(shown.stock)
        self.laid.show(shown.laid, self.faces)
        self.sign.say(shown.sign)
        self.sign.turn(0.0, 0.0)
        self.hand.show(shown.hand, self.faces)

    def clear_table(self) -> None:
        """Bare wood: no item and no picture of a piece is left."""
        self.hand.clear()
        self.drop_loose()
        if self.laid is not None:
            self.laid.remove()
        self._scene.clear()
        self.plates = {}
        self.stock = self.laid_area = self.laid_ring = self.laid = self.sign = None
        self.shown = None
        self.faces.forget()
        self._scene.invalidate()

    def set_look(self, look: Look) -> None:
        """Theme, palette or motion changed."""
        self.look = look
        self.hand.look = look
        if self.laid is not None:
            self.laid.look = look
        painted = self.faces.look
        if (look.theme, look.palette, look.rich) == (painted.theme, painted.palette, painted.rich):
            self.faces.look = look  # the pictures are still right
            return
        self.faces = self._make_faces(look)
        for item in self._scene.items():
            if isinstance(item, PieceItem | SeatPlate | StockItem | LaidArea | LaidRing | OrderSign):
                item.faces = self.faces
                item.update()  # it may be kept as a picture
        self._scene.update()
        self.resetCachedContent()

    def finish(self) -> None:
        """Everything is where it belongs."""
        self.hand.finish()
        if self.laid is not None:
            self.laid.finish()

    # --- pieces that move

    def fly(self, name: str | None, at: Place) -> PieceItem:
        """A piece that belongs to nobody while it is on its way."""
        item = PieceItem(self.faces, name, self.layout_now.small)
        item.turn_to(0.0)
        self.add_loose(item)
        item.put(at)
        return item

    def add_loose(self, item: Any) -> None:
        """An item of the moment: :meth:`drop_loose` takes it away."""
        if item.scene() is None:
            self._scene.addItem(item)
        self._loose.append(item)

    def drop_loose(self, item: Any = None) -> None:
        """Take ``item`` (all, when None) of the moment away."""
        for loose in [item] if item is not None else list(self._loose):
            if loose in self._loose:
                self._loose.remove(loose)
            if loose.scene() is not None:
                self._scene.removeItem(loose)

    def keep_loose(self, item: Any) -> None:
        """An item of the moment has found its place: it stays."""
        if item in self._loose:
            self._loose.remove(item)

    def seat_place(self, seat: int) -> Place:
        """Where pieces of a seat fly from and to."""
        return self.plates[seat].hand_place

    def table_place(self, x: float, y: float) -> Place:
        return Place(x, y)

    # --- where is what

    def thing_at(self, point: QPointF) -> Thing | None:
        """What is seen at ``point``."""
        if self.shown is None:
            return None
        item = self.hand.at(point)
        if item is not None:
            return Thing("hand", self.hand.items.index(item))
        if self.stock is not None and self.stock.rect.adjusted(-6, -12, 6, 12).contains(point):
            return STOCK
        if self.laid_area is not None and self.laid_area.rect.adjusted(-6, -6, 6, 6).contains(point):
            return LAID
        return next((Thing("seat", seat) for seat, plate in self.plates.items() if plate.plaque.contains(point)), None)

    def things(self) -> tuple[list[list[Thing]], dict[Thing, QRectF]]:
        """Everything one can point at in rows, from the far side of the table to the near one, and what it covers."""
        if self.shown is None or self.stock is None or self.laid_area is None:
            return [], {}
        others = sorted((s for s in self.plates if s != self.shown.own), key=lambda s: self.plates[s].rect.center().x())
        rows = [
            [Thing("seat", seat) for seat in others],
            [STOCK, LAID],
            *([Thing("hand", index) for index in line] for line in self._hand_lines()),
        ]
        areas = {Thing("seat", seat): self.plates[seat].plaque for seat in others}
        areas |= {STOCK: self.stock.rect, LAID: self.laid_area.rect}
        for index, (item, place) in enumerate(zip(self.hand.items, self.hand.base_places(), strict=True)):
            width, height = item.size
            area = QRectF(0, 0, width * place.scale, height * place.scale)
            area.moveCenter(place.point)
            areas[Thing("hand", index)] = area
        return [row for row in rows if row], areas

    def _hand_lines(self) -> list[range]:
        places = self.hand.base_places()
        return lines_of(places) if self.row else [range(len(places))]

    # --- inside

    def _furnish(self) -> None:
        """Put plates, piles and sign on the bare table."""
        shown = self.shown
        assert shown is not None
        size = QSizeF(max(1, self.width()), max(1, self.height()))
        layout = self._layout(size, shown)
        self.layout_now = layout
        for seat, rect in layout.plates.items():
            self.plates[seat] = SeatPlate(self.faces, layout.unit, rect)
        self.plates[shown.own] = SeatPlate(self.faces, layout.unit, layout.own_plate, own=True)
        self.stock = StockItem(self.faces, layout.unit, layout.stock, layout.small)
        self.laid_area = LaidArea(self.faces, self._laid_rect(layout))
        self.laid_ring = LaidRing(self.faces, self.laid_area.rect)
        self.sign = OrderSign(self.faces, layout.unit, layout.sign)
        for item in (self.laid_area, self.stock, self.sign, *self.plates.values(), self.laid_ring):
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # they change seldom
            self._scene.addItem(item)
        self.laid_ring.setZValue(60)  # above what is laid, below the hand
        self.laid = Laid(
            self._scene, layout.laid, layout.small, self.look, row=self.row, leads=self._leads, parent=self
        )
        self._lay_hand(layout)

    def _layout(self, size: QSizeF, shown: TableShown) -> TableLayout:
        seats, big = len(shown.seats), self.look.big_pieces
        return table_layout(size, seats, shown.own, self.faces.aspect, row=self.row, big=big)

    def _laid_rect(self, layout: TableLayout) -> QRectF:
        if self.row:
            return layout.laid
        area = QRectF(0, 0, layout.small, layout.small * self.faces.aspect)
        area.moveCenter(layout.laid.center())
        return area

    def _lay_hand(self, layout: TableLayout) -> None:
        self.hand.area = layout.hand
        self.hand.width = layout.piece

    def fit(self) -> None:
        """The size has changed: lay everything out anew, at once."""
        self.setSceneRect(0, 0, self.width(), self.height())
        shown = self.shown
        if shown is None:
            return
        marks = dict(self.hand.levels)
        size = QSizeF(max(1, self.width()), max(1, self.height()))
        layout = self._layout(size, shown)
        if layout == self.layout_now:
            return
        said = {seat: plate.shown for seat, plate in self.plates.items()}
        count, sign = (self.stock.count if self.stock else 0), (self.sign.shown if self.sign else SignShown())
        laid_names = shown.laid
        for item in (*self.plates.values(), self.stock, self.laid_area, self.laid_ring, self.sign):
            if item is not None:
                self._scene.removeItem(item)
        if self.laid is not None:
            self.laid.remove()
        self.plates = {}
        self._furnish()
        assert self.stock is not None
        assert self.laid is not None
        assert self.sign is not None
        for seat, plate in self.plates.items():
            plate.say(said[seat])
        self.stock.set_count(count)
        self.sign.say(sign)
        self.laid.show(laid_names, self.faces)
        self.hand.levels = marks
        self.hand.lay_out(glide=False)

    # --- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_wood(painter, self.viewport().rect(), self.look.theme, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def plate_of(name: str, colour: ColourName, shown: SeatShown | None = None, **fields: Any) -> SeatShown:
    """What a plate says, starting from what it said (its trace stays)."""
    return replace(shown or SeatShown(name, colour), name=name, colour=colour, **fields)


def seat_names(count: int, names: Sequence[tuple[str, ColourName]], fallback: str) -> list[tuple[str, ColourName]]:
    """Names and colours of all seats; seats nobody was named for are numbered."""
    colours: tuple[ColourName, ...] = ("red", "blue", "yellow", "green", "white", "black")
    return [
        names[seat] if seat < len(names) else (fallback.format(number=seat + 1), colours[seat % len(colours)])
        for seat in range(count)
    ]
