"""One's own hand: sorted, spread out, standing up where something may be played, rearranged by dragging."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from stackhub.tabletop.board import Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.motion import Motion, smooth
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place, lines_of

Spread = Callable[[int, QRectF, float, float], list[Place]]
SortKey = Callable[[str], Any]
Level = Literal["rest", "follows", "plays", "chosen"]
#: How far a piece stands up, in heights of a piece.
LEVELS: Mapping[Level, float] = {"rest": 0.0, "follows": 0.08, "plays": 0.15, "chosen": 0.23}
_HOVER = 0.05
_GLIDE_MS = 190.0
#: Pieces of the hand are painted above this, the rightmost highest.
_BOTTOM = 100.0


class Hand(QObject):
    """``items`` from left to right. Sorting: ``sort`` is the key of the order that is on, None when the order is the
    player's own. ``levels`` says how far an item stands up; ``held`` (dragged) and ``away`` (in flight) items are put
    by others."""

    def __init__(self, scene: QGraphicsScene, spread: Spread, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[PieceItem] = []
        self.levels: dict[PieceItem, Level] = {}
        self.held: list[PieceItem] = []
        self.away: set[PieceItem] = set()
        self.hovered: PieceItem | None = None
        self.sort: SortKey | None = None
        self.look = look
        self.area = QRectF()
        self.width = 80.0
        self._scene = scene
        self._spread = spread
        self._from: dict[PieceItem, Place] = {}
        self._to: dict[PieceItem, Place] = {}
        self._glide = Motion(self)
        self._glide.moved.connect(self._step)

    # --- what it holds

    def show(self, names: Sequence[str], faces: Faces) -> None:
        """Hold exactly these; pieces that are there already stay the same items, in the player's order if it has
        one."""
        wanted = list(names)
        kept: list[PieceItem] = []
        for item in self.items:
            if item.name in wanted:
                wanted.remove(item.name)
                kept.append(item)
            else:
                self._scene.removeItem(item)
        self.items = kept
        self.away.clear()
        for name in wanted:
            self.items.append(self._new(name, faces))
        self._in_order()
        self._tidy()
        self.lay_out(glide=False)

    def receive(self, name: str, faces: Faces) -> PieceItem:
        """A piece is coming: it gets its place, and is ``away`` until :meth:`arrived`."""
        item = self._new(name, faces)
        self.items.append(item)
        self.away.add(item)
        self._in_order()
        self.lay_out()
        return item

    def arrived(self, item: PieceItem) -> None:
        """A piece that was away lies in its place."""
        self.away.discard(item)
        self.lay_out(glide=False)

    def give(self, name: str) -> PieceItem | None:
        """Take out a piece of that name (a chosen one rather than another); the rest closes up. None: there is none."""
        found = [item for item in self.items if item.name == name]
        if not found:
            return None
        item = next((item for item in found if self.levels.get(item) == "chosen"), found[0])
        self.items.remove(item)
        self._tidy()
        self.lay_out()
        return item

    def clear(self) -> None:
        """Hold nothing: no item is left in the scene."""
        self._glide.stop()
        for item in self.items:
            self._scene.removeItem(item)
        self.items, self.held = [], []
        self._tidy()

    # --- order

    def sort_by(self, key: SortKey | None) -> None:
        """Sort by ``key`` now and from now on; None leaves everything where the player puts it."""
        self.sort = key
        self._in_order()
        self.lay_out()

    def move(self, item: PieceItem, index: int) -> None:
        """Put a piece elsewhere in the hand: the order is the player's own from now on."""
        self.sort = None
        self.items.remove(item)
        self.items.insert(index, item)
        self.lay_out()

    def _in_order(self) -> None:
        key = self.sort
        if key is not None:
            self.items.sort(key=lambda item: key(item.name or ""))

    # --- places

    def place(self, item: PieceItem) -> Place:
        """Where a piece belongs now."""
        index = self.items.index(item)
        return self._places()[index]

    def base_places(self) -> list[Place]:
        """Where the pieces lie when none stands up."""
        return self._spread(len(self.items), self.area, self.width, self._height)

    def _places(self) -> list[Place]:
        places = self.base_places()
        return [
            place.raised(self._height * place.scale * (LEVELS[self.levels.get(item, "rest")] + self._hover(item)))
            for place, item in zip(places, self.items, strict=True)
        ]

    def _hover(self, item: PieceItem) -> float:
        return _HOVER if item is self.hovered and self.levels.get(item, "rest") != "rest" else 0.0

    @property
    def _height(self) -> float:
        return self.width * (self.items[0].faces.aspect if self.items else 1.4)

    def lay_out(self, *, glide: bool = True) -> None:
        """Everything goes to its place: at once, or gliding there."""
        for item in self.items:
            item.resize(self.width)
        self._to = dict(zip(self.items, self._places(), strict=True))
        self._from = {item: item.place for item in self.items}
        for index, item in enumerate(self.items):
            if item not in self.held and item not in self.away:
                item.setZValue(_BOTTOM + index)
        if glide and any(self._from[item] != self._to[item] for item in self.items):
            self._glide.start(_GLIDE_MS, self.look)
        else:
            self._glide.stop()
            self._step(1.0)

    def finish(self) -> None:
        """Everything is where it belongs."""
        self._glide.finish()

    def _step(self, progress: float) -> None:
        share = smooth(progress)
        for item, end in self._to.items():
            if item not in self.held and item not in self.away and item in self._from:
                item.put(self._from[item].towards(end, share))

    # --- where is what

    def at(self, point: QPointF) -> PieceItem | None:
        """The piece that is seen at ``point``; a strip below a raised piece still belongs to it."""
        places = self._places()
        for index in range(len(self.items) - 1, -1, -1):
            item, place = self.items[index], places[index]
            if item not in self.held and _covers(item, place, self.base_places()[index], point):
                return item
        return None

    def gap_at(self, point: QPointF, without: PieceItem) -> int:
        """The index that ``without`` would get when it were put down at ``point``."""
        others = [place for item, place in zip(self.items, self.base_places(), strict=True) if item is not without]
        if not others:
            return 0
        there = min(lines_of(others), key=lambda line: abs(others[line[0]].y - point.y()))
        return there.start + sum(1 for index in there if others[index].x < point.x())

    def _new(self, name: str, faces: Faces) -> PieceItem:
        item = PieceItem(faces, name, self.width)
        self._scene.addItem(item)
        return item

    def _tidy(self) -> None:
        """Forget what is said about pieces that are gone."""
        there = set(self.items)
        self.levels = {item: level for item, level in self.levels.items() if item in there}
        self.away &= there
        self.held = [item for item in self.held if item in there]
        self._from = {item: place for item, place in self._from.items() if item in there}
        self._to = {item: place for item, place in self._to.items() if item in there}
        if self.hovered not in there:
            self.hovered = None


def _covers(item: PieceItem, place: Place, base: Place, point: QPointF) -> bool:
    """Whether ``point`` lies on the piece at ``place`` or between it and its ``base``."""
    width, height = item.size
    for where in (place, base):
        x, y = point.x() - where.x, point.y() - where.y
        # turned back by the angle of the piece
        turn = QPointF(x, y)
        if where.angle:
            turn = _turned(turn, -where.angle)
        if abs(turn.x()) <= width * where.scale / 2 and abs(turn.y()) <= height * where.scale / 2:
            return True
    return False


def _turned(point: QPointF, degrees: float) -> QPointF:
    turn = math.radians(degrees)
    sine, cosine = math.sin(turn), math.cos(turn)
    return QPointF(point.x() * cosine - point.y() * sine, point.x() * sine + point.y() * cosine)
