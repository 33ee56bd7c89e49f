"""Who has seen which cards change hands (SU-16), and what everybody may still conclude from it.

``known`` is a flat list, ``known[viewer * seats + holder]`` a mask of the holder's cards that the viewer is sure of. It
must never say more than the viewer could work out from what they saw: which of several like cards was played or
snatched, or which hidden card somebody else snatched, is not seen.
"""

from __future__ import annotations

from stackhub.engine.pieces import members
from stackhub.games.stackup.cards import CARDS, SPECIALS


def leaves_hand(known: list[int], seats: int, holder: int, cards: int) -> None:
    """The cards of the mask ``cards`` have left the hand of ``holder`` before everybody's eyes."""
    alike = cards & SPECIALS
    for row in range(holder, seats * seats, seats):
        sure = known[row]
        if sure:
            known[row] = _less(sure, cards) if alike else sure & ~cards


def learns_theft(known: list[int], seats: int, thief: int, victim: int, taken: int) -> None:
    """``thief`` has snatched the cards ``taken``, unseen by all but the two. The victim knows where they are; the thief
    what is left of what they knew; the others can no longer be sure of any card of the victim's."""
    for viewer in range(seats):
        row = viewer * seats + victim
        known[row] = _less(known[row], taken) if known[row] and viewer == thief else 0
    known[victim * seats + thief] |= taken


def _less(sure: int, gone: int) -> int:
    """What of ``sure`` is still sure once the cards ``gone`` are gone: one less of each name, whichever it was."""
    left = sure & ~gone
    for card in members(gone & ~sure):
        like = left & CARDS.called(CARDS.names[card])
        left ^= like & -like
    return left
