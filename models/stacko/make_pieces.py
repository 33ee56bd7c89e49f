"""Writes Stacko's meshes beside this file: `python models/stacko/make_pieces.py`.

Each file is an egg, Panda3D's own text format, with the same shape several times: the groups steps1, steps2 and steps3
have edges rounded in one, two and three steps, for the levels of quality. Lengths are in mm, z is up, the middle at 0.
`stackhub.view3d.shapes` reads the files; a test keeps them and this script in step.
"""

import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from panda3d.core import GeomVertexReader

from stackhub.view3d.meshes import Size, bevelled_box

STEPS = (1, 2, 3)
FEWER_STEPS = {"palm": (1, 2), "stick": (1, 2)}


class Part(NamedTuple):
    """One rounded box of a shape. `lean_deg` turns it about y, then it is moved by `middle`."""

    size: Size
    bevel: float
    middle: Size = (0.0, 0.0, 0.0)
    lean_deg: float = 0.0
    finer: int = 0
    """Steps more than the others take: for large roundings."""


SHAPES: dict[str, tuple[Part, ...]] = {
    "block": (Part((75.0, 25.0, 15.0), 1.1),),
    "die": (Part((22.0, 22.0, 22.0), 3.4, finer=1),),
    "stick": (Part((120.0, 8.0, 8.0), 2.6, finer=1),),
    # The flat of a wooden hand, 60 x 12 x 60: it pushes along y, its fingers point up.
    "palm": (
        Part((44.0, 12.0, 33.0), 5.4, (3.0, 0.0, -13.5)),
        Part((10.4, 10.6, 37.0), 5.0, (-13.6, 0.0, 7.5), -3.0),
        Part((10.6, 11.0, 42.0), 5.1, (-2.4, 0.0, 9.0)),
        Part((10.6, 11.0, 39.0), 5.1, (8.8, 0.0, 8.0), 2.0),
        Part((9.6, 10.0, 31.0), 4.7, (19.6, 0.0, 4.0), 5.0),
        Part((11.0, 11.0, 33.0), 5.3, (-20.0, 0.0, -8.5), -38.0),
    ),
}


def vertices(part: Part, steps: int) -> Iterator[tuple[Size, Size, tuple[float, float]]]:
    """Yield place, normal and place in the texture of a part's vertices."""
    data = bevelled_box(part.size, part.bevel, steps + part.finer).get_vertex_data()
    place, normal, uv = (GeomVertexReader(data, column) for column in ("vertex", "normal", "texcoord"))
    lean = math.radians(part.lean_deg)
    while not place.is_at_end():
        at, out, on = place.get_data3(), normal.get_data3(), uv.get_data2()
        x, y, z = _leant(at, lean)
        yield (x + part.middle[0], y + part.middle[1], z + part.middle[2]), _leant(out, lean), (on.x, on.y)


def quads(part: Part, steps: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the corners of a part's facets, by the numbers of its vertices; two triangles make one."""
    primitive = bevelled_box(part.size, part.bevel, steps + part.finer).get_primitive(0)
    for number in range(0, primitive.get_num_primitives(), 2):
        first = primitive.get_primitive_start(number)
        a, b, c, _, _, d = (primitive.get_vertex(first + corner) for corner in range(6))
        yield a, b, c, d


def egg(name: str) -> str:
    """Return the file of a shape."""
    lines = ["<CoordinateSystem> { Z-Up }"]
    for steps in FEWER_STEPS.get(name, STEPS):
        pool, faces, first = [], [], 0
        for part in SHAPES[name]:
            count = 0
            for number, (place, normal, uv) in enumerate(vertices(part, steps)):
                parts = f"{_words(place)} <Normal> {{ {_words(normal)} }} <UV> {{ {_words(uv)} }}"
                pool.append(f"<Vertex> {first + number} {{ {parts} }}")
                count += 1
            for corners in quads(part, steps):
                numbers = " ".join(str(first + corner) for corner in corners)
                faces.append(f"<Polygon> {{ <VertexRef> {{ {numbers} <Ref> {{ pool{steps} }} }} }}")
            first += count
        lines += [f"<Group> steps{steps} {{", "<Model> { 1 }", f"<VertexPool> pool{steps} {{", *pool, "}", *faces, "}"]
    return "\n".join(lines) + "\n"


def _leant(vector: Size, angle: float) -> Size:
    x, y, z = vector
    return x * math.cos(angle) + z * math.sin(angle), y, z * math.cos(angle) - x * math.sin(angle)


def _words(numbers: tuple[float, ...]) -> str:
    return " ".join(f"{round(number, 3) + 0.0:g}" for number in numbers)


if __name__ == "__main__":
    for shape in SHAPES:
        Path(__file__).with_name(f"{shape}.egg").write_text(egg(shape), encoding="utf-8", newline="\n")
