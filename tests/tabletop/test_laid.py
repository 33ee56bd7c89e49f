"""What was laid: a heap with the last piece on top, or a row whose leading piece is the largest."""

import itertools

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from stackhub.games.upturn.board_faces import TokenFaces
from stackhub.tabletop.fonts import FAMILY
from stackhub.tabletop.laid import Laid
from stackhub.tabletop.overview import Overview
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import line
from tests.tabletop.shown_hand import look

AREA, WIDTH = QRectF(100, 50, 600, 125), 100.0


class OnTable:
    """A heap or a row in a scene of its own; numbers lead."""

    def __init__(self, *, row: bool, motion: bool = False) -> None:
        self.scene = QGraphicsScene()
        self.owner = QObject()
        self.look = look(motion=motion)
        self.faces = TokenFaces(self.look, FAMILY)
        self.laid = Laid(self.scene, AREA, WIDTH, self.look, row=row, leads=str.isdigit, parent=self.owner)

    def show(self, *names: str) -> None:
        self.laid.show(names, self.faces)

    def add(self, name: str) -> None:
        item = PieceItem(self.faces, name, WIDTH)
        self.scene.addItem(item)
        self.laid.add(item)

    @property
    def seen(self) -> list[str]:
        return [item.name or "" for item in self.laid.items if item.isVisible()]


@pytest.fixture
def row(qtbot: QtBot) -> OnTable:
    return OnTable(row=True)


@pytest.mark.parametrize("count", range(1, 40))
@pytest.mark.parametrize("after", [0, 1, 3, 9])
def test_a_line_stays_in_its_area_and_covers_nothing_before_the_leading_piece(count: int, after: int) -> None:
    lead = max(0, count - 1 - after)
    places = line(count, lead, AREA, WIDTH)
    leading = places[lead]
    assert leading is not None
    assert leading.scale == 1.0
    seen = [place for place in places if place is not None]
    assert places[count - len(seen) :] == seen, "only the oldest find no room"
    for place in seen:
        half = WIDTH * place.scale / 2
        assert AREA.left() <= place.x - half
        assert place.x + half <= AREA.right()
    for one, other in itertools.pairwise([*seen[: len(seen) - (count - 1 - lead)]]):
        assert one.x + WIDTH * one.scale / 2 < other.x - WIDTH * other.scale / 2
        assert one.scale <= other.scale, "older ones are smaller"


def test_a_row_shows_what_it_is_told(row: OnTable) -> None:
    row.show("20", "40", "turn")
    assert row.seen == ["20", "40", "turn"]
    assert row.laid.lead is row.laid.items[1]
    assert row.laid.after_lead == 1
    assert [item.lit for item in row.laid.items] == [False, True, False]
    assert row.laid.hidden == 0


def test_a_long_row_hides_its_oldest(row: OnTable) -> None:
    row.show(*[str(number) for number in range(1, 60)])
    assert row.seen[-1] == "59"
    assert row.laid.hidden == 59 - len(row.seen)
    assert row.laid.total == 59


def test_the_leading_piece_is_seen_however_much_follows(row: OnTable) -> None:
    row.show("40", *["turn", "skip"] * 15)
    assert row.seen[0] == "40"
    assert row.laid.hidden == 0


def test_a_new_piece_lies_where_it_was_said_and_takes_the_lead(row: OnTable) -> None:
    row.show("20", "40")
    there = row.laid.next_place("77")
    row.add("77")
    assert row.laid.items[-1].place == there
    assert row.laid.lead is row.laid.items[-1]
    assert row.laid.next_place("turn").scale < 1.0, "an action is no larger than older numbers"


def test_the_others_glide_aside(qtbot: QtBot) -> None:
    table = OnTable(row=True, motion=True)
    table.show("20", "40")
    before = table.laid.items[1].place
    table.add("77")
    assert table.laid.items[1].place == before
    table.laid.finish()
    assert table.laid.items[1].place.x < before.x
    assert table.laid.items[1].scale() < before.scale


def test_only_the_leading_piece_stays_when_the_row_becomes_the_pool(row: OnTable) -> None:
    row.show("20", "40", "turn", "skip")
    row.laid.keep_lead()
    assert row.seen == ["40"]
    assert row.laid.total == 1


@pytest.mark.parametrize("as_row", [True, False])
def test_clear_leaves_no_item(qtbot: QtBot, as_row: bool) -> None:
    table = OnTable(row=as_row)
    table.show("20", "40")
    table.laid.clear()
    assert table.scene.items() == []
    assert table.laid.total == 0


def test_a_heap_grows_and_lights_nothing(qtbot: QtBot) -> None:
    heap = OnTable(row=False)
    heap.show(*[str(number) for number in range(1, 20)])
    heap.add("20")
    assert heap.laid.total == 20
    assert heap.seen == [str(number) for number in range(14, 21)]
    assert not [item for item in heap.laid.items if item.lit]
    far = heap.laid.items[-1].place.point - AREA.center()
    assert QPointF.dotProduct(far, far) < 20**2


@pytest.mark.parametrize("count", [1, 9, 40, 106])
def test_an_overview_has_room_for_every_piece(qtbot: QtBot, count: int) -> None:
    area = QRectF(10, 10, 960, 300)
    item = Overview(TokenFaces(look(), FAMILY), ["40"] * count, count - 1, area, WIDTH)
    places = [item.place(index) for index in range(count)]
    assert area.contains(item.rect)
    assert all(item.rect.contains(place) for place in places)
    assert not [1 for one, other in itertools.combinations(places, 2) if one.intersects(other)]
