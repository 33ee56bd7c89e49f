"""The pieces that a game of hands is played with (cards, tokens), and sets of them as bit masks.

A piece is a small whole number. Several pieces may bear the same name (four Flips): who plays knows names only, and
which of them is meant never matters. A hand is one int with a bit per piece: cheap to copy, compare and search
(engine.md: 3.1 to 10 times the speed of lists of objects).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from stackhub.engine.errors import BadPosition
from stackhub.engine.words import QT_TRANSLATE_NOOP


def members(mask: int) -> Iterator[int]:
    """The pieces in ``mask``, lowest number first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(pieces: Iterable[int]) -> int:
    """The pieces as a mask."""
    mask = 0
    for piece in pieces:
        mask |= 1 << piece
    return mask


class PieceSet:
    """All pieces of a game, by number: ``names[piece]``, in the order in which hands are listed. An empty name stands
    for a number that no piece has."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.all = mask_of(piece for piece, name in enumerate(names) if name)
        self._by_name: dict[str, int] = {}
        for piece, name in enumerate(names):
            if name:
                self._by_name[name] = self._by_name.get(name, 0) | 1 << piece

    def called(self, name: str) -> int:
        """All pieces of that name, as a mask; 0 when there is none."""
        return self._by_name.get(name, 0)

    def listed(self, mask: int) -> list[str]:
        """The names of the pieces in ``mask``, lowest number first."""
        return [self.names[piece] for piece in members(mask)]

    def named(self, pieces: Iterable[int]) -> list[str]:
        """The names of ``pieces``, in their order."""
        return [self.names[piece] for piece in pieces]

    def claim(self, names: Any, free: int, where: str) -> list[int]:
        """Pieces of ``names`` out of the mask ``free``, in order, the lowest number of each name first. Raises
        BadPosition, naming ``where``, when that is no list of names or ``free`` has too few."""
        if not isinstance(names, list):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "{where} must be a list of names"), where=where)
        pieces: list[int] = []
        for name in names:
            left = self.called(name) & free if isinstance(name, str) else 0
            if not left:
                known = isinstance(name, str) and self.called(name)
                sentence = (
                    QT_TRANSLATE_NOOP("errors", "{where}: there are not so many of '{name}'")
                    if known
                    else QT_TRANSLATE_NOOP("errors", "{where}: there is no '{name}' in this game")
                )
                raise BadPosition(sentence, where=where, name=str(name)[:40])
            piece = (left & -left).bit_length() - 1
            free ^= 1 << piece
            pieces.append(piece)
        return pieces
