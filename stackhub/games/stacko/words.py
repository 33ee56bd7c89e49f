"""What Stacko says to its players, before translation: log, status, options, opening and outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stackhub.engine.config import OptionValue
from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.storeys import colour_of, number_of

Marked = tuple[str, str]


COLOURS: Mapping[str, Text] = {
    "red": text(QT_TRANSLATE_NOOP("stacko", "red")),
    "blue": text(QT_TRANSLATE_NOOP("stacko", "blue")),
    "green": text(QT_TRANSLATE_NOOP("stacko", "green")),
    "yellow": text(QT_TRANSLATE_NOOP("stacko", "yellow")),
}

_FACE = QT_TRANSLATE_NOOP("stacko", "{colour} {number}")
_BLOCK = QT_TRANSLATE_NOOP("stacko", "the {colour} {number}")

# --- log

_STARTS = QT_TRANSLATE_NOOP("stacko", "{name} rolls a {number}.")
_STARTS_AGAIN = QT_TRANSLATE_NOOP("stacko", "{name} rolls a symbol and rolls again.")
_STARTS_TIED = QT_TRANSLATE_NOOP(
    "stacko", "{name} rolls a {number}. %n player(s) have the highest number and roll again."
)
_STARTS_FIRST = QT_TRANSLATE_NOOP("stacko", "{name} rolls a {number}. {first} has the highest number and begins.")
_ROLLED = QT_TRANSLATE_NOOP("stacko", "{name} rolls {face}.")
_ROLLED_VOID = QT_TRANSLATE_NOOP("stacko", "{name} rolls {face}, but no such block may be taken: roll again.")
_REVERSE = QT_TRANSLATE_NOOP("stacko", "{name} rolls Reverse.")
_TURNED = QT_TRANSLATE_NOOP("stacko", "The direction turns: {next} rolls.")
_DRAW_TWO = QT_TRANSLATE_NOOP("stacko", "{name} rolls Draw Two: {next} moves two blocks.")
_MOVED = QT_TRANSLATE_NOOP("stacko", "{name} takes {block} out of storey {storey} and lays it on storey {to}.")
_TIME = QT_TRANSLATE_NOOP("stacko", "{name} has run out of time: the die goes to {next}.")
_TIME_OUT = QT_TRANSLATE_NOOP(
    "stacko", "{name} has run out of time: the die goes to {next}. Out of play from now on: {block}."
)
_LEAVES = QT_TRANSLATE_NOOP("stacko", "{name} leaves the table.")
_LEAVES_FIRST = QT_TRANSLATE_NOOP("stacko", "{name} leaves the table. {first} begins.")
_FELL = QT_TRANSLATE_NOOP("stacko", "{name} has brought {block} down on the table.")
_FELL_MORE = QT_TRANSLATE_NOOP("stacko", "{name} has brought the tower down: %n block(s) lie on the table.")
_SANK = QT_TRANSLATE_NOOP("stacko", "{name} has made the tower fall: {block} has sunk by almost a storey.")
_DROPPED = QT_TRANSLATE_NOOP("stacko", "{name} has dropped {block} on the table.")
_WINS_ROLLED = QT_TRANSLATE_NOOP("stacko", "{winner} rolled last before and wins.")
_WINS_SEAT = QT_TRANSLATE_NOOP("stacko", "Nobody rolled before, so {winner}, one seat back, wins.")
_WINS_LEFT = QT_TRANSLATE_NOOP("stacko", "Everybody else has left: {winner} wins.")

# --- status and outcome

_START = QT_TRANSLATE_NOOP("stacko", "{name}: roll the die. The highest number begins.")
_ROLL = QT_TRANSLATE_NOOP("stacko", "{name}: roll the die.")
_TAKE = QT_TRANSLATE_NOOP("stacko", "{name}: take a block that is {colour} or has a {number}, and lay it on top.")
_TAKE_TWO = QT_TRANSLATE_NOOP("stacko", "{name}: take two blocks, one after the other, and lay them on top.")
_TAKE_ONE = QT_TRANSLATE_NOOP("stacko", "{name}: take any block, and lay it on top.")
_OVER = QT_TRANSLATE_NOOP("stacko", "The tower has fallen: the round is over.")
_OVER_LEFT = QT_TRANSLATE_NOOP("stacko", "The others have left: the round is over.")
_OUTCOME = QT_TRANSLATE_NOOP("stacko", "{loser} made the tower fall, so {winner} wins.")

_OPENINGS: Mapping[str, Marked] = {
    "rolls": QT_TRANSLATE_NOOP("stacko", "Everybody rolls to see who begins, {name} first."),
    "loser": QT_TRANSLATE_NOOP("stacko", "{name} made the last tower fall and is the first to roll for who begins."),
}

_GUIDE = (
    QT_TRANSLATE_NOOP(
        "stacko",
        "Never be the one who makes the tower fall. First everybody rolls to see who begins. On your turn the die says "
        "which blocks you may take: those of its colour, and those with its number. They glow.",
    ),
    QT_TRANSLATE_NOOP(
        "stacko",
        "Feel before you take: point at a block and press T. A tight one drags others along. Then draw a loose one "
        "that glows, slowly and straight, until it is free. The ring shows your force.",
    ),
    QT_TRANSLATE_NOOP(
        "stacko",
        "Now point at the top of the tower and let go there: the block is laid gently. The highest storey is filled up "
        "first, the next one lies across it.",
    ),
    QT_TRANSLATE_NOOP(
        "stacko",
        "Once it lies and nothing moves, pass the die, or wait three seconds. What falls until then is your fault, "
        "what falls later is not. F1 opens the rules.",
    ),
)

#: What leads from each step to the next: a number was rolled, a block came free, it lies.
GUIDE_CUES = ("phase:take", "lift", "block-low")

# --- options

_OPTIONS: Mapping[str, tuple[Marked, Marked]] = {
    "towers": (
        QT_TRANSLATE_NOOP("stacko", "Towers"),
        QT_TRANSLATE_NOOP(
            "stacko",
            "How many towers you build. Each one gives its winner a point and costs whoever made it fall one; the most "
            "points win the match.",
        ),
    ),
    "top": (
        QT_TRANSLATE_NOOP("stacko", "The top"),
        QT_TRANSLATE_NOOP("stacko", "Where nothing may be taken, because it counts as the top of the tower."),
    ),
    "dropped_block": (
        QT_TRANSLATE_NOOP("stacko", "A dropped block"),
        QT_TRANSLATE_NOOP(
            "stacko", "What happens when the block in your hand drops on the table without bringing others down."
        ),
    ),
    "turn_seconds": (
        QT_TRANSLATE_NOOP("stacko", "Time for a turn"),
        QT_TRANSLATE_NOOP("stacko", "When it runs out the die passes to the next player, and nobody loses."),
    ),
}
_VALUES: Mapping[str, Mapping[OptionValue, Marked]] = {
    "top": {
        "any": QT_TRANSLATE_NOOP("stacko", "The highest storey"),
        "completed": QT_TRANSLATE_NOOP("stacko", "The highest complete storey and above"),
        "three_rows": QT_TRANSLATE_NOOP("stacko", "The highest three storeys"),
    },
    "dropped_block": {
        "retry": QT_TRANSLATE_NOOP("stacko", "It is picked up again"),
        "loses": QT_TRANSLATE_NOOP("stacko", "Whoever drops it loses"),
    },
}
_TOWERS = QT_TRANSLATE_NOOP("stacko", "%n tower(s)")
_SECONDS = QT_TRANSLATE_NOOP("stacko", "%n second(s)")
_NO_LIMIT = QT_TRANSLATE_NOOP("stacko", "No limit")
_MOST_TOWERS, _MOST_SECONDS = 20, 600


def block_words(block: str) -> Text:
    """A block as players call it: the red 1."""
    return text(_BLOCK, colour=COLOURS[colour_of(block)], number=number_of(block))


def face_words(face: str) -> Text:
    """A numbered side of the die: red 1."""
    return text(_FACE, colour=COLOURS[colour_of(face)], number=number_of(face))


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for `event`; `names` by seat. None when there is nothing to say. Storeys count from 1 here."""
    details = event.details
    if event.name == "round_over":
        winner = names[cast("list[int]", details["winners"])[0]]
        if details["reason"] == "left":
            return text(_WINS_LEFT, winner=winner)
        return text(_WINS_ROLLED if details["rolled_before"] else _WINS_SEAT, winner=winner)
    if event.seat is None:
        return None
    name = names[event.seat]
    if event.name == "rolled":
        return _rolled(details, name, names)
    if event.name == "turned":
        return text(_TURNED, next=names[cast(int, details["to"])])
    if event.name == "moved":
        origin, to = cast("list[int]", details["from"]), cast("list[int]", details["to"])
        block = block_words(str(details["block"]))
        return text(_MOVED, name=name, block=block, storey=origin[0] + 1, to=to[0] + 1)
    if event.name == "passed":
        then, out = names[cast(int, details["to"])], cast("list[str]", details["out"])
        if not out:
            return text(_TIME, name=name, next=then)
        return text(_TIME_OUT, name=name, next=then, block=block_words(out[-1]))
    if event.name == "announced":
        first = cast("int | None", details.get("begins"))
        return text(_LEAVES, name=name) if first is None else text(_LEAVES_FIRST, name=name, first=names[first])
    return _fell(details, name) if event.name == "fell" else None


