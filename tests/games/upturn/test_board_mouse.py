"""Every kind of move of Upturn made with the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stackhub.tabletop.hand_table import LAID
from tests.games.upturn.rack_table import RackTable
from tests.games.upturn.racks import FULL, LONG_ROW, placed
from tests.tabletop.shown_hand import LEFT

#: Up is the order, 40 the last number.
HAND = "12 36 48 64 77 91 up down turn skip skip2 joker"


@pytest.fixture
def table(qtbot: QtBot) -> RackTable:
    return RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7"))


def test_what_may_be_laid_stands_up(table: RackTable) -> None:
    """UP-06, UP-07, UP-10: higher numbers and actions; Up turns nothing while the order is up."""
    assert set(table.standing()) == {"48", "64", "77", "91", "down", "turn", "skip", "skip2", "joker"}
    assert set(table.standing().values()) == {"plays"}


@pytest.mark.parametrize("token", ["48", "91", "down", "turn", "skip", "skip2", "joker"])
def test_a_token_and_then_the_row_lays_it(table: RackTable, token: str) -> None:
    table.click(token)
    assert table.chosen == []
    assert table.board.table.laid_ring is not None
    assert table.board.table.laid_ring.lit
    table.click_at(table.middle())
    assert table.chosen == [token]


def test_a_double_click_lays_at_once(table: RackTable) -> None:
    spot = table.spot("64")
    QTest.mouseClick(table.board, LEFT, pos=spot)
    QTest.mouseDClick(table.board, LEFT, pos=spot)
    QTest.mouseRelease(table.board, LEFT, pos=spot)
    assert table.chosen == ["64"]


def test_another_single_number_takes_the_place_of_the_first(table: RackTable) -> None:
    """UP-06: without a twin to end it, two numbers make no run."""
    table.lay("91", "64")
    assert table.chosen == ["64"]


@pytest.mark.parametrize("clicked", [("48", "64", "77"), ("77", "64", "48"), ("64", "77", "48")])
def test_a_run_is_put_into_order_whichever_way_it_is_clicked(table: RackTable, clicked: tuple[str, ...]) -> None:
    """UP-14."""
    table.click(*clicked)
    assert [table.item(token).badge for token in ("48", "64", "77")] == [1, 2, 3]
    table.click_at(table.middle())
    assert table.chosen == ["48-64-77"]


def test_numbers_that_wait_for_their_twin_say_so(qtbot: QtBot) -> None:
    """UP-14: 48 and 64 may be chosen together because 77 is on the rack."""
    table = RackTable(qtbot, placed(HAND, "1 2 3"))
    table.lay("48", "64")
    assert table.chosen == []
    assert table.explained[-1] == "A run must end in a twin (11, 22, … 99), and 64 is none."


def test_a_twin_is_laid_alone_or_with_all_that_fits(table: RackTable) -> None:
    """UP-14."""
    assert "run" not in table.board.bar.buttons
    table.click("77")
    table.press("run")
    assert table.board.turn.names == ("48", "64", "77")
    assert "run" not in table.board.bar.buttons, "there is nothing more"
    table.click("48")
    table.press("play")
    assert table.chosen == ["64-77"]
    table.again()
    table.lay("77")
    assert table.chosen == ["64-77", "77"]


def test_a_joker_and_then_what_fits_the_turned_order(table: RackTable) -> None:
    """UP-12: 81, 86, Joker, 20 and the like."""
    table.click("joker")
    assert {token for token, level in table.standing().items() if level == "plays"} == {"12", "36"}
    table.click("36")
    table.click_at(table.middle())
    assert table.chosen == ["joker+36"]


def test_a_joker_with_a_run(qtbot: QtBot) -> None:
    """UP-15: a run turned round by its Joker; all that fits is counted from 40 downwards."""
    table = RackTable(qtbot, placed("11 17 36 48 joker", "1 2 3"))
    table.click("joker", "11")
    table.press("run")
    table.click_at(table.middle())
    assert table.chosen == ["joker+36-17-11"]


def test_a_token_is_dragged_to_the_row(table: RackTable) -> None:
    table.drag("48", table.middle())
    assert table.chosen == ["48"]


def test_a_run_is_dragged_together_and_to_the_row(table: RackTable) -> None:
    """UP-14: dropped onto each other they are chosen together."""
    table.drag("48", table.board.table.hand.base_places()[table.order().index("77")].point.toPoint())
    assert sorted(table.board.turn.names) == ["48", "77"]
    table.drag("77", table.middle())
    assert table.chosen == ["48-77"]


@pytest.mark.parametrize(
    ("token", "why"),
    [
        ("12", "The order is up, and 12 is not higher than 40."),
        ("up", "Up can only be laid while the order is down."),
    ],
)
def test_what_does_not_fit_glides_home_and_says_why(table: RackTable, token: str, why: str) -> None:
    table.drag(token, table.middle())
    assert table.chosen == []
    assert table.explained[-1] == why
    assert table.sounded[-1] == "refuse"


def test_resting_on_a_token_says_why_it_does_not_go(table: RackTable, qtbot: QtBot) -> None:
    QTest.mouseMove(table.board, table.spot("12"))
    qtbot.waitUntil(lambda: "The order is up, and 12 is not higher than 40." in table.explained)
    assert table.board.cursor().shape() == Qt.CursorShape.ForbiddenCursor
    QTest.mouseMove(table.board, table.spot("48"))
    assert table.explained[-1] == ""
    assert table.board.cursor().shape() == Qt.CursorShape.OpenHandCursor


def test_an_action_token_says_what_it_does(table: RackTable, qtbot: QtBot) -> None:
    """UP-10 to UP-12: its face has no words on it."""
    QTest.mouseMove(table.board, table.spot("joker"))
    qtbot.waitUntil(lambda: "Joker: everything turns, and you may lay one more number." in table.explained)
    table.click("turn")
    assert table.explained[-1] == "Up & Down: the order and the way round the table turn."
    assert "refuse" not in table.sounded


def test_a_double_skip_skips_as_many_as_there_are(qtbot: QtBot) -> None:
    """UP-11: with two players it is a Skip."""
    two = RackTable(qtbot, placed("12 skip2", "91 92"))
    assert two.board.piece_does("skip2") == "Double Skip: the other player misses a turn."
    three = RackTable(qtbot, placed("12 skip2", "91 92", "93 94"))
    assert three.board.piece_does("skip2") == "Double Skip: the next two players miss a turn."


def test_the_pool_is_drawn_from_at_will_and_the_token_kept_or_another_laid(table: RackTable) -> None:
    """UP-08."""
    assert table.board.table.stock is not None
    assert table.board.table.stock.lit
    table.click_at(table.stock())
    assert table.chosen == ["draw"]
    table.play("draw")
    table.invite()
    assert "draw" not in table.board.bar.buttons
    table.click_at(table.stock())
    assert table.explained[-1].startswith("Only one token")
    table.press("keep")
    table.lay("48")
    assert table.chosen == ["draw", "keep", "48"]


def test_pass_when_the_pool_is_empty(qtbot: QtBot) -> None:
    """UP-19."""
    table = RackTable(qtbot, placed("12 36", "1 2 3", pool=[]))
    table.click_at(table.stock())
    assert table.explained[-1].startswith("The pool is empty")
    table.press("pass")
    assert table.chosen == ["pass"]


@pytest.mark.parametrize("token", ["12", "91"])
def test_the_first_token_sets_the_order(qtbot: QtBot, token: str) -> None:
    """UP-05: both ways are open, actions are not."""
    table = RackTable(qtbot, placed("12 91 turn", "1 2 3", row="40", order=None))
    assert set(table.standing()) == {"12", "91"}
    table.lay(token)
    assert table.chosen == [token]


# --- the gift


def test_the_gift_is_asked_at_once_and_shared_out_by_buttons(qtbot: QtBot) -> None:
    """UP-14: none for oneself, as many as are due."""
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", gift=3))
    panel = table.gift()
    assert len(panel.shares) == 2
    assert not panel.confirm.isEnabled()
    for button in (panel.more[0], panel.more[1], panel.less[0], panel.more[1], panel.more[1]):
        QTest.mouseClick(button, LEFT)
    assert panel.shares == [0, 3]
    QTest.mouseClick(panel.confirm, LEFT)
    assert table.chosen == ["give:2x3"]


def test_the_gift_is_shared_out_by_clicks_on_the_plates(qtbot: QtBot) -> None:
    """UP-14: a token for each click; one's own plate takes none."""
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", "9 10 13", gift=3))
    plates = table.board.table.plates
    assert [plates[seat].shown.targeted for seat in range(4)] == [False, True, True, True]
    for seat in (3, 1, 0, 3, 2):
        table.click_plate(seat)
    panel = table.gift()
    assert panel.shares == [1, 0, 2], "the third click was the last token"
    QTest.mouseClick(panel.confirm, LEFT)
    assert table.chosen == ["give:1x1,3x2"]
    assert not plates[1].shown.targeted


