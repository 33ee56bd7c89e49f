"""What stands around the tower on screen, whosever turn it is: view, die, hand, marks, talk and buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stackhub.dexterity.bot_player import BotPlayer
from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.engine.hint import Hint
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_actions import Actions
from stackhub.games.stacko.board_dice import DiceTray
from stackhub.games.stacko.board_hand import PlayerHand
from stackhub.games.stacko.board_live import LiveTable
from stackhub.games.stacko.board_marks import Marks
from stackhub.games.stacko.board_sight import Sight
from stackhub.games.stacko.board_sounds import heard_at, timbre_of
from stackhub.games.stacko.board_talk import Talk
from stackhub.games.stacko.bot_think import think
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.store.quality import load_quality
from stackhub.store.scenes import load_scene
from stackhub.tabletop.board import Look
from stackhub.view3d.viewport import Viewport


class TowerStage(RecordedBoard):
    """Everything a turn is played with. Whoever knows turns says what may be done now (`offer`)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.scene: StackoScene = load_scene("stacko", StackoScene)
        self.viewport = Viewport(look.theme, load_quality(), self, level=_level(look))
        self.viewport.motion = look.motion
        self.live = LiveTable(self.viewport, self.scene, look.palette, look.theme)
        self.dice = DiceTray(self.viewport, look.palette, look.theme)
        self.hand = PlayerHand(self.live, self)
        self.marks = Marks(look, self.viewport)
        self.sight = Sight(self.live, self.hand, self.marks, look.theme, self)
        self.talk = Talk(self.live, self.hand, self.sight, self)
        self.record(self.live, self.marks)
        self.listen(self.live, timbre_of(self.scene), heard_at)
        self.turn_actions = self.bar = Actions(self)
        self.bot = BotPlayer(self.live, "stacko", think, self)
        self.takes_back = False
        self.bar.hide()  # until somebody gives it a place
        self.view: StackoView | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.viewport)
        self.setFocusProxy(self.viewport)
        self._join()
        self._name_all()

    def _join(self) -> None:
        hand, talk, bar = self.hand, self.talk, self.bar
        hand.set_controls(self.look.controls)
        hand.keys.card_wanted.connect(lambda: self.key_card_shown.emit(not self.look.controls.key_card))
        hand.changed.connect(talk.chosen)
        hand.changed.connect(self.offer)
        hand.said.connect(talk.say)
        hand.sounded.connect(self.sounded)
        hand.keys.pass_pressed.connect(bar.pass_button.start)
        hand.keys.pass_released.connect(bar.pass_button.stop)
        talk.said.connect(self.marks.say)
        talk.sounded.connect(self.sounded)
        talk.changed.connect(self.offer)
        bar.too_short.connect(lambda: talk.say(words.hold_longer()))
        bar.tap.connect(hand.tap)
        bar.tool.connect(hand.use_tool)
        bar.back.connect(hand.cancel)

    def offer(self) -> None:
        """Say with buttons, hand and lights what may be done now."""
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
            self.dice.dress(look.palette, look.theme)
        self.marks.set_look(look)
        if look.controls != before.controls:
            self.hand.set_controls(look.controls)
            self.retranslate()
        self.sight.theme = look.theme
        if not look.motion:
            self.dice.finish()
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
        if paused:
            self.hand.end_safely()  # what a bot holds stays in its hand: for it time stands still
        super().set_paused(paused)
        self.live.paused = paused
        self.live.wake()

    def retranslate(self) -> None:
        self._name_all()
        self.talk.retranslate()
        self.offer()

    def _name_all(self) -> None:
        self.viewport.setAccessibleName(words.board_name())
        self.viewport.setAccessibleDescription(words.board_keys())
        self.bar.set_controls(self.look.controls)
        self.marks.show_keys(words.key_card(self.look.controls) if self.look.controls.key_card else ())

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.marks.setGeometry(self.viewport.rect())

    def close_board(self) -> None:
        """Give back the view's buffers: the board is about to go away."""
        self.bot.close()
        self.talk.close()
        self.sight.close()
        self.viewport.close_view()


def _level(look: Look) -> Any:
    return None if look.quality == "auto" else look.quality
