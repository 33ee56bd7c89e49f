"""A table of hidden hands has room for everybody: 2 to 6 seats, from the smallest window to the largest."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from stackhub.tabletop.table_layout import TableLayout, table_layout

SIZES = [(980, 560), (1280, 560), (960, 520), (1600, 760), (1920, 940), (2560, 1300), (600, 380)]
CARD, TOKEN = 1.4, 1.25


def rectangles(layout: TableLayout, aspect: float) -> dict[str, QRectF]:
    """Everything that must not cover anything else."""
    stock = QRectF(0, 0, layout.small, layout.small * aspect)
    stock.moveCenter(layout.stock)
    plates = {f"seat {seat}": rect for seat, rect in layout.plates.items()}
    return plates | {
        "own": layout.own_plate,
        "sorting": layout.sorting,
        "stock": stock,
        "laid": layout.laid,
        "sign": layout.sign,
        "hand": layout.hand,
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "row"), [*((seats, False) for seats in (2, 3, 4, 5, 6)), *((seats, True) for seats in (2, 3, 4))]
)
@pytest.mark.parametrize("big", [False, True])
def test_nothing_covers_anything_else(size: tuple[int, int], seats: int, row: bool, big: bool) -> None:
    aspect = TOKEN if row else CARD
    layout = table_layout(QSizeF(*size), seats, 0, aspect, row=row, big=big)
    board = QRectF(0, 0, *size)
    things = rectangles(layout, aspect)
    for name, rect in things.items():
        assert board.contains(rect), name
        assert rect.width() > 0, name
        assert rect.height() > 0, name
    for (one, first), (other, second) in combinations(things.items(), 2):
        assert not first.intersects(second), f"{one} and {other}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_else_has_a_plate_whoever_is_in_front(seats: int) -> None:
    for own in range(seats):
        layout = table_layout(QSizeF(980, 560), seats, own, CARD)
        assert set(layout.plates) == set(range(seats)) - {own}


def test_play_goes_clockwise_as_seen_from_above() -> None:
    """From one's own seat at the bottom it goes to the left, over the top, to the right."""
    layout = table_layout(QSizeF(980, 560), 6, 2, CARD)
    order = [layout.plates[seat].center() for seat in (3, 4, 5, 0, 1)]
    assert [point.x() for point in order] == sorted(point.x() for point in order)
    assert order[0].y() > order[1].y()
    assert order[4].y() > order[3].y()


def test_everything_grows_with_the_window() -> None:
    small, large = (table_layout(QSizeF(*size), 4, 0, CARD) for size in ((980, 560), (1960, 1120)))
    assert large.unit == pytest.approx(2 * small.unit)
    assert large.piece == pytest.approx(2 * small.piece)


@pytest.mark.parametrize(("aspect", "row"), [(CARD, False), (TOKEN, True)])
def test_big_pieces_are_a_quarter_larger_in_hand(aspect: float, row: bool) -> None:
    plain, big = (table_layout(QSizeF(980, 560), 4, 0, aspect, row=row, big=big) for big in (False, True))
    assert big.piece > 1.25 * plain.piece
