"""Where the folders that come with StackHub are, and where the player's own data goes.

The read-only folders (config/, scenes/, models/) stand at the top of a checkout, under `stackhub/_data/` in an
installed wheel, and beside the program in a frozen app. Everything else asks here and nowhere else.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import platformdirs

FOLDERS = ("config", "scenes", "models")
"""The top-level folders that every kind of installation carries."""

HOME_VARIABLE = "STACKHUB_HOME"
"""The environment variable that moves everything StackHub writes (tests use it)."""

_PACKAGE = Path(__file__).resolve().parent


class ResourcesNotFoundError(Exception):
    """The folders that come with StackHub are missing; the message is one sentence for the player."""


def _bundles() -> Iterator[Path]:
    """Yield the places where a frozen app keeps its data; none when this is not one."""
    if getattr(sys, "frozen", False):
        bundle = getattr(sys, "_MEIPASS", None)  # PyInstaller unpacks or points here
        if bundle:
            yield Path(bundle)
        program = Path(sys.executable).resolve().parent
        yield program
        yield program.parent / "Resources"  # macOS: StackHub.app/Contents/{MacOS,Resources}


def _candidates() -> Iterator[Path]:
    """Yield the places where the folders may be, the most specific kind of installation first."""
    for bundle in _bundles():
        yield bundle / "stackhub" / "_data"
        yield bundle
    yield _PACKAGE / "_data"
    yield _PACKAGE.parent


def resource_root() -> Path:
    """Return the folder that holds config/, scenes/ and models/.

    Raises:
        ResourcesNotFoundError: no place of this installation has all three.
    """
    tried = []
    for place in _candidates():
        if all((place / name).is_dir() for name in FOLDERS):
            return place
        tried.append(str(place))
    names, places = ", ".join(FOLDERS), "; ".join(tried)
    raise ResourcesNotFoundError(
        f"The folders {names} of StackHub were not found (looked in {places}); please reinstall it."
    )


def config_dir() -> Path:
    """Return the folder of the YAML files a player or designer may change (material, options, palettes)."""
    return resource_root() / "config"


def scenes_dir() -> Path:
    """Return the folder of the YAML files of the physical tables."""
    return resource_root() / "scenes"


def models_dir() -> Path:
    """Return the folder of meshes, card art, icons, sounds and fonts."""
    return resource_root() / "models"


def _package_dir() -> Path:
    """Return the folder of the package's own data files, which a frozen app may keep apart from its code."""
    return next((bundle / "stackhub" for bundle in _bundles() if (bundle / "stackhub").is_dir()), _PACKAGE)


def translations_dir() -> Path:
    """Return the folder of the compiled `stackhub_{fr,en}.qm`.

    Raises:
        ResourcesNotFoundError: the folder is missing from this installation.
    """
    return _existing(_package_dir() / "translations", "translations")


def help_dir(game: str) -> Path:
    """Return the folder of the rules a player reads, `{en,fr}.md`, of one game.

    Raises:
        ResourcesNotFoundError: there is no such game, or its rules are missing from this installation.
    """
    return _existing(_package_dir() / "games" / game / "help", f"rules of {game}")


def _existing(folder: Path, what: str) -> Path:
    if not folder.is_dir():
        raise ResourcesNotFoundError(f"The {what} of StackHub are missing (looked in {folder}); please reinstall it.")
    return folder


def own_command() -> list[str]:
    """Return the program and first arguments that start StackHub's command line in a process of its own."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "stackhub"]


def user_home() -> Path:
    """Return the folder of everything StackHub writes; it may not exist yet, and is not created here."""
    moved = os.environ.get(HOME_VARIABLE)
    if moved:
        return Path(moved).expanduser().absolute()
    return Path(platformdirs.user_data_dir("StackHub", appauthor=False))
