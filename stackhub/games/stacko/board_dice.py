"""The die on the table: it tumbles beside the tower and lands on what chance said."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QImage

from stackhub.engine.look import Palette, Theme
from stackhub.games.stacko.board_die import DieTumble, die_throw
from stackhub.games.stacko.board_pieces import DIE_FACES, DIE_MM, die_shape, die_surface
from stackhub.games.stacko.storeys import Face
from stackhub.view3d.atlas import face_on_image
from stackhub.view3d.viewport import Viewport

_SECONDS = 1.3


def face_picture(face: str, palette: Palette, theme: Theme) -> QImage | None:
    """One face of the die, flat."""
    texture = die_surface(palette, theme).texture
    return None if texture is None else texture.copy(face_on_image(DIE_MM, DIE_FACES[face]).toRect())


class DiceTray:
    """One die, and where it lies as the camera sees it."""

    def __init__(self, viewport: Viewport, palette: Palette, theme: Theme) -> None:
        self._view = viewport
        self.box = viewport.scene.add_box(DIE_MM, die_surface(palette, theme), shape=die_shape())
        self.box.pickable = False
        self.box.set_shown(False)
        self.face: Face | None = None
        self._tumble: DieTumble | None = None
        self._time = 0.0
        self._done: Callable[[], None] = lambda: None
        self._rolled = 0
        viewport.movers.append(self._advance)

    @property
    def is_rolling(self) -> bool:
        return self._tumble is not None

    def dress(self, palette: Palette, theme: Theme) -> None:
        self.box.paint(die_surface(palette, theme))

    def clear(self) -> None:
        """Nobody has rolled yet."""
        self._tumble, self.face = None, None
        self.box.set_shown(False)

    def show(self, face: Face) -> None:
        """Have the die lie there, this face up."""
        self.face = face
        tumble = self._thrown(face)
        self._tumble = None
        self.box.move(tumble.pose(tumble.seconds))
        self.box.set_shown(True)

    def roll(self, face: Face, done: Callable[[], None], speed: float = 1.0) -> None:
        """Throw it; `done` is called when it lies."""
        self.face = face
        self._rolled += 1
        self._tumble = self._thrown(face, _SECONDS / max(speed, 0.05))
        self._time, self._done = 0.0, done
        self.box.move(self._tumble.pose(0.0))
        self.box.set_shown(True)
        self._view.request_frame()

    def finish(self) -> None:
        """Let it lie at once."""
        tumble, self._tumble = self._tumble, None
        if tumble is None:
            return
        self.box.move(tumble.pose(tumble.seconds))
        done, self._done = self._done, lambda: None
        done()

    def _thrown(self, face: Face, seconds: float = _SECONDS) -> DieTumble:
        azimuth = self._view.rig.goal.turn
        start, stop = die_throw(azimuth)
        return DieTumble(face, start, stop, seconds, self._rolled, azimuth=azimuth)

    def _advance(self, seconds: float) -> bool:
        if self._tumble is None:
            return False
        self._time += seconds
        if self._time >= self._tumble.seconds:
            self.finish()
            return False
        self.box.move(self._tumble.pose(self._time))
        return True
