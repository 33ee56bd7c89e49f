"""Recorded turns of the real physics, judged again: the verdict was written by hand with each scenario."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stackhub.games.stacko.judge import find_fall, judge
from stackhub.games.stacko.record import TurnRecord, record_from
from stackhub.games.stacko.storeys import Storeys
from tests.golden.make_turns import FOLDER, SCENARIOS, as_data, differs
from tests.golden.turn_stage import Falls, Stands, played

FILES = sorted(FOLDER.glob("*.json"))


def kept(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def told(data: dict[str, Any]) -> tuple[TurnRecord, Storeys]:
    storeys: Any = tuple(tuple(row) for row in data["storeys"])
    return record_from(json.dumps(data["record"])), storeys


def test_there_are_forty_turns_and_each_scenario_is_one() -> None:
    assert {path.stem for path in FILES} == set(SCENARIOS)
    kinds = Counter(type(scenario.expected).__name__ for scenario in SCENARIOS.values())
    assert sum(kinds.values()) >= 40
    assert min(kinds["Stands"], kinds["Falls"], kinds["Refused"]) >= 10


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_turn_gets_the_verdict_that_was_expected(path: Path) -> None:
    """ST-04 to ST-17."""
    data, scenario = kept(path), SCENARIOS[path.stem]
    record, storeys = told(data)
    verdict = judge(record, storeys, **data["duty"])
    assert differs(scenario.expected, verdict) is None
    assert data == json.loads(json.dumps(as_data(scenario, record, storeys))), "the file says what the scenario says"
    fall = find_fall(record, storeys, dropped_loses=data["duty"]["dropped_loses"])
    assert (fall is not None) == (record.end == "fallen")
    if isinstance(scenario.expected, Falls):
        assert verdict.fall == fall
    if isinstance(scenario.expected, Stands):
        lying = {lift.block: lift.to for lift in record.lifts if lift.to is not None}
        assert {name: verdict.storeys[storey][place] for name, (storey, place) in lying.items()} == {
            n: n for n in lying
        }


@pytest.mark.parametrize("name", ["passed_at_once", "dropped_loses", "probe_left_out", "lone_middle"])
def test_a_verdict_does_not_hang_on_when_it_is_asked(name: str) -> None:
    """A fall found once is found in every later record of the same turn, and nothing is found before it."""
    record, storeys = told(kept(FOLDER / f"{name}.json"))
    loses = SCENARIOS[name].dropped_loses
    fall = find_fall(record, storeys, dropped_loses=loses)
    later = record.model_copy(update={"seconds": record.seconds + 5})
    assert find_fall(later, storeys, dropped_loses=loses) == fall


@pytest.mark.long
@pytest.mark.parametrize("name", ["clean_middle", "lone_middle", "two_clean"])
def test_a_turn_played_again_ends_the_same(name: str) -> None:
    """Bullet repeats itself on one machine; another may differ in the last digits, but not in the verdict."""
    scenario = SCENARIOS[name]
    record, storeys = played(scenario)
    again, same_storeys = played(scenario)
    assert record == again
    assert storeys == same_storeys
    duty = kept(FOLDER / f"{name}.json")["duty"]
    assert differs(scenario.expected, judge(record, storeys, **duty)) is None


def test_a_wrong_verdict_would_be_noticed() -> None:
    scenario = SCENARIOS["lone_middle"]
    record, storeys = told(kept(FOLDER / "lone_middle.json"))
    duty = kept(FOLDER / "lone_middle.json")["duty"]
    verdict = judge(record, storeys, **duty)
    assert differs(Stands(), verdict) is not None
    assert differs(Falls("table", "pull"), verdict) is not None
    assert differs(scenario.expected, dataclasses.replace(verdict, fall=None)) is not None
