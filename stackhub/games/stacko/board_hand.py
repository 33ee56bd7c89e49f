"""The player's one hand: mouse and keys of the dexterity table (interface.md) become holds, pulls, taps and lays."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from PySide6.QtCore import QObject, QPointF, Qt, QTimer

from stackhub.dexterity.hand import DragHand
from stackhub.dexterity.keys import FAR_STEP_MM
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_keys import HandKeys
from stackhub.games.stacko.board_live import TOOLS, LiveTable
from stackhub.games.stacko.board_steer import Steering
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.box import Box

Tool = Literal["stick", "palm"]

_WHY_MS = 500
"""So long the pointer rests on a piece that may not be held before the reason shows."""


class PlayerHand(DragHand):
    """What the board has to tell it: `legal`, `may_touch`. `keys` is its keyboard."""

    keys: HandKeys

    def __init__(self, live: LiveTable, parent: QObject) -> None:
        super().__init__(live.viewport, parent)
        self.live = live
        self.steering = Steering(live.viewport)
        self.legal: Collection[str] = ()
        self.may_touch = False
        self.chosen: str | None = None
        """The block that the keyboard acts on."""
        self.by_keys = False
        """Whether it was chosen with the keyboard."""
        self.hovered: str | None = None
        self.tool: Tool | None = None
        self.drops = False
        """Whether a block let go of in the air falls (it counts, then), instead of being put down beside the tower."""
        self._why = QTimer(self)
        self._why.setSingleShot(True)
        self._why.setInterval(_WHY_MS)
        self._why.timeout.connect(self._say_why)
        self.keys = HandKeys(self)
        live.before_frame = self.steering.steer

    # --- What the board asks

    @property
    def has_bench(self) -> bool:
        return self.live.bench is not None

    @property
    def is_full(self) -> bool:
        return self.may_touch and self.live.bench is not None and self.live.bench.held is not None

    @property
    def is_holding(self) -> bool:
        """Whether a block or a tool is in the hand of a person at this screen, and goes where it is led."""
        bench = self.live.bench
        held = bench is not None and bench.held is not None and bench.mode in ("pull", "carry", "tool")
        return self.may_touch and held

    @property
    def pointer(self) -> QPointF | None:
        """Where the pointer drags; None while the keyboard leads."""
        return self.steering.pointer if self._dragging else None

    def rest(self) -> None:
        """Nobody may touch the tower now: end everything, choose nothing."""
        self.end_safely()
        self.may_touch = False
        self.chosen = self.hovered = self.tool = None
        self._why.stop()
        self.view.unsetCursor()

    def put_back(self) -> None:
        if self.live.bench is not None:
            self.live.bench.give_back()
            self.live.wake()

    def cancel(self) -> bool:
        """Escape: give back, else put the tool away, else choose nothing. True when one of these was done."""
        if self.end_safely():
            return True
        if self.tool is not None:
            self.use_tool(None)
            return True
        if self.chosen is not None:
            self.chosen = None
            self.changed.emit()
            return True
        return False

    def use_tool(self, tool: Tool | None) -> None:
        """Take the stick or the flat hand, or put it away; again the same puts it away."""
        self.end_safely()
        self.tool = None if tool == self.tool or not self.may_touch else tool
        self.said.emit("" if self.tool is None else words.tool_taken(self.tool))
        self.changed.emit()

    def tap(self) -> None:
        """Feel whether the chosen block is loose."""
        bench = self.live.bench
        name = (self.chosen if self.by_keys else self.hovered) or self.chosen or self.hovered
        if bench is None or name is None or not self.may_touch:
            return
        why = bench.may_hold(name)
        if why is not None:
            self.said.emit(words.reason(why))
            return
        self.chosen = name
        bench.tap(name)
        self.live.wake()
        self.changed.emit()

    # --- Mouse

    def drag_on(self, pointer: QPointF) -> None:
        bench = self.live.bench
        if bench is not None and bench.mode == "carry":  # taken with the keyboard: the mouse goes on
            self.drags_from(pointer)
            self.steering.begin(bench, pointer)

    def press_on(self, pointer: QPointF) -> bool:
        found = self.view.pick(pointer)
        name = None if found is None else self.live.name_of(found[0])
        if found is None or name is None or not self.may_touch:
            return False
        return self.take(name, pointer, found[1], found[0])

    def take(self, name: str, pointer: QPointF | None, at: Vec, box: Box) -> bool:
        """Hold a block, or bring the tool to it. False when that may not be."""
        bench = self.live.bench
        assert bench is not None
        if self.tool is not None:
            bench.hold_tool(self.tool, at, face_normal(box.pose, box.size_mm, at))
            if bench.held is None:
                return False
        else:
            why = bench.may_hold(name)
            if why is not None:
                self.said.emit(words.reason(why))
                self.sounded.emit("refuse")
                return False
            bench.hold(name, at)
            self.said.emit(words.pulling(name in self.legal or bench.in_work == name))
        self.chosen, self.by_keys = name, pointer is None
        self.drags_from(pointer)
        self.steering.begin(bench, pointer, at)
        self.view.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.changed.emit()
        self.live.wake()
        return True

    def point(self, pointer: QPointF) -> None:
        self.steering.point(pointer)
        self.live.wake()

    def let_go(self) -> None:
        """Open the hand: over the tower the block is laid, within it it stays where it is, elsewhere it is put down."""
        bench = self.live.bench
        if bench is None:
            return
        self._dragging = False
        if bench.mode == "carry" and self.steering.over_top:
            bench.lay()
        elif bench.mode == "pull" or (bench.mode == "carry" and self.drops):
            bench.let_go()
        else:
            bench.give_back()
        self.view.unsetCursor()
        self.changed.emit()
        self.live.wake()

    def nudge_depth(self, notches: float) -> None:
        bench = self.live.bench
        if bench is not None and bench.mode == "carry":
            self.steering.nudge(0, 0, -notches * FAR_STEP_MM)
            self.live.wake()

    def hover(self, at: QPointF | None) -> None:
        """Say with the pointer what it would do; why not, when it rests."""
        found = self.view.pick(at) if at is not None else None
        name = self.live.name_of(found[0]) if found is not None else None
        if name in TOOLS:
            name = None
        if name == self.hovered:
            return
        self.hovered = name
        if name is not None:
            self.by_keys = False  # from now on the mouse says which block is meant
        self._why.stop()
        bench = self.live.bench
        if name is None or bench is None or not self.may_touch:
            self.view.unsetCursor()
        elif bench.may_hold(name) is None:
            self.view.setCursor(Qt.CursorShape.OpenHandCursor)
            if name not in self.legal:
                self._why.start()
        else:
            self.view.setCursor(Qt.CursorShape.ForbiddenCursor)
            self._why.start()
        self.changed.emit()

    def _say_why(self) -> None:
        bench = self.live.bench
        if bench is None or self.hovered is None or bench.held is not None:
            return
        why = bench.may_hold(self.hovered)
        if why is not None:
            self.said.emit(words.reason(why))
        elif self.hovered not in self.legal and bench.in_work != self.hovered:
            self.said.emit(words.not_legal())


def face_normal(pose: Pose, size: Vec, at: Vec) -> Vec:
    """The outward direction of the face of a box that `at` lies on."""
    back = Pose(0, 0, 0, pose.w, -pose.i, -pose.j, -pose.k)
    local = back.direction((at[0] - pose.x, at[1] - pose.y, at[2] - pose.z))
    axis = max(range(3), key=lambda number: abs(local[number]) / size[number])
    unit = [0.0, 0.0, 0.0]
    unit[axis] = 1.0 if local[axis] >= 0 else -1.0
    return pose.direction((unit[0], unit[1], unit[2]))
