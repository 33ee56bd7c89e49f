"""The tower without its sticks: hexagonal base with pole, spring, cup, as Bullet bodies."""

from __future__ import annotations

import math

from stackhub.games.stickstack.table_scene import Base, Cup, StickStackScene
from stackhub.physics.body import Body
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.shapes import BoxPart, CylinderPart, HullPart, Shape
from stackhub.physics.spring import BucklingSpring
from stackhub.physics.world import World

CUP, BASE, TABLE = "cup", "base", "table"
CORNERS = 6
_MARGIN_MM = 0.2
"""Bullet rounds a hull off outwards, so its points lie so much further in."""


def add_table(world: World, scene: StickStackScene) -> None:
    slab = scene.table
    size = (slab.length_mm, slab.width_mm, slab.thickness_mm)
    world.add(TABLE, size, 0, _coefficient(scene, slab.friction), Pose(0.0, 0.0, -slab.thickness_mm / 2))


def add_tower(world: World, scene: StickStackScene) -> tuple[Body, Body]:
    """The base, then the cup on its spring, upright in the middle of the table."""
    base, cup = scene.base, scene.cup
    across = 2 * base.radius_mm
    lower = world.add_compound(
        BASE,
        base_shapes(base),
        Pose(0.0, 0.0, base.centre_mm),
        size_mm=(across, across, base.pole.height_mm),
        mass_g=base.mass_g,
        coefficient=_coefficient(scene, base.friction),
        inertia_g_mm2=base.inertia_g_mm2,
    )
    lower.limits = base.hold
    across = 2 * max(cup.floor.radius_mm, cup.rim.radius_mm + cup.rim.width_mm / 2)
    upper = world.add_compound(
        CUP,
        cup_shapes(cup),
        Pose(0.0, 0.0, cup.above_table_mm),
        size_mm=(across, across, cup.floor.thickness_mm + cup.rim.height_mm),
        mass_g=cup.mass_g,
        coefficient=_coefficient(scene, cup.friction),
        inertia_g_mm2=cup.inertia_g_mm2,
    )
    upper.limits = cup.hold
    upper.node.set_angular_damping(0.0)  # the spring has its own
    joint = cup.above_table_mm - cup.pivot_mm - base.centre_mm
    world.pin(lower, (0.0, 0.0, joint), upper, (0.0, 0.0, -cup.pivot_mm))
    world.act(BucklingSpring(lower, upper, cup.spring, unit_mm=scene.physics.unit_mm))
    return lower, upper


def base_shapes(base: Base) -> tuple[Shape, ...]:
    """A hexagonal slab and a pole."""
    low, margin = -base.centre_mm, _MARGIN_MM
    slab = HullPart(
        tuple(
            (x * (1 - margin / base.radius_mm), y * (1 - margin / base.radius_mm), z + low)
            for z in (margin, base.height_mm - margin)
            for x, y in corners(base)
        ),
        margin,
    )
    pole = base.pole
    return slab, CylinderPart(pole.radius_mm, pole.height_mm, Pose(0.0, 0.0, pole.height_mm / 2 + low))


def corners(base: Base) -> tuple[tuple[float, float], ...]:
    """The corners of the hexagon, in its own frame."""
    angles = (index * math.tau / CORNERS for index in range(CORNERS))
    return tuple((base.radius_mm * math.cos(angle), base.radius_mm * math.sin(angle)) for angle in angles)


def cup_shapes(cup: Cup) -> tuple[Shape, ...]:
    """Floor, hub, and a ring of boxes that meet at their outer edges. The hub is a polygon of long boxes through its
    middle: Bullet finds every corner at which one box lies on another, but on a cylinder one point at a time, so that a
    stick at rest seemed to touch it with one of its colours only."""
    floor, rim, hub = cup.floor, cup.rim, cup.hub
    shapes: list[Shape] = [
        CylinderPart(floor.radius_mm, floor.thickness_mm, Pose(0.0, 0.0, -floor.thickness_mm / 2)),
    ]
    side = math.pi / hub.sides
    bar: Vec = (2 * hub.radius_mm * math.cos(side), 2 * hub.radius_mm * math.sin(side), hub_top_mm(cup))
    middle = Pose(0.0, 0.0, hub_top_mm(cup) / 2)
    shapes += (BoxPart(bar, middle.turned(2 * side * index)) for index in range(hub.sides // 2))
    step = math.tau / rim.parts
    along = 2 * (rim.radius_mm + rim.width_mm / 2) * math.tan(step / 2)
    size: Vec = (rim.width_mm, along, rim.height_mm)
    for index in range(rim.parts):
        angle = (index + 0.5) * step
        at = Pose(rim.radius_mm * math.cos(angle), rim.radius_mm * math.sin(angle), rim.height_mm / 2)
        shapes.append(BoxPart(size, at.turned(angle)))
    return tuple(shapes)


def hub_top_mm(cup: Cup) -> float:
    """The hub's top above the floor."""
    return cup.rim.height_mm + cup.hub.above_rim_mm


def _coefficient(scene: StickStackScene, friction: float) -> float:
    """Bullet's coefficient of a body whose friction against a stick is `friction`: the pair's is the product."""
    return friction / math.sqrt(scene.stick.friction)
