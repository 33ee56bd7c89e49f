"""How a match of several rounds stands, in the figure that decides it: rounds won, or points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.engine.match import Match

_MINUS = "\N{MINUS SIGN}"
#: Match formats in which points decide; a bar from nothing to a target cannot show them.
_BY_POINTS = ("rounds", "points")


@dataclass(frozen=True, slots=True)
class Standing:
    """The figure of one seat: ``before`` the round that has just ended, and ``now``. ``signed``: it may fall below
    zero, and is written with its sign."""

    before: int
    now: int
    signed: bool

    @property
    def figure(self) -> str:
        """What is read at a glance."""
        return figure(self.now, signed=self.signed)


def figure(number: int, *, signed: bool) -> str:
    """``number`` as it is written in the language of the screen: +2, 0, −1 where signs matter."""
    digits = QLocale().toString(abs(number))
    if number < 0:
        return _MINUS + digits
    return f"+{digits}" if signed and number else digits


def decides(match: Match) -> str | None:
    """What decides ``match``: ``wins`` or ``points``; None when its only round does."""
    kind = match.format.kind
    return None if kind == "single" else "points" if kind in _BY_POINTS else "wins"


def standings(match: Match) -> list[Standing]:
    """By seat; nothing when a single round decides."""
    what = decides(match)
    if what is None:
        return []
    referee = match.round.referee if match.rounds else None
    outcome = referee.outcome() if referee is not None else None
    if what == "wins":
        gained = [int(outcome is not None and seat in outcome.winners) for seat in range(match.seats)]
        counts = match.wins()
    else:
        gained = list(outcome.scores) if outcome is not None else [0] * match.seats
        counts = match.points()
    signed = match.format.kind == "rounds"
    return [Standing(now - new, now, signed) for now, new in zip(counts, gained, strict=True)]


def progress(match: Match) -> str:
    """How many of the rounds have been played, where their number is fixed; else nothing."""
    if match.format.kind != "rounds":
        return ""
    words = QCoreApplication.translate("shell", "Rounds played: {played} of {count}")
    return words.format(played=QLocale().toString(len(match.outcomes())), count=QLocale().toString(match.format.target))
