"""``stackhub think GAME``: a process that thinks for the bots of a tower, so that the window never waits for physics.

One question a line, ``{"id": 7, "question": {…}}``; one answer a line, ``{"id": 7, "answer": {…}}`` or ``{"id": 7,
"error": "…"}``. The first line that comes out says that it is ready. It ends with its input.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from typing import TextIO

from stackhub.engine.errors import SaidError
from stackhub.engine.hands import Think
from stackhub.games import registry

log = logging.getLogger(__name__)
READY = {"ready": True}


def thinker_of(game: str) -> Think | None:
    """Who thinks for the hands of the bots of ``game``; None where hands play no part. Raises UnknownGame."""
    if not registry.levels_of(game):
        return None
    think: Think | None = getattr(registry.entry(game).room("bots"), "think", None)
    return think


def run_thinker(game: str, lines: Iterable[str], out: TextIO) -> str | None:
    """Answer until ``lines`` end. Returns a sentence when there is nobody to think for."""
    try:
        think = thinker_of(game)
    except SaidError as error:
        return str(error)
    if think is None:
        return f"the bots of {game} need no hands"
    _say(out, READY)
    for line in lines:
        if line.strip():
            _say(out, _answered(think, line))
    return None


def _answered(think: Think, line: str) -> dict[str, object]:
    number: object = None
    try:
        asked = json.loads(line)
        number = asked["id"]
        return {"id": number, "answer": think(asked["question"], lambda: False)}
    except Exception as error:  # whoever asked goes on without an answer
        log.exception("a question could not be answered")
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def _say(out: TextIO, answer: Mapping[str, object]) -> None:
    out.write(json.dumps(answer, separators=(",", ":")) + "\n")
    out.flush()
