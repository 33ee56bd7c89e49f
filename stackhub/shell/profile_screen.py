"""The people who play here: a list of profiles, and beside it the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.errors import SaidError
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.profile_drawing import avatar_icon
from stackhub.shell.profile_editor import ProfileEditor
from stackhub.shell.profile_questions import AdoptCard, GoCard, NameCard, ask_delete, ask_merge, ask_name
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.profiles import Profile
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint

_FACE = 44
#: The list stands beside the profile; while there is none, the one button stands below what is said of profiles.
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class ProfilesScreen(Screen):
    """Every change works at once and is kept."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self.list = QListWidget()
        self.list.setIconSize(QSize(_FACE, _FACE))
        self.list.setFixedWidth(300)
        self.list.currentItemChanged.connect(lambda *_: self._chosen())
        self.new_button = QPushButton()
        self.new_button.setProperty("role", "primary")
        self.new_button.clicked.connect(self._ask_new)
        self.editor = ProfileEditor(hub)
        self.editor.changed.connect(self._change)
        self.editor.merge_wanted.connect(self._ask_merge)
        self.editor.delete_wanted.connect(self._ask_delete)
        self.empty_label = QLabel()
        self.empty_label.setProperty("role", "game")
        self.empty_label.setWordWrap(True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self.card: NameCard | AdoptCard | GoCard | None = None
        """The question that was asked last."""
        self._lay_out()
        hub.look_changed.connect(self._dress)
        hub.profiles.changed.connect(self._fill)
        own = hub.profiles.named(hub.settings.name)
        self._fill(own.id if own is not None else None)
        self._dress()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(16)
        outer.addWidget(self.header)
        left = self._left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.list, 1)
        left.addWidget(self.new_button)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.editor)
        self._pages = QStackedWidget()
        self._pages.addWidget(scroll)
        self._pages.addWidget(self.empty_label)
        row = self._row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(left)
        row.addWidget(self._pages, 1)
        outer.addLayout(row, 1)

    # --- what is shown

    @property
    def current(self) -> Profile | None:
        """The profile that is chosen."""
        item = self.list.currentItem()
        return None if item is None else self.hub.profiles.get(item.data(Qt.ItemDataRole.UserRole))

    def _fill(self, wanted: str | None = None) -> None:
        """Show the list as it is now; ``wanted`` is chosen, else what was."""
        item = self.list.currentItem()
        kept = wanted or (item.data(Qt.ItemDataRole.UserRole) if item is not None else None)
        profiles = self.hub.profiles.all()
        self.list.blockSignals(True)
        self.list.clear()
        for number, profile in enumerate(profiles):
            head = avatar_of(profile.avatar, profile.name)
            face = avatar_icon(head, paint(self.hub.palette, profile.colour), _FACE, profile.colour)
            row = QListWidgetItem(face, profile.name)
            row.setData(Qt.ItemDataRole.UserRole, profile.id)
            row.setSizeHint(QSize(0, _FACE + 12))
            self.list.addItem(row)
            if profile.id == kept or number == 0:
                self.list.setCurrentItem(row)
        self.list.blockSignals(False)
        self._pages.setCurrentIndex(0 if profiles else 1)
        self.list.setVisible(bool(profiles))
        self._row.setDirection(_BESIDE if profiles else _BELOW)
        self._row.setStretch(0, 0 if profiles else 1)
        self._left.setAlignment(self.new_button, Qt.AlignmentFlag(0) if profiles else _MIDDLE)
        self._chosen()

    def _chosen(self) -> None:
        profile = self.current
        if profile is not None:
            self.editor.show_profile(profile, alone=self.list.count() < 2)

    # --- changing

    def _change(self, profile: Profile) -> None:
        before = self.hub.profiles.get(profile.id)
        try:
            changed = self.hub.profiles.change(profile)
        except SaidError as error:
            self.hub.tell(error)
            self._chosen()
            return
        if before is not None and before.name != changed.name:
            self.hub.renamed(before.name, changed.name)

    def _ask_new(self) -> None:
        name = self.hub.settings.name
        proposal = name if self.hub.profiles.named(name) is None else ""
        self.card = ask_name(self, proposal, self._add_or_ask)

    def _add_or_ask(self, name: str) -> None:
        """Nobody takes over what a guest of that name has left unless they say that it was them."""
        try:
            played = self.hub.profiles.left_by_guest(name)
        except SaidError as error:
            self.hub.tell(error)
            return
        if self.hub.profiles.named(name) is None and (played.matches or played.parties):
            self.card = AdoptCard(self, " ".join(name.split()), played, lambda adopt: self._add(name, adopt=adopt))
        else:
            self._add(name)

    def _add(self, name: str, *, adopt: bool = False) -> None:
        try:
            made, adopted = self.hub.profiles.add(name, adopt=adopt)
        except SaidError as error:
            self.hub.tell(error)
            return
        self._fill(made.id)
        self.editor.name_edit.setFocus()
        if adopted:
            words = self.tr("%n match(es) that {name} played as a guest now count(s) for this profile.", "", adopted)
            self.hub.inform(words.format(name=made.name))

    def _ask_merge(self) -> None:
        profile = self.current
        if profile is not None:
            self.card = ask_merge(self, profile)

    def _ask_delete(self) -> None:
        profile = self.current
        if profile is not None:
            self.card = ask_delete(self, profile)

    # --- texts and look

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("Profiles"))
        self.list.setAccessibleName(self.tr("Profiles"))
        self.new_button.setText(self.tr("New profile…"))
        self.new_button.setAccessibleName(self.tr("New profile"))
        self.empty_label.setText(
            self.tr(
                "Nobody has a profile yet. With one, your wins are counted, your colour and your head are yours, and "
                "the table is set the way you need it."
            )
        )
        self.editor.retranslate()
        self._chosen()

    def first_focus(self) -> QWidget:
        return self.list if self.list.count() else self.new_button

    def _dress(self) -> None:
        self.new_button.setIcon(icon("add", self.hub.theme.on_accent))
        self._fill()
