"""What config/party.yaml says: parties ready to play, tables of points, awards, and which options let teams play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from stackhub.engine.config import GameConfig, OptionValue
from stackhub.engine.errors import BadConfig
from stackhub.engine.party.awards import Award
from stackhub.engine.party.plan import Picks, PlannedGame, check_points, planned_problem
from stackhub.engine.party.sections import MOST_GAMES, MOST_PRESENT
from stackhub.engine.party.tables import ROUND_ROBIN_UP_TO
from stackhub.engine.party.tally import game_of
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

PresetName = Literal["quick", "evening", "kids", "steady_hands", "all_five"]
ScoringName = Literal["usual", "even", "winner"]

_PRESETS: dict[PresetName, tuple[tuple[str, str], tuple[str, str]]] = {
    "quick": (
        QT_TRANSLATE_NOOP("party", "Quick quarter of an hour"),
        QT_TRANSLATE_NOOP("party", "One short game; the wheel says which."),
    ),
    "evening": (
        QT_TRANSLATE_NOOP("party", "Evening"),
        QT_TRANSLATE_NOOP("party", "Cards, tokens, tablets and a tower, with time for each."),
    ),
    "kids": (
        QT_TRANSLATE_NOOP("party", "Kids"),
        QT_TRANSLATE_NOOP("party", "Short games with friendly rules; the last one is won together."),
    ),
    "steady_hands": (
        QT_TRANSLATE_NOOP("party", "Steady hands"),
        QT_TRANSLATE_NOOP("party", "Towers only: whoever does not tremble wins."),
    ),
    "all_five": (
        QT_TRANSLATE_NOOP("party", "All five"),
        QT_TRANSLATE_NOOP("party", "Each game once, from the quickest to the shakiest."),
    ),
}
_SCORINGS: dict[ScoringName, tuple[str, str]] = {
    "usual": QT_TRANSLATE_NOOP("party", "The first places count clearly more"),
    "even": QT_TRANSLATE_NOOP("party", "Every place counts one point more"),
    "winner": QT_TRANSLATE_NOOP("party", "Only the winner gets a point"),
}


def preset_title(name: PresetName) -> Text:
    """What the preset is called."""
    return text(_PRESETS[name][0])


def preset_line(name: PresetName) -> Text:
    """What it is, in one line."""
    return text(_PRESETS[name][1])


def scoring_line(name: ScoringName) -> Text:
    """What a table of points does, in one line."""
    return text(_SCORINGS[name])


class _Part(BaseModel):
    """Not strict: a YAML file has lists where we have tuples."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PresetGame(PlannedGame):
    """A game of a preset. The context's ``games``, where given, are the games' own configs, which it must fit."""

    @model_validator(mode="after")
    def _fits_the_game(self, info: ValidationInfo) -> Self:
        configs = _configs(info)
        problem = planned_problem(self, configs) if configs is not None else None
        if problem is not None:
            raise problem
        return self

    def planned(self) -> PlannedGame:
        """The same as a part of a plan."""
        return PlannedGame(game=self.game, options=self.options, form=self.form)


class Preset(_Part):
    """A party ready to play: see :class:`~stackhub.engine.party.plan.PartyPlan`."""

    games: Annotated[tuple[PresetGame, ...], Field(min_length=1, max_length=MOST_GAMES)]
    picks: Picks = "list"
    count: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    scoring: ScoringName = "usual"

    @model_validator(mode="after")
    def _counted(self) -> Self:
        if (self.picks == "wheel") != (self.count is not None):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "count belongs to a wheel, and only there"))
        return self


def _checked_points(points: tuple[int, ...]) -> tuple[int, ...]:
    check_points(points)
    return points


PointsByPlace = Annotated[
    tuple[Annotated[int, Field(ge=0, le=1000)], ...],
    Field(min_length=1, max_length=MOST_PRESENT),
    AfterValidator(_checked_points),
]


class PartyFile(_Part):
    """config/party.yaml. Validate with the context ``{"games": {id: GameConfig}}``, so that presets and awards are
    checked against the games there are."""

    scoring: dict[ScoringName, PointsByPlace]
    presets: dict[PresetName, Preset]
    round_robin_up_to: Annotated[int, Field(ge=2, le=MOST_PRESENT)] = ROUND_ROBIN_UP_TO
    team_options: dict[str, dict[str, OptionValue]] = {}
    awards: tuple[Award, ...] = ()

    @field_validator("scoring")
    @classmethod
    def _has_usual(cls, scoring: dict[ScoringName, tuple[int, ...]]) -> dict[ScoringName, tuple[int, ...]]:
        if "usual" not in scoring:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the table of points 'usual' is missing"))
        return scoring

    @field_validator("team_options")
    @classmethod
    def _teams_fit(
        cls, team_options: dict[str, dict[str, OptionValue]], info: ValidationInfo
    ) -> dict[str, dict[str, OptionValue]]:
        configs = _configs(info)
        for game, options in team_options.items() if configs is not None else ():
            problem = planned_problem(PlannedGame(game=game, options=options), configs or {})
            if problem is not None:
                raise problem
        return team_options

    @field_validator("awards")
    @classmethod
    def _awards_fit(cls, awards: tuple[Award, ...], info: ValidationInfo) -> tuple[Award, ...]:
        if len({award.id for award in awards}) < len(awards):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "an award stands here twice"))
        configs = _configs(info)
        for code in (code for award in awards for code in award.codes):
            if configs is not None and game_of(code) not in configs:
                marked = QT_TRANSLATE_NOOP("errors", "there is no game '{game}' (games: {games})")
                raise BadConfig(marked, game=game_of(code), games=", ".join(configs))
        return awards

    @model_validator(mode="after")
    def _scorings_known(self) -> Self:
        for preset in self.presets.values():
            if preset.scoring not in self.scoring:
                marked = QT_TRANSLATE_NOOP("errors", "there is no table of points '{name}'")
                raise BadConfig(marked, name=preset.scoring)
        return self

    @property
    def codes(self) -> frozenset[str]:
        """All that has to be counted for the awards."""
        return frozenset(code for award in self.awards for code in award.codes)


def _configs(info: ValidationInfo) -> Mapping[str, GameConfig] | None:
    configs: Mapping[str, GameConfig] | None = info.context.get("games") if info.context else None
    return configs
