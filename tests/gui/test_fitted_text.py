"""Words in a room that may be too small for them: whole as long as anything goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from stackhub.shell.fitted_text import SMALLEST, fitted

ROOM = QRectF(0, 0, 130, 46)


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Noor", ("Noor",)),
        ("Maximiliane Wintergarten", ("Maximiliane", "Wintergarten")),
        ("Bartholomäus-Alexander-X", ("Bartholomäus-", "Alexander-X")),
        ("wwwwwwwwwwwwwwwwwwwwwwww", ("w" * 12, "w" * 12)),
        ("8.5 · bot, medium", None),
    ],
)
def test_a_name_is_written_whole(qapp: QApplication, words: str, lines: tuple[str, ...] | None) -> None:
    """In two lines, or smaller, before anything of it is cut."""
    found = fitted(words, QFont(qapp.font()), ROOM, 30)
    assert found.whole
    assert SMALLEST <= found.pixels <= 30
    assert "".join(found.lines).replace(" ", "") == words.replace(" ", "")
    if lines is not None:
        assert found.lines == lines


def test_only_where_nothing_goes_it_is_cut(qapp: QApplication) -> None:
    found = fitted("W" * 24, QFont(qapp.font()), QRectF(0, 0, 40, 12), 30)
    assert not found.whole
    assert found.lines[0].endswith("…")


def test_in_a_large_room_it_is_as_large_as_wanted(qapp: QApplication) -> None:
    assert fitted("Noor B.", QFont(qapp.font()), QRectF(0, 0, 400, 60), 30).pixels == 30
