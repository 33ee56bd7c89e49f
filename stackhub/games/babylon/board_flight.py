"""A pile on its way onto another: lifted, thrown over in an arc, and landing with a small bounce."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from stackhub.games.babylon.board_geometry import Layer, between, layers_of
from stackhub.games.babylon.board_hand import Pose
from stackhub.games.babylon.position import Lift, Pile
from stackhub.tabletop.board import Look
from stackhub.tabletop.motion import Motion, hop, smooth

FLIGHT_MS = 450
#: When it touches down; the rest of the time it bounces and settles.
_TOUCH = 0.8
_BOUNCE = 0.05


class Flight(QObject):
    """One move at a time. ``moved()`` at each step, ``landed()`` when the pile touches down, ``ended()`` when it
    lies still."""

    moved = Signal()
    landed = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.move: Lift | None = None
        self._touched = False
        self._from: tuple[Layer, ...] = ()
        self._onto: tuple[Layer, ...] = ()
        self._final: tuple[Layer, ...] = ()
        self._motion = Motion(self)
        self._motion.moved.connect(self._step)
        self._motion.ended.connect(self._end)

    @property
    def running(self) -> bool:
        return self.move is not None

    def start(self, piles: Sequence[Pile], move: Lift, pose: Pose, look: Look) -> None:
        """Play ``move`` on ``piles``; the lifted pile sets off from ``pose``."""
        lifted, onto = piles[move.source - 1], piles[move.target - 1]
        self.move, self._touched = move, False
        self._from = pose.apply(layers_of(lifted, move.source))
        self._onto = layers_of(onto, move.target)
        self._final = layers_of(onto + lifted, move.target)
        # A pile that was let go close to its target has not far to go.
        ahead = math.dist((self._from[0].x, self._from[0].y), (self._onto[0].x, self._onto[0].y))
        self._motion.start(FLIGHT_MS * (0.5 + 0.5 * min(1.0, ahead / 1.5)), look)

    def stop(self) -> None:
        """Forget the move and say nothing."""
        self.move = None
        self._motion.stop()

    def finish(self) -> None:
        """Jump to the end."""
        self._motion.finish()

    def layers(self) -> dict[int, tuple[Layer, ...]]:
        """The two piles as they are now: the one in the air by its source, the one below it by its target; from its
        touch-down on both are one pile, by its target."""
        if self.move is None:
            return {}
        progress = self._motion.progress
        way = smooth(min(1.0, progress / _TOUCH))
        press = smooth(min(1.0, max(0.0, progress / _TOUCH - 0.5) * 2))
        below = [between(start, end, press) for start, end in zip(self._onto, self._final, strict=False)]
        ends = self._final[len(self._onto) :]
        rise = self._rise(progress)
        above = [between(start, end, way).moved(0, 0, rise) for start, end in zip(self._from, ends, strict=True)]
        if progress >= _TOUCH:
            return {self.move.target: (*below, *above)}
        return {self.move.target: tuple(below), self.move.source: tuple(above)}

    def _rise(self, progress: float) -> float:
        if progress < _TOUCH:
            start, end = self._from[0], self._final[len(self._onto)]
            apart = math.dist((start.x, start.y), (end.x, end.y))
            return (0.15 + 0.14 * min(apart, 3.0)) * hop(progress / _TOUCH)
        return _BOUNCE * hop((progress - _TOUCH) / (1 - _TOUCH))

    def _step(self, progress: float) -> None:
        self.moved.emit()
        if progress >= _TOUCH and not self._touched:
            self._touched = True
            self.landed.emit()

    def _end(self) -> None:
        self.move = None
        self.ended.emit()
