"""What Upturn's board says: on plates and sign, in questions, and why something does not go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.engine.events import Event
from stackhub.engine.words import Text
from stackhub.games.upturn.choosing import assembled, refused, why_not
from stackhub.games.upturn.material import is_twin
from stackhub.games.upturn.notation import DRAW
from stackhub.games.upturn.token_words import listed, token_words
from stackhub.games.upturn.view import UpturnView
from stackhub.tabletop.translate import say, say_sentence

#: As many tokens of a row are said at most.
_SAID = 12


def token_name(token: str) -> str:
    """``skip2`` as a player says it."""
    return _said(token_words(token))


def tokens_name(tokens: Sequence[str]) -> str:
    """Several tokens: 64, 48 and 22."""
    return _said(listed(tokens)) if tokens else ""


def effect(view: UpturnView, token: str) -> str:
    """What an action token or a twin brings about (UP-10 to UP-14); empty for other numbers."""
    if token.isdigit():
        twin = QCoreApplication.translate(
            "upturn", "Twin: numbers from the row's last up to it may go along, and you give tokens away."
        )
        return twin if is_twin(int(token)) else ""
    match token:
        case "up":
            return QCoreApplication.translate("upturn", "Up: the order goes up, and play goes clockwise.")
        case "down":
            return QCoreApplication.translate("upturn", "Down: the order goes down, and play goes counter-clockwise.")
        case "turn":
            return QCoreApplication.translate("upturn", "Up & Down: the order and the way round the table turn.")
        case "skip":
            return QCoreApplication.translate("upturn", "Skip: the next player misses a turn.")
        case "skip2" if len(view.counts) - len(view.gone) == 2:
            return QCoreApplication.translate("upturn", "Double Skip: the other player misses a turn.")
        case "skip2":
            return QCoreApplication.translate("upturn", "Double Skip: the next two players miss a turn.")
        case _:
            return QCoreApplication.translate("upturn", "Joker: everything turns, and you may lay one more number.")


def order_word(order: str) -> str:
    up, down = QCoreApplication.translate("upturn", "Up"), QCoreApplication.translate("upturn", "Down")
    return up if order == "up" else down


def way_word(*, clockwise: bool) -> str:
    """Which way play goes round the table."""
    if clockwise:
        return QCoreApplication.translate("upturn", "clockwise")
    return QCoreApplication.translate("upturn", "counter-clockwise")


def follows(order: str, last: int) -> str:
    """What the next number has to be, beside the arrow."""
    return f"> {QLocale().toString(last)}" if order == "up" else f"< {QLocale().toString(last)}"


def not_begun(last: int) -> str:
    """Below the sign before the first token is laid."""
    return QCoreApplication.translate("upturn", "above or below {last}").format(last=QLocale().toString(last))


def by_number() -> str:
    return QCoreApplication.translate("upturn", "By number")


def by_kind() -> str:
    return QCoreApplication.translate("upturn", "By kind")


def last_badge() -> str:
    return QCoreApplication.translate("upturn", "Last one")


def last_token() -> str:
    """What is called out, in a bubble at the seat."""
    return QCoreApplication.translate("upturn", "Last token")


def row_words(laid: Sequence[str], last: int) -> str:
    """The row for a screen reader: what counts, and the newest tokens."""
    newest = tokens_name(laid[-_SAID:])
    words = QCoreApplication.translate("upturn", "Row: the last number is {last}; laid last: {tokens}")
    return words.format(last=QLocale().toString(last), tokens=newest)


# --- the last action of a seat, in two or three words


def trace(event: Event, names: Sequence[str]) -> str:
    """What the plate of the seat says about ``event``; empty when it says nothing."""
    details = event.details
    count = int(str(details.get("count", 0)))
    match event.name:
        case "played":
            pieces = details["pieces"]
            return _laid(str(details["move"]), pieces if isinstance(pieces, list | tuple) else ())
        case "drew":
            return QCoreApplication.translate("upturn", "drew %n token(s)", "", count)
        case "penalised":
            return QCoreApplication.translate("upturn", "not announced: %n token(s)", "", count)
        case "gave":
            words = QCoreApplication.translate("upturn", "gave {name} %n token(s)", "", count)
            return words.format(name=names[int(str(details["to"]))])
        case "kept":
            return QCoreApplication.translate("upturn", "kept it")
        case "passed":
            return QCoreApplication.translate("upturn", "passed")
        case "skipped":
            return QCoreApplication.translate("upturn", "misses a turn")
        case "announced" if details.get("what") == "last":
            return last_token()
        case _:
            return ""


def gave_away(count: int) -> str:
    """What the plate says about a gift to several."""
    return QCoreApplication.translate("upturn", "gave %n token(s) away", "", count)


def _laid(move: str, pieces: Sequence[object]) -> str:
    """48; a run as its first and last token; a Joker and what was laid after it."""
    tokens = [str(piece) for piece in pieces]
    if len(tokens) > 2:
        words = QCoreApplication.translate("upturn", "{first} to {last}")
        said = words.format(first=token_name(tokens[0]), last=token_name(tokens[-1]))
    else:
        said = tokens_name(tokens)
    return f"{token_name('joker')} + {said}" if move.startswith("joker+") and tokens != ["joker"] else said


# --- what may be done


def draw() -> str:
    return QCoreApplication.translate("upturn", "Draw")


def draw_tip() -> str:
    return QCoreApplication.translate("upturn", "Draw a token")


def keep() -> str:
    return QCoreApplication.translate("upturn", "Keep")


def keep_tip() -> str:
    return QCoreApplication.translate("upturn", "Keep the token you have drawn and end your turn")


def pass_on() -> str:
    return QCoreApplication.translate("upturn", "Pass")


def pass_tip() -> str:
    return QCoreApplication.translate("upturn", "End your turn")


def whole_run() -> str:
    return QCoreApplication.translate("upturn", "All that fits")


def whole_run_tip() -> str:
    return QCoreApplication.translate("upturn", "Choose everything that can be laid with your twin")


def shout() -> str:
    return QCoreApplication.translate("upturn", "Last token")


def shout_tip() -> str:
    return QCoreApplication.translate("upturn", "Announce your last token with this play")


# --- the gift


def gift_title(count: int, receivers: Sequence[str]) -> str:
    """Above the shares."""
    if len(receivers) == 1:
        words = QCoreApplication.translate("upturn", "You give {name} %n token(s) from the pool", "", count)
        return words.format(name=receivers[0])
    return QCoreApplication.translate("upturn", "Give %n token(s) from the pool away: how many to whom?", "", count)


# --- reasons


def reason(view: UpturnView, token: str, chosen: Sequence[str]) -> str:
    """Why ``token`` cannot be laid with what is ``chosen``."""
    together = assembled(view, (*chosen, token)) if chosen else None
    return say_sentence(refused(view, together) if together is not None else why_not(view, token))


def no_draw(view: UpturnView) -> str:
    """Why one may not draw now."""
    return say_sentence(refused(view, DRAW))


def gap(view: UpturnView, chosen: Sequence[str]) -> str:
    """Why what is ``chosen`` cannot be laid as it is."""
    move = assembled(view, chosen)
    return say_sentence(refused(view, move)) if move is not None else ""


def _said(words: Text | str) -> str:
    return say(words) if isinstance(words, Text) else words
