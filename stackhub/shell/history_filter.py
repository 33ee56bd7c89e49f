"""What of the past is wanted: which game, who took part, when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QDate, QDateTime, QTime, Signal
from PySide6.QtWidgets import QDateEdit, QHBoxLayout, QLabel, QWidget

from stackhub.games import registry
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.history_words import game_title, people_words
from stackhub.store.history import Filter
from stackhub.store.results import Who

_PERIODS = ("always", "today", "week", "month", "year", "between")
_DAYS = {"today": 1, "week": 7, "month": 30}


class FilterBar(QWidget):
    """``changed`` comes whenever something else is wanted; ``filter`` says what."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_box = ChoiceBox()
        self.game_box.addItem("", None)
        for game in registry.games():
            self.game_box.addItem("", game.id)
        self.person_box, self.other_box = ChoiceBox(), ChoiceBox()
        for box in (self.person_box, self.other_box):
            box.addItem("", None)
            box.setMaximumWidth(240)
        self.period_box = ChoiceBox()
        for period in _PERIODS:
            self.period_box.addItem("", period)
        self.first_day, self.last_day = QDateEdit(QDate.currentDate().addDays(-30)), QDateEdit(QDate.currentDate())
        for edit in (self.first_day, self.last_day):
            edit.setCalendarPopup(True)
            edit.dateChanged.connect(self.changed)
        self._to = QLabel()
        self._days: tuple[QWidget, ...] = (self.first_day, self._to, self.last_day)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        parts = (self.game_box, self.person_box, self.other_box, self.period_box, *self._days)
        for part in parts:
            row.addWidget(part)
        row.addStretch(1)
        for box in (self.game_box, self.person_box, self.other_box, self.period_box):
            box.currentIndexChanged.connect(self._chosen)
        self._show_parts()

    # --- what is wanted

    @property
    def filter(self) -> Filter:
        """What is wanted, without a limit to any one party."""
        people = tuple(who for who in (self.person_box.currentData(), self.other_box.currentData()) if who is not None)
        return Filter(self.game_box.currentData(), people, *self._bounds())

    @property
    def is_open(self) -> bool:
        """Whether everything is wanted."""
        return self.filter == Filter()

    def _bounds(self) -> tuple[datetime | None, datetime | None]:
        period = self.period_box.currentData()
        today = QDate.currentDate()
        if period == "between":
            days = sorted((self.first_day.date(), self.last_day.date()), key=QDate.toJulianDay)
            return _midnight(days[0]), _midnight(days[1].addDays(1))
        if period == "year":
            return _midnight(QDate(today.year(), 1, 1)), None
        if period in _DAYS:
            return _midnight(today) - timedelta(days=_DAYS[period] - 1), None
        return None, None

    def offer(self, people: list[Who]) -> None:
        """Offer ``people`` to choose from; who was chosen stays, if they are among them."""
        for box in (self.person_box, self.other_box):
            chosen = box.currentData()
            box.blockSignals(True)
            while box.count() > 1:
                box.removeItem(1)
            for who, name in zip(people, people_words(people), strict=True):
                box.addItem(name, who)
                if chosen is not None and who.key == chosen.key:
                    box.setCurrentIndex(box.count() - 1)
            box.blockSignals(False)
        self._show_parts()

    def clear(self) -> None:
        """Want everything."""
        for box in (self.game_box, self.person_box, self.other_box, self.period_box):
            box.blockSignals(True)
            box.setCurrentIndex(0)
            box.blockSignals(False)
        self._chosen()

    def _chosen(self) -> None:
        self._show_parts()
        self.changed.emit()

    def _show_parts(self) -> None:
        """A second person only beside a first, days only where they are asked for."""
        alone = self.person_box.currentData() is None
        if alone and self.other_box.currentIndex() > 0:
            self.other_box.blockSignals(True)
            self.other_box.setCurrentIndex(0)
            self.other_box.blockSignals(False)
        self.other_box.setHidden(alone)
        for widget in self._days:
            widget.setHidden(self.period_box.currentData() != "between")

    # --- texts

    def retranslate(self) -> None:
        """Set every text again."""
        periods = {
            "always": self.tr("At any time"),
            "today": self.tr("Today"),
            "week": self.tr("The last 7 days"),
            "month": self.tr("The last 30 days"),
            "year": self.tr("This year"),
            "between": self.tr("Between two days"),
        }
        self.game_box.setItemText(0, self.tr("All games"))
        for index in range(1, self.game_box.count()):
            self.game_box.setItemText(index, game_title(self.game_box.itemData(index)))
        self.person_box.setItemText(0, self.tr("Everybody"))
        self.other_box.setItemText(0, self.tr("with anybody"))
        for index, period in enumerate(_PERIODS):
            self.period_box.setItemText(index, periods[period])
        self._to.setText(self.tr("to"))
        for widget, words in (
            (self.game_box, self.tr("Which game")),
            (self.person_box, self.tr("Who took part")),
            (self.other_box, self.tr("Who else took part")),
            (self.period_box, self.tr("When")),
            (self.first_day, self.tr("First day")),
            (self.last_day, self.tr("Last day")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)


def _midnight(day: QDate) -> datetime:
    """The moment at which ``day`` begins here."""
    return datetime.fromtimestamp(QDateTime(day, QTime(0, 0)).toSecsSinceEpoch(), UTC)
