"""What every part of a party's JSON is made of: frozen, strict models, and keys of members and of bots that fill up."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

#: Most members at the table at once, bots among them.
MOST_PRESENT = 10
#: Most members over a whole evening, those who came late or left among them.
MOST_MEMBERS = 30
#: Most games of an evening.
MOST_GAMES = 50

MemberKey = Annotated[str, Field(pattern=r"^m[1-9][0-9]?$")]
"""A member within the party: ``m1``, ``m2``, … in the order in which they came."""
SeatKey = Annotated[str, Field(pattern=r"^(m[1-9][0-9]?|f[1-9])$")]
"""Who sits at a seat: a member, or ``f1``, ``f2``, …, a bot that only fills up and gets no points."""

Ranks = tuple[tuple[str, ...], ...]
"""Who did how well, best first; those in one group did equally well."""


class Section(BaseModel):
    """A part of a party's JSON. Never changed, and nothing besides what its fields say."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def is_filler(key: str) -> bool:
    """Whether ``key`` is that of a bot that only fills up."""
    return key.startswith("f")
