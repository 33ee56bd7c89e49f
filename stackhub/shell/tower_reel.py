"""A replay as one strip of time: which turn is seen when, and where everything is then. Knows no screen, no clock."""

from __future__ import annotations

import bisect
from itertools import accumulate

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.physics.recording import BrokenRecording, Recording
from stackhub.store.replays import Replay, Turn

_KEPT = 3
_LONGEST_S = 1_000_000.0
"""Nobody has played for so long; a slider counts milliseconds."""
_LEAD_S = 0.7
"""So long before it begins one sees a fall that was looked for."""


class BadReplay(SaidError):
    """Nothing of a replay can be shown."""


class TowerReel:
    """Time is counted in seconds from the start of the first turn; turns follow each other without a gap."""

    def __init__(self, replay: Replay) -> None:
        """Raises BadReplay for one without turns, without end, or whose first turn is damaged."""
        self.replay = replay
        self.turns: tuple[Turn, ...] = replay.manifest.turns
        self.starts = [0.0, *accumulate(turn.seconds for turn in self.turns)]
        """When each turn begins, and after the last one when all is over."""
        self._open: dict[int, Recording] = {}
        if not self.turns or self.seconds > _LONGEST_S or self.recording(0) is None:
            raise BadReplay(QT_TRANSLATE_NOOP("errors", "nothing of this replay can be shown"))

    @property
    def seconds(self) -> float:
        return self.starts[-1]

    def turn_at(self, second: float) -> int:
        """The number of the turn, from 0, that is seen then."""
        return min(max(0, bisect.bisect_right(self.starts, second) - 1), len(self.turns) - 1)

    def within(self, second: float) -> float:
        """How long the turn that is seen then has lasted."""
        return second - self.starts[self.turn_at(second)]

    def recording(self, number: int) -> Recording | None:
        """The recording of a turn; None when it is damaged."""
        if number not in self._open:
            while len(self._open) >= _KEPT:
                del self._open[next(iter(self._open))]
            try:
                self._open[number] = Recording.from_bytes(self.replay.recordings[number])
            except BrokenRecording:
                return None
        return self._open[number]

    def frame_at(self, second: float) -> float:
        """The frame of its turn's recording."""
        recording = self.recording(self.turn_at(second))
        return 0.0 if recording is None else min(self.within(second) * recording.frame_hz, recording.frames)

    def step(self, second: float, frames: int) -> float:
        """So many frames later, or earlier: exactly at a frame of the turn that is seen then."""
        number = self.turn_at(second)
        recording = self.recording(number)
        hz = 60 if recording is None else recording.frame_hz
        frame = round(self.within(second) * hz) + frames
        return min(max(0.0, self.starts[number] + frame / hz), self.seconds)

    def next_turn(self, second: float, by: int) -> float:
        """When the turn before or after begins; back first leads to the start of the turn that is seen."""
        number = self.turn_at(second)
        if by < 0 and self.within(second) > _LEAD_S:
            return self.starts[number]
        return self.starts[min(max(0, number + by), len(self.turns))]

    @property
    def falls(self) -> list[float]:
        """When the tower begins to fall."""
        return [
            start + turn.fell_s
            for start, turn in zip(self.starts, self.turns, strict=False)
            if turn.fell_s is not None and turn.fell_s <= turn.seconds
        ]

    def next_fall(self, second: float) -> float | None:
        """Just before the next fall; after the last one, before the first. None without any."""
        found = [max(fall - _LEAD_S, self.starts[self.turn_at(fall)]) for fall in self.falls]
        return next((fall for fall in found if fall > second + 0.05), found[0] if found else None)
