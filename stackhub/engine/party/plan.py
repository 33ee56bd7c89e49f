"""The plan of a party: who comes, what is played in which order or out of which wheel, and what places are worth."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, ValidationError, model_validator

from stackhub.engine.config import GameConfig, Level, OptionValue
from stackhub.engine.errors import BadConfig
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.party.errors import BadPlan
from stackhub.engine.party.members import Member, first_twin
from stackhub.engine.party.sections import MOST_GAMES, MOST_PRESENT, Section
from stackhub.engine.words import QT_TRANSLATE_NOOP

PLAN_FORMAT = "stackhub-party"
PLAN_VERSION = 1
#: A plan larger than this is not one of ours (characters).
MAX_PLAN_LENGTH = 1024 * 1024

Form = Literal["table", "groups", "round_robin", "knockout", "teams"]
"""How a game is played by many: all at one table, at several tables one after another, everybody against everybody,
who loses is out, or one team against the other."""
Picks = Literal["list", "wheel"]

PointsTable = Annotated[tuple[Annotated[int, Field(ge=0, le=1000)], ...], Field(min_length=1, max_length=MOST_PRESENT)]
"""Points by place, the first one first; further places get nothing."""


def check_points(points: tuple[int, ...]) -> None:
    """Raises BadConfig where a worse place would be worth more."""
    if list(points) != sorted(points, reverse=True):
        raise BadConfig(QT_TRANSLATE_NOOP("errors", "a place must not be worth more than the place before it"))


class PlannedGame(Section):
    """A game with the options that differ from its Default; ``form`` is left to the app where it is None."""

    game: Annotated[str, Field(pattern=r"^[a-z]+$", max_length=40)]
    options: dict[str, OptionValue] = {}
    form: Form | None = None


class PartyPlan(Section):
    """Who plays what. With ``picks: list`` the ``games`` are played in their order, with ``wheel`` the wheel picks
    ``count`` times from them. ``scoring`` are the points by place, ``filler`` the level of bots that only fill up."""

    format: Literal["stackhub-party"] = "stackhub-party"
    version: Literal[1] = 1
    members: Annotated[tuple[Member, ...], Field(min_length=2, max_length=MOST_PRESENT)]
    games: Annotated[tuple[PlannedGame, ...], Field(min_length=1, max_length=MOST_GAMES)]
    picks: Picks = "list"
    count: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    scoring: PointsTable = (10, 7, 5, 4, 3, 2, 1, 1, 1, 1)
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    filler: Level = "medium"

    @property
    def rounds(self) -> int:
        """How many games are played."""
        return self.count if self.count is not None else len(self.games)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        for number, member in enumerate(self.members, 1):
            if member.key != f"m{number}":
                raise BadConfig(
                    QT_TRANSLATE_NOOP("errors", "member {number} must have the key m{number}"), number=number
                )
        twin = first_twin(self.members)
        if twin is not None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "there are two people called {name}"), name=twin.name)
        if all(member.is_bot for member in self.members):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "a party needs somebody who is not a bot"))
        if self.picks == "wheel" and self.count is None:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "say how often the wheel is turned"))
        if self.picks == "list" and self.count not in (None, len(self.games)):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "of a list every game is played: leave count out"))
        check_points(self.scoring)
        return self

    def to_json(self) -> str:
        """The plan as one line of JSON, which :func:`plan_from_json` reads back."""
        return self.model_dump_json()


def make_plan(**values: object) -> PartyPlan:
    """A plan from the values of :class:`PartyPlan`; lists serve as tuples. Raises BadPlan with one sentence that names
    what is wrong."""
    told = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    try:
        return PartyPlan.model_validate(told)
    except ValidationError as error:
        raise _refused(error) from None


def plan_from_json(text: str) -> PartyPlan:
    """The plan that ``text`` describes. Raises BadPlan."""
    if len(text) > MAX_PLAN_LENGTH:
        raise BadPlan(QT_TRANSLATE_NOOP("errors", "the plan of the party is too large to be one of ours"))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != PLAN_FORMAT:
        raise BadPlan(QT_TRANSLATE_NOOP("errors", "this is not the plan of a party, or it was cut short"))
    version = data.get("version")
    if isinstance(version, int) and version > PLAN_VERSION:
        raise BadPlan(QT_TRANSLATE_NOOP("errors", "the plan of the party was written by a newer StackHub"))
    try:
        return PartyPlan.model_validate_json(text)
    except ValidationError as error:
        raise _refused(error) from None
    except (ValueError, RecursionError):
        raise BadPlan(QT_TRANSLATE_NOOP("errors", "this is not the plan of a party, or it was cut short")) from None


def check_games(plan: PartyPlan, configs: Mapping[str, GameConfig]) -> None:
    """Raises BadPlan when the plan names a game or an option that there is not. ``configs`` are the games' by id."""
    for planned in plan.games:
        problem = planned_problem(planned, configs)
        if problem is not None:
            raise BadPlan(problem.text)


def planned_problem(planned: PlannedGame, configs: Mapping[str, GameConfig]) -> BadConfig | None:
    """What is wrong with ``planned``, None when nothing is."""
    config = configs.get(planned.game)
    if config is None:
        marked = QT_TRANSLATE_NOOP("errors", "there is no game '{game}' (games: {games})")
        return BadConfig(marked, game=planned.game, games=", ".join(configs))
    for key, value in planned.options.items():
        option = config.options.get(key)
        if option is None:
            marked = QT_TRANSLATE_NOOP("errors", "{game} has no option '{option}'")
            return BadConfig(marked, game=planned.game, option=key[:40])
        if not any(value == offered and type(value) is type(offered) for offered in option.values):
            marked = QT_TRANSLATE_NOOP("errors", "the option '{option}' of {game} does not offer {value}")
            return BadConfig(marked, game=planned.game, option=key, value=str(value)[:40])
    return None


def _refused(error: ValidationError) -> BadPlan:
    place, finding = first_finding(error)
    if not place:
        return BadPlan(QT_TRANSLATE_NOOP("errors", "the plan does not make sense: {reason}"), reason=reason_of(finding))
    marked = QT_TRANSLATE_NOOP("errors", "the plan is wrong at '{place}': {reason}")
    return BadPlan(marked, place=place[:80], reason=reason_of(finding))
