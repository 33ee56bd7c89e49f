"""One situation of a round of Stick & Stack: all that anybody knows, for nothing is hidden, and what may be done in it.

A situation never changes; the state and the views of all seats share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from stackhub.engine.game import Outcome
from stackhub.games.stickstack.material import Material, StickStackOptions
from stackhub.games.stickstack.notation import BAG, Move, own, played
from stackhub.games.stickstack.samples import sample_turns
from stackhub.games.stickstack.scoring import counted, outcome_of, sides

Phase = Literal["take", "place", "over"]
"""A stick is to be taken (SS-03); the one that was taken is to be placed (SS-04); the round is over."""
Source = Literal["bag", "front"]
Crash = Literal["toppled", "all_fell"]


@dataclass(frozen=True)
class Situation:
    """`bag` is in the order of the names, `tower` in that of placing, `fronts` (by seat) in that in which the sticks
    came. `penalties` are points by seat besides the sticks in front: the five of SS-11. `held` is the stick that
    `to_play` has taken, out of the bag or from their front (`source`).

    `crash` says how `to_play` ended the round (SS-10, a). `after` is who takes next, once `to_play` is done: kept only
    in teams (SS-14), elsewhere the next seat. `left` names who has left, in order (SS-19).
    """

    seats: int
    options: StickStackOptions
    material: Material
    bag: tuple[str, ...]
    tower: tuple[str, ...]
    fronts: tuple[tuple[str, ...], ...]
    penalties: tuple[int, ...]
    to_play: int = 0
    after: int = 0
    held: str | None = None
    source: Source | None = None
    crash: Crash | None = None
    left: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        return "take" if self.held is None else "place"

    # --- seats

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(seat for seat in range(self.seats) if self.plays(seat))

    def plays(self, seat: int) -> bool:
        """Whether somebody sits at `seat` and has not left."""
        return 0 <= seat < self.seats and seat not in self.left

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that are counted together (SS-13, SS-14); each for themselves otherwise."""
        return sides(self.options.mode, self.seats)

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats on the side of `seat`, those that left apart."""
        return tuple(other for side in self.sides if seat in side for other in side if self.plays(other))

    def next_seat(self, seat: int, among: tuple[int, ...]) -> int:
        """The first seat of `among` to the left of `seat`, or `seat` itself when it is the only one."""
        return next(other for step in range(1, self.seats + 1) if (other := (seat + step) % self.seats) in among)

    def opponent_after(self, seat: int) -> int:
        """Who takes after `seat` when nothing else is known: the next seat, in teams the next one of the others."""
        others = self.seated
        if self.options.mode == "teams":
            mates = (*self.side_of(seat), seat)
            others = tuple(other for other in self.seated if other not in mates) or self.seated
        return self.next_seat(seat, others)

    def turn_passed(self) -> Situation:
        """The next player takes (SS-09). In teams (SS-14) both teams go through their members, so who comes after them
        is whoever follows, among their own, the one who has just played."""
        by = self.to_play
        now = replace(self, held=None, source=None, to_play=self.after)
        if self.options.mode == "teams" and self.side_of(by):
            return replace(now, after=self.next_seat(by, self.side_of(by)))
        return replace(now, after=now.opponent_after(now.to_play))

    # --- how it ends

    @cached_property
    def outcome(self) -> Outcome | None:
        """SS-10 to SS-14, SS-19."""
        present = [side for side in self.sides if any(self.plays(seat) for seat in side)]
        alone = len(self.seated) == 1 or len(present) < min(2, len(self.sides))
        if self.crash is not None:
            reason: str = self.crash
        elif alone:
            reason = "left"
        elif self.held is None and not self.bag and not self.fronts[self.to_play]:
            reason = "empty"
        else:
            return None
        points = counted(self.fronts, self.penalties)
        kept = len(self.bag) + sum(map(len, self.fronts))
        by = None if reason == "left" else self.to_play
        return outcome_of(self.options.mode, points, self.seated, kept=kept, reason=reason, by=by)

    # --- what may be done

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: take a stick (SS-03), or one of a sample of turns."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.phase == "take":
            if self.bag:
                yield BAG
            for stick in self.fronts[self.to_play]:
                yield own(stick)
        elif self.phase == "place" and self.held is not None:
            options = self.options
            turns = sample_turns(
                self.held,
                self.material.kinds[self.held],
                self.tower,
                colours=options.colours,
                strict=options.fouls == "strict",
                literal=options.all_fell == "literal",
            )
            yield from map(played, turns)
