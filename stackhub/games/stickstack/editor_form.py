"""A challenge card in the editor: its texts, what it changes, and the checks by which it is judged (SS-17, SS-18)."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter, ValidationError
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.findings import first_finding, reason_of
from stackhub.games.stickstack import editor_words as words
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_checks import MOST_PARTS, All, AnyCheck, AnyOf, Check, NoneOf, parts_of
from stackhub.games.stickstack.editor_check import NO_NUMBER, CheckRow, new_check
from stackhub.games.stickstack.editor_choice import Choice
from stackhub.games.stickstack.material import STICKS
from stackhub.tabletop.translate import say_sentence

_CHECKS: TypeAdapter[Check] = TypeAdapter(AnyCheck)
_TEXT_LINES = 4
_MOST_NEEDED = 12


class CardForm(QWidget):
    """`show_card` fills it; ``changed()`` comes after every change by the player. `card` is what it says now."""

    changed = Signal()
    added = Signal(object)
    """A row that is new, and is to be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._id = "new"
        self._rows: list[CheckRow] = []
        self._filling = False
        self.title_en, self.title_fr = QLineEdit(), QLineEdit()
        self.text_en, self.text_fr = QPlainTextEdit(), QPlainTextEdit()
        self.duo, self.vote = QCheckBox(), QCheckBox()
        self.places = Choice(words.PLACES)
        self.needs, self.up_to = QSpinBox(), QSpinBox()
        self.needs.setRange(0, _MOST_NEEDED)
        self.up_to.setRange(-1, STICKS)
        self.up_to.setSpecialValueText(NO_NUMBER)
        for number in (self.needs, self.up_to):
            number.setFixedWidth(110)
        self._up_to_label = QLabel()
        self.colours, self.condition = Choice(words.RULES), Choice(words.CONDITIONS)
        self.join = Choice(words.JOINS)
        self.add_check = QPushButton()
        self.checks_label = QLabel()
        self.checks_label.setProperty("role", "heading")
        for box in (self.text_en, self.text_fr):
            box.setTabChangesFocus(True)
            box.setFixedHeight(_TEXT_LINES * box.fontMetrics().lineSpacing() + 20)
        self._labels = [QLabel() for _ in range(5)]
        self._placed_by = QLabel()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(8)
        texts = QGridLayout()
        texts.setSpacing(6)
        for at, (title, text) in enumerate(((self.title_en, self.text_en), (self.title_fr, self.text_fr))):
            texts.addWidget(self._labels[at], 0, at)
            texts.addWidget(title, 1, at)
            texts.addWidget(text, 2, at)
            self._labels[at].setBuddy(title)
        between = QHBoxLayout()
        for part in (self.needs, self._up_to_label, self.up_to):
            between.addWidget(part)
        between.addStretch(1)
        form = QFormLayout()
        form.setSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)
        for label, field in zip(self._labels[2:], (self.needs, self.colours, self.condition), strict=True):
            label.setBuddy(field)
            if field is self.needs:
                form.addRow(label, between)
            else:
                form.addRow(label, field)
        who = QHBoxLayout()
        who.addWidget(self._placed_by)
        who.addWidget(self.places)
        who.addStretch(1)
        judged = QHBoxLayout()
        judged.addWidget(self.vote)
        judged.addStretch(1)
        column.addLayout(texts)
        column.addLayout(form)
        column.addWidget(self.duo)
        column.addLayout(who)
        head = QHBoxLayout()
        head.addWidget(self.checks_label)
        head.addWidget(self.join)
        head.addStretch(1)
        column.addLayout(head)
        self._checks = QVBoxLayout()
        self._checks.setSpacing(6)
        column.addLayout(self._checks)
        more = QHBoxLayout()
        more.addWidget(self.add_check)
        more.addStretch(1)
        column.addLayout(more)
        column.addLayout(judged)
        column.addStretch(1)

    def _connect(self) -> None:
        for line in (self.title_en, self.title_fr):
            line.textEdited.connect(self._change)
        for box in (self.text_en, self.text_fr):
            box.textChanged.connect(self._change)
        for tick in (self.duo, self.vote):
            tick.toggled.connect(self._change)
        for choice in (self.places, self.colours, self.condition, self.join):
            choice.picked.connect(self._change)
        self.needs.valueChanged.connect(self._change)
        self.up_to.valueChanged.connect(self._change)
        self.add_check.clicked.connect(self._add)

    # --- What the editor asks

    def show_card(self, card: Card) -> None:
        """Fill in what this card says."""
        self._filling = True
        self._id = card.id
        self.title_en.setText(card.title.en or "")
        self.title_fr.setText(card.title.fr or "")
        self.text_en.setPlainText(card.text.en or "")
        self.text_fr.setPlainText(card.text.fr or "")
        self.duo.setChecked(card.duo)
        self.vote.setChecked(card.vote)
        self.places.choose(card.places)
        self.needs.setValue(card.needs)
        self.up_to.setValue(-1 if card.up_to is None else card.up_to)
        self.colours.choose(card.colours)
        self.condition.choose(card.condition or "")
        join, checks = _joined(card.check)
        self.join.choose(join)
        for row in self._rows:
            self._drop(row)
        self._rows = []
        for check in checks:
            self._place(check)
        self._filling = False
        self._show_what_matters()

    def data(self) -> dict[str, Any]:
        """The card as a deck writes it."""
        said = {
            "id": self._id,
            "title": _both(self.title_en.text(), self.title_fr.text()),
            "text": _both(_typed(self.text_en), _typed(self.text_fr)),
            "duo": self.duo.isChecked(),
            "places": self.places.value if self.duo.isChecked() else "drawer",
            "needs": self.needs.value(),
            "up_to": None if self.up_to.value() < 0 else self.up_to.value(),
            "colours": self.colours.value,
            "condition": self.condition.value or None,
            "vote": self.vote.isChecked(),
        }
        checks = [row.data() for row in self._rows]
        if checks:
            join = self.join.value
            said["check"] = checks[0] if len(checks) == 1 and join != "none" else {join: checks}
        return said

    def card(self) -> Card:
        """Raises pydantic.ValidationError for what is no card yet; `why_not` says it in a sentence."""
        return Card.model_validate(self.data())

    # --- inside

    def _change(self) -> None:
        if not self._filling:
            self._show_what_matters()
            self.changed.emit()

    def _show_what_matters(self) -> None:
        for widget in (self._placed_by, self.places):
            widget.setVisible(self.duo.isChecked())
        self.join.setVisible(len(self._rows) > 1 or self.join.value == "none")
        self.add_check.setEnabled(len(self._rows) < MOST_PARTS)

    def _add(self) -> None:
        kind = "touches"
        self._place(_CHECKS.validate_python(new_check(kind)))
        self._change()
        self._rows[-1].kind_box.setFocus()
        self.added.emit(self._rows[-1])

    def _place(self, check: Check) -> None:
        row = CheckRow(check, self)  # type: ignore[arg-type]
        row.changed.connect(self._change)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._checks.addWidget(row)

    def _remove(self, row: CheckRow) -> None:
        self._rows.remove(row)
        self._drop(row)
        self.add_check.setFocus()
        self._change()

    def _drop(self, row: CheckRow) -> None:
        self._checks.removeWidget(row)
        row.hide()
        row.deleteLater()

    @property
    def rows(self) -> list[CheckRow]:
        """The checks, from the top."""
        return list(self._rows)

    def retranslate(self) -> None:
        names = (
            self.tr("English"),
            self.tr("French"),
            self.tr("Drawn from"),
            self.tr("Colours"),
            self.tr("The card changes"),
        )
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        for field, name in (
            (self.title_en, self.tr("Title, English")),
            (self.text_en, self.tr("Text, English")),
            (self.title_fr, self.tr("Title, French")),
            (self.text_fr, self.tr("Text, French")),
            *zip((self.needs, self.colours, self.condition), names[2:], strict=True),
        ):
            field.setAccessibleName(name)
        for line, words_ in ((self.title_en, self.tr("Title")), (self.title_fr, self.tr("Title"))):
            line.setPlaceholderText(words_)
        for box in (self.text_en, self.text_fr):
            box.setPlaceholderText(self.tr("What is to be done"))
        self._placed_by.setText(self.tr("Placed by:"))
        self._up_to_label.setText(self.tr("to"))
        self.up_to.setAccessibleName(self.tr("Drawn up to so many sticks on the tower"))
        for number in (self.needs, self.up_to):
            number.setToolTip(self.tr("The card is drawn only while so many sticks hang on the tower"))
        self.duo.setText(self.tr("DUO: together with the left neighbour"))
        self.duo.setAccessibleName(self.duo.text())
        self.places.setAccessibleName(self.tr("Who places"))
        self.vote.setText(self.tr("The other players vote whether it is done"))
        self.vote.setAccessibleName(self.vote.text())
        self.checks_label.setText(self.tr("Judged by the machine:"))
        self.join.setAccessibleName(self.tr("How the checks are joined"))
        self.add_check.setText(self.tr("Add a check"))
        self.add_check.setAccessibleName(self.add_check.text())
        for choice in (self.places, self.colours, self.condition, self.join):
            choice.retranslate()
        for row in self._rows:
            row.retranslate()


def _typed(box: QPlainTextEdit) -> str:
    """What stands in the box, with the narrow and unbreakable spaces of French: `toPlainText` would make them plain."""
    return box.document().toRawText().replace("\u2029", "\n")


def why_not(error: ValidationError) -> str:
    """What a card still lacks, as a sentence."""
    _, finding = first_finding(error)
    return say_sentence(reason_of(finding))


def _both(english: str, french: str) -> dict[str, str]:
    found = {"en": english.strip(), "fr": french.strip()}
    return {code: said for code, said in found.items() if said}


def _joined(check: AnyCheck | None) -> tuple[str, tuple[Check, ...]]:
    """How the checks of a card are joined, and which they are: one level deep. What stands deeper is a group."""
    if check is None:
        return "all", ()
    for join, kind in (("all", All), ("any", AnyOf), ("none", NoneOf)):
        if isinstance(check, kind):
            return join, parts_of(check)
    return "all", (check,)
