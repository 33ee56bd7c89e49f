"""Which colour is where: on a stick by the place along its length, on the cup by the place in its frame. No physics."""

from __future__ import annotations

import math
from typing import NamedTuple

from stackhub.games.stickstack.table_scene import Cup, Kind


class Patch(NamedTuple):
    """The colour at a point, and the nearest other one."""

    colour: str
    """The letter w, r, y or b."""
    next: str | None = None
    """The colour across the nearest border; None where there is no border."""
    border_mm: float | None = None
    """Distance to that border."""


def on_stick(kind: Kind, u_mm: float) -> Patch:
    """The colour of a stick at `u_mm` from its middle, along its x axis. Beyond an end it is the end's."""
    length = sum(band.mm for band in kind.bands)
    edge = -length / 2
    bands = kind.bands
    for index, band in enumerate(bands):
        start, edge = edge, edge + band.mm
        if u_mm > edge and index < len(bands) - 1:
            continue
        before = abs(u_mm - start) if index > 0 else math.inf
        after = abs(edge - u_mm) if index < len(bands) - 1 else math.inf
        if before == after == math.inf:
            return Patch(band.colour)
        if before <= after:
            return Patch(band.colour, bands[index - 1].colour, before)
        return Patch(band.colour, bands[index + 1].colour, after)
    raise AssertionError("a kind has at least one band")


def on_cup(cup: Cup, x_mm: float, y_mm: float) -> Patch:
    """The colour of the cup at a place of its own frame. The white middle is so far from the rim that nothing touches
    both at one point: it has no border."""
    radius = math.hypot(x_mm, y_mm)
    if radius < cup.white_within_mm:
        return Patch("w")
    third = math.tau / 3
    angle = math.atan2(y_mm, x_mm) % math.tau
    sector = int(angle / third) % 3
    into = angle - sector * third
    if into <= third / 2:
        return Patch(cup.sectors[sector], cup.sectors[sector - 1], radius * into)
    return Patch(cup.sectors[sector], cup.sectors[(sector + 1) % 3], radius * (third - into))


def agree(own: Patch, theirs: Patch, border_mm: float) -> bool:
    """Whether the two touch like with like (SS-04): within `border_mm` of a border either colour counts."""
    return not _either(own, border_mm).isdisjoint(_either(theirs, border_mm))


def counted(own: Patch, theirs: Patch, border_mm: float) -> tuple[str, str]:
    """The colours that count: one and the same where both have it at the point or across a near border, else those of
    the point."""
    if own.colour == theirs.colour:
        return own.colour, theirs.colour
    both = _either(own, border_mm) & _either(theirs, border_mm)
    if not both:
        return own.colour, theirs.colour
    colour = own.colour if own.colour in both else theirs.colour if theirs.colour in both else min(both)
    return colour, colour


def _either(patch: Patch, border_mm: float) -> frozenset[str]:
    if patch.next is not None and patch.border_mm is not None and patch.border_mm <= border_mm:
        return frozenset((patch.colour, patch.next))
    return frozenset((patch.colour,))
