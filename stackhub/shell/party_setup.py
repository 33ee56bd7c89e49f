"""The set-up of a party: who comes, what is played, what places are worth, and one big *Begin*."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.names import BadName, checked_name, fold
from stackhub.engine.party.errors import BadPlan
from stackhub.engine.party.estimate import game_minutes, party_minutes
from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PartyPlan, make_plan
from stackhub.engine.party.presets import ScoringName, scoring_line
from stackhub.engine.party.sections import MOST_PRESENT
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import load_book, title_of
from stackhub.shell.party_evening import party_of
from stackhub.shell.party_people import People
from stackhub.shell.party_program import Program
from stackhub.shell.party_words import duration
from stackhub.shell.screen import PageHeader, Screen
from stackhub.shell.words import labelled
from stackhub.store.profiles import Profile
from stackhub.tabletop.icons import icon
from stackhub.tabletop.translate import say, say_sentence

#: Teams need so many people.
_TEAMS_FROM = 4
#: So many places of a table of points are written out.
_SHOWN_POINTS = 6


class PartySetupScreen(Screen):
    """``begin_wanted(plan)``: the evening begins. Those of the last party are proposed again. Raises SaidError when
    config/party.yaml cannot be used."""

    begin_wanted = Signal(object)

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.book = load_book()
        self.header = PageHeader(self)
        self.people = People(hub, self._profiles())
        self.program = Program(hub, self.book)
        self._people_label, self._games_label = QLabel(), QLabel()
        self._people_label.setProperty("role", "heading")
        self._games_label.setProperty("role", "heading")
        self.scoring_box = ChoiceBox()
        for name in self.book.file.scoring:
            self.scoring_box.addItem("", name)
        self.teams_box = ChoiceBox()
        for teams in (False, True):
            self.teams_box.addItem("", teams)
        self._points_label = QLabel()
        self.length_label = QLabel()
        self.length_label.setProperty("role", "game")
        self.problem_label = QLabel()
        self.problem_label.setWordWrap(True)
        self.problem_label.setTextFormat(Qt.TextFormat.PlainText)
        self.begin_button = QPushButton()
        self.begin_button.setProperty("role", "primary")
        self.begin_button.setMinimumSize(240, 56)
        self._lay_out()
        self._fill()
        self.people.changed.connect(self._check)
        self.program.changed.connect(self._check)
        self.teams_box.currentIndexChanged.connect(self._set_teams)
        self.begin_button.clicked.connect(self._begin)
        hub.look_changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 16, 32, 16)
        outer.setSpacing(8)
        outer.addWidget(self.header)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, title, widget in (
            (left, self._people_label, self.people),
            (right, self._games_label, self.program),
        ):
            column.setSpacing(6)
            column.addWidget(title)
            column.addWidget(_scrolled(widget), 1)
        worth = QHBoxLayout()
        worth.setSpacing(8)
        worth.addWidget(self._points_label)
        worth.addWidget(self.scoring_box, 1)
        right.addLayout(worth)
        left.addWidget(self.teams_box)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addLayout(left, 4)
        middle.addLayout(right, 5)
        outer.addLayout(middle, 1)
        bottom = QHBoxLayout()
        bottom.setSpacing(16)
        bottom.addWidget(self.length_label)
        bottom.addWidget(self.problem_label, 1)
        bottom.addWidget(self.begin_button)
        outer.addLayout(bottom)

    def _profiles(self) -> list[Profile]:
        try:
            return self.hub.folder.profiles.all()
        except SaidError as error:
            self.hub.tell(error)
            return []

    def _fill(self) -> None:
        """The people of the last party, else whoever is at home here and somebody still to be named."""
        for member in self._last_people():
            self.people.propose(member)
        if not self.people.rows:
            self.people.add_person(self.hub.settings.name or self.tr("Player 1"))
        while len(self.people.rows) < 2:
            self.people.add_person(self.tr("Player {number}").format(number=len(self.people.rows) + 1))
        self.program.use_preset(next(iter(self.book.file.presets)))

    def _last_people(self) -> list[Member]:
        """Those of the last party, in the order of its table, bots among them; whoever went before its end comes
        last. Somebody for whom a bot played on may come themselves again."""
        try:
            stored = self.hub.folder.parties.last()
            party = None if stored is None else party_of(stored)
        except SaidError:  # of a later StackHub, say
            return []
        if party is None:
            return []
        gone = [member for key in party.gone if not (member := party.member(key)).is_bot or key in party.replaced]
        back = (*party.present, *gone)
        people = [m.model_copy(update={"level": None}) if m.key in party.replaced else m for m in back]
        return people[:MOST_PRESENT]

    # --- what is chosen

    def plan(self) -> PartyPlan:
        """The evening as it is set now. Raises BadPlan with one sentence."""
        scoring: ScoringName = self.scoring_box.currentData()
        return make_plan(
            members=tuple(row.member(number) for number, row in enumerate(self.people.rows, 1)),
            games=self.program.games(),
            picks=self.program.picks,
            count=self.program.count,
            scoring=self.book.file.scoring[scoring],
            seed=self._seed,
        )

    #: Drawn when the evening begins; until then any serves.
    _seed = 0

    def _name_problem(self) -> str:
        known: set[str] = set()
        for number, row in enumerate(self.people.rows, 1):
            if not row.name:
                return self.tr("Number {number} on the list has no name yet.").format(number=number)
            try:
                name = fold(checked_name(row.name))
            except BadName as error:
                return say_sentence(error.text)
            if name in known:
                return self.tr("Two are called {name}.").format(name=row.name)
            known.add(name)
        if all(row.is_bot for row in self.people.rows):
            return self.tr("Bots alone make no party: somebody must come.")
        return ""

    def problem(self) -> str:
        """Why the evening cannot begin, in a sentence; empty when it can. Shows how long everything takes."""
        self.length_label.setText("")
        if problem := self._name_problem():
            return problem
        try:
            plan = self.plan()
        except BadPlan as error:
            return say_sentence(error.text)
        up_to = self.book.file.round_robin_up_to
        unplayable = ""
        for row, planned in zip(self.program.rows, plan.games, strict=True):
            minutes = game_minutes(plan, planned, self.book.limits[planned.game], up_to)
            row.show_minutes(minutes)
            if minutes is None and not unplayable:
                words = self.tr("{game} cannot be played by those who come; take it off, or ask somebody else to come.")
                unplayable = words.format(game=title_of(planned.game))
        if unplayable:
            return unplayable
        words = self.tr("About {duration}")
        self.length_label.setText(words.format(duration=duration(party_minutes(plan, self.book.limits, up_to))))
        return ""

    def _check(self) -> None:
        can_team = len(self.people.rows) >= _TEAMS_FROM and any(
            self.book.limits[planned.game].team_options is not None for planned in self.program.games()
        )
        if not can_team and self.teams_box.currentData():
            self.teams_box.setCurrentIndex(0)
        self.teams_box.setVisible(can_team)
        problem = self.problem()
        self.problem_label.setText(problem)
        self.begin_button.setEnabled(not problem)
        self.begin_button.setAccessibleDescription(problem)

    def _set_teams(self) -> None:
        self.people.set_teams(bool(self.teams_box.currentData()))

    def _begin(self) -> None:
        self._seed = self.hub.new_seed()
        self.begin_wanted.emit(self.plan())

    # --- screen

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("Party"))
        self._people_label.setText(self.tr("Who comes"))
        self._games_label.setText(self.tr("What you play"))
        self._points_label.setText(self.tr("Points"))
        for index in range(self.scoring_box.count()):
            name: ScoringName = self.scoring_box.itemData(index)
            points = self.book.file.scoring[name]
            shown = " ".join(map(str, points[:_SHOWN_POINTS])) + (" …" if len(points) > _SHOWN_POINTS else "")
            self.scoring_box.setItemText(index, labelled(say(scoring_line(name)), shown))
        self.scoring_box.setAccessibleName(self.tr("What places are worth"))
        self.teams_box.setItemText(0, self.tr("Everybody for themselves"))
        self.teams_box.setItemText(1, self.tr("Two teams, in games that let teams play"))
        self.teams_box.setAccessibleName(self.tr("Teams"))
        self.begin_button.setText(self.tr("Begin"))
        self.begin_button.setAccessibleName(self.tr("Begin"))
        self.people.retranslate()
        self.program.retranslate()
        self._check()

    def first_focus(self) -> QWidget:
        return self.begin_button if self.begin_button.isEnabled() else self.people.rows[0].name_edit

    def _dress(self) -> None:
        self.begin_button.setIcon(icon("party", self.hub.theme.on_accent))


class _Column(QScrollArea):
    """A list that scrolls downwards and is never narrower than what stands in it."""

    def minimumSizeHint(self) -> QSize:
        page = self.widget()
        inside = (0 if page is None else page.minimumSizeHint().width()) + self.verticalScrollBar().sizeHint().width()
        return QSize(inside, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def _scrolled(widget: QWidget) -> QScrollArea:
    page = QWidget()
    page.setProperty("role", "scrolled")
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 8, 0)
    column.addWidget(widget)
    column.addStretch(1)
    scroll = _Column()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(page)
    return scroll
