"""The player's one hand at the wobbling cup: mouse and keys lead the stick, turn it and let go of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from stackhub.dexterity.hand import DragHand
from stackhub.dexterity.keys import FAR_STEP_MM, TURN_RAD
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_keys import HandKeys
from stackhub.games.stickstack.board_live import LiveTable
from stackhub.games.stickstack.board_steer import Steering

_SHIFT_AND_CTRL = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class PlayerHand(DragHand):
    """What the board has to tell it: `may_place`, `can_draw`. `keys` is its keyboard.

    Signals besides: ``draw()`` the bag was clicked; ``released()`` the stick was let go of; ``contacts_wanted()`` what
    touches what is to be shown or hidden; ``closed()`` the turn is to end now; ``led(place)`` the keyboard has led the
    stick over something; ``moved()`` the keyboard has moved or turned it.
    """

    keys: HandKeys
    draw = Signal()
    released = Signal()
    contacts_wanted = Signal()
    closed = Signal()
    led = Signal(str)
    moved = Signal()

    def __init__(self, live: LiveTable, parent: QObject) -> None:
        super().__init__(live.viewport, parent)
        self.live = live
        self.steering = Steering(live.viewport)
        self.may_place = False
        """Whether a person at this screen has a stick to place now."""
        self.can_draw = False
        """Whether a stick may be drawn from the bag now."""
        self.stiff = False
        """The stick cannot be turned (a challenge card says so)."""
        self.can_close = False
        """Whether the turn may be ended now."""
        self.chosen: str | None = None
        """A stick of the tower, or a part of the cup, that the keyboard or a click has chosen."""
        self.hovered: str | None = None
        self.on_bag = False
        """The pointer is on the bag."""
        self.keys = HandKeys(self)
        live.before_frame = self.steering.steer

    # --- What the board asks

    @property
    def has_bench(self) -> bool:
        return self.live.bench is not None

    @property
    def is_full(self) -> bool:
        return self.is_holding

    @property
    def is_holding(self) -> bool:
        """Whether a stick is in the hand of a person at this screen, and goes where it is led."""
        bench = self.live.bench
        return self.may_place and bench is not None and bench.held is not None and bench.mode == "carry"

    def took(self) -> None:
        """A stick has come into the hand."""
        self.drags_from(None)
        self.chosen = None
        self.steering.park(self.live.bench)
        self.changed.emit()

    def rest(self) -> None:
        """Nobody may touch the tower now: end everything, choose nothing."""
        if self.is_holding:  # said to nobody: whoever asks for rest is offering anew already
            self.put_back()
        self.drags_from(None)
        self.may_place = False
        self.chosen = self.hovered = None
        self.steering.park(self.live.bench)
        self.view.unsetCursor()

    def refused(self) -> None:
        """The stick was let go of in wrong colours: it hangs there again, to be led on, let go of or lifted."""
        bench = self.live.bench
        if bench is not None and self.is_holding:
            self.steering.refused(bench)

    def put_back(self) -> None:
        bench = self.live.bench
        if bench is not None:
            bench.give_back()
            self.steering.park(bench)
            self.live.wake()

    def cancel(self) -> bool:
        """Escape: lift the stick up and clear, else choose nothing. True when one of these was done."""
        if self.is_holding and (self._dragging or not self.steering.parked):
            return self.end_safely()
        if self.chosen is not None:
            self.chosen = None
            self.changed.emit()
            return True
        return False

    # --- Mouse

    def other_button(self) -> bool:
        return False  # between two drags the stick hovers, and the camera may go around

    def drag_on(self, pointer: QPointF) -> None:
        bench = self.live.bench
        assert bench is not None
        self.drags_from(pointer)
        self.steering.begin(bench, pointer)
        self.view.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.changed.emit()

    def press_on(self, pointer: QPointF) -> bool:
        found = self.view.pick(pointer)
        if found is None:
            return False
        if found[0] is self.live.bag:
            self.draw.emit()
            return True
        name = self.live.name_of(found[0])
        if name is None:
            return False
        self.chosen = None if name == self.chosen else name
        self.changed.emit()
        return True

    def point(self, pointer: QPointF) -> None:
        self.steering.point(pointer)
        self.live.wake()

    def let_go(self) -> None:
        """The button came up: close above the tower the stick is let go of, elsewhere it stays in the hand."""
        bench = self.live.bench
        self.view.unsetCursor()
        self.steering.end_drag()
        if bench is not None and not self.steering.parked:
            why = bench.may_release()
            if why is None:
                self.release()
            else:  # it stays in the hand: high in front of the cup that looks as if it lay on it
                self.said.emit(words.reason(why))
        self.changed.emit()
        self.live.wake()

    def release(self) -> None:
        """Open the hand, or say why not."""
        bench = self.live.bench
        if bench is None or not self.is_holding:
            return
        if self.steering.parked and not bench.can_release:
            self.steering.lower(bench)  # it has hung high above since it was taken
            self.said.emit(words.lowered())
            self.moved.emit()
            self.live.wake()
            return
        why = bench.release()
        self.drags_from(None)
        if why is not None:
            self.said.emit(words.reason(why))
            self.sounded.emit("refuse")
        else:
            self.steering.park(bench)
            self.released.emit()
        self.changed.emit()
        self.live.wake()

    def nudge_depth(self, notches: float) -> None:
        bench = self.live.bench
        if bench is not None and self.is_holding:
            self.steering.nudge(bench, 0, 0, -notches * FAR_STEP_MM)
            self.live.wake()

    def turn_by_wheel(self, notches: float, modifiers: Qt.KeyboardModifier) -> bool:
        """With Shift it is turned, with Ctrl tipped, with both rolled: a mouse or a trackpad has to do."""
        bench = self.live.bench
        if bench is None or not self.is_holding:
            return False
        if self.stiff:
            self.said.emit(words.reason("stiff"))
            return True
        held = modifiers & _SHIFT_AND_CTRL
        axis = "yaw" if held == Qt.KeyboardModifier.ShiftModifier else "long" if held == _SHIFT_AND_CTRL else "cross"
        bench.turn(**{axis: notches * TURN_RAD})
        self.steering.waits = False
        self.moved.emit()
        self.live.wake()
        return True

    def hover(self, at: QPointF | None) -> None:
        """Say with the pointer what it would do."""
        found = self.view.pick(at) if at is not None else None
        box = None if found is None else found[0]
        name = None if box is None else self.live.name_of(box)
        on_bag = box is self.live.bag
        if (name, on_bag) == (self.hovered, self.on_bag):
            return
        self.hovered, self.on_bag = name, on_bag
        bench = self.live.bench
        held = None if bench is None else bench.held
        if on_bag:
            self.view.setCursor(Qt.CursorShape.PointingHandCursor if self.can_draw else Qt.CursorShape.ForbiddenCursor)
        elif self.is_holding and name == held:
            self.view.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.view.unsetCursor()
        self.changed.emit()
