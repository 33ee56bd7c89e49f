"""Small phrases that several of the party's screens say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.engine.party.standings import Standing
from stackhub.shell.words import level_word

_HOUR = 60


def decimal_sign() -> str:
    """What stands before tenths in the language that is spoken."""
    return QLocale().decimalPoint()


def bot_word(level: str) -> str:
    """``bot, medium``."""
    return QCoreApplication.translate("party", "bot, {level}").format(level=level_word(level))


def stand_in_words() -> str:
    """Of somebody for whom a bot plays."""
    return QCoreApplication.translate("party", "a bot plays on")


def note_of(row: Standing) -> str:
    """What is to be known of somebody on the scoreboard, besides name and points; mostly nothing."""
    if row.left:
        return QCoreApplication.translate("party", "has left")
    if row.replaced:
        return stand_in_words()
    return bot_word(row.member.level) if row.member.level is not None else ""


def duration(minutes: tuple[int, int], *, short: bool = False) -> str:
    """``20-45 minutes`` (``short``: ``20-45 min``), or ``1 h 10 to 2 h 30``."""
    low, high = minutes
    if high < _HOUR and short:
        return QCoreApplication.translate("party", "{low}-{high} min").format(low=low, high=high)
    if high < _HOUR:
        return QCoreApplication.translate("party", "{low}-{high} minutes").format(low=low, high=high)
    return QCoreApplication.translate("party", "{low} to {high}").format(low=_hours(low), high=_hours(high))


def _hours(minutes: int) -> str:
    hours, rest = divmod(minutes, _HOUR)
    if not hours:
        return QCoreApplication.translate("party", "{minutes} min").format(minutes=minutes)
    return QCoreApplication.translate("party", "{hours} h {minutes}").format(hours=hours, minutes=f"{rest:02d}")
