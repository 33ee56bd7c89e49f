"""The headless table, as docs/notation.md describes it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.engine.errors import BadOptions
from stackhub.engine.game import Rules
from stackhub.engine.table import HELP, Table
from tests.engine.tables import MemoryFiles, make_table

FINAL = {"1": ["green"] * 3 + ["black"] * 3 + ["red"] * 3, "2": ["beige", "beige"], "5": ["beige"]}


def ok(table: Table, line: str) -> list[str]:
    *answer, last = table.answer(line)
    assert last == "ok", last
    return answer


def refused(table: Table, line: str) -> str:
    """The error's sentence; nothing else was answered, and nothing changed."""
    before = everything(table)
    (answer,) = table.answer(line)
    assert answer.startswith("error: ")
    assert everything(table) == before
    return answer.removeprefix("error: ")


def everything(table: Table) -> tuple[list[str], ...]:
    return tuple(ok(table, line) for line in ("state", "moves", "outcome", "view 0", "view 1"))


def play_first_moves(table: Table, count: int) -> None:
    for _ in range(count):
        ok(table, f"play {ok(table, 'moves')[0]}")


def test_the_table_starts_from_the_set_up(babylon: Rules) -> None:
    table = make_table(seed=5)
    (state,) = ok(table, "state")
    assert json.loads(state)["to_play"] == 0
    assert sorted(tablet for pile in json.loads(state)["piles"].values() for tablet in pile) == sorted(
        ["green", "black", "red", "beige"] * 3
    )
    assert len(ok(table, "moves")) == 132
    assert ok(make_table(seed=5), "state") == [state] != ok(make_table(seed=6), "state")


def test_state_is_what_position_takes() -> None:
    table, other = make_table(seed=1), make_table(seed=2)
    play_first_moves(table, 4)
    (state,) = ok(table, "state")
    assert ok(other, f"position {state}") == []
    assert everything(other) == everything(table)


def test_position_keys_left_out_take_the_set_ups_values() -> None:
    table = make_table(seed=3)
    (setup,) = ok(table, "state")
    play_first_moves(table, 2)
    ok(table, "position {}")
    assert ok(table, "state") == [setup]
    ok(table, 'position {"to_play": 1}')
    assert json.loads(ok(table, "state")[0]) == {**json.loads(setup), "to_play": 1}
    assert refused(table, "undo") == "there is no move to take back"


def test_a_positions_options_win() -> None:
    files = MemoryFiles()
    table = make_table(files=files, match="first_to_3")
    ok(table, 'position {"options": {"match": "best_of_3"}}')
    ok(table, "save it")
    assert json.loads(files.saved["it"])["options"] == {"match": "best_of_3", "chooser": "youngest"}
    assert "option 'match' cannot be 'x'" in refused(table, 'position {"options": {"match": "x"}}')


@pytest.mark.parametrize(
    ("json_text", "why"),
    [
        ("", "a JSON object on one line"),
        ("{", "a JSON object on one line"),
        ("[]", "a JSON object on one line"),
        ("null", "a JSON object on one line"),
        ('{"to_play": NaN}', "NaN is not a number"),
        ('{"to_play": 0, "to_play": 1}', "a key is given twice"),
        ('{"piles": {"1": ["red"], "1": ["red"]}}', "a key is given twice"),
        ('{"to_play": 2}', "to_play must be 0 or 1"),
        ('{"piles": {}}', "there must be 3 green tablets, not 0"),
        ('{"cards": []}', "has no 'cards'"),
        ("[" * 50_000, "a JSON object on one line"),
        ('{"to_play": ' + "9" * 5000 + "}", "a JSON object on one line"),
    ],
)
def test_a_wrong_position_changes_nothing(json_text: str, why: str) -> None:
    table = make_table()
    play_first_moves(table, 3)
    assert why in refused(table, f"position {json_text}")


