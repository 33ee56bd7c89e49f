"""How the die falls, bounces, rolls and comes to rest with the face up that Chance drew (ST-02, ST-04).

Nothing is left to physics: the end is given, and the way there is reckoned back from it. Lengths in mm, times in s.
"""

from __future__ import annotations

import math
import random

from stackhub.games.stacko.board_pieces import DIE_FACES, DIE_MM
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.atlas import BACK, BOTTOM, FRONT, LEFT_END, RIGHT_END, TOP, Face

Quaternion = tuple[float, float, float, float]
"""w, i, j, k."""

ROUND_MM = 3.4
"""Radius of the die's edges (models/stacko/make_pieces.py)."""
ROLLING = 0.85
"""Share of the time until it only rocks."""

_HEIGHTS = (34.0, 13.0, 3.5)
"""How high it bounces, one time after another."""
_IN_THE_AIR = 0.52
"""Share of the time until it only rolls."""
CLEAR_MM = 84.0
"""How far from the middle of the table a die thrown by `die_throw` stays: the tower's corners and its own are 73 mm."""
_ROCK_RAD = math.radians(7.0)
_ASKEW_RAD = math.radians(9.0)
"""Dice do not lie quite straight."""

# Right and up of each face's picture, in the die's own frame (see stackhub.view3d.atlas).
_PICTURES: dict[Face, tuple[Vec, Vec]] = {
    TOP: ((1, 0, 0), (0, 1, 0)),
    BOTTOM: ((-1, 0, 0), (0, 1, 0)),
    FRONT: ((1, 0, 0), (0, 0, 1)),
    BACK: ((-1, 0, 0), (0, 0, 1)),
    RIGHT_END: ((0, 1, 0), (0, 0, 1)),
    LEFT_END: ((0, -1, 0), (0, 0, 1)),
}


class DieTumble:
    """One throw. The same arguments give the same throw."""

    def __init__(
        self,
        face: str,
        start: tuple[float, float],
        stop: tuple[float, float],
        seconds: float,
        seed: int,
        *,
        azimuth: float = 0.0,
        height_mm: float = 120.0,
    ) -> None:
        """Throw from `height_mm` above `start` so that it lies on the table at `stop`, `face` up ("red1" … "draw2").

        `azimuth` is where it is looked at from, as `CameraRig.goal.turn`: the face is upright seen from there.
        Raises KeyError for an unknown face.
        """
        chance = random.Random(seed)
        self.face = face
        self.seconds = max(0.0, seconds)
        self._start, self._stop = start, stop
        askew = _turn((0.0, 0.0, 1.0), chance.uniform(-_ASKEW_RAD, _ASKEW_RAD))
        self._lying = _product(askew, lying(face, azimuth))
        dx, dy = stop[0] - start[0], stop[1] - start[1]
        far = math.hypot(dx, dy) or 1.0
        self._over: Vec = (-dy / far, dx / far, 0.0)
        """The axis it rolls about."""
        # A quarter turn more or less is not seen at the start: the roll is as long as the way, in whole quarters.
        self._roll = math.pi / 2 * max(4, round(far / DIE_MM[0]) + chance.randrange(3))
        self._spin = chance.choice((-1, 1)) * chance.uniform(3.0, 6.0)
        self._flights = _flights(height_mm)
        self._rock = chance.choice((-1, 1)) * _ROCK_RAD

    @property
    def rests(self) -> Pose:
        """Where and how it lies in the end."""
        return self._pose(1.0)

    def done(self, t: float) -> bool:
        return t >= self.seconds

    def pose(self, t: float) -> Pose:
        """Where the die is `t` seconds after it left the hand."""
        return self._pose(min(max(t / self.seconds, 0.0), 1.0) if self.seconds else 1.0)

    def _pose(self, share: float) -> Pose:
        gone = min(share / ROLLING, 1.0)
        left = (1 - gone) ** 1.3  # of the way: it slows down a little, and stops when it tips over no more
        turned = self._turned(left, gone, max(0.0, share - ROLLING) / (1 - ROLLING))
        x = self._stop[0] + (self._start[0] - self._stop[0]) * left
        y = self._stop[1] + (self._start[1] - self._stop[1]) * left
        return Pose(x, y, support_mm(turned) + self._height(share, turned), *turned)

    def _turned(self, left: float, gone: float, settled: float) -> Quaternion:
        angle = -self._roll * left
        # On the table it goes over its edges: quick once it tips, and slow before.
        angle -= min(1.0, gone * gone) * 0.65 * math.sin(4 * angle) / 4
        if gone >= 1:  # and rocks until it is at rest
            angle = self._rock * (1 - settled) ** 2 * math.sin(2.5 * math.pi * settled)
        turned = _product(_turn(self._over, angle), self._lying)
        if gone * ROLLING < _IN_THE_AIR:  # while it still leaves the table, it also turns about another axis
            away = 1 - gone * ROLLING / _IN_THE_AIR
            turned = _product(_turn((0.36, 0.48, 0.8), self._spin * away**2), turned)
        return turned

    def _height(self, share: float, turned: Quaternion) -> float:
        """How far its lowest point is above the table."""
        for number, (since, until, height) in enumerate(self._flights):
            if since <= share < until:
                inside = (share - since) / (until - since)
                if number == 0:
                    return max(0.0, height - support_mm(turned)) * (1 - inside * inside)
                return height * 4 * inside * (1 - inside)
        return 0.0


