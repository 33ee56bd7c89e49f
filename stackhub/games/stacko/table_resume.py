"""The bench as plain data, and a bench from it: the tower between two turns, never a turn itself."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stackhub.engine.errors import BadSave
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko.storeys import Storeys, places
from stackhub.games.stacko.table import TABLE, Tower
from stackhub.games.stacko.table_feel import Feel
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.snapshot import BodyState, Snapshot, restore, snapshot

_SLACK = 0.1
"""Share by which a block of a save may differ from the scene's."""
_FAST_MM_S, _FAST_RAD_S = 10_000.0, 1_000.0
_WRONG = QT_TRANSLATE_NOOP("errors", "the saved tower is wrong at '{place}': {reason}")
_OTHER = QT_TRANSLATE_NOOP("errors", "the saved tower does not hold the blocks of this game")
_SIZES = QT_TRANSLATE_NOOP("errors", "the saved tower has a piece that this table does not have: {block}")


class _Felt(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    looseness: Annotated[float, Field(ge=0, le=1)]
    kind: Literal["loose", "stiff", "tight"]
    force_n: Annotated[float, Field(ge=0, le=100)]
    moved_mm: Annotated[float, Field(ge=0, le=10_000)]


class _Kept(BaseModel):
    """What is written. Version 1."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: Literal[1] = 1
    world: Snapshot
    at_rest: bool
    left_out_mm: dict[str, Annotated[float, Field(ge=-1000, le=1000)]] = {}
    felt: dict[str, _Felt] = {}


class Resumed(NamedTuple):
    """What a bench goes on with."""

    tower: Tower
    left_out_mm: dict[str, float]
    felt: dict[str, Feel]


def kept(tower: Tower, left_out_mm: Mapping[str, float], felt: Mapping[str, Feel]) -> dict[str, Any]:
    """The tower as it is now, without tools, as JSON."""
    state = snapshot(tower.world)
    made = _Kept(
        world=Snapshot(bodies=tuple(body for body in state.bodies if body.name == TABLE or body.name in tower.blocks)),
        at_rest=tower.world.still_s > 0,
        left_out_mm={name: mm for name, mm in left_out_mm.items() if name in tower.blocks},
        felt={name: _Felt(**feel._asdict()) for name, feel in felt.items() if name in tower.blocks},
    )
    return made.model_dump(mode="json")


def resumed(scene: StackoScene, data: Any, storeys: Storeys) -> Resumed:
    """The tower of what `kept` gave. Raises BadSave, one sentence, when the data are not a tower of these storeys."""
    try:
        state = _Kept.model_validate(data)
    except ValidationError as error:
        place, finding = first_finding(error)
        raise BadSave(_WRONG, place=(place or "top")[:80], reason=reason_of(finding)) from None
    moving = {body.name: body for body in state.world.bodies if body.mass_g > 0}
    fixed = [body for body in state.world.bodies if body.mass_g == 0]
    names = [body.name for body in state.world.bodies]
    if len(set(names)) != len(names) or set(moving) != set(places(storeys)) or [b.name for b in fixed] != [TABLE]:
        raise BadSave(_OTHER)
    empty = next(Tower(scene).world.everything())
    if fixed[0].size_mm != empty.size_mm or fixed[0].coefficient != empty.coefficient:
        raise BadSave(_SIZES, block=TABLE)
    for body in moving.values():
        if not _fits(body, scene):
            raise BadSave(_SIZES, block=body.name)
    return Resumed(
        Tower.around(scene, restore(scene.physics, state.world, at_rest=state.at_rest)),
        {name: mm for name, mm in state.left_out_mm.items() if name in moving},
        {name: Feel(**felt.model_dump()) for name, felt in state.felt.items() if name in moving},
    )


def _fits(body: BodyState, scene: StackoScene) -> bool:
    sizes = zip(body.size_mm, scene.block.size_mm, strict=True)
    turn = sum(part * part for part in body.pose[3:])
    return (
        all(abs(size - right) <= _SLACK * right for size, right in sizes)
        and abs(body.mass_g - scene.block.mass_g) <= _SLACK * scene.block.mass_g
        and abs(body.coefficient - math.sqrt(scene.block.friction)) <= _SLACK
        and max(map(abs, body.pose[:3])) <= scene.table.length_mm
        and abs(turn - 1) < 0.01
        and max(map(abs, body.velocity_mm_s)) <= _FAST_MM_S
        and max(map(abs, body.spin_rad_s)) <= _FAST_RAD_S
    )
