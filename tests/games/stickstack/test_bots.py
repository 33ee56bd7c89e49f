"""The bots of Stick & Stack: what they ask about, how their hands end a turn, and that nothing keeps them from it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import LEVELS
from stackhub.engine.errors import BadConfig
from stackhub.games.registry import rules_of
from stackhub.games.stickstack.bot_hand import BotHand
from stackhub.games.stickstack.bot_think import question_of, think
from stackhub.games.stickstack.bots import make_bot
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_judge import Turn, failure_of
from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.material import Config
from stackhub.games.stickstack.skill import Skill
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.physics.pose import Pose
from tests.games.stickstack.bench_play import bench_with, scene

GOOD = Skill(aim_mm=0.3, aim_deg=0.3, glances=200, trials=1)
TOWER = ("s01", "s04", "s05")


def turn(bench: Bench, hands: BotHand, most_s: float = 120) -> int:
    """Let the hands play until the turn can be closed; returns how often they asked."""
    asked = 0
    while not (hands.finished and bench.rest_s > 0.3):
        assert bench.time_s < most_s, "the turn does not end"
        if hands.question is None:
            hands.frame()
        if hands.question is not None:
            asked += 1
            hands.answer(think(hands.question, lambda: False))
        bench.frame()
        if bench.outcome is not None:
            break
    return asked


def verdict_of(bench: Bench, standing: tuple[str, ...], held: str) -> Any:
    return judge(bench.record(), standing, held=held, colours=bench.colours, strict=bench.strict, literal=bench.literal)


def test_a_bot_lays_its_stick_in_right_colours() -> None:
    """SS-04: on a tower that stands, and the rules take the record of its turn."""
    bench = bench_with(*TOWER)
    bench.take("s20")
    turn(bench, BotHand(bench, GOOD, Chance(3), safe=False))
    verdict = verdict_of(bench, TOWER, "s20")
    assert verdict.refusal is None
    assert verdict.fate == "placed"
    assert "s20" in verdict.tower


def test_a_turn_ends_whatever_is_thought() -> None:
    """Nobody has an answer: the stick is laid over the middle, or given up after three refusals (SS-06)."""
    bench = bench_with(*TOWER)
    bench.take("s31")
    hands = BotHand(bench, GOOD, Chance(5), safe=False)
    for _ in range(60 * 150):
        if hands.question is not None:
            hands.answer({})
        hands.frame()
        bench.frame()
        if hands.finished and bench.rest_s > 0:
            break
    assert hands.finished
    assert verdict_of(bench, TOWER, "s31").refusal is None


@pytest.mark.parametrize("frames", [0, 20, 45, 70, 140])
def test_hands_go_on_where_others_left_off(frames: int) -> None:
    """A bot takes over in the middle of a turn: of a person, or of another bot that was sent away."""
    bench = bench_with("s01")
    bench.take("s20")
    first = BotHand(bench, GOOD, Chance(3), safe=False)
    for _ in range(frames):
        if first.question is not None:
            first.answer(think(first.question, lambda: False))
        first.frame()
        bench.frame()
    turn(bench, BotHand(bench, GOOD, Chance(4), safe=False))
    assert verdict_of(bench, ("s01",), "s20").refusal is None


def test_the_same_question_has_the_same_answer_and_can_be_cut_short() -> None:
    bench = bench_with(*TOWER)
    bench.take("s20")
    skill = GOOD.model_copy(update={"trials": 3, "thorough": 1.0})
    question = question_of(bench, skill, 7, avoid=(), safe=True)
    assert think(question, lambda: False) == think(question, lambda: False)
    asked = itertools.count()
    assert think(question, lambda: next(asked) >= 0).get("pose") is not None
    assert next(asked) == 1, "asked once, between the first trial and the second"


def test_a_place_that_was_refused_is_not_tried_again() -> None:
    """SS-06."""
    bench = bench_with(*TOWER)
    bench.take("s20")
    first = Pose(*think(question_of(bench, GOOD, 7, avoid=(), safe=False), lambda: False)["pose"])
    again = Pose(*think(question_of(bench, GOOD, 7, avoid=(first,), safe=False), lambda: False)["pose"])
    turned = abs(again.w * first.k - first.w * again.k)
    assert abs(again.x - first.x) + abs(again.y - first.y) > 2 or turned > 0.05


def test_a_bot_takes_back_what_lies_in_front_of_it() -> None:
    """SS-03, SS-08, SS-11: one of its own, or the bag."""
    rules: Any = rules_of("stickstack")
    for fronts, kind in (([["s05"], ["s06"]], "own"), ([[], ["s06"]], "bag")):
        state = rules.from_position({"fronts": fronts, "to_play": 0}, rules.options_model(), 2, Chance(1))
        for level in LEVELS:
            bot = make_bot(level, rules)
            assert bot.choose(state.view(0), Chance(1), Budget()).kind == kind
            assert not bot.wants_hands(state.view(0))


@pytest.mark.parametrize(
    "check",
    [
        {"kind": "touches", "what": "sticks", "least": 3},
        {"kind": "reach", "least": 55},
        {"all": [{"kind": "waits", "seconds": 8}, {"kind": "off_middle", "most": 10}]},
    ],
)
def test_a_bot_does_what_its_challenge_says(check: dict[str, Any]) -> None:
    """SS-15, SS-17: the machine that judges the turn says so; a card that asks for patience gets it."""
    card = Card.model_validate({"id": "c", "title": "-", "text": "-", "check": check})
    standing = ("s01", "s04", "s05", "s09", "s10", "s14")
    bench = ChallengeBench(built(scene(), standing), standing)
    bench.face(card)
    bench.take("s20")
    turn(bench, BotHand(bench, GOOD.model_copy(update={"trials": 4}), Chance(3), safe=False, card=card, source="bag"))
    record = bench.record()
    verdict = verdict_of(bench, standing, "s20")
    assert verdict.refusal is None
    assert failure_of(card, Turn(record, standing, scene().kind_of("s20").kind, "bag"), verdict.fate) is None


def test_a_bot_draws_its_challenge_and_votes() -> None:
    """SS-15, SS-17: what hands play no part in, it decides at once."""
    rules: Any = rules_of("stickstack")
    options = rules.options_model(mode="challenges")
    state = rules.setup(options, 3, Chance(1), 0)
    bot = make_bot("hard", rules)
    view = state.view(0)
    assert not bot.wants_hands(view)
    move = bot.choose(view, Chance(1), Budget())
    assert move.kind == "challenge"
    state.play(move)
    assert bot.choose(state.view(0), Chance(1), Budget()).kind == "bag"


def test_partners_play_safely() -> None:
    """SS-13: whatever the level, every place is imagined to its end."""
    bench = bench_with(*TOWER)
    bench.take("s20")
    hasty = GOOD.model_copy(update={"slip": 1.0, "trials": 0})
    asked = itertools.count()

    def stop() -> bool:
        next(asked)
        return False

    think(question_of(bench, hasty, 1, avoid=(), safe=False), stop)
    assert next(asked) == 0
    think(question_of(bench, hasty, 1, avoid=(), safe=True), stop)
    assert next(asked) > 1


@pytest.mark.parametrize("wrong", [{"aim_mm": -1}, {"glances": 5}, {"bold": 1}])
def test_levels_are_checked_when_they_are_read(wrong: dict[str, float]) -> None:
    config = rules_of("stickstack").config.model_dump()
    config["bots"]["hard"] = {**config["bots"]["hard"], **wrong}
    with pytest.raises((BadConfig, ValueError), match=rf"hard\.{next(iter(wrong))}"):
        Config.model_validate(config)
