"""Play golden turns of Stacko with the real physics: ``python -m tests.golden.make_turns [NAME ...]``.

What the verdict must be is written by hand in the scenarios (turns_in_order, turns_that_fall). A turn is kept as it was
played once: existing files are left alone, so delete one first when the physics has changed, and say so in the commit.
With ``--look`` nothing is written; the records and verdicts are shown.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

from stackhub.games.stacko.judge import Verdict, judge
from stackhub.games.stacko.record import TurnRecord
from stackhub.games.stacko.storeys import Storeys
from tests.golden.turn_stage import Expected, Falls, Refused, Scenario, played
from tests.golden.turns_in_order import IN_ORDER
from tests.golden.turns_that_fall import FALLING

FOLDER = Path(__file__).parent / "stacko_turns"
SCENARIOS = {scenario.name: scenario for scenario in (*IN_ORDER, *FALLING)}


def as_data(scenario: Scenario, record: TurnRecord, storeys: Storeys) -> dict[str, Any]:
    """What a file holds."""
    return {
        "why": scenario.why,
        "seed": scenario.seed,
        "storeys": storeys,
        "duty": {
            "face": scenario.face,
            "owed": scenario.owed,
            "top": scenario.top,
            "dropped_loses": scenario.dropped_loses,
            "timed": scenario.timed,
        },
        "record": json.loads(str(record)),
        "verdict": {type(scenario.expected).__name__.lower(): dataclasses.asdict(scenario.expected)},
    }


def verdict_of(scenario: Scenario, record: TurnRecord, storeys: Storeys) -> Verdict:
    duty = {"face": scenario.face, "owed": scenario.owed, "top": scenario.top}
    return judge(record, storeys, dropped_loses=scenario.dropped_loses, timed=scenario.timed, **duty)  # type: ignore[arg-type]


def differs(expected: Expected, verdict: Verdict) -> str | None:
    """What the judge says instead of what was expected; None: it agrees."""
    fall, refusal = verdict.fall, verdict.refusal
    if isinstance(expected, Refused):
        said = refusal.english() if refusal is not None else ""
        return None if expected.words in said else f"not refused for that: {said or fall}"
    if refusal is not None:
        return f"refused: {refusal.english()}"
    if isinstance(expected, Falls):
        if fall is None:
            return "it stands"
        told = (fall.cause, fall.phase, fall.block if expected.block is not None else None)
        return None if told == (expected.cause, expected.phase, expected.block) else f"it falls: {fall}"
    if fall is not None:
        return f"it falls: {fall}"
    return None if verdict.out == expected.out else f"out of play: {verdict.out}"


def main(arguments: list[str]) -> int:
    look = "--look" in arguments
    names = [name for name in arguments if not name.startswith("--")] or list(SCENARIOS)
    wrong = 0
    for name in names:
        scenario = SCENARIOS[name]
        path = FOLDER / f"{name}.json"
        if path.exists() and not look:
            continue
        try:
            record, storeys = played(scenario)
        except (AssertionError, KeyError) as error:
            print(f"{name}: could not be played: {error}")
            wrong += 1
            continue
        difference = differs(scenario.expected, verdict_of(scenario, record, storeys))
        print(f"{name}: {difference or 'as expected'}")
        if difference or look:
            print(f"    {record}")
        if difference:
            wrong += 1
        elif not look:
            FOLDER.mkdir(exist_ok=True)
            text = json.dumps(as_data(scenario, record, storeys), ensure_ascii=False, indent=1)
            path.write_text(text + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
