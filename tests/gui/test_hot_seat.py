"""People who share a screen and must not see each other's hands: who is in front, what they missed, announcements.

Played on the null game, whose tokens are hidden, with a stand-in for the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stackhub.engine.config import Level
from stackhub.engine.events import Event
from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.shell.continue_row import _seen as table_of
from stackhub.shell.hot_seat import HotSeat
from stackhub.shell.hub import Hub
from stackhub.shell.play import MatchPlay
from tests.conformance.conftest import NULL_GAME
from tests.gui.conftest import Waiter
from tests.nullgame.rules import Move, NullView

ROLL, SHOW = Move("roll"), Move("show")


class Screen:
    """What a screen is told, in order; it settles when :meth:`settle` is called."""

    def __init__(self, play: MatchPlay) -> None:
        self.play = play
        self.told: list[tuple[str, object]] = []
        self.views: list[NullView] = []
        play.happened.connect(self._happened)
        play.jumped.connect(self._jumped)
        play.curtain_wanted.connect(lambda seat: self.told.append(("curtain", seat)))

    def _happened(self, events: list[Event], view: NullView) -> None:
        self.told.append(("happened", [event.name for event in events]))
        self.views.append(view)

    def _jumped(self, view: NullView) -> None:
        self.told.append(("jumped", view.seat))
        self.views.append(view)

    def settle(self) -> None:
        while self.play.settling:
            self.play.board_settled()

    def lately(self) -> list[tuple[str, object]]:
        told, self.told = self.told, []
        return told


@pytest.fixture(autouse=True)
def hidden(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The null game, whose tokens nobody else may see."""
    remove = registry.register(NULL_GAME)
    monkeypatch.setattr(type(registry.rules_of("nullgame")), "hidden_hands", True, raising=False)
    yield
    remove()


def a_match(*levels: Level | None) -> Match:
    """A match whose seat 0 begins."""
    rules = registry.rules_of("nullgame")
    players = tuple(Player(f"P{seat}", COLOUR_NAMES[seat], level) for seat, level in enumerate(levels))
    for seed in range(100):
        match = Match(rules, make_options(rules.options_model, {}), players, seed)
        match.next_round()
        if match.to_decide == 0:
            return match
    raise AssertionError("seat 0 never begins")


def begun(hub: Hub, match: Match, tmp_path: Path) -> Screen:
    play = MatchPlay(match, tmp_path / "a.stackhub", hub.folder, bot_pause_ms=0)
    screen = Screen(play)
    play.start()
    return screen


def test_the_first_player_finds_a_curtain(hub: Hub, tmp_path: Path) -> None:
    screen = begun(hub, a_match(None, None), tmp_path)
    assert screen.lately() == [("curtain", 0)], "nothing was shown before"
    assert not screen.play.moves()
    assert screen.play.view is None
    screen.play.take_over()
    assert screen.lately() == [("jumped", 0)]
    assert list(screen.play.moves()) == [ROLL]


def test_the_next_player_sees_what_they_missed_through_their_own_eyes(hub: Hub, tmp_path: Path) -> None:
    screen = begun(hub, a_match(None, None), tmp_path)
    screen.play.take_over()
    for move in (ROLL, Move("take", 1)):
        screen.play.play(move)
        screen.settle()
    assert [view.seat for view in screen.views] == [0, 0, 0]
    assert screen.lately()[-1] == ("curtain", 1)
    screen.play.take_over()
    screen.settle()
    assert screen.lately() == [("jumped", 1), ("happened", ["rolled"]), ("happened", ["moved"])]
    assert [view.seat for view in screen.views[3:]] == [1, 1, 1]
    rows = [view.row for view in screen.views[3:]]
    assert rows == [rows[0], rows[0], rows[0] - 1], "from how it stood to how it stands"
    assert list(screen.play.moves()) == [ROLL]


def test_who_watched_a_bot_is_not_shown_its_moves_again(hub: Hub, tmp_path: Path, wait: Waiter) -> None:
    screen = begun(hub, a_match(None, "easy", None), tmp_path)
    play = screen.play
    play.take_over()
    play.happened.connect(lambda *_: play.board_settled())
    play.play(ROLL)
    play.play(Move("take", 1))
    wait(lambda: play.curtain == 2)
    bot_moves = play.match.referee.moves_played - 2
    assert bot_moves == 2
    play.take_over()
    play.play(ROLL)
    play.play(Move("take", 1))
    assert play.curtain == 0
    screen.lately()
    play.take_over()
    assert screen.lately()[1:] == [("happened", ["rolled"]), ("happened", ["moved"])], "seat 2's only"
    play.close()


