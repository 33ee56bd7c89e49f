"""An avatar: which drawn parts make up a head. How they look stands in ``profile_drawing``."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from random import Random

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from stackhub.engine.names import fold

PARTS: Mapping[str, int] = {
    "head": 5,
    "skin": 7,
    "hair": 9,
    "hair_colour": 8,
    "eyes": 6,
    "mouth": 6,
    "extra": 7,
    "hat": 7,
}
"""The parts in the order in which they are chosen, each with how many there are; 0 of hair, extra and hat is none."""

_VERSION = 1


class Avatar(BaseModel):
    """A number for every part, from 0."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    head: int = 0
    skin: int = 0
    hair: int = 1
    hair_colour: int = 0
    eyes: int = 0
    mouth: int = 0
    extra: int = 0
    hat: int = 0

    @model_validator(mode="after")
    def _has_such_parts(self) -> Avatar:
        for part, count in PARTS.items():
            if not 0 <= getattr(self, part) < count:
                raise ValueError(f"there is no such {part}")
        return self

    def with_part(self, part: str, number: int) -> Avatar:
        """The same head with another part; numbers go round."""
        return Avatar.model_validate({**self.model_dump(), part: number % PARTS[part]})


def avatar_by_chance(chance: Random) -> Avatar:
    """Some head or other; hats and what is worn on a face are rarer than none."""
    parts = {part: chance.randrange(count) for part, count in PARTS.items()}
    for part in ("extra", "hat"):
        if chance.random() < 0.5:
            parts[part] = 0
    return Avatar(**parts)


def default_avatar(name: str) -> Avatar:
    """The head that somebody called ``name`` has before choosing one: always the same."""
    digest = hashlib.sha256(fold(name).encode("utf-8", "surrogatepass")).digest()
    return avatar_by_chance(Random(int.from_bytes(digest[:8], "big")))


def avatar_of(content: str, name: str) -> Avatar:
    """The avatar that a profile holds as text; the default where it holds none, or one that a later StackHub drew."""
    try:
        found = json.loads(content)
        if isinstance(found, dict) and found.pop("version", None) == _VERSION:
            return Avatar.model_validate(found)
    except (ValueError, ValidationError, RecursionError):
        pass
    return default_avatar(name)


def avatar_to_text(avatar: Avatar) -> str:
    """What a profile holds of it."""
    return json.dumps({"version": _VERSION, **avatar.model_dump()}, separators=(",", ":"))
