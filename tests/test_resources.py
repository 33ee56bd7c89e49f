"""One function finds the shipped folders in a checkout, an installed wheel and a frozen app."""

import sys
from pathlib import Path

import pytest

from stackhub import resources
from stackhub.resources import ResourcesNotFoundError

ROOT = Path(__file__).resolve().parent.parent


def _make_folders(place: Path) -> Path:
    for name in resources.FOLDERS:
        (place / name).mkdir(parents=True)
    return place


def _freeze(monkeypatch: pytest.MonkeyPatch, program: Path, bundle: Path | None = None) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    if bundle is not None:
        monkeypatch.setattr(sys, "_MEIPASS", str(bundle), raising=False)


def test_in_a_checkout() -> None:
    assert resources.resource_root() == ROOT
    assert resources.config_dir() == ROOT / "config"
    assert resources.scenes_dir() == ROOT / "scenes"
    assert resources.models_dir() == ROOT / "models"
    assert resources.translations_dir() == ROOT / "stackhub" / "translations"


def test_in_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "stackhub"
    data = _make_folders(package / "_data")
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.resource_root() == data


@pytest.mark.parametrize("inside", ["stackhub/_data", "."])
def test_in_a_pyinstaller_app(inside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = tmp_path / "_internal"
    data = _make_folders((bundle / inside).resolve())
    (bundle / "stackhub" / "translations").mkdir(parents=True)
    (bundle / "stackhub" / "games" / "babylon" / "help").mkdir(parents=True)
    _freeze(monkeypatch, tmp_path / "stackhub", bundle)
    assert resources.resource_root() == data
    assert resources.translations_dir() == bundle / "stackhub" / "translations"
    assert resources.help_dir("babylon") == bundle / "stackhub" / "games" / "babylon" / "help"


@pytest.mark.parametrize("beside", ["MacOS", "Resources"])
def test_in_a_frozen_app_without_a_bundle_folder(beside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = _make_folders(tmp_path / beside)
    _freeze(monkeypatch, tmp_path / "MacOS" / "stackhub")
    assert resources.resource_root() == data


def test_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "stackhub"
    _make_folders(package / "_data")
    (package / "_data" / "models").rmdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    with pytest.raises(ResourcesNotFoundError, match="config, scenes, models of StackHub were not found") as caught:
        resources.resource_root()
    assert str(package / "_data") in str(caught.value)
    assert "\n" not in str(caught.value)


def test_help_of_an_unknown_game() -> None:
    with pytest.raises(ResourcesNotFoundError, match="rules of chess of StackHub are missing"):
        resources.help_dir("chess")


def test_user_home_is_what_the_variable_says(stackhub_home: Path) -> None:
    assert resources.user_home() == stackhub_home
    assert not stackhub_home.exists(), "asking must create nothing"


def test_user_home_may_be_relative_or_under_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STACKHUB_HOME", "here")
    assert resources.user_home() == tmp_path / "here"
    monkeypatch.setenv("STACKHUB_HOME", "~/there")
    assert resources.user_home() == Path.home() / "there"


@pytest.mark.parametrize("value", [None, ""])
def test_user_home_is_otherwise_the_platforms_folder(value: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if value is None:
        monkeypatch.delenv("STACKHUB_HOME")
    else:
        monkeypatch.setenv("STACKHUB_HOME", value)
    assert resources.user_home().name == "StackHub"
    assert resources.user_home().is_absolute()


def test_a_frozen_app_keeps_the_packages_data_beside_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As Panda3D's tool lays it out, where nothing is unpacked elsewhere: rules and translations beside the program."""
    _make_folders(tmp_path)
    for folder in ("stackhub/translations", "stackhub/games/babylon/help"):
        (tmp_path / folder).mkdir(parents=True)
    _freeze(monkeypatch, tmp_path / "stackhub.exe")
    assert resources.resource_root() == tmp_path
    assert resources.translations_dir() == tmp_path / "stackhub" / "translations"
    assert resources.help_dir("babylon") == tmp_path / "stackhub" / "games" / "babylon" / "help"
