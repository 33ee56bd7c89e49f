"""Replays of one's own: a whole game, or only its fall, saved wherever the player wants it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from stackhub.dexterity.best_side import excerpt_of
from stackhub.dexterity.turn_film import FALL
from stackhub.engine.errors import SaidError
from stackhub.physics.recording import BrokenRecording, Recording
from stackhub.shell.archive_card import documents_folder
from stackhub.shell.hub import Hub
from stackhub.store.replays import SUFFIX, Replay, write_replay

_BEFORE_S, _AFTER_S = 2.0, 1.0
"""So much is kept before a fall and after it."""


def fall_of(replay: Replay, number: int) -> Replay | None:
    """Turn ``number`` (from 0) cut down to its fall, as a replay of its own; None when nothing fell in it, or when it
    is damaged."""
    try:
        recording = Recording.from_bytes(replay.recordings[number])
    except BrokenRecording:
        return None
    fell = recording.mark(FALL)
    if fell is None:
        return None
    part = excerpt_of(recording, fell)
    hz = recording.frame_hz
    first = max(0, fell - round(_BEFORE_S * hz))
    short = recording.excerpt(first, part.last + round(_AFTER_S * hz))
    turn = replay.manifest.turns[number].model_copy(
        update={"seconds": round(short.seconds, 3), "fell_s": round((fell - first) / hz, 3)}
    )
    return Replay(replay.manifest.model_copy(update={"turns": (turn,)}), (short.to_bytes(),))


def ask_where(hub: Hub, parent: QWidget, replay: Replay, name: str) -> Path | None:
    """Ask where ``replay`` is to be saved (``name`` is a proposal) and do it. Returns where; None when it is not saved:
    the player thought better of it, or it could not be written, which has been said."""
    title = QCoreApplication.translate("TowerReplay", "Save replay")
    kinds = QCoreApplication.translate("TowerReplay", "Replay (*.stackreplay)")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(documents_folder() / f"{name}{SUFFIX}"), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    try:
        write_replay(path, replay)
    except SaidError as error:
        hub.tell(error)
        return None
    hub.inform(QCoreApplication.translate("TowerReplay", "The replay is in {file}.").format(file=path))
    return path
