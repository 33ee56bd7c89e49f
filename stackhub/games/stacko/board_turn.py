"""When a turn at the tower is over: everything rests, the tower has fallen, or time has run out."""

from __future__ import annotations

from typing import Literal

from stackhub.games.stacko.judge import Fall
from stackhub.games.stacko.record import Ending
from stackhub.games.stacko.table_bench import Bench

REST_S = 3.0
"""So long everything rests before the die passes by itself (ST-13)."""
_COLLAPSE_S = 5.0  # after a fall the blocks roll on so long at most
_STILL_S = 0.4

_AGAIN_S = 1.0

Stage = Literal["off", "open", "falling", "sent"]


class TurnClock:
    """Looks at the bench once a beat and says when the record is to be written, and why."""

    def __init__(self) -> None:
        self.stage: Stage = "off"
        self.fall: Fall | None = None
        self.limit_s = 0
        """Seconds a turn may last; 0 means for ever (ST-17)."""
        self._fell_at = 0.0
        self._not_before = 0.0

    def open(self, limit_s: int) -> None:
        """A person's turn is going on."""
        if self.stage in ("off", "sent"):
            self.stage, self.fall, self.limit_s = "open", None, limit_s

    def wait_s(self, bench: Bench) -> None:
        """The record did not go through (a card lies over the board): try again in a while."""
        self._not_before = bench.time_s + _AGAIN_S

    def close(self) -> None:
        """It is nobody's turn here."""
        self.stage = "off"

    def sent(self) -> None:
        """The record is out; nothing is looked at until a turn is opened again."""
        self.stage, self._not_before = "sent", 0.0

    def look(self, bench: Bench) -> Ending | None:
        """Why the turn is over now; None while it goes on."""
        if bench.time_s < self._not_before:
            return None
        if self.stage == "open":
            self.fall = bench.fall()
            if self.fall is not None:
                self.stage, self._fell_at = "falling", bench.time_s
                bench.let_go()
            elif self.limit_s and bench.time_s >= self.limit_s:
                bench.let_go()
                return "time"
            elif bench.rest_s >= REST_S:
                return "rested"
        if self.stage == "falling":
            since = bench.time_s - self._fell_at
            if since >= _COLLAPSE_S or (since > 1.0 and bench.world.still_s >= _STILL_S):
                return "fallen"
        return None

    def left_s(self, bench: Bench) -> int | None:
        """Whole seconds until time runs out; None without a limit."""
        return max(0, int(self.limit_s - bench.time_s + 0.999)) if self.limit_s else None
