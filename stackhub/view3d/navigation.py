"""How mouse, trackpad and keys move the camera, as long as nothing is held (the dexterity tables of interface.md).

Right drag, Ctrl + left drag, and left drag on the empty table go around; middle drag and Shift + left drag shift;
wheel, pinch, Page Up and Page Down come nearer and go away; arrows go around in steps; 1 to 5 are the four sides and
the top, Home frames everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent

from stackhub.view3d.camera import CameraRig, Side

Drag = Literal["orbit", "pan"]

_TURN_PER_HEIGHT = 130.0  # degrees, for a drag as long as the view is high: the next side, and a good look at it
_STEP_DEGREES = 12.0
_NOTCH = 0.88  # one notch of the wheel leaves so much of the distance
_SIDES: dict[Qt.Key, Side] = {
    Qt.Key.Key_1: "front",
    Qt.Key.Key_2: "right",
    Qt.Key.Key_3: "back",
    Qt.Key.Key_4: "left",
    Qt.Key.Key_5: "top",
}
_ARROWS = {
    Qt.Key.Key_Left: (-_STEP_DEGREES, 0.0),
    Qt.Key.Key_Right: (_STEP_DEGREES, 0.0),
    Qt.Key.Key_Up: (0.0, _STEP_DEGREES / 2),
    Qt.Key.Key_Down: (0.0, -_STEP_DEGREES / 2),
}


class Navigation:
    """Turns events into orders for a rig. Every method returns whether the event was one of its own."""

    def __init__(self, rig: CameraRig, moved: Callable[[], None]) -> None:
        self._rig = rig
        self._moved = moved
        self._button: Qt.MouseButton | None = None
        self._last = QPointF()
        self.drag: Drag | None = None
        self.sensitivity = 1.0
        """Multiplies every drag and every notch."""
        self.swapped = False
        """Left and right button change places, for the left hand."""

    def press(self, event: QMouseEvent) -> bool:
        """A board that has something under the pointer does not let this come here."""
        if self.drag is not None:
            return True
        self.drag = self._drag_of(event)
        if self.drag is None:
            return False
        self._button, self._last = event.button(), event.position()
        return True

    def move(self, event: QMouseEvent, height: int) -> bool:
        """`height` of the view in pixels: how far a drag goes does not depend on its size."""
        if self.drag is None:
            return False
        if self._button is None or not event.buttons() & self._button:  # the release was lost
            self.end()
            return False
        step = (event.position() - self._last) * (self.sensitivity / max(1, height))
        self._last = event.position()
        if self.drag == "orbit":
            self._rig.orbit(-step.x() * _TURN_PER_HEIGHT, step.y() * _TURN_PER_HEIGHT * 0.75)
        else:
            self._rig.pan(-step.x(), step.y())
        self._moved()
        return True

    def release(self, event: QMouseEvent) -> bool:
        if self.drag is None or event.button() != self._button:
            return False
        self.end()
        return True

    def end(self) -> None:
        """Let go: the release came, or never will."""
        self.drag = self._button = None

    def wheel(self, event: QWheelEvent) -> bool:
        notches = event.angleDelta().y() / 120
        if not notches:
            return False
        self._rig.zoom(_NOTCH ** (notches * self.sensitivity))
        self._moved()
        return True

    def gesture(self, event: QEvent) -> bool:
        """A pinch on a trackpad."""
        if not isinstance(event, QNativeGestureEvent) or event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self._rig.zoom(1 / max(0.2, 1 + event.value()))
        self._moved()
        return True

    def key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._rig.orbit(*_ARROWS[key])
        elif key in _SIDES:
            self._rig.look_from(_SIDES[key])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._rig.zoom(_NOTCH if key == Qt.Key.Key_PageUp else 1 / _NOTCH)
        elif key == Qt.Key.Key_Home:
            self._rig.reframe()
        else:
            return False
        self._moved()
        return True

    def _drag_of(self, event: QMouseEvent) -> Drag | None:
        left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
        if self.swapped:
            left, right = right, left
        button, modifiers = event.button(), event.modifiers()
        if button == Qt.MouseButton.MiddleButton:
            return "pan"
        if button == left and modifiers & Qt.KeyboardModifier.ShiftModifier:
            return "pan"
        return "orbit" if button in (left, right) else None
