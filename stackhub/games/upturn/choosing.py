"""For boards and bots: moves from chosen tokens, and why a token or a move cannot be played now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.material import ACTIONS
from stackhub.games.upturn.notation import Kind, Move
from stackhub.games.upturn.turn import DOWN, UP, refusal
from stackhub.games.upturn.view import UpturnView

_OVER = QT_TRANSLATE_NOOP("errors", "the round is over")
_OTHERS_TURN = QT_TRANSLATE_NOOP("errors", "it is not your turn")


def fits(view: UpturnView, move: Move) -> bool:
    """Whether the seat of ``view`` may play ``move`` now. However many legal moves there are, none is listed."""
    return refused(view, move) is None


def refused(view: UpturnView, move: Move) -> Text | None:
    """Why the seat of ``view`` may not play ``move`` now, in one sentence; None when it may."""
    if view.over:
        return text(_OVER)
    if view.seat != view.to_play and not move.out_of_turn:
        return text(_OTHERS_TURN)
    return None if move.kind == "leave" else refusal(view.turn(), move)


def why_not(view: UpturnView, token: str) -> Text | None:
    """Why ``token`` of the own rack cannot be laid now (by itself, or first), in one sentence; None when it can."""
    return refused(view, Move(cast(Kind, token)) if token in ACTIONS else Move("number", (int(token),)))


def assembled(view: UpturnView, tokens: Sequence[str], *, shout: bool = False) -> Move | None:
    """The play of ``tokens``, chosen in any order: a number, an action, a run, a Joker with a number or a run. None
    when no play has such tokens. It need not be legal: :func:`refused` says what is wrong with it."""
    actions = [token for token in tokens if token in ACTIONS]
    numbers = sorted(int(token) for token in tokens if token not in ACTIONS)
    if not tokens or len(actions) > 1 or (numbers and actions and actions != ["joker"]):
        return None
    if actions and not numbers:
        return Move(cast(Kind, actions[0]), shout=shout)
    order = UP if numbers[-1] > view.last_number else DOWN
    if view.order is not None:
        order = UP if (view.order == "up") != bool(actions) else DOWN
    return Move("joker" if actions else "number", tuple(numbers[::order]), shout=shout)


def in_front_of(view: UpturnView, twin: int, *, after_joker: bool = False) -> tuple[int, ...]:
    """The numbers of the own rack of which any may be laid in front of ``twin``, in order (UP-14); none when the twin
    itself does not fit. ``after_joker``: as it would be once a Joker lies."""
    turn = view.turn()
    order = turn.order or (UP if twin > turn.last else DOWN)
    order = -order if after_joker else order
    return tuple(turn.between(twin, order)) if (twin - turn.last) * order > 0 else ()
