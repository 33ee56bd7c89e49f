"""The player's own keys at a physical table."""

import pytest
from pydantic import ValidationError

from stackhub.engine.controls import DEFAULT_KEYS, HAND_ACTIONS, Controls


def test_every_action_has_a_key_of_its_own() -> None:
    assert set(DEFAULT_KEYS) == set(HAND_ACTIONS)
    assert len(set(DEFAULT_KEYS.values())) == len(HAND_ACTIONS)


def test_a_key_that_is_taken_changes_places() -> None:
    changed = Controls().with_key("tap", "F")
    assert (changed.key("tap"), changed.key("palm")) == ("F", "T")
    assert changed.with_key("tap", "T") == Controls()


@pytest.mark.parametrize("keys", [{"tap": "F"}, {"tap": "TT"}, {"tap": "1"}, {"tap": "é"}, {"jump": "J"}])
def test_keys_that_cannot_be_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        Controls.model_validate({"keys": keys})


def test_settings_from_before_an_action_keep_their_keys() -> None:
    """Somebody had V for tapping before there was `contacts`."""
    controls = Controls.model_validate({"keys": {"tap": "V"}})
    assert controls.key("tap") == "V"
    assert controls.key("contacts") not in {controls.key(action) for action in HAND_ACTIONS if action != "contacts"}
    assert controls.with_key("contacts", "V").key("tap") != "V"
