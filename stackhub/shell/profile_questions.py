"""The cards of the profiles: what a new one is called, and whether one may really go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit

from stackhub.engine.errors import SaidError
from stackhub.engine.names import LONGEST_NAME
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.overlay import Overlay
from stackhub.shell.screen import Screen
from stackhub.store.profiles import Played, Profile


class NameCard(Overlay):
    """Asks for a name; ``name_edit`` and ``ok_button`` are for whoever answers."""

    def __init__(self, screen: Screen, proposal: str, done: Callable[[str], None]) -> None:
        super().__init__(screen)
        self._done = done
        self.add_title(QCoreApplication.translate("ProfileQuestions", "What is the new player called?"))
        self.name_edit = QLineEdit(proposal)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.setAccessibleName(QCoreApplication.translate("ProfileQuestions", "Name"))
        self.name_edit.textChanged.connect(self._check)
        self.name_edit.returnPressed.connect(self._answer)
        self.body.addWidget(self.name_edit)
        self.ok_button = self.add_button(QCoreApplication.translate("ProfileQuestions", "Make the profile"), "primary")
        self.ok_button.clicked.connect(self._answer)
        cancel = self.add_button(QCoreApplication.translate("ProfileQuestions", "Cancel"))
        cancel.clicked.connect(self.close_overlay)
        self._check()
        self.name_edit.selectAll()
        self.open(self.name_edit)

    def _check(self) -> None:
        self.ok_button.setEnabled(bool(self.name_edit.text().strip()))

    def _answer(self) -> None:
        if self.ok_button.isEnabled():
            name = self.name_edit.text()
            self.close_overlay()
            self._done(name)


class GoCard(Overlay):
    """Asks whether a profile may go. ``yes_button`` does it, ``no_button`` leaves everything; ``into`` is whom to merge
    it with, where that is asked."""

    def __init__(self, screen: Screen, title: str, profile: Profile) -> None:
        super().__init__(screen, width=520)
        self.hub = screen.hub
        self.profile = profile
        self.into: ChoiceBox | None = None
        self.add_title(title)
        self.add_text(played_words(screen, profile))

    def add_answers(self, no: str, yes: str, act: Callable[[], None]) -> None:
        """The two answers; the harmless one has the focus."""
        self.no_button = self.add_button(no, "primary")
        self.yes_button = self.add_button(yes, "danger")
        self.no_button.clicked.connect(self.close_overlay)
        self.yes_button.clicked.connect(lambda: self._act(act))
        self.open(self.no_button)

    def _act(self, act: Callable[[], None]) -> None:
        self.close_overlay()
        try:
            act()
        except SaidError as error:
            self.hub.tell(error)


def played_words(screen: Screen, profile: Profile) -> str:
    """In how many matches and parties the profile took part."""
    try:
        played = screen.hub.folder.profiles.played(profile.id)
    except SaidError as error:
        screen.hub.tell(error)
        return ""
    return _took_part(profile.name, played)


def _took_part(name: str, played: Played) -> str:
    matches = QCoreApplication.translate("ProfileQuestions", "%n match(es)", "", played.matches)
    parties = QCoreApplication.translate("ProfileQuestions", "%n party(ies)", "", played.parties)
    words = QCoreApplication.translate("ProfileQuestions", "{name} took part in {matches} and {parties}.")
    return words.format(name=name, matches=matches, parties=parties)


class AdoptCard(Overlay):
    """Asks whether a guest called ``name`` was the same person as whoever gets a profile now. ``own_button`` and
    ``afresh_button`` answer; Esc makes no profile."""

    def __init__(self, screen: Screen, name: str, played: Played, done: Callable[[bool], None]) -> None:
        super().__init__(screen, width=520)
        self._done = done
        title = QCoreApplication.translate("ProfileQuestions", "{name} has played here as a guest")
        self.add_title(title.format(name=name))
        self.add_text(_took_part(name, played))
        self.add_text(QCoreApplication.translate("ProfileQuestions", "Was that the same person?"))
        self.own_button = self.add_button(
            QCoreApplication.translate("ProfileQuestions", "Yes: it counts for the profile"), "primary"
        )
        self.afresh_button = self.add_button(QCoreApplication.translate("ProfileQuestions", "No: start afresh"))
        self.own_button.clicked.connect(lambda: self._answer(True))
        self.afresh_button.clicked.connect(lambda: self._answer(False))
        cancel = self.add_button(QCoreApplication.translate("ProfileQuestions", "Cancel"))
        cancel.clicked.connect(self.close_overlay)
        self.open(self.own_button)

    def _answer(self, adopt: bool) -> None:
        self.close_overlay()
        self._done(adopt)


def ask_name(screen: Screen, proposal: str, done: Callable[[str], None]) -> NameCard:
    """Ask for the name of a new profile, then ``done(name)``."""
    return NameCard(screen, proposal, done)


def ask_delete(screen: Screen, profile: Profile) -> GoCard:
    """Ask whether to delete the profile, and do it."""
    title = QCoreApplication.translate("ProfileQuestions", "Delete the profile of {name}?").format(name=profile.name)
    card = GoCard(screen, title, profile)
    card.add_text(
        QCoreApplication.translate(
            "ProfileQuestions",
            "The results stay under this name, as those of a guest. Avatar, year of birth and aids are gone for good.",
        )
    )
    card.add_answers(
        QCoreApplication.translate("ProfileQuestions", "Keep it"),
        QCoreApplication.translate("ProfileQuestions", "Delete it"),
        lambda: screen.hub.profiles.delete(profile.id),
    )
    return card


def ask_merge(screen: Screen, profile: Profile) -> GoCard:
    """Ask whom the profile is the same person as, and make them one."""
    title = QCoreApplication.translate("ProfileQuestions", "Merge {name} with whom?").format(name=profile.name)
    card = GoCard(screen, title, profile)
    into = ChoiceBox()
    for other in screen.hub.profiles.all():
        if other.id != profile.id:
            into.addItem(other.name, other.id)
    into.setAccessibleName(QCoreApplication.translate("ProfileQuestions", "Who stays"))
    card.into = into
    card.body.addWidget(into)
    card.add_text(
        QCoreApplication.translate(
            "ProfileQuestions",
            "All of it then counts for the other, who stays as they are; the profile of {name} is gone. This cannot be "
            "undone.",
        ).format(name=profile.name)
    )
    card.add_answers(
        QCoreApplication.translate("ProfileQuestions", "Leave them two"),
        QCoreApplication.translate("ProfileQuestions", "Make them one"),
        lambda: _merge(screen, profile, into.currentData()),
    )
    return card


def _merge(screen: Screen, profile: Profile, into: str) -> None:
    """Whoever sat at a table under the name that goes sits there under the other."""
    screen.hub.profiles.merge(profile.id, into)
    kept = screen.hub.profiles.get(into)
    if kept is not None:
        screen.hub.renamed(profile.name, kept.name)
    first = screen.first_focus()  # where the focus was another profile can be deleted now
    if first is not None:
        first.setFocus()
