"""What a game's YAML in ``config/games`` says: seats, minutes, material, options with their rulings, presets."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator, model_validator

from stackhub.engine.errors import BadConfig, BadOptions
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.options import Options, make_options
from stackhub.engine.words import QT_TRANSLATE_NOOP

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "expert")
OptionValue = bool | int | str


def level_named(word: str) -> Level:
    """The bot level called ``word``. Raises BadOptions."""
    for level in LEVELS:
        if level == word:
            return level
    raise BadOptions(
        QT_TRANSLATE_NOOP("errors", "there is no bot level '{level}' (levels: {levels})"),
        level=word[:40],
        levels=", ".join(LEVELS),
    )


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class SeatRange(_Section):
    """The fewest and the most seats a game takes."""

    min: Annotated[int, Field(ge=1, le=10)]
    max: Annotated[int, Field(ge=1, le=10)]

    @model_validator(mode="after")
    def _ordered(self) -> SeatRange:
        if self.max < self.min:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "max must not be smaller than min"))
        return self

    def __contains__(self, seats: object) -> bool:
        return isinstance(seats, int) and self.min <= seats <= self.max

    def __str__(self) -> str:
        return str(self.min) if self.min == self.max else f"{self.min}-{self.max}"


class OptionConfig(_Section):
    """One option: the values offered, the Default, the value as printed in the rules, and its ruling."""

    values: Annotated[tuple[OptionValue, ...], Field(min_length=1)]
    default: OptionValue
    printed: OptionValue
    ruling: Annotated[str, Field(pattern=r"^[A-Z]{2}-\d\d$")]
    variant: bool = False  # shown as a row of its own in the set-up, not folded away with the house rules

    @model_validator(mode="after")
    def _offered(self) -> OptionConfig:
        for name in ("default", "printed"):
            if getattr(self, name) not in self.values:
                raise BadConfig(QT_TRANSLATE_NOOP("errors", "{name} is not one of the values"), name=name)
        return self


class GameConfig(_Section):
    """A whole game YAML. A game with options, material or levels of its own subclasses this in its rules as ``Config``
    and names their models, so that a slip in the file is reported with its line when the file is read."""

    options_model: ClassVar[type[Options] | None] = None
    material_model: ClassVar[type[BaseModel] | None] = None
    bot_model: ClassVar[type[BaseModel] | None] = None

    game: Annotated[str, Field(pattern=r"^[a-z]+$")]
    seats: SeatRange
    minutes: Annotated[tuple[int, int], Field(description="shortest and longest usual length of a match")]
    material: Annotated[dict[str, object], Field(validate_default=True)] = {}
    levels: tuple[Level, ...] = ()
    options: dict[str, OptionConfig] = {}
    presets: dict[str, dict[str, OptionValue]] = {}
    bots: dict[Level, dict[str, float]] = {}  # what makes each level weaker or stronger; the names are the game's

    @field_validator("game")
    @classmethod
    def _the_game_asked_for(cls, game: str, info: ValidationInfo) -> str:
        """The context names the game whose file this should be: a copy under another name is told apart."""
        wanted = info.context.get("game", game) if info.context else game
        if game != wanted:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "this file is for '{game}', not for '{wanted}'"),
                game=game[:40],
                wanted=wanted,
            )
        return game

    @field_validator("material")
    @classmethod
    def _material_fits(cls, material: dict[str, object]) -> dict[str, object]:
        if cls.material_model is not None:
            try:
                cls.material_model.model_validate(material)
            except ValidationError as error:
                raise _misfit(error) from None
        return material

    @field_validator("options")
    @classmethod
    def _options_fit(cls, options: dict[str, OptionConfig]) -> dict[str, OptionConfig]:
        if cls.options_model is None:
            return options
        for key, option in options.items():
            for value in option.values:
                make_options(cls.options_model, {key: value})
        return options

    @field_validator("bots")
    @classmethod
    def _bots_fit(cls, bots: dict[Level, dict[str, float]]) -> dict[Level, dict[str, float]]:
        if cls.bot_model is not None:
            for level, skill in bots.items():
                try:
                    cls.bot_model.model_validate(skill)
                except ValidationError as error:
                    raise _misfit(error, level) from None
        return bots

    @model_validator(mode="after")
    def _levels_described(self) -> Self:
        if self.bot_model is not None:
            for level in self.levels:
                if level not in self.bots:
                    raise BadConfig(
                        QT_TRANSLATE_NOOP("errors", "bots says nothing about the level '{level}'"), level=level
                    )
        return self

    @model_validator(mode="after")
    def _presets_fit(self) -> GameConfig:
        for name, values in self.presets.items():
            for key, value in values.items():
                if key not in self.options:
                    raise BadConfig(
                        QT_TRANSLATE_NOOP("errors", "preset '{preset}' sets the unknown option '{option}'"),
                        preset=name[:40],
                        option=key[:40],
                    )
                if value not in self.options[key].values:
                    raise BadConfig(
                        QT_TRANSLATE_NOOP("errors", "preset '{preset}' gives '{option}' a value that is not offered"),
                        preset=name[:40],
                        option=key,
                    )
        return self

    def check_seats(self, given: int) -> None:
        """Raises BadOptions when the game does not take so many seats."""
        if given not in self.seats:
            sentence = QT_TRANSLATE_NOOP("errors", "{game} takes {seats} seats, not {given}")
            raise BadOptions(sentence, game=self.game, seats=str(self.seats), given=given)

    def defaults(self) -> dict[str, OptionValue]:
        """Every option at its Default."""
        return {key: option.default for key, option in self.options.items()}

    def by_the_book(self) -> dict[str, OptionValue]:
        """Every option as printed."""
        return {key: option.printed for key, option in self.options.items()}


def _misfit(error: ValidationError, *above: str) -> BadConfig:
    """The first thing that a game's own model found wrong with its part of the file; ``above`` leads to that part."""
    place, finding = first_finding(error)
    path = ".".join([*above, *([place] if place else [])])
    reason = reason_of(finding)
    if not path:
        return BadConfig(reason)
    return BadConfig(QT_TRANSLATE_NOOP("errors", "{place}: {reason}"), place=path, reason=reason)
