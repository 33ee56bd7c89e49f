"""Whole evenings played to the podium by people, by mouse and keys: what the scoreboard says is reckoned by hand here,
from who won what, by the rulings and the points of config/party.yaml (10, 7, 5, 4, 3, 2, 1, 1, 1, 1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.games.stickstack.rules import StickStackState
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from tests.games.stacko.tower_player import buttons_up as stacko_buttons_up
from tests.games.stickstack.cup_player import buttons_up
from tests.gui import test_stacko_match as stacko
from tests.gui import test_stickstack_match as stickstack
from tests.gui.conftest import Waiter, click, game_screen
from tests.gui.evening_players import (
    Table,
    announced,
    nothing_dangles,
    podium,
    said,
    scoreboard,
    sits_as_announced,
)
from tests.gui.evenings import begin, go_on

PEOPLE = ("Ada", "Léa", "Noor", "Tom", "Mia", "Ben", "Zoé")
#: Stick & Stack until the first has five points, which one fall comes to (SS-12).
ONE_FALL = PlannedGame(game="stickstack", options={"threshold": 5})
ONLY_TWO = "Only two play at a time"


@pytest.fixture(autouse=True)
def quick(hub: Hub) -> None:
    """The picture of a tower that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()


def people(count: int, teams: Sequence[int | None] = (None,) * 10) -> list[Member]:
    return [Member(key=f"m{n + 1}", name=PEOPLE[n], colour=COLOUR_NAMES[n], team=teams[n]) for n in range(count)]


def match_is_played(window: MainWindow, wait: Waiter, chance: random.Random, by: str) -> tuple[list[str], str]:
    """The match that is announced, to its end and on from there. Returns who sat there, and who won by the card."""
    names = sits_as_announced(window)
    table = Table(window, wait, chance, by)
    end = table.plays()
    (winner,) = [name for name in names if end.title.text().startswith(f"{name} wins")]
    table.presses(end.next_button)
    return names, winner


def goes_home(window: MainWindow) -> None:
    go_on(window)
    assert isinstance(window.screen_on_top, HomeScreen)
    nothing_dangles(window)


# --- two at a time


