"""The scene as the sun sees it: how far its light reaches, from which the shader finds every shadow."""

from __future__ import annotations

import math
from typing import Any

from panda3d.core import (
    Camera,
    ColorWriteAttrib,
    CullFaceAttrib,
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    GraphicsPipe,
    LMatrix4,
    Mat4,
    NodePath,
    OrthographicLens,
    SamplerState,
    Texture,
    WindowProperties,
)

from stackhub.view3d.graphics import Graphics
from stackhub.view3d.scene import SUN, SUN_MASK, Scene

_FLAGS = GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_fb_props_optional
_SORT = 10
_FAR_MM = 2500.0
_COARSE_MM = 40.0  # place and reach change in such steps only: otherwise the edges of shadows would crawl
_LEAST_MM, _MOST_MM = 160.0, 800.0


class ShadowMap:
    """A depth buffer seen from the sun. It is drawn again only when the scene has changed: orbiting costs nothing."""

    def __init__(self, graphics: Graphics, scene: Scene, pixels: int) -> None:
        """Raises RuntimeError when the buffer cannot be opened."""
        self._scene = scene
        self._drawn: int | None = None
        self._graphics = graphics
        self._kind = ("shadow", pixels)
        self._buffer: Any
        self._texture: Any
        self._buffer, self._texture = graphics.take_spare(self._kind) or self._open(pixels)
        self._lens: Any = OrthographicLens()
        camera = Camera("sun", self._lens)
        camera.set_camera_mask(SUN_MASK)
        state = NodePath("depth only")
        state.set_shader_off(200)
        state.set_light_off(200)
        state.set_texture_off(200)
        state.set_material_off(200)
        state.set_attrib(ColorWriteAttrib.make(ColorWriteAttrib.C_off), 200)
        state.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_clockwise), 200)
        camera.set_initial_state(state.get_state())
        self._camera: Any = scene.root.attach_new_node(camera)
        self._buffer.make_display_region().set_camera(self._camera)
        scene.root.set_shader_input("shadow_map", self._texture)

    def _open(self, pixels: int) -> tuple[Any, Any]:
        texture = Texture("shadow")
        texture.setup_2d_texture(pixels, pixels, Texture.T_float, Texture.F_depth_component)
        texture.set_minfilter(SamplerState.FT_shadow)
        texture.set_magfilter(SamplerState.FT_shadow)
        texture.set_wrap_u(SamplerState.WM_border_color)
        texture.set_wrap_v(SamplerState.WM_border_color)
        texture.set_border_color((1, 1, 1, 1))
        wanted = FrameBufferProperties()
        wanted.set_depth_bits(24)
        engine, graphics = GraphicsEngine.get_global_ptr(), self._graphics
        size, anchor = WindowProperties.size(pixels, pixels), graphics.anchor
        buffer = engine.make_output(graphics.pipe, "shadow", _SORT, wanted, size, _FLAGS, anchor.get_gsg(), anchor)
        if buffer is None:
            raise RuntimeError(f"{graphics.name} opens no shadow map of {pixels} pixels")
        buffer.add_render_texture(texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
        buffer.set_clear_depth_active(True)
        buffer.set_active(False)
        engine.open_windows()
        return buffer, texture

    def prepare(self) -> None:
        """Have it drawn in the coming frame if anything has changed since it was drawn last."""
        stale = self._drawn != self._scene.changes
        if stale:
            self._aim()
            self._drawn = self._scene.changes
        self._buffer.set_active(stale)

    def rest(self) -> None:
        """The frame is over: draw no more until asked."""
        self._buffer.set_active(False)

    def _aim(self) -> None:
        """Let the sun see all the boxes and where their shadows fall."""
        low, high = self._scene.bounds() or ((-50.0, -50.0, 0.0), (50.0, 50.0, 50.0))
        x, y, z = (_coarse((one + other) / 2) for one, other in zip(low, high, strict=True))
        reach = math.ceil((math.dist(low, high) / 2 + _COARSE_MM) / _COARSE_MM) * _COARSE_MM
        reach = min(max(reach, _LEAST_MM), _MOST_MM)
        self._camera.set_pos(x + SUN.x * _FAR_MM / 2, y + SUN.y * _FAR_MM / 2, z + SUN.z * _FAR_MM / 2)
        self._camera.look_at(x, y, z)
        self._lens.set_film_size(2 * reach, 2 * reach)
        self._lens.set_near_far(_FAR_MM / 2 - 1.5 * reach, _FAR_MM / 2 + 1.5 * reach)
        into_view = self._scene.root.get_transform(self._camera).get_mat()
        halved = Mat4(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0.5, 0.5, 0.5, 1)
        matrix: Any = LMatrix4(into_view * self._lens.get_projection_mat() * halved)
        self._scene.root.set_shader_input("from_world_to_shadow", matrix)

    def close(self) -> None:
        if self._buffer is None:
            return
        self._graphics.park(self._kind, self._buffer, self._texture)
        self._scene.root.clear_shader_input("shadow_map")
        self._camera.remove_node()
        self._buffer = self._texture = None


def _coarse(value: float) -> float:
    return round(value / _COARSE_MM) * _COARSE_MM
