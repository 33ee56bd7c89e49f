"""The bundled type shows French and figures of one width, and its absence is no error."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QRawFont
from pytestqt.qtbot import QtBot

from stackhub.engine.look import COLOUR_NAMES
from stackhub.resources import models_dir
from stackhub.tabletop import fonts
from stackhub.tabletop.fonts import FAMILY, font, install_fonts
from stackhub.tabletop.signs import sign_letter

FILES = sorted((models_dir() / "fonts").glob("*.ttf"))
FRENCH = "àâäçéèêëîïôöùûüÿœæÀÂÇÉÈÊËÎÏÔŒÙ« »–—’“”…\u00a0\u202f"
WEIGHTS = [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold, QFont.Weight.ExtraBold]


def test_four_weights_with_their_licence_stay_small() -> None:
    assert len(FILES) == 4
    assert sum(file.stat().st_size for file in FILES) < 600 * 1024
    assert "SIL OPEN FONT LICENSE" in (models_dir() / "fonts" / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_file_has_french_signs_and_arrows(file: Path, qtbot: QtBot) -> None:
    raw = QRawFont(str(file), 20)
    signs = "".join(sign_letter(colour) for colour in COLOUR_NAMES)
    assert [char for char in FRENCH + signs + "→←↑↓✓×−€" if not raw.supportsCharacter(ord(char))] == []


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_have_one_width_in_each_weight(weight: QFont.Weight, qtbot: QtBot) -> None:
    assert install_fonts() == FAMILY
    assert install_fonts() == FAMILY  # again is harmless
    shown = font(FAMILY, 18, weight)
    assert QFontInfo(shown).family() == FAMILY
    assert QFontInfo(shown).weight() == weight
    metrics = QFontMetricsF(shown)
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_the_ring_is_hollow_in_a_line_of_text(qtbot: QtBot) -> None:
    def ink(character: str) -> int:
        image = QImage(64, 64, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        painter.setFont(font(install_fonts(), 48))
        painter.drawText(8, 52, character)
        painter.end()
        return sum(image.pixelColor(x, y).value() < 128 for x in range(64) for y in range(64))

    assert 0 < ink(sign_letter("white")) < 0.8 * ink(sign_letter("blue"))


def test_without_files_the_systems_family_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, qtbot: QtBot
) -> None:
    monkeypatch.setattr(fonts, "models_dir", lambda: tmp_path)
    family = install_fonts()
    assert family
    assert family != FAMILY
    assert "bundled fonts" in caplog.text