def test_play_tells_what_happened() -> None:
    table = make_table()
    ok(table, f"position {json.dumps({'piles': FINAL, 'to_play': 1})}")
    assert ok(table, "outcome") == ["null"]
    moved, over = map(json.loads, ok(table, "play 5>2"))
    assert moved == {
        "event": "moved", "seat": 1, "from": 5, "to": 2, "colour": "beige", "height": 3, "move": "5>2",
    }  # fmt: skip
    outcome = {"winners": [1], "loser": 0, "scores": [0, 1]}
    assert over == {"event": "round_over", "seat": None, **outcome, "reason": "no_move"}
    assert json.loads(ok(table, "outcome")[0]) == outcome
    assert ok(table, "moves") == []
    assert refused(table, "play 2>1") == "the round is over"
    assert refused(table, "bot easy") == "the round is over"
    ok(table, "undo")
    assert ok(table, "outcome") == ["null"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("play", "play needs a move"),
        ("play @1", "play needs a move"),
        ("play @1 1>2", "it is the turn of seat 0, not of seat 1"),
        ("play @2 1>2", "'2' is not a seat (seats: 0 to 1)"),
        ("play @x 1>2", "'x' is not a seat (seats: 0 to 1)"),
        ("play 1>13", "there is no pile 13 (piles: 1 to 12)"),
        ("play 1>1", "a pile cannot be laid on itself"),
        ("play red9", "'red9' is not a move of Babylon (write 3>7 to lift pile 3 onto pile 7)"),
        ("view", "'' is not a seat (seats: 0 to 1)"),
        ("view 2", "'2' is not a seat (seats: 0 to 1)"),
        ("view -1", "'-1' is not a seat (seats: 0 to 1)"),
        ("view ١", "'١' is not a seat (seats: 0 to 1)"),
        ("bot", "bot needs a level"),
        ("bot godlike", "there is no bot level 'godlike' (levels: easy, medium, hard, expert)"),
        ("perft", "perft needs a depth: a whole number from 0 to 999"),
        ("perft -1", "perft needs a depth: a whole number from 0 to 999"),
        ("perft 99999", "perft needs a depth: a whole number from 0 to 999"),
        ("undo", "there is no move to take back"),
        ("state now", "state takes nothing after it"),
        ("save", "save needs the name of a file"),
        ("load", "load needs the name of a file"),
        ("load \udc80", "load needs the name of a file"),
        ("save a\0b", "save needs the name of a file"),
        ("load nowhere", "there is no file nowhere"),
        ("save folder/", "the file cannot be used (Is a directory)"),
        ("dance", "there is no command 'dance' (try help)"),
        ("STATE", "there is no command 'STATE' (try help)"),
        ("dance\x1b[2J\u2028", "there is no command 'dance [2J' (try help)"),
    ],
)
def test_a_wrong_command_is_answered_with_one_sentence(line: str, why: str) -> None:
    assert refused(make_table(), line) == why


def test_blank_lines_and_spaces_do_no_harm() -> None:
    table = make_table()
    assert table.answer("") == table.answer("   \t") == ["ok"]
    assert table.answer("  view   1  ") == table.answer("view 1")
    assert len(ok(table, "play  @0   1>2 ")) == 1


def test_undo_and_perft_and_help_and_quit() -> None:
    table = make_table()
    before = everything(table)
    assert ok(table, "perft 3") == ["793584"]
    assert ok(table, "perft 12") == ["0"]
    play_first_moves(table, 3)
    for _ in range(3):
        assert ok(table, "undo") == []
    assert everything(table) == before
    assert ok(table, "help") == list(HELP)
    assert {line.split()[0] for line in HELP} == set(table._commands)
    assert not table.closed
    assert ok(table, "quit") == []
    assert table.closed


def test_a_bot_names_a_move_and_does_not_play_it() -> None:
    table = make_table()
    before = everything(table)
    for level in ("easy", "medium", "hard", "expert"):
        (move,) = ok(table, f"bot {level}")
        assert move in ok(table, "moves")
        assert ok(table, f"bot {level}") == [move], "the same position, the same answer"
    assert everything(table) == before


def test_save_and_load_bring_back_the_round() -> None:
    files = MemoryFiles()
    table = make_table(files=files, seed=1)
    play_first_moves(table, 4)
    ok(table, "save a file with spaces")
    other = make_table(files=files, seed=2)
    ok(other, "load a file with spaces")
    assert everything(other) == everything(table)
    for _ in range(4):
        ok(other, "undo")
    assert everything(other) == everything(make_table(seed=1))


