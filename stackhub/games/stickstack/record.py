"""What the physics wrote down of one turn of Stick & Stack (TurnRecord): facts only, no verdicts.

The bench writes it (`stackhub.games.stickstack.table_bench`), the rules judge it (`stackhub.games.stickstack.judge`),
and the journal keeps it as the text of a move, ``record {...}``. Times are in seconds since the stick was taken,
lengths in mm, angles in degrees. A stick is known by its name, ``s01`` to ``s36``, a colour by its letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.facts import Fact, Record
from stackhub.engine.words import QT_TRANSLATE_NOOP

StickName = Annotated[str, Field(pattern=r"^s(0[1-9]|[12][0-9]|3[0-6])$")]
ColourLetter = Literal["w", "r", "y", "b"]
"""White, red, yellow, blue (SS-02)."""
Seconds = Annotated[float, Field(ge=0, le=100_000, allow_inf_nan=False)]
Millimetres = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
Height = Annotated[float, Field(ge=-10_000, le=10_000, allow_inf_nan=False)]
Degrees = Annotated[float, Field(ge=0, le=180, allow_inf_nan=False)]
Ending = Literal["closed", "kept", "foul", "toppled", "all_fell"]

MOST_ATTEMPTS = 40
"""So many attempts of a turn are written down: more might not fit into a save."""
FRAMES = 20
"""In so many stepped frames the contacts of a stick at rest are looked at (SS-04)."""
_TOGETHER = QT_TRANSLATE_NOOP("errors", "{one} and {other} belong together")
_NOT_JUDGED = QT_TRANSLATE_NOOP("errors", "contacts are those of the judgement, so there must be a judged_s")
_TWICE = QT_TRANSLATE_NOOP("errors", "{key} should name each of them only once")
_ORDER = QT_TRANSLATE_NOOP("errors", "{key} should be in the order of time")


class Contact(Fact):
    """Where the stick touched the cup or another stick while it was judged: the colours on both sides (SS-04)."""

    other: StickName | Literal["cup"]
    own: ColourLetter
    own_next: ColourLetter | None = None
    """The colour across the nearest border between two bands of the stick; None: it has one colour."""
    own_border_mm: Millimetres | None = None
    """How far that border is from the contact."""
    theirs: ColourLetter
    theirs_next: ColourLetter | None = None
    theirs_border_mm: Millimetres | None = None
    frames: Annotated[int, Field(ge=1, le=FRAMES)]
    """In how many of the judged frames it was there."""

    @model_validator(mode="after")
    def _borders(self) -> Self:
        if (self.own_next is None) != (self.own_border_mm is None):
            raise BadConfig(_TOGETHER, one="own_next", other="own_border_mm")
        if (self.theirs_next is None) != (self.theirs_border_mm is None):
            raise BadConfig(_TOGETHER, one="theirs_next", other="theirs_border_mm")
        return self


class Attempt(Fact):
    """The stick was let go over the tower once."""

    at_s: Seconds
    """When it was released."""
    judged_s: Seconds | None = None
    """When the frames that were looked at were complete; None: it had fallen, or the tower had, before that."""
    contacts: Annotated[tuple[Contact, ...], Field(max_length=100)] = ()

    @model_validator(mode="after")
    def _judged_later(self) -> Self:
        if self.judged_s is not None and self.judged_s < self.at_s:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "judged_s cannot come before at_s"))
        if self.judged_s is None and self.contacts:
            raise BadConfig(_NOT_JUDGED)
        return self


class Fell(Fact):
    """A stick lay fallen when the turn closed (SS-08)."""

    stick: StickName
    at_s: Seconds


class Push(Fact):
    """Something was moved with the stick in the hand (SS-05); of the cup: how far its rim moved."""

    what: StickName | Literal["cup", "base"]
    mm: Millimetres
    at_s: Seconds


class Lean(Fact):
    """How the cup's axis leaned, and to which side: degrees anticlockwise from the table's x axis, seen from above."""

    deg: Degrees
    to_deg: Annotated[float, Field(ge=0, le=360, allow_inf_nan=False)] = 0.0


class Beside(Fact):
    """Another stick that hangs, as the new one lies to it, seen from above."""

    stick: StickName
    angle_deg: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)]
    crosses: bool = False


class Lie(Fact):
    """How the new stick hangs at the end, among the others. Heights are above the floor of the cup, along its axis."""

    high_mm: Height
    low_mm: Height
    slope_deg: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)]
    """Against the horizontal."""
    off_mm: Millimetres
    """How far its middle is from the axis of the cup."""
    reach_mm: Millimetres
    """How far its farther end reaches beyond the rim, seen along the axis of the cup."""
    others_high_mm: Height | None = None
    """The highest point of the other sticks that hang; None where there are none."""
    others_low_mm: Height | None = None
    others: Annotated[tuple[Beside, ...], Field(max_length=36)] = ()


class Facts(Fact):
    """What the checks of a challenge card ask for besides (SS-17). Without one nobody needs them, and they are left
    out."""

    lean_before: Lean
    """When the stick was taken."""
    lean_after: Lean
    highest: StickName | None = None
    """The stick whose middle was the highest when the new one was taken."""
    lowest: StickName | None = None
    shifted_mm: Millimetres = 0.0
    """The most that another stick that hangs was shifted on the cup in the turn."""
    lie: Lie | None = None
    """None: the stick does not hang."""


class TurnRecord(Record):
    """One turn, from taking the stick until the next player takes one (SS-09)."""

    stick: StickName
    attempts: Annotated[tuple[Attempt, ...], Field(max_length=200)] = ()
    """In order. An attempt that was refused (SS-06) left the tower as it was."""
    fell: Annotated[tuple[Fell, ...], Field(max_length=36)] = ()
    """All that lay fallen when the turn closed, earliest first. Not what fell in attempts that were refused."""
    pushed: Annotated[tuple[Push, ...], Field(max_length=38)] = ()
    dropped: Annotated[int, Field(ge=0, le=10_000)] = 0
    """How often the stick was dropped beside the tower and picked up again (SS-08)."""
    cup_deg: Degrees = 0.0
    """The most that the cup's axis leaned against the vertical in this turn, refused attempts apart."""
    base_deg: Degrees = 0.0
    """The most that the base was tilted."""
    base_s: Seconds = 0.0
    """The longest time for which the base was tilted by more than 20°."""
    lift_mm: Millimetres = 0.0
    """The most that an edge of the base was lifted off the table."""
    end: Ending
    """The next player took, or all rests; the player kept the stick (SS-06); a foul ended the turn (SS-05); the tower
    toppled; every stick fell (SS-10)."""
    rested: bool = True
    """Whether everything was at rest when the turn ended."""
    seconds: Seconds = 0.0
    hung: Annotated[tuple[StickName, ...], Field(max_length=36)] = ()
    """The sticks that hang on the cup at the end: those that hung there before, in their order, then the new one."""
    eased: bool = False
    """The player left away what the card does to eyes, hand or time."""
    facts: Facts | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        for key, names in (
            ("fell", [fact.stick for fact in self.fell]),
            ("pushed", [fact.what for fact in self.pushed]),
            ("hung", list(self.hung)),
        ):
            if len(set(names)) < len(names):
                raise BadConfig(_TWICE, key=key)
        for key, times in (
            ("attempts", [fact.at_s for fact in self.attempts]),
            ("fell", [fact.at_s for fact in self.fell]),
        ):
            if times != sorted(times):
                raise BadConfig(_ORDER, key=key)
        return self


def latest(attempts: Sequence[Attempt]) -> tuple[Attempt, ...]:
    """The attempts that are written down. Nothing hangs on earlier ones: they were refused (SS-06)."""
    return tuple(attempts[-MOST_ATTEMPTS:])


def record_from(text: str) -> TurnRecord:
    """The record that ``text`` (JSON) holds. Raises InvalidMove, naming what is wrong."""
    return TurnRecord.from_text(text)
