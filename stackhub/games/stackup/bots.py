"""The bots of Stack Up!. Easy plays any sensible move, medium the one that looks best to it (how it judges is in
:mod:`stackhub.games.stackup.judgement`); hard and expert play the best of these to the end in possible worlds
(:mod:`stackhub.games.stackup.worlds`), the more the stronger. They get a view, never the table."""

from __future__ import annotations

from stackhub.bots.bot import Budget, Hint
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Rules
from stackhub.games.stackup.analysis import analyse
from stackhub.games.stackup.foresight import foreseen
from stackhub.games.stackup.hint_words import reason
from stackhub.games.stackup.house import Skill
from stackhub.games.stackup.judgement import judged, sensible
from stackhub.games.stackup.moves import DRAW
from stackhub.games.stackup.rules import Move, StackUpView
from stackhub.games.stackup.searching import searched

__all__ = ["StackUpAdviser", "StackUpBot", "analyse", "make_adviser", "make_bot"]


class StackUpBot:
    """With the chance ``skill.slip`` it plays any sensible move, else the best of them, as it judges or as it finds out
    by ``skill.iterations`` playouts."""

    def __init__(self, level: Level, skill: Skill) -> None:
        self.level = level
        self._skill = skill

    def choose(self, view: StackUpView, chance: Chance, budget: Budget) -> Move:
        """The move to play. Without playouts ``budget`` is not needed."""
        moves = view.legal_moves()
        if chance.chance_of(self._skill.slip):
            return chance.choice(sensible(len(view.hand), moves))
        if not self._skill.iterations:
            return chance.choice(_best(view, moves))
        within = Budget(min(budget.iterations, self._skill.iterations), budget.stop)
        move: Move = searched(view, chance, within, self._skill.moves)[0].move
        return move

    def begins(self, chance: Chance) -> bool:
        """Nobody is asked in this game; to begin is as good as not to."""
        return chance.chance_of(0.5)


class StackUpAdviser:
    """Says what the hard bot would do, and why in a sentence."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def hint(self, view: StackUpView, chance: Chance, budget: Budget) -> Hint:
        """The best move; none when it is not this seat's turn."""
        if not view.legal_moves():
            return Hint((), {}, reason(view, None))
        within = Budget(min(budget.iterations, self._skill.iterations), budget.stop)
        move: Move = searched(view, chance, within, self._skill.moves)[0].move
        return Hint((str(move),), {}, reason(view, move, foreseen(view, move, chance)))


def _best(view: StackUpView, moves: list[Move]) -> list[Move]:
    # To draw although one can play may look better every time, and a round of such players would never end.
    moves = [move for move in moves if move is not DRAW] if any(move.mask for move in moves) else moves
    worth = judged(view.table(), moves)
    most = max(worth)
    return [move for move, value in zip(moves, worth, strict=True) if value == most]


def make_bot(level: Level, rules: Rules) -> StackUpBot:
    """A bot of ``level`` as the configuration describes it."""
    return StackUpBot(level, Skill.model_validate(rules.config.bots[level]))


def make_adviser(rules: Rules) -> StackUpAdviser:
    """The one who gives hints: they are the hard bot's."""
    return StackUpAdviser(Skill.model_validate(rules.config.bots["hard"]))
