"""Where everything lies on a table of hidden hands, for 2 to 6 seats at any size. Plain geometry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

#: The size the measures below are for; everything grows and shrinks with the board.
_WIDE, _HIGH = 980.0, 560.0
_SMALLEST, _LARGEST = 0.45, 2.4
_EDGE = 10.0
_PLATE_WIDE, _PLATE_HIGH = 216.0, 118.0
_HAND_HIGH, _BIG_HAND_HIGH = 190.0, 245.0
_STRIP_HIGH = 44.0
_SIGN_WIDE, _SIGN_HIGH = 176.0, 140.0
#: Beside a row the sign says which way play goes as well.
_SIGN_HIGH_TOO = 176.0
_GAP = 20.0
_TOKEN, _BIG_TOKEN = 88.0, 112.0


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in pixels of the board. ``unit`` is how much larger than at 980 x 560 everything is; ``piece`` the
    width of a piece in hand and ``small`` of one on the table; ``plates`` is by seat, one's own left of the hand."""

    size: QSizeF
    unit: float
    piece: float
    small: float
    hand: QRectF
    stock: QPointF
    laid: QRectF
    sign: QRectF
    plates: Mapping[int, QRectF]
    own_plate: QRectF
    sorting: QRectF
    middle: QRectF
    """Where questions are asked: everything between the others' plates and the hand."""


def table_layout(
    size: QSizeF, seats: int, own: int, aspect: float, *, row: bool = False, big: bool = False
) -> TableLayout:
    """The layout for ``seats`` seats seen from the seat ``own``; ``aspect`` is the height of a piece to its width; with
    ``row`` what is laid lies in a row that needs the table's width, otherwise in a pile.
    ``big``: pieces in hand are larger, at the cost of those on the table."""
    unit = min(max(min(size.width() / _WIDE, size.height() / _HIGH), _SMALLEST), _LARGEST)
    width, height = size.width(), size.height()
    hand_high = (_BIG_HAND_HIGH if big else _HAND_HIGH) * unit
    strip = height - hand_high - _STRIP_HIGH * unit
    above = (48 if big else 34) * unit  # what stands up must not cover one's own plate
    piece = (hand_high - above) * 0.94 / aspect if not row else (_BIG_TOKEN if big else _TOKEN) * unit
    beside = (2.4 if big else 1) * _EDGE * unit  # a fan that is full leans out of its ends
    hand = QRectF(beside, height - hand_high, width - 2 * beside, hand_high - 6 * unit)
    plates = _plates(size, seats, own, unit, row=row)
    top = max((plate.bottom() for plate in plates.values() if plate.top() < 40 * unit), default=0.0) + 10 * unit
    middle = QRectF(_EDGE * unit, top, width - 2 * _EDGE * unit, strip - top - 6 * unit)
    small = min(middle.height() * 0.94 / aspect, 100 * unit)
    stock, laid, sign = _centre(middle, small, aspect, unit, row=row)
    own_plate = QRectF(_EDGE * unit, strip, 330 * unit, _STRIP_HIGH * unit)
    sorting = QRectF(width - (_EDGE + 250) * unit, strip + 2 * unit, 250 * unit, (_STRIP_HIGH - 4) * unit)
    return TableLayout(size, unit, piece, small, hand, stock, laid, sign, plates, own_plate, sorting, middle)


def _centre(middle: QRectF, small: float, aspect: float, unit: float, *, row: bool) -> tuple[QPointF, QRectF, QRectF]:
    """The draw pile, what is laid, and the sign of the direction, side by side."""
    sign_wide = _SIGN_WIDE * unit
    sign_high = min((_SIGN_HIGH if not row else _SIGN_HIGH_TOO) * unit, middle.height())
    y = middle.center().y()
    laid_wide = middle.width() - sign_wide - small - 4 * _GAP * unit if row else small * 1.5
    whole = small + laid_wide + sign_wide + 2 * _GAP * unit
    left = middle.center().x() - whole / 2
    stock = QPointF(left + small / 2, y)
    laid = QRectF(left + small + _GAP * unit, y - small * aspect / 2, laid_wide, small * aspect)
    sign = QRectF(laid.right() + _GAP * unit, y - sign_high / 2, sign_wide, sign_high)
    return stock, laid, sign


def _plates(size: QSizeF, seats: int, own: int, unit: float, *, row: bool) -> dict[int, QRectF]:
    """The others around the table, clockwise from one's left: seen from above play goes left, top, right."""
    others = [(own + step) % seats for step in range(1, seats)]
    wide, high, edge = _PLATE_WIDE * unit, _PLATE_HIGH * unit, _EDGE * unit
    width = size.width()
    low = edge + high + 8 * unit
    left, right = edge, width - edge - wide
    centre = (width - wide) / 2
    beside = wide + 14 * unit
    spots: list[tuple[float, float]]
    match len(others):
        case 1:
            spots = [(centre, edge)]
        case 2:
            spots = [(width * 0.27 - wide / 2, edge), (width * 0.73 - wide / 2, edge)]
        case 3 if row:
            spots = [(left, edge), (centre, edge), (right, edge)]
        case 3:
            spots = [(left, low * 0.75), (centre, edge), (right, low * 0.75)]
        case 4:
            spots = [(left, low), (centre - beside / 2, edge), (centre + beside / 2, edge), (right, low)]
        case _:
            spots = [(left, low), (centre - beside, edge), (centre, edge), (centre + beside, edge), (right, low)]
    return {seat: QRectF(x, y, wide, high) for seat, (x, y) in zip(others, spots, strict=True)}
