"""A physical table on screen: the bodies of a bench and the boxes of the scene, kept together frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from stackhub.physics.pace import Pace
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.world import World
from stackhub.view3d.box import Box
from stackhub.view3d.viewport import Viewport


class Stepped(Protocol):
    """A bench, as far as time is concerned."""

    @property
    def world(self) -> World: ...

    def frame(self) -> Any:
        """Let one frame pass."""


class Placed(Protocol):
    """A body, or what stands for one where nothing is reckoned."""

    @property
    def name(self) -> str: ...
    @property
    def size_mm(self) -> Vec: ...
    @property
    def pose(self) -> Pose: ...


@dataclass(frozen=True, slots=True)
class Puppet:
    """A body of a recording, where it was at some moment."""

    name: str
    size_mm: Vec
    pose: Pose


_SEEN_MM, _SEEN_TURN = 2e-3, 1e-5
"""What moves or turns (parts of a quaternion) by less is not drawn anew: a piece in the hand is never quite still."""
BenchT = TypeVar("BenchT", bound=Stepped)


class LiveBodies(Generic[BenchT]):
    """Steps the bench while the view beats. ``before_frame`` is called before each frame of the world, ``looked`` once
    after those of a beat. A game says what its bodies look like (`add`)."""

    def __init__(self, viewport: Viewport, frame_hz: int) -> None:
        self.viewport = viewport
        self.bench: BenchT | None = None
        self.boxes: dict[str, Box] = {}
        self.before_frame: Callable[[], None] = lambda: None
        self.after_frame: list[Callable[[], None]] = []
        """Called after each frame of the world, in this order."""
        self.looked: Callable[[], None] = lambda: None
        self.awake: Callable[[], bool] = lambda: False
        """Whether time has to pass although everything rests (somebody waits for it)."""
        self.frames_per_beat: int | None = None
        """Virtual time, for tests: every beat is so many frames, whatever the clock says."""
        self.stopped = False
        """Nothing moves any more: the game is over."""
        self.paused = False
        """A card lies over the board: the table stands still until it is gone."""
        self.haste = 1.0
        """So many times as fast as the clock time passes: while a bot plays, whoever watches may be in a hurry."""
        self._pace = Pace(frame_hz)
        viewport.movers.append(self._advance)

    # --- What a game says

    def add(self, body: Placed) -> Box:
        """Put a new body's box into the scene."""
        raise NotImplementedError

    def knows(self, name: str) -> bool:
        """Whether a body of a recording, which may come from anywhere, is one that can be shown."""
        raise NotImplementedError

    def posed(self, poses: Mapping[str, Pose]) -> None:
        """Move along what has no box of its own, for a moment of a recording."""

    def shown(self, bench: BenchT) -> Iterable[Placed]:
        """The bodies that have boxes: all that move."""
        return bench.world.bodies.values()

    def at_rest(self, bench: BenchT) -> bool:
        """Whether another frame would change nothing."""
        return bench.world.paused

    def synced(self, bench: BenchT) -> None:
        """Every box is where its body is: move along what has no body."""

    # --- What stands there

    def stand(self, bench: BenchT) -> None:
        """Have this bench on the table, instead of another."""
        for box in self.boxes.values():
            self.viewport.scene.remove(box)
        self.boxes = {}
        self.bench = bench
        self.sync()

    def name_of(self, box: Box) -> str | None:
        """The body that `box` shows."""
        return next((name for name, shown in self.boxes.items() if shown is box), None)

    # --- Time

    def wake(self) -> None:
        """Something will happen: let time pass again."""
        self.viewport.request_frame()

    def run(self, frames: int) -> None:
        """Let so many frames pass now."""
        bench = self.bench
        if bench is None:
            return
        for _ in range(frames):
            self.before_frame()
            bench.frame()
            for look in self.after_frame:
                look()
        self.sync()
        self.looked()

    def _advance(self, seconds: float) -> bool:
        if self.bench is None or self.stopped or self.paused:
            return False
        frames = self._pace.due(seconds * self.haste) if self.frames_per_beat is None else self.frames_per_beat
        if not frames:
            return True  # whoever woke the table is owed a frame
        self.run(frames)
        return self.bench is not None and (not self.at_rest(self.bench) or self.awake())

    def sync(self) -> None:
        """Move every box to its body; boxes come and go with them."""
        bench = self.bench
        if bench is None:
            return
        self._place(self.shown(bench))
        self.synced(bench)

    def show_poses(self, poses: Mapping[str, Pose], sizes_mm: Mapping[str, Vec]) -> None:
        """Show a moment of a recording in place of the bench; `sync` brings that back."""
        known = (name for name in poses if name in sizes_mm and self.knows(name))
        self._place(Puppet(name, sizes_mm[name], poses[name]) for name in known)
        self.posed(poses)

    def _place(self, shown: Iterable[Placed]) -> None:
        bodies = {body.name: body for body in shown}
        for name in [name for name in self.boxes if name not in bodies]:
            self.viewport.scene.remove(self.boxes.pop(name))
        for name, body in bodies.items():
            box = self.boxes.get(name)
            if box is None:
                box = self.boxes[name] = self.add(body)
            pose = body.pose
            if not _alike(pose, box.pose):
                box.move(pose)


def _alike(one: Pose, other: Pose) -> bool:
    """Whether nobody could see them apart."""
    return all(abs(a - b) < _SEEN_MM for a, b in zip(one[:3], other[:3], strict=True)) and all(
        abs(a - b) < _SEEN_TURN for a, b in zip(one[3:], other[3:], strict=True)
    )
