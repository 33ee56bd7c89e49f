"""Time that only a test lets pass: while somebody plays, the heartbeat's own timer draws nothing in between.

Otherwise every look at the events drew once more and let frames pass besides, as often as the machine was slow.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from shiboken6 import isValid

from stackhub.view3d.tick import INTERVAL_MS, the_tick

_LONG_MS = 3_600_000


@contextmanager
def only_by_hand() -> Iterator[None]:
    """Views are drawn by `Viewport.draw_now` alone; afterwards the timer beats again."""
    _every(_LONG_MS)
    try:
        yield
    finally:
        _every(INTERVAL_MS)


def _every(milliseconds: int) -> None:
    timer = the_tick._timer
    if timer is not None and isValid(timer):
        timer.setInterval(milliseconds)
