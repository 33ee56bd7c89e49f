"""The player's one hand: mouse and keys of the dexterity table (interface.md) become holds, pulls, taps and lays.

Whatever interrupts a drag ends it safely: a lost release, another button, Escape, a resize, the pointer or the focus
leaving the window.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from stackhub.engine.controls import Controls
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_keys import HandKeys
from stackhub.games.stacko.board_live import TOOLS, LiveTable
from stackhub.games.stacko.board_steer import Steering
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.box import Box

Tool = Literal["stick", "palm"]

_WHY_MS = 500
"""So long the pointer rests on a piece that may not be held before the reason shows."""
_FAR_STEP_MM = 8.0
_INTERRUPTIONS = (
    QEvent.Type.FocusOut,
    QEvent.Type.Resize,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.UngrabMouse,
)


class PlayerHand(QObject):
    """Watches the view's events. What the board has to tell it: `legal`, `may_touch`. `keys` is its keyboard.

    Signals: ``changed()`` something is chosen, hovered or held; ``said(sentence)``; ``sounded(name)``.
    """

    changed = Signal()
    said = Signal(str)
    sounded = Signal(str)

    def __init__(self, live: LiveTable, parent: QObject) -> None:
        super().__init__(parent)
        self.live = live
        self.view = live.viewport
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
        self._dragging = False
        self._why = QTimer(self)
        self._why.setSingleShot(True)
        self._why.setInterval(_WHY_MS)
        self._why.timeout.connect(self._say_why)
        self.keys = HandKeys(self)
        live.before_frame = self.steering.steer
        self.view.installEventFilter(self)

    # --- What the board asks

    def set_controls(self, controls: Controls) -> None:
        """The player's own keys, hand and sensitivity."""
        self.keys.set_controls(controls)
        self.view.navigation.swapped = controls.left_handed
        self.view.navigation.sensitivity = controls.sensitivity

    @property
    def dragging(self) -> bool:
        return self._dragging

    @property
    def is_holding(self) -> bool:
        """Whether a block or a tool is in the hand and goes where it is led."""
        bench = self.live.bench
        return bench is not None and bench.held is not None and bench.mode in ("pull", "carry", "tool")

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

    def end_safely(self) -> bool:
        """Give back what is held, whatever it is. True when there was something."""
        self._dragging = False
        bench = self.live.bench
        if bench is None or not self.is_holding:
            return False
        bench.give_back()
        self.live.wake()
        self.changed.emit()
        return True

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

    # --- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _INTERRUPTIONS:
            if kind != QEvent.Type.UngrabMouse or self._dragging:
                self.end_safely()
        elif isinstance(event, QMouseEvent):
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                return self._press(event)
            if kind == QEvent.Type.MouseMove:
                return self._move(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._release(event)
        elif isinstance(event, QWheelEvent):
            return self._wheel(event)
        elif isinstance(event, QKeyEvent):
            return self.keys.filter(event)
        elif kind == QEvent.Type.Leave:
            self._hover(None)
        return False

    # --- Mouse

    def _press(self, event: QMouseEvent) -> bool:
        left = Qt.MouseButton.RightButton if self.view.navigation.swapped else Qt.MouseButton.LeftButton
        bench = self.live.bench
        if bench is None:
            return False
        if self._dragging or (bench.held is not None and event.button() != left):
            self.end_safely()  # another button in mid-drag
            return True
        if event.button() != left or event.modifiers() not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            return False
        if bench.held is not None:
            if bench.mode == "carry":  # taken with the keyboard: the mouse goes on
                self._dragging = True
                self.steering.begin(bench, event.position())
            return True
        found = self.view.pick(event.position())
        name = None if found is None else self.live.name_of(found[0])
        if found is None or name is None or not self.may_touch:
            return False
        return self.take(name, event.position(), found[1], found[0])

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
        self._dragging = pointer is not None
        self.steering.begin(bench, pointer, at)
        self.view.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.changed.emit()
        self.live.wake()
        return True

    def _move(self, event: QMouseEvent) -> bool:
        if not self._dragging:
            if not event.buttons():
                self._hover(event.position())
            return False
        bench = self.live.bench
        window = self.view.window()
        inside = window.rect().contains(self.view.mapTo(window, event.position().toPoint()))
        if bench is None or bench.held is None:
            self._dragging = False
        elif not event.buttons() or not inside:  # the release was lost, or the pointer has left the window
            self.end_safely()
        else:
            self.steering.point(event.position())
            self.live.wake()
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if not self._dragging:
            return False
        self._dragging = False
        bench = self.live.bench
        if bench is not None and bench.held is not None:
            self.steering.point(event.position())
            self.let_go()
        return True

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

    def _wheel(self, event: QWheelEvent) -> bool:
        bench = self.live.bench
        if bench is None or bench.held is None:
            return False
        if bench.mode == "carry":
            self.steering.nudge(0, 0, -event.angleDelta().y() / 120 * _FAR_STEP_MM)
            self.live.wake()
        return True

    def _hover(self, at: QPointF | None) -> None:
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
