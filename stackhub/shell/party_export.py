"""The evening's result as a table for other programs."""

from __future__ import annotations

import csv
import io

from stackhub.engine.party.party import Party
from stackhub.engine.party.scoring import points_text
from stackhub.shell.party_book import title_of

#: A cell that begins so would be taken for a formula by a spreadsheet.
_FORMULAS = ("=", "+", "-", "@")


def csv_of(party: Party, head: tuple[str, str, str]) -> str:
    """One line for each member, the best first: place, name, points after each game's gain, and in all. ``head`` names
    those three columns; the games stand between the name and the sum. Comma separated, UTF-8, CRLF (RFC 4180)."""
    place, name, points = head
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([place, name, *(title_of(game.game) for game in party.played), points])
    for row in party.standings():
        key = row.member.key
        gains = [_number(game.points.get(key)) for game in party.played]
        writer.writerow([row.place, _plain(row.member.name), *gains, _number(row.points)])
    return out.getvalue()


def _number(points: object) -> str:
    """Exact where it is whole, else with two decimals; nothing for who did not play."""
    if points is None:
        return ""
    value = float(points)  # type: ignore[arg-type]
    return str(int(value)) if value == int(value) else f"{value:.2f}"


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULAS) else name


def summary_of(party: Party, decimal: str) -> str:
    """The places in one line, for screen readers."""
    rows = (f"{row.place}. {row.member.name} {points_text(row.points, decimal)}" for row in party.standings())
    return "; ".join(rows)
