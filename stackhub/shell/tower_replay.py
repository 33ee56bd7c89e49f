"""A tower game from its recorded poses: any moment of it, from any side, as fast or slowly as one likes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stackhub.dexterity.best_side import HEIGHT_DEG, best_turn, excerpt_of
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.shell.tower_bar import TowerBar
from stackhub.shell.tower_keep import ask_where, fall_of
from stackhub.shell.tower_reel import BadReplay, TowerReel
from stackhub.shell.tower_words import file_name, title_words, turn_words
from stackhub.store.quality import load_quality
from stackhub.store.replays import Replay
from stackhub.tabletop.announce import announce
from stackhub.view3d.viewport import Viewport

SLOWLY = 0.25
"""How fast a fall is shown that was looked for."""
_SAID_HIGH = 60  # two lines: the picture does not move with them


class TowerReplayScreen(Screen):
    """Plays ``replay``. No physics runs, and the match itself is not needed. Raises SaidError for a replay of a game
    that is not here, or of which nothing can be shown."""

    def __init__(self, hub: Hub, replay: Replay, parent: QWidget | None = None, *, at_fall: bool = False) -> None:
        self._make_table = _table_of(replay)
        self.reel = TowerReel(replay)
        super().__init__(hub, parent)
        self.replay = replay
        look = hub.look
        self.header = PageHeader(self)
        self.said = QLabel()
        self.viewport = Viewport(look.theme, load_quality(), self, level=_level(look))
        self.viewport.motion = look.motion
        self.viewport.navigation.swapped = look.controls.left_handed
        self.viewport.navigation.sensitivity = look.controls.sensitivity
        self.table: Any = self._make_table(self.viewport, look)
        self.bar = TowerBar(hub, self.reel, self)
        self.playing = False
        self.second = 0.0
        self._turn = -1
        self._wreck = False
        self._lay_out()
        self._connect()
        self.seek(0.0)
        if at_fall:
            self.show_fall()
        else:
            self.toggle()

    def _lay_out(self) -> None:
        self.said.setTextFormat(Qt.TextFormat.PlainText)  # names stand in it
        self.said.setProperty("role", "game")
        self.said.setWordWrap(True)
        self.said.setContentsMargins(32, 0, 32, 8)
        self.said.setMinimumHeight(_SAID_HIGH)
        top = QHBoxLayout()
        top.setContentsMargins(32, 12, 20, 4)
        top.setSpacing(12)
        top.addWidget(self.header, 1)
        top.addWidget(self.bar.keep_button)
        top.addWidget(self.bar.save_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.said)
        column.addWidget(self.viewport, 1)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        bar = self.bar
        bar.sought.connect(self._sought)
        bar.toggled.connect(self.toggle)
        bar.stepped.connect(lambda frames: self._sought(self.reel.step(self.second, frames)))
        bar.turned.connect(self._go_turn)
        bar.fall_wanted.connect(self.show_fall)
        bar.save_wanted.connect(self._save)
        bar.keep_wanted.connect(self._keep)
        bar.done.connect(self.back)
        self.viewport.movers.append(self._advance)
        self.hub.look_changed.connect(self._dress)
        for keys, slot in (
            ("Ctrl+Left", lambda: self._go_turn(-1)),
            ("Ctrl+Right", lambda: self._go_turn(1)),
            ("Shift+Left", lambda: bar.stepped.emit(-1)),
            ("Shift+Right", lambda: bar.stepped.emit(1)),
            ("F", self.show_fall),
            ("+", lambda: bar.change_speed(1)),
            ("-", lambda: bar.change_speed(-1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # --- what may be done

    def toggle(self) -> None:
        """Play, or pause; from the end, begin anew."""
        if not self.playing and self.second >= self.reel.seconds:
            self.seek(0.0)
        self.playing = not self.playing
        self._tell()
        self.viewport.request_frame()

    def seek(self, second: float) -> None:
        """Show that moment."""
        self.second = min(max(0.0, second), self.reel.seconds)
        number = self.reel.turn_at(self.second)
        recording = self.reel.recording(number)
        if recording is not None:
            poses = recording.poses(self.reel.frame_at(self.second))
            self.table.show_poses(poses, recording.sizes_mm())
            self._frame(number, poses)
        if number != self._turn:
            self._turn = number
            self._say()
        self._tell()
        self.viewport.request_frame()

    def show_fall(self) -> None:
        """Go to the next fall, and show it slowly and from its best side."""
        second = self.reel.next_fall(self.second)
        if second is None:
            return
        self.seek(second)
        number = self.reel.turn_at(second)
        recording, fell = self.reel.recording(number), self.reel.turns[number].fell_s
        if recording is not None and fell is not None:
            part = excerpt_of(recording, min(round(fell * recording.frame_hz), recording.frames))
            rig = self.viewport.rig
            rig.goal = replace(
                rig.goal, turn=best_turn(recording, part, now_deg=rig.stand.turn), height=HEIGHT_DEG, zoom=1.0
            )
            rig.reframe()
        self.bar.set_speed(SLOWLY)
        self.playing = True
        self._tell()

    def _sought(self, second: float) -> None:
        self.playing = False
        self.seek(second)

    def _go_turn(self, by: int) -> None:
        self.seek(self.reel.next_turn(self.second, by))

    def _save(self) -> None:
        self.playing = False
        ask_where(self.hub, self, self.replay, file_name(self.replay.manifest))
        self._tell()

    def _keep(self) -> None:
        self.playing = False
        kept = fall_of(self.replay, self._turn)
        if kept is not None:
            ask_where(self.hub, self, kept, file_name(self.replay.manifest, fall=True))
        self._tell()

    # --- time

    def _advance(self, seconds: float) -> bool:
        if not self.playing:
            return False
        self.seek(self.second + seconds * self.bar.speed)
        if self.second >= self.reel.seconds:
            self.playing = False
            self._tell()
        return self.playing

    def _frame(self, number: int, poses: Any) -> None:
        """Have the camera see the tower, and what has fallen once it has."""
        fell = self.reel.turns[number].fell_s
        wreck = fell is not None and self.reel.within(self.second) > fell
        if wreck:
            self.table.frame_all()
        elif number != self._turn or self._wreck:
            self.table.frame_poses(poses)
        self._wreck = wreck

    def _say(self) -> None:
        words = turn_words(self.replay.manifest, self.reel.turns[self._turn])
        self.said.setText(words)
        self.said.setAccessibleName(words)
        announce(self, words)

    def _tell(self) -> None:
        self.bar.show_at(self.second, playing=self.playing)

    # --- screen

    def retranslate(self) -> None:
        self.header.set_texts(title_words(self.replay.manifest))
        self.viewport.setAccessibleName(self.tr("The tower, as it was"))
        self.viewport.setAccessibleDescription(
            self.tr("Drag or use the arrows to look from elsewhere; 1 to 5 are the sides and the top.")
        )
        self.bar.retranslate()
        self._say()
        self._tell()

    def first_focus(self) -> QWidget:
        return self.bar.play_button

    def keyPressEvent(self, event: Any) -> None:
        """Space plays and pauses wherever the focus is, but on another button."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.toggle()
        else:
            super().keyPressEvent(event)

    def about_to_close(self) -> None:
        self.playing = False
        self.hub.look_changed.disconnect(self._dress)  # the scene is gone before the screen is
        self.viewport.close_view()

    def _dress(self) -> None:
        look = self.hub.look
        self.viewport.motion = look.motion
        self.viewport.scene.set_theme(look.theme)
        self.viewport.set_level(_level(look))
        self.table.dress(look.palette, look.theme)
        self.bar.dress()


def _table_of(replay: Replay) -> Any:
    """What makes the table of the replay's game. Raises BadReplay."""
    game = replay.manifest.game
    entry = next((entry for entry in registry.games() if entry.id == game), None)
    make = None if entry is None else getattr(entry.room("board"), "make_replay_table", None)
    if make is None:
        raise BadReplay(QT_TRANSLATE_NOOP("errors", "this is a replay of a game that is not here: {game}"), game=game)
    return make


def _level(look: Any) -> Any:
    return None if look.quality == "auto" else look.quality
