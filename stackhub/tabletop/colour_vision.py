"""How colours look to different eyes, and how far apart they are: plain arithmetic on sRGB triples.

Sources: Machado, Oliveira & Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009,
severity 1.0; CIEDE2000 after Sharma, Wu & Dalal (2005); contrast ratio and relative luminance after WCAG 2.2.
"""

import math

from stackhub.engine.look import Sight

Rgb = tuple[int, int, int]
"""Red, green and blue of sRGB, each 0 to 255."""

# Rows give the simulated linear red, green and blue from the true ones.
_MACHADO: dict[Sight, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_D65 = (0.95047, 1.0, 1.08883)


def rgb(colour: str) -> Rgb:
    """Return the triple of `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hex_of(colour: Rgb) -> str:
    """Return `#rrggbb` of a triple."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(first: str, second: str, share: float) -> str:
    """Return `first` with `share` (0 to 1) of `second` stirred in, both `#rrggbb`."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return hex_of((red, green, blue))


def simulate(colour: Rgb, sight: Sight) -> Rgb:
    """Return how `colour` looks to somebody with `sight`."""
    if sight == "normal":
        return colour
    linear = [_linear(channel) for channel in colour]
    red, green, blue = (_encoded(sum(f * c for f, c in zip(row, linear, strict=True))) for row in _MACHADO[sight])
    return red, green, blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two `#rrggbb`: 1 (the same) to 21 (black on white)."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`: 0 black, 1 white."""
    red, green, blue = (_linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def separation(first: Rgb, second: Rgb) -> float:
    """Return the CIEDE2000 difference: 0 the same, about 2 just noticed side by side, 100 black and white."""
    l1, a1, b1 = _lab(first)
    l2, a2, b2 = _lab(second)
    c_mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(c_mean**7 / (c_mean**7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn, h_mean = _hues(c1, c2, h1, h2)
    d_l, d_c = l2 - l1, c2 - c1
    d_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    l_mean, c_mean = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(h_mean - 30))
        + 0.24 * math.cos(math.radians(2 * h_mean))
        + 0.32 * math.cos(math.radians(3 * h_mean + 6))
        - 0.20 * math.cos(math.radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c = 1 + 0.045 * c_mean
    s_h = 1 + 0.015 * c_mean * t
    r_c = 2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    r_t = -math.sin(math.radians(60 * math.exp(-(((h_mean - 275) / 25) ** 2)))) * r_c
    return math.sqrt((d_l / s_l) ** 2 + (d_c / s_c) ** 2 + (d_h / s_h) ** 2 + r_t * (d_c / s_c) * (d_h / s_h))


def _hues(c1: float, c2: float, h1: float, h2: float) -> tuple[float, float]:
    """Return the signed turn from one hue to the other and the hue between them, in degrees."""
    if c1 * c2 == 0:
        return 0.0, h1 + h2
    turn = (h2 - h1 + 180) % 360 - 180
    between = (h1 + turn / 2) % 360
    return turn, between


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    value = min(max(value, 0.0), 1.0)
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def _lab(colour: Rgb) -> tuple[float, float, float]:
    red, green, blue = (_linear(channel) for channel in colour)
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    fx, fy, fz = (_cube_root(value / white) for value, white in zip((x, y, z), _D65, strict=True))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29
