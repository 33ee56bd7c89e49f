"""What the hand holds instead of a block: the push stick (ST-12), and its own flat side (ST-11)."""

from __future__ import annotations

import math
from typing import Literal

from stackhub.games.stacko.record import Tool
from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_places import Flat, axis_of
from stackhub.physics.body import Body
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec

_SIDE_MM = 150.0
"""A tool may be moved so far aside or up from where it was brought in."""


class UseTool:
    """The stick or the flat hand, brought in facing a point of the tower. It only ever moves slowly, and no further
    than its reach beyond that point."""

    mode: Literal["tool"] = "tool"

    def __init__(self, hand: Hand, tower: Tower, tool: Tool, at_mm: Vec, normal: Vec, *, target: Body | None) -> None:
        """`normal` points out of the face at `at_mm`. `target` is the block pointed at, if any: the stick lies along
        the axis of that."""
        self.hand, self.tower, self.name, self.target = hand, tower, tool, target
        made = getattr(tower.scene.tools, tool)
        self._tool = made
        self.ahead = _ahead(normal, target if tool == "stick" else None)
        deep = (made.body.length_mm if tool == "stick" else made.body.width_mm) / 2
        back = deep + made.gap_mm
        low = made.body.height_mm / 2 + 1
        self.start = Pose(at_mm[0] - back * self.ahead[0], at_mm[1] - back * self.ahead[1], max(at_mm[2], low))
        turn = math.atan2(self.ahead[1], self.ahead[0])
        self.start = self.start.turned(turn if tool == "stick" else turn - math.pi / 2)
        self.goal = self.start
        self.most_mm = made.gap_mm + made.reach_mm
        self.body = tower.add_tool(tool, made, self.start)
        hand.grab(self.body, made.grip, along=(*self.ahead, 0.0) if tool == "stick" else None)
        hand.limit(made.careful.force_n)

    def stay_within(self, mm: float) -> None:
        """Push no further than so many mm beyond the point it was brought to (ST-10)."""
        self.most_mm = min(self.most_mm, self._tool.gap_mm + mm)

    def drag_to(self, centre_mm: Vec) -> None:
        """Want the tool's centre there."""
        dx, dy, dz = (to - start for to, start in zip(centre_mm, self.start.place, strict=True))
        ahead = dx * self.ahead[0] + dy * self.ahead[1]
        side = dy * self.ahead[0] - dx * self.ahead[1]
        ahead = min(max(ahead, -_SIDE_MM), self.most_mm)
        side = 0.0 if self.name == "stick" else min(max(side, -_SIDE_MM), _SIDE_MM)
        up = 0.0 if self.name == "stick" else min(max(dz, 20 - self.start.z), _SIDE_MM)
        self.goal = self.start.moved(
            ahead * self.ahead[0] - side * self.ahead[1], ahead * self.ahead[1] + side * self.ahead[0], up
        )

    def before(self) -> None:
        self.hand.aim(self.goal, speed_mm_s=self._tool.careful.speed_mm_s)

    def put_away(self) -> None:
        self.hand.release()
        self.tower.world.remove(self.body)


def _ahead(normal: Vec, target: Body | None) -> Flat:
    """The level direction into the face; along the axis of the block pointed at, when there is one."""
    length = math.hypot(normal[0], normal[1])
    into = (-normal[0] / length, -normal[1] / length) if length > 0.05 else (1.0, 0.0)
    if target is None:
        return into
    axis = axis_of(target.pose)
    sign = 1.0 if axis[0] * into[0] + axis[1] * into[1] >= 0 else -1.0
    return sign * axis[0], sign * axis[1]
