"""The journal's entries: read strictly, written as they were read."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.party import entries
from stackhub.engine.party.errors import BadEntry
from stackhub.engine.party.tables import arrange
from tests.engine.party.parties import BABYLON, CARDS, STICKS, TOWER, member, people

ARRANGED = [
    arrange(limits, members, Chance(1))
    for limits, members in (
        (CARDS, people(1)),
        (CARDS, people(7, bots=2)),
        (BABYLON, people(3)),
        (BABYLON, people(9)),
        (TOWER, people(3, bots=1)),
        (STICKS, tuple(member(number, team=number % 2 + 1) for number in range(1, 6))),
    )
]
ENTRIES: list[entries.AnyEntry] = [
    *(entries.Chosen(game=number, arrangement=arrangement) for number, arrangement in enumerate(ARRANGED)),
    entries.MatchBegun(table=2, save="20261130-1", seats=("m2", "f1", "m10")),
    entries.MatchEnded(ranks=(("m2", "f1"), ("m10",)), counts={"m2": {"stacko.fell": 1}, "m10": {}}),
    entries.MatchDropped(),
    entries.GameSkipped(),
    entries.Swapped(one="m1", other="m2", now=True, moves=17),
    entries.Joined(member=member(11)),
    entries.Left(member="m3", how="leaves"),
    entries.Left(member="m3", how="expert", moves=0),
    entries.Returned(member="m3"),
    entries.Undone(moves=3),
    entries.Ended(),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.entry)
def test_an_entry_comes_back_from_its_json(entry: entries.AnyEntry) -> None:
    written = json.dumps(entries.entry_as_dict(entry))
    assert entries.entry_from(written) == entry == entries.entry_from(json.loads(written))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({}, "wrong at 'entry'"),
        ({"entry": "danced"}, "wrong at 'entry'"),
        ({"entry": "ended", "why": "tired"}, "why"),
        ({"entry": "left", "member": "m1"}, "how"),
        ({"entry": "left", "member": "f1", "how": "leaves"}, "member"),
        ({"entry": "left", "member": "m1", "how": "sulks"}, "how"),
        ({"entry": "undone", "moves": -1}, "moves"),
        ({"entry": "undone", "moves": True}, "moves"),
        ({"entry": "undone", "moves": "3"}, "moves"),
        ({"entry": "match_begun", "table": 0, "save": "", "seats": ["m1"]}, "save"),
        ({"entry": "match_ended", "ranks": []}, "ranks"),
        ({"entry": "match_ended", "ranks": [[]]}, "ranks"),
        ({"entry": "match_ended", "ranks": [["m1"]], "counts": {"m1": {"x": -1}}}, "counts"),
        ({"entry": "match_ended", "ranks": [["m1"]], "counts": {"m1": {str(n): 1 for n in range(101)}}}, "counts"),
        ({"entry": "joined", "member": {"key": "m3", "name": "x"}}, "colour"),
    ],
)
def test_an_entry_that_says_nothing_sound_is_refused(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadEntry, match=said):
        entries.entry_from(data)


@pytest.mark.parametrize("data", ["", "[]", "null", '{"entry": "ended"', "[" * 100_000, '"x"', "x" * 300_000])
def test_text_that_is_no_entry_is_refused(data: str) -> None:
    with pytest.raises(BadEntry):
        entries.entry_from(data)


def test_data_that_are_not_json_are_refused() -> None:
    for data in ({"entry": "ended", "x": {1, 2}}, {"entry": "ended", ("a", "b"): 1}, {"entry": float("nan")}):
        with pytest.raises(BadEntry):
            entries.entry_from(data)  # type: ignore[arg-type]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(entry=st.sampled_from(ENTRIES), data=st.data())
def test_a_damaged_entry_is_read_or_refused_and_nothing_else(entry: entries.AnyEntry, data: st.DataObject) -> None:
    told = entries.entry_as_dict(entry)
    told[data.draw(st.sampled_from([*told, "more"]))] = data.draw(json_values)
    try:
        read = entries.entry_from(told)
    except BadEntry:
        return
    assert entries.entry_from(entries.entry_as_dict(read)) == read
