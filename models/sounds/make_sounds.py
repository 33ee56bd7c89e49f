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


BLOCK: tuple[Mode, ...] = (
    (690.0, 1.00, 0.026),
    (1_480.0, 0.70, 0.018),
    (2_390.0, 0.45, 0.011),
    (3_620.0, 0.25, 0.006),
)
"""A block of beech on another, 75 mm long."""
STICK: tuple[Mode, ...] = (
    (1_220.0, 0.80, 0.030),
    (2_310.0, 1.00, 0.020),
    (3_980.0, 0.55, 0.012),
    (6_150.0, 0.30, 0.006),
)
"""A stick, thinner and lighter: it rings higher, and the table answers less."""
STEEL: tuple[Mode, ...] = ((1.00, 1.0, 0.110), (2.76, 0.6, 0.080), (5.40, 0.35, 0.050))
"""The wire of a spring; frequencies relative to its note."""
SHELL: tuple[Mode, ...] = ((1_650.0, 0.7, 0.012), (2_940.0, 1.0, 0.009), (4_700.0, 0.6, 0.006))
"""A token of hard cardboard on another."""


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


def knock(seed: int, modes: Sequence[Mode], pitch: float, *, table: float, edge: float) -> bytes:
    """A piece of wood strikes another: the harder, the brighter. ``table`` is how much the table answers, ``edge`` how
    many seconds later its other edge comes down."""
    touch = noise(seed, 0.04, 700 * pitch, 6_500, dying(0.0028))
    first = mixed((struck(modes, 0.15, pitch), 1.0, 0.0), (touch, 2.0, 0.0))
    second = struck(modes, 0.09, pitch * 1.09)
    return finished(mixed((first, 1.0, 0.0), (struck(TABLE, 0.18), table, 0.0), (second, 0.30, edge)), 0.62)


def scrape(seed: int, low: float) -> bytes:
    """Wood slides on wood: breath that is rough, because it catches and lets go some ninety times a second."""
    chance = random.Random(seed)
    beats = [chance.uniform(0.35, 1.0) for _ in range(40)]

    def rough(second: float) -> float:
        at = second * 92
        catch = beats[int(at) % len(beats)] * (1 - (at % 1.0)) ** 0.7
        return catch * math.sin(math.pi * min(1.0, second / 0.24)) ** 0.8

    return finished(noise(seed, 0.24, low, 3_100, rough), 0.30)


def creak(seed: int, note: float) -> bytes:
    """The spring of the cup gives way: a few strokes of its wire, close together and each a little lower."""
    strokes = []
    chance = random.Random(seed)
    at = 0.0
    for number in range(7):
        tone = note * (1 - 0.022 * number) * chance.uniform(0.99, 1.01)
        modes = [(tone * frequency, loudness, decay * 0.35) for frequency, loudness, decay in STEEL]
        strokes.append((struck(modes, 0.16), 0.5 + 0.5 * math.sin(math.pi * (number + 0.5) / 7), at))
        at += chance.uniform(0.026, 0.044)
    return finished(mixed(*strokes), 0.34)


def rumble(seed: int) -> bytes:
    """Much wood comes down at once: the table booms, and knock upon knock is heard above it."""
    chance = random.Random(seed)
    boom = noise(seed, 1.05, 35, 210, swelling(0.12, 0.28))
    roar = noise(seed + 1, 0.95, 220, 1_500, swelling(0.10, 0.20))
    parts = [(boom, 3.2, 0.0), (roar, 0.9, 0.0)]
    for _ in range(26):
        start = 0.02 + 0.62 * chance.random() ** 1.4
        piece = struck(BLOCK, 0.10, chance.uniform(0.65, 1.1))
        parts.append((piece, chance.uniform(0.08, 0.22) * (1 - start), start))
    return finished(mixed(*parts), 0.80)


def flick(seed: int, high: float) -> bytes:
    """A card is drawn and laid: a breath of paper that ends in a soft slap."""
    breath = noise(seed, 0.11, 2_100, high, swelling(0.055, 0.016))
    slap = noise(seed + 100, 0.05, 350, 2_600, dying(0.007))
    return finished(mixed((breath, 1.0, 0.0), (slap, 1.1, 0.072)), 0.34)


def click(seed: int, pitch: float) -> bytes:
    """A token is laid on another: short and dry."""
    touch = noise(seed, 0.02, 1_500, 8_000, dying(0.0015))
    tap = mixed((struck(SHELL, 0.07, pitch), 1.0, 0.0), (touch, 1.6, 0.0))
    return finished(mixed((tap, 1.0, 0.0), (struck(TABLE, 0.12), 0.25, 0.0), (tap, 0.32, 0.019)), 0.46)


def die(seed: int) -> bytes:
    """A die rolls on the table: knocks that come closer together and die away."""
    chance = random.Random(seed)
    parts: list[tuple[Signal, float, float]] = []
    at, strength = 0.0, 1.0
    for _ in range(7):
        parts.append((struck(BLOCK, 0.09, chance.uniform(1.15, 1.5)), strength, at))
        parts.append((struck(TABLE, 0.12), 0.5 * strength, at))
        at += 0.10 * strength + 0.022
        strength *= 0.72
    return finished(mixed(*parts), 0.50)


HARDNESS = (("low", 0.74), ("mid", 0.96), ("high", 1.22))
"""How knocks sound by how hard they are; each has two variants."""


def sounds() -> Iterator[tuple[str, bytes]]:
    """Every sound by the name of its file, without the ending."""
    yield "lift", lift()
    for number, (pitch, again) in enumerate(((1.00, 0.034), (0.93, 0.047), (1.08, 0.027)), 1):
        yield f"clack{number}", clack(20 + number, pitch, again)
    yield "refuse", refuse()
    yield "hint", hint()
    yield "win", win()
    for at, (name, pitch) in enumerate(HARDNESS):
        for number, (off, edge) in enumerate(((0.97, 0.021), (1.04, 0.029)), 1):
            seed = 40 + 10 * at + number
            yield f"block-{name}{number}", knock(seed, BLOCK, pitch * off, table=0.8, edge=edge)
            yield f"stick-{name}{number}", knock(seed + 5, STICK, pitch * off, table=0.3, edge=edge * 0.7)
    for number, (low, note) in enumerate(((420.0, 640.0), (560.0, 720.0)), 1):
        yield f"scrape{number}", scrape(70 + number, low)
        yield f"creak{number}", creak(80 + number, note)
        yield f"flick{number}", flick(90 + number, 6_200 + 900 * number)
        yield f"click{number}", click(95 + number, 0.94 + 0.06 * number)
    yield "die", die(98)
    yield "rumble", rumble(99)


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
