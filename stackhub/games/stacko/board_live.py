"""The tower on screen: the bodies of the bench and the boxes of the scene, kept together frame by frame."""

from __future__ import annotations

import math
from collections.abc import Callable

from stackhub.engine.look import Palette, Theme
from stackhub.games.stacko.board_pieces import (
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
from stackhub.physics.pace import Pace
from stackhub.physics.pose import Vec
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport

TOOLS = ("stick", "palm")
_STANDING_MM = 110.0  # what is nearer to the middle of the table belongs to the tower
_WORDS_MM = 24.0  # below the tower there is room for a line of words
_WRECK_MM = 380.0  # a block that rolls farther may leave the picture


class LiveTable:
    """Steps the bench while the view beats. ``before_frame`` is called before each frame of the world, ``looked`` once
    after those of a beat."""

    def __init__(self, viewport: Viewport, scene: StackoScene, palette: Palette, theme: Theme) -> None:
        self.viewport = viewport
        self.scene = scene
        self.bench: Bench | None = None
        self.boxes: dict[str, Box] = {}
        self.before_frame: Callable[[], None] = lambda: None
        self.looked: Callable[[], None] = lambda: None
        self.awake: Callable[[], bool] = lambda: False
        """Whether time has to pass although everything rests (somebody waits for it)."""
        self.frames_per_beat: int | None = None
        """Virtual time, for tests: every beat is so many frames, whatever the clock says."""
        self.stopped = False
        """Nothing moves any more: the game is over."""
        self.paused = False
        """A card lies over the board: the table stands still until it is gone."""
        self._pace = Pace(scene.physics.frame_hz)
        self._palette, self._theme = palette, theme
        viewport.movers.append(self._advance)

    # --- What stands there

    def show(self, bench: Bench) -> None:
        """Have this bench on the table, instead of another."""
        for box in self.boxes.values():
            self.viewport.scene.remove(box)
        self.boxes = {}
        self.bench = bench
        self._sync()
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

    def _add(self, name: str, size_mm: Vec) -> Box:
        shape = stick_shape() if name == "stick" else palm_shape() if name == "palm" else block_shape()
        return self.viewport.scene.add_box(size_mm, self._surface(name), shape=shape)

    def name_of(self, box: Box) -> str | None:
        """The block or tool that `box` shows."""
        return next((name for name, shown in self.boxes.items() if shown is box), None)

    def frame_tower(self, *, keep: bool = True) -> None:
        """Have the camera see the whole tower, and a hand's breadth above and beside it."""
        if self.bench is None:
            return
        blocks = self.bench.tower.blocks.values()
        standing = (body.pose.z for body in blocks if math.hypot(body.pose.x, body.pose.y) < _STANDING_MM)
        top = max(standing, default=0.0)
        low, high = framing(top)
        self.viewport.rig.frame(((low[0], low[1], -_WORDS_MM), high), keep=keep)
        self.viewport.scene.set_den(den(top))
        self.viewport.request_frame()

    def frame_all(self) -> None:
        """Have the camera see every block, wherever it fell."""
        bounds = self.viewport.scene.bounds()
        if bounds is None:
            return
        low, high = (tuple(min(max(part, -_WRECK_MM), _WRECK_MM) for part in corner) for corner in bounds)
        self.viewport.scene.set_den(None)
        self.viewport.rig.frame(((low[0], low[1], 0.0), (high[0], high[1], high[2])))

    # --- Time

    def wake(self) -> None:
        """Something will happen: let time pass again."""
        self.viewport.request_frame()

    def run(self, frames: int) -> None:
        """Let so many frames pass now."""
        bench = self.bench
        if bench is None:
            return
        for _ in range(frames):
            self.before_frame()
            bench.frame()
        self._sync()
        self.looked()

    def _advance(self, seconds: float) -> bool:
        if self.bench is None or self.stopped or self.paused:
            return False
        frames = self._pace.due(seconds) if self.frames_per_beat is None else self.frames_per_beat
        if frames:
            self.run(frames)
        return not self.bench.world.paused or self.awake()

    def _sync(self) -> None:
        bench = self.bench
        if bench is None:
            return
        bodies = bench.world.bodies
        for name in [name for name in self.boxes if name not in bodies]:
            self.viewport.scene.remove(self.boxes.pop(name))
        for name, body in bodies.items():
            box = self.boxes.get(name)
            if box is None:
                box = self.boxes[name] = self._add(name, body.size_mm)
            box.move(body.pose)
