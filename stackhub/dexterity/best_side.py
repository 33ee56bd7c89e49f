"""From which side a fall is seen best, and which part of it is worth seeing. Knows poses only."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from stackhub.physics.pose import Pose, Vec, distance_mm
from stackhub.physics.recording import PLACE_MM, SPACING, Recording

HEIGHT_DEG = 16.0
"""So far above the horizon a fall is looked at."""
_COARSE_DEG, _FINE_DEG = 30, 15
_MOMENTS = 4
_FALLS_MM = 8.0
_ASIDE = 0.5
"""What it is worth, beside a body that nothing hides, to see one move across the picture and not towards the eye."""
_NEAR = 0.06
"""What it costs to turn the whole way around, as a share of everything falling."""
_BEFORE_S, _AFTER_S, _LONGEST_S = 0.35, 0.25, 2.4
_EARLIEST_S, _CALM_S = 2.0, 0.15
"""A fall began at most so long before it was noticed, and pauses for no longer than this."""
_FAST_MM_S = 90.0


class Excerpt(NamedTuple):
    """The frames of a recording that show a fall."""

    first: int
    last: int


def began(recording: Recording, seen: int) -> int:
    """The frame at which the fall began that was noticed at frame `seen`: a referee waits until there is no doubt."""
    first = max(0, seen - round(_EARLIEST_S * recording.frame_hz))
    moving = _moving(recording, first, min(recording.frames, seen + round(_LONGEST_S * recording.frame_hz)))
    few = _few(moving)
    start, calm = seen, round(_CALM_S * recording.frame_hz)
    for frame in range(seen, first - 1, -1):
        if moving.get(frame, 0) > few:
            start = frame
        elif start - frame > calm:
            break
    return start


def excerpt_of(recording: Recording, fell: int) -> Excerpt:
    """The frames around a fall that began at frame `fell`: from just before it until hardly anything moves."""
    hz = recording.frame_hz
    first = max(0, fell - round(_BEFORE_S * hz))
    latest = min(recording.frames, first + round(_LONGEST_S * hz))
    moving = _moving(recording, first, latest)
    few = _few(moving)
    over = max((frame for frame, count in moving.items() if count > few), default=latest)
    return Excerpt(first, min(latest, max(over + round(_AFTER_S * hz), fell + 1)))


def _moving(recording: Recording, first: int, last: int) -> dict[int, int]:
    """How many bodies move fast in each of these frames."""
    fast = _FAST_MM_S / recording.frame_hz / PLACE_MM
    found: dict[int, int] = {}
    for track in recording.tracks:
        for before, after in pairwise(track.changes):
            if first <= after.frame <= last and before.steps is not None and after.steps is not None:
                frames = min(after.frame - before.frame, SPACING)
                if math.dist(before.steps[:3], after.steps[:3]) > fast * frames:
                    found[after.frame] = found.get(after.frame, 0) + 1
    return found


def _few(moving: Mapping[int, int]) -> int:
    """No more bodies than this may move where nothing falls: a hand moves one, others roll on."""
    return max(1, max(moving.values(), default=0) // 8)


def best_turn(recording: Recording, part: Excerpt, *, now_deg: float) -> float:
    """About which angle the camera should stand (as `Stand.turn`, the one nearest to `now_deg`): what falls is hidden
    least there, and falls across the picture. `now_deg` is where it stands; of sides that are alike it is the best."""
    first, last = part
    sizes = recording.sizes_mm()
    moments = [recording.poses(first + (last - first) * (number + 1) / _MOMENTS) for number in range(_MOMENTS)]
    start, end = recording.poses(first), moments[-1]
    falling = [name for name in start if name in end and distance_mm(start[name], end[name]) > _FALLS_MM]
    if not falling:
        return now_deg

    def worth(turn: float) -> float:
        eye = _Eye(turn)
        shown = sum(eye.shown(moment, sizes, falling) for moment in moments[:-1]) / (_MOMENTS - 1)
        aside = sum(eye.share_across(start[name], end[name]) for name in falling)
        away = abs((turn - now_deg + 180) % 360 - 180) / 180
        return shown + _ASIDE * aside - _NEAR * away * len(falling)

    sides = {now_deg + step: worth(now_deg + step) for step in range(0, 360, _COARSE_DEG)}
    best = max(sides, key=lambda turn: sides[turn])
    for turn in (best - _FINE_DEG, best + _FINE_DEG):
        sides[turn] = worth(turn)
    best = max(sides, key=lambda turn: sides[turn])
    return now_deg + (best - now_deg + 180) % 360 - 180


class _Eye:
    """A far eye that looks at the table from one side."""

    def __init__(self, turn_deg: float) -> None:
        turn, height = math.radians(turn_deg), math.radians(HEIGHT_DEG)
        self._right = (math.cos(turn), math.sin(turn), 0.0)
        ahead = (-math.sin(turn) * math.cos(height), math.cos(turn) * math.cos(height), -math.sin(height))
        self._back = (-ahead[0], -ahead[1], -ahead[2])
        self._up = (-math.sin(turn) * math.sin(height), math.cos(turn) * math.sin(height), math.cos(height))

    def shown(self, poses: Mapping[str, Pose], sizes: Mapping[str, Vec], falling: list[str]) -> float:
        """How many of those that fall are seen, in parts."""
        seen = {
            name: (_dot(self._right, pose), _dot(self._up, pose), _dot(self._back, pose), sum(sizes[name]) / 3)
            for name, pose in poses.items()
        }
        found = 0.0
        for name in falling:
            if name not in seen:
                continue
            x, y, near, wide = seen[name]
            free = 1.0
            for other, (other_x, other_y, other_near, other_wide) in seen.items():
                if other_near <= near or other == name:
                    continue
                reach = (wide + other_wide) / 2
                across, up = abs(other_x - x), abs(other_y - y)
                if across < reach and up < reach:
                    free *= 1 - (1 - across / reach) * (1 - up / reach)
            found += free
        return found

    def share_across(self, start: Pose, end: Pose) -> float:
        """How much of a way is seen from the side, 0 to 1."""
        way = (end.x - start.x, end.y - start.y, 0.0)
        length = math.hypot(*way)
        return abs(way[0] * self._right[0] + way[1] * self._right[1]) / length if length > 1 else 1.0


def _dot(axis: Vec, pose: Pose) -> float:
    return axis[0] * pose.x + axis[1] * pose.y + axis[2] * pose.z
