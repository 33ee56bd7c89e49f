"""Draws one scene at one level of quality into a picture in memory. No widget, no clock."""

from __future__ import annotations

from typing import Any

from panda3d.core import GraphicsEngine
from PySide6.QtGui import QImage

from stackhub.engine.quality import Level
from stackhub.view3d.camera import CameraRig
from stackhub.view3d.graphics import Graphics
from stackhub.view3d.scene import Scene
from stackhub.view3d.shadow_map import ShadowMap
from stackhub.view3d.surface import srgb
from stackhub.view3d.target import Target


class Renderer:
    """Buffers for a scene, seen through a rig. Nothing is drawn but in the frames it is prepared for."""

    def __init__(self, graphics: Graphics, scene: Scene, rig: CameraRig) -> None:
        self.graphics = graphics
        self._scene = scene
        self._rig = rig
        self._level: Level | None = None
        self._target: Target | None = None
        self._shadow: ShadowMap | None = None
        self.is_closed = False
        rig.path.reparent_to(scene.root)

    def set_level(self, level: Level) -> None:
        """Draw so from the next frame on."""
        if self.is_closed or level == self._level:
            return
        self._close_buffers()
        self._level = level
        if level.shadow_map:
            self._shadow = ShadowMap(self.graphics, self._scene, level.shadow_map)
        self._scene.set_level(level)

    def prepare(self, width: int, height: int) -> None:
        """Have the scene drawn in the coming frame, `width` by `height` pixels of the screen."""
        level = self._level
        if level is None or self.is_closed:
            raise RuntimeError("a renderer needs a level, and must not be closed")
        across, down = max(1, round(width * level.scale)), max(1, round(height * level.scale))
        if self._target is None:
            self._target = Target(self.graphics, across, down, level.samples, self._rig.path)
        self._target.resize(across, down)
        self._target.set_backdrop(*srgb(self._scene.backdrop))
        self._scene.set_eye(self._rig.eye)
        if self._shadow is not None:
            self._shadow.prepare()
        self._target.set_active(True)

    def draw(self) -> None:
        """Draw every renderer that is prepared."""
        engine: Any = GraphicsEngine.get_global_ptr()
        engine.render_frame()

    def rest(self) -> None:
        """The frame is over: draw no more until prepared again."""
        if self._target is not None:
            self._target.set_active(False)
        if self._shadow is not None:
            self._shadow.rest()

    def image(self) -> QImage | None:
        """The picture drawn last, in memory that the next frame overwrites."""
        return self._target.image() if self._target is not None else None

    def _close_buffers(self) -> None:
        if self._target is not None:
            self._target.close()
        if self._shadow is not None:
            self._shadow.close()
        self._target = self._shadow = None

    def close(self) -> None:
        """Give back every buffer. May be called more than once."""
        if self.is_closed:
            return
        self.is_closed = True
        self._close_buffers()
        self._rig.close()
        self._scene.close()
