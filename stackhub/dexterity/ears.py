"""Which sounds a table makes, from what strikes, slides and swings on it. Knows no clock: time is counted in frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from stackhub.dexterity.live import LiveBodies
from stackhub.physics.body import Body
from stackhub.physics.knocks import Knock, Knocks


@dataclass(frozen=True, slots=True)
class Heard:
    """What may be heard on a table after a frame."""

    pieces: Iterable[Body]
    held: str | None = None
    slides_mm_s: float = 0.0
    """How fast the piece in the hand slides on others."""
    load_n: float = 0.0
    """With what force it has to be moved."""
    swings_rad_s: float = 0.0
    """How fast a cup on its spring tilts."""


@dataclass(frozen=True, slots=True)
class Timbre:
    """What the pieces of a game are made of: their knocks are the sounds ``NAME-low``, ``NAME-mid`` and ``NAME-high``.
    A knock that changes the speed of a piece by ``full_mm_s`` is as loud as can be."""

    name: str
    mass_g: float
    full_mm_s: float = 1400.0


class Sound(NamedTuple):
    """A sound of models/sounds, and how loud it is, 0 to 1."""

    name: str
    loud: float


_HARDNESS = ((160.0, "low"), (480.0, "mid"))
_LEAST_LOUD = 0.03
_AT_ONCE = 2
"""So many knocks of one frame are heard at most."""
_APART, _SAME_APART = 2, 6
"""Frames between two knocks, and between two of one piece."""
_MANY, _MANY_WITHIN, _RUMBLE_EVERY, _APART_IN_RUMBLE = 9, 15, 54, 5
"""So many pieces that knock within so many frames are a collapse: it rumbles, again after a while, and fewer knocks
are heard meanwhile."""
_SCRAPE_EVERY, _SLIDES_MM_S, _SLIDES_FULL_MM_S, _LOAD_FULL_N = 13, 5.0, 160.0, 0.8
_CREAK_EVERY, _SWINGS_RAD_S, _SWINGS_FULL_RAD_S = 30, 0.28, 2.0


class Ears:
    """Decides frame by frame what is heard. Never more than a few sounds at once, however much comes down."""

    def __init__(self, timbre: Timbre) -> None:
        self._timbre = timbre
        self._frame = 0
        self._knocked: dict[str, int] = {}
        self._recent: list[tuple[int, Knock]] = []
        """The knocks of the last frames, each with its frame."""
        self._last = self._rumbled = self._scraped = self._creaked = -1000
        self._swung = 0.0

    def listen(self, knocks: Sequence[Knock], heard: Heard) -> list[Sound]:
        """What sounds after this frame. `knocks` are the hardest first."""
        self._frame += 1
        found = self._knocks(knocks)
        rumble = self._rumble(knocks)
        return [sound for sound in (*rumble, *found, *self._scrape(heard), *self._creak(heard)) if sound is not None]

    def _knocks(self, knocks: Sequence[Knock]) -> list[Sound]:
        found: list[Sound] = []
        now = self._frame
        apart = _APART_IN_RUMBLE if now - self._rumbled < _RUMBLE_EVERY else _APART
        for knock in knocks:
            if len(found) == _AT_ONCE or (not found and now - self._last < apart):
                break
            if now - self._knocked.get(knock.name, -1000) < _SAME_APART:
                continue
            loud = min(1.0, (knock.impulse_g_mm_s / (self._timbre.full_mm_s * self._timbre.mass_g)) ** 0.8)
            if loud < _LEAST_LOUD:
                break
            self._knocked[knock.name] = now
            found.append(Sound(f"{self._timbre.name}-{_hardness(knock.jolt_mm_s)}", loud))
        if found:
            self._last = now
        return found

    def _rumble(self, knocks: Sequence[Knock]) -> list[Sound]:
        now = self._frame
        self._recent = [one for one in self._recent if now - one[0] < _MANY_WITHIN] + [(now, one) for one in knocks]
        if now - self._rumbled < _RUMBLE_EVERY or len({knock.name for _, knock in self._recent}) < _MANY:
            return []
        self._rumbled = now
        hard = sum(knock.impulse_g_mm_s for _, knock in self._recent) / (self._timbre.full_mm_s * self._timbre.mass_g)
        return [Sound("rumble", min(1.0, 0.25 + hard / 12))]

    def _scrape(self, heard: Heard) -> list[Sound]:
        if heard.slides_mm_s < _SLIDES_MM_S or self._frame - self._scraped < _SCRAPE_EVERY:
            return []
        loud = min(1.0, heard.slides_mm_s / _SLIDES_FULL_MM_S) ** 0.6 * min(1.0, heard.load_n / _LOAD_FULL_N)
        if loud < _LEAST_LOUD:
            return []
        self._scraped = self._frame
        return [Sound("scrape", loud)]

    def _creak(self, heard: Heard) -> list[Sound]:
        before, self._swung = self._swung, heard.swings_rad_s
        quickens = heard.swings_rad_s > max(before, _SWINGS_RAD_S)
        if not quickens or self._frame - self._creaked < _CREAK_EVERY:
            return []
        self._creaked = self._frame
        return [Sound("creak", min(1.0, heard.swings_rad_s / _SWINGS_FULL_RAD_S) ** 0.7)]


class TableEars:
    """Listens to ``live`` after each frame: ``hear`` says what there is to be heard on its bench, and
    ``sounds(name, loud)`` is called for each sound."""

    def __init__(
        self, live: LiveBodies[Any], timbre: Timbre, hear: Callable[[Any], Heard], sounds: Callable[[str, float], None]
    ) -> None:
        self._live = live
        self._hear = hear
        self._sounds = sounds
        self._ears = Ears(timbre)
        self._knocks = Knocks()
        live.after_frame.append(self._listen)

    def _listen(self) -> None:
        bench = self._live.bench
        if bench is None or bench.world.paused:
            return
        heard = self._hear(bench)
        knocks = self._knocks.after_frame(bench.world, heard.pieces, but=heard.held)
        for name, loud in self._ears.listen(knocks, heard):
            self._sounds(name, loud)


def _hardness(jolt_mm_s: float) -> str:
    return next((name for limit, name in _HARDNESS if jolt_mm_s < limit), "high")
