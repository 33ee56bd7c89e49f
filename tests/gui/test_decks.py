"""Decks of challenges on screen (SS-18): written, tried on a tower, mixed, given away and taken in; by real events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from stackhub.games.stickstack.deck_file import load_deck
from stackhub.games.stickstack.editor import DeckEditor
from stackhub.shell.deck_screen import DeckScreen, TryScreen
from stackhub.shell.hub import Hub
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.atomic import StoreError
from stackhub.store.settings import GameChoice, SeatChoice
from tests.games.stickstack.cup_player import CupPlayer
from tests.gui.conftest import Waiter, click, game_screen, press

PEOPLE = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Léa", colour="blue")]
K = Qt.Key


@pytest.fixture(autouse=True)
def quick(hub: Hub) -> None:
    """The picture that is drawn most quickly, and two people at the table."""
    hub.settings.quality = "software"
    hub.settings.games["stickstack"] = GameChoice(seats=PEOPLE)
    hub.apply_look()


def setup_of(window: MainWindow) -> SetupScreen:
    window.open_setup("stickstack")
    screen = window.screen_on_top
    assert isinstance(screen, SetupScreen)
    click(screen.variants[0].button("challenges"))
    return screen


@pytest.fixture
def screen(hub: Hub, qtbot: QtBot) -> DeckScreen:
    """The editor without a window around it, which would paint the home screen first."""
    made = DeckScreen(hub, "stickstack")
    made.resize(1280, 720)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def editor_of(window: MainWindow) -> DeckEditor:
    setup = setup_of(window)
    assert setup.decks is not None
    click(setup.decks.edit_button)
    screen = window.screen_on_top
    assert isinstance(screen, DeckScreen)
    return screen.editor  # type: ignore[no-any-return]


def saved(hub: Hub) -> list[Path]:
    return sorted(hub.folder.decks.glob("*.stackdeck"))


def types(widget: Any, words: str) -> None:
    widget.setFocus()
    widget.selectAll()
    QTest.keyClicks(widget, words)
    QApplication.processEvents()


def test_every_card_that_there_is_goes_through_the_form_unchanged(screen: DeckScreen) -> None:
    """SS-17: whatever a card says, the editor can show it, and does not lose it."""
    editor = screen.editor
    deck = editor.deck
    assert deck is not None
    for card in deck.cards:
        editor.form.show_card(card)
        assert editor.form.card() == card


def test_a_card_is_written_and_kept(screen: DeckScreen, hub: Hub, wait: Waiter) -> None:
    """SS-17, SS-18: a deck of one's own, a text, two checks; what is typed is seen at once and is in the file soon."""
    editor = screen.editor
    assert editor.deck_list.count() == 1, "the deck of the game"
    assert not editor.form.isEnabled()
    assert "Copy it" in editor.verdict.text()
    click(editor.new_deck)
    assert editor.form.isEnabled()
    types(editor.name.en, "Sunday")
    types(editor.form.title_en, "The bridge")
    types(editor.form.text_en, "Touch three sticks, and let nothing slide.")
    assert editor.preview.title.text() == "The bridge"
    row = editor.form.rows[0]
    box = row.fields.findChild(QSpinBox)
    assert box is not None
    types(box, "3")
    click(editor.form.add_check)
    added = editor.form.rows[1]
    added.kind_box.setFocus()
    QTest.keyClicks(added.kind_box, "Shift")
    added.kind_box.activated.emit(added.kind_box.currentIndex())
    QApplication.processEvents()
    assert "Other sticks shift: 3 mm at most" in editor.preview.lines.text()
    (file,) = saved(hub)
    wait(lambda: "The bridge" in file.read_text(encoding="utf-8") and "shifts" in file.read_text(encoding="utf-8"))
    deck = load_deck(file)
    assert deck.name.en == "Sunday"
    (card,) = deck.cards
    assert card.model_dump(mode="json", exclude_defaults=True)["check"] == {
        "all": [{"kind": "touches", "what": "sticks", "least": 3}, {"kind": "shifts", "most": 3.0}]
    }
    assert editor.deck_list.currentItem().text().startswith("Sunday")


