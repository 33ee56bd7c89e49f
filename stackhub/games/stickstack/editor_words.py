"""What the editor of challenge cards calls checks, their parts and their values."""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.engine.words import QT_TRANSLATE_NOOP

Marked = tuple[str, str]

KINDS: Mapping[str, Marked] = {
    "touches": QT_TRANSLATE_NOOP("stickstack", "Touches…"),
    "touches_one": QT_TRANSLATE_NOOP("stickstack", "Touches one stick"),
    "colours": QT_TRANSLATE_NOOP("stickstack", "Touches with so many colours"),
    "only_colours": QT_TRANSLATE_NOOP("stickstack", "Touches with these colours only"),
    "contacts": QT_TRANSLATE_NOOP("stickstack", "Which colours touch"),
    "lies": QT_TRANSLATE_NOOP("stickstack", "Lies highest or lowest"),
    "reach": QT_TRANSLATE_NOOP("stickstack", "Reaches beyond the rim (mm)"),
    "off_middle": QT_TRANSLATE_NOOP("stickstack", "Middle to middle of the cup (mm)"),
    "slope": QT_TRANSLATE_NOOP("stickstack", "Slope of the stick (°)"),
    "crosses": QT_TRANSLATE_NOOP("stickstack", "Crosses so many sticks"),
    "crosses_one": QT_TRANSLATE_NOOP("stickstack", "Crosses one stick"),
    "along": QT_TRANSLATE_NOOP("stickstack", "In line with so many sticks"),
    "lean": QT_TRANSLATE_NOOP("stickstack", "Lean of the cup in the end (°)"),
    "leaned": QT_TRANSLATE_NOOP("stickstack", "Lean of the cup before (°)"),
    "lean_goes": QT_TRANSLATE_NOOP("stickstack", "How the lean changes"),
    "sway": QT_TRANSLATE_NOOP("stickstack", "Most lean in the turn (°)"),
    "shifts": QT_TRANSLATE_NOOP("stickstack", "Shift of other sticks (mm)"),
    "attempts": QT_TRANSLATE_NOOP("stickstack", "Let go of so often"),
    "within": QT_TRANSLATE_NOOP("stickstack", "Let go within a time"),
    "waits": QT_TRANSLATE_NOOP("stickstack", "Not let go before a time"),
    "pushes": QT_TRANSLATE_NOOP("stickstack", "Pushed with the stick (mm)"),
    "stick": QT_TRANSLATE_NOOP("stickstack", "What stick it is"),
    "hangs": QT_TRANSLATE_NOOP("stickstack", "Sticks on the tower in the end"),
}
GROUP = QT_TRANSLATE_NOOP("stickstack", "A group of checks")
"""A check that is itself a list: it is kept as it is, for a text editor to change."""
FIELDS: Mapping[str, Marked] = {
    "least": QT_TRANSLATE_NOOP("stickstack", "at least"),
    "most": QT_TRANSLATE_NOOP("stickstack", "at most"),
    "what": QT_TRANSLATE_NOOP("stickstack", "what"),
    "which": QT_TRANSLATE_NOOP("stickstack", "which"),
    "where": QT_TRANSLATE_NOOP("stickstack", "where"),
    "are": QT_TRANSLATE_NOOP("stickstack", "which"),
    "how": QT_TRANSLATE_NOOP("stickstack", "how"),
    "colours": QT_TRANSLATE_NOOP("stickstack", "colours"),
    "angle_least": QT_TRANSLATE_NOOP("stickstack", "from °"),
    "angle_most": QT_TRANSLATE_NOOP("stickstack", "to °"),
    "within_deg": QT_TRANSLATE_NOOP("stickstack", "within °"),
    "seconds": QT_TRANSLATE_NOOP("stickstack", "seconds"),
    "bands": QT_TRANSLATE_NOOP("stickstack", "bands"),
    "has": QT_TRANSLATE_NOOP("stickstack", "colour"),
    "taken": QT_TRANSLATE_NOOP("stickstack", "from"),
}
VALUES: Mapping[str, Marked] = {
    "sticks": QT_TRANSLATE_NOOP("stickstack", "other sticks"),
    "cup": QT_TRANSLATE_NOOP("stickstack", "the cup"),
    "rim": QT_TRANSLATE_NOOP("stickstack", "colours of the rim"),
    "middle": QT_TRANSLATE_NOOP("stickstack", "the middle of the cup"),
    "red": QT_TRANSLATE_NOOP("stickstack", "the red part of the rim"),
    "yellow": QT_TRANSLATE_NOOP("stickstack", "the yellow part of the rim"),
    "blue": QT_TRANSLATE_NOOP("stickstack", "the blue part of the rim"),
    "last": QT_TRANSLATE_NOOP("stickstack", "the one placed last"),
    "first": QT_TRANSLATE_NOOP("stickstack", "the one placed first"),
    "highest": QT_TRANSLATE_NOOP("stickstack", "highest"),
    "lowest": QT_TRANSLATE_NOOP("stickstack", "lowest"),
    "like": QT_TRANSLATE_NOOP("stickstack", "like colours"),
    "unlike": QT_TRANSLATE_NOOP("stickstack", "different colours"),
    "other_side": QT_TRANSLATE_NOOP("stickstack", "to the other side"),
    "same_side": QT_TRANSLATE_NOOP("stickstack", "to the same side"),
    "more": QT_TRANSLATE_NOOP("stickstack", "more than before"),
    "less": QT_TRANSLATE_NOOP("stickstack", "less than before"),
    "bag": QT_TRANSLATE_NOOP("stickstack", "the bag"),
    "front": QT_TRANSLATE_NOOP("stickstack", "what lies in front"),
    "w": QT_TRANSLATE_NOOP("stickstack", "white"),
    "r": QT_TRANSLATE_NOOP("stickstack", "red"),
    "y": QT_TRANSLATE_NOOP("stickstack", "yellow"),
    "b": QT_TRANSLATE_NOOP("stickstack", "blue"),
}
JOINS: Mapping[str, Marked] = {
    "all": QT_TRANSLATE_NOOP("stickstack", "all of these hold"),
    "any": QT_TRANSLATE_NOOP("stickstack", "one of these holds"),
    "none": QT_TRANSLATE_NOOP("stickstack", "none of these holds"),
}
CONDITIONS: Mapping[str, Marked] = {
    "": QT_TRANSLATE_NOOP("stickstack", "Nothing"),
    "blind": QT_TRANSLATE_NOOP("stickstack", "Dark while the stick moves"),
    "guided": QT_TRANSLATE_NOOP("stickstack", "Dark, guided by voice"),
    "mirrored": QT_TRANSLATE_NOOP("stickstack", "Left and right exchanged"),
    "stiff": QT_TRANSLATE_NOOP("stickstack", "The stick cannot be turned"),
    "unmarked": QT_TRANSLATE_NOOP("stickstack", "No preview of what touches"),
}
RULES: Mapping[str, Marked] = {
    "like": QT_TRANSLATE_NOOP("stickstack", "Like colours only (the rule)"),
    "any": QT_TRANSLATE_NOOP("stickstack", "Any colours"),
    "unlike": QT_TRANSLATE_NOOP("stickstack", "Different colours only"),
}
PLACES: Mapping[str, Marked] = {
    "drawer": QT_TRANSLATE_NOOP("stickstack", "who draws the card"),
    "neighbour": QT_TRANSLATE_NOOP("stickstack", "the left neighbour"),
}
NEW_DECK = QT_TRANSLATE_NOOP("stickstack", "My challenges")
NEW_TITLE = QT_TRANSLATE_NOOP("stickstack", "A new challenge")
NEW_TEXT = QT_TRANSLATE_NOOP("stickstack", "Your stick touches another one.")
