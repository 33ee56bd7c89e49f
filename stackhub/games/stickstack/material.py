"""What lies on the table of Stick & Stack and how it may be played: the material and the options of its YAML."""

from __future__ import annotations

import json
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.errors import BadConfig
from stackhub.engine.options import Options
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.challenge_cards import STANDARD, Deck, decks_in, decks_text
from stackhub.games.stickstack.judge import Colours
from stackhub.games.stickstack.skill import Skill

Mode = Literal["base", "coop", "teams", "challenges"]
"""For oneself, all together (SS-13), two teams (SS-14), with challenge cards (SS-15)."""
Kind = Annotated[str, Field(pattern=r"^[wryb]{1,3}$")]
"""The colours of a stick's bands from one end to the other: w white, r red, y yellow, b blue (SS-02)."""

STICKS = 36
"""So many sticks there are (SS-01)."""


class StickStackOptions(Options):
    """``mode`` (SS-13 to SS-15), ``threshold`` in points (SS-12), ``fouls`` (SS-05), ``colours`` (SS-06), ``all_fell``
    (SS-10), ``crash_sticks`` (SS-11) and ``decks`` (SS-18)."""

    mode: Mode = "base"
    threshold: Annotated[int, Field(ge=1, le=100)] = 11
    fouls: Literal["warn", "strict"] = "warn"
    colours: Colours = "refuse"
    all_fell: Literal["two", "literal"] = "two"
    crash_sticks: Literal["collected", "five_only"] = "collected"
    decks: str = STANDARD
    """`challenge_cards.decks_text`."""

    @field_validator("decks", mode="before")
    @classmethod
    def _as_text(cls, decks: Any) -> Any:
        """A list of names and decks may be given as well."""
        return json.dumps(decks) if isinstance(decks, list | tuple) else decks

    @field_validator("decks")
    @classmethod
    def _sound(cls, decks: str) -> str:
        return decks_text(decks_in(decks))

    @property
    def decks_listed(self) -> tuple[str | Deck, ...]:
        """The decks that are shuffled together, by name or whole."""
        return decks_in(self.decks)


class Material(BaseModel):
    """How many ``sticks`` there are of each kind (SS-01, SS-02)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sticks: dict[Kind, Annotated[int, Field(ge=1, le=STICKS)]]

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if sum(self.sticks.values()) != STICKS:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "there must be {wanted} sticks, not {given}"),
                wanted=STICKS,
                given=sum(self.sticks.values()),
            )
        for kind in self.sticks:
            if any(before == after for before, after in pairwise(kind)):
                raise BadConfig(
                    QT_TRANSLATE_NOOP("errors", "two bands side by side on the stick {kind} have the same colour"),
                    kind=kind,
                )
        return self

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Each stick by name, ``s01`` to ``s36``, with its kind."""
        every = [kind for kind, count in self.sticks.items() for _ in range(count)]
        return {f"s{number:02}": kind for number, kind in enumerate(every, 1)}


class Config(GameConfig):
    """What ``stickstack.yaml`` may say."""

    options_model = StickStackOptions
    material_model = Material
    bot_model = Skill

    @field_validator("seats")
    @classmethod
    def _some_seats(cls, seats: SeatRange) -> SeatRange:
        if seats.min < 2:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "Stick & Stack needs two players or more"))
        return seats
