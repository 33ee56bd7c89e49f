"""The menu of the seven game colours, each with its sign and its name."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.shell.hub import Hub
from stackhub.shell.words import colour_word
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon


def choose_colour(hub: Hub, below: QWidget) -> ColourName | None:
    """Ask for a colour in a menu below a widget; None when nothing is chosen."""
    menu = QMenu(below)
    for colour in COLOUR_NAMES:
        action = menu.addAction(sign_icon(colour, paint(hub.palette, colour), 24), colour_word(colour))
        action.setData(colour)
    chosen = menu.exec(below.mapToGlobal(below.rect().bottomLeft()))
    found = next((name for name in COLOUR_NAMES if chosen is not None and name == chosen.data()), None)
    menu.deleteLater()
    return found
