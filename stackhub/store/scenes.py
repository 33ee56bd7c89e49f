"""Reads the scene of a physical table, scenes/NAME.yaml, into the model that its game describes it by."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from stackhub.engine.scene import Part
from stackhub.resources import scenes_dir
from stackhub.store.yaml_file import load_yaml

P = TypeVar("P", bound=Part)


def load_scene(name: str, model: type[P], path: Path | None = None) -> P:
    """Return the scene called `name`, checked; `path` defaults to scenes/NAME.yaml.

    Raises `YamlFileError`, one sentence with file, line and mistake, when the file cannot be used.
    """
    return load_yaml(path or scenes_dir() / f"{name}.yaml", model)
