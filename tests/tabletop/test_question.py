"""Questions on the table: choosers, fans of backs, shares; by mouse and by keys."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stackhub.games.stackup.board_faces import CardFaces
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from stackhub.tabletop.fonts import FAMILY
from stackhub.tabletop.pick_fan import PickFan
from stackhub.tabletop.question import Choice, Chooser, Panel, ask
from stackhub.tabletop.share_panel import SharePanel

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton
MIDDLE = QRect(0, 100, 900, 200)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


class Asked:
    """An open panel, and what came of it."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.answers: list[object] = []
        self.backs = 0
        ask(panel, MIDDLE, self.answers.append, self._back)

    def _back(self) -> None:
        self.backs += 1

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.panel.focusWidget() or self.panel, key)


def chooser(table: QWidget, count: int = 3, **more: bool) -> Asked:
    return Asked(Chooser("Which?", [Choice(f"Answer {index}", index) for index in range(count)], table, **more))


def test_a_digit_answers(table: QWidget) -> None:
    asked = chooser(table)
    asked.keys(K.Key_2)
    assert asked.answers == [1]


def test_arrows_and_enter_answer(table: QWidget) -> None:
    asked = chooser(table)
    asked.keys(K.Key_Right, K.Key_Right, K.Key_Return)
    assert asked.answers == [2]


def test_a_click_answers(table: QWidget) -> None:
    asked = chooser(table)
    assert isinstance(asked.panel, Chooser)
    QTest.mouseClick(asked.panel.buttons[0], LEFT)
    assert asked.answers == [0]


def test_escape_goes_back_where_it_may(table: QWidget) -> None:
    free, bound = chooser(table), chooser(table, can_cancel=False)
    bound.keys(K.Key_Escape)
    assert bound.backs == 0
    free.keys(K.Key_Escape)
    assert (free.backs, free.answers) == (1, [])


def test_a_letter_of_its_own_answers_too(table: QWidget) -> None:
    asked = Asked(Chooser("Which?", [Choice("Up", "up", key="U"), Choice("Down", "down", key="D")], table))
    asked.keys(K.Key_D)
    assert asked.answers == ["down"]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_panel_lies_inside_its_board(table: QWidget, count: int) -> None:
    asked = chooser(table, count)
    assert table.rect().contains(asked.panel.geometry())
    assert asked.panel.geometry().center().x() == pytest.approx(MIDDLE.center().x(), abs=1)


def test_a_closed_panel_leaves_no_name_behind(table: QWidget) -> None:
    panel = chooser(table).panel
    panel.close_panel()
    assert panel.parentWidget() is None
    assert table.findChildren(QWidget) == []


def fan(table: QWidget, count: int, *allowed: int) -> Asked:
    install = Look(load_themes()["light"], load_palettes()["standard"])
    return Asked(PickFan("Take", count, allowed, CardFaces(install, FAMILY), table))


@pytest.mark.parametrize("count", [1, 4, 12, 30])
def test_all_backs_of_a_fan_can_be_clicked(table: QWidget, count: int) -> None:
    asked = fan(table, count, 1, 2, 3)
    assert isinstance(asked.panel, PickFan)
    assert table.rect().contains(asked.panel.geometry())
    for back in asked.panel.backs:
        QTest.mouseClick(back, LEFT, pos=QPoint(12, 40))
        assert asked.panel.picked[-1] is back


def test_only_an_allowed_number_can_be_taken(table: QWidget) -> None:
    asked = fan(table, 5, 2)
    assert isinstance(asked.panel, PickFan)
    asked.keys(K.Key_Space)
    assert not asked.panel.take.isEnabled()
    asked.keys(K.Key_Return)
    assert asked.answers == []
    asked.keys(K.Key_Right, K.Key_Space, K.Key_Return)
    assert asked.answers == [2]


def share(table: QWidget, total: int = 3) -> Asked:
    return Asked(SharePanel("Give", [("Bo", None), ("Cy", None)], total, table))


def test_shares_by_mouse(table: QWidget) -> None:
    asked = share(table)
    panel = asked.panel
    assert isinstance(panel, SharePanel)
    assert not panel.confirm.isEnabled()
    for button in (panel.more[0], panel.more[0], panel.less[0], panel.more[1], panel.more[1]):
        QTest.mouseClick(button, LEFT)
    assert panel.shares == [1, 2]
    assert not panel.more[0].isEnabled(), "nothing is left to give"
    QTest.mouseClick(panel.confirm, LEFT)
    assert asked.answers == [(1, 2)]


def test_shares_by_keys(table: QWidget) -> None:
    asked = share(table)
    asked.keys(K.Key_1, K.Key_2, K.Key_Backspace, K.Key_1, K.Key_1, K.Key_1, K.Key_Return)
    assert asked.answers == [(3, 0)]


def test_shares_say_what_is_left(table: QWidget) -> None:
    panel = share(table).panel
    assert isinstance(panel, SharePanel)
    assert panel.confirm.accessibleName().startswith("Still 3 to give")
    assert panel.more[1].accessibleName() == "One more for Cy"


def test_shares_by_arrows(table: QWidget) -> None:
    asked = share(table)
    asked.keys(K.Key_Up, K.Key_Right, K.Key_Up, K.Key_Left, K.Key_Down, K.Key_Up, K.Key_Right, K.Key_Up, K.Key_Return)
    assert asked.answers == [(1, 2)]


def test_pointing_elsewhere_gives_one_or_answers(table: QWidget) -> None:
    asked = share(table)
    assert isinstance(asked.panel, SharePanel)
    for number in (1, 1, 0, 0):
        asked.panel.take_answer(number)
    assert asked.panel.shares == [1, 2]
    asked = chooser(table)
    asked.panel.take_answer(2)
    assert asked.answers == [2]


def test_a_single_name_gets_everything_and_has_only_to_be_confirmed(table: QWidget) -> None:
    asked = Asked(SharePanel("Give", [("Bo", None)], 3, table))
    assert isinstance(asked.panel, SharePanel)
    assert not asked.panel.more[0].isVisible()
    asked.keys(K.Key_Down, K.Key_Backspace, K.Key_Return)
    assert asked.answers == [(3,)]
