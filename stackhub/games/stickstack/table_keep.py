"""What is kept of a tower: between turns, and before a release, to bring it back when colours are refused (SS-06)."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from stackhub.engine.errors import BadSave
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_build import can_stand
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.games.stickstack.table_watch import Seen
from stackhub.physics.pose import Pose

Tower = dict[str, Any]
"""What `CupTable.snapshot` gives."""

_OTHER = QT_TRANSLATE_NOOP("errors", "the saved tower does not fit the position: other sticks hang on it")
_LIES = QT_TRANSLATE_NOOP("errors", "the saved tower does not stand")
_RESTORED_MM = 0.3


class Before(NamedTuple):
    """The tower as it was before a release, and the stick that was in the hand."""

    tower: Tower
    stick: Pose
    seen: Seen
    finds_height: bool
    tilted: bool


def without(tower: Tower, held: str | None, *, at_rest: bool) -> Tower:
    """The tower without the stick in the hand. With one no world counts as still, so `at_rest` says it of the rest."""
    if held is not None:
        tower["sticks"].pop(held)
        tower["at_rest"] = at_rest
    return tower


def alike(one: Tower, other: Tower) -> bool:
    """Whether two towers at rest differ by no more than restoring does."""
    if not (one["at_rest"] and other["at_rest"]) or one["sticks"].keys() != other["sticks"].keys():
        return False
    pairs = [(one["base"], other["base"]), (one["cup"], other["cup"])]
    pairs += [(stick, other["sticks"][name]) for name, stick in one["sticks"].items()]
    return all(math.dist(a["pose"][:3], b["pose"][:3]) < _RESTORED_MM for a, b in pairs)


def unmoved(tower: Tower, last: Tower | None) -> Tower:
    """The tower as it is kept for a refusal. Where nothing has moved since the `last` one it is that one, so that
    refusals do not add up their hundredths of a millimetre."""
    return last if last is not None and alike(tower, last) else tower


def left(tower: Tower, fell: Collection[str]) -> Tower:
    """The tower as whoever leaves it in mid-turn finds it again: what fell in this turn is theirs (SS-08), so it is
    remembered instead of hung up again."""
    sticks = {name: stick for name, stick in tower["sticks"].items() if name not in fell}
    return {**tower, "sticks": sticks, **({"fell": list(fell)} if fell else {})}


def resumed(scene: StickStackScene, data: Any, standing: Sequence[str]) -> tuple[CupTable, tuple[str, ...]]:
    """The table with the tower that was kept, and what had fallen in the turn that was left. Raises BadSave when it is
    no tower, has other sticks on it, or cannot stand: whoever takes next would pay for its fall."""
    fell: Any = ()
    if isinstance(data, dict) and "fell" in data:
        fell = data["fell"]
        data = {key: value for key, value in data.items() if key != "fell"}
    table = CupTable.restored(scene, data)
    if not isinstance(fell, list | tuple) or sorted([*table.sticks, *map(str, fell)]) != sorted(standing):
        raise BadSave(_OTHER)
    if not can_stand(table, at_rest=bool(data["at_rest"])):
        raise BadSave(_LIES)
    return table, tuple(map(str, fell))
