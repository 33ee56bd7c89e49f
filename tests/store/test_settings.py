"""The settings file: what was set comes back; a broken one is never overwritten."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from stackhub.store.atomic import StoreError
from stackhub.store.settings import GameChoice, SeatChoice, Settings, SettingsFile, WindowPlace


def test_what_was_set_comes_back(tmp_path: Path) -> None:
    first = SettingsFile(tmp_path / "home")
    assert first.fresh
    assert first.problem is None
    first.settings.language = "fr"
    first.settings.name = "Léa: « #1 »"
    first.settings.window = WindowPlace(x=-5, maximised=True)
    first.settings.games["babylon"] = GameChoice(
        seats=[SeatChoice(name="Bot", colour="red", level="hard")],
        options={"match": "single", "seconds": 5, "fast": True},
    )
    first.save()
    again = SettingsFile(tmp_path / "home")
    assert not again.fresh
    assert again.settings == first.settings


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("theme: purple\n", "settings.yaml, line 1: "),
        ("version: 2\nfuture: true\n", "settings.yaml, line 1: "),
        ("", "settings.yaml, line 1: the file is empty"),
        ("name: \x00", "settings.yaml, line 1: a character that may not stand in a text file"),
    ],
)
def test_a_broken_one_is_named_and_put_aside_by_the_first_save(tmp_path: Path, broken: str, why: str) -> None:
    path = tmp_path / "settings.yaml"
    for number in (1, 2):
        path.write_text(broken)
        file = SettingsFile(tmp_path)
        assert str(file.problem).startswith(why)
        assert file.settings == Settings()
        assert path.read_text() == broken
        file.save()
        file.save()
        assert (tmp_path / f"settings.broken-{number}.yaml").read_text() == broken
        assert SettingsFile(tmp_path).problem is None
    assert not (tmp_path / "settings.broken-3.yaml").exists()


def test_when_one_is_broken_the_last_good_one_serves(tmp_path: Path) -> None:
    """Once a single unknown value cost all settings."""
    first = SettingsFile(tmp_path)
    first.settings.name, first.settings.theme = "Ada", "dark"
    first.save()
    first.settings.volume = 3
    first.save()
    path = tmp_path / "settings.yaml"
    broken = path.read_text().replace("theme: dark", "theme: purple")
    path.write_text(broken)
    file = SettingsFile(tmp_path)
    assert "settings.yaml, line " in str(file.problem)
    assert file.used_last
    assert (file.settings.name, file.settings.theme, file.settings.volume) == ("Ada", "dark", 70)
    assert file.aside is None
    file.save()
    assert file.aside == tmp_path / "settings.broken-1.yaml"
    assert file.aside.read_text() == broken
    assert SettingsFile(tmp_path).settings == file.settings
    assert SettingsFile(tmp_path).problem is None


def test_when_both_are_broken_the_defaults_serve(tmp_path: Path) -> None:
    for name in ("settings.yaml", "settings.yaml.last"):
        (tmp_path / name).write_text("theme: purple\n")
    file = SettingsFile(tmp_path)
    assert not file.used_last
    assert file.settings == Settings()
    assert str(file.problem).startswith("settings.yaml, line 1: ")


def test_when_it_cannot_be_put_aside_nothing_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("theme: purple\n")
    file = SettingsFile(tmp_path)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as locked:
        locked.setattr(Path, "rename", refuse)
        with pytest.raises(StoreError, match=r"could not be put aside: you may not write or read there$"):
            file.save()
    assert path.read_text() == "theme: purple\n"
    file.save()
    assert SettingsFile(tmp_path).problem is None


def test_a_folder_that_may_not_be_entered_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    for name in ("stat", "open", "mkdir"):
        monkeypatch.setattr(Path, name, refuse)
    file = SettingsFile(tmp_path)
    assert str(file.problem) == "settings.yaml: the file cannot be read (you may not write or read there)"
    with pytest.raises(StoreError, match=r"you may not write or read there$"):
        file.save()


def test_reset_keeps_who_one_is_and_what_one_played() -> None:
    settings = Settings(language="fr", name="Ada", theme="dark", volume=3, games={"babylon": GameChoice()})
    settings.window = WindowPlace(x=7)
    settings.reset()
    assert settings == Settings(language="fr", name="Ada", games={"babylon": GameChoice()}, window=WindowPlace(x=7))


def test_a_value_that_no_setting_takes_is_refused_when_it_is_set() -> None:
    settings = Settings()
    with pytest.raises(ValidationError):
        settings.volume = 101
    assert settings.volume == 70
