"""How finely a table is drawn, as plain checked data: the rungs of the quality ladder, and who stands on which.

The values come from config/quality.yaml (read by `stackhub.store.quality`) and are carried out in `stackhub.view3d`.
They are described here because both sides need the words and neither may import the other.
"""

from __future__ import annotations

import statistics
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

LevelName = Literal["full", "medium", "light", "software"]
"""The rungs, from the finest to the one that runs everywhere."""

LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)

Shading = Literal["physical", "simple", "fixed"]
"""Physically based light with reflections; one plain light; or whatever draws without shaders."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Level(_Frozen):
    """One rung of the ladder."""

    shading: Shading
    samples: Annotated[int, Field(ge=0, le=16)]
    """Samples per pixel that smooth the edges; 0 leaves them as they are."""
    scale: Annotated[float, Field(ge=0.25, le=1)]
    """Pixels drawn for each pixel of the screen, along each side; the picture is stretched to fit."""
    shadow_map: Annotated[int, Field(ge=0, le=8192)]
    """Side of the shadow map in pixels. With 0, pieces throw their outline on the table only."""
    shadow_taps: Annotated[int, Field(ge=1, le=6)]
    """How soft the edge of a mapped shadow is: it is looked up so many times along each side."""
    bevel_steps: Annotated[int, Field(ge=1, le=6)]
    """In how many steps the edges of a piece are rounded."""

    @model_validator(mode="after")
    def _mapped_by_shaders(self) -> Level:
        if self.shading != "physical" and self.shadow_map:
            raise ValueError(f"should have no shadow_map where shading is {self.shading}: only physical looks it up")
        return self


class Measuring(_Frozen):
    """How the rung is found that a machine can stand on."""

    warm_up_frames: Annotated[int, Field(ge=1, le=100)]
    """The first frames of a rung are not counted: shaders are compiled in them."""
    frames: Annotated[int, Field(ge=1, le=100)]
    """The median of so many frames is compared."""
    slow_ms: Annotated[float, Field(gt=0, le=1000)]
    """When a frame takes longer, the next rung down is tried."""


class First(_Frozen):
    """The rung that is tried first when the player has not chosen one."""

    graphics_card: LevelName
    processor: LevelName
    """Where OpenGL is there, but the processor does the drawing (llvmpipe and the like)."""


class QualityFile(_Frozen):
    """config/quality.yaml."""

    first: First
    measuring: Measuring
    levels: dict[LevelName, Level]

    @model_validator(mode="after")
    def _all_rungs(self) -> QualityFile:
        missing = [name for name in LEVEL_NAMES if name not in self.levels]
        if missing:
            raise ValueError(f"should have the levels {', '.join(LEVEL_NAMES)}; missing: {', '.join(missing)}")
        if self.levels["software"].shading != "fixed":
            raise ValueError("should have fixed shading at the level software: it is for machines without shaders")
        return self


class Ladder:
    """Finds the rung for a machine from how long its frames take, and only ever steps down."""

    def __init__(self, file: QualityFile, first: LevelName) -> None:
        self.file = file
        self.level: LevelName = first
        self._seen = 0
        self._times: list[float] = []
        self.settled = first == LEVEL_NAMES[-1]
        """Whether the rung is found; frames are not looked at any more."""

    def measured(self, frame_ms: float) -> bool:
        """Count one frame of the present rung. True when `level` has just become the next one down."""
        if self.settled:
            return False
        measuring = self.file.measuring
        self._seen += 1
        if self._seen > measuring.warm_up_frames:
            self._times.append(frame_ms)
        if len(self._times) < measuring.frames:
            return False
        if statistics.median(self._times) <= measuring.slow_ms:
            self.settled = True
            return False
        self.level = LEVEL_NAMES[LEVEL_NAMES.index(self.level) + 1]
        self.settled = self.level == LEVEL_NAMES[-1]
        self._seen = 0
        self._times.clear()
        return True
