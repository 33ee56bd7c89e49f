"""The null game, as for the kernel's own tests."""

from tests.engine.conftest import nullgame

__all__ = ["nullgame"]
