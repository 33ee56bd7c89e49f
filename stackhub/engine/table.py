"""The headless table: one line in, some lines out, the last of them ``ok`` or ``error: ...`` (docs/notation.md).

It knows no screen, no disk and no bots: what they do is handed to it as functions. It speaks English only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, GameError, IllegalMove, SaidError
from stackhub.engine.game import Json, Opening, Rules, View
from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.match import Match, Player, Round
from stackhub.engine.options import Options, make_options
from stackhub.engine.perft import Symmetric, perft
from stackhub.engine.referee import Referee, fresh_round
from stackhub.engine.save import match_from_json, match_to_json


@runtime_checkable
class TellsMore(Protocol):
    """A state whose outcome has more to tell than every game's."""

    def outcome_told(self) -> Json:
        """The outcome as JSON data, with what only this game counts."""
        ...


#: Asked with a level, a view and a chance: the move that a bot would play. Raises GameError when there is no such bot.
AskBot = Callable[[str, View, Chance], Any]

HELP = (
    "position JSON     set up this position; keys left out take the set-up's values",
    "state             the whole position, in the form that position takes",
    "view SEAT         what that seat may know",
    "moves             the legal moves of the player to move",
    "play MOVE         play it and say what happened",
    "play @SEAT MOVE   play an out-of-turn move of that seat",
    "bot LEVEL         the move that a bot would play (easy, medium, hard, expert)",
    "undo              take the last move back",
    "outcome           null, or who won and lost the round and the scores",
    "save FILE         write the round to a file",
    "load FILE         go on from a file",
    "perft DEPTH       how many sequences of that many moves there are",
    "help              this list",
    "quit              leave the table",
)


class Files(Protocol):
    """Where saves go. Both raise SaidError or OSError, with a reason, when that cannot be done."""

    def read(self, name: str) -> str: ...

    def write(self, name: str, text: str) -> None: ...


