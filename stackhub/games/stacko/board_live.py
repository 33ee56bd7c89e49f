"""The tower on screen: the bodies of the bench and the boxes of the scene, kept together frame by frame."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from stackhub.dexterity.live import LiveBodies, Placed
from stackhub.engine.look import Palette, Theme
from stackhub.games.stacko.board_pieces import (
    block_kinds,
    block_shape,
    block_surface,
    den,
    framing,
    palm_shape,
    palm_surface,
    stick_shape,
    stick_surface,
)
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Pose
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport

TOOLS = ("stick", "palm")
_STANDING_MM = 110.0  # what is nearer to the middle of the table belongs to the tower
_WORDS_MM = 24.0  # below the tower there is room for a line of words
_WRECK_MM = 380.0  # a block that rolls farther may leave the picture


class LiveTable(LiveBodies[Bench]):
    """The tower and its tools."""

    def __init__(self, viewport: Viewport, scene: StackoScene, palette: Palette, theme: Theme) -> None:
        super().__init__(viewport, scene.physics.frame_hz)
        self.scene = scene
        self._palette, self._theme = palette, theme

    # --- What stands there

    def show(self, bench: Bench) -> None:
        """Have this bench on the table, instead of another."""
        self.stand(bench)
        self.frame_tower(keep=False)

    def dress(self, palette: Palette, theme: Theme) -> None:
        """Paint everything anew."""
        self._palette, self._theme = palette, theme
        for name, box in self.boxes.items():
            box.paint(self._surface(name))

    def _surface(self, name: str) -> Surface:
        if name == "stick":
            return stick_surface(self._palette, self._theme)
        if name == "palm":
            return palm_surface(self._palette, self._theme)
        return block_surface(name, self._palette, self._theme)

    def knows(self, name: str) -> bool:
        return name in TOOLS or (f"{name[:-1]}a" in block_kinds() and name[-1] in "abc")

    def add(self, body: Placed) -> Box:
        name = body.name
        shape = stick_shape() if name == "stick" else palm_shape() if name == "palm" else block_shape()
        return self.viewport.scene.add_box(body.size_mm, self._surface(name), shape=shape)

    def frame_tower(self, *, keep: bool = True) -> None:
        """Have the camera see the whole tower, and a hand's breadth above and beside it."""
        if self.bench is not None:
            self._frame((body.pose for body in self.bench.tower.blocks.values()), keep=keep)

    def frame_poses(self, poses: Mapping[str, Pose]) -> None:
        """The same for a moment of a recording; the player's own zoom stays."""
        self._frame((pose for name, pose in poses.items() if name not in TOOLS), keep=True)

    def _frame(self, blocks: Iterable[Pose], *, keep: bool) -> None:
        top = max((pose.z for pose in blocks if math.hypot(pose.x, pose.y) < _STANDING_MM), default=0.0)
        low, high = framing(top)
        self.viewport.rig.frame(((low[0], low[1], -_WORDS_MM), high), keep=keep)
        inside = den(top)
        self.viewport.scene.set_den(inside)
        self.viewport.scene.set_footing(inside[0][:2], inside[1][:2])
        self.viewport.request_frame()

    def frame_all(self) -> None:
        """Have the camera see every block, wherever it fell."""
        bounds = self.viewport.scene.bounds()
        if bounds is None:
            return
        low, high = (tuple(min(max(part, -_WRECK_MM), _WRECK_MM) for part in corner) for corner in bounds)
        self.viewport.scene.set_den(None)
        self.viewport.scene.set_footing(None)
        self.viewport.rig.frame(((low[0], low[1], 0.0), (high[0], high[1], high[2])))
