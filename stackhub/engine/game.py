"""The game protocol: what the kernel, the boards and the bots may ask of any game.

A game is three things. :class:`Rules` are its immutable facts; a :class:`State` is one position, mutable and cheap to
clone; a :class:`View` is what one seat may know of it. A move is a small frozen value whose ``str`` is its notation.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.events import Event
from stackhub.engine.options import Options

#: A move: frozen, hashable, and ``str(move)`` parses back with :meth:`Rules.parse_move`.
Move = Hashable
#: Plain JSON data.
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: the seats that won (several share a win), the seat that lost it, the points by seat.

    Games may say more: the seat ``by`` which it ended, the ``reason`` (an id for the game's words), and which seats are
    counted together, ``sides``. Where all play together nobody may have won.
    """

    winners: tuple[int, ...]
    loser: int | None
    scores: tuple[int, ...]
    by: int | None = None
    reason: str | None = None
    sides: tuple[tuple[int, ...], ...] = ()

    def as_dict(self) -> Json:
        """The outcome as JSON data; what a game does not say is left out."""
        told: Json = {"winners": list(self.winners), "loser": self.loser, "scores": list(self.scores)}
        if self.by is not None:
            told["by"] = self.by
        if self.reason is not None:
            told["reason"] = self.reason
        if self.sides:
            told["sides"] = [list(side) for side in self.sides]
        return told


@dataclass(frozen=True, slots=True)
class Opening:
    """Who opens a round: ``seat`` begins, or, when ``chooses``, says who begins. ``why`` is an id for the screen."""

    seat: int
    chooses: bool
    why: str


@dataclass(frozen=True, slots=True)
class MatchFormat:
    """When a match is over: ``single`` (one round), ``wins`` (somebody has won ``target`` rounds), ``points`` (somebody
    has reached ``target`` points; fewest points win) or ``rounds`` (``target`` rounds are played; most points win)."""

    kind: str = "single"
    target: int = 1


@runtime_checkable
class View(Protocol):
    """What one seat may know. Comparable with ``==``; holds nothing hidden from ``seat``."""

    @property
    def seat(self) -> int: ...

    @property
    def to_play(self) -> int: ...

    def as_dict(self) -> Json:
        """The view as JSON data, as the headless table prints it."""
        ...


class State(Protocol):
    """One position. Everything it draws at random comes from ``chance``, which clones share."""

    chance: Chance

    @property
    def seats(self) -> int: ...

    @property
    def to_play(self) -> int:
        """The seat to move; meaningless once there is an outcome."""
        ...

    def legal_moves(self, seat: int | None = None) -> Sequence[Any]:
        """The legal moves of the seat to move, in a stable order; with another ``seat``, its out-of-turn moves.
        Empty once the round is over. The sequence may make its moves only when they are asked for (``in`` and ``len``
        do not list them). Where hands play (``Rules.physical``) a sample: nobody can list every turn."""
        ...

    def play(self, move: Any, seat: int | None = None) -> list[Event]:
        """Play ``move`` and say what happened. Raises IllegalMove and changes nothing when it may not be played."""
        ...

    def undoable(self, move: Any) -> bool:
        """Whether ``move``, played now, may be taken back: it reveals nothing hidden and asks nothing of chance."""
        ...

    def outcome(self) -> Outcome | None: ...

    def view(self, seat: int) -> View: ...

    def clone(self) -> Self:
        """An independent copy that shares this state's chance."""
        ...

    def position(self) -> Json:
        """The whole position as JSON data, the form :meth:`Rules.from_position` takes."""
        ...


class Rules(Protocol):
    """Immutable facts about a game."""

    id: str
    version: int
    config: GameConfig
    options_model: type[Options]
    #: No round of this game is longer than this many moves.
    max_moves: int

    # A game that is played by hands may say ``physical = True``: `play` also accepts turns that were not listed.
    # A game whose players must not see each other's hands says ``hidden_hands = True``: people who share a screen then
    # find a curtain between their turns, and its views have ``without_hand()``: what is left of them for somebody who
    # only looks on.

    def setup(self, options: Any, seats: int, chance: Chance, first: int | None = None) -> State:
        """A fresh round. ``first`` begins; None leaves it to the game's own rule."""
        ...

    def from_position(self, position: Mapping[str, Any], options: Any, seats: int, chance: Chance) -> State:
        """The state that ``position`` describes; keys left out take the set-up's values. Raises BadPosition."""
        ...

    def parse_move(self, text: str) -> Any:
        """The move written as ``text``. Raises InvalidMove."""
        ...

    def redeal(self, view: Any, chance: Chance) -> State:
        """A possible world: agrees with everything ``view`` knows, the rest dealt by ``chance``."""
        ...

    def match_format(self, options: Any) -> MatchFormat: ...

    def opening(
        self, options: Any, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """Who opens the next round; ``previous`` is the round before it (None: the first of the match)."""
        ...

    def conserved(self, state: Any) -> Hashable:
        """What must never change during a round (the multiset of all cards, tablets, blocks, ...), for tests."""
        ...


@runtime_checkable
class Leavable(Protocol):
    """Rules by which a round goes on without a player who leaves: :meth:`Match.leave` plays ``leave_move`` for them,
    in turn or out of turn. With other rules a round just stops when somebody leaves."""

    @property
    def leave_move(self) -> Any: ...


@runtime_checkable
class Sided(Protocol):
    """Rules of a game that teams may play: a match is over as soon as the players of one side only are left."""

    def sides(self, options: Any, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that are counted together; every seat is in one side."""
        ...
