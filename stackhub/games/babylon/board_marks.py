"""What a turn and a hint say about each pile: its mark, its description, the pointer's shape over it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt

from stackhub.engine.hint import Hint
from stackhub.games.babylon import board_words as words
from stackhub.games.babylon.board_turn import Turn
from stackhub.tabletop.marks import Mark

_VERDICTS: Mapping[str, Mark] = {"wins": "wins", "loses": "loses"}


def marks(turn: Turn, hint: Hint | None) -> dict[int, Mark]:
    """What stands over the piles: where the held one fits and, with a hint, what that leads to; with nothing held,
    which piles have a move that wins."""
    verdicts = hint.verdicts if hint is not None else {}
    if turn.held is not None:
        return {target: _VERDICTS.get(verdicts.get(str(move), ""), "here") for target, move in turn.targets.items()}
    return {
        source: "wins"
        for source, moves in turn.sources.items()
        if any(verdicts.get(str(move)) == "wins" for move in moves.values())
    }


def advice(turn: Turn, hint: Hint | None) -> tuple[int, int] | None:
    """Source and target of the best move that can be played now; with a pile in the hand, of its best one."""
    for best in hint.best if hint is not None else ():
        for source, moves in turn.sources.items():
            for target, move in moves.items():
                if str(move) == best and turn.held in (None, source):
                    return source, target
    return None


def description(turn: Turn, number: int, mark: Mark | None) -> str:
    """What can be done with a pile, in a sentence or two."""
    parts = [turn.why_not(number)]
    if number == turn.held:
        parts.append(words.is_lifted())
    elif number in turn.targets:
        parts.append(words.fits_here())
    elif turn.held is None and number in turn.sources:
        parts.append(words.can_lift())
    if mark == "wins":
        parts.append(words.wins())
    elif mark == "loses":
        parts.append(words.loses())
    return " ".join(part for part in parts if part)


def pointer_shape(turn: Turn, over: int | None) -> Qt.CursorShape:
    """What the pointer says it would do."""
    if turn.hand.dragging:
        wrong = turn.aim is not None and turn.aim not in turn.targets
        return Qt.CursorShape.ForbiddenCursor if wrong else Qt.CursorShape.ClosedHandCursor
    if not turn.invited or over is None:
        return Qt.CursorShape.ArrowCursor
    if turn.why_not(over):
        return Qt.CursorShape.ForbiddenCursor
    return Qt.CursorShape.PointingHandCursor if over in turn.targets else Qt.CursorShape.OpenHandCursor
