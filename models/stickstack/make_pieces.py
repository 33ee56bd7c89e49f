"""Writes the meshes of Stick & Stack beside this file: `python models/stickstack/make_pieces.py`.

Each file is an egg, Panda3D's own text format, with the same shape several times: the groups steps1, steps2 and steps3
are ever rounder, for the levels of quality. Lengths are in mm, z is up. Stick and bag have their middle at 0; the cup's
floor and the stand's foot are at 0. Sizes are those of scenes/stickstack.yaml: run this again when they change, a test
says when. `stackhub.view3d.shapes` reads the files.
"""

import itertools
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

import yaml
from panda3d.core import GeomVertexReader

from stackhub.view3d.meshes import Size, bevelled_box

STEPS = (1, 2, 3)
TWO_PI = 2 * math.pi

SCENE = yaml.safe_load(Path(__file__).parents[2].joinpath("scenes", "stickstack.yaml").read_text(encoding="utf-8"))
CUP, BASE, BAR = SCENE["cup"], SCENE["base"], SCENE["stick"]
STICK = (float(BAR["length_mm"]), float(BAR["width_mm"]), float(BAR["height_mm"]))
RIM_OUTER = CUP["rim"]["radius_mm"] + CUP["rim"]["width_mm"] / 2
RIM_INNER = CUP["rim"]["radius_mm"] - CUP["rim"]["width_mm"] / 2
RIM_HIGH, FLOOR_THICK = CUP["rim"]["height_mm"], CUP["floor"]["thickness_mm"]
HUB, HUB_HIGH = CUP["hub"]["radius_mm"], RIM_HIGH + CUP["hub"]["above_rim_mm"]
BASE_RADIUS, BASE_HIGH = BASE["radius_mm"], BASE["height_mm"]
POLE_RADIUS, POLE_TOP = BASE["pole"]["radius_mm"], BASE["pole"]["height_mm"]

# Below the cup's floor a bowl runs in to the spring; it is only to be looked at.
BOWL_LOW, BOWL_RADIUS = 9.0, 14.0
# The pole ends in a plate that the spring stands on, and goes on within it as a pin.
PLATE_TOP, PIN_RADIUS = 114.0, 3.5
BAG_HIGH = 82.0


class Vertex(NamedTuple):
    place: Size
    normal: Size
    uv: tuple[float, float] = (0.0, 0.0)


class Mesh(NamedTuple):
    vertices: list[Vertex]
    faces: list[tuple[int, ...]]
    """Corners anticlockwise seen from outside."""


class Station(NamedTuple):
    """One point of an outline that is turned about z: its radius and height, and how the surface leans there."""

    r: float
    z: float
    out: float
    up: float


def outline(points: Sequence[tuple[float, float]], sharp: float = 0.8) -> list[Station]:
    """Stations of a polyline (radius, height), outside to its right: each corner keeps two, one for either side."""
    stations = []
    for (r, z), (s, y) in itertools.pairwise(points):
        length = math.hypot(s - r, y - z)
        out, up = (y - z) / length, -(s - r) / length
        last = stations[-1] if stations else None
        if last is not None and last.out * out + last.up * up > sharp:  # nearly the same way: one smooth corner
            mixed = math.hypot(last.out + out, last.up + up)
            stations[-1] = Station(last.r, last.z, (last.out + out) / mixed, (last.up + up) / mixed)
        else:
            stations.append(Station(r, z, out, up))
        stations.append(Station(s, y, out, up))
    return stations


def turned(stations: Sequence[Station], around: int, uv: Callable[[float, int], tuple[float, float]]) -> Mesh:
    """Turn an outline about z in so many facets. `uv` gets the share of the turn and the number of the station."""
    vertices, faces = [], []
    for step in range(around + 1):
        c, s = math.cos(TWO_PI * step / around), math.sin(TWO_PI * step / around)
        for number, (r, z, out, up) in enumerate(stations):
            vertices.append(Vertex((r * c, r * s, z), (out * c, out * s, up), uv(step / around, number)))
    tall = len(stations)
    for step in range(around):
        for row in range(tall - 1):
            if (stations[row].r, stations[row].z) != (stations[row + 1].r, stations[row + 1].z):
                a = step * tall + row
                faces.append((a, a + tall, a + tall + 1, a + 1))
    return Mesh(vertices, faces)


def joined(*parts: Mesh) -> Mesh:
    vertices: list[Vertex] = []
    faces: list[tuple[int, ...]] = []
    for part in parts:
        first = len(vertices)
        vertices += part.vertices
        faces += [tuple(first + corner for corner in face) for face in part.faces]
    return Mesh(vertices, faces)


def around(steps: int) -> int:
    return 24 + 6 * steps


# --- Pieces