@pytest.mark.long
def test_five_knock_each_other_out_twice(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """Quarter-final of two pairs, semi-final of one, final: the winner gets 10, the finalist 7, who lost the semi-final
    5, the two of the quarter-final share 4 and 3. Nobody has no opponent twice while another never had none. In the
    second game the best of the first have it easier: who won has no opponent, second meets last."""
    chance = random.Random(11)
    begin(window, ["babylon", "babylon"], people(5))
    first = knocked_out(window, wait, chance)
    points = dict(zip(first[:3], (Fraction(10), Fraction(7), Fraction(5)), strict=True))
    points |= {name: Fraction(7, 2) for name in first[3:]}
    assert scoreboard(window) == said(points, PEOPLE[:5])
    board = window.screen_on_top
    assert isinstance(board, ScoreboardScreen)
    assert board.title.text() == f"{first[0]} leads."
    seeds = [*first[:3], *(name for name in PEOPLE if name in first[3:])]
    go_on(window)
    assert announced(window).line.text() == f"Game 2 of 2 · Quarter-final; {seeds[0]} has no opponent and goes on"
    second = knocked_out(window, wait, chance, seeds)
    for name, worth in zip(second, (10, 7, 5, Fraction(7, 2), Fraction(7, 2)), strict=True):
        points[name] += worth
    assert podium(window) == said(points, PEOPLE[:5])
    assert len(hub.folder.history.matches()) == 8
    assert [match.party for match in hub.folder.history.matches()] == [hub.folder.history.parties()[0].key] * 8
    goes_home(window)


def knocked_out(
    window: MainWindow, wait: Waiter, chance: random.Random, seeds: Sequence[str] | None = None
) -> list[str]:
    """A game of five at Babylon: its four matches. ``seeds``: who must meet whom. Returns the best first; the last two
    did equally well."""
    without: list[str] = []
    lost: list[str] = []
    pairs: list[set[str]] = []
    winner = ""
    for number, stage in enumerate(("Quarter-final", "Quarter-final", "Semi-final", "The final")):
        told = announced(window)
        assert told.reason.text().startswith(ONLY_TWO)
        words = told.line.text().partition(" · ")[2]
        assert words.startswith(stage)
        bye = words.removeprefix(f"{stage}; ").removesuffix(" has no opponent and goes on") if ";" in words else ""
        pair, winner = match_is_played(window, wait, chance, ("mouse", "keys", "turns")[number % 3])
        pairs.append(set(pair))
        assert bye not in pair
        assert not set(pair) & set(lost), "who has lost is out"
        lost += [name for name in pair if name != winner]
        without.append(bye)
    assert without[0] == without[1] != without[2], "nobody has no opponent twice"
    assert without[3] == ""
    assert without[0] in pairs[2], "whoever had no opponent meets one now"
    if seeds is not None:
        assert pairs[:2] == [{seeds[1], seeds[4]}, {seeds[2], seeds[3]}]
    return [winner, lost[3], lost[2], lost[0], lost[1]]


@pytest.mark.parametrize("count", [3, pytest.param(4, marks=pytest.mark.long)])
def test_few_meet_everybody(window: MainWindow, hub: Hub, wait: Waiter, count: int) -> None:
    """Every two once, whoever won most is first; who won as often shares what their places are worth."""
    chance = random.Random(count)
    begin(window, ["babylon"], people(count))
    wins = Counter(dict.fromkeys(PEOPLE[:count], 0))
    met: list[frozenset[str]] = []
    matches = count * (count - 1) // 2
    for number in range(matches):
        told = announced(window)
        assert told.line.text() == f"Game 1 of 1 · Match {number + 1} of {matches}"
        watching = set(PEOPLE[:count]) - {label.accessibleName() for label in told.names}
        assert all(name in told.watching.text() for name in watching)
        pair, winner = match_is_played(window, wait, chance, "mouse" if number % 2 else "keys")
        met.append(frozenset(pair))
        wins[winner] += 1
    assert len(set(met)) == matches == len(met)
    points = shared(
        sorted(
            ({name for name in wins if wins[name] == n} for n in set(wins.values())),
            key=lambda tier: -wins[next(iter(tier))],
        )
    )
    assert podium(window) == said(points, PEOPLE[:count])
    goes_home(window)


def shared(tiers: Sequence[set[str]]) -> dict[str, Fraction]:
    """What those tiers of names are worth, the best first, by the usual points."""
    usual = [10, 7, 5, 4, 3, 2, 1, 1, 1, 1]
    points: dict[str, Fraction] = {}
    for tier in tiers:
        held = [usual.pop(0) for _ in tier]
        points |= {name: Fraction(sum(held), len(tier)) for name in tier}
    return points


# --- hidden hands


@pytest.mark.parametrize(
    ("game", "groups"),
    [("upturn", (3, 2)), pytest.param("stackup", (3, 4), marks=pytest.mark.long)],
)
def test_more_people_than_seats_play_in_groups(
    window: MainWindow, hub: Hub, wait: Waiter, game: str, groups: Sequence[int]
) -> None:
    """UP-16, SU-23: whoever has emptied their hand is first, then the fewest left. Those of both groups who did as well
    share. The screen is passed each time, and nobody finds what is another's."""
    chance, count = random.Random(3), sum(groups)
    begin(window, [game], people(count))
    tiers: list[set[str]] = [set() for _ in range(max(groups))]
    seated: list[str] = []
    for number, size in enumerate(groups):
        told = announced(window)
        assert told.line.text() == f"Game 1 of 1 · Table {number + 1} of {len(groups)}"
        names = sits_as_announced(window)
        assert len(names) == size
        seated += names
        table = Table(window, wait, chance)
        end = table.plays()
        assert set(table.curtains) == set(names), "the screen is passed to everybody"
        position = table.screen.play.match.referee.state.position()
        left = {name: len(hand) for name, hand in zip(names, position.get("racks") or position["hands"], strict=True)}
        for name in names:
            tiers[sum(other < left[name] for other in left.values())].add(name)
        assert min(left.values()) == 0
        table.presses(end.next_button)
    assert sorted(seated) == sorted(PEOPLE[:count])
    assert podium(window) == said(shared(tiers), PEOPLE[:count])
    goes_home(window)


# --- teams


@pytest.mark.long
def test_two_teams_at_a_tower_and_then_everybody_for_themselves(window: MainWindow, wait: Waiter) -> None:
    """SS-14: the team that did not bring it down shares 10 and 7, the other 5 and 4; a team has what its members have
    on average. At Babylon nobody plays in teams."""
    chance = random.Random(2)
    members = people(4, (1, 1, 2, 2))
    window.party.begin(make_plan(members=tuple(members), games=(ONE_FALL, PlannedGame(game="babylon")), seed=7))
    assert announced(window).reason.text() == "You have come as two teams: they play against each other."
    assert [label.accessibleName() for label in announced(window).names] == [
        "Ada · team 1",
        "Noor · team 2",
        "Léa · team 1",
        "Tom · team 2",
    ]
    sits_as_announced(window)
    loser = a_tower_comes_down(window, wait)
    lost = ("Ada", "Léa") if loser in ("Ada", "Léa") else ("Noor", "Tom")
    points = {name: Fraction(9, 2) if name in lost else Fraction(17, 2) for name in PEOPLE[:4]}
    assert scoreboard(window) == said(points, PEOPLE[:4])
    board = window.screen_on_top
    assert isinstance(board, ScoreboardScreen)
    first, second = ("2", "1") if lost == ("Ada", "Léa") else ("1", "2")
    assert board.teams.text() == f"Team {first}: 8.5 · Team {second}: 4.5"
    go_on(window)
    wins = Counter(dict.fromkeys(PEOPLE[:4], 0))
    for _ in range(6):
        assert "team" not in announced(window).reason.text()
        _, winner = match_is_played(window, wait, chance, "mouse")
        wins[winner] += 1
    tiers = [{name for name in wins if wins[name] == n} for n in sorted(set(wins.values()), reverse=True)]
    for name, worth in shared(tiers).items():
        points[name] += worth
    assert podium(window) == said(points, PEOPLE[:4])
    means = {team: (points[one] + points[other]) / 2 for team, one, other in ((1, "Ada", "Léa"), (2, "Noor", "Tom"))}
    screen = window.screen_on_top
    assert isinstance(screen, PodiumScreen)
    best = max(means, key=lambda team: (means[team], -team))
    assert screen.line.text().startswith(f"Team {best}: ")
    goes_home(window)


def a_tower_comes_down(window: MainWindow, wait: Waiter) -> str:
    """A stick or two, then somebody drives one through the tower, by mouse. Returns whose turn it was."""
    screen = game_screen(window)
    player = stickstack.player_of(screen)
    names = [one.name for one in screen.play.match.players]
    for _ in range(2):
        state = screen.play.match.referee.state
        assert isinstance(state, StickStackState)
        assert names[state.now.to_play] in screen.status.sentence
        stickstack.turn_by_mouse(screen, player)
    loser = names[stickstack.state_of(screen).to_play]
    stickstack.sweeps_by_mouse(player)
    end = stickstack.ends(screen, player, wait)
    buttons_up(window)
    assert loser not in end.title.text()
    click(end.next_button)
    return loser


@pytest.mark.long
def test_two_people_at_both_towers(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """ST-10, SS-10, by real events and real physics: whoever brings a tower down is second, and may be first at the
    other one."""
    games = (PlannedGame(game="stacko"), ONE_FALL)
    window.party.begin(make_plan(members=tuple(people(2)), games=games, seed=7))
    sits_as_announced(window)
    screen = game_screen(window)
    player = stacko.player_of(screen)
    stacko.rolls(screen, by_key=False)
    first = screen.play.match.referee.state.to_play
    assert PEOPLE[first] in screen.status.sentence
    player.takes(player.thin_one())
    player.wait_until(lambda: screen.play.match.referee.state.to_play != first, "passing the die by itself")
    stacko.rolls(screen, by_key=False)
    loser = screen.play.match.referee.state.to_play
    stacko.fells(player)
    stacko_buttons_up(window)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert isinstance(screen.overlay, RoundEnd)
    points = {PEOPLE[loser]: Fraction(7), PEOPLE[1 - loser]: Fraction(10)}
    click(screen.overlay.next_button)
    assert scoreboard(window) == said(points, PEOPLE[:2])
    go_on(window)
    sits_as_announced(window)
    felled = a_tower_comes_down(window, wait)
    for name in PEOPLE[:2]:
        points[name] += 7 if name == felled else 10
    assert podium(window) == said(points, PEOPLE[:2])
    title = window.screen_on_top.title.text()  # type: ignore[attr-defined]
    assert ("share the evening" in title) == (points["Ada"] == points["Léa"])
    goes_home(window)
