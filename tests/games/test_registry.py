"""The registry: which games there are, and whose YAML serves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stackhub.engine.errors import GameError
from stackhub.games import registry
from stackhub.games.registry import BrokenGame, GameEntry, UnknownGame
from stackhub.games.stickstack.challenge_cards import Deck
from stackhub.resources import config_dir

OURS = (config_dir() / "games" / "babylon.yaml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def fresh_rules() -> Iterator[None]:
    """Every YAML is read anew, and forgotten afterwards."""
    registry.forget_rules()
    yield
    registry.forget_rules()


@pytest.fixture
def own(stackhub_home: Path) -> Path:
    """Where a player's own babylon.yaml stands."""
    path = stackhub_home / "config" / "games" / "babylon.yaml"
    path.parent.mkdir(parents=True)
    return path


def test_rules_are_made_once_until_they_are_forgotten() -> None:
    rules = registry.rules_of("babylon")
    assert registry.rules_of("babylon") is rules
    registry.forget_rules()
    assert registry.rules_of("babylon") is not rules


def test_a_players_own_file_serves_instead_of_ours(own: Path) -> None:
    own.write_text(OURS.replace("minutes: [2, 5]", "minutes: [3, 9]"), encoding="utf-8")
    assert registry.rules_of("babylon").config.minutes == (3, 9)
    assert registry.config_problems == []


@pytest.mark.parametrize(
    ("ours", "slip", "line", "why"),
    [
        ("game: babylon", "game: ludo", 2, "this file is for 'ludo', not for 'babylon'"),
        ("game: babylon", "game: Babylon", 2, "should be written otherwise"),
        ("game: babylon\n", "", 2, '"game" is missing in the file'),
        ("max: 2", "max: nine", 3, "should be a whole number"),
        ("levels: [", "levels: {", 5, "no YAML any more"),
    ],
)
def test_a_broken_one_is_said_once_and_ours_serves(own: Path, ours: str, slip: str, line: int, why: str) -> None:
    broken = OURS.replace(ours, slip, 1)
    own.write_text(broken, encoding="utf-8")
    for _ in range(2):
        assert registry.load_config(registry.entry("babylon")).minutes == (2, 5)
    (problem,) = map(str, registry.config_problems)
    assert problem.startswith(f"babylon.yaml, line {line}: ")
    assert why in problem
    assert own.read_text(encoding="utf-8") == broken, "a player's file is never touched"


def test_a_file_of_their_own_that_cannot_be_looked_at_is_said(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text(OURS, encoding="utf-8")
    real_stat, real_open = Path.stat, Path.open

    def refuse_stat(path: Path, **options: bool) -> object:
        if path == own:
            raise PermissionError(13, "Permission denied")
        return real_stat(path, **options)

    def refuse_open(path: Path, *arguments: object, **options: object) -> object:
        if path == own:
            raise PermissionError(13, "Permission denied")
        return real_open(path, *arguments, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "stat", refuse_stat)
    monkeypatch.setattr(Path, "open", refuse_open)
    assert registry.rules_of("babylon").config.minutes == (2, 5)
    assert list(map(str, registry.config_problems)) == [
        "babylon.yaml: the file cannot be read (you may not write or read there)"
    ]


def test_a_copy_of_another_games_file_of_ours_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "babylon.yaml").write_text(OURS.replace("game: babylon", "game: ludo"), encoding="utf-8")
    monkeypatch.setattr(registry, "config_dir", lambda: tmp_path)
    with pytest.raises(BrokenGame, match=r"^babylon\.yaml, line 2: .* for 'ludo', not for 'babylon'$"):
        registry.rules_of("babylon")


def test_a_game_under_construction_has_no_levels_hints_or_analysis() -> None:
    remove = registry.register(GameEntry("nullgame", "tests.nullgame", bots="later"))
    try:
        assert registry.levels_of("nullgame") == ()
        assert registry.adviser_of("nullgame") is None
        assert registry.analyst_of("nullgame") is None
        with pytest.raises(GameError, match=r"^nullgame has no bot of level 'easy' \(levels: none yet\)$"):
            registry.make_bot("nullgame", "easy")
    finally:
        remove()


def test_a_level_that_a_game_does_not_have_is_refused() -> None:
    remove = registry.register(GameEntry("nullgame", "tests.nullgame"))
    try:
        with pytest.raises(GameError, match=r"^nullgame has no bot of level 'expert' \(levels: easy, hard\)$"):
            registry.make_bot("nullgame", "expert")
    finally:
        remove()


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game 'ludo' \(games: babylon"):
        registry.rules_of("ludo")
    with pytest.raises(ValueError, match="registered already"):
        registry.register(GameEntry("babylon", "anything"))
    assert "nullgame" not in [game.id for game in registry.games()]


def test_a_game_reads_a_file_of_its_shelf_when_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SS-18: the decks of challenges."""
    monkeypatch.setattr(registry, "config_dir", lambda: tmp_path)
    read = registry.shelf_of("challenges", Deck)
    with pytest.raises(KeyError):
        read("mine")
    (tmp_path / "challenges").mkdir()
    path = tmp_path / "challenges" / "mine.yaml"
    path.write_text("version: 1\nname: Mine\ncards:\n  - {id: a, title: A, text: A, vote: true}\n", encoding="utf-8")
    assert isinstance(read("mine"), Deck)
    path.write_text("version: 1\nname: Mine\ncards: []\n", encoding="utf-8")
    with pytest.raises(BrokenGame, match=r"^mine\.yaml, line 3: "):
        read("mine")
