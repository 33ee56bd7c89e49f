"""What the profiles at a table ask for to play with ease, and what of it acts in a match.

Somebody who plays alone (against bots, or nobody) has all of their aids. Where several people share the screen the aids
that are for the eyes act as soon as one of them has them: they hinder nobody. The others – the hand, and what tells
more of a tower – act only where everybody has them, because they would change the game for those who do not.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.store.profiles import Aids, Profile

#: Slow motion takes so many times as long.
SLOWNESS = 2.0


def aids_at(people: Sequence[Profile | None]) -> Aids:
    """What acts for these people; None stands for somebody without a profile."""
    asked = [Aids() if person is None else person.aids for person in people]
    if not asked:
        return Aids()
    return Aids(
        palette=next((aids.palette for aids in asked if aids.palette is not None), None),
        big_cards=any(aids.big_cards for aids in asked),
        slow_animations=any(aids.slow_animations for aids in asked),
        looseness_aid=all(aids.looseness_aid for aids in asked),
        left_handed=all(aids.left_handed for aids in asked),
    )


def aids_sentence(
    people: Sequence[Profile | None], *, tower: bool = False, hand: bool = False, felt: bool = False
) -> str:
    """What acts, and for whom, in one line; empty when nothing does. ``tower``: a game that hands play; ``hand``: one
    with a hand of cards or tokens; ``felt``: one whose board can mark what was felt. Other aids have no use there and
    are not named."""
    acts = aids_at(people)
    words = {
        "palette": QCoreApplication.translate("ProfileAids", "colours"),
        "big_cards": QCoreApplication.translate("ProfileAids", "big cards and tokens"),
        "slow_animations": QCoreApplication.translate("ProfileAids", "slow motion"),
        "looseness_aid": QCoreApplication.translate("ProfileAids", "what was felt stays marked"),
        "left_handed": QCoreApplication.translate("ProfileAids", "the left hand"),
    }
    useful = {"big_cards": hand, "left_handed": tower, "looseness_aid": felt}
    names = [name for name in words if useful.get(name, True) and getattr(acts, name)]
    if not names:
        return ""
    wanted = [person.name for person in people if person is not None and _asks(person.aids, names)]
    sentence = QCoreApplication.translate("ProfileAids", "Set for {names}: {aids}.")
    return sentence.format(names=QLocale().createSeparatedList(wanted), aids=", ".join(words[name] for name in names))


def _asks(aids: Aids, names: Sequence[str]) -> bool:
    return any(getattr(aids, name) for name in names)
