"""The pile a person holds: lifted by a click or a key, following the pointer, or gliding back to its place."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from stackhub.games.babylon.board_geometry import LIFT, Layer
from stackhub.tabletop.board import Look
from stackhub.tabletop.motion import Motion, arriving, smooth

_LIFT_MS = 130
_BACK_MS = 220


class Pose(NamedTuple):
    """How far a pile is away from where it lies, in world units."""

    dx: float = 0.0
    dy: float = 0.0
    dz: float = 0.0

    def apply(self, layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
        return tuple(layer.moved(*self) for layer in layers)


class Hand(QObject):
    """``number`` is the held pile or None, ``dragging`` whether it follows the pointer; ``changed()`` asks for a new
    picture."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        self.dragging = False
        self._aside = (0.0, 0.0)
        self._returning: tuple[int, Pose] | None = None
        self._lift = Motion(self)
        self._back = Motion(self)
        self._lift.moved.connect(self._step)
        self._back.moved.connect(self._step)
        self._back.ended.connect(self._came_back)

    def pick(self, number: int, look: Look, *, dragging: bool) -> None:
        """Lift a pile. Whatever else is held or under way lies in its place at once."""
        if number == self.number:
            self.dragging = dragging
            return
        self.drop_all()
        self.number, self.dragging, self._aside = number, dragging, (0.0, 0.0)
        self._lift.start(_LIFT_MS, look)
        self.changed.emit()

    def follow(self, dx: float, dy: float) -> None:
        """The dragged pile is (dx, dy) away from its place."""
        self._aside = (dx, dy)
        self.changed.emit()

    @property
    def pose(self) -> Pose:
        """Where the held pile is."""
        return Pose(*self._aside, LIFT * arriving(self._lift.progress))

    def let_go(self) -> Pose:
        """Hold nothing any more; returns where the pile was."""
        pose = self.pose
        self._lift.stop()
        self.number, self.dragging = None, False
        return pose

    def glide_back(self, number: int, pose: Pose, look: Look) -> None:
        """Let a pile that was let go come back to its place."""
        self._returning = (number, pose)
        self._back.start(_BACK_MS, look)
        self.changed.emit()

    def drop_all(self) -> None:
        """Hold nothing, and nothing is under way: every pile lies in its place."""
        self._lift.stop()
        self._back.stop()
        self.number, self.dragging, self._returning = None, False, None
        self.changed.emit()

    def poses(self) -> dict[int, Pose]:
        """Where the piles are that are not in their places."""
        found = {}
        if self._returning is not None:
            number, pose = self._returning
            rest = 1 - smooth(self._back.progress)
            found[number] = Pose(pose.dx * rest, pose.dy * rest, pose.dz * rest)
        if self.number is not None:
            found[self.number] = self.pose
        return found

    def _came_back(self) -> None:
        self._returning = None
        self.changed.emit()

    def _step(self, _progress: float) -> None:
        self.changed.emit()
