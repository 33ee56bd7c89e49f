"""Bots at the towers on screen: they think in a process of their own, and their hands are seen at the table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from stackhub.dexterity import thinker
from stackhub.games.stacko.bots import StackoBot
from stackhub.games.stickstack.bots import StickStackBot
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen
from tests.view3d.virtual_time import only_by_hand

FRAMES = 12
DRAWN_EVERY = 4


@pytest.fixture(autouse=True)
def quick(hub: Hub) -> None:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that would think cannot be started."""
    monkeypatch.setattr(thinker, "own_command", lambda: ["/nowhere/stackhub"])


def bots(*levels: Any, person: bool = False) -> list[SeatChoice]:
    """Seats: a person first, if wanted, then bots."""
    colours: list[Any] = ["red", "blue", "yellow", "green"]
    seats = [SeatChoice(name="Ada", colour=colours.pop(0))] if person else []
    return seats + [
        SeatChoice(name=f"Bot {number}", colour=colours[number], level=level) for number, level in enumerate(levels)
    ]


def goes_on(screen: GameScreen, done: Callable[[], bool], most: int = 4000) -> None:
    """Let time pass, virtual at the table, until it has happened."""
    live: Any = screen.board.live  # type: ignore[attr-defined]
    live.frames_per_beat = FRAMES
    for beat in range(most):
        for _ in range(10_000):
            if not screen.board.bot.thinks:  # type: ignore[attr-defined]
                break
            time.sleep(0.005)
            QApplication.processEvents()
        if done():
            return
        live.wake()
        if beat % DRAWN_EVERY and not (live.paused or live.stopped):
            live.run(FRAMES)
        else:
            live.viewport.draw_now()
        with only_by_hand():
            QApplication.processEvents()
            QApplication.sendPostedEvents()
    raise AssertionError("it did not happen")


def moves(screen: GameScreen) -> list[str]:
    return [entry.move for entry in screen.play.match.referee.journal.entries]


def test_bots_lay_sticks(window: MainWindow, hub: Hub, no_process: None) -> None:
    """SS-03, SS-04, SS-09: two bots take and lay two sticks each, seen at the table, and the match is saved."""
    window.start_match("stickstack", bots("expert", "medium"), {})
    screen = game_screen(window)
    goes_on(screen, lambda: len(moves(screen)) >= 4, 20000)
    played = moves(screen)
    assert [move.split(" ")[0].split(":")[0] for move in played[:4]] == ["bag", "record", "bag", "record"]
    assert screen.play.match.referee.state.now.tower  # type: ignore[attr-defined]


def test_a_process_thinks(window: MainWindow, wait: Waiter) -> None:
    """The first stick is laid with what a process of its own has thought."""
    window.start_match("stickstack", bots("medium", "medium"), {})
    screen = game_screen(window)
    board: Any = screen.board
    wait(lambda: board.bot.thinks)
    wait(lambda: not board.bot.thinks)
    assert board.bot.thinker.in_process
    goes_on(screen, lambda: len(moves(screen)) >= 2, 20000)


def turns(screen: GameScreen) -> int:
    return sum(move.startswith("record") for move in moves(screen))


def test_a_bot_takes_a_block(window: MainWindow, no_process: None) -> None:
    """ST-04, ST-13: bots roll, and the first that may moves its block; the rules take the record, and the tower stands
    with all its blocks."""
    window.start_match("stacko", bots("expert", "expert"), {})
    screen = game_screen(window)
    goes_on(screen, lambda: turns(screen) >= 1, 20000)
    state: Any = screen.play.match.referee.state
    assert state.outcome() is None
    assert sum(block is not None for storey in state.now.storeys for block in storey) == 48
    assert len(state.now.storeys) == 17


def test_a_bot_goes_on_with_the_block_that_its_person_holds(window: MainWindow, no_process: None) -> None:
    """Handed over in mid-turn: the block in the hand is laid, by the same rules."""
    people = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Léa", colour="blue")]
    window.start_match("stacko", people, {})
    screen = game_screen(window)
    board: Any = screen.board
    state: Any = screen.play.match.referee.state
    while state.now.phase != "take":
        goes_on(screen, lambda: bool(screen.play.moves()), 400)
        screen.play.play(screen.play.match.rules.parse_move("roll"))
    goes_on(screen, lambda: board.live.bench.world.still_s > 0, 400)
    name = next(name for name in state.now.takeable() if board.live.bench.may_hold(name) is None)
    board.live.bench.hold(name)
    seat, before = state.to_play, turns(screen)
    screen.play.hand_over(seat, "medium")
    goes_on(screen, lambda: turns(screen) > before or state.outcome() is not None, 20000)
    assert screen.play.match.players[seat].is_bot


def test_a_card_over_the_table_stops_a_bot_and_it_goes_on(window: MainWindow, no_process: None) -> None:
    """The table stands still under the menu, whatever a bot holds."""
    window.start_match("stickstack", bots("expert", "medium"), {})
    screen = game_screen(window)
    board: Any = screen.board
    goes_on(screen, lambda: board.live.bench is not None and board.live.bench.mode == "carry", 4000)
    screen.cards.open_menu()
    held = board.live.bench.held
    at = board.live.bench.table.sticks[held].pose
    for _ in range(50):
        board.viewport.draw_now()
        QApplication.processEvents()
    assert board.live.bench.held == held
    assert board.live.bench.table.sticks[held].pose == at
    assert screen.overlay is not None
    screen.overlay.close_overlay()
    goes_on(screen, lambda: turns(screen) >= 1, 20000)


