"""A person at the wobbling cup, for tests: looks where things are seen, and uses the mouse and the keys a person has.

Time is virtual: each beat of the view is `FRAMES` frames of the world, however long the beat took.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.table_attempt import clashes
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_rest import Rest, rest_under
from tests.view3d.virtual_time import only_by_hand

FRAMES = 6
DRAWN_EVERY = 4
"""While something is waited for, so many looks make one picture."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
STEP_DEG = 5


def buttons_up(widget: QWidget) -> None:
    """Let go of every button that a test left pressed: QTest remembers them, and the next test would seem to drag."""
    for button in (LEFT, RIGHT):
        QTest.mouseRelease(widget, button)


class CupPlayer:
    """Plays on `board`, which must be shown."""

    def __init__(self, board: StickStackBoard) -> None:
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

    def wait_until(self, done: Callable[[], bool], what: str, beats: int = 130) -> None:
        for look in range(1, beats + 1):
            if done():
                return
            self.goes_on(3, drawn=look % DRAWN_EVERY == 0)
        raise AssertionError(f"{what} did not happen")

    def breathes(self) -> None:
        """Let the time pass in which a click that was meant for the turn before does no harm."""
        breath = self.board._breath
        if breath.isActive():
            breath.stop()
            breath.timeout.emit()

    # --- Eyes

    def held_at(self) -> QPoint:
        """Where the middle of the held stick is seen."""
        assert self.bench.held is not None
        at = self.view.project(self.bench.table.sticks[self.bench.held].pose.place)
        assert at is not None
        return at.toPoint()

    def bag_at(self) -> QPoint:
        at = self.view.project(self.board.live.bag.pose.place)
        assert at is not None
        return at.toPoint()

    def spot(self, *, legal: bool, but: int = 0) -> tuple[float, float, int, Rest]:
        """Where the held stick would lie steadily and touch only like colours (or, not `legal`, an unlike one surely):
        the point, how many steps it is to be turned to the left, and how it would lie. ``but``: not the first so many
        of such places."""
        bench = self.bench
        assert bench.held is not None
        table, name = bench.table, bench.held
        pose = table.sticks[name].pose
        x0, y0, _ = pose.direction((1.0, 0.0, 0.0))
        yaw = math.atan2(y0, x0)
        middle = table.cup.pose
        size = bench.scene.stick.size_mm
        poor: tuple[float, float, int, Rest] | None = None
        for turns in range(0, 360 // STEP_DEG, 3):
            for radius, part in ((0, 0), *((radius, part) for radius in (8, 14, 18, 22) for part in range(6))):
                angle = math.tau * part / 6
                x, y = middle.x + radius * math.cos(angle), middle.y + radius * math.sin(angle)
                rest = rest_under(table, size, x, y, yaw + math.radians(STEP_DEG * turns), name)
                if rest is None or not rest.steady or rest.margin_mm < 5:
                    continue
                bad = [contact for contact in rest.contacts if clashes(contact)]
                sure = [c for c in bad if (c.own_border_mm or 9) > 6 and (c.theirs_border_mm or 9) > 6]
                if (not bad) if legal else (len(sure) > 1 and rest.margin_mm > 24):
                    if not but:
                        return x, y, turns, rest
                    but -= 1
                if not legal and sure and poor is None:
                    poor = x, y, turns, rest
        if poor is not None:
            return poor
        raise AssertionError("there is no such place")

    def seen_at(self, right: float, height: float) -> QPoint:
        """Where a point is seen that is so many mm to the screen's right of the pole, at this height."""
        rx, ry = self.board.hand.steering.right()
        at = self.view.project((right * rx, right * ry, height))
        assert at is not None
        return at.toPoint()

    def turns_across(self) -> None:
        """Turn the held stick until it points at the viewer, so that it meets most when it is led to the sides."""
        assert self.bench.held is not None
        rx, ry = self.board.hand.steering.right()
        ahead = self.bench.table.sticks[self.bench.held].pose.direction((1.0, 0.0, 0.0))
        off = math.remainder(math.atan2(rx, -ry) - math.atan2(ahead[1], ahead[0]), math.pi)
        self.turns(round(math.degrees(off) / STEP_DEG) % (360 // STEP_DEG))
        self.wait(6)

    # --- Hands

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        with only_by_hand():
            QTest.mouseMove(self.view, at)
            QTest.mousePress(self.view, button, pos=at)
            QApplication.processEvents()

    def move(self, start: QPoint, end: QPoint, steps: int = 10) -> None:
        """Drag on from one point to another."""
        for step in range(1, steps + 1):
            with only_by_hand():
                QTest.mouseMove(self.view, start + (end - start) * step / steps)
                QApplication.processEvents()
            self.goes_on(2)
        self.wait()

    def release(self, at: QPoint) -> None:
        with only_by_hand():
            QTest.mouseRelease(self.view, LEFT, pos=at)
            QApplication.processEvents()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        with only_by_hand():
            QTest.keyClick(self.view, key, modifier)
            QApplication.processEvents()
        self.wait()

    # --- Whole actions

    def draws(self) -> None:
        """Click the bag."""
        self.breathes()
        self.press(self.bag_at())
        self.release(self.bag_at())
        self.wait_until(lambda: self.bench.held is not None, "drawing", 10)

    def turns(self, steps: int) -> None:
        """Turn it by so many steps to the left, or as many to the right as come to the same."""
        whole = 360 // STEP_DEG
        key = Qt.Key.Key_Q if steps <= whole // 2 else Qt.Key.Key_E
        with only_by_hand():
            for _ in range(min(steps, whole - steps)):
                QTest.keyClick(self.view, key)
        self.wait(6)

    def drags_over(self, x: float, y: float) -> QPoint:
        """Drag the held stick over a point of the tower; returns where the pointer is, the button still down. It is
        grabbed by its middle, so the pointer goes to where the middle is to hang."""
        assert self.bench.held is not None
        pose = self.bench.table.sticks[self.bench.held].pose
        ahead = pose.direction((1.0, 0.0, 0.0))
        yaw = math.atan2(ahead[1], ahead[0])
        rest = rest_under(self.bench.table, self.bench.scene.stick.size_mm, x, y, yaw, self.bench.held)
        start = self.held_at()
        end = self.view.project((x, y, pose.z if rest is None else rest.pose.z + self.bench.scene.bench.hover_mm))
        assert end is not None
        self.press(start)
        aside = start + QPoint(24, 0)
        self.move(start, aside, 2)  # even where it hangs over the place already, a drag has to move it
        self.move(aside, end.toPoint(), 6)
        self.comes_to_hover()
        return end.toPoint()

    def comes_to_hover(self) -> None:
        self.wait_until(lambda: self.bench.can_release, "hovering close above the tower")
        self.wait(12)

    def judged(self) -> None:
        self.wait_until(lambda: self.bench.mode != "judging", "judging")
        self.wait(2)

    def places(self, *, legal: bool = True, but: int = 0) -> None:
        """Turn the held stick by the keys, drag it over a place by the mouse, and let go; wait for the verdict."""
        x, y, steps, _ = self.spot(legal=legal, but=but)
        self.turns(steps)
        self.wait(8)
        self.release(self.drags_over(x, y))
        assert self.bench.mode == "judging"
        self.judged()
