"""When a turn at the wobbling cup is over: everything rests, the tower is down, a foul, or the next player takes."""

from __future__ import annotations

from typing import Literal

from stackhub.games.stickstack.record import Ending
from stackhub.games.stickstack.table_bench import Bench
from stackhub.physics.pose import Pose, distance_mm

REST_S = 1.5
"""So long everything rests before the turn closes by itself."""
_BOT_TAKES_S = 3.0
"""SS-09: a bot takes when all is at rest, or after so long."""
_COLLAPSE_S = 5.0  # after a topple the sticks roll on so long at most
_STILL_S = 0.4
_AGAIN_S = 1.0
_TREMBLE_MM = 0.25  # what moves no farther than this in all that time rests to the eye, though the spring may tremble

Stage = Literal["off", "open", "falling", "sent"]


class TurnClock:
    """Looks at the bench once a beat and says when the record is to be written, and why."""

    def __init__(self) -> None:
        self.stage: Stage = "off"
        self.calm = False
        """Nothing is seen to move, and the turn might close."""
        self.bot_takes = False
        """A bot takes next."""
        self._fell_at = 0.0
        self._not_before = 0.0
        self._since = 0.0
        self._lay: dict[str, Pose] = {}

    def open(self) -> None:
        """Somebody at this screen has a stick to place."""
        if self.stage in ("off", "sent"):
            self.stage, self._not_before = "open", 0.0
            self._lay, self.calm = {}, False

    def close(self) -> None:
        """It is nobody's turn here."""
        self.stage = "off"

    def sent(self) -> None:
        """The record is out; nothing is looked at until a turn is opened again."""
        self.stage = "sent"

    def wait_s(self, bench: Bench) -> None:
        """The record did not go through (a card lies over the board): try again in a while."""
        self.stage, self._not_before = "open", bench.time_s + _AGAIN_S

    def look(self, bench: Bench) -> Ending | None:
        """Why the turn is over now; None while it goes on."""
        if bench.time_s < self._not_before:
            return None
        if self.stage == "open":
            if bench.outcome == "foul":
                return "foul"
            if bench.outcome is not None:
                self.stage, self._fell_at = "falling", bench.time_s
            elif bench.ending == "kept" or bench.rest_s >= REST_S or self._is_calm(bench) or self._is_bot_due(bench):
                return bench.ending
        if self.stage == "falling":
            since = bench.time_s - self._fell_at
            if since >= _COLLAPSE_S or (since > 1.0 and bench.world.still_s >= _STILL_S):
                return bench.outcome
        return None

    def _is_bot_due(self, bench: Bench) -> bool:
        return self.bot_takes and bench.decided_for_s >= _BOT_TAKES_S

    def _is_calm(self, bench: Bench) -> bool:
        """Whether for so long nothing has been seen to move since the turn could close."""
        lie = {name: body.pose for name, body in bench.table.sticks.items()} if bench.can_close else {}
        still = lie.keys() == self._lay.keys() and all(
            distance_mm(pose, self._lay[name]) < _TREMBLE_MM for name, pose in lie.items()
        )
        if not lie or not still:
            self._lay, self._since, self.calm = lie, bench.time_s, False
            return False
        self.calm = bench.time_s - self._since > _STILL_S
        return bench.time_s - self._since >= REST_S + _STILL_S
