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


class Tools(Part):
    stick: Tool
    palm: Tool


class StackoScene(Part):
    """The whole file."""

    physics: Physics
    table: Slab
    block: Block
    tower: TowerScene
    hand: Hand
    tools: Tools

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
