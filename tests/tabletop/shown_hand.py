"""The board of a game of hidden hands under test: set up on the screen, played by real mouse and key events, all its
signals noted."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from stackhub.engine.events import Event
from stackhub.engine.look import PaletteName, ThemeName
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look, Player
from stackhub.tabletop.hand_board import HandBoard
from stackhub.tabletop.piece_item import PieceItem

PLAYERS = tuple(
    Player(name, colour)
    for name, colour in (
        ("Ada", "red"),
        ("Bo", "blue"),
        ("Cy", "yellow"),
        ("Di", "green"),
        ("Ed", "white"),
        ("Flo", "black"),
    )
)
LEFT = Qt.MouseButton.LeftButton


def look(*, theme: ThemeName = "light", palette: PaletteName = "standard", **more: object) -> Look:
    """A look without motion, unless ``more`` says otherwise."""
    return Look(load_themes()[theme], load_palettes()[palette], **{"motion": False, **more})  # type: ignore[arg-type]


class ShownHand:
    """A shown ``board`` for the seat ``front`` of ``state``, and what it said. ``parse`` reads moves."""

    def __init__(self, qtbot: QtBot, board: HandBoard, state: Any, parse: Callable[[str], Any], front: int = 0) -> None:
        self.state = state
        self.front = front
        self.board = board
        self.parse = parse
        self.chosen: list[str] = []
        self.explained: list[str] = []
        self.sounded: list[str] = []
        self.settled = 0
        qtbot.addWidget(self.board)
        self.board.resize(980, 560)
        self.board.move_chosen.connect(lambda move: self.chosen.append(str(move)))
        self.board.explained.connect(self.explained.append)
        self.board.sounded.connect(self.sounded.append)
        self.board.settled.connect(self._count)
        self.board.set_players(PLAYERS[: state.seats])
        self.board.show()
        self.board.activateWindow()
        qtbot.waitUntil(self.board.isActiveWindow)
        self.board.setFocus()
        self.again()

    def _count(self) -> None:
        self.settled += 1

    def again(self) -> None:
        """Show how the table stands, and offer what the seat in front may play."""
        self.board.show_view(self.state.view(self.front))
        self.invite()

    def invite(self) -> None:
        mine = self.state.to_play == self.front and self.state.outcome() is None
        self.board.invite(self.state.legal_moves() if mine else ())

    def play(self, move: str) -> list[Event]:
        """Play ``move`` and let the board show it to the seat in front."""
        self.board.invite(())
        events: list[Event] = list(self.state.play(self.parse(move)))
        self.board.animate([event.seen_by(self.front) for event in events], self.state.view(self.front))
        return events

    # --- what a person does

    def item(self, name: str) -> PieceItem:
        """A piece of the hand."""
        return next(item for item in self.board.table.hand.items if item.name == name)

    def spot(self, name: str) -> QPoint:
        """A point of a piece that no other covers."""
        item = self.item(name)
        width, height = item.size
        return item.mapToScene(-width * 0.4, -height * 0.3).toPoint()

    def middle(self) -> QPoint:
        """The middle of what is laid."""
        area = self.board.table.laid_area
        assert area is not None
        return area.rect.center().toPoint()

    def stock(self) -> QPoint:
        pile = self.board.table.stock
        assert pile is not None
        return pile.rect.center().toPoint()

    def click(self, *names: str) -> None:
        for name in names:
            QTest.mouseClick(self.board, LEFT, pos=self.spot(name))

    def click_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.board, LEFT, pos=point)

    def click_plate(self, seat: int) -> None:
        """Point at somebody's plate."""
        QTest.mouseClick(self.board, LEFT, pos=self.board.table.plates[seat].plaque.center().toPoint())

    def drag(self, name: str, end: QPoint) -> None:
        start = self.spot(name)
        QTest.mousePress(self.board, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(self.board, start + (end - start) * (step / 5))
        QTest.mouseRelease(self.board, LEFT, pos=end)

    def keys(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press keys where the focus is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.board, key, modifier)

    def walk_to(self, name: str) -> None:
        """Take the keyboard to a piece of the hand by arrows, line by line from the near one."""
        self.keys(*[Qt.Key.Key_Down] * 4)
        for _ in range(2):
            self.keys(Qt.Key.Key_Home)
            before = None
            while self.board.walk.key != before:
                if (focused := self.focused()) is not None and focused.name == name:
                    return
                before = self.board.walk.key
                self.keys(Qt.Key.Key_Right)
            self.keys(Qt.Key.Key_Up)
        raise AssertionError(f"the arrows do not lead to {name}")

    def focused(self) -> PieceItem | None:
        return next((item for item in self.board.table.hand.items if item.focused), None)

    # --- what can be seen

    def order(self) -> list[str]:
        """The hand from left to right."""
        return [item.name or "" for item in self.board.table.hand.items]

    def standing(self) -> dict[str, str]:
        """The pieces that stand up, and how far."""
        hand = self.board.table.hand
        return {item.name or "": hand.levels[item] for item in hand.items if hand.levels[item] != "rest"}

    def faces(self) -> list[str]:
        """Every name on an item of the scene."""
        return [item.name for item in self.items() if isinstance(item, PieceItem) and item.name is not None]

    def items(self) -> list[QGraphicsItem]:
        return self.board.table.scene().items()

    def words(self) -> Iterator[str]:
        """Everything that a screen reader or a reader can find in the widgets of the board."""
        for widget in (self.board, *self.board.findChildren(QWidget)):
            yield widget.accessibleName()
            yield widget.accessibleDescription()
            yield widget.toolTip()
            text = getattr(widget, "text", None)
            if callable(text):
                yield str(text())
