"""A game of hidden hands on the game screen, played as a person does: by real mouse events or by real keys, and nothing
else. What a game's pieces and questions are its own screen says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QTextEdit, QWidget

from stackhub.engine.look import COLOUR_NAMES
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.hand_board import HandBoard
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.question import Panel
from tests.gui.conftest import click, game_screen, press

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("Ada", "Léa", "Noor")


def seats(people: int, bots: int = 0) -> list[SeatChoice]:
    """So many people, then so many easy bots."""
    named = [SeatChoice(name=PEOPLE[seat], colour=COLOUR_NAMES[seat]) for seat in range(people)]
    return named + [
        SeatChoice(name=f"Bot {seat}", colour=COLOUR_NAMES[seat], level="easy") for seat in range(people, people + bots)
    ]


def from_home(window: MainWindow, game: str) -> GameScreen:
    """Start a match of ``game`` from the home screen."""
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.game_cards[game])
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    click(setup.play_button)
    return game_screen(window)


def waits(screen: GameScreen) -> bool:
    """Whether a person is asked for something."""
    return bool(screen.play.moves()) or screen.overlay is not None


class HandScreen:
    """The board of the match on ``window``. ``letters`` are the keys of the actions, as their buttons say."""

    letters: Mapping[str, Qt.Key]

    def __init__(self, window: MainWindow, screen: GameScreen) -> None:
        self.window = window
        self.screen = screen
        assert isinstance(screen.board, HandBoard)
        self.board: HandBoard = screen.board

    # --- what a game says

    def pieces_of(self, move: Any) -> list[str]:
        """The pieces that a person takes in hand for ``move``."""
        raise NotImplementedError

    def say_before(self, move: Any, *, by_mouse: bool) -> None:
        """What is said with ``move`` before it is laid."""

    def answer_by_mouse(self, panel: Panel, move: Any) -> None:
        """Answer the question in ``panel`` so that it comes to ``move``."""
        raise NotImplementedError

    def answer_by_keys(self, panel: Panel, move: Any) -> None:
        raise NotImplementedError

    # --- playing

    def play(self, move: Any, *, by_mouse: bool) -> None:
        """Make ``move``, and see that it was the one that was played."""
        played = self._played
        (self.by_mouse if by_mouse else self.by_keys)(move)
        assert self.screen.play.match.referee.journal.entries[played].move == str(move)

    @property
    def _played(self) -> int:
        return self.screen.play.match.referee.moves_played

    def by_mouse(self, move: Any) -> None:
        """Make ``move`` with clicks: pieces, pile or button, then the answers to what is asked."""
        played, pieces = self._played, self.pieces_of(move)
        for piece in pieces:
            self._click(self._spot(piece))
        self.say_before(move, by_mouse=True)
        if pieces:
            area = self.board.table.laid_area
            assert area is not None
            self._click(area.rect.center().toPoint())
        elif move.kind == "draw":
            assert self.board.table.stock is not None
            self._click(self.board.table.stock.rect.center().toPoint())
        elif move.kind in self.letters:
            click(self.board.bar.buttons[move.kind])
        while (panel := self.board.asking.panel) is not None and self._played == played:
            self.answer_by_mouse(panel, move)

    def by_keys(self, move: Any) -> None:
        """Make ``move`` with the keyboard alone."""
        played, pieces = self._played, self.pieces_of(move)
        for piece in pieces:
            self._walk_to(piece)
            if len(pieces) > 1:
                press(self.window, K.Key_Space)
        self.say_before(move, by_mouse=False)
        if pieces:
            press(self.window, K.Key_Return)
        elif move.kind in self.letters:
            press(self.window, self.letters[move.kind])
        while (panel := self.board.asking.panel) is not None and self._played == played:
            self.answer_by_keys(panel, move)

    def _click(self, at: QPoint) -> None:
        target = self.board.childAt(at) or self.board
        if isinstance(target.parent(), QGraphicsView):
            target = self.board
        QTest.mouseClick(target, LEFT, pos=target.mapFrom(self.board, at))
        QApplication.processEvents()

    def click_plate(self, seat: int) -> None:
        """Point at somebody's plate."""
        self._click(self.board.table.plates[seat].plaque.center().toPoint())

    def item(self, name: str) -> PieceItem:
        return next(item for item in self.board.table.hand.items if item.name == name)

    def _spot(self, name: str) -> QPoint:
        """A point of the piece that no other covers."""
        item = self.item(name)
        width, height = item.size
        return item.mapToScene(-width * 0.42, -height * 0.3).toPoint()

    def _walk_to(self, name: str) -> None:
        """By arrows, line by line from the near one."""
        for _ in range(4):
            press(self.window, K.Key_Down)
        for _ in range(2):
            press(self.window, K.Key_Home)
            before = None
            while self.board.walk.key != before:
                if any(item.focused and item.name == name for item in self.board.table.hand.items):
                    return
                before = self.board.walk.key
                press(self.window, K.Key_Right)
            press(self.window, K.Key_Up)
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


def told(screen: GameScreen, seat: int | None) -> set[str]:
    """The pieces that what happened before the eyes of ``seat`` has named."""
    return {
        str(piece)
        for events in screen.play.match.referee.events
        for event in events
        for piece in event.seen_by(seat).details.get("pieces", ())  # type: ignore[attr-defined]
    }
