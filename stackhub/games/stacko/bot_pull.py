"""A bot pulls a block: the wanted point leads it along its length, while the neighbours are watched."""

from __future__ import annotations

from stackhub.engine.chance import Chance
from stackhub.games.stacko.bot_sight import EYE_MM
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from stackhub.physics.pose import Pose, distance_mm

_BACK_SHARE = 0.4
"""Beyond this share of its length a block is rather drawn on than pushed back, whatever moves."""
_STUCK_S, _PROGRESS_MM = 0.5, 0.2
_HARDER_MM = 12.0
"""So much more lead it takes each time that nothing gives."""
_HARDEST = 3
_LAST_HARDEST = 6


class Pulling:
    """From taking hold until the block is free, or back in its place."""

    def __init__(self, bench: Bench, skill: Skill, chance: Chance, block: str, way: int, *, last: bool) -> None:
        """With `last` nothing is given back."""
        self.bench, self.skill, self.block, self.last = bench, skill, block, last
        self._way = way
        self._off = skill.off_mm * (2 * chance.below(1001) / 1000 - 1)
        self._lead = skill.lead_mm
        self._frame_s = 1 / bench.scene.physics.frame_hz
        self._best, self._waited_s, self._harder = 0.0, 0.0, 0
        self._backs = False
        self._start: dict[str, Pose] = {}

    def begin(self) -> bool:
        """Take hold of its end. False: it may not be held."""
        pose = self.bench.tower.blocks[self.block].pose
        x, y = axis_of(pose)
        end = self._way * self.bench.scene.block.length_mm / 2
        at = (pose.x + end * x - self._off * y, pose.y + end * y + self._off * x, pose.z)
        self._home, self._x, self._y = pose, self._way * x, self._way * y
        self._start = {name: body.pose for name, body in self.bench.tower.blocks.items() if name != self.block}
        return self.bench.hold(self.block, at) is None

    def frame(self) -> bool:
        bench = self.bench
        if bench.mode != "pull" or bench.held != self.block:
            return bench.mode == "return"
        pose = bench.tower.blocks[self.block].pose
        bench.drag_to((pose.x + self._lead * self._x, pose.y + self._lead * self._y, pose.z))
        out = (pose.x - self._home.x) * self._x + (pose.y - self._home.y) * self._y
        self._waited_s += self._frame_s
        if out > self._best + _PROGRESS_MM:
            self._best, self._waited_s = out, 0.0
        if self._waited_s > _STUCK_S:
            self._waited_s = 0.0
            self._harder += 1
            self._lead += _HARDER_MM
        if out < _BACK_SHARE * bench.scene.block.length_mm and self._goes_badly():
            bench.give_back()
        return True

    def _goes_badly(self) -> bool:
        if self.last:
            if self._harder > _LAST_HARDEST:
                self._harder = 0
                return True
            return False
        return self._harder >= _HARDEST or self._others_moved() > self.skill.minds_mm

    def _others_moved(self) -> float:
        """How far another block is seen to have moved, at most."""
        blocks = self.bench.tower.blocks
        most = max(
            (distance_mm(there, blocks[name].pose) for name, there in self._start.items() if name in blocks),
            default=0.0,
        )
        return round(most / EYE_MM) * EYE_MM
