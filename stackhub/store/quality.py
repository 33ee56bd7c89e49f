"""Reads the quality ladder."""

from pathlib import Path

from stackhub.engine.quality import QualityFile
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml


def load_quality(path: Path | None = None) -> QualityFile:
    """Return the quality ladder, checked; `path` defaults to config/quality.yaml.

    Raises `YamlFileError`, one sentence with file, line and mistake, when the file cannot be used.
    """
    return load_yaml(path or config_dir() / "quality.yaml", QualityFile)
