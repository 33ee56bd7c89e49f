"""Whose seat it is, in the middle of an evening: people come, go, are back and change places, and take it back."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stackhub.engine.errors import SaidError
from stackhub.engine.party.entries import Left, SeatChange, Swapped, Undone
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_evening import leaving_ends
from stackhub.shell.party_players import PlayersCard, Spot
from stackhub.shell.party_question import Words
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.party_stage import OnStage
from stackhub.shell.play import MatchPlay
from stackhub.store.profiles import Profile


class PartySeats(QObject):
    """Of the evening ``at``. A change is written down first; the match that is being played follows it."""

    def __init__(self, at: OnStage) -> None:
        super().__init__(at)
        self._at = at
        self._evening = at.evening

    def open_card(self, spot: Spot | None = None) -> None:
        """The card on which people come and go; ``spot`` is where somebody was on it before. The table waits for it:
        bots that play on must not put a change out of reach, nor end the match under somebody's hand."""
        at = self._at
        at.attempt(self._evening.mend)  # the profiles are read next
        card = PlayersCard(at.hub, self._evening.party, self._profiles(), at.stage.screen_on_top, at.moves)
        card.asked.connect(lambda change: self._change(card, change))
        card.undo_wanted.connect(lambda: self._undo(card))
        play = at.play if isinstance(at.stage.screen_on_top, GameScreen) else None
        if play is not None:
            play.set_held(True)
            card.closed.connect(lambda: play.set_held(False))
        at.lay(card, card.done_button if spot is None else card.stop_at(spot))

    def _profiles(self) -> list[Profile]:
        try:
            return self._at.hub.folder.profiles.all()
        except SaidError as error:
            self._at.hub.tell(error)
            return []

    def _change(self, card: PlayersCard, change: SeatChange) -> None:
        play = self._at.running
        seat = self._evening.seat_of(change.member) if isinstance(change, Left) else None
        if play is None:
            self._at.attempt(lambda: self._evening.happen(change))
        elif isinstance(change, Left) and change.how == "leaves" and seat is not None:
            card.close_overlay()  # what becomes of the round is to be seen
            if leaving_ends(play.match, seat):
                self._ask_leave(change, play, seat)
                return
            self._leave(change, play, seat)
        else:
            swapped = isinstance(change, Swapped) and change.now
            play.reseat(lambda: self._reseat(change, play), moved=swapped)
        self._after_change(card)

    def _ask_leave(self, change: Left, play: MatchPlay, seat: int) -> None:
        """The result is written as soon as a match is over: then it is too late to take the leaving back."""

        def words() -> Words:
            follows = self.tr(
                "Without {name} the match is over at once and counts as it stands. This cannot be taken back."
            )
            name = self._evening.party.member(change.member).name
            return Words(self.tr("End the match?"), follows.format(name=name), self.tr("End the match"))

        self._at.ask(words, lambda: self._leave(change, play, seat))

    def _leave(self, change: Left, play: MatchPlay, seat: int) -> None:
        play.leave(seat, lambda: self._evening.happen(self._counted(change)))
        play.keeper.profiles = self._evening.profiles()

    def _counted(self, change: Left) -> Left:
        """Leaving is a move itself: the entry counts it."""
        return change.model_copy(update={"moves": self._at.moves})

    def _reseat(self, change: SeatChange | Undone, play: MatchPlay) -> None:
        self._evening.happen(change)
        self._evening.party.agree(play.match)

    def _undo(self, card: PlayersCard) -> None:
        change, play = Undone(moves=self._at.moves), self._at.running
        if play is not None:
            play.reseat(lambda: self._reseat(change, play), moved=True)
        else:
            self._at.attempt(lambda: self._evening.happen(change))
        self._after_change(card)

    def _after_change(self, card: PlayersCard) -> None:
        """Show it on the card and behind it. A screen that shows what is no more gives way."""
        at = self._at
        if at.play is not None:
            at.play.keeper.profiles = self._evening.profiles()
        screen = at.stage.screen_on_top
        if isinstance(screen, PartyScreen):
            at.moved_on.emit()
            if self._evening.party.phase != "over":
                self.open_card(card.spot)
        elif isinstance(screen, GameScreen) and screen.overlay is card:
            if at.play is not None and at.play.seat_in_front is None and at.play.hot_seat.due is not None:
                card.close_overlay()  # the curtain covers the hand that lies behind the card
                return
            card.moves = at.moves
            card.refresh()
