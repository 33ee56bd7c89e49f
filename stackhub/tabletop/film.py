"""What happened, played one thing after another: pieces that fly and turn over, signs that turn, bursts that fade."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from stackhub.tabletop.board import Look
from stackhub.tabletop.motion import Motion, hop, smooth
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place

#: However much happened at once, showing it takes no longer than this at normal speed, in milliseconds.
LONGEST_MS = 5000.0
FLIGHT_MS = 340.0
#: The next of several pieces sets off so much later.
STAGGER_MS = 110.0
#: A shot in which nothing flies stands still for so long, to be read.
READ_MS = 450.0


def nothing(_progress: float = 0.0) -> None:
    """No effect."""


@dataclass
class Flight:
    """``item`` goes from ``start`` to where ``end`` says (asked at each step: a hand may close up meanwhile). It sets
    off at ``delay`` ms, shows ``facing`` when it arrives and what it showed before until half way, and rises to
    ``height`` pixels in between."""

    item: PieceItem
    start: Place
    end: Callable[[], Place]
    facing: float
    delay: float = 0.0
    height: float = 40.0
    _facing_before: float = field(default=0.0, init=False)

    def begin(self, level: float) -> None:
        self._facing_before = self.item.facing
        self.item.put(self.start)
        self.item.setZValue(level)

    def step(self, milliseconds: float) -> None:
        """Be where it is ``milliseconds`` after the shot began."""
        share = min(1.0, max(0.0, (milliseconds - self.delay) / FLIGHT_MS))
        way, end = smooth(share), self.end()
        place = self.start.towards(end, way)
        turn = (end.angle - self.start.angle + 180) % 360 - 180
        up = hop(share)
        self.item.lift = up
        self.item.put(
            Place(place.x, place.y - self.height * up, self.start.angle + turn * way, place.scale * (1 + 0.08 * up))
        )
        self.item.turn_to(self._facing_before + (self.facing - self._facing_before) * way)


@dataclass
class Shot:
    """One thing that happens: ``begin`` is called once when it starts, ``step`` with its progress (0 to 1), ``end``
    once when it is over. It takes as long as its flights, but at least ``milliseconds``."""

    flights: Sequence[Flight] = ()
    milliseconds: float = 0.0
    begin: Callable[[], None] = nothing
    step: Callable[[float], None] = nothing
    end: Callable[[], None] = nothing
    sound: str = ""

    @property
    def length(self) -> float:
        return max([self.milliseconds, *(flight.delay + FLIGHT_MS for flight in self.flights)])


class Film(QObject):
    """Plays shots in order. ``ended()`` once for each :meth:`play`, ``sounded(name)`` when a shot makes itself
    heard."""

    ended = Signal()
    sounded = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coming: list[Callable[[], Shot]] = []
        self._shot: Shot | None = None
        self._haste = 1.0
        self._length = 0.0
        self._look: Look | None = None
        self._playing = False
        self._motion = Motion(self)
        self._motion.moved.connect(self._step)
        self._motion.ended.connect(self._over)

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._playing

    def play(self, shots: Sequence[Callable[[], Shot]], look: Look, length: float) -> None:
        """Play ``shots``, each made when its turn comes (so that it starts from how the table looks then); together
        they take about ``length`` ms, and less when that is too long."""
        self._coming = list(shots)
        self._look = look
        self._haste = min(1.0, LONGEST_MS / length) if length > 0 else 1.0
        self._length = length * self._haste
        self._playing = True
        self._next()

    @property
    def length(self) -> float:
        """About how long the film that was played last takes at normal speed, in milliseconds."""
        return self._length

    def skip_shot(self) -> None:
        """Jump to the end of what is seen now; the next one begins."""
        if self._motion.running:
            self._motion.finish()

    def finish(self) -> None:
        """Jump to the end."""
        while self._playing:
            if self._motion.running:
                self._motion.finish()
            else:
                self._over()

    def stop(self) -> None:
        """Forget everything and say nothing; whatever flew is where it is."""
        self._playing = False
        self._coming, self._shot = [], None
        self._motion.stop()

    def _next(self) -> None:
        if self._look is None or not self._playing:
            return
        if not self._coming:
            self._playing = False
            self.ended.emit()
            return
        shot = self._shot = self._coming.pop(0)()
        if shot.sound:
            self.sounded.emit(shot.sound)
        shot.begin()
        for index, flight in enumerate(shot.flights):
            flight.begin(200.0 + index)
        self._motion.start(shot.length * self._haste, self._look)

    def _step(self, progress: float) -> None:
        shot = self._shot
        if shot is None:
            return
        for flight in shot.flights:
            flight.step(progress * shot.length)
        shot.step(progress)

    def _over(self) -> None:
        shot, self._shot = self._shot, None
        if shot is not None:
            for flight in shot.flights:
                flight.item.lift = 0.0
            shot.end()
        self._next()


def swell(progress: float) -> float:
    """From 0 up to 1 and back."""
    return math.sin(math.pi * min(max(progress, 0.0), 1.0))
