"""Writes the seven signs beside this file: `python models/signs/make_signs.py`.

Each is one path of M, L, C and Z on a 100 x 100 sheet, fills it to about the same weight as the others, and has
slightly rounded corners, like something cut from wood. `stackhub.tabletop.signs` reads the files; a test keeps them and
this script in step.
"""

import math
from pathlib import Path

Point = tuple[float, float]

CENTRE = 50.0
ROUND = 5.0
"""How far from a corner its rounding begins, in sheet units."""

# A cubic curve with its handles at this share of the radius is a quarter circle to within 0.03 %.
QUARTER = 0.5522847


def polygon(points: list[Point], rounding: float = ROUND) -> str:
    """Return a closed path through `points` whose corners are rounded off."""
    parts = []
    for index, corner in enumerate(points):
        start = _towards(corner, points[index - 1], rounding)
        end = _towards(corner, points[(index + 1) % len(points)], rounding)
        first = _towards(start, corner, math.dist(start, corner) * QUARTER)
        second = _towards(end, corner, math.dist(end, corner) * QUARTER)
        parts.append(f"{'L' if parts else 'M'}{_xy(start)} C{_xy(first)} {_xy(second)} {_xy(end)}")
    return " ".join(parts) + " Z"


def circle(radius: float, way: int = 1) -> str:
    """Return a circle around the middle of the sheet as four cubic curves, drawn clockwise (1) or against it (-1).

    A hole is drawn the other way round than what it is in: then it is a hole by either rule for filling.
    """

    def on_sheet(x: float, y: float) -> str:
        return _xy((CENTRE + radius * x, CENTRE + way * radius * y))

    parts = [f"M{on_sheet(1, 0)}"]
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        first = on_sheet(x - QUARTER * y, y + QUARTER * x)
        second = on_sheet(-y + QUARTER * x, x + QUARTER * y)
        parts.append(f"C{first} {second} {on_sheet(-y, x)}")
    return " ".join(parts) + " Z"


def star(outer: float, inner: float) -> str:
    """Return a five-pointed star standing on two points."""
    middle = CENTRE + 3  # its points reach higher than its feet reach low
    points = []
    for index in range(10):
        radius = outer if index % 2 == 0 else inner
        turn = math.pi * (index / 5 - 0.5)
        points.append((CENTRE + radius * math.cos(turn), middle + radius * math.sin(turn)))
    return polygon(points, 4.0)


def bars() -> str:
    """Return three lying bars."""
    return " ".join(polygon([(15, top), (85, top), (85, top + 16), (15, top + 16)]) for top in (15, 42, 69))


def square(half: float) -> str:
    """Return an upright square around the middle of the sheet."""
    low, high = CENTRE - half, CENTRE + half
    return polygon([(low, low), (high, low), (high, high), (low, high)])


def signs() -> dict[str, str]:
    """Return the path of every sign by the colour it stands for."""
    return {
        "red": polygon([(50, 9), (93, 84), (7, 84)], 7.0),
        "blue": circle(38),
        "yellow": star(47, 20.5),
        "green": square(34),
        "white": circle(40) + " " + circle(24, -1),
        "black": polygon([(50, 5), (90, 50), (50, 95), (10, 50)], 6.0),
        "beige": bars(),
    }


def svg(path: str) -> str:
    """Return the file around one path."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
        f'  <path fill="currentColor" fill-rule="evenodd" d="{path}"/>\n'
        "</svg>\n"
    )


def _towards(start: Point, goal: Point, distance: float) -> Point:
    share = distance / math.dist(start, goal)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _xy(point: Point) -> str:
    return ",".join(f"{round(value, 2):g}" for value in point)


if __name__ == "__main__":
    for colour, path in signs().items():
        Path(__file__).with_name(f"{colour}.svg").write_text(svg(path), encoding="utf-8", newline="\n")
