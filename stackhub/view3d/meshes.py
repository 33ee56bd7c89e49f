"""Shapes, made of vertices: the bevelled box of every piece, and the table's face.

Lengths are in mm, z is up. Meshes are shared: the same numbers give the same Geom.
"""

from __future__ import annotations

import functools
import math
from typing import Any

from panda3d.core import Geom, GeomTriangles, GeomVertexData, GeomVertexFormat, GeomVertexWriter, Vec3

from stackhub.view3d.atlas import FACES, face_rect

Size = tuple[float, float, float]


class _Mesh:
    """Collects vertices and triangles."""

    def __init__(self, format_: Any) -> None:
        self._data = GeomVertexData("mesh", format_, Geom.UH_static)
        self._triangles = GeomTriangles(Geom.UH_static)
        self._writers = {
            name: GeomVertexWriter(self._data, name)
            for name in ("vertex", "normal", "texcoord", "color")
            if format_.has_column(name)
        }
        self.count = 0

    def vertex(self, place: Vec3, normal: Vec3, uv: tuple[float, float], colour: Any = None) -> None:
        self._writers["vertex"].add_data3(place)
        self._writers["normal"].add_data3(normal)
        self._writers["texcoord"].add_data2(*uv)
        if colour is not None:
            self._writers["color"].add_data4(*colour)
        self.count += 1

    def quad(self, a: int, b: int, c: int, d: int) -> None:
        """Two triangles, anticlockwise seen from outside."""
        self._triangles.add_vertices(a, b, c)
        self._triangles.add_vertices(a, c, d)

    def geom(self) -> Any:
        geom = Geom(self._data)
        geom.add_primitive(self._triangles)
        return geom


@functools.lru_cache(maxsize=128)
def bevelled_box(size: Size, bevel: float, steps: int) -> Any:
    """Return a box with edges and corners rounded by `bevel` mm, in twice `steps` facets a quarter turn.

    Its texture is laid out as `stackhub.view3d.atlas` says.
    """
    mesh = _Mesh(GeomVertexFormat.get_v3n3t2())
    bevel = min(bevel, min(size) * 0.49)
    for face in FACES:
        _add_face(mesh, face, size, bevel, steps)
    return mesh.geom()


def _stations(half: float, bevel: float, steps: int) -> list[tuple[float, float]]:
    """Where along one side there are vertices: the centre of the rounding, and how far the surface leans (-1 to 1)."""
    inner = half - bevel
    lean = [math.tan(math.pi / 4 * step / steps) for step in range(steps + 1)]
    return [(-inner, -amount) for amount in reversed(lean)] + [(inner, amount) for amount in lean]


def _add_face(mesh: _Mesh, face: tuple[int, int], size: Size, bevel: float, steps: int) -> None:
    axis, sign = face
    half = Vec3(*size) / 2
    across, up = ((1, 2), (0, 2), (0, 1))[axis]
    upright = sign > 0 if axis != 1 else sign < 0  # whether across, up and outwards are right-handed
    columns, rows = _stations(half[across], bevel, steps), _stations(half[up], bevel, steps)
    left, bottom, width, height = face_rect(size, face)
    first = mesh.count
    for x, lean_x in columns:
        for y, lean_y in rows:
            normal, centre = Vec3(0), Vec3(0)
            normal[axis], normal[across], normal[up] = sign, lean_x, lean_y
            normal.normalize()
            centre[axis], centre[across], centre[up] = sign * (half[axis] - bevel), x, y
            place = centre + normal * bevel
            u, v = place[across] / size[across] + 0.5, place[up] / size[up] + 0.5
            mesh.vertex(place, normal, (left + width * (u if upright else 1 - u), bottom + height * v))
    tall = len(rows)
    for column in range(len(columns) - 1):
        for row in range(tall - 1):
            a = first + column * tall + row
            b, c, d = a + tall, a + tall + 1, a + 1
            mesh.quad(a, b, c, d) if upright else mesh.quad(a, d, c, b)


@functools.lru_cache(maxsize=128)
def edge_bars(size: Size, thickness: float) -> Any:
    """Return bars along the twelve edges of a box, half outside it."""
    mesh = _Mesh(GeomVertexFormat.get_v3n3t2())
    for axis in range(3):
        one, other = (axis + 1) % 3, (axis + 2) % 3
        for number in range(4):
            half, middle = Vec3(thickness / 2), Vec3(0)
            half[axis] = (size[axis] + thickness) / 2
            middle[one] = size[one] / 2 * (1 if number & 1 else -1)
            middle[other] = size[other] / 2 * (1 if number & 2 else -1)
            _add_plain_box(mesh, middle, half)
    return mesh.geom()


