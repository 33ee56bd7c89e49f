"""Who still has to announce something, and what becomes of those who did not (UP-17)."""

from __future__ import annotations


class Announcements:
    """The open windows of a table: ``open`` are the seats (as a mask) that must announce and have not, ``made`` those
    that have. A window opens, is answered by :meth:`make`, lapses by :meth:`cancel`, or is closed against its seat."""

    __slots__ = ("made", "open")

    def __init__(self, opened: int = 0, made: int = 0) -> None:
        self.open = opened
        self.made = made

    def clone(self) -> Announcements:
        """An independent copy."""
        return Announcements(self.open, self.made)

    def begin(self, seat: int) -> None:
        """From now on ``seat`` must announce."""
        self.open |= 1 << seat
        self.made &= ~(1 << seat)

    def make(self, seat: int) -> None:
        """``seat`` has announced."""
        self.open &= ~(1 << seat)
        self.made |= 1 << seat

    def cancel(self, seat: int) -> None:
        """There is nothing to announce for ``seat`` any more, and what it had announced does not hold."""
        self.open &= ~(1 << seat)
        self.made &= ~(1 << seat)

    def close(self) -> list[int]:
        """All windows close; returns the seats that let theirs pass, in order."""
        missed = [seat for seat in range(self.open.bit_length()) if self.open >> seat & 1]
        self.open = 0
        return missed

    def is_open(self, seat: int) -> bool:
        """Whether ``seat`` must announce and has not."""
        return bool(self.open >> seat & 1)
