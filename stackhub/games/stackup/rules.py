"""The rules of Stack Up!, SU-01 to SU-25, as the kernel asks for them. What moves do is in
`stackhub.games.stackup.turns`, what may be played in `stackhub.games.stackup.state`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.errors import BadPosition
from stackhub.engine.game import MatchFormat, Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stackup.dealing import deal
from stackhub.games.stackup.house import Config, Material, StackUpOptions, house_of
from stackhub.games.stackup.moves import LEAVE, Move, move_from
from stackhub.games.stackup.position import read
from stackhub.games.stackup.state import StackUpState
from stackhub.games.stackup.view import StackUpView, redeal

__all__ = ["Config", "Move", "StackUpOptions", "StackUpRules", "StackUpState", "StackUpView", "make_rules"]


class StackUpRules:
    """The immutable facts of Stack Up!."""

    id = "stackup"
    version = 1
    options_model = StackUpOptions
    #: Ten times the longest random round seen (1,911 moves, with `draw: any_time`); nothing but the will of the
    #: players ends a round in which they may draw whenever they like.
    max_moves = 20_000
    #: People who share a screen find a curtain between their turns.
    hidden_hands = True
    #: What `Match.leave` plays for a seat that gives up (SU-25).
    leave_move = LEAVE

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.material = Material.model_validate(config.material)

    def setup(self, options: StackUpOptions, seats: int, chance: Chance, first: int | None = None) -> StackUpState:
        """SU-02, SU-03: the cards are dealt and one is turned; ``first`` chooses the direction (None: drawn by lot,
        SU-04)."""
        self.config.check_seats(seats)
        if first is not None and first not in range(seats):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot begin: nobody sits there"), seat=first)
        state = StackUpState()
        deal(state, house_of(options), seats, self.material.hand, chance, first=first)
        return state

    def from_position(
        self, position: Mapping[str, Any], options: StackUpOptions, seats: int, chance: Chance
    ) -> StackUpState:
        """The state of a position (docs/notation.md). Raises BadPosition, or BadOptions for its ``options``."""
        self.config.check_seats(seats)
        state = StackUpState()
        read(state, position, options, seats, self.material.hand, chance=chance)
        return state

    def parse_move(self, text: str) -> Move:
        """The move written as ``text``. Raises InvalidMove."""
        return move_from(text)

    def redeal(self, view: StackUpView, chance: Chance) -> StackUpState:
        """A possible world: agrees with ``view``, the hidden cards dealt by ``chance``."""
        world = StackUpState()
        redeal(world, view, chance)
        return world

    def match_format(self, options: StackUpOptions) -> MatchFormat:
        """SU-24."""
        return options.match_format()

    def opening(
        self, options: StackUpOptions, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """SU-04: drawn by lot; in later rounds the loser of the last one begins."""
        if previous is not None and previous.loser is not None:
            return Opening(previous.loser, chooses=False, why="loser")
        return Opening(chance.below(len(birth_years)), chooses=False, why="drawn")

    def conserved(self, state: StackUpState) -> Hashable:
        """All cards, wherever they lie."""
        return tuple(state.pieces())


def make_rules(config: GameConfig) -> StackUpRules:
    """The rules with what ``config`` says about the material. Raises pydantic.ValidationError for bad material."""
    return StackUpRules(config)
