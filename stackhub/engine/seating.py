"""Who sits at the table and which way play goes round it: turns, missed turns, players who left."""

from __future__ import annotations

from functools import lru_cache

CLOCKWISE, COUNTER_CLOCKWISE = 1, -1


class Seating:
    """The seats of a table, numbered clockwise from 0: which way play goes, and which are ``gone``.

    Immutable and shared (make one with :func:`seating`), so that a position holds it without copying.
    ``following[seat]`` is the next seat still at the table, ``present`` how many there are.
    """

    __slots__ = ("direction", "following", "gone", "present", "seats")

    def __init__(self, seats: int, direction: int, gone: frozenset[int]) -> None:
        self.seats = seats
        self.direction = direction
        self.gone = gone
        self.present = seats - len(gone)
        self.following = tuple(self._next(seat) for seat in range(seats))

    def _next(self, seat: int) -> int:
        for step in range(1, self.seats + 1):
            other = (seat + step * self.direction) % self.seats
            if other not in self.gone:
                return other
        return seat

    def after(self, seat: int, misses: int = 0) -> tuple[int, tuple[int, ...]]:
        """Who plays after ``seat`` when the next ``misses`` players miss their turn, and who misses it, in order.

        Nobody misses twice: with two players one miss gives ``seat`` another turn, and so do two (SU-15, UP-11).
        """
        missing = []
        upcoming = self.following[seat]
        for _ in range(min(misses, self.present - 1)):
            missing.append(upcoming)
            upcoming = self.following[upcoming]
        return upcoming, tuple(missing)

    def turned(self) -> Seating:
        """The same seats, played the other way round."""
        return seating(self.seats, -self.direction, self.gone)

    def facing(self, direction: int) -> Seating:
        """The same seats, played in ``direction`` (1 clockwise, -1 counter-clockwise)."""
        return seating(self.seats, direction, self.gone)

    def without(self, seat: int) -> Seating:
        """The same table after ``seat`` has left."""
        return seating(self.seats, self.direction, self.gone | {seat})

    def still(self) -> list[int]:
        """The seats still at the table, clockwise from 0."""
        return [seat for seat in range(self.seats) if seat not in self.gone]


def seating(seats: int, direction: int = CLOCKWISE, gone: frozenset[int] = frozenset()) -> Seating:
    """The seating of ``seats`` players; the same one for the same arguments."""
    return _shared(seats, direction, gone)


@lru_cache(maxsize=1024)
def _shared(seats: int, direction: int, gone: frozenset[int]) -> Seating:
    # The cache tells arguments that were given from those left out, so it is asked in one form only.
    return Seating(seats, direction, gone)
