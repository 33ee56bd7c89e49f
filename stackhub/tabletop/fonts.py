"""The type StackHub brings along: Nunito, round and legible, with French accents and figures of one width.

The files also hold our seven signs and arrows as characters (see models/fonts/make_fonts.py).
"""

import logging

from PySide6.QtGui import QFont, QFontDatabase

from stackhub.resources import models_dir

FAMILY = "Nunito"

_log = logging.getLogger(__name__)


def install_fonts() -> str:
    """Make the bundled fonts known to Qt and return the family to use.

    Needs a QGuiApplication. Falls back to the system's own family when the files are missing or broken: the words
    matter more than their shape. Calling it again is harmless.
    """
    known = [file for file in sorted((models_dir() / "fonts").glob("*.ttf")) if _install(str(file))]
    if not known:
        _log.warning("The bundled fonts could not be loaded; using the system's own.")
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return FAMILY


_installed: dict[str, bool] = {}


def _install(file: str) -> bool:
    if file not in _installed:
        number = QFontDatabase.addApplicationFont(file)
        _installed[file] = number >= 0 and FAMILY in " ".join(QFontDatabase.applicationFontFamilies(number))
    return _installed[file]


def font(family: str, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a font for what is painted by hand: `pixels` high at scale 1, figures of one width."""
    result = QFont(family)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    return result
