"""What the bodies did, frame by frame: for replays, and for the pictures of a verdict.

Bullet cannot repeat a turn from a restored world, so a turn is watched again from its recorded poses. Only bodies that
moved since the frame before are written: while everything rests a frame costs four bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

from stackhub.physics.pose import Pose
from stackhub.physics.world import World

_MAGIC = b"SHR1"
_HEAD = struct.Struct("<4sIII")  # magic, frames a second, bodies, frames
_COUNT = struct.Struct("<H")
_MOVED = struct.Struct("<H7f")


class BrokenRecording(ValueError):
    """The bytes are not a whole recording."""


@dataclass(slots=True)
class Recording:
    """Poses by frame: each frame holds the bodies (by their place in `names`) that moved since the frame before."""

    frame_hz: int
    names: list[str] = field(default_factory=list)
    frames: list[dict[int, Pose]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return len(self.frames) / self.frame_hz

    def poses(self) -> Iterator[dict[str, Pose]]:
        """Where every body is, frame after frame; each is a dict of its own."""
        now: dict[str, Pose] = {}
        for moved in self.frames:
            now = now | {self.names[index]: pose for index, pose in moved.items()}
            yield now

    def to_bytes(self) -> bytes:
        """Little-endian, single precision (what Bullet counts with)."""
        parts = [_HEAD.pack(_MAGIC, self.frame_hz, len(self.names), len(self.frames))]
        for name in self.names:
            text = name.encode()
            parts += (_COUNT.pack(len(text)), text)
        for moved in self.frames:
            parts.append(_COUNT.pack(len(moved)))
            parts += (_MOVED.pack(index, *pose) for index, pose in moved.items())
        return b"".join(parts)

    @classmethod
    def from_bytes(cls, data: bytes) -> Recording:
        """Raises BrokenRecording for anything but what `to_bytes` gave."""
        try:
            magic, frame_hz, names, frames = _HEAD.unpack_from(data)
            if magic != _MAGIC or frame_hz < 1:
                raise BrokenRecording("this is not a recording")
            at = _HEAD.size
            made = cls(frame_hz)
            for _ in range(names):
                (length,) = _COUNT.unpack_from(data, at)
                at += _COUNT.size
                made.names.append(data[at : at + length].decode())
                at += length
            for _ in range(frames):
                (count,) = _COUNT.unpack_from(data, at)
                at += _COUNT.size
                moved = {}
                for _ in range(count):
                    index, *pose = _MOVED.unpack_from(data, at)
                    at += _MOVED.size
                    moved[index] = Pose(*pose)
                if moved and max(moved) >= names:
                    raise BrokenRecording("a frame names a body that is not listed")
                made.frames.append(moved)
        except (struct.error, UnicodeDecodeError) as error:
            raise BrokenRecording("the recording is cut off or damaged") from error
        if at != len(data):
            raise BrokenRecording("something follows the recording")
        return made


class Recorder:
    """Writes down one world; call `record` after each frame."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._last: dict[str, Pose] = {}
        self._index: dict[str, int] = {}
        self.recording = Recording(world.physics.frame_hz)

    def record(self) -> None:
        moved: dict[int, Pose] = {}
        for name, body in self._world.bodies.items():
            pose = body.pose
            if self._last.get(name) == pose:
                continue
            self._last[name] = pose
            if name not in self._index:
                self._index[name] = len(self._index)
                self.recording.names.append(name)
            moved[self._index[name]] = pose
        self.recording.frames.append(moved)
