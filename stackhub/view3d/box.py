"""One box of a scene: a bevelled piece that is moved, painted and made to glow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from panda3d.core import GeomNode, Quat, Vec3, Vec4

from stackhub.physics.pose import Pose
from stackhub.view3d.meshes import Size, bevelled_box, edge_bars
from stackhub.view3d.surface import Glow, Surface, fixed_material, linear, srgb
from stackhub.view3d.wood import grain_texture, texture_of

_BAR_MM = 2.2


class Box:
    """A piece on the table. Made by `Scene.add_box`; whatever changes it asks for a new frame."""

    def __init__(
        self, root: Any, size_mm: Size, surface: Surface, bevel_mm: float, changed: Callable[[], None]
    ) -> None:
        self.size_mm = size_mm
        self.pose = Pose(0.0, 0.0, size_mm[2] / 2)
        self.surface = surface
        self.glow: Glow | None = None
        self._bevel = bevel_mm
        self._changed = changed
        self._node = GeomNode("box")
        self.path: Any = root.attach_new_node(self._node)
        self.path.set_shader_input("half_size", Vec3(*size_mm) / 2)
        self._framed = False
        self._frame: Any = None
        self.paint(surface)
        self._place()

    def move(self, pose: Pose) -> None:
        """Put the box's centre there, turned so. Orders that change nothing cost no frame."""
        if pose == self.pose:
            return
        self.pose = pose
        self._place()
        self._changed()

    def _place(self) -> None:
        pose = self.pose
        self.path.set_pos_quat(Vec3(pose.x, pose.y, pose.z), Quat(*pose[3:]))

    def paint(self, surface: Surface) -> None:
        """Give it another surface."""
        self.surface = surface
        texture = grain_texture() if surface.texture is None else texture_of(surface.texture)
        self.path.set_texture(texture, 1)
        self.path.set_shader_input("paint", Vec4(*linear(surface.colour), surface.roughness))
        self.set_glow(self.glow)

    def set_glow(self, glow: Glow | None) -> None:
        """Make it give off light, or stop it."""
        self.glow = glow
        light = Vec4(0) if glow is None else Vec4(*linear(glow.colour), glow.strength)
        self.path.set_shader_input("glow", light)
        self.path.set_material(fixed_material(self.surface), 1)
        self._show_frame()
        self._changed()

    def set_shown(self, shown: bool) -> None:
        if shown != self.is_shown:
            self.path.show() if shown else self.path.hide()
            self._changed()

    @property
    def is_shown(self) -> bool:
        return not self.path.is_hidden()

    def set_detail(self, steps: int, *, framed: bool) -> None:
        """Round its edges in so many steps. `framed`: a glowing piece gets bars along its edges, for want of a shader
        that lights them."""
        self._node.remove_all_geoms()
        self._node.add_geom(bevelled_box(self.size_mm, self._bevel, steps))
        self._framed = framed
        self.set_glow(self.glow)

    def _show_frame(self) -> None:
        if self._frame is not None:
            self._frame.remove_node()
            self._frame = None
        if self.glow is None or not self._framed:
            return
        node = GeomNode("frame")
        node.add_geom(edge_bars(self.size_mm, _BAR_MM))
        self._frame = self.path.attach_new_node(node)
        self._frame.set_texture_off(2)
        self._frame.set_light_off(2)
        self._frame.set_material_off(2)
        self._frame.set_color(Vec4(*srgb(self.glow.colour), 1), 2)

    def corners(self) -> list[tuple[float, float, float]]:
        """The eight corners of the box, bevel left aside, in the world (mm)."""
        half = [side / 2 for side in self.size_mm]
        found = []
        for number in range(8):
            local = [side if number >> axis & 1 else -side for axis, side in enumerate(half)]
            x, y, z = self.pose.direction((local[0], local[1], local[2]))
            found.append((self.pose.x + x, self.pose.y + y, self.pose.z + z))
        return found

    def distance_along(self, origin: Size, direction: Size) -> float | None:
        """How far a ray goes before it meets the box, in lengths of `direction`; None when it passes by."""
        w, i, j, k = self.pose[3:]
        back = Pose(0, 0, 0, w, -i, -j, -k)
        start = back.direction((origin[0] - self.pose.x, origin[1] - self.pose.y, origin[2] - self.pose.z))
        way = back.direction(direction)
        enter, leave = 0.0, float("inf")
        for place, step, side in zip(start, way, self.size_mm, strict=True):
            if abs(step) < 1e-12:
                if abs(place) > side / 2:
                    return None
                continue
            one, other = (-side / 2 - place) / step, (side / 2 - place) / step
            enter, leave = max(enter, min(one, other)), min(leave, max(one, other))
        return enter if enter <= leave else None

    def detach(self) -> None:
        """Take it out of the scene for good."""
        if not self.path.is_empty():
            self.path.remove_node()
        self._changed()
