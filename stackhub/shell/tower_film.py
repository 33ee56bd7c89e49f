"""Keeps what was recorded of a tower game beside its match: a replay that grows by every turn."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject

from stackhub import __version__
from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.dexterity.turn_film import FALL
from stackhub.engine.events import Event
from stackhub.engine.referee import Referee
from stackhub.physics.recording import Recording
from stackhub.shell.play import MatchPlay
from stackhub.store.atomic import StoreError
from stackhub.store.replays import Happened, Manifest, Replay, Seated, Turn, read_replay, replay_path, write_replay
from stackhub.tabletop.board import Board

log = logging.getLogger(__name__)


class TowerFilm(QObject):
    """Of ``play`` on ``board``; the file lies in the folder ``replays``. Where nothing can be written the replay lives
    as long as the table: a game does not suffer from it."""

    def __init__(self, play: MatchPlay, board: Board, replays: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.path = replay_path(replays, play.path.stem)
        self._play = play
        self._board = board
        self._replay: Replay | None = None
        self._writing: Thread | None = None
        self._kept = (0, 0)
        """The round and the number of moves after which a turn was kept last."""
        play.happened.connect(self.keep_turn)

    @property
    def replay(self) -> Replay | None:
        """Everything recorded so far; None when nothing was."""
        self.flush()
        if self._replay is None and self.path.is_file():
            self._replay = self._stored()
        return self._replay

    @property
    def has_turns(self) -> bool:
        """Whether there is something to watch."""
        return self._replay is not None or self._writing is not None or self.path.is_file()

    def keep_turn(self) -> None:
        """A move was played: if a turn at the tower led to it, add it."""
        recording = self._board.take_recording() if isinstance(self._board, RecordedBoard) else None
        if recording is None:
            return
        match = self._play.match
        referee = match.referee
        place = len(match.rounds), referee.moves_played
        if place == self._kept or not referee.journal.entries[-1].move.startswith("record"):
            return  # it was not played after all
        self._kept = place
        turn = turn_of(
            recording,
            number=len(match.rounds),
            moves=referee.moves_played - 1,
            seat=referee.journal.entries[-1].seat,
            events=[event.seen_by(None) for events in referee.events[-_led_to(referee) :] for event in events],
        )
        manifest = Manifest(
            app=__version__,
            made=datetime.now(UTC).isoformat(timespec="seconds"),
            game=match.rules.id,
            options=match.options.model_dump(mode="json"),
            players=tuple(Seated(name=p.name, colour=p.colour, bot=p.is_bot) for p in self._play.players),
            seeds={at: one.referee.journal.seed for at, one in enumerate(match.rounds, 1) if one.referee is not None},
        )
        self.flush()
        self._writing = Thread(target=self._add, args=(manifest, turn, recording), name="replay")
        self._writing.start()

    def flush(self) -> None:
        """Wait until everything is on disk."""
        if self._writing is not None:
            self._writing.join()
            self._writing = None

    def close(self) -> None:
        """The table is left: what its turn came to is kept as well."""
        if self._play.match.phase != "order" and self._play.match.rounds:
            self.keep_turn()
        self.flush()

    # --- in a thread of its own

    def _add(self, manifest: Manifest, turn: Turn, recording: Recording) -> None:
        before = self._replay or self._stored()
        if before is not None:
            manifest = manifest.model_copy(update={"turns": before.manifest.turns, "made": before.manifest.made})
            before = Replay(manifest, before.recordings)
        self._replay = (before or Replay(manifest)).with_turn(turn, recording.to_bytes())
        try:
            write_replay(self.path, self._replay)
        except StoreError as error:
            log.warning("the replay is not kept: %s", error)

    def _stored(self) -> Replay | None:
        """What was recorded before the match was left; None when there is nothing, or nothing sound."""
        if not self.path.is_file():
            return None
        try:
            found = read_replay(self.path)
        except StoreError as error:
            log.warning("a new replay begins: %s", error)
            return None
        return found if found.manifest.game == self._play.match.rules.id else None


def _led_to(referee: Referee) -> int:
    """How many of the last moves tell the turn that has just ended: it, and what was rolled or drawn for it."""
    entries = referee.journal.entries
    return 2 if len(entries) > 1 and not entries[-2].move.startswith("record") else 1


def turn_of(recording: Recording, *, number: int, moves: int, seat: int, events: list[Event]) -> Turn:
    """What the manifest says of a turn."""
    fell = recording.mark(FALL)
    turn = Turn(
        round=number,
        moves=moves,
        seat=seat,
        seconds=round(recording.seconds, 3),
        fell_s=None if fell is None else round(fell / recording.frame_hz, 3),
    )
    try:
        told = [{"name": event.name, "seat": event.seat, "details": dict(event.details)} for event in events]
        happened = tuple(Happened.model_validate_json(json.dumps(one)) for one in told)
    except (TypeError, ValueError) as error:  # the turn is worth keeping without its words
        log.warning("what happened in a turn is not kept: %s", error)
        return turn
    return turn.model_copy(update={"events": happened})
