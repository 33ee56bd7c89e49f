"""What the table of Stick & Stack says while somebody plays: sticks, contacts, reasons, the card of keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from PySide6.QtCore import QCoreApplication

from stackhub.engine.controls import Controls, HandAction
from stackhub.engine.words import QT_TRANSLATE_NOOP, text
from stackhub.games.stickstack.naming import COLOURS, stick_words
from stackhub.games.stickstack.scoring import RANKS, rank_of
from stackhub.games.stickstack.words import RANK_NAMES
from stackhub.tabletop.translate import say

_REASONS: Mapping[str, tuple[str, str]] = {
    "high": QT_TRANSLATE_NOOP("stickstack", "Still too high: let go only with something within 5 mm below."),
    "beside": QT_TRANSLATE_NOOP("stickstack", "Only over the tower: here there is nothing below to hold it."),
    "empty": QT_TRANSLATE_NOOP("stickstack", "There is no stick in your hand."),
    "not_now": QT_TRANSLATE_NOOP("stickstack", "It is not your turn to take a stick."),
    "bag_empty": QT_TRANSLATE_NOOP("stickstack", "The bag is empty."),
    "no_rest": QT_TRANSLATE_NOOP("stickstack", "The tower still moves: wait, or let the next player take a stick."),
    "stiff": QT_TRANSLATE_NOOP("stickstack", "Your wrist is stiff: the stick cannot be turned."),
    "place_first": QT_TRANSLATE_NOOP("stickstack", "Place your stick first."),
}
_TURNING: tuple[tuple[HandAction, HandAction], ...] = (
    ("yaw_left", "yaw_right"),
    ("long_left", "long_right"),
    ("cross_left", "cross_right"),
)
_COUNT = QT_TRANSLATE_NOOP("stickstack", "%n stick(s)")
_FELL_NOW = QT_TRANSLATE_NOOP("stickstack", "%n stick(s) fell.")
_TOGETHER = QT_TRANSLATE_NOOP("stickstack", "Together: %n stick(s)")
_FELL_MEANWHILE = QT_TRANSLATE_NOOP("stickstack", "%n stick(s) fell: yours when the turn ends.")
_ALL_ALIKE = QT_TRANSLATE_NOOP("stickstack", "%n contact(s), all of like colours.")
_SOME_UNLIKE = QT_TRANSLATE_NOOP("stickstack", "%n contact(s) of unlike colours.")


Early = Literal["", "stick", "challenge"]
"""What the next player may take before everything rests: nothing, a stick, a challenge (SS-09)."""
_PLACED: Mapping[Early, tuple[str, str]] = {
    "": QT_TRANSLATE_NOOP("stickstack", "It hangs. Your turn ends when everything rests."),
    "stick": QT_TRANSLATE_NOOP("stickstack", "It hangs. {name} may take the next stick, or wait until all rests."),
    "challenge": QT_TRANSLATE_NOOP("stickstack", "It hangs. {name} may draw a challenge, or wait until all rests."),
}
_FELL_OFF: Mapping[Early, tuple[str, str]] = {
    "": QT_TRANSLATE_NOOP("stickstack", "It fell. Your turn ends when everything rests."),
    "stick": QT_TRANSLATE_NOOP("stickstack", "It fell. {name} may take the next stick, or wait until all rests."),
    "challenge": QT_TRANSLATE_NOOP("stickstack", "It fell. {name} may draw a challenge, or wait until all rests."),
}
_TURN_ENDS: Mapping[Early, tuple[str, str]] = {
    "": QT_TRANSLATE_NOOP("stickstack", "{name}: your turn ends when everything rests."),
    "stick": QT_TRANSLATE_NOOP(
        "stickstack", "{name}: your turn ends when everything rests, or when {after} takes the next stick."
    ),
    "challenge": QT_TRANSLATE_NOOP(
        "stickstack", "{name}: your turn ends when everything rests, or when {after} draws a challenge."
    ),
}


def upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def board_name() -> str:
    return QCoreApplication.translate("stickstack", "The tower")


def board_keys() -> str:
    return QCoreApplication.translate(
        "stickstack",
        "Space draws from the bag. Arrows move the stick, with Shift in fine steps; Q and E turn it. Tab leads it over "
        "the next stick or part of the cup and says what it would touch. Space lets go, Escape lifts it up again. V "
        "says what touches what.",
    )


def stick(kind: str) -> str:
    """``the red-white-yellow stick``."""
    return say(stick_words(kind))


def stick_chip(kind: str, count: int) -> str:
    """What a screen reader says of a chip."""
    words = upper(stick(kind))
    return f"{words}, {say(text(_COUNT, count))}" if count > 1 else words


def colour(letter: str) -> str:
    return say(COLOURS[letter])


def contact(own: str, theirs: str) -> str:
    words = QCoreApplication.translate("stickstack", "{own} on {theirs}")
    return words.format(own=colour(own), theirs=colour(theirs))


def would_touch(good: Sequence[tuple[str, str]], bad: Sequence[tuple[str, str]]) -> str:
    """What the preview says: what would be wrong first."""
    if not good and not bad:
        return QCoreApplication.translate("stickstack", "Nothing below would hold it.")
    parts = []
    if bad:
        words = QCoreApplication.translate("stickstack", "Unlike: {contacts}.")
        parts.append(words.format(contacts=", ".join(contact(*pair) for pair in bad)))
    if good:
        words = QCoreApplication.translate("stickstack", "Like: {contacts}.")
        parts.append(words.format(contacts=", ".join(contact(*pair) for pair in good)))
    return " ".join(parts)


def tips() -> str:
    return QCoreApplication.translate("stickstack", "It would tip over here.")


def gives_way() -> str:
    """The preview looks good, but looking ahead it does not stay so."""
    return QCoreApplication.translate("stickstack", "What lies below may give way under it here.")


def over(what: str) -> str:
    """The keyboard has led the stick there: a part of the cup, or a stick."""
    words = QCoreApplication.translate("stickstack", "Over {place}.")
    return words.format(place=what)


def place_middle() -> str:
    return QCoreApplication.translate("stickstack", "the middle of the cup")


def place_rim(letter: str) -> str:
    words = QCoreApplication.translate("stickstack", "the {colour} part of the rim")
    return words.format(colour=colour(letter))


def reason(why: str) -> str:
    """Why something does not go now."""
    return say(text(_REASONS.get(why, _REASONS["not_now"])))


def taken(kind: str) -> str:
    words = QCoreApplication.translate("stickstack", "In your hand: {stick}. Lead it over the cup.")
    return words.format(stick=stick(kind))


def turn_of_bot_ends(name: str) -> str:
    words = QCoreApplication.translate("stickstack", "The turn of {name} ends when everything rests.")
    return words.format(name=name)


def wrong(pairs: Sequence[tuple[str, str]]) -> str:
    """Said of a bot, for those who watch (SS-06)."""
    words = QCoreApplication.translate("stickstack", "Wrong colours: {contacts}.")
    return words.format(contacts=", ".join(contact(*pair) for pair in pairs))


def decided(result: str) -> str:
    """What became of the stick of a bot, for those who watch."""
    if result == "fell":
        return QCoreApplication.translate("stickstack", "It fell.")
    return QCoreApplication.translate("stickstack", "It hangs.")


def lowered() -> str:
    return QCoreApplication.translate("stickstack", "Lowered. Space lets go of it here.")


def close_enough() -> str:
    return QCoreApplication.translate("stickstack", "Close above the tower: let go here, or lead it on.")


def released() -> str:
    return QCoreApplication.translate("stickstack", "Let go. The table judges as soon as it rests.")


def placed(after: str, early: Early) -> str:
    """`after`: who takes next, and what they may take before everything rests."""
    return say(text(_PLACED[early], name=after))


def turn_ends(name: str, after: str, early: Early) -> str:
    """In place of whose turn it is, once the stick is decided on (SS-09)."""
    return say(text(_TURN_ENDS[early], name=name, after=after))


def fell_off(after: str, early: Early) -> str:
    return say(text(_FELL_OFF[early], name=after))


def refused(pairs: Sequence[tuple[str, str]], attempts: int) -> str:
    """A wrong colour touched, and the stick is back in the hand (SS-06)."""
    words = QCoreApplication.translate("stickstack", "Wrong colours: {contacts}. The stick is back in your hand.")
    said = words.format(contacts=", ".join(contact(*pair) for pair in pairs))
    if attempts < 3:
        return said
    more = QCoreApplication.translate("stickstack", "You may give up and lay it in front of you.")
    return f"{said} {more}"


def wrong_kept(pairs: Sequence[tuple[str, str]], *, back: bool) -> str:
    """The same under other house rules: it comes in front of the player (`back`), or stays."""
    if back:
        words = QCoreApplication.translate("stickstack", "Wrong colours: {contacts}. The stick goes in front of you.")
    else:
        words = QCoreApplication.translate("stickstack", "Wrong colours: {contacts}. It stays all the same.")
    return words.format(contacts=", ".join(contact(*pair) for pair in pairs))


def fouled() -> str:
    return QCoreApplication.translate("stickstack", "The stick in your hand has pushed the tower.")


def foul_ended(name: str) -> str:
    """A foul has ended the turn of `name` (SS-05), and the next player looks at the table."""
    words = QCoreApplication.translate(
        "stickstack", "{name}: the stick in your hand has pushed the tower, which ends your turn. It lies before you."
    )
    return words.format(name=name)


def wrong_ended(name: str, pairs: Sequence[tuple[str, str]]) -> str:
    """The same after wrong colours (SS-06)."""
    words = QCoreApplication.translate(
        "stickstack", "{name}: wrong colours ({contacts}), so the stick lies before you."
    )
    return words.format(name=name, contacts=", ".join(contact(*pair) for pair in pairs))


def fell(count: int) -> str:
    return say(text(_FELL_NOW, count))


def fell_meanwhile(count: int) -> str:
    """They fall while a stick is in the hand (SS-08)."""
    return say(text(_FELL_MEANWHILE, count))


def toppled() -> str:
    return QCoreApplication.translate("stickstack", "The tower topples.")


def all_fell() -> str:
    return QCoreApplication.translate("stickstack", "Every stick falls.")


def touching(good: int, bad: Sequence[tuple[str, str]]) -> str:
    """What touches what, in one sentence."""
    if not good and not bad:
        return QCoreApplication.translate("stickstack", "Nothing touches anything yet.")
    if not bad:
        return say(text(_ALL_ALIKE, good))
    return f"{say(text(_SOME_UNLIKE, len(bad)))} {upper(', '.join(contact(*pair) for pair in bad))}."


def chosen(kind: str, good: Sequence[tuple[str, str]], bad: Sequence[tuple[str, str]]) -> str:
    """A stick of the tower is chosen: what it is, and what it touches."""
    words = upper(stick(kind))
    if not good and not bad:
        return f"{words}."
    told = QCoreApplication.translate("stickstack", "It touches: {contacts}.")
    return f"{words}. " + told.format(contacts=", ".join(contact(*pair) for pair in (*bad, *good)))


def table_damaged() -> str:
    return QCoreApplication.translate("stickstack", "The saved tower was damaged: its sticks were hung on it anew.")


def plane(upright: bool) -> str:
    if upright:
        return QCoreApplication.translate("stickstack", "Upright: up and down is height, the wheel is depth.")
    return QCoreApplication.translate("stickstack", "Level: the stick finds its own height above what is below.")


def bag_name(count: int) -> str:
    words = QCoreApplication.translate("stickstack", "The bag: {sticks}")
    return words.format(sticks=say(text(_COUNT, count)))


def front_of(name: str, count: int) -> str:
    if not count:
        words = QCoreApplication.translate("stickstack", "Nothing lies in front of {name}.")
        return words.format(name=name)
    words = QCoreApplication.translate("stickstack", "In front of {name}:")
    return words.format(name=name)


def together(placed: int) -> str:
    """What all together have placed so far, what that is worth, and what the next rank takes (SS-13)."""
    parts = [say(text(_TOGETHER, placed))]
    reached = rank_of(placed)
    if reached is not None:
        parts.append(say(RANK_NAMES[reached]))
    ahead = [(least, rank) for least, rank in RANKS if least > placed]
    if ahead:
        least, rank = min(ahead)
        words = QCoreApplication.translate("stickstack", "{rank} from {count} on")
        parts.append(words.format(rank=say(RANK_NAMES[rank]), count=least))
    return " · ".join(parts)


def in_hand() -> str:
    return QCoreApplication.translate("stickstack", "In hand")


def key_card(controls: Controls) -> list[tuple[str, str]]:
    """The small card of keys and mouse: what to do, and what it does."""
    left = QCoreApplication.translate("stickstack", "Left drag")
    right = QCoreApplication.translate("stickstack", "Right drag")
    lead, turn = (right, left) if controls.left_handed else (left, right)
    key = controls.key
    turns = "  ".join(f"{key(one)} {key(other)}" for one, other in _TURNING)
    return [
        (QCoreApplication.translate("stickstack", "Space"), QCoreApplication.translate("stickstack", "draw, let go")),
        (lead, QCoreApplication.translate("stickstack", "lead the stick, let go of it")),
        (turn, QCoreApplication.translate("stickstack", "turn around")),
        (QCoreApplication.translate("stickstack", "Wheel"), QCoreApplication.translate("stickstack", "away, nearer")),
        (
            QCoreApplication.translate("stickstack", "Wheel with Shift, Ctrl"),
            QCoreApplication.translate("stickstack", "turn it, tip it"),
        ),
        (
            QCoreApplication.translate("stickstack", "Arrows, Shift"),
            QCoreApplication.translate("stickstack", "move it, finely"),
        ),
        (turns, QCoreApplication.translate("stickstack", "turn, roll, tip it")),
        ("Tab", QCoreApplication.translate("stickstack", "over the next stick")),
        (key("plane"), QCoreApplication.translate("stickstack", "level or upright")),
        (key("contacts"), QCoreApplication.translate("stickstack", "what touches what")),
        ("Esc", QCoreApplication.translate("stickstack", "up and clear again")),
        ("1-5  ⇱", QCoreApplication.translate("stickstack", "sides and top, whole tower")),
        (key("card"), QCoreApplication.translate("stickstack", "hide this card")),
    ]


def free_table() -> str:
    return QCoreApplication.translate("stickstack", "Take any stick. Nothing counts here.")


def free_put_back() -> str:
    return QCoreApplication.translate("stickstack", "Put back. Take any stick.")


def free_leave() -> str:
    return QCoreApplication.translate("stickstack", "Escape once more leaves the free table: this tower is not kept.")


def free_fallen() -> str:
    return QCoreApplication.translate("stickstack", "It has fallen. Build a new tower.")


def free_name() -> str:
    return QCoreApplication.translate("stickstack", "you")
