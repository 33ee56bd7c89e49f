"""Where a bot wants to lay its stick: the planning placer on the tower as anybody at the table sees it.

A question holds the tower's poses, the table it stands on and what the bot's eye is worth, so that any process can
answer it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import radians

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.engine.hands import Stop
from stackhub.games.stickstack.bot_challenge import Source, Task, plan_for
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.skill import Skill
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_candidates import Glance
from stackhub.games.stickstack.table_placer import PlanLimits, plan
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.physics.pose import Pose

_HASTY_TRIES = 400


def question_of(
    bench: Bench,
    skill: Skill,
    seed: int,
    *,
    avoid: Sequence[Pose],
    safe: bool,
    card: Card | None = None,
    source: Source | None = None,
) -> Json:
    """What is asked about the stick in the hand. `avoid`: where it was refused. `safe`: with partners (SS-13, SS-14)
    every place is imagined to its end, whatever the level. `card` is to be done with a stick out of `source`."""
    return {
        "scene": bench.scene.model_dump_json(),
        "table": bench.snapshot(),
        "stick": bench.held,
        "skill": skill.model_dump(),
        "colours": bench.colours != "warn",
        "avoid": [list(pose) for pose in avoid],
        "safe": safe,
        "card": None if card is None or card.check is None else card.model_dump_json(),
        "source": source,
        "seed": seed,
    }


def think(question: Json, stop: Stop) -> Json:
    """``{"pose": [x, y, z, w, i, j, k], "legal": whether the colours are expected to agree}``; without a pose when it
    would stay nowhere."""
    scene = _scene(question["scene"])
    table = CupTable.restored(scene, question["table"])
    skill = Skill.model_validate(question["skill"])
    chance = Chance(question["seed"])
    stick, colours = question["stick"], question["colours"]
    if chance.chance_of(skill.slip) and not question["safe"]:
        hasty = _any_legal(table, stick, chance, colours=colours)
        if hasty is not None:
            return {"pose": list(hasty), "legal": True}
    thorough = question["safe"] or chance.chance_of(skill.thorough)
    limits = PlanLimits(
        glances=round(skill.glances),
        trials=max(round(skill.trials), 2 if question["safe"] else 0),
        thorough=thorough,
        trial_s=skill.ahead_s,
        colours=colours,
        error_mm=skill.aim_mm,
        error_rad=radians(skill.aim_deg),
    )
    avoid = tuple(Pose(*pose) for pose in question["avoid"])
    if question["card"] is not None:
        task = Task(Card.model_validate_json(question["card"]), stick, question["source"], avoid)
        aimed = plan_for(table, task, chance, limits, stop)
        return {} if aimed is None else {"pose": list(aimed.pose), "legal": aimed.legal}
    made = plan(table, stick, chance, limits, avoid=avoid, stop=stop)
    return {} if made is None else {"pose": list(made.pose), "legal": made.legal}


@lru_cache(maxsize=2)
def _scene(text: str) -> StickStackScene:
    return StickStackScene.model_validate_json(text)


def _any_legal(table: CupTable, stick: str, chance: Chance, *, colours: bool) -> Pose | None:
    """The first place that somebody in a hurry comes upon, whatever it does to the balance."""
    glance = Glance(table, stick, colours=colours)
    for spot in glance.anywhere(chance, _HASTY_TRIES, PlanLimits().reach_mm):
        candidate = glance.at(spot)
        if candidate is not None and candidate.legal:
            return candidate.pose
    return None
