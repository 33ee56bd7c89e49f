"""What the shell may rely on: views, animations that settle once, hidden hands, looks, sizes, languages."""

import gc
import weakref
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.chance import Chance
from stackhub.engine.hint import Hint
from stackhub.engine.words import text
from stackhub.games.stackup.board import StackUpBoard, make_board
from stackhub.games.stackup.house import StackUpOptions
from stackhub.tabletop.film import LONGEST_MS
from tests.games.stackup.card_table import RULES, CardTable, position
from tests.tabletop.shown_hand import PLAYERS, look

SIZES = [QSize(980, 560), QSize(1280, 560), QSize(1600, 760), QSize(600, 380)]
HAND = ("red9", "red8", "red7", "red12", "yellow9", "blue4", "flip", "freeze", "snatch", "switch", "crash")


def picture(table: CardTable) -> QImage:
    return table.board.grab().toImage()


def test_make_board_shows_a_view_without_ever_being_shown(qtbot: QtBot) -> None:
    board = make_board(look())
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show_view(position(HAND).view(0))
    full = board.grab().toImage()
    board.show_view(position(("red9",)).view(0))
    assert full.size() == QSize(900, 560)
    assert board.grab().toImage() != full


# --- animations


@pytest.mark.parametrize(
    "move",
    ["red9", "red9-red8-red7+skip", "red9-red8-red7+spare", "flip", "freeze", "snatch:1x3", "switch:green", "crash"],
)
def test_a_move_with_motion_settles_once(qtbot: QtBot, move: str) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True, speed=8))
    table.play(move)
    assert table.settled == 0
    qtbot.waitUntil(lambda: table.settled == 1)
    qtbot.wait(40)
    assert table.settled == 1
    assert sorted(table.order()) == sorted(table.state.view(0).hand)