def test_what_is_no_card_yet_is_said_and_not_saved(screen: DeckScreen, hub: Hub, wait: Waiter) -> None:
    editor = screen.editor
    click(editor.new_deck)
    (file,) = saved(hub)
    before = file.read_bytes()
    click(editor.form.rows[0].remove_button)
    assert "needs a check, or vote" in editor.verdict.text()
    assert "not saved" in editor.verdict.text()
    assert not editor.try_card.isEnabled()
    assert not editor.preview.isVisible()
    editor.flush()
    assert file.read_bytes() == before
    click(editor.form.vote)
    assert not editor.verdict.isVisible()
    assert "vote" in editor.preview.lines.text()
    wait(lambda: file.read_bytes() != before)
    assert load_deck(file).cards[0].vote


def test_what_was_valid_is_kept_though_the_next_change_is_not(screen: DeckScreen, hub: Hub) -> None:
    editor = screen.editor
    click(editor.new_deck)
    types(editor.form.title_en, "Kept")
    editor.form.text_en.selectAll()
    QTest.keyClick(editor.form.text_en, K.Key_Delete)
    assert "not saved" in editor.verdict.text()
    screen.about_to_close()
    (file,) = saved(hub)
    assert load_deck(file).cards[0].title.en == "Kept"


def test_a_file_that_was_changed_elsewhere_is_not_overwritten(screen: DeckScreen, hub: Hub, wait: Waiter) -> None:
    """Nor is one that was broken; it is read again."""
    problems: list[str] = []
    hub.problem.connect(problems.append)
    editor = screen.editor
    click(editor.new_deck)
    (file,) = saved(hub)
    theirs = file.read_text(encoding="utf-8").replace("A new challenge", "Theirs")
    for content in (theirs, "version: 1"):
        file.write_text(content, encoding="utf-8")
        types(editor.form.title_en, "Mine")
        editor.flush()
        assert file.read_text(encoding="utf-8") == content
        assert "was changed elsewhere" in problems[-1]
        wait(lambda: editor.form.title_en.text() == "Theirs" or not editor.form.isVisible())


def test_signs_that_are_joined_stay_together(screen: DeckScreen, hub: Hub) -> None:
    editor = screen.editor
    click(editor.new_deck)
    editor.form.title_en.setText("\U0001f469\u200d\U0001f467")
    editor.form.title_en.textEdited.emit("")
    editor.flush()
    (file,) = saved(hub)
    assert load_deck(file).cards[0].title.en == "\U0001f469\u200d\U0001f467"


def test_going_to_another_card_or_back_keeps_what_was_typed_last(screen: DeckScreen, hub: Hub) -> None:
    editor = screen.editor
    click(editor.new_deck)
    click(editor.new_card)
    assert editor.card_list.count() == 2
    types(editor.form.title_en, "The second")
    editor.card_list.setCurrentRow(0)
    types(editor.form.title_en, "The first")
    editor.deck_list.setCurrentRow(0)
    (file,) = saved(hub)
    assert [card.title.en for card in load_deck(file).cards] == ["The first", "The second"]
    editor.deck_list.setCurrentRow(1)
    types(editor.form.title_en, "First of all")
    screen.about_to_close()
    assert [card.title.en for card in load_deck(file).cards] == ["First of all", "The second"]


def test_cards_and_decks_are_copied_and_removed(screen: DeckScreen, hub: Hub) -> None:
    editor = screen.editor
    click(editor.copy_deck)
    (file,) = saved(hub)
    assert len(load_deck(file).cards) == 46
    click(editor.copy_card)
    assert len({card.id for card in load_deck(file).cards}) == 47
    click(editor.remove_card)
    assert len(load_deck(file).cards) == 46
    editor.throw_away(file)
    assert not saved(hub)
    assert editor.deck_list.count() == 1


