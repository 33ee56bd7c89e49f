"""What a piece looks like, and the ways a colour is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from panda3d.core import Material
from PySide6.QtGui import QImage

from stackhub.tabletop.colour_vision import rgb


@dataclass(frozen=True)
class Surface:
    """The outside of a piece."""

    colour: str
    """sRGB, `#rrggbb`; what the texture shows is tinted with it, so white leaves a texture as it is."""
    roughness: float = 0.42
    """0 mirrors, 1 is chalk."""
    texture: QImage | None = None
    """A picture laid out as `stackhub.view3d.atlas` says; without one, a faint grain of wood."""


@dataclass(frozen=True)
class Glow:
    """Light that a piece gives off to be noticed."""

    colour: str
    """sRGB, `#rrggbb`."""
    strength: float = 1.0


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


def fixed_material(surface: Surface) -> Any:
    """Return the same look for drawing without shaders."""
    material = Material()
    colour = (*srgb(surface.colour), 1.0)
    gloss = 0.35 * (1 - surface.roughness)
    material.set_ambient(colour)
    material.set_diffuse(colour)
    material.set_specular((gloss, gloss, gloss, 1))
    material.set_shininess(30)
    return material
