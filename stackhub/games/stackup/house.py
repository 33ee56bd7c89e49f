"""How Stack Up! may be played and dealt: its options, and what its YAML may say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.errors import BadConfig
from stackhub.engine.shedding import SheddingOptions
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stackup.moves import MOST_SEATS


class StackUpOptions(SheddingOptions):
    """``combo_start`` (SU-07), ``draw`` and ``drawn_card_may_combo`` (SU-09), ``switch_same_colour`` (SU-17),
    ``answer_seconds`` (SU-18; 0: no limit) and the match (SU-24)."""

    combo_start: Literal["any", "strict"] = "any"
    draw: Literal["stuck", "any_time"] = "stuck"
    drawn_card_may_combo: bool = False
    switch_same_colour: bool = False
    answer_seconds: Annotated[int, Field(ge=0, le=120)] = 0


@dataclass(frozen=True, slots=True)
class House:
    """The options as the moves ask for them, many times a second."""

    options: StackUpOptions
    strict_start: bool
    draw_any_time: bool
    drawn_may_combo: bool
    same_colour: bool


@lru_cache(maxsize=256)
def house_of(options: StackUpOptions) -> House:
    """The house of ``options``; the same one for the same options."""
    return House(
        options,
        strict_start=options.combo_start == "strict",
        draw_any_time=options.draw == "any_time",
        drawn_may_combo=options.drawn_card_may_combo,
        same_colour=options.switch_same_colour,
    )


class Material(BaseModel):
    """How many cards each player is dealt (SU-03)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hand: Annotated[int, Field(ge=1, le=12)]


class Skill(BaseModel):
    """``slip``: how likely a bot plays any sensible move instead of the one that looks best; ``iterations``: in so many
    playouts at most it tries the moves that look best (0: it takes the best at its word); ``moves``: how many."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slip: Annotated[float, Field(ge=0, le=1)]
    iterations: Annotated[int, Field(ge=0, le=100_000)] = 0
    moves: Annotated[int, Field(ge=2, le=40)] = 8


class Config(GameConfig):
    """What ``stackup.yaml`` may say."""

    options_model = StackUpOptions
    material_model = Material
    bot_model = Skill

    @field_validator("seats")
    @classmethod
    def _some_seats(cls, seats: SeatRange) -> SeatRange:
        if seats.min < 2 or seats.max > MOST_SEATS:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "Stack Up! is a game for 2 to {most}"), most=MOST_SEATS)
        return seats
