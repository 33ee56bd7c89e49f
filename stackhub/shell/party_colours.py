"""Which colour somebody at a party gets: there are fewer colours than there may be people."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.engine.look import COLOUR_NAMES, ColourName


def rarest(taken: Sequence[ColourName], wanted: ColourName | None = None) -> ColourName:
    """The colour that fewest have of those whose colours are ``taken``; ``wanted`` where it is one of these, else the
    first."""
    fewest = min(taken.count(colour) for colour in COLOUR_NAMES)
    rare = [colour for colour in COLOUR_NAMES if taken.count(colour) == fewest]
    return wanted if wanted is not None and wanted in rare else rare[0]
