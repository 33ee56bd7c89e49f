"""What any game's YAML may say."""

from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, ValidationError

from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.options import Options

SOUND: dict[str, Any] = {
    "game": "example",
    "seats": {"min": 2, "max": 4},
    "minutes": [5, 10],
    "levels": ["easy", "expert"],
    "material": {"cards": 52},
    "options": {
        "match": {"values": ["single", "points"], "default": "points", "printed": "single", "ruling": "EX-01"},
        "seconds": {"values": [0, 5], "default": 0, "printed": 0, "ruling": "EX-02"},
    },
    "presets": {"fast": {"seconds": 5}},
    "bots": {"easy": {"depth": 1}, "expert": {"depth": 4.5}},
}


class ExampleOptions(Options):
    match: Literal["single", "points"] = "points"
    seconds: int = 0


class Cards(BaseModel):
    model_config = ConfigDict(extra="forbid")
    cards: int


class Skill(BaseModel):
    model_config = ConfigDict(extra="forbid")
    depth: float


class ExampleConfig(GameConfig):
    options_model = ExampleOptions
    material_model = Cards
    bot_model = Skill


def changed(*path: str | int, to: Any) -> dict[str, Any]:
    import copy

    data = copy.deepcopy(SOUND)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return data


def test_a_sound_one_gives_defaults_and_the_print() -> None:
    config = ExampleConfig.model_validate(SOUND)
    assert config.defaults() == {"match": "points", "seconds": 0}
    assert config.by_the_book() == {"match": "single", "seconds": 0}
    assert config.bots["expert"] == {"depth": 4.5}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (changed("game", to="Big Game"), "pattern"),
        (changed("seats", "min", to=5), "max must not be smaller than min"),
        (changed("seats", "max", to=11), "less than or equal to 10"),
        (changed("levels", to=["godlike"]), "'easy', 'medium', 'hard' or 'expert'"),
        (changed("colour", to="red"), "Extra inputs"),
        (changed("options", "match", "values", to=[]), "at least 1 item"),
        (changed("options", "match", "default", to="never"), "default is not one of the values"),
        (changed("options", "match", "printed", to="never"), "printed is not one of the values"),
        (changed("options", "match", "ruling", to="rule 1"), "pattern"),
        (changed("options", "match", "values", to=["single", "points", "hours"]), "option 'match' cannot be 'hours'"),
        (changed("options", "mode", to=SOUND["options"]["match"]), "there is no option 'mode'"),
        (changed("presets", "fast", to={"speed": 5}), "preset 'fast' sets the unknown option 'speed'"),
        (changed("presets", "fast", to={"seconds": 7}), "preset 'fast' gives 'seconds' a value that is not offered"),
        (changed("material", "cards", to="many"), "cards: should be a whole number"),
        (changed("material", to=None), "cards: should not be missing"),
        (changed("bots", "easy", to={"dept": 1}), "easy.depth: should not be missing"),
        (changed("bots", "easy", to=None), "says nothing about the level 'easy'"),
        (changed("bots", "godlike", to={"depth": 9}), "bots.godlike"),
    ],
)
def test_what_is_wrong_is_named(data: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError) as refused:
        ExampleConfig.model_validate(data)
    assert why in str(refused.value)


def test_a_game_without_models_takes_any_material() -> None:
    assert GameConfig.model_validate(SOUND).material == {"cards": 52}


def test_seats() -> None:
    seats = SeatRange(min=2, max=4)
    assert [n for n in range(10) if n in seats] == [2, 3, 4]
    assert "2" not in seats
    assert (str(seats), str(SeatRange(min=2, max=2))) == ("2-4", "2")
