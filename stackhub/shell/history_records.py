"""The records that somebody has a part in, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stackhub.shell.history_words import game_title, length_words, moment_words, winners_words
from stackhub.store.results import MatchResult, Who
from stackhub.store.statistics import records, seconds_of


def record_lines(matches: Sequence[MatchResult], who: Who) -> list[str]:
    """A line for each record of the games that ``who`` played, among the matches they played."""
    lines = []
    for game in sorted({match.game for match in matches}):
        found = records(matches, game)
        title = game_title(game)
        if found.best_streak is not None and found.best_streak.streak > 1:
            words = QCoreApplication.translate("History", "{game}: the longest row of wins is {streak}, by {name}.")
            lines.append(words.format(game=title, streak=found.best_streak.streak, name=found.best_streak.who.name))
        for match, words in (
            (
                found.shortest,
                QCoreApplication.translate("History", "{game}: the quickest match took {length} ({name}, {day})."),
            ),
            (
                found.longest if found.longest is not found.shortest else None,
                QCoreApplication.translate("History", "{game}: the longest match took {length} ({name}, {day})."),
            ),
        ):
            seconds = None if match is None else seconds_of(match)
            if match is not None and seconds is not None:
                lines.append(
                    words.format(
                        game=title,
                        length=length_words(seconds),
                        name=winners_words(match.seats),
                        day=moment_words(match.finished, only_day=True),
                    )
                )
    return lines
