"""The evening in docs/party.md is one that can be played."""

import re
from pathlib import Path
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.match import Match
from stackhub.engine.options import make_options
from stackhub.engine.party.entries import entry_as_dict
from stackhub.engine.party.limits import limits_of
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import make_plan, plan_from_json
from stackhub.engine.party.presets import PartyFile
from stackhub.engine.party.scoring import points_text
from stackhub.games import registry
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml
from tests.conformance.random_play import play_match

PAGE = Path(__file__).parents[3] / "docs" / "party.md"


def test_the_evening_of_the_page_can_be_played() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {
        "Match": Match,
        "Member": Member,
        "Party": Party,
        "PartyFile": PartyFile,
        "config_dir": config_dir,
        "entry_as_dict": entry_as_dict,
        "limits_of": limits_of,
        "load_yaml": load_yaml,
        "make_options": make_options,
        "make_plan": make_plan,
        "plan_from_json": plan_from_json,
        "play": lambda match: play_match(match, Chance(1), 20_000),
        "points_text": points_text,
        "registry": registry,
    }
    exec(compile(code, str(PAGE), "exec"), names)
    podium = [(place, points) for place, _, points in names["podium"]]
    assert podium in ([(1, "10"), (2, "7")], [(1, "8.5"), (1, "8.5")])
    assert names["again"].standings() == names["party"].standings()
