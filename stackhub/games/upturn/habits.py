"""How likely somebody with a rack decides as they were seen to decide in Upturn.

Drawing is free (UP-08), so no decision is impossible; but who can lay mostly lays, and lays what a greedy player would.
"""

from __future__ import annotations

from stackhub.games.upturn.history import Decision
from stackhub.games.upturn.material import Box, UpturnOptions
from stackhub.games.upturn.playout import Scene, best_play
from stackhub.games.upturn.turn import ORDERS

#: Somebody draws, keeps or passes who could lay; or lays something else than looks best.
_ODD, _OTHERWISE = 0.08, 0.12
#: Enough to give, whatever is due.
_ENOUGH = 99


class TokenHabits:
    """What a player of Upturn mostly does, as :class:`stackhub.bots.holding.Habits` asks for it."""

    def __init__(self, box: Box, options: UpturnOptions) -> None:
        self._box = box
        self._options = options

    def laid(self, decision: Decision) -> list[int]:
        move = decision.move
        if not move.lays:
            return []
        numbers = [1 << number for number in move.numbers]
        if move.kind == "number":
            return numbers
        kind = self._box.pieces.called(move.kind)
        return [kind & -kind, *numbers]

    def draws(self, decision: Decision) -> bool:
        return decision.move.kind == "draw"

    def keeps(self, decision: Decision) -> bool:
        return decision.move.kind == "keep"

    def lays_drawn(self, decision: Decision) -> bool:
        """UP-08: after a draw any token may be laid."""
        return False

    def likely(self, decision: Decision, hand: int, drawn: int) -> float:
        """How likely who held ``hand`` decided so."""
        kind = decision.move.kind
        if kind in ("give", "announce", "leave"):
            return 1.0
        order = ORDERS[decision.order] if decision.order else 0
        present = sum(count > 0 for count in decision.counts)
        scene = Scene(
            decision.last,
            order,
            max(1, present - 1),
            _ENOUGH,
            self._box.by_action,
            self._options.last_token,
            self._options.twin_gift,
        )
        best = best_play(scene, hand)
        if kind in ("draw", "keep", "pass"):
            return 1.0 if best is None else _ODD
        if best is None:
            return _OTHERWISE
        return 1.0 if best[:2] == decision.move[:2] else _OTHERWISE
