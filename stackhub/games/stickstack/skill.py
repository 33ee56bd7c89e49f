"""What makes a bot of Stick & Stack weaker or stronger, as ``stickstack.yaml`` says it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Skill(BaseModel):
    """A level's hand and eye. Nobody knows more of the table than a person sees."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    aim_mm: Annotated[float, Field(ge=0, le=20)]
    """Spread of where its hand lets go, in x and in y."""
    aim_deg: Annotated[float, Field(ge=0, le=45)]
    """Spread of how it turns the stick."""
    glances: Annotated[int, Field(ge=20, le=1000)]
    """Places it looks at where the rows of a cabin have too few."""
    trials: Annotated[int, Field(ge=0, le=8)]
    """Places it imagines to the end; 0: it takes the best at its word."""
    ahead_s: Annotated[float, Field(ge=0.5, le=3)] = 1.0
    """How far ahead it imagines what a stick does to the tower; towers slide as late as 3 s after."""
    thorough: Annotated[float, Field(ge=0, le=1)] = 0
    """How likely it imagines all of them, and does not take the first that goes well."""
    slip: Annotated[float, Field(ge=0, le=1)] = 0
    """How likely it takes just any place whose colours look right."""
    speed_mm_s: Annotated[float, Field(ge=40, le=400)] = 150
    """How fast it leads the stick."""
    pause_s: Annotated[float, Field(ge=0, le=3)] = 0.5
    """How long it holds the stick still before it lets go: hasty hands let go of one that still swings."""
