"""Hands as fans and racks: inside their area, in order, each piece to be seen."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from stackhub.tabletop.spread import Place, fan, lines_of, pile, rack

AREA = QRectF(10, 370, 960, 184)
CARD, TOKEN = (104.0, 146.0), (88.0, 110.0)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 10, 20, 40])
def test_a_fan_stays_in_its_area_and_in_order(count: int) -> None:
    places = fan(count, AREA, *CARD)
    assert len(places) == count
    assert [place.x for place in places] == sorted(place.x for place in places)
    for place in places:
        assert AREA.left() + CARD[0] * 0.4 <= place.x <= AREA.right() - CARD[0] * 0.4
        assert place.y + CARD[1] * 0.4 <= AREA.bottom()
        assert abs(place.angle) <= 8


def test_a_fan_bows_and_its_middle_is_highest() -> None:
    places = fan(9, AREA, *CARD)
    assert places[4].angle == 0
    assert places[4].y < places[0].y == pytest.approx(places[8].y)
    assert places[0].angle == -places[8].angle < 0


@pytest.mark.parametrize("count", [1, 2, 7, 11, 12, 16, 24, 40])
def test_a_rack_stays_in_its_area(count: int) -> None:
    places = rack(count, AREA, *TOKEN)
    assert len(places) == count
    for place in places:
        half_wide, half_high = TOKEN[0] * place.scale / 2, TOKEN[1] * place.scale / 2
        assert AREA.left() - 1 <= place.x - half_wide
        assert place.x + half_wide <= AREA.right() + 1
        assert AREA.top() - 1 <= place.y - half_high
        assert place.y + half_high <= AREA.bottom() + 1


def test_a_rack_has_a_second_row_before_its_tokens_hide_each_other() -> None:
    one, two = rack(11, AREA, *TOKEN), rack(20, AREA, *TOKEN)
    assert len({place.y for place in one}) == 1
    assert len({place.y for place in two}) == 2
    assert two[1].x - two[0].x > TOKEN[0] * two[0].scale


@pytest.mark.parametrize("count", [30, 38])
def test_many_tokens_shrink_before_they_hide_each_other(count: int) -> None:
    """Their numbers stay readable; the smallest are still large enough to be pointed at (32 px)."""
    places = rack(count, QRectF(0, 0, 960, 184), 88, 110)
    assert places[1].x - places[0].x >= 88 * places[0].scale
    assert 88 * places[0].scale > 32


def test_nothing_lies_nowhere() -> None:
    assert fan(0, AREA, *CARD) == rack(0, AREA, *TOKEN) == []


def test_a_raised_piece_moves_along_its_own_height() -> None:
    assert Place(10, 20, 0).raised(5) == Place(10, 15, 0)
    right = Place(0, 0, 90).raised(5)
    assert (right.x, right.y) == (pytest.approx(5), pytest.approx(0, abs=1e-9))


def test_half_way() -> None:
    assert Place(0, 0, 0, 1).towards(Place(10, 20, 30, 2), 0.5) == Place(5, 10, 15, 1.5)


def test_a_heap_is_never_quite_straight_and_always_the_same() -> None:
    places = [pile(index, QPointF(100, 100)) for index in range(20)]
    assert places == [pile(index, QPointF(100, 100)) for index in range(20)]
    assert len({place.angle for place in places}) > 5
    assert all(abs(place.x - 100) < 6 for place in places)


@pytest.mark.parametrize(("count", "lines"), [(0, 0), (1, 1), (12, 1), (13, 2), (25, 2)])
def test_the_lines_of_a_rack(count: int, lines: int) -> None:
    places = rack(count, QRectF(0, 0, 960, 184), 88, 110)
    found = lines_of(places)
    assert len(found) == lines
    assert [index for line in found for index in line] == list(range(count))
    assert len({place.y for place in places}) == lines
