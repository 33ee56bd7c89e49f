"""One check of a challenge card in the editor: what is asked, and a field for each of its parts.

The fields follow from the check's own model, so that the editor offers what a deck may say, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from stackhub.games.stickstack import editor_words as words
from stackhub.games.stickstack.challenge_checks import KINDS, AnyCheck, Check, parts_of
from stackhub.games.stickstack.challenge_words import check_words
from stackhub.games.stickstack.editor_choice import Choice
from stackhub.tabletop.translate import say

_STARTS: dict[str, dict[str, Any]] = {
    "touches": {"what": "sticks", "least": 2},
    "touches_one": {"which": "last"},
    "colours": {"least": 2},
    "only_colours": {"colours": ["w"]},
    "contacts": {"are": "unlike"},
    "lies": {"where": "highest"},
    "reach": {"least": 40.0},
    "off_middle": {"most": 10.0},
    "slope": {"least": 8.0},
    "crosses": {"least": 2},
    "crosses_one": {"which": "highest"},
    "along": {"least": 1},
    "lean": {"least": 3.0},
    "leaned": {"least": 3.0},
    "lean_goes": {"how": "other_side"},
    "sway": {"most": 5.0},
    "shifts": {"most": 3.0},
    "attempts": {"most": 1},
    "within": {"seconds": 10.0},
    "waits": {"seconds": 5.0},
    "pushes": {"most": 1.0},
    "stick": {"bands": 3},
    "hangs": {"least": 10},
}
"""What each check says when it is new: something that holds water."""
NO_NUMBER = "–"
_STEP = 0.5


class CheckRow(QWidget):
    """``changed()`` after every change by the player; ``removed()`` the player does not want it."""

    changed = Signal()
    removed = Signal()

    def __init__(self, check: AnyCheck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group: AnyCheck | None = check if parts_of(check) else None
        self._kind = "" if self._group is not None else str(getattr(check, "kind", ""))
        self._read: dict[str, Callable[[], Any]] = {}
        self._choices: list[QWidget] = []
        """Drop-downs of the kind that is chosen, beside it; numbers stand below."""
        self.kind_box = Choice({name: words.KINDS[name] for name in KINDS})
        self.kind_box.setMinimumWidth(250)
        self.group_label = QLabel()
        self.group_label.setWordWrap(True)
        self.remove_button = QPushButton("✕")
        self.remove_button.setProperty("role", "quiet")
        self.remove_button.setFixedWidth(40)
        self.fields = QWidget()
        self._head = QHBoxLayout()
        self._head.addWidget(self.kind_box)
        self._head.addWidget(self.group_label, 1)
        if self._group is None:
            self._head.addStretch(1)
        self._head.addWidget(self.remove_button)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 4)
        self._lines.setSpacing(4)
        self._lines.addLayout(self._head)
        self._lines.addWidget(self.fields)
        self.kind_box.setHidden(self._group is not None)
        self.group_label.setHidden(self._group is None)
        self.fields.setHidden(self._group is not None)
        self.kind_box.picked.connect(self._change_kind)
        self.remove_button.clicked.connect(self.removed)
        if self._group is None:
            self.kind_box.choose(self._kind)
            self._show_fields(check.model_dump(mode="json"))
        self.retranslate()

    def data(self) -> dict[str, Any]:
        """The check as a deck writes it."""
        if self._group is not None:
            return self._group.model_dump(mode="json", exclude_defaults=True)
        found = {name: read() for name, read in self._read.items()}
        return {"kind": self._kind, **{name: value for name, value in found.items() if value is not None}}

    def retranslate(self) -> None:
        self.kind_box.retranslate()
        self.kind_box.setAccessibleName(self.tr("What is asked"))
        self.remove_button.setAccessibleName(self.tr("Remove this check"))
        self.remove_button.setToolTip(self.tr("Remove this check"))
        if self._group is not None:
            self.group_label.setText(say(check_words(self._group)))
            self.group_label.setToolTip(QCoreApplication.translate(*words.GROUP))
        else:
            self._show_fields(self.data())

    # --- inside

    def _change_kind(self) -> None:
        self._kind = self.kind_box.value
        self._show_fields(_STARTS[self._kind])
        self.changed.emit()

    def _show_fields(self, values: dict[str, Any]) -> None:
        """A field for each part of the check, with these values."""
        self._read = {}
        for choice in self._choices:
            self._head.removeWidget(choice)
            choice.hide()
            choice.deleteLater()
        self._choices = []
        fresh = QWidget()
        row = QHBoxLayout(fresh)
        row.setContentsMargins(16, 0, 0, 0)
        row.setSpacing(6)
        model: type[Check] = KINDS[self._kind]
        schemas = model.model_json_schema()["properties"]
        for name in sorted(schemas, key=lambda part: part in ("least", "most")):  # what is counted comes first
            if name != "kind":
                self._add_field(row, name, schemas[name], values.get(name, schemas[name].get("default")))
        row.addStretch(1)
        self._lines.replaceWidget(self.fields, fresh)
        self.fields.hide()
        self.fields.deleteLater()
        self.fields = fresh
        fresh.setVisible(row.count() > 1)

    def _add_field(self, row: QHBoxLayout, name: str, schema: dict[str, Any], value: Any) -> None:
        shapes = [schema, *schema.get("anyOf", ())]
        may_be_none = any(shape.get("type") == "null" for shape in shapes)
        label = QCoreApplication.translate(*words.FIELDS[name])
        widgets: list[QWidget] = []
        for shape in shapes:
            if "enum" in shape:
                choice = self._choice(name, shape["enum"], value, may_be_none=may_be_none)
                choice.setAccessibleName(label)
                choice.setToolTip(label)
                self._head.insertWidget(1 + len(self._choices), choice)
                self._choices.append(choice)
                return
            if shape.get("type") == "array":
                widgets = self._ticks(name, shape["items"]["enum"], value or ())
            elif shape.get("type") in ("integer", "number"):
                widgets = [self._number(name, shape, value, may_be_none=may_be_none)]
        caption = QLabel(label)
        caption.setProperty("role", "muted")
        row.addWidget(caption)
        for widget in widgets:
            if not widget.accessibleName():
                widget.setAccessibleName(label)
            row.addWidget(widget)

    def _choice(self, name: str, offered: list[str], value: Any, *, may_be_none: bool) -> QWidget:
        named: dict[str, words.Marked] = {"": ("", NO_NUMBER)} if may_be_none else {}
        box = Choice({**named, **{one: words.VALUES[one] for one in offered}})
        box.choose(value or "")
        box.retranslate()
        box.picked.connect(self.changed)
        self._read[name] = lambda: box.value or None
        return box

    def _ticks(self, name: str, offered: list[str], value: Any) -> list[QWidget]:
        boxes = {one: QCheckBox(QCoreApplication.translate(*words.VALUES[one])) for one in offered}
        for one, box in boxes.items():
            box.setChecked(one in value)
            box.setAccessibleName(box.text())
            box.toggled.connect(self.changed)
        self._read[name] = lambda: [one for one, box in boxes.items() if box.isChecked()]
        return list(boxes.values())

    def _number(self, name: str, shape: dict[str, Any], value: Any, *, may_be_none: bool) -> QWidget:
        least, most = shape.get("minimum", shape.get("exclusiveMinimum", 0) + _STEP), shape.get("maximum", 999)
        box: QSpinBox | QDoubleSpinBox
        if shape["type"] == "integer":
            box = QSpinBox()
            box.setRange(int(least) - may_be_none, int(most))
        else:
            box = QDoubleSpinBox()
            box.setDecimals(1)
            box.setRange(least - (_STEP if may_be_none else 0), most)
            box.setSingleStep(_STEP)
        if may_be_none:
            box.setSpecialValueText(NO_NUMBER)
        box.setFixedWidth(92)
        number: Any = box.minimum() if value is None else value
        box.setValue(number)
        box.valueChanged.connect(self.changed)
        self._read[name] = lambda: None if may_be_none and box.value() == box.minimum() else box.value()
        return box


def new_check(kind: str) -> dict[str, Any]:
    """A check of that kind as a deck writes it, when it is new."""
    return {"kind": kind, **_STARTS[kind]}
