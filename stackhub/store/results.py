"""What is known of a finished match and of a party: plain values that screens show and statistics count."""

from __future__ import annotations

from dataclasses import dataclass

from stackhub.engine.names import fold


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody over several matches: a profile, a guest (known by the name alone) or a bot of a ``level``. ``name`` is
    what to call them; whether two are the same says ``key``."""

    profile: str | None
    name: str
    level: str | None = None

    @property
    def key(self) -> tuple[str, str]:
        """Equal for the same person: the profile, else the level and the name as names are compared."""
        if self.profile is not None:
            return "profile", self.profile
        return self.level or "", fold(self.name)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did in a finished match. ``name`` is as it was played under; ``profile`` the id of who sat there,
    if it was a profile that still is, and ``known_as`` what that profile is called today. ``stood_in``: in the end a
    bot of ``level`` sat there for somebody who had gone; that match is neither theirs nor a bot's."""

    name: str
    colour: str
    level: str | None
    wins: int
    points: int
    won: bool
    left_early: bool
    profile: str | None = None
    known_as: str | None = None
    stood_in: bool = False

    @property
    def who(self) -> Who:
        return Who(self.profile, self.known_as or self.name, self.level)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match as the scoreboard shows it; times are ISO 8601 in UTC. ``party`` is the key of the party it was
    played in, None where there was none."""

    key: str
    game: str
    started: str
    finished: str
    rounds: int
    seats: tuple[SeatResult, ...]
    party: str | None = None

    def seat_of(self, who: Who) -> SeatResult | None:
        """Where ``who`` sat; None when they did not play."""
        return next((seat for seat in self.seats if seat.who.key == who.key), None)


@dataclass(frozen=True, slots=True)
class PartyResult:
    """A party, over or (``finished`` None) not, with its people in the order in which they came, and its finished
    matches, first to last. ``came_as`` are the names under which they came: two may be one person today."""

    key: str
    started: str
    finished: str | None
    people: tuple[Who, ...]
    matches: tuple[MatchResult, ...]
    came_as: tuple[str, ...] = ()