def person_places(screen: GameScreen) -> None:
    """Where the person is to begin, they lay a stick over the middle, or give up."""
    board: Any = screen.board
    state: Any = screen.play.match.referee.state
    if state.to_play == 0:
        goes_on(screen, lambda: bool(screen.play.moves()), 400)
        click(board.bar.draw_button)
        goes_on(screen, lambda: board.live.bench.held is not None, 400)
        board.live.bench.hover(0.0, 0.0)
        goes_on(screen, lambda: board.live.bench.may_release() is None and board.live.bench.is_still, 400)
        for _ in range(4):
            if board.live.bench.held is None:
                break
            board.live.bench.release()
            goes_on(screen, lambda: board.live.bench.mode != "judging", 400)
        if board.live.bench.can_keep:
            board.bar.keep.emit()


def is_placed_or_over(screen: GameScreen) -> bool:
    """Whether a bot has let go of its stick, or the round has ended."""
    board: Any = screen.board
    return screen.overlay is not None or (board.bot.at_work and board.live.bench.can_close)


def bot_has_placed(window: MainWindow) -> GameScreen:
    """A match in which a bot has let go of its stick and the round goes on: what the two lay may all fall."""
    for _ in range(5):
        window.start_match("stickstack", bots("expert", person=True), {})
        screen = game_screen(window)
        board: Any = screen.board
        person_places(screen)
        goes_on(screen, partial(is_placed_or_over, screen), 20000)
        if screen.overlay is None and board.live.bench.outcome is None:
            return screen
        window.open_home()
    raise AssertionError("every round ended at once")


def test_a_person_may_take_before_all_rests_after_a_bot(window: MainWindow, no_process: None) -> None:
    """SS-09: whoever comes after a bot ends its turn by taking."""
    screen = bot_has_placed(window)
    board: Any = screen.board
    state: Any = screen.play.match.referee.state
    before = turns(screen)
    bench = board.live.bench
    stood = bench.outcome, bench.mode, bench.rest_s, state.now.phase, screen.overlay
    try:
        goes_on(screen, board.bar.draw_button.isEnabled, 60)
    except AssertionError:
        raise AssertionError(
            f"from {stood} to {bench.outcome, bench.mode, bench.rest_s, state.now.phase, screen.overlay}"
        ) from None
    assert board.live.bench.rest_s < 1.5
    click(board.bar.draw_button)
    goes_on(screen, lambda: turns(screen) > before, 60)
    goes_on(screen, lambda: state.now.held is not None and state.to_play == 0, 60)


def test_hands_that_fail_do_not_stop_the_match(
    window: MainWindow, no_process: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of the sample is played for them, and the table goes on with the tower of the rules."""

    class Broken:
        question = None
        finished = passes = False

        def answer(self, answer: object) -> None: ...

        def frame(self) -> None:
            raise RuntimeError("a cramp")

    monkeypatch.setattr(StickStackBot, "hands", lambda *_: Broken())
    window.start_match("stickstack", bots("easy", "easy"), {})
    screen = game_screen(window)
    goes_on(screen, lambda: turns(screen) >= 2, 400)
    state: Any = screen.play.match.referee.state
    board: Any = screen.board
    goes_on(screen, lambda: set(board.live.bench.standing) == set(state.now.tower), 100)


def test_hands_that_stop_too_early_are_followed_by_others(
    window: MainWindow, no_process: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of Stacko has to end with a block laid: the second pair of hands does it."""

    class Lazy:
        question = None
        finished = True
        passes = False

        def answer(self, answer: object) -> None: ...

        def frame(self) -> None: ...

    hands, made = StackoBot.hands, []

    def lazy_first(self: StackoBot, *given: Any) -> Any:
        made.append(len(made))
        return Lazy() if len(made) == 1 else hands(self, *given)

    monkeypatch.setattr(StackoBot, "hands", lazy_first)
    window.start_match("stacko", bots("easy", "easy"), {})
    screen = game_screen(window)
    goes_on(screen, lambda: turns(screen) >= 1, 20000)
    assert len(made) >= 2


def test_a_process_that_dies_while_it_thinks_is_replaced_by_a_thread(window: MainWindow, wait: Waiter) -> None:
    window.start_match("stickstack", bots("medium", "medium"), {})
    screen = game_screen(window)
    board: Any = screen.board
    wait(lambda: board.bot.thinks)
    board.bot.thinker._process.kill()
    wait(lambda: not board.bot.thinker.in_process)
    goes_on(screen, lambda: turns(screen) >= 1, 20000)


def test_nothing_is_left_of_a_bot_when_the_table_is_left(window: MainWindow, wait: Waiter) -> None:
    """Neither a process nor a thread; and the match goes on from the home screen."""
    window.start_match("stickstack", bots("expert", "medium"), {})
    screen = game_screen(window)
    board: Any = screen.board
    wait(lambda: board.bot.thinks)
    process = board.bot.thinker._process
    pid = process.processId()
    assert pid
    path = screen.play.path
    window.go_back()
    wait(lambda: not _lives(pid))
    window.open_file(path)
    again = game_screen(window)
    goes_on(again, lambda: turns(again) >= 1, 20000)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1][:3] if Path("/proc").exists() else True
