"""What the shell may rely on: views, animations that settle once, hidden racks, looks, sizes, languages."""

import gc
import weakref
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from stackhub.engine.hint import Hint
from stackhub.engine.words import text
from stackhub.games.upturn.board import UpturnBoard, make_board
from stackhub.tabletop.burst import Burst
from stackhub.tabletop.film import LONGEST_MS
from stackhub.tabletop.order_sign import SignShown
from tests.games.upturn.rack_table import RackTable
from tests.games.upturn.racks import FULL, LONG_ROW, placed, upturn
from tests.tabletop.shown_hand import PLAYERS, look

SIZES = [QSize(980, 560), QSize(1280, 560), QSize(1600, 760), QSize(600, 380)]
HAND = "12 36 48 64 77 91 up down turn skip skip2 joker"
OTHERS = ("1 2 3", "4 6 7")


def sign(table: RackTable) -> SignShown:
    assert table.board.table.sign is not None
    return table.board.table.sign.shown


def picture(table: RackTable) -> QImage:
    return table.board.grab().toImage()


def shots(table: RackTable) -> list[QGraphicsItem]:
    """Skip through the film; every item that was seen on the way."""
    seen: list[QGraphicsItem] = []
    while table.board.film.running:
        seen += table.items()
        table.board.film.skip_shot()
    return seen


def test_make_board_shows_a_view_without_ever_being_shown(qtbot: QtBot) -> None:
    board = make_board(look())
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show_view(placed(HAND, *OTHERS).view(0))
    full = board.grab().toImage()
    board.show_view(placed("12", *OTHERS).view(0))
    assert full.size() == QSize(900, 560)
    assert board.grab().toImage() != full


def test_the_picture_of_a_board_that_was_never_shown_has_no_button(qtbot: QtBot) -> None:
    board = make_board(look())
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show_view(placed(HAND, *OTHERS).view(0))
    without = board.picture().toImage()
    assert board.grab().toImage() != without, "on the table there is one"


# --- animations


@pytest.mark.parametrize("move", ["48", "48-64-77", "joker", "joker+36", "turn", "down", "skip", "skip2", "draw", "77"])
def test_a_move_with_motion_settles_once(qtbot: QtBot, move: str) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS), look(motion=True, speed=8))
    table.play(move)
    assert table.settled == 0
    qtbot.waitUntil(lambda: table.settled == 1)
    qtbot.wait(40)
    assert table.settled == 1
    assert sorted(table.order()) == sorted(table.state.view(0).hand)
    assert table.row()[-1] == table.state.view(0).laid[-1]


def test_a_move_without_motion_settles_at_once(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    table.play("48")
    assert table.settled == 1
    assert "click" in table.sounded


def test_finishing_jumps_to_the_end_and_settles(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS), look(motion=True))
    table.play("48-64-77")
    table.board.finish_animations()
    table.board.finish_animations()
    assert table.settled == 1
    assert table.row() == ["20", "40", "48", "64", "77"]


def test_a_view_shown_in_mid_flight_settles_what_was_under_way(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS), look(motion=True))
    table.play("48")
    table.board.show_view(table.state.view(0))
    assert table.settled == 1
    assert "48" not in table.order()


def test_however_much_happens_it_is_over_in_time(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS), look(motion=True))
    events = table.play("joker+36")
    table.board.finish_animations()
    table.board.animate([event.seen_by(0) for event in events] * 20, table.state.view(0))
    assert 0 < table.board.film.length <= LONGEST_MS
    table.board.finish_animations()


def test_the_sign_shows_order_and_way_of_play(qtbot: QtBot) -> None:
    """UP-05: they turn together; UP-13: actions leave the number that counts."""
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    assert sign(table) == SignShown("up", "Up", "> 40", clockwise=True, below="clockwise")
    table.play("turn")
    assert sign(table) == SignShown("down", "Down", "< 40", clockwise=False, below="counter-clockwise")
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    table.play("joker+36")
    assert sign(table).number == "< 36"


def test_the_sign_turns_when_a_joker_lies_and_then_counts_its_number(qtbot: QtBot) -> None:
    """UP-12: first the order turns, then the number is laid."""
    table = RackTable(qtbot, placed(HAND, *OTHERS), look(motion=True))
    table.play("joker+36")
    said = []
    while table.board.film.running:
        if not said or said[-1] != sign(table):
            said.append(sign(table))
        table.board.film.skip_shot()
    assert [(shown.arrow, shown.number) for shown in said] == [("up", "> 40"), ("down", "< 40")]
    assert (sign(table).arrow, sign(table).number) == ("down", "< 36")


