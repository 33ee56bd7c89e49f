"""The player's one hand at a dexterity table: which press, drag and release of the mouse mean what (interface.md).

Whatever interrupts a drag ends it safely: a lost release, another button, Escape, a resize, the pointer or the focus
leaving the window.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from stackhub.engine.controls import Controls
from stackhub.view3d.viewport import Viewport

INTERRUPTIONS = (
    QEvent.Type.FocusOut,
    QEvent.Type.Resize,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.UngrabMouse,
)
_TURNING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Keys(Protocol):
    """The keyboard of a hand."""

    def filter(self, event: QKeyEvent) -> bool:
        """Take an event of the view, if it is one of the hand's."""

    def set_controls(self, controls: Controls) -> None:
        """The player's own keys."""


class DragHand(QObject):
    """Watches a view's events. A game's hand says what can be held and what becomes of it.

    Signals: ``changed()`` something is chosen, hovered or held; ``said(sentence)``; ``sounded(name)``.
    """

    changed = Signal()
    said = Signal(str)
    sounded = Signal(str)

    def __init__(self, view: Viewport, parent: QObject) -> None:
        super().__init__(parent)
        self.view = view
        self.keys: Keys | None = None
        self._dragging = False
        view.installEventFilter(self)

    # --- What a game's hand says

    @property
    def has_bench(self) -> bool:
        """Whether there is a table to play on."""
        raise NotImplementedError

    @property
    def is_full(self) -> bool:
        """Whether there is something in the hand, wherever it goes by itself."""
        raise NotImplementedError

    @property
    def is_holding(self) -> bool:
        """Whether there is something in the hand that goes where it is led."""
        raise NotImplementedError

    def press_on(self, pointer: QPointF) -> bool:
        """The main button went down and the hand is empty: take what is there. False lets the camera have it."""
        raise NotImplementedError

    def drag_on(self, pointer: QPointF) -> None:
        """The main button went down and something is held: the mouse leads it from here, or not (`drags_from`)."""
        raise NotImplementedError

    def other_button(self) -> bool:
        """Another button went down while something is held, but not dragged: it is given back. False lets the camera
        have the event."""
        self.end_safely()
        return True

    def point(self, pointer: QPointF) -> None:
        """The pointer leads what is held."""
        raise NotImplementedError

    def let_go(self) -> None:
        """The button was released: lay, drop or keep what is held."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Give back what is held, safely."""
        raise NotImplementedError

    def nudge_depth(self, notches: float) -> None:
        """The wheel turned while something is held; positive is away from the viewer."""
        raise NotImplementedError

    def turn_by_wheel(self, notches: float, modifiers: Qt.KeyboardModifier) -> bool:
        """The wheel turned with Shift or Ctrl held. False: that means no more here than without them."""
        return False

    def hover(self, at: QPointF | None) -> None:
        """The pointer is there with no button pressed (None: it has left the view)."""
        raise NotImplementedError

    # --- What a board asks

    def set_controls(self, controls: Controls) -> None:
        """The player's own keys, hand and sensitivity."""
        if self.keys is not None:
            self.keys.set_controls(controls)
        self.view.navigation.swapped = controls.left_handed
        self.view.navigation.sensitivity = controls.sensitivity

    @property
    def dragging(self) -> bool:
        return self._dragging

    def drags_from(self, pointer: QPointF | None) -> None:
        """A drag begins there; None: the keyboard leads, and no drag does."""
        self._dragging = pointer is not None

    def end_safely(self) -> bool:
        """Give back what is held, whatever it is. True when there was something."""
        self._dragging = False
        if not self.is_holding:
            return False
        self.put_back()
        self.changed.emit()
        return True

    # --- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in INTERRUPTIONS:
            if kind != QEvent.Type.UngrabMouse or self._dragging:
                self.end_safely()
        elif isinstance(event, QMouseEvent):
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                return self._press(event)
            if kind == QEvent.Type.MouseMove:
                return self._move(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._release(event)
        elif isinstance(event, QWheelEvent):
            return self._wheel(event)
        elif isinstance(event, QKeyEvent):
            return self.keys is not None and self.keys.filter(event)
        elif kind == QEvent.Type.Leave:
            self.hover(None)
        return False

    def _press(self, event: QMouseEvent) -> bool:
        main = Qt.MouseButton.RightButton if self.view.navigation.swapped else Qt.MouseButton.LeftButton
        if not self.has_bench:
            return False
        if self._dragging:
            self.end_safely()  # another button in mid-drag
            return True
        if self.is_full and event.button() != main:
            return self.other_button()
        if event.button() != main or event.modifiers() not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            return False
        if self.is_full:
            self.drag_on(event.position())
            return True
        return self.press_on(event.position())

    def _move(self, event: QMouseEvent) -> bool:
        if not self._dragging:
            if not event.buttons():
                self.hover(event.position())
            return False
        window = self.view.window()
        inside = window.rect().contains(self.view.mapTo(window, event.position().toPoint()))
        if not self.is_full:
            self._dragging = False
        elif not event.buttons() or not inside:  # the release was lost, or the pointer has left the window
            self.end_safely()
        else:
            self.point(event.position())
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if not self._dragging:
            return False
        self._dragging = False
        if self.is_full:
            self.point(event.position())
            self.let_go()
        return True

    def _wheel(self, event: QWheelEvent) -> bool:
        if not self.is_full:
            return False
        turned = event.angleDelta()
        notches = (turned.y() or turned.x()) / 120  # some systems turn it sideways with Shift
        if event.modifiers() & _TURNING and self.turn_by_wheel(notches, event.modifiers()):
            return True
        self.nudge_depth(notches)
        return True
