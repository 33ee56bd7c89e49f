"""The data folder: where everything that is written to disk stands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

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
