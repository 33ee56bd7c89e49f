"""How long an evening will take, from what the games say of themselves."""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.engine.chance import Chance
from stackhub.engine.party.errors import CannotSeat
from stackhub.engine.party.limits import GameLimits
from stackhub.engine.party.plan import PartyPlan, PlannedGame
from stackhub.engine.party.tables import ROUND_ROBIN_UP_TO, arrange


def game_minutes(
    plan: PartyPlan, planned: PlannedGame, limits: GameLimits, round_robin_up_to: int = ROUND_ROBIN_UP_TO
) -> tuple[int, int] | None:
    """Minutes, shortest and longest, that ``planned`` takes the members of ``plan``, its matches one after another;
    None when they cannot play it."""
    try:
        arrangement = arrange(limits, plan.members, Chance(0), form=planned.form, round_robin_up_to=round_robin_up_to)
    except CannotSeat:
        return None
    return arrangement.minutes


def party_minutes(
    plan: PartyPlan, limits: Mapping[str, GameLimits], round_robin_up_to: int = ROUND_ROBIN_UP_TO
) -> tuple[int, int]:
    """Minutes, shortest and longest, that the whole plan takes. ``limits`` by game; games that the members cannot play
    count nothing. Of a wheel: what its games take on average, as often as it is turned."""
    found = [game_minutes(plan, planned, limits[planned.game], round_robin_up_to) for planned in plan.games]
    known = [minutes for minutes in found if minutes is not None]
    shortest, longest = sum(low for low, _ in known), sum(high for _, high in known)
    if plan.picks == "list" or not known:
        return shortest, longest
    return round(shortest * plan.rounds / len(known)), round(longest * plan.rounds / len(known))
