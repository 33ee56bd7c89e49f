"""Every kind of move of Upturn made with the keyboard alone, and what a screen reader finds on the way."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stackhub.tabletop.hand_table import LAID, STOCK, Thing
from stackhub.tabletop.share_panel import SharePanel
from tests.games.upturn.rack_table import RackTable
from tests.games.upturn.racks import FULL, LONG_ROW, placed

K = Qt.Key
HAND = "12 36 48 64 77 91 up down turn skip skip2 joker"


@pytest.fixture
def table(qtbot: QtBot) -> RackTable:
    return RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7"))


def choose(table: RackTable, *tokens: str) -> None:
    for token in tokens:
        table.walk_to(token)
        table.keys(K.Key_Space)


def test_the_keyboard_begins_on_a_token_that_may_be_laid(table: RackTable) -> None:
    assert table.focused() == table.item("48")


@pytest.mark.parametrize("token", ["48", "77", "down", "turn", "skip", "skip2", "joker"])
def test_enter_lays_the_token_it_is_on(table: RackTable, token: str) -> None:
    table.walk_to(token)
    table.keys(K.Key_Return)
    assert table.chosen == [token]


def test_space_chooses_a_run_and_enter_lays_it(table: RackTable) -> None:
    """UP-14."""
    choose(table, "77", "48")
    table.keys(K.Key_Return)
    assert table.chosen == ["48-77"]


def test_r_chooses_all_that_fits(table: RackTable) -> None:
    """UP-14."""
    choose(table, "77")
    table.keys(K.Key_R, K.Key_Return)
    assert table.chosen == ["48-64-77"]


def test_a_joker_with_a_number(table: RackTable) -> None:
    """UP-12."""
    choose(table, "joker", "12")
    table.keys(K.Key_Return)
    assert table.chosen == ["joker+12"]


def test_escape_puts_everything_back(table: RackTable) -> None:
    choose(table, "77", "48")
    table.keys(K.Key_Escape)
    assert table.board.turn.chosen == []
    assert table.board.cancel() is False


@pytest.mark.parametrize(
    ("key", "move", "more"),
    [(K.Key_D, "draw", {}), (K.Key_K, "keep", {"drawn": "12"}), (K.Key_X, "pass", {"pool": []})],
)
def test_each_action_has_its_letter(qtbot: QtBot, key: Qt.Key, move: str, more: dict[str, object]) -> None:
    """UP-08, UP-19."""
    table = RackTable(qtbot, placed("12 36", "1 2 3", **more))  # type: ignore[arg-type]
    assert table.board.bar.actions_shown[-1].primary, "nothing else can be done"
    table.keys(key)
    assert table.chosen == [move]


def test_the_last_token_is_announced_by_its_letter(qtbot: QtBot) -> None:
    """UP-17."""
    table = RackTable(qtbot, placed("48 91", "1 2 3", announce="button"))
    table.keys(K.Key_A, K.Key_Return)
    assert table.chosen == ["48!"]


def test_the_letter_takes_an_announcement_back(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed("48 91", "1 2 3", announce="button"))
    table.keys(K.Key_A, K.Key_A, K.Key_Return)
    assert table.chosen == ["48"]


@pytest.mark.parametrize(
    "keys",
    [
        (K.Key_1, K.Key_2, K.Key_2, K.Key_Return),
        (K.Key_Up, K.Key_Right, K.Key_Up, K.Key_Up, K.Key_Return),
        (K.Key_1, K.Key_1, K.Key_Backspace, K.Key_2, K.Key_2, K.Key_Return),
        (K.Key_Up, K.Key_Up, K.Key_Down, K.Key_Right, K.Key_Up, K.Key_Up, K.Key_Return),
    ],
    ids=["digits", "arrows", "backspace", "down"],
)
def test_the_gift_by_digits_or_arrows(qtbot: QtBot, keys: tuple[Qt.Key, ...]) -> None:
    """UP-14."""
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", gift=3))
    table.keys(*keys)
    assert table.chosen == ["give:1x1,2x2"]


def test_a_gift_has_to_be_given(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", gift=3))
    table.keys(K.Key_Escape, K.Key_Return, K.Key_1, K.Key_Return)
    assert isinstance(table.board.asking.panel, SharePanel)
    assert table.chosen == []


def test_the_focus_that_comes_back_goes_to_the_gift(qtbot: QtBot) -> None:
    """After the menu or another screen the ring is in the question, not around a token that cannot be laid; Tab may
    still lead to the rack."""
    table = RackTable(qtbot, placed(HAND, "1 2 3", "4 6 7", gift=3))
    table.board.setFocus()
    assert table.gift().more[0].hasFocus()
    assert table.board.walk.shown is None
    table.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.board.walk.shown is not None


def test_with_one_other_player_enter_gives(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(HAND, "1 2 3", gift=2))
    assert table.gift().title.text() == "You give Bo 2 token(s) from the pool"
    table.keys(K.Key_Return)
    assert table.chosen == ["give:1x2"]


def test_o_sorts_and_control_with_an_arrow_moves_a_token(table: RackTable) -> None:
    table.keys(K.Key_O)
    assert table.order()[0] == "up"
    table.walk_to("down")
    table.keys(K.Key_Left, modifier=Qt.KeyboardModifier.ControlModifier)
    assert table.order()[:2] == ["down", "up"]
    assert table.focused() == table.item("down")


def test_the_arrows_walk_the_two_lines_of_a_full_rack(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed(FULL, "1 2 3", pool=[]))
    order = table.order()
    for token in (order[0], order[12], order[13], order[24]):
        table.walk_to(token)
        assert table.focused() == table.item(token)
    table.keys(K.Key_Up)
    assert table.focused() in (table.item(order[11]), table.item(order[12])), "the end of the line above"
    table.keys(K.Key_Up)
    assert table.board.walk.key == LAID


def test_what_is_to_be_done_stays_readable_until_somebody_walks(table: RackTable, qtbot: QtBot) -> None:
    """A turn that begins on a twin or an action token says nothing of its own accord."""
    table.walk_to("joker")
    qtbot.waitUntil(lambda: table.explained[-1:] == ["Joker: everything turns, and you may lay one more number."])
    table.again()
    assert table.explained[-1] == ""
    table.board.patience.explain(table.board._rested_reason())
    assert table.explained[-1] == ""


def test_the_reason_is_said_on_focus(table: RackTable, qtbot: QtBot) -> None:
    table.walk_to("12")
    qtbot.waitUntil(lambda: "The order is up, and 12 is not higher than 40." in table.explained)
    table.keys(K.Key_Return)
    assert table.chosen == []


def test_everything_on_the_table_has_a_name(table: RackTable) -> None:
    buttons = table.board.walk.buttons
    names = {key: button.accessibleName() for key, button in buttons.items()}
    hand = [names[Thing("hand", index)] for index in range(len(HAND.split()))]
    assert hand[:6] == ["12", "36", "48", "64", "77", "91"]
    assert hand[6:] == ["Up", "Down", "Up & Down", "Skip", "Double Skip", "Joker"]
    states = {table.order()[key.number]: buttons[key].accessibleDescription() for key in buttons if key.kind == "hand"}  # type: ignore[attr-defined]
    assert states["48"] == "You may play this."
    assert states["77"].startswith("You may play this. Twin: ")
    assert states["skip"] == "You may play this. Skip: the next player misses a turn."
    assert states["12"] == "The order is up, and 12 is not higher than 40."
    assert names[STOCK] == "Draw pile: 9"
    assert names[LAID] == "Row: the last number is 40; laid last: 20 and 40"
    assert buttons[LAID].accessibleDescription() == "Up clockwise"
    assert names[Thing("seat", 1)].startswith("Bo holds 3 piece")


def test_a_screen_reader_can_press_a_token(table: RackTable) -> None:
    table.board.walk.buttons[Thing("hand", table.order().index("48"))].click()
    assert table.board.turn.names == ("48",)


def test_the_keyboard_shows_a_long_row_too(qtbot: QtBot) -> None:
    table = RackTable(qtbot, placed("12 36 48", "91 92", row=LONG_ROW))
    table.keys(K.Key_Up, K.Key_End)
    assert table.board.walk.key == LAID
    qtbot.waitUntil(lambda: table.board.overview.item is not None)
    table.keys(K.Key_Down)
    assert table.board.overview.item is None


def test_a_whole_round_by_keyboard(qtbot: QtBot) -> None:
    """Whatever comes: lay what stands up, give what is due, draw or keep when nothing fits."""
    table = RackTable(qtbot, placed("12 33 joker 48 66", "2 3 91 93"))
    for _ in range(300):
        if table.state.outcome() is not None:
            break
        if table.state.to_play != 0:
            table.play(str(table.state.legal_moves()[0]))
            continue
        table.invite()
        played = len(table.chosen)
        _press_something(table)
        assert len(table.chosen) == played + 1
        table.play(table.chosen[-1])
    assert table.state.outcome() is not None


def _press_something(table: RackTable) -> None:
    if table.board.asking.panel is not None:
        table.keys(K.Key_Return)
    elif table.standing():
        table.keys(K.Key_Return)  # the keyboard is on one that may be laid
    else:
        table.keys(getattr(K, f"Key_{table.board.bar.actions_shown[-1].key}"))
