"""Where a body is and how it moves, as plain numbers that can be compared, saved and sent to another process."""

from __future__ import annotations

import math
from typing import NamedTuple

Vec = tuple[float, float, float]


class Pose(NamedTuple):
    """Place of a body's centre (mm, z up, the table's face at 0) and its orientation (unit quaternion w, i, j, k)."""

    x: float
    y: float
    z: float
    w: float = 1.0
    i: float = 0.0
    j: float = 0.0
    k: float = 0.0

    @property
    def place(self) -> Vec:
        return self.x, self.y, self.z

    def moved(self, dx: float = 0.0, dy: float = 0.0, dz: float = 0.0) -> Pose:
        """The same orientation, so many mm further."""
        return self._replace(x=self.x + dx, y=self.y + dy, z=self.z + dz)

    def turned(self, angle_rad: float) -> Pose:
        """The same place, turned about the vertical (anticlockwise seen from above)."""
        c, s = math.cos(angle_rad / 2), math.sin(angle_rad / 2)
        w, i, j, k = self.w, self.i, self.j, self.k
        return Pose(self.x, self.y, self.z, c * w - s * k, c * i - s * j, c * j + s * i, c * k + s * w)

    def direction(self, local: Vec) -> Vec:
        """A direction of the body's own frame, in the world's."""
        x, y, z = local
        w, i, j, k = self.w, self.i, self.j, self.k
        tx, ty, tz = 2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)
        return (
            x + w * tx + j * tz - k * ty,
            y + w * ty + k * tx - i * tz,
            z + w * tz + i * ty - j * tx,
        )

    @property
    def tilt_rad(self) -> float:
        """Angle between the body's own z axis and the vertical, 0 to pi."""
        return math.acos(max(-1.0, min(1.0, self.direction((0.0, 0.0, 1.0))[2])))


class Motion(NamedTuple):
    """A pose with its speeds: all that has to be kept of a moving body."""

    pose: Pose
    velocity_mm_s: Vec = (0.0, 0.0, 0.0)
    spin_rad_s: Vec = (0.0, 0.0, 0.0)


def distance_mm(one: Pose, other: Pose) -> float:
    """How far apart two centres are."""
    return math.dist(one.place, other.place)
