"""The buffer a view is drawn into; its picture arrives in memory, where Qt can paint it."""

from __future__ import annotations

from typing import Any

from panda3d.core import GraphicsEngine, GraphicsOutput, GraphicsPipe, NodePath, Texture, WindowProperties
from PySide6.QtGui import QImage

from stackhub.view3d.graphics import Graphics, frame_buffer

_FLAGS = GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable | GraphicsPipe.BF_fb_props_optional
_SORT = 100  # after the shadow maps


class Target:
    """An offscreen buffer with one camera. It draws only in the frames it is made active for."""

    def __init__(self, graphics: Graphics, width: int, height: int, samples: int, camera: NodePath) -> None:
        """`width` and `height` in pixels. Raises RuntimeError when the buffer cannot be opened."""
        self._graphics = graphics
        self._kind = ("view", samples)
        self._held: Any = None
        self._buffer: Any
        self._texture: Any
        spare = graphics.take_spare(self._kind)
        if spare is None:
            self._buffer, self._texture = self._open(width, height, samples)
        else:
            self._buffer, self._texture = spare
            self._buffer.set_size(width, height)
        self._buffer.make_display_region().set_camera(camera)
        self.size = (width, height)

    def _open(self, width: int, height: int, samples: int) -> tuple[Any, Any]:
        texture = Texture("view")
        texture.set_format(Texture.F_rgba)
        texture.set_component_type(Texture.T_unsigned_byte)
        engine, anchor = GraphicsEngine.get_global_ptr(), self._graphics.anchor
        size = WindowProperties.size(width, height)
        buffer = engine.make_output(
            self._graphics.pipe, "view", _SORT, frame_buffer(samples), size, _FLAGS, anchor.get_gsg(), anchor
        )
        if buffer is None:
            raise RuntimeError(f"{self._graphics.name} opens no buffer of {width} x {height} pixels")
        buffer.add_render_texture(texture, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
        buffer.set_clear_color_active(True)
        buffer.set_active(False)
        engine.open_windows()
        # Qt's first row is the top one, and turning it over here is free. On Windows a buffer forgets it as it opens.
        buffer.set_inverted(True)
        return buffer, texture

    def resize(self, width: int, height: int) -> None:
        if (width, height) != self.size:
            self._buffer.set_size(width, height)
            self.size = (width, height)

    def set_backdrop(self, red: float, green: float, blue: float) -> None:
        """The colour behind everything: sRGB, 0 to 1."""
        self._buffer.set_clear_color((red, green, blue, 1))

    def set_active(self, active: bool) -> None:
        self._buffer.set_active(active)

    def image(self) -> QImage | None:
        """The picture of the last frame, in Panda3D's own memory: the next one overwrites it. None before the first."""
        if not self._texture.has_ram_image():
            return None
        width, height = self._texture.get_x_size(), self._texture.get_y_size()
        pixels = memoryview(self._texture.get_ram_image())
        if len(pixels) < 4 * width * height:
            return None
        self._held = pixels  # as long as the picture may be painted
        return QImage(pixels, width, height, 4 * width, QImage.Format.Format_RGB32)

    def close(self) -> None:
        """Give everything back. Pictures that were not copied must not be painted any more."""
        if self._buffer is None:
            return
        self._graphics.park(self._kind, self._buffer, self._texture)
        self._texture.clear_ram_image()
        self._buffer = self._texture = self._held = None
