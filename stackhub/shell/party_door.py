"""The ways into an evening: a new one, one that was left, and the question before one is thrown away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stackhub.engine.errors import SaidError
from stackhub.shell.discard import ask_discard
from stackhub.store.parties import StoredParty
from stackhub.store.replays import remove_replay
from stackhub.store.saves import SUFFIX, remove_match

if TYPE_CHECKING:
    from stackhub.engine.party.plan import PartyPlan
    from stackhub.shell.party_evening import Evening
    from stackhub.shell.party_flow import PartyFlow
    from stackhub.shell.party_stage import Stage


class PartyDoor(QObject):
    """Of ``stage``. ``flow`` is the evening that is going on, None when none is. What a party needs is loaded when
    somebody enters: home is up sooner so."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self.flow: PartyFlow | None = None
        self._stage = stage
        self._hub = stage.hub

    def begin(self, plan: PartyPlan) -> None:
        """A new evening."""
        from stackhub.shell.party_book import load_book
        from stackhub.shell.party_evening import Evening

        self._lead(lambda: Evening.begin(self._hub.folder, load_book(), plan, self._tell_aside))

    def resume(self, stored: StoredParty) -> None:
        """Go on with an evening, as it stands on disk now."""
        from stackhub.shell.party_book import load_book
        from stackhub.shell.party_evening import Evening

        folder = self._hub.folder
        self._lead(lambda: Evening(folder, load_book(), folder.parties.load(stored.key), self._tell_aside))

    def resume_with(self, save: str) -> bool:
        """Go on with the evening that the match of that save belongs to; False where it belongs to none."""
        from stackhub.shell.party_continued import party_with

        stored = party_with(self._hub.folder, save)
        if stored is not None:
            self.resume(stored)
        return stored is not None

    def leave(self) -> None:
        """Nobody is at the party any more; it is kept."""
        if self.flow is not None:
            self.flow.deleteLater()
        self.flow = None

    def ask_discard(self, stored: StoredParty) -> None:
        """Throw an evening away, once that is answered."""
        ask_discard(self._stage.screen_on_top, self.tr("Discard this party?"), lambda: self._discard(stored))

    def _discard(self, stored: StoredParty) -> None:
        from stackhub.shell.party_evening import party_of, saves_of

        try:
            self._hub.folder.parties.remove(stored.key)
            for save in saves_of(party_of(stored)):
                remove_match(self._hub.folder.saves / f"{save}{SUFFIX}")
                if not self._hub.folder.history.has(save):
                    remove_replay(self._hub.folder.replays, save)
        except SaidError as error:
            self._hub.tell(error)
        self._stage.open_home()

    def _tell_aside(self, aside: Path) -> None:
        from stackhub.shell.match_files import put_aside_words

        self._hub.tell(put_aside_words(aside))

    def _lead(self, make: Callable[[], Evening]) -> None:
        from stackhub.shell.party_flow import PartyFlow

        try:
            evening = make()
        except SaidError as error:
            self._hub.tell(error)
            return
        self.leave()
        self.flow = PartyFlow(self._stage, evening, self)
        self.flow.go_on()
