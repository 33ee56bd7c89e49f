"""The bench of a game with challenge cards (SS-15): what a card makes of the colours, and its facts."""

from __future__ import annotations

from stackhub.games.stickstack import judge
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.judge import Colours
from stackhub.games.stickstack.record import Attempt, Contact, Ending, TurnRecord
from stackhub.games.stickstack.table import StickContact
from stackhub.games.stickstack.table_attempt import clashes
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_facts import Facing


class ChallengeBench(Bench):
    """`face` says which card the next turn is played with, before its stick is taken."""

    card: Card | None = None
    eased = False
    """What the card does to eyes, hand and time was left away."""
    _facing: Facing | None = None
    _usual: Colours | None = None

    def face(self, card: Card | None) -> None:
        """The turn is played with this card. Where it suspends or replaces SS-04, nothing is refused."""
        if self._usual is None:
            self._usual = self.colours
        self.card, self.eased = card, self._so_far is not None and self._so_far.eased
        self.colours = self._usual if card is None or card.colours == "like" else "warn"

    def take(self, stick: str, towards_deg: float = 0.0) -> None:
        if self.stick is None:
            before = self._so_far if self._so_far is not None and self._so_far.stick == stick else None
            self._facing = Facing(self.table, None if before is None else before.facts)
        super().take(stick, towards_deg)

    def clashes(self, contact: StickContact) -> bool:
        rule = "like" if self.card is None else self.card.colours
        return rule != "any" and clashes(contact) != (rule == "unlike")

    def wrong_in(self, attempt: Attempt) -> tuple[Contact, ...]:
        return judge.wrong_contacts(attempt) if self.card is None or self.card.colours == "like" else ()

    def _record(self, end: Ending) -> TurnRecord:
        record = super()._record(end)
        if self._facing is None:
            return record
        facts = self._facing.facts(self.table, record.stick, record.hung)
        return record.model_copy(update={"facts": facts, "eased": self.eased})
