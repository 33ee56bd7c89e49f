"""Movements on a board: from 0 to 1 in so many milliseconds, at the player's speed, or at once."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from stackhub.tabletop.board import Look


class Motion(QObject):
    """One movement at a time. ``moved(progress)`` at each step, the last with 1.0; then ``ended()``, once for each
    :meth:`start` that was not stopped or overtaken by another. Nothing ticks while nothing moves."""

    moved = Signal(float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.progress = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self.finish)
        self._running = False

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._running

    @property
    def duration(self) -> int:
        """How long the movement takes that was started last, in milliseconds."""
        return self._clock.duration()

    def start(self, milliseconds: float, look: Look) -> None:
        """Run from the beginning, in ``milliseconds`` divided by the speed; jump to the end where motion is off."""
        self.stop()
        self._running = True
        self.progress = 0.0
        if not look.motion:
            self.finish()
            return
        self._clock.setDuration(max(1, round(milliseconds / max(look.speed, 0.05))))
        self._clock.start()

    def stop(self) -> None:
        """Stand still where it is and say nothing."""
        self._running = False
        self._clock.stop()

    def finish(self) -> None:
        """Jump to the end, if it is under way."""
        if not self._running:
            return
        self.stop()
        self.progress = 1.0
        self.moved.emit(1.0)
        self.ended.emit()

    def _step(self, value: object) -> None:
        if self._running and isinstance(value, float) and value < 1.0:
            self.progress = value
            self.moved.emit(value)


def smooth(progress: float) -> float:
    """Set off and arrive gently."""
    return progress * progress * (3 - 2 * progress)


def arriving(progress: float) -> float:
    """Set off at once, arrive gently."""
    return 1 - (1 - progress) ** 3


def hop(progress: float) -> float:
    """The height of a throw: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * min(max(progress, 0.0), 1.0))
