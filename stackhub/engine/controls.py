"""How a player handles a physical table: which hand, how far a drag goes, and which keys do what."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Annotated, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.words import QT_TRANSLATE_NOOP

HandAction = Literal[
    "tap",
    "stick",
    "palm",
    "plane",
    "yaw_left",
    "yaw_right",
    "long_left",
    "long_right",
    "cross_left",
    "cross_right",
    "contacts",
    "card",
]
"""What a letter key may do at a physical table (interface.md): feel a piece; the push stick; the flat hand; the other
plane; turn a free piece about the vertical, its length and its width; show what touches what; show or hide the card of
keys. Each table has a use for some of them."""

HAND_ACTIONS: tuple[HandAction, ...] = get_args(HandAction)

DEFAULT_KEYS: Mapping[HandAction, str] = {
    "tap": "T",
    "stick": "X",
    "palm": "F",
    "plane": "P",
    "yaw_left": "Q",
    "yaw_right": "E",
    "long_left": "W",
    "long_right": "S",
    "cross_left": "A",
    "cross_right": "D",
    "contacts": "V",
    "card": "K",
}

_LATER: frozenset[HandAction] = frozenset({"contacts"})
"""Actions that older settings do not know: where a player gave their key to another action, they take a free one."""
_Key = Annotated[str, Field(pattern=r"^[A-Z0]$|^[6-9]$")]
"""One letter, or a digit that chooses no view (1 to 5 do)."""


class Controls(BaseModel):
    """Part of the settings. ``keys`` holds only what differs from DEFAULT_KEYS."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    left_handed: bool = False
    """The mouse's buttons change places."""
    sensitivity: Annotated[float, Field(ge=0.25, le=4.0)] = 1.0
    """Multiplies how far drags and the wheel move the camera."""
    key_card: bool = True
    """Whether the small card of keys is shown."""
    keys: dict[HandAction, _Key] = {}

    @model_validator(mode="after")
    def _each_key_once(self) -> Self:
        used = [self.key(action) for action in HAND_ACTIONS]
        twice = next((key for key in used if used.count(key) > 1), None)
        if twice is not None:
            marked = QT_TRANSLATE_NOOP("errors", "should not give the key {key} to two actions")
            raise BadConfig(marked, key=twice)
        return self

    def key(self, action: HandAction) -> str:
        """The key of an action, as it is written on the keyboard."""
        if action in _LATER and action not in self.keys and DEFAULT_KEYS[action] in self.keys.values():
            taken = {*self.keys.values(), *DEFAULT_KEYS.values()}
            return next(letter for letter in ascii_uppercase if letter not in taken)
        return self.keys.get(action, DEFAULT_KEYS[action])

    def with_key(self, action: HandAction, key: str) -> Controls:
        """The same with another key for `action`; whichever action had it gets the key that becomes free. Raises
        ValueError (pydantic.ValidationError) for a key that is none."""
        before = self.key(action)
        keys = {name: self.key(name) for name in HAND_ACTIONS}
        for name, used in keys.items():
            if used == key:
                keys[name] = before
        keys[action] = key
        changed = {name: used for name, used in keys.items() if used != DEFAULT_KEYS[name]}
        return Controls.model_validate({**self.model_dump(), "keys": changed})
