"""What strikes what in a frame, as its momentum tells: for what is heard.

Bullet's contact points give the impulse of the last step of a frame only, and a block that comes down touches in any of
its sixteen. What a body's momentum changed by in the whole frame, less what gravity gave it, is the impulse of all its
contacts together, and costs a tenth of going through them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stackhub.physics.body import Body
from stackhub.physics.pose import Vec
from stackhub.physics.world import World

_LEAST_MM_S = 45.0
"""A knock changes a body's speed by more than this, beyond what holds it up against gravity."""


class Knock(NamedTuple):
    """A body was struck, or struck something."""

    name: str
    impulse_g_mm_s: float
    jolt_mm_s: float
    """By how much its speed was changed."""


class Knocks:
    """Looks at some bodies of a world after each frame."""

    def __init__(self) -> None:
        self._world: World | None = None
        self._before: dict[str, Vec] = {}
        self._steps = -1

    def after_frame(self, world: World, bodies: Iterable[Body], *, but: str | None = None) -> list[Knock]:
        """The knocks of the frame that has just passed, hardest first, those of the body called `but` left aside: a
        hand moves it. Nothing for the first frame of a world."""
        if world.steps == self._steps and world is self._world:
            return []
        fresh, before = world is not self._world, self._before
        self._world, self._steps, self._before = world, world.steps, {}
        fall = world.physics.gravity_mm_s2 / world.physics.frame_hz
        unit, found = world.physics.unit_mm, []
        for body in bodies:
            name, velocity = body.name, body.node.get_linear_velocity()
            x, y, z = velocity.x * unit, velocity.y * unit, velocity.z * unit
            self._before[name] = x, y, z
            was = before.get(name)
            if fresh or was is None or name == but:
                continue
            dx, dy, dz = x - was[0], y - was[1], z - was[2] + fall
            change = (dx * dx + dy * dy + dz * dz) ** 0.5
            jolt = change - fall  # what rests is held up all the time
            if jolt > _LEAST_MM_S:
                found.append(Knock(name, jolt * body.mass_g, jolt))
        return sorted(found, key=lambda knock: -knock.impulse_g_mm_s)
