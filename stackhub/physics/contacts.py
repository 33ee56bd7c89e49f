"""Who touches whom, where, and how hard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stackhub.physics.pose import Vec
from stackhub.physics.world import World


class Contact(NamedTuple):
    """One point where two bodies touch."""

    one: str
    other: str
    at_mm: Vec
    force_n: float
    """Along the surfaces' normal, in the last step; it hops between the corners of a block, so average it."""
    gap_mm: float
    """Negative where they overlap a little."""


def contacts(world: World) -> Iterator[Contact]:
    """Every point of contact that carries load, or whose surfaces are within `touch_mm`. As of the last step: empty in
    a world that was never stepped."""
    unit = world.physics.unit_mm
    to_n = world.physics.step_hz * unit / 1000
    for manifold in world.bullet.get_manifolds():
        one, other = manifold.get_node0().get_name(), manifold.get_node1().get_name()
        for point in manifold.get_manifold_points():
            gap, impulse = point.get_distance() * unit, point.get_applied_impulse()
            if impulse > 0 or gap <= world.physics.touch_mm:
                at = point.get_position_world_on_a() * unit
                yield Contact(one, other, (at.x, at.y, at.z), impulse * to_n, gap)


def touching(world: World, name: str) -> set[str]:
    """The names of all bodies that touch the one called `name`."""
    found = set()
    for contact in contacts(world):
        if contact.one == name:
            found.add(contact.other)
        elif contact.other == name:
            found.add(contact.one)
    return found