def test_a_move_without_motion_settles_at_once(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.play("red9")
    assert table.settled == 1
    assert "flick" in table.sounded


def test_finishing_jumps_to_the_end_and_settles(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    table.play("snatch:1x3")
    table.board.finish_animations()
    table.board.finish_animations()
    assert table.settled == 1
    assert sorted(table.order()) == sorted(table.state.view(0).hand)


def test_an_animation_overtaken_by_another_settles_for_both(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    table.play("red9")
    table.play("green8" if "green8" in map(str, table.state.legal_moves()) else str(table.state.legal_moves()[0]))
    assert table.settled == 1
    table.board.finish_animations()
    assert table.settled == 2


def test_a_view_shown_in_mid_flight_settles_what_was_under_way(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    table.play("red9")
    table.board.show_view(table.state.view(0))
    assert table.settled == 1
    assert "red9" not in table.order()


def test_no_events_settle_too(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.board.animate([], table.state.view(0))
    assert table.settled == 1


def test_however_much_happens_it_is_over_in_time(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    events = table.play("red9-red8-red7+skip")
    table.board.finish_animations()
    table.board.animate([event.seen_by(0) for event in events] * 20, table.state.view(0))
    assert 0 < table.board.film.length <= LONGEST_MS
    table.board.finish_animations()


def test_the_crash_goes_round_until_somebody_takes(qtbot: QtBot) -> None:
    """SU-20: each answer is seen at the next target, and three cards fly to who does not answer."""
    state = position(("crash", "blue4"), seats=4)
    given = state.position()
    given["hands"][1] = ["crash", "green1"]
    given["hands"][2] = ["crash", "green2"]
    table = CardTable(qtbot, RULES.from_position(given, StackUpOptions(), 4, Chance(1)))
    plates = table.board.table.plates
    for move in ("crash", "crash", "crash"):
        table.play(move)
    assert [plates[seat].shown.trace for seat in (0, 1, 2)] == ["Crash"] * 3
    table.play("take")
    assert plates[3].shown.trace.startswith("took 3 card")
    assert plates[3].shown.count == 7


def test_the_sign_shows_what_a_switch_and_a_flip_changed(qtbot: QtBot) -> None:
    """SU-05, SU-14, SU-17."""
    table = CardTable(qtbot, position(HAND, seats=2))
    sign = table.board.table.sign
    assert sign is not None
    assert (sign.shown.arrow, sign.shown.colour, sign.shown.number, sign.shown.below) == (
        "down",
        "blue",
        "10",
        "next: 9",
    )
    table.play("switch:green")
    assert (sign.shown.arrow, sign.shown.colour, sign.shown.number) == ("down", "green", "10")
    table = CardTable(qtbot, position(HAND))
    sign = table.board.table.sign
    assert sign is not None
    table.play("flip")
    assert (sign.shown.arrow, sign.shown.word, sign.shown.below) == ("up", "Up", "next: 11")


def test_what_somebody_did_last_stays_on_their_plate(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.play("red9-red8-red7+skip")
    assert table.board.table.plates[0].shown.trace == "red 9 to 7"
    assert table.board.table.plates[1].shown.trace == "misses a turn"
    table.again()
    assert table.board.table.plates[1].shown.trace == ""


# --- hidden hands


def test_no_name_of_another_hand_is_anywhere(qtbot: QtBot) -> None:
    """Neither on an item nor in a widget, whatever is played and seen by a third seat."""
    table = CardTable(qtbot, position(HAND), front=2)
    for move in ("snatch:1x3",):
        table.play(move)
    known = set(table.state.view(2).hand) | set(table.state.view(2).laid)
    assert set(table.faces()) <= known
    words = " ".join(table.words())
    assert "yellow 9" not in words
    assert "red 12" not in words


def test_a_snatch_between_others_shows_backs_only(qtbot: QtBot) -> None:
    """SU-16: only thief and victim see which."""
    table = CardTable(qtbot, position(HAND), look(motion=True), front=2)
    table.play("snatch:1x3")
    seen: set[str] = set()
    while table.board.film.running:
        seen |= set(table.faces())
        table.board.film.skip_shot()
    assert seen <= {*table.state.view(2).hand, "blue10", "snatch"}


def test_the_victim_sees_what_was_taken(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), front=1)
    before = set(table.order())
    table.play("snatch:1x3")
    assert set(table.order()) == set(table.state.view(1).hand)
    assert len(before - set(table.order())) == 3


def test_clear_leaves_nothing_of_a_hand(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.click("snatch")
    table.click_at(table.middle())
    table.board.show_hint(Hint(("red9",), {}, text(("stackup", "Up"))))
    table.board.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert table.items() == []
    assert table.board.table.hand.items == []
    assert table.board.view is None
    assert table.board.walk.buttons == {}
    assert table.board.asking.panel is None
    assert table.board.bar.buttons == {}
    left = " ".join(table.words())
    for word in ("red", "blue", "Snatch", "Bo"):
        assert word not in left.split()
    visible = [child for child in table.board.findChildren(QWidget) if child.isVisible()]
    assert set(visible) <= {table.board.table, table.board.table.viewport()}
    empty = picture(table)
    table.again()
    assert table.order() == sorted_hand(table)
    table.board.clear()
    assert picture(table) == empty, "only the wood is left"


def sorted_hand(table: CardTable) -> list[str]:
    key = table.board.table.hand.sort
    assert key is not None
    return sorted(table.state.view(0).hand, key=key)


def test_an_order_of_somebodys_own_is_forgotten_behind_the_curtain(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.keys(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ControlModifier)
    assert table.board.sorting.button.accessibleName() == "Your own order"
    table.board.clear()
    table.again()
    assert table.board.sorting.button.accessibleName() == "By colour"


def test_clear_in_mid_flight_settles_first(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    table.play("red9")
    table.board.clear()
    assert table.settled == 1
    assert table.items() == []


# --- the time to answer


def test_the_clock_plays_take_when_it_runs_out(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """SU-18, option answer_seconds."""
    table = CardTable(qtbot, position(HAND, crash=True, options=StackUpOptions(answer_seconds=1)))
    assert table.board.clock.running
    qtbot.waitUntil(lambda: table.chosen == ["take"], timeout=4000)


@pytest.mark.parametrize("hand", [HAND, ("red12", "red3")])
def test_the_wait_is_the_same_with_and_without_a_crash(qtbot: QtBot, hand: tuple[str, ...]) -> None:
    """SU-18."""
    table = CardTable(qtbot, position(hand, crash=True, options=StackUpOptions(answer_seconds=20)))
    assert table.board.clock.whole == 20_000
    assert table.board.banner.seconds == 20
    table.board.invite(())
    assert not table.board.clock.running
    assert table.board.banner.isHidden()


def test_the_clock_stands_still_while_paused(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND, crash=True, options=StackUpOptions(answer_seconds=1)))
    table.board.set_paused(True)
    left = table.board.clock.left
    qtbot.wait(1300)
    assert table.board.clock.left == left
    assert table.chosen == []
    table.board.set_paused(False)
    qtbot.waitUntil(lambda: table.chosen == ["take"], timeout=4000)


def test_no_clock_without_the_option(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND, crash=True))
    assert not table.board.clock.running
    assert table.board.banner.share is None


# --- hints, looks, sizes, languages


def test_a_hint_marks_the_cards_it_plays(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.board.show_hint(Hint(("red9-red8",), {}, text(("stackup", "Up"))))
    assert [item.name for item in table.board.table.hand.items if item.hinted] == ["red8", "red9"]
    table.board.show_hint(Hint(("draw",), {}, text(("stackup", "Up"))))
    assert table.board.table.stock is not None
    assert table.board.table.stock.hinted
    table.board.show_hint(None)
    assert not [item for item in table.board.table.hand.items if item.hinted]


def test_every_look_is_another_picture(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    before = picture(table)
    for theme, palette in product(("dark", "high_contrast", "light"), ("red_green", "blue_yellow", "standard")):
        table.board.set_look(look(theme=theme, palette=palette))  # type: ignore[arg-type]
        same = (theme, palette) == ("light", "standard")
        assert (picture(table) == before) is same, (theme, palette)


def test_a_plain_look_has_no_shadows(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    before = picture(table)
    table.board.set_look(look(rich=False))
    assert picture(table) != before


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_card_of_a_full_hand_can_be_pointed_at(qtbot: QtBot, seats: int) -> None:
    hand = [
        f"{colour}{number}" for colour in ("red", "blue") for number in range(1, 15) if (colour, number) != ("blue", 10)
    ]
    table = CardTable(qtbot, position(hand, seats=seats, held=2))
    for size, name in product(SIZES, hand):
        table.board.resize(size)
        spot = table.spot(name)
        thing = table.board.table.thing_at(table.item(name).mapToScene(-table.item(name).width * 0.42, 0))
        assert table.board.rect().contains(spot)
        assert thing is not None
        assert table.board.table.hand.items[thing.number].name == name


def test_a_change_of_language_names_everything_anew(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    table.click("switch")
    table.click_at(table.middle())
    button = next(iter(table.board.walk.buttons.values()))
    button.setAccessibleName("stale")
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert button.accessibleName() != "stale"
    assert table.board.asking.panel is not None, "the question is still open"
    assert table.board.accessibleName()


def test_resizing_in_mid_flight_settles(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND), look(motion=True))
    table.play("red9")
    table.board.resize(1200, 700)
    assert table.settled == 1


def test_names_and_colours_are_those_of_the_players(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(HAND))
    assert [table.board.table.plates[seat].shown.name for seat in range(3)] == ["Ada", "Bo", "Cy"]
    table.board.set_players(PLAYERS[3:])
    assert [table.board.table.plates[seat].shown.name for seat in range(3)] == ["Di", "Ed", "Flo"]


def test_who_left_is_crossed_out(qtbot: QtBot) -> None:
    """SU-25."""
    table = CardTable(qtbot, position(HAND))
    table.state.play(RULES.parse_move("leave"), 1)
    table.again()
    assert table.board.table.plates[1].shown.gone
    assert table.board.walk.buttons
    assert "Bo has left" in list(table.words())


def test_a_board_that_is_let_go_is_freed(qtbot: QtBot) -> None:
    board = StackUpBoard(look())
    board.resize(900, 560)
    board.show_view(position(HAND).view(0))
    board.grab()
    board.close_board()
    gone = weakref.ref(board)
    board.deleteLater()
    del board
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
