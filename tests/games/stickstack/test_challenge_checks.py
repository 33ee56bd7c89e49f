"""SS-17: what each check asks of a turn, from its record alone."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from stackhub.games.stickstack.challenge_checks import DEEPEST, KINDS, MOST_LEAVES
from stackhub.games.stickstack.challenge_judge import Failure, Turn, evaluate, failure_of, progress
from stackhub.games.stickstack.challenge_words import check_words
from stackhub.games.stickstack.record import Lean, TurnRecord
from tests.games.stickstack.challenges import beside, card_of, facts, hangs, lie, seen
from tests.games.stickstack.turns import attempt, contact, falls, pushes, record, right, slipped, wrong

TOWER = ("s01", "s05", "s10")
CUP_W, CUP_R, CUP_Y = contact("w", "w"), contact("r", "r"), contact("y", "y")
ON_S05, ON_S10 = contact("w", "w", "s05"), contact("r", "r", "s10")
BRIEF = contact("w", "w", "s01", frames=10)


def on(*contacts: Any) -> Turn:
    return seen(hangs("s20", TOWER, attempt(*contacts)), TOWER)


def at(**more: Any) -> Turn:
    return seen(hangs("s20", TOWER, sight=facts(**more)), TOWER)


def leaning(before: tuple[float, float], after: tuple[float, float]) -> Turn:
    (deg, to), (deg_after, to_after) = before, after
    return at(lean_before=Lean(deg=deg, to_deg=to), lean_after=Lean(deg=deg_after, to_deg=to_after))


# fmt: off
# ruff: noqa: E501 - one case a line
CASES: list[tuple[dict[str, Any], Turn, Turn]] = [
    ({"kind": "touches", "what": "sticks", "least": 2}, on(ON_S05, ON_S10), on(ON_S05, CUP_W, BRIEF)),
    ({"kind": "touches", "what": "sticks", "most": 0}, on(CUP_W, BRIEF), on(ON_S05)),
    ({"kind": "touches", "what": "cup", "most": 0}, on(ON_S05), on(ON_S05, CUP_W)),
    ({"kind": "touches", "what": "rim", "least": 2}, on(CUP_R, CUP_Y), on(CUP_R, CUP_W)),
    ({"kind": "touches", "what": "middle", "most": 0}, on(CUP_R), on(CUP_R, CUP_W)),
    ({"kind": "touches", "what": "red", "least": 1}, on(CUP_R), on(CUP_Y)),
    ({"kind": "touches_one", "which": "last"}, on(ON_S10), on(ON_S05)),
    ({"kind": "touches_one", "which": "first"}, on(contact("w", "w", "s01")), on(BRIEF, ON_S05)),
    ({"kind": "touches_one", "which": "highest"}, seen(hangs("s20", TOWER, attempt(ON_S05), sight=facts(highest="s05")), TOWER), on(ON_S05)),
    ({"kind": "touches_one", "which": "lowest"}, seen(hangs("s20", TOWER, attempt(ON_S05), sight=facts(lowest="s05")), TOWER), at(lowest="s05")),
    ({"kind": "colours", "least": 2}, on(CUP_R, CUP_W), on(CUP_R, ON_S10)),
    ({"kind": "only_colours", "colours": ["w"]}, on(CUP_W, ON_S05), on(CUP_W, CUP_R)),
    ({"kind": "contacts", "are": "unlike"}, on(contact("w", "r")), on(contact("w", "r"), CUP_W)),
    ({"kind": "contacts", "are": "like"}, on(CUP_W), on(CUP_W, contact("w", "r"))),
    ({"kind": "lies", "where": "highest"}, at(lie=lie(high_mm=20, others_high_mm=20.3)), at(lie=lie(high_mm=20, others_high_mm=21))),
    ({"kind": "lies", "where": "lowest"}, at(lie=lie(low_mm=2, others_low_mm=8)), at(lie=lie(low_mm=9, others_low_mm=8))),
    ({"kind": "reach", "least": 50}, at(lie=lie(reach_mm=50)), at(lie=lie(reach_mm=49.9))),
    ({"kind": "off_middle", "most": 8}, at(lie=lie(off_mm=8)), at(lie=lie(off_mm=8.1))),
    ({"kind": "slope", "least": 8}, at(lie=lie(slope_deg=9)), at(lie=lie(slope_deg=7))),
    ({"kind": "crosses", "least": 2}, at(lie=lie(others=(beside("s01"), beside("s05")))), at(lie=lie(others=(beside("s01"), beside("s05", crosses=False))))),
    ({"kind": "crosses", "least": 1, "angle_least": 75}, at(lie=lie(others=(beside("s01", 80),))), at(lie=lie(others=(beside("s01", 70),)))),
    ({"kind": "crosses_one", "which": "last"}, at(lie=lie(others=(beside("s10"),))), at(lie=lie(others=(beside("s01"),)))),
    ({"kind": "along", "least": 1, "within_deg": 10}, at(lie=lie(others=(beside("s01", 9, crosses=False),))), at(lie=lie(others=(beside("s01", 11),)))),
    ({"kind": "lean", "most": 2}, leaning((5, 0), (2, 0)), leaning((1, 0), (2.1, 0))),
    ({"kind": "leaned", "most": 0.5}, leaning((0.5, 0), (9, 0)), leaning((0.6, 0), (0, 0))),
    ({"kind": "lean_goes", "how": "other_side"}, leaning((2, 350), (1, 100)), leaning((2, 350), (1, 60))),
    ({"kind": "lean_goes", "how": "other_side"}, leaning((2, 0), (1, 180)), leaning((0.4, 0), (3, 180))),
    ({"kind": "lean_goes", "how": "same_side"}, leaning((2, 350), (1, 10)), leaning((2, 0), (1, 180))),
    ({"kind": "lean_goes", "how": "more"}, leaning((2, 0), (2.1, 0)), leaning((2, 0), (2, 0))),
    ({"kind": "lean_goes", "how": "less"}, leaning((2, 0), (1.9, 0)), leaning((2, 0), (2, 0))),
    ({"kind": "sway", "most": 6}, seen(hangs(cup_deg=6.0)), seen(hangs(cup_deg=6.1))),
    ({"kind": "shifts", "most": 3}, at(shifted_mm=3), at(shifted_mm=3.5)),
    ({"kind": "attempts", "most": 1}, seen(hangs()), seen(hangs("s20", (), wrong(4.0), right(9.0)))),
    ({"kind": "within", "seconds": 10}, seen(hangs("s20", (), right(10.0))), seen(hangs("s20", (), wrong(4.0), right(10.1)))),
    ({"kind": "waits", "seconds": 10}, seen(hangs("s20", (), right(10.0))), seen(hangs("s20", (), right(9.9)))),
    ({"kind": "pushes", "most": 1}, seen(hangs(pushed=pushes("cup", 1.0))), seen(hangs(pushed=pushes("cup", 1.2)))),
    ({"kind": "stick", "bands": 3, "has": "r", "taken": "bag"}, seen(hangs()), seen(hangs(), source="front")),
    ({"kind": "stick", "has": "b"}, seen(hangs(), kind="wb"), seen(hangs())),
    ({"kind": "hangs", "least": 4}, seen(hangs("s20", TOWER), TOWER), seen(hangs())),
    ({"all": [{"kind": "attempts", "most": 1}, {"kind": "sway", "most": 6}]}, seen(hangs()), seen(hangs(cup_deg=9.0))),
    ({"any": [{"kind": "sway", "least": 50}, {"kind": "sway", "most": 6}]}, seen(hangs()), seen(hangs(cup_deg=9.0))),
    ({"none": [{"kind": "sway", "least": 50}, {"kind": "sway", "most": 6}]}, seen(hangs(cup_deg=9.0)), seen(hangs())),
]
# fmt: on


@pytest.mark.parametrize(("given", "does", "does_not"), CASES, ids=[str(given)[:60] for given, _, _ in CASES])
def test_ss17_a_check_holds_or_not(given: dict[str, Any], does: Turn, does_not: Turn) -> None:
    check = card_of(check=given).check
    assert check is not None
    assert evaluate(check, does)
    assert not evaluate(check, does_not)
    assert check_words(check).english()


def test_every_check_is_tried() -> None:
    assert {given["kind"] for given, _, _ in CASES if "kind" in given} == set(KINDS)


def test_ss17_near_a_border_either_colour_counts() -> None:
    near = contact("w", "r", own_next="r", own_border_mm=2.0)
    check = card_of(check={"kind": "only_colours", "colours": ["r"]}).check
    assert check is not None
    assert evaluate(check, on(near))
    assert not evaluate(check, on(contact("w", "r", own_next="r", own_border_mm=4.0)))


def test_ss17_without_facts_what_asks_for_them_is_not_done() -> None:
    """A record that somebody wrote by hand: nothing is taken for done that it does not tell."""
    bare = seen(record("s20", slipped(), tower=TOWER), TOWER)
    for given, _, _ in CASES:
        kind = given.get("kind")
        if kind in ("lies", "reach", "off_middle", "slope", "crosses", "crosses_one", "along", "lean", "leaned"):
            assert not evaluate(card_of(check=given).check, bare), given  # type: ignore[arg-type]


def test_ss17_played_without_its_time_limit_any_time_will_do() -> None:
    check = card_of(check={"kind": "within", "seconds": 10}).check
    late = hangs("s20", (), right(60.0))
    assert check is not None
    assert not evaluate(check, seen(late))
    assert evaluate(check, seen(late.model_copy(update={"eased": True})))


@pytest.mark.parametrize(
    ("turn", "fate", "failure"),
    [
        (hangs(), "placed", None),
        (hangs(cup_deg=9.0), "placed", "check"),
        (hangs("s20", TOWER, fell=falls("s01")), "placed", "fell"),
        (record("s20", slipped(), fell=falls("s20"), facts=facts(lie=None)), "fell", "fell"),
        (hangs(), "kept", "kept"),
        (hangs(), "foul", "foul"),
        (hangs(), "taken_back", "taken_back"),
        (hangs(), "toppled", "toppled"),
        (hangs(), "all_fell", "all_fell"),
    ],
)
def test_ss15_done_is_placed_as_the_card_says_with_nothing_dropped(
    turn: TurnRecord, fate: str, failure: Failure | None
) -> None:
    card = card_of(check={"kind": "sway", "most": 6})
    assert failure_of(card, seen(turn, TOWER), fate) == failure


def test_ss17_the_parts_of_a_card_are_told_one_by_one() -> None:
    card = card_of(check={"all": [{"kind": "sway", "most": 6}, {"any": [{"kind": "waits", "seconds": 9}]}]})
    assert [holds for _, holds in progress(card, seen(hangs()))] == [True, False]


# --- what is no check


def nested(depth: int) -> dict[str, Any]:
    return {"kind": "sway", "most": 6} if not depth else {"all": [nested(depth - 1)]}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"kind": "flies"}, "should be a check"),
        ({}, "should be a check"),
        ([], "should be a check"),
        ({"kind": "touches", "what": "sticks"}, "least or most must be given"),
        ({"kind": "touches", "what": "sky", "least": 1}, "sky"),
        ({"kind": "lean", "least": 5, "most": 4}, "most must not be smaller than least"),
        ({"kind": "lean", "least": float("nan")}, "finite"),
        ({"kind": "lean", "least": 91}, "90"),
        ({"kind": "sway", "most": 6, "least_of_all": 1}, "least_of_all"),
        ({"all": []}, "there is no check in the list"),
        ({"all": [{"kind": "sway", "most": 6}] * 7}, "at most 6 items"),
        ({"all": [{"any": [{"kind": "sway", "most": 6}] * 6}] * 2}, f"at most {MOST_LEAVES}"),
        (nested(DEEPEST + 1), "too deep"),
        (nested(400), "too deep"),
    ],
)
def test_ss18_what_is_no_check_is_said(given: Any, why: str) -> None:
    with pytest.raises(ValidationError) as refused:
        card_of(check=given)
    assert why in str(refused.value)


def test_ss18_lists_may_stand_in_lists() -> None:
    assert card_of(check=nested(DEEPEST)).check is not None
