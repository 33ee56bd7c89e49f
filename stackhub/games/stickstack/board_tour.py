"""What the tour does at the wobbling cup: lay some sticks where they fit, hang one over the tower, knock it over – with
virtual time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.table_carry import yaw_of
from stackhub.games.stickstack.table_placer import PlanLimits, plan

_STICKS = 6
_FRAMES = 6
_HANG_FRAMES = 120
_MOST_WAITS = 100
_TRIES = 4
_BLOW_G_MM_S = 150_000.0


class StickHand:
    """The hand of whoever is to play at `board` (`stackhub.shell.walk.TourHand`)."""

    def __init__(self, board: Any, wait: Callable[[Callable[[], bool]], None]) -> None:
        """`wait` lets the program go on until something holds; it raises when that takes too long."""
        self._board = board
        self._wait_for = wait
        self._chance = Chance(1)

    def prepare(self) -> bool:
        """Both players lay sticks in right colours, and the next one is drawn."""
        for _ in range(_STICKS):
            if not (self._draw() and self._place()):
                return False
        return self._draw()

    def hold(self) -> bool:
        """Hang the stick over the place where it will go."""
        return self._hang()

    def end_round(self) -> bool:
        """Somebody knocks against the cup, hard."""
        board = self._board
        board.live.bench.world.kick(board.live.bench.table.cup, (_BLOW_G_MM_S, 0.0, 0.0))
        return self._run(lambda: board.clock.stage not in ("open", "falling"))

    # --- inside

    def _draw(self) -> bool:
        board = self._board
        self._wait_for(lambda: board.view.phase != "take" or bool(board.hand.can_draw))
        if board.view.phase == "take":
            self._press(Qt.Key.Key_Space)
        self._wait_for(lambda: board.live.bench.held is not None)
        return True

    def _hang(self) -> bool:
        bench, steering = self._board.live.bench, self._board.hand.steering
        body = bench.table.sticks[bench.held]
        found = plan(bench.table, bench.held, self._chance, PlanLimits(trials=0))
        if found is None:
            return False
        bench.turn(yaw=yaw_of(found.pose) - yaw_of(body.pose))
        steering.lead_to(bench, found.pose.x, found.pose.y)
        self._board.live.run(_HANG_FRAMES)
        return True

    def _place(self) -> bool:
        """Lay it; a place that proves wrong is looked for again, and at last the stick is kept."""
        board = self._board
        for _ in range(_TRIES):
            if not self._hang():
                return False
            self._press(Qt.Key.Key_Space)
            self._run(lambda: board.live.bench.mode != "judging")
            if board.live.bench.can_close:
                break
        if board.live.bench.can_keep:
            board.bar.keep.emit()
        return self._run(lambda: board.view.phase == "take")

    def _press(self, key: Qt.Key) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._board.viewport, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
        self._board.live.run(_FRAMES)

    def _run(self, done: Callable[[], bool]) -> bool:
        for _ in range(_MOST_WAITS):
            if done():
                return True
            self._board.live.run(_FRAMES)
            QApplication.processEvents()
        return done()
