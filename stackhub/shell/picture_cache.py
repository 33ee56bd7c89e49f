"""Pictures of boards that were drawn before: a tower takes two seconds to draw for the first time in a process.

They are kept in memory and, for the next start, in the folder ``cache`` of the player's data. Nothing depends on them:
what is missing or damaged is drawn again, and what cannot be written is not.
"""

from __future__ import annotations

import contextlib
import logging
from hashlib import blake2b
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile, QSize
from PySide6.QtGui import QPixmap

from stackhub import __version__
from stackhub.games import registry
from stackhub.resources import models_dir
from stackhub.tabletop.board import Look

log = logging.getLogger(__name__)

#: More pictures than this are not kept on disk; the oldest go.
MOST_FILES = 40
_FOLDER = "cache"
_memory: dict[str, QPixmap] = {}


def picture_key(game: str, look: Look, size: QSize, ratio: float) -> str:
    """What a picture of a fresh table depends on, in one short word: whatever changes any of it draws anew."""
    parts = (
        __version__,
        game,
        look.theme.model_dump_json(),
        look.palette.model_dump_json(),
        look.quality,
        look.rich,
        size.width(),
        size.height(),
        ratio,
        _newest(Path(registry.entry(game).help_dir()).parent),
        _newest(models_dir() / game),
    )
    return f"{game}-{blake2b(repr(parts).encode(), digest_size=8).hexdigest()}"


def _newest(folder: Path) -> int:
    """When something in `folder` was last changed; 0 when nothing is there."""
    with contextlib.suppress(OSError):
        return max((path.stat().st_mtime_ns for path in folder.glob("*.*")), default=0)
    return 0


def kept_picture(root: Path, key: str, size: QSize, ratio: float) -> QPixmap | None:
    """The picture of that key, `size` logical pixels large; None when there is none."""
    picture = _memory.get(key)
    if picture is None:
        picture = QPixmap()
        if not picture.load(str(root / _FOLDER / f"{key}.png")) or picture.size() != size * ratio:
            return None
        picture.setDevicePixelRatio(ratio)
        _memory[key] = picture
    return picture


def keep_picture(root: Path, key: str, picture: QPixmap) -> None:
    """Keep it for this process and the next ones."""
    _memory[key] = picture
    folder = root / _FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = QSaveFile(str(folder / f"{key}.png"))
        if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and picture.save(file, "PNG") and file.commit()):
            log.info("a picture is not kept: %s", file.errorString())
        files = sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime_ns)
        for old in files[:-MOST_FILES]:
            old.unlink(missing_ok=True)
    except OSError as error:
        log.info("a picture is not kept: %s", error)
