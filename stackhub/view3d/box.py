"""One box of a scene: a bevelled piece that is moved, painted and made to glow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from panda3d.core import GeomNode, Quat, Vec3, Vec4

from stackhub.physics.pose import Pose
from stackhub.view3d.meshes import Size, bevelled_box, edge_bars, face_lines
from stackhub.view3d.shapes import Shape
from stackhub.view3d.surface import Glow, Surface, fixed_material, linear, srgb
from stackhub.view3d.textures import shared_texture
from stackhub.view3d.wood import grain_texture

_EDGELESS = Vec3(1e5)
_GHOST_ALPHA = 0.35
_GHOST_RIM_MM = 0.7
_BAR_BY_RIM = 1.3
"""How thick the bar is that stands for a rim without shaders: half of it is outside the box."""
_LINE_MM, _LINE_COLOUR = 0.7, "#181310"


class Box:
    """A piece on the table. Made by `Scene.add_box`; whatever changes it asks for a new frame."""

    def __init__(
        self,
        root: Any,
        size_mm: Size,
        surface: Surface,
        bevel_mm: float,
        changed: Callable[[], None],
        *,
        shape: Shape | None = None,
        ghost: bool = False,
    ) -> None:
        self.size_mm = size_mm
        self.pose = Pose(0.0, 0.0, size_mm[2] / 2)
        self.surface = surface
        self.glow: Glow | None = None
        self.ghost = ghost
        """It only shows where a piece would be: seen through, without a shadow, and never picked."""
        self.pickable = not ghost
        """Whether rays meet it."""
        self._bevel = bevel_mm
        self._changed = changed
        self._shape = shape
        self._made_mm = size_mm if shape is None else shape.size_mm
        self._edged = shape is None or shape.edged
        self._node = GeomNode("box")
        self.path: Any = root.attach_new_node(self._node)
        self.path.set_scale(*(true / made for true, made in zip(size_mm, self._made_mm, strict=True)))
        self.path.set_shader_input("half_size", Vec3(*self._made_mm) / 2 if self._edged else _EDGELESS)
        self._steps = 1
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
        self._wear()
        self.path.set_shader_input("paint", Vec4(*linear(surface.colour), surface.roughness))
        self.set_glow(self.glow)

    def _wear(self) -> None:
        surface = self.surface
        if surface.texture is None:
            texture = grain_texture()
        elif self._framed:
            texture = shared_texture(surface.embossed or surface.texture, lit=True)
        else:
            texture = shared_texture(surface.texture, surface.relief)
        if self.ghost and self._framed:
            self.path.set_texture_off(1)
        else:
            self.path.set_texture(texture, 1)

    def set_glow(self, glow: Glow | None) -> None:
        """Make it give off light, or stop it."""
        self.glow = glow
        light = Vec4(0) if glow is None else Vec4(*linear(glow.colour), glow.strength)
        rim, wash, inset = (0.0, 0.0, 0.0) if glow is None else (glow.rim_mm, glow.wash, glow.inset_mm)
        self.path.set_shader_inputs(glow=light, rim=Vec4(rim, wash, inset, _GHOST_ALPHA if self.ghost else 1))
        self.path.set_material(fixed_material(self.surface, glow=glow), 1)
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
        """Round its edges in so many steps. `framed`: there is no shader, so the surface wears its painted light, a
        glowing piece gets bars along its edges, and a ghost is nothing but such bars."""
        self._steps, self._framed = steps, framed
        self._node.remove_all_geoms()
        if not (self.ghost and framed):
            shape = self._shape
            self._node.add_geom(bevelled_box(self._made_mm, self._bevel, steps) if shape is None else shape.geom(steps))
        self._wear()
        self.set_glow(self.glow)

    def _show_frame(self) -> None:
        if self._frame is not None:
            self._frame.remove_node()
            self._frame = None
        if not self._framed or not self._edged or (self.glow is None and not self.ghost):
            return
        rim, colour, inset = _GHOST_RIM_MM, self.surface.colour, 0.0
        if self.glow is not None:
            rim, colour, inset = self.glow.rim_mm, self.glow.colour, self.glow.inset_mm
        if not rim:
            return
        self._frame = self.path.attach_new_node("frame")
        self._frame.set_texture_off(2)
        self._frame.set_light_off(2)
        self._frame.set_material_off(2)
        if inset and not self.ghost:
            bright = face_lines(self._made_mm, inset, rim)
            dark = face_lines(self._made_mm, 0.0, inset), face_lines(self._made_mm, inset + rim, _LINE_MM)
            parts = [(bright, colour), *((line, _LINE_COLOUR) for line in dark)]
        else:
            parts = [(edge_bars(self._made_mm, rim * _BAR_BY_RIM), colour)]
            if not self.ghost:
                parts.append((face_lines(self._made_mm, rim * _BAR_BY_RIM / 2, _LINE_MM), _LINE_COLOUR))
        for geom, shade in parts:
            node = GeomNode("rim")
            node.add_geom(geom)
            self._frame.attach_new_node(node).set_color(Vec4(*srgb(shade), 1), 2)

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
