"""The data folder: where everything that is written to disk stands."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError, why_refused
from stackhub.store.database import Database
from stackhub.store.history import History
from stackhub.store.parties import Parties
from stackhub.store.profiles import Profiles


@dataclass(frozen=True, slots=True)
class DataFolder:
    """The folder ``root`` (platformdirs' StackHub folder, or STACKHUB_HOME) and what stands in it."""

    root: Path

    @property
    def saves(self) -> Path:
        return self.root / "saves"

    @property
    def replays(self) -> Path:
        return self.root / "replays"

    @property
    def decks(self) -> Path:
        return self.root / "decks"

    @property
    def logs(self) -> Path:
        return self.root / "logs"

    @property
    def database(self) -> Database:
        return Database(self.root / "stackhub.sqlite3")

    @property
    def history(self) -> History:
        return History(self.database)

    @property
    def profiles(self) -> Profiles:
        return Profiles(self.database)

    @property
    def parties(self) -> Parties:
        return Parties(self.database)

    def check_writable(self) -> None:
        """Try whether anything can be kept here. Raises StoreError, one sentence, when not; leaves nothing behind."""
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.root) as file:
                file.write(b"?")
        except OSError as error:
            sentence = QT_TRANSLATE_NOOP("errors", "nothing can be written to {folder}: {reason}")
            raise StoreError(sentence, folder=str(self.root), reason=why_refused(error)) from error
