"""Plans where to lay a stick: many places at a glance, the best of them tried in copies of the tower.

It knows what a person at the table sees, poses, and nothing else; a trial is what a person imagines. Limits are counts,
never a clock, so that the same tower and the same chance give the same plan.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_attempt import clashes
from stackhub.games.stickstack.table_candidates import Candidate, Glance, Weights
from stackhub.games.stickstack.table_carry import yaw_of
from stackhub.games.stickstack.table_rest import Spot
from stackhub.physics.pose import Pose, distance_mm

_UNLIKE_MM, _UNLIKE_RAD = 4.0, 0.15
_FINE = 2001


class PlanLimits(NamedTuple):
    """How much a plan may cost."""

    glances: int = 400
    """Places looked at anywhere when the rows of a cabin have too few."""
    enough: int = 6
    """Places in the rows at which the colours would agree, so many that no others are looked for."""
    weighed: int = 16
    """The best of them, whose levers are looked at."""
    trials: int = 3
    """Trials in copies of the tower at most, the first that goes well is taken; 0 takes the best place at its word."""
    trial_s: float = 1.0
    """Simulated seconds of a trial at most; one that rests, or in which something falls, ends earlier."""
    reach_mm: float = 40.0
    """How far from the cup's axis the stick's middle may lie."""
    thorough: bool = False
    """All trials are made, and the best one is taken."""
    colours: bool = True
    error_mm: float = 1.0
    """How inexact the hand is that will lay it: trials are made with such an error. Made exactly, they promise too
    much, and towers fall."""
    error_rad: float = 0.017
    weights: Weights = Weights()


class Plan(NamedTuple):
    """Where to let go of a stick, and what is expected."""

    pose: Pose
    """Its middle and orientation when it lies; let go a little above."""
    legal: bool
    """The colours are expected to agree."""
    falls: int
    """Sticks expected to fall, this one included; 0 without a trial."""
    lean_deg: float | None
    """How far the cup is expected to lean; None without a trial."""
    cost: float
    legal_glances: int = 0
    """How many of the places looked at would have been legal."""


def plan(
    table: CupTable,
    stick: str,
    chance: Chance,
    limits: PlanLimits | None = None,
    *,
    avoid: Iterable[Pose] = (),
    stop: Callable[[], bool] = lambda: False,
) -> Plan | None:
    """The best place found for `stick`, which is not on the table or in the hand. None when it would stay nowhere.

    `avoid`: it is not laid there again, where it was refused. `stop` is asked between trials: the best so far is then
    returned.
    """
    limits = limits or PlanLimits()
    glance = Glance(table, stick, colours=limits.colours, weights=limits.weights)
    found = _seen(glance, glance.rows())
    if sum(candidate.legal for candidate in found) < limits.enough:
        found += _seen(glance, glance.anywhere(chance, limits.glances, limits.reach_mm))
    found = elsewhere(found, avoid)
    found.sort(key=lambda candidate: candidate.cost)
    weighed = sorted((glance.weighed(candidate) for candidate in found[: limits.weighed]), key=lambda one: one.cost)
    best = _tried(table, stick, weighed, chance, limits, stop=stop)
    return None if best is None else best._replace(legal_glances=sum(candidate.legal for candidate in found))


def elsewhere(found: list[Candidate], avoid: Iterable[Pose]) -> list[Candidate]:
    """Those that are none of the places to `avoid`; all of them where no other is left."""
    spots = [Spot(pose.x, pose.y, yaw_of(pose)) for pose in avoid]
    return [one for one in found if all(differs(one.spot, spot) for spot in spots)] or found


def _seen(glance: Glance, spots: Iterable[Spot]) -> list[Candidate]:
    return [candidate for spot in spots if (candidate := glance.at(spot)) is not None]


def _tried(
    table: CupTable,
    stick: str,
    weighed: list[Candidate],
    chance: Chance,
    limits: PlanLimits,
    *,
    stop: Callable[[], bool],
) -> Plan | None:
    """The first place that goes well, or the best of those that there were trials for."""
    if limits.trials == 0:
        return next((Plan(one.pose, one.legal, 0, None, one.cost) for one in weighed), None)
    best: Plan | None = None
    for candidate in unlike(weighed, limits.trials):
        if best is not None and stop():
            break
        made, _ = trial_of(table, stick, candidate, chance, limits)
        if not limits.thorough and made.legal and made.falls == 0 and made.cost <= candidate.cost + _UNEASY:
            return made
        if best is None or made.cost < best.cost:
            best = made
    return best


def unlike(found: list[Candidate], count: int) -> list[Candidate]:
    """The best ones, no two alike."""
    chosen: list[Candidate] = []
    for candidate in found:
        if len(chosen) >= count:
            break
        if all(differs(candidate.spot, other.spot) for other in chosen):
            chosen.append(candidate)
    return chosen


def differs(a: Spot, b: Spot) -> bool:
    turned = abs(math.remainder(a.yaw - b.yaw, math.tau))
    return math.hypot(a.x - b.x, a.y - b.y) > _UNLIKE_MM or turned > _UNLIKE_RAD


def trial_of(
    table: CupTable, stick: str, candidate: Candidate, chance: Chance, limits: PlanLimits
) -> tuple[Plan, CupTable]:
    """What comes of one trial of a place, and the table as it is then."""
    twin = table.clone()
    before = {name: body.pose for name, body in twin.sticks.items()}
    laid = twin.add_stick(stick, _inexact(candidate.pose, chance, limits).moved(dz=_ABOVE_MM))
    world = twin.world
    low = table.scene.lying_below_mm
    world.run(_LEAST_S)
    world.run_until(
        lambda: world.still_s > _STILL_S or any(body.height_mm < low for body in twin.sticks.values()),
        limits.trial_s - _LEAST_S,
    )
    hanging = twin.hanging()
    falls = len(twin.sticks) - len(hanging)
    legal = stick in hanging and (not limits.colours or not any(map(clashes, twin.contacts_of(stick))))
    lean = twin.tilt_deg
    slid = sum(
        min(10.0, distance_mm(twin.cup_frame(twin.sticks[name].pose), table.cup_frame(pose)))
        for name, pose in before.items()
        if name in hanging
    )
    slid += min(20.0, distance_mm(laid.pose, candidate.pose))
    moving = world.still_s == 0
    weights = limits.weights
    cost = candidate.cost - (0 if candidate.legal else weights.wrong)
    cost += (0 if legal else weights.wrong) + 30 * min(falls, 6) + 1.0 * lean + 0.5 * slid + 4 * moving
    return Plan(candidate.pose, legal, falls, lean, cost), twin


_UNEASY = 8.0
"""A trial that went well costs no more than this above what a glance promised."""
_ABOVE_MM = 0.2
_LEAST_S, _STILL_S = 0.3, 0.35


def _inexact(pose: Pose, chance: Chance, limits: PlanLimits) -> Pose:
    """Where a hand with its errors would let go."""
    dx, dy, yaw = (_error(chance) for _ in range(3))
    return pose.moved(limits.error_mm * dx, limits.error_mm * dy).turned(limits.error_rad * yaw)


def _error(chance: Chance) -> float:
    """About normal: the sum of twelve shares has a spread of 1."""
    return sum(chance.below(_FINE) / (_FINE - 1) for _ in range(12)) - 6