def test_the_gift_names_the_others_as_their_plates_lie(qtbot: QtBot) -> None:
    """UP-14: whoever is in front; what is played lists the seats in order all the same."""
    table = RackTable(qtbot, placed("4 6 7", HAND, "9 10 13", "1 2 3", to_play=1, gift=3), front=1)
    plates = table.board.table.plates
    from_left = sorted((2, 3, 0), key=lambda seat: plates[seat].sceneBoundingRect().left())
    assert list(table.board.asking.seats) == from_left == [2, 3, 0]
    panel = table.gift()
    for button in (panel.more[0], panel.more[2], panel.more[2]):
        QTest.mouseClick(button, LEFT)
    QTest.mouseClick(panel.confirm, LEFT)
    assert table.chosen == ["give:0x2,2x1"]


def test_with_one_other_player_the_gift_has_only_to_be_confirmed(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "1 2 3", gift=3))
    assert table.chosen == []
    QTest.mouseClick(table.gift().confirm, LEFT)
    assert table.chosen == ["give:1x3"]


def test_who_left_gets_nothing(qtbot: QtBot) -> None:
    """UP-20."""
    table = RackTable(qtbot, placed(HAND, "1 2 3", "", "9 10 13", left=[2], gift=1))
    assert not table.board.table.plates[2].shown.targeted
    table.click_plate(3)
    QTest.mouseClick(table.gift().confirm, LEFT)
    assert table.chosen == ["give:3x1"]


