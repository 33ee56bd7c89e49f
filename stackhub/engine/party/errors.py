"""What can be wrong with what somebody hands to a party. Every message is one clear sentence; nothing was changed."""

from __future__ import annotations

from stackhub.engine.errors import GameError


class PartyError(GameError):
    """The party refuses what it was given."""


class BadPlan(PartyError):
    """A plan that does not make sense, is broken, or was written by a newer version."""


class BadEntry(PartyError):
    """An entry of a party's journal that says something that cannot be."""


class NotNow(PartyError):
    """A sound entry, but not one that the party can take at this moment."""


class CannotSeat(PartyError):
    """The people there are cannot play this game, in this form or at all."""