def test_the_missed_can_be_skipped(hub: Hub, tmp_path: Path) -> None:
    screen = begun(hub, a_match(None, None), tmp_path)
    screen.play.take_over()
    for move in (ROLL, Move("take", 1)):
        screen.play.play(move)
        screen.settle()
    screen.play.take_over()
    assert screen.play.catching_up
    screen.play.skip_missed()
    assert not screen.play.settling
    assert list(screen.play.moves()) == [ROLL]
    assert screen.views[-1] == screen.play.match.referee.view(1)


def test_only_who_is_still_in_front_takes_a_move_back(hub: Hub, tmp_path: Path) -> None:
    screen = begun(hub, a_match(None, None), tmp_path)
    play = screen.play
    play.take_over()
    play.play(ROLL)
    screen.settle()
    play.play(Move("take", 1))
    screen.settle()
    assert (play.curtain, play.undo_count) == (1, 1), "the next one has seen nothing yet"
    play.undo()
    assert (play.curtain, play.seat_in_front) == (None, 0)
    play.redo()
    assert play.curtain == 1
    play.take_over()
    screen.settle()
    assert play.undo_count == 0


def test_a_match_taken_up_again_shows_what_happened_since_ones_own_move(hub: Hub, tmp_path: Path) -> None:
    match = a_match(None, None)
    for move in (ROLL, Move("take", 1), ROLL, Move("take", 1)):
        match.play(move)
    screen = begun(hub, match, tmp_path)
    assert screen.lately() == [("curtain", 0)]
    screen.play.take_over()
    screen.settle()
    assert screen.lately()[1:] == [("happened", ["rolled"]), ("happened", ["moved"])]


def test_people_announce_out_of_turn_and_a_bot_waits_for_it(hub: Hub, tmp_path: Path, wait: Waiter) -> None:
    match = a_match(None, "easy")
    play = MatchPlay(match, tmp_path / "a.stackhub", hub.folder, bot_pause_ms=1_000_000)
    screen = Screen(play)
    play.start()
    for move in (ROLL, Move("take", 1)):
        play.play(move)
        screen.settle()
    assert play.thinking
    assert play.shouts() == [(0, SHOW)]
    screen.lately()
    play.shout(0, SHOW)
    assert screen.lately() == [("happened", ["announced"])]
    assert play.shouts() == []
    screen.settle()
    assert play.thinking, "the bot is not asked twice"
    play.close()


def test_nothing_is_hidden_from_one_person_alone(hub: Hub, tmp_path: Path) -> None:
    match = a_match(None, "easy")
    assert not HotSeat(match).veiled
    screen = begun(hub, match, tmp_path)
    assert screen.lately() == [("jumped", 0)]
    screen.play.close()


def test_where_a_bot_begins_the_person_after_it_watches(hub: Hub, tmp_path: Path) -> None:
    screen = begun(hub, a_match("easy", None, None), tmp_path)
    assert screen.lately() == [("curtain", 1)]
    screen.play.close()


def test_a_bot_of_a_level_that_is_not_offered_plays_as_the_strongest(hub: Hub, tmp_path: Path, wait: Waiter) -> None:
    """A save that names such a bot once stood for ever at "is thinking"."""
    screen = begun(hub, a_match("expert", None), tmp_path)
    problems: list[object] = []
    screen.play.problem.connect(problems.append)
    screen.play.happened.connect(lambda *_: screen.play.board_settled())
    wait(lambda: bool(screen.play.moves()))
    assert screen.play.match.referee.moves_played == 2
    assert all("no bot of level 'expert'" in str(problem) for problem in problems)
    screen.play.close()


@pytest.mark.parametrize("game", ["upturn", "stackup"])
def test_of_a_table_of_bots_only_what_lies_open_is_seen(game: str) -> None:
    """Nobody's hand, and nothing that would tell it; its picture on the home screen neither."""
    rules = registry.rules_of(game)
    players = tuple(Player(f"Bot {seat}", COLOUR_NAMES[seat], "easy") for seat in range(3))
    match = Match(rules, make_options(rules.options_model, {}), players, 3)
    match.next_round()
    view = HotSeat(match).view
    assert view is not None
    shown, known = view.as_dict(), match.referee.view(0).as_dict()
    assert known["hand"]
    hidden = ("hand", "drawn", "unseen", "seen")
    assert not any(shown.get(key) for key in hidden)
    assert {k: v for k, v in shown.items() if k not in hidden} == {k: v for k, v in known.items() if k not in hidden}
    assert table_of(match) == view
