"""How the evening stands: who has how many points, at which place, after each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from stackhub.engine.party.members import Member
from stackhub.engine.party.state import State


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the scoreboard. ``place`` counts from 1 and is shared by those with as many points; ``gained`` came
    from the last game counted; ``left``: has gone, keeping their points; ``replaced``: a bot plays on for them."""

    member: Member
    points: Fraction
    gained: Fraction
    place: int
    left: bool
    replaced: bool


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team: its number, its members' keys, and their points on average, so that no team wins by its size."""

    team: int
    members: tuple[str, ...]
    points: Fraction
    place: int


def standings(state: State, games: int | None = None) -> tuple[Standing, ...]:
    """The rows after the first ``games`` games (None: all that were played), best first; of those with as many points
    whoever came first to the party."""
    count = len(state.played) if games is None else min(games, len(state.played))
    points = state.points(count)
    before = state.points(count - 1) if count else points
    places = places_of(points)
    rows = [
        Standing(
            member,
            points[member.key],
            points[member.key] - before[member.key],
            places[member.key],
            left=member.key in state.gone,
            replaced=member.key in state.replaced,
        )
        for member in state.members
    ]
    return tuple(sorted(rows, key=lambda row: row.place))


def chart(state: State) -> tuple[Mapping[str, Fraction], ...]:
    """Everybody's points, all at nothing at first, then after each game: the lines of the evening."""
    return tuple(state.points(games) for games in range(len(state.played) + 1))


def team_standings(state: State) -> tuple[TeamStanding, ...]:
    """The teams, best first; nothing where nobody is in one."""
    teams: dict[int, list[str]] = {}
    for member in state.members:
        if member.team is not None:
            teams.setdefault(member.team, []).append(member.key)
    points = state.points()
    means = {str(team): sum((points[key] for key in keys), Fraction(0)) / len(keys) for team, keys in teams.items()}
    places = places_of(means)
    rows = [TeamStanding(team, tuple(keys), means[str(team)], places[str(team)]) for team, keys in teams.items()]
    return tuple(sorted(rows, key=lambda row: (row.place, row.team)))


def seeds(state: State) -> Sequence[str]:
    """Those present, best of the evening first; nobody before anything has been counted."""
    if not any(game.points for game in state.played):
        return ()
    return tuple(row.member.key for row in standings(state) if row.member.key in state.order)


def places_of(points: Mapping[str, Fraction]) -> dict[str, int]:
    """The places that ``points`` come to, counted from 1; who has as many shares the better one."""
    return {key: 1 + sum(other > own for other in points.values()) for key, own in points.items()}
