"""What makes a bot of Babylon weaker or stronger, as ``babylon.yaml`` says it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Probability = Annotated[float, Field(ge=0, le=1)]


class Skill(BaseModel):
    """``sight``: how many moves ahead it sees a forced end (12: all of them); ``slip``: how likely it plays without
    looking; ``second``: how likely it chooses to play second."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sight: Annotated[float, Field(ge=0, le=12)]
    slip: _Probability
    second: _Probability
