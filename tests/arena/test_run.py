"""The arena as a whole: every game plays, the same seed gives the same result on any number of processes, and what
cannot be is said in one sentence."""

import io
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stackhub.arena import run
from stackhub.arena.contest import play
from stackhub.arena.run import Asked, run_arena
from stackhub.bots.paired import Played
from stackhub.engine.chance import Chance
from stackhub.games import registry
from tests.arena.contests import EXAMPLE, command, contest, program, standings_of

QUICK = Asked("babylon", "easy,expert", games=4, jobs=1, iterations=20)


def ran(asked: Asked) -> tuple[int, str, str, str]:
    """Exit code, the sentence, standard output and standard error."""
    out, err = io.StringIO(), io.StringIO()
    code, said = run_arena(asked, out, err)
    return code, said, out.getvalue(), err.getvalue()


@pytest.mark.parametrize(
    ("game", "bots"), [("babylon", "easy,expert"), ("stackup", "easy,medium"), ("upturn", "medium,easy")]
)
def test_a_game_of_cards_or_tablets_plays(game: str, bots: str, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    code, said, out, _ = ran(replace(QUICK, game=game, bots=bots, games=10, json=file))
    assert (code, said) == (0, "")
    assert out.startswith(f"{game}, 2 seats: 10 games of 5 deals, seed 1, 20 iterations\n")
    for bot in bots.split(","):
        assert f"\n{bot} " in out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["format"], found["version"], found["complete"], found["deals_asked"]) == (
        "stackhub-arena",
        1,
        True,
        5,
    )
    assert [(one["deal"], one["game"]) for one in found["games"]] == [(n, m) for n in range(1, 6) for m in (1, 2)]
    assert sum(standings_of(file).values()) == pytest.approx(1)


def test_the_same_seed_is_the_same_result_on_any_number_of_processes(tmp_path: Path) -> None:
    """One hard against three: to the last byte of table and file, an external bot among them."""
    made = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        asked = Asked("stackup", f"medium,{command(EXAMPLE)},easy", games=8, seats=4, jobs=jobs, json=file, seed=7)
        code, said, out, _ = ran(asked)
        assert (code, said) == (0, "")
        made.append((out, file.read_bytes()))
    assert made[0] == made[1]
    found = json.loads(made[0][1])
    assert (found["bots"][0], found["places"], len(found["games"])) == ("medium", [0, 1, 2, 2], 8)
    assert [one["games"] for one in found["standings"]["bots"]] == [8, 8, 8]


def test_another_seed_is_another_result(tmp_path: Path) -> None:
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for seed, file in enumerate(files, 1):
        ran(Asked("stackup", "easy,medium", games=6, jobs=1, json=file, seed=seed))
    one, other = (json.loads(file.read_text(encoding="utf-8"))["games"] for file in files)
    assert [game["scores"] for game in one] != [game["scores"] for game in other]


