"""A collapse once more, in slow motion and from its best side, on the table where it happened. It can be skipped at any
moment, and asks for nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from stackhub.dexterity.best_side import HEIGHT_DEG, best_turn, excerpt_of
from stackhub.dexterity.live import LiveBodies
from stackhub.physics.recording import Recording
from stackhub.view3d.camera import Stand
from stackhub.view3d.scene import Bounds

RATE = 0.25
"""So many seconds of the fall pass in one of whoever watches."""
_MARGIN = 12
_WIDEST_MM, _ROOM_MM, _LEAST_MM = 260.0, 32.0, 60.0
_SOME = 24
"""One in so many may roll out of the picture, on each side."""


class SlowMotion(QFrame):
    """Lies over the view of ``live`` while a fall is shown. Signals: ``ended()``; ``keep_wanted()`` the player wants
    this fall kept (it stands still until ``resume``)."""

    ended = Signal()
    keep_wanted = Signal()

    def __init__(self, live: LiveBodies[Any]) -> None:
        super().__init__(live.viewport)
        self.paused = False
        """It stands still: a card lies over the table."""
        self._live = live
        self._recording: Recording | None = None
        self._first = self._last = 0
        self._at = 0.0
        self._then: Callable[[], None] = lambda: None
        self._before: Stand | None = None
        self.setProperty("role", "turn")
        self.label = QLabel()
        self.keep_button, self.skip_button = QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self.label)
        row.addWidget(self.keep_button)
        row.addWidget(self.skip_button)
        self.skip_button.setProperty("role", "primary")
        self.keep_button.clicked.connect(self._keep)
        self.skip_button.clicked.connect(self.stop)
        self.keep_button.hide()  # until somebody can keep it
        self.retranslate()
        self.hide()
        live.viewport.movers.append(self._advance)
        live.viewport.installEventFilter(self)

    @property
    def is_running(self) -> bool:
        """Whether a fall is being shown."""
        return self._recording is not None

    def play(self, recording: Recording, fell: int, then: Callable[[], None]) -> None:
        """Show the fall that began at frame `fell`; `then` is called once when it is over or was skipped."""
        self.stop()
        part = excerpt_of(recording, fell)
        self._first, self._last = part
        self._recording, self._then, self._at = recording, then, float(part.first)
        self._show_from(best_turn(recording, part, now_deg=self._rig.stand.turn), self._room(recording))
        self.retranslate()
        self.show()
        self.raise_()
        self._lie()
        self.skip_button.setFocus()
        self._live.wake()

    def stop(self) -> None:
        """Show how it all ended, and go on."""
        if self._recording is None:
            return
        self._recording = None
        focused = self.isAncestorOf(self.window().focusWidget())
        self.hide()
        if focused:
            self._live.viewport.setFocus()
        self._live.sync()
        if self._before is not None:
            self._rig.goal, self._before = self._before, None
        self._live.wake()
        then, self._then = self._then, lambda: None
        self.ended.emit()
        then()

    def resume(self) -> None:
        """Go on after a pause."""
        self.paused = False
        self._live.wake()

    def retranslate(self) -> None:
        """Set every text again."""
        self.label.setText(self.tr("The fall in slow motion"))
        for button, words, more in (
            (self.keep_button, self.tr("Keep this fall…"), self.tr("Keep this fall as a replay of its own")),
            (self.skip_button, self.tr("Skip  (Esc)"), self.tr("Skip the slow motion")),
        ):
            button.setText(words)
            button.setAccessibleName(more)
            button.setToolTip(more)
        self.setAccessibleName(self.label.text())
        if self.isVisible():
            self._lie()

    # --- How

    @property
    def _rig(self) -> Any:
        return self._live.viewport.rig

    def _room(self, recording: Recording) -> Bounds:
        """What the fall takes up, from its start to its end; the few that roll farthest may leave the picture."""
        places = [pose for frame in (self._first, self._last) for pose in recording.poses(frame).values()]
        if not places:
            return (-_LEAST_MM, -_LEAST_MM, 0.0), (_LEAST_MM, _LEAST_MM, 2 * _LEAST_MM)
        far = len(places) // _SOME
        lows, highs = [], []
        for axis in (0, 1):
            along = sorted(pose[axis] for pose in places)
            low, high = max(along[far], -_WIDEST_MM), min(along[-1 - far], _WIDEST_MM)
            lows.append(min(low, high) - _ROOM_MM)
            highs.append(max(low, high) + _ROOM_MM)
        return (lows[0], lows[1], 0.0), (highs[0], highs[1], max(pose.z for pose in places) + _ROOM_MM)

    def _show_from(self, turn: float, room: Bounds) -> None:
        rig = self._rig
        self._before = rig.goal
        rig.goal = replace(rig.goal, turn=turn, height=HEIGHT_DEG)
        rig.frame(room)

    def _keep(self) -> None:
        self.paused = True
        self.keep_wanted.emit()

    def _advance(self, seconds: float) -> bool:
        if self._recording is None or self.paused:
            return False
        self.go_on(seconds)
        return self._recording is not None

    def go_on(self, seconds: float) -> None:
        """Show what is seen so many seconds later."""
        recording = self._recording
        if recording is None:
            return
        self._at = min(self._last, self._at + seconds * RATE * recording.frame_hz)
        self._live.show_poses(recording.poses(self._at), recording.sizes_mm())
        if self._at >= self._last:
            self.stop()

    # --- Qt

    def _lie(self) -> None:
        """At the foot of the picture, in the middle: a card of keys lies at its top."""
        self.adjustSize()
        view = self._live.viewport
        self.move(max(_MARGIN, (view.width() - self.width()) // 2), max(0, view.height() - self.height() - _MARGIN))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._recording is None:
            return False
        if event.type() == QEvent.Type.Resize:
            self._lie()
        elif _skips(event):
            self.stop()
            return True
        return False


def _skips(event: QEvent) -> bool:
    if isinstance(event, QMouseEvent):
        return event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton
    return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space
