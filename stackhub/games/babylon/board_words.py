"""What Babylon's board says: the names of its piles to a screen reader, and why something does not go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.games.babylon.words import COLOURS
from stackhub.tabletop.translate import say


def board_name() -> str:
    return QCoreApplication.translate("babylon", "The table with its piles")


def board_keys() -> str:
    return QCoreApplication.translate(
        "babylon", "Arrow keys or a number go to a pile, Enter or Space lifts and lays it, Escape puts it back."
    )


def pile_name(number: int, pile: Sequence[str]) -> str:
    """Number, height and colours of a pile, from the top down."""
    colours = [QCoreApplication.translate("babylon", "{colour} on top").format(colour=_colour(pile[-1]))]
    then = QCoreApplication.translate("babylon", "then {colour}")
    colours += [then.format(colour=_colour(tablet)) for tablet in reversed(pile[:-1])]
    sentence = QCoreApplication.translate("babylon", "Pile {number}: %n tablet(s), {colours}", "", len(pile))
    return sentence.format(number=number, colours=", ".join(colours))


def can_lift() -> str:
    return QCoreApplication.translate("babylon", "You can lift this pile.")


def is_lifted() -> str:
    return QCoreApplication.translate("babylon", "This pile is lifted. Choose where to lay it.")


def fits_here() -> str:
    return QCoreApplication.translate("babylon", "The lifted pile fits here.")


def wins() -> str:
    return QCoreApplication.translate("babylon", "This wins.")


def loses() -> str:
    return QCoreApplication.translate("babylon", "This loses.")


def lifted(number: int, targets: Sequence[int]) -> str:
    """Said when a pile is lifted: where it fits."""
    sentence = QCoreApplication.translate(
        "babylon", "Pile {number} is lifted. It fits on %n pile(s): {piles}.", "", len(targets)
    )
    return sentence.format(number=number, piles=", ".join(str(target) for target in targets))


def put_back(number: int) -> str:
    return QCoreApplication.translate("babylon", "Pile {number} is back in its place.").format(number=number)


def no_partner(number: int, pile: Sequence[str]) -> str:
    """Why a pile cannot be lifted."""
    sentence = QCoreApplication.translate(
        "babylon",
        "Pile {number} is {height} high with {colour} on top: no other pile has that height or that colour on top.",
    )
    return sentence.format(number=number, height=_count(pile), colour=_colour(pile[-1]))


def no_fit(source: int, lifted: Sequence[str], target: int, onto: Sequence[str]) -> str:
    """Why a pile cannot be laid on another, from what everybody sees."""
    sentence = QCoreApplication.translate(
        "babylon",
        "Pile {source} is {height} high with {colour} on top; pile {target} is {other_height} high with "
        "{other_colour}: neither the height nor the colour agrees.",
    )
    return sentence.format(
        source=source,
        height=_count(lifted),
        colour=_colour(lifted[-1]),
        target=target,
        other_height=_count(onto),
        other_colour=_colour(onto[-1]),
    )


def nothing_there() -> str:
    """Why a pile cannot be laid on the bare table."""
    return QCoreApplication.translate("babylon", "A pile can only be laid on another pile.")


def _colour(name: str) -> str:
    return say(COLOURS[name])


def _count(pile: Sequence[str]) -> str:
    return QLocale().toString(len(pile))
