"""What the walk through the screens is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class WalkError(Exception):
    """A stop of the walk did not show what it should."""


@dataclass(frozen=True)
class Stop:
    """A screen by the name its picture gets, and how to get there."""

    name: str
    go: Callable[[], None]
