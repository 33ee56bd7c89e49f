"""The referee's eye: what a turn's record means (SS-04 to SS-10). Pure functions of a TurnRecord and the tower.

`wrong_contacts`, `fouls`, `is_toppled` and `all_fell` never look at why the turn ended, so that the bench asks them
while the turn goes on. `judge` also says whether the record may be at all, and what becomes of the sticks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stickstack.record import FRAMES, Attempt, ColourLetter, Contact, Push, TurnRecord

Colours = Literal["refuse", "take_back", "warn"]
"""What becomes of a stick that touches a wrong colour (SS-06)."""
Fate = Literal["placed", "fell", "kept", "foul", "taken_back", "toppled", "all_fell"]
"""What became of the stick of the turn: it hangs on the tower; it fell; the player kept it after refused attempts; it
came back for a foul, or for a wrong colour; or the round is over."""

BORDER_MM = 3.0
"""So near a border between two bands either colour counts (SS-04)."""
TOPPLED_CUP_DEG = 75.0
TOPPLED_BASE_S = 0.5
"""Toppled: the cup's axis past 75°, or the base tilted for 0.5 s by more than 20° (SS-10), which is what the record's
``base_s`` counts."""
FOUL_MM = {"stick": 3.0, "cup": 10.0, "base": 3.0}
"""From so far on something counts as pushed (SS-05): the cup sways at a breath, so it takes more."""
ENOUGH_REFUSALS = 3
"""After so many refused attempts in a turn the player may keep the stick (our Default: the rules are silent)."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record means. `refusal` says why it may not be at all; else `tower` is the tower after the turn (order of
    placing) and `front` what goes in front of the player, those that fell first. When the round is over the tower is
    empty."""

    tower: tuple[str, ...]
    front: tuple[str, ...] = ()
    fate: Fate = "placed"
    refusal: Text | None = None

    @property
    def is_over(self) -> bool:
        """SS-10, case a."""
        return self.fate in ("toppled", "all_fell")


# --- what is judged while the turn goes on as well


def is_wrong(contact: Contact) -> bool:
    """Whether different colours touch, in most of the judged frames; near a border either colour counts (SS-04)."""
    own = _counted(contact.own, contact.own_next, contact.own_border_mm)
    theirs = _counted(contact.theirs, contact.theirs_next, contact.theirs_border_mm)
    return own.isdisjoint(theirs) and 2 * contact.frames > FRAMES


def _counted(colour: ColourLetter, across: ColourLetter | None, border_mm: float | None) -> set[ColourLetter]:
    """The colours that count at a contact: its own, and the one across a border that is near."""
    near = across is not None and border_mm is not None and border_mm <= BORDER_MM
    return {colour, across} if near and across is not None else {colour}


def wrong_contacts(attempt: Attempt) -> tuple[Contact, ...]:
    """The contacts of an attempt that the colour rule forbids; none before it was judged (SS-04)."""
    return tuple(contact for contact in attempt.contacts if is_wrong(contact))


def fouls(record: TurnRecord) -> tuple[Push, ...]:
    """What was pushed with the held stick, so far that it counts (SS-05)."""
    return tuple(push for push in record.pushed if is_foul(push))


def is_foul(push: Push) -> bool:
    """Whether it was pushed so far that it counts (SS-05)."""
    return push.mm >= FOUL_MM.get(push.what, FOUL_MM["stick"])


def is_toppled(record: TurnRecord) -> bool:
    """Whether the tower toppled (SS-10)."""
    return record.cup_deg > TOPPLED_CUP_DEG or record.base_s >= TOPPLED_BASE_S


def all_fell(record: TurnRecord, standing: Sequence[str], literal: bool = False, colours: Colours = "refuse") -> bool:
    """Whether every stick fell off within this turn (SS-10); `standing` hung on the tower when it began.

    It takes two sticks on the tower at the release, the new one included, or two when the turn began, where all of
    them were knocked down before any release (the page is silent there). `literal`: one is enough.
    """
    when = {fact.stick: fact.at_s for fact in record.fell}
    if not when or any(stick not in when for stick in standing):
        return False
    released_s = _released_s(record, colours)
    if record.stick in record.hung or (released_s is not None and record.stick not in when):
        return False  # the new one hangs, or may yet: it was let go and has not been judged
    at_release = 0
    if released_s is not None:
        at_release = 1 + sum(when[stick] >= released_s for stick in standing)
    return literal or max(at_release, len(standing)) >= 2


def _released_s(record: TurnRecord, colours: Colours) -> float | None:
    """When the stick was let go for good: not in an attempt after which it came back for its colours (SS-06)."""
    if not record.attempts or (colours != "warn" and wrong_contacts(record.attempts[-1])):
        return None
    return record.attempts[-1].at_s


# --- the verdict


def judge(
    record: TurnRecord, tower: Sequence[str], *, held: str, colours: Colours, strict: bool, literal: bool
) -> Verdict:
    """The verdict on the turn of somebody who took `held`; `tower` in the order of placing. `strict`: fouls end the
    turn (SS-05). `literal`: one stick is enough for "every stick fell" (SS-10)."""
    before = tuple(tower)
    refusal = _names_wrong(record, before, held) or _attempts_wrong(record, colours)
    if refusal is not None:
        return Verdict(before, refusal=refusal)
    fallen = tuple(fact.stick for fact in record.fell)
    toppled = is_toppled(record)
    if toppled or all_fell(record, before, literal, colours):
        rest = [stick for stick in (*before, held) if stick not in fallen]
        return Verdict((), (*fallen, *rest), "toppled" if toppled else "all_fell")
    refusal = _end_wrong(record, colours, strict=strict)
    if refusal is not None:
        return Verdict(before, refusal=refusal)
    fate = _fate(record, fallen, colours)
    after = tuple(stick for stick in before if stick not in fallen)
    if fate == "placed":
        after = (*after, held)
    back = () if fate in ("placed", "fell") else (held,)
    refusal = text(_BOTH, stick=held) if back and held in fallen else _hung_wrong(record, after)
    if refusal is not None:
        return Verdict(before, refusal=refusal)
    return Verdict(after, (*fallen, *back), fate)


def _fate(record: TurnRecord, fallen: tuple[str, ...], colours: Colours) -> Fate:
    if record.end == "kept":
        return "kept"
    if record.end == "foul":
        return "foul"
    if colours == "take_back" and wrong_contacts(record.attempts[-1]):
        return "taken_back"
    return "fell" if record.stick in fallen else "placed"


# --- records that may not be

_OTHER = QT_TRANSLATE_NOOP("errors", "the record is of {stick}, but {held} was taken")
_NOT_THERE = QT_TRANSLATE_NOOP("errors", "{stick} does not hang on the tower")
_ITSELF = QT_TRANSLATE_NOOP("errors", "{stick} cannot touch or push itself")
_NEVER_RELEASED = QT_TRANSLATE_NOOP("errors", "{stick} cannot have fallen before it was released")
_EARLY = QT_TRANSLATE_NOOP("errors", "attempt {number} begins before the one before it was judged")
_NOT_REFUSED = QT_TRANSLATE_NOOP("errors", "attempt {number} was not refused, so no other attempt can follow it")
_ONE_ATTEMPT = QT_TRANSLATE_NOOP("errors", "a stick is released only once when colours are not refused")
_NO_TOPPLE = QT_TRANSLATE_NOOP("errors", "the tower did not topple")
_NOT_ALL = QT_TRANSLATE_NOOP("errors", "not every stick fell")
_NO_FOUL = QT_TRANSLATE_NOOP("errors", "no foul can have ended the turn")
_FOUL_ENDS = QT_TRANSLATE_NOOP("errors", "the turn cannot go on after a foul: {what} was pushed by {mm} mm")
_NOT_KEPT = QT_TRANSLATE_NOOP("errors", "a stick may be kept only after {count} refused attempts")
_NOT_TRIED = QT_TRANSLATE_NOOP("errors", "{stick} was never released")
_NOT_JUDGED = QT_TRANSLATE_NOOP("errors", "the last attempt was not judged, and {stick} did not fall")
_WRONG_LAST = QT_TRANSLATE_NOOP("errors", "the last attempt was refused, so the turn cannot have closed with it")
_BOTH = QT_TRANSLATE_NOOP("errors", "{stick} cannot both have fallen and be back with the player")
_NEITHER = QT_TRANSLATE_NOOP("errors", "{stick} neither hangs on the cup nor lies fallen")
_NOT_UP = QT_TRANSLATE_NOOP("errors", "{stick} cannot hang on the cup after this turn")


def _names_wrong(record: TurnRecord, tower: tuple[str, ...], held: str) -> Text | None:
    """Another stick than the one taken, or sticks that are not on the tower."""
    if record.stick != held:
        return text(_OTHER, stick=record.stick, held=held)
    touched = [contact.other for attempt in record.attempts for contact in attempt.contacts]
    pushed = [push.what for push in record.pushed]
    if held in touched or held in pushed:
        return text(_ITSELF, stick=held)
    for name in (*touched, *pushed, *(fact.stick for fact in record.fell), *record.hung, *_named_besides(record)):
        if name not in tower and name not in ("cup", "base", held):
            return text(_NOT_THERE, stick=name)
    return None


def _named_besides(record: TurnRecord) -> tuple[str, ...]:
    """The sticks that the facts for a challenge name."""
    facts = record.facts
    if facts is None:
        return ()
    beside = () if facts.lie is None else tuple(other.stick for other in facts.lie.others)
    return *beside, *(stick for stick in (facts.highest, facts.lowest) if stick is not None)


def _attempts_wrong(record: TurnRecord, colours: Colours) -> Text | None:
    """Attempts that cannot follow each other (SS-06), and a stick that fell out of the hand."""
    if colours != "refuse" and len(record.attempts) > 1:
        return text(_ONE_ATTEMPT)
    for number, attempt in enumerate(record.attempts[:-1], 1):
        if not wrong_contacts(attempt):
            return text(_NOT_REFUSED, number=number)
        if attempt.judged_s is not None and record.attempts[number].at_s < attempt.judged_s:
            return text(_EARLY, number=number + 1)
    for fact in record.fell:
        released = bool(record.attempts) and fact.at_s >= record.attempts[-1].at_s
        if fact.stick == record.stick and not released:
            return text(_NEVER_RELEASED, stick=record.stick)
    return None


def not_left_so(record: TurnRecord, tower: Sequence[str], colours: Colours) -> Text | None:
    """Why a turn whose stick is still in the hand cannot have come to this; None: it can. Every attempt was refused
    then (SS-06)."""
    refusal = _names_wrong(record, tuple(tower), record.stick) or _attempts_wrong(record, colours)
    if refusal is not None or not record.attempts:
        return refusal
    last, number = record.attempts[-1], len(record.attempts)
    if colours != "refuse" or not wrong_contacts(last):
        return text(_NOT_REFUSED, number=number)
    return text(_EARLY, number=number + 1) if record.seconds < (last.judged_s or 0.0) else None


def _end_wrong(record: TurnRecord, colours: Colours, *, strict: bool) -> Text | None:
    """A turn that leaves the round going on, but that cannot have ended like this."""
    if record.end == "toppled":
        return text(_NO_TOPPLE)
    if record.end == "all_fell":
        return text(_NOT_ALL)
    pushed = fouls(record)
    if record.end == "foul":
        return None if strict and pushed else text(_NO_FOUL)
    if strict and pushed:
        return text(_FOUL_ENDS, what=pushed[0].what, mm=round(pushed[0].mm, 1))
    wrong = [bool(wrong_contacts(attempt)) for attempt in record.attempts]
    if record.end == "kept":
        enough = colours == "refuse" and sum(wrong) >= ENOUGH_REFUSALS and wrong[-1]
        return None if enough else text(_NOT_KEPT, count=ENOUGH_REFUSALS)
    if not wrong:
        return text(_NOT_TRIED, stick=record.stick)
    if wrong[-1]:
        return text(_WRONG_LAST) if colours == "refuse" else None
    fell = any(fact.stick == record.stick for fact in record.fell)
    return None if fell or record.attempts[-1].judged_s is not None else text(_NOT_JUDGED, stick=record.stick)


def _hung_wrong(record: TurnRecord, after: tuple[str, ...]) -> Text | None:
    """Every stick of the tower either hangs at the end or lies fallen (SS-08)."""
    for stick in after:
        if stick not in record.hung:
            return text(_NEITHER, stick=stick)
    for stick in record.hung:
        if stick not in after:
            return text(_NOT_UP, stick=stick)
    return None
