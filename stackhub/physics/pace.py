"""How many frames of a world are due after so much real time. It owns no clock: the caller says what passed."""

from __future__ import annotations


class Pace:
    """Turns uneven real time into whole frames. What a slow computer cannot keep up with is dropped, not owed."""

    def __init__(self, frame_hz: int, most_frames: int = 6) -> None:
        """At most `most_frames` are due at once: after a hitch the table goes on slower rather than jump. With six, a
        view that is drawn ten times a second still shows the table at its true speed."""
        self._frame_hz = frame_hz
        self._most = most_frames
        self._owed = 0.0

    def due(self, elapsed_s: float) -> int:
        """Frames to advance now that `elapsed_s` have passed since the last call."""
        self._owed += max(0.0, elapsed_s) * self._frame_hz
        frames = int(self._owed + 1e-6)  # sixty ticks of a sixtieth are sixty frames
        if frames > self._most:
            self._owed = 0.0
            return self._most
        self._owed -= frames
        return frames

    @property
    def share(self) -> float:
        """How far real time is into the next frame, 0 to 1: to draw between the last two poses."""
        return min(1.0, max(0.0, self._owed))
