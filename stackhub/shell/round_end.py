"""The card at the end of a round: who won and why, how the match stands, what was decisive, and what next."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEasingCurve, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QWidget

from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.analysing import Analysing
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.standing import Standing, decides, figure, progress, standings
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap
from stackhub.tabletop.translate import say

#: The figures of more players than this stand closer together, or the card would be higher than the smallest window.
_MOST_AIRY_ROWS = 5


_PICTURE = QSize(496, 236)
#: A name among the figures is cut to this, in pixels, so that the bar beside it keeps its room.
_NAME_WIDTH = 240


class RoundEnd(Overlay):
    """Esc puts it aside, to look at the table. Asks for ``next_wanted`` (the next round, or the same match again),
    ``watch_wanted``, ``home_wanted``."""

    next_wanted = Signal()
    watch_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        hub: Hub,
        match: Match,
        parent: QWidget,
        *,
        can_watch: bool = True,
        picture: QPixmap | None = None,
        in_party: bool = False,
        analysing: Analysing | None = None,
    ) -> None:
        """`picture` is what the referee saw, for a table that is watched. ``in_party``: after the match the evening
        goes on. What ``analysing`` finds is added when it is known."""
        super().__init__(parent, width=560)
        self.hub = hub
        self._match = match
        self._counting: QVariantAnimation | None = None
        self.counts: list[QLabel] = []
        """By seat, how many rounds or points; empty when a single round decided."""
        over = match.phase == "over"
        self.title = self.add_title(self._title())
        for sentence in self._sentences():
            self.add_text(sentence)
        self.turning: QLabel | None = None
        """What decided the round."""
        if analysing is not None:
            self._add_analysis(analysing)
        if picture is not None and not picture.isNull():
            self._add_picture(picture)
        if decides(match) is not None:
            self._add_scores()
        self.body.addSpacing(8)
        on = self.tr("Go on with the party") if in_party else self.tr("Play again")
        self.next_button = self.add_button(on if over else self.tr("Next round"), "primary")
        self.watch_button = self.add_button(self.tr("Watch it again"))
        self.home_button = self.add_button(self.tr("Home"))
        self.next_button.clicked.connect(self.next_wanted)
        self.watch_button.clicked.connect(self.watch_wanted)
        self.home_button.clicked.connect(self.home_wanted)
        played = match.rounds and match.round.referee is not None and match.round.referee.moves_played > 0
        self.watch_button.setVisible(bool(played) and can_watch)
        self.open(self.next_button)

    def _add_picture(self, picture: QPixmap) -> None:
        """As wide as the card's texts, cut above and below the middle."""
        ratio = self.devicePixelRatioF()
        size = _PICTURE * ratio
        scaled = picture.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        left, top = (scaled.width() - size.width()) // 2, (scaled.height() - size.height()) // 2
        shown = scaled.copy(left, top, size.width(), size.height())
        shown.setDevicePixelRatio(ratio)
        self.picture = QLabel()
        self.picture.setPixmap(shown)
        self.picture.setAccessibleName(self.tr("What the referee saw"))
        self.body.addWidget(self.picture)

    def _add_analysis(self, analysing: Analysing) -> None:
        """Where the round turned: now, or once it is found."""
        analysing.begin()
        if analysing.analysis is None and not analysing.thinking:
            return
        self.turning = self.add_text(self.tr("Looking for the turning point…"), "muted")
        self._analysing = analysing
        analysing.found.connect(self._tell_analysis)
        self._tell_analysis()

    def _tell_analysis(self) -> None:
        analysis = self._analysing.analysis
        if self.turning is None or self._analysing.thinking:
            return
        self.turning.setVisible(analysis is not None)
        if analysis is not None:
            sentence = say(analysis.sentence)
            self.turning.setText(sentence)
            self.turning.setProperty("role", "")
            self.turning.style().polish(self.turning)
            self.card.adjustSize()

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
            winners = match.outcomes()[-1].winners
            if self._is_team(winners):
                return self.tr("The team of {names} wins the round").format(names=_joined(names, winners))
            if len(winners) == 1:
                return self.tr("{name} wins the round").format(name=names[winners[0]])
            return self.tr("{names} win the round").format(names=_joined(names, winners))
        if not winners:
            return self.tr("Not won this time")
        outcomes = match.outcomes()
        if outcomes and len(outcomes[-1].sides) == 1:  # all played together
            return self.tr("Won together")
        if self._is_team(winners):
            return self.tr("The team of {names} wins the match").format(names=_joined(names, winners))
        if len(winners) == 1:
            return self.tr("{name} wins the match").format(name=names[winners[0]])
        return self.tr("{names} share the win").format(names=_joined(names, winners))

    def _is_team(self, winners: tuple[int, ...]) -> bool:
        """Whether they are one side of several that played against each other, or what is left of it."""
        outcomes = self._match.outcomes()
        sides = outcomes[-1].sides if outcomes else ()
        return len(sides) > 1 and any(len(side) > 1 and set(winners) <= set(side) for side in sides)

    def _sentences(self) -> list[str]:
        match, names = self._match, self._names()
        referee = match.round.referee if match.rounds else None
        outcome = referee.outcome() if referee is not None else None
        gone = [self.tr("{name} has left the match.").format(name=names[seat]) for seat in match.left]
        if outcome is None or referee is None:  # the match ended without the round
            return gone
        words = registry.entry(match.rules.id).room("words")
        sentences = [say(words.outcome_words(outcome, names))]
        return sentences if outcome.loser is not None else [*gone, *sentences]

    # --- scores that count up

    def _add_scores(self) -> None:
        match = self._match
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        if match.seats > _MOST_AIRY_ROWS:
            grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        by_wins = decides(match) == "wins"
        shown: list[tuple[QProgressBar | None, QLabel, Standing]] = []
        for seat, (player, standing) in enumerate(zip(match.players, standings(match), strict=True)):
            sign = QLabel()
            swatch = paint(self.hub.palette, player.colour)
            sign.setPixmap(sign_pixmap(player.colour, swatch, 24, self.devicePixelRatioF()))
            name = QLabel()
            name.setTextFormat(Qt.TextFormat.PlainText)
            shown_name = name.fontMetrics().elidedText(player.name, Qt.TextElideMode.ElideRight, _NAME_WIDTH)
            name.setText(shown_name)
            if shown_name != player.name:
                name.setToolTip(escape(player.name))
            count = QLabel()
            count.setProperty("role", "game")
            count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            bar: QProgressBar | None = None
            if by_wins:
                bar = QProgressBar()
                bar.setRange(0, 100 * match.format.target)
                bar.setTextVisible(False)
                words = self.tr("Rounds won by {name}: {count}").format(name=player.name, count=standing.now)
                grid.addWidget(bar, seat, 2)
            else:  # no bar: points may be fewer than none
                words = self.tr("Points of {name}: {points}").format(name=player.name, points=standing.figure)
            (bar or count).setAccessibleName(words)
            grid.addWidget(sign, seat, 0)
            grid.addWidget(name, seat, 1)
            grid.addWidget(count, seat, 3)
            self.counts.append(count)
            if seat in match.left and standing.now == 0:  # that would be the best of all, where points are against one
                count.setText(self.tr("has left"))
                count.setProperty("role", "muted")
                (bar or count).setAccessibleName(self.tr("{name} has left the match.").format(name=player.name))
            else:
                shown.append((bar, count, standing))
        self.body.addLayout(grid)
        if played := progress(match):
            self.add_text(played, "muted")

        def show(share: float) -> None:
            for bar, count, standing in shown:
                gained = standing.now - standing.before
                if bar is not None:
                    bar.setValue(round(100 * (standing.before + gained * share)))
                # towards zero, so that the last step is only there at the end
                count.setText(figure(standing.before + int(gained * share), signed=standing.signed))

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
