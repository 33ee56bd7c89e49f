"""One line per figure: what it is, the ratio or amount, the target, whether it holds, and against which peer."""

import datetime
import json
import os
import platform
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

#: Names the file to which figures that are shown are added as lines of JSON (benchmarks/bench.py).
COLLECTED = "STACKHUB_FIGURES"
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


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
    if collected := os.environ.get(COLLECTED):
        with Path(collected).open("a", encoding="utf-8") as lines:
            lines.writelines(json.dumps(asdict(figure)) + "\n" for figure in figures)
    for f in figures:
        verdict = "holds" if f.holds else "MISSED"
        target = f"{'>=' if f.least else '<='} {f.limit:g} {f.unit}"
        print(f"{f.name:<44} {f.value:>8.2f} {f.unit:<3} target {target:<10} {verdict:<7} against {f.peer}")
    sys.stdout.flush()
    return 0 if all(f.holds for f in figures) else 1


def rows(figures: Sequence[Figure]) -> list[str]:
    """The figures as rows of a table in Markdown, with its head."""
    head = ["| figure | peer | measured | target | |", "| --- | --- | --- | --- | --- |"]
    for f in figures:
        measured, target = f"{f.value:.2f} {f.unit}".strip(), f"{'≥' if f.least else '≤'} {f.limit:g} {f.unit}".strip()
        head.append(f"| {f.name} | {f.peer} | {measured} | {target} | {'holds' if f.holds else '**missed**'} |")
    return head


def finish(section: str, figures: Sequence[Figure], *, write: bool, notes: Sequence[str] = ()) -> int:
    """Print the figures and, with ``write``, put them with ``notes`` above them into the page's ``section``, which the
    command ``benchmarks/SECTION.py`` makes. Returns the exit code."""
    status = show(figures)
    if write:
        command = f"python benchmarks/{section.replace('-', '_')}.py --write"
        write_section(section, command, [*notes, *([""] if notes else []), *rows(figures)])
    return status


def write_section(name: str, command: str, lines: Sequence[str]) -> None:
    """Put ``lines`` between the marks ``<!-- name -->`` and ``<!-- /name -->`` of docs/performance.md, with the day,
    the machine and the command. Raises ValueError when the page has no such marks."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    page = PAGE.read_text(encoding="utf-8")
    before, opening, rest = page.partition(begin)
    _, closing, after = rest.partition(end)
    if not opening or not closing:
        raise ValueError(f"docs/performance.md has no section {begin.strip()} … {end}")
    today = datetime.datetime.now(tz=datetime.UTC).date()
    made = f"Written by `{command}` on {today}, {os.cpu_count()} cores, Python {platform.python_version()}."
    text = "\n".join([made, "", *lines])
    PAGE.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")
