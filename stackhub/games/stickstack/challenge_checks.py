"""What a challenge card may ask of a turn, as data (SS-17): a small vocabulary, joined by `all`, `any` and `none`.

In a deck each check is a mapping: ``{kind: touches, what: sticks, least: 2}``, or ``{all: [...]}``. What each of them
means `stackhub.games.stickstack.challenge_judge` says, from the record alone. Lengths are mm, angles degrees, times
seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, Tag, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.record import ColourLetter

MOST_PARTS, DEEPEST, MOST_LEAVES = 6, 3, 10
"""So many checks stand in one list, so many lists in one another, so many checks in a card at most: more nobody could
keep in mind while a stick is in their hand."""

Which = Literal["last", "first", "highest", "lowest"]
"""A stick that hung there when the turn began: the last or the first one placed, or by where its middle is."""


class Check(BaseModel):
    """Base of all checks."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Ranged(Check):
    """A number that must lie between `least` and `most`; either may be left out."""

    least: float | None = None
    most: float | None = None

    @model_validator(mode="after")
    def _some_range(self) -> Self:
        if self.least is None and self.most is None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "least or most must be given"))
        if self.least is not None and self.most is not None and self.most < self.least:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "most must not be smaller than least"))
        return self

    def holds(self, value: float) -> bool:
        """Whether `value` lies in the range."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class Count(Ranged):
    """A whole number of things."""

    least: Annotated[int, Field(ge=0, le=36)] | None = None
    most: Annotated[int, Field(ge=0, le=36)] | None = None


class Length(Ranged):
    least: Annotated[float, Field(ge=0, le=300, allow_inf_nan=False)] | None = None
    most: Annotated[float, Field(ge=0, le=300, allow_inf_nan=False)] | None = None


class Angle(Ranged):
    least: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)] | None = None
    most: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)] | None = None


# --- what the stick touches, when its colours are judged (SS-04)


class Touches(Count):
    """How many it touches: other `sticks`; parts of the coloured `rim` (0 to 3); the `middle` of the cup (0 or 1); the
    `cup` at all (0 or 1); a part of the rim by its colour (0 or 1)."""

    kind: Literal["touches"]
    what: Literal["sticks", "cup", "rim", "middle", "red", "yellow", "blue"]


class TouchesOne(Check):
    """It touches one stick that is named by its place."""

    kind: Literal["touches_one"]
    which: Which


class Colours(Count):
    """With how many of its own colours it touches something."""

    kind: Literal["colours"]


class OnlyColours(Check):
    """It touches with these of its colours and no other."""

    kind: Literal["only_colours"]
    colours: Annotated[tuple[ColourLetter, ...], Field(min_length=1, max_length=4)]


class Contacts(Check):
    """Every contact is between like colours, or every one between different colours."""

    kind: Literal["contacts"]
    are: Literal["like", "unlike"]


# --- where it lies in the end


class Lies(Check):
    """No other stick reaches higher, or none lower."""

    kind: Literal["lies"]
    where: Literal["highest", "lowest"]


class Reach(Length):
    """How far its farther end reaches beyond the rim, seen from above."""

    kind: Literal["reach"]


class OffMiddle(Length):
    """How far its middle is from the axis of the cup."""

    kind: Literal["off_middle"]


class Slope(Angle):
    """How steep it lies."""

    kind: Literal["slope"]


class Crosses(Count):
    """How many sticks it crosses, seen from above; with an angle, only those that it crosses at such an angle."""

    kind: Literal["crosses"]
    angle_least: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)] = 0
    angle_most: Annotated[float, Field(ge=0, le=90, allow_inf_nan=False)] = 90


class CrossesOne(Check):
    """It crosses one stick that is named by its place."""

    kind: Literal["crosses_one"]
    which: Which


class Along(Count):
    """With how many sticks it lies in line, within so many degrees, seen from above."""

    kind: Literal["along"]
    within_deg: Annotated[float, Field(gt=0, le=45, allow_inf_nan=False)] = 10


# --- what the tower does


class Lean(Angle):
    """How far the cup leans in the end."""

    kind: Literal["lean"]


class Leaned(Angle):
    """How far it leaned when the stick was taken."""

    kind: Literal["leaned"]


class LeanGoes(Check):
    """How the cup leans in the end, against how it leaned when the stick was taken: to the `other_side`, to the
    `same_side`, `more` or `less`. Less than `LEANING_DEG` leans to no side."""

    kind: Literal["lean_goes"]
    how: Literal["other_side", "same_side", "more", "less"]


class Sway(Angle):
    """The most that the cup leans in the whole turn."""

    kind: Literal["sway"]


class Shifts(Length):
    """The most that any other stick has shifted on the cup, from taking to the end."""

    kind: Literal["shifts"]


# --- how it is done


class Attempts(Count):
    """How often the stick is let go of."""

    kind: Literal["attempts"]


class Within(Check):
    """It is let go of, for good, within so many seconds of being taken."""

    kind: Literal["within"]
    seconds: Annotated[float, Field(ge=3, le=600, allow_inf_nan=False)]


class Waits(Check):
    """It is not let go of before so many seconds have passed."""

    kind: Literal["waits"]
    seconds: Annotated[float, Field(ge=3, le=120, allow_inf_nan=False)]


class Pushes(Length):
    """The most that the stick in the hand pushes anything."""

    kind: Literal["pushes"]


class Stick(Check):
    """What stick it is: how many `bands` it has, which colour is on it, where it was taken from."""

    kind: Literal["stick"]
    bands: Annotated[int, Field(ge=1, le=3)] | None = None
    has: ColourLetter | None = None
    taken: Literal["bag", "front"] | None = None


class Hangs(Count):
    """How many sticks hang in the end."""

    kind: Literal["hangs"]


# --- joined


class _Joined(Check):
    """Checks in a list. That it may not be empty is said here: a field that may not be complains as well where its only
    check is broken."""

    @model_validator(mode="after")
    def _some(self) -> Self:
        if not parts_of(self):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "there is no check in the list"))
        return self


class All(_Joined):
    all: Annotated[tuple[AnyCheck, ...], Field(max_length=MOST_PARTS)]


class AnyOf(_Joined):
    any: Annotated[tuple[AnyCheck, ...], Field(max_length=MOST_PARTS)]


class NoneOf(_Joined):
    none: Annotated[tuple[AnyCheck, ...], Field(max_length=MOST_PARTS)]


KINDS: dict[str, type[Check]] = {
    "touches": Touches,
    "touches_one": TouchesOne,
    "colours": Colours,
    "only_colours": OnlyColours,
    "contacts": Contacts,
    "lies": Lies,
    "reach": Reach,
    "off_middle": OffMiddle,
    "slope": Slope,
    "crosses": Crosses,
    "crosses_one": CrossesOne,
    "along": Along,
    "lean": Lean,
    "leaned": Leaned,
    "lean_goes": LeanGoes,
    "sway": Sway,
    "shifts": Shifts,
    "attempts": Attempts,
    "within": Within,
    "waits": Waits,
    "pushes": Pushes,
    "stick": Stick,
    "hangs": Hangs,
}
"""The checks that are no list, by the word that a deck has for each: what an editor offers."""


def _tag(value: Any) -> str | None:
    if isinstance(value, Check):
        return next((join for join in ("all", "any", "none") if hasattr(value, join)), getattr(value, "kind", None))
    if not isinstance(value, dict):
        return None
    joins = [join for join in ("all", "any", "none") if join in value]
    kind = joins[0] if joins else value.get("kind")
    return kind if isinstance(kind, str) else None


_NO_CHECK = QT_TRANSLATE_NOOP("errors", "should be a check: all, any, none, or a kind out of {kinds}")


def _known(value: Any) -> Any:
    if _tag(value) not in ("all", "any", "none", *KINDS):
        raise BadConfig(_NO_CHECK, kinds=", ".join(KINDS))
    return value


AnyCheck = Annotated[
    Annotated[Touches, Tag("touches")]
    | Annotated[TouchesOne, Tag("touches_one")]
    | Annotated[Colours, Tag("colours")]
    | Annotated[OnlyColours, Tag("only_colours")]
    | Annotated[Contacts, Tag("contacts")]
    | Annotated[Lies, Tag("lies")]
    | Annotated[Reach, Tag("reach")]
    | Annotated[OffMiddle, Tag("off_middle")]
    | Annotated[Slope, Tag("slope")]
    | Annotated[Crosses, Tag("crosses")]
    | Annotated[CrossesOne, Tag("crosses_one")]
    | Annotated[Along, Tag("along")]
    | Annotated[Lean, Tag("lean")]
    | Annotated[Leaned, Tag("leaned")]
    | Annotated[LeanGoes, Tag("lean_goes")]
    | Annotated[Sway, Tag("sway")]
    | Annotated[Shifts, Tag("shifts")]
    | Annotated[Attempts, Tag("attempts")]
    | Annotated[Within, Tag("within")]
    | Annotated[Waits, Tag("waits")]
    | Annotated[Pushes, Tag("pushes")]
    | Annotated[Stick, Tag("stick")]
    | Annotated[Hangs, Tag("hangs")]
    | Annotated[All, Tag("all")]
    | Annotated[AnyOf, Tag("any")]
    | Annotated[NoneOf, Tag("none")],
    Discriminator(_tag),
    BeforeValidator(_known),
]
for _join in (All, AnyOf, NoneOf):
    _join.model_rebuild()


def parts_of(check: Check) -> tuple[Check, ...]:
    """The checks in a list; none for a check that is no list."""
    if isinstance(check, All):
        return check.all
    if isinstance(check, AnyOf):
        return check.any
    return check.none if isinstance(check, NoneOf) else ()


def leaves(check: Check) -> Iterator[Check]:
    """Every check in it that is no list, in order."""
    parts = parts_of(check)
    if not isinstance(check, _Joined):
        yield check
    for part in parts:
        yield from leaves(part)


def depth_of(data: Any) -> int:
    """How deep the lists of a check that was read, and is not checked yet, stand in one another. It stops counting
    where that is too deep."""
    deepest, ahead = 0, [(data, 0)]
    while ahead and deepest <= DEEPEST:
        value, depth = ahead.pop()
        deepest = max(deepest, depth)
        if isinstance(value, Check):
            ahead += [(part, depth + 1) for part in parts_of(value)]
        elif isinstance(value, dict):
            for join in ("all", "any", "none"):
                if isinstance(value.get(join), list | tuple):
                    ahead += [(part, depth + 1) for part in value[join]]
    return deepest
