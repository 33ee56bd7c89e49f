"""Where a bot lays its stick to do what a challenge card says (SS-15): many places judged as they look by the rules'
own judge, the best of them imagined to the end. It reads the card as everybody does, and knows no more of the tower."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from stackhub.engine.chance import Chance
from stackhub.engine.hands import Stop
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_checks import Waits
from stackhub.games.stickstack.challenge_judge import Turn, evaluate
from stackhub.games.stickstack.record import FRAMES, Attempt, Facts, TurnRecord
from stackhub.games.stickstack.table import CupTable, StickContact
from stackhub.games.stickstack.table_attempt import as_fact, sight_of
from stackhub.games.stickstack.table_candidates import Candidate, Glance
from stackhub.games.stickstack.table_facts import Facing
from stackhub.games.stickstack.table_placer import Plan, PlanLimits, elsewhere, trial_of, unlike
from stackhub.games.stickstack.table_rest import coloured
from stackhub.physics.pose import Pose

_LOOKED_AT = 120
"""So many of the steadiest places are judged as they look."""
_UNDONE = 90.0
"""What a place costs where the card would not be done: more than three sticks that might fall."""
_LET_GO_S = 6.0
"""When a turn is imagined to be let go of, where the card does not ask for patience or haste."""

Source = Literal["bag", "front"]


class Task(NamedTuple):
    """A card, and the stick with which it is to be done."""

    card: Card
    stick: str
    source: Source | None
    avoid: tuple[Pose, ...] = ()
    """Where it was refused (SS-06)."""


def plan_for(table: CupTable, task: Task, chance: Chance, limits: PlanLimits, stop: Stop) -> Plan | None:
    """The best place found for the stick in the hand. None when it would stay nowhere."""
    glance = Glance(table, task.stick, colours=limits.colours, weights=limits.weights)
    spots = [*glance.rows(), *glance.anywhere(chance, limits.glances, limits.reach_mm)]
    stays = elsewhere([one for spot in spots if (one := glance.at(spot)) is not None], task.avoid)
    found = sorted(stays, key=lambda one: one.cost)
    judged = [_with_card(glance, table, task, candidate) for candidate in found[:_LOOKED_AT]]
    judged.sort(key=lambda one: one.cost)
    if limits.trials == 0:
        return next((Plan(one.pose, one.legal, 0, None, one.cost) for one in judged), None)
    best: Plan | None = None
    for candidate in unlike(judged, limits.trials):
        if best is not None and stop():
            break
        made, twin = trial_of(table, task.stick, candidate, chance, limits)
        done = made.falls == 0 and (made.legal or not limits.colours) and is_done(table, twin, task)
        made = made._replace(cost=made.cost + (0.0 if done else _UNDONE))
        if done:
            return made
        if best is None or made.cost < best.cost:
            best = made
    return best


def is_done(before: CupTable, after: CupTable, task: Task) -> bool:
    """Whether the machine would say that the card is done, were the turn to end so."""
    facts = Facing(before).facts(after, task.stick, after.hanging())
    kind = before.scene.kind_of(task.stick).kind
    return _holds(task, kind, tuple(before.sticks), after.contacts_of(task.stick), facts)


def _with_card(glance: Glance, table: CupTable, task: Task, candidate: Candidate) -> Candidate:
    """A place that costs more where the card does not seem to be done there."""
    points = glance.relief.below(*candidate.spot, glance.scene.stick.size_mm)
    touch = glance.scene.physics.touch_mm
    touching = [
        coloured(glance.relief, candidate.plane, point, candidate.spot, task.stick)
        for point in points
        if candidate.plane.gap(point) <= touch
    ]
    tower = tuple(table.sticks)
    facing = Facing(table)
    table.add_stick(task.stick, candidate.pose)
    facts = facing.facts(table, task.stick, (*tower, task.stick))
    table.remove_stick(task.stick)
    done = _holds(task, glance.kind.kind, tower, touching, facts)
    return candidate if done else candidate._replace(cost=candidate.cost + _UNDONE)


def _holds(task: Task, kind: str, tower: tuple[str, ...], touching: Iterable[StickContact], facts: Facts) -> bool:
    check = task.card.check
    if check is None:
        return True
    contacts = tuple(as_fact(sight_of(contact), FRAMES) for contact in touching)
    let_go_s = max(_LET_GO_S if task.card.seconds is None else 0.0, patience_s(task.card))
    record = TurnRecord(
        stick=task.stick,
        attempts=(Attempt(at_s=let_go_s, judged_s=let_go_s + 1, contacts=contacts),),
        cup_deg=facts.lean_after.deg,
        end="closed",
        hung=(*tower, task.stick),
        facts=facts,
    )
    return evaluate(check, Turn(record, tower, kind, task.source))


def patience_s(card: Card) -> float:
    """For how long the stick must not be let go of."""
    return max((leaf.seconds for leaf in card.leaves if isinstance(leaf, Waits)), default=0.0)
