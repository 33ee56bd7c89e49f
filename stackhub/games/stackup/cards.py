"""The 80 cards of Stack Up! (SU-01) as numbers and as masks, for :mod:`stackhub.engine.pieces`.

A number card is ``16 * colour + number``; the bit below every 1 and above every 15 belongs to no card, so that looking
for the next card of a run stops there by itself. After them come the specials, four of each kind.
"""

from __future__ import annotations

from stackhub.engine.pieces import PieceSet, mask_of

COLOURS = ("red", "blue", "yellow", "green")
KINDS = ("flip", "freeze", "snatch", "switch", "crash")
HIGHEST = 15
COPIES = 4
_FIRST_SPECIAL = 65


def number_card(colour: int, number: int) -> int:
    """The card of that colour (0 to 3, as in COLOURS) and number (1 to 15)."""
    return 16 * colour + number


def _names() -> list[str]:
    names = [""] * (_FIRST_SPECIAL + COPIES * len(KINDS))
    for colour, word in enumerate(COLOURS):
        for number in range(1, HIGHEST + 1):
            names[number_card(colour, number)] = f"{word}{number}"
    for kind, word in enumerate(KINDS):
        for copy in range(COPIES):
            names[_FIRST_SPECIAL + COPIES * kind + copy] = word
    return names


CARDS = PieceSet(_names())
NUMBERS = tuple(number_card(colour, number) for colour in range(4) for number in range(1, HIGHEST + 1))

#: By colour: its number cards, as a mask.
OF_COLOUR = tuple(mask_of(number_card(colour, number) for number in range(1, HIGHEST + 1)) for colour in range(4))
#: By number, 0 to 16: the cards that bear it; nothing comes before 1 or after 15 (SU-06).
OF_NUMBER = (0, *(mask_of(number_card(colour, number) for colour in range(4)) for number in range(1, HIGHEST + 1)), 0)

FLIP, FREEZE, SNATCH, SWITCH, CRASH = (CARDS.called(kind) for kind in KINDS)
SPECIALS = FLIP | FREEZE | SNATCH | SWITCH | CRASH
#: What may not be the last card (SU-21).
NEVER_LAST = FLIP | FREEZE | SNATCH


def is_number(card: int) -> bool:
    """Whether ``card`` has a colour and a number."""
    return card < _FIRST_SPECIAL
