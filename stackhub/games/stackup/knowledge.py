"""Who has seen which cards change hands (SU-16), and what everybody may still conclude from it.

``known`` is a flat list, ``known[viewer * seats + holder]`` a mask of the holder's cards that the viewer is sure of. It
must never say more than the viewer could work out from what they saw: which of several like cards was played or
snatched, or which hidden card somebody else snatched, is not seen.
"""

from __future__ import annotations

from stackhub.engine.pieces import mask_of, members
from stackhub.games.stackup.cards import CARDS, SPECIALS


def leaves_hand(known: list[int], seats: int, holder: int, cards: int) -> None:
    """The cards of the mask ``cards`` have left the hand of ``holder`` before everybody's eyes."""
    alike = cards & SPECIALS
    for row in range(holder, seats * seats, seats):
        sure = known[row]
        if sure:
            known[row] = _less(sure, cards) if alike else sure & ~cards


def learns_theft(known: list[int], seats: int, thief: int, victim: int, taken: int, *, left: int) -> None:
    """``thief`` has snatched the cards ``taken``, unseen by all but the two; ``left`` is what the victim still holds.
    The victim knows where they are; the thief what is left of what they knew; the others are sure of what cannot have
    been otherwise, whichever cards were taken."""
    for viewer in range(seats):
        row = viewer * seats + victim
        sure = known[row]
        if viewer == thief:
            known[row] = _less(sure, taken)
        elif sure:
            known[row], gone = _shared_out(sure, taken, left)
            known[viewer * seats + thief] |= gone
    known[victim * seats + thief] |= taken


def _shared_out(sure: int, taken: int, left: int) -> tuple[int, int]:
    """What somebody who was sure of the cards ``sure`` is sure of when some unseen ones were taken: cards still there,
    and cards taken. Of like cards some may be both; of a single one it is certain only when all were taken."""
    count, held = taken.bit_count(), taken.bit_count() + left.bit_count()
    still = gone = 0
    for name in {CARDS.names[card] for card in members(sure)}:
        like = CARDS.called(name)
        known = (sure & like).bit_count()
        still |= mask_of(list(members(left & like))[: max(0, known - count)])
        gone |= mask_of(list(members(taken & like))[: max(0, count - (held - known))])
    return still, gone


def _less(sure: int, gone: int) -> int:
    """What of ``sure`` is still sure once the cards ``gone`` are gone: one less of each name, whichever it was."""
    left = sure & ~gone
    for card in members(gone & ~sure):
        like = left & CARDS.called(CARDS.names[card])
        left ^= like & -like
    return left
