"""What Stack Up!'s board says: on plates and sign, in questions, and why something does not go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.engine.events import Event
from stackhub.games.stackup.moves import DRAW
from stackhub.games.stackup.names import COLOUR_TEXTS, card_text, colour_and_number
from stackhub.games.stackup.refusals import refusal, why_not
from stackhub.games.stackup.view import StackUpView
from stackhub.tabletop.translate import begun, say, say_sentence


def card_name(card: str) -> str:
    """``red9`` as a player says it."""
    return say(card_text(card))


def colour_name(colour: str) -> str:
    return say(COLOUR_TEXTS[colour])


def direction(arrow: str) -> str:
    up, down = QCoreApplication.translate("stackup", "Up"), QCoreApplication.translate("stackup", "Down")
    return up if arrow == "up" else down


def next_number(view: StackUpView) -> str:
    """What follows, below the sign."""
    return next_after(view.number, view.direction)


def next_after(number: int, arrow: str | None) -> str:
    """The next number that way, or that nothing comes after the last one."""
    if arrow is None:
        return QCoreApplication.translate("stackup", "not chosen")
    following = number + (1 if arrow == "up" else -1)
    if 1 <= following <= 15:
        words = QCoreApplication.translate("stackup", "next: {number}")
        return words.format(number=QLocale().toString(following))
    return QCoreApplication.translate("stackup", "end of the line")


def by_colour() -> str:
    return QCoreApplication.translate("stackup", "By colour")


def by_number() -> str:
    return QCoreApplication.translate("stackup", "By number")


def spare_badge() -> str:
    return QCoreApplication.translate("stackup", "Spare")


def effect(card: str) -> str:
    """What a special card does; empty for a number."""
    match card:
        case "flip":
            return QCoreApplication.translate("stackup", "Flip: the numbers run the other way from now on.")
        case "freeze":
            return QCoreApplication.translate("stackup", "Freeze: the next player misses a turn.")
        case "snatch":
            return QCoreApplication.translate("stackup", "Snatch: take up to three cards from another player.")
        case "switch":
            return QCoreApplication.translate("stackup", "Switch: name the colour from now on; the number stays.")
        case "crash":
            return QCoreApplication.translate("stackup", "Crash: the next player answers with a Crash or takes three.")
        case _:
            return ""


# --- the last action of a seat, in two or three words


def trace(event: Event) -> str:
    """What the plate of the seat says about ``event``; empty when it says nothing."""
    details = event.details
    count = int(str(details.get("count", 0)))
    match event.name:
        case "played":
            pieces = details["pieces"]
            return _cards([str(piece) for piece in pieces]) if isinstance(pieces, list | tuple) else ""
        case "drew":
            return QCoreApplication.translate("stackup", "drew %n card(s)", "", count)
        case "penalised":
            return QCoreApplication.translate("stackup", "took %n card(s)", "", count)
        case "kept":
            return QCoreApplication.translate("stackup", "kept it")
        case "passed" if details.get("spare"):
            return QCoreApplication.translate("stackup", "used the spare draw")
        case "passed":
            return QCoreApplication.translate("stackup", "passed")
        case "turned":
            return direction(str(details["direction"])) if details.get("opening") else ""
        case "switched":
            return QCoreApplication.translate("stackup", "Switch: {colour}").format(
                colour=colour_name(str(details["colour"]))
            )
        case "skipped":
            return QCoreApplication.translate("stackup", "misses a turn")
        case "bonus" if details.get("bonus") == "spare":
            return QCoreApplication.translate("stackup", "has a spare draw")
        case "snatched":
            return QCoreApplication.translate("stackup", "snatched %n card(s)", "", count)
        case _:
            return ""


def _cards(cards: Sequence[str]) -> str:
    """Red 9; a combo as its colour with first and last number."""
    if len(cards) == 1:
        return card_name(cards[0])
    first, last = colour_and_number(cards[0]), colour_and_number(cards[-1])
    if first is None or last is None:
        return ""
    words = QCoreApplication.translate("stackup", "{colour} {first} to {last}")
    return words.format(colour=colour_name(first[0]), first=first[1], last=last[1])


# --- questions


def which_direction() -> str:
    return QCoreApplication.translate("stackup", "Which way do you want to stack?")


def up_answer() -> str:
    return QCoreApplication.translate("stackup", "Up, towards 15")


def down_answer() -> str:
    return QCoreApplication.translate("stackup", "Down, towards 1")


def which_colour() -> str:
    return QCoreApplication.translate("stackup", "Switch to which colour?")


def from_whom() -> str:
    return QCoreApplication.translate("stackup", "Snatch from whom?")


def player_with(name: str, count: int) -> str:
    return QCoreApplication.translate("stackup", "{name}: %n card(s)", "", count).format(name=name)


def take_from(name: str, most: int) -> str:
    """Above the fan of backs."""
    if most == 1:
        return QCoreApplication.translate("stackup", "Take one card from {name}").format(name=name)
    return QCoreApplication.translate("stackup", "Take one, two or three cards from {name}").format(name=name)


def which_bonus() -> str:
    return QCoreApplication.translate("stackup", "Three cards or more at once: choose your bonus")


def spare_answer() -> str:
    return QCoreApplication.translate("stackup", "A spare draw for later")


def skip_next() -> str:
    return QCoreApplication.translate("stackup", "The next player misses a turn")


def crash_hits() -> str:
    """Above the table while a Crash is to be answered."""
    return QCoreApplication.translate("stackup", "Crash! Answer with a Crash of your own, or take three cards.")


# --- reasons


def reason(view: StackUpView, card: str, chosen: Sequence[str]) -> str:
    """Why ``card`` cannot be played with what is ``chosen``."""
    return say_sentence(why_not(view, card, chosen))


def no_draw(view: StackUpView) -> str:
    """Why one may not draw now."""
    return say_sentence(refusal(view.table(), DRAW, view.seat))


def gap(chosen: Sequence[str]) -> str:
    """Why several cards that belong to a combo cannot be laid yet."""
    if len(chosen) == 1:
        words = QCoreApplication.translate("stackup", "{card} goes only after the cards that lead to it.")
        return begun(words.format(card=card_name(chosen[0])))
    return QCoreApplication.translate("stackup", "A card is missing in this combo.")
