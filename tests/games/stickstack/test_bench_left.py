"""A turn that is left in the middle goes on as it was: what fell in it, and what was tried with its stick."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stackhub.engine.errors import BadSave
from stackhub.games.stickstack.challenge_judge import Turn, evaluate
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.physics.pose import Pose
from tests.games.stickstack.bench_play import bench_with, carry_to, close, let_go, place, scene, spot_for, wait
from tests.games.stickstack.challenges import card_of

TOWER = ("s01", "s05", "s20")
ONCE = card_of(check={"kind": "attempts", "most": 1})


def test_ss08_what_fell_before_the_stick_was_let_go_of_is_remembered_by_a_turn_that_is_left() -> None:
    """SS-09: the turn goes on where it was left, and whatever fell in it is its player's."""
    bench = bench_with("s01", "s05", "s20")
    bench.take("s30")
    fallen = bench.table.sticks["s20"]
    bench.world.put(fallen, fallen.motion._replace(pose=Pose(150.0, 0.0, 4.0)))
    wait(bench, 1)
    data = json.loads(json.dumps(bench.left()))
    assert (set(data["sticks"]), data["fell"]) == ({"s01", "s05"}, ["s20"])
    again = Bench.resume(scene(), data, ("s01", "s05", "s20"))
    again.begin_turn(("s01", "s05", "s20"))
    assert again.left()["fell"] == ["s20"], "left once more before it goes on"
    place(again, "s30")
    record, verdict = close(again)
    assert [fact.stick for fact in record.fell] == ["s20"]
    assert verdict.refusal is None
    assert verdict.front == ("s20",)
    again.begin_turn(record.hung)
    again.take("s31")
    assert again.record().fell == (), "it is of that one turn only"


def test_ss10_all_may_have_fallen_in_a_turn_that_is_left() -> None:
    bench = bench_with("s01", "s05")
    data = bench.snapshot() | {"sticks": {}, "fell": ["s05", "s01"]}
    again = Bench.resume(scene(), data, ("s01", "s05"))
    again.take("s30")
    wait(again, 0.2)
    assert again.outcome == "all_fell"


@pytest.mark.parametrize("fell", [["s01"], ["s20"], ["s05", "s05"], "s05", 3, [["s05"]], [None]])
def test_a_turn_in_which_other_sticks_fell_is_not_resumed(fell: object) -> None:
    data = bench_with("s01", "s05").snapshot()
    del data["sticks"]["s05"]
    with pytest.raises(BadSave, match="other sticks"):
        Bench.resume(scene(), data | {"fell": fell}, ("s01", "s05"))


def refused_twice() -> Bench:
    """The stick came back into the hand twice, and pushed something on the way."""
    bench = bench_with(*TOWER)
    bench.take("s25")
    wait(bench, 0.1)
    spot = spot_for(bench, legal=False)
    for _ in range(2):
        carry_to(bench, spot, 1.0)
        assert let_go(bench) is None
    bench.watch.seen.pushed["s05"] = (3.0, bench.time_s)
    bench.watch.seen.cup_deg = 21.5
    return bench


def resumed(data: Any, held: str | None = "s25", **options: Any) -> Bench:
    bench = Bench.resume(scene(), data, TOWER, **options)
    bench.begin_turn(TOWER, held)
    return bench


def test_ss06_a_turn_that_is_left_keeps_its_tries_its_time_and_what_was_pushed() -> None:
    bench = refused_twice()
    before, data = bench.record(), json.loads(json.dumps(bench.left()))
    again = resumed(data)
    assert again.left()["turn"] == data["turn"], "left once more before the stick is taken up again"
    again.take("s25")
    assert again.refused == 2
    assert again.time_s == pytest.approx(before.seconds, abs=0.001)
    after = again.record()
    assert (after.attempts, after.pushed, after.cup_deg) == (before.attempts, before.pushed, before.cup_deg)
    wait(again, 0.1)
    spot = spot_for(again, legal=False)
    carry_to(again, spot, 1.0)
    assert let_go(again) is None
    assert again.can_keep, "the third refusal of the turn, though two of them were before"
    again.keep()
    record, verdict = close(again)
    assert verdict.refusal is None
    assert (verdict.fate, len(record.attempts)) == ("kept", 3)
    assert record.attempts[:2] == before.attempts
    again.begin_turn(TOWER)
    again.take("s25")
    assert (again.record().attempts, again.refused) == ((), 0), "they are of that one turn only"


