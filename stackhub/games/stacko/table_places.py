"""Where blocks lie on the real tower: the open places with their drift, and which of them a block lies on.

Everything here is geometry of poses (mm, rad); a block looks the same turned by half a turn about any of its axes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median

from stackhub.games.stacko.storeys import Place, Storeys, open_places
from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_scene import Lying
from stackhub.physics.pose import Pose, Vec

_ON_EDGE_MM = 3.0
"""A place is never nearer to the edge of what is below than that."""
Flat = tuple[float, float]
"""A horizontal direction of length 1."""


def axis_of(pose: Pose) -> Flat:
    """The horizontal direction in which a block may be drawn: that of its length."""
    x, y, _ = pose.direction((1.0, 0.0, 0.0))
    length = math.hypot(x, y)
    return (x / length, y / length) if length > 0.05 else (1.0, 0.0)


def angle_between(one: Flat, other: Flat) -> float:
    """From `one` to `other`, as lines: within ±pi/2, anticlockwise positive."""
    cross, dot = one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]
    return math.atan2(cross, dot) if dot >= 0 else math.atan2(-cross, -dot)


def levelled(pose: Pose, along: Flat) -> Pose:
    """The pose turned by as little as possible so that the block lies flat, its length along the line `along`."""
    x, y, _ = pose.direction((1.0, 0.0, 0.0))
    sign = 1.0 if x * along[0] + y * along[1] >= 0 else -1.0
    flat = Pose(pose.x, pose.y, pose.z)
    if pose.direction((0.0, 0.0, 1.0))[2] < 0:
        flat = flat._replace(w=0.0, i=1.0)  # half a turn about its length: upside down, as it was
    return flat.turned(math.atan2(sign * along[1], sign * along[0]))


def turned_about(pose: Pose, axis: Vec, angle_rad: float) -> Pose:
    """The pose turned about a direction of the world (of length 1)."""
    c, s = math.cos(angle_rad / 2), math.sin(angle_rad / 2)
    a, b, d = (part * s for part in axis)
    w, i, j, k = pose.w, pose.i, pose.j, pose.k
    return pose._replace(
        w=c * w - a * i - b * j - d * k,
        i=c * i + a * w + b * k - d * j,
        j=c * j - a * k + b * w + d * i,
        k=c * k + a * j - b * i + d * w,
    )


def half_height_mm(pose: Pose, size_mm: Vec) -> float:
    """From the centre of a box down to its lowest corner."""
    return sum(abs(part) * size / 2 for part, size in zip(_upright(pose), size_mm, strict=True))


def _upright(pose: Pose) -> Vec:
    """How much of each of the body's own axes points up."""
    _, _, w, i, j, k = pose[1:]
    return 2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)


def half_breadth_mm(pose: Pose, size_mm: Vec) -> tuple[float, float]:
    """From the centre of a box to its outermost corner, in x and in y."""
    reach = [0.0, 0.0]
    for index, size in enumerate(size_mm):
        x, y, _ = pose.direction((float(index == 0), float(index == 1), float(index == 2)))
        reach[0] += abs(x) * size / 2
        reach[1] += abs(y) * size / 2
    return reach[0], reach[1]


def in_its_frame(pose: Pose, at_mm: Vec) -> Vec:
    """A point of the world in the frame of a body at `pose`."""
    back = pose._replace(i=-pose.i, j=-pose.j, k=-pose.k)
    return back.direction((at_mm[0] - pose.x, at_mm[1] - pose.y, at_mm[2] - pose.z))


def within(pose: Pose, at_mm: Vec, size_mm: Vec) -> Vec:
    """The point of a box nearest to `at_mm`, in the box's own frame."""
    x, y, z = (
        min(max(part, -size / 2), size / 2) for part, size in zip(in_its_frame(pose, at_mm), size_mm, strict=True)
    )
    return x, y, z


def nearest_block(tower: Tower, at_mm: Vec, most_mm: float = 5.0) -> str | None:
    """The block that a point of the world lies on, or is nearest to within `most_mm`."""

    def away_mm(name: str) -> float:
        body = tower.blocks[name]
        return math.dist(in_its_frame(body.pose, at_mm), within(body.pose, at_mm, body.size_mm))

    found = min(tower.blocks, key=away_mm, default=None)
    return found if found is not None and away_mm(found) <= most_mm else None


def place_poses(tower: Tower, storeys: Storeys, size_mm: Vec) -> dict[Place, Pose]:
    """Where the centre of a block of that size would be on each open place: at right angles to the storey below and as
    that has drifted, beside the blocks that lie there already, on the highest block below."""
    return {place: _place_pose(tower, storeys, place, size_mm) for place in open_places(storeys)}