@pytest.mark.parametrize("game", ["stackup", "upturn"])
def test_the_games_of_a_deal_have_the_same_cards(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What each seat is dealt, and what else it sees as it begins, is the same whoever sits there; another deal has
    other cards."""
    seen: list[tuple[int, object]] = []
    make = registry.make_bot

    def watched(name: str, level: Any) -> Any:
        bot = make(name, level)
        first = []

        class Watched:
            def choose(self, view: Any, chance: Chance, budget: Any) -> Any:
                if not first:
                    first.append(view)
                    seen.append(
                        (view.seat, {key: value for key, value in view.as_dict().items() if key in ("seat", "hand")})
                    )
                return bot.choose(view, chance, budget)

        return Watched()

    monkeypatch.setattr(registry, "make_bot", watched)
    asked = contest(["easy", "medium"], tmp_path, game, deals=2)
    dealt = []
    for deal in (1, 2):
        for number in (1, 2):
            seen.clear()
            play(asked, deal, number)
            dealt.append(seen[0])  # whoever begins has not drawn yet
    assert dealt[0] == dealt[1]
    assert dealt[2] == dealt[3]
    assert dealt[0] != dealt[2]


def test_bots_of_a_deal_change_seats(tmp_path: Path) -> None:
    asked = contest(["easy", "medium"], tmp_path)
    games = [play(asked, 1, number) for number in (1, 2)]
    assert sorted(game.seated for game in games if isinstance(game, Played)) == [(0, 1), (1, 0)]


def test_games_are_made_up_to_whole_deals() -> None:
    _, _, out, err = ran(replace(QUICK, games=5))
    assert "babylon, 2 seats: 6 games of 3 deals" in out
    assert err.startswith("stackhub: 6 games of 3 deals on one process; Ctrl-C ends it with what there is\n")


def test_a_forfeit_is_one_line_that_names_bot_seat_and_deal(tmp_path: Path) -> None:
    bot = program(tmp_path, "if told == 'bot': sys.exit('out of ideas')")
    code, said, out, err = ran(replace(QUICK, bots=f"easy,{bot}", games=2, json=tmp_path / "result.json"))
    assert (code, said) == (0, "")
    told = [line for line in err.splitlines() if "forfeits" in line]
    assert len(told) == 2
    reason = "of deal 1: it ended by itself (exit code 1); its last words: out of ideas"
    for line in told:
        assert line.startswith(f"stackhub: {bot} at seat ")
        assert line.endswith(reason)
    assert {line.split(" at seat ")[1][0] for line in told} == {"0", "1"}
    assert "forfeits" in out
    assert standings_of(tmp_path / "result.json") == {"easy": 1, bot: 0}


def test_many_forfeits_are_not_all_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST_FORFEITS_TOLD", 2)
    _, _, _, err = ran(replace(QUICK, bots=f"easy,{program(tmp_path, 'sys.exit()')}", games=6))
    assert err.count("forfeits game") == 2
    assert "more forfeits are only counted (--json FILE holds them all)" in err


NO_BOT = "there is no bot level 'godlike' (levels: easy, medium, hard, expert)"
BAD = {
    "an unknown game": (
        {"game": "chess"},
        "there is no game 'chess' (games: babylon, stacko, stickstack, stackup, upturn)",
    ),
    "an unknown bot": ({"bots": "easy,godlike"}, NO_BOT),
    "no program": (
        {"bots": "easy,python bot.py"},
        "there is no bot level 'python bot.py' (levels: easy, medium, hard, expert)",
    ),
    "a colon": ({"bots": "easy,run:bot"}, "'run:bot' is no bot: write a level, or cmd: and a command"),
    "no name": ({"bots": "easy,,medium"}, "--bots names bots with a comma between them, such as easy,medium"),
    "no command": ({"bots": "easy,cmd:"}, "'cmd:' names no program"),
    "hands": (
        {"game": "stacko", "bots": "easy,cmd:python"},
        "stacko is played by hands, which programs have not: name levels",
    ),
    "no games": ({"games": 0}, "--games takes a whole number from 1 to 10000000"),
    "no jobs": ({"jobs": 0}, "--jobs takes a whole number from 1 to 1024"),
    "no iterations": ({"iterations": -1}, "--iterations takes a whole number from 1 to 1000000000"),
    "a negative seed": ({"seed": -1}, "a seed is a whole number from 0 to 2^63 - 1"),
    "no time": ({"move_seconds": float("nan")}, "--move-seconds takes a number above 0, up to 3600"),
    "too many seats": ({"bots": "easy,easy,easy"}, "babylon takes 2 seats, not 3"),
    "one seat": ({"bots": "easy"}, "babylon takes 2 seats, not 1"),
    "more bots than seats": ({"bots": "easy,medium,easy", "seats": 2}, "3 bots are named for 2 seats"),
    "an unknown option": ({"settings": ("colour=red",)}, "there is no option 'colour' (options: match, chooser)"),
    "no value": ({"settings": ("match",)}, "'match' is not of the form key=value"),
    "a bad value": ({"settings": ("match=often",)}, "option 'match' cannot be 'often'"),
    "no address": (
        {"jobs": None, "cluster": "local:none"},
        "'local:none' makes no cluster: write local:2 for two processes",
    ),
    "both": ({"cluster": "local:2"}, "--cluster and --jobs do not go together"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_said_in_one_sentence(name: str) -> None:
    asked, sentence = BAD[name]
    code, said, out, _ = ran(replace(QUICK, **asked))
    assert (code, out) == (2, "")
    assert sentence in said
    assert "\n" not in said


def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    for file, sentence in (
        (tmp_path, "is a folder"),
        (tmp_path / "nowhere" / "result.json", "cannot be written (No such file or directory)"),
        (tmp_path / ("x" * 300), "cannot be written (File name too long)"),
    ):
        code, said, out, err = ran(replace(QUICK, json=file))
        assert (code, out, err) == (2, "", "")
        assert sentence in said
    assert list(tmp_path.iterdir()) == []


def test_an_installer_says_that_it_has_no_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is frozen without joblib (packaging/contents.py)."""
    monkeypatch.setitem(sys.modules, "joblib", None)
    code, said, out, err = ran(QUICK)
    assert (code, out, err) == (2, "", "")
    assert said.startswith("the arena is for an installation from source")


def test_a_game_that_breaks_ends_the_arena_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from stackhub.games.babylon.bots import BabylonBot

    choose, games = BabylonBot.choose, iter(range(1000))
    monkeypatch.setattr(BabylonBot, "choose", lambda self, *given: choose(self, *given) if next(games) < 60 else 1 / 0)
    code, said, out, _ = ran(replace(QUICK, games=100))
    assert code == 1
    assert "broke off (ZeroDivisionError: division by zero)" in said
    assert out.startswith("babylon, 2 seats: ")
    assert " of 50 deals" not in out


def test_workers_hold_neither_qt_nor_numbers(tmp_path: Path) -> None:
    """A worker that plays is light: no Qt, no numerical library, and no 3D where no hands play."""
    import subprocess

    words = (
        "import sys; from stackhub.arena.contest import Contest, play;"
        f"contest = Contest('stackup', {{}}, ('easy',), (0, 0), 1, 1, 1, 1.0, {str(tmp_path / 'stop')!r});"
        "print(play(contest, 1, 1) is not None,"
        " sorted({'PySide6', 'panda3d', 'numpy', 'joblib', 'distributed'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.curdir},
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout == "True []\n"


TOWERS = [("stacko", "easy,easy", "turn_seconds=30"), ("stickstack", "easy,medium", "mode=challenges")]


@pytest.mark.long
@pytest.mark.parametrize(("game", "bots", "setting"), TOWERS)
def test_a_tower_plays(game: str, bots: str, setting: str, tmp_path: Path) -> None:
    """Real physics and real hands: a deal of two games, the same on one process and on two."""
    made = []
    for jobs in (2, 1):
        file = tmp_path / f"{jobs}.json"
        code, said, out, _ = ran(Asked(game, bots, games=2, jobs=jobs, json=file, settings=(setting,)))
        assert (code, said) == (0, "")
        assert out.startswith(f"{game}, 2 seats: 2 games of 1 deals")
        made.append(file.read_bytes())
    assert made[0] == made[1]
