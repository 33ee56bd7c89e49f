"""The rules of the null game, NG-01 to NG-05."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.errors import BadOptions, BadPosition, IllegalMove, InvalidMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, MatchFormat, Opening, Outcome
from stackhub.engine.options import Options
from stackhub.engine.words import QT_TRANSLATE_NOOP

T = TypeVar("T")


class NullOptions(Options):
    """``match`` (NG-05): one round, or until somebody has 20 points."""

    match: Literal["single", "points"] = "single"


class Material(BaseModel):
    """How many counters lie in the row, and how many sides the die has."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    counters: Annotated[int, Field(ge=1, le=50)]
    die: Annotated[int, Field(ge=1, le=6)]


class Skill(BaseModel):
    """``care``: how likely a bot takes the last counter when it can."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    care: Annotated[float, Field(ge=0, le=1)]


class Config(GameConfig):
    options_model = NullOptions
    material_model = Material
    bot_model = Skill


@dataclass(frozen=True, slots=True)
class Move:
    """``roll``, ``take:2``, or ``show`` (out of turn)."""

    kind: Literal["roll", "take", "show"]
    count: int = 0

    def __str__(self) -> str:
        return f"take:{self.count}" if self.kind == "take" else self.kind


@dataclass(frozen=True, slots=True)
class NullView:
    """What a seat may know: of ``tokens``, its own and those that were shown; None stands for the others."""

    seat: int
    to_play: int
    row: int
    die: int | None
    taken: tuple[int, ...]
    tokens: tuple[int | None, ...]
    shown: tuple[bool, ...]

    def as_dict(self) -> Json:
        return {"seat": self.seat, **_position(self)}


@dataclass(slots=True)
class NullState:
    """``die`` is None before the roll; ``box`` is the token that nobody holds."""

    chance: Chance
    sides: int
    row: int
    die: int | None
    taken: tuple[int, ...]
    tokens: tuple[int, ...]
    box: int
    shown: tuple[bool, ...]
    to_play: int

    @property
    def seats(self) -> int:
        return len(self.tokens)

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """NG-02 on one's turn; NG-04 out of turn."""
        if self.row == 0:
            return []
        if seat is None or seat == self.to_play:
            if self.die is None:
                return [Move("roll")]
            return [Move("take", count) for count in range(1, min(self.die, self.row) + 1)]
        return [Move("show")] if 0 <= seat < self.seats and not self.shown[seat] else []

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        by = self.to_play if seat is None else seat
        if move not in self.legal_moves(by):
            raise IllegalMove(
                QT_TRANSLATE_NOOP("nullgame", "seat {seat} may not play {move} now"), seat=by, move=str(move)
            )
        if move.kind == "show":
            self.shown = _with(self.shown, by, True)
            return [Event("announced", by, {"token": self.tokens[by]})]
        if move.kind == "roll":
            self.die = self.chance.below(self.sides) + 1
            return [Event("rolled", by, {"die": self.die})]
        self.row -= move.count
        self.taken = _with(self.taken, by, self.taken[by] + move.count)
        self.die, self.to_play = None, (by + 1) % self.seats
        events = [Event("moved", by, {"count": move.count, "left": self.row})]
        outcome = self.outcome()
        if outcome is not None:
            events.append(Event("round_over", None, {**outcome.as_dict(), "reason": "last_counter"}))
        return events

    def undoable(self, move: Move) -> bool:
        """A roll asks chance, a shown token reveals it; taking counters may be taken back."""
        return move.kind == "take"

    def outcome(self) -> Outcome | None:
        """NG-03: who took the last counter has won; nobody in particular has lost."""
        if self.row:
            return None
        winner = (self.to_play - 1) % self.seats
        return Outcome((winner,), None, tuple(t + token for t, token in zip(self.taken, self.tokens, strict=True)))

    def view(self, seat: int) -> NullView:
        seen = tuple(token if at == seat or self.shown[at] else None for at, token in enumerate(self.tokens))
        return NullView(seat, self.to_play, self.row, self.die, self.taken, seen, self.shown)

    def clone(self) -> NullState:
        return replace(self)

    def position(self) -> Json:
        return {**_position(self), "box": self.box}


