"""The rules of Upturn, UP-01 to UP-20, as the kernel asks for them. What may be played is in
`stackhub.games.upturn.turn`, what moves do in `stackhub.games.upturn.state`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.errors import BadPosition
from stackhub.engine.game import MatchFormat, Opening, Outcome
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.seating import seating
from stackhub.engine.shedding import deal_hidden
from stackhub.engine.stock import Stock
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.upturn.material import Box, Config, Material, UpturnOptions
from stackhub.games.upturn.notation import LEAVE, Move, move_from
from stackhub.games.upturn.position import Placed, placed
from stackhub.games.upturn.state import UpturnState
from stackhub.games.upturn.turn import ORDERS, UP
from stackhub.games.upturn.view import UpturnView

__all__ = ["Config", "UpturnOptions", "UpturnRules", "UpturnState", "UpturnView", "make_rules"]


class UpturnRules:
    """The immutable facts of Upturn, with the tokens that its configuration names."""

    id = "upturn"
    version = 1
    options_model = UpturnOptions
    #: Far more than any round takes. Only with ``pool_empty: reshuffle`` could players who want to go on longer.
    max_moves = 100_000
    #: Racks are hidden from each other.
    hidden_hands = True
    #: What `Match.leave` plays for a seat that gives up (UP-20).
    leave_move = LEAVE

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.box = Box(Material.model_validate(config.material))

    def setup(self, options: UpturnOptions, seats: int, chance: Chance, first: int | None = None) -> UpturnState:
        """UP-04: seven tokens each and a start token; ``first`` (seat 0) begins."""
        self.config.check_seats(seats)
        if first is not None and first not in range(seats):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot begin: nobody sits there"), seat=first)
        return self._state(placed({"to_play": first or 0}, options, seats, self.box, chance), seats, chance)

    def from_position(
        self, position: Mapping[str, Any], options: UpturnOptions, seats: int, chance: Chance
    ) -> UpturnState:
        """The state of a position (docs/notation.md). Raises BadPosition, or BadOptions for its ``options``."""
        self.config.check_seats(seats)
        return self._state(placed(position, options, seats, self.box, chance), seats, chance)

    def parse_move(self, text: str) -> Move:
        """``42``, ``joker+20``, ``64-48-22!``, ``give:1x2,2x3``, ``draw``, … Raises InvalidMove."""
        return move_from(text)

    def redeal(self, view: UpturnView, chance: Chance) -> UpturnState:
        """A world as ``view`` may think it: the unseen tokens dealt to the other racks and the pool by ``chance``."""
        pieces = self.box.pieces
        seats = len(view.counts)
        row = pieces.claim(list(view.laid), pieces.all, "laid")
        own = pieces.claim(list(view.hand), pieces.all & ~mask_of(row), "hand")
        unseen = mask_of(pieces.claim(list(view.unseen), pieces.all & ~mask_of(row) & ~mask_of(own), "unseen"))
        known = [mask_of(own) if seat == view.seat else 0 for seat in range(seats)]
        racks, pool = deal_hidden(unseen, known, view.counts, chance)
        found = Placed(view.options, racks, Stock(pool, row), frozenset(view.gone))
        found.order = ORDERS[view.order] if view.order else 0
        found.to_play = view.to_play
        found.announced = mask_of(seat for seat, made in enumerate(view.announced) if made)
        found.must_announce = mask_of(view.must_announce)
        found.gift, found.passes = view.gift, view.passes
        if view.has_drawn:
            drawer = racks[view.to_play]
            named = drawer & pieces.called(view.drawn) if view.drawn is not None else drawer
            found.drawn = chance.choice(list(members(named)))
        world = self._state(found, seats, chance)
        world.history = list(view.history)
        return world

    def match_format(self, options: UpturnOptions) -> MatchFormat:
        """UP-16: what is left on a rack is its points."""
        return options.match_format()

    def opening(
        self, options: UpturnOptions, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """The youngest begins; of equally young ones somebody drawn; when a year is unknown, anybody (UP-05). A later
        round is begun by the loser of the one before, where it had one."""
        if previous is not None and previous.loser is not None:
            return Opening(previous.loser, chooses=False, why="loser")
        years = [year for year in birth_years if year is not None]
        known = len(years) == len(birth_years)
        young = [seat for seat, year in enumerate(birth_years) if not known or year == max(years)]
        if len(young) == 1:
            return Opening(young[0], chooses=False, why="youngest")
        return Opening(chance.choice(young), chooses=False, why="drawn")

    def conserved(self, state: UpturnState) -> Hashable:
        """All tokens by name: on racks, in the pool, in the row."""
        stock = state.stock
        held = [piece for rack in state.racks for piece in members(rack)]
        return tuple(sorted(self.box.pieces.named([*held, *stock.face_down, *stock.face_up])))

    def _state(self, found: Placed, seats: int, chance: Chance) -> UpturnState:
        table = seating(seats, found.order or UP, found.left)
        state = UpturnState(self.box, found.options, chance, racks=found.racks, stock=found.stock, seating=table)
        state.order, state.to_play, state.drawn = found.order, found.to_play, found.drawn
        state.gift, state.passes = found.gift, found.passes
        state.announcements.open, state.announcements.made = found.must_announce, found.announced
        state.judge()
        return state


def make_rules(config: GameConfig) -> UpturnRules:
    """The rules with what `config` says about the material. Raises pydantic.ValidationError for bad material."""
    return UpturnRules(config)
