"""Small phrases of the history: what a game is called, when something was, how long it took, who sat there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

from stackhub.engine.errors import SaidError
from stackhub.engine.names import fold
from stackhub.games import registry
from stackhub.shell.standing import figure
from stackhub.shell.words import level_word
from stackhub.store.results import MatchResult, SeatResult, Who
from stackhub.tabletop.translate import say


def game_title(game: str) -> str:
    """What the game is called; its id where this StackHub has none such."""
    try:
        return say(registry.entry(game).room("title").TITLE)
    except SaidError:
        return game


def is_tower(game: str) -> bool:
    """Whether hands play the game, so that moves alone cannot show a match of it again; True as well for a game that
    this StackHub does not know."""
    try:
        return bool(getattr(registry.rules_of(game), "physical", False))
    except SaidError:
        return True


def moment_words(iso: str, *, only_day: bool = False) -> str:
    """A moment (ISO 8601) in this place's time, as the language writes it."""
    try:
        seconds = round(datetime.fromisoformat(iso).timestamp())
    except ValueError:
        return iso
    moment = QDateTime.fromSecsSinceEpoch(seconds, QTimeZone.systemTimeZone())
    if only_day:
        return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def length_words(seconds: float) -> str:
    """How long something took, in minutes, or hours and minutes."""
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return QCoreApplication.translate("History", "%n minute(s)", "", minutes)
    hours = QCoreApplication.translate("History", "%n hour(s)", "", minutes // 60)
    rest = QCoreApplication.translate("History", "%n minute(s)", "", minutes % 60)
    return f"{hours} {rest}" if minutes % 60 else hours


def who_words(who: Who) -> str:
    """A name; a bot's with its level."""
    return who.name if who.level is None else f"{who.name} ({level_word(who.level)})"


def people_words(people: Sequence[Who]) -> list[str]:
    """As :func:`who_words`, but of two people of one name a guest is told from who has the profile."""
    called = Counter(fold(who.name) for who in people if who.level is None)
    guest = QCoreApplication.translate("History", "{name} (guest)")
    return [
        guest.format(name=who.name)
        if who.level is None and who.profile is None and called[fold(who.name)] > 1
        else who_words(who)
        for who in people
    ]


def seat_words(seat: SeatResult, match: MatchResult) -> str:
    """Who sat there, and with what figure, where there were several rounds."""
    words = seat.name
    if seat.stood_in:
        words = QCoreApplication.translate("History", "{name} (a bot to the end)").format(name=words)
    elif seat.level is not None:
        words = f"{words} ({level_word(seat.level)})"
    if seat.left_early:
        return QCoreApplication.translate("ScoresScreen", "{player} left").format(player=words)
    if match.rounds < 2:
        return words
    if all(other.points == other.wins for other in match.seats):
        return f"{words} {QLocale().toString(seat.wins)}"
    signed = any(other.points < 0 for other in match.seats)
    return f"{words} {figure(seat.points, signed=signed)}"


def winners_words(seats: Sequence[SeatResult]) -> str:
    """The winners' names; a dash where nobody won."""
    return ", ".join(seat.name for seat in seats if seat.won) or "–"
