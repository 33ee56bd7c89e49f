"""What the bodies of a table did, frame by frame, as whole numbers: every machine shows the same.

Bullet cannot repeat a turn from a restored world, so a turn is watched again from its recorded poses. A recording is
complete in itself: which bodies there were, how large, where each was first, and from then on what moved. It is written
as little-endian variable-length integers (differences to the pose before), packed with zlib.
"""

from __future__ import annotations

import bisect
import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from stackhub.physics.pose import Pose, Vec

PLACE_MM = 0.02
"""Places are kept in steps of this."""
TURN = 1 / 16384
"""So are the four parts of a unit quaternion."""
SIZE_MM = 0.01
SPACING = 2
"""So many frames at most pass between two looks at what moves; what has moved after a longer rest began so late."""
_MAGIC = b"SHR2"
_PARTS = len(Pose._fields)
_GONE = 1 << _PARTS
_SHORTEST, _LONGEST = 0.9, 1.1
"""How long a unit quaternion may be."""
_FARTHEST = 1 << 22  # 84 m from the table: whatever is farther away is damaged


class BrokenRecording(ValueError):
    """The bytes are not a whole recording."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a recording may hold at most: it may come from anywhere."""

    bytes: int = 12 << 20
    """Unpacked."""
    changes: int = 600_000
    bodies: int = 256
    frames: int = 60 * 60 * 60
    marks: int = 1000
    name: int = 40
    frame_hz: int = 1000


class Steps(NamedTuple):
    """A pose in whole steps."""

    x: int
    y: int
    z: int
    w: int
    i: int
    j: int
    k: int

    @classmethod
    def of(cls, pose: Pose) -> Steps:
        x, y, z, w, i, j, k = pose
        return cls(
            round(x / PLACE_MM),
            round(y / PLACE_MM),
            round(z / PLACE_MM),
            round(w / TURN),
            round(i / TURN),
            round(j / TURN),
            round(k / TURN),
        )

    @property
    def pose(self) -> Pose:
        """The quaternion is a unit but for rounding."""
        x, y, z, w, i, j, k = self
        return Pose(x * PLACE_MM, y * PLACE_MM, z * PLACE_MM, w * TURN, i * TURN, j * TURN, k * TURN)


_NOWHERE = Steps(0, 0, 0, 0, 0, 0, 0)


class Change(NamedTuple):
    """From `frame` on, a body is at `steps`; None: it is not on the table any more."""

    frame: int
    steps: Steps | None


@dataclass(slots=True)
class Track:
    """One body: what it is called, how large it is (in steps of `SIZE_MM`), and its changes, oldest first."""

    name: str
    size: tuple[int, int, int]
    changes: list[Change] = field(default_factory=list)

    @property
    def size_mm(self) -> Vec:
        x, y, z = self.size
        return x * SIZE_MM, y * SIZE_MM, z * SIZE_MM

    def at(self, frame: float) -> Pose | None:
        """Where the body is; between two frames, between its poses there. None while it is not on the table."""
        changes = self.changes
        number = bisect.bisect_right(changes, frame, key=_frame_of) - 1
        if number < 0 or (here := changes[number].steps) is None:
            return None
        following = number + 1
        if following == len(changes) or (there := changes[following].steps) is None:
            return here.pose
        since = max(changes[number].frame, changes[following].frame - SPACING)
        if frame <= since:
            return here.pose
        return between(here.pose, there.pose, (frame - since) / (changes[following].frame - since))


