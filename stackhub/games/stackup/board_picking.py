"""What the moves offered at Stack Up! allow to take out of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.games.stackup.moves import Move
from stackhub.tabletop.picking import Fit


def laid_by(move: Move) -> tuple[str, ...]:
    """The cards that ``move`` lays, in order; none for a move that lays nothing."""
    if not move.mask:
        return ()
    head = str(move).partition("+")[0]
    return tuple(head.split("-")) if move.kind == "numbers" else (move.kind,)


class CardPicking:
    """Chosen cards are a set: a combo is found whichever way it was put together."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.offered = tuple(moves)
        self._plays: dict[tuple[str, ...], list[Move]] = {}
        self._orders: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._actions: dict[str, Move] = {}
        for move in moves:
            cards = laid_by(move)
            if cards:
                self._plays.setdefault(tuple(sorted(cards)), []).append(move)
                self._orders[tuple(sorted(cards))] = cards
            else:
                self._actions[str(move)] = move
        self._sets = [frozenset(cards) for cards in self._plays]

    def fits(self, chosen: tuple[str, ...], name: str) -> Fit:
        if name in chosen:
            return "no"
        wanted = (*chosen, name)
        if tuple(sorted(wanted)) in self._plays:
            return "plays"
        some = frozenset(wanted)
        return "follows" if any(some < cards for cards in self._sets) else "no"

    def moves(self, chosen: tuple[str, ...]) -> Sequence[Move]:
        return self._plays.get(tuple(sorted(chosen)), ())

    def ordered(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """By number, the way the combo runs that they belong to."""
        some = frozenset(chosen)
        if len(some) < 2:
            return chosen
        longest = [cards for cards in self._orders.values() if some <= frozenset(cards)]
        return tuple(card for card in longest[0] if card in some) if longest else chosen

    def action(self, name: str) -> Move | None:
        return self._actions.get(name)