def _rolled(details: Mapping[str, object], name: str, names: Sequence[str]) -> Text:
    face, again = str(details["face"]), bool(details["again"])
    if details["start"]:
        if again:
            return text(_STARTS_AGAIN, name=name)
        number, first, tied = number_of(face), cast("int | None", details["begins"]), cast(int, details["tied"])
        if first is not None:
            return text(_STARTS_FIRST, name=name, number=number, first=names[first])
        return text(_STARTS_TIED, tied, name=name, number=number) if tied else text(_STARTS, name=name, number=number)
    if face == "reverse":
        return text(_REVERSE, name=name)
    if face == "draw2":
        return text(_DRAW_TWO, name=name, next=names[cast(int, details["to"])])
    return text(_ROLLED_VOID if again else _ROLLED, name=name, face=face_words(face))


def _fell(details: Mapping[str, object], name: str) -> Text:
    block, count = block_words(str(details["block"])), cast(int, details["count"])
    if details["cause"] == "dropped":
        return text(_DROPPED, name=name, block=block)
    if count > 1:
        return text(_FELL_MORE, count, name=name)
    return text(_FELL if details["cause"] == "table" else _SANK, name=name, block=block)


def guide_steps() -> tuple[Text, ...]:
    """The guided first turn: the aim and the die, feeling and pulling, laying, passing the die (ST-03 to ST-13)."""
    return tuple(text(marked) for marked in _GUIDE)


