"""A board of a table that hands play on: its turns are recorded, a fall is shown again, and what strikes is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal

from stackhub.dexterity.ears import Heard, TableEars, Timbre
from stackhub.dexterity.live import LiveBodies
from stackhub.dexterity.marks import TableMarks
from stackhub.dexterity.slow_motion import SlowMotion
from stackhub.dexterity.turn_film import FALL, TurnFilm
from stackhub.physics.recording import Recording
from stackhub.tabletop.board import Board


class RecordedBoard(Board):
    """Signals: ``keep_wanted()`` the player wants the last fall kept as a replay of its own; ``heard(name, loud)`` a
    sound of models/sounds that the table makes, and how loud it is (0 to 1)."""

    keep_wanted = Signal()
    heard = Signal(str, float)

    ears: TableEars
    film: TurnFilm
    slow_motion: SlowMotion

    def record(self, live: LiveBodies[Any], marks: TableMarks) -> None:
        """From now on what happens on `live` is recorded. `marks` lie over its picture, and give way to a fall."""
        self._marks = marks
        self.film = TurnFilm(live)
        self.slow_motion = SlowMotion(live)
        self.slow_motion.keep_wanted.connect(self.keep_wanted)
        self.slow_motion.ended.connect(self._fall_shown)

    def listen(self, live: LiveBodies[Any], timbre: Timbre, hear: Callable[[Any], Heard]) -> None:
        """From now on what strikes, slides and swings on `live` is heard."""
        self.ears = TableEars(live, timbre, hear, self.heard.emit)

    def take_recording(self) -> Recording | None:
        """The turn that ended since the last call; None when there was none."""
        return self.film.take()

    def show_fall(self, then: Callable[[], None]) -> None:
        """Show the fall that ended the turn once more, then go on; without motion, or unseen, go on at once."""
        if not (self.look.motion and self.isVisible() and self.show_again(then)):
            then()

    def show_again(self, then: Callable[[], None]) -> bool:
        """Show the fall that ended the last turn, whatever is set. False: nothing fell in it."""
        recording = self.film.last
        fell = None if recording is None else recording.mark(FALL)
        if recording is None or fell is None:
            return False
        self.explained.emit(self.slow_motion.label.text())
        self._marks.hide()
        self.slow_motion.play(recording, fell, then)
        return True

    def _fall_shown(self) -> None:
        self.explained.emit("")
        self._marks.show()

    # --- What the shell calls

    def cancel(self) -> bool:
        """Escape skips the slow motion."""
        running = self.slow_motion.is_running
        self.slow_motion.stop()
        return running

    def set_paused(self, paused: bool) -> None:
        self.slow_motion.paused = paused

    def finish_animations(self) -> None:
        self.slow_motion.stop()
