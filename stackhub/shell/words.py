"""Small phrases that several screens say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stackhub.engine.match import Match, Player
from stackhub.engine.words import QT_TRANSLATE_NOOP, text
from stackhub.tabletop.translate import say

_PLAYERS = QT_TRANSLATE_NOOP("shell", "%n player(s)")


def players_line(fewest: int, most: int) -> str:
    """``2 players`` or ``2-6 players``."""
    if fewest == most:
        return say(text(_PLAYERS, fewest))
    return QCoreApplication.translate("shell", "{fewest}-{most} players").format(fewest=fewest, most=most)


def labelled(label: str, value: str) -> str:
    """``Match: one round``, with the colon as the language sets it."""
    return QCoreApplication.translate("shell", "{label}: {value}").format(label=label, value=value)


def names_in(match: Match) -> str:
    """The players' names, ``Ada, Bot (hard)``."""
    return ", ".join(player_label(player) for player in match.players)


def level_word(level: str) -> str:
    """The name of a bot level."""
    words = {
        "easy": QCoreApplication.translate("shell", "easy"),
        "medium": QCoreApplication.translate("shell", "medium"),
        "hard": QCoreApplication.translate("shell", "hard"),
        "expert": QCoreApplication.translate("shell", "expert"),
    }
    return words[level]


def player_label(player: Player) -> str:
    """A player's name; a bot's with its level."""
    return player.name if player.level is None else f"{player.name} ({level_word(player.level)})"


def colour_word(colour: str) -> str:
    """The name of one of the seven game colours."""
    words = {
        "red": QCoreApplication.translate("shell", "red"),
        "blue": QCoreApplication.translate("shell", "blue"),
        "yellow": QCoreApplication.translate("shell", "yellow"),
        "green": QCoreApplication.translate("shell", "green"),
        "white": QCoreApplication.translate("shell", "white"),
        "black": QCoreApplication.translate("shell", "black"),
        "beige": QCoreApplication.translate("shell", "beige"),
    }
    return words[colour]