class NullRules:
    """The facts of the null game."""

    id = "nullgame"
    version = 1
    options_model = NullOptions

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.material = Material.model_validate(config.material)
        self.max_moves = 2 * self.material.counters + config.seats.max

    def setup(self, options: NullOptions, seats: int, chance: Chance, first: int | None = None) -> NullState:
        """NG-01: one token more than there are players is shuffled and dealt; the last one stays in the box."""
        if seats not in self.config.seats:
            raise BadOptions(
                QT_TRANSLATE_NOOP("errors", "{game} takes {seats} seats, not {given}"),
                game=self.id,
                seats=str(self.config.seats),
                given=seats,
            )
        tokens = list(range(seats + 1))
        chance.shuffle(tokens)
        return NullState(
            chance=chance,
            sides=self.material.die,
            row=self.material.counters,
            die=None,
            taken=(0,) * seats,
            tokens=tuple(tokens[:-1]),
            box=tokens[-1],
            shown=(False,) * seats,
            to_play=first or 0,
        )

    def from_position(self, position: Mapping[str, Any], options: NullOptions, seats: int, chance: Chance) -> NullState:
        state = self.setup(options, seats, chance)
        fields = {"row", "die", "taken", "tokens", "shown", "to_play", "box"}
        for key, value in position.items():
            if key not in fields:
                raise BadPosition(QT_TRANSLATE_NOOP("nullgame", "a position of nullgame has no '{key}'"), key=key[:40])
            setattr(state, key, tuple(value) if isinstance(value, list) else value)
        try:
            sound = (
                0 <= state.row + sum(state.taken) <= self.material.counters
                and min(state.row, *state.taken) >= 0
                and state.die in (None, *range(1, state.sides + 1))
                and sorted((*state.tokens, state.box)) == list(range(seats + 1))
                and len(state.taken) == len(state.shown) == seats
                and state.to_play in range(seats)
            )
        except TypeError:
            sound = False
        if not sound:
            raise BadPosition(QT_TRANSLATE_NOOP("nullgame", "the position does not add up"))
        return state

    def parse_move(self, text: str) -> Move:
        if text in ("roll", "show"):
            return Move("roll" if text == "roll" else "show")
        match = re.fullmatch("take:([1-9])", text)
        if match is None:
            raise InvalidMove(
                QT_TRANSLATE_NOOP("nullgame", "'{move}' is not a move of nullgame (roll, take:2, show)"), move=text[:40]
            )
        return Move("take", int(match[1]))

    def redeal(self, view: NullView, chance: Chance) -> NullState:
        """The tokens nobody has shown to this seat, dealt anew."""
        seats = len(view.tokens)
        unseen = [token for token in range(seats + 1) if token not in view.tokens]
        chance.shuffle(unseen)
        tokens = tuple(unseen.pop() if token is None else token for token in view.tokens)
        return NullState(
            chance, self.material.die, view.row, view.die, view.taken, tokens, unseen.pop(), view.shown, view.to_play
        )

    def match_format(self, options: NullOptions) -> MatchFormat:
        """NG-05."""
        return MatchFormat("single") if options.match == "single" else MatchFormat("points", 20)

    def opening(
        self, options: NullOptions, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """NG-01: drawn at first, then the winner begins."""
        if previous is None:
            return Opening(chance.below(len(birth_years)), chooses=False, why="drawn")
        return Opening(previous.winners[0], chooses=False, why="winner")

    def conserved(self, state: NullState) -> Hashable:
        """Counters and tokens."""
        return state.row + sum(state.taken), tuple(sorted((*state.tokens, state.box)))


def make_rules(config: GameConfig) -> NullRules:
    return NullRules(config)


def _position(of: NullState | NullView) -> Json:
    return {
        "row": of.row,
        "die": of.die,
        "taken": list(of.taken),
        "tokens": list(of.tokens),
        "shown": list(of.shown),
        "to_play": of.to_play,
    }


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
