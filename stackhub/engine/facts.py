"""Records of physical turns: what hands did, as frozen facts that a judge reads, written as one line of JSON."""

from __future__ import annotations

import json
from typing import Self

from pydantic import BaseModel, ConfigDict, ValidationError

from stackhub.engine.errors import InvalidMove
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP

_UNSOUND = QT_TRANSLATE_NOOP("errors", "the record is not sound: {reason}")


class Fact(BaseModel):
    """One thing that was seen. Never changed, and nothing besides what its fields say."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Record(Fact):
    """All the facts of a turn; its string is one line of JSON, what is at its default left out."""

    def __str__(self) -> str:
        return self.model_dump_json(by_alias=True, exclude_defaults=True)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The record that ``text`` (JSON) holds. Raises InvalidMove, naming what is wrong."""
        try:
            record = cls.model_validate_json(text)
        except ValidationError as error:
            place, finding = first_finding(error)
            if not place:
                raise InvalidMove(_UNSOUND, reason=reason_of(finding)) from None
            raise InvalidMove(
                QT_TRANSLATE_NOOP("errors", "the record is wrong at '{place}': {reason}"),
                place=place[:80],
                reason=reason_of(finding),
            ) from None
        _keys_once(text)
        return record


def _keys_once(text: str) -> None:
    """Refuse sound JSON in which a key is given twice: pydantic takes the last one, other programs may not."""

    def only_once(pairs: list[tuple[str, object]]) -> None:
        keys = [key for key, _ in pairs]
        twice = next((key for number, key in enumerate(keys) if key in keys[:number]), None)
        if twice is not None:
            marked = QT_TRANSLATE_NOOP("errors", "the record gives the key '{key}' twice")
            raise InvalidMove(marked, key=twice[:40])

    json.loads(text, object_pairs_hook=only_once)
