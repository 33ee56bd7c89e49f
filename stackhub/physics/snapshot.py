"""A world's bodies as plain data, and a world built again from it.

Bullet remembers the loads between bodies, which cannot be read out: poses alone, put into a fresh world, sway by a
millimetre before they settle. So the bodies are kept in place for `warm_up_s` while the solver finds the loads again,
which leaves a third of that. A world restored in place never repeats exactly; two built from the same snapshot do.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from stackhub.engine.scene import Physics
from stackhub.physics.pose import Motion, Pose
from stackhub.physics.world import World

_Finite = Annotated[float, Field(allow_inf_nan=False)]
_Vec = tuple[_Finite, _Finite, _Finite]


class BodyState(BaseModel):
    """One body: what it is, where it is, how it moves (mm, g, s, rad)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    size_mm: tuple[Annotated[float, Field(gt=0)], Annotated[float, Field(gt=0)], Annotated[float, Field(gt=0)]]
    mass_g: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    coefficient: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    pose: tuple[_Finite, _Finite, _Finite, _Finite, _Finite, _Finite, _Finite]
    velocity_mm_s: _Vec = (0.0, 0.0, 0.0)
    spin_rad_s: _Vec = (0.0, 0.0, 0.0)


class Snapshot(BaseModel):
    """Every body of a world, furniture first; `model_dump` and `model_validate` take it to JSON and back."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    bodies: tuple[BodyState, ...]


def snapshot(world: World) -> Snapshot:
    """The world as it is now."""
    return Snapshot(
        bodies=tuple(
            BodyState(
                name=body.name,
                size_mm=body.size_mm,
                mass_g=body.mass_g,
                coefficient=body.coefficient,
                **_plain(body.motion),
            )
            for body in world.everything()
        )
    )


def _plain(motion: Motion) -> dict[str, Any]:
    return {
        "pose": tuple(motion.pose),
        "velocity_mm_s": motion.velocity_mm_s,
        "spin_rad_s": motion.spin_rad_s,
    }


def restore(physics: Physics, state: Snapshot, *, at_rest: bool = True, pauses: bool = True) -> World:
    """A new world with the bodies of `state`. Raises KeyError when two have one name.

    `at_rest` says that it was taken at rest: bodies are put where they were and the little speed that stiction leaves
    them is forgotten. Otherwise they go on moving as they did, at the price of the sway.
    """
    world = World(physics, pauses=pauses)
    for body in state.bodies:
        made = world.add(body.name, body.size_mm, body.mass_g, body.coefficient, Pose(*body.pose))
        made.set_motion(Motion(Pose(*body.pose), body.velocity_mm_s, body.spin_rad_s))
    if at_rest:
        world.warm_up()
    return world
