"""What the tour does at the tower: roll, pull a block out, carry it, bring the tower down – with the keys that a player
has, and with virtual time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

_MOST_ROLLS = 60
_FRAMES = 6
"""Frames of the world after each key."""
_HOVER_FRAMES = 120  # until what is carried hangs still
_MOST_KEYS = 90
_MOST_WAITS = 400
_LOOSE_MM = 0.09  # so much lower than its neighbours, a piece carries nothing


class TowerHand:
    """The hand of whoever is to play at `board` (`stackhub.shell.walk.TourHand`)."""

    def __init__(self, board: Any, wait: Callable[[Callable[[], bool]], None]) -> None:
        """`wait` lets the program go on until something holds; it raises when that takes too long."""
        self._board = board
        self._wait_for = wait
        self._back = Qt.Key.Key_Left

    def prepare(self) -> bool:
        """Roll until a block has to be taken."""
        board = self._board
        for _ in range(_MOST_ROLLS):
            self._wait_for(lambda: bool(board.bar.roll_button.isEnabled()) or board.view.phase == "take")
            if board.view.phase == "take":
                return True
            board.bar.roll_button.click()
        return False

    def hold(self) -> bool:
        """Draw a block out and carry it over the top."""
        if not self.draw_out():
            return False
        self.lift_over()
        return True

    def end_round(self) -> bool:
        """Bring the tower down with a block that was drawn out from the front."""
        if not self.draw_out(from_the_front=True):
            return False
        self.bring_down()
        return True

    def draw_out(self, *, from_the_front: bool = False) -> bool:
        """Draw a loose piece out until it is free. False when none would come. ``from_the_front``: arrows lead along
        the storeys then."""
        board, bench = self._board, self._board.live.bench
        if from_the_front:
            self._press(Qt.Key.Key_1)
        for block in self._loose():
            board.hand.chosen, board.hand.by_keys = block, True
            self._press(Qt.Key.Key_Space)
            away, self._back = self._arrows(block)
            for _ in range(_MOST_KEYS):
                if bench.held != block or bench.mode == "carry":
                    break
                self._press(away)
            if bench.mode == "carry":
                return True
            bench.give_back()
            self._wait(lambda: bench.mode == "idle")
        return False

    def lift_over(self) -> None:
        """Carry it over the first open place."""
        self._press(Qt.Key.Key_Tab)
        self._wait(lambda: self._board.hand.steering.over_top and self._board.live.bench.snap is not None)
        self._board.live.run(_HOVER_FRAMES)

    def bring_down(self) -> None:
        """Drive what was drawn out flat into the tower's side, until it falls. It was drawn out from the front."""
        clock = self._board.clock
        for _ in range(4):
            self._press(Qt.Key.Key_Up)  # not through the hole it came from
        self._press(Qt.Key.Key_P)
        for _ in range(_MOST_KEYS):
            if clock.stage != "open":
                break
            self._press(self._back)
        self._wait(lambda: clock.stage != "falling")

    # --- inside

    def _loose(self) -> list[str]:
        """The pieces that may be taken and are lower than the highest of their storey, from the top down."""
        bench, hand = self._board.live.bench, self._board.hand
        heights = {name: body.size_mm[2] for name, body in bench.tower.blocks.items()}
        found = []
        for number, storey in reversed(list(enumerate(bench.storeys))):
            highest = max((heights[name] for name in storey if name is not None), default=0.0)
            for name in storey:
                loose = name is not None and highest - heights[name] > _LOOSE_MM
                if loose and name in hand.legal and number > 2 and bench.may_hold(name) is None:
                    found.append(name)
        return found

    def _arrows(self, block: str) -> tuple[Qt.Key, Qt.Key]:
        """The arrow that leads a piece out towards the camera, and the one that leads back."""
        view, pose = self._board.viewport, self._board.live.boxes[block].pose
        ax, ay, _ = pose.direction((1.0, 0.0, 0.0))
        sign = 1 if ax * view.rig.eye.x + ay * view.rig.eye.y > 0 else -1
        here = view.project(pose.place) or QPointF()
        there = view.project((pose.x + 20 * sign * ax, pose.y + 20 * sign * ay, pose.z)) or QPointF()
        way = there - here
        if abs(way.x()) > abs(way.y()):
            right = (Qt.Key.Key_Right, Qt.Key.Key_Left)
            return right if way.x() > 0 else right[::-1]
        down = (Qt.Key.Key_Down, Qt.Key.Key_Up)
        return down if way.y() > 0 else down[::-1]

    def _press(self, key: Qt.Key) -> None:
        view = self._board.viewport
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
        self._board.live.run(_FRAMES)

    def _wait(self, done: Callable[[], bool]) -> None:
        for _ in range(_MOST_WAITS):
            if done():
                return
            self._board.live.run(_FRAMES)
