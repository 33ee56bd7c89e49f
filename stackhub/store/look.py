"""Reads the palettes and the themes a player may choose from.

Both functions raise `YamlFileError`, one sentence with file, line and mistake, when the file cannot be used.
"""

from pathlib import Path

from stackhub.engine.look import Palette, PaletteFile, PaletteName, Theme, ThemeFile, ThemeName
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml


def load_palettes(path: Path | None = None) -> dict[PaletteName, Palette]:
    """Return every palette by name, in the file's order; `path` defaults to config/palettes.yaml."""
    return load_yaml(path or config_dir() / "palettes.yaml", PaletteFile).palettes


def load_themes(path: Path | None = None) -> dict[ThemeName, Theme]:
    """Return every theme by name, in the file's order; `path` defaults to config/themes.yaml."""
    return load_yaml(path or config_dir() / "themes.yaml", ThemeFile).themes
