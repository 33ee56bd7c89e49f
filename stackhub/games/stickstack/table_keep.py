"""What is kept of a tower: between turns, and before a release, to bring it back when colours are refused (SS-06)."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError

from stackhub.engine.errors import BadSave
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.judge import Colours, not_left_so
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_build import can_stand
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.games.stickstack.table_watch import Seen
from stackhub.physics.pose import Pose

Tower = dict[str, Any]
"""What `CupTable.snapshot` gives."""

_OTHER = QT_TRANSLATE_NOOP("errors", "the saved tower does not fit the position: other sticks hang on it")
_LIES = QT_TRANSLATE_NOOP("errors", "the saved tower does not stand")
_WRONG = QT_TRANSLATE_NOOP("errors", "the saved turn is wrong at '{place}': {reason}")
_NOT_SO = QT_TRANSLATE_NOOP("errors", "the saved turn cannot have been left so: {reason}")
_RESTORED_MM = 0.3


class Resumed(NamedTuple):
    """A table that was left, and what had been done in the turn that goes on at it."""

    table: CupTable
    fell: tuple[str, ...] = ()
    turn: TurnRecord | None = None
    """What the record said of the stick in the hand; None: none was in it, or the save is older."""


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


def left(tower: Tower, fell: Collection[str], turn: TurnRecord | None) -> Tower:
    """The tower as whoever leaves it in mid-turn finds it again: what fell in this turn is theirs (SS-08), so it is
    remembered instead of hung up again. So is what was done with the stick in the hand, refusals and time (SS-06)."""
    sticks = {name: stick for name, stick in tower["sticks"].items() if name not in fell}
    kept = {**tower, "sticks": sticks, **({"fell": list(fell)} if fell else {})}
    return kept if turn is None else {**kept, "turn": turn.model_dump(mode="json", exclude_defaults=True)}


def resumed(scene: StickStackScene, data: Any, standing: Sequence[str], colours: Colours) -> Resumed:
    """The table with the tower that was kept, and what had been done in the turn that was left. Raises BadSave when it
    is no tower, has other sticks on it, or cannot stand: whoever takes next would pay for its fall; and when the turn
    cannot have come to what it says: the rules would never take its record."""
    fell: Any = ()
    turn: Any = None
    if isinstance(data, dict):
        fell, turn = data.get("fell", ()), data.get("turn")
        data = {key: value for key, value in data.items() if key not in ("fell", "turn")}
    table = CupTable.restored(scene, data)
    if not isinstance(fell, list | tuple) or sorted([*table.sticks, *map(str, fell)]) != sorted(standing):
        raise BadSave(_OTHER)
    if not can_stand(table, at_rest=bool(data["at_rest"])):
        raise BadSave(_LIES)
    fell = tuple(map(str, fell))
    return Resumed(table, fell, None if turn is None else _turn(turn, fell, standing, colours))


def _turn(data: Any, fell: Collection[str], standing: Sequence[str], colours: Colours) -> TurnRecord:
    """What `left` wrote of the turn. Raises BadSave."""
    try:
        turn = TurnRecord.model_validate(data)
    except ValidationError as error:
        place, finding = first_finding(error)
        raise BadSave(_WRONG, place=(place or "top")[:80], reason=reason_of(finding)) from None
    if {fact.stick for fact in turn.fell} != set(fell):
        raise BadSave(_OTHER)
    reason = not_left_so(turn, standing, colours)
    if reason is not None:
        raise BadSave(_NOT_SO, reason=reason)
    return turn
