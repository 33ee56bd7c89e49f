"""Keeps a match that is being played on disk: a save after every move, the result at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Signal

from stackhub.engine.game import Json
from stackhub.engine.match import Match
from stackhub.engine.save import match_to_json
from stackhub.engine.words import Text
from stackhub.shell.match_files import put_aside_words, record_result
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.saves import write_match_text

#: The name of a physical table's state among a journal's attachments.
TABLE = "table"


class MatchKeeper(QObject):
    """``match`` lies at ``path``. ``problem(error)``: something could not be written, in a SaidError or a sentence."""

    problem = Signal(object)

    def __init__(self, match: Match, path: Path, folder: DataFolder, parent: QObject) -> None:
        super().__init__(parent)
        self.path = path
        self.table_state: Callable[[], Json | None] = lambda: None
        """Asked for the physical table before every save: moves alone do not build a tower again."""
        self.profiles: Sequence[str | None] | None = None
        """The profiles of the seats when the result is written; None: by the names of those who sit there."""
        self.party_link: Callable[[], PartyLink | None] = lambda: None
        """Asked when the result is written: the party's entry that goes to disk with it."""
        self._match = match
        self._folder = folder
        self._writing: Thread | None = None
        self._abandoned = False
        self._refused: Text | None = None
        """Why the last save could not be written: that is said once, not after every move."""
        self._recorded = match.phase == "over"  # an old match that is only looked at

    @property
    def recorded(self) -> bool:
        """Whether the result is on disk."""
        return self._recorded

    def save(self) -> None:
        """Write the match down as it stands; it is on disk when this returns."""
        self.save_soon()
        self.flush()

    def save_soon(self) -> None:
        """Write the match down as it stands now, while whatever was played is being shown: a disk that takes its time
        must not hold the picture up. The save before is on disk when this returns, so that never more than the last
        move can be lost."""
        match = self._match
        if self._abandoned:
            return
        if match.phase == "round" and (state := self.table_state()) is not None:
            match.referee.journal.attachments[TABLE] = state
        content = match_to_json(match)
        self.flush()
        self._writing = Thread(target=self._write, args=(content,), name="save")
        self._writing.start()

    def flush(self) -> None:
        """Wait until everything is on disk."""
        if self._writing is not None:
            self._writing.join()
            self._writing = None

    def _write(self, content: str) -> None:
        before, self._refused = self._refused, None
        try:
            write_match_text(self.path, content)
        except StoreError as error:
            self._refused = error.text
            if error.text != before:
                self.problem.emit(error)

    def abandon(self) -> None:
        """The match was given up and counts for nobody: write nothing more."""
        self.flush()
        self._abandoned = True

    def keep(self) -> None:
        """Save the match, or write its result down when it is over."""
        if self._match.phase == "over":
            self.finish()
        else:
            self.save()

    def finish(self) -> None:
        """Write the result down, then let the save go; if writing fails the save stays."""
        if self._recorded or self._abandoned:
            return
        self.flush()
        try:
            aside = record_result(self._folder, self.path, self._match, profiles=self.profiles, party=self.party_link())
            self._recorded = True
            if aside is not None:
                self.problem.emit(put_aside_words(aside))
        except StoreError as error:
            self.problem.emit(error)
