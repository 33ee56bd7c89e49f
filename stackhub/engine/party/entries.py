"""The entries of a party's journal: small JSON objects, strictly checked. Plan and entries build a party again.

The key ``entry`` says which one it is. ``moves``, where there is one, is :attr:`Match.moves_played` of the running
match once the change was made (None: no match was running): what people change about the seats may be undone until the
next move or match.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from stackhub.engine.config import Level
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.party.errors import BadEntry
from stackhub.engine.party.members import Member
from stackhub.engine.party.sections import MOST_GAMES, MOST_PRESENT, MemberKey, SeatKey, Section
from stackhub.engine.party.tables import Arrangement
from stackhub.engine.words import QT_TRANSLATE_NOOP

#: An entry larger than this is not one of ours (characters).
MAX_ENTRY_LENGTH = 256 * 1024

_Count = Annotated[int, Field(ge=0, lt=2**31)]
_Moves = Annotated[int, Field(ge=0, lt=2**31)] | None
_Table = Annotated[int, Field(ge=0, lt=100)]
_Save = Annotated[str, Field(min_length=1, max_length=100)]
_Seats = Annotated[tuple[SeatKey, ...], Field(min_length=1, max_length=MOST_PRESENT)]
_Ranks = Annotated[
    tuple[Annotated[tuple[SeatKey, ...], Field(min_length=1)], ...], Field(min_length=1, max_length=MOST_PRESENT)
]
_Counts = Annotated[dict[Annotated[str, Field(max_length=80)], _Count], Field(max_length=100)]


class Chosen(Section):
    """The next game: its index in the plan, picked by the list or the wheel, and how it is played."""

    entry: Literal["chosen"] = "chosen"
    game: Annotated[int, Field(ge=0, lt=MOST_GAMES)]
    arrangement: Arrangement


class MatchBegun(Section):
    """The match at the table that was due has begun, under the save of that key; ``seats`` says who sits where."""

    entry: Literal["match_begun"] = "match_begun"
    table: _Table
    save: _Save
    seats: _Seats


class MatchEnded(Section):
    """The running match is over: who did how well, and what was counted of each member for the awards."""

    entry: Literal["match_ended"] = "match_ended"
    ranks: _Ranks
    counts: dict[MemberKey, _Counts] = {}


class MatchDropped(Section):
    """The running match ended without a result (its save was lost, say); it is still due."""

    entry: Literal["match_dropped"] = "match_dropped"


class GameSkipped(Section):
    """The party goes on without the chosen game, or without the rest of it: it counts nothing. Of a list, where none is
    chosen, it goes on without the next one."""

    entry: Literal["game_skipped"] = "game_skipped"


class Swapped(Section):
    """Two change places at the table: from the next match on, or ``now``, each playing on for the other."""

    entry: Literal["swapped"] = "swapped"
    one: MemberKey
    other: MemberKey
    now: bool = False
    moves: _Moves = None


class Joined(Section):
    """Somebody has come. They begin with no points, and play from the next game on."""

    entry: Literal["joined"] = "joined"
    member: Member
    moves: _Moves = None


class Left(Section):
    """Somebody goes: a bot of a level plays on for them, or they leave (``how: leaves``) and keep their points."""

    entry: Literal["left"] = "left"
    member: MemberKey
    how: Level | Literal["leaves"]
    moves: _Moves = None


class Returned(Section):
    """Somebody who had left is back, and goes on with the points they had."""

    entry: Literal["returned"] = "returned"
    member: MemberKey
    moves: _Moves = None


class Undone(Section):
    """The last change of the seats is taken back."""

    entry: Literal["undone"] = "undone"
    moves: _Moves = None


class Ended(Section):
    """The evening is over before everything has been played. A match or game under way counts nothing."""

    entry: Literal["ended"] = "ended"


SeatChange = Swapped | Joined | Left | Returned
Entry = Annotated[
    Chosen | MatchBegun | MatchEnded | MatchDropped | GameSkipped | SeatChange | Undone | Ended,
    Field(discriminator="entry"),
]
AnyEntry = Chosen | MatchBegun | MatchEnded | MatchDropped | GameSkipped | SeatChange | Undone | Ended
_ENTRY: TypeAdapter[AnyEntry] = TypeAdapter(Entry)


def entry_from(data: str | Mapping[str, Any]) -> AnyEntry:
    """The entry that JSON data, or their text, describe. Raises BadEntry with one sentence that names what is wrong."""
    try:
        written = data if isinstance(data, str) else json.dumps(dict(data))
        if len(written) > MAX_ENTRY_LENGTH:
            raise BadEntry(QT_TRANSLATE_NOOP("errors", "the entry of the party is too large to be one of ours"))
        return _ENTRY.validate_json(written)
    except ValidationError as error:
        place, finding = first_finding(error)
        raise BadEntry(
            QT_TRANSLATE_NOOP("errors", "the entry of the party is wrong at '{place}': {reason}"),
            place=(place or "entry")[:80],
            reason=reason_of(finding),
        ) from None
    except BadEntry:
        raise
    except (TypeError, ValueError, RecursionError):
        raise BadEntry(QT_TRANSLATE_NOOP("errors", "the entry of the party is not JSON")) from None


def entry_as_dict(entry: AnyEntry) -> dict[str, Any]:
    """The entry as JSON data, which :func:`entry_from` reads back."""
    data: dict[str, Any] = entry.model_dump(mode="json")
    return data
