"""The wheel's screen: turn it, see which game comes, play it or turn again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.shell.hub import Hub
from stackhub.shell.party_book import title_of
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_screen import Big, PartyScreen
from stackhub.shell.party_wheel import Wheel
from stackhub.tabletop.announce import announce


class PickScreen(PartyScreen):
    """``picked(game)``: the game of that index of the plan comes next. The wheel may stop only on what was played least
    often, and where is the party's own chance."""

    picked = Signal(int)

    def __init__(self, hub: Hub, evening: Evening, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._party = evening.party
        self._sectors = self._party.wheel()
        self._spins = 0
        self.stopped_at: int | None = None
        """The index of the game where the wheel stands; None before it was turned and while it turns."""
        self.wheel = Wheel(hub)
        self.wheel.stopped.connect(self._stopped)
        self.result = Big(30, centred=True)
        self.body.addWidget(self.wheel, 1)
        self.body.addWidget(self.result)
        self.again_button = QPushButton()
        self.again_button.setProperty("icon_name", "again")
        self.again_button.clicked.connect(self._spin)
        self.again_button.hide()
        self.row.insertWidget(self.row.count() - 1, self.again_button)
        self.skip_button.hide()
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line.hide()
        self.next_button.clicked.connect(self._next)
        self.dress()

    def _next(self) -> None:
        if self.stopped_at is not None:
            self.picked.emit(self.stopped_at)
        elif not self.wheel.turning:
            self._spin()

    def _spin(self) -> None:
        if self.wheel.turning:
            return
        self.stopped_at = None
        goal = self._party.next_game(self._spins)
        self._spins += 1
        self.next_button.setEnabled(False)
        self.again_button.setEnabled(False)
        self._goal = goal
        self.hub.sounds.play("lift")
        self.wheel.spin(self._sectors.index(goal))

    def _stopped(self) -> None:
        self.stopped_at = self._goal
        self.next_button.setEnabled(True)
        self.again_button.setEnabled(True)
        self.again_button.setVisible(len(self._sectors) > 1)
        self.hub.sounds.play("win")
        self._say()
        announce(self, self.result.text())
        if self.overlay is None:
            self.next_button.setFocus()

    def _title_of(self, index: int) -> str:
        return title_of(self._party.plan.games[index].game)

    def _say(self) -> None:
        if self.stopped_at is None:
            self.result.setText("")
            self.say_next(self.tr("Turn the wheel"))
        else:
            title = self._title_of(self.stopped_at)
            self.result.setText(self.tr("{game} it is").format(game=title))
            self.say_next(self.tr("Play {game}").format(game=title))

    def retranslate(self) -> None:
        super().retranslate()
        number, count = len(self._party.played) + 1, self._party.plan.rounds
        self.title.setText(self.tr("Game {number} of {count}: the wheel decides").format(number=number, count=count))
        self.wheel.set_titles([self._title_of(index) for index in self._sectors])
        self.again_button.setText(self.tr("Turn again"))
        self.again_button.setAccessibleName(self.tr("Turn again"))
        self._say()

    def about_to_close(self) -> None:
        self.wheel.stop()
