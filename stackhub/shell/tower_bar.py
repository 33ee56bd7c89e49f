"""The controls below a tower's replay."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.tower_line import Stretch, TowerLine
from stackhub.shell.tower_reel import TowerReel
from stackhub.tabletop.icons import icon

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0)
"""How many times as fast as it happened."""


class TowerBar(QFrame):
    """Says what the player wants: ``sought(second)``, ``toggled()`` (play, or pause), ``stepped(frames)``,
    ``turned(turns)``, ``fall_wanted()``, ``save_wanted()``, ``keep_wanted()``, ``done()``."""

    sought = Signal(float)
    toggled = Signal()
    stepped = Signal(int)
    turned = Signal(int)
    fall_wanted = Signal()
    save_wanted = Signal()
    keep_wanted = Signal()
    done = Signal()

    def __init__(self, hub: Hub, reel: TowerReel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._reel = reel
        self._playing = False
        self.setProperty("role", "bar")
        self.line = TowerLine(hub, _stretches(reel))
        self.back_button, self.step_back_button, self.play_button = QPushButton(), QPushButton(), QPushButton()
        self.step_on_button, self.next_button, self.fall_button = QPushButton(), QPushButton(), QPushButton()
        self.save_button, self.keep_button = QPushButton(self), QPushButton(self)
        """What leads to files of one's own; the screen gives them a place."""
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "primary")
        self.speed_box = ChoiceBox()
        for speed in SPEEDS:
            self.speed_box.addItem("", speed)
        self.speed_box.setCurrentIndex(SPEEDS.index(1.0))
        self.count = QLabel()
        self._lay_out()
        self._connect()
        self.fall_button.setVisible(bool(reel.falls))
        self.keep_button.setVisible(bool(reel.falls))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (
            self.back_button,
            self.step_back_button,
            self.play_button,
            self.step_on_button,
            self.next_button,
            self.speed_box,
            self.fall_button,
        ):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.count)
        row.addSpacing(8)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 4, 20, 8)
        column.setSpacing(6)
        column.addWidget(self.line)
        column.addLayout(row)

    def _connect(self) -> None:
        self.line.sought.connect(lambda ms: self.sought.emit(ms / 1000))
        self.play_button.clicked.connect(self.toggled)
        self.back_button.clicked.connect(lambda: self.turned.emit(-1))
        self.next_button.clicked.connect(lambda: self.turned.emit(1))
        self.step_back_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.step_on_button.clicked.connect(lambda: self.stepped.emit(1))
        self.fall_button.clicked.connect(self.fall_wanted)
        self.save_button.clicked.connect(self.save_wanted)
        self.keep_button.clicked.connect(self.keep_wanted)
        self.close_button.clicked.connect(self.done)

    @property
    def speed(self) -> float:
        """So many times as fast as it happened."""
        return float(self.speed_box.currentData())

    def set_speed(self, speed: float) -> None:
        self.speed_box.setCurrentIndex(SPEEDS.index(speed))

    def change_speed(self, by: int) -> None:
        """The next one up or down."""
        self.speed_box.setCurrentIndex(min(max(0, self.speed_box.currentIndex() + by), len(SPEEDS) - 1))

    def show_at(self, second: float, *, playing: bool) -> None:
        """The replay is there now."""
        reel = self._reel
        number = reel.turn_at(second)
        self.line.show_at(round(second * 1000))
        words = self.tr("Turn {number} of {count} · {time} of {whole}")
        self.count.setText(
            words.format(number=number + 1, count=len(reel.turns), time=clock(second), whole=clock(reel.seconds))
        )
        self.line.setAccessibleDescription(self.count.text())
        self.back_button.setEnabled(second > 0)
        self.step_back_button.setEnabled(second > 0)
        self.step_on_button.setEnabled(second < reel.seconds)
        self.next_button.setEnabled(second < reel.seconds)
        self.keep_button.setEnabled(reel.turns[number].fell_s is not None)
        if playing != self._playing:
            self._playing = playing
            self._name_play()

    def retranslate(self) -> None:
        """Set every text again."""
        for button, words, key in (
            (self.back_button, self.tr("Turn before"), "Ctrl+←"),
            (self.next_button, self.tr("Next turn"), "Ctrl+→"),
            (self.step_back_button, self.tr("One frame back"), "Shift+←"),
            (self.step_on_button, self.tr("One frame on"), "Shift+→"),
        ):
            button.setAccessibleName(words)
            button.setToolTip(f"{words} ({key})")
        for button, words, more in (
            (self.fall_button, self.tr("The fall  (F)"), self.tr("Go to the next fall, and watch it slowly")),
            (self.save_button, self.tr("Save replay…"), self.tr("Save this replay as a file of your own")),
            (self.keep_button, self.tr("Keep this fall…"), self.tr("Save only the fall of this turn as a replay")),
            (self.close_button, self.tr("Done"), self.tr("Done watching")),
        ):
            button.setText(words)
            button.setAccessibleName(more)
            button.setToolTip(more)
        self.line.setAccessibleName(self.tr("Time in the replay"))
        self.speed_box.setAccessibleName(self.tr("Speed"))
        self.speed_box.setToolTip(self.tr("Speed (+ and −)"))
        for index, speed in enumerate(SPEEDS):
            self.speed_box.setItemText(index, "× " + self.locale().toString(speed, "g", 3))
        self.dress()

    def dress(self) -> None:
        """In the colours of the theme."""
        colour = self.hub.theme.text
        for button, name in (
            (self.back_button, "back"),
            (self.next_button, "next"),
            (self.step_back_button, "step_back"),
            (self.step_on_button, "step_on"),
            (self.fall_button, "fall"),
            (self.save_button, "save"),
        ):
            button.setIcon(icon(name, colour))
        self._name_play()
        self.line.update()

    def _name_play(self) -> None:
        words = self.tr("Pause") if self._playing else self.tr("Play")
        self.play_button.setIcon(icon("pause" if self._playing else "play", self.hub.theme.text))
        self.play_button.setAccessibleName(words)
        self.play_button.setToolTip(self.tr("{words} (Space)").format(words=words))


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    whole = int(seconds + 0.5)
    return f"{whole // 60}:{whole % 60:02}"


def _stretches(reel: TowerReel) -> list[Stretch]:
    players = reel.replay.manifest.players
    found = []
    for number, turn in enumerate(reel.turns):
        start, end = (round(1000 * second) for second in reel.starts[number : number + 2])
        colour = players[turn.seat % len(players)].colour
        found.append(Stretch(start, end, colour, None if turn.fell_s is None else start + round(1000 * turn.fell_s)))
    return found
