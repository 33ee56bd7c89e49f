"""Sheets of vector art in which the colours are roles: `var(--base, #c62f2a)` is whatever the board gives for
*base*."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from stackhub.engine.look import COLOUR_NAMES, Palette
from stackhub.resources import models_dir

_ROLE = re.compile(r"var\(--([a-z-]+), (#[0-9a-fA-F]{6})\)")


class SheetError(Exception):
    """A sheet of models/ is missing or broken; the message names it."""


def sheet(folder: str, name: str, colours: Mapping[str, str]) -> QSvgRenderer:
    """The sheet `name` of models/`folder` in ``colours`` (`#rrggbb` by role; a role left out keeps the sheet's own).
    The same sheet for the same colours. Raises SheetError."""
    return _rendered(folder, name, tuple(sorted(colours.items())))


def palette_roles(palette: Palette) -> dict[str, str]:
    """Every part of every game colour as a role: `red-base`, `red-edge`, `red-ink`, `blue-base`, …"""
    return {
        f"{colour}-{part}": getattr(palette.swatch(colour), part)
        for colour in COLOUR_NAMES
        for part in ("base", "edge", "ink")
    }


def roles_of(text: str) -> frozenset[str]:
    """The roles a sheet's text names."""
    return frozenset(role for role, _ in _ROLE.findall(text))


@lru_cache(maxsize=256)
def _rendered(folder: str, name: str, colours: tuple[tuple[str, str], ...]) -> QSvgRenderer:
    file: Path = models_dir() / folder / f"{name}.svg"
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise SheetError(f'there is no sheet "{name}" in models/{folder}') from error
    given = dict(colours)
    text = _ROLE.sub(lambda found: given.get(found[1], found[2]), text)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if not renderer.isValid():
        raise SheetError(f"models/{folder}/{name}.svg is not a picture")
    return renderer
