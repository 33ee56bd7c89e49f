"""The bots of Stacko: what they know, what they think of it, and how their hands play a turn."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import LEVELS, Level
from stackhub.engine.game import Json
from stackhub.games.registry import rules_of
from stackhub.games.stacko.bot_guess import guess
from stackhub.games.stacko.bot_hand import BotHand
from stackhub.games.stacko.bot_sight import Felt, Question, feels, look
from stackhub.games.stacko.bot_think import think, weighed
from stackhub.games.stacko.bot_weigh import Balance, Loads
from stackhub.games.stacko.bots import make_bot
from stackhub.games.stacko.judge import Verdict, judge
from stackhub.games.stacko.rules import Config, StackoState
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.storeys import NumberedFace, Storeys, places, takeable
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_feel import Feel
from stackhub.physics.pose import Motion, Pose
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml
from tests.games.stacko.bench_play import EVERY, SCENE, WHOLE, bench_of

RED: NumberedFace = "red1"
LEGAL = takeable(WHOLE, RED, "any")
LOOSE, TIGHT = Felt(kind="loose", force_n=0.04), Felt(kind="tight", force_n=0.4)


def skill_of(level: Level) -> Skill:
    return Skill.model_validate(rules_of("stacko").config.bots[level])


def never() -> bool:
    return False


def question_about(bench: Bench, **more: Any) -> Question:
    told: dict[str, Any] = {
        "scene": SCENE,
        "skill": skill_of("hard").model_copy(update={"blur_mm": 0.0}),
        "seed": 5,
        "storeys": bench.storeys,
        "seen": look(bench),
        "felt": {},
        "legal": LEGAL,
    }
    return Question(**(told | more))


def as_json(question: Question) -> Json:
    plain: Json = json.loads(question.model_dump_json())
    return plain


# --- What it knows


def test_true_sizes_do_not_show_in_what_is_seen() -> None:
    """Another tower that looks and felt the same makes the same question: no size gets into it."""
    one = bench_of(0)
    kept = one.snapshot()
    for body in kept["world"]["bodies"]:
        if body["mass_g"]:
            length, width, height = body["size_mm"]
            body["size_mm"] = [length, width - 0.15, height - 0.1]
    other = Bench.resume(SCENE, kept, WHOLE)
    for bench in (one, other):
        bench.felt["blue2a"] = Feel(0.93, "loose", 0.0401, 0.41)
    questions = [
        question_about(bench, felt=feels(bench, EVERY), legal=LEGAL, worlds=1, wants="take").model_dump(mode="json")
        for bench in (one, other)
    ]
    assert questions[0] == questions[1]
    assert questions[0]["felt"] == {"blue2a": {"kind": "loose", "force_n": 0.04}}


def test_heights_are_not_seen() -> None:
    """What is thin sits lower by a twentieth of a mm: nothing vertical is told at all."""
    seen = look(bench_of(1))
    assert set(next(iter(seen.values())).model_fields_set) == {"x", "y", "deg"}
    assert all(abs(block.x / 0.3 - round(block.x / 0.3)) < 1e-6 for block in seen.values())


def test_towers_of_thought_agree_with_what_was_felt() -> None:
    """Loose blocks are thin in them and tight ones are not; a middle that is loose leaves its sides to carry."""
    felt = {"blue1b": LOOSE, "red3a": TIGHT}
    question = question_about(bench_of(0), felt=felt)
    chance = Chance(1)
    drawn = [guess(question, chance) for _ in range(200)]
    row = WHOLE[places(WHOLE)["blue1b"][0]]
    assert sum("blue1b" in thin for thin in drawn) > 180
    assert sum("red3a" in thin for thin in drawn) < 20
    assert row.index("blue1b") == 1
    assert sum(row[0] in thin or row[2] in thin for thin in drawn) < 20


# --- What it thinks


def test_a_lone_middle_is_worth_least() -> None:
    """ST-18: a storey with both sides gone cannot lose its middle; nor one whose sides are loose."""
    gone = WHOLE[6][0], WHOLE[6][2]
    storeys: Storeys = tuple((None, row[1], None) if number == 6 else row for number, row in enumerate(WHOLE))
    bench = bench_of(0)
    seen = {name: place for name, place in look(bench).items() if name not in gone}
    loose_sides = {str(WHOLE[9][0]): LOOSE, str(WHOLE[9][2]): LOOSE}
    question = question_about(bench, storeys=storeys, seen=seen, legal=tuple(places(storeys))[:40], felt=loose_sides)
    chance = Chance(3)
    worths = {
        worth.draft.block: worth.mm
        for worth in weighed(question, [guess(question, chance) for _ in range(8)], chance, never)
    }
    assert worths[str(WHOLE[6][1])] == min(worths.values())
    assert worths[str(WHOLE[9][1])] < 0 < worths[str(WHOLE[9][0])]


def test_thought_repeats() -> None:
    question = as_json(question_about(bench_of(0), felt={"blue1b": LOOSE, "red3a": TIGHT}, worlds=1, wants="take"))
    answer = think(question, never)
    assert answer == think(question, never)
    assert answer["worlds"] == 1
    assert answer["take"] in LEGAL
    assert answer["to"][0] == len(WHOLE)


def test_thought_can_be_cut_short() -> None:
    """It is asked between blocks, and between worlds; the answer is the best so far."""
    question = as_json(question_about(bench_of(0), worlds=2, wants="take"))
    asked = itertools.count()
    answer = think(question, lambda: next(asked) >= 0)
    assert answer["take"] == LEGAL[0]
    assert answer["worlds"] == 0
    assert next(asked) <= 3


def test_it_feels_what_may_be_good() -> None:
    felt = dict.fromkeys(LEGAL[::2], TIGHT)
    question = question_about(bench_of(0), felt=felt)
    to_feel = [name for name, _ in think(as_json(question), never)["feel"]]
    assert len(to_feel) == question.skill.taps
    assert not set(to_feel) & set(felt)


# --- What its hand does


def play(hands: BotHand, bench: Bench, answered: Callable[[Json], Json], each: Callable[[int], None]) -> None:
    """Let the hand play until everything it has laid rests, or the tower falls."""
    for number in range(60 * 120):
        if hands.question is not None:
            hands.answer(answered(hands.question))
        hands.frame()
        bench.frame()
        each(number)
        if bench.fall() is not None or (hands.finished and bench.rest_s > 0):
            return
    raise AssertionError("the turn does not end")


def thought(question: Json) -> Json:
    return think(json.loads(json.dumps(question)), never)


def verdict_of(bench: Bench, face: NumberedFace | None, owed: int) -> Verdict:
    record = bench.record("fallen" if bench.fall() is not None else "passed")
    return judge(record, WHOLE, face=face, owed=owed, top="any", dropped_loses=False, timed=False)


def begun(seed: int, legal: tuple[str, ...] = LEGAL, count: int = 1) -> Bench:
    bench = bench_of(seed)
    bench.begin_turn(WHOLE)
    bench.allow(legal, count)
    return bench


def test_a_hand_lays_its_block_and_the_rules_take_the_record() -> None:
    """ST-04, ST-08, ST-10; and what slides off before the die is passed is laid again (ST-13)."""
    bench = begun(0)
    modes: set[str] = set()
    hands = BotHand(skill_of("medium"), bench, Chance(4))
    play(hands, bench, thought, lambda _: modes.add(bench.mode))
    verdict = verdict_of(bench, RED, 0)
    assert verdict.refusal is None
    assert verdict.fall is None
    assert len(verdict.storeys) == len(WHOLE) + 1
    assert {"tap", "pull", "carry", "lay"} <= modes, "everything is seen as it would be of a person"
    assert bench.time_s < 40

    block = bench.in_work
    assert block is not None
    bench.world.put(bench.tower.blocks[block], Motion(Pose(150, 30, 8)))
    bench.frame()
    assert bench.missing == 1
    play(hands, bench, thought, lambda _: None)
    assert block in bench.laid
    assert verdict_of(bench, RED, 0).refusal is None


@pytest.mark.long
def test_letting_go_at_any_time_leaves_a_sane_bench() -> None:
    """Every interruption (Esc, a pause, somebody who leaves) opens the hand, and it goes on from what it finds: here
    through both blocks of a Draw Two (ST-06)."""
    bench = begun(1, EVERY, 2)
    dropped: list[str] = []

    def interrupt(number: int) -> None:
        if number % 83 == 82 and len(dropped) < 8:
            dropped.append(bench.mode)
            bench.let_go()
            assert bench.held is None

    play(BotHand(skill_of("medium"), bench, Chance(8)), bench, thought, interrupt)
    verdict = verdict_of(bench, None, 2)
    assert verdict.refusal is None
    assert verdict.fall is not None or len(bench.laid) == 2
    assert len(set(dropped)) >= 2


def test_another_hand_goes_on_where_one_left_off() -> None:
    """A bot takes over from a person, or from a bot, in the middle of a pull."""
    bench = begun(0)
    assert bench.hold(LEGAL[4]) is None
    hands = BotHand(skill_of("easy"), bench, Chance(6))
    hands.frame()
    for _ in range(30):
        hands.frame()
        bench.frame()
    assert bench.mode in ("return", "idle", "tap")


def test_a_turn_goes_on_without_an_answer() -> None:
    """The process that thinks has died: it takes what it may."""
    bench = begun(0)
    hands = BotHand(skill_of("hard"), bench, Chance(2))
    held: set[str | None] = set()
    for _ in range(200):
        if hands.question is not None:
            hands.answer({})
        hands.frame()
        bench.frame()
        held.add(bench.held)
    assert held & set(LEGAL)


def test_a_hand_waits_for_an_answer() -> None:
    bench = begun(0)
    hands = BotHand(skill_of("hard"), bench, Chance(2))
    for _ in range(60):
        hands.frame()
    assert hands.question is not None
    assert bench.mode == "idle"
    assert not hands.finished
    assert not hands.passes


# --- Levels


def test_each_level_is_as_good_as_the_one_below_or_better() -> None:
    skills = [skill_of(level) for level in LEVELS]
    for lower, higher in itertools.pairwise(skills):
        assert lower.taps <= higher.taps
        assert lower.worlds <= higher.worlds
        assert lower.blur_mm > higher.blur_mm
        assert lower.lead_mm > higher.lead_mm
        assert lower.aim_mm > higher.aim_mm
        assert lower.tremor_mm > higher.tremor_mm


def test_a_bot_rolls_and_leaves_the_rest_to_its_hands() -> None:
    """ST-03, ST-04."""
    rules: Any = rules_of("stacko")
    state: StackoState = rules.setup(rules.options_model(), 2, Chance(1))
    bot = make_bot("expert", rules)
    while state.view(0).phase != "take":
        view = state.view(state.to_play)
        assert not bot.wants_hands(view)
        assert str(bot.choose(view, Chance(1), Budget())) == "roll"
        state.play(bot.choose(view, Chance(1), Budget()))
    assert bot.wants_hands(state.view(state.to_play))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_the_yaml_makes_a_bot(level: Level) -> None:
    assert make_bot(level, rules_of("stacko")).level == level


@pytest.mark.parametrize(
    ("ours", "slip", "why"),
    [
        ("taps: 2,", "taps: -2,", "easy.taps"),
        ("worlds: 2,", "world: 2,", "expert"),
        ("carry_mm_s: 380", "carry_mm_s: 5000", "easy.carry_mm_s"),
    ],
)
def test_a_slip_in_a_level_is_named_with_its_line(tmp_path: Path, ours: str, slip: str, why: str) -> None:
    text = (config_dir() / "games" / "stacko.yaml").read_text(encoding="utf-8")
    assert ours in text
    path = tmp_path / "stacko.yaml"
    path.write_text(text.replace(ours, slip, 1), encoding="utf-8")
    number = next(n for n, found in enumerate(text.splitlines(), 1) if found.startswith("bots:"))
    with pytest.raises(YamlFileError) as refused:
        load_yaml(path, Config)
    assert str(refused.value).startswith(f"stacko.yaml, line {number}")
    assert why in str(refused.value)


def test_a_block_beside_another_bears_itself() -> None:
    """ST-08: laying in a storey that is begun tips nothing there, whichever place is taken."""
    top: Storeys = (*WHOLE[:-1], (None, WHOLE[-1][1], None))
    gone = {WHOLE[-1][0], WHOLE[-1][2]}
    seen = {name: place for name, place in look(bench_of(0)).items() if name not in gone}
    question = question_about(bench_of(0), storeys=top, seen=seen, felt={"blue1b": LOOSE}, legal=("blue1b",))
    thin = frozenset({"blue1b"})
    balance = Balance(Loads(question), thin)
    middle = seen[str(WHOLE[-1][1])]
    assert balance.laid("blue1b", middle.model_copy(update={"x": middle.x + 25}), len(top) - 1) > 8
