"""One box of the world, in the house's units (mm, g, s) around Bullet's."""

from __future__ import annotations

import math
from typing import Any

from panda3d.bullet import BulletBoxShape, BulletRigidBodyNode
from panda3d.core import NodePath, Quat, Vec3

from stackhub.physics.pose import Motion, Pose, Vec


class Body:
    """A box that moves (or, with a mass of 0, never does). Made by `World.add`.

    Bullet multiplies the coefficients of two bodies that touch, so `coefficient` alone is no friction yet.
    """

    __slots__ = ("_unit", "anchor", "coefficient", "mass_g", "name", "node", "path", "size_mm")

    def __init__(
        self, name: str, size_mm: Vec, mass_g: float, coefficient: float, *, root: Any, unit_mm: float
    ) -> None:
        self.name = name
        self.size_mm = size_mm
        self.mass_g = mass_g
        self.coefficient = coefficient
        self._unit = unit_mm
        self.node: Any = BulletRigidBodyNode(name)
        self.node.add_shape(BulletBoxShape(Vec3(*size_mm) / (2 * unit_mm)))
        self.node.set_mass(mass_g / 1000)  # kg, as the settings were found with
        self.node.set_friction(coefficient)
        self.node.set_restitution(0)
        self.node.set_deactivation_enabled(False)  # Bullet's own sleep lets a poked tower fall
        self.path: Any = NodePath(self.node)
        self.path.reparent_to(root)
        self.anchor: tuple[Any, Any] | None = None
        """Where stiction holds it: position and orientation in Bullet's units."""

    @property
    def pose(self) -> Pose:
        place, turn = self.path.get_pos(), self.path.get_quat()
        unit = self._unit
        return Pose(
            place.x * unit, place.y * unit, place.z * unit, turn.get_r(), turn.get_i(), turn.get_j(), turn.get_k()
        )

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
