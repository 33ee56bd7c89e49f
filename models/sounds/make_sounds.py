"""Makes the sounds beside this file: `python models/sounds/make_sounds.py` (the standard library suffices).

Nothing is recorded: a struck piece of clay or wood is the sum of a few tones, each dying away in its own time, and the
breath of noise with which they touch. 44.1 kHz, 16 bit, mono. The same numbers every time, so the files never change
unless this one does.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
RATE = 44_100
"""Samples per second."""
ONSET_S, FADE_S = 0.0006, 0.012
"""Every sound swells and fades for so long, so that the loudspeaker does not click."""
TAIL_S = 0.150
"""Silence at the end of every file: time to stop the sound in (stackhub/shell/sound.py)."""

Signal = list[float]
Mode = tuple[float, float, float]
"""One tone of a struck piece: frequency in Hz, loudness, and the time in which it falls to a third, in seconds."""

CLAY: tuple[Mode, ...] = (
    (410.0, 0.50, 0.030),
    (1_130.0, 1.00, 0.022),
    (1_790.0, 0.55, 0.016),
    (2_710.0, 0.40, 0.011),
    (4_260.0, 0.22, 0.006),
)
TABLE: tuple[Mode, ...] = ((96.0, 0.55, 0.060), (168.0, 0.40, 0.040))
"""What the wood below answers to every knock."""
BAR: tuple[Mode, ...] = ((1.0, 1.00, 0.240), (3.93, 0.22, 0.070), (9.40, 0.07, 0.025))
"""A wooden bar as of a marimba; frequencies relative to its note."""


def silence(seconds: float) -> Signal:
    return [0.0] * round(seconds * RATE)


def struck(modes: Sequence[Mode], seconds: float, pitch: float = 1.0) -> Signal:
    """A piece that is struck once, at the beginning."""
    made = silence(seconds)
    for frequency, loudness, decay in modes:
        turn = 2 * math.pi * frequency * pitch / RATE
        for i in range(len(made)):
            made[i] += loudness * math.exp(-i / (decay * RATE)) * math.sin(turn * i)
    return made


def noise(seed: int, seconds: float, low: float, high: float, shape: Callable[[float], float]) -> Signal:
    """Noise between two frequencies in Hz, as loud as ``shape(seconds from the start)``."""
    chance = random.Random(seed)
    made = silence(seconds)
    up, down = (1 - math.exp(-2 * math.pi * cut / RATE) for cut in (high, low))
    below_high = below_low = 0.0
    for i in range(len(made)):
        below_high += up * (chance.uniform(-1, 1) - below_high)
        below_low += down * (below_high - below_low)
        made[i] = (below_high - below_low) * shape(i / RATE)
    return made


def mixed(*parts: tuple[Signal, float, float]) -> Signal:
    """Signals on top of each other, each with its loudness and the second at which it begins."""
    made = silence(max(start + len(signal) / RATE for signal, _, start in parts))
    for signal, loudness, start in parts:
        first = round(start * RATE)
        for i, value in enumerate(signal[: len(made) - first], first):
            made[i] += loudness * value
    return made


def dying(decay: float) -> Callable[[float], float]:
    """Loud at once, a third after ``decay`` seconds."""
    return lambda second: math.exp(-second / decay)


def swelling(peak: float, decay: float) -> Callable[[float], float]:
    """Loudest after ``peak`` seconds, then dying away."""
    return lambda second: (
        math.sin(math.pi / 2 * min(1.0, second / peak)) ** 2 * math.exp(-max(0.0, second - peak) / decay)
    )


def finished(signal: Signal, peak: float) -> bytes:
    """The signal as samples, its loudest one at ``peak`` of what the format can hold."""
    onset, fade = round(ONSET_S * RATE), round(FADE_S * RATE)
    shaped = [value * min(1.0, i / onset, (len(signal) - 1 - i) / fade) for i, value in enumerate(signal)]
    loudest = max(map(abs, shaped))
    samples = [round(32_767 * peak * value / loudest) for value in shaped] + [0] * round(TAIL_S * RATE)
    return struct.pack(f"<{len(samples)}h", *samples)


def lift() -> bytes:
    """A tablet leaves the one below: a soft scrape that ends in a tick."""
    scrape = noise(11, 0.16, 1_400, 5_200, swelling(0.045, 0.030))
    tick = struck(CLAY, 0.09, 1.35)
    return finished(mixed((scrape, 1.0, 0.0), (tick, 0.055, 0.062)), 0.30)


def clack(seed: int, pitch: float, again: float) -> bytes:
    """A tablet is laid on another: a knock, the table's answer, and ``again`` seconds later the other edge."""
    touch = noise(seed, 0.05, 900, 7_000, dying(0.004))
    knock = mixed((struck(CLAY, 0.20, pitch), 1.0, 0.0), (touch, 2.2, 0.0))
    edge = mixed((struck(CLAY, 0.12, pitch * 1.07), 1.0, 0.0), (touch, 1.6, 0.0))
    return finished(mixed((knock, 1.0, 0.0), (struck(TABLE, 0.24), 0.9, 0.0), (edge, 0.38, again)), 0.62)


def refuse() -> bytes:
    """Not so: a dull, soft thud, nothing that scolds."""
    body = struck(((84.0, 1.0, 0.060), (127.0, 0.55, 0.045), (212.0, 0.22, 0.025)), 0.28)
    felt = noise(31, 0.10, 60, 520, dying(0.018))
    return finished(mixed((body, 1.0, 0.0), (felt, 2.0, 0.0)), 0.50)


def bar(note: float, seconds: float, longer: float = 1.0) -> Signal:
    """A wooden bar of ``note`` Hz, struck with a soft mallet."""
    modes = [(note * frequency, loudness, decay * longer) for frequency, loudness, decay in BAR]
    mallet = noise(round(note), 0.04, 300, 2_400, dying(0.006))
    return mixed((struck(modes, seconds), 1.0, 0.0), (mallet, 0.5, 0.0))


def hint() -> bytes:
    """Two light notes, upwards: an idea."""
    return finished(mixed((bar(880.0, 0.42, 0.55), 0.8, 0.0), (bar(1_318.5, 0.50, 0.55), 0.7, 0.09)), 0.34)


def win() -> bytes:
    """Three warm notes of a wooden instrument, the last one held."""
    low, middle, high = bar(261.63, 0.80), bar(329.63, 0.80), bar(392.0, 1.05, 1.5)
    octave = bar(523.25, 1.05, 1.2)
    return finished(mixed((low, 1.0, 0.0), (middle, 1.0, 0.16), (high, 1.0, 0.32), (octave, 0.35, 0.32)), 0.62)


def sounds() -> Iterator[tuple[str, bytes]]:
    """Every sound by the name of its file, without the ending."""
    yield "lift", lift()
    for number, (pitch, again) in enumerate(((1.00, 0.034), (0.93, 0.047), (1.08, 0.027)), 1):
        yield f"clack{number}", clack(20 + number, pitch, again)
    yield "refuse", refuse()
    yield "hint", hint()
    yield "win", win()


def main(folder: Path) -> None:
    """Write every sound into ``folder``."""
    for name, samples in sounds():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