def stick(steps: int) -> Mesh:
    geom = bevelled_box(STICK, 0.9, steps)
    data, primitive = geom.get_vertex_data(), geom.get_primitive(0)
    place, normal, uv = (GeomVertexReader(data, column) for column in ("vertex", "normal", "texcoord"))
    vertices = []
    while not place.is_at_end():
        at, out, on = place.get_data3(), normal.get_data3(), uv.get_data2()
        vertices.append(Vertex((at.x, at.y, at.z), (out.x, out.y, out.z), (on.x, on.y)))
    faces = []
    for number in range(0, primitive.get_num_primitives(), 2):
        first = primitive.get_primitive_start(number)
        a, b, c, _, _, d = (primitive.get_vertex(first + corner) for corner in range(6))
        faces.append((a, b, c, d))
    return Mesh(vertices, faces)


def cup_top(steps: int) -> Mesh:
    """Hub, floor and the top of the rim; its picture is seen from above."""
    soft = 0.8
    points = [
        (RIM_OUTER, RIM_HIGH - soft),
        (RIM_OUTER - soft, RIM_HIGH),
        (RIM_INNER + soft, RIM_HIGH),
        (RIM_INNER, RIM_HIGH - soft),
        (RIM_INNER, 0.0),
        (HUB, 0.0),
        (HUB, HUB_HIGH - soft),
        (HUB - soft, HUB_HIGH),
        (0.0, HUB_HIGH),
    ]
    stations = outline(points)

    def uv(turn: float, number: int) -> tuple[float, float]:
        far = stations[number].r / RIM_OUTER / 2
        return 0.5 + far * math.cos(TWO_PI * turn), 0.5 + far * math.sin(TWO_PI * turn)

    return turned(stations, around(steps), uv)


def cup_wall(steps: int) -> Mesh:
    """The rim from outside, and the bowl below; its picture is wound around once, as high as `wall_length`."""
    points = wall_points(steps)
    stations = outline(points)
    whole = wall_length(points)
    runs = {points[0]: 0.0}
    for before, after in itertools.pairwise(points):
        runs[after] = runs[before] + math.dist(before, after)
    return turned(stations, around(steps), lambda turn, number: (turn, runs[stations[number][:2]] / whole))


def wall_points(steps: int = 3) -> list[tuple[float, float]]:
    """From the spring up to the rim: radius and height."""
    bends = 2 + 2 * steps
    curve = []
    for bend in range(bends + 1):
        share = bend / bends
        r = BOWL_RADIUS + (RIM_OUTER - BOWL_RADIUS) * math.sin(share * math.pi / 2)
        curve.append((r, -FLOOR_THICK - BOWL_LOW * math.cos(share * math.pi / 2)))
    return [(BOWL_RADIUS - 3.0, -FLOOR_THICK - BOWL_LOW), *curve, (RIM_OUTER, RIM_HIGH - 0.8)]


def wall_length(points: Sequence[tuple[float, float]]) -> float:
    return sum(math.dist(before, after) for before, after in itertools.pairwise(points))


def stand(steps: int) -> Mesh:
    """The hexagonal base with its pole, the plate under the spring, and the pin within it; u runs along the grain."""
    soft = 1.6
    hexagon = Mesh([], [])
    inner = BASE_RADIUS - soft
    for side in range(6):
        one, other = math.radians(60 * side), math.radians(60 * side + 60)
        middle = (one + other) / 2
        c, s = math.cos(middle), math.sin(middle)
        rows = [(BASE_RADIUS, 0.0), (BASE_RADIUS, BASE_HIGH - soft), (inner, BASE_HIGH), (0.0, BASE_HIGH)]
        for (r, z), (q, y) in itertools.pairwise(rows):
            lean = math.atan2(y - z, (r - q) * math.cos(math.pi / 6))  # of this facet from level
            normal = (math.sin(lean) * c, math.sin(lean) * s, math.cos(lean))
            corners = [(r, one, z), (r, other, z), (q, other, y), (q, one, y)]
            if q == 0.0:
                corners = corners[:3]
            first = len(hexagon.vertices)
            for far, angle, high in corners:
                x, w = far * math.cos(angle), far * math.sin(angle)
                hexagon.vertices.append(Vertex((x, w, high), normal, (x / 120, w / 120 + high / 90)))
            hexagon.faces.append(tuple(range(first, first + len(corners))))
    wide = POLE_RADIUS
    points = [
        (wide + 4.0, BASE_HIGH),
        (wide + 1.2, BASE_HIGH + 2.0),
        (wide, BASE_HIGH + 6.0),
        (wide, PLATE_TOP - 12.0),
        (wide + 1.5, PLATE_TOP - 6.0),
        (BOWL_RADIUS - 2.0, PLATE_TOP - 3.6),
        (BOWL_RADIUS - 1.0, PLATE_TOP - 2.6),
        (BOWL_RADIUS - 1.0, PLATE_TOP - 0.8),
        (BOWL_RADIUS - 1.8, PLATE_TOP),
        (PIN_RADIUS, PLATE_TOP),
        (PIN_RADIUS, POLE_TOP - 1.0),
        (PIN_RADIUS - 1.0, POLE_TOP),
        (0.0, POLE_TOP),
    ]
    stations = outline(points)
    return joined(hexagon, turned(stations, 12 + 4 * steps, lambda turn, number: (stations[number].z / 160, turn / 4)))


