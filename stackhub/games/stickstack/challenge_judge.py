"""Whether a turn has done what a challenge card asks (SS-15, SS-17): pure functions of its record.

The record holds facts; what they come to is said here and nowhere else, so that the table, the board and a save agree.
What a record does not tell (it was written without the facts for challenges) is not fulfilled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import Literal

from stackhub.games.stickstack import challenge_checks as checks
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_checks import Check
from stackhub.games.stickstack.judge import BORDER_MM
from stackhub.games.stickstack.record import FRAMES, Contact, Facts, Lean, Lie, TurnRecord

LEANING_DEG = 0.5
"""A cup that leans less leans to no side."""
EVEN_MM = 0.5
"""Sticks that reach so nearly as high are even, which is enough: a tower trembles."""
_PARTS = {"red": "r", "yellow": "y", "blue": "b"}

Failure = Literal["fell", "kept", "foul", "taken_back", "toppled", "all_fell", "check", "vote"]
"""Why a challenge is not done: something fell (SS-15), or the stick was not placed for one of the reasons of
`judge.Fate`; the card's check does not hold; the others have voted so."""


@dataclass(frozen=True)
class Turn:
    """A turn as a check looks at it: `tower` hung there when it began, in the order of placing; `kind` is that of the
    stick."""

    record: TurnRecord
    tower: tuple[str, ...]
    kind: str
    source: Literal["bag", "front"] | None = None

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """Where the stick touched when it was judged, in most of the frames (SS-04)."""
        if not self.record.attempts:
            return ()
        return tuple(contact for contact in self.record.attempts[-1].contacts if 2 * contact.frames > FRAMES)

    @property
    def touched(self) -> set[str]:
        """The other sticks among them."""
        return {contact.other for contact in self.contacts if contact.other != "cup"}

    @property
    def released_s(self) -> float | None:
        """When it was let go of for good."""
        return self.record.attempts[-1].at_s if self.record.attempts else None

    @property
    def facts(self) -> Facts | None:
        return self.record.facts

    @property
    def lie(self) -> Lie | None:
        return None if self.record.facts is None else self.record.facts.lie

    def stick_at(self, which: checks.Which) -> str | None:
        """The stick that is meant; None where there is none."""
        if which == "last":
            return self.tower[-1] if self.tower else None
        if which == "first":
            return self.tower[0] if self.tower else None
        facts = self.record.facts
        return None if facts is None else facts.highest if which == "highest" else facts.lowest


def failure_of(card: Card, turn: Turn, fate: str) -> Failure | None:
    """Why the machine says that the card is not done; None: it is, but for a vote. `fate` is that of
    `judge.Verdict`."""
    failures: Mapping[str, Failure] = {
        "fell": "fell",
        "kept": "kept",
        "foul": "foul",
        "taken_back": "taken_back",
        "toppled": "toppled",
        "all_fell": "all_fell",
    }
    if fate in failures:
        return failures[fate]
    if turn.record.fell:
        return "fell"
    return None if card.check is None or evaluate(card.check, turn) else "check"


def progress(card: Card, turn: Turn) -> Iterator[tuple[Check, bool]]:
    """Each check of a card, one by one, with whether it holds now."""
    for leaf in card.leaves:
        yield leaf, evaluate(leaf, turn)


def colours_of(contact: Contact) -> tuple[str, str]:
    """The colours of both sides that count (SS-04): the same one where both have it at the point or across a border
    that is near."""
    own = {contact.own, contact.own_next} if _near(contact.own_border_mm) else {contact.own}
    theirs = {contact.theirs, contact.theirs_next} if _near(contact.theirs_border_mm) else {contact.theirs}
    both = own & theirs
    if contact.own in both or (both and contact.theirs not in both):
        colour = contact.own if contact.own in both else min(str(one) for one in both)
        return colour, colour
    return (contact.theirs, contact.theirs) if contact.theirs in both else (contact.own, contact.theirs)


def _near(border_mm: float | None) -> bool:
    return border_mm is not None and border_mm <= BORDER_MM


# --- the checks


@singledispatch
def evaluate(check: Check, turn: Turn) -> bool:
    """Whether `check` holds for `turn`."""
    raise TypeError(f"no such check: {check!r}")


@evaluate.register
def _(check: checks.All, turn: Turn) -> bool:
    return all(evaluate(part, turn) for part in check.all)


@evaluate.register
def _(check: checks.AnyOf, turn: Turn) -> bool:
    return any(evaluate(part, turn) for part in check.any)


@evaluate.register
def _(check: checks.NoneOf, turn: Turn) -> bool:
    return not any(evaluate(part, turn) for part in check.none)


@evaluate.register
def _(check: checks.Touches, turn: Turn) -> bool:
    cup = {colours_of(contact)[1] for contact in turn.contacts if contact.other == "cup"}
    if not turn.contacts:
        return False
    match check.what:
        case "sticks":
            count = len(turn.touched)
        case "cup":
            count = int(bool(cup))
        case "middle":
            count = int("w" in cup)
        case "rim":
            count = len(cup - {"w"})
        case part:
            count = int(_PARTS[part] in cup)
    return check.holds(count)


