"""The placer: what it plans on a fresh cup and on a tower, and that it repeats itself."""

from __future__ import annotations

import math

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_candidates import Glance
from stackhub.games.stickstack.table_placer import PlanLimits, plan
from stackhub.games.stickstack.table_statics import Statics, margin
from tests.games.stickstack.cup_play import agrees, lay, let_lie, pitched
from tests.games.stickstack.cup_poses import SCENE, flat

QUICK = PlanLimits(glances=200, trials=1)
ONE_OF_EACH = {kind.kind: name for name in reversed(SCENE.stick_names()) for kind in [SCENE.kind_of(name)]}


@pytest.mark.parametrize("kind", sorted(ONE_OF_EACH))
def test_every_kind_of_stick_has_a_legal_place_on_a_fresh_cup(kind: str) -> None:
    """Planned, laid exactly, and judged where it rests."""
    table = CupTable(SCENE)
    stick = ONE_OF_EACH[kind]
    made = plan(table, stick, Chance(1), QUICK)
    assert made is not None
    assert made.legal
    assert made.falls == 0
    assert lay(table, stick, made.pose)
    assert not let_lie(table)
    assert table.hanging() == {stick}
    assert agrees(table, stick)
    assert math.dist(table.sticks[stick].pose.place, made.pose.place) < 3


def test_it_lays_the_first_sticks_without_a_fall() -> None:
    table = CupTable(SCENE)
    chance = Chance(7)
    right = 0
    for name in ("s20", "s02", "s31", "s07", "s26"):
        made = plan(table, name, chance, QUICK)
        assert made is not None
        assert lay(table, name, made.pose)
        let_lie(table)
        right += agrees(table, name)
    assert len(table.hanging()) == 5
    assert right >= 4
    assert table.tilt_deg < 4


def test_the_same_tower_and_chance_give_the_same_plan_and_nothing_moves() -> None:
    table = CupTable(SCENE)
    lay(table, "s20", flat(0, 0))
    let_lie(table)
    before = table.poses()
    one = plan(table, "s05", Chance(3), QUICK)
    assert plan(table, "s05", Chance(3), QUICK) == one
    assert plan(table, "s05", Chance(4), QUICK) != one
    assert table.poses() == before
    assert set(table.sticks) == {"s20"}


def test_a_stick_in_the_hand_is_not_in_its_way() -> None:
    """The hand holds it above the tower while it is planned for."""
    free, held = CupTable(SCENE), CupTable(SCENE)
    held.add_stick("s05", flat(0, 0, 0.0, 60.0))
    limits = PlanLimits(glances=100, trials=0)
    assert plan(held, "s05", Chance(3), limits) == plan(free, "s05", Chance(3), limits)


def test_nowhere_to_lie_gives_no_plan() -> None:
    """Were the cup so steep that no stick stays on it."""
    table = CupTable(SCENE)
    table.world.put(table.cup, table.cup.motion._replace(pose=pitched(0.0, 0.0, 0.0, 1.4)._replace(z=160.0)))
    assert plan(table, "s05", Chance(1)) is None


def test_without_colours_it_minds_only_the_balance() -> None:
    """Laid one after another, the red ends lie on white, and the tower stays upright."""
    table = CupTable(SCENE)
    limits = PlanLimits(glances=200, trials=1, colours=False)
    chance = Chance(1)
    for name in ("s04", "s05", "s06", "s07"):
        made = plan(table, name, chance, limits)
        assert made is not None
        assert made.legal  # nobody asks
        assert lay(table, name, made.pose)
        let_lie(table)
    assert len(table.hanging()) == 4
    assert table.tilt_deg < 2
    assert not all(agrees(table, name) for name in table.sticks)


def test_colours_that_do_not_agree_cost() -> None:
    table = CupTable(SCENE)
    spot = next(iter(Glance(table, "s01").anywhere(Chance(1), 1, 0.0)))
    white, red = Glance(table, "s01").at(spot), Glance(table, "s05").at(spot)
    assert white is not None
    assert red is not None
    assert white.legal
    assert not red.legal  # its red half lies on the white hub
    assert red.cost > white.cost + 20


# --- Levers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "mm"), [((0, 0), 5), ((8, 0), 2), ((12, 0), -2), ((0, -4), 1)])
def test_how_far_a_weight_acts_within_its_support(at: tuple[float, float], mm: float) -> None:
    box = [(x, y) for x in (-10.0, 10.0) for y in (-5.0, 5.0)]
    assert margin(at, box) == pytest.approx(mm)
    assert margin(at, [*box, (0.0, 0.0), (3.0, 1.0)]) == pytest.approx(mm)


def test_a_line_supports_nothing_beside_it() -> None:
    assert margin((0.0, 1.0), [(0.0, 0.0), (0.0, 10.0)]) == pytest.approx(-1)
    assert margin((0.0, 0.0), []) == -math.inf


def test_weight_on_an_overhanging_end_is_seen_below() -> None:
    """A stick along x on the hub; another across its end, held up by nothing else."""
    table = CupTable(SCENE)
    table.add_stick("s01", flat(0, 0, 0.0, 0.05))
    table.world.run(0.5)
    statics = Statics(table)
    over = SCENE.stick.height_mm
    wide = SCENE.stick.width_mm / 2

    def across(x: float) -> dict[str, float]:
        points = [("s01", (x + dx, dy)) for dx in (-wide, wide) for dy in (-wide, wide)]
        return statics.margins("s02", flat(x, 0, math.pi / 2, over), points)

    middle, end = across(0.0), across(60.0)
    assert middle["s02"] == pytest.approx(end["s02"]) == pytest.approx(wide)
    assert middle["s01"] == pytest.approx(wide, abs=0.01)
    assert end["s01"] == pytest.approx(SCENE.cup.hub.radius_mm - 30, abs=1.5)
