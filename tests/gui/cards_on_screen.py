"""Stack Up! on the game screen, played as a person does: by real mouse events or by real keys, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QTextEdit, QWidget

from stackhub.games.stackup.board import StackUpBoard
from stackhub.games.stackup.cards import CARDS
from stackhub.games.stackup.moves import Move
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.window import MainWindow
from stackhub.tabletop.pick_fan import PickFan
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.question import Chooser
from tests.gui.conftest import click, press

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
#: The key of each action, as its button says.
KEYS = {"draw": K.Key_D, "keep": K.Key_K, "take": K.Key_T, "pass": K.Key_X, "spare": K.Key_S}


def cards_of(move: Move) -> list[str]:
    """The cards that a person takes in hand for ``move``."""
    if move.kind == "numbers":
        return CARDS.named(move.cards)
    return [move.kind] if move.mask else []


class CardScreen:
    """The board of the match on ``window``."""

    def __init__(self, window: MainWindow, screen: GameScreen) -> None:
        self.window = window
        self.screen = screen
        assert isinstance(screen.board, StackUpBoard)
        self.board = screen.board

    def by_mouse(self, move: Move) -> None:
        """Make ``move`` with clicks: cards, pile or button, then the answers to what is asked."""
        cards = cards_of(move)
        for card in cards:
            self._click(self._spot(card))
        if cards:
            area = self.board.table.laid_area
            assert area is not None
            self._click(area.rect.center().toPoint())
        elif move.kind == "draw":
            assert self.board.table.stock is not None
            self._click(self.board.table.stock.rect.center().toPoint())
        elif move.kind in KEYS:
            click(self.board.bar.buttons[move.kind])
        while (panel := self.board.asking.panel) is not None:
            if isinstance(panel, PickFan):
                for back in panel.backs[: move.taken]:
                    QTest.mouseClick(back, LEFT, pos=QPoint(12, back.height() // 2))
                click(panel.take)
            else:
                assert isinstance(panel, Chooser)
                click(panel.buttons[self._answer(panel, move)])

    def by_keys(self, move: Move) -> None:
        """Make ``move`` with the keyboard alone."""
        cards = cards_of(move)
        for card in cards:
            self._walk_to(card)
            if len(cards) > 1:
                press(self.window, K.Key_Space)
        if cards:
            press(self.window, K.Key_Return)
        elif move.kind in KEYS:
            press(self.window, KEYS[move.kind])
        while (panel := self.board.asking.panel) is not None:
            if isinstance(panel, PickFan):
                press(self.window, Qt.Key(K.Key_0 + move.taken))
                press(self.window, K.Key_Return)
            else:
                assert isinstance(panel, Chooser)
                press(self.window, Qt.Key(K.Key_1 + self._answer(panel, move)))

    @staticmethod
    def _answer(panel: Chooser, move: Move) -> int:
        """Which of the answers leads to ``move``."""
        return next(at for at, choice in enumerate(panel.choices) if move in choice.value)

    def _click(self, at: QPoint) -> None:
        target = self.board.childAt(at) or self.board
        if isinstance(target.parent(), QGraphicsView):
            target = self.board
        QTest.mouseClick(target, LEFT, pos=target.mapFrom(self.board, at))
        QApplication.processEvents()

    def item(self, name: str) -> PieceItem:
        return next(item for item in self.board.table.hand.items if item.name == name)

    def _spot(self, name: str) -> QPoint:
        """A point of the card that no other card covers."""
        item = self.item(name)
        width, height = item.size
        return item.mapToScene(-width * 0.42, -height * 0.3).toPoint()

    def _walk_to(self, name: str) -> None:
        press(self.window, K.Key_Down)
        press(self.window, K.Key_Down)
        press(self.window, K.Key_Home)
        for _ in self.board.table.hand.items:
            if any(item.focused and item.name == name for item in self.board.table.hand.items):
                return
            press(self.window, K.Key_Right)
        raise AssertionError(f"the arrows do not lead to {name}")

    # --- what can be found on the screen

    def found(self) -> str:
        """Everything a reader, a screen reader or a curious person finds: widgets, accessible objects, items."""
        parts = [*self._widget_words(), *self._accessible_words(), *self._item_words()]
        return "\n".join(parts)

    def _widget_words(self) -> Iterator[str]:
        for widget in (self.window, *self.window.findChildren(QWidget)):
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip())
            if isinstance(widget, QTextEdit):
                yield widget.toPlainText()
            elif callable(words := getattr(widget, "text", None)):
                yield str(words())

    def _accessible_words(self) -> Iterator[str]:
        todo: list[QAccessibleInterface] = [QAccessible.queryAccessibleInterface(self.window)]
        while todo:
            here = todo.pop()
            yield from (here.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
            todo += [child for at in range(here.childCount()) if (child := here.child(at)) is not None]

    def _item_words(self) -> Iterator[str]:
        for item in self.board.table.scene().items():
            if isinstance(item, PieceItem) and item.name is not None:
                yield item.name
            yield item.toolTip()
