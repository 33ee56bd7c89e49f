"""Matches of Stacko between people, played by the rules alone: no tower is built for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry

NAMES = ("Ada", "Léa", "Noor", "Tom", "Mia", "Ben", "Zoé", "Max", "Eva", "Kim")


def party(people: int, names: Sequence[str] = NAMES, **options: Any) -> Match:
    """A match whose first round has begun."""
    rules = registry.rules_of("stacko")
    players = tuple(Player(names[seat], COLOUR_NAMES[seat % len(COLOUR_NAMES)]) for seat in range(people))
    match = Match(rules, make_options(rules.options_model, options), players, seed=3)
    match.next_round()
    return match


def begins(match: Match, seat: int) -> None:
    """The roll for who begins, which ``seat`` wins (ST-03)."""
    while match.referee.state.position().get("start"):
        rolls = match.referee.state.to_play
        match.play("roll:yellow4" if rolls == seat else "roll:red1")
    assert match.to_decide == seat


def rolls(match: Match) -> None:
    """Whoever is to play rolls a number for which there is a block."""
    seat = match.to_decide
    for face in ("red1", "blue2", "green3", "yellow4"):
        match.play(f"roll:{face}")
        if match.referee.view(0).as_dict()["face"] is not None:
            return
    raise AssertionError(f"no block may be taken by seat {seat}")


def falls(match: Match) -> None:
    """The tower falls in the turn of whoever is to play."""
    rolls(match)
    match.play(match.referee.state.legal_moves()[-1])
    assert match.referee.outcome() is not None
