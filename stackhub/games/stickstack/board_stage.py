"""What stands around the wobbling cup on screen, whosever turn it is: view, hand, marks, talk, chips and buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stackhub.dexterity.bot_player import BotPlayer
from stackhub.dexterity.marks import Note
from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.engine.hint import Hint
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_actions import StickActions
from stackhub.games.stickstack.board_challenge import ChallengeSide
from stackhub.games.stickstack.board_chips import FrontRow
from stackhub.games.stickstack.board_hand import PlayerHand
from stackhub.games.stickstack.board_live import LiveTable, bands_of
from stackhub.games.stickstack.board_marks import InHand, StickMarks
from stackhub.games.stickstack.board_sight import Sight
from stackhub.games.stickstack.board_sounds import heard_at, timbre_of
from stackhub.games.stickstack.board_talk import Talk
from stackhub.games.stickstack.bots import think
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.quality import load_quality
from stackhub.store.scenes import load_scene
from stackhub.tabletop.board import Look
from stackhub.view3d.viewport import Viewport

_RISE_DEG = 12.0
"""The camera looks down on the cup more steeply than on other things."""


class CupStage(RecordedBoard):
    """Everything a turn is played with. Whoever knows turns says what may be done now (`offer`)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.scene: StickStackScene = load_scene("stickstack", StickStackScene)
        self.viewport = Viewport(look.theme, load_quality(), self, level=_level(look))
        self.viewport.motion = look.motion
        self.viewport.rig.orbit(0, _RISE_DEG)
        self.live = LiveTable(self.viewport, self.scene, look.palette, look.theme)
        self.hand = PlayerHand(self.live, self)
        self.marks = StickMarks(look, self.viewport)
        self.sight = Sight(self.live, self.hand, self.marks, look.theme, self)
        self.talk = Talk(self.live, self.hand, self.sight, self)
        self.record(self.live, self.marks)
        self.listen(self.live, timbre_of(self.scene), heard_at)
        self.front = FrontRow({kind.kind: bands_of(kind) for kind in self.scene.kinds}, look, self)
        self.turn_actions = self.bar = StickActions(self)
        self.bot = BotPlayer(self.live, "stickstack", think, self)
        self.challenge = ChallengeSide(self.hand, self.sight, self._name, self._is_bot, self)
        self.takes_back = False
        self.bar.hide()  # until somebody gives it a place
        self.view: StickStackView | None = None
        self._explained = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.viewport, 1)
        row.addWidget(self.challenge.panel)
        column.addLayout(row, 1)
        column.addWidget(self.front)
        self.setFocusProxy(self.viewport)
        self._join()
        self._name_all()

    def _join(self) -> None:
        hand, bar, talk = self.hand, self.bar, self.talk
        self.viewport.frame_drawn.connect(self._overlay)  # the camera may have moved since the last beat of the table
        hand.set_controls(self.look.controls)
        hand.keys.card_wanted.connect(lambda: self.key_card_shown.emit(not self.look.controls.key_card))
        hand.changed.connect(talk.chosen)
        hand.changed.connect(self.offer)
        hand.said.connect(talk.answer)
        hand.sounded.connect(self.sounded)
        hand.moved.connect(talk.moved)
        hand.led.connect(talk.led)
        hand.released.connect(self.sight.forget_seen)
        hand.contacts_wanted.connect(self._toggle_contacts)
        talk.said.connect(self.marks.say)
        talk.sounded.connect(self.sounded)
        talk.refused.connect(hand.refused)
        talk.changed.connect(self.offer)
        self.challenge.sounded.connect(self.sounded)
        bar.let_go.connect(hand.release)
        bar.up.connect(hand.cancel)
        bar.contacts.connect(self._toggle_contacts)

    def offer(self) -> None:
        """Say with buttons, chips, hand and lights what may be done now."""
        raise NotImplementedError

    # --- What the shell calls

    def set_look(self, look: Look) -> None:
        before, self.look = self.look, look
        self.viewport.motion = look.motion
        if look.quality != before.quality:
            self.viewport.set_level(_level(look))
        if look.theme != before.theme:
            self.viewport.scene.set_theme(look.theme)
        if (look.theme, look.palette) != (before.theme, before.palette):
            self.live.dress(look.palette, look.theme)
            self.sight.drop_ghost()
        self.marks.set_look(look)
        self.front.set_look(look)
        if look.controls != before.controls:
            self.hand.set_controls(look.controls)
            self.retranslate()
        self.sight.theme = look.theme
        self.sight.shine()

    def picture(self) -> QPixmap:
        self.marks.hide()
        self.viewport.resize(self.size() * 2)  # made smaller afterwards, which smooths its edges
        self.viewport.motion = False
        self.live.frame_tower(keep=False)
        self.viewport.draw_now()
        return self.viewport.grab()

    def show_hint(self, hint: Hint | None) -> None:
        """Nobody gives hints at a tower (yet)."""

    def cancel(self) -> bool:
        return super().cancel() or self.hand.cancel()

    def set_paused(self, paused: bool) -> None:
        self.challenge.pause(paused)
        if paused:
            self.hand.end_safely()  # what a bot holds stays in its hand: for it time stands still
        super().set_paused(paused)
        self.live.paused = paused
        self.live.wake()

    def retranslate(self) -> None:
        self._name_all()
        self.talk.retranslate()
        self.challenge.retranslate()
        self.offer()

    def _name_all(self) -> None:
        self.viewport.setAccessibleName(words.board_name())
        self.viewport.setAccessibleDescription(words.board_keys())
        self.bar.set_controls(self.look.controls)
        self.front.retranslate()
        self.marks.show_keys(words.key_card(self.look.controls) if self.look.controls.key_card else ())

    # --- Who plays

    def _is_bot(self, seat: int) -> bool:
        return seat < len(self.players) and self.players[seat].is_bot

    def _name(self, seat: int) -> str:
        return self.players[seat].name if seat < len(self.players) else str(seat + 1)

    # --- What is shown

    def _explain(self, sentence: str) -> None:
        if sentence != self._explained:
            self._explained = sentence
            self.explained.emit(sentence)

    def _overlay(self) -> None:
        self.show_bag()
        if self.live.bench is not None:
            self.sight.overlay(self.live.bench)

    def show_bag(self) -> None:
        """How many sticks are in the bag."""
        at, view = self.live.bag_seen(), self.view
        if at is None or view is None:
            self.marks.show_bag(None)
            return
        self.marks.show_bag(Note(at, self.locale().toString(len(view.bag))))

    def show_in_hand(self) -> None:
        bench = self.live.bench
        held = None if bench is None else bench.held
        if held is None:
            self.marks.show_hand(None)
        else:
            self.marks.show_hand(InHand(bands_of(self.scene.kind_of(held)), words.in_hand()))

    def _toggle_contacts(self) -> None:
        """Show every contact of the tower, or no longer."""
        self.sight.contacts_shown = not self.sight.contacts_shown
        self.bar.show_contacts(self.sight.contacts_shown)
        if self.sight.contacts_shown:
            self.talk.say_contacts()
        if self.live.bench is not None:
            self.sight.look(self.live.bench)
        self.live.wake()

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, lambda: self.marks.setGeometry(self.viewport.rect()))
        self.marks.setGeometry(self.viewport.rect())

    def close_board(self) -> None:
        """Give back the view's buffers: the board is about to go away."""
        self.bot.close()
        self.talk.close()
        self.sight.close()
        self.viewport.close_view()


def _level(look: Look) -> Any:
    return None if look.quality == "auto" else look.quality
