"""What the arena found, as a table for people and as JSON for programs. Neither says how long it took or on how many
processes: the same contest gives the same text."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from stackhub import __version__
from stackhub.arena.contest import Contest
from stackhub.bots.paired import Played
from stackhub.bots.standings import UNNAMED, Estimate, Standings

FORMAT = "stackhub-arena"
VERSION = 1
_LONGEST_NAME = 40
_NOTHING = "-"


def table(contest: Contest, standings: Standings) -> Iterator[str]:
    """The lines of the table."""
    games = f"{standings.games:,} games of {standings.deals:,} deals"
    yield f"{contest.game}, {contest.seats} seats: {games}, seed {contest.seed}, {contest.iterations:,} iterations"
    if standings.left_out:
        yield f"({standings.left_out:,} games of deals that were not played from every seat are left out)"
    if not standings.deals:
        yield "No deal was played from every seat yet: there is nothing to say."
        return
    yield ""
    rows = [("bot", "seats", "games", "wins", "lost", "score", "forfeits")]
    rows += [
        (
            _short(one.bot),
            str(one.places),
            f"{one.games:,}",
            _told(one.wins),
            _told(one.lost),
            _told(one.score, 2),
            str(one.forfeits),
        )
        for one in standings.bots
    ]
    shown = range(len(rows[0]) if any(one.forfeits for one in standings.bots) else len(rows[0]) - 1)
    widths = [max(len(row[column]) for row in rows) for column in shown]
    for row in rows:
        yield "  ".join(row[column].ljust(widths[column]) for column in shown).rstrip()
    yield ""
    for pair in standings.differences:
        score = f", score {_told(pair.score, 2, '+')}" if pair.score is not None else ""
        yield f"{_short(pair.bot)} over {_short(pair.other)}: wins {_told(pair.wins, 3, '+')}{score}"
    if set(standings.ends) != {UNNAMED}:
        yield "ends: " + ", ".join(f"{reason} {count:,}" for reason, count in standings.ends.items())
    par = 1 / contest.seats
    yield f"95 % intervals (Student's t over deals). Wins and lost are shares a seat: equals have {par:.3f}."


def document(contest: Contest, games: Sequence[Played], standings: Standings, version: int) -> str:
    """The JSON file: the contest, the standings and every game that came to its end. ``version`` is the rules'."""
    ordered = sorted(games, key=lambda game: (game.deal, game.game))
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "app": __version__,
        "game": contest.game,
        "rules_version": version,
        "options": contest.options,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "places": list(contest.places),
        "seed": contest.seed,
        "iterations": contest.iterations,
        "move_seconds": contest.move_seconds,
        "deals_asked": contest.deals,
        "complete": standings.deals == contest.deals,
        "standings": _plain(asdict(standings)),
        "games": [asdict(game) for game in ordered],
    }
    lines = [f"  {json.dumps(name)}: {_laid_out(name, value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _laid_out(name: str, value: object) -> str:
    """On one line; the games with a line each."""
    if name == "games" and isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {json.dumps(game)}" for game in value) + "\n  ]"
    return json.dumps(value)


def _plain(value: Any) -> Any:
    """``value`` with null for what JSON has no number for: an interval that reaches everywhere."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _told(one: Estimate | None, digits: int = 3, sign: str = "") -> str:
    if one is None:
        return _NOTHING
    mean = f"{one.mean:{sign}.{digits}f}"
    if not math.isfinite(one.high):
        return f"{mean} [?]"
    return f"{mean} [{one.low:{sign}.{digits}f}, {one.high:{sign}.{digits}f}]"


def _short(bot: str) -> str:
    return bot if len(bot) <= _LONGEST_NAME else bot[: _LONGEST_NAME - 1] + "…"
