"""The turn at a table being recorded: from when it begins until its record goes out, whoever's hands play."""

from __future__ import annotations

from typing import Any

from stackhub.dexterity.best_side import began
from stackhub.dexterity.live import LiveBodies
from stackhub.physics.recorder import Recorder
from stackhub.physics.recording import Recording

FALL = "fall"
"""The mark of the moment at which the tower began to fall."""


class TurnFilm:
    """Looks on after each frame of ``live``."""

    def __init__(self, live: LiveBodies[Any]) -> None:
        self.last: Recording | None = None
        """The last turn that came to its end."""
        self._live = live
        self._recorder: Recorder | None = None
        self._ended: Recorder | None = None
        self._fell: int | None = None
        self._fresh = False
        live.after_frame.append(self._look)

    def begin(self) -> None:
        """A turn begins with what stands on the table now; what was recorded of another that never ended is gone."""
        bench = self._live.bench
        self._recorder = None if bench is None else Recorder(bench.world)
        self._fell = None

    def mark_fall(self) -> None:
        """It is seen that the tower falls."""
        if self._recorder is not None and self._fell is None:
            self._fell = self._recorder.recording.frames

    def end(self) -> None:
        """The turn is over."""
        if self._recorder is not None:
            self.last, self._fresh = self._recorder.recording, True
            if self._fell is not None:
                self.last.marks = [(began(self.last, self._fell), FALL)]
            self._ended, self._recorder = self._recorder, None

    def go_on(self) -> None:
        """It is not over after all: what its end led to was refused."""
        if self._fresh:
            self._recorder, self._ended, self._fresh = self._ended, None, False

    def take(self) -> Recording | None:
        """The turn that ended, once: None when there was none since the last time."""
        fresh, self._fresh = self._fresh, False
        return self.last if fresh else None

    def _look(self) -> None:
        if self._recorder is not None and self._live.bench is not None:
            self._recorder.follow(self._live.bench.world)
            self._recorder.record()
