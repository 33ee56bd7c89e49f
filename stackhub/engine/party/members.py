"""The members of a party, people and bots, and how they become players of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field, field_validator

from stackhub.engine.config import LEVELS, Level
from stackhub.engine.errors import BadConfig
from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.engine.match import Player
from stackhub.engine.names import checked_name, fold
from stackhub.engine.party.sections import MemberKey, Section, is_filler
from stackhub.engine.words import QT_TRANSLATE_NOOP

#: The name of a bot that fills up, where the caller has no better one.
FILLER_NAME = "Bot {number}"


class Member(Section):
    """Somebody of the party. ``key`` is their name within it; ``level`` not None: a bot; ``profile``: the id of a
    stored profile, None for a guest; ``team``: who has the same number plays together where a game lets teams play."""

    key: MemberKey
    name: str
    colour: ColourName
    level: Level | None = None
    birth_year: Annotated[int, Field(ge=1900, le=2200)] | None = None
    profile: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    team: Annotated[int, Field(ge=1, le=5)] | None = None

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    @field_validator("name")
    @classmethod
    def _can_be_shown(cls, name: str) -> str:
        checked_name(name)
        if name != name.strip():
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "a name has no spaces around it"))
        return name


def first_twin(members: Sequence[Member]) -> Member | None:
    """The first member who is called as somebody before them (:func:`fold`); None when all are told apart."""
    known: set[str] = set()
    for member in members:
        name = fold(member.name)
        if name in known:
            return member
        known.add(name)
    return None


def level_for(wanted: Level, offered: Sequence[Level]) -> Level:
    """The level of ``offered`` (not empty) that comes next to ``wanted``: the strongest that is no stronger, else the
    weakest."""
    ordered = sorted(offered, key=LEVELS.index)
    return max(
        (level for level in ordered if LEVELS.index(level) <= LEVELS.index(wanted)),
        key=LEVELS.index,
        default=ordered[0],
    )


def players_of(
    seats: Sequence[str],
    members: Mapping[str, Member],
    levels: Sequence[Level],
    filler: Level | None = None,
    filler_name: str = FILLER_NAME,
) -> tuple[Player, ...]:
    """The players of a match, by seat. ``levels`` are those that the game offers; bots play at the one next to their
    own, bots that fill up next to ``filler``, in a colour that nobody else at the table has where there is one."""
    taken = {members[key].colour for key in seats if not is_filler(key)}
    free = [colour for colour in COLOUR_NAMES if colour not in taken] or list(COLOUR_NAMES)
    players, fillers = [], 0
    for key in seats:
        if is_filler(key):
            level = level_for(filler or "medium", levels)
            colour = free[fillers % len(free)]
            fillers += 1
            players.append(Player(filler_name.format(number=fillers), colour, level))
        else:
            member = members[key]
            level_now = None if member.level is None else level_for(member.level, levels)
            players.append(Player(member.name, member.colour, level_now, member.birth_year))
    return tuple(players)