class Table:
    """A round of ``rules`` between ``seats`` players, driven by lines of text.

    :meth:`answer` never raises, and after an ``error:`` everything is as before. ``closed`` is true after ``quit``.
    Making a table raises GameError when the game does not take so many seats or such a seed.
    """

    def __init__(self, rules: Rules, options: Options, seats: int, seed: int, *, ask_bot: AskBot, files: Files) -> None:
        if not 0 <= seed < 2**63:
            raise BadOptions("a seed is a whole number from 0 to 2^63 - 1")
        self.closed = False
        self._rules = rules
        self._ask_bot = ask_bot
        self._files = files
        self._match = self._fresh(options, seats, seed, None)
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "position": self._position,
            "state": self._state,
            "view": self._view,
            "moves": self._moves,
            "play": self._play,
            "bot": self._bot,
            "undo": self._undo,
            "outcome": self._outcome,
            "save": self._save,
            "load": self._load,
            "perft": self._perft,
            "help": self._help,
            "quit": self._quit,
        }

    def answer(self, line: str) -> list[str]:
        """The lines that answer ``line``. A blank line is answered ``ok``."""
        name, *rest = line.split(maxsplit=1) or [""]
        try:
            return [*self._run(name, rest[0].rstrip() if rest else ""), "ok"]
        except SaidError as error:
            return [f"error: {error}"]
        except OSError as error:
            reason = error.strerror or str(error)
            return [f"error: {GameError('the file cannot be used ({reason})', reason=reason)}"]

    def _run(self, name: str, rest: str) -> list[str]:
        if not name:
            return []
        if name not in self._commands:
            raise GameError("there is no command '{name}' (try help)", name=name[:40])
        return self._commands[name](rest)

    @property
    def _referee(self) -> Referee:
        return self._match.referee

    def _fresh(self, options: Options, seats: int, seed: int, position: Json | None) -> Match:
        """A match of one round that starts from ``position`` (None: the set-up)."""
        colours = COLOUR_NAMES
        players = tuple(Player(f"Seat {seat}", colours[seat % len(colours)]) for seat in range(seats))
        match = Match(self._rules, options, players, seed)
        referee = fresh_round(self._rules, options, seats, seed, position=position)
        match.rounds.append(Round(Opening(referee.state.to_play, chooses=False, why="table"), None, referee))
        return match

    # --- the commands: each takes the rest of its line

    def _position(self, rest: str) -> list[str]:
        position = _read_json(rest)
        options = self._match.options
        given = position.get("options")
        if isinstance(given, dict):
            options = make_options(self._rules.options_model, {**options.as_dict(), **given})
        self._match = self._fresh(options, self._match.seats, self._match.seed, position)
        return []

    def _state(self, rest: str) -> list[str]:
        _nothing("state", rest)
        return [json.dumps(self._referee.state.position())]

    def _view(self, rest: str) -> list[str]:
        return [json.dumps(self._referee.view(self._seat(rest)).as_dict())]

    def _moves(self, rest: str) -> list[str]:
        _nothing("moves", rest)
        return [str(move) for move in self._referee.state.legal_moves()]

    def _play(self, rest: str) -> list[str]:
        seat = None
        if rest.startswith("@"):
            name, _, rest = rest[1:].partition(" ")
            seat, rest = self._seat(name), rest.strip()
        if not rest:
            raise GameError("play needs a move")
        move = self._rules.parse_move(rest)
        if self._referee.outcome() is not None:
            raise IllegalMove("the round is over")
        return [json.dumps(event.as_dict()) for event in self._referee.play(move, seat)]

    def _bot(self, rest: str) -> list[str]:
        referee = self._referee
        if not rest:
            raise GameError("bot needs a level")
        if referee.outcome() is not None:
            raise IllegalMove("the round is over")
        chance = Chance(self._match.seed).fork(f"bot {referee.moves_played}")
        return [str(self._ask_bot(rest, referee.view(referee.state.to_play), chance))]

    def _undo(self, rest: str) -> list[str]:
        _nothing("undo", rest)
        self._referee.undo(force=True)
        return []

    def _outcome(self, rest: str) -> list[str]:
        _nothing("outcome", rest)
        outcome = self._referee.outcome()
        if outcome is None:
            return [json.dumps(None)]
        state = self._referee.state
        return [json.dumps(state.outcome_told() if isinstance(state, TellsMore) else outcome.as_dict())]

    def _save(self, rest: str) -> list[str]:
        self._files.write(_file_name("save", rest), match_to_json(self._match))
        return []

    def _load(self, rest: str) -> list[str]:
        match = match_from_json(self._files.read(_file_name("load", rest)), self._own_rules)
        if not match.rounds or match.rounds[-1].referee is None:
            raise GameError("no round has begun in this save")
        self._match = match
        return []

    def _perft(self, rest: str) -> list[str]:
        if not re.fullmatch("[0-9]{1,3}", rest):
            raise GameError("perft needs a depth: a whole number from 0 to 999")
        state = self._referee.state
        if not isinstance(state, Symmetric):
            raise GameError(
                "perft makes no sense in {game}: chance or hidden things decide what can be played", game=self._rules.id
            )
        return [str(perft(state, int(rest)))]

    def _help(self, rest: str) -> list[str]:
        _nothing("help", rest)
        return list(HELP)

    def _quit(self, rest: str) -> list[str]:
        _nothing("quit", rest)
        self.closed = True
        return []

    # --- reading what a line says

    def _seat(self, text: str) -> int:
        last = self._match.seats - 1
        if not re.fullmatch("[0-9]{1,2}", text) or int(text) > last:
            raise GameError("'{seat}' is not a seat (seats: 0 to {last})", seat=text[:40], last=last)
        return int(text)

    def _own_rules(self, game: str) -> Rules:
        if game != self._rules.id:
            raise GameError("this table plays {own}, the save is of {other}", own=self._rules.id, other=game[:40])
        return self._rules


def _nothing(command: str, rest: str) -> None:
    if rest:
        raise GameError("{command} takes nothing after it", command=command)


def _file_name(command: str, rest: str) -> str:
    if not rest or "\0" in rest or any("\ud800" <= char <= "\udfff" for char in rest):
        raise GameError("{command} needs the name of a file", command=command)
    return rest


def _read_json(text: str) -> Json:
    """A JSON object. Raises BadPosition for anything else, for a key given twice, and for NaN and Infinity."""

    def only_once(pairs: list[tuple[str, Any]]) -> Json:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise BadPosition("a key is given twice")
        return found

    def no_constant(name: str) -> None:
        raise BadPosition("{name} is not a number", name=name)

    try:
        position = json.loads(text, object_pairs_hook=only_once, parse_constant=no_constant)
    except BadPosition:
        raise
    except (ValueError, RecursionError):
        raise BadPosition("a position is a JSON object on one line") from None
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object on one line")
    return position