def bag(steps: int) -> Mesh:
    """A cloth bag, tied at its neck: folds grow towards the cord and stand out above it."""
    points = [
        (0.0, 0.0, 0.0),
        (29.0, 0.0, 0.0),
        (37.0, 5.0, 0.02),
        (41.5, 16.0, 0.03),
        (40.5, 28.0, 0.05),
        (33.0, 42.0, 0.09),
        (21.0, 54.0, 0.15),
        (12.5, 60.0, 0.17),
        (10.5, 63.5, 0.12),
        (13.5, 67.0, 0.18),
        (19.5, 74.0, 0.26),
        (23.0, 80.0, 0.30),
        (24.0, BAG_HIGH, 0.30),
        (20.0, 76.0, 0.26),
        (9.0, 66.0, 0.12),
        (0.0, 64.0, 0.0),
    ]
    folds, facets, tall = 9, 27 + 9 * steps, len(points)

    def surface(row: int, angle: float) -> Size:
        r, z, depth = points[row]
        far = r * (1 + depth * (0.7 * math.cos(folds * angle) + 0.3 * math.cos((folds - 4) * angle + 1.0)))
        return far * math.cos(angle), far * math.sin(angle), z - BAG_HIGH / 2

    vertices, faces = [], []
    for step in range(facets + 1):
        angle = TWO_PI * step / facets
        for row in range(tall):
            here = surface(row, angle)
            along = minus(surface(row, angle + 0.02), surface(row, angle - 0.02))
            up = minus(surface(min(row + 1, tall - 1), angle), surface(max(row - 1, 0), angle))
            normal = unit(cross(along, up)) if points[row][0] else (0.0, 0.0, -1.0)
            vertices.append(Vertex(here, normal, (step / facets, row / (tall - 1))))
    for step in range(facets):
        for row in range(tall - 1):
            a = step * tall + row
            faces.append((a, a + tall, a + tall + 1, a + 1))
    return Mesh(vertices, faces)


def cord(steps: int) -> Mesh:
    """The cord around the bag's neck, a ring with its knot."""
    stations = [
        Station(11.8 + 2.0 * math.cos(turn), 61.6 - BAG_HIGH / 2 + 2.0 * math.sin(turn), math.cos(turn), math.sin(turn))
        for turn in (TWO_PI * part / (4 + 2 * steps) for part in range(5 + 2 * steps))
    ]
    return turned(stations, 16 + 4 * steps, lambda turn, number: (4 * turn, number / 8))


def minus(one: Size, other: Size) -> Size:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def cross(one: Size, other: Size) -> Size:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def unit(vector: Size) -> Size:
    length = math.hypot(*vector) or 1.0
    return vector[0] / length, vector[1] / length, vector[2] / length


SHAPES: dict[str, Callable[[int], Mesh]] = {
    "stick": stick,
    "cup_top": cup_top,
    "cup_wall": cup_wall,
    "stand": stand,
    "bag": bag,
    "cord": cord,
}


def egg(name: str) -> str:
    """Return the file of a shape."""
    lines = ["<CoordinateSystem> { Z-Up }"]
    for steps in STEPS:
        mesh = SHAPES[name](steps)
        pool = [
            f"<Vertex> {number} {{ {words(place)} <Normal> {{ {words(normal)} }} <UV> {{ {words(uv)} }} }}"
            for number, (place, normal, uv) in enumerate(mesh.vertices)
        ]
        faces = [
            f"<Polygon> {{ <VertexRef> {{ {' '.join(map(str, face))} <Ref> {{ pool{steps} }} }} }}"
            for face in mesh.faces
        ]
        lines += [f"<Group> steps{steps} {{", "<Model> { 1 }", f"<VertexPool> pool{steps} {{", *pool, "}", *faces, "}"]
    return "\n".join(lines) + "\n"


def words(numbers: Sequence[float]) -> str:
    return " ".join(f"{round(number, 3) + 0.0:g}" for number in numbers)


if __name__ == "__main__":
    for shape in SHAPES:
        Path(__file__).with_name(f"{shape}.egg").write_text(egg(shape), encoding="utf-8", newline="\n")
