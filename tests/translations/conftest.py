"""French, switched on for a test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from stackhub.translations.compile import FOLDER, compile_translations


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled texts."""
    folder = tmp_path_factory.mktemp("texts")
    compile_translations(FOLDER, folder)
    return folder


@pytest.fixture
def french(qapp: QApplication, compiled: Path) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(compiled / "stackhub_fr.qm"))
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)
