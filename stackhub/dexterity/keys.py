"""The letters a player has given to what a hand does, and the keys that mean the same at every dexterity table."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from stackhub.engine.controls import HAND_ACTIONS, Controls, HandAction

STEP_MM, FAR_STEP_MM = 4.0, 8.0
TURN_RAD = math.radians(5)
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
TURNS: dict[HandAction, dict[str, float]] = {
    "yaw_left": {"yaw": TURN_RAD},
    "yaw_right": {"yaw": -TURN_RAD},
    "long_left": {"long": TURN_RAD},
    "long_right": {"long": -TURN_RAD},
    "cross_left": {"cross": TURN_RAD},
    "cross_right": {"cross": -TURN_RAD},
}
HOLDING: tuple[HandAction, ...] = ("plane", *TURNS)
"""What a letter does only while something is held."""
ACT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
WALK = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class LetterKeys(QObject):
    """Keys of one hand. Signal: ``card_wanted()`` the card of keys is to be shown or hidden."""

    card_wanted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._letters: dict[int, HandAction] = {}
        self.set_controls(Controls())

    def set_controls(self, controls: Controls) -> None:
        """The player's own keys."""
        self._letters = {ord(controls.key(action)): action for action in HAND_ACTIONS}

    # --- What a game's keys say

    def means(self, action: HandAction) -> bool:
        """Whether this action is a thing to do now; if not, its letter is left to others."""
        raise NotImplementedError

    def do(self, action: HandAction, *, finely: bool) -> None:
        """Do it, in small steps with `finely`."""
        raise NotImplementedError

    def press(self, event: QKeyEvent) -> bool:
        """A key that is no letter of the player's was pressed. False: others may have it."""
        raise NotImplementedError

    def release(self, event: QKeyEvent) -> bool:
        """A key came up again."""
        return False

    # --- Qt

    def filter(self, event: QKeyEvent) -> bool:
        """Take an event of the view, if it is one of the hand's."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:  # the screen's own letters mean something else here (P: its panel)
            if self._action_of(event) is None:
                return False
            event.accept()
            return True
        if kind == QEvent.Type.KeyPress:
            return self._press(event)
        if kind == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            return self.release(event)
        return False

    def _action_of(self, event: QKeyEvent) -> HandAction | None:
        """What a letter does now; None: nothing."""
        action = self._letters.get(event.key())
        plain = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if action is None or event.modifiers() & ~plain:
            return None
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and action not in HOLDING:
            return None
        return action if self.means(action) else None

    def _press(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        action = self._action_of(event)
        if action is None:
            return self.press(event)
        self.do(action, finely=finely(event))
        return True


def finely(event: QKeyEvent) -> bool:
    """Whether a key is to move things in small steps."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
