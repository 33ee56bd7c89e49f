"""A party is its plan and its entries: built again the same, refused entries change nothing, what is undone is as it
was. Attacked with random entries."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.engine.party import entries
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import plan_from_json
from stackhub.engine.party.sections import MOST_PRESENT
from tests.engine.party.parties import LIMITS, people, plan_of, random_entry


def described(party: Party) -> dict[str, Any]:
    """All that can be seen of a party."""
    return {
        "phase": party.phase,
        "members": party.members,
        "present": party.present,
        "gone": party.gone,
        "replaced": party.replaced,
        "played": party.played,
        "under_way": party.under_way,
        "running": party.running,
        "due": party.next_table(),
        "standings": party.standings(),
        "chart": party.chart(),
        "seed": party.match_seed(),
        "undo": [party.may_undo(moves) for moves in (None, 0, 3)],
    }


def check_sound(party: Party) -> None:
    """What must hold at any moment."""
    keys = [member.key for member in party.present]
    assert 1 <= len(keys) == len(set(keys)) <= MOST_PRESENT
    assert not set(keys) & set(party.gone)
    assert {member.key for member in party.members} == {*keys, *party.gone}
    assert any(not member.is_bot for member in party.present)
    for game in party.played:
        ranked = [key for group in game.ranks for key in group]
        assert len(set(ranked)) == len(ranked)
        assert sum(game.points.values()) == sum(party.plan.scoring[: len(ranked)])
        assert not (game.skipped and game.points)
    total = sum(sum(game.points.values()) for game in party.played)
    assert sum(row.points for row in party.standings()) == total
    assert (party.next_table() is not None) == (party.phase == "ready")
    assert (party.running is not None) == (party.phase == "playing")
    due = party.next_table()
    if due is not None:
        assert not set(due.seats) & set(party.gone)
        assert len(set(due.seats)) == len(due.seats)


def attacked(seed: int, steps: int) -> Party:
    """A party after ``steps`` random entries, most of which fit."""
    chance = Chance(seed)
    games = chance.sample(list(LIMITS), 1 + chance.below(len(LIMITS)))
    members = people(1 + chance.below(8), bots=1 + chance.below(2))
    party = Party(plan_of(members, *games, wheel=chance.choice((None, 4)), seed=seed))
    for _ in range(steps):
        entry = random_entry(party, chance)
        if entry["entry"] == "ended" and not chance.chance_of(0.05):
            continue
        before, count = described(party), len(party.entries)
        try:
            party.apply(entry)
        except GameError:
            assert described(party) == before, "a refused entry changes nothing"
            assert len(party.entries) == count
        else:
            assert len(party.entries) == count + 1
        check_sound(party)
    return party


@settings(max_examples=50)
@given(seed=st.integers(0, 10**9))
def test_random_entries_are_applied_or_refused(seed: int) -> None:
    attacked(seed, 60)


@settings(max_examples=50)
@given(seed=st.integers(0, 10**9), cut=st.integers(0, 60))
def test_plan_and_entries_build_the_same_party_again(seed: int, cut: int) -> None:
    """Through JSON and at any moment; and it goes on as it would have."""
    party = attacked(seed, cut)
    written = [json.dumps(entries.entry_as_dict(entry)) for entry in party.entries]
    again = Party(plan_from_json(party.plan.to_json()), [json.loads(text) for text in written])
    assert described(again) == described(party)
    assert again.entries == party.entries
    for step in range(10):
        entry = random_entry(party, Chance(seed).fork(f"on {step}"))
        assert entry == random_entry(again, Chance(seed).fork(f"on {step}"))
        told = []
        for one in (party, again):
            try:
                one.apply(entry)
            except GameError as error:
                told.append(str(error))
        assert len(told) in (0, 2)
        assert described(again) == described(party)


@given(seed=st.integers(0, 10**9), cut=st.integers(0, 40))
def test_what_is_undone_is_as_it_was(seed: int, cut: int) -> None:
    party, chance = attacked(seed, cut), Chance(seed).fork("undo")
    for _ in range(20):
        entry = random_entry(party, chance)
        if entry["entry"] not in ("swapped", "joined", "left", "returned"):
            continue
        before = described(party)
        try:
            party.apply(entry)
        except GameError:
            continue
        assert party.may_undo(entry["moves"])
        assert not party.may_undo((entry["moves"] or 0) + 1)
        party.apply(entries.Undone(moves=entry["moves"]))
        assert described(party) == before
