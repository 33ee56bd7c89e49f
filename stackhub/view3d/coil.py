"""A coil spring that bends and shortens between two pieces: its wire is wound anew whenever one of them has moved."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from panda3d.core import Geom, GeomNode, GeomTriangles, GeomVertexData, GeomVertexFormat, OmniBoundingVolume, Vec3, Vec4

from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.surface import Surface, fixed_material, linear
from stackhub.view3d.wood import grain_texture

_PER_TURN = 14
"""Sections of the wire in one turn."""
_CORNERS = 6
"""Corners of the wire, cut across."""
_EDGELESS = Vec3(1e5)
_STILL = 1e-3
"""Poses that differ by less, in mm and in parts of a quaternion, are the same to the eye."""


@dataclass(frozen=True)
class Winding:
    """How a spring is wound: its mean radius, the wire's own radius (mm), and its turns."""

    radius_mm: float
    wire_mm: float
    turns: float


class Coil:
    """Made by `Scene.add_coil`; `stretch` puts it between two poses."""

    def __init__(self, root: Any, wound: Winding, surface: Surface, changed: Callable[[], None]) -> None:
        self._wound = wound
        self._changed = changed
        self._ends: tuple[Pose, Pose] | None = None
        self._sections = round(wound.turns * _PER_TURN) + 1
        node = GeomNode("coil")
        self._data = GeomVertexData("coil", GeomVertexFormat.get_v3n3t2(), Geom.UH_dynamic)
        self._data.set_num_rows(self._sections * _CORNERS)
        geom = Geom(self._data)
        geom.add_primitive(self._wire())
        node.add_geom(geom)
        self._node = node
        node.set_bounds(OmniBoundingVolume())  # its corners move: whether it is in sight is not worth reckoning
        node.set_final(True)
        self.path: Any = root.attach_new_node(node)
        self.path.set_shader_inputs(half_size=_EDGELESS, glow=Vec4(0), rim=Vec4(0, 0, 0, 1))
        self.paint(surface)
        self.stretch(Pose(0, 0, 0), Pose(0, 0, 30))

    def paint(self, surface: Surface) -> None:
        """Give it a surface; only its colour and its roughness are seen."""
        self.path.set_shader_input("paint", Vec4(*linear(surface.colour), surface.roughness))
        self.path.set_texture(grain_texture(), 1)
        self.path.set_material(fixed_material(surface), 1)
        self._changed()

    def stretch(self, low: Pose, high: Pose) -> None:
        """Wind it from one pose, along its z axis, to the other, which it meets along that one's z axis."""
        if self._ends is not None and all(_alike(a, b) for a, b in zip(self._ends, (low, high), strict=True)):
            return
        self._ends = low, high
        geom = self._node.modify_geom(0)
        geom.modify_vertex_data().modify_array_handle(0).copy_data_from(self._wind(low, high))
        self._changed()

    def _wire(self) -> Any:
        triangles = GeomTriangles(Geom.UH_static)
        for section in range(self._sections - 1):
            for corner in range(_CORNERS):
                a, b = section * _CORNERS + corner, section * _CORNERS + (corner + 1) % _CORNERS
                c, d = a + _CORNERS, b + _CORNERS
                triangles.add_vertices(a, c, d)
                triangles.add_vertices(a, d, b)
        return triangles

    def _wind(self, low: Pose, high: Pose) -> bytes:
        """Place, normal and a place in the grain of every corner, as Panda3D keeps them."""
        wound, numbers = self._wound, array("f")
        handle = math.dist(low.place, high.place) / 3
        one, two = _on(low, handle), _on(high, -handle)
        ring = [(math.cos(turn), math.sin(turn)) for turn in (2 * math.pi * k / _CORNERS for k in range(_CORNERS))]
        for section in range(self._sections):
            share = section / (self._sections - 1)
            middle = _curve((low.place, one, two, high.place), share)
            frame = _between(low, high, share)
            angle = 2 * math.pi * wound.turns * share
            ox, oy, oz = frame.direction((math.cos(angle), math.sin(angle), 0.0))
            ux, uy, uz = frame.direction((0.0, 0.0, 1.0))
            cx, cy, cz = (part + wound.radius_mm * way for part, way in zip(middle, (ox, oy, oz), strict=True))
            for out, up in ring:
                nx, ny, nz = ox * out + ux * up, oy * out + uy * up, oz * out + uz * up
                wire = wound.wire_mm
                numbers.extend((cx + wire * nx, cy + wire * ny, cz + wire * nz, nx, ny, nz, 4 * share, 0.3 * out))
        return numbers.tobytes()


def _alike(one: Pose, other: Pose) -> bool:
    return all(abs(a - b) < _STILL for a, b in zip(one, other, strict=True))


def _on(pose: Pose, far: float) -> Vec:
    x, y, z = pose.direction((0.0, 0.0, far))
    return pose.x + x, pose.y + y, pose.z + z


def _curve(points: tuple[Vec, Vec, Vec, Vec], share: float) -> Vec:
    """A point of the Bézier curve."""
    rest = 1 - share
    weights = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    x, y, z = (sum(w * p[axis] for w, p in zip(weights, points, strict=True)) for axis in range(3))
    return x, y, z


def _between(low: Pose, high: Pose, share: float) -> Pose:
    """The turn that is so far on the way from one to the other."""
    sign = 1.0 if sum(a * b for a, b in zip(low[3:], high[3:], strict=True)) >= 0 else -1.0
    parts = [a + (sign * b - a) * share for a, b in zip(low[3:], high[3:], strict=True)]
    length = math.hypot(*parts)
    return Pose(0, 0, 0, *(part / length for part in parts))
