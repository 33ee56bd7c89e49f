"""SS-17: what the bench measures for the checks of challenges, on a real tower."""

from __future__ import annotations

import math

import pytest

from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.games.stickstack.table_facts import Facing, lean_of, lie_of
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene
from tests.games.stickstack.challenges import card_of

SCENE = load_scene("stickstack", StickStackScene)
LAYER = ("s19", "s25", "s31", "s20")
"""Four sticks along the x axis, 16 mm apart."""


def laid(table: CupTable, stick: str, x: float, y: float, yaw_deg: float) -> CupTable:
    """The stick let down with its middle there, its length so far from the x axis."""
    rest = rest_under(table, SCENE.stick.size_mm, x, y, math.radians(yaw_deg), stick)
    assert rest is not None
    table.add_stick(stick, rest.pose.moved(dz=0.1))
    table.world.run(0.4)
    return table


def test_how_a_stick_lies_among_others() -> None:
    table = laid(built(SCENE, LAYER), "s21", 0.0, 0.0, 60.0)
    lie = lie_of(table, "s21", LAYER)
    assert {other.stick for other in lie.others} == set(LAYER)
    assert all(other.crosses for other in lie.others)
    assert [other.angle_deg for other in lie.others] == pytest.approx([60.0] * 4, abs=3)
    assert lie.others_high_mm is not None
    assert lie.high_mm == pytest.approx(lie.others_high_mm + SCENE.stick.height_mm, abs=1)
    assert lie.slope_deg < 2
    assert lie.off_mm == pytest.approx(0, abs=1)
    assert lie.reach_mm == pytest.approx(75 - 47.5, abs=1)


def test_a_stick_beside_the_others_crosses_none_and_reaches_far() -> None:
    table = laid(built(SCENE, LAYER[:2]), "s21", 30.0, -24.0, 0.0)
    lie = lie_of(table, "s21", LAYER[:2])
    assert not any(other.crosses for other in lie.others)
    assert max(other.angle_deg for other in lie.others) < 4
    assert lie.off_mm == pytest.approx(math.hypot(30, 24), abs=2)
    assert lie.reach_mm == pytest.approx(math.hypot(105, 24) - 47.5, abs=2)


@pytest.mark.parametrize("way_deg", [0, 90, 200])
def test_the_cup_leans_to_the_side_of_the_weight(way_deg: int) -> None:
    way = math.radians(way_deg)
    table = CupTable(SCENE)
    facing = Facing(table)
    laid(table, "s19", 28 * math.cos(way), 28 * math.sin(way), way_deg + 90)
    table.world.run(1.5)
    facts = facing.facts(table, "s19", ("s19",))
    assert facts.lean_before.deg < 0.2
    assert facts.lean_after.deg > 0.3
    assert abs(math.remainder(facts.lean_after.to_deg - way_deg, 360)) < 15
    assert (facts.highest, facts.lowest) == (None, None)


def test_what_was_highest_and_how_far_others_shift() -> None:
    table = laid(built(SCENE, LAYER[:2]), "s21", 0.0, 0.0, 90.0)
    facing = Facing(table)
    body = table.sticks["s19"]
    body.set_motion(body.motion._replace(pose=body.pose.moved(5.0)))
    facts = facing.facts(table, "s22", ("s19", "s25", "s21"))
    assert facts.highest == "s21"
    assert facts.lowest in LAYER[:2]
    assert facts.shifted_mm == pytest.approx(5.0, abs=0.2)
    assert facts.lie is None, "it does not hang"
    assert facing.facts(table, "s22", ("s25", "s21")).shifted_mm < 0.2, "what fell does not count"


def turn(bench: ChallengeBench, stick: str) -> TurnRecord:
    """Over the middle, across what lies there, and let go."""
    bench.take(stick, 90.0)
    bench.hover(0.0, 0.0)
    for _ in range(150):
        bench.frame()
    assert bench.release() is None
    for _ in range(120):
        bench.frame()
    assert bench.can_close
    return bench.record()


def hung_low(table: CupTable, tower: tuple[str, ...], colours: str) -> ChallengeBench:
    """A stick let go of across the ends of those that lie there, with a card that has this to say of colours."""
    bench = ChallengeBench(CupTable.restored(SCENE, table.snapshot()), tower)
    bench.face(card_of(vote=True, colours=colours))
    bench.take("s14", 90.0)
    bench.hover(-35.0, 0.0)
    for _ in range(150):
        bench.frame()
    rest = bench.preview()
    assert rest is not None
    assert any(map(bench.clashes, rest.contacts)) == (colours == "like")
    assert bench.release() is None
    for _ in range(120):
        bench.frame()
    return bench


def test_ss04_nothing_is_refused_where_a_card_suspends_the_colours() -> None:
    """Coloured ends above and below each other: by the rules the stick comes back; with the card it stays."""
    tower = ("s04", "s05")
    table = laid(laid(CupTable(SCENE), "s04", 0.0, 0.0, 0.0), "s05", 0.0, 14.0, 0.0)
    usual, free = (hung_low(table, tower, colours) for colours in ("like", "any"))
    assert usual.refused == 1
    assert (free.refused, free.judgement and free.judgement.result) == (0, "legal")
    verdict = judge(free.record(), tower, held="s14", colours="warn", strict=False, literal=False)
    assert (verdict.refusal, verdict.fate) == (None, "placed")


def test_a_record_of_the_bench_holds_the_facts_and_comes_back() -> None:
    bench = ChallengeBench(built(SCENE, LAYER), LAYER)
    bench.face(None)
    record = turn(bench, "s21")
    assert record.facts is not None
    assert record.facts.lie is not None
    assert [other.stick for other in record.facts.lie.others] == list(LAYER)
    assert TurnRecord.from_text(str(record)) == record
    assert lean_of(bench.table) == record.facts.lean_after