def test_the_sign_before_the_first_token(qtbot: QtBot) -> None:
    """UP-05."""
    table = RackTable(qtbot, placed("12 91", *OTHERS, row="40", order=None))
    assert sign(table) == SignShown(below="above or below 40")
    table.play("12")
    assert sign(table) == SignShown("down", "Down", "< 12", clockwise=False, below="counter-clockwise")


def test_the_last_number_lies_largest_whatever_follows_it(qtbot: QtBot) -> None:
    """UP-13."""
    table = RackTable(qtbot, placed(HAND, *OTHERS, row="20 40 turn skip turn"))
    laid = table.board.table.laid
    assert laid is not None
    scales = {item.name: item.scale() for item in laid.items}
    assert max(scales, key=lambda name: scales[name]) == "40"
    assert [item.name for item in laid.items if item.lit] == ["40"]


@pytest.mark.parametrize("size", [QSize(980, 560), QSize(1600, 760), QSize(600, 380)])
@pytest.mark.parametrize("row", [LONG_ROW, f"{LONG_ROW} turn skip turn skip2 turn skip turn down up"])
def test_a_long_row_shows_the_newest_and_never_leaves_its_place(qtbot: QtBot, size: QSize, row: str) -> None:
    table = RackTable(qtbot, placed("12 36 48", "91 92", row=row))
    table.board.resize(size)
    laid, area = table.board.table.laid, table.board.table.laid_area
    assert laid is not None
    assert area is not None
    visible = [item for item in laid.items if item.isVisible()]
    assert [item.name for item in visible] == row.split()[-len(visible) :]
    assert len(visible) >= 6
    for item in visible:
        width, height = item.size
        inside = item.mapRectToScene(-width / 2, -height / 2, width, height)
        assert area.rect.adjusted(-2, -2, 2, 2).contains(inside), item.name


def test_what_somebody_did_last_stays_on_their_plate(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    traces = table.board.table.plates
    table.play("skip")
    assert traces[0].shown.trace == "Skip"
    assert traces[1].shown.trace == "misses a turn"
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    traces = table.board.table.plates
    table.play("48-64-77")
    assert traces[0].shown.trace == "48 to 77"
    table.play("give:1x1,2x2")
    assert traces[0].shown.trace == "gave 3 token(s) away", "not only what the last of them got"
    assert [traces[seat].shown.count for seat in (1, 2)] == [4, 5]


def test_a_joker_with_its_number_is_traced_whole(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    table.play("joker+36")
    assert table.board.table.plates[0].shown.trace == "Joker + 36"


def test_who_announces_says_so_at_their_seat(qtbot: QtBot) -> None:
    """UP-17: a bubble, and a sign on the plate for as long as it is the last token."""
    table = RackTable(qtbot, placed("48 91", *OTHERS, announce="button"), look(motion=True), front=1)
    table.play("48!")
    bubbles = [item for item in shots(table) if isinstance(item, Burst)]
    assert {(bubble.kind, bubble.words) for bubble in bubbles} == {("speech", "Last token")}
    assert table.board.table.plates[0].shown.badges == ("Last one",)


def test_who_forgot_draws_three(qtbot: QtBot) -> None:
    """UP-17."""
    table = RackTable(qtbot, placed("48 91", "50 2 3", announce="button"))
    table.play("48")
    table.play("50")
    plate = table.board.table.plates[0].shown
    assert plate.count == 4
    assert plate.trace.startswith("not announced")
    assert len(table.order()) == 4


def test_a_row_that_becomes_the_pool_leaves_its_last_number(qtbot: QtBot) -> None:
    """UP-19, option pool_empty: reshuffle."""
    table = RackTable(qtbot, placed("12 36", *OTHERS, row="20 40 turn", pool=[], pool_empty="reshuffle"))
    table.play("draw")
    assert table.row() == ["40"]
    assert table.board.table.stock is not None
    assert table.board.table.stock.count == 1


def test_who_left_is_crossed_out(qtbot: QtBot) -> None:
    """UP-20: the rack goes into the pool."""
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    events = table.state.play(upturn().parse_move("leave"), 1)
    table.board.animate([event.seen_by(0) for event in events], table.state.view(0))
    assert table.board.table.plates[1].shown.gone
    assert "Bo has left" in list(table.words())


# --- hidden racks


def test_no_name_of_another_rack_is_anywhere(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed("12 joker 48 64 77", "91 92 93", "94 96 97"), front=2)
    table.play("48-64-77")
    table.play("give:1x2,2x1")
    known = {*table.state.view(2).hand, *table.state.view(2).laid}
    assert set(table.faces()) <= known
    words = " ".join(table.words())
    assert not {"12", "91", "92", "93", "Joker"} & set(words.split())


def test_a_gift_to_others_shows_backs_only(qtbot: QtBot) -> None:
    """UP-14: only who gets it sees it."""
    table = RackTable(qtbot, placed("12 77", *OTHERS, gift=2), look(motion=True), front=2)
    table.play("give:1x2")
    seen: set[str] = set()
    while table.board.film.running:
        seen |= set(table.faces())
        table.board.film.skip_shot()
    assert seen <= {*table.state.view(2).hand, "20", "40"}


def test_what_one_is_given_comes_face_up(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed("12 77", *OTHERS, gift=2), front=2)
    table.play("give:2x2")
    assert sorted(table.order()) == sorted(table.state.view(2).hand)
    assert len(table.order()) == 5


def test_clear_leaves_nothing_of_a_rack(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "93 94", "96 97", row=LONG_ROW))
    table.click("48")
    table.board.show_hint(Hint(("48",), {}, text(("upturn", "Up"))))
    table.board.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert table.items() == []
    assert table.board.view is None
    assert table.board.walk.buttons == {}
    assert not table.board.bar.actions_shown
    assert not {"48", "Joker", "Double Skip"} & set(" ".join(table.words()).split())
    table.again()
    assert sorted(table.order()) == sorted(HAND.split())


def test_clear_takes_the_question_about_a_gift_away(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS, gift=2))
    table.board.clear()
    assert table.board.asking.panel is None
    assert table.board.asking.seats == ()


