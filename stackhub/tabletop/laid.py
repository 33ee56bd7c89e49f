"""What was laid face up: a heap with the last piece on top, or a row that goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from stackhub.tabletop.board import Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.motion import Motion, smooth
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place, line, pile

#: So many pieces of a heap are painted, those below them cannot be seen; so many of a row at most.
_IN_HEAP, _IN_ROW = 7, 24
_GLIDE_MS = 190.0


class Laid(QObject):
    """The pieces that lie in ``area``: as a heap, or (``row``) side by side with the newest rightmost. In a row the
    last piece that ``leads`` lies largest and is lit. ``total`` is how many there are, seen or not."""

    def __init__(
        self,
        scene: QGraphicsScene,
        area: QRectF,
        width: float,
        look: Look,
        *,
        row: bool,
        leads: Callable[[str], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.items: list[PieceItem] = []
        self.total = 0
        self.look = look
        self._scene = scene
        self._area = area
        self._width = width
        self._row = row
        self._leads = leads
        self._from: dict[PieceItem, Place] = {}
        self._glide = Motion(self)
        self._glide.moved.connect(self._step)

    @property
    def hidden(self) -> int:
        """How many pieces cannot be seen."""
        return self.total - sum(1 for item in self.items if item.isVisible())

    @property
    def lead(self) -> PieceItem | None:
        """The piece of a row that the next one has to follow."""
        return next((item for item in reversed(self.items) if self._leads(item.name or "")), None)

    @property
    def after_lead(self) -> int:
        """How many pieces lie after the leading one."""
        return len(self.items) - 1 - self._lead_of([item.name or "" for item in self.items])

    def show(self, names: Sequence[str], faces: Faces) -> None:
        """Lie like this; what lies there already stays the same item."""
        wanted = list(names[-self._room(names) :])
        if self.total == len(names) and [item.name for item in self.items] == wanted:
            return
        for item in self.items:
            self._scene.removeItem(item)
        kept = {item.name: item for item in self.items}
        self.items = [kept.pop(name) if name in kept else PieceItem(faces, name, self._width) for name in wanted]
        self.total = len(names)
        for item in self.items:
            self._scene.addItem(item)
        self.settle()

    def next_place(self, name: str = "") -> Place:
        """Where a piece called ``name`` will lie when it comes next."""
        return self._places([*[item.name or "" for item in self.items], name])[-1] or Place(0, 0)

    def add(self, item: PieceItem) -> None:
        """A piece has come to lie on it; the others make room."""
        self.items.append(item)
        self.total += 1
        item.resize(self._width)
        item.turn_to(1.0)
        item.mark()
        while len(self.items) > self._room([item.name or "" for item in self.items]):
            self._scene.removeItem(self.items.pop(0))
        if self._row:
            self._from = {other: other.place for other in self.items}
            self._dress()
            self._glide.start(_GLIDE_MS, self.look)
        else:
            self.settle()

    def settle(self) -> None:
        """Everything lies in its place."""
        self._glide.stop()
        self._from = {}
        self._dress()
        self._step(1.0)

    def finish(self) -> None:
        """Nothing glides any more."""
        self._glide.finish()

    def keep_lead(self) -> None:
        """Only the piece that the next one has to follow is left."""
        lead = self.lead
        for item in self.items:
            if item is not lead:
                self._scene.removeItem(item)
        self.items = [lead] if lead is not None else []
        self.total = len(self.items)
        self.settle()

    def clear(self) -> None:
        """Nothing lies there."""
        self._glide.stop()
        for item in self.items:
            self._scene.removeItem(item)
        self.items, self.total, self._from = [], 0, {}

    def remove(self) -> None:
        """Go away for good."""
        self.clear()
        self.deleteLater()

    # --- inside

    def _room(self, names: Sequence[str]) -> int:
        """How many of the last pieces are kept as items: in a row at least those from the leading one on."""
        if not self._row:
            return _IN_HEAP
        return max(_IN_ROW, len(names) - self._lead_of(names))

    def _lead_of(self, names: Sequence[str]) -> int:
        return next((at for at in range(len(names) - 1, -1, -1) if self._leads(names[at])), len(names) - 1)

    def _dress(self) -> None:
        """Marks and levels: later pieces lie above earlier ones."""
        lead = self.lead
        for index, item in enumerate(self.items):
            item.lift = 0.0
            item.setZValue(20 + index)
            item.mark(lit=self._row and item is lead)

    def _step(self, progress: float) -> None:
        places = self._places([item.name or "" for item in self.items])
        for item, place in zip(self.items, places, strict=True):
            item.setVisible(place is not None)
            if place is not None:
                item.put(self._from.get(item, place).towards(place, smooth(progress)))

    def _places(self, names: Sequence[str]) -> list[Place | None]:
        if self._row:
            return line(len(names), self._lead_of(names), self._area, self._width)
        places: list[Place | None] = []
        middle, below = self._area.center() + QPointF(0, 2), self.total - len(self.items)
        for index in range(len(names)):
            lying = pile(below + index, QPointF(0, 0), 0.0)
            places.append(Place(middle.x() + lying.x, middle.y() + lying.y - index * 0.8, lying.angle))
        return places
