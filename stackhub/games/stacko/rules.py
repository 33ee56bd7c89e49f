"""The rules of Stacko, ST-01 to ST-17, as the kernel asks for them. What moves do is in `stackhub.games.stacko.turns`,
what a record of the physics means in `stackhub.games.stacko.judge`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.errors import BadPosition, IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, MatchFormat, Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko import turns
from stackhub.games.stacko.material import Config, Material, StackoOptions
from stackhub.games.stacko.notation import Move, move_from
from stackhub.games.stacko.position import position_of, situation_from
from stackhub.games.stacko.situation import LEAVE, Phase, Situation
from stackhub.games.stacko.storeys import Face, NumberedFace, Place, Storeys

__all__ = ["Config", "StackoOptions", "StackoRules", "StackoState", "StackoView", "make_rules"]


@dataclass(frozen=True, slots=True)
class StackoView:
    """What a seat knows: everything. Places and storeys count from 0, storeys from the bottom."""

    seat: int
    now: Situation

    @property
    def to_play(self) -> int:
        return self.now.to_play

    @property
    def phase(self) -> Phase:
        return self.now.phase

    @property
    def storeys(self) -> Storeys:
        return self.now.storeys

    @property
    def face(self) -> NumberedFace | None:
        return self.now.face

    @property
    def owed(self) -> int:
        """Blocks due for a Draw Two; 0 when a numbered face lies or the die has to be rolled."""
        return self.now.owed

    @property
    def direction(self) -> str:
        return self.now.direction

    @property
    def rolled(self) -> tuple[int, ...]:
        return self.now.rolled

    @property
    def start_rolls(self) -> tuple[int | None, ...]:
        """By seat: its number, None (still to roll), 0 (no longer rolls). Empty once somebody has begun."""
        return self.now.start_rolls

    @property
    def left(self) -> tuple[int, ...]:
        return self.now.left

    @property
    def options(self) -> StackoOptions:
        return self.now.options

    def takeable(self) -> tuple[str, ...]:
        """The blocks that the seat to move may take out now, from the bottom up (ST-04, ST-06, ST-07)."""
        return self.now.takeable()

    def open_places(self) -> tuple[Place, ...]:
        """Where a block may be laid now (ST-08)."""
        return self.now.open_places()

    def legal_moves(self) -> list[Move]:
        """The moves listed for the player to move (`Situation.moves`)."""
        return list(self.now.moves)

    def as_dict(self) -> Json:
        return {"seat": self.seat, **position_of(self.now)}


class StackoState:
    """One situation, `now`, and the die."""

    __slots__ = ("chance", "die", "now")

    def __init__(self, now: Situation, die: Sequence[Face], chance: Chance) -> None:
        self.now = now
        self.die = die
        self.chance = chance

    @property
    def seats(self) -> int:
        return self.now.seats

    @property
    def to_play(self) -> int:
        return self.now.to_play

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """For the seat to move `Situation.moves`: of the turns that hands may play only a sample, and without
        ``leave``, which it may play as well. Out of turn everybody may leave (ST-17)."""
        if seat is None or seat == self.now.to_play:
            return list(self.now.moves)
        return [LEAVE] if self.now.plays(seat) and self.now.outcome is None else []

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        now = self.now
        by = now.to_play if seat is None else seat
        if now.outcome is not None:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the round is over"))
        if move.kind == "leave":
            after, events = turns.leave(now, by)
        elif by != now.to_play:
            raise IllegalMove(
                QT_TRANSLATE_NOOP("errors", "it is the turn of seat {mover}, not of seat {seat}"),
                mover=now.to_play,
                seat=by,
            )
        elif move.kind == "roll":
            turns.check_roll(now)
            face = self.chance.choice(self.die) if move.face is None else move.face
            after, events = turns.roll(now, face)
        elif move.record is not None:
            after, events = turns.turn(now, move.record)
        else:
            after, events = turns.run_out(now)
        self.now = after
        if after.outcome is not None:
            reason = "left" if after.fallen is None else "fell"
            details = {**after.outcome.as_dict(), "reason": reason, "rolled_before": after.winner_rolled}
            events.append(Event("round_over", None, details))
        return events

    def undoable(self, move: Move) -> bool:
        """Never: the die is chance, and what hands did to the tower stays done."""
        return False

    def outcome(self) -> Outcome | None:
        return self.now.outcome

    def view(self, seat: int) -> StackoView:
        return StackoView(seat, self.now)

    def clone(self) -> StackoState:
        return StackoState(self.now, self.die, self.chance)

    def position(self) -> Json:
        return position_of(self.now)


class StackoRules:
    """The immutable facts of Stacko, with the blocks and the die that its configuration names."""

    id = "stacko"
    version = 1
    options_model = StackoOptions
    #: Far more than any tower bears; only a table where nobody touches anything could go on longer.
    max_moves = 10_000
    #: Hands play: turns that were not listed are accepted as well.
    physical = True
    #: What `Match.leave` plays for a seat that gives up (ST-17).
    leave_move = LEAVE

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.material = Material.model_validate(config.material)
        self._blocks = frozenset(self.material.blocks())

    def setup(self, options: StackoOptions, seats: int, chance: Chance, first: int | None = None) -> StackoState:
        """ST-01, ST-03: a whole tower; everybody rolls for who begins, ``first`` (seat 0) first."""
        self.config.check_seats(seats)
        if first is not None and first not in range(seats):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot begin: nobody sits there"), seat=first)
        storeys = self.material.shuffled(chance)
        now = Situation(seats, options, storeys, to_play=first or 0, start_rolls=(None,) * seats)
        return StackoState(now, self.material.die, chance)

    def from_position(
        self, position: Mapping[str, Any], options: StackoOptions, seats: int, chance: Chance
    ) -> StackoState:
        """The state of a position (docs/notation.md). Raises BadPosition, or BadOptions for its ``options``."""
        self.config.check_seats(seats)
        fresh = () if "storeys" in position else self.material.shuffled(chance)
        now = situation_from(position, options, seats, self.material, fresh)
        return StackoState(now, self.material.die, chance)

    def parse_move(self, text: str) -> Move:
        """``roll``, ``roll:red1``, ``record {...}``, ``pass``, ``leave``. Raises InvalidMove."""
        return move_from(text)

    def redeal(self, view: StackoView, chance: Chance) -> StackoState:
        """Exactly the situation seen: nothing is hidden."""
        return StackoState(view.now, self.material.die, chance)

    def match_format(self, options: StackoOptions) -> MatchFormat:
        """ST-16."""
        return MatchFormat("single") if options.towers == 1 else MatchFormat("rounds", options.towers)

    def opening(
        self, options: StackoOptions, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """Everybody rolls for who begins (ST-03); the loser of the tower before rolls first."""
        if previous is not None and previous.loser is not None:
            return Opening(previous.loser, chooses=False, why="loser")
        return Opening(0, chooses=False, why="rolls")

    def conserved(self, state: StackoState) -> Hashable:
        """All blocks: those in the tower, and those out of play."""
        tower = [block for storey in state.now.storeys for block in storey if block is not None]
        return tuple(sorted([*tower, *self._blocks.difference(tower)]))


def make_rules(config: GameConfig) -> StackoRules:
    """The rules with what `config` says about the material. Raises pydantic.ValidationError for bad material."""
    return StackoRules(config)
