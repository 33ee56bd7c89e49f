"""What may be taken out of a hand, as a game tells its board: only what the moves that were offered say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

#: ``plays``: with this piece more, what is chosen can be laid; ``follows``: only with further pieces; ``no``: never.
Fit = Literal["plays", "follows", "no"]


class Picking(Protocol):
    """One turn's choice of pieces. Pieces are names, in the order in which they were chosen, which never matters."""

    def fits(self, chosen: tuple[str, ...], name: str) -> Fit:
        """What choosing ``name`` besides ``chosen`` would lead to."""
        ...

    def moves(self, chosen: tuple[str, ...]) -> Sequence[Any]:
        """The moves that lay exactly ``chosen``; several when something has still to be said (a colour, a target)."""
        ...

    def ordered(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """``chosen`` in the order in which they would be laid."""
        ...

    def action(self, name: str) -> Any | None:
        """The move that lays nothing and is called so (draw, keep, pass), or None when it may not be played."""
        ...


class NoPicking:
    """It is nobody's turn here."""

    def fits(self, chosen: tuple[str, ...], name: str) -> Fit:
        return "no"

    def moves(self, chosen: tuple[str, ...]) -> Sequence[Any]:
        return ()

    def ordered(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        return chosen

    def action(self, name: str) -> Any | None:
        return None