@dataclass(slots=True)
class Recording:
    """Everything that moved in so many frames, and moments worth finding again: `marks` are (frame, name)."""

    frame_hz: int
    frames: int = 0
    tracks: list[Track] = field(default_factory=list)
    marks: list[tuple[int, str]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return self.frames / self.frame_hz

    def poses(self, frame: float) -> dict[str, Pose]:
        """Where everything is that is on the table at that moment."""
        found = {track.name: track.at(frame) for track in self.tracks}
        return {name: pose for name, pose in found.items() if pose is not None}

    def sizes_mm(self) -> dict[str, Vec]:
        return {track.name: track.size_mm for track in self.tracks}

    def mark(self, name: str) -> int | None:
        """The frame of the first mark called so."""
        return next((frame for frame, called in self.marks if called == name), None)

    def excerpt(self, first: int, last: int) -> Recording:
        """The frames from `first` to `last`, as a recording of its own."""
        first, last = max(0, first), min(self.frames, last)
        made = Recording(self.frame_hz, max(0, last - first))
        for track in self.tracks:
            number = bisect.bisect_right(track.changes, first, key=_frame_of) - 1
            kept = [Change(0, track.changes[number].steps)] if number >= 0 else []
            kept += [
                Change(change.frame - first, change.steps) for change in track.changes if first < change.frame <= last
            ]
            if any(change.steps is not None for change in kept):
                made.tracks.append(Track(track.name, track.size, kept))
        made.marks = [(frame - first, name) for frame, name in self.marks if first <= frame <= last]
        return made

    # --- Bytes ------------------------------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        out = bytearray()
        _put(out, self.frame_hz, self.frames, len(self.tracks))
        for track in self.tracks:
            _put_name(out, track.name)
            _put(out, *track.size)
        _put(out, len(self.marks))
        for frame, name in self.marks:
            _put(out, frame)
            _put_name(out, name)
        groups = self._by_frame()
        _put(out, len(groups))
        last = [_NOWHERE] * len(self.tracks)
        before = 0
        for frame, changes in groups:
            _put(out, frame - before, len(changes))
            before = frame
            for index, steps in changes:
                _put_change(out, index, last[index], steps)
                last[index] = last[index] if steps is None else steps
        return _MAGIC + zlib.compress(bytes(out), 6)

    def _by_frame(self) -> list[tuple[int, list[tuple[int, Steps | None]]]]:
        found: dict[int, list[tuple[int, Steps | None]]] = {}
        for index, track in enumerate(self.tracks):
            for change in track.changes:
                found.setdefault(change.frame, []).append((index, change.steps))
        return sorted(found.items())

    @classmethod
    def from_bytes(cls, data: bytes, limits: Limits | None = None) -> Recording:
        """What `to_bytes` gave. Raises BrokenRecording for anything else, without unpacking more than the limits."""
        return _Reader(_unpacked(data, limits or Limits()), limits or Limits()).recording()


def between(one: Pose, other: Pose, share: float) -> Pose:
    """A pose so far on the way from one to the other, for poses that are near each other."""
    sign = 1.0 if one.w * other.w + one.i * other.i + one.j * other.j + one.k * other.k >= 0 else -1.0
    a, b = 1.0 - share, share
    w, i, j, k = (a * p + b * sign * q for p, q in zip(one[3:], other[3:], strict=True))
    length = math.sqrt(w * w + i * i + j * j + k * k) or 1.0
    return Pose(
        a * one.x + b * other.x,
        a * one.y + b * other.y,
        a * one.z + b * other.z,
        w / length,
        i / length,
        j / length,
        k / length,
    )


def _frame_of(change: Change) -> int:
    return change.frame


# --- Writing


def _put(out: bytearray, *numbers: int) -> None:
    """Numbers from 0 up, seven bits a byte, lowest first."""
    for number in numbers:
        rest = number
        while rest > 0x7F:
            out.append(rest & 0x7F | 0x80)
            rest >>= 7
        out.append(rest)


def _put_name(out: bytearray, name: str) -> None:
    text = name.encode()
    _put(out, len(text))
    out += text


def _put_change(out: bytearray, index: int, before: Steps, steps: Steps | None) -> None:
    if steps is None:
        _put(out, index, _GONE)
        return
    mask, parts = 0, []
    for number in range(_PARTS):
        by = steps[number] - before[number]
        if by:
            mask |= 1 << number
            parts.append(by * 2 if by > 0 else -by * 2 - 1)
    _put(out, index, mask, *parts)


# --- Reading


def _unpacked(data: bytes, limits: Limits) -> bytes:
    if not data.startswith(_MAGIC):
        raise BrokenRecording("this is not a recording")
    unpack = zlib.decompressobj()
    try:
        made = unpack.decompress(data[len(_MAGIC) :], limits.bytes + 1)
    except zlib.error as error:
        raise BrokenRecording("the recording is damaged") from error
    if len(made) > limits.bytes:
        raise BrokenRecording("the recording is too large")
    if not unpack.eof or unpack.unused_data:
        raise BrokenRecording("the recording is cut off, or something follows it")
    return made


class _Reader:
    def __init__(self, data: bytes, limits: Limits) -> None:
        self._data, self._limits = data, limits
        self._at = 0

    def recording(self) -> Recording:
        limits = self._limits
        made = Recording(self._up_to(limits.frame_hz, least=1), self._up_to(limits.frames))
        for _ in range(self._up_to(limits.bodies)):
            name = self._name()
            size = self._number(), self._number(), self._number()
            if not all(0 < side < _FARTHEST for side in size):
                raise BrokenRecording("a body has no size")
            made.tracks.append(Track(name, size))
        if len({track.name for track in made.tracks}) != len(made.tracks):
            raise BrokenRecording("two bodies are called the same")
        for _ in range(self._up_to(limits.marks)):
            made.marks.append((self._up_to(made.frames), self._name()))
        self._read_changes(made)
        if self._at != len(self._data):
            raise BrokenRecording("something follows the recording")
        return made

    def _read_changes(self, made: Recording) -> None:
        last = [_NOWHERE] * len(made.tracks)
        frame = changes = 0
        for number in range(self._up_to(made.frames + 1)):
            frame += self._up_to(made.frames, least=1 if number else 0)
            if frame > made.frames:
                raise BrokenRecording("something moves after the end")
            for index in self._indices(len(made.tracks)):
                steps = self._steps(last[index])
                if steps is not None:
                    last[index] = steps
                made.tracks[index].changes.append(Change(frame, steps))
                changes += 1
            if changes > self._limits.changes:
                raise BrokenRecording("the recording holds more than it can")

    def _indices(self, bodies: int) -> Iterator[int]:
        """The bodies that move in a frame, each once; what moves where is read in between."""
        before = -1
        for _ in range(self._up_to(bodies)):
            index = self._up_to(bodies - 1)
            if index <= before:
                raise BrokenRecording("a body moves twice in a frame")
            before = index
            yield index

    def _steps(self, before: Steps) -> Steps | None:
        mask = self._up_to(_GONE)
        if mask & _GONE:
            return None
        parts = list(before)
        for number in range(_PARTS):
            if mask >> number & 1:
                coded = self._number()
                parts[number] += -(coded + 1 >> 1) if coded & 1 else coded >> 1
                if abs(parts[number]) > _FARTHEST:
                    raise BrokenRecording("a body is out of sight")
        steps = Steps(*parts)
        if not _SHORTEST < math.hypot(*steps[3:]) * TURN < _LONGEST:
            raise BrokenRecording("a body is not turned in any way")
        return steps

    def _name(self) -> str:
        length = self._up_to(self._limits.name)
        text = self._data[self._at : self._at + length]
        self._at += length
        try:
            return text.decode()
        except UnicodeDecodeError as error:
            raise BrokenRecording("a name cannot be read") from error

    def _up_to(self, most: int, *, least: int = 0) -> int:
        number = self._number()
        if not least <= number <= most:
            raise BrokenRecording("the recording holds more than it can")
        return number

    def _number(self) -> int:
        number = shift = 0
        while True:
            if self._at >= len(self._data) or shift > 56:
                raise BrokenRecording("the recording is cut off")
            byte = self._data[self._at]
            self._at += 1
            number |= (byte & 0x7F) << shift
            if byte < 0x80:
                return number
            shift += 7
