"""What the moves offered at Upturn allow to take from the rack. The moves may be billions: none is ever listed."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.games.upturn.choosing import assembled, in_front_of
from stackhub.games.upturn.material import ACTIONS, is_twin
from stackhub.games.upturn.notation import DRAW, KEEP, PASS, Move
from stackhub.games.upturn.view import UpturnView
from stackhub.tabletop.picking import Fit

_ACTIONS = {str(move): move for move in (DRAW, KEEP, PASS)}


class TokenPicking:
    """Chosen tokens are a set: a run is found whichever way it was put together. ``shout``: the last token is announced
    with the play, where that can be said (UP-17)."""

    def __init__(self, view: UpturnView, moves: Sequence[Move]) -> None:
        self.offered = moves
        self.shout = False
        self._view = view
        self._known: dict[tuple[frozenset[str], bool], Move | None] = {}
        self._twins = [token for token in view.hand if token.isdigit() and is_twin(int(token))]

    # --- as the tabletop asks

    def fits(self, chosen: tuple[str, ...], name: str) -> Fit:
        if name in chosen:
            return "no"
        wanted = (*chosen, name)
        if self._play(wanted) is not None:
            return "plays"
        if any(token in ACTIONS and token != "joker" for token in wanted):
            return "no"
        runs = ((*wanted, twin) for twin in self._twins if twin not in wanted)
        return "follows" if any(self._play(run) is not None for run in runs) else "no"

    def moves(self, chosen: tuple[str, ...]) -> Sequence[Move]:
        """One move at most: what is said with it is chosen before."""
        play = self._play(chosen)
        if play is None:
            return ()
        return (play._replace(shout=True),) if self.shout and self.can_shout(chosen) else (play,)

    def ordered(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """A Joker first, then the numbers the way the order goes."""
        move = assembled(self._view, chosen)
        return move.tokens if move is not None and move.lays else chosen

    def action(self, name: str) -> Move | None:
        move = _ACTIONS.get(name)
        return move if move is not None and move in self.offered else None

    # --- as Upturn's board asks besides

    @property
    def lays(self) -> bool:
        """Whether any token can be laid."""
        return any(self.fits((), token) == "plays" for token in self._view.hand)

    def can_shout(self, chosen: tuple[str, ...]) -> bool:
        """Whether the last token can be announced with laying ``chosen``; with nothing chosen, with any one token."""
        plays = [chosen] if chosen else [(token,) for token in self._view.hand]
        return any(self._play(tokens, shout=True) is not None for tokens in plays)

    def whole_run(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """Everything on the rack that can be laid in front of the twin among ``chosen``, a chosen Joker and the twin
        itself (UP-14, UP-15); empty when there is no such twin or everything is chosen already."""
        if self._play(chosen) is None:
            return ()
        last = self.ordered(chosen)[-1]
        if last not in self._twins:
            return ()
        joker = ("joker",) if "joker" in chosen else ()
        front = in_front_of(self._view, int(last), after_joker=bool(joker))
        run = (*joker, *map(str, front), last)
        return run if len(run) > len(chosen) and self._play(run) is not None else ()

    def _play(self, tokens: tuple[str, ...], *, shout: bool = False) -> Move | None:
        """The move that lays ``tokens``, looked up once: each is asked for again and again in a turn."""
        key = frozenset(tokens), shout
        if key not in self._known:
            move = assembled(self._view, tokens, shout=shout)
            self._known[key] = move if move is not None and move in self.offered else None
        return self._known[key]
