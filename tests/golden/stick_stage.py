"""What a scenario of a turn of Stick & Stack says and does: the tower, the options, what a hand does, the verdict."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from stackhub.games.stickstack.colours import Patch, agree
from stackhub.games.stickstack.judge import BORDER_MM, Fate
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.table import StickContact
from stackhub.games.stickstack.table_attempt import clashes
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_rest import Rest, rest_under
from tests.games.stickstack.bench_play import Spot, bench_with, carry_to, let_go, scene, wait


@dataclass(frozen=True, slots=True)
class Expected:
    """The verdict, as somebody wrote it down who read the rulings."""

    fate: Fate
    front: tuple[int, int] = (0, 0)
    """How many sticks go in front of the player, at least and at most."""
    refused: int = 0
    """How many attempts touched a wrong colour."""
    over: str | None = None
    """Why the round is over, if it is."""
    points: int | None = None
    """Of the player, when the round is over and the number is known beforehand."""
    foul: bool | None = False
    """Something was pushed so far that it counts; None: what a falling tower does to the stick in the hand is no matter
    of the scenario."""
    rested: bool | None = None
    """Whether everything was at rest when the turn closed, where that is the point."""


Act = Callable[["Stage"], None]
"""What the hand does, on the bench of the scenario."""


@dataclass(frozen=True, slots=True)
class Scenario:
    name: str
    why: str
    act: Act
    expected: Expected
    stick: str = "s19"
    standing: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    front: tuple[str, ...] = ()
    """What lies in front of the player when the turn begins; the stick itself, when it is their own."""
    bag: tuple[str, ...] | None = None
    """What is left in the bag; None: all the others."""

    @property
    def position(self) -> dict[str, Any]:
        """Before the stick is taken, two players; seat 0 is to take."""
        out = {*self.standing, *self.front}
        others = [stick for stick in scene().stick_names() if stick not in out]
        return {
            "bag": others if self.bag is None else list(self.bag),
            "tower": list(self.standing),
            "fronts": [list(self.front), []],
            "to_play": 0,
            "options": self.options,
        }

    @property
    def take(self) -> str:
        """The move by which the stick is taken."""
        return f"own:{self.stick}" if self.stick in self.front else f"bag:{self.stick}"


class Stage:
    """The bench, and shorthand for what a hand does on it."""

    def __init__(self, scenario: Scenario) -> None:
        options = scenario.options
        self.bench: Bench = bench_with(
            *scenario.standing,
            colours=options.get("colours", "refuse"),
            strict=options.get("fouls") == "strict",
            literal=options.get("all_fell") == "literal",
        )
        wait(self.bench, 1)
        self.bench.begin_turn(scenario.standing)
        self.bench.take(scenario.stick)
        wait(self.bench, 0.2)

    # --- Where

    def rests(self, step_mm: float = 4.0, margin_mm: float = 12.0) -> Iterator[tuple[Spot, Rest]]:
        """Steady places for the stick in the hand, the middle of the cup first. Its own middle is at least
        `margin_mm` within what holds it."""
        assert self.bench.held is not None
        size = scene().stick.size_mm
        for ring in range(round(36 / step_mm)):
            for step in range(16 if ring else 1):
                x, y = (step_mm * ring * part(step * math.tau / 16) for part in (math.cos, math.sin))
                for turn in range(24):
                    yaw = turn * math.tau / 24
                    rest = rest_under(self.bench.table, size, x, y, yaw, self.bench.held)
                    if rest is not None and rest.steady and rest.margin_mm >= margin_mm:
                        yield (x, y, yaw), rest

    def spot(self, fits: Callable[[tuple[StickContact, ...]], bool], **search: float) -> Spot:
        """The first place whose contacts fit. Raises LookupError."""
        for spot, rest in self.rests(**search):
            if rest.contacts and fits(rest.contacts):
                return spot
        raise LookupError("no such place")

    def right(self) -> Spot:
        """In right colours, far from any border if that can be, else so that a millimetre beside it is right, too."""
        try:
            return self.spot(lambda contacts: all(map(_right_far_from_borders, contacts)))
        except LookupError:
            return self.spot(lambda contacts: all(map(_surely_right, contacts)), step_mm=1.0, margin_mm=5.0)

    def right_on_sticks(self) -> Spot:
        """In right colours, on sticks only."""
        return self.spot(
            lambda all_: all(_right_far_from_borders(one) and one.other != "cup" for one in all_),
        )

    def wrong(self) -> Spot:
        """Wrong somewhere, far from any border."""
        return self.spot(lambda contacts: any(map(_wrong_far_from_borders, contacts)))

    def wrong_on_sticks(self) -> Spot:
        """Wrong on a stick, far from any border, and not on the cup."""
        return self.spot(
            lambda all_: any(map(_wrong_far_from_borders, all_)) and all(one.other != "cup" for one in all_),
        )

    # --- What the hand does

    def wait(self, seconds: float) -> None:
        wait(self.bench, seconds)

    def lay(self, spot: Spot) -> None:
        carry_to(self.bench, spot)
        assert let_go(self.bench) is None, "it could not be let go of"

    def settle(self) -> None:
        for _ in range(400):
            if self.bench.rest_s > 0.3:
                return
            self.bench.frame()

    def against(self, height_mm: float = 11.5, frames: int = 40) -> None:
        """Drive the held stick from outside against what lies along x, 2 mm a frame."""
        bench = self.bench
        bench.turn(yaw=math.pi / 2)
        z = scene().cup.above_table_mm + height_mm
        bench.drag_to((-110.0, 0.0, z + 60))
        self.wait(1)
        bench.drag_to((-110.0, 0.0, z))
        self.wait(1)
        for frame in range(frames):
            bench.drag_to((-110.0 + 2 * frame, 0.0, z))
            bench.frame()
        bench.give_back()
        self.wait(1)

    def blow(self, x: float, y: float = 0.0, *, base: bool = False) -> None:
        """A knock at the cup (or the base), g·mm/s."""
        table = self.bench.table
        self.bench.world.kick(table.base if base else table.cup, (x, y, 0.0))

    def knock_stick(self, name: str, x: float, y: float) -> None:
        self.bench.world.kick(self.bench.table.sticks[name], (x, y, 0.0))


def _wrong_far_from_borders(contact: StickContact) -> bool:
    return clashes(contact) and _far_from_borders(contact)


def _right_far_from_borders(contact: StickContact) -> bool:
    return contact.own == contact.theirs and _far_from_borders(contact)


def _surely_right(contact: StickContact) -> bool:
    own = Patch(contact.own, contact.own_next, contact.own_border_mm)
    return agree(own, Patch(contact.theirs, contact.theirs_next, contact.theirs_border_mm), BORDER_MM - 1.5)


def _far_from_borders(contact: StickContact) -> bool:
    borders = (contact.own_border_mm, contact.theirs_border_mm)
    return all(border is None or border > BORDER_MM + 2 for border in borders)


def near_border(contacts: tuple[StickContact, ...]) -> bool:
    """Every colour is right, but at one point at least only since a border is near."""
    if any(map(clashes, contacts)):
        return False
    plain = [one for one in contacts if one.own != one.theirs]
    inside = all(_deep(one) <= BORDER_MM - 0.7 for one in plain)
    return bool(plain) and inside


def beyond_border(contacts: tuple[StickContact, ...]) -> bool:
    """Something is wrong, and the border is near, but not near enough."""
    wrong = [one for one in contacts if clashes(one)]
    return bool(wrong) and all(BORDER_MM + 1 < _deep(one) < BORDER_MM + 8 for one in wrong)


def _deep(contact: StickContact) -> float:
    """How far the nearest border is across which the colours would fit."""
    ways = [
        border
        for across, border, other in (
            (contact.own_next, contact.own_border_mm, contact.theirs),
            (contact.theirs_next, contact.theirs_border_mm, contact.own),
        )
        if across == other and border is not None
    ]
    return min(ways, default=99.0)


def played(scenario: Scenario) -> TurnRecord:
    """Play the scenario and have its record. Raises LookupError, or AssertionError, when it cannot be played."""
    stage = Stage(scenario)
    scenario.act(stage)
    return stage.bench.record()
