"""The curtain between two people who share the screen: nothing of any hand is seen until the next one has sat down."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.play import MatchPlay
from stackhub.shell.shouts import shouted_words
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap
from stackhub.tabletop.wood import paint_wood

_SIGN = 72


class Curtain(Overlay):
    """Asks to pass the screen to the player at ``seat``. ``lifted()`` they have sat down; ``undo_wanted()`` whoever
    played last takes their move back; ``shouted(seat, move)`` somebody announces; ``home_wanted()``."""

    lifted = Signal()
    undo_wanted = Signal()
    shouted = Signal(int, object)
    home_wanted = Signal()

    def __init__(self, hub: Hub, play: MatchPlay, seat: int, parent: QWidget) -> None:
        super().__init__(parent, dismissable=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what is played below need not be painted
        self._hub = hub
        self._play = play
        self._players = play.match.players
        player = self._players[seat]
        sign = QLabel()
        picture = sign_pixmap(player.colour, paint(hub.palette, player.colour), _SIGN, self.devicePixelRatioF())
        sign.setPixmap(picture)
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(sign)
        title = self.add_title(self.tr("Pass to {name}").format(name=player.name))
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title.setProperty("role", "title")
        words = self.add_text(self.tr("Nobody else looks now."), "muted")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.take_over = self.add_button(self.tr("{name} is here").format(name=player.name), "primary")
        self.take_over.clicked.connect(self.close_overlay)
        self.take_over.clicked.connect(self.lifted)
        for other, move in play.shouts():
            self._add_shout(other, move)
        if play.undo_count and (mover := play.hot_seat.front) is not None:
            undo = self.add_button(self.tr("{name} takes the move back").format(name=self._players[mover].name))
            undo.clicked.connect(self.close_overlay)
            undo.clicked.connect(self.undo_wanted)
        home = self.add_button(self.tr("Home"))
        home.clicked.connect(self.close_overlay)
        home.clicked.connect(self.home_wanted)

    def offer_players(self) -> QPushButton:
        """A way to who plays, for a party: somebody may have gone home before it is their turn."""
        return self.add_button(self.tr("Who plays…"))

    def _add_shout(self, seat: int, move: Any) -> None:
        words = self.tr("{name}: {words}").format(name=self._players[seat].name, words=shouted_words(self._play, move))
        button = self.add_button(words)
        button.clicked.connect(button.hide)
        button.clicked.connect(self.take_over.setFocus)
        button.clicked.connect(lambda: self.shouted.emit(seat, move))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare table, opaque: nothing that lies on it shows through."""
        paint_wood(QPainter(self), self.rect(), self._hub.theme, self.devicePixelRatioF())
