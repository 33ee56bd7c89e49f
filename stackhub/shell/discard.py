"""Asking before something that was left unfinished is thrown away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from stackhub.shell.overlay import Overlay


def ask_discard(parent: QWidget, title: str, discard: Callable[[], None]) -> None:
    """Ask ``title`` over ``parent``; on *Discard it* do so."""
    question = Overlay(parent)
    question.add_title(title)
    question.add_text(QCoreApplication.translate("discard", "It cannot be brought back."))
    keep = question.add_button(QCoreApplication.translate("discard", "Keep it"), "primary")
    throw = question.add_button(QCoreApplication.translate("discard", "Discard it"), "danger")
    keep.clicked.connect(question.close_overlay)
    throw.clicked.connect(question.close_overlay)
    throw.clicked.connect(discard)
    question.open(keep)
