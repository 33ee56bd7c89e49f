"""Where the pieces of a hand lie: fanned out like cards, or standing in a rack like tokens. Plain geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF


class Place(NamedTuple):
    """Where a piece lies: its middle, in pixels of the board; turned clockwise, in degrees; larger or smaller."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)

    def raised(self, up: float) -> Place:
        """The place ``up`` pixels farther along the piece's own height."""
        turn = math.radians(self.angle)
        return Place(self.x + up * math.sin(turn), self.y - up * math.cos(turn), self.angle, self.scale)

    def towards(self, other: Place, share: float) -> Place:
        """The place that is ``share`` (0 to 1) of the way to ``other``."""
        return Place(*(a + (b - a) * share for a, b in zip(self, other, strict=True)))


#: How far the next card of a fan lies from the one before where there is room, in widths of a card.
_OPEN = 0.8
#: A fan is bent by so much from card to card, and by so much at most from end to end, in degrees.
_BEND, _WIDEST_BEND = 1.6, 15.0
#: Tokens in a rack keep this distance where there is room, in widths of a token.
_GAP = 0.08
#: A rack has a second row as soon as its tokens would have to be smaller than this to stand beside each other.
_ONE_LINE = 0.8
#: In two rows they are so large at most: those of the upper one can stand up as well.
_TWO_LINES = 0.69
#: In two rows they shrink no further than this: from there on they cover each other.
_SMALLEST = 0.52


def fan(count: int, area: QRectF, width: float, height: float) -> list[Place]:
    """The places of ``count`` cards of that size, from left to right, each on top of the one before: a bow that rests
    on the lower edge of ``area`` and closes up until it is no wider than it."""
    if count == 0:
        return []
    step = min(width * _OPEN, (area.width() - width * 1.08) / max(1, count - 1))
    bend = min(_BEND, _WIDEST_BEND / max(1, count - 1))
    radius = step / math.radians(bend)
    middle = (count - 1) / 2
    dip = radius * (1 - math.cos(math.radians(bend * middle)))
    base = area.bottom() - height / 2 - min(dip, height * 0.3)
    places = []
    for index in range(count):
        turn = bend * (index - middle)
        fall = radius * (1 - math.cos(math.radians(turn)))
        fall *= min(1.0, height * 0.3 / dip) if dip > 0 else 1.0
        places.append(Place(area.center().x() + step * (index - middle), base + fall, turn))
    return places


def rack(count: int, area: QRectF, width: float, height: float) -> list[Place]:
    """The places of ``count`` tokens of that size: side by side on the lower edge of ``area``, smaller when they are
    many, in two rows when they are more. They cover each other only when not even that is enough."""
    if count == 0:
        return []
    scale = min(1.0, area.width() / (width * (count * (1 + _GAP) - _GAP)))
    if scale >= _ONE_LINE:
        return _row(count, area, area.bottom() - height * scale / 2, width * scale * (1 + _GAP), scale)
    upper = math.ceil(count / 2)
    beside = area.width() / (width * (upper * (1 + _GAP) - _GAP))
    scale = min(_TWO_LINES, area.height() / height / 2.06, max(beside, _SMALLEST))
    small = width * scale
    step = min(small * (1 + _GAP), (area.width() - small) / max(1, upper - 1))
    low = area.bottom() - height * scale / 2
    return _row(upper, area, low - height * scale * 1.04, step, scale) + _row(count - upper, area, low, step, scale)


def pile(index: int, middle: QPointF, thickness: float = 0.6) -> Place:
    """The place of the piece number ``index`` of a heap: a little higher than the one before, never quite straight."""
    turn = ((index * 37) % 13 - 6) * 0.9
    return Place(middle.x() + ((index * 53) % 7 - 3) * 0.8, middle.y() - index * thickness, turn)


#: In a row of what was laid, pieces grow smaller the longer they lie there; those after the leading one are as large
#: as the one before it.
_LINE_GAP = 0.07
_OLDER = (0.76, 0.68, 0.61, 0.55)
#: What lies after the leading piece takes no more than this share of the row.
_AFTER = 0.5


def line(count: int, lead: int, area: QRectF, width: float) -> list[Place | None]:
    """The places of ``count`` pieces ``width`` wide in a row that ends at the right edge of ``area``: the piece number
    ``lead`` in full size, the others smaller. None for old ones that find no room."""
    places: list[Place | None] = [None] * count
    right, y, gap = area.right() - width * _LINE_GAP, area.center().y(), width * _LINE_GAP
    after = count - 1 - lead
    step = width * _OLDER[0] + gap
    if after > 1:
        step = min(step, (area.width() * _AFTER - width * _OLDER[0]) / (after - 1))
    for index in range(count - 1, lead, -1):
        places[index] = Place(right - width * _OLDER[0] / 2 - step * (count - 1 - index), y, 0.0, _OLDER[0])
    if after > 0:
        right -= step * (after - 1) + width * _OLDER[0] + gap
    for age, index in enumerate(range(lead, -1, -1)):
        scale = 1.0 if age == 0 else _OLDER[min(age, len(_OLDER)) - 1]
        if right - width * scale < area.left():
            break
        places[index] = Place(right - width * scale / 2, y, 0.0, scale)
        right -= width * scale + gap
    return places


def lines_of(places: Sequence[Place]) -> list[range]:
    """Which of ``places``, in their order, lie in the same line: a new one begins where it goes back to the left."""
    starts = [index for index in range(len(places)) if index == 0 or places[index].x <= places[index - 1].x]
    return [range(start, end) for start, end in pairwise([*starts, len(places)])]


def _row(count: int, area: QRectF, y: float, step: float, scale: float) -> list[Place]:
    left = area.center().x() - step * (count - 1) / 2
    return [Place(left + step * index, y, 0.0, scale) for index in range(count)]
