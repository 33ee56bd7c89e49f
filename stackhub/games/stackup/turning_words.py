"""What is said of the turning point of a round of Stack Up!, before translation."""

from __future__ import annotations

from stackhub.bots.turning import Turn
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.moves import Move
from stackhub.games.stackup.names import COLOUR_TEXTS, spoken_cards

_NONE = QT_TRANSLATE_NOOP("stackup", "No single decision turned this round: the cards did.")
_TURNED = QT_TRANSLATE_NOOP(
    "stackup",
    "The round turned on move {number}: {name} chose {move}; {better} would have won {could} of 100 such rounds, "
    "not {won}.",
)
_SWITCH = QT_TRANSLATE_NOOP("stackup", "a Switch to {colour}")
_SKIPPING = QT_TRANSLATE_NOOP("stackup", "{cards} with a skip")
_SPARING = QT_TRANSLATE_NOOP("stackup", "{cards} with a spare draw")
_PLAIN = {
    "draw": QT_TRANSLATE_NOOP("stackup", "to draw"),
    "keep": QT_TRANSLATE_NOOP("stackup", "to keep the card"),
    "spare": QT_TRANSLATE_NOOP("stackup", "the spare draw"),
    "take": QT_TRANSLATE_NOOP("stackup", "to take the cards"),
    "pass": QT_TRANSLATE_NOOP("stackup", "to pass"),
}
_UP = QT_TRANSLATE_NOOP("stackup", "to let the numbers go up")
_DOWN = QT_TRANSLATE_NOOP("stackup", "to let the numbers go down")


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


def _chosen(move: Move) -> Text:
    if move.kind in _PLAIN:
        return text(_PLAIN[move.kind])
    if move.kind == "direction":
        return text(_UP if move.step > 0 else _DOWN)
    if move.kind == "switch":
        return text(_SWITCH, colour=COLOUR_TEXTS[str(move).removeprefix("switch:")])
    cards = spoken_cards([move.kind] if not move.cards else str(move).partition("+")[0].split("-"))
    if move.bonus is None:
        return cards
    return text(_SKIPPING if move.bonus == "skip" else _SPARING, cards=cards)
