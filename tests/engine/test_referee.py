"""The referee: playing, taking back, playing again, and building a round from its journal."""

import copy

import pytest

from stackhub.engine.errors import BadPosition, BadSave, IllegalMove, InvalidMove
from stackhub.engine.game import Rules
from stackhub.engine.journal import Entry, Journal
from stackhub.engine.referee import Referee, fresh_round


def started(rules: Rules, moves: int = 0, seed: int = 1, seats: int = 2) -> Referee:
    """A round in which the first legal move was played ``moves`` times."""
    referee = fresh_round(rules, rules.options_model(), seats, seed)
    for _ in range(moves):
        referee.play(referee.state.legal_moves()[0])
    return referee


def test_a_move_or_its_notation_is_played_and_written_down(babylon: Rules) -> None:
    referee = started(babylon)
    events = referee.play("1>2")
    assert referee.journal.entries == [Entry("1>2", 0)]
    assert referee.events == [events]
    referee.play(referee.state.legal_moves()[0])
    assert [entry.seat for entry in referee.journal.entries] == [0, 1]
    assert referee.moves_played == 2


@pytest.mark.parametrize(("move", "error"), [("3>", InvalidMove), ("1>2", IllegalMove)])
def test_what_may_not_be_played_is_not_written_down(babylon: Rules, move: str, error: type[Exception]) -> None:
    referee = started(babylon)
    referee.play("1>2")
    referee.undo()
    before = copy.deepcopy(referee.journal)
    position = referee.state.position()
    referee.play("2>1")  # pile 2 is gone
    referee.undo()
    referee.redo()
    with pytest.raises(error):
        referee.play(move)
    assert len(referee.journal.entries) == 1
    referee.undo()
    assert (referee.journal, referee.state.position()) == (before, position)
    assert referee.can_redo, "a refused move does not throw away what may be played again"


def test_chance_is_written_down_with_the_move_that_asked(nullgame: Rules) -> None:
    referee = started(nullgame, 2)
    assert len(referee.journal.setup_chance) == 2, "three tokens were shuffled"
    roll, take = referee.journal.entries
    assert (roll.move, len(roll.chance)) == ("roll", 1)
    assert (take.move, take.chance) == ("take:1", ())
    assert referee.state.chance.log is None


def test_what_revealed_something_or_asked_chance_stays(nullgame: Rules) -> None:
    referee = started(nullgame)
    assert not referee.can_undo
    with pytest.raises(IllegalMove, match="no move to take back"):
        referee.undo()
    for move, seat, can_undo in (("roll", None, False), ("take:1", None, True), ("show", 0, False)):
        referee.play(move, seat)
        assert referee.can_undo == can_undo
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        referee.undo()
    assert referee.undo(force=True).move == "show"
    assert referee.undo().move == "take:1"
    assert not referee.can_undo


def test_undo_and_redo_keep_what_chance_said(nullgame: Rules) -> None:
    referee = started(nullgame, 6, seed=5)
    journal, position = copy.deepcopy(referee.journal), referee.state.position()
    for _ in range(6):
        referee.undo(force=True)
    assert referee.state.position() == started(nullgame, seed=5).state.position()
    for _ in range(6):
        referee.redo()
    assert (referee.journal, referee.state.position()) == (journal, position)
    with pytest.raises(IllegalMove, match="no move to play again"):
        referee.redo()
    other = started(nullgame, 6, seed=5)
    for _ in range(4):
        move = other.state.legal_moves()[0]
        assert other.play(move) == referee.play(move), "what comes next is what would have come"


def test_a_new_move_after_undo_ends_the_line_that_was_taken_back(babylon: Rules) -> None:
    referee = started(babylon, 3)
    referee.undo()
    referee.undo()
    assert referee.can_redo
    referee.play(referee.state.legal_moves()[-1])
    assert not referee.can_redo
    assert referee.moves_played == 2


def test_out_of_turn_moves_keep_their_seat(nullgame: Rules) -> None:
    referee = started(nullgame, 1, seats=3)
    referee.play("show", 2)
    assert referee.journal.entries[-1] == Entry("show", 2)
    again = Referee(nullgame, referee.options, 3, copy.deepcopy(referee.journal))
    assert again.state.position() == referee.state.position()
    assert again.events == referee.events


def test_a_round_is_built_from_its_journal_whatever_the_seed_says_now(nullgame: Rules) -> None:
    referee = started(nullgame, 8, seed=5)
    journal = copy.deepcopy(referee.journal)
    journal.seed = 99  # as if another version shuffled differently
    again = Referee(nullgame, referee.options, 2, journal)
    assert again.state.position() == referee.state.position()


def test_a_journal_that_cannot_be_played_names_the_move(nullgame: Rules) -> None:
    referee = started(nullgame, 4)
    for wrong, why in (
        (Entry("take:9", 0), "move 5 .take:9. cannot be played: seat 0 may not play"),
        (Entry("roll", 1, (0,)), "move 5 .roll. cannot be played"),
        (Entry("roll", 0, (7,)), "recorded chance result is 7"),
        (Entry("roll", 0, (0, 0)), "more chance results are recorded"),
        (Entry("dance", 0), "move 5 .dance. cannot be played: 'dance' is not a move"),
    ):
        journal = copy.deepcopy(referee.journal)
        journal.entries.append(wrong)
        with pytest.raises(BadSave, match=why):
            Referee(nullgame, referee.options, 2, journal)


def test_too_many_results_for_the_set_up_are_refused(nullgame: Rules) -> None:
    with pytest.raises(BadSave, match="set-up holds more chance results"):
        Referee(nullgame, nullgame.options_model(), 2, Journal(seed=1, setup_chance=(0, 0, 0)))


def test_a_round_from_a_position(babylon: Rules) -> None:
    piles = {"1": ["green"] * 3 + ["black"] * 3 + ["red"] * 3, "2": ["beige", "beige"], "5": ["beige"]}
    referee = fresh_round(babylon, babylon.options_model(), 2, 1, position={"piles": piles, "to_play": 1})
    referee.play("5>2")
    assert referee.outcome() is not None
    referee.undo()
    assert referee.state.position() == {"piles": piles, "to_play": 1}
    with pytest.raises(BadPosition):
        fresh_round(babylon, babylon.options_model(), 2, 1, position={"piles": {}})


def test_who_was_told_to_begin_begins_after_an_undo_too(babylon: Rules) -> None:
    referee = fresh_round(babylon, babylon.options_model(), 2, 1, first=1)
    referee.play(referee.state.legal_moves()[0])
    referee.undo()
    assert referee.state.to_play == 1
