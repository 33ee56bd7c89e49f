"""docs/notation.md: its sessions are run, and it leaves nothing out."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from stackhub.engine.events import EVENT_NAMES
from stackhub.engine.options import parse_settings
from stackhub.engine.save import SavedMatch, SavedMove, SavedPlayer, SavedRound
from stackhub.engine.table import HELP, Table
from stackhub.games import registry
from tests.conformance.random_play import play_on, random_rounds
from tests.engine.tables import MemoryFiles, make_table

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```table\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def open_table(command: str) -> Table:
    """The table that ``$ stackhub table GAME ...`` opens."""
    dollar, program, subcommand, game, *rest = shlex.split(command)
    assert (dollar, program, subcommand) == ("$", "stackhub", "table")
    values: dict[str, list[str]] = {"--seats": [], "--seed": [], "--option": []}
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        values[name].append(value)
    seats = int((values["--seats"] or [str(registry.rules_of(game).config.seats.min)])[0])
    seed = int((values["--seed"] or ["1"])[0])
    return make_table(game, seats, seed, MemoryFiles(), **parse_settings(values["--option"]))


def exchanges(session: str) -> Iterator[tuple[str, list[str]]]:
    """Each typed line with the answer that the page shows."""
    for part in re.split(r"^> ", session, flags=re.MULTILINE)[1:]:
        typed, *answer = part.splitlines()
        yield typed, answer


@pytest.mark.parametrize("session", SESSIONS, ids=range(1, len(SESSIONS) + 1))
def test_a_session_of_the_page_runs_as_printed(session: str) -> None:
    table = open_table(session.splitlines()[0])
    for typed, answer in exchanges(session):
        assert table.answer(typed) == answer, typed


def test_the_page_has_sessions_with_every_command() -> None:
    typed = {line.split()[0] for session in SESSIONS for line, _ in exchanges(session)}
    commands = {line.split()[0] for line in HELP}
    assert commands - typed == {"help"}
    for line in HELP:
        command = re.split(r" {2,}", line)[0]
        assert f"| `{command}` |" in TEXT, command


def test_the_page_names_every_event_and_every_key_of_a_save() -> None:
    for name in EVENT_NAMES:
        assert f"`{name}`" in TEXT
    for model in (SavedMatch, SavedRound, SavedPlayer, SavedMove):
        for key in model.model_fields:
            assert f"`{key}`" in TEXT, f"{model.__name__}.{key}"


def test_the_page_has_a_section_for_every_game_with_its_options() -> None:
    sections = {part.splitlines()[0]: part for part in TEXT.split("\n## ")[1:]}
    for entry in registry.games():
        title = entry.room("title").TITLE.english()
        assert title in sections
        for key, option in registry.rules_of(entry.id).config.options.items():
            assert f"`{key}`" in sections[title]
            for value in option.values:
                assert f"`{value}`" in sections[title]


@pytest.mark.parametrize("game", ["stackup", "stickstack", "upturn"])
def test_the_page_names_every_key_and_every_detail_of_an_event(game: str) -> None:
    """Of positions, views and events, as they come up in random rounds."""
    parts = {part.splitlines()[0]: part for part in TEXT.split("\n## ")[1:]}
    title = registry.GameEntry(game, f"stackhub.games.{game}").room("title").TITLE.english()
    general = parts["The headless table"] + parts["Positions"] + parts["Events"]
    told = {
        "what": {"leaves", "last", "cleared"},
        "reason": {"emptied", "blocked", "left", "crash", "unannounced", "toppled", "all_fell", "empty", "cards"}
        | {"sticks"},
        "result": {"back", "front", "warned"},
        "how": {"cup", "base"},
        "rank": {"mystick", "fantastick", "artistick", "elastick", "humoristick"},
    }
    found: set[str] = set()
    for referee, chance in random_rounds(registry.rules_of(game), 25):
        found |= referee.view(0).as_dict().keys() | referee.state.position().keys()
        while referee.outcome() is None:
            for event in play_on(referee, chance):
                found |= {event.name, *event.details, *event.secret}
                for key, values in told.items():
                    value = event.details.get(key)
                    assert value is None or (value in values and f"`{value}`" in parts[title])
        found |= referee.state.position().keys()
    assert not {name for name in found if f"`{name}`" not in general + parts[title]}
