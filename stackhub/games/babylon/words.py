"""What Babylon says to its players, before translation: log, status, options, opening and outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.babylon.rules import BabylonView

Marked = tuple[str, str]


COLOURS: Mapping[str, Text] = {
    "red": text(QT_TRANSLATE_NOOP("babylon", "red")),
    "blue": text(QT_TRANSLATE_NOOP("babylon", "blue")),
    "yellow": text(QT_TRANSLATE_NOOP("babylon", "yellow")),
    "green": text(QT_TRANSLATE_NOOP("babylon", "green")),
    "white": text(QT_TRANSLATE_NOOP("babylon", "white")),
    "black": text(QT_TRANSLATE_NOOP("babylon", "black")),
    "beige": text(QT_TRANSLATE_NOOP("babylon", "beige")),
}

_MOVED = QT_TRANSLATE_NOOP("babylon", "{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.")
_ROUND_OVER = QT_TRANSLATE_NOOP("babylon", "{loser} has no move left. {winner} wins the round.")
_OUTCOME = QT_TRANSLATE_NOOP("babylon", "{loser} had no move left, so {winner} wins.")
_STATUS = QT_TRANSLATE_NOOP("babylon", "{name}: lay a pile on one of the same height or with the same colour on top.")
_STATUS_OVER = QT_TRANSLATE_NOOP("babylon", "No two piles fit any more: the round is over.")

_OPENINGS: Mapping[str, Marked] = {
    "youngest": QT_TRANSLATE_NOOP("babylon", "{name} is the youngest: play first or second?"),
    "drawn": QT_TRANSLATE_NOOP("babylon", "The draw fell on {name}: play first or second?"),
    "loser": QT_TRANSLATE_NOOP("babylon", "{name} lost the last round: play first or second?"),
}
_BEGINS = QT_TRANSLATE_NOOP("babylon", "{name} begins.")

_EVERY_MOVE_LOSES = QT_TRANSLATE_NOOP(
    "babylon", "Every move loses against the right answers; {move} leaves the most room for a wrong one."
)
_EVERY_MOVE_WINS = QT_TRANSLATE_NOOP("babylon", "Every move wins here.")
_ONLY_MOVE = QT_TRANSLATE_NOOP("babylon", "Only {move} wins; every other move loses.")
_SOME_MOVES = QT_TRANSLATE_NOOP("babylon", "%n move(s) win here, {move} soonest; the others lose.")
_NO_MOVES = QT_TRANSLATE_NOOP("babylon", "The round is over: no two piles fit any more.")

_UNFINISHED = QT_TRANSLATE_NOOP("babylon", "This round was not played to its end.")
_NEVER_STOOD_WON = QT_TRANSLATE_NOOP("babylon", "{loser} never stood on a win: {winner} made no mistake.")
_TURNING_POINT = QT_TRANSLATE_NOOP(
    "babylon", "{loser} still had a win before move {number}, {move}; {better} would have kept it."
)
_MOVE = QT_TRANSLATE_NOOP("babylon", "pile {source} on pile {target}")
_LIST = QT_TRANSLATE_NOOP("babylon", "{first} or {last}")
_AND_MORE = QT_TRANSLATE_NOOP("babylon", "{moves} or %n other move(s)")

_GUIDE = (
    QT_TRANSLATE_NOOP(
        "babylon",
        "The aim: leave your opponent without a move. You take turns laying one pile on another; whoever lays the last "
        "one wins.",
    ),
    QT_TRANSLATE_NOOP(
        "babylon",
        "Lift a pile: drag it, or click it. With the keyboard, arrows or a number lead to a pile and Enter lifts it.",
    ),
    QT_TRANSLATE_NOOP(
        "babylon",
        "It goes on a pile of the same height, or with the same colour on top: those light up. The pile you lift ends "
        "on top, and from then on its colour counts.",
    ),
    QT_TRANSLATE_NOOP(
        "babylon",
        "Whoever cannot move loses. Not sure? H gives a hint, Ctrl+Z takes a move back, F1 opens the rules.",
    ),
)

_OPTIONS: Mapping[str, tuple[Marked, Marked, Mapping[str, Marked]]] = {
    "match": (
        QT_TRANSLATE_NOOP("babylon", "Match"),
        QT_TRANSLATE_NOOP(
            "babylon",
            "How many rounds you play. After each round its loser chooses to play first or second in the next.",
        ),
        {
            "single": QT_TRANSLATE_NOOP("babylon", "One round"),
            "first_to_3": QT_TRANSLATE_NOOP("babylon", "First to 3 wins"),
            "best_of_3": QT_TRANSLATE_NOOP("babylon", "Best of 3"),
        },
    ),
    "chooser": (
        QT_TRANSLATE_NOOP("babylon", "Who chooses the order"),
        QT_TRANSLATE_NOOP(
            "babylon",
            "Who decides, before the first round, to play first or second. When the birth years are unknown or equal, "
            "lots are drawn.",
        ),
        {
            "youngest": QT_TRANSLATE_NOOP("babylon", "The youngest"),
            "random": QT_TRANSLATE_NOOP("babylon", "Drawn by lot"),
        },
    ),
}


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for ``event``; ``names`` by seat. None when there is nothing to say."""
    details = event.details
    if event.name == "moved" and event.seat is not None:
        return text(
            _MOVED,
            cast(int, details["height"]),
            name=names[event.seat],
            source=details["from"],
            target=details["to"],
            colour=COLOURS[str(details["colour"])],
        )
    if event.name == "round_over":
        loser = cast(int, details["loser"])
        return text(_ROUND_OVER, loser=names[loser], winner=names[1 - loser])
    return None


