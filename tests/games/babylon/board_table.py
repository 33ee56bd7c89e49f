"""Babylon's board under test: set up on the screen, moved by real mouse and key events, all its signals noted."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stackhub.engine.look import PaletteName, ThemeName
from stackhub.games.babylon.board import BabylonBoard
from stackhub.games.babylon.position import LIFTS, PLACES, Lift, Pile, after, legal_lifts
from stackhub.games.babylon.rules import BabylonView
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look

START: tuple[Pile, ...] = tuple((colour,) for colour in ("green", "black", "red", "beige") * 3)
#: Piles 1 green, 3 red-black, 5 four high with red on top, 7 red, 8 black, 10 three high with beige on top: nothing
#: fits on 10 and 10 fits on nothing.
MIDDLE: tuple[Pile, ...] = (
    ("green",),
    (),
    ("red", "black"),
    (),
    ("beige", "green", "black", "red"),
    (),
    ("red",),
    ("black",),
    (),
    ("green", "beige", "beige"),
    (),
    (),
)
LEFT, NO_MODIFIER = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def look(*, theme: ThemeName = "light", palette: PaletteName = "standard", **more: object) -> Look:
    """A look without motion, unless ``more`` says otherwise."""
    return Look(load_themes()[theme], load_palettes()[palette], **{"motion": False, **more})  # type: ignore[arg-type]


def view(piles: Sequence[Pile], to_play: int = 0) -> BabylonView:
    return BabylonView(0, to_play, tuple(piles))


def lift(source: int, target: int) -> Lift:
    return LIFTS[source - 1][target - 1]


def unnumbered(sentence: str) -> str:
    """``sentence`` with its plurals as they stand in the source, whether or not a translation is loaded by now."""
    return re.sub(r"(\d+) (tablet|pile)s?(\(s\))?", r"\1 \2(s)", sentence)


class BoardTable:
    """A shown board and what it said: ``chosen`` moves, ``explained`` sentences, ``sounded`` names, how often it has
    ``settled``."""

    def __init__(self, qtbot: QtBot, dressed: Look | None = None, piles: Sequence[Pile] = START) -> None:
        self.board = BabylonBoard(dressed or look())
        qtbot.addWidget(self.board)
        self.chosen: list[Lift] = []
        self.explained: list[str] = []
        self.sounded: list[str] = []
        self.settled = 0
        self.board.move_chosen.connect(self.chosen.append)
        self.board.explained.connect(self.explained.append)
        self.board.sounded.connect(self.sounded.append)
        self.board.settled.connect(self._settled)
        self.board.resize(760, 470)
        self.board.show()
        qtbot.waitExposed(self.board)
        self.lay(piles)

    def _settled(self) -> None:
        self.settled += 1

    def lay(self, piles: Sequence[Pile], *, invite: bool = True) -> None:
        """Show these piles and invite to every legal move."""
        self.piles = list(piles)
        self.board.show_view(view(piles))
        self.board.invite(legal_lifts(self.piles) if invite else ())

    def play_on_choice(self) -> None:
        """From now on do what the shell does with a chosen move: play it and have the board show it."""
        self.board.move_chosen.connect(self._play)

    def _play(self, move: Lift) -> None:
        self.board.invite(())
        self.piles = after(self.piles, move)
        self.board.animate([moved(self.piles, move)], view(self.piles, 1))
        self.board.invite(legal_lifts(self.piles))

    # --- hands

    def at(self, number: int) -> QPoint:
        """The middle of a pile's face."""
        return self.board.face_of(number).toPoint()

    def bare(self) -> QPoint:
        """A point of the bare table."""
        return QPoint(6, 6)

    def click(self, where: int | QPoint, button: Qt.MouseButton = LEFT) -> None:
        point = where if isinstance(where, QPoint) else self.at(where)
        QTest.mouseClick(self.board, button, NO_MODIFIER, point)

    def hover(self, where: int | QPoint) -> None:
        self._move(where if isinstance(where, QPoint) else self.at(where), Qt.MouseButton.NoButton)

    def press(self, number: int) -> None:
        QTest.mousePress(self.board, LEFT, NO_MODIFIER, self.at(number))

    def pull(self, start: QPoint, end: QPoint) -> None:
        """Move with the button down."""
        for step in range(1, 6):
            self._move(start + (end - start) * (step / 5), LEFT)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.board, LEFT, NO_MODIFIER, point)

    def drag(self, source: int, to: int | QPoint) -> None:
        """Press on a pile, pull it to another or to a point, let go."""
        start, end = self.at(source), to if isinstance(to, QPoint) else self.at(to)
        self.press(source)
        self.pull(start, end)
        self.release(end)

    def _move(self, point: QPoint, buttons: Qt.MouseButton) -> None:
        place = QPointF(point)
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            place,
            self.board.mapToGlobal(place),
            Qt.MouseButton.NoButton,
            buttons,
            NO_MODIFIER,
        )
        QApplication.sendEvent(self.board, event)

    def key(self, key: Qt.Key) -> None:
        """Press a key wherever the keyboard's focus is in the board."""
        QTest.keyClick(self.board.focusWidget() or self.board, key)

    # --- what is seen

    @property
    def held(self) -> int | None:
        return self.board.held

    def name(self, number: int) -> str:
        """What a screen reader calls a pile, see :func:`unnumbered`."""
        return unnumbered(self.button(number).accessibleName())

    def button(self, number: int):
        return self.board.pile_button(number)


def moved(piles: Sequence[Pile], move: Lift):
    """The event of ``move`` that led to ``piles``."""
    from stackhub.engine.events import Event

    pile = piles[move.target - 1]
    details = {"from": move.source, "to": move.target, "colour": pile[-1], "height": len(pile), "move": str(move)}
    return Event("moved", 0, details)


__all__ = ["LEFT", "MIDDLE", "PLACES", "START", "BoardTable", "lift", "look", "moved", "unnumbered", "view"]
