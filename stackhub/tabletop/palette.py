"""The game colours as Qt paints them."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from stackhub.engine.look import COLOUR_NAMES, ColourName, Palette


@dataclass(frozen=True)
class Paint:
    """One game colour: the face of the piece, its darker outline, and the sign or text on it."""

    base: QColor
    edge: QColor
    ink: QColor


def paint(palette: Palette, colour: ColourName) -> Paint:
    """Return the paint of one game colour. Raises KeyError for any other name."""
    swatch = palette.swatch(colour)
    return Paint(QColor(swatch.base), QColor(swatch.edge), QColor(swatch.ink))


def paints(palette: Palette) -> dict[ColourName, Paint]:
    """Return the paint of every game colour."""
    return {colour: paint(palette, colour) for colour in COLOUR_NAMES}
