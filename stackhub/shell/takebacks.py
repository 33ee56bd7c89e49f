"""What *undo* takes back and *redo* plays again: up to the last or next decision of a person."""

from __future__ import annotations

from stackhub.engine.match import Match
from stackhub.shell.hot_seat import HotSeat


class Takebacks:
    """Of the round that is played. Moves of bots go along with the person's before them."""

    def __init__(self, match: Match, hot_seat: HotSeat) -> None:
        self._match = match
        self._hot_seat = hot_seat

    @property
    def count(self) -> int:
        """How many moves *undo* takes back: to the last decision of a person. 0: nothing can be taken back. Where hands
        are hidden only whoever is still in front takes their own move back."""
        match, hot_seat = self._match, self._hot_seat
        if match.phase != "round":
            return 0
        entries = match.referee.journal.entries
        for count in range(1, match.referee.takebacks + 1):
            seat = entries[-count].seat
            if not match.players[seat].is_bot:
                return count if not hot_seat.veiled or seat == hot_seat.front else 0
        return 0

    @property
    def can_redo(self) -> bool:
        free = self._hot_seat.due is None
        return free and self._match.phase == "round" and self._match.referee.can_redo

    def undo(self) -> None:
        for _ in range(self.count):
            self._match.referee.undo()

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        match = self._match
        match.referee.redo()
        while match.referee.can_redo and (seat := match.to_decide) is not None and match.players[seat].is_bot:
            match.referee.redo()
