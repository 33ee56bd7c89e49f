"""What happened in a match, in plain words, for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from stackhub.engine.events import Event
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.tabletop.translate import say


def sentences(match: Match, events: Iterable[Event], seat: int | None = None) -> list[str]:
    """A sentence for each of ``events`` that is worth one, as ``seat`` sees them; nothing secret for None."""
    words = registry.entry(match.rules.id).room("words")
    names = [player.name for player in match.players]
    found = (words.describe(event.seen_by(seat), names) for event in events)
    return [say(sentence) for sentence in found if sentence is not None]


def whole_log(match: Match, moves: int | None = None, *, seat: int | None = None) -> list[str]:
    """Everything that happened so far as ``seat`` sees it, oldest first; of the last round only the first ``moves``
    moves, if given."""
    return _lines(match, moves, lambda events: sentences(match, events, seat))


class MatchLog:
    """The log of a match that goes on: whatever happened is put into words once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._names: list[str] = []
        self._said: dict[tuple[int, int | None], tuple[list[Event], list[str]]] = {}
        """By the events of a move and who sees them; the events are kept so that no others get their number."""

    def lines(self, seat: int | None) -> list[str]:
        """Everything so far, as :func:`whole_log` gives it."""
        names = [player.name for player in self._match.players]
        if names != self._names:
            self._names = names
            self.forget()
        return _lines(self._match, None, lambda events: self._worded(events, seat))

    def forget(self) -> None:
        """Another language: say everything anew."""
        self._said.clear()

    def _worded(self, events: list[Event], seat: int | None) -> list[str]:
        key = id(events), seat if any(event.secret for event in events) else None
        if key not in self._said:
            self._said[key] = events, sentences(self._match, events, key[1])
        return self._said[key][1]


def _lines(match: Match, moves: int | None, worded: Callable[[list[Event]], list[str]]) -> list[str]:
    words = registry.entry(match.rules.id).room("words")
    lines: list[str] = []
    for number, round_ in enumerate(match.rounds, 1):
        if round_.referee is None:
            continue
        if match.format.kind != "single":
            lines.append(QCoreApplication.translate("shell", "Round {number}").format(number=number))
        opening = round_.opening
        if opening.chooses:
            chose = (
                QCoreApplication.translate("shell", "{name} chose to play first.")
                if round_.first == opening.seat
                else QCoreApplication.translate("shell", "{name} chose to play second.")
            )
            lines.append(chose.format(name=match.players[opening.seat].name))
        elif round_.first is not None:
            names = [player.name for player in match.players]
            lines.append(say(words.opening_words(opening, names)))
        shown = round_.referee.events[: moves if number == len(match.rounds) else None]
        for number_played, events in enumerate(shown, 1):
            first, *others = worded(events) or [""]
            if first:
                lines.append(f"{number_played}. {first}")
            lines.extend(others)
    return lines
