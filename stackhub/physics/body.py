"""One body of the world, in the house's units (mm, g, s) around Bullet's."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from panda3d.bullet import BulletBoxShape, BulletRigidBodyNode
from panda3d.core import NodePath, Quat, Vec3

from stackhub.engine.scene import Hold
from stackhub.physics.pose import Motion, Pose, Vec
from stackhub.physics.shapes import Shape, made


@dataclass(frozen=True, slots=True)
class Carrier:
    """A moving body that others rest on: stiction holds them in its frame."""

    body: Body
    above_mm: float
    """Only what is higher than this (its centre, in the world); the rest lies on the table."""


class Body:
    """A box, or several shapes in one, that moves (or, with a mass of 0, never does). Made by `World.add`.

    Bullet multiplies the coefficients of two bodies that touch, so `coefficient` alone is no friction yet.
    """

    __slots__ = (
        "_unit",
        "anchor",
        "carrier",
        "coefficient",
        "limits",
        "mass_g",
        "name",
        "node",
        "path",
        "size_mm",
    )

    def __init__(
        self,
        name: str,
        size_mm: Vec,
        mass_g: float,
        coefficient: float,
        *,
        root: Any,
        unit_mm: float,
        shapes: Sequence[Shape] = (),
        inertia_g_mm2: Vec | None = None,
    ) -> None:
        """With `shapes` it is made of those, about its centre of mass, and `size_mm` says what room it takes;
        `inertia_g_mm2` about its own axes takes the place of what Bullet works out."""
        self.name = name
        self.size_mm = size_mm
        self.mass_g = mass_g
        self.coefficient = coefficient
        self._unit = unit_mm
        self.node: Any = BulletRigidBodyNode(name)
        if shapes:
            for shape, at in made(shapes, unit_mm):
                self.node.add_shape(shape, at)
        else:
            self.node.add_shape(BulletBoxShape(Vec3(*size_mm) / (2 * unit_mm)))
        self.node.set_mass(mass_g / 1000)  # kg, as the settings were found with
        if inertia_g_mm2 is not None:
            self.node.set_inertia(Vec3(*inertia_g_mm2) / (1000 * unit_mm**2))
        self.node.set_friction(coefficient)
        self.node.set_restitution(0)
        self.node.set_deactivation_enabled(False)  # Bullet's own sleep lets a poked tower fall
        self.path: Any = NodePath(self.node)
        self.path.reparent_to(root)
        self.anchor: Any = None
        """Where stiction holds it: position and orientation in Bullet's units; where it may be carried or has limits of
        its own, in the frame of the third, the body that carries it (or None)."""
        self.carrier: Carrier | None = None
        self.limits: Hold | None = None
        """Its own limits of stiction, put back within which it keeps all its speed; None: those of the world."""

    @property
    def pose(self) -> Pose:
        place, turn = self.path.get_pos(), self.path.get_quat()
        unit = self._unit
        return Pose(
            place.x * unit, place.y * unit, place.z * unit, turn.get_r(), turn.get_i(), turn.get_j(), turn.get_k()
        )

    @property
    def height_mm(self) -> float:
        """Of its centre: what `pose.z` says, sooner."""
        return float(self.path.get_z()) * self._unit

    @property
    def velocity_mm_s(self) -> Vec:
        v = self.node.get_linear_velocity() * self._unit
        return v.x, v.y, v.z

    @property
    def spin_rad_s(self) -> Vec:
        w = self.node.get_angular_velocity()
        return w.x, w.y, w.z

    @property
    def motion(self) -> Motion:
        unit, v = self._unit, self.node.get_linear_velocity()
        return Motion(self.pose, (v.x * unit, v.y * unit, v.z * unit), self.spin_rad_s)

    @property
    def speed_mm_s(self) -> float:
        return float(self.node.get_linear_velocity().length()) * self._unit

    def set_motion(self, motion: Motion) -> None:
        """Put the body there, moving so. Numbers that came from `motion` are restored to the last bit."""
        pose, unit = motion.pose, self._unit
        if not all(map(math.isfinite, pose)):
            raise ValueError(f"{self.name} cannot be put at {pose}")
        self.path.set_pos_quat(Vec3(pose.x / unit, pose.y / unit, pose.z / unit), Quat(*pose[3:]))
        self.node.set_linear_velocity(Vec3(*(v / unit for v in motion.velocity_mm_s)))
        self.node.set_angular_velocity(Vec3(*motion.spin_rad_s))
        self.anchor = None