def option_words(option: str) -> tuple[Text, Text, dict[OptionValue, Text]]:
    """Name of an option, its explanation in a sentence, and the name of each value that it takes."""
    label, explanation = _OPTIONS[option]
    if option == "towers":
        values: dict[OptionValue, Text] = {count: text(_TOWERS, count) for count in range(1, _MOST_TOWERS + 1)}
    elif option == "turn_seconds":
        values = {0: text(_NO_LIMIT), **{count: text(_SECONDS, count) for count in range(1, _MOST_SECONDS + 1)}}
    else:
        values = {value: text(marked) for value, marked in _VALUES[option].items()}
    return text(label), text(explanation), values


def preset_words(preset: str) -> Text:
    """The name of a preset that somebody added to the YAML, as it stands there; the two that every game has belong to
    the set-up."""
    return Text("stacko", preset)


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who is the first to roll for who begins (ST-03)."""
    return text(_OPENINGS[opening.why if opening.why in _OPENINGS else "rolls"], name=names[opening.seat])


def status(view: StackoView, names: Sequence[str]) -> Text:
    """Whose turn it is and exactly what may be done now."""
    name = names[view.to_play]
    if view.phase == "over":
        return text(_OVER if view.now.fallen is not None else _OVER_LEFT)
    if view.phase == "start":
        return text(_START, name=name)
    if view.face is not None:
        return text(_TAKE, name=name, colour=COLOURS[colour_of(view.face)], number=number_of(view.face))
    if view.owed:
        return text(_TAKE_TWO if view.owed > 1 else _TAKE_ONE, name=name)
    return text(_ROLL, name=name)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won and why (ST-15, ST-17)."""
    winner = names[outcome.winners[0]]
    if outcome.loser is None:
        return text(_WINS_LEFT, winner=winner)
    return text(_OUTCOME, loser=names[outcome.loser], winner=winner)
