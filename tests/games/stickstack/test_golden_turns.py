"""Recorded turns of the real physics, judged again: the verdict was written by hand with each scenario."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stackhub.games.stickstack.record import TurnRecord, record_from
from tests.golden.make_stick_turns import FOLDER, SCENARIOS, as_data, differs
from tests.golden.stick_stage import played

FILES = sorted(FOLDER.glob("*.json"))


def kept(name: str) -> tuple[dict[str, Any], TurnRecord]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data, record_from(json.dumps(data["record"]))


def test_there_are_forty_turns_and_each_scenario_is_one() -> None:
    assert {path.stem for path in FILES} == set(SCENARIOS)
    assert len(FILES) >= 40
    fates = Counter(scenario.expected.fate for scenario in SCENARIOS.values())
    assert set(fates) == {"placed", "fell", "kept", "foul", "taken_back", "toppled", "all_fell"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_turn_gets_the_verdict_that_was_expected(path: Path) -> None:
    """SS-03 to SS-11."""
    data, record = kept(path.stem)
    scenario = SCENARIOS[path.stem]
    assert differs(scenario, record) is None
    assert data == json.loads(json.dumps(as_data(scenario, record))), "the file says what the scenario says"


@pytest.mark.parametrize("name", ["near_border", "past_border", "near_border_of_the_cup"])
def test_the_border_scenarios_are_near_one(name: str) -> None:
    """SS-04: what makes them right or wrong is the distance to a border."""
    _, record = kept(name)
    sights = [contact for attempt in record.attempts for contact in attempt.contacts if contact.own != contact.theirs]
    borders = [b for c in sights for b in (c.own_border_mm, c.theirs_border_mm) if b is not None]
    assert sights
    assert min(borders) <= 12


@pytest.mark.long
@pytest.mark.parametrize("name", ["fresh_rwy", "all_knocked_down", "kept", "toppled_in_hand"])
def test_a_turn_played_again_ends_the_same(name: str) -> None:
    """Bullet repeats itself on one machine; another may differ in the last digits, but not in the verdict."""
    record = played(SCENARIOS[name])
    assert record == played(SCENARIOS[name])
    assert differs(SCENARIOS[name], record) is None


def test_a_wrong_verdict_would_be_noticed() -> None:
    _, record = kept("fresh_rwy")
    scenario = SCENARIOS["fresh_rwy"]
    for expected in (
        dataclasses.replace(scenario.expected, fate="fell"),
        dataclasses.replace(scenario.expected, refused=1),
        dataclasses.replace(scenario.expected, front=(1, 1)),
        dataclasses.replace(scenario.expected, over="empty"),
        dataclasses.replace(scenario.expected, foul=True),
    ):
        assert differs(dataclasses.replace(scenario, expected=expected), record) is not None
    _, toppled = kept("toppled_in_hand")
    points = dataclasses.replace(SCENARIOS["toppled_in_hand"].expected, points=5)
    assert differs(dataclasses.replace(SCENARIOS["toppled_in_hand"], expected=points), toppled) is not None
