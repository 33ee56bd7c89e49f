"""What Stick & Stack says: sticks by their colours, and the right sentence for each thing that happens."""

import pytest

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import Text
from stackhub.games.stickstack import words
from stackhub.games.stickstack.naming import joined
from stackhub.games.stickstack.rules import StickStackState
from tests.games.stickstack.turns import (
    falls,
    fresh,
    placed,
    play,
    pushes,
    record,
    right,
    slipped,
    stickstack,
    toppled,
    wrong,
)

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def english(text: Text | None) -> str:
    assert text is not None
    return text.english()


def told(state: StickStackState, move: object) -> list[str]:
    events = state.play(stickstack().parse_move(move if isinstance(move, str) else f"record {move}"))
    return [english(words.describe(event, NAMES)) for event in events]


@pytest.mark.parametrize(
    ("kind", "name"),
    [("w", "the white stick"), ("wb", "the white-blue stick"), ("rwy", "the red-white-yellow stick")],
)
def test_a_stick_is_called_by_its_colours(kind: str, name: str) -> None:
    assert words.stick_words(kind).english() == name


def test_names_in_a_row() -> None:
    found = [joined(NAMES[:count]) for count in (1, 2, 3, 4)]
    said = [text if isinstance(text, str) else text.english() for text in found]
    assert said == ["Ann", "Ann and Ben", "Ann, Ben and Cleo", "Ann, Ben, Cleo and Dan"]


def test_the_log_of_a_turn() -> None:
    state = placed(3, tower=["s01"], fronts=[["s04"], [], []])
    assert told(state.clone(), "own:s04") == ["Ann takes the white-red stick once more, instead of a new one."]
    assert told(state, "bag:s20") == ["Ann draws the red-white-yellow stick."]
    turn = record("s20", wrong(1.0), right(9.0), tower=("s01",), fell=falls("s01"), pushed=pushes("cup", 12.0))
    assert told(state, turn) == [
        "Ann lets white touch red and has to try again.",
        "Ann has pushed the cup with the stick.",
        "Ann hangs the red-white-yellow stick on the tower.",
        "Ann has let the white stick fall.",
    ]


@pytest.mark.parametrize(
    ("options", "turn", "sentence"),
    [
        (
            {},
            record("s09", wrong(1), wrong(5), wrong(9), tower=("s01",), end="kept"),
            "Ann finds no place for the white-yellow stick and keeps it.",
        ),
        (
            {"colours": "take_back"},
            record("s09", wrong(), tower=("s01",), back=True),
            "Ann lets white touch red and has to keep the white-yellow stick.",
        ),
        (
            {"colours": "warn"},
            record("s09", wrong(), tower=("s01",)),
            "Ann lets white touch red: the white-yellow stick stays all the same.",
        ),
        (
            {"fouls": "strict"},
            record("s09", tower=("s01",), pushed=pushes("base", 8.0), end="foul"),
            "Ann has pushed the base with the stick and has to keep it.",
        ),
        (
            {},
            record("s09", right(), tower=("s01",), pushed=pushes("s01", 8.0)),
            "Ann has pushed 1 stick(s) of the tower with the stick.",
        ),
        ({}, record("s09", slipped(), tower=("s01",), fell=falls("s09", "s01")), "Ann has let 2 stick(s) fall."),
        ({}, toppled("s09"), "Ann has toppled the tower, with 2 stick(s)."),
    ],
)
def test_what_may_happen_is_said(options: dict[str, str], turn: object, sentence: str) -> None:
    state = play(placed(3, tower=["s01"], options=options), "bag:s09")
    assert sentence in told(state, turn)


def test_ss19_leaving_is_said_with_the_sticks_that_go_back() -> None:
    assert told(placed(3), "leave") == ["Ann leaves the table."]
    assert told(placed(3, fronts=[["s01"], [], []]), "leave") == [
        "Ann leaves the table: 1 stick(s) go back into the bag."
    ]