@evaluate.register
def _(check: checks.TouchesOne, turn: Turn) -> bool:
    return turn.stick_at(check.which) in turn.touched


@evaluate.register
def _(check: checks.Colours, turn: Turn) -> bool:
    own = {colours_of(contact)[0] for contact in turn.contacts}
    return bool(own) and check.holds(len(own))


@evaluate.register
def _(check: checks.OnlyColours, turn: Turn) -> bool:
    own = {colours_of(contact)[0] for contact in turn.contacts}
    return bool(own) and own <= set(check.colours)


@evaluate.register
def _(check: checks.Contacts, turn: Turn) -> bool:
    pairs = [colours_of(contact) for contact in turn.contacts]
    return bool(pairs) and all((own == theirs) == (check.are == "like") for own, theirs in pairs)


@evaluate.register
def _(check: checks.Lies, turn: Turn) -> bool:
    lie = turn.lie
    if lie is None:
        return False
    if check.where == "highest":
        return lie.others_high_mm is None or lie.high_mm >= lie.others_high_mm - EVEN_MM
    return lie.others_low_mm is None or lie.low_mm <= lie.others_low_mm + EVEN_MM


@evaluate.register
def _(check: checks.Reach, turn: Turn) -> bool:
    return turn.lie is not None and check.holds(turn.lie.reach_mm)


@evaluate.register
def _(check: checks.OffMiddle, turn: Turn) -> bool:
    return turn.lie is not None and check.holds(turn.lie.off_mm)


@evaluate.register
def _(check: checks.Slope, turn: Turn) -> bool:
    return turn.lie is not None and check.holds(turn.lie.slope_deg)


@evaluate.register
def _(check: checks.Crosses, turn: Turn) -> bool:
    if turn.lie is None:
        return False
    low, high = check.angle_least, check.angle_most
    return check.holds(sum(other.crosses and low <= other.angle_deg <= high for other in turn.lie.others))


@evaluate.register
def _(check: checks.CrossesOne, turn: Turn) -> bool:
    meant = turn.stick_at(check.which)
    return turn.lie is not None and any(other.crosses and other.stick == meant for other in turn.lie.others)


@evaluate.register
def _(check: checks.Along, turn: Turn) -> bool:
    if turn.lie is None:
        return False
    return check.holds(sum(other.angle_deg <= check.within_deg for other in turn.lie.others))


@evaluate.register
def _(check: checks.Lean, turn: Turn) -> bool:
    return turn.facts is not None and check.holds(turn.facts.lean_after.deg)


@evaluate.register
def _(check: checks.Leaned, turn: Turn) -> bool:
    return turn.facts is not None and check.holds(turn.facts.lean_before.deg)


@evaluate.register
def _(check: checks.LeanGoes, turn: Turn) -> bool:
    if turn.facts is None:
        return False
    before, after = turn.facts.lean_before, turn.facts.lean_after
    if check.how in ("more", "less"):
        return (after.deg > before.deg) == (check.how == "more") and after.deg != before.deg
    if min(before.deg, after.deg) < LEANING_DEG:
        return False
    return (_between(before, after) > 90) == (check.how == "other_side")


def _between(one: Lean, other: Lean) -> float:
    """The angle between two sides, 0 to 180°."""
    apart = abs(one.to_deg - other.to_deg) % 360
    return min(apart, 360 - apart)


@evaluate.register
def _(check: checks.Sway, turn: Turn) -> bool:
    return check.holds(turn.record.cup_deg)


@evaluate.register
def _(check: checks.Shifts, turn: Turn) -> bool:
    return turn.facts is not None and check.holds(turn.facts.shifted_mm)


@evaluate.register
def _(check: checks.Attempts, turn: Turn) -> bool:
    return bool(turn.record.attempts) and check.holds(len(turn.record.attempts))


@evaluate.register
def _(check: checks.Within, turn: Turn) -> bool:
    return turn.released_s is not None and (turn.record.eased or turn.released_s <= check.seconds)


@evaluate.register
def _(check: checks.Waits, turn: Turn) -> bool:
    return turn.released_s is not None and turn.released_s >= check.seconds


@evaluate.register
def _(check: checks.Pushes, turn: Turn) -> bool:
    return check.holds(max((push.mm for push in turn.record.pushed), default=0.0))


@evaluate.register
def _(check: checks.Stick, turn: Turn) -> bool:
    return (
        (check.bands is None or len(turn.kind) == check.bands)
        and (check.has is None or check.has in turn.kind)
        and (check.taken is None or check.taken == turn.source)
    )


@evaluate.register
def _(check: checks.Hangs, turn: Turn) -> bool:
    return check.holds(len(turn.record.hung))
