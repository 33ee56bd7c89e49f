"""What a bench tells of the turn that is being played on it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stackhub.games.stickstack.record import Contact
from stackhub.games.stickstack.table import StickContact

Mode = Literal["idle", "carry", "judging", "settling", "over"]
"""No stick is taken; the hand carries it; it was let go of and is to be judged; it was judged and the turn may close;
the tower toppled, every stick fell, or a foul ended the turn."""
Refusal = Literal[
    "empty",  # no stick is in the hand
    "high",  # nothing is within 5 mm below it (SS-04)
    "beside",  # what is below is not the tower
]
Result = Literal["legal", "wrong", "fell"]


class Judgement(NamedTuple):
    """What became of the last release."""

    result: Result
    contacts: tuple[Contact, ...]
    wrong: tuple[Contact, ...]


class Touch(NamedTuple):
    """A stick touches the cup or another one; `clashes` when the colours differ (SS-04)."""

    stick: str
    contact: StickContact
    clashes: bool
