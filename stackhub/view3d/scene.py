"""A table in warm light with boxes on it. Knows no game and no screen; lengths in mm, z up, the table's face at 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from panda3d.core import (
    AmbientLight,
    BitMask32,
    DirectionalLight,
    GeomNode,
    Mat4,
    NodePath,
    OmniBoundingVolume,
    SamplerState,
    TextureStage,
    TransparencyAttrib,
    Vec3,
    Vec4,
)

from stackhub.engine.look import Theme
from stackhub.engine.quality import Level
from stackhub.tabletop.colour_vision import mix
from stackhub.view3d.box import Box
from stackhub.view3d.coil import Coil, Winding
from stackhub.view3d.film import TABLE_PAINT
from stackhub.view3d.meshes import Size, room_dome, table_face
from stackhub.view3d.shaders import shade_shader, shader_for
from stackhub.view3d.shapes import Shape
from stackhub.view3d.surface import Surface, linear, srgb
from stackhub.view3d.wood import table_texture

SUN = Vec3(-0.50, -0.56, 0.92).normalized()
"""Towards the sun: over the left shoulder of who looks from the front."""

SUN_MASK = BitMask32.bit(1)
"""What is hidden from this throws no mapped shadow."""

_ROOM_MM = 1500.0
_TABLE_MM, _FADE_MM, _REPEAT_MM = 1000.0, 380.0, 640.0
_LIFT_MM = 0.25  # how far the thrown outlines lie above the table, so that they are seen
_FLAT = 1e-4
_EDGELESS = Vec3(1e5)
_BEVEL_MM = 1.1

Bounds = tuple[Size, Size]
"""Lowest and highest corner of an upright box, in mm."""


class Scene:
    """Boxes, a table and light. `on_change` is called after everything that asks for a new frame."""

    def __init__(self, theme: Theme) -> None:
        self.root: Any = NodePath("scene")
        self.changes = 0
        """Counts up with every change; whoever has drawn this number need not draw again."""
        self.on_change: Callable[[], None] = lambda: None
        self.boxes: list[Box] = []
        self.coils: list[Coil] = []
        self.backdrop = theme.window
        self.pieces: Any = self.root.attach_new_node("pieces")
        self._ghosts: Any = self.root.attach_new_node("ghosts")
        self._ghosts.set_transparency(TransparencyAttrib.M_alpha)
        self._ghosts.hide(SUN_MASK)
        self._steps = 1
        self._framed = False
        self._sharp = False
        self._footing = Vec4(0)
        self._den: Bounds = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        self._woods = "#000000", "#000000"
        self._table: Any = None
        self._room: Any = None
        self._shade: Any = None
        self._add_light()
        self._add_room()
        self._add_table()
        self._add_shade()
        self.set_theme(theme)

    # --- Pieces

    def add_box(
        self,
        size_mm: Size,
        surface: Surface,
        *,
        bevel_mm: float = _BEVEL_MM,
        shape: Shape | None = None,
        ghost: bool = False,
    ) -> Box:
        """Put a box on the middle of the table: x along `size_mm[0]`, and so on.

        With a `shape` its mesh is stretched to that size. A `ghost` shows where a piece would be.
        """
        root = self._ghosts if ghost else self.pieces
        box = Box(root, size_mm, surface, bevel_mm, self._change, shape=shape, ghost=ghost)
        box.set_detail(self._steps, framed=self._framed)
        self.boxes.append(box)
        return box

    def add_coil(self, wound: Winding, surface: Surface) -> Coil:
        """Wind a spring; it stands on the middle of the table until it is stretched between two poses."""
        coil = Coil(self.pieces, wound, surface, self._change)
        self.coils.append(coil)
        return coil

    def remove(self, box: Box) -> None:
        """Take a box away. Raises ValueError when it is not here."""
        self.boxes.remove(box)
        box.detach()

    def pick(self, origin: Size, direction: Size) -> tuple[Box, Size] | None:
        """The shown and pickable box that a ray meets first, and where (mm); None when it meets none."""
        met = [
            (distance, number)
            for number, box in enumerate(self.boxes)
            if box.is_shown and box.pickable and (distance := box.distance_along(origin, direction)) is not None
        ]
        if not met:
            return None
        distance, number = min(met)
        x, y, z = (start + distance * step for start, step in zip(origin, direction, strict=True))
        return self.boxes[number], (x, y, z)

    def bounds(self) -> Bounds | None:
        """What the shown boxes take up, ghosts left aside; None without any."""
        corners = [corner for box in self.boxes if box.is_shown and not box.ghost for corner in box.corners()]
        if not corners:
            return None
        low, high = ([pick(values) for values in zip(*corners, strict=True)] for pick in (min, max))
        return (low[0], low[1], low[2]), (high[0], high[1], high[2])

    # --- Looks

    def set_theme(self, theme: Theme) -> None:
        """Take table and backdrop from the theme."""
        self.backdrop = mix(theme.window, theme.wood_dark, 0.42)
        self._woods = theme.wood_light, theme.wood_dark
        self._lay_wood()
        self.root.set_shader_input("backdrop", Vec3(*linear(self.backdrop)))
        self._room.set_color_scale(Vec4(*srgb(self.backdrop), 1))
        dark = mix(mix(theme.wood_light, theme.wood_dark, 0.6), "#000000" if theme.dark else "#3a1803", 0.46)
        self._shade.set_shader_input("shade", Vec4(*srgb(dark), 1), 100)
        self._shade.set_color(Vec4(*srgb(dark), 1), 100)
        self._change()

    def _lay_wood(self) -> None:
        """The table is seen flat: its texture is worth the sharpest look-up, where that costs little. Where the
        processor draws, the plainest smooth one takes a third off the whole frame."""
        wood = table_texture(*self._woods, lit=self._framed)
        sampler = SamplerState(wood.default_sampler)
        if self._sharp:
            sampler.set_anisotropic_degree(8)
        else:
            sampler.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
        self._table.set_texture(TextureStage.get_default(), wood, sampler, 1)

    def set_level(self, level: Level) -> None:
        """Draw as finely as `level` says; its shadow map is the renderer's business."""
        shader = shader_for(level)
        if shader is None:
            self.root.set_shader_off()
            self._table.clear_shader()
            self._shade.set_shader_off(100)
            self._table.set_transparency(TransparencyAttrib.M_alpha)
        else:
            self.root.set_shader(shader)
            self._table.set_shader(shader_for(level, table=True), 1)
            self._shade.set_shader(shade_shader(), 100)
            self._table.clear_transparency()
        self._sharp, self._framed = level.shading == "physical", shader is None
        self._lay_wood()
        if level.shadow_map:
            self._shade.hide()
        else:
            self._shade.show()
        self._steps = level.bevel_steps
        for box in self.boxes:
            box.set_detail(self._steps, framed=self._framed)
        self._change()

    def set_den(self, bounds: Bounds | None) -> None:
        """Say where pieces stand close together, such as a whole tower: deep inside it is darker. None: nowhere."""
        low, high = bounds or ((1e5, 1e5, 1e5), (-1e5, -1e5, -1e5))
        if (low, high) != self._den:
            self._den = low, high
            self.root.set_shader_inputs(den_low=Vec3(*low), den_high=Vec3(*high))
            self._change()

    def set_footing(self, low: tuple[float, float] | None, high: tuple[float, float] = (0.0, 0.0)) -> None:
        """Say where something stands on the table (mm, lowest and highest x and y): around it the table is darker.
        None: nowhere."""
        footing = Vec4(1e5, 1e5, 1e5, 1e5) if low is None else Vec4(*low, *high)
        if footing != self._footing:
            self._footing = footing
            self.root.set_shader_input("footing", footing)
            self._change()

    def set_eye(self, place: Vec3) -> None:
        """Say where it is seen from (mm): reflections need it."""
        self.root.set_shader_input("eye", place)

    # --- What is always there

    def _add_light(self) -> None:
        self.root.set_shader_inputs(
            sun=SUN,
            eye=Vec3(0, -500, 300),
            paint=Vec4(1, 1, 1, 0.5),
            glow=Vec4(0),
            rim=Vec4(0, 0, 0, 1),
            half_size=_EDGELESS,
        )
        self.set_den(None)
        self.set_footing(None)
        # The two lights are for drawing without shaders, on what `film` has lit as if it lay level: faces that the sun
        # does not meet so squarely take a part away, as in the shaders on the whole.
        sun = DirectionalLight("sun")
        sun.set_color((0.62, 0.57, 0.50, 1))
        sun_path = self.root.attach_new_node(sun)
        sun_path.look_at(-SUN)
        self.root.set_light(sun_path)
        room = AmbientLight("room")
        room.set_color((0.66, 0.62, 0.60, 1))
        self.root.set_light(self.root.attach_new_node(room))

    def _add_room(self) -> None:
        """What is behind everything: drawn last, where nothing else is, so that no pixel is paid for twice."""
        node = GeomNode("room")
        node.add_geom(room_dome(_ROOM_MM))
        self._room = self.root.attach_new_node(node)
        self._room.set_shader_off(200)
        self._room.set_light_off()
        self._room.set_texture_off(100)
        self._room.set_two_sided(True)
        self._room.set_depth_write(False)
        self._room.set_bin("fixed", 0)
        self._room.hide(SUN_MASK)

    def _add_table(self) -> None:
        node = GeomNode("table")
        node.add_geom(table_face(_TABLE_MM, _FADE_MM, _REPEAT_MM))
        self._table = self.root.attach_new_node(node)
        self._table.set_shader_inputs(paint=Vec4(*TABLE_PAINT, 0.6), half_size=_EDGELESS)
        self._table.set_light_off()  # without shaders its wood is lit already: it is the same everywhere

    def _add_shade(self) -> None:
        """The pieces once more, flattened along the sun's rays on to the table, in one flat colour.

        They are drawn opaque, so that outlines that overlap are no darker than others.
        """
        self._shade = self.root.attach_new_node("shade")
        flat = Mat4(Mat4.ident_mat())
        flat.set_row(2, Vec4(-SUN.x / SUN.z, -SUN.y / SUN.z, _FLAT, 0))  # not quite flat: it must be invertible
        flat.set_row(3, Vec4(0, 0, _LIFT_MM, 1))
        self._shade.set_mat(flat)
        # Whether it is in sight cannot be reckoned through a matrix that is so nearly flat: it is never left out.
        self._shade.node().set_bounds(OmniBoundingVolume())
        self._shade.node().set_final(True)
        self.pieces.instance_to(self._shade)
        self._shade.set_texture_off(100)
        self._shade.set_light_off(100)
        self._shade.set_material_off(100)
        self._shade.set_two_sided(True, 100)
        self._shade.set_depth_offset(1, 100)

    def _change(self) -> None:
        self.changes += 1
        self.on_change()

    def close(self) -> None:
        """Take everything apart. The scene cannot be used again."""
        self.on_change = lambda: None
        self.boxes.clear()
        self.coils.clear()
        self.root.clear_light()
        self.root.clear_shader()
        self.root.node().remove_all_children()
        self.root.remove_node()
