"""Who has a profile is seen by the head of it wherever the evening names them; guests and bots by their sign."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stackhub.shell import party_announce, party_bars, party_steps
from stackhub.shell.hub import Hub
from stackhub.shell.party_faces import face_pixmap, head_of
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter, game_screen
from tests.gui.evenings import begin, go_on, leave_round_end, member, party_screen, play_out


@pytest.fixture
def heads(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The head of every face as it is painted; None for a sign alone."""
    painted: list[Any] = []

    def noted(room: Any) -> Any:
        real = room.paint_face if hasattr(room, "paint_face") else room.face_pixmap

        def paint_and_note(*arguments: Any) -> Any:
            painted.append(next((a for a in arguments if type(a).__name__ == "Avatar"), None))
            return real(*arguments)

        return paint_and_note

    monkeypatch.setattr(party_bars, "paint_face", noted(party_bars))
    monkeypatch.setattr(party_steps, "paint_face", noted(party_steps))
    monkeypatch.setattr(party_announce, "face_pixmap", noted(party_announce))
    return painted


def _shown(screen: QWidget, heads: list[Any]) -> list[Any]:
    heads.clear()
    screen.resize(1281, screen.height())
    screen.grab()
    return [head for head in heads if head is not None]


def test_heads_of_profiles_on_every_screen(window: MainWindow, hub: Hub, wait: Waiter, heads: list[Any]) -> None:
    """One profile, one bot: one head and one sign on *you are next*, the scoreboard and the podium."""
    profile, _ = hub.profiles.add("Ada", "red")
    head = avatar_of(profile.avatar, profile.name)
    known = member(1).model_copy(update={"name": "Ada", "profile": profile.id})
    flow = begin(window, ["babylon", "babylon"], [known, member(2, "easy")])
    assert set(_shown(party_screen(window), heads)) == {head}
    for _ in range(2):
        go_on(window)
        screen = game_screen(window)
        screen.close_overlay()
        if screen.play.match.phase == "order":
            screen.play.choose_order(True)
        screen.play.hand_over(flow.evening.seat_of("m1") or 0, "easy")
        leave_round_end(play_out(window, wait))
        assert set(_shown(party_screen(window), heads)) == {head}
        assert None in heads, "the bot has no head"
        if isinstance(window.screen_on_top, ScoreboardScreen):
            go_on(window)
    assert isinstance(window.screen_on_top, PodiumScreen)


def test_a_guest_and_a_forgotten_profile_have_no_head(hub: Hub) -> None:
    """Nor is a deleted profile missed: the sign stands in for it."""
    profile, _ = hub.profiles.add("Ada", "red")
    known = member(1).model_copy(update={"profile": profile.id})
    assert head_of(hub, known) is not None
    assert head_of(hub, member(1)) is None
    hub.profiles.delete(profile.id)
    assert head_of(hub, known) is None


def test_a_head_and_a_sign_differ(hub: Hub) -> None:
    """The picture with a head is another than the sign alone, and as large."""
    profile, _ = hub.profiles.add("Ada", "red")
    head = avatar_of(profile.avatar, profile.name)
    with_head, alone = (face_pixmap(hub, "red", face, 40, 2.0) for face in (head, None))
    assert isinstance(with_head, QPixmap)
    assert with_head.size() == alone.size()
    assert with_head.toImage() != alone.toImage()
