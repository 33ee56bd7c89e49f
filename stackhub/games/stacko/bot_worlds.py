"""A world of thought: the tower as it is seen, stacked up anew from sizes that agree with what was felt. In it a block
is really pulled, with the hand that everybody has, and laid."""

from __future__ import annotations

import math
from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.games.stacko.bot_guess import Guess, sizes_of
from stackhub.games.stacko.bot_sight import Question
from stackhub.games.stacko.bot_weigh import Draft
from stackhub.games.stacko.storeys import Storeys
from stackhub.games.stacko.table import Site, Tower
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of, place_poses
from stackhub.physics.pose import Motion, Pose, Vec, distance_mm

_FIRM_BELOW = 2
"""Storeys further below the block than that do not move in thought: the scales say whether they bear it."""
_SETTLE_FRAMES, _PULL_FRAMES, _STAND_FRAMES = 8, 80, 24
_OUT = 0.5
"""So far out, as a share of its length, the block carries nothing: the rest of its way is not tried."""
_SPOILT_MM = 12.0
_STUCK_FRAMES, _PROGRESS_MM = 24, 0.2


class Trial(NamedTuple):
    """What became of a block that was pulled in thought."""

    out: bool
    """It came out, and was laid."""
    moved_mm: float
    """How far another block had moved by then, at most."""


def stacked(question: Question, sizes: dict[Site, Vec], firm: int = 0) -> Tower:
    """The tower that is seen, of blocks of these sizes. Storeys below `firm` are furniture."""
    scene = question.scene
    tower = Tower(scene)
    base = 0.0
    for storey, row in enumerate(question.storeys):
        top = base
        for at, name in enumerate(row):
            if name is None:
                continue
            size, seen = sizes[Site(storey, at)], question.seen[name]
            pose = Pose(seen.x, seen.y, base + size[2] / 2).turned(math.radians(seen.deg))
            if storey < firm:
                tower.world.add(name, size, 0, math.sqrt(scene.block.friction), pose)
            else:
                tower.add_block(name, size, pose)
            top = max(top, base + size[2])
        base = top
    return tower


def places_seen(question: Question, thin: Guess, chance: Chance) -> dict[tuple[int, int], Pose]:
    """Where a block would lie on each open place."""
    tower = stacked(question, sizes_of(question, thin, chance))
    return place_poses(tower, question.storeys, question.scene.block.size_mm)


def tried(question: Question, thin: Guess, draft: Draft, chance: Chance) -> Trial:
    """Settle a fresh world, pull the block out, lay it, and see what moves."""
    origin = next(number for number, row in enumerate(question.storeys) if draft.block in row)
    tower = stacked(question, sizes_of(question, thin, chance), max(0, origin - _FIRM_BELOW))
    world = tower.world
    world.warm_up()
    for _ in range(_SETTLE_FRAMES):
        world.advance()
    bench = Bench(tower, question.storeys)
    bench.allow([draft.block], 1)
    start = {name: body.pose for name, body in tower.blocks.items() if name != draft.block}
    if bench.hold(draft.block) is not None or not _pulled(bench, draft, question.skill.lead_mm, start):
        return Trial(False, _most_moved(bench, start))
    bench.let_go()
    world.put(tower.blocks[draft.block], Motion(_laid_pose(bench, question.storeys, draft)))
    for _ in range(_STAND_FRAMES):
        world.advance()
    return Trial(True, _most_moved(bench, start))


def _pulled(bench: Bench, draft: Draft, lead_mm: float, start: dict[str, Pose]) -> bool:
    body = bench.tower.blocks[draft.block]
    home = body.pose
    x, y = (draft.way * part for part in axis_of(home))
    best, waited = 0.0, 0
    for frame in range(_PULL_FRAMES):
        pose = body.pose
        bench.drag_to((pose.x + lead_mm * x, pose.y + lead_mm * y, pose.z))
        bench.frame()
        out = (pose.x - home.x) * x + (pose.y - home.y) * y
        if out > _OUT * bench.scene.block.length_mm:
            return True
        waited += 1
        if out > best + _PROGRESS_MM:
            best, waited = out, 0
        if waited > _STUCK_FRAMES or (frame % 6 == 5 and _most_moved(bench, start) > _SPOILT_MM):
            return False
    return False


def _laid_pose(bench: Bench, storeys: Storeys, draft: Draft) -> Pose:
    size = bench.tower.blocks[draft.block].size_mm
    found = place_poses(bench.tower, bench.storeys or storeys, size)
    return found[draft.to].moved(dz=0.1)


def _most_moved(bench: Bench, start: dict[str, Pose]) -> float:
    blocks = bench.tower.blocks
    return max((distance_mm(there, blocks[name].pose) for name, there in start.items()), default=0.0)
