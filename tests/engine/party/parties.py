"""Small plans and limits for the tests of the party, and the ways entries can go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party import entries
from stackhub.engine.party.limits import GameLimits
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PartyPlan, PlannedGame

BABYLON = GameLimits(fewest=2, most=2, minutes=(2, 5), levels=("easy", "medium", "hard", "expert"))
CARDS = GameLimits(fewest=2, most=6, minutes=(5, 15), levels=("easy", "medium", "hard", "expert"))
TOKENS = GameLimits(fewest=2, most=4, minutes=(5, 20), levels=("easy", "medium", "hard", "expert"))
TOWER = GameLimits(fewest=2, most=10, minutes=(5, 30))
"""Stacko as if nobody could play it but people: a game may be without bots."""
STICKS = GameLimits(fewest=2, most=7, minutes=(10, 40), team_options={"mode": "teams"})
LIMITS: Mapping[str, GameLimits] = {
    "babylon": BABYLON,
    "stackup": CARDS,
    "upturn": TOKENS,
    "stacko": TOWER.model_copy(update={"levels": BABYLON.levels}),
    "stickstack": STICKS.model_copy(update={"levels": BABYLON.levels}),
}
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hedy", "Ida", "Jim")


def member(number: int, level: Level | None = None, team: int | None = None) -> Member:
    """Member ``number``, counted from 1."""
    name = NAMES[number - 1] if number <= len(NAMES) else f"Guest {number}"
    return Member(key=f"m{number}", name=name, colour=COLOUR_NAMES[number % 7], level=level, team=team)


BOTLESS: Mapping[str, GameLimits] = {**LIMITS, "stacko": TOWER}
"""The same as if Stacko had no bots."""


def people(count: int, bots: int = 0) -> tuple[Member, ...]:
    """``count`` people and then ``bots`` bots."""
    return tuple(member(number, "medium" if number > count else None) for number in range(1, count + bots + 1))


def plan_of(members: tuple[Member, ...], *games: str, wheel: int | None = None, seed: int = 1) -> PartyPlan:
    """The games in their order, or ``wheel`` turns of the wheel among them."""
    return PartyPlan(
        members=members,
        games=tuple(PlannedGame(game=game) for game in games),
        picks="list" if wheel is None else "wheel",
        count=wheel,
        seed=seed,
    )


def choose_next(party: Party, limits: Mapping[str, GameLimits] = LIMITS) -> None:
    """Choose the next game as the app would."""
    index = party.next_game()
    party.apply(party.choose(index, limits[party.plan.games[index].game]))


def play_next(party: Party, *best: str) -> None:
    """Play the match that is due: ``best`` come in first, in this order, then the others as they sit."""
    begun = party.apply(party.begin("save"))
    assert isinstance(begun, entries.MatchBegun)
    order = [*(key for key in best if key in begun.seats), *(key for key in begun.seats if key not in best)]
    party.apply(entries.MatchEnded(ranks=tuple((key,) for key in order)))


def play_game(party: Party, *best: str) -> None:
    """Choose the next game and play all its matches."""
    choose_next(party)
    while party.phase == "ready":
        play_next(party, *best)


def random_ranks(seats: tuple[str, ...], chance: Chance) -> tuple[tuple[str, ...], ...]:
    """``seats`` in some order, some of them level."""
    order = list(seats)
    chance.shuffle(order)
    groups: list[list[str]] = []
    for key in order:
        if groups and chance.chance_of(0.3):
            groups[-1].append(key)
        else:
            groups.append([key])
    return tuple(tuple(group) for group in groups)


def random_entry(party: Party, chance: Chance) -> dict[str, Any]:
    """Something that may or may not be possible now, as JSON data."""
    keys = [f"m{1 + chance.below(12)}" for _ in range(2)]
    moves = chance.choice((None, None, 0, 3))
    due, running, under_way = party.next_table(), party.running, party.under_way
    number = chance.below(12)
    if number == 0:
        return {"entry": "swapped", "one": keys[0], "other": keys[1], "now": chance.chance_of(0.5), "moves": moves}
    if number == 1:
        key = party.next_key if chance.chance_of(0.8) else keys[0]
        guest = {"key": key, "name": f"G{chance.below(40)}", "colour": "red"}
        return {"entry": "joined", "member": guest, "moves": moves}
    if number == 2:
        return {"entry": "left", "member": keys[0], "how": chance.choice(("leaves", "easy", "expert")), "moves": moves}
    if number == 3:
        return {"entry": "returned", "member": keys[0], "moves": moves}
    if number == 4:
        return {"entry": "undone", "moves": moves}
    if number == 5:
        return {"entry": chance.choice(("match_dropped", "game_skipped", "ended", "match_dropped"))}
    if running is not None:
        seats = running.seats if chance.chance_of(0.8) else running.seats[1:]
        ranks = [list(group) for group in random_ranks(seats, chance)]
        return {"entry": "match_ended", "ranks": ranks, "counts": {seats[0]: {"x.y": 2}} if seats else {}}
    if due is not None and under_way is not None:
        seats = due.seats if chance.chance_of(0.8) else (*due.seats, keys[0])
        return {"entry": "match_begun", "table": due.table, "save": "s", "seats": list(seats)}
    index = chance.below(len(party.plan.games))
    try:
        return entries.entry_as_dict(party.choose(index, LIMITS[party.plan.games[index].game]))
    except ValueError:
        return {"entry": "ended"}
