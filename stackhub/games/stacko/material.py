"""What lies on the table of Stacko and how it may be played: the material and the options of its YAML."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.errors import BadConfig
from stackhub.engine.options import Options
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.storeys import POSITIONS, Face, Storeys, Top, colour_of, number_of

Colour = Literal["red", "blue", "green", "yellow"]
SYMBOLS = ("reverse", "draw2")


class StackoOptions(Options):
    """``top`` (ST-07), ``dropped_block`` (ST-14), ``turn_seconds`` (ST-17; 0: no limit) and ``towers`` (ST-16)."""

    top: Top = "any"
    dropped_block: Literal["retry", "loses"] = "retry"
    turn_seconds: Annotated[int, Field(ge=0, le=600)] = 0
    towers: Annotated[int, Field(ge=1, le=20)] = 1


class Material(BaseModel):
    """Which blocks there are (``copies`` of each number of each colour, enough for ``storeys`` of three, ST-01) and
    what the sides of the die show (ST-02)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    colours: Annotated[tuple[Colour, ...], Field(min_length=1)]
    numbers: Annotated[int, Field(ge=1, le=4)]
    copies: Annotated[int, Field(ge=1, le=3)]
    storeys: Annotated[int, Field(ge=4, le=16)]
    die: Annotated[tuple[Face, ...], Field(min_length=1, max_length=12)]

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if len(set(self.colours)) != len(self.colours):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the colours must differ"))
        wanted = self.storeys * POSITIONS
        if len(self.colours) * self.numbers * self.copies != wanted:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "colours times numbers times copies must make {wanted} blocks"),
                wanted=wanted,
            )
        numbered = [face for face in self.die if face not in SYMBOLS]
        if not numbered:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the die must show at least one colour with its number"))
        for face in numbered:
            if colour_of(face) not in self.colours or number_of(face) > self.numbers:
                raise BadConfig(QT_TRANSLATE_NOOP("errors", "no block is like the side {face} of the die"), face=face)
        return self

    def blocks(self) -> list[str]:
        """All blocks, colour by colour: ``red1a``, ``red1b``, …"""
        return [
            f"{colour}{number}{copy}"
            for colour in self.colours
            for number in range(1, self.numbers + 1)
            for copy in "abc"[: self.copies]
        ]

    def shuffled(self, chance: Chance) -> Storeys:
        """A whole tower, its blocks in random order (ST-01)."""
        blocks = self.blocks()
        chance.shuffle(blocks)
        return tuple((blocks[at], blocks[at + 1], blocks[at + 2]) for at in range(0, len(blocks), POSITIONS))


class Config(GameConfig):
    """What ``stacko.yaml`` may say."""

    options_model = StackoOptions
    material_model = Material
    bot_model = Skill

    @field_validator("seats")
    @classmethod
    def _some_seats(cls, seats: SeatRange) -> SeatRange:
        if seats.min < 2:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "Stacko needs two players or more"))
        return seats
