"""What happened, in the players' terms. Boards, log, sound and screen reader follow events and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

#: The event names of notation.md, for all five games.
EVENT_NAMES = frozenset(
    {
        "played",
        "drew",
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

    ``only_for`` lists the seats that may see ``details``; empty means everybody (the hidden part of a Snatch, say).
    """

    name: str
    seat: int | None
    details: Mapping[str, object] = field(default_factory=dict)
    only_for: tuple[int, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """The event as JSON data, as the headless table prints it."""
        return {"event": self.name, "seat": self.seat, **self.details}
