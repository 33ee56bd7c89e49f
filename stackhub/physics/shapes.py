"""The shapes that a body is made of: one box, or several boxes, cylinders and hulls that are firmly joined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from panda3d.bullet import BulletBoxShape, BulletConvexHullShape, BulletCylinderShape, ZUp
from panda3d.core import Point3, Quat, TransformState, Vec3

from stackhub.physics.pose import Pose, Vec

_HERE = Pose(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class BoxPart:
    """A box; `at` is its middle in the body's own frame."""

    size_mm: Vec
    at: Pose = _HERE


@dataclass(frozen=True, slots=True)
class CylinderPart:
    """A solid cylinder that stands along the z axis of `at`, its middle."""

    radius_mm: float
    height_mm: float
    at: Pose = _HERE


@dataclass(frozen=True, slots=True)
class HullPart:
    """The convex hull of some points of the body's own frame. Bullet rounds it off outwards by `margin_mm`."""

    points_mm: tuple[Vec, ...]
    margin_mm: float = 0.2


Shape = BoxPart | CylinderPart | HullPart


def made(parts: Sequence[Shape], unit_mm: float) -> Iterator[tuple[Any, Any]]:
    """Bullet's shape of each part, and where it sits in the body."""
    for part in parts:
        match part:
            case BoxPart():
                yield BulletBoxShape(Vec3(*part.size_mm) / (2 * unit_mm)), _transform(part.at, unit_mm)
            case CylinderPart():
                shape = BulletCylinderShape(part.radius_mm / unit_mm, part.height_mm / unit_mm, ZUp)
                yield shape, _transform(part.at, unit_mm)
            case HullPart():
                hull = BulletConvexHullShape()
                for point in part.points_mm:
                    hull.add_point(Point3(*point) / unit_mm)
                hull.set_margin(part.margin_mm / unit_mm)
                yield hull, TransformState.make_identity()


def _transform(at: Pose, unit_mm: float) -> Any:
    return TransformState.make_pos_quat_scale(Point3(*at.place) / unit_mm, Quat(*at[3:]), Vec3(1))
