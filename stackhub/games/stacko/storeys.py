"""The tower as the rules keep it: which block lies where, which may be taken, and where one may be laid."""

from __future__ import annotations

from typing import Literal

Storey = tuple[str | None, str | None, str | None]
"""Three positions, from the side of lower coordinates; None where no block lies."""
Storeys = tuple[Storey, ...]
"""From the bottom; the last one holds at least one block."""
Place = tuple[int, int]
"""Storey from the bottom, and position within it, both from 0."""
Face = Literal["red1", "blue2", "green3", "yellow4", "reverse", "draw2"]
NumberedFace = Literal["red1", "blue2", "green3", "yellow4"]
Top = Literal["any", "completed", "three_rows"]

POSITIONS = 3
EMPTY: Storey = (None, None, None)


def colour_of(block: str) -> str:
    """Colour of a block or of a numbered face: ``red`` of ``red1a`` and of ``red1``."""
    return block.rstrip("abc").rstrip("1234")


def number_of(block: str) -> int:
    """Number of a block or of a numbered face: 1 of ``red1a`` and of ``red1``."""
    return int(block.rstrip("abc")[-1])


def matches(block: str, face: NumberedFace) -> bool:
    """Whether the block has the colour of the face, or its number (ST-04)."""
    return block[-2] == face[-1] or block[:-2] == face[:-1]


def places(storeys: Storeys) -> dict[str, Place]:
    """Where each block lies, from the bottom up."""
    return {
        block: (number, position)
        for number, storey in enumerate(storeys)
        for position, block in enumerate(storey)
        if block is not None
    }


def first_barred(storeys: Storeys, top: Top) -> int:
    """The lowest storey from which nothing may be taken (ST-07): the top one, whatever `top` calls that. Where no
    storey is complete, ``completed`` bars the highest one that holds a block."""
    held = [number for number, storey in enumerate(storeys) if storey != EMPTY]
    if not held:
        return 0
    if top == "three_rows":
        return held[-3] if len(held) >= 3 else 0
    if top == "completed":
        complete = [number for number in held if None not in storeys[number]]
        return complete[-1] if complete else held[-1]
    return held[-1]


def takeable(storeys: Storeys, face: NumberedFace | None, top: Top) -> tuple[str, ...]:
    """The blocks that may leave the tower, from the bottom up: those that match `face` (ST-04), or any for a Draw Two
    (None, ST-06), below the top (ST-07)."""
    return tuple(
        block
        for storey in storeys[: first_barred(storeys, top)]
        for block in storey
        if block is not None and (face is None or matches(block, face))
    )


def open_places(storeys: Storeys) -> tuple[Place, ...]:
    """Where a block may be laid: the free places of the highest storey, or, when it is complete, those of a new one
    (ST-08). `storeys` are without the block that is to be laid."""
    highest = len(storeys)
    while highest and storeys[highest - 1] == EMPTY:
        highest -= 1
    if highest and None in storeys[highest - 1]:
        return tuple((highest - 1, position) for position in range(POSITIONS) if storeys[highest - 1][position] is None)
    return tuple((highest, position) for position in range(POSITIONS))


def after_lift(storeys: Storeys, block: str, to: Place | None) -> Storeys:
    """The tower once `block` is out of its place and lies at `to` (None: out of play). Raises KeyError when it is not
    in the tower."""
    storey, position = places(storeys)[block]
    changed = list(storeys)
    changed[storey] = _with(changed[storey], position, None)
    if to is not None:
        while len(changed) <= to[0]:
            changed.append(EMPTY)
        changed[to[0]] = _with(changed[to[0]], to[1], block)
    while changed and changed[-1] == EMPTY:
        changed.pop()
    return tuple(changed)


def stands(storey: Storey) -> bool:
    """Whether a storey can carry others: on its middle, or on both its sides (ST-18)."""
    return storey[1] is not None or (storey[0] is not None and storey[2] is not None)


def _with(storey: Storey, position: int, block: str | None) -> Storey:
    first, middle, last = (block if at == position else there for at, there in enumerate(storey))
    return first, middle, last