def test_nothing_is_laid_while_a_gift_is_due(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", gift=2))
    assert table.standing() == {}
    table.lay("48")
    table.click_at(table.stock())
    assert table.chosen == []
    assert table.gift().shares == [0, 0]


# --- the last token


def test_the_last_token_is_announced_with_the_play(qtbot: QtBot) -> None:
    """UP-17, option announce: button."""
    table = RackTable(qtbot, placed("48 91", "1 2 3", announce="button"))
    table.press("shout")
    assert table.board.bar.buttons["shout"].isChecked()
    table.lay("48")
    table.press("shout")
    table.lay("91")
    assert table.chosen == ["48!", "91"]


@pytest.mark.parametrize("announce", ["off", "automatic"])
def test_without_the_option_there_is_no_button(qtbot: QtBot, announce: str) -> None:
    table = RackTable(qtbot, placed("48 91", "1 2 3", announce=announce))
    table.click("48")
    assert "shout" not in table.board.bar.buttons


def test_the_button_is_there_only_where_one_token_stays(qtbot: QtBot) -> None:
    """UP-17: of three tokens when two are laid at once."""
    table = RackTable(qtbot, placed("48 55 91", "1 2 3", announce="button"))
    assert "shout" not in table.board.bar.buttons
    table.click("55")
    assert "shout" not in table.board.bar.buttons
    table.click("48")
    table.press("shout")
    assert table.board.bar.buttons["shout"].text() == "✓ Last token  (A)"
    table.click_at(table.middle())
    assert table.chosen == ["48-55!"]


# --- the rack


def test_the_button_sorts_by_number_and_by_kind(table: RackTable) -> None:
    by_number = table.order()
    assert by_number[:6] == ["12", "36", "48", "64", "77", "91"]
    QTest.mouseClick(table.board.sorting.button, LEFT)
    assert table.order()[:8] == ["up", "down", "turn", "skip", "skip2", "joker", "77", "12"]
    QTest.mouseClick(table.board.sorting.button, LEFT)
    assert table.order() == by_number


def test_a_drag_within_the_rack_makes_the_order_ones_own(table: RackTable) -> None:
    last = table.board.table.hand.base_places()[-1]
    table.drag("12", QPoint(int(last.x + 40), int(last.y)))
    assert table.order()[-1] == "12"
    assert table.board.sorting.button.accessibleName() == "Your own order"
    assert table.chosen == []


def test_a_drag_from_one_line_of_the_rack_to_the_other(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(FULL, "1 2 3", pool=[]))
    places = table.board.table.hand.base_places()
    assert len({round(place.y) for place in places}) == 2, "two lines"
    between = (places[14].point + places[15].point) / 2
    first = table.order()[0]
    table.drag(first, between.toPoint())
    assert table.order()[14] == first


def test_the_bare_table_puts_everything_back(table: RackTable) -> None:
    table.click("48", "77")
    table.click_at(QPoint(600, 345))
    assert table.board.turn.chosen == []


def test_nobody_plays_out_of_turn(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "1 2 3", to_play=1))
    assert table.standing() == {}
    table.lay("48")
    table.drag("48", table.middle())
    table.click_at(table.stock())
    assert table.chosen == []


# --- the row


def test_resting_on_a_long_row_shows_all_of_it(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed("12 36 48", "91 92", row=LONG_ROW))
    assert table.board.overview.item is None
    QTest.mouseMove(table.board, table.middle())
    qtbot.waitUntil(lambda: table.board.overview.item is not None)
    item = table.board.overview.item
    assert item is not None
    assert item.names == table.state.view(0).laid
    assert item.names[item.lead] == "40"
    assert all(item.rect.contains(item.place(index)) for index in range(len(item.names)))
    QTest.mouseMove(table.board, table.spot("48"))
    assert table.board.overview.item is None


def test_the_long_row_does_not_open_under_what_was_just_dropped(qtbot: QtBot) -> None:
    """The pointer rests there from laying; the next turn must not begin with the sign covered."""
    table = RackTable(qtbot, placed("12 36 48", "91 92", row=LONG_ROW))
    table.drag("48", table.middle())
    table.again()
    assert table.board.pointer.over == LAID
    assert not table.board.overview.waits
    QTest.mouseMove(table.board, table.spot("12"))
    qtbot.waitUntil(lambda: table.board.pointer.over != LAID)
    QTest.mouseMove(table.board, table.middle())
    qtbot.waitUntil(lambda: table.board.overview.item is not None)


def test_a_row_that_can_be_seen_is_not_shown_again(table: RackTable, qtbot: QtBot) -> None:
    QTest.mouseMove(table.board, table.middle())
    qtbot.wait(450)
    assert table.board.overview.item is None
