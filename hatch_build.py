"""Wheel build hook: compiles the translations into the wheel, so that .qm files are never committed."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface):  # type: ignore[type-arg]
    """Adds `stackhub/translations/*.qm`, made from the .ts files beside them, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder that lives until the wheel is written."""
        sys.path.insert(0, self.root)
        try:
            from stackhub.translations.compile import compile_translations
        finally:
            sys.path.remove(self.root)
        self._scratch = tempfile.TemporaryDirectory()
        sources = Path(self.root, "stackhub", "translations")
        for compiled in compile_translations(sources, Path(self._scratch.name)):
            build_data["force_include"][str(compiled)] = f"stackhub/translations/{compiled.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the scratch folder."""
        self._scratch.cleanup()
