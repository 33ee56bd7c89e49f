"""What would become of the stick in the hand, were it let go of now: tried on a twin of the table, a few frames at a
time. The preview is geometry alone and does not know that what lies below may tip under the stick."""

from __future__ import annotations

from typing import Literal

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_attempt import Release


class Foresight:
    """Looks ahead from `table` as it is now, with the stick `name` let go of. Nearly as it will be, not exactly: a twin
    finds its loads anew."""

    def __init__(self, table: CupTable, name: str) -> None:
        self._twin, self._name = table.clone(), name
        self._release = Release(self._twin, name, 0.0)
        self._frames = 0

    @property
    def result(self) -> Literal["legal", "wrong", "fell"] | None:
        """What the judge would say; None while it is not known."""
        return self._release.result

    def look(self, frames: int) -> None:
        """Let so many frames pass there, fewer when the result is known."""
        twin = self._twin
        for _ in range(frames):
            if self.result is not None:
                return
            twin.world.advance()
            self._frames += 1
            if twin.sticks[self._name].pose.z < twin.scene.lying_below_mm:
                self._release.lost()
            self._release.look(self._frames / twin.scene.physics.frame_hz)
