"""Every kind of move of Stack Up! made with the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stackhub.games.stackup.house import StackUpOptions
from stackhub.tabletop.pick_fan import PickFan
from stackhub.tabletop.question import Chooser
from tests.games.stackup.card_table import CardTable, position
from tests.tabletop.shown_hand import LEFT

HAND = ("red9", "red8", "red7", "red12", "yellow9", "blue4", "flip", "freeze", "snatch", "switch", "crash")


@pytest.fixture
def table(qtbot: QtBot) -> CardTable:
    return CardTable(qtbot, position(HAND))


def choose(table: CardTable, number: int) -> None:
    """Press the answer number ``number`` (from 1) of the question that is open."""
    panel = table.board.asking.panel
    assert isinstance(panel, Chooser)
    QTest.mouseClick(panel.buttons[number - 1], LEFT)


def test_what_may_be_played_stands_up_and_what_follows_stands_half_way(table: CardTable) -> None:
    """SU-06, SU-07: the 9s and blue go on, red 8 and 7 follow in a combo, red 12 does not fit."""
    standing = table.standing()
    assert {name for name, level in standing.items() if level == "plays"} == set(HAND) - {"red8", "red7", "red12"}
    assert {name for name, level in standing.items() if level == "follows"} == {"red8", "red7"}


def test_a_card_and_then_the_pile_plays_it(table: CardTable) -> None:
    table.click("yellow9")
    assert table.chosen == []
    assert table.board.table.laid_ring is not None
    assert table.board.table.laid_ring.lit
    table.click_at(table.middle())
    assert table.chosen == ["yellow9"]


def test_a_double_click_plays_at_once(table: CardTable) -> None:
    QTest.mouseClick(table.board, LEFT, pos=table.spot("blue4"))
    QTest.mouseDClick(table.board, LEFT, pos=table.spot("blue4"))
    QTest.mouseRelease(table.board, LEFT, pos=table.spot("blue4"))
    assert table.chosen == ["blue4"]


def test_a_second_click_later_puts_back(table: CardTable, qtbot: QtBot) -> None:
    table.click("yellow9")
    qtbot.wait(1)
    table.board.turn.act_on(table.item("yellow9"))
    assert table.board.turn.chosen == []
    table.click_at(table.middle())
    assert table.chosen == []


@pytest.mark.parametrize("order", [("red9", "red8"), ("red8", "red9")])
def test_a_combo_is_put_into_order_whichever_way_it_is_clicked(table: CardTable, order: tuple[str, ...]) -> None:
    """SU-07."""
    table.click(*order)
    assert (table.item("red9").badge, table.item("red8").badge) == (1, 2)
    table.click_at(table.middle())
    assert table.chosen == ["red9-red8"]


@pytest.mark.parametrize(("answer", "bonus"), [(1, "spare"), (2, "skip")])
def test_the_bonus_is_asked_at_once_after_three(table: CardTable, answer: int, bonus: str) -> None:
    """SU-12."""
    table.click("red7", "red9", "red8")
    table.click_at(table.middle())
    assert table.chosen == []
    choose(table, answer)
    assert table.chosen == [f"red9-red8-red7+{bonus}"]


def test_who_holds_a_spare_draw_is_not_asked(qtbot: QtBot) -> None:
    """SU-12: the bonus can only be a skip then."""
    table = CardTable(qtbot, position(HAND, spare=[True, False, False]))
    table.click("red9", "red8", "red7")
    table.click_at(table.middle())
    assert table.chosen == ["red9-red8-red7+skip"]


def test_a_winning_combo_is_not_asked_about_a_bonus(qtbot: QtBot) -> None:
    """SU-13."""
    table = CardTable(qtbot, position(("red9", "red8", "red7")))
    table.click("red9", "red8", "red7")
    table.click_at(table.middle())
    assert table.chosen == ["red9-red8-red7"]


def test_a_card_is_dragged_to_the_middle(table: CardTable) -> None:
    table.drag("blue4", table.middle())
    assert table.chosen == ["blue4"]


def test_a_combo_is_made_by_dragging_one_card_onto_another(table: CardTable) -> None:
    table.drag("red9", table.board.table.hand.base_places()[table.order().index("red8")].point.toPoint())
    assert sorted(table.board.turn.names) == ["red8", "red9"]
    table.drag("red8", table.middle())
    assert table.chosen == ["red9-red8"]


def test_a_card_that_does_not_fit_glides_home_and_says_why(table: CardTable) -> None:
    table.drag("red12", table.middle())
    assert table.chosen == []
    assert table.explained[-1] == "The red 12 is neither blue nor number 9."
    assert table.sounded[-1] == "refuse"


def test_a_drag_within_the_hand_makes_the_order_ones_own(table: CardTable) -> None:
    before = table.order()
    last = table.board.table.hand.base_places()[-1]
    table.drag("blue4", QPoint(int(last.x + 60), int(last.y)))
    assert table.order()[-1] == "blue4"
    assert sorted(table.order()) == sorted(before)
    assert table.board.sorting.button.accessibleName() == "Your own order"
    assert table.chosen == []


def test_the_button_sorts_by_number_and_by_colour(table: CardTable) -> None:
    by_colour = table.order()
    QTest.mouseClick(table.board.sorting.button, LEFT)
    assert table.order()[:4] == ["blue4", "red7", "red8", "red9"]
    QTest.mouseClick(table.board.sorting.button, LEFT)
    assert table.order() == by_colour


@pytest.mark.parametrize("card", ["flip", "freeze", "crash"])
def test_a_special_without_a_choice(table: CardTable, card: str) -> None:
    """SU-14, SU-15, SU-18."""
    table.click(card)
    table.click_at(table.middle())
    assert table.chosen == [card]


@pytest.mark.parametrize(("answer", "colour"), [(1, "red"), (2, "yellow"), (3, "green")])
def test_switch_asks_for_one_of_the_other_colours(table: CardTable, answer: int, colour: str) -> None:
    """SU-17."""
    table.click("switch")
    table.click_at(table.middle())
    choose(table, answer)
    assert table.chosen == [f"switch:{colour}"]


def test_snatch_picks_backs_from_the_fanned_hand_of_whom_one_names(table: CardTable) -> None:
    """SU-16."""
    table.click("snatch")
    table.click_at(table.middle())
    choose(table, 2)
    panel = table.board.asking.panel
    assert isinstance(panel, PickFan)
    assert len(panel.backs) == 4
    assert not panel.take.isEnabled()
    for back in (panel.backs[3], panel.backs[0]):
        QTest.mouseClick(back, LEFT, pos=QPoint(14, 40))
    QTest.mouseClick(panel.take, LEFT)
    assert table.chosen == ["snatch:2x2"]


def test_whom_is_answered_by_pointing_at_their_plate_too(table: CardTable) -> None:
    """SU-16."""
    plates = table.board.table.plates
    assert not plates[2].shown.targeted
    table.click("snatch")
    table.click_at(table.middle())
    assert [plates[seat].shown.targeted for seat in range(3)] == [False, True, True]
    table.click_plate(0)
    assert isinstance(table.board.asking.panel, Chooser), "nobody snatches from oneself"
    table.click_plate(2)
    panel = table.board.asking.panel
    assert isinstance(panel, PickFan)
    assert not plates[2].shown.targeted
    QTest.mouseClick(panel.backs[0], LEFT, pos=QPoint(14, 40))
    QTest.mouseClick(panel.take, LEFT)
    assert table.chosen == ["snatch:2x1"]


def test_at_most_three_backs_can_be_picked(table: CardTable) -> None:
    """SU-16: the first one picked goes back for the fourth."""
    table.click("snatch")
    table.click_at(table.middle())
    choose(table, 1)
    panel = table.board.asking.panel
    assert isinstance(panel, PickFan)
    for back in panel.backs:
        QTest.mouseClick(back, LEFT, pos=QPoint(14, 40))
    assert panel.picked == panel.backs[1:]
    QTest.mouseClick(panel.take, LEFT)
    assert table.chosen == ["snatch:1x3"]


def test_from_three_cards_or_fewer_exactly_one_is_taken(qtbot: QtBot) -> None:
    """SU-16: there is nobody else to name with two players."""
    table = CardTable(qtbot, position(HAND, seats=2, held=3))
    table.click("snatch")
    table.click_at(table.middle())
    assert table.chosen == ["snatch:1x1"], "nothing has to be asked"


def test_the_draw_pile_draws_and_the_drawn_card_is_kept_or_played(qtbot: QtBot) -> None:
    """SU-09."""
    table = CardTable(qtbot, position(("red12", "red3"), draw=["blue1"]))
    assert table.board.table.stock is not None
    assert table.board.table.stock.lit
    table.click_at(table.stock())
    assert table.chosen == ["draw"]
    table.play("draw")
    table.invite()
    assert table.standing() == {"blue1": "plays"}
    QTest.mouseClick(table.board.bar.buttons["keep"], LEFT)
    table.click("blue1")
    table.click_at(table.middle())
    assert table.chosen == ["draw", "keep", "blue1"]


def test_one_may_not_draw_while_one_can_play(table: CardTable) -> None:
    """SU-09."""
    table.click_at(table.stock())
    assert table.chosen == []
    assert table.explained[-1] == "You can play, so you may not draw."


def test_a_spare_draw_is_a_button_of_its_own(qtbot: QtBot) -> None:
    """SU-12."""
    table = CardTable(qtbot, position(("red12", "red3"), spare=[True, False, False]))
    assert list(table.board.bar.buttons) == ["spare", "draw"]
    QTest.mouseClick(table.board.bar.buttons["spare"], LEFT)
    assert table.chosen == ["spare"]


def test_a_crash_is_taken_or_answered(qtbot: QtBot) -> None:
    """SU-18: only a Crash stands up."""
    table = CardTable(qtbot, position(HAND, crash=True))
    assert table.standing() == {"crash": "plays"}
    assert table.board.banner.isVisible()
    QTest.mouseClick(table.board.bar.buttons["take"], LEFT)
    table.again()
    table.click("crash")
    table.click_at(table.middle())
    assert table.chosen == ["take", "crash"]


def test_a_stuck_player_passes_when_nothing_is_left_to_draw(qtbot: QtBot) -> None:
    """SU-23."""
    table = CardTable(qtbot, position(("red12", "red3"), draw=[]))
    QTest.mouseClick(table.board.bar.buttons["pass"], LEFT)
    assert table.chosen == ["pass"]


@pytest.mark.parametrize(("answer", "direction"), [(1, "up"), (2, "down")])
def test_the_direction_is_asked_before_the_first_card(qtbot: QtBot, answer: int, direction: str) -> None:
    """SU-04: hand and start card can be seen meanwhile."""
    table = CardTable(qtbot, position(HAND, direction=None))
    panel = table.board.asking.panel
    assert panel is not None
    top = table.middle() - QPoint(0, 40)
    assert not panel.geometry().contains(top), "the start card's number is not covered"
    choose(table, answer)
    assert table.chosen == [f"direction:{direction}"]


def test_a_draw_at_any_time_by_option(qtbot: QtBot) -> None:
    """SU-09, option draw: any_time."""
    table = CardTable(qtbot, position(HAND, options=StackUpOptions(draw="any_time")))
    assert not table.board.bar.actions_shown[0].primary, "playing is the obvious step"
    table.click_at(table.stock())
    assert table.chosen == ["draw"]


def test_the_bare_table_puts_everything_back(table: CardTable) -> None:
    table.click("red9", "red8")
    table.click_at(QPoint(600, 345))
    assert table.board.turn.chosen == []


def test_the_right_button_ends_a_drag(table: CardTable) -> None:
    start = table.spot("blue4")
    QTest.mousePress(table.board, LEFT, pos=start)
    QTest.mouseMove(table.board, start - QPoint(0, 100))
    QTest.mouseMove(table.board, start - QPoint(0, 160))
    assert table.board.turn.dragging
    QTest.mousePress(table.board, Qt.MouseButton.RightButton, pos=start)
    assert not table.board.turn.dragging
    QTest.mouseRelease(table.board, LEFT, pos=table.middle())
    assert table.chosen == []


def test_a_gap_in_a_combo_is_said_at_once_and_goes_when_it_is_filled(table: CardTable) -> None:
    """*Play* is grey then: one must be told why."""
    table.click("red9")
    assert table.explained[-1:] in ([], [""])
    table.click("red7")
    assert not table.board.bar.buttons["play"].isEnabled()
    assert table.explained[-1] == "A card is missing in this combo."
    table.click("red8")
    assert table.explained[-1] == ""
    assert table.board.bar.buttons["play"].isEnabled()


def test_a_special_says_what_it_does(table: CardTable, qtbot: QtBot) -> None:
    """Its face has no words on it: when one rests on it, and as soon as it is chosen."""
    QTest.mouseMove(table.board, table.spot("freeze"))
    qtbot.waitUntil(lambda: "Freeze: the next player misses a turn." in table.explained)
    table.click("crash")
    assert table.explained[-1] == "Crash: the next player answers with a Crash or takes three."
    assert "refuse" not in table.sounded
    table.click("crash")
    assert table.explained[-1] == ""


def test_resting_on_a_card_says_why_it_does_not_go(table: CardTable, qtbot: QtBot) -> None:
    QTest.mouseMove(table.board, table.spot("red12"))
    qtbot.waitUntil(lambda: "The red 12 is neither blue nor number 9." in table.explained)
    assert table.board.cursor().shape() == Qt.CursorShape.ForbiddenCursor
    QTest.mouseMove(table.board, table.spot("red9"))
    assert table.explained[-1] == ""
    assert table.board.cursor().shape() == Qt.CursorShape.OpenHandCursor


def test_nobody_plays_out_of_turn(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND, to_play=1))
    assert table.standing() == {}
    table.click("blue4")
    table.click_at(table.middle())
    table.drag("blue4", table.middle())
    assert table.chosen == []
    assert not [name for name in table.sounded if name == "refuse"]
