"""What makes a bot of Upturn weaker or stronger, as ``upturn.yaml`` says it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Probability = Annotated[float, Field(ge=0, le=1)]


class Skill(BaseModel):
    """``slip``: how likely it plays any sensible move; ``forget``: how likely it forgets to announce its last token."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slip: _Probability
    forget: _Probability
