"""What scenes/stickstack.yaml must hold."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from stackhub.engine.scene import Block, Grip, Hold, NotNegative, Part, Physics, Positive, Share, Slab, Spring
from stackhub.games.stickstack.material import STICKS

Colour = Literal["w", "r", "y", "b"]
Inertia = tuple[Positive, Positive, Positive]
"""Moments about a body's own x, y and z axis, g·mm²."""
_ALIKE_MM = 1e-6


class Band(Part):
    """A piece of a stick's length in one colour."""

    colour: Colour
    mm: Positive


class Kind(Part):
    """Sticks that look alike (SS-02)."""

    kind: Annotated[str, Field(pattern=r"^[wryb]{1,5}$")]
    """The colours of its bands, from one end to the other."""
    count: Annotated[int, Field(ge=1, le=36)]
    bands: Annotated[tuple[Band, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _named_after_its_bands(self) -> Kind:
        if self.kind != "".join(band.colour for band in self.bands):
            raise ValueError(f"the bands of {self.kind} should have its colours in its order")
        return self


class Disc(Part):
    """The cup's floor."""

    radius_mm: Positive
    thickness_mm: Positive


class Rim(Part):
    """The ring around the cup, of so many straight parts."""

    radius_mm: Positive
    """Of its middle line."""
    width_mm: Positive
    height_mm: Positive
    """Its top above the floor's upper face."""
    parts: Annotated[int, Field(ge=6, le=60)]


class Hub(Part):
    """The white middle of the cup, of so many sides (an even number)."""

    radius_mm: Positive
    """Of its corners."""
    sides: Annotated[int, Field(ge=6, le=32, multiple_of=2)]
    above_rim_mm: NotNegative
    """Its top above the rim's, so that a stick may lie on it alone."""


class Cup(Part):
    """The cup and the spring that carries it. Its frame begins in the middle of the floor's upper face."""

    mass_g: Positive
    inertia_g_mm2: Inertia
    friction: NotNegative
    above_table_mm: Positive
    floor: Disc
    rim: Rim
    hub: Hub
    white_within_mm: Positive
    sectors: tuple[Colour, Colour, Colour]
    """Of a third each, anticlockwise seen from above, from the cup's x axis."""
    hold: Hold
    """Its own limits of stiction: without them a tall tower sways by up to a degree for ever, at its own noise."""
    pivot_mm: Positive
    """How far below the floor's upper face it is jointed."""
    spring: Spring


class Pole(Part):
    radius_mm: Positive
    height_mm: Positive
    """Its top above the table."""


class Base(Part):
    """The hexagonal base with its pole: one body, about its centre of mass."""

    mass_g: Positive
    inertia_g_mm2: Inertia
    friction: NotNegative
    radius_mm: Positive
    height_mm: Positive
    centre_mm: Positive
    """Its centre of mass above its lower face."""
    pole: Pole
    hold: Hold


class Hand(Part):
    """The ways of holding a stick."""

    carry: Grip
    lay: Grip


class Wreck(Part):
    """How a fallen tower comes to rest."""

    after_s: NotNegative
    """So long after the topple its sticks roll and slide as they like."""
    times: Annotated[float, Field(ge=1, le=20)]
    """From then on stiction's limits are so many times as wide."""


class BenchScene(Part):
    """What the player's hand does and may do in a turn."""

    release_mm: Positive
    """A stick is let go of only where something is so near below it (SS-04)."""
    judge_frames: Annotated[int, Field(ge=1, le=120)]
    """In how many frames contacts are looked at."""
    judge_after_s: Positive
    """It is judged when it rests, and at the latest so long after it was let go of."""
    hover_mm: Positive
    """Free air below a stick whose height is found by itself."""
    start_mm: Positive
    """How far above everything on the cup a stick appears."""
    reach_mm: Positive
    """Nothing is carried further from the pole's axis, nor higher above the table than twice this."""
    wreck: Wreck


class StickStackScene(Part):
    """The whole file."""

    physics: Physics
    table: Slab
    stick: Block
    spin_damping: Share
    """Share of its turning that a stick loses to the air each second."""
    kinds: Annotated[tuple[Kind, ...], Field(min_length=1)]
    cup: Cup
    base: Base
    lying_below_mm: Positive
    """A stick whose centre is lower lies on the table or the base, and stiction holds it there."""
    hand: Hand
    bench: BenchScene

    @model_validator(mode="after")
    def _fits_together(self) -> StickStackScene:
        for kind in self.kinds:
            whole = sum(band.mm for band in kind.bands)
            if abs(whole - self.stick.length_mm) > _ALIKE_MM:
                raise ValueError(f"the bands of {kind.kind} measure {whole:g} mm, not {self.stick.length_mm:g} mm")
        cup = self.cup
        if len({kind.kind for kind in self.kinds}) < len(self.kinds):
            raise ValueError("each kind of stick should be listed once")
        if (sticks := sum(kind.count for kind in self.kinds)) != STICKS:
            raise ValueError(f"the kinds should have {STICKS} sticks together, not {sticks}")
        if set(cup.sectors) != {"r", "y", "b"}:
            raise ValueError("the rim should have one sector in each of r, y and b")
        if self.bench.hover_mm >= self.bench.release_mm:
            raise ValueError("a stick should hover (hover_mm) lower than where it may be let go of (release_mm)")
        if self.bench.start_mm <= self.bench.release_mm:
            raise ValueError("a stick should appear (start_mm) higher than where it may be let go of (release_mm)")
        self._hand_reaches()
        if self.lying_below_mm >= cup.above_table_mm:
            raise ValueError("what lies on the table (lying_below_mm) should be lower than the cup (above_table_mm)")
        if self.stick.friction <= 0:
            raise ValueError("sticks without friction do not stay on each other")
        if cup.hub.radius_mm >= cup.white_within_mm or cup.white_within_mm > cup.rim.radius_mm - cup.rim.width_mm / 2:
            raise ValueError("the white of the cup should reach beyond its hub and end within its rim")
        if self.base.pole.height_mm > cup.above_table_mm - cup.pivot_mm:
            raise ValueError("the pole should end at the cup's joint or below it")
        return self

    def _hand_reaches(self) -> None:
        """What the hand does has to be possible. Raises ValueError."""
        bench, cup, stick = self.bench, self.cup, self.stick
        rim_mm = cup.rim.radius_mm + cup.rim.width_mm / 2
        if bench.reach_mm < rim_mm + stick.length_mm / 2:
            raise ValueError("the hand should reach (reach_mm) as far as a stick that lies on the rim with one end")
        top_mm = cup.above_table_mm + cup.rim.height_mm + cup.hub.above_rim_mm
        if top_mm + bench.start_mm > 2 * bench.reach_mm:
            raise ValueError("a stick should appear (start_mm) no higher than it may go (twice reach_mm)")
        if bench.judge_frames > bench.judge_after_s * self.physics.frame_hz:
            raise ValueError("a stick should be looked at for as many frames (judge_frames) as judge_after_s has")
        if self.base.pole.radius_mm >= min(self.base.radius_mm, cup.floor.radius_mm):
            raise ValueError("the pole should be thinner than base and cup")

    def kind_of(self, stick: str) -> Kind:
        """The kind of the stick `s01` … in the order of the list. Raises KeyError for one that there is not."""
        number = int(stick[1:]) if len(stick) == 3 and stick[0] == "s" and stick[1:].isdecimal() else 0
        for kind in self.kinds if number > 0 else ():
            if number <= kind.count:
                return kind
            number -= kind.count
        raise KeyError(f"there is no stick {stick!r}")

    def stick_names(self) -> tuple[str, ...]:
        """`s01` … of all sticks."""
        return tuple(f"s{number:02d}" for number in range(1, sum(kind.count for kind in self.kinds) + 1))
