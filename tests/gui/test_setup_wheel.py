"""The wheel scrolls a page; it chooses nothing on the way."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox

from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow


def test_the_wheel_over_a_house_rule_changes_nothing(window: MainWindow) -> None:
    window.open_setup("stickstack")
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    setup.house_rules.fold.click()
    QApplication.processEvents()
    boxes = [box for box in window.findChildren(QComboBox) if box.isVisible() and box.count() > 1]
    assert len(boxes) > 3
    before = [box.currentIndex() for box in boxes]
    for box in boxes:
        box.setFocus()
        for turn in (-120, 120):
            middle = QPointF(box.rect().center())
            event = QWheelEvent(
                middle,
                QPointF(box.mapToGlobal(middle)),
                QPoint(),
                QPoint(0, turn),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(box, event)
            assert [other.currentIndex() for other in boxes] == before
