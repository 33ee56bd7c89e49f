"""One line per figure: what it is, the ratio or amount, the target, whether it holds, and against which peer."""

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measured figure. ``value`` must not exceed ``limit``, or with ``least`` must reach it; both have the unit
    ``unit`` (``x`` for a ratio)."""

    name: str
    peer: str
    value: float
    limit: float
    unit: str
    least: bool = False

    @property
    def holds(self) -> bool:
        return self.value >= self.limit if self.least else self.value <= self.limit


def ratio_of_medians(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times larger the median of ``ours`` is."""
    return statistics.median(ours) / statistics.median(theirs)


def show(figures: Sequence[Figure]) -> int:
    """Print the figures. Returns 0 when all targets hold, else 1."""
    for f in figures:
        verdict = "holds" if f.holds else "MISSED"
        target = f"{'>=' if f.least else '<='} {f.limit:g} {f.unit}"
        print(f"{f.name:<44} {f.value:>8.2f} {f.unit:<3} target {target:<10} {verdict:<7} against {f.peer}")
    sys.stdout.flush()
    return 0 if all(f.holds for f in figures) else 1