@pytest.mark.parametrize(("held", "taken"), [("s31", "s31"), (None, "s25"), ("s25", "s31")])
def test_ss06_the_tries_are_those_of_the_stick_that_was_taken(held: str | None, taken: str) -> None:
    """Whoever left the match has taken theirs along."""
    again = resumed(refused_twice().left(), held)
    again.take(taken)
    assert (again.record().attempts, again.refused, again.time_s) == ((), 0, 0.0)


def test_a_turn_of_an_older_save_begins_anew() -> None:
    data = refused_twice().left()
    del data["turn"]
    again = resumed(data)
    again.take("s25")
    assert (again.record().attempts, again.refused) == ((), 0)


def test_ss15_a_card_is_judged_with_the_tries_of_before() -> None:
    """As it knew the tower when the stick was taken, and without what was left away."""
    bench = ChallengeBench(bench_with(*TOWER).table, TOWER)
    bench.face(ONCE)
    bench.take("s25")
    wait(bench, 0.1)
    spot = spot_for(bench, legal=False)
    carry_to(bench, spot, 1.0)
    assert let_go(bench) is None
    bench.eased = True
    data = json.loads(json.dumps(bench.left()))
    data["turn"]["facts"] |= {"lean_before": {"deg": 4.5, "to_deg": 90.0}, "shifted_mm": 7.5, "highest": "s01"}
    again = ChallengeBench.resume(scene(), data, TOWER)
    assert isinstance(again, ChallengeBench)
    again.begin_turn(TOWER, "s25")
    again.face(ONCE)
    assert again.eased
    again.take("s25")
    wait(again, 0.1)
    carry_to(again, spot_for(again, legal=True, least_margin_mm=6.0))
    assert let_go(again) is None
    record, verdict = close(again)
    assert verdict.fate == "placed"
    assert ONCE.check is not None
    assert not evaluate(ONCE.check, Turn(record, TOWER, "rwy", "bag")), "it was let go of twice"
    facts = record.facts
    assert facts is not None
    assert (facts.lean_before.deg, facts.shifted_mm, facts.highest) == (4.5, 7.5, "s01")


def _wrong(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(refused_twice().left()))
    data["turn"] |= changes
    return data


def test_a_turn_that_cannot_have_come_to_this_is_not_resumed() -> None:
    """The rules would never take its record: the turn could not end."""
    good = _wrong()
    first, second = good["turn"]["attempts"]
    legal = {"contacts": [{"other": "cup", "own": "w", "theirs": "w", "frames": 20}]}
    for changes, said in (
        ({"attempts": [first, second | legal]}, "attempt 2 was not refused"),
        ({"attempts": [first | legal, second]}, "attempt 1 was not refused"),
        ({"attempts": [{"at_s": 1.0}]}, "was not refused"),
        ({"attempts": [second, first]}, "order of time"),
        ({"seconds": 0.5}, "begins before"),
        ({"pushed": [{"what": "s09", "mm": 3, "at_s": 1}]}, "does not hang"),
        ({"fell": [{"stick": "s05", "at_s": 1}]}, "other sticks"),
        ({"stick": "s99"}, "stick"),
        ({"nonsense": 1}, "nonsense"),
    ):
        with pytest.raises(BadSave, match=said):
            Bench.resume(scene(), {**good, "turn": good["turn"] | changes}, TOWER)
    for turn in ([], 3, "s25", {}):
        with pytest.raises(BadSave, match="the saved turn is wrong"):
            Bench.resume(scene(), {**good, "turn": turn}, TOWER)
    with pytest.raises(BadSave, match="only once"):
        resumed(good, colours="take_back")