def _place_pose(tower: Tower, storeys: Storeys, place: Place, size_mm: Vec) -> Pose:
    storey, position = place
    pitch = tower.scene.block.width_mm + tower.scene.tower.side_gap_mm
    below = {} if storey == 0 else _row(tower, storeys[storey - 1])
    long = _direction(below.values(), storey - 1)
    # The storey below lies along `long`, its positions count across it; up here it is the other way round.
    side = (-long[1], long[0]) if storey % 2 else (long[1], -long[0])
    x = y = base = 0.0
    if below:
        # Along their length one of them may be partly drawn out: what most of them say counts.
        ahead = median(pose.x * long[0] + pose.y * long[1] for pose in below.values())
        aside = fmean(pose.x * side[0] + pose.y * side[1] - (at - 1) * pitch for at, pose in below.items())
        x, y = ahead * long[0] + aside * side[0], ahead * long[1] + aside * side[1]
        bodies = (tower.blocks[name] for name in storeys[storey - 1] if name is not None and name in tower.blocks)
        base = max(body.pose.z + body.size_mm[2] / 2 for body in bodies)
    high = base + size_mm[2] / 2
    beside = _row(tower, storeys[storey]) if storey < len(storeys) else {}
    turn, across = _beside(position, beside, (x, y), (side, long), pitch)
    edge = tower.scene.block.length_mm / 2 - _ON_EDGE_MM
    across = min(max(across, -edge), edge)
    straight = math.atan2(side[1], side[0])
    return Pose(x + across * long[0], y + across * long[1], high).turned(straight + turn)


def _beside(
    position: int, beside: Mapping[int, Pose], centre: Flat, ways: tuple[Flat, Flat], pitch: float
) -> tuple[float, float]:
    """How a block at `position` is turned from the straight direction of its storey (rad), and how far aside it lies
    from the middle (mm), so that it lies beside what is there: straight where there is room, else parallel to it."""
    side, long = ways
    wanted = (position - 1) * pitch
    least, most, turns = -math.inf, math.inf, []
    for at, pose in beside.items():
        turn = angle_between(side, axis_of(pose))
        dx, dy = pose.x - centre[0], pose.y - centre[1]
        ahead, across = dx * side[0] + dy * side[1], dx * long[0] + dy * long[1]
        # Where its middle line crosses that of the storey; `long` lies to the left of `side` or to the right.
        left = 1.0 if side[0] * long[1] - side[1] * long[0] > 0 else -1.0
        crossing = across - left * ahead * math.tan(turn)
        apart = (position - at) * pitch / math.cos(turn)
        if at < position:
            least = max(least, crossing + apart)
        else:
            most = min(most, crossing + apart)
        if abs(position - at) == 1:
            turns.append(turn)
    across = (least + most) / 2 if least > most else min(max(wanted, least), most)
    return (fmean(turns) if turns else 0.0), across


def _row(tower: Tower, row: Sequence[str | None]) -> dict[int, Pose]:
    return {at: tower.blocks[name].pose for at, name in enumerate(row) if name is not None and name in tower.blocks}


def _direction(poses: Iterable[Pose], storey: int) -> Flat:
    """Mean direction of the blocks of a storey, near the axis along which such a storey is built."""
    straight = (1.0, 0.0) if storey % 2 == 0 else (0.0, 1.0)
    turns = [angle_between(straight, axis_of(pose)) for pose in poses]
    turn = fmean(turns) if turns else 0.0
    c, s = math.cos(turn), math.sin(turn)
    return straight[0] * c - straight[1] * s, straight[0] * s + straight[1] * c


def lying_on(pose: Pose, places: Mapping[Place, Pose], limits: Lying) -> Place | None:
    """The open place on which a block at `pose` lies; None: on none of them."""
    best: tuple[float, Place] | None = None
    tilt = min(pose.tilt_rad, math.pi - pose.tilt_rad)
    for place, there in places.items():
        long = axis_of(there)
        dx, dy = pose.x - there.x, pose.y - there.y
        along, across = abs(dx * long[0] + dy * long[1]), abs(dx * long[1] - dy * long[0])
        if (
            along <= limits.along_mm
            and across <= limits.across_mm
            and abs(pose.z - there.z) <= limits.high_mm
            and abs(angle_between(long, axis_of(pose))) <= limits.turn_rad
            and tilt <= limits.tilt_rad
            and (best is None or across < best[0])
        ):
            best = (across, place)
    return None if best is None else best[1]


def askew_rad(tower: Tower, storeys: Storeys, place: Place, pose: Pose) -> float:
    """How far a block at `pose` lies from the straight direction of its storey, 0 to pi/2."""
    below = {} if place[0] == 0 else _row(tower, storeys[place[0] - 1])
    long = _direction(below.values(), place[0] - 1)
    return abs(angle_between((-long[1], long[0]), axis_of(pose)))
