"""A match as a save: one JSON document, versioned and validated. The store writes it to disk; this is its meaning.

The form (version 1) is documented in docs/notation.md. A save is refused whole or read whole: :func:`match_from_json`
builds a new match and touches nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stackhub import __version__
from stackhub.engine.config import Level, OptionValue
from stackhub.engine.errors import BadSave, GameError
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.game import Opening, Rules
from stackhub.engine.journal import Entry, Journal
from stackhub.engine.look import ColourName
from stackhub.engine.match import Match, Player, Round
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee
from stackhub.engine.words import QT_TRANSLATE_NOOP

SAVE_FORMAT = "stackhub-save"
SAVE_VERSION = 1
#: A save larger than this is not one of ours (characters).
MAX_SAVE_LENGTH = 32 * 1024 * 1024

_Seat = Annotated[int, Field(ge=0, le=9)]
_Seed = Annotated[int, Field(ge=0, lt=2**63)]
_Results = Annotated[tuple[Annotated[int, Field(ge=0, lt=2**31)], ...], Field(max_length=10_000)]


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class SavedPlayer(_Section):
    name: Annotated[str, Field(min_length=1, max_length=60)]
    colour: ColourName
    level: Level | None = None
    birth_year: Annotated[int, Field(ge=1900, le=2200)] | None = None


class SavedMove(_Section):
    move: Annotated[str, Field(max_length=100_000)]
    seat: _Seat
    chance: _Results = ()


class SavedRound(_Section):
    opening_seat: _Seat
    opening_chooses: bool
    opening_why: Annotated[str, Field(max_length=40)]
    begun: bool
    first: _Seat | None = None
    seed: _Seed = 0
    position: dict[str, Any] | None = None
    setup_chance: _Results = ()
    moves: Annotated[tuple[SavedMove, ...], Field(max_length=100_000)] = ()
    attachments: dict[str, Any] = {}


class SavedMatch(_Section):
    format: Literal["stackhub-save"]
    version: Literal[1]
    app: Annotated[str, Field(max_length=40)] = ""
    game: Annotated[str, Field(max_length=40)]
    rules_version: int
    options: dict[str, OptionValue]
    seed: _Seed
    players: Annotated[tuple[SavedPlayer, ...], Field(min_length=1, max_length=10)]
    left: Annotated[tuple[_Seat, ...], Field(max_length=10)] = ()
    rounds: Annotated[tuple[SavedRound, ...], Field(max_length=1_000)] = ()


def match_to_json(match: Match) -> str:
    """The match as a save: one line of JSON."""
    saved = SavedMatch(
        format="stackhub-save",
        version=1,
        app=__version__,
        game=match.rules.id,
        rules_version=match.rules.version,
        options=match.options.model_dump(mode="json"),
        seed=match.seed,
        players=tuple(
            SavedPlayer(name=p.name, colour=p.colour, level=p.level, birth_year=p.birth_year) for p in match.players
        ),
        left=tuple(match.left),
        rounds=tuple(_saved_round(round_) for round_ in match.rounds),
    )
    return saved.model_dump_json(exclude_defaults=False)


def match_from_json(text: str, find_rules: Callable[[str], Rules]) -> Match:
    """The match that ``text`` describes, every move played again. ``find_rules`` gives the rules of a game id
    (GameError when there is no such game). Raises BadSave with one clear sentence."""
    saved = _parse(text)
    try:
        rules = find_rules(saved.game)
        if saved.rules_version > rules.version:
            raise BadSave(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "the save follows version {version} of the rules of {game}; this StackHub knows version {known}",
                ),
                version=saved.rules_version,
                game=saved.game,
                known=rules.version,
            )
        options = make_options(rules.options_model, saved.options)
        players = tuple(Player(p.name, p.colour, p.level, p.birth_year) for p in saved.players)
        match = Match(rules, options, players, saved.seed)
        for number, saved_round in enumerate(saved.rounds, 1):
            _add_round(match, saved_round, number)
        match.restore_left(saved.left)
    except BadSave:
        raise
    except GameError as error:
        raise BadSave(
            QT_TRANSLATE_NOOP("errors", "the save does not make sense: {reason}"), reason=error.text
        ) from None
    return match


def _parse(text: str) -> SavedMatch:
    if len(text) > MAX_SAVE_LENGTH:
        raise BadSave(QT_TRANSLATE_NOOP("errors", "the file is too large to be a StackHub save"))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave(QT_TRANSLATE_NOOP("errors", "the file is not a StackHub save, or it was cut short")) from None
    if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
        raise BadSave(QT_TRANSLATE_NOOP("errors", "the file is not a StackHub save"))
    version = data.get("version")
    if isinstance(version, int) and version > SAVE_VERSION:
        raise BadSave(
            QT_TRANSLATE_NOOP(
                "errors",
                "the save was written by a newer StackHub (save version {version}; this one reads up to {known})",
            ),
            version=str(version)[:20],
            known=SAVE_VERSION,
        )
    try:
        return SavedMatch.model_validate_json(text)
    except ValidationError as error:
        place, finding = first_finding(error)
        raise BadSave(
            QT_TRANSLATE_NOOP("errors", "the save is damaged at '{place}': {reason}"),
            place=(place or "top")[:80],
            reason=reason_of(finding),
        ) from None
    except (ValueError, RecursionError):
        raise BadSave(QT_TRANSLATE_NOOP("errors", "the save is damaged")) from None


def _saved_round(round_: Round) -> SavedRound:
    opening = round_.opening
    journal = round_.referee.journal if round_.referee is not None else Journal(seed=0)
    return SavedRound(
        opening_seat=opening.seat,
        opening_chooses=opening.chooses,
        opening_why=opening.why,
        begun=round_.referee is not None,
        first=round_.first,
        seed=journal.seed,
        position=journal.position,
        setup_chance=journal.setup_chance,
        moves=tuple(SavedMove(move=e.move, seat=e.seat, chance=e.chance) for e in journal.entries),
        attachments=journal.attachments,
    )


def _add_round(match: Match, saved: SavedRound, number: int) -> None:
    if match.phase != "between":
        raise BadSave(
            QT_TRANSLATE_NOOP(
                "errors", "round {number} comes after a round that is not finished, or after the end of the match"
            ),
            number=number,
        )
    seats = (saved.opening_seat, saved.first or 0, *(m.seat for m in saved.moves))
    if max(seats) >= match.seats:
        raise BadSave(QT_TRANSLATE_NOOP("errors", "round {number} names a seat that nobody holds"), number=number)
    if not saved.begun and (saved.moves or saved.first is not None or not saved.opening_chooses):
        raise BadSave(
            QT_TRANSLATE_NOOP("errors", "round {number} has not begun, but its order is settled"), number=number
        )
    round_ = Round(Opening(saved.opening_seat, saved.opening_chooses, saved.opening_why), saved.first)
    if saved.begun:
        journal = Journal(
            seed=saved.seed,
            first=saved.first,
            position=saved.position,
            setup_chance=saved.setup_chance,
            entries=[Entry(m.move, m.seat, m.chance) for m in saved.moves],
            attachments=dict(saved.attachments),
        )
        if len(journal.entries) > match.rules.max_moves:
            raise BadSave(
                QT_TRANSLATE_NOOP("errors", "round {number} has more moves than the game allows"), number=number
            )
        try:
            round_.referee = Referee(match.rules, match.options, match.seats, journal)
        except GameError as error:
            raise BadSave(
                QT_TRANSLATE_NOOP("errors", "round {number}: {reason}"), number=number, reason=error.text
            ) from None
    match.rounds.append(round_)
