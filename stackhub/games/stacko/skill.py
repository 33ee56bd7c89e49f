"""What makes a bot's hand steady or hasty, and its choice good or bad, as ``stacko.yaml`` says it.

No number here tells a bot more of the tower than another: all feel with the same hand, some of them only more often.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Count = Annotated[int, Field(ge=0, le=64)]
_Some = Annotated[int, Field(ge=1, le=64)]
_Share = Annotated[float, Field(ge=0, le=1)]
_Length = Annotated[float, Field(ge=0, le=40)]
_Speed = Annotated[float, Field(ge=50, le=500)]


class Skill(BaseModel):
    """One level. Lengths in mm, speeds in mm/s, times in s."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    taps: _Count
    """Blocks that it feels before it takes one, at most."""
    remembers: _Share
    """How likely it still knows in later turns how a block felt."""
    guesses: _Some
    """Towers that agree with what was felt, against which each block is weighed."""
    worlds: _Count
    """Blocks that it tries to pull in a world of thought, at most, in a turn."""
    blur_mm: _Length
    """How wrongly it weighs: standard deviation of the margin that it sees for a block."""
    patience: _Count
    """Blocks that it gives back, because others come along, before it takes one all the same."""
    minds_mm: _Length
    """It notices that others come along once they have moved so far."""
    lead_mm: Annotated[float, Field(ge=5, le=80)]
    """How far its hand leads a block that it pulls: beyond a gentle pull it is hasty."""
    off_mm: _Length
    """It takes a block so far off the middle of its end, at most."""
    aim_mm: _Length
    """Standard deviation of where it lays a block, along and across."""
    aim_deg: Annotated[float, Field(ge=0, le=30)]
    """Standard deviation of how straight it lays it."""
    tremor_mm: Annotated[float, Field(ge=0, le=10)]
    """Standard deviation of the place at which the hand is wanted, while it carries."""
    carry_mm_s: _Speed
    """How fast it carries."""
    clear_mm: Annotated[float, Field(ge=10, le=100)]
    """How far from the tower it carries past it, and above it."""
    pause_s: Annotated[float, Field(ge=0, le=5)]
    """How long it looks before it touches a block."""
    passes: _Share
    """How likely it passes the die as soon as it may, without waiting until all rests (ST-13)."""
