"""What a piece looks like, and the ways a colour is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from panda3d.core import Material
from PySide6.QtGui import QImage

from stackhub.tabletop.colour_vision import rgb
from stackhub.view3d.film import lit_colour


@dataclass(frozen=True)
class Surface:
    """The outside of a piece."""

    colour: str
    """sRGB, `#rrggbb`; what the texture shows is tinted with it, so white leaves a texture as it is."""
    roughness: float = 0.42
    """0 mirrors, 1 is chalk."""
    texture: QImage | None = None
    """A picture laid out as `stackhub.view3d.atlas` says; without one, a faint grain of wood."""
    relief: QImage | None = None
    """Heights laid out like the texture and of its size, Grayscale8: white stands `RELIEF_MM` above black."""
    embossed: QImage | None = None
    """The texture with the relief's light and shade painted in, for drawing without shaders."""


RELIEF_MM = 0.8
"""How far the highest part of a relief stands above the lowest."""


@dataclass(frozen=True)
class Glow:
    """Light that a piece gives off to be noticed: a bright rim with a dark line inside it, which one or the other of
    stands out from any colour, for any eye."""

    colour: str
    """sRGB, `#rrggbb`."""
    strength: float = 1.0
    """0 to 1."""
    rim_mm: float = 1.5
    """Width of the rim along every edge."""
    wash: float = 0.0
    """How much of the colour lies over the whole piece, 0 to 1."""
    inset_mm: float = 0.0
    """How far the rim keeps from the edges, with a dark line between: so the rims of neighbours do not run together."""


def srgb(colour: str) -> tuple[float, float, float]:
    """Return `#rrggbb` as three numbers from 0 to 1, as screens take them."""
    red, green, blue = rgb(colour)
    return red / 255, green / 255, blue / 255


def linear(colour: str) -> tuple[float, float, float]:
    """Return `#rrggbb` as amounts of light, 0 to 1, as shaders reckon."""
    red, green, blue = (_linear(channel) for channel in srgb(colour))
    return red, green, blue


def _linear(channel: float) -> float:
    return float(channel**2.2)


def fixed_material(surface: Surface, *, glow: Glow | None = None) -> Any:
    """Return the same look for drawing without shaders, with the wash of a glow over it."""
    material = Material()
    wash = 0.0 if glow is None else glow.wash * glow.strength
    tint = lit_colour(surface.colour) if surface.texture is None else surface.colour  # or the texture is lit
    red, green, blue = (part * (1 - wash) for part in srgb(tint))
    colour = (red, green, blue, 1.0)
    gloss = 0.35 * (1 - surface.roughness)
    material.set_ambient(colour)
    material.set_diffuse(colour)
    material.set_specular((gloss, gloss, gloss, 1))
    material.set_shininess(30)
    if glow is not None and wash:
        red, green, blue = (part * wash for part in srgb(glow.colour))
        material.set_emission((red, green, blue, 1))
    return material
