"""The player's one hand: mouse and keys of the dexterity table (interface.md) become holds, pulls, taps and lays.

Whatever interrupts a drag ends it safely: a lost release, another button, Escape, a resize, the pointer or the focus
leaving the window.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_live import TOOLS, LiveTable
from stackhub.games.stacko.board_steer import Steering
from stackhub.games.stacko.record import Place
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.box import Box

Tool = Literal["stick", "palm"]

_WHY_MS = 500
"""So long the pointer rests on a piece that may not be held before the reason shows."""
_STEP_MM, _FAR_STEP_MM = 4.0, 8.0
_TURN_RAD = math.radians(5)
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
_TURNS = {
    Qt.Key.Key_Q: {"yaw": _TURN_RAD},
    Qt.Key.Key_E: {"yaw": -_TURN_RAD},
    Qt.Key.Key_W: {"long": _TURN_RAD},
    Qt.Key.Key_S: {"long": -_TURN_RAD},
    Qt.Key.Key_A: {"cross": _TURN_RAD},
    Qt.Key.Key_D: {"cross": -_TURN_RAD},
}
_INTERRUPTIONS = (
    QEvent.Type.FocusOut,
    QEvent.Type.Resize,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.UngrabMouse,
)


class PlayerHand(QObject):
    """Watches the view's events. What the board has to tell it: `legal`, `may_touch`, `can_roll`, `can_pass`.

    Signals: ``changed()`` something is chosen, hovered or held; ``said(sentence)``; ``sounded(name)``; ``roll()``;
    ``pass_pressed()`` and ``pass_released()`` of the key that passes the die; ``felt(block)`` a tap has begun.
    """

    changed = Signal()
    said = Signal(str)
    sounded = Signal(str)
    roll = Signal()
    pass_pressed = Signal()
    pass_released = Signal()

    def __init__(self, live: LiveTable, parent: QObject) -> None:
        super().__init__(parent)
        self.live = live
        self.view = live.viewport
        self.steering = Steering(live.viewport)
        self.legal: Collection[str] = ()
        self.may_touch = False
        self.can_roll = False
        self.can_pass = False
        self.chosen: str | None = None
        """The block that the keyboard acts on."""
        self.by_keys = False
        """Whether it was chosen with the keyboard."""
        self.hovered: str | None = None
        self.tool: Tool | None = None
        self._dragging = False
        self._why = QTimer(self)
        self._why.setSingleShot(True)
        self._why.setInterval(_WHY_MS)
        self._why.timeout.connect(self._say_why)
        live.before_frame = self.steering.steer
        self.view.installEventFilter(self)

    # --- What the board asks

    @property
    def dragging(self) -> bool:
        return self._dragging

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
        if bench is None or bench.held is None or bench.mode not in ("pull", "carry", "tool"):
            return False
        bench.give_back()
        self.live.wake()
        self._changed()
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
            self._changed()
            return True
        return False

    def use_tool(self, tool: Tool | None) -> None:
        """Take the stick or the flat hand, or put it away; again the same puts it away."""
        self.end_safely()
        self.tool = None if tool == self.tool or not self.may_touch else tool
        self.said.emit("" if self.tool is None else words.tool_taken(self.tool))
        self._changed()

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
        self._changed()

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
            if kind == QEvent.Type.ShortcutOverride:
                return self._override(event)
            if kind == QEvent.Type.KeyPress:
                return self._key(event)
            if kind == QEvent.Type.KeyRelease:
                return self._key_up(event)
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
        return self._take(name, event.position(), found[1], found[0])

    def _take(self, name: str, pointer: QPointF | None, at: Vec, box: Box) -> bool:
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
        self._changed()
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
            self._let_go()
        return True

    def _let_go(self) -> None:
        bench = self.live.bench
        assert bench is not None
        if bench.mode == "carry" and self.steering.over_top:
            bench.lay()
        elif bench.mode == "pull":
            bench.let_go()
        else:
            bench.give_back()
        self.view.unsetCursor()
        self._changed()
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
        self._changed()

    def _say_why(self) -> None:
        bench = self.live.bench
        if bench is None or self.hovered is None or bench.held is not None:
            return
        why = bench.may_hold(self.hovered)
        if why is not None:
            self.said.emit(words.reason(why))
        elif self.hovered not in self.legal and bench.in_work != self.hovered:
            self.said.emit(words.not_legal())

    # --- Keys

    def _override(self, event: QKeyEvent) -> bool:
        bench = self.live.bench
        if event.key() == Qt.Key.Key_P and bench is not None and bench.held is not None:
            event.accept()  # the side panel's key means the plane while something is held
            return True
        return False

    def _key(self, event: QKeyEvent) -> bool:
        bench = self.live.bench
        if bench is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        key = Qt.Key(event.key())
        if bench.held is not None and bench.mode in ("pull", "carry", "tool"):
            return self._key_holding(key)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._walk(1 if key == Qt.Key.Key_Tab else -1)
        if key == Qt.Key.Key_T:
            self.tap()
        elif key == Qt.Key.Key_F and self.may_touch:
            self.use_tool("palm")
        elif key == Qt.Key.Key_X and self.may_touch:
            self.use_tool("stick")
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._act(key, again=event.isAutoRepeat())
        else:
            return False
        return True

    def _key_up(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.pass_released.emit()
            return True
        return False

    def _act(self, key: Qt.Key, *, again: bool) -> None:
        """Space or Enter with nothing held: roll, take the chosen block, or pass the die."""
        if again:
            return
        bench = self.live.bench
        assert bench is not None
        if self.can_roll and self.chosen is None:
            self.roll.emit()
        elif self.can_pass and key == Qt.Key.Key_Space:
            self.pass_pressed.emit()
        elif self.chosen is not None and self.may_touch:
            box = self.live.boxes.get(self.chosen)
            if box is not None:
                self._take(self.chosen, None, self._near_end(box), box)
        elif self.can_roll:
            self.roll.emit()

    def _near_end(self, box: Box) -> Vec:
        """The middle of the end of a block that the camera sees."""
        eye = self.view.rig.eye
        ends = []
        for sign in (1, -1):
            x, y, z = box.pose.direction((sign * box.size_mm[0] / 2, 0.0, 0.0))
            ends.append((box.pose.x + x, box.pose.y + y, box.pose.z + z))
        return min(ends, key=lambda end: math.dist(end, (eye.x, eye.y, eye.z)))

    def _key_holding(self, key: Qt.Key) -> bool:
        bench = self.live.bench
        assert bench is not None
        if key in _ARROWS:
            right, up = _ARROWS[key]
            if bench.mode == "carry":
                self.steering.nudge(right * _STEP_MM, up * _STEP_MM)
            else:
                self.steering.nudge_along(self.steering.outward(right, up) * _STEP_MM)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.steering.nudge(0, 0, _FAR_STEP_MM if key == Qt.Key.Key_PageUp else -_FAR_STEP_MM)
        elif key in _TURNS:
            bench.turn(**_TURNS[key])
        elif key == Qt.Key.Key_P:
            self.steering.plane = "flat" if self.steering.plane == "upright" else "upright"
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next_place(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if bench.mode == "carry" and not self.steering.over_top and not self._dragging:
                self._next_place(1)
            else:
                self._dragging = False
                self._let_go()
        elif key == Qt.Key.Key_Escape:
            return False  # the screen asks `cancel`
        else:
            return key != Qt.Key.Key_F1
        self.live.wake()
        return True

    def _walk(self, step: int) -> bool:
        """To the next block that may be touched, legal ones first. False (and the focus goes on) at the end."""
        if not self.may_touch:
            return False
        names = self.walk_order()
        if not names:
            return False
        here = names.index(self.chosen) if self.chosen in names else (-1 if step > 0 else len(names))
        there = here + step
        if not 0 <= there < len(names):
            self.chosen = None
            self._changed()
            return False
        self.chosen, self.by_keys = names[there], True
        self._changed()
        return True

    def walk_order(self) -> Sequence[str]:
        """The blocks that may be held: the one in work, those the die allows, the others; from the top down."""
        bench = self.live.bench
        if bench is None:
            return ()
        names = [name for name in bench.tower.blocks if bench.may_hold(name) is None]
        poses = bench.tower.poses()
        names.sort(key=lambda name: (name not in self.legal, -round(poses[name].z / 10), poses[name].x, poses[name].y))
        return names

    def _next_place(self, step: int) -> None:
        bench = self.live.bench
        assert bench is not None
        if bench.mode != "carry":
            return
        places: list[Place] = sorted(bench.open_places())
        if not places:
            return
        here = self.steering.place
        index = (places.index(here) + step) % len(places) if here in places else 0
        self.steering.lead_to(places[index])
        bench.level()
        self.said.emit(words.place_chosen(*places[index]))

    def _changed(self) -> None:
        self.changed.emit()


def face_normal(pose: Pose, size: Vec, at: Vec) -> Vec:
    """The outward direction of the face of a box that `at` lies on."""
    back = Pose(0, 0, 0, pose.w, -pose.i, -pose.j, -pose.k)
    local = back.direction((at[0] - pose.x, at[1] - pose.y, at[2] - pose.z))
    axis = max(range(3), key=lambda number: abs(local[number]) / size[number])
    unit = [0.0, 0.0, 0.0]
    unit[axis] = 1.0 if local[axis] >= 0 else -1.0
    return pose.direction((unit[0], unit[1], unit[2]))
