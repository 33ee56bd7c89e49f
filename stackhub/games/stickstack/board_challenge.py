"""The challenges of a match on screen (SS-15 to SS-17): the card beside the picture, and what it does to the turn.

It shows what the view and the bench know. Whether a card is done so far the rules' own judge says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from stackhub.engine.events import Event
from stackhub.engine.words import Text
from stackhub.games.stickstack import challenge_log, challenge_words
from stackhub.games.stickstack.board_card import CardPanel, CardText, Line, Veil
from stackhub.games.stickstack.board_hand import PlayerHand
from stackhub.games.stickstack.board_sight import Sight
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_checks import All, AnyOf, Check, NoneOf, Within
from stackhub.games.stickstack.challenge_judge import Turn, evaluate
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.tabletop.announce import announce
from stackhub.tabletop.translate import say, written

_LOOK_EVERY = 12
"""Beats between two looks at what holds so far."""


class ChallengeSide(QObject):
    """Joins the card, the hand and the bench of one board. `name_of` says what a seat is called, `is_bot` whether a bot
    sits there.

    Signal: ``sounded(name)`` a card is drawn, done or kept.
    """

    sounded = Signal(str)

    def __init__(
        self,
        hand: PlayerHand,
        sight: Sight,
        name_of: Callable[[int], str],
        is_bot: Callable[[int], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hand, self._sight, self._name_of, self._is_bot = hand, sight, name_of, is_bot
        self.panel = CardPanel()
        self.panel.hide()
        self.veil = Veil(hand.live.viewport)
        self._view: StickStackView | None = None
        self._card: Card | None = None
        self._eased = False
        self.paused = False
        """A card lies over the board: who was in the dark must not look meanwhile."""
        self._may_ease = False
        self._result: Text | None = None
        """What came of the last card."""
        self._lines: tuple[Line, ...] = ()
        self._beats = 0
        self._announced: Card | None = None
        self.panel.eased.connect(self.ease)
        self.panel.peeked.connect(lambda _looks: self._darken())

    # --- What the board tells

    def show(self, view: StickStackView, events: Sequence[Event] = ()) -> None:
        """This is the view now, after these events."""
        self._view = view
        self.panel.setVisible(view.mode == "challenges")
        card = view.card
        names = [self._name_of(seat) for seat in range(len(view.fronts))]
        for event in events:
            if event.name == "scored" and event.seat is not None:
                self._result = challenge_log.scored(event.details, names, event.seat)
                self.sounded.emit("hint" if event.details["done"] else "refuse")
            elif event.name == "drew" and "card" in event.details:
                self.sounded.emit("flick")
        if card != self._card or view.phase in ("challenge", "take"):
            if card != self._card:
                self._eased = False
            self._card = card
            self._lines = tuple(Line(words, None) for words, _ in self._asked(card))
            if card is not None and card is not self._announced:
                announce(self.panel, f"{written(card.title.wording)}. {written(card.text.wording)}")
            self._announced = card
        self._apply(None)
        self._fill(None)

    def face(self, bench: Bench) -> None:
        """The stick of the turn is about to be taken on this bench."""
        if isinstance(bench, ChallengeBench):
            bench.face(self._card)
            if bench.eased and not self._eased:  # left away before the table was left
                self.ease()
            bench.eased = self._eased
        self._apply(bench)

    def offer(self, bench: Bench | None, *, acting: bool) -> None:
        """`acting`: a person at this screen has a stick to take or to place."""
        self._may_ease = acting
        self._apply(bench)
        self._fill(bench)

    def look(self, bench: Bench) -> None:
        """Once a beat: the time, the darkness, what holds so far."""
        if self._card is None or not isinstance(bench, ChallengeBench):
            return
        self._beats += 1
        if bench.stick is not None and bench.held is None and self._beats % _LOOK_EVERY == 0:
            self._judge(bench)
        self._darken()
        self._fill(bench)

    def runs_out(self, bench: Bench) -> bool:
        """Whether time has to pass although the stick is held still."""
        return self._limit is not None and bench.held is not None

    def pause(self, paused: bool) -> None:
        """A card was laid over the board, or taken away."""
        self.paused = paused and self.veil.isVisible()
        self._darken()

    def ease(self) -> None:
        """Leave away what the card does to eyes, hand and time."""
        bench = self._hand.live.bench
        if self._card is None or not self._card.can_be_eased:
            return
        self._eased = True
        self._lines = tuple(Line(words, None) for words, _ in self._asked(self._card))
        if isinstance(bench, ChallengeBench):
            bench.eased = True
        self._apply(bench)
        self._fill(bench)
        announce(self.panel, self.tr("The card is played without its condition."))

    def retranslate(self) -> None:
        self.panel.retranslate()
        self._lines = tuple(Line(words, None) for words, _ in self._asked(self._card))
        self._fill(self._hand.live.bench)

    # --- What the card does

    @property
    def _limit(self) -> float | None:
        return None if self._card is None or self._eased else self._card.seconds

    @property
    def _condition(self) -> str | None:
        return None if self._card is None or self._eased else self._card.condition

    def _apply(self, bench: Bench | None) -> None:
        """Eyes and hand are as the card has them."""
        condition = self._condition
        self._hand.steering.mirrored = condition == "mirrored"
        self._hand.stiff = condition == "stiff"
        self._sight.unmarked = condition == "unmarked"
        self._darken()

    def _darken(self) -> None:
        """The picture is dark while a stick is led."""
        hand, condition = self._hand, self._condition
        led = hand.is_holding and (self.paused or not hand.steering.parked)
        looks = condition == "guided" and self.panel.peek_button.isChecked()
        if led and condition in ("blind", "guided") and not looks:
            if not self.veil.isVisible() or self.veil.size() != self._hand.live.viewport.size():
                self.veil.cover(self.tr("It is dark. The stick is in your hand: let go, or lift it up with Esc."))
        elif self.veil.isVisible():
            self.veil.hide()

    # --- What is on it

    def _asked(self, card: Card | None) -> Iterable[tuple[str, Check]]:
        """What the machine looks at, one thing a line. A choice between checks is told by the card's own words."""
        if card is None or card.check is None:
            return
        parts = card.check.all if isinstance(card.check, All) else (card.check,)
        for part in parts:
            if self._eased and isinstance(part, Within):
                continue  # its time is left away
            joined = isinstance(part, All | AnyOf | NoneOf)
            yield (self.tr("As the card says") if joined else say(challenge_words.check_words(part))), part

    def _judge(self, bench: ChallengeBench) -> None:
        view = self._view
        if view is None or view.held != bench.stick or bench.stick is None:
            return
        kind = bench.scene.kind_of(bench.stick).kind
        turn = Turn(bench.record(), bench.standing, kind, view.source)
        lines = [Line(words, evaluate(check, turn)) for words, check in self._asked(self._card)]
        lines.append(Line(self.tr("Nothing falls"), not turn.record.fell and bench.outcome is None))
        if not any(line.holds is not None for line in self._lines):
            so_far = (
                self.tr("So far it is done.")
                if all(line.holds for line in lines)
                else self.tr("So far it is not done.")
            )
            announce(self.panel, so_far)
        self._lines = tuple(lines)

    def _fill(self, bench: Bench | None) -> None:
        view, card = self._view, self._card
        if view is None or view.mode != "challenges":
            return
        if card is None:
            self.panel.show_card(self._without_card(view))
            return
        drawer = view.to_play if view.drawer is None else view.drawer
        head = self._name_of(drawer)
        if view.partner is not None:
            alone = self._is_bot(drawer) or self._is_bot(view.partner)  # a bot's hand is its own: nobody places for it
            head = say(challenge_words.together(card, head, self._name_of(view.partner), alone=alone))
        changes = [] if self._eased else [say(words) for words in challenge_words.conditions_of(card)]
        if self._eased:
            changes = [self.tr("Played without its condition.")]
            changes += [say(words) for words in challenge_words.conditions_of(card)[card.condition is not None :]]
        if view.partner is not None and self._is_bot(view.partner) and not self._is_bot(drawer):
            changes.append(say(challenge_words.BOT_HELPS_NOT))
        if card.vote:
            asked = any(not self._is_bot(seat) for seat in view.now.voters)
            changes.append(say(challenge_words.VOTED_ON if asked else challenge_words.NOBODY_VOTES))
        holding = bench is not None and bench.held is not None and view.phase == "place"
        self.panel.show_card(
            CardText(
                head=head,
                title=written(card.title.wording),
                text=written(card.text.wording),
                changes=tuple(changes),
                lines=self._lines,
                clock=self._clock(bench),
                ease=self._may_ease and card.can_be_eased and not self._eased,
                peek=self._may_ease and holding and self._condition == "guided",
            )
        )

    def _without_card(self, view: StickStackView) -> CardText:
        """What came of the last card, and how many are left."""
        left = QCoreApplication.translate("stickstack", "%n challenge(s) left to draw", "", len(view.now.deck))
        result = "" if self._result is None else say(self._result)
        return CardText(head=left, title=self.tr("Challenges"), text=result)

    def _clock(self, bench: Bench | None) -> str:
        """The seconds that are left, or in which the stick was let go of."""
        limit = self._limit
        if limit is None or bench is None or bench.stick is None:
            return ""
        if bench.held is None:
            return ""
        return self.tr("{seconds} s").format(seconds=max(0, math.ceil(limit - bench.time_s)))
