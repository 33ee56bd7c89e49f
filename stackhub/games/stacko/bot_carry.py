"""A bot carries a block that is free: clear of the tower, up, over, and down on its place."""

from __future__ import annotations

import math

from stackhub.engine.chance import Chance
from stackhub.games.stacko.bot_think import bell
from stackhub.games.stacko.record import Place
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from stackhub.physics.pose import Pose, Vec

_NEAR_MM, _STILL_MM_S = 2.5, 12.0
_LEG_S = 4.0
"""No leg of the way takes longer."""
_LEVEL_MM = 5.0
_HOVER_MM = 12.0
"""So far above its place it comes to rest before it is lowered."""


class Carrying:
    """From having it free in the hand, or lying where it should not, until it is let go."""

    def __init__(
        self, bench: Bench, skill: Skill, chance: Chance, block: str, to: Place | None, *, wide: bool = False
    ) -> None:
        """With `wide` it is laid further from its neighbours, on which it came to lie before."""
        self.bench, self.skill, self.chance, self.block, self.to = bench, skill, chance, block, to
        self._frame_s = 1 / bench.scene.physics.frame_hz
        self._legs: list[str] = ["aside", "up", "over", "down"]
        self._wide_mm = bench.scene.bench.snap.beside_mm + 1 if wide else 0.0
        self._wanted: Vec | None = None
        self._waited_s = 0.0
        self._aim = (skill.aim_mm * bell(chance), skill.aim_mm * bell(chance))
        self._turn = math.radians(skill.aim_deg) * bell(chance)
        self._tremor = [0.0, 0.0, 0.0]

    def begin(self) -> bool:
        """Take hold of it, unless it is in the hand already. False: it may not be held."""
        if self.bench.mode == "carry":
            return True
        return self.bench.hold(self.block) is None

    def frame(self) -> bool:
        bench = self.bench
        if bench.mode != "carry":
            return bench.mode == "lay"
        pose = bench.tower.blocks[self.block].pose
        goal = self._goal(self._legs[0], pose)
        self._waited_s += self._frame_s
        if self._there(pose, goal) or self._waited_s > _LEG_S:
            self._next_leg()
            return True
        self._lead_to(goal, pose)
        return True

    def _next_leg(self) -> None:
        self._legs.pop(0)
        self._waited_s = 0.0
        if not self._legs:
            self.bench.lay()
        elif self._legs[0] == "over":
            self.bench.level()
            self.bench.turn(yaw=self._turn)

    def _goal(self, leg: str, pose: Pose) -> Vec:
        """Where the leg leads: clear of the tower, above its top, over the place, down to where it hovers."""
        clear = self.skill.clear_mm
        top = self._top_mm() + clear
        if leg == "aside":
            far, needed = math.hypot(pose.x, pose.y), self.bench.scene.block.length_mm + clear
            if far >= needed or pose.z > top - clear - self.bench.scene.block.height_mm - _LEVEL_MM:
                return pose.place  # nothing beside it: straight up
            x, y = (pose.x / far, pose.y / far) if far > 1 else (1.0, 0.0)
            return needed * x, needed * y, pose.z
        if leg == "up":
            return pose.x, pose.y, max(top, pose.z)
        there = self._place()
        dx, dy = self._aside(there)
        x, y = there.x + self._aim[0] + dx, there.y + self._aim[1] + dy
        return (x, y, max(top, there.z + _HOVER_MM)) if leg == "over" else (x, y, there.z + _HOVER_MM)

    def _place(self) -> Pose:
        found = self.bench.open_places()
        if self.to is None or self.to not in found:
            self.to = min(found)
        return found[self.to]

    def _aside(self, there: Pose) -> tuple[float, float]:
        """Away from those that lie in the storey already."""
        bench, blocks = self.bench, self.bench.tower.blocks
        row = bench.storeys[-1] if self.to is not None and self.to[0] < len(bench.storeys) else ()
        beside = [blocks[name].pose for name in row if name is not None and name != self.block]
        if not beside or not self._wide_mm:
            return 0.0, 0.0
        x, y = axis_of(there)
        across = sum((there.y - pose.y) * x - (there.x - pose.x) * y for pose in beside)
        far = math.copysign(self._wide_mm, across)
        return -y * far, x * far

    def _top_mm(self) -> float:
        """Height of the centre of a block that would lie on the highest one."""
        half = self.bench.scene.block.height_mm / 2
        reach = 2 * self.bench.scene.block.length_mm
        blocks = self.bench.tower.blocks.items()
        high = (b.pose.z for name, b in blocks if name != self.block and math.hypot(b.pose.x, b.pose.y) < reach)
        return max(high, default=0.0) + 2 * half

    def _there(self, pose: Pose, goal: Vec) -> bool:
        near = 2 * self.skill.tremor_mm + _NEAR_MM
        if self._legs[0] in ("over", "down"):
            snapped = self.bench.snap
            if self._legs[0] == "down" and snapped is not None:
                goal = (pose.x, pose.y, goal[2])
            still = self.bench.tower.blocks[self.block].speed_mm_s < _STILL_MM_S + 10 * self.skill.tremor_mm
            return math.dist(pose.place, goal) < near and still
        return math.dist(pose.place, goal) < 3 * near

    def _lead_to(self, goal: Vec, pose: Pose) -> None:
        """Move the wanted point towards the goal, not faster than this hand carries, and tremble."""
        wanted = self._wanted or pose.place
        far, step = math.dist(wanted, goal), self.skill.carry_mm_s * self._frame_s
        share = 1.0 if far <= step else step / far
        x, y, z = (a + share * (b - a) for a, b in zip(wanted, goal, strict=True))
        self._wanted = (x, y, z)
        for axis in range(3):
            self._tremor[axis] += 0.2 * (self.skill.tremor_mm * bell(self.chance) * 2.5 - self._tremor[axis])
        self.bench.drag_to((x + self._tremor[0], y + self._tremor[1], z + self._tremor[2]))