def test_the_status_says_what_may_be_done() -> None:
    def status(state: StickStackState) -> str:
        return words.status(state.view(1), NAMES).english()

    assert status(fresh()) == "Ann: draw a stick from the bag."
    assert status(placed(fronts=[["s04"], [], []])) == "Ann: draw a stick from the bag, or take one of your own."
    assert status(placed(bag=[], fronts=[["s04"], [], []])) == "Ann: the bag is empty, so take one of your own sticks."
    assert status(play(fresh(), "bag:s31")) == (
        "Ann: hang the blue-white-red stick on the tower. Only like colours may touch."
    )
    assert status(play(fresh(colours="warn"), "bag:s31")) == (
        "Ann: hang the blue-white-red stick on the tower. Like colours should touch."
    ), "SS-06: unlike ones are only shown"
    assert status(placed(ended="toppled")) == "The tower is down: the round is over."
    assert status(placed(ended="all_fell")) == "Every stick has fallen: the round is over."
    assert status(placed(bag=[])) == "No stick is left to place: the round is over."
    assert status(placed(left=[0, 1])) == "The others have left: the round is over."


def said(**position: object) -> str:
    outcome = placed(int(str(position.pop("seats", 3))), **position).outcome()
    assert outcome is not None
    return words.outcome_words(outcome, NAMES).english()


def test_ss11_the_end_of_a_round_is_said() -> None:
    assert said(ended="toppled", fronts=[["s01"], [], []], penalties=[5, 0, 0]) == (
        "Ann brought the tower down. Fewest points in this round: Ben and Cleo, with 0 point(s)."
    )
    assert said(ended="all_fell", to_play=1, fronts=[["s03"], ["s01", "s02"], ["s04", "s05"]]) == (
        "Ben brought down the last sticks. Fewest points in this round: Ann, with 1 point(s)."
    )
    assert said(bag=[], fronts=[[], ["s01"], ["s02"]]).startswith("Ann has no stick left to place.")
    assert said(left=[2, 0]) == "Everybody else has left. The win goes to Ben."


def test_ss13_the_rank_is_said() -> None:
    assert said(mode="coop", bag=[]).endswith("Together you have placed 36 stick(s): that makes you “MyStick!”.")
    bag = [f"s{number:02}" for number in range(1, 26)]
    assert said(mode="coop", bag=bag, ended="toppled") == (
        "Ann brought the tower down. Together you have placed 11 stick(s); the first rank begins at 12."
    )
    assert {text.english() for text in words.RANK_NAMES.values()} == {
        "MyStick!", "FantaStick", "ArtiStick", "ElaStick", "HumoriStick"
    }  # fmt: skip


def test_ss14_teams_are_named_by_their_members() -> None:
    assert said(seats=5, mode="teams", ended="toppled", penalties=[5, 0, 0, 0, 0]) == (
        "Ann brought the tower down. Fewest points in this round: the team of Ben and Dan, with 0 point(s)."
    )
    assert said(seats=4, mode="teams", bag=[]).endswith("Both teams have 0 point(s) in this round.")
    assert said(seats=4, mode="teams", left=[0, 2]) == "The other team has left. The win goes to Ben and Dan."


def test_the_log_says_the_result_too() -> None:
    state = play(placed(3, tower=["s01"]), "bag:s09")
    assert told(state, toppled("s09"))[-1] == "Fewest points in this round: Ben and Cleo, with 0 point(s)."


def test_ss12_who_begins_is_said() -> None:
    assert english(words.opening_words(Opening(1, False, "random"), NAMES)) == "Ben begins, by lot."
    assert english(words.opening_words(Opening(2, False, "neighbour"), NAMES)) == (
        "Cleo begins, to the left of whoever ended the last round."
    )


def test_every_round_over_can_be_read_back() -> None:
    outcome = Outcome((1,), 0, (6, 2), by=0, reason="toppled")
    event = Event("round_over", None, outcome.as_dict())
    assert english(words.describe(event, NAMES)) == "Fewest points in this round: Ben, with 2 point(s)."


def test_the_guide_has_a_cue_for_each_step_but_the_last() -> None:
    assert len(words.guide_steps()) == len(words.GUIDE_CUES) + 1


@pytest.mark.parametrize("option", list(stickstack().config.options))
def test_every_offered_value_has_a_name(option: str) -> None:
    _, _, values = words.option_words(option)
    names = [values[value].english() for value in stickstack().config.options[option].values]
    assert all(names)
    if option != "threshold":
        assert len(set(names)) == len(names)