def _flights(start_mm: float) -> list[tuple[float, float, float]]:
    """The fall and the bounces: from and to which share of the time, and how high. As long as gravity makes them."""
    heights = (max(start_mm, DIE_MM[0]), *_HEIGHTS)
    lasting = [math.sqrt(height) * (2 if number else 1) for number, height in enumerate(heights)]
    found, since = [], 0.0
    for height, part in zip(heights, lasting, strict=True):
        until = since + _IN_THE_AIR * part / sum(lasting)
        found.append((since, until, height))
        since = until
    return found


def lying(face: str, azimuth: float) -> Quaternion:
    """Return how the die is turned when it lies with `face` up, upright for who looks from there."""
    place = DIE_FACES[face]
    right, up = _PICTURES[place]
    out: Vec = (
        float(place[1] * (place[0] == 0)),
        float(place[1] * (place[0] == 1)),
        float(place[1] * (place[0] == 2)),
    )
    c, s = math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth))
    wanted: tuple[Vec, Vec, Vec] = ((c, s, 0.0), (-s, c, 0.0), (0.0, 0.0, 1.0))
    # The rotation that takes right, up and out to where they are wanted, row by row.
    rows = [
        [
            sum(goal[row] * own[column] for goal, own in zip(wanted, (right, up, out), strict=True))
            for column in range(3)
        ]
        for row in range(3)
    ]
    return _from_matrix(rows)


def support_mm(turned: Quaternion) -> float:
    """Return how high the middle of the die is when it touches the table, turned so."""
    pose = Pose(0, 0, 0, *turned)
    half = DIE_MM[0] / 2 - ROUND_MM
    reach = sum(abs(pose.direction(axis)[2]) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
    return half * reach + ROUND_MM


def die_throw(azimuth: float, *, from_left: bool = False) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return from where and to where to throw, seen from there: the die comes to lie beside the tower, a little before
    it, where `board_pieces.framing` keeps it in sight. The whole way is `CLEAR_MM` or more from the table's middle.
    """
    c, s = math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth))
    side = -1 if from_left else 1

    def seen(right: float, nearer: float) -> tuple[float, float]:
        return side * right * c + nearer * s, side * right * s - nearer * c

    return seen(225.0, 55.0), seen(76.0, 42.0)


# --- Quaternions


def _turn(axis: Vec, angle: float) -> Quaternion:
    s = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s


def _product(one: Quaternion, other: Quaternion) -> Quaternion:
    """First `other`, then `one`."""
    a, b, c, d = one
    w, x, y, z = other
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def _from_matrix(rows: list[list[float]]) -> Quaternion:
    """Return the rotation that a matrix stands for, whose largest part is reckoned first and the rest from it."""
    (a, b, c), (d, e, f), (g, h, i) = rows
    squares = (1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i)
    largest = max(range(4), key=lambda number: squares[number])
    root = math.sqrt(squares[largest])
    twice = 2 * root
    parts = (
        (root / 2, (h - f) / twice, (c - g) / twice, (d - b) / twice),
        ((h - f) / twice, root / 2, (b + d) / twice, (c + g) / twice),
        ((c - g) / twice, (b + d) / twice, root / 2, (f + h) / twice),
        ((d - b) / twice, (c + g) / twice, (f + h) / twice, root / 2),
    )
    return parts[largest]
