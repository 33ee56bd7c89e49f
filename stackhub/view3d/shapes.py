"""Meshes read from files: a shape in several degrees of roundness, made by a script in models/."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from panda3d.core import Filename, NodePath
from panda3d.egg import load_egg_file

from stackhub.view3d.meshes import Size

_GROUP = re.compile(r"steps(\d+)")


class ShapeError(Exception):
    """A mesh cannot be read; the message names the file and what is wrong."""


@dataclass(frozen=True)
class Shape:
    """A mesh for each degree of roundness."""

    size_mm: Size
    """Length, width and height it was made in; boxes of another size stretch it."""
    steps: dict[int, Any]
    """The Geom to draw, by the number of steps its edges are rounded in."""
    edged: bool = True
    """Whether its edges are those of a box, to be darkened and to glow."""

    def geom(self, steps: int) -> Any:
        """Return the mesh that comes nearest to so many steps."""
        return self.steps[min(self.steps, key=lambda there: (abs(there - steps), there))]


@functools.lru_cache(maxsize=32)
def load_shape(file: Path, *, edged: bool = True) -> Shape:
    """Read an egg file with groups named steps1, steps2 and so on, each one mesh.

    Raises:
        ShapeError: it is missing, broken or holds no such group.
    """
    loaded = load_egg_file(Filename.from_os_specific(str(file)))
    if loaded is None:
        raise ShapeError(f"{file.name} cannot be read as a mesh")
    steps: dict[int, Any] = {}
    root = NodePath(loaded)
    for path in root.find_all_matches("**/steps*"):
        named = _GROUP.fullmatch(path.get_name())
        geoms = [
            node.get_geom(number)
            for found in path.find_all_matches("**/+GeomNode")
            for node in [found.node()]
            for number in range(node.get_num_geoms())
        ]
        if named and len(geoms) == 1:
            steps[int(named[1])] = geoms[0].make_copy()
    if not steps:
        raise ShapeError(f"{file.name} holds no mesh named steps1")
    low, high = root.get_tight_bounds()
    across = high - low
    return Shape((across.x, across.y, across.z), steps, edged)
