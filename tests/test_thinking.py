"""``stackhub think GAME``: one question a line, one answer a line, whatever comes in."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.games.registry import rules_of
from stackhub.games.stickstack.bots import make_bot
from stackhub.thinking import run_thinker
from tests.games.stickstack.bench_play import bench_with


def question() -> dict[str, Any]:
    """What a bot asks of an empty cup, with a stick in its hand."""
    rules: Any = rules_of("stickstack")
    state = rules.setup(rules.options_model(), 2, Chance(1), 0)
    state.play(rules.parse_move("bag"))
    view = state.view(0)
    bench = bench_with()
    bench.take(view.held)
    hands = make_bot("medium", rules).hands(bench, view, Chance(2))
    for _ in range(600):
        if hands.question is not None:
            return dict(hands.question)
        hands.frame()
        bench.frame()
    raise AssertionError("it never asks")


def answers(*lines: str, game: str = "stickstack") -> list[dict[str, Any]]:
    out = io.StringIO()
    assert run_thinker(game, [line + "\n" for line in lines], out) is None
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_what_is_no_question_is_answered_with_an_error_and_the_next_one_is_heard() -> None:
    asked = json.dumps({"id": 4, "question": question()})
    ready, *rest = answers("nonsense", "[1]", json.dumps({"id": 2, "question": {"scene": 3}}), "", asked)
    assert ready == {"ready": True}
    assert [one["id"] for one in rest] == [None, None, 2, 4]
    assert [("error" in one) for one in rest] == [True, True, True, False]
    assert len(rest[3]["answer"]["pose"]) == 7
    assert rest[3]["answer"]["legal"] in (True, False)


def test_the_same_question_has_the_same_answer_in_another_process() -> None:
    line = json.dumps({"id": 1, "question": question()})
    here = answers(line)[1]
    made = subprocess.run(
        [sys.executable, "-m", "stackhub", "think", "stickstack"],
        input=line + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert json.loads(made.stdout.splitlines()[1]) == here


def test_games_without_hands_have_nobody_who_thinks() -> None:
    out = io.StringIO()
    assert "need no hands" in (run_thinker("babylon", [], out) or "")
    assert "no game 'chess'" in (run_thinker("chess", [], out) or "")
    assert out.getvalue() == ""
