"""Pictures as Panda3D's textures, each made once however many pieces wear it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from panda3d.core import SamplerState, Texture
from PySide6.QtGui import QImage

from stackhub.view3d.film import lit_picture

_KEPT = 96
"""Textures kept for pieces to come; the games have some twenty kinds of piece at a time, in a few palettes."""

_made: OrderedDict[tuple[int, int, bool], Any] = OrderedDict()


def texture_of(image: QImage, *, relief: QImage | None = None, repeats: bool = False) -> Any:
    """Return a texture of the picture, smoothed at any distance. Its sides should be powers of two.

    The texture's alpha is the `relief`, Grayscale8 and of the same size, or 1 everywhere.
    """
    rgba = image.convertToFormat(QImage.Format.Format_RGB32).flipped()  # Panda3D's first row is the lowest
    pixels = bytearray(rgba.constBits())
    if relief is not None:
        pixels[3::4] = _heights(relief)
    texture = Texture("picture")
    texture.setup_2d_texture(rgba.width(), rgba.height(), Texture.T_unsigned_byte, Texture.F_rgba)
    texture.set_ram_image(bytes(pixels))
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    if not repeats:
        sampler = SamplerState(texture.get_default_sampler())
        sampler.set_lod_bias(-0.5)  # numbers far away are read, not looked at: rather sharp than smooth
        texture.set_default_sampler(sampler)
    wrap = SamplerState.WM_repeat if repeats else SamplerState.WM_clamp
    texture.set_wrap_u(wrap)
    texture.set_wrap_v(wrap)
    return texture


def _heights(relief: QImage) -> bytes:
    grey = relief.convertToFormat(QImage.Format.Format_Grayscale8).flipped()
    lines, stride, width = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    if stride == width:
        return lines
    return b"".join(lines[row * stride : row * stride + width] for row in range(grey.height()))


def shared_texture(image: QImage, relief: QImage | None = None, *, lit: bool = False) -> Any:
    """Return the texture of a picture and its relief, the same one whenever they are the same pictures. `lit`: as it
    looks on a level face, for those who draw without shaders."""
    key = image.cacheKey(), 0 if relief is None else relief.cacheKey(), lit
    texture = _made.get(key)
    if texture is None:
        texture = _made[key] = texture_of(lit_picture(image) if lit else image, relief=relief)
    _made.move_to_end(key)
    while len(_made) > _KEPT:
        _made.popitem(last=False)
    return texture
