"""What scenes/stacko.yaml must hold."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from stackhub.engine.scene import Block, Grip, NotNegative, Part, Physics, Positive, Share, Slab

WIDTH = 3
"""Blocks of a full storey (ST-01)."""


class Thin(Part):
    """How much lower a thin block is."""

    least: NotNegative
    most: NotNegative

    @model_validator(mode="after")
    def _ordered(self) -> Thin:
        if self.least > self.most:
            raise ValueError("should not have a least above its most")
        return self


class ThinChance(Part):
    """How often each pattern of thin blocks comes up in a storey."""

    middle: Share
    one_side: Share
    both_sides: Share
    none: Share

    @model_validator(mode="after")
    def _whole(self) -> ThinChance:
        if abs(self.middle + self.one_side + self.both_sides + self.none - 1) > 1e-9:
            raise ValueError("the four chances should add up to 1")
        return self


class TowerScene(Part):
    """How the tower is built and how its blocks differ (ST-01, ST-18)."""

    storeys: Annotated[int, Field(ge=2, le=40)]
    side_gap_mm: NotNegative
    narrower_mm: NotNegative
    lower_mm: NotNegative
    thin_mm: Thin
    thin_chance: ThinChance


class Gentle(Part):
    """How a careful player pulls."""

    force_n: Positive
    speed_mm_s: Positive


class Hand(Part):
    """The ways of holding a block."""

    gentle: Gentle
    pull: Grip
    carry: Grip
    lay: Grip


class Tool(Part):
    """A thing that the hand holds instead of a block."""

    body: Block
    grip: Grip
    gap_mm: Positive
    """How far from what it points at it is brought in."""
    reach_mm: Positive
    """How far beyond that point it may push."""
    careful: Gentle
    """How hard and how fast it is led at most, however quickly the player moves."""


class Tools(Part):
    stick: Tool
    palm: Tool


class Squeeze(Part):
    """How the force of a pull follows from how far the wanted point leads the block."""

    near_mm: NotNegative
    """Up to this lead the pull is gentle."""
    far_mm: Positive
    """From this lead on it is as hard as the grip allows."""
    rise_n_s: Positive
    """The force never rises faster."""
    follow_per_s: Positive
    """Speed of the pull for each mm of lead; never below the gentle one."""
    speed_mm_s: Positive
    """The block is never led faster."""

    @model_validator(mode="after")
    def _ordered(self) -> Squeeze:
        if self.near_mm >= self.far_mm:
            raise ValueError("should have a near_mm below its far_mm")
        return self


class Tap(Part):
    """The probe of one key: a push that grows until the block gives, and back."""

    force_n: Positive
    """It never pushes harder; what does not give is tight."""
    rise_s: Positive
    """How long it takes to grow so far."""
    give_mm: Positive
    """A block that moved so far has given."""
    speed_mm_s: Positive
    """It is not pushed faster."""


class Snap(Part):
    """How near a carried block must be to an open place to be led to it."""

    beside_mm: Positive
    turn_rad: Positive
    above_mm: Positive


class Lying(Part):
    """How far from an open place a block may lie and still lie on it."""

    across_mm: Positive
    along_mm: Positive
    high_mm: Positive
    turn_rad: Positive
    tilt_rad: Positive


class Lower(Part):
    """How a block is lowered."""

    near_mm: Positive
    """So far above what is below it becomes slow and soft."""
    speed_mm_s: Positive
    """Until then it goes so fast."""
    feel_n: Positive
    """Let go when what is below pushes back with this force."""
    aside_mm: Positive
    """A block that is given back is put down so far from the tower's axis."""


class Wreck(Part):
    """How a fallen tower comes to rest."""

    after_s: NotNegative
    """So long after the fall its blocks roll and slide as they like."""
    times: Annotated[float, Field(ge=1, le=20)]
    """From then on stiction's limits are so many times as wide."""


class Bench(Part):
    """What the player's hand does and may do in a turn."""

    out_mm: Positive
    """An illegal block is drawn no further (ST-10)."""
    free_mm: Positive
    """A block that is out by its length and this is free."""
    reach_mm: Positive
    """Nothing is carried further from the tower's axis, nor higher above the table than twice this."""
    back: Gentle
    """How a block is pushed back; it stops when that needs more."""
    squeeze: Squeeze
    tap: Tap
    snap: Snap
    lying: Lying
    lower: Lower
    wreck: Wreck


class StackoScene(Part):
    """The whole file."""

    physics: Physics
    table: Slab
    block: Block
    tower: TowerScene
    hand: Hand
    tools: Tools
    bench: Bench

    @model_validator(mode="after")
    def _blocks_fit(self) -> StackoScene:
        side = WIDTH * self.block.width_mm
        if abs(side - self.block.length_mm) > self.block.width_mm / 2:
            raise ValueError(f"three blocks side by side ({side:g} mm) should make about a square storey")
        if self.tower.narrower_mm >= self.block.width_mm or self.thinnest_mm <= 0:
            raise ValueError("the blocks should not differ by more than they measure")
        if self.block.friction <= 0:
            raise ValueError("blocks without friction do not stay on each other")
        return self

    @property
    def thinnest_mm(self) -> Positive:
        """Height of the lowest block that may be drawn."""
        return self.block.height_mm - self.tower.lower_mm - self.tower.thin_mm.most
