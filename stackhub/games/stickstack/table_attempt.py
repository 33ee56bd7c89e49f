"""One release, from the open hand to the moment at which its colours can be judged (SS-04)."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Sequence
from typing import Literal

from stackhub.games.stickstack.colours import Patch, counted
from stackhub.games.stickstack.judge import BORDER_MM, is_wrong, wrong_contacts
from stackhub.games.stickstack.record import FRAMES, Attempt, Contact
from stackhub.games.stickstack.table import CupTable, StickContact
from stackhub.physics.pose import Vec

Sight = tuple[str, str, str | None, float | None, str, str | None, float | None]
"""What a contact says but for the exact point: the fields of a `Contact` without its frames."""
_NEAR_MM, _FAR_MM = 0.5, 5.0
"""Distances to a border are noted so finely, near it and where they no longer matter: a point that shivers is the same
contact in every frame."""
_MOST_MM = 9_999.0
_STILL_MM = 0.05
"""A stick rests in a frame in which neither of its ends moves further."""


def sight_of(contact: StickContact) -> Sight:
    """The contact as it is counted."""
    return (
        contact.other,
        contact.own,
        contact.own_next,
        _noted(contact.own_border_mm),
        contact.theirs,
        contact.theirs_next,
        _noted(contact.theirs_border_mm),
    )


def _noted(border_mm: float | None) -> float | None:
    """A distance to a border, coarse, but always on its own side of the 3 mm that decide."""
    if border_mm is None:
        return None
    if border_mm <= BORDER_MM:
        return min(round(max(0.0, border_mm) / _NEAR_MM) * _NEAR_MM, BORDER_MM)
    return min(max(round(border_mm / _FAR_MM) * _FAR_MM, BORDER_MM + _NEAR_MM), _MOST_MM)


def as_fact(sight: Sight, frames: int) -> Contact:
    """The contact as the record keeps it, seen in so many frames."""
    other, own, own_next, own_border, theirs, theirs_next, theirs_border = sight
    return Contact.model_validate(
        {
            "other": other,
            "own": own,
            "own_next": own_next,
            "own_border_mm": own_border,
            "theirs": theirs,
            "theirs_next": theirs_next,
            "theirs_border_mm": theirs_border,
            "frames": frames,
        }
    )


def clashes(contact: StickContact) -> bool:
    """Whether the colours of this contact, were it to stay, are wrong (SS-04)."""
    return is_wrong(as_fact(sight_of(contact), FRAMES))


def colours_of(contact: StickContact) -> tuple[str, str]:
    """The colours of both sides that count at this contact (SS-04): near a border not always those of the point."""
    own = Patch(contact.own, contact.own_next, contact.own_border_mm)
    theirs = Patch(contact.theirs, contact.theirs_next, contact.theirs_border_mm)
    return counted(own, theirs, BORDER_MM)


def at_rest_contacts(seen: Sequence[frozenset[Sight]]) -> tuple[Contact, ...]:
    """The contacts of the last frames, most lasting first. Fewer frames than 20 count as if they were as many."""
    counts: Counter[Sight] = Counter()
    for frame in seen:
        counts.update(frame)
    whole = max(1, len(seen))
    found = ((sight, round(count * FRAMES / whole)) for sight, count in counts.items())
    kept = sorted(((sight, frames) for sight, frames in found if frames > 0), key=lambda one: (-one[1], str(one[0])))
    return tuple(as_fact(sight, frames) for sight, frames in kept[:100])


class Release:
    """Follows a stick that was let go until it rests, at most `judge_after_s`, and then says what it touches."""

    def __init__(self, table: CupTable, name: str, at_s: float) -> None:
        self.name, self.at_s = name, round(at_s, 3)
        self._table = table
        self._frames = table.scene.bench.judge_frames
        self._longest = round(table.scene.bench.judge_after_s * table.scene.physics.frame_hz)
        self._seen: deque[frozenset[Sight]] = deque(maxlen=self._frames)
        self._passed = self._still = 0
        self._where = self._ends()
        self.attempt: Attempt | None = None
        """What the record keeps of it, once it is decided."""

    @property
    def result(self) -> Literal["legal", "wrong", "fell"] | None:
        """None while it is not decided."""
        if self.attempt is None:
            return None
        if self.attempt.judged_s is None:
            return "fell"
        return "wrong" if wrong_contacts(self.attempt) else "legal"

    def lost(self) -> None:
        """The stick has fallen, or the tower has: there is nothing left to judge."""
        if self.attempt is None:
            self.attempt = Attempt(at_s=self.at_s)

    def look(self, now_s: float) -> None:
        """After each frame."""
        if self.attempt is not None:
            return
        self._passed += 1
        self._seen.append(frozenset(map(sight_of, self._table.contacts_of(self.name))))
        here = self._ends()
        moved = max(map(math.dist, here, self._where))
        self._still = self._still + 1 if moved < _STILL_MM and self._seen[-1] else 0
        self._where = here
        if self._still >= self._frames or self._passed >= self._longest:
            contacts = at_rest_contacts(self._seen)
            if contacts:
                self.attempt = Attempt(at_s=self.at_s, judged_s=max(round(now_s, 3), self.at_s), contacts=contacts)
            elif self._passed >= 2 * self._longest:  # it neither touches the tower nor fell: it is on its way down
                self.attempt = Attempt(at_s=self.at_s)

    def _ends(self) -> tuple[Vec, Vec]:
        """Its two ends, in the cup's frame: a stick rests on a tower that sways. Its middle alone is still while it
        tips over something, and what its ends touch then is not yet touched in most frames."""
        pose = self._table.cup_frame(self._table.sticks[self.name].pose)
        half = self._table.scene.stick.length_mm / 2
        x, y, z = (half * part for part in pose.direction((1.0, 0.0, 0.0)))
        return (pose.x - x, pose.y - y, pose.z - z), (pose.x + x, pose.y + y, pose.z + z)