def _add_plain_box(mesh: _Mesh, middle: Vec3, half: Vec3) -> None:
    for axis in range(3):
        across, up = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            first = mesh.count
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                place, normal = Vec3(0), Vec3(0)
                normal[axis] = sign
                place[axis], place[across], place[up] = sign * half[axis], x * half[across], y * half[up]
                mesh.vertex(middle + place, normal, (0, 0))
            a, b, c, d = range(first, first + 4)
            mesh.quad(a, b, c, d) if sign > 0 else mesh.quad(a, d, c, b)


@functools.lru_cache(maxsize=128)
def face_lines(size: Size, inset: float, width: float, lift: float = 0.12) -> Any:
    """Return a flat line around each face of a box, `inset` mm from its edges and `lift` mm off it."""
    mesh = _Mesh(GeomVertexFormat.get_v3n3t2())
    for axis in range(3):
        across, up = (axis + 1) % 3, (axis + 2) % 3
        outer = size[across] / 2 - inset, size[up] / 2 - inset
        inner = outer[0] - width, outer[1] - width
        if min(inner) <= 0:
            continue
        for sign in (-1, 1):
            first = mesh.count
            for wide, tall in (outer, inner):
                for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    place, normal = Vec3(0), Vec3(0)
                    normal[axis] = sign
                    place[axis], place[across], place[up] = sign * (size[axis] / 2 + lift), x * wide, y * tall
                    mesh.vertex(place, normal, (0, 0))
            for corner in range(4):
                a, b = first + corner, first + (corner + 1) % 4
                mesh.quad(a, b, b + 4, a + 4) if sign > 0 else mesh.quad(a, a + 4, b + 4, b)
    return mesh.geom()


@functools.lru_cache(maxsize=8)
def table_face(radius: float, fade_from: float, repeat: float, rings: int = 24, spokes: int = 48) -> Any:
    """Return a round face at height 0 that fades out from `fade_from` (mm from the middle) to its rim.

    The texture repeats every `repeat` mm. The alpha of its vertices is 1 inside and 0 at the rim; their colour is the
    light of a lamp above the middle, which is weaker farther out.
    """
    mesh = _Mesh(GeomVertexFormat.get_v3n3c4t2())
    for ring in range(rings + 1):
        far = radius * ring / rings
        share = min(max((far - fade_from) / (radius - fade_from), 0.0), 1.0)
        alpha = 1 - share * share * (3 - 2 * share)
        for spoke in range(spokes + 1):
            angle = 2 * math.pi * spoke / spokes
            x, y = far * math.cos(angle), far * math.sin(angle)
            lamp = lamp_light(far) ** 0.5  # as colours are kept: shaders square it
            mesh.vertex(Vec3(x, y, 0), Vec3(0, 0, 1), (x / repeat, y / repeat), (lamp, lamp, lamp, alpha))
    for ring in range(rings):
        for spoke in range(spokes):
            a = ring * (spokes + 1) + spoke
            b = a + spokes + 1
            mesh.quad(a, b, b + 1, a + 1)
    return mesh.geom()


_DOME_FROM, _DOME_FADE, _DOME_HIGH, _DOME_DARK = -0.12, -0.12, 0.85, 0.58
"""Where the dome begins, where it begins to darken, over how much it does (rad), and how far."""
_LAMP_MM, _LEAST_LAMP = 430.0, 0.62


def lamp_light(far_mm: float) -> float:
    """How bright the table is so far from its middle, as a share of the middle."""
    return _LEAST_LAMP + (1 - _LEAST_LAMP) / (1 + (far_mm / _LAMP_MM) ** 2)


def room_dome(radius: float, rings: int = 20, spokes: int = 36) -> Any:
    """Return the room around the table, seen from inside: a dome from a little below the table's face to its top.

    Its vertices are white where it meets the table's rim, darker towards the top, and brighter above the horizon where
    the window is, along x + y negative.
    """
    mesh = _Mesh(GeomVertexFormat.get_v3n3c4t2())
    for ring in range(rings + 1):
        high = _DOME_FROM + (math.pi / 2 - _DOME_FROM) * (ring / rings) ** 1.6  # finer where it is seen: low
        z, across = radius * math.sin(high), radius * math.cos(high)
        up = min(max((high - _DOME_FADE) / _DOME_HIGH, 0.0), 1.0)
        for spoke in range(spokes + 1):
            angle = 2 * math.pi * spoke / spokes
            towards = max(0.0, -math.cos(angle - math.pi / 4))  # to the window
            tone = 1.0 - _DOME_DARK * up * up * (3 - 2 * up) * (1 - 0.5 * towards)
            at = Vec3(across * math.cos(angle), across * math.sin(angle), z)
            mesh.vertex(at, -at.normalized(), (0, 0), (tone, tone, tone, 1))
    for ring in range(rings):
        for spoke in range(spokes):
            a = ring * (spokes + 1) + spoke
            b = a + spokes + 1
            mesh.quad(a, a + 1, b + 1, b)
    return mesh.geom()
