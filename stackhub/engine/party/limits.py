"""What a party must know of a game: how many can play it, for how long, with which bots, and whether in teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field

from stackhub.engine.config import GameConfig, Level, OptionValue
from stackhub.engine.party.sections import MOST_PRESENT, Section

_Minutes = Annotated[int, Field(ge=0, le=1000)]


class GameLimits(Section):
    """``fewest`` and ``most`` seats; ``minutes`` a match usually takes, the shortest and the longest; ``levels`` of the
    bots (none: no bot can play it yet); ``team_options``: the options that let two teams play (None: they cannot)."""

    fewest: Annotated[int, Field(ge=1, le=MOST_PRESENT)]
    most: Annotated[int, Field(ge=1, le=MOST_PRESENT)]
    minutes: tuple[_Minutes, _Minutes] = (0, 0)
    levels: tuple[Level, ...] = ()
    team_options: dict[str, OptionValue] | None = None


def limits_of(
    config: GameConfig, levels: Sequence[Level], team_options: Mapping[str, OptionValue] | None = None
) -> GameLimits:
    """The limits of a game. ``levels`` are the bots it offers now (``registry.levels_of``); ``team_options`` is what
    config/party.yaml says of it."""
    seats, (shortest, longest) = config.seats, config.minutes
    return GameLimits(
        fewest=seats.min,
        most=seats.max,
        minutes=(shortest, longest),
        levels=tuple(levels),
        team_options=None if team_options is None else dict(team_options),
    )
