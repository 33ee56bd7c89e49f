"""What is said of the turning point of a round of Upturn, before translation."""

from __future__ import annotations

from stackhub.bots.turning import Turn
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.token_words import listed

_NONE = QT_TRANSLATE_NOOP("upturn", "No single decision turned this round: the tokens did.")
_TURNED = QT_TRANSLATE_NOOP(
    "upturn",
    "The round turned on move {number}: {name} chose {move}; {better} would have won {could} of 100 such rounds, "
    "not {won}.",
)
_PLAIN = {
    "draw": QT_TRANSLATE_NOOP("upturn", "to draw"),
    "keep": QT_TRANSLATE_NOOP("upturn", "to keep the token"),
    "pass": QT_TRANSLATE_NOOP("upturn", "to pass"),
}


def none() -> Text:
    """No decision cost anybody much."""
    return text(_NONE)


def turned(turn: Turn, name: str) -> Text:
    """What ``name`` decided, and what would have been better."""
    return text(
        _TURNED,
        number=turn.number + 1,
        name=name,
        move=_chosen(turn.move),
        better=_chosen(turn.better),
        could=round(100 * turn.could),
        won=round(100 * turn.won),
    )


def _chosen(move: Move) -> Text | str:
    return text(_PLAIN[move.kind]) if move.kind in _PLAIN else listed(move.tokens)
