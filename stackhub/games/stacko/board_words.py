"""What the tower's board says while somebody plays: names of blocks, why something does not go, what was felt."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from stackhub.engine.controls import Controls, HandAction
from stackhub.engine.words import QT_TRANSLATE_NOOP, text
from stackhub.tabletop.translate import say

_COLOURS = {
    "red": QT_TRANSLATE_NOOP("stacko", "red {number}"),
    "blue": QT_TRANSLATE_NOOP("stacko", "blue {number}"),
    "green": QT_TRANSLATE_NOOP("stacko", "green {number}"),
    "yellow": QT_TRANSLATE_NOOP("stacko", "yellow {number}"),
}
_REASONS: Mapping[str, tuple[str, str]] = {
    "top": QT_TRANSLATE_NOOP("stacko", "Nothing is taken from the top storey."),
    "probe_out": QT_TRANSLATE_NOOP("stacko", "Push the block back first that you have drawn out."),
    "holding": QT_TRANSLATE_NOOP("stacko", "You have one hand only: let go first."),
    "moving": QT_TRANSLATE_NOOP("stacko", "Wait until the tower stands still."),
    "laid_done": QT_TRANSLATE_NOOP("stacko", "Your block is laid: pass the die, or wait until everything rests."),
    "lay_first": QT_TRANSLATE_NOOP("stacko", "Lay the block first that you have taken."),
    "unknown": QT_TRANSLATE_NOOP("stacko", "This block is out of play."),
    "not_now": QT_TRANSLATE_NOOP("stacko", "It is not your turn to touch the tower."),
    "fallen": QT_TRANSLATE_NOOP("stacko", "This one has fallen."),
}
_FEELS: Mapping[str, tuple[str, str]] = {
    "loose": QT_TRANSLATE_NOOP("stacko", "{block} is loose."),
    "stiff": QT_TRANSLATE_NOOP("stacko", "{block} moves with some force."),
    "tight": QT_TRANSLATE_NOOP("stacko", "{block} sits tight."),
}


_TURNING: tuple[tuple[HandAction, HandAction], ...] = (
    ("yaw_left", "yaw_right"),
    ("long_left", "long_right"),
    ("cross_left", "cross_right"),
)
_LAID = QT_TRANSLATE_NOOP("stacko", "Laid. The die passes by itself in %n second(s) of rest.")
_SECONDS_LEFT = QT_TRANSLATE_NOOP("stacko", "%n second(s) left")


def board_name() -> str:
    return QCoreApplication.translate("stacko", "The tower")


def board_keys() -> str:
    return QCoreApplication.translate(
        "stacko",
        "Tab walks through the blocks, T taps the chosen one, Space takes it, arrows draw it out. Free, Tab chooses a "
        "place on top and Space lays it. F is the flat hand, X the push stick, Escape puts back.",
    )


def block_name(block: str) -> str:
    """``red 3`` for ``red3a``: what is printed on it."""
    colour, number = block[:-2], block[-2]
    return say(text(_COLOURS[colour], number=number))


def place_of(storey: int, position: int) -> str:
    words = QCoreApplication.translate("stacko", "storey {storey}, position {position}")
    return words.format(storey=storey + 1, position=position + 1)


def chosen(block: str, where: tuple[int, int] | None, *, legal: bool, felt: str | None) -> str:
    """What a screen reader hears when a block is chosen."""
    parts = [block_name(block)]
    if where is not None:
        parts.append(place_of(*where))
    if legal:
        parts.append(QCoreApplication.translate("stacko", "you may take it"))
    if felt is not None:
        parts.append(say(text(_FEELS[felt], block=block_name(block))))
    return _upper(", ".join(parts))


def reason(why: str) -> str:
    """Why a block may not be held."""
    return say(text(_REASONS.get(why, _REASONS["not_now"])))


def not_legal() -> str:
    return QCoreApplication.translate("stacko", "The die does not allow this block: you may feel it, not take it.")


def felt(block: str, feel: str) -> str:
    return _upper(say(text(_FEELS[feel], block=block_name(block))))


def pulling(legal: bool) -> str:
    if legal:
        return QCoreApplication.translate("stacko", "Draw it out along its length. The ring shows your force.")
    return QCoreApplication.translate("stacko", "Only to feel: the die does not allow this block. Push it back.")


def left_out(block: str) -> str:
    words = QCoreApplication.translate("stacko", "{block} is still drawn out: push it back, or take it if you may.")
    return _upper(words.format(block=block_name(block)))


def table_damaged() -> str:
    return QCoreApplication.translate("stacko", "The saved tower was damaged: it stands here as new.")


def direction(clockwise: bool) -> str:
    """Which way the die goes round the table."""
    if clockwise:
        return "↻ " + QCoreApplication.translate("stacko", "clockwise")
    return "↺ " + QCoreApplication.translate("stacko", "anticlockwise")


def _upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def carrying(*, by_keys: bool) -> str:
    if by_keys:
        return QCoreApplication.translate("stacko", "It is out. Tab leads it over an open place, Space lays it there.")
    return QCoreApplication.translate("stacko", "Over the top of the tower, let go: it is laid gently.")


def laid(seconds: int) -> str:
    return say(text(_LAID, seconds))


def settling() -> str:
    return QCoreApplication.translate("stacko", "Laid. Wait until the tower rests.")


def one_more() -> str:
    return QCoreApplication.translate("stacko", "One more block: take any below the top storey.")


def not_laid() -> str:
    return QCoreApplication.translate("stacko", "It does not lie on the top storey: pick it up again.")


def hold_longer() -> str:
    return QCoreApplication.translate("stacko", "Hold it a little longer to pass the die.")


def fallen() -> str:
    return QCoreApplication.translate("stacko", "The tower falls.")


def place_chosen(storey: int, position: int) -> str:
    words = QCoreApplication.translate("stacko", "Over {place}. Space lays it there.")
    return words.format(place=place_of(storey, position))


def tool_taken(tool: str) -> str:
    if tool == "palm":
        return QCoreApplication.translate("stacko", "Flat hand: press on a side of the tower and push gently.")
    return QCoreApplication.translate("stacko", "Push stick: press on the end of a block and push it.")


def key_card(controls: Controls) -> list[tuple[str, str]]:
    """The small card of keys and mouse: what to do, and what it does."""
    left = QCoreApplication.translate("stacko", "Left drag")
    right = QCoreApplication.translate("stacko", "Right drag")
    hold, turn = (right, left) if controls.left_handed else (left, right)
    key = controls.key
    turns = "  ".join(f"{key(one)} {key(other)}" for one, other in _TURNING)
    return [
        (hold, QCoreApplication.translate("stacko", "hold a block, pull it out")),
        (turn, QCoreApplication.translate("stacko", "turn around")),
        (QCoreApplication.translate("stacko", "Wheel"), QCoreApplication.translate("stacko", "nearer, farther")),
        (f"Tab  {key('tap')}", QCoreApplication.translate("stacko", "choose a block, tap it")),
        (
            QCoreApplication.translate("stacko", "Space, arrows"),
            QCoreApplication.translate("stacko", "take it, move it"),
        ),
        (turns, QCoreApplication.translate("stacko", "turn a free block")),
        (key("plane"), QCoreApplication.translate("stacko", "move it upright or flat")),
        ("1-5  ⇱", QCoreApplication.translate("stacko", "sides and top, whole tower")),
        (key("card"), QCoreApplication.translate("stacko", "hide this card")),
    ]


def seconds_left(seconds: int) -> str:
    return say(text(_SECONDS_LEFT, seconds))


def free_table() -> str:
    return QCoreApplication.translate("stacko", "Take any block below the top storey. Nothing counts here.")


def free_fallen() -> str:
    return QCoreApplication.translate("stacko", "It has fallen. Build a new tower.")