# --- hints, looks, sizes, languages


def test_a_hint_marks_the_tokens_it_lays(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    table.board.show_hint(Hint(("joker+36",), {}, text(("upturn", "Up"))))
    assert sorted(item.name or "" for item in table.board.table.hand.items if item.hinted) == ["36", "joker"]
    table.board.show_hint(Hint(("draw",), {}, text(("upturn", "Up"))))
    assert table.board.table.stock is not None
    assert table.board.table.stock.hinted


def test_every_look_is_another_picture(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    before = picture(table)
    for theme, palette in product(("dark", "high_contrast", "light"), ("red_green", "blue_yellow", "standard")):
        table.board.set_look(look(theme=theme, palette=palette))  # type: ignore[arg-type]
        same = (theme, palette) == ("light", "standard")
        assert (picture(table) == before) is same, (theme, palette)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_token_of_a_full_rack_can_be_pointed_at(qtbot: QtBot, seats: int) -> None:
    table = RackTable(qtbot, placed(FULL, *["1 2", "3 4", "6 7"][: seats - 1]))
    for size, name in product(SIZES, FULL.split()):
        table.board.resize(size)
        thing = table.board.table.thing_at(table.item(name).mapToScene(0, table.item(name).size[1] * 0.2))
        assert table.board.rect().contains(table.spot(name))
        assert thing is not None
        assert table.board.table.hand.items[thing.number].name == name


def test_the_tokens_of_a_full_rack_do_not_cover_each_other(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(FULL, *OTHERS[:1]))
    table.board.invite(())
    table.board.finish_animations()
    rects = []
    for item in table.board.table.hand.items:
        width, height = item.size
        rects.append(item.mapRectToScene(-width / 2, -height / 2, width, height))
    assert not [1 for at, one in enumerate(rects) for other in rects[at + 1 :] if one.intersects(other)]
    assert min(rect.width() for rect in rects) >= 60, "large enough to be read"


def test_a_change_of_language_asks_the_open_question_anew(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS, gift=2))
    before = table.board.asking.panel
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert table.board.asking.panel is not None
    assert table.board.asking.panel is not before
    assert table.board.table.plates[1].shown.targeted


def test_names_are_those_of_the_players(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, *OTHERS))
    table.board.set_players(PLAYERS[3:])
    assert [table.board.table.plates[seat].shown.name for seat in range(3)] == ["Di", "Ed", "Flo"]


def test_a_board_that_is_let_go_is_freed(qtbot: QtBot) -> None:
    board = UpturnBoard(look())
    board.resize(900, 560)
    board.show_view(placed(HAND, *OTHERS).view(0))
    board.grab()
    board.close_board()
    gone = weakref.ref(board)
    board.deleteLater()
    del board
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
