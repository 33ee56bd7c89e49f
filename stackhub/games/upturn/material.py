"""The tokens of Upturn (UP-01 to UP-03) and the options of its YAML."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.errors import BadConfig
from stackhub.engine.pieces import PieceSet, mask_of, members
from stackhub.engine.shedding import SheddingOptions
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.upturn.skill import Skill

HIGHEST = 99
NUMBERED = 80
#: The action tokens by name, in the order in which racks list them: Up, Down, Up & Down, Skip, Double Skip, Joker.
ACTIONS = ("up", "down", "turn", "skip", "skip2", "joker")
#: Every number that a token may bear, as a mask: the bit of a numbered token is its number.
NUMBERS = mask_of(range(1, HIGHEST + 1))
#: The twins 11, 22, … 99 as a mask (UP-03).
TWINS = mask_of(range(11, HIGHEST + 1, 11))

_Count = Annotated[int, Field(ge=0, le=20)]
_Number = Annotated[int, Field(ge=1, le=HIGHEST)]


def is_twin(number: int) -> bool:
    """Whether ``number`` (1 to 99) is 11, 22, … or 99 (UP-03)."""
    return number % 11 == 0


class UpturnOptions(SheddingOptions):
    """``numbers`` (UP-02), ``twin_gift`` (UP-14), ``announce`` (UP-17), ``last_token`` (UP-18), ``pool_empty`` (UP-19),
    and the match (UP-16)."""

    announce: Literal["off", "button", "automatic"] = "off"
    last_token: Literal["any", "no_action", "no_action_left"] = "any"
    twin_gift: Literal["always", "runs_only"] = "always"
    numbers: Literal["standard", "random"] = "standard"
    pool_empty: Literal["pass", "reshuffle"] = "pass"


class Actions(BaseModel):
    """How many action tokens of each kind there are."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    up: _Count
    down: _Count
    turn: _Count
    skip: _Count
    skip2: _Count
    joker: _Count


class Material(BaseModel):
    """What the box holds: 80 different ``numbers`` from 1 to 99, the ``actions``, and how many tokens go on a rack at
    the start (``rack``)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    numbers: tuple[_Number, ...]
    actions: Actions
    rack: Annotated[int, Field(ge=2, le=15)]

    @model_validator(mode="after")
    def _eighty_different(self) -> Self:
        twice = sorted({number for number in self.numbers if self.numbers.count(number) > 1})
        if twice:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the number {number} is named twice"), number=twice[0])
        if len(self.numbers) != NUMBERED:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "there must be {wanted} numbers, not {given}"),
                wanted=NUMBERED,
                given=len(self.numbers),
            )
        return self


class Config(GameConfig):
    """What ``upturn.yaml`` may say."""

    options_model = UpturnOptions
    material_model = Material
    bot_model = Skill

    @field_validator("seats")
    @classmethod
    def _two_to_four(cls, seats: SeatRange) -> SeatRange:
        if seats.min < 2 or seats.max > 4:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "Upturn is a game for two to four players"))
        return seats


class Box:
    """All tokens there can be, as pieces: numbered ones are their number, the action tokens follow from 100 on."""

    def __init__(self, material: Material) -> None:
        names = ["", *(str(number) for number in range(1, HIGHEST + 1))]
        for name in ACTIONS:
            names += [name] * getattr(material.actions, name)
        self.pieces = PieceSet(names)
        self.actions = self.pieces.all & ~NUMBERS
        self.standard = mask_of(material.numbers) | self.actions
        self.by_action = tuple((name, self.pieces.called(name)) for name in ACTIONS)
        self.rack = material.rack

    def chosen(self, claimed: int, chance: Chance) -> int:
        """Which tokens are in the box with ``numbers: random``, as a mask: all twins, the numbers of the mask
        ``claimed`` (at most 80 with the twins), others drawn, and the action tokens (UP-02)."""
        certain = (claimed & NUMBERS) | TWINS
        others = list(members(NUMBERS & ~certain))
        return certain | mask_of(chance.sample(others, NUMBERED - certain.bit_count())) | self.actions

    def actions_in(self, rack: int) -> tuple[str, ...]:
        """The kinds of action token in the mask ``rack``, each once."""
        return tuple([name for name, mask in self.by_action if rack & mask])
