"""The shaders' plain light in numbers, for drawing without shaders: pictures wear it instead of being lit by it.

The same sun, room and filmic curve as in `shaders`, so that nobody sees the level of quality change.
"""

from __future__ import annotations

import functools

from PySide6.QtGui import QImage

from stackhub.tabletop.colour_vision import hex_of, rgb

SUN_ON_TOP = 0.775
"""How squarely the sun meets what lies level: the height of `scene.SUN`."""
SUN_LIGHT, SKY_LIGHT = (1.30, 1.06, 0.76), (0.44, 0.45, 0.50)
"""Amounts of light, red, green and blue (SUN and SKY of the shaders)."""
TABLE_PAINT = (0.74, 0.64, 0.56)
"""What the table is tinted with."""

Light = tuple[float, float, float]
LEVEL_LIGHT: Light = (
    SUN_LIGHT[0] * SUN_ON_TOP + SKY_LIGHT[0],
    SUN_LIGHT[1] * SUN_ON_TOP + SKY_LIGHT[1],
    SUN_LIGHT[2] * SUN_ON_TOP + SKY_LIGHT[2],
)
"""What falls on a level face in the open."""
TABLE_LIGHT: Light = (
    LEVEL_LIGHT[0] * TABLE_PAINT[0],
    LEVEL_LIGHT[1] * TABLE_PAINT[1],
    LEVEL_LIGHT[2] * TABLE_PAINT[2],
)


def filmed(channel: int, light: float) -> int:
    """Return one channel of a colour (sRGB, 0 to 255) as plain shaders show it in this light."""
    seen = (channel / 255) ** 2 * light
    curved = seen * (2.51 * seen + 0.03) / (seen * (2.43 * seen + 0.59) + 0.14)
    return round(255 * min(max(curved, 0.0), 1.0) ** 0.5)


@functools.lru_cache(maxsize=16)
def _curve(light: float) -> bytes:
    return bytes(filmed(channel, light) for channel in range(256))


def lit_colour(colour: str, light: Light = LEVEL_LIGHT) -> str:
    """Return `#rrggbb` as it looks in this light."""
    red, green, blue = (filmed(channel, part) for channel, part in zip(rgb(colour), light, strict=True))
    return hex_of((red, green, blue))


def lit_picture(image: QImage, light: Light = LEVEL_LIGHT) -> QImage:
    """Return a picture as it looks in this light."""
    lit = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = bytearray(lit.constBits())
    for place, part in enumerate(reversed(light)):  # blue, green and red, as they lie in memory
        pixels[place::4] = bytes(pixels[place::4]).translate(_curve(part))
    return QImage(bytes(pixels), lit.width(), lit.height(), 4 * lit.width(), QImage.Format.Format_RGB32).copy()
