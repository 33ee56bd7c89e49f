"""The card at the end of a round: who won and why, how the match stands, what was decisive, and what next."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QWidget

from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap
from stackhub.tabletop.translate import say


class RoundEnd(Overlay):
    """Esc puts it aside, to look at the table. Asks for ``next_wanted`` (the next round, or the same match again),
    ``watch_wanted``, ``home_wanted``."""

    next_wanted = Signal()
    watch_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, hub: Hub, match: Match, parent: QWidget, *, can_watch: bool = True) -> None:
        super().__init__(parent, width=560)
        self.hub = hub
        self._match = match
        self._counting: QVariantAnimation | None = None
        over = match.phase == "over"
        self.title = self.add_title(self._title())
        for sentence in self._sentences():
            self.add_text(sentence)
        if match.format.kind != "single":
            self._add_scores()
        self.body.addSpacing(8)
        self.next_button = self.add_button(self.tr("Play again") if over else self.tr("Next round"), "primary")
        self.watch_button = self.add_button(self.tr("Watch it again"))
        self.home_button = self.add_button(self.tr("Home"))
        self.next_button.clicked.connect(self.next_wanted)
        self.watch_button.clicked.connect(self.watch_wanted)
        self.home_button.clicked.connect(self.home_wanted)
        played = match.rounds and match.round.referee is not None and match.round.referee.moves_played > 0
        self.watch_button.setVisible(bool(played) and can_watch)
        self.open(self.next_button)

    def stop(self) -> None:
        """End what still moves."""
        if self._counting is not None:
            self._counting.stop()

    def hideEvent(self, event: object) -> None:
        self.stop()
        super().hideEvent(event)  # type: ignore[arg-type]

    # --- words

    def _names(self) -> list[str]:
        return [player.name for player in self._match.players]

    def _title(self) -> str:
        match = self._match
        names = self._names()
        winners = match.winners()
        if winners is None:
            outcome = match.outcomes()[-1]
            return self.tr("{name} wins the round").format(name=_joined(names, outcome.winners))
        if len(winners) == 1:
            return self.tr("{name} wins the match").format(name=names[winners[0]])
        return self.tr("{names} share the win").format(names=_joined(names, winners))

    def _sentences(self) -> list[str]:
        match, names = self._match, self._names()
        if match.left:
            return [self.tr("{name} has left the match.").format(name=_joined(names, tuple(match.left)))]
        words = registry.entry(match.rules.id).room("words")
        sentences = [say(words.outcome_words(match.outcomes()[-1], names))]
        analyst = registry.analyst_of(match.rules.id)
        referee = match.round.referee
        if analyst is not None and referee is not None:
            sentences.append(say(analyst(match.rules, match.options, referee.journal, names).sentence))
        return sentences

    # --- scores that count up

    def _add_scores(self) -> None:
        match = self._match
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        wins = match.wins()
        last = match.outcomes()[-1].winners if match.outcomes() and not match.left else ()
        bars: list[tuple[QProgressBar, QLabel, int, int]] = []
        for seat, player in enumerate(match.players):
            sign = QLabel()
            colour = player.colour
            swatch = paint(self.hub.palette, colour)
            sign.setPixmap(sign_pixmap(colour, swatch, 24, self.devicePixelRatioF()))
            bar = QProgressBar()
            bar.setRange(0, 100 * match.format.target)
            bar.setTextVisible(False)
            bar.setAccessibleName(self.tr("Rounds won by {name}: {count}").format(name=player.name, count=wins[seat]))
            count = QLabel()
            count.setProperty("role", "game")
            grid.addWidget(sign, seat, 0)
            name = QLabel(player.name)
            name.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(name, seat, 1)
            grid.addWidget(bar, seat, 2)
            grid.addWidget(count, seat, 3)
            before = wins[seat] - (1 if seat in last else 0)
            bars.append((bar, count, before, wins[seat]))
        self.body.addLayout(grid)

        def show(share: float) -> None:
            for bar, count, before, after in bars:
                now = before + (after - before) * share
                bar.setValue(round(100 * now))
                count.setText(str(after if share >= 1 else before))

        if not self.hub.settings.animation:
            show(1.0)
            return
        self._counting = QVariantAnimation(
            self, startValue=0.0, endValue=1.0, duration=round(900 / self.hub.settings.speed)
        )
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.valueChanged.connect(show)
        show(0.0)
        self._counting.start()


def _joined(names: list[str], seats: tuple[int, ...]) -> str:
    return ", ".join(names[seat] for seat in seats)
