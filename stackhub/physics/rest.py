"""Whether bodies rest, and which of them have sunk or fallen since a moment that was noted.

A world says itself for how long it has been still (`World.still_s`); here is what a referee asks besides.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from stackhub.physics.body import Body
from stackhub.physics.contacts import touching
from stackhub.physics.pose import Pose
from stackhub.physics.world import World


def fastest_mm_s(bodies: Iterable[Body]) -> float:
    """Speed of the fastest body's centre; 0 when there is none."""
    return max((body.speed_mm_s for body in bodies), default=0.0)


def sunk(before: Mapping[str, Pose], bodies: Mapping[str, Body], depth_mm: float) -> list[str]:
    """Which bodies of `before` are by `depth_mm` or more lower now, in its order. Those that are gone do not count."""
    return [name for name, pose in before.items() if name in bodies and pose.z - bodies[name].pose.z >= depth_mm]


def fallen_on(world: World, furniture: str, allowed: Container[str]) -> list[str]:
    """Which bodies touch `furniture` although they are not among those `allowed` to, by name."""
    return sorted(name for name in touching(world, furniture) if name not in allowed)
