"""A person at the tower, for tests: looks where blocks are seen, and uses the mouse and the keys that a person has.

Time is virtual: each beat of the view is `FRAMES` frames of the world, however long the beat took.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.games.stacko.storeys import places
from stackhub.games.stacko.table_bench import Bench
from tests.view3d.virtual_time import only_by_hand

FRAMES = 4
DRAWN_EVERY = 4
"""While something is waited for, so many looks make one picture."""
_AT_ONCE = 3
"""Beats between two looks at whether something has happened."""
LEFT = Qt.MouseButton.LeftButton


def buttons_up(widget: QWidget) -> None:
    """Let go of every button that a test left pressed: QTest remembers them, and the next test would seem to drag."""
    for button in (LEFT, Qt.MouseButton.RightButton):
        QTest.mouseRelease(widget, button)


class TowerPlayer:
    """Plays on `board`, which must be shown."""

    def __init__(self, board: StackoBoard) -> None:
        self.board = board
        self.view = board.viewport
        board.live.frames_per_beat = FRAMES

    @property
    def bench(self) -> Bench:
        bench = self.board.live.bench
        assert bench is not None
        return bench

    # --- Time

    def wait(self, beats: int = 1) -> None:
        """Let so many beats pass; only the last one is drawn."""
        self.passes(beats - 1)
        self.beat()

    def passes(self, beats: int) -> None:
        """Let so many beats pass that nobody draws."""
        live = self.board.live
        for _ in range(beats):
            if not (live.paused or live.stopped):
                live.run(FRAMES)

    def goes_on(self, beats: int, *, drawn: bool = False) -> None:
        """Let so many beats pass that nobody needs to see; a fall is always seen, for the referee keeps a picture of
        it."""
        if drawn or self.board.clock.stage == "falling":
            self.wait(beats)
        else:
            self.passes(beats)
            self.looks_round()

    def beat(self) -> None:
        """One beat as the view has it."""
        self.board.live.wake()
        self.view.draw_now()
        self.looks_round()

    def looks_round(self) -> None:
        """Whatever else is to happen, happens."""
        with only_by_hand():
            QApplication.processEvents()

    def wait_until(self, done: Callable[[], bool], what: str, beats: int = 600) -> None:
        for look in range(1, -(-beats // _AT_ONCE) + 1):
            if done():
                return
            self.goes_on(_AT_ONCE, drawn=look % DRAWN_EVERY == 0)
        raise AssertionError(f"{what} did not happen")

    # --- Eyes

    def seen(self, block: str) -> list[QPoint]:
        """The points of the view at which a block is seen."""
        box = self.board.live.boxes[block]
        corners = [p for p in (self.view.project(corner) for corner in box.corners()) if p is not None]
        assert corners, f"{block} is out of sight"
        left, right = min(p.x() for p in corners), max(p.x() for p in corners)
        top, bottom = min(p.y() for p in corners), max(p.y() for p in corners)
        found = []
        step = max(2, math.ceil(max(right - left, bottom - top) / 16))
        for x in range(max(0, math.floor(left)), min(self.view.width(), math.ceil(right)), step):
            for y in range(max(0, math.floor(top)), min(self.view.height(), math.ceil(bottom)), step):
                met = self.view.pick(QPointF(x, y))
                if met is not None and met[0] is box:
                    found.append(QPoint(x, y))
        return found

    def middle(self, block: str) -> QPoint:
        """A point well within what is seen of a block."""
        points = self.seen(block)
        assert points, f"{block} is hidden"
        x = sum(p.x() for p in points) / len(points)
        y = sum(p.y() for p in points) / len(points)
        return min(points, key=lambda p: (p.x() - x) ** 2 + (p.y() - y) ** 2)

    def out_of(self, block: str) -> QPointF:
        """The direction on the screen, one mm long, in which the near end of a block comes out of the tower."""
        pose = self.board.live.boxes[block].pose
        ax, ay, _ = pose.direction((1.0, 0.0, 0.0))
        eye = self.view.rig.eye
        sign = 1 if ax * eye.x + ay * eye.y > 0 else -1
        here = self.view.project(pose.place)
        there = self.view.project((pose.x + 20 * sign * ax, pose.y + 20 * sign * ay, pose.z))
        assert here is not None
        assert there is not None
        return (there - here) / 20

    def top(self, place: tuple[int, int] | None = None) -> QPoint:
        """Where the middle of an open place (the first one) is seen, at the height at which a block hovers."""
        open_places = self.bench.open_places()
        pose = open_places[place or min(open_places)]
        top = max(b.pose.z + 7.5 for b in self.bench.tower.blocks.values() if math.hypot(b.pose.x, b.pose.y) < 110)
        at = self.view.project((pose.x, pose.y, top + 10))
        assert at is not None
        return at.toPoint()

    # --- Hands

    def hover(self, at: QPoint) -> None:
        """Move the pointer there, no button pressed. Sent to the view itself: QTest moves the cursor of the platform,
        which tells nobody when it believes that an earlier test still drags."""
        none = Qt.MouseButton.NoButton
        place, everywhere = QPointF(at), QPointF(self.view.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, place, everywhere, none, none, Qt.KeyboardModifier.NoModifier)
        with only_by_hand():
            QApplication.sendEvent(self.view, event)
            QApplication.processEvents()

    def press(self, at: QPoint) -> None:
        with only_by_hand():
            QTest.mouseMove(self.view, at)
            QTest.mousePress(self.view, LEFT, pos=at)
            QApplication.processEvents()

    def move(self, start: QPoint, end: QPoint, steps: int = 12) -> None:
        """Drag on from one point to another."""
        for step in range(1, steps + 1):
            with only_by_hand():
                QTest.mouseMove(self.view, start + (end - start) * step / steps)
                QApplication.processEvents()
            self.goes_on(1)
        self.wait()

    def release(self, at: QPoint) -> None:
        with only_by_hand():
            QTest.mouseRelease(self.view, LEFT, pos=at)
            QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        with only_by_hand():
            QTest.keyClick(self.view, key)
            QApplication.processEvents()
        self.wait()

    # --- Whole actions

    def taps(self, block: str) -> str:
        """Hover over a block, tap it, and wait for what is felt."""
        self.wait_until(lambda: self.bench.mode == "idle", "an empty hand")
        self.hover(self.middle(block))
        assert self.board.hand.hovered == block
        self.key(Qt.Key.Key_T)
        self.wait_until(lambda: block in self.bench.felt and self.bench.mode == "idle", f"feeling {block}")
        return self.bench.felt[block].kind

    def loose_one(self) -> str:
        """A block that may be taken, whose end is seen and that feels loose, found by tapping."""
        legal = [block for block in self.board.hand.legal if self.bench.may_hold(block) is None]
        for block in sorted(legal, key=lambda name: places(self.bench.storeys)[name]):
            if len(self.seen(block)) > 12 and self.taps(block) == "loose":
                return block
        raise AssertionError("no block is loose")

    def thin_one(self) -> str:
        """A block that may be taken, whose end is well seen and that is loose, found by its true size: quicker than
        tapping, and the same."""
        storeys = self.bench.storeys
        at = places(storeys)
        heights = {name: body.size_mm[2] for name, body in self.bench.tower.blocks.items()}

        def thinner(name: str) -> float:
            """By how much it is lower than the highest of its storey."""
            return max(heights[other] for other in storeys[at[name][0]] if other is not None) - heights[name]

        legal = [name for name in self.board.hand.legal if self.bench.may_hold(name) is None]
        thin = [name for name in legal if thinner(name) > 0.09 and 4 <= at[name][0] <= 13]
        thin.sort(key=lambda name: (-at[name][0], -at[name][1]))
        return next(name for name in thin if len(self.seen(name)) > 12)

    def pulls_out(self, block: str) -> QPoint:
        """Press on a block and drag until it is free; returns where the pointer is then, the button still down."""
        start = at = self.middle(block)
        self.press(start)
        assert self.bench.held == block
        step = self.out_of(block) * 6
        for number in range(1, 60):
            at = start + (step * number).toPoint()
            with only_by_hand():
                QTest.mouseMove(self.view, at)
                QApplication.processEvents()
            self.goes_on(2)
            if self.bench.mode == "carry":
                return at
        raise AssertionError(f"{block} did not come out")

    def takes(self, block: str) -> None:
        """Pull a block out, carry it over the first open place, and let go; wait until it lies."""
        at = self.pulls_out(block)
        self.move(at, self.top())
        self.wait_until(lambda: self.board.hand.steering.over_top and self.bench.snap is not None, "hovering")
        self.release(self.top())
        self.wait_until(lambda: self.bench.mode == "idle", "laying")
