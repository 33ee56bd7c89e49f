"""How far the arena is, on standard error: on a terminal a bar that is drawn over itself, else a line now and then."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import TextIO

_REDRAW_S = 0.2
_FIRST_LINE_S = 1.0
_LONGEST_PAUSE_S = 60.0
_BAR = 24


class Progress:
    """Counts ``games`` as they end and tells ``err``. The rate is that since the first one ended, for the processes
    have to start first; the time left goes by it."""

    def __init__(self, games: int, err: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._games = games
        self._err = err
        self._clock = clock
        self._ended = 0
        self._first = clock()
        self._bar = err.isatty()
        self._drawn = 0
        self._next = self._first + (_REDRAW_S if self._bar else _FIRST_LINE_S)

    def game_ended(self) -> None:
        """One more game; it is told when it is time to."""
        self._ended += 1
        now = self._clock()
        if self._ended == 1:
            self._first = now
        if now < self._next:
            return
        if self._bar:
            self._next = now + _REDRAW_S
            self._draw(self.line(now))
        else:
            self._next = now + min(max(now - self._first, _FIRST_LINE_S), _LONGEST_PAUSE_S)
            self._write(self.line(now) + "\n")

    def say(self, sentence: str) -> None:
        """A line of its own beside the progress."""
        self._wipe()
        self._write("stackhub: " + "".join(char if char.isprintable() else " " for char in sentence) + "\n")

    def close(self) -> None:
        """Nothing more ends."""
        self._wipe()

    def line(self, now: float) -> str:
        """Games, rate and time left."""
        told = f"{self._ended:,} of {self._games:,} games"
        if self._ended > 1 and now > self._first:
            rate = (self._ended - 1) / (now - self._first)
            told += f", {_rate(rate)}, {_time_left((self._games - self._ended) / rate)}"
        if not self._bar:
            return f"stackhub: {told}"
        filled = _BAR * self._ended // max(self._games, 1)
        return f"[{'#' * filled}{'.' * (_BAR - filled)}] {told}"

    def _draw(self, line: str) -> None:
        line = line[: max(20, shutil.get_terminal_size().columns - 1)]
        self._write("\r" + line.ljust(self._drawn))
        self._drawn = len(line)

    def _wipe(self) -> None:
        if self._drawn:
            self._write("\r" + " " * self._drawn + "\r")
            self._drawn = 0

    def _write(self, text: str) -> None:
        try:
            self._err.write(text)
            self._err.flush()
        except OSError:  # nobody listens; the games go on
            self._bar = False
            self._next = float("inf")


def _rate(a_second: float) -> str:
    if a_second >= 10:
        return f"{a_second:,.0f} a second"
    if a_second >= 0.5:
        return f"{a_second:.1f} a second"
    return f"{a_second * 60:.1f} a minute"


def _time_left(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02} left" if hours else f"{minutes}:{rest:02} left"
