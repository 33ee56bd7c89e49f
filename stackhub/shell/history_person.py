"""One player over all matches: wins, streaks, head to head, records, with charts."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.history_charts import Bar, Bars, WinsLine
from stackhub.shell.history_records import record_lines
from stackhub.shell.history_words import game_title, people_words, who_words
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.profile_drawing import avatar_pixmap
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.history import Filter
from stackhub.store.results import MatchResult, Who
from stackhub.store.statistics import HeadToHead, line_of, played_by, rivals, tallies
from stackhub.tabletop.palette import paint

_FACE = 56
#: So many opponents have a bar; whoever was met more seldom is found with the filters.
_MOST_RIVALS = 8


class PersonScreen(Screen):
    """Statistics of ``who``. Raises SaidError when the history cannot be read."""

    def __init__(self, hub: Hub, who: Who, parent: QWidget | None = None) -> None:
        matches = played_by(hub.folder.history.matches(limit=-1, only=Filter(people=(who,))), who)
        super().__init__(hub, parent)
        self.who = who
        self._matches = matches
        self.header = PageHeader(self)
        self._face = QLabel()
        self.game_box = ChoiceBox()
        self.game_box.addItem("", None)
        for game in sorted({match.game for match in self._matches}):
            self.game_box.addItem("", game)
        self.game_box.currentIndexChanged.connect(self._fill)
        self.tiles = [Tile() for _ in range(4)]
        self.line = WinsLine(hub)
        self.games, self.opponents = Bars(hub), Bars(hub)
        self.records = QLabel()
        self.records.setWordWrap(True)
        self.records.setTextFormat(Qt.TextFormat.PlainText)
        self._titles = [QLabel() for _ in range(3)]
        for title in self._titles:
            title.setProperty("role", "heading")
        self._legend = QLabel()
        self._legend.setProperty("role", "muted")
        self._legend.setWordWrap(True)
        self._lay_out()
        hub.look_changed.connect(self._dress)

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self._face)
        top.addWidget(self.header, 1)
        top.addWidget(self.game_box)
        outer.addLayout(top)
        tiles = QHBoxLayout()
        tiles.setSpacing(12)
        for tile in self.tiles:
            tiles.addWidget(tile, 1)
        outer.addLayout(tiles)
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(8)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, widgets in (
            (left, (self.line, self._titles[0], self.games)),
            (right, (self._titles[1], self.opponents, self._legend, self._titles[2], self.records)),
        ):
            column.setSpacing(8)
            for widget in widgets:
                column.addWidget(widget, int(widget is self.line))
            column.addStretch(1)
        grid.addLayout(left, 0, 0)
        grid.addLayout(right, 0, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        self._scroll = scroll
        outer.addWidget(scroll, 1)

    # --- what is shown

    @property
    def shown(self) -> list[MatchResult]:
        """The matches that count: all, or those of the chosen game."""
        game = self.game_box.currentData()
        return [match for match in self._matches if game is None or match.game == game]

    def _fill(self) -> None:
        matches = self.shown
        tally = next((found for found in tallies(matches) if found.who.key == self.who.key), None)
        number = QLocale().toString
        played, won, streak, current = (
            (tally.played, tally.won, tally.streak, tally.current) if tally is not None else (0, 0, 0, 0)
        )
        share = round(100 * won / played) if played else 0
        for tile, figure, words in zip(
            self.tiles,
            (number(played), number(won), number(streak), number(current)),
            (
                self.tr("played"),
                self.tr("won, that is {share} %").format(share=number(share)),
                self.tr("is the longest row of wins"),
                self.tr("is the row of wins now"),
            ),
            strict=True,
        ):
            tile.say(figure, words)
        self.line.show_steps(line_of(matches, self.who))
        self._fill_games()
        found = rivals(matches, self.who)[:_MOST_RIVALS]
        names = people_words([who for who, _ in found])
        self.opponents.show_bars([self._against(name, head) for name, (_, head) in zip(names, found, strict=True)])
        lines = record_lines(matches, self.who)
        self.records.setText("\n".join(lines))
        self._titles[2].setVisible(bool(lines))

    def _fill_games(self) -> None:
        bars = []
        for index in range(1, self.game_box.count()):
            game = self.game_box.itemData(index)
            own = next(t for t in tallies([m for m in self._matches if m.game == game]) if t.who.key == self.who.key)
            words = self.tr("{won} of {played}").format(won=own.won, played=own.played)
            bars.append(Bar(game_title(game), (own.won, 0, own.played - own.won), words))
        self.games.show_bars(bars)
        several = len(bars) > 1 and self.game_box.currentData() is None
        self.games.setVisible(several)
        self._titles[0].setVisible(several)

    def _against(self, name: str, head: HeadToHead) -> Bar:
        words = self.tr("won {first}, lost {second} of {met}").format(
            first=head.first, second=head.second, met=head.met
        )
        return Bar(name, (head.first + head.both, head.second, head.neither), words)

    # --- texts and look

    def retranslate(self) -> None:
        self.header.set_texts(who_words(self.who))
        self.game_box.setItemText(0, self.tr("All games"))
        self.game_box.setAccessibleName(self.tr("Which game"))
        for index in range(1, self.game_box.count()):
            self.game_box.setItemText(index, game_title(self.game_box.itemData(index)))
        for title, words in zip(
            self._titles, (self.tr("Game by game"), self.tr("Against whom"), self.tr("Records")), strict=True
        ):
            title.setText(words)
        self._legend.setText(
            self.tr("Filled: won by {name}. Hatched: won by the other. Empty: by a third, or by nobody.").format(
                name=escape(self.who.name)
            )
        )
        self._fill()
        self._dress()

    def first_focus(self) -> QWidget:
        return self.game_box

    def _dress(self) -> None:
        profile = self.hub.profiles.get(self.who.profile)
        self._face.setVisible(profile is not None)
        if profile is not None:
            head, swatch = avatar_of(profile.avatar, profile.name), paint(self.hub.palette, profile.colour)
            self._face.setPixmap(avatar_pixmap(head, swatch, _FACE, self.devicePixelRatioF(), profile.colour))


class Tile(QFrame):
    """A large figure and what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._figure, self._words = QLabel(), QLabel()
        self._figure.setProperty("role", "title")
        self._words.setProperty("role", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(12)
        row.addWidget(self._figure)
        row.addWidget(self._words, 1)

    def say(self, figure: str, words: str) -> None:
        """Show them."""
        self._figure.setText(figure)
        self._words.setText(words)
        self.setAccessibleName(f"{figure} {words}")