def test_the_last_card_of_a_deck_stays(screen: DeckScreen, hub: Hub) -> None:
    editor = screen.editor
    click(editor.new_deck)
    click(editor.remove_card)
    (file,) = saved(hub)
    assert len(load_deck(file).cards) == 1
    assert editor.verdict.isVisible()


def test_a_deck_is_given_away_and_taken_in_elsewhere(screen: DeckScreen, hub: Hub, tmp_path: Path) -> None:
    editor = screen.editor
    editor.give(tmp_path / "shared")
    given = tmp_path / "shared.stackdeck"
    assert load_deck(given) == editor.deck
    said: list[str] = []
    hub.informed.connect(said.append)
    editor.take(given)
    assert len(saved(hub)) == 1
    assert "is yours now" in said[-1]
    assert editor.is_own


@pytest.mark.parametrize("name", ["Standard", "Con", "LPT1"])
def test_a_deck_takes_the_place_of_no_other(window: MainWindow, hub: Hub, tmp_path: Path, name: str) -> None:
    """Neither that of the deck of the game nor, on Windows, that of a device; whatever it is called."""
    given = tmp_path / "given.stackdeck"
    card = "{id: a, title: T, text: X, vote: true}"
    given.write_text(f"version: 1\nname: {name}\ncards:\n- {card}\n", encoding="utf-8")
    editor = editor_of(window)
    editor.take(given)
    (own,) = saved(hub)
    assert own.stem == f"deck-{name.lower()}"
    assert editor.preview.title.text() == "T"
    own.rename(own.with_name("standard.stackdeck"))
    editor.load("standard.stackdeck")
    assert editor.preview.title.text() == "T"
    press(window, K.Key_Escape)
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    assert setup.decks is not None
    assert list(setup.decks.buttons) == ["standard", "standard.stackdeck"]
    assert len(setup.decks.option()["decks"]) < 20, "the game's deck is chosen"


def test_a_broken_deck_is_refused_and_one_in_the_folder_hides_no_other(
    window: MainWindow, hub: Hub, tmp_path: Path
) -> None:
    """SS-18: a clear message with the entry and the reason; the file is never touched."""
    bad = tmp_path / "bad.stackdeck"
    card = "{id: a, title: T, text: X, check: {kind: reach}}"
    bad.write_text(f"version: 1\nname: Bad\ncards:\n- {card}\n", encoding="utf-8")
    problems: list[str] = []
    hub.problem.connect(problems.append)
    editor = editor_of(window)
    editor.take(bad)
    assert not saved(hub)
    assert "bad.stackdeck" in problems[-1]
    assert "'a'" in problems[-1]
    assert "least or most" in problems[-1]
    hub.folder.decks.mkdir()
    own = hub.folder.decks / "bad.stackdeck"
    own.write_bytes(bad.read_bytes())
    editor.load("bad")
    assert editor.deck_list.count() == 2
    assert "least or most" in editor.verdict.text()
    assert not editor.form.isVisible()
    assert own.read_bytes() == bad.read_bytes()
    press(window, K.Key_Escape)
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    assert setup.decks is not None
    assert not setup.decks.buttons["bad"].isEnabled()
    assert setup.decks.chosen == ["standard"]


def test_decks_are_mixed_for_a_match(window: MainWindow, hub: Hub) -> None:
    """SS-18: the cards of both are in the match, which needs no file for them; the choice is kept."""
    editor = editor_of(window)
    click(editor.new_deck)
    types(editor.form.title_en, "My own")
    press(window, K.Key_Escape)
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    assert setup.decks is not None
    assert setup.decks.chosen == ["standard"]
    (own,) = [key for key in setup.decks.buttons if key != "standard"]
    click(setup.decks.buttons[own])
    click(setup.play_button)
    screen = game_screen(window)
    state: Any = screen.play.match.referee.state
    titles = {card.title.en for card in state.now.pack.cards.values()}
    assert len(state.now.pack.cards) == 47
    assert "My own" in titles
    assert hub.settings.games["stickstack"].decks == ["standard", own]
    for file in saved(hub):
        file.unlink()
    path = screen.play.path
    screen.play.keeper.flush()
    window.go_back()
    window.open_file(path)
    again: Any = game_screen(window).play.match.referee.state
    assert len(again.now.pack.cards) == 47


