"""Plans: to JSON and back, and what they refuse."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.errors import GameError
from stackhub.engine.party.errors import BadPlan
from stackhub.engine.party.members import FILLER_NAME, level_for, players_of
from stackhub.engine.party.plan import PlannedGame, check_games, make_plan, plan_from_json
from stackhub.games import registry
from tests.engine.party.parties import member, people, plan_of

GAMES = (PlannedGame(game="babylon"), PlannedGame(game="stacko", options={"towers": 3}))


def plan_data(**changes: Any) -> dict[str, Any]:
    """A sound plan as JSON data, with ``changes``."""
    data: dict[str, Any] = json.loads(plan_of(people(3), "babylon", "stacko").to_json())
    return {**data, **changes}


def test_a_plan_comes_back_from_its_json() -> None:
    for plan in (plan_of(people(2, bots=3), "babylon"), plan_of(people(10), "stacko", "upturn", wheel=7)):
        assert plan_from_json(plan.to_json()) == plan
    plan = make_plan(members=list(people(2)), games=list(GAMES), scoring=[3, 1], seed=1)
    assert plan_from_json(plan.to_json()) == plan
    assert plan_of(people(2), "babylon", "stacko").rounds == 2
    assert plan_of(people(2), "babylon", "stacko", wheel=7).rounds == 7


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"picks": "wheel"}, "how often the wheel"),
        ({"count": 1}, "leave count out"),
        ({"scoring": [3, 5]}, "worth more than the place before"),
        ({"scoring": []}, "scoring"),
        ({"games": []}, "games"),
        ({"games": [{"game": "babylon", "form": "league"}]}, "games.0.form"),
        ({"seed": -1}, "seed"),
        ({"seed": True}, "seed"),
        ({"version": 2}, "newer StackHub"),
        ({"version": "1"}, "version"),
        ({"format": "stackhub-save"}, "not the plan of a party"),
        ({"music": "loud"}, "music"),
        ({"members": []}, "members"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPlan, match=said):
        plan_from_json(json.dumps(plan_data(**changes)))


@pytest.mark.parametrize(
    ("number", "changes", "said"),
    [
        (1, {"name": "ada"}, "two people called ada"),
        (1, {"name": ""}, "members.1.name"),
        (1, {"name": "x" * 25}, "members.1.name"),
        (1, {"name": " Bo"}, "no spaces around"),
        (1, {"name": "B\u0007o"}, "cannot be seen"),
        (1, {"key": "m3"}, "must have the key m2"),
        (0, {"key": "f1"}, "members.0.key"),
        (0, {"colour": "pink"}, "members.0.colour"),
        (0, {"level": "godlike"}, "members.0.level"),
        (0, {"birth_year": 1066}, "members.0.birth_year"),
        (0, {"team": 0}, "members.0.team"),
    ],
)
def test_a_member_that_makes_no_sense_is_refused(number: int, changes: dict[str, Any], said: str) -> None:
    data = plan_data()
    data["members"][number] |= changes
    with pytest.raises(BadPlan, match=said):
        plan_from_json(json.dumps(data))


def test_bots_alone_are_no_party() -> None:
    with pytest.raises(BadPlan, match="somebody who is not a bot"):
        make_plan(members=tuple(people(0, bots=3)), games=GAMES, seed=1)


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_text_that_is_no_plan_is_refused(text: str) -> None:
    for told in (text, text[: len(text) // 2], plan_of(people(2), "babylon").to_json()[:-3] + text):
        with pytest.raises(BadPlan):
            plan_from_json(told)


def test_a_plan_is_checked_against_the_games_there_are() -> None:
    configs = {game: registry.rules_of(game).config for game in ("babylon", "stacko")}
    check_games(make_plan(members=people(2), games=GAMES, seed=1), configs)
    for planned, said in (
        (PlannedGame(game="chess"), "no game 'chess'"),
        (PlannedGame(game="stacko", options={"height": 3}), "no option 'height'"),
        (PlannedGame(game="stacko", options={"towers": 4}), "does not offer 4"),
        (PlannedGame(game="stacko", options={"towers": True}), "does not offer True"),
    ):
        with pytest.raises(GameError, match=said):
            check_games(make_plan(members=people(2), games=(planned,), seed=1), configs)


def test_members_become_players_and_bots_play_at_a_level_that_there_is() -> None:
    members = {m.key: m for m in (member(1), member(2, "expert"), member(3))}
    players = players_of(("m2", "f1", "m1"), members, ("easy", "medium"), "hard", FILLER_NAME)
    assert [player.name for player in players] == ["Bo", "Bot 1", "Ada"]
    assert [player.level for player in players] == ["medium", "medium", None]
    assert len({player.colour for player in players}) == 3
    assert level_for("easy", ("medium", "hard")) == "medium"
    assert level_for("expert", ("easy", "hard", "medium")) == "hard"