def guide_steps() -> tuple[Text, ...]:
    """The guided first turn: the aim, lifting, laying, and the end with where to find help (BA-03, BA-04)."""
    return tuple(text(marked) for marked in _GUIDE)


def option_words(option: str) -> tuple[Text, Text, dict[str, Text]]:
    """Name of an option, its explanation in a sentence, and the name of each of its values."""
    label, explanation, values = _OPTIONS[option]
    return text(label), text(explanation), {value: text(marked) for value, marked in values.items()}


def preset_words(preset: str) -> Text:
    """The name of a preset that somebody added to the YAML, as it stands there; the two that every game has belong to
    the set-up."""
    return Text("babylon", preset)


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who opens the round and why (BA-02, BA-05)."""
    marked = _OPENINGS.get(opening.why, _BEGINS) if opening.chooses else _BEGINS
    return text(marked, name=names[opening.seat])


def status(view: BabylonView, names: Sequence[str]) -> Text:
    """Whose turn it is and what may be done now."""
    return text(_STATUS, name=names[view.to_play]) if view.legal_moves() else text(_STATUS_OVER)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won and why (BA-04)."""
    winner = outcome.winners[0]
    return text(_OUTCOME, winner=names[winner], loser=names[1 - winner])


def hint_reason(legal: int, winning: int, best: Sequence[str]) -> Text:
    """Why the hint says what it says, from how many moves are legal, how many of them win, and the moves to play."""
    if not legal:
        return text(_NO_MOVES)
    if not winning:
        return text(_EVERY_MOVE_LOSES, move=_spoken(best[0]))
    if winning == legal:
        return text(_EVERY_MOVE_WINS)
    marked = _ONLY_MOVE if winning == 1 else _SOME_MOVES
    return text(marked, winning, move=_spoken(best[0]))


def unfinished() -> Text:
    """The analysis of a round that was left."""
    return text(_UNFINISHED)


def never_stood_won(loser: str, winner: str) -> Text:
    """The analysis of a round that its loser could not have won at any of their moves (BA-06)."""
    return text(_NEVER_STOOD_WON, loser=loser, winner=winner)


def turning_point(loser: str, number: int, move: str, better: Sequence[str]) -> Text:
    """The loser's last move from a won to a lost position (BA-06): its number in the round, and what was better."""
    return text(_TURNING_POINT, loser=loser, number=number, move=_spoken(move), better=_either(better))


def _spoken(move: str) -> Text:
    """``3>7`` as the log says it: ``pile 3 on pile 7``."""
    source, target = move.split(">")
    return text(_MOVE, source=source, target=target)


def _either(moves: Sequence[str]) -> Text:
    """One move, two with an *or*, or the first and how many more."""
    first = _spoken(moves[0])
    if len(moves) == 1:
        return first
    if len(moves) == 2:
        return text(_LIST, first=first, last=_spoken(moves[1]))
    return text(_AND_MORE, len(moves) - 1, moves=first)
