"""The one heartbeat of all views: 16 ms, and only while a view has something to draw.

Panda3D draws every active buffer in one call, so views share a beat: those that want a frame are prepared, all are
drawn at once, and each fetches its picture.
"""

from __future__ import annotations

import time
from typing import Protocol

from panda3d.core import GraphicsEngine
from PySide6.QtCore import QCoreApplication, Qt, QThread, QTimer
from shiboken6 import isValid

INTERVAL_MS = 16
_LONGEST_S = 0.1  # after a hitch, things go on from where they were


class Beating(Protocol):
    """A view, as the tick sees it."""

    def begin_frame(self, seconds: float) -> bool:
        """Move on by so much time and prepare to be drawn. False when there is nothing to draw."""

    def end_frame(self, render_ms: float) -> bool:
        """Fetch the picture. True when the next beat is wanted as well."""


class Tick:
    """Calls the views that asked for it, in the order they asked."""

    def __init__(self) -> None:
        self._timer: QTimer | None = None
        self._wanting: list[Beating] = []
        self._last = 0.0
        self.is_beating = False
        self.beats = 0
        self.render_ms = 0.0
        """How long the last frame took to draw and to copy, in milliseconds."""

    @property
    def is_running(self) -> bool:
        return self._timer is not None and isValid(self._timer) and self._timer.isActive()

    def want(self, view: Beating) -> None:
        """Give `view` a frame at the next beat."""
        if view not in self._wanting:
            self._wanting.append(view)
        if not self.is_running:
            self._start()

    def forget(self, view: Beating) -> None:
        """`view` wants nothing any more."""
        if view in self._wanting:
            self._wanting.remove(view)
        self._stop_if_idle()

    def _stop_if_idle(self) -> None:
        if not self._wanting and not self.is_beating and self._timer is not None and isValid(self._timer):
            self._timer.stop()

    def beat(self) -> None:
        """Draw one frame of every view that wants it.

        Does nothing when called from within itself: on Windows Panda3D may hand out Qt's events while it draws.

        Raises:
            RuntimeError: called from another thread than the application's.
        """
        app = QCoreApplication.instance()
        if app is not None and QThread.currentThread() is not app.thread():
            raise RuntimeError("views are drawn on the application's own thread only")
        if self.is_beating:
            return
        self.is_beating = True
        try:
            self._beat()
        finally:
            self.is_beating = False
            self._stop_if_idle()

    def _beat(self) -> None:
        now = time.monotonic()
        seconds = min(now - self._last, _LONGEST_S)
        self._last = now
        self.beats += 1
        wanting, self._wanting = self._wanting, []  # who asks again from here on gets the next beat
        drawn = [view for view in wanting if view.begin_frame(seconds)]
        if not drawn:
            return
        start = time.perf_counter()
        GraphicsEngine.get_global_ptr().render_frame()
        self.render_ms = (time.perf_counter() - start) * 1000
        for view in drawn:
            if view.end_frame(self.render_ms):
                self.want(view)

    def _start(self) -> None:
        if self._timer is None or not isValid(self._timer):
            self._timer = QTimer(QCoreApplication.instance())
            self._timer.setTimerType(Qt.TimerType.PreciseTimer)
            self._timer.setInterval(INTERVAL_MS)
            self._timer.timeout.connect(self.beat)
        self._last = time.monotonic() - INTERVAL_MS / 1000
        self._timer.start()


the_tick = Tick()
"""The process has one."""
