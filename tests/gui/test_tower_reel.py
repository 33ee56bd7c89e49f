"""The strip of time of a replay, and what its turns are called, whatever a file says."""

from __future__ import annotations

import pytest

from stackhub.shell.tower_keep import fall_of
from stackhub.shell.tower_reel import BadReplay, TowerReel
from stackhub.shell.tower_words import file_name, title_words, turn_words
from stackhub.store.replays import Happened, Manifest, Replay, Seated, Turn
from tests.store.replays import fallen_replay


def changed(**turn: object) -> Replay:
    """A replay of one turn that says so of itself."""
    made = fallen_replay()
    one = made.manifest.turns[0].model_copy(update=turn)
    return Replay(made.manifest.model_copy(update={"turns": (one,)}), made.recordings[:1])


def test_turns_follow_each_other_without_a_gap() -> None:
    reel = TowerReel(fallen_replay())
    assert reel.starts == [0.0, 2.0, 4.0, 7.0]
    assert [reel.turn_at(second) for second in (-1, 0, 1.99, 2.0, 6.9, 7.0, 99)] == [0, 0, 0, 1, 2, 2, 2]
    assert reel.frame_at(2.5) == pytest.approx(30)
    assert reel.frame_at(7.0) == 180


def test_steps_and_turns_stay_within_the_replay() -> None:
    reel = TowerReel(fallen_replay())
    assert reel.step(0.0, -1) == 0.0
    assert reel.step(7.0, 1) == 7.0
    assert reel.step(2.0, -1) == pytest.approx(2.0 - 1 / 60)
    assert reel.next_turn(3.5, -1) == 2.0, "to the start of this turn first"
    assert reel.next_turn(2.1, -1) == 0.0
    assert reel.next_turn(3.5, 1) == 4.0
    assert reel.next_turn(6.0, 1) == 7.0


def test_falls_are_found_and_then_the_first_one_again() -> None:
    reel = TowerReel(fallen_replay())
    assert reel.falls == [5.5]
    assert reel.next_fall(0.0) == pytest.approx(4.8)
    assert reel.next_fall(6.0) == pytest.approx(4.8)
    assert TowerReel(changed()).next_fall(0.0) is None


def test_a_turn_that_is_damaged_is_passed_over() -> None:
    made = fallen_replay()
    reel = TowerReel(Replay(made.manifest, (made.recordings[0], b"SHR2 nonsense", made.recordings[2])))
    assert reel.recording(1) is None
    assert reel.frame_at(2.5) == 0.0
    assert reel.recording(2) is not None


@pytest.mark.parametrize(
    "bad", [Replay(fallen_replay().manifest.model_copy(update={"turns": ()})), "damaged", "endless"]
)
def test_a_replay_of_which_nothing_can_be_shown_is_refused(bad: Replay | str) -> None:
    made = fallen_replay()
    if bad == "damaged":
        bad = Replay(made.manifest, (b"", *made.recordings[1:]))
    elif bad == "endless":
        turns = [
            made.manifest.turns[0].model_copy(update={"seconds": 40_000.0, "moves": number}) for number in range(60)
        ]
        bad = Replay(made.manifest.model_copy(update={"turns": tuple(turns)}), made.recordings[:1] * 60)
    assert isinstance(bad, Replay)
    with pytest.raises(BadReplay):
        TowerReel(bad)


def test_only_the_fall_of_a_turn_is_kept() -> None:
    made = fallen_replay()
    assert fall_of(made, 0) is None
    kept = fall_of(made, 2)
    assert kept is not None
    [turn] = kept.manifest.turns
    assert turn.fell_s == pytest.approx(1.5)
    assert TowerReel(kept).falls == [pytest.approx(1.5)]
    assert kept.manifest.players == made.manifest.players


# --- Words


@pytest.mark.parametrize(
    "details",
    [{}, {"block": None}, {"block": []}, {"winners": [99], "reason": 5}, {"block": "x" * 100_000}, {"at_s": "soon"}],
)
@pytest.mark.parametrize("name", ["moved", "fell", "rolled", "round_over", "toppled", "placed", "nonsense"])
@pytest.mark.parametrize("game", ["stacko", "stickstack"])
def test_whatever_a_file_says_happened_there_are_words_for_the_turn(
    game: str, name: str, details: dict[str, object]
) -> None:
    event = Happened(name=name, seat=0, details=details)  # type: ignore[arg-type]
    made = changed(events=(event,))
    words = turn_words(made.manifest.model_copy(update={"game": game}), made.manifest.turns[0])
    assert 0 < len(words) <= 520


def test_a_seat_that_nobody_has_is_passed_over() -> None:
    made = changed(seat=17)
    assert turn_words(made.manifest, made.manifest.turns[0]) == ""
    assert TowerReel(made).seconds == 2.0


def test_a_file_is_called_after_the_game_and_its_people_and_leads_nowhere_else() -> None:
    made = fallen_replay().manifest
    assert file_name(made) == "Stacko Ada Léa 2026-11-30"
    assert file_name(made, fall=True).startswith("Fall Stacko")
    odd = Manifest(game="stacko", made="../..", players=(Seated(name="../../etc/passwd\x00", colour="red"),))
    assert "/" not in file_name(odd)
    assert "\x00" not in file_name(odd)
    assert "Ada" in title_words(made)


def test_rounds_are_told_where_there_are_several() -> None:
    made = fallen_replay().with_turn(Turn(round=2, moves=1, seat=1, seconds=1.0), b"")
    assert turn_words(made.manifest, made.manifest.turns[-1]).startswith("Round 2")
