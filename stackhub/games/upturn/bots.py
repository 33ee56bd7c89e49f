"""The bots of Upturn: *easy* lays any token that fits, *medium* the one that looks best; *hard* and *expert* play the
best of these to the end in possible worlds (:mod:`stackhub.games.upturn.worlds`), the more the stronger. They see a
view only, and never list all runs there are."""

from __future__ import annotations

from stackhub.bots.bot import Budget, Hint
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Rules
from stackhub.games.upturn import hint_words
from stackhub.games.upturn.analysis import analyse
from stackhub.games.upturn.greedy import Worth, announced, must_speak, plays, share, value, without_laying
from stackhub.games.upturn.listing import LISTED
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.rules import UpturnRules
from stackhub.games.upturn.searching import searched
from stackhub.games.upturn.skill import Skill
from stackhub.games.upturn.turn import Turn
from stackhub.games.upturn.view import UpturnView
from stackhub.games.upturn.worlds import Dealer, stuck_after

__all__ = ["UpturnAdviser", "UpturnBot", "analyse", "make_adviser", "make_bot"]


class UpturnBot:
    """Lays a token whenever it can: with the chance ``slip`` any play, else the one worth most; one that searches may
    draw or keep as well. It announces its last token with the play unless it forgets (UP-17), and gives to whoever has
    the fewest tokens."""

    def __init__(self, level: Level, skill: Skill, rules: UpturnRules, worth: Worth | None = None) -> None:
        self.level = level
        self._skill = skill
        self._rules = rules
        self._worth = worth or Worth()

    def choose(self, view: UpturnView, chance: Chance, budget: Budget) -> Move:
        """The move to play. Without playouts it is found at once, and ``budget`` is not needed."""
        turn = view.turn()
        slips = chance.chance_of(self._skill.slip)
        speaks = not chance.chance_of(self._skill.forget)
        due = must_speak(turn)
        if due is not None and speaks:
            return due
        if turn.gift:
            return _any_share(turn, chance) if slips else share(view, turn.gift)
        possible = list(plays(turn))
        if not possible:
            return without_laying(turn)
        if slips:
            move = chance.choice(possible)
        elif self._skill.iterations:
            within = Budget(min(budget.iterations, self._skill.iterations), budget.stop)
            move = searched(self._rules, view, chance, within, self._skill.moves)[0].move
        else:
            move = best_plays(view, turn, possible, self._worth)[0]
        return announced(turn, move) if speaks else move

    def begins(self, chance: Chance) -> bool:
        """To begin means to lay a token first."""
        return True


def best_plays(view: UpturnView, turn: Turn, possible: list[Move], worth: Worth) -> list[Move]:
    """Those of the ``possible`` plays that are worth most, in their order."""
    values = [value(view, turn, move, worth) for move in possible]
    most = max(values)
    return [move for move, worth_of_it in zip(possible, values, strict=True) if worth_of_it == most]


def _any_share(turn: Turn, chance: Chance) -> Move:
    """A gift shared out by lot."""
    given = dict.fromkeys(turn.receivers, 0)
    for _ in range(turn.gift):
        given[chance.choice(turn.receivers)] += 1
    return Move("give", gifts=tuple((seat, count) for seat, count in given.items() if count))


class UpturnAdviser:
    """Says what the hard bot would do, and why."""

    def __init__(self, rules: UpturnRules, skill: Skill) -> None:
        self._rules = rules
        self._skill = skill

    def hint(self, view: UpturnView, chance: Chance, budget: Budget) -> Hint:
        """The best play, and why; ``verdicts`` is empty, for nothing here is certain."""
        if view.over or view.seat != view.to_play:
            return Hint((), {}, hint_words.nothing())
        turn = view.turn()
        due = must_speak(turn)
        if due is not None:
            return Hint((str(due),), {}, hint_words.announce())
        if turn.gift:
            return Hint((str(share(view, turn.gift)),), {}, hint_words.gift())
        possible = list(plays(turn))
        if not possible:
            move = without_laying(turn)
            return Hint((str(move),), {}, hint_words.without_laying(move))
        within = Budget(min(budget.iterations, self._skill.iterations), budget.stop)
        move = searched(self._rules, view, chance, within, self._skill.moves)[0].move
        if not move.lays:
            return Hint((str(move),), {}, hint_words.rather_not(move))
        shown = announced(turn, move._replace(numbers=move.numbers[-LISTED - 1 :], shout=False))
        if len(shown.tokens) == turn.count:
            return Hint((str(shown),), {}, hint_words.play(shown, wins=True))
        dealer = Dealer(view, chance, self._rules.redeal)
        return Hint((str(shown),), {}, hint_words.play(shown, wins=False, stuck=stuck_after(dealer, move, chance)))


def make_bot(level: Level, rules: Rules) -> UpturnBot:
    """A bot of ``level`` as the configuration describes it."""
    assert isinstance(rules, UpturnRules)
    return UpturnBot(level, Skill.model_validate(rules.config.bots[level]), rules)


def make_adviser(rules: Rules) -> UpturnAdviser:
    """The one who gives hints: they are the hard bot's."""
    assert isinstance(rules, UpturnRules)
    return UpturnAdviser(rules, Skill.model_validate(rules.config.bots["hard"]))
