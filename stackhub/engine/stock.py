"""A draw pile and what was laid: drawing at random, and making a new pile of what lies face up."""

from __future__ import annotations

from stackhub.engine.chance import Chance


class Stock:
    """``face_down`` is an unordered bag: whoever draws gets any of it, so nothing needs to be shuffled. ``face_up`` is
    what was laid, its last piece on top. Pieces are numbers (:mod:`stackhub.engine.pieces`)."""

    __slots__ = ("face_down", "face_up")

    def __init__(self, face_down: list[int], face_up: list[int]) -> None:
        self.face_down = face_down
        self.face_up = face_up

    def clone(self) -> Stock:
        """An independent copy."""
        return Stock(self.face_down.copy(), self.face_up.copy())

    def draw(self, chance: Chance) -> int:
        """Take a piece from the draw pile. Raises ValueError when it is empty (see :meth:`refill`)."""
        bag = self.face_down
        at = chance.below(len(bag))
        piece, bag[at] = bag[at], bag[-1]
        bag.pop()
        return piece

    def refill(self, keep: int) -> int:
        """Everything face up but its last ``keep`` pieces goes into the draw pile; returns how many that were (SU-22,
        UP-19)."""
        moved = self.face_up[: len(self.face_up) - keep]
        del self.face_up[: len(moved)]
        self.face_down += moved
        return len(moved)
