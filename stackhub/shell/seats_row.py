"""The row of seats in the set-up: chips that can be added, removed and put in another order."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.config import GameConfig, Level
from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.profile_drawing import avatar_icon
from stackhub.shell.seat_chip import SeatChip
from stackhub.store.profiles import Profile
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint


class SeatsRow(QWidget):
    """``changed`` comes whenever a seat is added, removed, moved or edited."""

    changed = Signal()

    def __init__(self, hub: Hub, config: GameConfig, levels: tuple[Level, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._config = config
        self._levels = levels
        self.chips: list[SeatChip] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self.add_person = QPushButton()
        self.add_person.clicked.connect(lambda: self.add(self._newcomer(None)))
        self.add_bot = QPushButton()
        self.add_bot.clicked.connect(lambda: self.add(self._newcomer(self._levels[0] if self._levels else None)))
        adders = QVBoxLayout()
        adders.addWidget(self.add_person)
        adders.addWidget(self.add_bot)
        adders.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._row)
        outer.addLayout(adders)
        outer.addStretch(1)
        hub.look_changed.connect(self._dress)
        self._dress()

    # --- seats

    def fill(self, seats: list[SeatChoice]) -> None:
        """Show ``seats``, as many as the game takes; missing ones are added."""
        most, fewest = self._config.seats.max, self._config.seats.min
        for seat in seats[:most]:
            self.add(seat)
        while len(self.chips) < fewest:
            bot: Level | None = self._levels[0] if self._levels and self.chips else None
            self.add(self._newcomer(bot))

    def choices(self) -> list[SeatChoice]:
        """The seats as they are set now, in order."""
        return [chip.choice for chip in self.chips]

    def add(self, seat: SeatChoice) -> SeatChip | None:
        """One more seat at the end; None when the table is full."""
        if len(self.chips) >= self._config.seats.max:
            return None
        if seat.level is not None and seat.level not in self._levels:
            seat = seat.model_copy(update={"level": self._levels[-1] if self._levels else None})
        if seat.colour not in COLOUR_NAMES or seat.colour in {chip.colour for chip in self.chips}:
            seat = seat.model_copy(update={"colour": self._free_colour()})
        chip = SeatChip(self.hub, seat, self._levels)
        chip.moved.connect(lambda steps, moving=chip: self._move(moving, steps))
        chip.removed.connect(lambda leaving=chip: self.remove(leaving))
        chip.colour_asked.connect(lambda colour, asking=chip: self._recolour(asking, colour))
        chip.people_asked.connect(lambda asking=chip: self._choose_person(asking))
        chip.changed.connect(self.changed)
        self.chips.append(chip)
        self._row.addWidget(chip)
        self._renumber()
        return chip

    def remove(self, chip: SeatChip) -> None:
        """Take a seat away, unless the game needs it."""
        if len(self.chips) <= self._config.seats.min:
            return
        self.chips.remove(chip)
        self._row.removeWidget(chip)
        chip.hide()
        chip.deleteLater()
        self._renumber()

    def _move(self, chip: SeatChip, steps: int) -> None:
        here = self.chips.index(chip)
        there = here + steps
        if 0 <= there < len(self.chips):
            self.chips.insert(there, self.chips.pop(here))
            self._row.removeWidget(chip)
            self._row.insertWidget(there, chip)
            self._renumber()

    def _choose_person(self, chip: SeatChip) -> None:
        """Offer the profiles that do not sit at the table yet, below the chip."""
        menu = QMenu(chip)
        for profile in self._absent(chip):
            head = avatar_of(profile.avatar, profile.name)
            face = avatar_icon(head, paint(self.hub.palette, profile.colour), 28, profile.colour)
            menu.addAction(face, profile.name.replace("&", "&&")).setData(profile.id)
        if menu.isEmpty():
            menu.addAction(self.tr("Everybody with a profile sits at the table")).setEnabled(False)
        chosen = menu.exec(chip.people_button.mapToGlobal(chip.people_button.rect().bottomLeft()))
        if chosen is not None:
            self.seat_profile(chip, chosen.data())
        menu.deleteLater()

    def _absent(self, chip: SeatChip) -> list[Profile]:
        """The profiles that sit at no other chip."""
        others = [self.hub.profiles.named(other.choice.name) for other in self.chips if other is not chip]
        return [profile for profile in self.hub.profiles.all() if profile not in others]

    def seat_profile(self, chip: SeatChip, profile_id: str) -> None:
        """Somebody with a profile sits down at ``chip``, in their own colour."""
        profile = self.hub.profiles.get(profile_id)
        if profile is not None:
            chip.set_person(profile.name)
            self._recolour(chip, profile.colour)

    def _recolour(self, chip: SeatChip, colour: str) -> None:
        """Give ``chip`` the colour; whoever had it gets the one that is given up."""
        for name in COLOUR_NAMES:
            if name == colour:
                for other in self.chips:
                    if other is not chip and other.colour == name:
                        other.set_colour(chip.colour)
                chip.set_colour(name)

    def _renumber(self) -> None:
        count = len(self.chips)
        for number, chip in enumerate(self.chips, 1):
            chip.set_place(number, count, removable=count > self._config.seats.min)
        full = count >= self._config.seats.max
        self.add_person.setVisible(not full)
        self.add_bot.setVisible(not full and bool(self._levels))
        self.changed.emit()

    def _free_colour(self) -> ColourName:
        taken = {chip.colour for chip in self.chips}
        return next((name for name in COLOUR_NAMES if name not in taken), COLOUR_NAMES[0])

    def _newcomer(self, level: Level | None) -> SeatChoice:
        people = sum(chip.choice.level is None for chip in self.chips)
        bots = len(self.chips) - people
        if level is not None:
            name = BOT_NAMES[bots % len(BOT_NAMES)]
        elif people == 0 and self.hub.settings.name:
            name = self.hub.settings.name
        else:
            name = self.tr("Player {number}").format(number=people + 1)
        return SeatChoice(name=name, colour=self._free_colour(), level=level)

    # --- texts and look

    def retranslate(self) -> None:
        """Set every text again."""
        self.add_person.setText(self.tr("Person"))
        self.add_person.setAccessibleName(self.tr("Add a person"))
        self.add_bot.setText(self.tr("Bot"))
        self.add_bot.setAccessibleName(self.tr("Add a bot"))
        for chip in self.chips:
            chip.retranslate()

    def _dress(self) -> None:
        self.add_person.setIcon(icon("add", self.hub.theme.text))
        self.add_bot.setIcon(icon("add", self.hub.theme.text))


#: Builders of towers, by the order in which they are asked to play.
BOT_NAMES = ("Imhotep", "Vitruvius", "Sinan", "Eiffel", "Gaudí", "Zaha", "Piano", "Koolhaas", "Niemeyer", "Utzon")
