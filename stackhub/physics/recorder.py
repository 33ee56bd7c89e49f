"""Writes down what the bodies of a world do, frame by frame: for replays, and for a collapse in slow motion."""

from __future__ import annotations

from typing import Any

from stackhub.physics.pose import Pose
from stackhub.physics.recording import PLACE_MM, SIZE_MM, SPACING, TURN, Change, Recording, Steps, Track
from stackhub.physics.world import World

_MOVED_MM, _TURNED = 0.7 * PLACE_MM, 0.7 * TURN
"""Less is not written: what rests between two steps would go to and fro for ever."""
_LONGEST_REST_S = 1.0
_LIVELY = 8
"""Where so many bodies move, as in a collapse, every frame is looked at."""
_MANY, _THINNED = 300_000, 10
"""After so many changes (a block held for half an hour) only every tenth frame is written, so that a recording stays
within what is read again."""


class Recorder:
    """Records a world; call `record` after each frame. Only what moved is looked at twice, and a world that was not
    stepped costs nothing."""

    def __init__(self, world: World) -> None:
        self.recording = Recording(world.physics.frame_hz)
        self._world = world
        self._tracks: dict[str, Track] = {}
        self._written: dict[str, Pose] = {}
        self._places: dict[str, Any] = {}
        """Bullet's own idea of where each body is: comparing it costs a tenth of asking for the pose."""
        self._seen = (-1, -1)
        self._changes = 0
        self._lively = False
        self._moved_at = 0
        self._longest_rest = round(_LONGEST_REST_S * world.physics.frame_hz)
        self._look()

    def record(self) -> None:
        """A frame has passed. A long rest is cut short: nobody wants to watch somebody think."""
        recording = self.recording
        rests = recording.frames - self._moved_at >= self._longest_rest
        recording.frames += 1
        frame = recording.frames
        if rests or frame % (_THINNED if self._changes > _MANY else 1 if self._lively else SPACING) == 0:
            before = self._changes
            self._look()
            self._lively = self._changes - before >= _LIVELY
            if self._changes > before:
                self._moved_at = frame
            elif rests:
                recording.frames -= 1

    def follow(self, world: World) -> None:
        """Record this world from now on, where a table was built anew in mid-turn."""
        if world is not self._world:
            self._world, self._seen = world, (-1, -1)

    def _look(self) -> None:
        bodies = self._world.bodies
        seen = self._world.steps, len(bodies)
        if seen == self._seen:
            return
        self._seen = seen
        written, places = self._written, self._places
        for name, body in bodies.items():
            place = body.node.get_transform()
            if place == places.get(name):
                continue
            places[name] = place
            x, y, z, w, i, j, k = pose = body.pose
            before = written.get(name)
            if before is None or (
                abs(x - before[0]) > _MOVED_MM
                or abs(y - before[1]) > _MOVED_MM
                or abs(z - before[2]) > _MOVED_MM
                or abs(w - before[3]) > _TURNED
                or abs(i - before[4]) > _TURNED
                or abs(j - before[5]) > _TURNED
                or abs(k - before[6]) > _TURNED
            ):
                self._write(name, Steps.of(pose))
                written[name] = pose
        if len(written) > len(bodies):
            for name in [name for name in written if name not in bodies]:
                self._write(name, None)
                del written[name], places[name]

    def _write(self, name: str, steps: Steps | None) -> None:
        track = self._tracks.get(name)
        if track is None:
            size = self._world.bodies[name].size_mm
            x, y, z = (max(1, round(side / SIZE_MM)) for side in size)
            track = self._tracks[name] = Track(name, (x, y, z))
            self.recording.tracks.append(track)
        frame = self.recording.frames
        if track.changes and track.changes[-1].frame == frame:
            track.changes.pop()
        track.changes.append(Change(frame, steps))
        self._changes += 1
