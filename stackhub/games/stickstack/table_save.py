"""The tower of Stick & Stack as plain data, and back. Sizes and colours are the scene's, so only motion is written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from stackhub.engine.errors import BadSave
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.physics.body import Body
from stackhub.physics.pose import Motion, Pose

_WRONG = QT_TRANSLATE_NOOP("errors", "the saved tower is wrong at '{place}': {reason}")
_SIZES = QT_TRANSLATE_NOOP("errors", "the saved tower has a piece that this table does not have: {block}")
_FAR, _FAST, _QUICK = 5000.0, 10_000.0, 1000.0
_Mm = Annotated[float, Field(ge=-_FAR, le=_FAR)]
_Part = Annotated[float, Field(ge=-1.01, le=1.01)]
_Speed = Annotated[float, Field(ge=-_FAST, le=_FAST)]
_Spin = Annotated[float, Field(ge=-_QUICK, le=_QUICK)]


class Moving(BaseModel):
    """Where a body is and how it moves."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pose: tuple[_Mm, _Mm, _Mm, _Part, _Part, _Part, _Part]
    velocity_mm_s: tuple[_Speed, _Speed, _Speed] = (0.0, 0.0, 0.0)
    spin_rad_s: tuple[_Spin, _Spin, _Spin] = (0.0, 0.0, 0.0)

    @model_validator(mode="after")
    def _turned(self) -> Moving:
        if abs(sum(part * part for part in self.pose[3:]) - 1) > 0.01:
            raise BadSave(QT_TRANSLATE_NOOP("errors", "should have an orientation of length 1"))
        return self

    @classmethod
    def of(cls, body: Body) -> Moving:
        pose, velocity, spin = body.motion
        return cls(
            pose=(pose.x, pose.y, pose.z, pose.w, pose.i, pose.j, pose.k), velocity_mm_s=velocity, spin_rad_s=spin
        )

    @property
    def motion(self) -> Motion:
        return Motion(Pose(*self.pose), self.velocity_mm_s, self.spin_rad_s)


class Kept(BaseModel):
    """What is written. Version 1."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: Literal[1] = 1
    at_rest: bool
    """It was taken at rest: the little speed that stiction leaves to bodies is to be forgotten."""
    base: Moving
    cup: Moving
    sticks: dict[str, Moving] = {}


def kept(at_rest: bool, base: Body, cup: Body, sticks: Mapping[str, Body]) -> dict[str, Any]:
    """The tower as it is now, as JSON."""
    made = Kept(
        at_rest=at_rest,
        base=Moving.of(base),
        cup=Moving.of(cup),
        sticks={name: Moving.of(body) for name, body in sticks.items()},
    )
    return made.model_dump(mode="json")


def read(data: Any, names: Iterable[str]) -> Kept:
    """What `kept` gave, checked; `names` are the sticks that there are. Raises BadSave, one sentence, otherwise."""
    try:
        state = Kept.model_validate(data)
    except ValidationError as error:
        place, finding = first_finding(error)
        raise BadSave(_WRONG, place=(place or "top")[:80], reason=reason_of(finding)) from None
    for foreign in sorted(set(state.sticks).difference(names)):
        raise BadSave(_SIZES, block=foreign)
    return state
