"""Play golden turns of Stick & Stack with the real physics: ``python -m tests.golden.make_stick_turns [NAME ...]``.

What the verdict must be is written by hand in the scenarios (stick_colour_turns, stick_fall_turns). A turn is kept as
it was played once: existing files are left alone, so delete one first when the physics has changed, and say so in the
commit. With ``--look`` nothing is written; the records and verdicts are shown.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.engine.events import Event
from stackhub.engine.options import make_options
from stackhub.games.registry import GameEntry, load_config
from stackhub.games.stickstack.judge import fouls, judge, wrong_contacts
from stackhub.games.stickstack.notation import played as turn_of
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.rules import StickStackOptions, StickStackRules, make_rules
from tests.golden.stick_colour_turns import COLOURS
from tests.golden.stick_fall_turns import FALLS
from tests.golden.stick_stage import Scenario, played

FOLDER = Path(__file__).parent / "stick_turns"
SCENARIOS = {scenario.name: scenario for scenario in (*COLOURS, *FALLS)}


def rules() -> StickStackRules:
    return make_rules(load_config(GameEntry("stickstack", "stackhub.games.stickstack", bots="later")))


def as_data(scenario: Scenario, record: TurnRecord) -> dict[str, Any]:
    """What a file holds."""
    return {
        "why": scenario.why,
        "position": scenario.position,
        "take": scenario.take,
        "record": json.loads(str(record)),
        "verdict": dataclasses.asdict(scenario.expected),
    }


def told(position: dict[str, Any], take: str, record: TurnRecord) -> tuple[list[Event], Any]:
    """What the rules make of the turn: events and the state after it. Raises GameError when they refuse it."""
    game = rules()
    state = game.from_position(position, make_options(StickStackOptions, {}), 2, Chance(1))
    state.play(game.parse_move(take))
    return state.play(turn_of(record)), state


def differs(scenario: Scenario, record: TurnRecord) -> str | None:
    """What the rules say instead of what was expected; None: they agree."""
    expected, options = scenario.expected, scenario.options
    verdict = judge(
        record,
        scenario.standing,
        held=scenario.stick,
        colours=options.get("colours", "refuse"),
        strict=options.get("fouls") == "strict",
        literal=options.get("all_fell") == "literal",
    )
    if verdict.refusal is not None:
        return f"refused: {verdict.refusal.english()}"
    if verdict.fate != expected.fate:
        return f"{verdict.fate}, not {expected.fate}"
    least, most = expected.front
    if not least <= len(verdict.front) <= most:
        return f"{len(verdict.front)} sticks in front, not {least} to {most}: {verdict.front}"
    wrong = [attempt for attempt in record.attempts if wrong_contacts(attempt)]
    if len(wrong) != expected.refused:
        return f"{len(wrong)} wrong attempts, not {expected.refused}"
    if expected.rested is not None and record.rested != expected.rested:
        return f"rested: {record.rested}"
    if expected.foul is not None and bool(fouls(record)) != expected.foul:
        return f"fouls: {fouls(record)}"
    try:
        events, state = told(scenario.position, scenario.take, record)
    except GameError as error:
        return f"the rules refuse it: {error}"
    ended: list[Any] = [event.details for event in events if event.name == "round_over"]
    reason = ended[0]["reason"] if ended else None
    if reason != expected.over:
        return f"over: {reason}, not {expected.over}"
    if ended and expected.points is not None and ended[0]["scores"][0] != expected.points:
        return f"{ended[0]['scores'][0]} points, not {expected.points}"
    if reason is None and state.to_play != 1:
        return "it is not the next player's turn"
    return None


def main(arguments: list[str]) -> int:
    look = "--look" in arguments
    names = [name for name in arguments if not name.startswith("--")] or list(SCENARIOS)
    bad = 0
    for name in names:
        scenario = SCENARIOS[name]
        path = FOLDER / f"{name}.json"
        if path.exists() and not look:
            continue
        try:
            record = played(scenario)
        except (AssertionError, LookupError) as error:
            print(f"{name}: could not be played: {error}")
            bad += 1
            continue
        difference = differs(scenario, record)
        print(f"{name}: {difference or 'as expected'}")
        if difference or look:
            print(f"    {str(record)[:1500]}")
        if difference:
            bad += 1
        elif not look:
            FOLDER.mkdir(exist_ok=True)
            text = json.dumps(as_data(scenario, record), ensure_ascii=False, indent=1)
            path.write_text(text + "\n", encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