def test_a_folder_that_cannot_be_read_is_said_and_stops_nothing(
    window: MainWindow, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = setup_of(window)
    assert setup.decks is not None
    hub.folder.decks.parent.mkdir(parents=True, exist_ok=True)
    hub.folder.decks.write_text("a file stands in the way")
    problems: list[str] = []
    hub.problem.connect(problems.append)
    setup.decks._chosen = ["standard", "mine"]
    click(setup.play_button)
    assert window.screen_on_top is setup
    assert "folder of decks" in problems[-1]
    setup.decks._chosen = ["standard"]
    click(setup.play_button)
    assert game_screen(window).play.match.options.mode == "challenges"  # type: ignore[attr-defined]


def test_what_could_not_be_written_is_written_later(
    screen: DeckScreen, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = screen.editor
    click(editor.new_deck)
    (file,) = saved(hub)

    def full(*_: object, **__: object) -> None:
        raise StoreError(("errors", "the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr("stackhub.games.stickstack.deck_shelf.save_deck", full)
        types(editor.form.title_en, "Later")
        editor.flush()
    assert "Later" not in file.read_text(encoding="utf-8")
    screen.about_to_close()
    assert load_deck(file).cards[0].title.en == "Later"


def test_one_deck_stays_down(window: MainWindow) -> None:
    setup = setup_of(window)
    assert setup.decks is not None
    click(setup.decks.buttons["standard"])
    assert setup.decks.chosen == ["standard"]
    assert setup.decks.buttons["standard"].isChecked()
    click(setup.variants[0].button("base"))
    assert not setup.decks.isVisible()


def test_a_card_is_tried_on_the_tower_of_the_match(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """SS-18: against the tower as it stands in the match that goes on; it is judged, and the tower is as before."""
    window.start_match("stickstack", PEOPLE, {})
    screen = game_screen(window)
    player = CupPlayer(screen.board)  # type: ignore[arg-type]
    player.wait(2)
    player.draws()
    for but in (0, 4, 9):
        player.places(but=but)
        player.wait_until(
            lambda: screen.play.match.referee.state.now.held is None or player.bench.held is not None,  # type: ignore[attr-defined]
            "the end of the turn",
        )
        if screen.play.match.referee.state.now.held is None:  # type: ignore[attr-defined]
            break
    tower = screen.play.match.referee.state.now.tower  # type: ignore[attr-defined]
    assert len(tower) == 1
    press(window, K.Key_Escape)
    while window.screen_on_top is screen:
        window.go_back()
    editor = editor_of(window)
    click(editor.new_deck)
    click(editor.try_card)
    trial = window.screen_on_top
    assert isinstance(trial, TryScreen)
    board: Any = trial.board
    assert board.live.bench.standing == tower
    tried = CupPlayer(board)
    tried.wait(2)
    tried.draws()
    bench = board.live.bench
    bench.hover(0.0, 0.0)
    tried.wait_until(lambda: bench.may_release() is None and bench.is_still, "hovering")
    said: list[str] = []
    board.talk.said.connect(said.append)
    for turn in range(12):
        bench.release()
        tried.wait_until(lambda: bench.mode != "judging", "judging")
        if bench.held is None:
            break
        bench.turn(yaw=0.4)
        bench.hover(3.0 * turn, 0.0)
        tried.wait_until(lambda: bench.may_release() is None and bench.is_still, "hovering again")
    tried.wait_until(lambda: any(one.startswith(("Done!", "Not done")) for one in said), "the verdict", 400)
    wait(lambda: board.live.bench is not bench)
    assert board.live.bench.standing == tower
    press(window, K.Key_Escape)
    press(window, K.Key_Escape)  # a tower is left only by a second one
    assert isinstance(window.screen_on_top, DeckScreen)