def test_a_save_of_a_position_is_a_save_too() -> None:
    table = make_table(files=MemoryFiles())
    ok(table, f"position {json.dumps({'piles': FINAL, 'to_play': 1})}")
    ok(table, "save x")
    ok(table, "play 5>2")
    ok(table, "save y")
    over = everything(table)
    ok(table, "load x")
    assert ok(table, "moves") == ["2>5", "5>2"]
    ok(table, "load y")
    assert everything(table) == over


def test_a_save_of_another_game_is_refused(nullgame: Rules) -> None:
    files = MemoryFiles()
    ok(make_table("nullgame", files=files), "save null")
    assert refused(make_table(files=files), "load null").endswith("this table plays babylon, the save is of nullgame")


def test_chance_hidden_things_and_moves_out_of_turn(nullgame: Rules) -> None:
    files = MemoryFiles()
    table = make_table("nullgame", seats=3, seed=4, files=files)
    assert ok(table, "moves") == ["roll"]
    (rolled,) = map(json.loads, ok(table, "play roll"))
    assert (rolled["event"], rolled["seat"]) == ("rolled", 0)
    assert json.loads(ok(table, "view 0")[0])["tokens"][1:] == [None, None]
    (shown,) = map(json.loads, ok(table, "play @2 show"))
    assert (shown["event"], shown["seat"]) == ("announced", 2)
    assert json.loads(ok(table, "view 0")[0])["tokens"][2] == shown["token"]
    assert "may not play show" in refused(table, "play @2 show")
    assert "perft makes no sense in nullgame" in refused(table, "perft 2")
    ok(table, "save it")
    again = make_table("nullgame", seats=3, seed=9, files=files)
    ok(again, "load it")
    for line in ("play take:1", "play roll", "state", "undo", "undo", "undo", "undo", "state"):
        assert ok(again, line) == ok(table, line), "chance goes on as it would have"


def test_a_table_with_another_number_of_seats_can_be_loaded(nullgame: Rules) -> None:
    files = MemoryFiles()
    ok(make_table("nullgame", seats=4, files=files), "save four")
    table = make_table("nullgame", seats=2, files=files)
    ok(table, "load four")
    ok(table, "view 3")


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (3, 1), (2, -1), (2, 2**63)])
def test_a_table_that_cannot_be_is_refused(seats: int, seed: int) -> None:
    with pytest.raises(BadOptions):
        make_table(seats=seats, seed=seed)


WORDS = """
    position state view moves play bot undo outcome save load perft help quit @0 @1 @9 1>2 2>1 12>3 3>3 roll show take:1
    easy expert 0 1 2 -1 9999 {} {"to_play":1} {"piles":{}} {"options":{"match":"single"}} [] null x a/b
"""
words = st.sampled_from(WORDS.split())
lines = (
    st.lists(words, max_size=4).map(" ".join)
    | st.text(max_size=40)
    | st.tuples(words, st.text(max_size=30)).map(" ".join)
)


@pytest.mark.parametrize("make", [make_table, lambda: make_table("nullgame", seats=3)], ids=["babylon", "nullgame"])
def test_no_line_brings_the_table_down(make: Callable[[], Table], nullgame: Rules) -> None:
    @settings(max_examples=150)
    @given(st.lists(lines, max_size=12))
    def session(given_lines: list[str]) -> None:
        table = make()
        for line in given_lines:
            before = everything(table)
            answer = table.answer(line)
            assert all("\n" not in row for row in answer)
            if answer[-1] != "ok":
                assert len(answer) == 1
                assert answer[0].startswith("error: ")
                assert everything(table) == before
            else:
                assert all(not row.startswith("error") for row in answer)

    session()


def test_the_events_are_json_with_name_and_seat_first() -> None:
    table = make_table()
    while ok(table, "outcome") == ["null"]:
        for row in ok(table, f"play {ok(table, 'bot easy')[0]}"):
            event: dict[str, Any] = json.loads(row)
            assert list(event)[:2] == ["event", "seat"]
