"""What happened, in the players' terms. Boards, log, sound and screen reader follow events and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

#: The event names of notation.md, for all five games; ``chose`` and ``placed`` are Stick & Stack's own.
EVENT_NAMES = frozenset(
    {
        "played",
        "placed",
        "drew",
        "chose",
        "kept",
        "passed",
        "skipped",
        "turned",
        "switched",
        "snatched",
        "crashed",
        "answered",
        "reshuffled",
        "gave",
        "announced",
        "penalised",
        "bonus",
        "rolled",
        "moved",
        "fell",
        "toppled",
        "refused",
        "fouled",
        "voted",
        "scored",
        "round_over",
    }
)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its name (one of EVENT_NAMES), the seat it concerns, and plain JSON details.

    ``secret`` holds further details that only the seats in ``only_for`` may see (which cards were snatched, say).
    Whatever shows events to a person shows them :meth:`seen_by` that person's seat.
    """

    name: str
    seat: int | None
    details: Mapping[str, object] = field(default_factory=dict)
    secret: Mapping[str, object] = field(default_factory=dict)
    only_for: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """The event as ``seat`` sees it, nothing secret left in it; None stands for somebody at no seat."""
        if not self.secret:
            return self
        known = {**self.details, **self.secret} if seat in self.only_for else self.details
        return Event(self.name, self.seat, known)

    def as_dict(self) -> dict[str, object]:
        """The whole event as JSON data, as the headless table prints it."""
        return {"event": self.name, "seat": self.seat, **self.details, **self.secret}
