"""Every kind of move of Stack Up! made with the keyboard alone, and what a screen reader finds on the way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stackhub.tabletop.hand_table import STOCK, Thing
from stackhub.tabletop.pick_fan import PickFan
from tests.games.stackup.card_table import CardTable, position

K = Qt.Key
HAND = ("red9", "red8", "red7", "red12", "yellow9", "blue4", "flip", "freeze", "snatch", "switch", "crash")


@pytest.fixture
def table(qtbot: QtBot) -> CardTable:
    return CardTable(qtbot, position(HAND))


def test_the_keyboard_begins_on_a_card_that_may_be_played(table: CardTable) -> None:
    assert table.focused() == table.item("red9")


def test_enter_plays_the_card_it_is_on(table: CardTable) -> None:
    table.walk_to("blue4")
    table.keys(K.Key_Return)
    assert table.chosen == ["blue4"]


def test_space_chooses_several_and_enter_plays_them(table: CardTable) -> None:
    """SU-07."""
    for name in ("red8", "red9"):
        table.walk_to(name)
        table.keys(K.Key_Space)
    assert table.chosen == []
    table.keys(K.Key_Return)
    assert table.chosen == ["red9-red8"]


def test_space_puts_back_and_escape_puts_everything_back(table: CardTable) -> None:
    table.walk_to("red9")
    table.keys(K.Key_Space, K.Key_Space)
    assert table.board.turn.chosen == []
    table.keys(K.Key_Space)
    table.walk_to("red8")
    table.keys(K.Key_Space, K.Key_Escape)
    assert table.board.turn.chosen == []
    assert table.chosen == []


def test_escape_with_nothing_chosen_is_left_to_the_shell(table: CardTable) -> None:
    assert table.board.cancel() is False


@pytest.mark.parametrize(("keys", "bonus"), [((K.Key_1,), "spare"), ((K.Key_Right, K.Key_Return), "skip")])
def test_the_bonus_by_digit_or_by_arrow(table: CardTable, keys: tuple[Qt.Key, ...], bonus: str) -> None:
    """SU-12."""
    for name in ("red9", "red8", "red7"):
        table.walk_to(name)
        table.keys(K.Key_Space)
    table.keys(K.Key_Return, *keys)
    assert table.chosen == [f"red9-red8-red7+{bonus}"]


def test_escape_takes_a_question_back_and_the_keys_are_with_the_hand_again(table: CardTable) -> None:
    table.walk_to("switch")
    table.keys(K.Key_Return)
    assert table.board.asking.panel is not None
    table.keys(K.Key_Escape)
    assert table.board.asking.panel is None
    assert table.board.turn.chosen == []
    table.keys(K.Key_Return, K.Key_3)
    assert table.chosen == ["switch:green"]


def test_snatch_by_keyboard(table: CardTable) -> None:
    """SU-16: whom by a digit, backs by arrows and Space."""
    table.walk_to("snatch")
    table.keys(K.Key_Return, K.Key_2)
    panel = table.board.asking.panel
    assert isinstance(panel, PickFan)
    assert panel.backs[0].accessibleName() == "Card 1 of 4, face down"
    table.keys(K.Key_Return)
    assert table.chosen == [], "nothing is picked yet"
    table.keys(K.Key_Space, K.Key_Right, K.Key_Space, K.Key_Right, K.Key_Space, K.Key_Space)
    assert [back.order for back in panel.backs] == [1, 2, 0, 0]
    table.keys(K.Key_Return)
    assert table.chosen == ["snatch:2x2"]


def test_snatch_by_digits_alone(table: CardTable) -> None:
    table.walk_to("snatch")
    table.keys(K.Key_Return, K.Key_1, K.Key_3, K.Key_Return)
    assert table.chosen == ["snatch:1x3"]


@pytest.mark.parametrize(
    ("key", "move", "more"),
    [
        (K.Key_D, "draw", {}),
        (K.Key_S, "spare", {"spare": [True, False, False]}),
        (K.Key_T, "take", {"crash": True}),
        (K.Key_X, "pass", {"draw": []}),
    ],
)
def test_each_action_has_its_letter(qtbot: QtBot, key: Qt.Key, move: str, more: dict[str, object]) -> None:
    table = CardTable(qtbot, position(("red12", "red3"), **more))  # type: ignore[arg-type]
    table.keys(key)
    assert table.chosen == [move]


def test_keep_has_its_letter(qtbot: QtBot) -> None:
    """SU-09."""
    table = CardTable(qtbot, position(("red12", "blue3"), drawn="blue3"))
    table.keys(K.Key_K)
    assert table.chosen == ["keep"]


def test_the_draw_pile_can_be_walked_to(qtbot: QtBot) -> None:
    table = CardTable(qtbot, position(("red12", "red3")))
    table.keys(K.Key_Up, K.Key_Home)
    assert table.board.walk.key == STOCK
    table.keys(K.Key_Return)
    assert table.chosen == ["draw"]


def test_the_direction_by_digit(qtbot: QtBot) -> None:
    """SU-04; it has to be answered, Escape is left to the menu."""
    table = CardTable(qtbot, position(HAND, direction=None))
    table.keys(K.Key_Escape)
    assert table.board.asking.panel is not None
    table.keys(K.Key_2)
    assert table.chosen == ["direction:down"]


def test_o_sorts_and_control_with_an_arrow_moves_a_card(table: CardTable) -> None:
    table.keys(K.Key_O)
    assert table.order()[:2] == ["blue4", "red7"]
    table.walk_to("red7")
    table.keys(K.Key_Left, modifier=Qt.KeyboardModifier.ControlModifier)
    assert table.order()[:2] == ["red7", "blue4"]
    assert table.focused() == table.item("red7"), "the keyboard goes along"


def test_the_reason_is_said_on_focus(table: CardTable, qtbot: QtBot) -> None:
    table.walk_to("red12")
    qtbot.waitUntil(lambda: "The red 12 is neither blue nor number 9." in table.explained)
    table.keys(K.Key_Return)
    assert table.chosen == []


def test_everything_on_the_table_has_a_name(table: CardTable) -> None:
    buttons = table.board.walk.buttons
    names = {key: button.accessibleName() for key, button in buttons.items()}
    assert all(names.values())
    hand = [names[Thing("hand", index)] for index in range(len(HAND))]
    numbers = ["red 7", "red 8", "red 9", "red 12", "blue 4", "yellow 9"]
    assert hand == [*numbers, "Flip", "Freeze", "Snatch", "Switch", "Crash"]
    states = {table.order()[key.number]: buttons[key].accessibleDescription() for key in buttons if key.kind == "hand"}  # type: ignore[attr-defined]
    assert states["red9"] == "You may play this."
    assert states["flip"] == "You may play this. Flip: the numbers run the other way from now on."
    assert states["red12"] == "The red 12 is neither blue nor number 9."
    assert names[STOCK] == "Draw pile: 13"
    assert names[Thing("laid")] == "On top: blue 10"
    assert buttons[Thing("laid")].accessibleDescription() == "Down next: 9"
    assert names[Thing("seat", 1)].startswith("Bo holds 4 piece")


def test_a_screen_reader_can_press_a_card(table: CardTable) -> None:
    key = Thing("hand", table.order().index("blue4"))
    table.board.walk.buttons[key].click()
    assert table.board.turn.names == ("blue4",)
    assert table.board.walk.buttons[key].accessibleDescription() == "Chosen. Enter plays, Space puts it back."


def test_tab_stops_once_on_the_table_and_then_on_the_button(table: CardTable) -> None:
    table.keys(K.Key_Tab)
    assert QApplication.focusWidget() is table.board.sorting.button


def test_after_a_move_the_keyboard_stays_in_the_hand(table: CardTable) -> None:
    table.walk_to("yellow9")
    table.keys(K.Key_Return)
    table.play("yellow9")
    assert table.focused() is not None


def test_a_whole_round_by_keyboard(qtbot: QtBot) -> None:
    """Whatever comes: choose what stands up, answer every question, draw when nothing does."""
    table = CardTable(qtbot, position(("red12", "red3", "yellow1", "snatch", "switch"), seats=2))
    for _ in range(400):
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


def _press_something(table: CardTable) -> None:
    up = [name for name, level in table.standing().items() if level == "plays"]
    if up:
        table.walk_to(up[0])
        table.keys(K.Key_Return)
        for _ in range(3):
            if table.board.asking.panel is not None:
                table.keys(K.Key_1)
                if isinstance(table.board.asking.panel, PickFan):
                    table.keys(K.Key_Return)
    else:
        letter = table.board.bar.actions_shown[-1].key
        table.keys(getattr(K, f"Key_{letter}"))
