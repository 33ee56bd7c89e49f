"""What makes a bot of Upturn weaker or stronger, as ``upturn.yaml`` says it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Probability = Annotated[float, Field(ge=0, le=1)]


class Skill(BaseModel):
    """``slip``: how likely it plays any sensible move; ``forget``: how likely it forgets to announce its last token;
    ``iterations``: in so many playouts at most it tries the plays that look best, and drawing (0: it takes the best at
    its word); ``moves``: so many plays."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slip: _Probability
    forget: _Probability
    iterations: Annotated[int, Field(ge=0, le=100_000)] = 0
    moves: Annotated[int, Field(ge=2, le=40)] = 8
