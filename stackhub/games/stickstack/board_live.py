"""The wobbling cup on screen: sticks, stand, cup and spring follow the bodies of the bench."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF

from stackhub.dexterity.live import LiveBodies, Placed
from stackhub.engine.look import Palette, Theme
from stackhub.games.stickstack.board_cup import (
    SPRING,
    SPRING_FOOT_MM,
    SPRING_HEAD_MM,
    bag_surface,
    cord_surface,
    cup_surfaces,
    shape,
    spring_surface,
    stand_surface,
)
from stackhub.games.stickstack.board_pieces import Bands, stick_shape, stick_surface
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_cup import BASE, CUP
from stackhub.games.stickstack.table_scene import Kind, StickStackScene
from stackhub.physics.pose import Pose
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport

BAG_AT = Pose(72.0, 88.0, 41.0)
"""The bag lies beside the tower; nothing of the physics knows of it."""
_LOW_MM, _WIDE_MM, _ROOM_MM, _LEAST_TOP_MM = 98.0, 57.0, 46.0, 212.0
_FOOT, _UPRIGHT_RAD = 0.82, 0.05  # how much of the base's radius its dark foot reaches, and while it stands only
_WRECK_MM = 300.0  # a stick that rolls farther may leave the picture


def bands_of(kind: Kind) -> Bands:
    return tuple((band.colour, band.mm) for band in kind.bands)


class LiveTable(LiveBodies[Bench]):
    """The table with everything on it."""

    def __init__(self, viewport: Viewport, scene: StickStackScene, palette: Palette, theme: Theme) -> None:
        super().__init__(viewport, scene.physics.frame_hz)
        self.scene = scene
        self._palette, self._theme = palette, theme
        view = viewport.scene
        self._stand, self._top, self._wall, self.bag, self._cord = (
            self._piece(name, surface) for name, surface in self._surfaces()
        )
        self.bag.pickable = True
        self._spring = view.add_coil(SPRING, spring_surface(theme))
        self._rest()

    # --- What stands there

    def _surfaces(self) -> Iterable[tuple[str, Surface]]:
        top, wall = cup_surfaces(self._palette, self._theme)
        return (
            ("stand", stand_surface(self._palette, self._theme)),
            ("cup_top", top),
            ("cup_wall", wall),
            ("bag", bag_surface(self._theme)),
            ("cord", cord_surface()),
        )

    def _piece(self, name: str, surface: Surface) -> Box:
        made = shape(name)
        box = self.viewport.scene.add_box(made.size_mm, surface, shape=made)
        box.pickable = False
        return box

    def _rest(self) -> None:
        """As the scene has them, without a bench."""
        base = self.scene.base
        self._follow(Pose(0, 0, base.centre_mm), Pose(0, 0, self.scene.cup.above_table_mm))
        self.bag.move(BAG_AT)
        self._cord.move(BAG_AT)

    def show(self, bench: Bench) -> None:
        """Have this bench on the table, instead of another."""
        self.stand(bench)
        self.frame_tower(keep=False)

    def dress(self, palette: Palette, theme: Theme) -> None:
        """Paint everything anew."""
        self._palette, self._theme = palette, theme
        for name, box in self.boxes.items():
            box.paint(self.surface_of(name))
        pieces = self._stand, self._top, self._wall, self.bag, self._cord
        for box, (_, surface) in zip(pieces, self._surfaces(), strict=True):
            box.paint(surface)
        self._spring.paint(spring_surface(theme))

    def surface_of(self, stick: str) -> Surface:
        size = self.scene.stick.size_mm
        return stick_surface(bands_of(self.scene.kind_of(stick)), size, self._palette, self._theme)

    def knows(self, name: str) -> bool:
        return name in self.scene.stick_names()

    def posed(self, poses: Mapping[str, Pose]) -> None:
        if BASE in poses and CUP in poses:
            self._follow(poses[BASE], poses[CUP])

    def add(self, body: Placed) -> Box:
        return self.viewport.scene.add_box(body.size_mm, self.surface_of(body.name), shape=stick_shape())

    def shown(self, bench: Bench) -> Iterable[Placed]:
        return bench.table.sticks.values()

    def at_rest(self, bench: Bench) -> bool:
        return super().at_rest(bench) or bench.is_still

    def synced(self, bench: Bench) -> None:
        self._follow(bench.table.base.pose, bench.table.cup.pose)

    def _follow(self, base: Pose, cup: Pose) -> None:
        """Stand, cup and spring go where the bodies are."""
        foot = along(base, -self.scene.base.centre_mm)
        self._stand.move(foot)
        self._top.move(cup)
        self._wall.move(cup)
        self._spring.stretch(along(foot, SPRING_FOOT_MM), along(cup, SPRING_HEAD_MM))
        half = _FOOT * self.scene.base.radius_mm
        x, y = round(foot.x), round(foot.y)
        upright = base.tilt_rad < _UPRIGHT_RAD
        self.viewport.scene.set_footing((x - half, y - half) if upright else None, (x + half, y + half))

    def bag_seen(self) -> QPointF | None:
        """Where the belly of the bag is in the picture; None out of sight."""
        return self.viewport.project((BAG_AT.x, BAG_AT.y, BAG_AT.z - 16.0))

    # --- The camera

    def frame_tower(self, *, keep: bool = True) -> None:
        """Have the camera see cup and sticks, and the hand above them."""
        if self.bench is not None:
            self._frame(self.top_mm(), keep=keep)

    def frame_poses(self, poses: Mapping[str, Pose]) -> None:
        """The same for a moment of a recording; the player's own zoom stays."""
        lying = (pose.z for name, pose in poses.items() if self.knows(name))
        self._frame(max(lying, default=0.0), keep=True)

    def _frame(self, top_mm: float, *, keep: bool) -> None:
        self.viewport.rig.frame(
            ((-_WIDE_MM, -_WIDE_MM, _LOW_MM), (_WIDE_MM, _WIDE_MM, max(top_mm + _ROOM_MM, _LEAST_TOP_MM))), keep=keep
        )
        self.viewport.request_frame()

    def top_mm(self) -> float:
        """How high the highest stick on the cup is, the held one apart."""
        bench = self.bench
        top = self.scene.cup.above_table_mm + self.scene.cup.rim.height_mm
        if bench is None:
            return top
        low = self.scene.lying_below_mm
        lying = (body.pose.z for name, body in bench.table.sticks.items() if name != bench.held and body.pose.z > low)
        return max(top, *lying, top)

    def frame_all(self) -> None:
        """Have the camera see every stick, wherever it fell."""
        bounds = self.viewport.scene.bounds()
        if bounds is None:
            return
        low, high = (tuple(min(max(part, -_WRECK_MM), _WRECK_MM) for part in corner) for corner in bounds)
        self.viewport.rig.frame(((low[0], low[1], 0.0), (high[0], high[1], high[2])))


def along(pose: Pose, mm: float) -> Pose:
    """The same turn, so far along the pose's own z axis."""
    x, y, z = pose.direction((0.0, 0.0, mm))
    return pose.moved(x, y, z)
