"""The form of a golden game: one round as JSON, with what the rules said at every step.

``start`` is the position after the set-up. Each move has its seat, what chance answered, how many moves were legal
before it, and a digest of the position after it. ``end`` is the last position, whole, so that a difference can be read.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from stackhub.engine.game import Rules
from stackhub.engine.journal import Entry, Journal
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee


def digest(position: dict[str, Any]) -> str:
    """A short fingerprint of a position, whatever the order of its keys."""
    return blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=8).hexdigest()


def record(referee: Referee) -> dict[str, Any]:
    """The golden game of a finished round."""
    journal = referee.journal
    again = Referee(referee.rules, referee.options, referee.seats, journal.up_to(0))
    recorded: dict[str, Any] = {
        "game": referee.rules.id,
        "rules_version": referee.rules.version,
        "options": referee.options.as_dict(),
        "seats": referee.seats,
        "seed": journal.seed,
        "first": journal.first,
        "position": journal.position,
        "setup_chance": list(journal.setup_chance),
        "start": again.state.position(),
        "moves": [],
    }
    for entry in journal.entries:
        legal = len(again.state.legal_moves())
        again.state.chance.replay(entry.chance)
        again.play(entry.move, None if entry.seat == again.state.to_play else entry.seat)
        step = {"move": entry.move, "seat": entry.seat, "chance": list(entry.chance), "legal": legal}
        recorded["moves"].append({**step, "after": digest(again.state.position())})
    outcome = again.outcome()
    return {**recorded, "end": again.state.position(), "outcome": outcome.as_dict() if outcome else None}


def replayed(recorded: dict[str, Any], rules: Rules) -> dict[str, Any]:
    """What the rules of today say about a golden game. Raises GameError when they cannot play it at all."""
    journal = Journal(
        recorded["seed"],
        recorded["first"],
        recorded["position"],
        tuple(recorded["setup_chance"]),
        [Entry(step["move"], step["seat"], tuple(step["chance"])) for step in recorded["moves"]],
    )
    options = make_options(rules.options_model, recorded["options"])
    return record(Referee(rules, options, recorded["seats"], journal))
